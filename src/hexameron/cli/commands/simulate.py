"""``hexameron simulate GAME``: many matches between bots, and what came out of them."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from hexameron.arena import KeepError, Mean, Report, Share
from hexameron.arena import simulate as run
from hexameron.cli.errors import CommandError, WrongUse, setting_up
from hexameron.cli.output import Output
from hexameron.cli.parameters import GameName, Games, Jobs, Json, Seed, Variants
from hexameron.cli.playing.players import make_bot
from hexameron.cli.playing.setting_up import find_game, find_scenario, read_variants
from hexameron.cli.progress import progress_bar
from hexameron.cli.suggestions import suggest_bots

BotsOption = Annotated[
    str,
    typer.Option("--bots", metavar="cli.metavar-bots", help="cli.option-bots", autocompletion=suggest_bots),
]
ScenariosOption = Annotated[
    list[str] | None, typer.Option("--scenario", metavar="cli.metavar-name", help="cli.option-scenarios")
]
ReportOption = Annotated[
    Path | None, typer.Option("--report", metavar="cli.metavar-file", help="cli.option-report")
]
MatchesOption = Annotated[
    Path | None, typer.Option("--save", metavar="cli.metavar-folder", help="cli.option-save-matches")
]
KeepOption = Annotated[
    Path | None, typer.Option("--keep", metavar="cli.metavar-file", help="cli.option-keep")
]
LotsOption = Annotated[
    list[str] | None, typer.Option("--by-lot", metavar="cli.metavar-name", help="cli.option-by-lot")
]
FixedOption = Annotated[bool, typer.Option("--no-swap", help="cli.option-no-swap")]


def simulate(
    ctx: typer.Context,
    game: GameName,
    *,
    bots: BotsOption = "random",
    games: Games = 100,
    seed: Seed = 0,
    jobs: Jobs = 1,
    scenario: ScenariosOption = None,
    variant: Variants = None,
    no_swap: FixedOption = False,
    by_lot: LotsOption = None,
    report: ReportOption = None,
    save: MatchesOption = None,
    keep: KeepOption = None,
    json: Json = False,
) -> None:
    output: Output = ctx.obj
    record = find_game(game)
    scenarios = [find_scenario(record, name) for name in scenario or [""]]
    chosen = {name: value for each in scenarios for name, value in read_variants(each, variant or []).items()}
    names = _bots(bots, scenarios[0].seats)
    if report is not None:
        _check_writable(report)
    with setting_up(record), _keeping(keep), progress_bar(output, "cli.simulating", games) as move:
        done = run(
            record.name,
            names,
            games,
            seed=seed,
            jobs=jobs,
            scenarios=[each.name for each in scenarios],
            variants=chosen,
            swap=not no_swap,
            lots=by_lot or (),
            save=save,
            keep=keep,
            progress=move,
        )
    if report is not None:
        _write(report, done.to_html(output.language))
    if json:
        sys.stdout.write(done.to_json().decode() + "\n")
        return
    _print(output.of(record), done)
    if report is not None:
        output.tell_whole("cli.report-written", file=str(report))


def _bots(spec: str, seats: Sequence[int]) -> list[str]:
    """One bot for all seats, or one per seat; so the number of bots is that of the players."""
    names = [word.strip() for word in spec.split(",") if word.strip()]
    if len(names) not in (1, *seats):
        raise WrongUse("cli.wrong-bots", n=len(names), seats=", ".join(str(n) for n in seats))
    for name in names:
        make_bot(name)
    return names


@contextmanager
def _keeping(keep: Path | None) -> Iterator[None]:
    """Where matches and results are written: what the disk refuses becomes a sentence for the reader."""
    try:
        yield
    except KeepError as error:
        raise CommandError("cli.bad-keep", file=str(keep), what=str(error)) from error
    except OSError as error:
        raise CommandError("cli.no-save", file=str(error.filename), what=error.strerror or "") from error


def _check_writable(path: Path) -> None:
    """Tells before hours of play, not after, that there is no place for the report."""
    try:
        path.open("ab").close()
    except OSError as error:
        raise CommandError("cli.no-save", file=str(path), what=error.strerror or "") from error


def _write(path: Path, content: str) -> None:
    try:
        path.write_text(content, encoding="utf-8")
    except OSError as error:
        raise CommandError("cli.no-save", file=str(path), what=error.strerror or "") from error


def _print(output: Output, report: Report) -> None:
    output.out.print(_shares(output, "cli.column-bot", report.win_rates()))
    output.out.print(_shares(output, "cli.column-seat", report.seat_rates()))
    if means := report.figures():
        output.out.print(_means(output, means))
    facts = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for fact in report.summary():
        value = "–".join(output.number(number, fact.places) for number in fact.numbers)
        facts.add_row(output.say(f"cli.fact-{fact.name.replace('.', '-')}"), value or "–")
    output.out.print(facts)


def _means(output: Output, means: list[Mean]) -> Table:
    """What the game reports of its seats, by bot."""
    table = Table(box=None, header_style="dim", padding=(0, 3, 0, 0))
    table.add_column(output.say("cli.column-bot"))
    table.add_column(output.say("cli.column-figure"))
    for column in ("mean", "interval"):
        table.add_column(output.say(f"cli.column-{column}"), justify="right")
    for one in means:
        name = output.say(f"figure.{one.name}")
        interval = f"{output.number(one.low, 2)} – {output.number(one.high, 2)}"
        table.add_row(one.bot, name, output.number(one.mean, 2), interval)
    return table


def _shares(output: Output, title: str, shares: list[Share]) -> Table:
    table = Table(box=None, header_style="dim", padding=(0, 3, 0, 0))
    table.add_column(output.say(title))
    for column in ("won", "of", "rate", "interval"):
        table.add_column(output.say(f"cli.column-{column}"), justify="right")
    for share in shares:
        rate = output.percent(share.rate, 1)
        interval = f"{output.percent(share.low, 1)} – {output.percent(share.high, 1)}"
        table.add_row(share.name, output.number(share.won), output.number(share.of), rate, interval)
    return table
