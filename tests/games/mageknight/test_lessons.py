"""The first lesson's cards, dice and enemies are what its words say, whatever the pupil does."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from hexameron.games import find
from hexameron.games.mageknight.board import board_of
from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.lessons import position as lesson
from hexameron.games.mageknight.setup import deck_of
from hexameron.games.mageknight.state import VIRTUAL, State
from tests.games.taught import teach

LESSON = find("mageknight").lesson("first")
TOWER_TILE = "tile.4"


def names(state: State, zone: str) -> list[str]:
    return sorted(lesson.short_name(state.things.face[card]) for card in state.things.in_zone(zone))


def foes(state: State) -> list[str]:
    combat = state.players[0].turn.combat
    assert combat is not None
    return [lesson.short_name(state.things.face[foe.token]) for foe in combat.foes]


def sites(state: State) -> list[str]:
    there = board_of(tuple(state.tiles)).site
    return [there[cell] for cell in (lesson.MINE, lesson.HAMLET, lesson.KEEP, lesson.GLADE)]


LED: dict[str, Callable[[State], bool]] = {
    "hand": lambda state: names(state, "hand.0") == sorted(lesson.DEEDS[:5]),
    "virtual": lambda state: state.order[0] == VIRTUAL and len(names(state, "virtual.discard")) == 3,
    "turn": lambda state: names(state, "hand.0") == sorted(lesson.DEEDS[:7]),
    "talk": lambda state: state.players[0].at == lesson.VILLAGE,
    "recruit": lambda state: state.players[0].turn.influence == 4,
    "keep": lambda state: names(state, "hand.0") == ["determination", "rage"],
    "plunder": lambda state: len(names(state, "virtual.discard")) == 6,
    "tile": lambda state: sites(state) == ["mine_white", "village", "keep", "glade"],
    "phases": lambda state: foes(state) == ["prowlers"],
    "level": lambda state: (state.players[0].fame, state.players[0].reputation) == (4, 1),
    "keep_two": lambda state: names(state, "hand.0") == ["march"],
}
"""What the words of the first two turns take for granted."""

FREE: dict[str, Callable[[State], bool]] = {
    "crystal": lambda state: state.players[0].crystals[3] > 0,
    "east": lambda state: state.players[0].at == lesson.MINE,
    "tower": lambda state: any(tile.tile == TOWER_TILE for tile in state.tiles),
    **{
        step: lambda state: foes(state) == ["wolf_riders"]
        for step in ("riders", "far", "brace", "hurt", "finish")
    },
    "empty": lambda state: not names(state, "deck.0"),
    "announce": lambda state: not names(state, "deck.0"),
    "wound": lambda state: board_of(tuple(state.tiles)).site[state.players[0].at] == "glade",
    "night": lambda state: state.night,
    "own": lambda state: state.night and len(state.players[0].tactic) > 0,
}
"""What must be true whenever the pupil, who goes freely, is told so."""


def check(step: str, state: State) -> None:
    fact = LED.get(step) or FREE.get(step)
    assert fact is None or fact(state), step


def test_who_follows_the_teacher_meets_every_step_but_those_for_others() -> None:
    met: list[str] = []

    def watch(step: str, state: State) -> None:
        met.append(step)
        check(step, state)

    teach("mageknight", watch)
    assert [step.name for step in LESSON.steps if step.name not in met] == ["deck_out", "wound", "announce"]


@pytest.mark.parametrize("seed", range(12))
def test_the_words_are_true_whatever_the_pupil_tries(seed: int) -> None:
    met: list[str] = []

    def watch(step: str, state: State) -> None:
        met.append(step)
        check(step, state)

    teach("mageknight", watch, Random(seed))
    assert met[-1] == "own"
    assert set(LED) <= set(met)


def test_all_cards_of_a_real_game_are_there() -> None:
    """The lesson arranges decks, but nothing is added or lost."""
    state = lesson.position()
    things = state.things
    mine = [things.face[card] for zone in ("hand.0", "deck.0") for card in things.in_zone(zone)]
    assert sorted(mine) == sorted(deck_of(lesson.HERO))
    assert state.virtual is not None
    theirs = [things.face[card] for card in things.in_zone("virtual.deck")]
    assert sorted(theirs) == sorted(deck_of(state.virtual.hero))
    green = [face for face in things.face if catalogue.ENEMY_FACE <= face < catalogue.RUIN_FACE]
    assert len(green) == sum(enemy.copies for enemy in catalogue.ENEMIES if not enemy.expansion)
    assert len(things.in_zone("hand.0")) == 5
    assert all(things.known(card, 0) for card in things.in_zone("hand.0"))
    assert not any(things.known(card, 0) for card in things.in_zone("deck.0"))


def test_the_virtual_player_reveals_three_cards_a_turn() -> None:
    """Its deck is arranged so that no third card has the colour of one of its crystals."""
    state = lesson.position()
    assert state.virtual is not None
    drawn = list(reversed(state.things.in_zone("virtual.deck")))
    for third in drawn[2:15:3]:
        assert not state.virtual.crystals[catalogue.deed(state.things.face[third]).colour]
