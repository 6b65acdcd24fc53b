"""How a scenario looks before the first choice, for whoever picks one: its map, its sides, and no more."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.params import Parameter

from hexameron.games import find
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.kernel.scene import Cell, Piece, Scene
from hexameron.kernel.text import Text
from hexameron.server.api.bodies import PROBLEMS
from hexameron.server.api.games import GameName, Titles, cached, icons, said, tag_of
from hexameron.server.play.creating import begin
from hexameron.server.play.faults import Fault, NotFound
from hexameron.server.play.games import find_game

UNTIL_THE_MAP = 40
"""So many choices may come before there is a board: heroes, factions."""

Players = Annotated[int, Parameter(ge=0, le=30)]


class Opening(Scene, frozen=True):
    """How a scenario may begin; an example if what lies on the board is drawn for every match.

    ``sides`` are what the seats are called, if that is known before the match; ``icons`` the inside of every
    SVG on the map.
    """

    example: bool = False
    sides: tuple[Titles, ...] = ()
    icons: dict[str, str] = {}


@cache
def _opening(name: str, scenario: str, seats: int) -> tuple[bytes, str]:
    """The opening, encoded, and its tag."""
    game = find(name)
    setup = Setup(scenario=scenario, seats=seats)
    one, other = (_drawn(begin(game, setup, Fairness.from_seed(seed))) for seed in (0, 1))
    cells, pieces = tuple(_bare(cell) for cell in one.cells), tuple(_standing(piece) for piece in one.pieces)
    drawn = {icon for cell in cells for icon in (cell.icon, cell.feature)} | {piece.icon for piece in pieces}
    data = msgspec.json.encode(
        Opening(
            game=name,
            board=one.board,
            title=Text(f"scenario.{scenario}"),
            cells=cells,
            edges=one.edges,
            pieces=pieces,
            example=(one.cells, one.pieces) != (other.cells, other.pieces),
            sides=_sides(begin(game, setup, Fairness.from_seed(0))),
            icons={icon: body for icon, body in icons(name).items() if icon in drawn},
        )
    )
    return data, tag_of(data)


def _seen(match: Match[Any]) -> Scene:
    """What a spectator sees."""
    return match.game.scene(match.view(None), None, None, ())


def _drawn(match: Match[Any]) -> Scene:
    """The first scene that has a board; what is asked before is answered with what is offered first."""
    scene = _seen(match)
    for _ in range(UNTIL_THE_MAP):
        if scene.cells or not match.pending:
            break
        seat = next(iter(match.pending))
        match.choose(seat, match.options(seat)[0])
        scene = _seen(match)
    return scene


def _bare(cell: Cell) -> Cell:
    """A space without what is told of it: only its looks."""
    return Cell(cell.id, cell.x, cell.y, cell.terrain, cell.icon, feature=cell.feature)


def _standing(piece: Piece) -> Piece:
    return Piece(piece.id, piece.cell, piece.icon, piece.name, piece.side, piece.chief, piece.shape)


def _sides(match: Match[Any]) -> tuple[Titles, ...]:
    """What the seats are called as long as nothing was chosen."""
    panels = {panel.owner: panel.title for panel in _seen(match).panels if panel.kind == "player"}
    known = (panels.get(seat) for seat in range(match.setup.seats))
    return tuple(said(match.game, title) if title is not None else Titles() for title in known)


@get("/api/games/{game:str}/scenarios/{scenario:str}", responses=PROBLEMS, sync_to_thread=True)
def opening(
    request: Request[Any, Any, Any], game: GameName, scenario: GameName, players: Players = 0
) -> Response[Any]:
    """How a scenario looks before the first choice; without a number of players for the fewest."""
    known = next((one for one in find_game(game).scenarios if one.name == scenario), None)
    if known is None:
        raise NotFound("table.no_scenario")
    seats = players or known.seats[0]
    if seats not in known.seats:
        raise Fault("table.bad_request", what=f"{seats} players")
    return cached(request, _opening(game, scenario, seats))


HANDLERS: list[Any] = [opening]
