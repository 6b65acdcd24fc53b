"""Geometry: hexes and squares, boards of named cells, floods, and tiles laid during play.

`hexes` and `squares` know coordinates, a `Grid` gives both the same words, a `Board` is a map whose cells
have names, a `TileSet` makes boards out of laid tiles, and `reachable` and `flood` say how far one can go on
them.
"""

from hexameron.kernel.geometry import hexes, squares
from hexameron.kernel.geometry.board import Board, CellStep, hexagon, offset_columns, offset_rows, rectangle
from hexameron.kernel.geometry.flood import Flood, Neighbours, components, flood, reachable, rewired
from hexameron.kernel.geometry.grids import FLAT, POINTY, SQUARE, SQUARE8, Grid
from hexameron.kernel.geometry.names import OFF, Cell, Edge, cell_id, edge_id, parse_cell, parse_edge
from hexameron.kernel.geometry.places import Place, Point, Step
from hexameron.kernel.geometry.tiles import (
    GrowingBoard,
    Placed,
    Spot,
    TileSet,
    TileShape,
    flower,
    place,
    square_tile,
)

__all__ = [
    "FLAT",
    "OFF",
    "POINTY",
    "SQUARE",
    "SQUARE8",
    "Board",
    "Cell",
    "CellStep",
    "Edge",
    "Flood",
    "Grid",
    "GrowingBoard",
    "Neighbours",
    "Place",
    "Placed",
    "Point",
    "Spot",
    "Step",
    "TileSet",
    "TileShape",
    "cell_id",
    "components",
    "edge_id",
    "flood",
    "flower",
    "hexagon",
    "hexes",
    "offset_columns",
    "offset_rows",
    "parse_cell",
    "parse_edge",
    "place",
    "reachable",
    "rectangle",
    "rewired",
    "square_tile",
    "squares",
]
