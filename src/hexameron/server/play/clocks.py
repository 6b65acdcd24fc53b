"""Clocks for people, per choice or per match. How long bots think is limited elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from hexameron.server.storage.rows import Absence, Clock, SeatRow

NOBODY_IS_REPLACED = Absence("never")


class ClockView(msgspec.Struct, frozen=True):
    """A clock as it is shown: what is left at this moment, and for whom it runs."""

    kind: Literal["choice", "match"]
    seconds: float
    left: dict[str, float]
    running: tuple[int, ...]


def running(seats: Sequence[SeatRow], waiting: Iterable[int]) -> tuple[int, ...]:
    """The seats whose time runs: those that are asked and not played by a bot."""
    return tuple(seat for seat in waiting if not seats[seat].bot)


def started(clock: Clock, seats: int, now: float) -> Clock:
    return Clock(clock.kind, clock.seconds, dict.fromkeys(range(seats), clock.seconds), now)


def left(clock: Clock, on: Iterable[int], now: float) -> dict[int, float]:
    """What each seat has left when the clock runs for some of them."""
    gone = max(0.0, now - clock.since)
    ticking = tuple(on)
    return {seat: had - gone if seat in ticking else had for seat, had in clock.left.items()}


def after_choice(clock: Clock, on: Iterable[int], now: float) -> Clock:
    """The clock after somebody chose: a match clock keeps what is left, a choice clock begins anew."""
    if clock.kind == "choice":
        return Clock(clock.kind, clock.seconds, dict.fromkeys(clock.left, clock.seconds), now)
    return after_other_entry(clock, on, now)


def after_other_entry(clock: Clock, on: Iterable[int], now: float) -> Clock:
    """The clock after an entry that is no choice: it keeps what is left, so nobody gains time by it."""
    return Clock(clock.kind, clock.seconds, left(clock, on, now), now)


def run_out(clock: Clock, on: Iterable[int], now: float) -> int | None:
    """The seat whose time is over first."""
    times = left(clock, on, now)
    late = [(times[seat], seat) for seat in on if times[seat] <= 0]
    return min(late)[1] if late else None


def due(
    seats: Sequence[SeatRow],
    waiting: Sequence[int],
    clock: Clock | None,
    now: float,
    absence: Absence = NOBODY_IS_REPLACED,
) -> float | None:
    """When the server must act in a match without a person, in seconds since 1970; ``None`` if never.

    That is now if it must choose for a bot or a standing pass; else when the first clock runs out, or when
    somebody may have been absent for too long.
    """
    if any(seats[seat].bot or seats[seat].standing for seat in waiting):
        return now
    times: list[float] = []
    if clock is not None:
        rest = left(clock, waiting, now)
        times += [now + rest[seat] for seat in waiting]
    if absence.kind != "never" and waiting:
        times.append(now + absence.hours * 3600)
    return min(times, default=None)


def shown(clock: Clock, on: tuple[int, ...], now: float) -> ClockView:
    times = {str(seat): round(max(0.0, rest), 1) for seat, rest in left(clock, on, now).items()}
    return ClockView(clock.kind, clock.seconds, times, on)
