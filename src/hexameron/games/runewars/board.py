"""The board as it lies: areas, borders and ways between them; where tiles, tokens and home realms may lie."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from hexameron.games.runewars.content.tiles import TILE
from hexameron.kernel.geometry import FLAT, Cell, Placed, Spot, TileSet, TileShape

SHAPES: Final = {tile.id: TileShape(FLAT, tuple(area.at for area in tile.areas)) for tile in TILE.values()}
TILE_SET: Final = TileSet(SHAPES)
TURNS: Final = tuple(range(FLAT.sides))
TOKEN_SIDES: Final = 3
"""How many uncoloured borders of the board a setup token must touch (RW-MAP-14)."""
TOKEN_DISTANCE: Final = 4
"""How far setup tokens are from each other (RW-MAP-15)."""

Token = tuple[Cell, Cell]
Codes = Mapping[str, tuple[str, ...]]


class Ways(NamedTuple):
    """Tables of neighbours by which borders are open: nothing, water, mountains, all (RW-MAP-05)."""

    walk: Codes
    ice: Codes
    climb: Codes
    fly: Codes

    def open(self, *, water: bool, mountain: bool) -> Codes:
        if water:
            return self.fly if mountain else self.ice
        return self.climb if mountain else self.walk


def printed_borders(tile: str, at: Cell, turn: int) -> dict[tuple[Cell, int], str]:
    """The coloured sides of a tile that lies so, by cell and direction."""
    cells = TILE_SET.board(()).cells_at(SHAPES[tile], Spot(at, turn))
    return {
        (cell, FLAT.turned(FLAT.names.index(side), turn)): colour
        for cell, area in zip(cells, TILE[tile].areas, strict=True)
        for side, colour in area.borders.items()
    }


@lru_cache(maxsize=4096)
def beyond(cell: Cell, direction: int) -> Cell:
    """The cell beyond a side, whether or not anything lies there."""
    return FLAT.name(FLAT.neighbours(FLAT.place(cell))[direction])


@lru_cache(maxsize=4096)
def around(cell: Cell) -> tuple[Cell, ...]:
    return tuple([FLAT.name(place) for place in FLAT.neighbours(FLAT.place(cell))])


def distance(one: Iterable[Cell], other: Iterable[Cell]) -> int:
    """Steps between the nearest hexes of two groups, whatever lies between."""
    others = list(other)
    return min(FLAT.distance(FLAT.place(a), FLAT.place(b)) for a in one for b in others)


class Atlas:
    """The printed facts of the tiles that were laid; made once for each board."""

    def __init__(self, placed: tuple[Placed, ...]) -> None:
        self.laid: Final = TILE_SET.board(placed)
        self.code: dict[Cell, str] = {}
        self.cell: dict[str, Cell] = {}
        self.tile: dict[str, str] = {}
        self.realm: dict[str, str] = {}
        """The faction of each area of a home realm."""
        self.sides: dict[tuple[Cell, int], str] = {}
        """Coloured sides as they are printed."""
        for number, one in enumerate(placed):
            self.sides.update(printed_borders(one.tile, one.at, one.turn))
            for cell, area in zip(self.laid.cells_of(number), TILE[one.tile].areas, strict=True):
                self.code[cell], self.cell[area.code], self.tile[area.code] = area.code, cell, one.tile
                if TILE[one.tile].faction:
                    self.realm[area.code] = TILE[one.tile].faction
        self.codes: Final = tuple(self.cell)
        self.beside: Codes = {
            code: tuple(self.code[other] for other in self.laid.neighbours[cell])
            for code, cell in self.cell.items()
        }
        self.border: dict[tuple[str, str], str] = {}
        """The colour of coloured borders, from both sides; a border is coloured if either side is."""
        for (cell, direction), colour in self.sides.items():
            other = beyond(cell, direction)
            if other in self.code:
                self.border[self.code[cell], self.code[other]] = colour
                self.border[self.code[other], self.code[cell]] = colour
        self.ways: Final = Ways(
            *(self._open(shut) for shut in (("water", "mountain"), ("mountain",), ("water",), ()))
        )

    def _open(self, shut: Sequence[str]) -> Codes:
        return {
            code: tuple(other for other in beside if self.border.get((code, other)) not in shut)
            for code, beside in self.beside.items()
        }

    def is_beside_realm(self, code: str) -> bool:
        """Whether an area outside the home realms is next to one (RW-EXPL-03)."""
        return any(other in self.realm for other in self.beside[code])

    # ------------------------------------------------------------------ tiles

    def spots(self, tile: str, *, linked: bool = False) -> tuple[Spot, ...]:
        """Where a tile may be laid; the first has one place (RW-MAP-09, RW-MAP-11, RW-MAP-12).

        ``linked``: it must share an uncoloured border with the board, so that chance leaves no part apart.
        """
        if not self.laid.placed:
            return self.laid.frontier(SHAPES[tile])
        return tuple(
            spot
            for spot in self.laid.frontier(SHAPES[tile], TURNS)
            if self.may_lie(tile, spot) and (not linked or self._is_linked(tile, spot))
        )

    def may_lie(self, tile: str, spot: Spot) -> bool:
        """Two of its areas touch two areas of the board, no coloured side lies on one (RW-MAP-11, -12)."""
        cells = self.laid.cells_at(SHAPES[tile], spot)
        touching = [cell for cell in cells if any(other in self.code for other in around(cell))]
        touched = {other for cell in cells for other in around(cell) if other in self.code}
        return len(touching) > 1 and len(touched) > 1 and self.borders_fit(tile, spot)

    def borders_fit(self, tile: str, spot: Spot) -> bool:
        """No coloured side would lie on a coloured side of the board (RW-MAP-12)."""
        return not any(
            (beyond(cell, direction), FLAT.opposite(direction)) in self.sides
            for cell, direction in printed_borders(tile, spot.at, spot.turn)
        )

    def _is_linked(self, tile: str, spot: Spot) -> bool:
        shut = printed_borders(tile, spot.at, spot.turn)
        return any(
            beyond(cell, direction) in self.code
            and (cell, direction) not in shut
            and (beyond(cell, direction), FLAT.opposite(direction)) not in self.sides
            for cell in self.laid.cells_at(SHAPES[tile], spot)
            for direction in TURNS
        )

    # ------------------------------------------------------------------ setup tokens and home realms

    def token_spots(self) -> tuple[Token, ...]:
        """Where a setup token may lie (RW-MAP-13, RW-MAP-14)."""
        shore = dict.fromkeys(other for cell in self.code for other in around(cell) if other not in self.code)
        pairs = dict.fromkeys(
            (min(cell, other), max(cell, other))
            for cell in shore
            for other in around(cell)
            if other not in self.code
        )
        return tuple(pair for pair in pairs if self.open_sides(pair) >= TOKEN_SIDES and self.thirds(pair))

    def open_sides(self, token: Token) -> int:
        """How many uncoloured borders of the board a setup token touches."""
        return sum(
            beyond(cell, direction) in self.code
            and (beyond(cell, direction), FLAT.opposite(direction)) not in self.sides
            for cell in token
            for direction in TURNS
        )

    def thirds(self, token: Token) -> list[Cell]:
        """The free hexes that touch both of a token's: where the third area of a realm can lie."""
        one, other = token
        return [cell for cell in around(one) if cell in around(other) and cell not in self.code]

    def realm_spots(self, tile: str, token: Token) -> list[Spot]:
        """The ways in which a home realm fills a setup token (RW-MAP-20)."""
        found = []
        for third in self.thirds(token):
            cells = sorted((*token, third))
            for turn in TURNS:
                for at in cells:
                    spot = Spot(at, turn)
                    if sorted(self.laid.cells_at(SHAPES[tile], spot)) == cells:
                        found.append(spot)
        return found

    def realms_fit(self, tokens: Sequence[Token], realms: Sequence[Cell]) -> bool:
        """Whether realms can lie on all of these tokens, apart from each other and from these (RW-MAP-22)."""
        if not tokens:
            return True
        first, *rest = tokens
        return any(
            not any(other in realms for cell in (*first, third) for other in around(cell))
            and third not in realms
            and self.realms_fit(rest, [*realms, *first, third])
            for third in self.thirds(first)
            if not any(third in token for token in rest)
        )


