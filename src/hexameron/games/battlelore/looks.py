"""How a battle looks: emblems, shapes and the board, which is drawn once for each map."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from hexameron.games.battlelore.board import COLUMN, HEXES, ROW, ROWS
from hexameron.games.battlelore.content.units import COLOURS
from hexameron.games.battlelore.state import Landmark, Objective, State, Unit
from hexameron.kernel.scene import Cell, Die, Edge
from hexameron.kernel.text import Text

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
DIE_ICONS = ("visored-helm", "visored-helm", "visored-helm", "swords-emblem", "flying-flag", "spell-book")
DIE_COLOURS = (*COLOURS, "orange", "black", "purple")
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

SHAPES = {"pennant": "pennant", "french": "pennant", "south": "pennant"}
"""Sides that fly pointed banners; all others have rectangular ones, drawn as shields."""


def icon_of(unit: Unit) -> str:
    return UNIT_ICONS[unit.people, unit.kind]


def shapes(sides: tuple[str, str]) -> tuple[str, str]:
    """The shape of each side's banners; never the same for both."""
    first, second = (SHAPES.get(side, "shield") for side in sides)
    if first == second:
        second = "shield" if first == "pennant" else "pennant"
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
    Edge(f"e.section.{number}", points=((x, _TOP), (x, _BOTTOM)), kind="section")
    for number, x in enumerate((3.5, 8.5), start=1)
)
"""The two lines between wings and centre (BL-CMD-02)."""


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
        _marked(cell, FIRE, Text("scene.fire"), Text("scene.note.fire")) if cell.id in burning else cell
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
            tiles.get(hex_, _plain(hex_)), RAMPARTS, Text("terrain.ramparts"), Text("scene.note.ramparts")
        )
    for objective in board.objectives:
        note = Text(
            "scene.note.objective",
            {"side": Text(f"side.{board.sides[objective.seat]}"), "n": objective.banners},
        )
        cell = tiles.get(objective.hex, _plain(objective.hex))
        tiles[objective.hex] = _marked(cell, OBJECTIVE, Text("scene.objective"), note)
    return tuple(tiles.get(hex_, _plain(hex_)) for hex_ in HEXES)


def _plain(hex_: str) -> Cell:
    return Cell(hex_, *_PLACES[hex_])


def _tile(hex_: str, kind: str) -> Cell:
    x, y = _PLACES[hex_]
    return Cell(
        hex_, x, y, terrain=kind, icon=TERRAIN_ICONS[kind], name=Text(f"terrain.{kind}"),
        note=Text(f"scene.note.{kind}"),
    )  # fmt: skip


def _landmark(hex_: str, landmark: Landmark) -> Cell:
    x, y = _PLACES[hex_]
    return Cell(
        hex_, x, y, terrain="landmark", icon=LANDMARK_ICONS[landmark.kind],
        name=Text(f"landmark.{landmark.kind}"), note=_both(
            Text("scene.note.landmark"), Text(f"scene.note.{landmark.kind}")
        ), owner=landmark.owner,
    )  # fmt: skip


def _marked(cell: Cell, mark: str, name: Text, note: Text) -> Cell:
    """A cell with something on it besides its terrain."""
    return msgspec.structs.replace(
        cell,
        marks=(*cell.marks, mark),
        name=cell.name or name,
        note=_both(cell.note, note) if cell.note is not None else note,
    )


def _both(one: Text, two: Text) -> Text:
    return Text("scene.both", {"one": one, "two": two})
