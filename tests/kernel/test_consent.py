"""What becomes of a request, entry by entry, and what of a journal stands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

import pytest

from hexameron.kernel.consent import Request, after, asked_in_vain, seats_in
from hexameron.kernel.journal import Entry, EntryKind, live, standing_last, undo_key, undone

Line = tuple[str, int] | tuple[str, int, str] | tuple[str, int, str, str]
"""A kind, a seat, a key and a prompt."""


def journal(*lines: Line) -> list[Entry]:
    found = []
    for n, line in enumerate(lines, 1):
        kind, seat, key, prompt = (*line, "", "")[:4]
        found.append(Entry(n, cast("EntryKind", kind), cast("int", seat), prompt, key))
    return found


def open_after(entries: Iterable[Entry]) -> Request | None:
    request = None
    for entry in entries:
        request = after(request, entry)
    return request


ASK: Line = ("ask", 0, "1,2", "undo")
END: Line = ("ask", 0, "1,2", "end")
UNDO_ASKED = Request(1, 0, "undo", (1, 2))
END_ASKED = Request(1, 0, "end", (1, 2))


@pytest.mark.parametrize(
    ("lines", "request_"),
    [
        ([], None),
        ([("choice", 0)], None),
        ([("agree", 1, "1")], None),
        ([ASK], UNDO_ASKED),
        ([("ask", 2, "0", "bot:1:hard")], Request(1, 2, "bot", (0,), about="1:hard")),
        ([("ask", 0, "", "end")], Request(1, 0, "end", ())),
        ([ASK, ("agree", 1, "1")], Request(1, 0, "undo", (1, 2), (1,))),
        ([ASK, ("agree", 2, "1"), ("agree", 1, "1")], Request(1, 0, "undo", (1, 2), (2, 1))),
        ([ASK, ("agree", 1, "1"), ("agree", 1, "1")], Request(1, 0, "undo", (1, 2), (1,))),
        ([ASK, ("agree", 1, "2")], UNDO_ASKED),
        ([ASK, ("agree", 3, "1")], UNDO_ASKED),
        ([ASK, ("agree", 0, "1")], UNDO_ASKED),
        ([ASK, ("decline", 1, "1")], None),
        ([ASK, ("decline", 1, "2")], UNDO_ASKED),
        ([ASK, ("lesson", 0, "next:x")], UNDO_ASKED),
        ([ASK, ("choice", 3)], None),
        ([ASK, ("undo", 3, "1")], None),
        ([ASK, ("bot", 1, "easy")], None),
        ([ASK, ("sit", 1)], None),
        ([ASK, ("resign", 1, "left")], None),
        ([ASK, END], Request(2, 0, "end", (1, 2))),
        ([END, ("choice", 1)], END_ASKED),
        ([END, ("choice", 3)], END_ASKED),
        ([END, ("undo", 1, "1")], END_ASKED),
        ([END, ("choice", 0)], None),
        ([END, ("undo", 0, "1")], None),
        ([END, ("agree", 1, "1"), ("choice", 2)], Request(1, 0, "end", (1, 2), (1,))),
        ([END, ("agree", 1, "1"), ("choice", 1)], None),
        ([END, ("sit", 3)], None),
        ([END, ("resign", 3, "left")], None),
    ],
)
def test_what_is_asked_after_each_entry(lines: list[Line], request_: Request | None) -> None:
    assert open_after(journal(*lines)) == request_


@pytest.mark.parametrize(
    ("of", "agreed", "missing"),
    [((), (), ()), ((1,), (), (1,)), ((1, 2), (2,), (1,)), ((1, 2), (2, 1), ()), ((2, 1), (3,), (2, 1))],
)
def test_a_request_is_granted_when_nobody_is_missing(
    of: tuple[int, ...], agreed: tuple[int, ...], missing: tuple[int, ...]
) -> None:
    request = Request(1, 0, "end", of, agreed)
    assert (request.missing, request.granted) == (missing, not missing)


def test_nobody_can_ask_for_anything_else() -> None:
    with pytest.raises(ValueError, match=r"^nobody can ask for the moon$"):
        open_after(journal(("ask", 0, "1", "the moon")))


@pytest.mark.parametrize(("key", "seats"), [("", ()), ("3", (3,)), ("0,2,1", (0, 2, 1))])
def test_seats_are_written_with_commas(key: str, seats: tuple[int, ...]) -> None:
    assert seats_in(key) == seats


@pytest.mark.parametrize(
    ("lines", "often"),
    [
        ([], 0),
        ([ASK], 1),
        ([ASK, ("decline", 1, "1"), END], 2),
        ([ASK, ("ask", 1, "0", "end"), ASK], 2),
        ([ASK, ("choice", 1), ASK], 1),
        ([ASK, ("undo", 1, "1"), ASK, ASK], 2),
        ([ASK, ASK, ("choice", 0)], 0),
        ([("ask", 1, "0", "end")], 0),
    ],
)
def test_who_asks_is_counted_since_anybody_chose(lines: list[Line], often: int) -> None:
    assert asked_in_vain(journal(*lines), 0) == often


@pytest.mark.parametrize(
    ("lines", "gone", "standing"),
    [
        ([], [], []),
        ([("choice", 0), ("choice", 1)], [], [1, 2]),
        ([("choice", 0), ("bot", 1, "easy"), ("choice", 1)], [], [1, 3]),
        ([("choice", 0), ("choice", 1), ("undo", 1, "2")], [2], [1]),
        ([("choice", 0), ("choice", 1), ("undo", 0, "1,2"), ("choice", 0)], [1, 2], [4]),
        ([("choice", 0), ("undo", 0, "1"), ("choice", 0), ("undo", 0, "3")], [1, 3], []),
    ],
)
def test_what_was_taken_back_does_not_stand(lines: list[Line], gone: list[int], standing: list[int]) -> None:
    entries = journal(*lines)
    assert sorted(undone(entries)) == gone
    assert [entry.n for entry in live(entries)] == standing
    assert [entry.n for entry in standing_last(entries)] == standing[::-1]
    assert undo_key(live(entries)) == ",".join(map(str, standing))
