"""Loaded chance: dice that show, and decks that deal, what somebody wrote down.

What is loaded is read in the order in which it is asked for. Where a number was read is remembered by the
place in the state (the stream with its turn and index; the card with its last shuffle), so the same moment
meets the same number again, after an undo and in a clone. A world that a bot imagines has dice of its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

from hexameron.kernel.asking import S
from hexameron.kernel.chance import Chance, Dice
from hexameron.kernel.game import Bench
from hexameron.kernel.match import Match
from hexameron.kernel.naming import Misnamed, named
from hexameron.lab.parts import check_parts
from hexameron.lab.positions import bench_of

ANY = "*"
"""The queue that serves every roll whose label has none of its own."""

Place: TypeAlias = tuple[str, int, int]
T = TypeVar("T")


class LoadedDice(Dice):
    """Dice that show what was loaded, and after that what their key says.

    A ``strict`` one refuses to roll what nobody loaded. ``rolls`` notes what was rolled: label and number.
    """

    __slots__ = ("_draws", "_kept", "_rolls", "_tops", "rolls", "strict")

    loaded = True

    def __init__(self, key: bytes, *, strict: bool = False) -> None:
        super().__init__(key)
        self.strict = strict
        self.rolls: list[tuple[str, int]] = []
        self._rolls: dict[str, list[int]] = {}
        self._draws: dict[str, list[int]] = {}
        self._tops: dict[str, list[int]] = {}
        self._kept: dict[Place, list[int]] = {}

    # ------------------------------------------------------------------ loading

    def load_rolls(self, label: str, faces: Sequence[int]) -> None:
        """The next dice of a label, or of any label (``*``), show these faces."""
        self._rolls.setdefault(label, []).extend(faces)

    def load_draws(self, zone: str, faces: Sequence[int]) -> None:
        """The next cards drawn from a zone have these faces."""
        self._draws.setdefault(zone, []).extend(faces)

    def load_shuffle(self, zone: str, faces: Sequence[int]) -> None:
        """After the next shuffle of a zone these lie on top, the first uppermost."""
        self._tops[f"shuffle {zone}"] = list(faces)

    @property
    def left(self) -> int:
        """How many loaded dice nobody has rolled."""
        return sum(len(queue) for queue in self._rolls.values())

    def fork(self) -> LoadedDice:
        twin = LoadedDice(self.key, strict=self.strict)
        twin.rolls = self.rolls[:]
        for mine, its in ((self._rolls, twin._rolls), (self._draws, twin._draws), (self._tops, twin._tops)):
            its.update({name: queue[:] for name, queue in mine.items()})
        twin._kept.update({place: faces[:] for place, faces in self._kept.items()})
        return twin

    # ------------------------------------------------------------------ reading

    def roll(self, chance: Chance, label: str, sides: int, n: int) -> tuple[int, ...]:
        place = (f"roll {label}", chance.turn, chance.counts.get(label, 0))
        honest = super().roll(chance, label, sides, n)
        queue = self._rolls[label] if self._rolls.get(label) else self._rolls.get(ANY, [])
        shown = self._read(place, queue, n)
        if self.strict and len(shown) < n:
            raise AssertionError(f"{label}: {n} dice are rolled, but only {len(shown)} are loaded")
        self.rolls.append((label, n))
        for face in shown:
            if not 0 <= face < sides:
                raise ValueError(f"{label}: a die with {sides} faces cannot show {face}")
        return (*shown, *honest[len(shown) :])

    def drawn(self, zone: str, handle: int, pool: int) -> int | None:
        faces = self._read((f"draw {zone}", handle, pool), self._draws.get(zone, []), 1)
        return faces[0] if faces else None

    def arranged(self, chance: Chance, label: str, faces: Sequence[int]) -> Sequence[int]:
        place = (label, chance.turn, chance.counts.get(label, 0))
        order = self.permutation(chance, label, len(faces))
        queue = self._tops.get(label, [])
        for depth, face in enumerate(self._read(place, queue, len(queue)), 1):
            at = next((i for i in range(len(order) - depth + 1) if faces[order[i]] == face), None)
            if at is None:
                raise ValueError(f"{label}: the loaded card {face} is not among those that are shuffled")
            order[at], order[-depth] = order[-depth], order[at]
        return order

    def _read(self, place: Place, queue: list[int], n: int) -> list[int]:
        """What was read at this place before, and as much of the queue as is missing."""
        kept = self._kept.setdefault(place, [])
        while len(kept) < n and queue:
            kept.append(queue.pop(0))
        return kept[: n or len(kept)]


def load(
    match: Match[S],
    *,
    rolls: Mapping[str, str | Sequence[str]] | None = None,
    draws: Mapping[str, str | Sequence[str]] | None = None,
    shuffles: Mapping[str, str | Sequence[str]] | None = None,
) -> Match[S]:
    """Loads the next rolls by their label, the next draws and the next shuffles by their zone.

    Faces and cards are written by their names, as a list or with spaces between them. Whoever is drawn must
    lie in that zone then. Gives the match back.
    """
    bench = bench_of(match.game)
    check_parts("load", load, {"rolls": rolls, "draws": draws, "shuffles": shuffles})
    dice = match.dice if isinstance(match.dice, LoadedDice) else LoadedDice(match.fairness.key())
    found = [
        *((dice.load_rolls, label, _rolled(bench, label, faces)) for label, faces in (rolls or {}).items()),
        *(
            (dice.load_draws, zone, _cards(match, bench, "draws", zone, c))
            for zone, c in (draws or {}).items()
        ),
        *(
            (dice.load_shuffle, zone, _cards(match, bench, "shuffles", zone, c))
            for zone, c in (shuffles or {}).items()
        ),
    ]
    for put, name, faces in found:  # only after all names were found
        put(name, faces)
    match.take_dice(dice)
    return match


def words(written: str | Sequence[str]) -> list[str]:
    return written.split() if isinstance(written, str) else list(written)


def _rolled(bench: Bench[Any], label: str, faces: str | Sequence[str]) -> list[int]:
    known = named("rolls", label, {one: one for one in bench.rolls})
    return [named(f"rolls.{known}", face, bench.rolls[known]) for face in words(faces)]


def _cards(
    match: Match[Any], bench: Bench[Any], field: str, zone: str, cards: str | Sequence[str]
) -> list[int]:
    """Faces of these names, of several alike one that lies in the zone now and was not taken before."""
    things = match.state.things
    known = named(field, zone, {one: one for one in things.order})
    lying = [things.face[handle] for handle in things.in_zone(known)]
    found: list[int] = []
    for card in words(cards):
        alike = [face for face in named(f"{field}.{known}", card, bench.cards) if face in things.face]
        if not alike:
            raise Misnamed(f"{field}.{known}", f"{card!r} is not in this match")
        fresh = [face for face in alike if lying.count(face) > found.count(face)]
        found.append((fresh or alike)[0])
    return found
