"""``hexameron position GAME FILE``: checks a position and shows it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from hexameron.cli.errors import FINDING, CommandError, WrongUse
from hexameron.cli.output import Output
from hexameron.cli.parameters import GameName, Json
from hexameron.cli.playing.files import broken, read_bytes
from hexameron.cli.playing.players import Player
from hexameron.cli.playing.session import seat_titles
from hexameron.cli.playing.setting_up import find_game
from hexameron.cli.terminal.option_numbers import Numbers
from hexameron.cli.terminal.screen import Screen
from hexameron.games import find
from hexameron.kernel.files import FileError, read_position
from hexameron.kernel.match import Match

PositionPath = Annotated[Path, typer.Argument(metavar="cli.metavar-file", help="cli.option-position-file")]
SeatOption = Annotated[
    int | None, typer.Option("--seat", min=1, metavar="cli.metavar-n", help="cli.option-position-seat")
]


def position(
    ctx: typer.Context, game: GameName, file: PositionPath, seat: SeatOption = None, json: Json = False
) -> None:
    record = find_game(game)
    data = read_bytes(file)
    try:
        match = read_position(data, find)
    except FileError as error:
        if json:
            ctx.obj.data({"valid": False, "where": error.where, "what": str(error)})
            raise typer.Exit(FINDING) from error
        if error.where == "entries":
            raise WrongUse("cli.position-of-match", file=str(file)) from error
        raise broken(file, error) from error
    if match.game.name != record.name:
        raise CommandError("cli.other-game", file=str(file), game=match.game.name)
    if seat is not None and seat > match.setup.seats:
        raise WrongUse("cli.no-seat", n=seat, seats=match.setup.seats)
    if json:
        ctx.obj.data({"valid": True, "hash": match.hash(), "pending": list(match.pending)})
    else:
        _show(ctx.obj.of(record), match, None if seat is None else seat - 1)


def _show(output: Output, match: Match[Any], seat: int | None) -> None:
    """The position with the question of whoever is asked, or as one seat sees it."""
    asked = seat if seat is not None else next(iter(match.pending), None)
    question = None if asked is None else match.question(asked, any_order=True)
    scene = match.game.scene(match.view(asked), asked, question, tuple(match.pending))
    screen, numbers = Screen(output, match), Numbers(scene)
    titles = seat_titles(match, [Player()] * match.setup.seats, output)
    output.out.print(screen.table(scene, numbers, asked, titles))
    output.out.print(screen.hand(scene, asked, full=True))
    output.out.print(screen.question(scene, numbers))
    output.tell("cli.position-good", "bold green")
