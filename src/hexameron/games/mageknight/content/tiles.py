"""The map tiles, space by space, and the lattice on which they lie.

Tiles keep the direction of the starting tile, so a place on the map is a place of the lattice. The five tiles
of the expansion are not here: neither their walls nor the rules of their own sites are known well enough.
"""

from __future__ import annotations

from hexameron.games.mageknight.content.records import Tile
from hexameron.kernel.geometry import TileSet, flower

TILES: tuple[Tile, ...] = (
    Tile(
        id="tile.start_a",
        kind="start",
        spaces=(
            ("plains", "portal"),
            ("plains", ""),
            ("sea", ""),
            ("sea", ""),
            ("sea", ""),
            ("plains", ""),
            ("forest", ""),
        ),
    ),
    Tile(
        id="tile.start_b",
        kind="start",
        spaces=(
            ("plains", "portal"),
            ("plains", ""),
            ("plains", ""),
            ("sea", ""),
            ("sea", ""),
            ("plains", ""),
            ("forest", ""),
        ),
    ),
    Tile(
        id="tile.1",
        kind="countryside",
        spaces=(
            ("forest", "glade"),
            ("plains", "village"),
            ("plains", ""),
            ("plains", ""),
            ("forest", ""),
            ("forest", "orcs"),
            ("lake", ""),
        ),
    ),
    Tile(
        id="tile.2",
        kind="countryside",
        spaces=(
            ("hills", ""),
            ("plains", "village"),
            ("plains", ""),
            ("hills", "mine_green"),
            ("plains", ""),
            ("hills", "orcs"),
            ("forest", "glade"),
        ),
    ),
    Tile(
        id="tile.3",
        kind="countryside",
        spaces=(
            ("forest", ""),
            ("hills", ""),
            ("hills", "mine_white"),
            ("plains", "village"),
            ("plains", ""),
            ("plains", ""),
            ("hills", "keep"),
        ),
    ),
    Tile(
        id="tile.4",
        kind="countryside",
        spaces=(
            ("desert", "mage_tower"),
            ("mountain", ""),
            ("plains", "village"),
            ("plains", ""),
            ("hills", "orcs"),
            ("desert", ""),
            ("desert", ""),
        ),
    ),
    Tile(
        id="tile.5",
        kind="countryside",
        spaces=(
            ("lake", ""),
            ("plains", "orcs"),
            ("hills", "mine_blue"),
            ("forest", ""),
            ("forest", "glade"),
            ("forest", ""),
            ("plains", "monastery"),
        ),
    ),
    Tile(
        id="tile.6",
        kind="countryside",
        spaces=(
            ("hills", "mine_red"),
            ("plains", ""),
            ("forest", "orcs"),
            ("hills", ""),
            ("hills", "den"),
            ("mountain", ""),
            ("forest", ""),
        ),
    ),
    Tile(
        id="tile.7",
        kind="countryside",
        spaces=(
            ("swamp", ""),
            ("forest", "glade"),
            ("plains", "dungeon"),
            ("plains", ""),
            ("plains", "monastery"),
            ("lake", ""),
            ("forest", "orcs"),
        ),
    ),
    Tile(
        id="tile.8",
        kind="countryside",
        spaces=(
            ("swamp", "orcs"),
            ("plains", ""),
            ("swamp", "village"),
            ("swamp", ""),
            ("forest", ""),
            ("forest", "glade"),
            ("forest", "ruins"),
        ),
    ),
    Tile(
        id="tile.9",
        kind="countryside",
        spaces=(
            ("mountain", ""),
            ("wasteland", "keep"),
            ("plains", ""),
            ("wasteland", "mage_tower"),
            ("plains", ""),
            ("wasteland", "dungeon"),
            ("mountain", ""),
        ),
    ),
    Tile(
        id="tile.10",
        kind="countryside",
        spaces=(
            ("mountain", ""),
            ("plains", ""),
            ("hills", "ruins"),
            ("hills", "keep"),
            ("hills", ""),
            ("hills", "den"),
            ("forest", ""),
        ),
    ),
    Tile(
        id="tile.11",
        kind="countryside",
        spaces=(
            ("plains", "mage_tower"),
            ("lake", ""),
            ("hills", "orcs"),
            ("lake", ""),
            ("plains", "ruins"),
            ("hills", ""),
            ("lake", ""),
        ),
    ),
    Tile(
        id="tile.core_1",
        kind="core",
        spaces=(
            ("desert", "monastery"),
            ("desert", ""),
            ("desert", ""),
            ("hills", ""),
            ("hills", "spawning_grounds"),
            ("mountain", ""),
            ("desert", "tomb"),
        ),
    ),
    Tile(
        id="tile.core_2",
        kind="core",
        spaces=(
            ("lake", ""),
            ("hills", "mine_green"),
            ("swamp", "draconum"),
            ("swamp", "mage_tower"),
            ("forest", ""),
            ("lake", ""),
            ("swamp", "ruins"),
        ),
    ),
    Tile(
        id="tile.core_3",
        kind="core",
        spaces=(
            ("wasteland", ""),
            ("hills", "mage_tower"),
            ("wasteland", ""),
            ("hills", "mine_white"),
            ("wasteland", "tomb"),
            ("mountain", ""),
            ("wasteland", "ruins"),
        ),
    ),
    Tile(
        id="tile.core_4",
        kind="core",
        spaces=(
            ("mountain", "draconum"),
            ("wasteland", "keep"),
            ("wasteland", ""),
            ("wasteland", "ruins"),
            ("wasteland", ""),
            ("hills", "mine_blue"),
            ("hills", ""),
        ),
    ),
    Tile(
        id="tile.core_5",
        kind="city",
        spaces=(
            ("city", "city"),
            ("swamp", "orcs"),
            ("swamp", ""),
            ("forest", "orcs"),
            ("lake", ""),
            ("forest", "glade"),
            ("swamp", "village"),
        ),
        city="green",
    ),
    Tile(
        id="tile.core_6",
        kind="city",
        spaces=(
            ("city", "city"),
            ("lake", ""),
            ("lake", ""),
            ("hills", ""),
            ("mountain", "draconum"),
            ("forest", ""),
            ("plains", "monastery"),
        ),
        city="blue",
    ),
    Tile(
        id="tile.core_7",
        kind="city",
        spaces=(
            ("city", "city"),
            ("forest", ""),
            ("lake", "draconum"),
            ("lake", ""),
            ("wasteland", "keep"),
            ("wasteland", "spawning_grounds"),
            ("plains", ""),
        ),
        city="white",
    ),
    Tile(
        id="tile.core_8",
        kind="city",
        spaces=(
            ("city", "city"),
            ("desert", ""),
            ("desert", "draconum"),
            ("wasteland", ""),
            ("wasteland", "draconum"),
            ("desert", "ruins"),
            ("hills", "mine_red"),
        ),
        city="red",
    ),
)

BY_ID = {tile.id: tile for tile in TILES}
SHAPE = flower()
REMEMBERED = 512
"""How many maps are kept: a search lays some hundred, and each takes some 35 kB."""
TILE_SET = TileSet({tile.id: SHAPE for tile in TILES}, remembered=REMEMBERED)
