"""How a battle looks: emblems, shapes and the board, which is drawn once for each map."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from hexameron.games.battlelore.board import COLUMN, HEXES, ROW, ROWS
from hexameron.games.battlelore.content.units import COLOURS
from hexameron.games.battlelore.state import Landmark, Objective, State, Unit
from hexameron.kernel.scene import Cell, Die, Edge
from hexameron.kernel.text import Text, text
from hexameron.kernel.words import Colour, PieceShape, Terrain

ROW_HEIGHT = 0.866
"""Rows of hexes that stand on a point lie closer than hexes of one row: by half the root of 3."""

TERRAIN_ICONS = {
    "wood": "pine-tree",
    "hill": "hills",
    "water": "river",
    "ford": "stone-path",
    "bridge": "stone-bridge",
    "lair": "cave-entrance",
}
GROUNDS: dict[str, Terrain] = {
    "wood": "forest",
    "hill": "hills",
    "water": "water",
    "ford": "ford",
    "bridge": "bridge",
    "lair": "lair",
}
LANDMARK_ICONS = {
    "pentacle": "pentacle",
    "pool": "water-fountain",
    "den": "hooded-figure",
    "camp": "camping-tent",
    "stronghold": "castle",
}
RAMPARTS, OBJECTIVE, FIRE = "defensive-wall", "flag-objective", "fire-silhouette"
"""Marks that lie on a hex besides its terrain, by their icons."""

UNIT_ICONS = {
    ("human", "foot"): "broadsword",
    ("human", "mounted"): "mounted-knight",
    ("human", "bow"): "bow-arrow",
    ("dwarf", "foot"): "dwarf-helmet",
    ("goblin", "foot"): "goblin-head",
    ("goblin", "mounted"): "wolf-head",
    ("goblin", "bow"): "pocket-bow",
    ("spider", "creature"): "masked-spider",
    ("giant", "creature"): "giant",
}

DIE_FACES = ("green", "blue", "red", "sword", "flag", "lore")
DICE_ICON = "rolling-dices"
DIE_ICONS = ("visored-helm", "visored-helm", "visored-helm", "swords-emblem", "flying-flag", "spell-book")
DIE_COLOURS: tuple[Colour, ...] = (*COLOURS, "orange", "black", "purple")
DICE = tuple(
    Die(icon, Text(f"face.{face}"), colour)
    for icon, face, colour in zip(DIE_ICONS, DIE_FACES, DIE_COLOURS, strict=True)
)
"""All faces of a battle die."""

MASTER_ICONS = {
    "commander": "crested-helmet",
    "warrior": "swordman",
    "rogue": "hood",
    "wizard": "pointy-hat",
    "cleric": "holy-symbol",
}

SHIELD: Final = "shield"
PENNANT: Final = "pennant"
SHAPES: dict[str, PieceShape] = {"pennant": PENNANT, "french": PENNANT, "south": PENNANT}
"""Sides that fly pointed banners; all others have rectangular ones, drawn as shields."""


def icon_of(unit: Unit) -> str:
    return UNIT_ICONS[unit.people, unit.kind]


def shapes(sides: tuple[str, str]) -> tuple[PieceShape, PieceShape]:
    """The shape of each side's banners; never the same for both."""
    first, second = (SHAPES.get(side, SHIELD) for side in sides)
    if first == second:
        second = SHIELD if first == PENNANT else PENNANT
    return first, second


# ---------------------------------------------------------------------- the board


def x_of(hex_: str) -> float:
    return COLUMN[hex_] - 1 + (0.0 if ROW[hex_] % 2 else 0.5)


def y_of(hex_: str) -> float:
    """South's edge is at the bottom."""
    return round((ROWS - ROW[hex_]) * ROW_HEIGHT, 3)


_PLACES = {hex_: (x_of(hex_), y_of(hex_)) for hex_ in HEXES}
_TOP, _BOTTOM = -0.75, round((ROWS - 1) * ROW_HEIGHT + 0.75, 3)

SECTION_LINES: tuple[Edge, ...] = tuple(
    Edge(f"e.section.{number}", "section", points=((x, _TOP), (x, _BOTTOM)))
    for number, x in enumerate((3.5, 8.5), start=1)
)
"""The two lines between wings and centre (BL-CMD-02)."""


