"""Spaces that a hero reaches by several steps with the Move points at hand.

A way leads on only from where nothing happens: no fight begins there, and nobody comes to see anything new.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hexameron.games.mageknight.options import Go
from hexameron.games.mageknight.rules import movement, sites
from hexameron.games.mageknight.screen import labels
from hexameron.games.mageknight.state import NOBODY
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat
from hexameron.kernel.game import Question
from hexameron.kernel.scene import Way
from hexameron.kernel.text import text


class Path(NamedTuple):
    """A way so far: what it costs, its spaces, and whether it ends in a fight."""

    cost: int
    cells: tuple[str, ...]
    fights: bool


def ways(q: Quest, question: Question) -> Iterator[Way]:
    """The cheapest way to each space that takes more than one step."""
    if not any(isinstance(option, Go) for option in question.options):
        return
    for path in _paths(q, question.seat):
        if len(path.cells) > 1:
            goal = path.cells[-1]
            yield Way(
                path.cells,
                tuple([Go(cell).key() for cell in path.cells]),
                path.cost,
                labels.label(q.state, question.prompt, Go(goal)),
                "attack" if path.fights else "",
                text("scene.way.fight") if path.fights else None,
            )


def _paths(q: Quest, me: Seat) -> Iterator[Path]:
    """The cheapest path to every space, the nearest first; of equal ones that of the fewest steps."""
    player = q.player(me)
    move = player.turn.move
    done = {player.at}
    edge = [Path(0, (), fights=False)]
    while edge:
        path = min(edge, key=lambda one: (one.cost, len(one.cells), one.fights, one.cells))
        edge.remove(path)
        here = path.cells[-1] if path.cells else player.at
        if path.cells:
            if here in done:
                continue
            done.add(here)
            yield path
            if path.fights or not _passable(q, me, here):
                continue
        for cell, price in movement.steps_from(q, me, here, move - path.cost):
            if cell not in done:
                fights = bool(movement.provoked(q, me, here, cell)) or _assaults(q, me, cell)
                edge.append(Path(path.cost + price, (*path.cells, cell), fights))


def _assaults(q: Quest, me: Seat, cell: str) -> bool:
    return sites.unconquered(q, cell) or sites.hostile(q, me, cell)


def _passable(q: Quest, me: Seat, cell: str) -> bool:
    """Whether a hero can pass a space as if nothing were there, and sees nothing new from it."""
    if movement.hero_at(q, me, cell) != NOBODY:
        return False
    things = q.things
    tokens = [token for zone in sites.in_sight(q, me, cell) for token in things.in_zone(zone)]
    return all(things.face[token] >= 0 for token in tokens)
