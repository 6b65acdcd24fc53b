"""Events become sentences: ids are named as the reader knows them, other words as they are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hexameron.kernel.events import Event
from hexameron.kernel.telling import Narrator
from hexameron.kernel.text import Text
from tests.kernel.toy import TOY

EVENT = Event(
    name="battle.hits",
    args={"unit": "u4", "cards": ("t1", "t2"), "dice": (3, 0), "n": 2, "why": "known", "word": "u-boat"},
    rules=("BL-HIT-05",),
    faces={"t1": 7, "t2": 9},
    seen={"t1": 0b01, "t2": 0b11},
    n=12,
)


def name_of(view: Any, id_: str, faces: Mapping[str, int]) -> Text:
    return Text(f"{id_}.{faces.get(id_, 'hidden')}")


def test_a_line_names_what_its_reader_may_know() -> None:
    game = replace(TOY, name_of=name_of)
    mine, theirs = (Narrator(game, None, seat, {"known"}).lines([EVENT])[0] for seat in (0, 1))
    assert mine.text.args["cards"] == [Text("t1.7"), Text("t2.9")]
    assert theirs.text.args["cards"] == [Text("t1.hidden"), Text("t2.9")]
    assert mine.text.args["dice"] == [Text("d3.hidden"), Text("d0.hidden")]
    assert mine.text.args["why"] == Text("known")
    assert mine.text.args["word"] == "u-boat"
    assert (mine.n, mine.event, mine.rules) == (12, "battle.hits", ("BL-HIT-05",))
    assert mine.at == ("u4", "t1", "t2")


def test_lists_are_joined_for_who_cannot() -> None:
    line = Narrator(replace(TOY, name_of=name_of), None, 0, ()).lines([EVENT])[0]
    text = line.text.text(lambda word: word.id.upper())
    assert text.args["cards"] == "T1.7, T2.9"
    assert text.args["unit"] == Text("u4.hidden")
    assert text.args["n"] == 2
