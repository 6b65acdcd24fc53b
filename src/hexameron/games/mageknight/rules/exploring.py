"""Revealing tiles: where they may lie, and which one comes (EXPL, MAP)."""

from __future__ import annotations

from hexameron.games.mageknight.board import lattice
from hexameron.games.mageknight.content import catalogue, tiles, tracks
from hexameron.games.mageknight.options import Explore
from hexameron.games.mageknight.rules import scenario, sites, underground
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.geometry import Placed
from hexameron.kernel.ids import thing_id
from hexameron.kernel.things import EVERYBODY


def price(q: Quest, me: Seat) -> int:
    """What revealing a tile costs (MK-EXPL-04)."""
    keen = q.turn(me).modifiers and q.state.night and q.has(me, "hawk_eyes")
    return tracks.EXPLORING - 1 if keen else tracks.EXPLORING


def pile(q: Quest) -> str:
    """Where the next tile comes from: the stack, then what was left out (MK-EXPL-06, MK-EXPL-09..12)."""
    for zone in ("tiles", "tiles.box.countryside", "tiles.box.core"):
        if q.things.count(zone):
            return zone
    return ""


def next_is_core(q: Quest) -> bool:
    """The back of the next tile is public (MK-SETUP-21)."""
    top = q.things.in_zone(pile(q))[-1]
    return catalogue.tile(q.things.face[top]).kind in {"core", "city"}


def fits(q: Quest, spot: str) -> bool:
    """Whether the next tile may be laid there (MK-EXPL-03, MK-EXPL-07, MK-EXPL-08, MK-EXPL-11)."""
    if scenario.is_fixed(q):
        return bool(q.things.count(f"tiles.at.{spot}"))
    core = next_is_core(q)
    if not scenario.on_map(q, lattice(spot), core=core):
        return False
    touched = q.board.touching(spot)
    if pile(q) != "tiles":
        return len(touched) >= 3
    if len(touched) >= 2:
        return True
    if core:
        return False
    return any(len(q.board.touching(q.state.tiles[tile].at)) >= 2 for tile in touched)


def options(q: Quest, me: Seat) -> list[Explore]:
    """The places next to the hero where a tile can be revealed (MK-EXPL-01)."""
    turn = q.turn(me)
    if turn.move < price(q, me):
        return []
    far = turn.modifiers and (q.has(me, "space_bending") or q.has(me, "far_exploring"))
    beside = frontier(q, q.player(me).at, 2 if far else 1)
    if not beside or not (scenario.is_fixed(q) or pile(q)):
        return []
    return [Explore(spot) for spot in beside if fits(q, spot)]


def frontier(q: Quest, at: str, reach: int = 1) -> list[str]:
    """The free positions that border a space, or lie so many spaces away."""
    return q.board.bordering(at, reach)


def explore(q: Quest, me: Seat, choice: Explore) -> Rules[None]:
    """Pays, draws the tile and lays it (MK-EXPL-02, MK-EXPL-05)."""
    q.turn(me).move -= price(q, me)
    yield from lay(q, choice.cell, me)
    scenario.tile_revealed(q, me)
    sites.all_look_around(q)


def lay(q: Quest, spot: str, me: Seat | None = None) -> Rules[None]:
    """Lays the next tile, or the one that waits there; its sites are prepared.

    Tiles keep the direction of the starting tile unless it was agreed to turn them (MKS-MAPV-02). On tiles of
    the set-up who chooses the first Tactic decides what is to be decided.
    """
    fixed = f"tiles.at.{spot}"
    handle = yield from q.draw(0, fixed if q.things.count(fixed) else pile(q), "tiles.laid", sees=EVERYBODY)
    tile = catalogue.tile(q.things.face[handle])
    number = len(q.state.tiles)
    turned = q.dice.below(q.state.chance, "direction", 6) if scenario.agreed(q, "random_tiles") else 0
    q.lay_tile(Placed(tile.id, spot, turned))
    if tiles.BY_ID[tile.id].kind in {"core", "city"}:
        q.state.core_seen = True
    q.tell("tile.revealed", piece=thing_id(handle), tile=tile.id, cell=spot, rules=("MK-EXPL-02",))
    yield from sites.reveal(q, number)
    if scenario.record(q).secret_entrances:
        yield from underground.reveal(q, q.state.picked[-1] if me is None else me, number)
