"""What cannot be in a written position is named; what rules lead to is always sound."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from hexameron.games.runebound import bench
from hexameron.games.runebound.faults import faults
from hexameron.games.runebound.rules.anytime import Journey
from hexameron.games.runebound.rules.rounds import play
from hexameron.games.runebound.setup import begin
from hexameron.games.runebound.state import Combat, Roll, State, Story
from hexameron.kernel.asking import Ask
from hexameron.kernel.chance import Dice
from hexameron.kernel.game import Setup
from hexameron.kernel.results import GameOver
from tests.games.runebound.positions import fight

SETUPS = [Setup("margath", 2), Setup("dead_king", 3), Setup("random", 4), Setup("alone_margath", 1)]


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.scenario}-{setup.seats}")
def test_nothing_is_wrong_with_what_the_rules_lead_to(setup: Setup) -> None:
    state = begin(setup)
    t, random = Journey(state, Dice(b"faults")), Random(3)
    rules = play(t)
    step = next(rules)
    for choice in range(1500):
        if isinstance(step, Ask):
            if choice % 5 == 0:
                assert list(faults(state, setup)) == []
            answer = random.choice(list(step.options()))
        else:
            answer = None
        try:
            step = rules.send(answer)
        except GameOver:
            break


def _change(name: str, value: object) -> Callable[[State], None]:
    return lambda state: setattr(state, name, value)


def _player(name: str, value: object) -> Callable[[State], None]:
    return lambda state: setattr(state.players[0], name, value)


def _turn(name: str, value: object) -> Callable[[State], None]:
    return lambda state: setattr(state.turn, name, value)


def _combat(name: str, value: object) -> Callable[[State], None]:
    return lambda state: setattr(state.combat, name, value)


WRONG: list[tuple[Callable[[State], None], str]] = [
    (_change("scenario", "dead_king"), "scenario"),
    (_change("variants", {"x": 1}), "variants"),
    (_change("step", "lunch"), "step"),
    (_change("act", 3), "act"),
    (_change("space", 13), "space"),
    (_change("first", 2), "first"),
    (_change("villain", "h11.6"), "villain"),
    (_change("zombies", {"h99.1": 1}), "zombies.h99.1"),
    (_change("zombies", {"h1.1": 0}), "zombies.h1.1"),
    (_change("gems", {}), "gems"),
    (_change("track", []), "track"),
    (_change("track", [Story(card=0)] + [Story()] * 4), "track[0].card"),
    (_change("turn", None), "turn"),
    (_change("rolls", [Roll(purpose="fun", seat=0)]), "rolls[0].purpose"),
    (_change("rolls", [Roll(purpose="move", seat=0, faces=[6])]), "rolls[0].faces[0]"),
    (_change("combat", Combat(kind="villain")), "combat"),
    (_player("hero", "hero.nobody"), "players[0].hero"),
    (_player("hero", "hero.corbin"), "players[1].hero"),
    (_player("at", "h20.1"), "players[0].at"),
    (_player("at", ""), "players[0].at"),
    (_player("gold", -1), "players[0].gold"),
    (_player("out", True), "players[0].at"),
    (_turn("actions", 4), "turn.actions"),
    (_turn("seat", 2), "turn.seat"),
    (_turn("step", "card"), "turn.cards"),
    (_turn("used", ["nothing"]), "turn.used[0]"),
    (lambda state: state.things.face.__setitem__(0, 9999), "things.face[0]"),
    (lambda state: state.things.face.__setitem__(0, 0), "things.face[0]"),
    (lambda state: state.things.move(state.things.in_zone("skill.deck")[0], "assets.0"), "things.face"),
]


@pytest.mark.parametrize(("change", "where"), WRONG, ids=[where for _, where in WRONG])
def test_a_position_that_cannot_be_is_named_by_its_field(change: Callable[[State], None], where: str) -> None:
    state, setup = bench.lay()
    assert list(faults(state, setup)) == []
    change(state)
    assert where in " ".join(field for field, _ in faults(state, setup))


FIGHTS: list[tuple[Callable[[State], None], str]] = [
    (_combat("kind", "brawl"), "combat.kind"),
    (_combat("rival", 1), "combat.rival"),
    (_combat("kind", "villain"), "combat.card"),
    (_combat("side", 2), "combat.side"),
    (_combat("boosts", ["0:thrice:mag"]), "combat.boosts[0]"),
    (_combat("guards", [0]), "combat.guards"),
    (lambda state: setattr(state.combat and state.combat.tokens["u6"], "side", 1), "combat.tokens.u6"),
    (lambda state: setattr(state.combat and state.combat.tokens["u6"], "on", "u52"), "combat.tokens.u6.on"),
    (_turn("step", "act"), "combat"),
]


@pytest.mark.parametrize(("change", "where"), FIGHTS, ids=[where for _, where in FIGHTS])
def test_a_fight_that_cannot_be_is_named_by_its_field(change: Callable[[State], None], where: str) -> None:
    state, setup = fight(cast="000" + "00000").state, Setup("margath", 2)
    assert list(faults(state, setup)) == []
    change(state)
    assert where in " ".join(field for field, _ in faults(state, setup))
