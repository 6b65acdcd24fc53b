"""Battles at random: they end, and they can be taken up again at every checkpoint."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from hexameron.arena import checks
from hexameron.games.heroes.content.artifacts import ARTIFACT, ARTIFACTS
from hexameron.games.heroes.content.encounters import ENCOUNTERS
from hexameron.games.heroes.content.heroes import HEROES
from hexameron.games.heroes.content.scrolls import SCROLLS
from hexameron.games.heroes.content.skills import deck
from hexameron.games.heroes.content.terms import FACTIONS
from hexameron.games.heroes.content.weeks import WEEKS
from hexameron.games.heroes.meta import GAME
from hexameron.games.heroes.rules import battle
from hexameron.games.heroes.state import Hero, State
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Ask, Checkpoint
from hexameron.kernel.chance import Dice, Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.kernel.results import GameOver
from tests.games.heroes.positions import TestConquest, conquest
from tests.games.heroes.rules.fights import FIELD, LAIR
from tests.rules import rule

MOST_CHOICES = 2000
RESTARTS = 3
CHECKED = 0.15
"""How often, per choice, a promise is checked."""


def at_random(seed: int) -> TestConquest:
    """Two well-equipped heroes; even seeds fight creatures, odd ones each other."""
    chance = Random(seed)
    factions = chance.sample(FACTIONS, 2)
    t = conquest(factions=factions, week=chance.choice(["", *[week.id[5:] for week in WEEKS]]))
    scrolls = chance.sample([scroll.id for scroll in SCROLLS], 6)
    artifacts = chance.sample([artifact.id for artifact in ARTIFACTS], 8)
    heroes = [_hero(t, chance, seat, scrolls[seat::2], artifacts[seat::2]) for seat in (0, 1)]
    t.begin("activation").hero = heroes[0].id
    for player in t.state.players:
        player.power = 0
    if seed % 2:
        battle.begin(t, heroes[0], FIELD, foe=heroes[1].id)
    else:
        heroes[1].at = ""
        battle.begin(t, heroes[0], FIELD, token=t.guard(LAIR, chance.choice(ENCOUNTERS).id))
    return t


def _hero(t: TestConquest, chance: Random, seat: int, scrolls: list[str], artifacts: list[str]) -> Hero:
    faction = t.player(seat).faction
    name = chance.choice([hero.id[5:] for hero in HEROES if hero.faction == faction])
    skills = [skill.id for skill in (*deck(faction, "might"), *deck(faction, "magic"))]
    fitting = {ARTIFACT[artifact].slot: artifact for artifact in artifacts}
    if chance.random() < 0.5:
        t.build(seat, "unique")
    return t.add_hero(
        name,
        at=FIELD,
        army=" ".join(f"{chance.randrange(2)}/{chance.randrange(2)}" for _ in range(3)) + " 1/0",
        luck=chance.randrange(3),
        skills=" ".join(chance.sample(skills, 5)),
        artifacts=" ".join(fitting.values()),
        scrolls=" ".join(scrolls),
    )


def played(
    t: Conquest, answers: list[str] | None, chance: Random
) -> tuple[list[str], list[tuple[int, bytes]]]:
    """Plays the battle to its end: what was answered, and the state at each checkpoint."""
    rule = battle.fight(t)
    given: list[str] = []
    checkpoints: list[tuple[int, bytes]] = []
    got: object = None
    try:
        while True:
            step = rule.send(got)
            got = None
            if isinstance(step, Checkpoint):
                checkpoints.append((len(given), msgspec.json.encode(t.state)))
            elif isinstance(step, Ask):
                options = {option.key(): option for option in step.options()}
                key = answers[len(given)] if answers is not None else chance.choice(list(options))
                got = options[key]
                given.append(key)
                assert len(given) < MOST_CHOICES
    except StopIteration:
        assert t.state.battle is None
    except GameOver:
        pass
    return given, checkpoints


@pytest.mark.parametrize("seed", range(24))
def test_battles_end_and_restart_anywhere(seed: int) -> None:
    chance = Random(seed)
    t = at_random(seed)
    key = Fairness.from_seed(seed).key()
    fought = Conquest(t.state, Dice(key))
    fought.recording = True
    answers, checkpoints = played(fought, None, chance)
    end = msgspec.json.encode(fought.state)
    for made, state in chance.sample(checkpoints, min(RESTARTS, len(checkpoints))):
        again = Conquest(msgspec.json.decode(state, type=State), Dice(key))
        again.recording = True
        played(again, answers[made:], chance)
        assert msgspec.json.encode(again.state) == end


@rule("HE-SCROLL-01", "HE-INFO-02")
@pytest.mark.parametrize("seed", range(8))
def test_matches_keep_their_promises_in_battles(seed: int) -> None:
    """Clones, undo, files, scenes and secrets, as the fuzzer checks them, where scrolls are plenty."""
    chance = Random(seed)
    match = Match(GAME, Setup("conquest", 2), Fairness.from_seed(seed), state=at_random(seed).state)
    while match.result is None and match.state.battle is not None:
        checks.options(match)
        if chance.random() < CHECKED:
            checks.MOMENTS[chance.choice(list(checks.MOMENTS))](match, chance)
        match.choose(*checks.random_choice(match, chance))
    assert match.choices > 0
