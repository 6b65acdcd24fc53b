"""Events become sentences: ids are named as the reader knows them, other words as they are."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from hexameron.kernel.asking import State
from hexameron.kernel.events import Event
from hexameron.kernel.telling import Narrator
from hexameron.kernel.text import Text
from hexameron.kernel.things import Things
from tests.kernel.toy import TOY

EVENT = Event(
    name="battle.hits",
    args={
        "unit": "u4",
        "cards": ("t1", "t2"),
        "dice": (3, 0),
        "n": 2,
        "why": "known",
        "word": "u-boat",
        "losses": (1, 4),
    },
    rules=("BL-HIT-05",),
    faces={"t1": 7, "t2": 9},
    seen={"t1": 0b01, "t2": 0b11},
    n=12,
    pools={"t1": 1, "t2": 1},
)


def view(seen: int = 0, pool: int = 1) -> State:
    """Two cards that these seats see, in a pool; where it is another one they were mixed."""
    return State(things=Things(face=[0, 7, 9], kind=[0] * 3, pool=[0, pool, pool], seen=[0, seen, seen]))


def name_of(view: Any, id_: str, faces: Mapping[str, int]) -> Text:
    return Text(f"{id_}.{faces.get(id_, 'hidden')}")


def test_a_line_names_what_its_reader_may_know() -> None:
    game = replace(TOY, name_of=name_of)
    mine, theirs = (Narrator(game, view(), seat, {"known"}).lines([EVENT])[0] for seat in (0, 1))
    assert mine.text.args["cards"] == [Text("t1.7"), Text("t2.9")]
    assert theirs.text.args["cards"] == [Text("t1.hidden"), Text("t2.9")]
    assert mine.text.args["dice"] == [Text("d3.hidden"), Text("d0.hidden")]
    assert mine.text.args["losses"] == [1, 4], "only dice have faces"
    assert mine.text.args["why"] == Text("known")
    assert mine.text.args["word"] == "u-boat"
    assert (mine.n, mine.event, mine.rules) == (12, "battle.hits", ("BL-HIT-05",))
    assert mine.at == ("u4", "t1", "t2")


def test_what_the_reader_sees_by_now_is_named() -> None:
    """A line read later names what lies open then, as long as it is surely the same thing."""
    game = replace(TOY, name_of=name_of)

    def read(seen: int, pool: int) -> object:
        return Narrator(game, view(seen, pool), 1, ()).lines([EVENT])[0].text.args["cards"]

    hidden, named = [Text("t1.hidden"), Text("t2.9")], [Text("t1.7"), Text("t2.9")]
    assert read(0b01, 1) == hidden
    assert read(0b10, 1) == named
    assert read(0b10, 2) == hidden


def test_what_a_choice_laid_open_stays_named_when_it_is_mixed_away() -> None:
    """Told first and shown then is as good as shown first; what is shown after a mixing is another thing."""
    game = replace(TOY, name_of=name_of)
    event = Event("plays", {"card": "t1"}, faces={"t1": 7}, seen={"t1": 0b01}, pools={"t1": 1})
    event.settle(view(0b10).things)
    assert event.seen == {"t1": 0b11}
    assert Narrator(game, view(0, 2), 1, ()).lines([event])[0].text.args["card"] == Text("t1.7")
    event = Event("returns", {"card": "t1"}, faces={"t1": 7}, seen={"t1": 0b01}, pools={"t1": 1})
    event.settle(view(0b10, 2).things)
    assert event.seen == {"t1": 0b01}


def test_what_a_choice_made_of_a_thing_is_what_it_told() -> None:
    """At a real table a card is told before it is known which one it was."""
    event = Event("draws", {"card": "t1"}, faces={"t1": 3}, seen={"t1": 0}, pools={"t1": 1})
    event.settle(view(0b10).things)
    assert (event.faces, event.seen) == ({"t1": 7}, {"t1": 0b10})
    assert event.for_seat(0).faces == {}
    assert event.for_seat(1).faces == {"t1": 7}
    assert event.opened().for_seat(None).faces == {"t1": 7}
    assert event.for_seat(None).faces == {}


def test_a_line_has_the_tags_of_its_game_or_else_those_of_every_game() -> None:
    game = replace(TOY, name_of=name_of, tags={"battle.hits": ("hits", "fight")})
    events = [EVENT, Event("log.declines", {}), Event("log.agrees", {})]
    lines = Narrator(game, view(), 0, ()).lines(events)
    assert [line.tags for line in lines] == [("hits", "fight"), ("declines",), ()]


def test_lists_are_joined_for_who_cannot() -> None:
    line = Narrator(replace(TOY, name_of=name_of), view(), 0, ()).lines([EVENT])[0]
    text = line.text.text(lambda word: word.id.upper())
    assert text.args["cards"] == "T1.7, T2.9"
    assert text.args["unit"] == Text("u4.hidden")
    assert text.args["n"] == 2


def test_a_line_points_at_places_that_a_game_calls_by_names() -> None:
    event = Event(name="moves", args={"source": "7A", "at": "HB", "tile": "7B"}, rules=())
    (line,) = Narrator(replace(TOY, places=frozenset({"7A", "HB"})), view(), 0, set()).lines([event])
    assert line.at == ("7A", "HB")
    assert line.text.args == {"source": "7A", "at": "HB", "tile": "7B"}, "they are written as they are"
