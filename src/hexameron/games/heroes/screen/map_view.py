"""The map as it is drawn, kept for each state of it: fields, tiles, arrows of the guards, control zones."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from hexameron.games.heroes.board import Board, Tiles, board
from hexameron.games.heroes.content.terms import RANKS
from hexameron.games.heroes.content.tiles import SIDE
from hexameron.games.heroes.screen import card_texts, names
from hexameron.games.heroes.screen.looks import (
    CITY,
    ELITE,
    LENS,
    RANK_COLOURS,
    RANK_SHAPES,
    SEEN,
    TERRAIN_ICONS,
    icon_of,
)
from hexameron.games.heroes.state import State
from hexameron.kernel.geometry.names import parse_cell
from hexameron.kernel.scene import Badge, Cell, Edge, Key
from hexameron.kernel.text import Text, text
from hexameron.kernel.words import Terrain

Point = tuple[float, float]
TINTS: Final[tuple[Terrain, ...]] = ("meadow", "heath", "steppe", "heath")
"""Open ground, another one for neighbouring tiles; it changes nothing."""
CLAIM: Final = "claim"
QUEST: Final = "quest"
SPENT: Final = "spent"
"""Flags of sites: to be controlled, to be explored, explored."""
TERRAIN_TINTS: Final[dict[str, Terrain]] = {"mountains": "mountain", "water": "water", "port": "ford"}


LEGEND: Final = (
    *(Key(Text(f"scene.key.{rank}"), colour=RANK_COLOURS[rank], shape=RANK_SHAPES[rank]) for rank in RANKS),
    Key(Text("scene.key.strength"), shape="figure"),
    Key(Text("scene.key.numbers"), shape="figures"),
    Key(Text("scene.key.elite"), ELITE),
    Key(Text("scene.key.control"), shape="flag", tone=CLAIM),
    Key(Text("scene.key.explore"), LENS, shape="flag", tone=QUEST),
    Key(Text("scene.key.zone"), shape="line"),
)
"""What the signs of the map mean."""


class Lie(NamedTuple):
    """What the picture of the map depends on."""

    tiles: Tiles
    cities: tuple[str, ...]
    factions: tuple[str, ...]
    owners: tuple[tuple[str, int], ...]
    unexplored: tuple[str, ...]
    lairs: tuple[str, ...]


def cells(view: State) -> tuple[Cell, ...]:
    """All fields with what lies on them for good or is marked there."""
    return _cells(
        Lie(
            view.tiles,
            tuple([player.city for player in view.players]),
            tuple([player.faction for player in view.players]),
            tuple(sorted(view.owners.items())),
            tuple(view.unexplored),
            tuple(view.encounters),
        )
    )


@lru_cache(maxsize=128)
def _cells(lie: Lie) -> tuple[Cell, ...]:
    map_ = board(lie.tiles, lie.cities)
    owned = dict(lie.owners)
    drawn = []
    for field in map_.fields:
        if field in lie.cities:
            drawn.append(_city(field, lie.cities.index(field), lie.factions))
        elif field in map_.site:
            guarded = map_.guard.get(field, "") in lie.lairs
            unseen = field in lie.unexplored
            drawn.append(_site(map_, field, owned.get(field), guarded=guarded, unseen=unseen))
        else:
            drawn.append(_plain(map_, field))
    return tuple(drawn)


def _spot(field: str) -> Point:
    row, column = parse_cell(field)
    return column - 1, row - 1


def _tint(lie: Board, field: str) -> Terrain:
    place = lie.tile[field]
    return (
        TERRAIN_TINTS.get(lie.terrain[field])
        or TINTS[(place // lie.columns + place % lie.columns) % len(TINTS)]
    )


NOTES: Final[dict[str, tuple[Text, ...]]] = {
    "open": (),
    "mountains": (Text("scene.note.mountains"),),
    "water": (Text("scene.note.water"), Text("scene.note.no_end")),
    "port": (Text("scene.note.port"),),
}
"""What is to be known about each kind of ground."""


def _plain(lie: Board, field: str) -> Cell:
    terrain = lie.terrain[field]
    known = terrain != "open"
    return Cell(
        field,
        *_spot(field),
        terrain=_tint(lie, field),
        icon=TERRAIN_ICONS[terrain],
        name=Text(f"terrain.{terrain}") if known else None,
        notes=NOTES[terrain],
    )


def _city(field: str, seat: int, factions: tuple[str, ...]) -> Cell:
    faction = Text(f"faction.{factions[seat]}")
    return Cell(
        field,
        *_spot(field),
        terrain="city",
        feature=CITY,
        name=text("scene.city", faction=faction),
        notes=(Text("scene.note.city"),),
        owner=seat,
    )


def _site(lie: Board, field: str, owner: int | None, *, guarded: bool, unseen: bool) -> Cell:
    site = lie.site[field]
    badge: Badge | None = None
    notes = [*card_texts.site_notes(site)]
    if site.use == "control":
        badge = Badge("", text("scene.flag", n=site.power), site.power, CLAIM)
    elif site.use == "explore":
        fresh = guarded or unseen
        name = Text("scene.note.to_explore" if fresh else "scene.note.explored")
        badge = Badge(LENS if fresh else SEEN, name, tone=QUEST if fresh else SPENT)
        if not guarded:
            notes.append(Text("scene.note.unexplored" if unseen else "scene.note.explored"))
    if guarded:
        notes.append(text("scene.note.guarded", field=names.place_name(lie.guard[field])))
    return Cell(
        field,
        *_spot(field),
        terrain=_tint(lie, field),
        feature=icon_of(site.id),
        name=Text(site.id),
        notes=tuple(notes),
        owner=owner,
        badge=badge,
    )


# ---------------------------------------------------------------------- lines


@lru_cache(maxsize=64)
def tiles(count: int, columns: int) -> tuple[Edge, ...]:
    """The borders of the tiles."""
    return tuple(
        _square(f"e.tile.{place}", place // columns * SIDE - 0.5, place % columns * SIDE - 0.5)
        for place in range(count)
    )


def _square(id_: str, top: float, left: float) -> Edge:
    low, right = top + SIDE, left + SIDE
    return Edge(id_, "tile", points=((left, top), (right, top), (right, low), (left, low), (left, top)))


def arrows(view: State) -> Iterable[Edge]:
    """From every encounter token to the field that it guards (HE-EXPL-04)."""
    guarded = board(view.tiles, tuple([player.city for player in view.players])).guarded
    return [_arrow(field, guarded[field]) for field in view.encounters]


@lru_cache(maxsize=512)
def _arrow(field: str, guarded: str) -> Edge:
    """A short arrow over the border, so that what is guarded stays in sight."""
    (x, y), (to_x, to_y) = _spot(field), _spot(guarded)
    start, end = ((round(x + (to_x - x) * part, 3), round(y + (to_y - y) * part, 3)) for part in (0.36, 0.6))
    return Edge(f"e.guard.{field}", "arrow", points=(start, end))


@lru_cache(maxsize=512)
def zone(fields: tuple[str, ...]) -> tuple[Edge, ...]:
    """The outline of a control zone: the sides that only one of its fields has, joined to lines."""
    sides: dict[tuple[Point, Point], None] = {}
    for field in fields:
        x, y = _spot(field)
        corners = ((x - 0.5, y - 0.5), (x + 0.5, y - 0.5), (x + 0.5, y + 0.5), (x - 0.5, y + 0.5))
        for number, corner in enumerate(corners):
            side = (corner, corners[(number + 1) % 4])
            if side[::-1] in sides:
                del sides[side[::-1]]
            else:
                sides[side] = None
    lines: list[Edge] = []
    while sides:
        line = list(next(iter(sides)))
        del sides[line[0], line[1]]
        while line[-1] != line[0]:
            onward = next(side for side in sides if side[0] == line[-1])
            del sides[onward]
            line.append(onward[1])
        lines.append(Edge(f"e.zone.{len(lines)}", "zone", points=tuple(line)))
    return tuple(lines)