NOTES: dict[str, tuple[Text, ...]] = {
    ground: tuple(Text(f"scene.note.{fact}") for fact in facts)
    for ground, facts in {
        "wood": ("stops", "wood", "screens"),
        "hill": ("hill", "screens"),
        "water": ("water", "open"),
        "ford": ("stops", "ford"),
        "bridge": ("bridge",),
        "lair": ("lair",),
        "ramparts": ("stops", "ramparts", "ramparts.bold"),
        "landmark": ("stops.fighting", "landmark", "landmark.bold", "screens"),
        "fire": ("fire", "open"),
    }.items()
}
"""What is to be known about each kind of ground."""


class _Map(msgspec.Struct, frozen=True):
    """What the picture of the board depends on."""

    terrain: tuple[tuple[str, str], ...]
    ramparts: tuple[str, ...]
    landmarks: tuple[tuple[str, Landmark], ...]
    lairs: tuple[tuple[str, str], ...]
    objectives: tuple[Objective, ...]
    sides: tuple[str, str]


def cells(state: State) -> tuple[Cell, ...]:
    """All hexes of the board, with walls of fire on them."""
    drawn = _drawn(
        _Map(
            tuple(state.terrain.items()),
            tuple(state.ramparts),
            tuple(state.landmarks.items()),
            tuple((hex_, state.units[id_].people) for hex_, id_ in state.lairs.items()),
            state.terms.objectives,
            state.terms.sides,
        )
    )
    burning = [hex_ for effect in state.effects if effect.kind == "fire" for hex_ in effect.hexes]
    if not burning:
        return drawn
    return tuple(
        _marked(cell, FIRE, Text("scene.fire"), NOTES["fire"]) if cell.id in burning else cell
        for cell in drawn
    )


@lru_cache(maxsize=64)
def _drawn(board: _Map) -> tuple[Cell, ...]:
    tiles = {hex_: _tile(hex_, kind) for hex_, kind in board.terrain}
    for hex_, creature in board.lairs:
        tiles[hex_] = msgspec.structs.replace(tiles[hex_], name=Text(f"lair.{creature}"))
    for hex_, landmark in board.landmarks:
        tiles[hex_] = _landmark(hex_, landmark)
    for hex_ in board.ramparts:
        tiles[hex_] = _marked(
            tiles.get(hex_, _plain(hex_)), RAMPARTS, Text("terrain.ramparts"), NOTES["ramparts"]
        )
    for objective in board.objectives:
        side = Text(f"side.{board.sides[objective.seat]}")
        notes = (
            text("scene.note.objective", n=objective.banners),
            text("scene.note.objective.side", side=side),
        )
        cell = tiles.get(objective.hex, _plain(objective.hex))
        tiles[objective.hex] = _marked(cell, OBJECTIVE, Text("scene.objective"), notes)
    return tuple(tiles.get(hex_, _plain(hex_)) for hex_ in HEXES)


def _plain(hex_: str) -> Cell:
    return Cell(hex_, *_PLACES[hex_])


def _tile(hex_: str, kind: str) -> Cell:
    x, y = _PLACES[hex_]
    return Cell(
        hex_, x, y, terrain=GROUNDS[kind], icon=TERRAIN_ICONS[kind], name=Text(f"terrain.{kind}"),
        notes=NOTES[kind],
    )  # fmt: skip


def _landmark(hex_: str, landmark: Landmark) -> Cell:
    x, y = _PLACES[hex_]
    return Cell(
        hex_, x, y, terrain="landmark", icon=LANDMARK_ICONS[landmark.kind],
        name=Text(f"landmark.{landmark.kind}"), notes=(
            *NOTES["landmark"], Text(f"scene.note.{landmark.kind}")
        ), owner=landmark.owner,
    )  # fmt: skip


def _marked(cell: Cell, mark: str, name: Text, notes: tuple[Text, ...]) -> Cell:
    """A cell with something on it besides its terrain."""
    return msgspec.structs.replace(
        cell,
        marks=(*cell.marks, mark),
        name=cell.name or name,
        notes=(*cell.notes, *notes),
    )
