"""Mines Liberation."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.rules import (
    adventures,
    between,
    combat,
    end_of_turn,
    exploring,
    movement,
    scenario,
    scoring,
    sites,
    turn,
)
from hexameron.games.mageknight.state import Place
from hexameron.kernel.results import Result
from tests.games.mageknight.positions import FACES, TestQuest, conquer, put, quest
from tests.games.mageknight.quests import site
from tests.games.mageknight.rules.questing import beaten, last_turns
from tests.rules import rule


def mine(**given: Any) -> TestQuest:
    """The first hero on an occupied Mine of the countryside."""
    defaults: dict[str, Any] = {
        "seats": 2,
        "scenario": "mines_liberation",
        "tiles": {"h-3.1": "2"},
        "places": ["h0.1"],
    }
    q = quest(**defaults | given)
    q.player(0).at = site(q, "mine_green")
    for name, up in (("prowlers", True), ("minotaur", False)):
        put(q, name, f"on.{q.player(0).at}", face_up=up)
    return q


@rule("MKS-MINE-08", "MKS-MINE-09")
@pytest.mark.parametrize(
    ("tile", "kind", "colour"), [("3", "mine_white", "green"), ("core_3", "mine_white", "red")]
)
def test_a_revealed_mine_is_held_by_two_enemies(tile: str, kind: str, colour: str) -> None:
    q = quest(seats=2, scenario="mines_liberation", stack=tile, tiles={"h-3.1": "1", "h-2.3": "2"})
    q.play(exploring.lay(q, "h-5.4"))
    tokens = q.things.in_zone(f"on.{site(q, kind)}")
    assert [catalogue.enemy(q.things.face[token]).colour for token in tokens] == [colour, "brown"]
    assert [bool(q.things.seen[token]) for token in tokens] == [True, False]


@rule("MKS-MINE-08")
def test_elsewhere_mines_are_free() -> None:
    q = quest(seats=2, stack="3", tiles={"h-3.1": "1", "h-2.3": "2"})
    q.play(exploring.lay(q, "h-5.4"))
    assert not q.things.count(f"on.{site(q, 'mine_white')}")


@rule("MKS-MINE-10")
def test_enemies_in_a_mine_do_not_rampage() -> None:
    q = mine(move=9)
    cell = q.player(0).at
    q.player(0).at = next(c for c in q.board.neighbours[cell] if q.board.terrain[c] == "plains")
    assert cell in [go.cell for go in movement.options(q, 0)]
    assert cell not in combat.challenges(q, 0, q.player(0).at)
    assert cell not in movement.provoked(q, 0, q.player(0).at, q.board.neighbours[cell][0])


@rule("MKS-MINE-11", "MKS-MINE-12", "MKS-MINE-13", "MKS-MINE-29")
def test_a_mine_is_entered_by_an_action_and_both_are_fought_as_at_night() -> None:
    q = mine()
    assert "enter" in [option.key() for option in turn.actions(q, 0)]
    q.play(adventures.enter(q, 0))
    here = q.combat(0)
    assert [q.name(one.token) for one in here.foes] == ["prowlers", "minotaur"]
    assert all(q.things.known(one.token, 1) for one in here.foes)
    assert (here.night, here.units, here.fortified) == (True, True, False)
    assert q.is_night(0)


@rule("MKS-MINE-14")
def test_undefeated_enemies_stay_in_the_mine() -> None:
    q = mine()
    q.play(adventures.enter(q, 0))
    beaten(q, 0)
    assert q.names(f"on.{q.player(0).at}") == ["minotaur"]
    assert not sites.done(q, q.player(0).at)
    assert sites.can_enter(q, 0)


@rule("MKS-MINE-15", "MKS-MINE-16", "MKS-MINE-27")
@pytest.mark.parametrize(
    ("tile", "kind", "reputation"), [("2", "mine_green", 1), ("core_2", "mine_green", 2)]
)
def test_who_defeats_the_last_enemy_liberates_the_mine(tile: str, kind: str, reputation: int) -> None:
    q = mine(tiles={"h-3.1": tile})
    cell = site(q, kind)
    q.things.move(q.find("prowlers", f"on.{cell}"), "gone")
    q.play(adventures.enter(q, 0))
    beaten(q, 0)
    assert q.state.places[cell].shields == [0]
    assert q.player(0).reputation == reputation
    assert q.player(0).fame == 4
    assert not sites.can_enter(q, 0)
    assert q.turn(0).rewards == []


@rule("MKS-MINE-27")
def test_enemies_of_a_mine_give_no_reputation_of_their_own() -> None:
    q = mine()
    q.play(adventures.enter(q, 0))
    beaten(q, 0)
    assert (q.player(0).reputation, q.player(0).fame) == (0, 2)


@rule("MKS-MINE-17", "MKS-MINE-18")
@pytest.mark.parametrize(("free", "crystals"), [(False, 0), (True, 1)])
def test_only_a_liberated_mine_produces(free: bool, crystals: int) -> None:
    q = mine(step="end.space")
    if free:
        conquer(q, q.player(0).at, seat=1)
    q.play(end_of_turn._space(q, 0))
    assert q.player(0).crystals == [0, 0, crystals, 0]


@rule("MKS-MINE-19")
def test_liberated_mines_give_crystals_each_day_and_night() -> None:
    q = mine(source="rb", dice="rb", crystals="www", step="")
    conquer(q, site(q, "mine_green"))
    q.state.places["h9.9"] = Place(shields=[1], conquered=True)
    q.state.step = "prepare"
    q.go_on(until="tactic.choose")
    assert q.player(0).crystals == [0, 0, 1, 3]
    assert q.player(1).crystals == [0, 0, 0, 0]


@rule("MKS-MINE-19")
def test_no_more_than_three_crystals_of_a_colour() -> None:
    q = mine(crystals="ggg")
    conquer(q, site(q, "mine_green"))
    q.play(between.morning(q))
    assert q.player(0).crystals == [0, 0, 3, 0]
    assert q.turn(0).tokens == [0] * 6


@rule("MKS-MINE-20")
def test_without_brown_tokens_hidden_ones_are_drawn_when_they_are_met() -> None:
    q = mine(stack="3", tiles={"h-3.1": "1", "h-2.3": "2"})
    for token in list(q.things.in_zone("enemy.brown")):
        q.things.move(token, "on.h0.0")
        q.things.show_all(token)
    first = q.player(0).at
    q.play(exploring.lay(q, "h-5.4"))
    assert q.things.count(f"on.{first}") == 1
    assert q.names("enemy.brown") == ["minotaur"]
    second = site(q, "mine_white")
    facts = {"stand-ins": 1, f"stand-in {first}": 1, f"stand-in {second}": 1}
    assert q.state.facts == facts, "one that was hidden, and one that was never drawn"
    q.play(adventures.enter(q, 0))
    assert [q.name(one.token) for one in q.combat(0).foes] == ["prowlers", "minotaur"]
    assert f"stand-in {first}" not in q.state.facts


@rule("MKS-MINE-21", "MKS-MINE-23")
@pytest.mark.parametrize(
    ("free", "tiles", "ends"), [(True, "", True), (False, "", False), (True, "1", False)]
)
def test_with_all_tiles_revealed_and_all_mines_free_the_end_comes(free: bool, tiles: str, ends: bool) -> None:
    q = mine(stack=tiles)
    if free:
        conquer(q, q.player(0).at)
    assert scenario.all_mines(q) is ends
    assert last_turns(q) is ends


@rule("MKS-MINE-22", "MKS-DUNG-20")
@pytest.mark.parametrize("name", ["mines_liberation", "dungeon_lords"])
def test_the_end_of_the_round_ends_the_game_if_the_goal_is_met(name: str) -> None:
    q = quest(seats=2, scenario=name, round_=1, step="")
    q.state.step = "end"
    assert q.go_on().over is not None


@rule("MKS-MINE-24", "MKS-MINE-25", "MKS-MINE-26", "MKS-MINE-28")
def test_points_for_mines() -> None:
    q = quest(
        seats=2, scenario="mines_liberation", tiles={"h-3.1": "2", "h-2.3": "core_3"}, round_=4, step=""
    )
    conquer(q, site(q, "mine_green"))
    conquer(q, site(q, "mine_white"), seat=1)
    assert scoring.scores(q) == [4, 7 + 5]
    q.things.make([FACES["deed"]["fireball"]] * 2, "deck.0")
    assert scoring.scores(q) == [4 + 4 + 3, 12]
    q.player(0).fame = 2
    q.state.step = "end"
    assert q.go_on().over == Result((0,), (13, 12), "fame")


@rule("MKS-MINE-26")
def test_tied_liberators_share() -> None:
    q = quest(seats=2, scenario="mines_liberation", tiles={"h-3.1": "2", "h-2.3": "3"})
    conquer(q, site(q, "mine_green"))
    conquer(q, site(q, "mine_white"), seat=1)
    assert scoring.scores(q) == [4 + 2, 4 + 2]
