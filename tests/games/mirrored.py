"""The same match with the seats changed: whoever sits where, the rules treat them alike.

A :class:`Mirror` tells how a game's state looks when every seat has another number. ``beside`` plays a
recorded match and its mirror image on, choice by choice, and compares what is offered, to whom, and what
comes of it. So every rule that a recorded match runs is shown for other seats as well.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import msgspec

from hexameron.kernel.asking import S, Seat
from hexameron.kernel.chance import Chance, Dice
from hexameron.kernel.match import Match
from hexameron.kernel.worlds import Snapshot

EVERY = 10
"""How often whole states are compared; what is offered is compared at every choice."""

PLAYER = re.compile(r"\bp([0-3])\b")


class Mirror(NamedTuple):
    """How a state looks with other seats.

    ``seats`` are the new numbers of the old ones. Named are the fields that hold a seat, those that hold
    several (the values of a list or a dict), and lists with a part for each seat. ``zone`` matches the zones
    of one seat, whose number is their last letter. ``turn`` changes words, where places on the board change.
    """

    seats: tuple[Seat, ...]
    holds_seat: Sequence[str]
    holds_seats: Sequence[str]
    by_seat: Sequence[str]
    zone: re.Pattern[str]
    turn: Callable[[str], str] = str
    calm: str = ""
    """Whole states are compared at prompts that begin so: elsewhere seats may be half served one by one."""
    tidy: Callable[[Any], None] = lambda state: None
    """Puts into one order what lies in the order of seats and means nothing by it."""

    def word(self, text: str) -> str:
        """A place, a zone, a player or a label of chance."""
        text = self.zone.sub(lambda m: f"{m[0][:-1]}{self.seats[int(m[0][-1])]}", self.turn(text))
        return PLAYER.sub(lambda m: f"p{self.seats[int(m[1])]}", text)

    def image(self, value: Any, name: str = "") -> Any:
        """A part of a state, by the name of its field."""
        if isinstance(value, dict):
            return {
                self.word(key): self.image(
                    part, name if type(part) is int and name in self.holds_seats else key
                )
                for key, part in value.items()
            }
        if isinstance(value, list):
            if name == "seen" and all(type(part) is int for part in value):
                return [self._mask(part) for part in value]
            parts = [
                self.image(part, name if type(part) is int and name in self.holds_seats else "")
                for part in value
            ]
            if name in self.by_seat and len(parts) == len(self.seats):
                return [parts[self.seats.index(seat)] for seat in range(len(parts))]
            return parts
        if isinstance(value, str):
            return self.word(value)
        if name in (*self.holds_seat, *self.holds_seats) and type(value) is int and value >= 0:
            return self.seats[value]
        return value

    def _mask(self, known: int) -> int:
        """Who knows a thing."""
        mine = sum(1 << self.seats[seat] for seat in range(len(self.seats)) if known >> seat & 1)
        return known >> len(self.seats) << len(self.seats) | mine


class MirroredDice(Dice):
    """Dice that show a mirror image what they show the match: the streams of seats change places."""

    def __init__(self, key: bytes, mirror: Mirror) -> None:
        super().__init__(key)
        seats = tuple(mirror.seats.index(seat) for seat in range(len(mirror.seats)))
        self._back = mirror._replace(seats=seats)

    def number(self, chance: Chance, label: str) -> int:
        index = chance.counts.get(label, 0)
        chance.counts[label] = index + 1
        label = self._back.word(label)
        return super().number(Chance(chance.turn, {label: index}), label)


def plain(state: S) -> Any:
    """A state as plain values. Pools and kinds are told apart, but their numbers mean nothing."""
    found = msgspec.json.decode(msgspec.json.encode(state))
    for name in ("pool", "kind"):
        found["things"][name] = _renamed(found["things"][name])
    return found


def _renamed(pools: list[int]) -> list[int]:
    """Numbered in the order in which they come."""
    numbers = {pool: number for number, pool in enumerate(dict.fromkeys(pools))}
    return [numbers[pool] for pool in pools]


def first_kept(recorded: Match[S], begun: Callable[[S], bool]) -> Snapshot[S]:
    """The first kept state after all was set up."""
    match = Match(recorded.game, recorded.setup, recorded.fairness)
    while not begun(match.snapshot.state):
        match.follow([recorded.entries[match.n]])
    return match.snapshot


def offered(match: Match[Any]) -> dict[Seat, tuple[str, list[str]]]:
    """Who is asked what, and what is offered."""
    return {
        seat: (ask.prompt, sorted(option.key() for option in match.options(seat)))
        for seat, ask in match.pending.items()
    }


def beside(recorded: Match[S], begun: Callable[[S], bool], mirror: Mirror) -> None:
    """Plays a recorded match on beside its mirror image."""
    kept = first_kept(recorded, begun)
    game, setup, fairness = recorded.game, recorded.setup, recorded.fairness
    match = Match(game, setup, fairness, state=kept.state)
    image = msgspec.convert(mirror.image(msgspec.json.decode(msgspec.json.encode(kept.state))), game.state)
    other = Match(game, setup, fairness, state=image)
    other.take_dice(MirroredDice(fairness.key(), mirror))
    for entry in recorded.entries[kept.entry :]:
        asked = {
            mirror.seats[seat]: (prompt, sorted(map(mirror.word, keys)))
            for seat, (prompt, keys) in offered(match).items()
        }
        assert offered(other) == asked, f"entry {entry.n}"
        match.choose(entry.seat, entry.key)
        other.choose(mirror.seats[entry.seat], mirror.word(entry.key))
        calm = all(ask.prompt.startswith(mirror.calm) for ask in match.pending.values())
        if entry.n % EVERY == 0 and calm:
            _compare(match, other, mirror)
    _compare(match, other, mirror)
    assert match.result is not None
    assert other.result is not None
    assert sorted(other.result.winners) == sorted(mirror.seats[seat] for seat in match.result.winners)


def _compare(match: Match[Any], other: Match[Any], mirror: Mirror) -> None:
    image, state = mirror.image(plain(match.state)), plain(other.state)
    mirror.tidy(image)
    mirror.tidy(state)
    assert state == image, f"after entry {match.n}"
