"""Runs the command as people do, and a table whose keyboard is a script."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from typer.testing import CliRunner, Result

import hexameron
from hexameron.cli.main import app
from hexameron.cli.output import Output
from hexameron.cli.playing.keyboard import InputEnded, Keyboard
from hexameron.cli.playing.players import seat_players
from hexameron.cli.playing.session import Session
from hexameron.cli.terminal.option_numbers import Numbers
from hexameron.kernel.files import write_position
from hexameron.kernel.match import Match
from hexameron.kernel.text import Language


def run(*args: str, typed: str = "", **env: str) -> Result:
    """Calls ``hexameron`` with these words; ``typed`` is what comes through the pipe."""
    return CliRunner().invoke(app, list(args), input=typed, env={"COLUMNS": "100", **env})


def short_match(path: Path, *, banners: int = 1, scenario: str = "crossing", seed: int = 3) -> Path:
    """A position file of a scenario that one Victory Banner wins, with one figure left in every unit."""
    match = hexameron.new("battlelore", scenario=scenario, seed=seed)
    position = json.loads(write_position(match))
    position["state"]["terms"]["banners_to_win"] = banners
    for unit in position["state"]["units"].values():
        unit["figures"] = 1
    path.write_text(json.dumps(position))
    return path


class Script(Keyboard):
    """Types what a function says, and hands it everything that was printed since it typed before."""

    def __init__(self, console: Console, page: io.StringIO, answer: Callable[[str, str], str]) -> None:
        super().__init__(console)
        self.page = page
        self.answer = answer

    def read(self, prompt: str) -> str:
        printed = self.page.getvalue()
        self.page.seek(0)
        self.page.truncate()
        return self.answer(prompt, printed)


def sit_down(
    match: Match[Any],
    seats: str,
    path: Path,
    answer: Callable[[Session, str, str], str],
    *,
    language: Language = "pl",
    width: int = 100,
) -> tuple[Session, io.StringIO]:
    """A session with a scripted keyboard: ``answer`` gets the session, the prompt and what was printed."""
    page = io.StringIO()
    output = Output(language, match.game)
    output.out = Console(file=page, width=width, highlight=False, markup=False, emoji=False)
    session: Session
    keyboard = Script(output.out, page, lambda prompt, printed: answer(session, prompt, printed))
    session = Session(match, seat_players(seats, match.setup.seats), output, keyboard, path)
    return session, page


def any_number(session: Session, random: Random) -> str:
    """The number of some option of the person at the screen."""
    assert session.looking is not None
    numbers = Numbers(session.scene(session.looking))
    return str(random.randint(1, len(numbers.options)))


def stop_after(n: int) -> Callable[[], None]:
    """Ends the typing after so many calls."""
    left = [n]

    def count() -> None:
        left[0] -= 1
        if left[0] < 0:
            raise InputEnded

    return count


def widest(shown: str, file: Path) -> int:
    """The width of the widest line but for those that name this file: to be copied, they are never broken."""
    return max(len(line) for line in shown.splitlines() if str(file) not in line)
