"""The screen of a small window: everything that is asked fits into 80 columns and 24 lines, in every game."""

from __future__ import annotations

import io
import re
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from rich.console import Console

import hexameron
from hexameron.cli.commands.replay import Playback
from hexameron.cli.output import Output
from hexameron.cli.playing.keyboard import InputEnded
from hexameron.cli.playing.running import run as play_on
from hexameron.cli.playing.session import Session
from hexameron.cli.terminal.option_numbers import Numbers
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from tests.cli.helpers import any_number, run, sit_down

WIDTH, HEIGHT = 80, 24
STYLES = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]|\r")
"""What takes no room in a line: colours, and going back to its beginning."""
STOPS = 30


class Seen(NamedTuple):
    """A window, the codes of the pieces that were about to act, and the id of the question."""

    window: str
    acting: list[str]
    asked: str


def screens(name: str, scenario: str, seats: str, path: Path, seed: int = 3) -> list[Seen]:
    """What stood in a window of 24 lines whenever a person who chooses anything was asked."""
    match = hexameron.new(name, scenario=scenario, seed=seed, seats=len(seats.split(",")))
    return screens_of(match, seats, path, seed)


def screens_of(match: Match[Any], seats: str, path: Path, seed: int = 3) -> list[Seen]:
    """The same of a match that has begun."""
    random = Random(seed)
    seen: list[Seen] = []

    def answer(session: Session, prompt: str, printed: str) -> str:
        lines = STYLES.sub("", printed).rstrip("\n").split("\n")
        window = [*lines, prompt][-HEIGHT:]
        check(session, window)
        seen.append(Seen("\n".join(window), acting(session), asked_of(session)))
        if len(seen) == STOPS:
            raise InputEnded
        return any_number(session, random)

    session, page = sit_down(match, seats, path, answer)
    session.output.out = Console(
        file=page, width=WIDTH, height=HEIGHT, force_terminal=True, highlight=False, markup=False, emoji=False
    )
    play_on(session)
    return seen


def acting(session: Session) -> list[str]:
    pieces = session.scene(session.looking).pieces
    return [session.screen.codes.of(piece) for piece in pieces if "selected" in piece.state]


def asked_of(session: Session) -> str:
    prompt = session.scene(session.looking).prompt
    return "" if prompt is None else prompt.id


def check(session: Session, window: list[str]) -> None:
    assert session.looking is not None
    scene = session.scene(session.looking)
    shown = "\n".join(window)
    assert max(len(line) for line in window) <= WIDTH, shown
    assert scene.prompt is not None
    asked = session.output.render(scene.prompt)
    assert asked[:40] in shown, "the question"
    assert session.output.render(scene.title)[:20] in shown, "what is played: the top of the screen"
    options = Numbers(scene).options
    if f"możliwości jest {len(options)}" not in shown:
        for number in range(1, len(options) + 1):
            assert f"[{number}]" in shown, f"option {number} of {len(options)}\n{shown}"


@pytest.mark.parametrize(
    ("name", "scenario", "seats"),
    [
        ("battlelore", "crossing", "me,random"),
        ("battlelore", "wizards", "me,random"),
        ("mageknight", "solo_conquest", "me"),
        ("mageknight", "full_conquest", "me,random,random,random"),
        ("heroes", "conquest", "me,random"),
        ("heroes", "conquest", "me,random,random,random"),
        ("runewars", "war", "me,random"),
        ("runewars", "war", "me,random,random,random"),
    ],
)
def test_every_question_fits_a_small_window(name: str, scenario: str, seats: str, tmp_path: Path) -> None:
    assert screens(name, scenario, seats, tmp_path / "m.json")


def test_a_war_fits_a_small_window_once_its_board_lies(tmp_path: Path) -> None:
    """At a real table, so that what was drawn is asked, too."""
    setup = Setup("war", 2, real=(0, 0), variants={"board": "chance", "factions": "random"})
    match = hexameron.new("runewars", seed=1, setup=setup)
    random = Random(1)
    while match.state.year < 2:
        seat = next(iter(match.pending))
        match.choose(seat, random.choice(match.options(seat)))
    asked = {one.asked for one in screens_of(match, "me,random", tmp_path / "m.json", 1)}
    assert asked >= {"ask.order.choose", "ask.march.activate", "ask.march.units", "ask.bid", "real.draw.for"}


def test_a_small_window_shows_the_whole_battlefield_with_its_sections(tmp_path: Path) -> None:
    first = screens("battlelore", "crossing", "me,random", tmp_path / "m.json")[0].window
    assert "│A9 " in first
    assert "│A1 " in first
    assert first.count("┊") == 10, "two borders in each of the five rows of thirteen"


def test_a_map_too_large_is_shown_around_the_piece_that_acts(tmp_path: Path) -> None:
    seen = screens("heroes", "conquest", "me,random,random", tmp_path / "m.json")
    cut = [one for one in seen if "część planszy" in one.window and one.acting]
    assert cut
    for one in cut:
        assert re.search(rf"│[▲\d]{one.acting[0]}", one.window), one.window


def test_through_a_pipe_everything_is_written_out() -> None:
    shown = run("play", "battlelore", "--seed", "3", typed="koniec\n", COLUMNS="80", LINES="24").output
    assert "└─────┴" in shown


def test_a_replay_fits_a_small_window(tmp_path: Path) -> None:
    match = hexameron.new("battlelore", scenario="crossing", seed=3)
    random = Random(3)
    while match.result is None:
        seat = next(iter(match.pending))
        match.choose(seat, random.choice(match.options(seat)))
    output = Output("pl", match.game)
    page = io.StringIO()
    output.out = Console(file=page, width=WIDTH, height=HEIGHT, force_terminal=True, markup=False)
    tape = Playback(output, match, None)
    tape.go_to(20)
    tape.draw()
    lines = STYLES.sub("", page.getvalue()).splitlines()
    assert len(lines) < HEIGHT
    assert max(len(line) for line in lines) <= WIDTH
    assert sum("Karty dowodzenia (" in line for line in lines) == 2


def test_a_tall_window_shows_the_whole_table(tmp_path: Path) -> None:
    match = hexameron.new("battlelore", scenario="crossing", seed=3)
    seen: list[str] = []

    def answer(_sitting: Session, _prompt: str, printed: str) -> str:
        seen.append(STYLES.sub("", printed))
        raise InputEnded

    session, page = sit_down(match, "me,random", tmp_path / "m.json", answer)
    session.output.out = Console(file=page, width=80, height=70, force_terminal=True, markup=False)
    play_on(session)
    assert "└─────┴" in seen[0]
