"""Rulebooks at the terminal: finding rules and printing them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from rich.padding import Padding
from rich.text import Text as Styled

from hexameron.cli.errors import CommandError
from hexameron.cli.output import Output
from hexameron.cli.terminal import styles
from hexameron.kernel.game import Game
from hexameron.kernel.rulebook import Rule, Rulebook

FILE = "rulebook.yaml"


@cache
def _read(path: Path) -> Rulebook:
    return Rulebook.load(path)


def rulebook(game: Game[Any]) -> Rulebook:
    """The rulebook of a game."""
    return _read(game.folder / FILE)


def find_rules(output: Output, game: Game[Any], words: str) -> Sequence[Rule]:
    """The rule with this id, or the rules that fit the words, best first."""
    book = rulebook(game)
    by_id = [rule for rule in book.rules if rule.id == words.upper()]
    found = by_id or book.search(words, output.language)
    if not found:
        raise CommandError("help.search_none", entry=words)
    return found


def print_rules(output: Output, rules: Iterable[Rule], tests: dict[str, list[str]] | None = None) -> None:
    """Rules with their texts, our rulings and, where known, their tests."""
    for rule in rules:
        output.out.print(Styled.assemble((rule.id, "bold cyan"), "  ", rule.text(output.language)))
        if rule.ruling is not None:
            ruling = f"{output.say('help.ruling')}: {rule.ruling.text(output.language)}"
            output.out.print(Padding(Styled(ruling, "italic"), (0, 0, 0, 4)))
            if rule.ruling.switch is not None:
                switch = rule.ruling.switch
                words = f"--ruling {switch.name}={str(not switch.default).lower()}"
                output.out.print(Padding(Styled(words, styles.QUIET), (0, 0, 0, 4)))
        for test in (tests or {}).get(rule.id, ()):
            output.out.print(Padding(Styled(f"✓\N{NO-BREAK SPACE}{test}", styles.QUIET), (0, 0, 0, 4)))
