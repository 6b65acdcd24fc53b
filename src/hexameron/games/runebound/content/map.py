"""The printed map: terrain, sites, named areas, roads, rivers, bridges, gems and the time track.

A hex is ``hROW.COLUMN``, both from 0, rows from north to south. Odd columns stand half a hex lower.
"""

from __future__ import annotations

import re
from typing import Final

from hexameron.games.runebound.content.terms import Deck, Ground, SiteKind

ROWS: Final = 15
COLUMNS: Final = 15
_LETTERS: Final[dict[str, Ground]] = {
    "P": "plains",
    "H": "hills",
    "W": "water",
    "F": "forest",
    "M": "mountain",
    "C": "city",
}
_TERRAIN: Final = """
PPPPPPPFFFFPPHM
FFPPPPPFFFFCHMM
FFMPPPPPFPPPMMM
FPPHPPPPPPPPMMM
PPPPPWPPFPWPPHH
PHPPWWCPPPPFFHH
HPFFPPPPPPFFFHH
HPPPPWPPPMPPHPP
PPPPPPPPPPMPPPP
FPPPPPPPPPPWPPP
FPCHPPPHPPPPPPF
PPPPHMPHWWPPPCF
PPPHHMMHHHPPPPP
PFPHHMMMHMPPPPP
FFHHHMMMMMMPPPP
"""
"""Row by row; the letter under a town, shrine, stronghold or road is its terrain."""

GROUND: Final[dict[str, Ground]] = {
    f"h{row}.{column}": _LETTERS[letter]
    for row, line in enumerate(_TERRAIN.split())
    for column, letter in enumerate(line)
}

SITES: Final[dict[str, tuple[SiteKind, str]]] = {
    "h5.6": ("city", "tamalir"),
    "h1.11": ("city", "forge"),
    "h10.2": ("city", "dawnsmoor"),
    "h11.13": ("city", "riverwatch"),
    "h3.1": ("town", "everton"),
    "h0.14": ("town", "hollow_city"),
    "h5.8": ("town", "red_bridge"),
    "h8.7": ("town", "market_town"),
    "h12.0": ("town", "bright_dale"),
    "h1.5": ("shrine", "suvars_rest"),
    "h2.12": ("shrine", "yrtwrights_forge"),
    "h7.4": ("shrine", "hunters_circle"),
    "h8.13": ("shrine", "shrine_of_aris"),
    "h13.6": ("shrine", "madness_pass"),
    "h0.1": ("stronghold", "caer_loek"),
    "h5.1": ("stronghold", "castle_telis"),
    "h6.13": ("stronghold", "fort_rodric"),
    "h11.6": ("stronghold", "firmament"),
    "h13.12": ("stronghold", "sundergard"),
}
"""Kind and name of every city, town, shrine and stronghold."""
CITIES: Final = tuple(name for kind, name in SITES.values() if kind == "city")
CITY_AT: Final = {cell: name for cell, (kind, name) in SITES.items() if kind == "city"}


def _hexes(written: str) -> tuple[str, ...]:
    """The hexes of a text such as ``(1,1) (2,0)``."""
    return tuple(f"h{row}.{column}" for row, column in re.findall(r"\((\d+),(\d+)\)", written))


AREAS: Final[dict[str, tuple[str, ...]]] = {
    name: _hexes(written)
    for name, written in {
        "starfall_forest": "(1,1) (2,0)",
        "lone_peak": "(2,2)",
        "cursed_ruins": "(3,3)",
        "telsvan_plains": "(1,3) (2,4) (2,5)",
        "blackwing_swamp": "(4,5) (5,4) (5,5)",
        "outlaw_glade": "(1,8)",
        "gloom_thicket": "(0,7) (0,8) (0,9)",
        "valley_of_souls": "(0,13) (1,12)",
        "serpent_forest": "(4,8)",
        "echo_lake": "(4,10)",
        "razor_cliffs": "(3,12) (3,13) (3,14)",
        "ash_hills": "(4,12) (5,13) (5,14) (6,14)",
        "the_hedge": "(6,2) (6,3)",
        "howling_dale": "(6,0) (7,0)",
        "lake_kernan": "(7,5)",
        "breath_of_kellos": "(7,1) (8,0) (8,2)",
        "stumpwood": "(9,0) (10,0)",
        "misty_plains": "(11,1) (11,2) (11,3) (12,2)",
        "bitter_lowlands": "(12,3) (12,4)",
        "mountains_of_despair": "(11,5) (12,6)",
        "blue_haze_hills": "(11,7) (12,8) (12,9)",
        "moonlight_swamp": "(11,8) (11,9)",
        "zadrics_ford": "(11,10)",
        "southern_plains": "(12,11) (12,12) (13,10)",
        "greenwood": "(10,14) (11,14)",
        "lake_of_tears": "(9,11)",
        "fangs_of_mennara": "(7,9) (8,10)",
        "riverlands": "(6,7) (7,6) (8,6)",
    }.items()
}
"""Named areas of the wilderness."""
SITE_NAMED: Final[dict[str, str]] = {name: cell for cell, (_, name) in SITES.items()}


