"""First Reconnaissance: its rules, end and scoring."""

from __future__ import annotations

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.options import Explore
from hexameron.games.mageknight.rules import (
    duel,
    end_of_turn,
    exploring,
    levels,
    movement,
    offers,
    rounds,
    tactics,
)
from hexameron.games.mageknight.state import VIRTUAL, City, Virtual
from hexameron.kernel.results import Result
from tests.games.mageknight.positions import FACES, quest
from tests.games.mageknight.quests import begun, laid, tile_names
from tests.games.mageknight.rules.conquests import conquered, finale, offered_units, over
from tests.rules import rule


@rule("MKS-FREC-04")
@pytest.mark.parametrize(("seats", "last"), [(2, 8), (3, 9), (4, 11)])
def test_countryside_comes_by_number(seats: int, last: int) -> None:
    q = begun("first_reconnaissance", seats)
    assert laid(q)[1:] == ["1", "2"]
    assert tile_names(q, "tiles")[: last - 2] == [str(n) for n in range(3, last + 1)]
    assert all(name.startswith("core") for name in tile_names(q, "tiles")[last - 2 :])


@rule("MKS-FREC-07")
def test_the_city_of_the_first_reconnaissance_is_closed() -> None:
    q = quest(seats=2, scenario="first_reconnaissance", tiles={"h-3.1": "core_7"}, move=9)
    q.state.cities["white"] = City(cell="h-3.1", level=1)
    q.player(0).at = next(cell for cell in q.board.neighbours["h-3.1"] if q.board.terrain[cell] == "plains")
    assert "h-3.1" not in [go.cell for go in movement.options(q, 0)]
    q.state.scenario = "full_conquest"
    assert "h-3.1" in [go.cell for go in movement.options(q, 0)]


@rule("MKS-FREC-08")
@pytest.mark.parametrize(("name", "fame"), [("first_reconnaissance", 1), ("full_conquest", 0)])
@pytest.mark.parametrize("tile", ["3", "core_1"])
def test_each_revealed_tile_is_worth_fame(name: str, fame: int, tile: str) -> None:
    q = quest(seats=2, scenario=name, stack=tile, tiles={"h-3.1": "1", "h-2.3": "2"}, move=2)
    q.play(exploring.explore(q, 0, Explore("h-5.4")))
    assert q.player(0).fame == fame


@rule("MKS-FREC-08")
def test_tiles_of_the_set_up_give_no_fame() -> None:
    assert [player.fame for player in begun("first_reconnaissance", 2).state.players] == [0, 0]


@rule("MKS-FREC-09")
@pytest.mark.parametrize("agreed", [False, True])
def test_players_do_not_fight_in_it_unless_they_agreed(agreed: bool) -> None:
    q = quest(seats=2, scenario="first_reconnaissance", variants={"fighting": agreed})
    assert duel.allowed(q, 0, 1) is agreed


@rule("MKS-FREC-10")
def test_a_first_game_has_a_unit_for_villages() -> None:
    for seed in range(25):
        q = begun("first_reconnaissance", 2, {"first_game": True}, seed=seed)
        cards = offered_units(q)
        assert len(cards) == 4
        assert any("V" in catalogue.unit(q.things.face[card]).sites for card in cards)


@rule("MKS-FREC-11")
def test_there_are_no_elite_units_in_it() -> None:
    q = begun("first_reconnaissance", 3)
    q.state.core_seen = True
    offers.clear_units(q)
    q.play(offers.deal_units(q))
    assert not any(catalogue.unit(q.things.face[card]).elite for card in offered_units(q))


@rule("MKS-FREC-12")
def test_its_offers_are_laid_out_when_they_are_needed() -> None:
    q = begun("first_reconnaissance", 2)
    assert q.things.count("spell.offer") == q.things.count("advanced.offer") == 0
    q.play(offers.renew(q, "spell.offer"))
    assert q.things.count("spell.offer") == 0
    q.player(0).fame = 3
    q.play(
        levels.level_up(q, 0),
        until="level.action",
        answers=[f"take_skill:t{q.things.in_zone('skill.0')[-1]}"],
    )
    assert q.things.count("advanced.offer") == 3


@rule("MKS-FREC-12")
def test_a_reward_needs_the_offers() -> None:
    q = begun("first_reconnaissance", 2)
    q.turn(0).rewards = ["spell"]
    q.turn(0).step = "end.rewards"
    q.play(end_of_turn.end(q, 0), until="end.choose")
    assert q.things.count("spell.offer") == 3


@rule("MKS-FREC-13")
def test_when_the_city_is_revealed_everybody_has_a_last_turn() -> None:
    q = quest(seats=3, scenario="first_reconnaissance", places=["h0.1", "h1.0"], step="")
    q.state.cities["red"] = City(cell="", level=1)
    assert finale(q) == [1, 2, 0]


@rule("MKS-FREC-14", "MKS-FULL-09", "MKS-BLITZ-14")
@pytest.mark.parametrize("name", ["first_reconnaissance", "full_conquest", "blitz_conquest"])
def test_if_the_round_ends_meanwhile_the_game_is_over(name: str) -> None:
    q = quest(seats=2, scenario=name, step="", round_=1)
    conquered(q, 0, 1)
    q.state.announced = 1
    q.state.step = "end"
    assert q.go_on().over is not None


@rule("MKS-FREC-15", "MKS-FREC-16")
def test_most_fame_wins_and_a_tie_is_shared() -> None:
    q = quest(seats=3, scenario="first_reconnaissance", round_=3, step="", fame=7)
    q.things.make([FACES["deed"]["wound"]], "deck.1")
    q.player(1).fame = 8
    q.player(2).fame = 7
    assert over(q) == Result((0, 2), (7, 8 - 2 - 3, 7), "fame")


@rule("MKS-FREC-19")
def test_alone_it_has_a_virtual_player_and_the_tactics_of_solo() -> None:
    q = begun("first_reconnaissance", 1)
    assert q.state.virtual is not None
    assert q.things.count("skill.virtual") == 10
    assert not any(q.deed(card).interactive for card in q.things.in_zone("spell.deck"))
    played = q.play(rounds.play(q), ["choose:tactic.planning"], until="turn.move")
    assert len(played.keys("tactic.choose")) == 6
    used = [q.player(0).tactic, q.state.virtual.tactic]
    tactics.put_away(q)
    assert q.state.tactics_gone == used


@rule("MKS-FREC-20", "MKS-FREC-23")
def test_alone_there_are_no_titles() -> None:
    q = quest(scenario="first_reconnaissance", round_=4, step="", fame=9)
    q.things.make([FACES["deed"]["fireball"]], "deck.0")
    q.state.virtual = Virtual(hero="goldyx", crystals=[0] * 4)
    assert over(q).scores == (11,)


@rule("MKS-FREC-21")
def test_the_virtual_player_may_be_left_out() -> None:
    q = begun("first_reconnaissance", 1, {"no_virtual": True})
    assert q.state.virtual is None
    q.play(rounds.play(q), ["choose:tactic.planning"], until="turn.move")
    assert q.state.order == [0]


@rule("MKS-FREC-22")
def test_alone_it_ends_after_a_last_turn() -> None:
    q = quest(scenario="first_reconnaissance", step="")
    q.state.virtual = Virtual(hero="goldyx", crystals=[0] * 4, tactic="tactic.rethink")
    q.state.order = [0, VIRTUAL]
    q.state.cities["red"] = City(cell="", level=1)
    assert finale(q) == [0]
