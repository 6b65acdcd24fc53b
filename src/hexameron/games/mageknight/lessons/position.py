"""The position of the first lesson: known cards, units and enemies, and the spaces that it speaks of."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from functools import cache

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.colours import BLUE, GOLD, RED
from hexameron.games.mageknight.rules.auction import take_hero
from hexameron.games.mageknight.setup import begin, prepare
from hexameron.games.mageknight.state import State
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.chance import Chance, Dice
from hexameron.kernel.game import Setup
from hexameron.kernel.ids import thing_id

SETUP = Setup("first_reconnaissance", seats=1, variants={"first_game": True})
HERO = "norowas"
DEEDS = (
    *("march", "stamina", "noble_manners", "rage", "determination"),
    *("crystallize", "mana_draw"),
    *("swiftness", "threaten", "march"),
    *("rage", "stamina", "tranquility", "swiftness", "improvisation", "concentration"),
)
"""The Deed deck in the order in which it is drawn: the first hand, the Tactic's two cards, and so on."""
ACTIONS = ("refreshing_walk", "swift_bolt", "path_finding")
UNITS = ("herbalists", "peasants", "utem_crossbowmen")
SKILLS = ("day_sharpshooting", "bright_negotiation")
ORCS = ("cursed_hags", "prowlers", "wolf_riders", "diggers")
"""The green tokens: on the two first tiles, then as they will be drawn."""
KEEPERS, MAGES = ("swordsmen",), ("monks",)
TIME = (
    *("march", "march", "rage", "stamina", "stamina", "swiftness", "determination", "tranquility", "rage"),
    *("crystallize", "will_focus", "swiftness", "threaten", "mana_draw", "promise"),
)
"""The Virtual Player's cards, so that each turn reveals three."""
SOURCE = (BLUE, RED, GOLD)
NEAR, MEADOW, VILLAGE = "h-1.0", "h-2.1", "h-3.2"
LAIR = "h-3.3"
MINE, HAMLET, KEEP, GLADE = "h-4.4", "h-4.3", "h-6.5", "h-3.4"
TOWER, CAMP = "h-4.6", "h-4.5"
"""The spaces that the lesson speaks of."""


def position() -> State:
    """The game set up, the Tactics laid out: hand, decks and tokens as the lesson wants them."""
    state = begin(SETUP)
    q = Quest(state, Dice(b"lesson"))
    take_hero(q, 0, HERO)
    deque(prepare(q), maxlen=0)
    things = q.things
    _arrange(q, (*things.in_zone("hand.0"), *_drawn(q, "deck.0")), DEEDS)
    _arrange(q, _drawn(q, "advanced.deck"), ACTIONS)
    _arrange(q, things.in_zone("unit.offer"), UNITS)
    _arrange(q, _drawn(q, "skill.0"), SKILLS)
    _arrange(q, (*things.in_zone("on.h-4.1"), *things.in_zone(f"on.{LAIR}"), *_drawn(q, "enemy.green")), ORCS)
    _arrange(q, _drawn(q, "enemy.grey"), KEEPERS)
    _arrange(q, _drawn(q, "enemy.violet"), MAGES)
    _arrange(q, _drawn(q, "virtual.deck"), TIME)
    for die, face in zip(state.source, SOURCE, strict=True):
        die.face = face
    state.step = "tactics"
    state.chance = Chance()
    return state


def _drawn(q: Quest, zone: str) -> Iterable[int]:
    """What lies in a pile, from top to bottom."""
    return reversed(q.things.in_zone(zone))


def _arrange(q: Quest, handles: Iterable[int], names: Sequence[str]) -> None:
    """Gives these faces to the first of some things; what they had goes to others of the same pile."""
    things = q.things
    there = list(handles)
    for place, wanted in enumerate(names):
        mine = there[place]
        pool = [one for one in range(len(things.face)) if things.pool[one] == things.pool[mine]]
        done = there[:place]
        other = next(one for one in pool if one not in done and short_name(things.face[one]) == wanted)
        things.swap_faces(mine, other)


def short_name(face: int) -> str:
    """The last part of the id of a card, unit, Skill or enemy."""
    if face < catalogue.UNIT_FACE:
        id_ = catalogue.deed(face).id
    elif face < catalogue.ENEMY_FACE:
        id_ = catalogue.unit(face).id
    elif face < catalogue.RUIN_FACE:
        id_ = catalogue.enemy(face).id
    else:
        id_ = catalogue.skill(face).id
    return id_.rpartition(".")[2]


@cache
def _start() -> Quest:
    return Quest.reading(position())


def deed(name: str, *, second: bool = False) -> str:
    """The id of the first or second card of this name that is drawn."""
    q = _start()
    place = DEEDS.index(name)
    if second:
        place = DEEDS.index(name, place + 1)
    return thing_id([*q.things.in_zone("hand.0"), *_drawn(q, "deck.0")][place])


def offered_unit(name: str) -> str:
    q = _start()
    return thing_id(q.things.in_zone("unit.offer")[UNITS.index(name)])
