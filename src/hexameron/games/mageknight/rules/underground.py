"""Dungeon Lords: secret entrances, and ways below the ground (MKS-DUNG)."""

from __future__ import annotations

from functools import partial

from hexameron.games.mageknight.options import Hide, Tunnel
from hexameron.games.mageknight.rules import movement, sites
from hexameron.games.mageknight.state import Place
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id

ENTRANCES = {"village": ("dungeon", "brown"), "monastery": ("tomb", "red")}
WET = ("swamp", "lake", "sea")
BASE = 2


def reveal(q: Quest, me: Seat, number: int) -> Rules[None]:
    """A revealed Village hides a Dungeon beside it, a Monastery a Tomb (MKS-DUNG-08, MKS-DUNG-12)."""
    for cell in q.board.laid.cells_of(number):
        site = q.board.site.get(cell, "")
        if site not in ENTRANCES or not spaces(q, cell):
            continue
        kind, colour = ENTRANCES[site]
        got = yield from q.ask(me, f"hide.{kind}", partial(spaces, q, cell), actor=cell)
        q.state.places[got.cell] = Place(site=kind)
        yield from q.draw_enemy(colour, f"on.{got.cell}")
        q.tell("entrance.hidden", seat=player_id(me), cell=got.cell, rules=("MKS-DUNG-08",))


def spaces(q: Quest, cell: str) -> list[Hide]:
    """The spaces beside where an entrance may be: dry, accessible and without a site (MKS-DUNG-09)."""
    return [
        Hide(beside)
        for beside in q.board.neighbours[cell]
        if beside not in q.board.site
        and beside not in q.state.places
        and q.board.terrain[beside] not in {*WET, "mountain"}
    ]


def options(q: Quest, me: Seat) -> list[Tunnel]:
    """The other conquered Dungeons and Tombs that one can reach below the ground (MKS-DUNG-15..18)."""
    move = q.turn(me).move
    at = q.player(me).at
    if not is_open(q, at):
        return []
    return [Tunnel(cell) for cell, far in ways(q, at).items() if BASE + far <= move]


def is_open(q: Quest, cell: str) -> bool:
    """Whether a space holds a conquered Dungeon or Tomb."""
    return sites.done(q, cell) and q.site(cell) in sites.UNDERGROUND


def ways(q: Quest, at: str) -> dict[str, int]:
    """How far it is to the other open Dungeons and Tombs, not under water."""
    far = {at: 0}
    edge = [at]
    while edge:
        edge = list(
            dict.fromkeys(
                beside
                for cell in edge
                for beside in q.board.neighbours[cell]
                if beside not in far and q.board.terrain[beside] not in WET
            )
        )
        step = max(far.values()) + 1
        far |= dict.fromkeys(edge, step)
    return {cell: n for cell, n in far.items() if n and is_open(q, cell)}


def go(q: Quest, me: Seat, choice: Tunnel) -> Rules[None]:
    """2 points and 1 for each space; nobody on the way is provoked (MKS-DUNG-17)."""
    q.turn(me).move -= BASE + ways(q, q.player(me).at)[choice.cell]
    movement.jump(q, me, choice.cell)
    yield from ()
