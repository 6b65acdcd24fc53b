"""What reaches a seat, to be compared with what would reach it if hidden things were others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from hexameron.kernel.asking import Option, Seat
from hexameron.kernel.chance import Dice
from hexameron.kernel.match import Match

Chooser = Callable[[Match[Any], Seat], Option]


def sent_to(match: Match[Any], seat: Seat, truth: Match[Any]) -> bytes:
    """Everything that reaches a seat, as bytes: view, question with refusals, scene and events."""
    view, question = match.view(seat), match.question(seat)
    scene = match.game.scene(view, seat, question, sorted(match.pending))
    asked = (
        None if question is None else (question.prompt, [o.key() for o in question.options], question.refused)
    )
    return msgspec.json.encode((view, asked, scene, truth.events_for(seat)[-40:]), order="deterministic")


def known_to(match: Match[Any], seat: Seat) -> list[bool]:
    return [match.state.things.known(handle, seat) for handle in range(len(match.state.things.face))]


def compare_what_follows(
    match: Match[Any], choices: int, choose: Chooser, is_open: Callable[[Option], bool]
) -> int:
    """Plays on, and sees that an open act leads to the same questions whatever the hidden cards are.

    The dice are the same. It does not count where the act itself shows a card to the watcher. Tells how many
    acts were compared.
    """
    compared = 0
    for n in range(choices):
        if match.result is not None:
            break
        chooser = min(match.pending)
        option, watcher = choose(match, chooser), 1 - chooser
        if is_open(option):
            other, truth = match.determinize(watcher, str(n).encode()), match.clone()
            other.patient = truth.patient
            if option in other.options(chooser):
                other.table.dice = Dice(match.fairness.key())
                other.choose(chooser, option)
                truth.choose(chooser, option)
                if known_to(truth, watcher) == known_to(match, watcher):
                    asked = {seat: ask.prompt for seat, ask in truth.pending.items()}
                    assert {seat: ask.prompt for seat, ask in other.pending.items()} == asked
                    compared += 1
        match.choose(chooser, option)
    return compared
