"""Megapolis."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.cities import garrison
from hexameron.games.mageknight.content.scenarios import SCENARIO
from hexameron.games.mageknight.content.variants import check, offered
from hexameron.games.mageknight.options import Go
from hexameron.games.mageknight.rules import (
    alliance,
    combat,
    end_of_turn,
    exploring,
    interaction,
    movement,
    outcome,
    scoring,
    sites,
    turn,
)
from hexameron.games.mageknight.state import City
from hexameron.kernel.chance import Dice
from hexameron.kernel.game import Setup, SetupError, Value
from tests.games.mageknight.positions import TestQuest, fight, put, quest
from tests.rules import rule


def mega(level: int = 9, **given: Any) -> TestQuest:
    """A Megapolis whose left half is the White City."""
    defaults: dict[str, Any] = {
        "variants": {"megapolis": level},
        "stack": "core_7",
        "tiles": {"h-3.1": "1", "h-2.3": "2"},
    }
    q = quest(**defaults | given)
    q.state.cities["red"] = City(cell="", level=5)
    q.play(exploring.lay(q, "h-5.4"))
    return q


@rule("MKS-MEGA-01", "MKS-MEGA-04")
def test_the_last_city_revealed_is_the_megapolis() -> None:
    q = quest(variants={"megapolis": 9}, stack="core_7", tiles={"h-3.1": "1", "h-2.3": "2"})
    q.play(exploring.lay(q, "h-5.4"))
    assert q.state.cities["white"].twin == ""
    assert mega().state.cities["white"].twin in {"blue", "green"}


@rule("MKS-MEGA-02")
@pytest.mark.parametrize(("seats", "fine"), [(2, True), (3, True), (4, False)])
def test_a_megapolis_needs_at_most_three_cities(seats: int, fine: bool) -> None:
    setup = Setup(scenario="full_conquest", seats=seats, variants={"megapolis": 9})
    if fine:
        check(setup)
    else:
        with pytest.raises(SetupError, match="at most three"):
            check(setup)


@rule("MKS-MEGA-03")
def test_levels_of_a_megapolis() -> None:
    levels_ = next(
        variant.values for variant in offered(SCENARIO["solo_conquest"]) if variant.name == "megapolis"
    )
    assert levels_ == (0, *range(2, 23))


@rule("MKS-MEGA-05", "MKS-MEGA-06", "MKS-MEGA-07")
def test_the_second_city_lies_to_the_right_and_covers_what_is_there() -> None:
    q = mega(stack="core_5")
    city = q.state.cities["green"]
    assert (city.cell, city.second) == ("h-5.4", "h-5.5")
    assert city.twin in {"blue", "white"}
    assert (q.site("h-5.5"), q.board.terrain["h-5.5"]) == ("city", "city")
    assert not q.things.count("on.h-5.5")
    assert len(q.state.cities) == 2


@rule("MKS-MEGA-08", "MKS-MEGA-09")
@pytest.mark.parametrize("level", [2, 9, 22])
def test_each_half_has_half_the_level_and_all_defend_together(level: int) -> None:
    q = mega(level)
    twin = q.state.cities["white"].twin
    wanted = [*garrison("white", (level + 1) // 2), *garrison(twin, level // 2)]
    tokens = q.things.in_zone("city.white")
    assert [catalogue.enemy(q.things.face[token]).colour for token in tokens] == wanted


def beside(q: TestQuest, part: str, other: str) -> str:
    """An accessible space next to one part only."""
    return next(
        cell
        for cell in q.board.neighbours[part]
        if cell not in q.board.neighbours[other] and cell != other and movement.accessible(q, cell)
    )


@rule("MKS-MEGA-10", "MKS-MEGA-11", "MKS-MEGA-12")
@pytest.mark.parametrize("part", ["h-5.4", "h-5.5"])
def test_a_megapolis_is_seen_and_stormed_from_beside_either_part(part: str) -> None:
    q = mega(tiles={"h-3.1": "1", "h-2.3": "2", "h-4.6": "3"})
    q.player(0).at = beside(q, part, "h-5.5" if part == "h-5.4" else "h-5.4")
    q.turn(0).move = 2
    sites.look_around(q, 0)
    tokens = q.things.in_zone("city.white")
    assert all(q.things.known(token, 0) for token in tokens)
    assert part in [go.cell for go in movement.options(q, 0)]
    q.play(movement.go(q, 0, Go(part)))
    here = q.combat(0)
    assert len([one for one in here.foes if one.role == "garrison"]) == len(tokens)
    assert here.fortified


@rule("MKS-MEGA-12")
def test_its_defenders_have_the_bonuses_of_both_cities() -> None:
    q = quest()
    q.state.cities["white"] = City(cell="h0.0", level=9, twin="red", second="h0.1")
    fight(q, "guardsmen", city="white", fortified=True)
    one = q.combat(0).foes[0]
    assert one.armour == 1
    assert "brutal" in one.gains


@rule("MKS-MEGA-13", "MKS-MEGA-14")
def test_everybody_beside_either_part_may_join_an_assault() -> None:
    q = mega(
        seats=2,
        scenario="full_cooperation",
        tiles={"h-3.1": "1", "h-2.3": "2", "h-4.6": "3"},
        hands=["march", "march"],
        variants={"megapolis": 9},
    )
    q.state.cities = {"red": City(cell="", level=5), "blue": City(cell="", level=5)}
    q.redraw()
    for token in list(q.things.in_zone("city.white")):
        q.things.move(token, "gone")
    q.state.cities["white"] = City(cell="h-5.4", second="h-5.5", level=9, twin="green")
    q.redraw()
    for name in ("guardsmen", "swordsmen", "crossbowmen"):
        put(q, name, "city.white")
    q.player(0).at = beside(q, "h-5.4", "h-5.5")
    q.player(1).at = beside(q, "h-5.5", "h-5.4")
    assert [invite.city for invite in alliance.proposals(q, 0)] == ["white"]
    assert alliance.available(q, 0, "white") == [1]
    q.player(0).at = next(
        cell
        for cell in q.board.neighbours["h-5.4"]
        if cell in q.board.neighbours["h-5.5"] and cell != "h-5.5"
    )
    q.turn(0).move = 2
    q.turn(0).step = "move"
    played = q.play(turn.take(q, 0), ["invite:white", "share:1", "yes"], until="pact.march")
    assert {"go:h-5.4", "go:h-5.5"} <= set(played.asked[-1].keys), "he enters the half he likes"


def taken(**given: Any) -> TestQuest:
    q = mega(tiles={"h-3.1": "1", "h-2.3": "2", "h-4.6": "3"}, **given)
    q.state.cities["white"].shields = [0]
    outcome.conquer_city(q, "white")
    for token in list(q.things.in_zone("city.white")):
        q.things.move(token, "gone")
    return q


@rule("MKS-MEGA-15", "MKS-MEGA-16", "MKS-MEGA-21", "MKS-MEGA-22")
def test_a_conquered_megapolis_is_one_city() -> None:
    q = taken()
    city = q.state.cities["white"]
    assert (city.conquered, city.leader) == (True, 0)
    assert not sites.unconquered(q, "h-5.4")
    assert not sites.unconquered(q, "h-5.5")
    assert scoring.cities(q, 0) == 7
    for at in (beside(q, "h-5.4", "h-5.5"), beside(q, "h-5.5", "h-5.4")):
        q.player(0).at = at
        assert end_of_turn.hand_bonus(q, 0) == 2


@rule("MKS-MEGA-17", "MKS-MEGA-18", "MKS-MEGA-19")
def test_moving_in_a_megapolis() -> None:
    q = taken(move=9)
    q.player(0).at = "h-5.4"
    assert movement.cost(q, 0, "h-5.5") == 2
    cells = [go.cell for go in movement.options(q, 0)]
    assert "h-5.5" in cells
    assert set(cells) <= set(q.board.neighbours["h-5.4"])
    far = next(
        c for c in q.board.neighbours["h-5.5"] if c not in q.board.neighbours["h-5.4"] and c != "h-5.4"
    )
    assert far not in combat.challenges(q, 0, "h-5.4")


@rule("MKS-MEGA-20")
@pytest.mark.parametrize("part", ["h-5.4", "h-5.5"])
def test_both_offers_are_open_in_either_part(part: str) -> None:
    q = taken(influence=99, offer="peasants")
    q.state.cities["white"].twin = "red"
    q.player(0).at = part
    keys = [option.key() for option in interaction.purchases(q, 0)]
    assert q.written("recruit:{peasants}") in keys
    assert "buy_artifact" in keys


@rule("MKS-MEGA-23", "MKS-FULL-19")
def test_two_megapolises_take_all_four_cities() -> None:
    for seed in range(6):
        variants: dict[str, Value] = {
            "teams": "across",
            "team_cities": "two_megapolises",
            "megapolis": 8,
            "megapolis_2": 12,
        }
        q = quest(
            seats=4,
            variants=variants,
            stack="core_7 core_5",
            tiles={"h-3.1": "1", "h-2.3": "2", "h-4.6": "3"},
        )
        q = TestQuest(q.state, Dice(b"mega %d" % seed))
        q.play(exploring.lay(q, "h-5.4"))
        q.play(exploring.lay(q, "h-7.7"))
        halves = [colour for one, city in q.state.cities.items() for colour in (one, city.twin)]
        assert sorted(halves) == ["blue", "green", "red", "white"]
        assert [city.level for city in q.state.cities.values()] == [8, 12]
