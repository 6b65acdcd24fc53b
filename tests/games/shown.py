"""What tests of any game ask of a scene: what one seat is shown, what can be pointed at, every text in it;
and matches in which much is shown."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from hexameron.kernel.asking import Option
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Game, Setup
from hexameron.kernel.match import Match
from hexameron.kernel.scene import Scene
from hexameron.kernel.text import Text


def scene_of(match: Match[Any], seat: int | None) -> Scene:
    question = None if seat is None else match.question(seat)
    return match.game.scene(match.view(seat), seat, question, list(match.pending))


def ids(shown: Scene) -> list[str]:
    """Everything an option can point at."""
    return [
        *(cell.id for cell in shown.cells),
        *(piece.id for piece in shown.pieces),
        *(panel.id for panel in shown.panels),
        *(figure.id for panel in shown.panels for figure in panel.figures if figure.id),
        *(zone.id for zone in shown.zones),
        *(card.id for zone in shown.zones for card in zone.cards),
        *(die.id for die in shown.dice if die.id),
    ]


def texts(part: object) -> Iterator[Text]:
    if isinstance(part, Text):
        yield part
    elif isinstance(part, tuple):
        for one in part:
            yield from texts(one)
    elif isinstance(part, msgspec.Struct):
        for field in part.__struct_fields__:
            yield from texts(getattr(part, field))


def played(game: Game[Any], setup: Setup, seed: int, choices: int, every: int = 1) -> Iterator[Match[Any]]:
    """Matches before every so manieth choice and where a question is asked for the first time.

    Half of the choices are by instinct, so that something happens, half by chance. A short match is followed
    by another.
    """
    chooser, seen = Random(seed), dict[str, None]()
    match = Match(game, setup, Fairness.from_seed(seed))
    for number in range(choices):
        if match.result is not None:
            seed += 1
            match = Match(game, setup, Fairness.from_seed(seed))
        asked = [ask.prompt for ask in match.pending.values()]
        if number % every == 0 or any(prompt not in seen for prompt in asked):
            seen |= dict.fromkeys(asked)
            yield match
        seat = chooser.choice(list(match.pending))
        match.choose(seat, _chosen(match, seat, chooser))


def _chosen(match: Match[Any], seat: int, chooser: Random) -> Option:
    options, question, prior = match.options(seat), match.question(seat), match.game.prior
    if question is None or prior is None or chooser.random() < 0.5:
        return chooser.choice(options)
    return chooser.choices(options, prior(match.view(seat), question))[0]