def _pairs(written: str) -> tuple[tuple[str, str], ...]:
    """The pairs of hexes of a text such as ``(0,5)-(1,5)``."""
    return tuple(
        (f"h{a}.{b}", f"h{c}.{d}") for a, b, c, d in re.findall(r"\((\d+),(\d+)\)-\((\d+),(\d+)\)", written)
    )


ROADS: Final = _pairs(
    """
    (0,5)-(1,5) (1,5)-(2,6) (2,6)-(3,6) (3,6)-(4,6) (4,6)-(5,6)
    (2,6)-(2,7) (2,7)-(3,8) (3,8)-(2,9) (2,9)-(2,10) (2,10)-(1,11)
    (5,6)-(6,6) (6,6)-(7,6) (7,6)-(7,7) (7,7)-(8,7)
    (8,7)-(9,6) (9,6)-(9,5) (9,5)-(9,4) (9,4)-(9,3) (9,3)-(10,2)
    (8,7)-(9,7) (9,7)-(10,8) (10,8)-(10,9) (10,9)-(11,10) (11,10)-(10,11) (10,11)-(11,12) (11,12)-(11,13)
    (11,10)-(12,10)
    """
)
"""Direct connections of road hexes; two neighbours that are not listed are not connected (RB-MOVE-17)."""
RIVERS: Final = _pairs(
    """
    (2,11)-(3,11) (3,10)-(3,11)
    (4,9)-(5,10) (4,9)-(5,9) (5,8)-(5,9) (5,8)-(6,8) (5,7)-(5,8) (4,7)-(5,7)
    (5,3)-(6,4) (6,3)-(6,4) (6,4)-(7,4) (6,3)-(7,4) (6,5)-(7,4) (7,3)-(7,4) (7,3)-(8,4) (7,3)-(8,3)
    (8,2)-(8,3) (8,3)-(9,2) (9,2)-(9,3)
    (8,0)-(9,0) (8,1)-(9,0) (9,0)-(9,1) (9,1)-(10,0) (9,1)-(10,1)
    (8,14)-(9,14) (8,13)-(9,14) (8,13)-(9,13) (9,12)-(9,13) (9,13)-(10,12) (10,12)-(10,13) (10,13)-(11,12)
    (12,13)-(12,14) (12,14)-(13,14)
    (11,10)-(12,10) (11,11)-(12,10) (11,11)-(12,11) (11,11)-(12,12) (11,12)-(12,12)
    """
)
BRIDGES: Final = _pairs("(11,10)-(12,10) (5,8)-(6,8)")
"""Edges of rivers that any die crosses; at Zadric's Ford and at Red Bridge (RB-MAP-14)."""

_GEMS: Final[tuple[tuple[Deck, str], ...]] = (
    ("soc", "(0,0) (0,12) (2,3) (5,12) (7,0) (9,8) (10,14) (12,2) (13,8)"),
    ("com", "(0,4) (0,9) (3,14) (5,4) (7,9) (8,5) (10,0) (12,5) (13,14)"),
    ("exp", "(1,7) (3,0) (4,9) (6,2) (6,14) (9,12) (11,4) (11,9) (13,0)"),
)
GEMS: Final[dict[str, Deck]] = {cell: deck for deck, written in _GEMS for cell in _hexes(written)}

TRACK: Final = 12
"""Spaces of the time track, numbered from 1."""
REFRESH_SPACES: Final = (1, 7)
STORY_SPACES: Final = (2, 5, 8, 11)
STORY_TRACK: Final = 5
"""Spaces for story quests."""
