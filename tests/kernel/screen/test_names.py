"""Names: every kind of id reaches whoever names it, and a face is named only to who knows it."""

from __future__ import annotations

import pytest

from hexameron.kernel.asking import State
from hexameron.kernel.screen.names import Names
from hexameron.kernel.text import Text, text

NAMES: Names[State] = Names(
    seat=lambda view, seat: text("seat", n=seat),
    cell=lambda view, cell: text("cell", cell=cell),
    die=lambda face: text("die", n=face),
    face=lambda view, face: text("face", n=face),
    hidden=lambda zone: text("hidden", zone=zone),
    kinds={"u": lambda view, id_: text("unit", id=id_)},
)


def a_view() -> State:
    view = State()
    view.things.make([7], "hand.0")
    view.things.make([-1], "deck")
    return view


@pytest.mark.parametrize(
    ("id_", "name"),
    [
        ("p1", text("seat", n=1)),
        ("p-1", text("seat", n=-1)),
        ("h3.-2", text("cell", cell="h3.-2")),
        ("d4", text("die", n=4)),
        ("u12", text("unit", id="u12")),
        ("t0", text("face", n=7)),
        ("t1", text("hidden", zone="deck")),
        ("market", Text("market")),
        ("hero.2", Text("hero.2")),
        ("unit.1", Text("unit.1")),
        ("pass", Text("pass")),
        ("x3", Text("x3")),
    ],
)
def test_what_an_id_stands_for(id_: str, name: Text) -> None:
    assert NAMES.of(a_view(), id_) == name


def test_faces_as_they_were_known_go_before_those_of_the_view() -> None:
    view = a_view()
    assert NAMES.of(view, "t1", {"t1": 5}) == text("face", n=5)
    assert NAMES.of(view, "t0", {}) == text("hidden", zone="hand.0")


def test_a_game_may_name_all_else_and_take_any_letter() -> None:
    names = Names(
        NAMES.seat,
        NAMES.cell,
        NAMES.die,
        NAMES.face,
        NAMES.hidden,
        {"d": lambda view, id_: Text("door")},
        other=lambda view, id_: Text("something"),
    )
    assert [names.of(a_view(), id_).id for id_ in ("d1", "market", "u2")] == [
        "door",
        "something",
        "something",
    ]
