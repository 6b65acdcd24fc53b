"""What units, blows and cards are worth: the common measure of evaluation and instinct.

The unit of measure is a figure of blue foot.
"""

from __future__ import annotations

from typing import NamedTuple

from hexameron.games.battlelore.board import RETREATS
from hexameron.games.battlelore.content.command_cards import (
    COMMAND_CARDS,
    COMMAND_DECK,
    EQUAL_TO_COMMAND,
    EVERY,
    CommandCard,
)
from hexameron.games.battlelore.content.creatures import CREATURES
from hexameron.games.battlelore.content.terrain import TERRAIN
from hexameron.games.battlelore.content.units import PEOPLE_POINTS, TROOPS
from hexameron.games.battlelore.mind.odds import (
    CORNERED,
    FIRST_SWORD_SPARED,
    MOST_DICE,
    MOST_FIGURES,
    NO_SWORD,
    ODDS,
    SLAYING,
    SWORD_HITS,
)
from hexameron.games.battlelore.rules.terrain import dice_limit
from hexameron.games.battlelore.state import State, Unit

BANNER = 4.0
"""A Victory Banner, beside the figures of the unit that carried it."""

TOKEN = 0.14
"""A Lore token."""

_POINTS_OF_FIGURE = 3.0


class Profile(NamedTuple):
    """What counts about a kind of unit: the worth of a figure, dice, movement, and its row in the tables."""

    row: int
    kind: str
    figure: float
    dice: int
    march: int


def _profiles() -> dict[tuple[str, str, int], Profile]:
    found: dict[tuple[str, str, int], Profile] = {}
    for (kind, colour), troop in TROOPS.items():
        for people, more in PEOPLE_POINTS.items():
            figure = (troop.points + more) / troop.figures / _POINTS_OF_FIGURE
            found[people, kind, colour] = Profile(len(found), kind, figure, troop.dice, troop.march)
    for name, creature in CREATURES.items():
        figure = creature.points / _POINTS_OF_FIGURE
        key = (name, "creature", creature.colour)
        found[key] = Profile(len(found), "creature", figure, creature.dice, creature.march)
    return found


PROFILES = _profiles()
"""By people, kind and colour."""


def profile(unit: Unit) -> Profile:
    return PROFILES[unit.people, unit.kind, unit.colour]


# ---------------------------------------------------------------------- blows


def swords_of(attacker: Profile, target: Profile) -> int:
    """How the attacker's swords on shield count against the target."""
    if attacker.kind == "bow":
        return NO_SWORD
    if attacker.kind == "foot" and target.kind == "mounted":
        return FIRST_SWORD_SPARED
    return SWORD_HITS


def harm(swords: int, dice: int, target: Profile, figures: int) -> float:
    """What so many dice against a unit are worth: the figures it loses, and its banner."""
    if target.kind == "creature":
        return SLAYING[swords % CORNERED][dice] * (target.figure + BANNER)
    losses, death = ODDS[swords][dice][figures]
    return losses * target.figure + death * BANNER


Blows = list[list[list[list[float]]]]


def _blows(more: int) -> Blows:
    by_swords = [
        [
            [
                [harm(swords + more, dice, target, figures) for figures in range(MOST_FIGURES + 1)]
                for dice in range(MOST_DICE + 1)
            ]
            for target in PROFILES.values()
        ]
        for swords in (NO_SWORD, SWORD_HITS, FIRST_SWORD_SPARED)
    ]
    return [
        [by_swords[swords_of(attacker, target)][target.row] for target in PROFILES.values()]
        for attacker in PROFILES.values()
    ]


BLOWS = _blows(0)
"""What a blow is worth, by the rows of attacker and target, dice, and the target's figures."""

BLOWS_AT_CORNERED = _blows(CORNERED)
"""The same against a unit that has no way back."""


def cornered(state: State, unit: Unit) -> bool:
    """Whether a unit has no hex to retreat to, so that flags cost it figures."""
    places, terrain = state.places, state.terrain
    for hex_ in RETREATS[unit.owner][unit.hex]:
        if hex_ not in places:
            kind = terrain.get(hex_)
            if kind is None or not TERRAIN[kind].impassable:
                return False
    return True


def dice_between(state: State, attacker: Unit, target: Unit) -> int:
    """The dice of an attack from where the attacker stands, with what cards add or take for the turn."""
    dice = profile(attacker).dice
    if attacker.kind == "bow" and attacker.moved:
        dice -= 1
    limit = dice_limit(state, attacker, target)
    if limit and limit < dice:
        dice = limit
    for effect in state.effects:
        if effect.unit == attacker.id:
            if effect.kind in ("dice", "dice_melee"):
                dice += effect.amount
            elif effect.kind == "fewer_dice":
                dice -= effect.amount
    return min(max(dice, 1), MOST_DICE)


