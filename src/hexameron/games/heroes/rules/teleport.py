"""Where magic may put a hero during a move."""

from __future__ import annotations

from functools import partial

from hexameron.games.heroes.options import Go
from hexameron.games.heroes.state import Hero
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Rules
from hexameron.kernel.geometry.names import parse_cell


def targets(t: Conquest, hero: Hero, reach: int) -> list[str]:
    """Portal fields without a pawn; with a reach, open fields so near without token, pawn or city."""
    board = t.board
    if not reach:
        return [field for field in board.portals if t.hero_at(field) is None]
    row, column = parse_cell(hero.at or t.owner(hero).city)
    found = []
    for field in board.fields:
        if board.terrain[field] not in ("open", "port") or field in board.cities:
            continue
        down, right = parse_cell(field)
        if abs(down - row) + abs(right - column) > reach:
            continue
        if field not in t.state.encounters and t.hero_at(field) is None:
            found.append(field)
    return found


def teleport(t: Conquest, hero: Hero, reach: int) -> Rules[None]:
    """Puts a hero there; the move may go on."""
    got = yield from t.ask(hero.seat, "teleport.where", partial(_ways, t, hero, reach), actor=hero.id)
    hero.at = got.field
    t.tell("hero.teleported", hero=hero.id, field=got.field)


def _ways(t: Conquest, hero: Hero, reach: int) -> list[Go]:
    return [Go(field) for field in targets(t, hero, reach)]
