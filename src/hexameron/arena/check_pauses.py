"""Pauses betray no secret: who is asked what next is the same in all worlds that a rival thinks possible."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from hexameron.arena.checks import Broken
from hexameron.bots.playouts import IMPOSSIBLE
from hexameron.kernel.asking import Option, Seat
from hexameron.kernel.match import Match


def pause(match: Match[Any], seat: Seat, option: Option, random: Random) -> bool:
    """Makes a choice in truth and in a world that some rival thinks possible; tells if they can be compared.

    They can if the choice is offered in both and brings neither chance nor anything to light: after that the
    worlds differ for all to see.
    """
    rivals = [other for other in range(match.setup.seats) if other != seat]
    if not rivals or len(match.pending) > 1:
        return False  # where several answer at once, nobody is told what the others are asked
    spy = random.choice(rivals)
    truth, world = match.clone(), match.determinize(spy, random.randbytes(8))
    truth.patient = world.patient = False
    try:
        if _questions(world) != _questions(match) or option not in world.options(seat):
            return False
        before = [_public(truth), _public(world)]
        for one in (truth, world):
            one.choose(seat, option.key())
    except IMPOSSIBLE:
        return False
    if [_public(truth), _public(world)] != before:
        return False
    if _questions(truth) != _questions(world):
        told = f"{match.pending[seat].prompt} {option.key()}"
        raise Broken(
            f"after {told} seat {spy} sees by the questions what it cannot know: {_questions(truth)}"
        )
    return True


def _questions(match: Match[Any]) -> dict[Seat, str]:
    return {seat: ask.prompt for seat, ask in match.pending.items()}


def _public(match: Match[Any]) -> tuple[object, list[int]]:
    """The chance that was used, and the things that everybody knows."""
    things = match.state.things
    known = [handle for handle in range(len(things.face)) if things.known(handle, None)]
    return msgspec.to_builtins(match.state.chance), known
