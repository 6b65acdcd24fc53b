"""From words on the command line to a set-up that the game accepts, or a sentence that says what is wrong."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from hexameron.cli.errors import CommandError, WrongUse
from hexameron.cli.playing.files import read_bytes
from hexameron.games import NOT_INSTALLED, Unplayable, find, names
from hexameron.kernel.game import Game, Scenario, Value, Variant
from hexameron.kernel.text import Text

OWN_SCENARIO = "custom"
"""What a game calls a scenario of one's own, if it has such."""

TRUE = ("true", "yes", "on", "1", "tak", "t")
FALSE = ("false", "no", "off", "0", "nie", "n")


def find_game(name: str) -> Game[Any]:
    """The game of this name; an unknown one is a wrong use, and one that is broken says why."""
    try:
        return find(name)
    except Unplayable as error:
        raise CommandError("cli.unplayable", game=name, package=error.package, why=error.why) from error
    except KeyError as error:
        known = ", ".join(names()) or NOT_INSTALLED
        raise WrongUse("cli.no-game", game=name, known=known) from error


def find_scenario(game: Game[Any], name: str) -> Scenario:
    """The scenario of this name, or the first one if no name is given."""
    for scenario in game.scenarios:
        if scenario.name == name or not name:
            return scenario
    known = ", ".join(scenario.name for scenario in game.scenarios)
    raise WrongUse("cli.no-scenario", scenario=name, known=known)


def read_variants(scenario: Scenario, words: Sequence[str]) -> dict[str, Value]:
    """The chosen variants out of ``name=value`` words."""
    try:
        return _read(scenario.variants, words, "cli.no-value")
    except _Unknown as unknown:
        if not scenario.variants:
            raise WrongUse("cli.no-variants", scenario=scenario.name) from unknown
        raise WrongUse(
            "cli.no-variant", variant=unknown.name, scenario=scenario.name, known=unknown.known
        ) from unknown


def read_rulings(game: Game[Any], words: Sequence[str]) -> dict[str, Value]:
    """The rulings agreed on, out of ``name=value`` words."""
    try:
        return _read(game.rulings, words, "cli.no-ruling-value")
    except _Unknown as unknown:
        if not game.rulings:
            raise WrongUse("cli.no-rulings", game=game.name) from unknown
        raise WrongUse("cli.no-ruling", ruling=unknown.name, known=unknown.known) from unknown


class _Unknown(Exception):
    """A name that is not offered, and those that are."""

    def __init__(self, name: str, offered: Sequence[Variant]) -> None:
        super().__init__(name)
        self.name = name
        self.known = ", ".join(one.name for one in offered)


def _read(offered: Sequence[Variant], words: Sequence[str], no_value: str) -> dict[str, Value]:
    chosen: dict[str, Value] = {}
    for word in words:
        name, given, value = word.partition("=")
        variant = next((one for one in offered if one.name == name), None)
        if variant is None:
            raise _Unknown(name, offered)
        chosen[name] = _value(variant, value if given else "true", no_value)
    return chosen


def _value(variant: Variant, word: str, no_value: str) -> Value:
    lower = word.lower()
    for value in variant.values:
        if isinstance(value, bool):
            if lower in (TRUE if value else FALSE):
                return value
        elif str(value).lower() == lower:
            return value
    known = ", ".join(_word(value) for value in variant.values)
    raise WrongUse(no_value, value=word, variant=variant.name, known=known)


def _word(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_scenario_file(path: Path) -> dict[str, Any]:
    """A scenario of one's own: YAML with a map at the top. What is in it the game itself checks."""
    content = read_bytes(path)
    try:
        data = msgspec.yaml.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise CommandError("cli.bad-scenario-file", file=str(path), what=str(error)) from error
    if not isinstance(data, dict):
        raise CommandError("cli.bad-scenario-file", file=str(path), what=Text("cli.scenario-fields"))
    return data


def real_table(players_are_people: Sequence[bool]) -> tuple[int, ...]:
    """Who enters the rolls and draws of each seat: people their own, the first person those of the bots."""
    first = next((seat for seat, person in enumerate(players_are_people) if person), None)
    if first is None:
        raise WrongUse("cli.real-needs-person")
    return tuple(seat if person else first for seat, person in enumerate(players_are_people))
