"""Worlds: what a match keeps of its way, so that it can be copied, taken back and imagined otherwise.

At checkpoints it keeps a copy of the state, and since the oldest copy every answer that was sent into the
rules. Any moment since then is the copy before it and the answers from there, sent again. A *world* is a
place among the answers where a seat began to imagine: from there on what it cannot know is dealt anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Generic, NamedTuple

import msgspec

from hexameron.kernel.asking import Option, S, Seat, State
from hexameron.kernel.chance import Dice


class Answer(msgspec.Struct, frozen=True, gc=False):
    """An answer as it was sent into the rules. ``entry`` is 0 where there was nothing to choose."""

    seat: Seat
    option: Option
    entry: int


class Snapshot(NamedTuple, Generic[S]):
    """A copy of the state at a checkpoint: after how many kept answers, and after which entry."""

    at: int
    entry: int
    state: S


class World(NamedTuple):
    """Where among the answers a seat began to imagine; before the first one if negative."""

    at: int
    seat: Seat
    key: bytes
    pinned: tuple[int, ...]

    def dice(self) -> Dice:
        return Dice(blake2b(self.key, digest_size=32).digest())


def state_hash(state: State) -> str:
    """A hash that is the same on every machine and in every process."""
    return blake2b(msgspec.json.encode(state, order="deterministic"), digest_size=16).hexdigest()


class Past(Generic[S]):
    """The answers that are kept, and the copies of the state among them."""

    __slots__ = ("answers", "barrier", "begun", "snapshots", "worlds")

    def __init__(self, snapshot: Snapshot[S], answers: list[Answer], worlds: list[World]) -> None:
        self.snapshots = [snapshot]
        self.answers = answers
        self.worlds = worlds
        self.barrier = len(answers)
        """Answers before this one cannot be taken back freely."""
        self.begun = 0
        """Where among the answers the rules that run now began."""

    def begin_again(self) -> World | None:
        """Notes that the rules run anew from the last copy; gives the world in which it lies, if any."""
        self.begun = begun = self.snapshots[-1].at
        imagined = None
        for world in self.worlds:
            if world.at < begun:
                imagined = world
        return imagined

    def keep(self, entry: int, state: S) -> None:
        """Keeps a copy of the state as it is after all the answers."""
        self.snapshots.append(Snapshot(len(self.answers), entry, state))

    def last_entry(self) -> int:
        """The entry of the last answer that somebody chose; 0 if none is kept."""
        return next((answer.entry for answer in reversed(self.answers) if answer.entry), 0)

    def last_choice(self, seat: Seat, sealed: int) -> int | None:
        """Where the seat's last choice that may still be taken back stands among the answers.

        What others chose in a sealed procedure that is still open (from ``sealed`` on) is not in the way.
        """
        others = False
        for index in range(len(self.answers) - 1, self.barrier - 1, -1):
            answer = self.answers[index]
            if answer.entry == 0:
                continue
            if answer.seat == seat:
                return None if others and index < sealed else index
            others = True
        return None

    def without(self, last: int, seat: Seat, sealed: int) -> list[Answer]:
        """The answers without a choice and what followed from it; sealed ones of other seats stay."""
        kept = self.answers[:last]
        if last >= sealed:
            kept += [answer for answer in self.answers[last:] if answer.seat != seat]
        return kept

    def go_back(self, answers: list[Answer], same: int) -> Snapshot[S]:
        """Takes other answers, of which so many are the same. Gives the last copy that these reach."""
        while self.snapshots[-1].at > same:
            self.snapshots.pop()
        self.answers = answers
        return self.snapshots[-1]

    def forget(self) -> None:
        """Drops answers and copies that no undo can reach any more."""
        reach = [snapshot.at for snapshot in self.snapshots if snapshot.at <= self.barrier]
        if reach and (upto := reach[-1]):
            self.answers = self.answers[upto:]
            self.snapshots = [s._replace(at=s.at - upto) for s in self.snapshots if s.at >= upto]
            self.worlds = [w._replace(at=w.at - upto) for w in self.worlds]
            self.barrier -= upto
            self.begun -= upto

    def branch(self, kept: Sequence[int], world: World | None) -> Past[S]:
        """The past of a twin that was given only the kept ones of the answers since the last copy."""
        answers, last = self.answers, self.snapshots[-1]
        worlds = [
            w._replace(at=-1 if w.at < last.at else sum(index < w.at for index in kept)) for w in self.worlds
        ]
        if world is not None:
            worlds.append(world)
        return Past(Snapshot(0, last.entry, last.state), [answers[index] for index in kept], worlds)
