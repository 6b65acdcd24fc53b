"""What cannot be in a written position is named; what rules lead to is always sound."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from hexameron.games.runewars import bench
from hexameron.games.runewars.faults import faults
from hexameron.games.runewars.state import Battle, Figure, Hero, March, Quest, Side, Squad, State
from hexameron.kernel.geometry import Placed

AREAS = {"HA": "3footman fort", "1B": "2knight", "YB": "4berserker fort spawn", "7A": "2beastman"}


def laid() -> tuple[State, Any]:
    heroes: dict[str, bench.HeroParts] = {"h1": {"at": "1B", "rewards": "r3"}}
    return bench.lay(areas=AREAS, order="conquer", heroes=heroes, runes={"HA": "dragon"})


def _change(name: str, value: object) -> Callable[[State], None]:
    return lambda state: setattr(state, name, value)


def _player(name: str, value: object) -> Callable[[State], None]:
    return lambda state: setattr(state.players[0], name, value)


def _place(name: str, value: object, code: str = "1B") -> Callable[[State], None]:
    return lambda state: setattr(state.places[code], name, value)


def _order(name: str, value: object) -> Callable[[State], None]:
    return lambda state: setattr(state.order, name, value)


def _stolen(state: State) -> None:
    state.places["1B"].fort = 1
    state.players[1].forts -= 1


def _battle(*figures: str, other: int = 1) -> Callable[[State], None]:
    sides = [Side(seat=0, figures=[Figure(id=id_, kind="knight") for id_ in figures]), Side(seat=other)]
    return _change("battle", Battle(place="7A", sides=sides, next_figure=3))


WRONG: list[tuple[Callable[[State], None], str]] = [
    (_change("variants", {"longer": True}), "variants"),
    (_change("rulings", {"spawn_deals_three": True}), "rulings"),
    (_change("step", "lunch"), "step"),
    (_change("year", 7), "year"),
    (_change("season", 4), "season"),
    (_change("card", ""), "card"),
    (_change("card", "season.xx"), "card"),
    (_change("quest", Quest()), "quest"),
    (_change("left", [1]), "left"),
    (_change("titles", {}), "titles"),
    (_change("placed", []), "placed"),
    (lambda state: state.placed.append(Placed("7", "h9.9", 0)), "placed[6].tile"),
    (lambda state: state.placed.append(Placed("9", "h9.9", 0)), "placed[6].at"),
    (lambda state: state.placed.append(Placed("9", "h0.0", 0)), "placed[6].at"),
    (lambda state: state.places.__delitem__("7A"), "places"),
    (lambda state: state.heroes.update({"hero.h2": Hero(seat=0, at="HA")}), "heroes.hero.h2.seat"),
    (lambda state: state.heroes.clear(), "heroes"),
    (_player("faction", "orcs"), "players[0].faction"),
    (_player("faction", "uthuk"), "players[1].faction"),
    (_player("dials", [9, 0, 0]), "players[0].dials[0]"),
    (_player("used", [3, 3]), "players[0].used[1]"),
    (_player("forts", 4), "players[0].forts"),
    (_player("works", {}), "players[0].works"),
    (_player("chosen", 0), "players[0].chosen"),
    (lambda state: state.players[1].works.update(spawn=1), "players[1].works.spawn"),
    (_place("seat", -1), "places.1B.seat"),
    (_place("units", {"berserker": Squad(up=1)}), "places.1B.units.berserker"),
    (_place("units", {"knight": Squad()}), "places.1B.units.knight"),
    (_place("units", {"knight": Squad(up=9)}), "places.1B.units.knight"),
    (_place("wild", {"knight": Squad(up=1)}), "places.1B.wild.knight"),
    (_place("works", "walls"), "places.1B.works"),
    (_stolen, "places.1B.fort"),
    (_place("active", [0, 0]), "places.1B.active[1]"),
    (_place("graves", [1]), "places.1B.graves[0]"),
    (_order("number", 9), "order.number"),
    (_order("stage", "arrive"), "order.march"),
    (_order("march", March(target="7A", units={"knight": 1})), "order.march"),
    (_order("permits", ["walls"]), "order.permits[0]"),
    (_order("once", ["anything"]), "order.once[0]"),
    (_battle("f0", "f0"), "battle.sides[0].figures[1].id"),
    (_battle("f7"), "battle.sides[0].figures[0].id"),
    (_battle("x"), "battle.sides[0].figures[0].id"),
    (_battle("f0", other=0), "battle.sides[1].seat"),
    (lambda state: state.things.face.__setitem__(0, 9999), "things.face[0]"),
    (lambda state: state.things.move(state.things.in_zone("fate.deck")[0], "tactics.0"), "things.face"),
    (
        lambda state: state.things.move(state.things.in_zone("rune.false")[0], "rune.HA"),
        "things.order.rune.HA",
    ),
]


@pytest.mark.parametrize(("change", "where"), WRONG, ids=[where for _, where in WRONG])
def test_a_position_that_cannot_be_is_named_by_its_field(change: Callable[[State], None], where: str) -> None:
    state, setup = laid()
    assert list(faults(state, setup)) == []
    change(state)
    assert where in [field for field, _ in faults(state, setup)] or any(
        field.startswith(where) for field, _ in faults(state, setup)
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_board_of_the_bench_has_a_realm_for_everybody(seats: int) -> None:
    state, setup = bench.lay(seats=seats)
    assert list(faults(state, setup)) == []