@lru_cache(maxsize=512)
def atlas_of(placed: tuple[Placed, ...]) -> Atlas:
    return Atlas(placed)


@lru_cache(maxsize=256)
def token_sets(placed: tuple[Placed, ...], players: int, apart: int) -> tuple[tuple[Token, ...], ...]:
    """All complete sets of setup tokens (RW-MAP-15, RW-MAP-16).

    If the tokens cannot all be so far apart, one of them may be one step nearer to the others.
    """
    atlas = atlas_of(placed)
    spots = atlas.token_spots()
    far = _sets(atlas, spots, players, apart, near=False)
    return far or _sets(atlas, spots, players, apart, near=True)


def _sets(
    atlas: Atlas, spots: Sequence[Token], players: int, apart: int, *, near: bool
) -> tuple[tuple[Token, ...], ...]:
    gaps = {(a, b): distance(a, b) for a, b in combinations(spots, 2)}
    found: list[tuple[Token, ...]] = []

    def grow(chosen: tuple[Token, ...], after: int) -> None:
        if len(chosen) == players:
            if atlas.realms_fit(chosen, ()):
                found.append(chosen)
            return
        for place in range(after, len(spots)):
            bigger = (*chosen, spots[place])
            if _far_enough([(a, b, gaps[a, b]) for a, b in combinations(bigger, 2)], apart, near=near):
                grow(bigger, place + 1)

    grow((), 0)
    return tuple(found)


def _far_enough(gaps: Sequence[tuple[Token, Token, int]], apart: int, *, near: bool) -> bool:
    """Whether all are far apart; with ``near`` one of them may be a step nearer to the others."""
    close = [(a, b) for a, b, gap in gaps if gap < apart]
    if not close:
        return True
    if not near or any(gap < apart - 1 for _, _, gap in gaps):
        return False
    return any(all(one in pair for pair in close) for one in close[0])