def attack(state: State, attacker: Unit, target: Unit) -> float:
    """What an attack from where the attacker stands is worth."""
    dice = dice_between(state, attacker, target)
    table = BLOWS_AT_CORNERED if cornered(state, target) else BLOWS
    return table[profile(attacker).row][profile(target).row][dice][target.figures]


# ---------------------------------------------------------------------- cards

_SUPPOSED_COMMAND = 4


def _orders(card: CommandCard) -> float:
    if card.kind == "section":
        return sum(_SUPPOSED_COMMAND if n == EQUAL_TO_COMMAND else n for n in card.sections)
    if card.count in (EQUAL_TO_COMMAND, EVERY):
        return _SUPPOSED_COMMAND if card.who == "any" else _SUPPOSED_COMMAND - 1.5
    return card.count


def _command_worth(card: CommandCard) -> float:
    extras = 0.6 * (card.melee_dice + card.extra_move + card.volley) + 0.4 * card.scouts + 0.3 * card.tokens
    return _orders(card) * 0.3 + extras * 0.5 + 0.4 * card.counters


_WORTH_OF_COMMAND = {card.id: _command_worth(card) for card in COMMAND_CARDS}

COMMAND_WORTH: tuple[float, ...] = tuple(_WORTH_OF_COMMAND[id_] for id_ in COMMAND_DECK)
"""What a Command card is worth in hand, by its face."""

LORE_WORTH: dict[str, tuple[float, float]] = {
    "lore.warrior.1": (0.5, 0.0),
    "lore.warrior.2": (0.6, 0.0),
    "lore.warrior.3": (0.8, 0.0),
    "lore.warrior.4": (0.7, 0.0),
    "lore.warrior.5": (0.5, 0.0),
    "lore.warrior.6": (0.7, 0.0),
    "lore.warrior.7": (0.6, 0.45),
    "lore.warrior.8": (0.9, 0.0),
    "lore.warrior.9": (0.6, 0.2),
    "lore.warrior.10": (0.5, 0.0),
    "lore.warrior.11": (0.4, 0.3),
    "lore.warrior.12": (1.3, 0.0),
    "lore.warrior.13": (1.2, 0.0),
    "lore.warrior.14": (1.0, 0.45),
    "lore.warrior.15": (3.0, 0.0),
    "lore.rogue.1": (0.3, 0.2),
    "lore.rogue.2": (0.6, 0.0),
    "lore.rogue.3": (0.3, 0.0),
    "lore.rogue.4": (0.7, 0.0),
    "lore.rogue.5": (1.3, 0.0),
    "lore.rogue.6": (0.9, 0.0),
    "lore.rogue.7": (1.2, 0.0),
    "lore.rogue.8": (0.7, 0.0),
    "lore.rogue.9": (0.9, 0.0),
    "lore.rogue.10": (0.3, 0.0),
    "lore.rogue.11": (0.8, 0.0),
    "lore.rogue.12": (0.7, 0.0),
    "lore.rogue.13": (0.3, 0.4),
    "lore.rogue.14": (0.7, 0.2),
    "lore.rogue.15": (1.2, 0.0),
    "lore.wizard.1": (0.5, 0.0),
    "lore.wizard.2": (0.4, 0.0),
    "lore.wizard.3": (0.8, 0.0),
    "lore.wizard.4": (0.4, 0.1),
    "lore.wizard.5": (1.0, 0.0),
    "lore.wizard.6": (1.2, 0.0),
    "lore.wizard.7": (0.8, 0.1),
    "lore.wizard.8": (0.4, 0.0),
    "lore.wizard.9": (1.0, 0.0),
    "lore.wizard.10": (0.8, 0.0),
    "lore.wizard.11": (1.0, 0.0),
    "lore.wizard.12": (0.8, 0.5),
    "lore.wizard.13": (1.0, 0.6),
    "lore.wizard.14": (2.2, 0.5),
    "lore.wizard.15": (0.8, 0.3),
    "lore.cleric.1": (0.6, 0.0),
    "lore.cleric.2": (0.3, 0.35),
    "lore.cleric.3": (0.9, 0.0),
    "lore.cleric.4": (0.2, 0.1),
    "lore.cleric.5": (1.5, 0.0),
    "lore.cleric.6": (1.0, 0.0),
    "lore.cleric.7": (0.4, 0.0),
    "lore.cleric.8": (0.5, 0.0),
    "lore.cleric.9": (0.7, 0.0),
    "lore.cleric.10": (0.4, 0.2),
    "lore.cleric.11": (0.4, 0.0),
    "lore.cleric.12": (1.0, 0.6),
    "lore.cleric.13": (1.0, 0.6),
    "lore.cleric.14": (1.0, 0.6),
    "lore.cleric.15": (1.2, 0.5),
}
"""What playing a Lore card does on average: at level 0, and more for each level of its master."""
