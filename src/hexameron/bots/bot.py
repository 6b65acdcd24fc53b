"""What a bot is: it is shown what its seat may know, and chooses one of the options it is offered."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from hexameron.bots.seat_view import SeatView
from hexameron.kernel.asking import Option


class Estimate(msgspec.Struct, frozen=True):
    """What a bot thinks of one option: its chance to win after it, and how often it tried it."""

    option: Option
    value: float
    tries: int
    prior: float


class Thinking(msgspec.Struct, frozen=True):
    """How far a bot is. ``done`` runs from 0 to 1; the estimates are those of the moment."""

    playouts: int
    done: float
    estimates: tuple[Estimate, ...]


Progress = Callable[[Thinking], None]
Stop = Callable[[], bool]


class Bot(Protocol):
    """Anything that can choose for a seat.

    ``estimates`` holds, after a choice, what the bot thought of each option it considered, best first.
    """

    name: str
    estimates: Sequence[Estimate]

    def choose(
        self, seen: SeatView[Any], *, progress: Progress | None = None, stop: Stop | None = None
    ) -> Option:
        """One of the options that the seat is offered. ``stop`` asks it to decide with what it has."""
        ...
