"""Clocks: per choice or per match, for people; bots have bounds of their own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from hexameron.server.storage.records import Absence, Clock, SeatRow

NOBODY_IS_REPLACED = Absence("never")


class ClockView(msgspec.Struct, frozen=True):
    """A clock as it is shown: what is left at this moment, and for whom it runs."""

    kind: str
    seconds: float
    left: dict[str, float]
    running: tuple[int, ...]


def running(seats: Sequence[SeatRow], waiting: Iterable[int]) -> tuple[int, ...]:
    """The people who are waited for."""
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
    return gone_on(clock, on, now)


def gone_on(clock: Clock, on: Iterable[int], now: float) -> Clock:
    """The clock when something happened that is no choice: nobody gains time by it."""
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
    """From when on something must be decided without a person: at once, at some time, or never.

    Then a clock runs out, or somebody may have been absent for too long.
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
