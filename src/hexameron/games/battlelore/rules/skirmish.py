"""Skirmishes: a map drawn by lot and turned about its middle, and two armies of the same units."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hexameron.games.battlelore.board import COLUMN, HEXES, NEIGHBOURS, ROW, opposite
from hexameron.games.battlelore.content.creatures import CREATURES
from hexameron.games.battlelore.content.scenarios import connected
from hexameron.games.battlelore.content.units import parse_code, points
from hexameron.games.battlelore.state import State, Terms
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.game import Value

POINTS = (120, 100, 140, 160)
LORE = ("none", "fixed", "free")
CREATURE = ("none", "spider", "giant")
COUNCIL = {"commander": 2, "warrior": 1, "rogue": 1, "wizard": 1, "cleric": 1}
LEVELS = 6

RECRUITS = ("Fb", "Fb", "Fb", "Fg", "Fr", "Ag", "Ag", "Mg", "Mb", "Mb", "Mr", "DFb", "KFb", "KMg")
"""What is drawn from: common troops stand here more often."""

TILES = ("wood", "wood", "wood", "hill", "hill", "water", "ford")
PATCHES = 5
PATCH = 3
"""How many patches of terrain each half gets, and how many hexes a patch has at most."""

Muster = Callable[[State, int, Mapping[str, tuple[str, ...]]], None]
Lot = Callable[[int], int]
"""Draws a number below another."""


def terms(variants: Mapping[str, Value]) -> Terms:
    """What holds in a skirmish; the more points, the more banners."""
    lore = str(variants.get("lore", LORE[0]))
    total = int(variants.get("points", POINTS[0]))
    creature = variants.get("creature", "none") != "none"
    return Terms(
        scenario="skirmish",
        banners_to_win=total // 25,
        lore=lore != "none",
        landmarks=lore == "free" and bool(variants.get("landmarks", False)),
        lairs=creature,
        councils=(COUNCIL, COUNCIL) if lore == "fixed" else (),
        levels=(LEVELS - creature, LEVELS - creature),
    )


def lay_out(b: Battle, muster: Muster) -> None:
    """Draws the map and the armies; North's half is South's, turned about the middle of the board."""
    state = b.state

    def lot(n: int) -> int:
        return b.dice.below(state.chance, "skirmish", n)

    for _ in range(PATCHES):
        lay_patch(state, lot)
    creature = str(state.skirmish.get("creature", "none"))
    army = draw_army(int(state.skirmish.get("points", POINTS[0])), creature, lot)
    south = deploy(state, army, lot)
    muster(state, 0, written(south))
    muster(state, 1, written([(code, opposite(hex_)) for code, hex_ in south]))


def lay_patch(state: State, lot: Lot) -> None:
    """A few hexes of one terrain between the armies, and the same on the other side."""
    kind = TILES[lot(len(TILES))]
    middle = [h for h in HEXES if 4 <= ROW[h] <= 5 and h not in state.terrain]
    hex_ = middle[lot(len(middle))]
    for _ in range(1 + lot(PATCH)):
        if opposite(hex_) != hex_ or kind != "water":
            state.terrain[hex_] = state.terrain[opposite(hex_)] = kind
        around = [h for h in NEIGHBOURS[hex_] if 4 <= ROW[h] <= 5 and h not in state.terrain]
        if not around:
            break
        hex_ = around[lot(len(around))]
    water = [h for h, tile in state.terrain.items() if tile == "water"]
    if not connected(water):
        for h in water:
            state.terrain[h] = "ford"


def draw_army(total: int, creature: str, lot: Lot) -> list[str]:
    """Recruits until the points are used up."""
    army = []
    if creature in CREATURES:
        army.append(creature)
        total -= CREATURES[creature].points
    while affordable := [code for code in RECRUITS if points(code) <= total]:
        code = affordable[lot(len(affordable))]
        army.append(code)
        total -= points(code)
    return army


def deploy(state: State, army: list[str], lot: Lot) -> list[tuple[str, str]]:
    """Foot and bowmen in the third row, then the second; riders and creatures behind them."""
    placed: list[tuple[str, str]] = []
    taken: list[str] = []
    for code in army:
        behind = code in CREATURES or parse_code(code).kind == "mounted"
        for row in (2, 1, 3) if behind else (3, 2, 1):
            free = [h for h in HEXES if ROW[h] == row and h not in taken and h not in state.terrain]
            if len(free) > 2:
                hex_ = free[lot(len(free))]
                taken.append(hex_)
                placed.append((code, hex_))
                break
    return placed


def written(units: list[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    """An army as scenarios write it."""
    army: dict[str, tuple[str, ...]] = {}
    for code, hex_ in units:
        army[code] = (*army.get(code, ()), f"{ROW[hex_]}/{COLUMN[hex_]}")
    return army


def from_left(hex_: str) -> tuple[int, int]:
    """Sorts hexes from South's left to its right."""
    return 2 * COLUMN[hex_] + (ROW[hex_] + 1) % 2, ROW[hex_]
