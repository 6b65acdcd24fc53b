"""What things are worth to a player, in one measure: a dragon rune is 1."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hexameron.games.runewars.content.catalogue import FACE
from hexameron.games.runewars.content.cities import CITY
from hexameron.games.runewars.content.factions import FACTION, TOP
from hexameron.games.runewars.content.tiles import AREA, HOME_OF
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.mind.odds import STRIKE, Army
from hexameron.games.runewars.state import NOBODY
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Seat

DRAGON: Final = FACE["rune.dragon"]
LIKELY: Final = 0.6
"""How likely a facedown token is a dragon rune."""
LAND: Final = 0.04
RESOURCE: Final = (0.055, 0.045, 0.05)
"""What a step of the food, wood and ore dial is worth that an area provides."""
CITY_WORTH: Final = 0.16
FORT: Final = 0.16
INFLUENCE: Final = 0.035
TACTIC: Final = 0.05
QUEST: Final = 0.03
REWARD: Final = 0.3
HERO: Final = 0.22
TRAINING: Final = 0.03


def _unit(kind: str) -> float:
    """Strength is one for every unit, so that even the weakest counts; then what it does and suffers."""
    strike = STRIKE[kind]
    blow = strike.damage + 0.8 * strike.routs + 1.1 * strike.kills + 0.9 * max(strike.strength, 0.0)
    traits = 0.01 * len(UNIT[kind].traits)
    return 0.035 + 0.035 * blow + 0.012 * (UNIT[kind].health - 1) + traits


UNIT_WORTH: Final[dict[str, float]] = {kind: _unit(kind) for kind in UNIT}


@lru_cache(maxsize=16384)
def army_worth(units: Army) -> float:
    return sum(UNIT_WORTH[kind] * n for kind, n in units)


# ---------------------------------------------------------------------- runes


def rune(t: War, code: str) -> float:
    """How many dragon runes lie in an area, as far as one can tell."""
    there = t.things.order.get(f"rune.{code}")
    if not there:
        return 0.0
    if t.is_long:
        return 1.0
    face = t.things.face[there[-1]]
    return 1.0 if face == DRAGON else LIKELY if face < 0 else 0.0


def runes(t: War, seat: Seat) -> float:
    """The dragon runes that a player controls, as far as one can tell."""
    throne = "find.throne" in FACE and any("find.throne" in t.open_finds(code) for code in t.controlled(seat))
    return sum([rune(t, code) for code in t.controlled(seat)]) + throne


# ---------------------------------------------------------------------- areas


@lru_cache(maxsize=256)
def printed(code: str) -> float:
    """What an area provides."""
    area = AREA[code]
    given = (area.food, area.wood, area.ore)
    return LAND + sum(each * min(n, 3) for each, n in zip(RESOURCE, given, strict=True))


def time_left(t: War) -> float:
    """How much of what pays off later is still worth, from 0 to 1."""
    seasons = 4 * (t.last_year - t.state.year) + 3 - t.state.season
    return min(1.0, 0.1 + seasons / 8)


def area(t: War, seat: Seat, code: str) -> float:
    """What controlling an area is worth, besides the units in it."""
    place = t.place(code)
    lies = rune(t, code)
    later = time_left(t)
    worth = lies + later * (printed(code) + (CITY_WORTH if place.city else 0.0))
    if place.fort not in (NOBODY, seat):
        worth += later * FORT + (0.9 if t.title("title.commander") == seat else 0.0)
    holder = t.control(code)
    if holder not in (NOBODY, seat):
        # What is taken from somebody is worth more the fewer others there are.
        worth += (0.6 * lies + 0.5 * later * printed(code)) / (len(t.seats()) - 1)
        if len(t.controlled(holder)) == 1:
            worth += 0.6
    return worth


def is_home(t: War, seat: Seat, code: str) -> bool:
    return HOME_OF.get(code) == t.player(seat).faction


# ---------------------------------------------------------------------- dials


@lru_cache(maxsize=1024)
def dial(faction: str, number: int, at: int) -> float:
    """What a dial at a space is worth: what the order that reads it would bring."""
    icons = FACTION[faction].dials[number][: at + 1]
    units = sum([UNIT_WORTH[icon] for icon in icons if icon in UNIT])
    others = INFLUENCE * icons.count("influence") + TACTIC * icons.count("tactics")
    return units + others + (0.03 * min(at, 6) if number == 0 else 0.01 * min(at, 3))


def dials(t: War, seat: Seat) -> float:
    player = t.player(seat)
    return sum([dial(player.faction, number, player.dials[number]) for number in range(3)])


def step_up(t: War, seat: Seat, number: int, n: int = 1) -> float:
    """What turning a dial so far is worth, mostly for one reading of it."""
    player = t.player(seat)
    now = player.dials[number]
    return dial(player.faction, number, min(TOP, max(0, now + n))) - dial(player.faction, number, now)


# ---------------------------------------------------------------------- cities


def benefit(t: War, what: str, city: str) -> float:
    """What a city gives at once."""
    record = CITY[city]
    match what:
        case "units":
            best = {"triangle": 0.065, "rectangle": 0.09, "circle": 0.06, "hexagon": 0.13}
            return best[record.shape] * record.units
        case "tactics":
            return TACTIC * record.tactics
        case "influence":
            return INFLUENCE * record.influence
        case _:
            return QUEST * record.quests
