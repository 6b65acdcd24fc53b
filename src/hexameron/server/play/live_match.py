"""A match in the memory of this node: what was committed, who watches, and what each of them is shown."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import msgspec

from hexameron.kernel.asking import Seat
from hexameron.kernel.chance import Commitments
from hexameron.kernel.coaching import Coach, Word, coach_of
from hexameron.kernel.consent import Request
from hexameron.kernel.events import Event
from hexameron.kernel.journal import Entry
from hexameron.kernel.match import Match
from hexameron.kernel.results import Result
from hexameron.kernel.telling import Line, Narrator
from hexameron.kernel.text import Text
from hexameron.server.play import clocks
from hexameron.server.play.clocks import ClockView
from hexameron.server.play.dice_origin import DiceOrigin, dice_origin_of
from hexameron.server.play.fair_dice import KeyParts
from hexameron.server.play.faults import Conflict
from hexameron.server.play.log_lines import narrator
from hexameron.server.play.scene_changes import EncodedChange, EncodedScene, SentScene
from hexameron.server.storage.rows import Absence, MatchRow, Rematch, SeatKind, SeatRow, StorageState

KEEP_RECENT = 200
"""The events of so many entries are kept for those who watch; older ones are read from the journal."""


class Viewer(Protocol):
    """Somebody who watches a match."""

    held: tuple[Seat, ...]

    def touch(self) -> None:
        """Something has changed: what is shown must be built anew."""

    def post(self, message: object) -> None:
        """A message that does not concern the state."""


class Player(msgspec.Struct, frozen=True):
    """Who sits on a seat, as all may know it."""

    seat: int
    name: str
    kind: SeatKind
    bot: str
    online: bool
    joined: bool
    stands_in: bool
    """A bot plays for the person whose seat it is."""

    standing_pass: bool = False
    resigned: bool = False
    """Gave up; the match goes on without them."""


class View(msgspec.Struct, frozen=True):
    """What one seat (or a spectator) is shown."""

    seat: int | None
    log: list[Line]
    undo: Text | None
    coach: Word | None = None
    """What the teacher of a lesson says to its pupil."""

    scene: EncodedScene | msgspec.UnsetType = msgspec.UNSET
    change: EncodedChange | msgspec.UnsetType = msgspec.UNSET
    """How the scene that was sent last becomes the one to be shown, for those who know it."""


class Shown(msgspec.Struct, frozen=True):
    """The secret and the nonces of the dice, published after the end."""

    secret: str
    nonces: tuple[str, ...]


class State(msgspec.Struct, frozen=True, tag="state", tag_field="type"):
    """All that a client shows."""

    match: str
    n: int
    gone: list[int]
    views: list[View]
    players: list[Player]
    waiting: tuple[int, ...]
    watching: int
    request: Request | None
    """What a seat asks of the others."""

    clock: ClockView | None
    result: Result | None
    ended: str
    note: Text | None
    absence: Absence
    dice: DiceOrigin | None
    fairness: Shown | None = None
    rematch: Rematch | None = None
    storage: StorageState = "ok"


class Lobby(msgspec.Struct, frozen=True, tag="lobby", tag_field="type"):
    """What a client shows of a match that has not begun: who is there and who is missing."""

    match: str
    mine: tuple[int, ...]
    players: list[Player]
    watching: int
    commitments: Commitments
    shown: tuple[int, ...]
    missing: tuple[int, ...]
    absence: Absence
    wasted: tuple[int, ...]
    storage: StorageState = "ok"


class Elsewhere(msgspec.Struct, frozen=True):
    """Who is connected through another node, as that node last told."""

    seats: tuple[int, ...]
    watching: int
    until: float
    told: float = 0.0
    """When it told so by a notice; 0 if it was read from the database."""


class LiveMatch:
    """One match. Whoever reads or changes it holds its lock, so that nobody sees what is not committed."""

    def __init__(
        self, row: MatchRow, seats: tuple[SeatRow, ...], match: Match[Any] | None, stored: int
    ) -> None:
        self.lock = asyncio.Lock()
        self.viewers: list[Viewer] = []
        self.elsewhere: dict[str, Elsewhere] = {}
        self.thinking: dict[Seat, asyncio.Task[bool]] = {}
        self.leased_until = 0.0
        self.used = time.monotonic()
        self.broken = False
        """Set when what is in memory was not committed; it is loaded anew before it is used again."""
        self.stored = stored
        """The last entry with a stored checkpoint."""
        self.barrier = stored
        """No choice up to this entry can be taken back freely, so a checkpoint there harms no undo."""
        self.keys_age = 0
        self.changes = 0
        """How often what is shown may have changed."""
        self.sent_scenes: dict[Seat | None, SentScene] = {}
        self._drawn: tuple[tuple[SeatRow, ...], DiceOrigin | None] | None = None
        self.replace(row, seats, match)

    def replace(self, row: MatchRow, seats: tuple[SeatRow, ...], match: Match[Any] | None) -> None:
        """Takes a freshly loaded match; there is none yet if it has not begun."""
        self.row = row
        self.seats = seats
        self._match = match
        if match is not None:
            match.events.clear()
        self.recent: list[Event] = []
        self.recent_from = self.n
        self.changes += 1
        self.broken = False
        self.forget_keys()

    @property
    def match(self) -> Match[Any]:
        if self._match is None:
            raise Conflict("table.not_begun")
        return self._match

    @property
    def begun(self) -> bool:
        return self._match is not None

    @property
    def n(self) -> int:
        return 0 if self._match is None else self._match.n

    @property
    def parts(self) -> KeyParts:
        """Where the key of the dice of a match comes from that has not begun."""
        return KeyParts(self.row.fairness.secret, self.seats, self.row.terms.wasted)

    @property
    def over(self) -> bool:
        return self.row.over

    @property
    def waiting(self) -> tuple[Seat, ...]:
        return () if self.over or not self.begun else tuple(self.match.pending)

    def forget_keys(self) -> None:
        """Somebody may have sat down or stood up: what opens the seats must be looked up again."""
        self.keys: dict[str, Seat] | None = None
        self.keys_age += 1

    def remember(self, events: Iterable[Event]) -> None:
        """Keeps the events of new entries at hand."""
        self.recent.extend(events)
        self.changes += 1
        if self.match.n - self.recent_from > KEEP_RECENT:
            self.recent_from = self.match.n - KEEP_RECENT // 2
            self.recent = [event for event in self.recent if event.n > self.recent_from]

    def touch(self) -> None:
        self.used = time.monotonic()
        for viewer in self.viewers:
            viewer.touch()

    def post(self, message: object) -> None:
        for viewer in self.viewers:
            viewer.post(message)

    # ------------------------------------------------------------------ showing

    def sent_scene(self, seat: Seat | None, view: Any = None) -> SentScene:
        """A seat's scene, built once for all who see the same, from their ``view`` if given."""
        before = self.sent_scenes.get(seat)
        if before is not None and before.number == self.changes:
            return before
        match = self.match
        seen = match.view(seat) if view is None else view
        question = None if seat is None or self.over else match.question(seat, any_order=True, view=seen)
        scene = match.game.scene(seen, seat, question, self.waiting)
        sent = self.sent_scenes[seat] = SentScene(self.changes, scene, before)
        return sent

    def narrator(self, seat: Seat | None) -> Narrator:
        return narrator(self.match.game, self.match.view(seat), seat)

    def _view(self, seat: Seat | None, events: Sequence[Event], shown: dict[Seat | None, int] | None) -> View:
        """What one seat is shown.

        ``shown`` holds the numbers of the scenes that a client has who wants changes.
        """
        match = self.match
        log: list[Line] = []
        seen = None
        if events:
            seen = match.view(seat)
            log = narrator(match.game, seen, seat).lines(events)
        sent = self.sent_scene(seat, seen)
        change = None if shown is None else sent.since(shown.get(seat))
        if shown is not None:
            shown[seat] = sent.number
        return View(
            seat,
            log,
            self._undo(seat),
            self._word(seat),
            scene=sent.whole() if change is None else msgspec.UNSET,
            change=msgspec.UNSET if change is None else change,
        )

    def here(self) -> tuple[tuple[int, ...], int]:
        """The seats that are connected to this node, and how many watch without one."""
        seats = {seat for viewer in self.viewers for seat in viewer.held}
        return tuple(sorted(seats)), sum(not viewer.held for viewer in self.viewers)

    def present(self) -> tuple[frozenset[int], int]:
        """The same over all nodes."""
        seats, watching = self.here()
        now = time.time()
        others = [one for one in self.elsewhere.values() if one.until > now]
        everywhere = {*seats, *(seat for one in others for seat in one.seats)}
        return frozenset(everywhere), watching + sum(one.watching for one in others)

    def players(self, online: frozenset[int], held: Sequence[Seat] = ()) -> list[Player]:
        """Who sits where; only those who hold a seat are told whether it passes in advance."""
        gone = self.match.resigned if self.begun else ()
        return [
            Player(
                seat=seat.seat,
                name=seat.name,
                kind="bot" if seat.bot else "person",
                bot=seat.bot,
                online=bool(seat.bot) or seat.seat in online,
                joined=seat.joined,
                stands_in=bool(seat.bot) and seat.kind == "person",
                resigned=seat.seat in gone,
                standing_pass=seat.standing and seat.seat in held,
            )
            for seat in self.seats
        ]

    def lobby(self, held: tuple[Seat, ...]) -> Lobby:
        """What a client is sent before the match has begun."""
        online, watching = self.present()
        parts = self.parts
        return Lobby(
            match=self.row.id,
            mine=held,
            players=self.players(online),
            watching=watching,
            commitments=parts.commitments(),
            shown=parts.shown,
            missing=parts.missing,
            absence=self.row.terms.absence,
            wasted=parts.wasted,
        )

    def _request(self) -> Request | None:
        """What is asked and not granted yet; a file may hold what was granted, and done, elsewhere."""
        request = None if self.over else self.match.request
        return None if request is None or request.granted else request

    def _dice_origin(self) -> DiceOrigin | None:
        """Where the dice come from; looked up again when somebody else sits at the table."""
        if self._drawn is None or self._drawn[0] is not self.seats:
            self._drawn = self.seats, dice_origin_of(self.row, self.seats, self.match.entries)
        return self._drawn[1]

    def state(
        self,
        held: Sequence[Seat],
        events: Sequence[Event],
        gone: list[int],
        now: float,
        shown: dict[Seat | None, int] | None = None,
    ) -> State:
        """What a client is sent that holds these seats and has not heard of these events."""
        row, match = self.row, self.match
        online, watching = self.present()
        eyes: Sequence[Seat | None] = held or (None,)
        clock = row.clock
        return State(
            match=row.id,
            n=match.n,
            gone=gone,
            views=[self._view(seat, events, shown) for seat in eyes],
            players=self.players(online, held),
            waiting=self.waiting,
            watching=watching,
            request=self._request(),
            clock=None
            if clock is None
            else clocks.shown(clock, clocks.running(self.seats, self.waiting), now),
            result=row.result,
            ended=row.ended,
            note=row.note,
            absence=row.terms.absence,
            dice=self._dice_origin(),
            fairness=shown_fairness(row) if self.over else None,
            rematch=row.rematch,
        )

    def coach(self) -> Coach | None:
        """The teacher, if this is a lesson and its pupil is there; who lets a bot play needs no advice."""
        coach = coach_of(self.match) if self.begun and not self.row.ended else None
        return None if coach is None or self.seats[coach.lesson.pupil].bot else coach

    def _word(self, seat: Seat | None) -> Word | None:
        coach = self.coach()
        return coach.word() if coach is not None and coach.lesson.pupil == seat else None

    def _undo(self, seat: Seat | None) -> Text | None:
        if seat is None:
            return Text("table.spectator")
        return Text("fault.over") if self.over else self.match.can_undo(seat)


def shown_fairness(row: MatchRow) -> Shown:
    return Shown(row.fairness.secret.hex(), tuple(nonce.hex() for nonce in row.fairness.nonces))


def taken_back(entries: Iterable[Entry]) -> list[int]:
    """The numbers of the choices that some undo entries took back."""
    return [int(n) for entry in entries if entry.kind == "undo" for n in entry.key.split(",")]
