"""``hexameron play GAME``: a table in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

import hexameron
from hexameron.cli.errors import WrongUse, setting_up
from hexameron.cli.output import Output
from hexameron.cli.parameters import GameName, Rulings, ScenarioName, Variants
from hexameron.cli.playing.files import new_path, resume_match
from hexameron.cli.playing.keyboard import Keyboard
from hexameron.cli.playing.players import (
    DEFAULT_BOT,
    Player,
    count_seats,
    default_seats,
    fitting_seats,
    seat_players,
)
from hexameron.cli.playing.running import run
from hexameron.cli.playing.session import Session
from hexameron.cli.playing.setting_up import (
    OWN_SCENARIO,
    find_game,
    find_scenario,
    read_rulings,
    read_scenario_file,
    read_variants,
    real_table,
)
from hexameron.cli.suggestions import suggest_seats
from hexameron.cli.terminal import styles
from hexameron.kernel import coaching
from hexameron.kernel.game import Game, Setup
from hexameron.kernel.match import Match

SeatsOption = Annotated[
    str,
    typer.Option(
        "--seats", metavar="cli.metavar-seats", help="cli.option-seats", autocompletion=suggest_seats
    ),
]
NamesOption = Annotated[str, typer.Option("--names", metavar="cli.metavar-names", help="cli.option-names")]
SeedOption = Annotated[
    int | None, typer.Option("--seed", metavar="cli.metavar-n", help="cli.option-play-seed")
]
LoadOption = Annotated[
    Path | None, typer.Option("--load", metavar="cli.metavar-file", help="cli.option-load")
]
OwnOption = Annotated[
    Path | None,
    typer.Option("--scenario-file", metavar="cli.metavar-file", help="cli.option-scenario-file"),
]
SaveOption = Annotated[
    Path | None, typer.Option("--save", metavar="cli.metavar-file", help="cli.option-save")
]
RealOption = Annotated[bool, typer.Option("--real", help="cli.option-real")]
LessonOption = Annotated[bool, typer.Option("--lesson", help="cli.option-lesson")]
AutoPassOption = Annotated[
    bool | None, typer.Option("--auto-pass/--no-auto-pass", help="cli.option-auto-pass")
]

ConfirmOption = Annotated[bool | None, typer.Option("--confirm/--no-confirm", help="cli.option-confirm")]


def play(
    ctx: typer.Context,
    game: GameName,
    *,
    seats: SeatsOption = "",
    scenario: ScenarioName = "",
    variant: Variants = None,
    ruling: Rulings = None,
    seed: SeedOption = None,
    names: NamesOption = "",
    load: LoadOption = None,
    save: SaveOption = None,
    scenario_file: OwnOption = None,
    real: RealOption = False,
    lesson: LessonOption = False,
    auto_pass: AutoPassOption = None,
    confirm: ConfirmOption = None,
) -> None:
    record = find_game(game)
    output = ctx.obj.of(record)
    called = tuple(name.strip() for name in names.split(",")) if names.strip() else ()
    agreed = {
        "--lesson": lesson, "--scenario": scenario, "--scenario-file": scenario_file, "--variant": variant,
        "--ruling": ruling, "--real": real, "--seed": seed is not None,
    }  # fmt: skip
    if load is not None:
        _refuse(agreed, "cli.load-alone")
        match, players = _resume(output, load, seats, called)
    elif lesson:
        _refuse({**agreed, "--lesson": False, "--seats": seats}, "cli.lesson-alone")
        match, players = _learn(record, called)
    else:
        wanted = _setup(record, scenario, variant or [], ruling or [], scenario_file)
        allowed = record.scenario(wanted.scenario).seats
        wanted = msgspec.structs.replace(wanted, seats=fitting_seats(count_seats(seats), allowed))
        players = seat_players(seats or default_seats(wanted.seats), wanted.seats, called, seed or 0)
        entering = real_table([player.is_person for player in players]) if real else ()
        match = _begin(record, wanted, called, entering, seed)
    for seat, player in enumerate(players):
        if match.result is None and player.kind != _bots(match).get(seat, ""):
            match.note_bot(seat, player.kind)
    session = Session(match, players, output, Keyboard(output.out), save or load or new_path(record.name))
    session.auto_pass = session.people == 1 if auto_pass is None else auto_pass
    session.confirm = session.keyboard.live if confirm is None else confirm
    _welcome(output, session)
    if match.choices:
        session.mark_told()
        output.tell("terminal.resumed", game=record.name, n=match.choices)
    run(session)


def _refuse(given: Mapping[str, object], why: str) -> None:
    """What is agreed before a match cannot be agreed anew: refuses such options, where they were given."""
    options = [name for name, value in given.items() if value]
    if options:
        raise WrongUse(why, options=", ".join(options))


def _learn(game: Game[Any], names: tuple[str, ...]) -> tuple[Match[Any], list[Player]]:
    """The game's first lesson: the pupil against what the lesson has written down, then a bot."""
    if not game.lessons:
        raise WrongUse("cli.no-lesson", game=game.name)
    lesson = game.lessons[0]
    seats = lesson.setup.seats
    spec = ",".join("me" if seat == lesson.pupil else lesson.bot for seat in range(seats))
    players = seat_players(spec, seats, names)
    return coaching.begin(game, lesson), players


