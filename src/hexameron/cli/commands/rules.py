"""``hexameron rules GAME``: every rule with its text and its tests, or one, or those that fit some words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer
from rich.rule import Rule as Line

from hexameron.cli.output import Output
from hexameron.cli.parameters import GameName, Json
from hexameron.cli.playing.setting_up import find_game
from hexameron.cli.rule_tests import rule_tests, tests_folder
from hexameron.cli.rulebooks import find_rules, print_rules, rulebook
from hexameron.cli.terminal import styles
from hexameron.kernel.rulebook import Rule, Rulebook


def rules(
    ctx: typer.Context,
    game: GameName,
    *,
    rule: Annotated[str, typer.Argument(metavar="cli.metavar-rule", help="cli.option-rule")] = "",
    search: Annotated[
        str, typer.Option("--search", metavar="cli.metavar-words", help="cli.option-search")
    ] = "",
    untested: Annotated[bool, typer.Option("--untested", help="cli.option-untested")] = False,
    json: Json = False,
) -> None:
    output: Output = ctx.obj
    record = find_game(game)
    book = rulebook(record)
    folder = tests_folder(record)
    tests = {} if folder is None else rule_tests(folder)
    wanted = search or rule
    chosen: Sequence[Rule] = find_rules(output, record, wanted) if wanted else book.rules
    if untested:
        chosen = [each for each in chosen if each.kind != "advice" and each.id not in tests]
    if json:
        output.data(_report(book, tests, folder is not None))
    elif wanted or untested:
        print_rules(output, chosen, tests)
    else:
        _print_book(output, book, tests)
    if not json:
        _print_coverage(output, book, tests, folder is not None)


def _report(book: Rulebook, tests: dict[str, list[str]], known: bool) -> dict[str, object]:
    """``tested`` and ``untested`` are null where the tests are not at hand."""
    untested = [rule.id for rule in book.binding if rule.id not in tests]
    return {
        "rules": len(book.binding),
        "tested": len(book.binding) - len(untested) if known else None,
        "untested": untested if known else None,
    }


def _print_book(output: Output, book: Rulebook, tests: dict[str, list[str]]) -> None:
    output.out.print(book.title.text(output.language), style="bold")
    output.out.print(book.about.text(output.language), style=styles.QUIET)
    for section in book.sections:
        output.out.print(Line(section.text(output.language), align="left", style=styles.LINES))
        print_rules(output, [rule for rule in book.rules if rule.section == section.key], tests)


def _print_coverage(output: Output, book: Rulebook, tests: dict[str, list[str]], known: bool) -> None:
    if not known:
        output.tell("cli.no-tests", styles.QUIET)
        return
    tested = sum(rule.id in tests for rule in book.binding)
    output.tell("terminal.rules_covered", "bold", n=tested, of=len(book.binding))
