"""The board as it lies: areas, borders and ways between them; where tiles, tokens and home realms may lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from hexameron.games.runewars.content.tiles import HOME_OF, TILE
from hexameron.kernel.geometry import FLAT, Cell, Place, Placed, Spot, TileSet, TileShape

SHAPES: Final = {tile.id: TileShape(FLAT, tuple(area.at for area in tile.areas)) for tile in TILE.values()}
TILE_SET: Final = TileSet(SHAPES)
TURNS: Final = tuple(range(FLAT.sides))
TOKEN_SIDES: Final = 3
"""How many uncoloured borders of the board a setup token must touch (RW-MAP-14)."""
TOKEN_DISTANCE: Final = 4
"""How far setup tokens are from each other (RW-MAP-15)."""

Token = tuple[Cell, Cell]
Codes = Mapping[str, tuple[str, ...]]
Hex = int
"""A place on the grid as one number, ``q * WIDTH + r``: so hexes add up."""
WIDTH: Final = 1 << 16
Side = tuple[Hex, int]
"""The side of a hex in a direction."""
STEPS: Final = tuple(q * WIDTH + r for q, r in FLAT.steps)
BACK: Final = tuple(FLAT.opposite(direction) for direction in TURNS)


@lru_cache(maxsize=4096)
def hex_of(cell: Cell) -> Hex:
    q, r = FLAT.place(cell)
    return q * WIDTH + r


@lru_cache(maxsize=4096)
def cell_of(place: Hex) -> Cell:
    return FLAT.name(_place(place))


def _place(place: Hex) -> Place:
    q, r = divmod(place + WIDTH // 2, WIDTH)
    return q, r - WIDTH // 2


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


class Lie(NamedTuple):
    """A tile after some turns, around its origin."""

    cells: tuple[Hex, ...]
    sides: Mapping[Side, str]
    """The colours of its coloured sides."""
    facing: tuple[Side, ...]
    """The sides of the hexes beyond that these lie on."""


def _lie(tile: str, turn: int) -> Lie:
    cells = tuple(q * WIDTH + r for q, r in SHAPES[tile].turns[turn])
    sides = {
        (cell, FLAT.turned(FLAT.names.index(side), turn)): colour
        for cell, area in zip(cells, TILE[tile].areas, strict=True)
        for side, colour in area.borders.items()
    }
    return Lie(cells, sides, tuple((cell + STEPS[way], BACK[way]) for cell, way in sides))


LIES: Final = {tile: tuple(_lie(tile, turn) for turn in TURNS) for tile in TILE}


@lru_cache(maxsize=4096)
def around(cell: Cell) -> tuple[Cell, ...]:
    return tuple([cell_of(hex_of(cell) + step) for step in STEPS])


def distance(one: Iterable[Cell], other: Iterable[Cell]) -> int:
    """Steps between the nearest hexes of two groups, whatever lies between."""
    return _gap([hex_of(cell) for cell in one], [hex_of(cell) for cell in other])


def _gap(one: Iterable[Hex], other: Iterable[Hex]) -> int:
    return min([_length(a - b) for a in one for b in other])


@lru_cache(maxsize=1024)
def _length(way: Hex) -> int:
    return FLAT.distance((0, 0), _place(way))


def cells_under(tile: str, spot: Spot) -> tuple[Cell, ...]:
    """The cells under a tile, in the printed order."""
    origin = hex_of(spot.at)
    return tuple([cell_of(origin + cell) for cell in LIES[tile][spot.turn].cells])


class Atlas:
    """The printed facts of the tiles that were laid; made once for each board."""

    def __init__(self, placed: tuple[Placed, ...]) -> None:
        self.code: dict[Cell, str] = {}
        self.cell: dict[str, Cell] = {}
        self.sides: dict[Side, str] = {}
        """Coloured sides as they are printed."""
        for one in placed:
            origin, lie = hex_of(one.at), LIES[one.tile][one.turn]
            for (place, direction), colour in lie.sides.items():
                self.sides[origin + place, direction] = colour
            for place, area in zip(lie.cells, TILE[one.tile].areas, strict=True):
                cell = cell_of(origin + place)
                self.code[cell], self.cell[area.code] = area.code, cell
        self.codes: Final = tuple(self.cell)

    @cached_property
    def beside(self) -> Codes:
        """The areas that share a border with each, coloured or not."""
        return {
            code: tuple([self.code[other] for other in around(cell) if other in self.code])
            for code, cell in self.cell.items()
        }

    @cached_property
    def border(self) -> Mapping[tuple[str, str], str]:
        """The colour of coloured borders, from both sides; a border is coloured if either side is."""
        found: dict[tuple[str, str], str] = {}
        for (place, direction), colour in self.sides.items():
            other = self.code.get(cell_of(place + STEPS[direction]))
            if other is not None:
                one = self.code[cell_of(place)]
                found[one, other] = found[other, one] = colour
        return found

    @cached_property
    def ways(self) -> Ways:
        return Ways(*(self._open(shut) for shut in (("water", "mountain"), ("mountain",), ("water",), ())))

    def _open(self, shut: Sequence[str]) -> Codes:
        border = self.border
        return {
            code: tuple([other for other in beside if border.get((code, other)) not in shut])
            for code, beside in self.beside.items()
        }

    def is_beside_realm(self, code: str) -> bool:
        """Whether an area outside the home realms is next to one (RW-EXPL-03)."""
        return any(other in HOME_OF for other in self.beside[code])

    # ------------------------------------------------------------------ tiles

    @cached_property
    def _hexes(self) -> Mapping[Hex, None]:
        return dict.fromkeys(map(hex_of, self.code))

    @cached_property
    def _shore(self) -> Mapping[Hex, list[Hex]]:
        """The free hexes that touch the board, and where."""
        found: dict[Hex, list[Hex]] = {}
        for place in self._hexes:
            for step in STEPS:
                if place + step not in self._hexes:
                    found.setdefault(place + step, []).append(place)
        return found

    def spots(self, tile: str, *, linked: bool = False) -> tuple[Spot, ...]:
        """Where a tile may be laid; the first has one place (RW-MAP-09, RW-MAP-11, RW-MAP-12).

        ``linked``: it must share an uncoloured border with the board, so that chance leaves no part apart.
        """
        if not self.code:
            return (Spot(cell_of(0)),)
        return tuple(
            [
                Spot(cell_of(origin), turn)
                for turn, lie in enumerate(LIES[tile])
                for origin in self._beaches(lie.cells)
                if self._borders_fit(lie, origin) and (not linked or self._is_linked(lie, origin))
            ]
        )

    def _beaches(self, cells: Sequence[Hex]) -> list[Hex]:
        """Origins from which two areas of a tile touch two of the board, and none lies on one (RW-MAP-11)."""
        shore, taken = self._shore, self._hexes.keys()
        found = []
        for origin, touching in Counter([place - cell for place in shore for cell in cells]).items():
            if touching > 1:
                places = [origin + cell for cell in cells]
                if taken.isdisjoint(places):
                    touched = {other for place in places if place in shore for other in shore[place]}
                    if len(touched) > 1:
                        found.append(origin)
        return found

    def borders_fit(self, tile: str, spot: Spot) -> bool:
        """No coloured side would lie on a coloured side of the board (RW-MAP-12)."""
        return self._borders_fit(LIES[tile][spot.turn], hex_of(spot.at))

    def _borders_fit(self, lie: Lie, origin: Hex) -> bool:
        return self.sides.keys().isdisjoint([(origin + place, way) for place, way in lie.facing])

    def _is_linked(self, lie: Lie, origin: Hex) -> bool:
        return any(
            origin + cell + step in self._hexes
            and (cell, direction) not in lie.sides
            and (origin + cell + step, BACK[direction]) not in self.sides
            for cell in lie.cells
            for direction, step in enumerate(STEPS)
        )

    # ------------------------------------------------------------------ setup tokens and home realms

    @cached_property
    def _open_shore(self) -> Mapping[Cell, int]:
        """The free cells that touch the board, and over how many uncoloured borders."""
        found: dict[Cell, int] = {}
        for place in self._hexes:
            for direction, step in enumerate(STEPS):
                if place + step not in self._hexes:
                    cell = cell_of(place + step)
                    found[cell] = found.get(cell, 0) + ((place, direction) not in self.sides)
        return found

    def token_spots(self) -> tuple[Token, ...]:
        """Where a setup token may lie (RW-MAP-13, RW-MAP-14)."""
        pairs = [
            (cell, other) if cell < other else (other, cell)
            for cell in self._open_shore
            for other in around(cell)
            if self.open_sides((cell, other)) >= TOKEN_SIDES and other not in self.code
        ]
        return tuple([pair for pair in dict.fromkeys(pairs) if self.thirds(pair)])

    def open_sides(self, token: Token) -> int:
        """How many uncoloured borders of the board a setup token touches."""
        one, other = token
        return self._open_shore.get(one, 0) + self._open_shore.get(other, 0)

    def thirds(self, token: Token) -> list[Cell]:
        """The free hexes that touch both of a token's: where the third area of a realm can lie."""
        one, other = token
        return [cell for cell in around(one) if cell in around(other) and cell not in self.code]

    def realm_spots(self, tile: str, token: Token) -> list[Spot]:
        """The ways in which a home realm fills a setup token (RW-MAP-20)."""
        found: list[Spot] = []
        for third in self.thirds(token):
            cells = sorted((*token, third))
            places = {hex_of(cell) for cell in cells}
            found += [
                Spot(at, turn)
                for turn, lie in enumerate(LIES[tile])
                for at in cells
                if places == {hex_of(at) + place for place in lie.cells}
            ]
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
    places = {(one, other): (hex_of(one), hex_of(other)) for one, other in spots}
    gaps = {(a, b): _gap(places[a], places[b]) for a, b in combinations(spots, 2)}
    found: list[tuple[Token, ...]] = []
    are_far = apart >= TOKEN_DISTANCE and not near
    """No two realms can touch then, wherever their third areas lie."""

    def grow(chosen: tuple[Token, ...], after: int) -> None:
        if len(chosen) == players:
            if are_far or atlas.realms_fit(chosen, ()):
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
