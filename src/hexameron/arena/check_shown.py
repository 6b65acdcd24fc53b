"""What somebody came to see in the course of one choice is still there to be seen, or a line tells of it.

A question that leaves no choice answers itself. If it showed cards that then went away, nobody would ever
have seen them: so a fuzzed choice is watched, and what was shown on the way is looked for afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hexameron.arena.checks import Broken
from hexameron.kernel.asking import Option, Seat
from hexameron.kernel.events import Event
from hexameron.kernel.ids import handle_of, is_thing, thing_id
from hexameron.kernel.match import Match
from hexameron.kernel.things import bit

SPREAD = ("hand", "played", "drawn", "offer", "row", "choice", "sheet")
"""The kinds of zones whose cards lie side by side; all others are piles."""


class Watched:
    """A choice during which the fuzzer notes what the seats come to see."""

    def __init__(self, match: Match[Any], seat: Seat, option: Option) -> None:
        self._match = match
        self._faces = list(match.state.things.face)
        self._before = list(match.state.things.seen)
        self._known = list(self._before)
        self._lost: list[tuple[int, int, int]] = []
        self._watch_mixing()
        self.told = match.choose(seat, option)

    def _watch_mixing(self) -> None:
        """What is known of things that are mixed is noted before it is forgotten."""
        table = self._match.table
        shuffle: Callable[[str], None] = type(table).shuffle.__get__(table)
        mix: Callable[[Sequence[int], str], None] = type(table).mix.__get__(table)

        def shuffle_watched(zone: str) -> None:
            self._note(table.things.in_zone(zone))
            shuffle(zone)

        def mix_watched(handles: Sequence[int], label: str) -> None:
            self._note(handles)
            mix(handles, label)

        vars(table).update(shuffle=shuffle_watched, mix=mix_watched)

    def _note(self, handles: Sequence[int]) -> None:
        """What is mixed now: which things, their faces and who came to know them by this choice."""
        things = self._match.state.things
        for handle in handles:
            self._lost.append((handle, things.face[handle], self._new(handle, things.seen[handle])))
            if handle < len(self._known):
                self._known[handle] = 0

    def _new(self, handle: int, seen: int) -> int:
        """Who has come to know a thing by this choice."""
        return seen & ~self._known[handle] if handle < len(self._known) else seen

    def nothing_vanished(self) -> None:
        """Everything that a seat was shown lies open before it, or a line has told it."""
        match = self._match
        things = match.state.things
        gained = [(handle, self._new(handle, mask)) for handle, mask in enumerate(things.seen)]
        for seat in range(match.setup.seats):
            mine = bit(seat)
            told = _named(self.told, seat)
            lost = [(h, face) for h, face, mask in self._lost if mask & mine and h not in told]
            untold = [handle for handle, mask in gained if mask & mine and handle not in told]
            if not lost and not untold:
                continue
            familiar = [face for face, seen in zip(self._faces, self._before, strict=True) if seen & mine]
            for handle, face in lost:
                if face not in familiar:
                    raise Broken(f"seat {seat} was shown {thing_id(handle)}, which was mixed away untold")
            familiar += [things.face[handle] for handle in (*told, *_in_sight(match, seat))]
            for handle in untold:
                if things.face[handle] not in familiar:
                    where = things.zone[handle]
                    raise Broken(f"seat {seat} was shown {thing_id(handle)}, now in {where}, untold")


def _named(told: Sequence[Event], seat: Seat) -> list[int]:
    """The things that lines have named to a seat."""
    return [handle_of(id_) for event in told for id_, seen in event.seen.items() if seen & bit(seat)]


def _in_sight(match: Match[Any], seat: Seat) -> list[int]:
    """The things that a seat sees: whatever its scene speaks of, without what lies in a pile."""
    scene = match.game.scene(match.view(seat), seat, match.question(seat), sorted(match.pending))
    ids = [card.id for zone in scene.zones if zone.kind in SPREAD for card in zone.cards]
    ids += [part.id for part in scene.pieces] + [panel.id for panel in scene.panels]
    ids += [id_ for option in scene.options for id_ in option.at]
    return [handle_of(id_) for id_ in ids if is_thing(id_)]
