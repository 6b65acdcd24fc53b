"""Instinct from positions: what it likes best, question by question."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from hexameron.games.heroes.meta import GAME
from hexameron.games.heroes.mind.prior import BY_PROMPT, prior
from hexameron.games.heroes.rules import activation, attack, battle, building, flight, recruiting, rounds
from hexameron.games.heroes.rules import wounds as wounding
from hexameron.games.heroes.state import Attack
from hexameron.kernel.asking import Ask, Rules
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Question, Setup
from hexameron.kernel.match import Match
from tests.games.heroes.positions import TestConquest, conquest
from tests.games.heroes.rules.fights import duel, fight
from tests.games.heroes.rules.marching import ready

WEEKS = "plenty gold enlistment builders fortune magic heroes plunder war"
"""Nine rounds to come, none of which changes much."""


def weights(t: TestConquest, rule: Rules[Any]) -> dict[str, float]:
    """What instinct weighs the options of the first question of a rule."""
    ask = next(step for step in rule if isinstance(step, Ask))
    options = tuple(ask.options())
    found = prior(t.state, Question(ask.seat, ask.prompt, options, ask.actor))
    assert all(weight > 0 for weight in found)
    return {option.key(): weight for option, weight in zip(options, found, strict=True)}


def best(t: TestConquest, rule: Rules[Any]) -> str:
    found = weights(t, rule)
    return max(found, key=lambda one: found[one])


def at_the_mines(creatures: str, army: str) -> TestConquest:
    """Anton stands at the sawmill of the first tile, which these creatures guard."""
    t = conquest(weeks=WEEKS)
    anton = t.add_hero("anton", at="h1.1", army=army)
    t.guard("h1.2", creatures)
    ready(t, anton, movement=2)
    return t


# ---------------------------------------------------------------------- heroes


def test_it_fights_for_a_mine_where_it_will_win_and_not_where_it_will_lose() -> None:
    t = at_the_mines("feral_hounds", "0/3 0/3")
    assert best(t, activation.perform(t)) == "seize:h1.1"
    t = at_the_mines("black_dragon", "2/0")
    found = weights(t, activation.perform(t))
    assert found["seize:h1.1"] < 0.1 * max(found.values())


def test_it_does_not_walk_into_a_lair_that_it_cannot_clear() -> None:
    t = conquest(weeks=WEEKS)
    anton = t.add_hero("anton", at="h1.3", army="3/0")
    t.guard("h1.2", "legendary.1")
    ready(t, anton)
    found = weights(t, activation.perform(t))
    assert found["go:h1.2"] < 0.1 * max(found.values())


def test_it_takes_what_nobody_guards() -> None:
    t = conquest(weeks=WEEKS)
    anton = t.add_hero("anton", at="h4.1", army="1/0")
    ready(t, anton)
    assert best(t, activation.perform(t)) == "seize:h4.1"


def test_it_goes_towards_the_nearer_of_two_mines() -> None:
    t = conquest(weeks=WEEKS)
    anton = t.add_hero("anton", at="h3.1", army="0/3")
    t.state.owners.update(dict.fromkeys(t.board.site, 0))
    del t.state.owners["h1.1"]
    ready(t, anton)
    assert best(t, activation.perform(t)) == "go:h2.1"


def test_it_attacks_a_weak_hero_and_not_a_strong_one() -> None:
    for army, wanted in (("1/0", True), ("0/4 0/3 0/2", False)):
        t = conquest(weeks=WEEKS)
        anton = t.add_hero("anton", at="h3.3", army="0/3 0/3")
        t.add_hero("vorlag", at="h3.4", army=army)
        t.state.owners.update(dict.fromkeys(t.board.site, 0))
        ready(t, anton)
        found = weights(t, activation.perform(t))
        assert (found["go:h3.4"] == max(found.values())) is wanted


def test_the_last_point_is_taken_at_once() -> None:
    t = conquest(weeks=WEEKS)
    anton = t.add_hero("anton", at="h1.1", army="0/3")
    t.player(0).power = 11
    ready(t, anton)
    found = weights(t, activation.perform(t))
    assert found["seize:h1.1"] > 0.99 * sum(found.values())


# ---------------------------------------------------------------------- rulers


def test_heroes_go_out_while_there_is_something_near_and_gather_when_there_is_not() -> None:
    t = conquest(weeks=WEEKS)
    t.add_hero("anton", at="h1.3", army="0/3 0/3")
    assert ";activation" in best(t, rounds.play(t))
    t = conquest(weeks=WEEKS)
    t.add_hero("anton", at="h1.3", army="1/0")
    t.state.owners.update(dict.fromkeys(t.board.site, 0))
    assert best(t, rounds.play(t)) == "play:3;gathering"


def test_nobody_passes_without_need() -> None:
    t = conquest(weeks=WEEKS, gold=5, resources=5)
    t.add_hero("anton", army="0/3 0/3")
    found = weights(t, rounds.play(t))
    assert all(weight < 0.05 * max(found.values()) for key, weight in found.items() if key.endswith(";"))


def test_the_way_to_a_second_hero_is_built_first_and_nothing_so_late_that_it_cannot_pay() -> None:
    t = conquest(weeks=WEEKS, resources=5)
    t.add_hero("anton")
    t.begin("construction")
    assert best(t, building.perform(t)) == "raise:2"
    t.player(0).level = 2
    assert best(t, building.perform(t)).startswith("build:building.haven.hall")
    t = conquest(resources=5)
    t.add_hero("anton")
    t.begin("construction")
    assert best(t, building.perform(t)) == "done"


def test_it_recruits_and_sends_nobody_away_who_is_needed() -> None:
    t = conquest(weeks=WEEKS, gold=6)
    t.player(0).level = 2
    t.add_hero("anton", army="0/2")
    t.begin("recruitment", card=2)
    found = weights(t, recruiting.perform(t))
    assert max(found, key=lambda one: found[one]).startswith("buy:")
    assert all(found[key] < 0.05 * max(found.values()) for key in found if key.startswith("dismiss:"))


# ---------------------------------------------------------------------- battles


def test_the_elite_die_takes_the_place_of_a_weak_attack_only() -> None:
    t = fight("0/3", "goblins")
    assert best(t, attack.strike(t, t.battle.stacks["s0"])) == "strike:1;0"


def test_misses_are_rolled_again_where_luck_brings_much() -> None:
    t = fight("0/0 0/5", "ghouls", luck=1)
    t.battle.attack = made = Attack(stack="s0", strength=6, dice=[8, 8, 8, 7, 8], was=[0] * 5)
    assert best(t, attack._own_rerolls(t, made, precise=False)) == "luck:misses"
    made.dice = [1, 1, 1, 1, 8]
    made.strength = 2
    assert best(t, attack._own_rerolls(t, made, precise=False)) == "done"


def test_the_cheapest_take_the_wounds() -> None:
    t = fight("2/0 0/0 2/0", "goblins")
    assert best(t, wounding.deal(t, 0, 1)) == "hurt:s0;0"


def test_a_precise_attack_is_aimed_at_who_is_dangerous() -> None:
    t = duel("0/2", "0/0 1/0 0/4")
    assert best(t, attack._aim(t, t.battle.stacks["s0"])) == "aim:s3"


def test_who_cannot_win_flees_and_who_can_does_not() -> None:
    t = fight("2/0 2/0", "black_dragon")
    assert best(t, flight.offer(t)) == "yes"
    t = fight("0/3 0/3", "feral_hounds")
    assert best(t, flight.offer(t)) == "no"


def test_scrolls_are_kept_where_victory_is_sure() -> None:
    sure = fight("0/3 0/3 0/2", "gnomes", hero="cate", scrolls="magic_missile")
    open_ = fight("2/0 1/0", "ghouls", hero="cate", scrolls="magic_missile")
    for t, begins in ((sure, "strike"), (open_, "scroll")):
        hero = next(one for one in t.battle.stacks.values() if one.kind == "hero")
        assert best(t, battle._hero_acts(t, hero)).startswith(begins)


# ---------------------------------------------------------------------- all questions


def questions(seats: int, seed: int) -> Iterator[tuple[Match[Any], int]]:
    """The questions of a random game, as they come."""
    match = Match(GAME, Setup("conquest", seats, variants={"length": "short"}), Fairness.from_seed(seed))
    random = Random(seed)
    while match.result is None and match.choices < 400:
        seat = min(match.pending)
        yield match, seat
        match.choose(seat, random.choice(match.options(seat)))


def test_every_option_of_a_random_game_has_a_weight() -> None:
    met: dict[str, bool] = {}
    for match, seat in questions(3, 5):
        ask = match.pending[seat]
        question = Question(seat, ask.prompt, tuple(match.options(seat)), ask.actor)
        found = prior(match.view(seat), question)
        assert len(found) == len(question.options)
        assert all(weight > 0 for weight in found)
        met[ask.prompt] = True
    assert len(met) > 12
    assert all(prompt in BY_PROMPT for prompt in met if prompt != "setup.faction")


def test_it_weighs_alike_whatever_the_hidden_truth_is() -> None:
    compared = 0
    for match, seat in questions(2, 3):
        if match.choices % 20:
            continue
        ask = match.pending[seat]
        question = Question(seat, ask.prompt, tuple(match.options(seat)), ask.actor)
        world = match.determinize(seat, bytes(32))
        assert prior(world.view(seat), question) == prior(match.view(seat), question)
        compared += 1
    assert compared >= 5
