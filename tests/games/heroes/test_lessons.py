"""The first lesson's creatures, dice and cards are what its words say, whatever the pupil does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from hexameron.games.heroes import lessons
from hexameron.games.heroes.content import catalogue
from hexameron.games.heroes.state import State
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.chance import Dice
from tests.games.taught import teach


def attack(state: State) -> tuple[list[int], str, int]:
    """The dice of the attack that is being resolved, the elite die, and the Strength."""
    assert state.battle is not None
    assert state.battle.attack is not None
    made = state.battle.attack
    return made.dice, made.elite, made.strength


def numbers_left(state: State) -> int:
    assert state.battle is not None
    harpies = state.battle.stacks[lessons.HARPIES]
    return harpies.numbers - harpies.wounds


def units(state: State) -> int:
    hero = state.heroes[lessons.ANTON]
    return sum(hero.basic) + sum(hero.elite)


def track(state: State) -> list[str]:
    assert state.battle is not None
    return state.battle.track


def experience(state: State) -> int:
    trophies = state.things.in_zone(f"trophies.{lessons.ANTON}")
    return sum(catalogue.encounter(state.things.face[token]).experience for token in trophies)


def owned(state: State) -> int | None:
    return state.owners.get(lessons.SAWMILL)


SAID: dict[str, Callable[[State], bool]] = {
    "build": lambda state: state.players[0].resources == 5,
    "recruit": lambda state: state.players[0].buildings == ["income"] and state.players[0].gold == 7,
    "enough": lambda state: units(state) == 9,
    "go": lambda state: state.action is not None and state.action.movement == 4,
    "track": lambda state: (
        track(state) == [lessons.HARPIES, lessons.CROSSBOWMEN, lessons.ANTON_STACK, lessons.PRIESTESSES]
    ),
    "dice": lambda state: (
        attack(state)[2] == 3 and len(attack(state)[0]) == 5 and sum(n <= 3 for n in attack(state)[0]) == 2
    ),
    "strike": lambda state: units(state) == 7,
    "elite": lambda state: attack(state)[1] == "two_skulls" and all(n > 2 for n in attack(state)[0]),
    "finish": lambda state: numbers_left(state) == 1,
    "treasure": lambda state: experience(state) == 2,
    "sawmill": lambda state: (
        len(state.things.in_zone(f"skills.{lessons.ANTON}")) == 1
        and state.action is not None
        and state.action.movement == 2
    ),
    "power": lambda state: owned(state) == 0 and state.players[0].power == 1,
    "week": lambda state: state.week == lessons.WEEK and state.round == 2 and state.first == 1,
}
"""What must be true when the teacher says something."""


@pytest.mark.parametrize("seed", [None, 1, 2, 3])
def test_what_is_said_is_true(seed: int | None) -> None:
    heard: list[str] = []

    def watch(step: str, state: State) -> None:
        heard.append(step)
        if step in SAID:
            assert SAID[step](state), step

    teach("heroes", watch, None if seed is None else Random(seed))
    assert [step for step in SAID if step not in heard] == []


def test_the_position_is_a_real_one() -> None:
    t = Conquest(lessons.position(), Dice(b"test"))
    assert [player.faction for player in t.state.players] == list(lessons.FACTIONS)
    assert t.board.joined()
    assert all(t.encounter(token).rank == t.board.icon[field] for field, token in t.state.encounters.items())
    assert list(t.state.encounters) == [field for field in t.board.fields if field in t.board.icon]
    assert t.encounter(t.state.encounters[lessons.LAIR]).name == "creature.harpies"
    assert t.board.site[lessons.SAWMILL].id == "site.sawmill"
    assert t.board.guarded[lessons.LAIR] == lessons.SAWMILL
    assert t.board.site[lessons.GOLD_MINE].id == "site.gold_mine"
    assert lessons.GOLD_MINE in t.board.neighbours[lessons.CITIES[0]]