def _setup(
    game: Game[Any], scenario: str, variants: list[str], rulings: list[str], own: Path | None
) -> Setup:
    if own is not None and OWN_SCENARIO not in [one.name for one in game.scenarios]:
        raise WrongUse("cli.no-own-scenario", game=game.name)
    if own is not None and scenario not in ("", OWN_SCENARIO):
        raise WrongUse("cli.own-scenario-alone")
    if own is None and scenario == OWN_SCENARIO:
        raise WrongUse("cli.own-scenario-file")
    chosen = find_scenario(game, scenario if own is None else OWN_SCENARIO)
    extra = {} if own is None else {"scenario": read_scenario_file(own)}
    return Setup(
        chosen.name,
        chosen.seats[0],
        variants=read_variants(chosen, variants),
        rulings=read_rulings(game, rulings),
        extra=extra,
    )


def _begin(
    game: Game[Any], wanted: Setup, names: tuple[str, ...], real: tuple[int, ...], seed: int | None
) -> Match[Any]:
    called = (*names, *[""] * (wanted.seats - len(names))) if any(names) else ()
    setup = msgspec.structs.replace(wanted, names=called, real=real)
    with setting_up(game):
        return hexameron.new(game.name, setup=setup, seed=seed)


def _resume(
    output: Output, path: Path, seats: str, names: tuple[str, ...]
) -> tuple[Match[Any], list[Player]]:
    """A saved match goes on with the bots that it had, unless other players are named."""
    match = resume_match(path, output)
    if match.game is not output.game:
        raise WrongUse("cli.other-game", file=str(path), game=match.game.name)
    bots = _bots(match)
    gone = () if match.setup.real else match.resigned
    before = ",".join(
        bots.get(seat) or (DEFAULT_BOT if seat in gone else "me") for seat in range(match.setup.seats)
    )
    if not match.entries:
        before = default_seats(match.setup.seats)
    players = seat_players(seats or before, match.setup.seats, names or match.setup.names)
    for seat in gone:
        if players[seat].is_person:
            raise WrongUse("cli.seat-resigned", n=seat + 1)
    return match, players


def _bots(match: Match[Any]) -> dict[int, str]:
    """The bots that the journal says sit at the table."""
    return {entry.seat: entry.key for entry in match.entries if entry.kind == "bot"}


def _welcome(output: Output, session: Session) -> None:
    output.tell("cli.welcome", styles.TITLE, players=" – ".join(session.names))
    if session.people:
        output.tell("cli.welcome-how")
