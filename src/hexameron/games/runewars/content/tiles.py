"""The nine map tiles and the four home realms, area by area.

A line is an area: its code, where it lies (q,r on flat-topped hexes, as printed), what it provides, then
neutral units, ``city`` and coloured borders. A border inside a tile stands on both its areas.
"""

from __future__ import annotations

import re
from typing import Final

from hexameron.games.runewars.content.records import Area, Tile
from hexameron.games.runewars.content.terms import (
    COMPASS,
    RESOURCES,
    Border,
    Compass,
    FactionName,
    Resource,
)
from hexameron.kernel.records import Source

_MAP: Final = {
    "1": """
        1A 0,0  F2    2xrazorwing N:Wa
        1B 1,0  F1W1  2xbeastman
        1C 0,1  F1
    """,
    "2": """
        2A 0,0  W1O2  2xgiant N:M NE:M
        2B 0,1  F1    city
        2C 1,1  W1    1xbeastman S:Wa
    """,
    "3": """
        3A 0,0  F1W1  1xhell_hound NW:Wa SW:Wa
        3B 0,1  W1    city
        3C 0,2  O2    1xgiant S:M SE:M
    """,
    "4": """
        4A 0,0  W1O1
        4B 1,-1 F2    2xsorcerer N:M S:M
        4C 1,0  O1    city N:M
    """,
    "5": """
        5A 0,0  F1    1xbeastman NW:M
        5B 1,0  W1    city
        5C 0,1  F1W1  2xrazorwing SE:Wa
        5D 1,1  O2    1xdragon NW:Wa S:Wa SE:Wa
    """,
    "6": """
        6A 0,0  W1    N:M NW:M SW:M
        6B 0,1  F1    2xsorcerer
        6C 1,1  F1    city
        6D 1,2  O2    1xgiant S:M
    """,
    "7": """
        7A 0,0  F1W1  2xbeastman NE:M SE:M
        7B 0,1  O1    city
        7C -1,2 F1O1  2xhell_hound S:Wa SW:Wa
    """,
    "8": """
        8A 0,0  W3    2xhell_hound NE:M
        8B 0,-1 F1O1  1xsorcerer N:Wa
        8C 1,0  O1    2xrazorwing N:M
        8D -1,1 F1    city
    """,
    "9": """
        9A 0,0  W1O1  1xrazorwing NW:Wa
        9B 0,1  F2    1xdragon SE:M
    """,
}
_REALMS: Final[dict[FactionName, str]] = {
    "humans": """
        HA 0,0  F1W1
        HB 1,0  F1O1  NE:Wa SE:Wa
        HC 0,1  F1W1O1
    """,
    "elves": """
        EA 0,0  F1W1  N:M
        EB 1,0  W1O1
        EC 0,1  F1W1O1 SW:Wa
    """,
    "undead": """
        UA 0,0  F1O1  NW:M N:M NE:M
        UB 1,0  F1W1
        UC 0,1  F1W1O1
    """,
    "uthuk": """
        YA 0,0  F1O1  N:M
        YB 1,0  F1O1
        YC 0,1  F1W1O1 S:Wa
    """,
}
_LETTERS: Final[dict[str, Resource]] = dict(zip("FWO", RESOURCES, strict=True))
_COLOURS: Final[dict[str, Border]] = {"M": "mountain", "Wa": "water"}
_GIVEN: Final[dict[str, tuple[str, ...]]] = {
    "1A": ("everything",),
    "1B": ("resources", "number of neutral units"),
    "1C": ("everything",),
    "2A": ("neutral units",),
    "3C": ("neutral units",),
    "4A": ("no neutral units",),
    "5B": ("city",),
    "5D": ("resources",),
    "6A": ("a mountain border",),
    "6D": ("neutral units",),
    "7A": ("neutral units",),
    "8A": ("resources",),
}
"""What of an area is published; the rest is designed."""


def _area(line: str) -> Area:
    code, at, provided, *more = line.split()
    q, r = at.split(",")
    found = {_LETTERS[letter]: int(n) for letter, n in re.findall(r"([FWO])(\d)", provided)}
    wild: tuple[str, int] | None = None
    borders: dict[Compass, Border] = {}
    for word in more:
        if ":" in word:
            side, colour = word.split(":")
            borders[next(one for one in COMPASS if one == side)] = _COLOURS[colour]
        elif "x" in word and word != "city":
            n, kind = word.split("x", 1)
            wild = kind, int(n)
    return Area(
        code=code,
        at=(int(q), int(r)),
        food=found.get("food", 0),
        wood=found.get("wood", 0),
        ore=found.get("ore", 0),
        wild=wild,
        city="city" in more,
        borders=borders,
        given=_GIVEN.get(code, ()),
    )


def _areas(drawing: str) -> tuple[Area, ...]:
    return tuple(_area(line) for line in drawing.strip().splitlines())


def _tile(number: str, drawing: str) -> Tile:
    source: Source = "published" if number == "1" else "designed"
    return Tile(id=number, source=source, areas=_areas(drawing))


TILES: Final = tuple(_tile(number, drawing) for number, drawing in _MAP.items())
REALMS: Final = tuple(
    Tile(id=faction, faction=faction, areas=_areas(drawing)) for faction, drawing in _REALMS.items()
)
TILE: Final[dict[str, Tile]] = {tile.id: tile for tile in (*TILES, *REALMS)}
AREA: Final[dict[str, Area]] = {area.code: area for tile in TILE.values() for area in tile.areas}
TILE_OF: Final[dict[str, str]] = {area.code: tile.id for tile in TILE.values() for area in tile.areas}
HOME_OF: Final[dict[str, FactionName]] = {
    area.code: faction for faction, drawing in _REALMS.items() for area in _areas(drawing)
}
"""The faction whose home realm an area belongs to."""
