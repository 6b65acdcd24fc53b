"""The matches in the memory of this node: loaded when needed, kept in step with the journal, then dropped."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from hexameron.kernel.asking import Seat
from hexameron.kernel.events import Event
from hexameron.kernel.journal import Entry, undone
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import Diverged, MatchError, RuleFault, Stale
from hexameron.kernel.text import Text
from hexameron.server.metrics import Metrics
from hexameron.server.play import clocks
from hexameron.server.play.faults import Fault, NotFound, Unavailable
from hexameron.server.play.live_match import Elsewhere, LiveMatch, Lobby, State, taken_back
from hexameron.server.play.loading import Damaged, build, checkpoint_of
from hexameron.server.play.log_lines import EVENTS, events_of
from hexameron.server.play.pubsub import Notice, PubSub
from hexameron.server.play.resigning import given_up
from hexameron.server.play.rules_change import carry_over
from hexameron.server.settings import Settings
from hexameron.server.storage.journal_writer import Taken
from hexameron.server.storage.people import People
from hexameron.server.storage.presence import Here
from hexameron.server.storage.rows import CheckpointRow, MatchRow, SeatRow, StorageState, Written
from hexameron.server.storage.store import StorageTrouble, Store

PRESENT_FOR = 15.0
"""Seconds for which another node's notice about who is connected is believed."""

QUIET_AFTER = 20.0
"""Seconds without a change after which the scenes of a match are not kept any more."""

log = logging.getLogger(__name__)


class Storage(msgspec.Struct, frozen=True, tag="storage", tag_field="type"):
    """Tells all clients whether choices can be stored."""

    storage: StorageState


class MatchRegistry:
    """All matches that this node has in memory."""

    def __init__(
        self, settings: Settings, store: Store, people: People, pubsub: PubSub, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.pubsub = pubsub
        self.metrics = metrics
        self.matches: dict[str, LiveMatch] = {}
        self.on_change: Callable[[LiveMatch], None] = _nothing
        """Called when a match may wait for a bot or a standing pass."""
        self.trouble = False
        self._loading: dict[str, asyncio.Lock] = {}

    # ------------------------------------------------------------------ finding

    async def get(self, id_: str) -> LiveMatch:
        """A match, loaded if need be."""
        live = self.matches.get(id_)
        if live is not None:
            live.used = time.monotonic()
            return live
        lock = self._loading.setdefault(id_, asyncio.Lock())
        async with lock:
            try:
                if id_ not in self.matches:
                    row, match, stored = await self._load(id_)
                    seats = await self.people.seats(id_)
                    self.matches.setdefault(id_, LiveMatch(row, seats, match, stored))
                    self.metrics.loaded.set(len(self.matches))
            finally:
                self._loading.pop(id_, None)
        live = self.matches[id_]
        self.on_change(live)
        return live

    async def row(self, id_: str) -> MatchRow:
        row = await self.store.match(id_)
        if row is None:
            raise NotFound("table.no_match")
        return row

    async def _load(self, id_: str) -> tuple[MatchRow, Match[Any] | None, int]:
        row = await self.row(id_)
        if not row.begun:
            return row, None, 0
        row = await carry_over(self.store, row)
        checkpoint = await self.store.checkpoint(id_)
        entries = await self.store.entries(id_)
        match = build(row, entries, checkpoint)
        # Another node may have written between the two readings; the journal is what counts.
        row = msgspec.structs.replace(row, n=match.n, result=match.result)
        return row, match, 0 if checkpoint is None else checkpoint.number

    def held(self, live: LiveMatch) -> Held:
        """Locks a match for ``async with``; loads it again first if what is in memory was not committed."""
        return Held(self, live)

    async def load_anew(self, live: LiveMatch) -> None:
        """Loads a match again from the journal. The caller holds its lock."""
        row, match, stored = await self._load(live.row.id)
        live.replace(row, await self.people.seats(row.id), match)
        live.stored = live.barrier = stored

    async def seats_held(
        self, live: LiveMatch, hashes: Sequence[str], account: str | None
    ) -> tuple[Seat, ...]:
        """The seats that tokens, by their hashes, and an account open.

        What opens a seat is kept in memory. Whoever changes that also raises the version of the match, so
        under the lock, before something is stored, it is as good as looked up: on a change storing fails.
        """
        keys, age = live.keys, live.keys_age
        if keys is None:
            keys = await self.people.keys_of(live.row.id)
            if live.keys_age == age:
                live.keys = keys
        held = {keys[hash_] for hash_ in hashes if hash_ in keys}
        if account is not None:
            held |= {seat.seat for seat in live.seats if seat.account == account}
        return tuple(sorted(seat for seat in held if live.over or live.seats[seat].kind == "person"))

    # ------------------------------------------------------------------ changing

    async def change(self, live: LiveMatch, step: Callable[[], Awaitable[int]]) -> int:
        """Runs a step that calls :meth:`act`.

        If another node wrote first, loads the match and tries once more.
        """
        async with self.held(live):
            try:
                return await step()
            except Taken:
                await self.load_anew(live)
            try:
                return await step()
            except Taken as error:
                n, again = live.match.n, Text("fault.look_again")
                raise Stale(Text("fault.stale", {"seen": n, "now": n, "asked": again})) from error

    async def act(
        self,
        live: LiveMatch,
        do: Callable[[Match[Any]], object],
        *,
        seats: tuple[SeatRow, ...] | None = None,
        key: tuple[Seat, str] | None = None,
        **changes: Any,
    ) -> int:
        """Does something to a match and stores it: all of it or nothing. Part of a step of :meth:`change`.

        Only what this returned from is acknowledged. Raises :class:`Taken` if another node was quicker.
        ``seats``: who sits where from now on; ``key``: a seat, and the hash of the token that opens it.
        """
        match = live.match
        before, learned, on = match.n, match.state.things.learned, clocks.running(live.seats, live.waiting)
        try:
            do(match)
        except MatchError as error:
            live.broken = match.n != before
            if isinstance(error, RuleFault):
                self._incident(live, error)
            raise
        except Exception:
            live.broken = True
            raise
        new = match.entries[before:]
        events = [event for event in match.events if event.n > before]
        match.events.clear()
        if match.state.things.learned != learned:
            live.barrier = match.n
        taken = taken_back(new)
        seats = live.seats if seats is None else seats
        if match.resigned:
            seats = given_up(match, seats)
        changed = [seat for seat, had in zip(seats, live.seats, strict=True) if seat != had]
        live.seats = seats
        row = self._row_after(live, on, new, changes)
        checkpoint = self._checkpoint(live, taken)
        now = time.time()
        written = [
            Written(entry, events_of(entry, (e for e in events if e.n == entry.n)), now) for entry in new
        ]
        live.broken = True  # until it is committed, also if this task is cancelled meanwhile
        try:
            await self.store.append(
                row,
                written,
                checkpoint=checkpoint,
                forget_from=min(taken) if taken else None,
                seats=changed,
                key=key,
            )
        except StorageTrouble as error:
            self.storage_lost(error)
            raise Unavailable("table.storage") from error
        live.broken = False
        self._committed(live, row, written, checkpoint, taken)
        return match.n

    def _row_after(
        self, live: LiveMatch, on: Sequence[Seat], new: Sequence[Entry], changes: dict[str, Any]
    ) -> MatchRow:
        row, match, now = live.row, live.match, time.time()
        if new and row.clock is not None:
            chosen = any(entry.kind in ("choice", "undo") for entry in new)
            after = clocks.after_choice if chosen else clocks.after_other_entry
            changes = {"clock": after(row.clock, on, now)} | changes
        row = msgspec.structs.replace(row, n=match.n, result=match.result, changed=now, **changes)
        waiting = () if row.over else tuple(match.pending)
        due = clocks.due(live.seats, waiting, row.clock, now, row.terms.absence)
        return msgspec.structs.replace(row, waiting=waiting, due=due)

    def _checkpoint(self, live: LiveMatch, taken: list[int]) -> CheckpointRow | None:
        """A new checkpoint where there is one that no free undo can reach any more."""
        if taken:
            live.barrier = min(live.barrier, min(taken) - 1)
            live.stored = min(live.stored, live.barrier)
            return None
        entry = live.match.snapshot.entry
        return checkpoint_of(live.match) if live.stored < entry <= live.barrier else None

    def _committed(
        self,
        live: LiveMatch,
        row: MatchRow,
        written: list[Written],
        checkpoint: CheckpointRow | None,
        taken: list[int],
    ) -> None:
        live.row = msgspec.structs.replace(row, version=row.version + 1)
        if checkpoint is not None:
            live.stored = checkpoint.number
        if taken:
            live.recent = [event for event in live.recent if event.n not in taken]
        live.remember(event for one in written for event in EVENTS.decode(one.events))
        live.touch()
        self.pubsub.tell_changed(row.id)
        self.on_change(live)

    def _incident(self, live: LiveMatch, error: RuleFault) -> None:
        self.metrics.incidents.labels(live.row.game).inc()
        log.error(
            "a rule failed", extra={"match": live.row.id, "n": live.match.n, "incident": error.incident}
        )

    # ------------------------------------------------------------------ following

    async def refresh(self, live: LiveMatch) -> None:
        """Follows what other nodes have written."""
        async with live.lock:
            if live.broken:
                await self.load_anew(live)
            else:
                await self._follow(live)
            live.touch()
        self.on_change(live)

    async def _follow(self, live: LiveMatch) -> None:
        row = await self.row(live.row.id)
        if not live.begun:
            await self.load_anew(live)
            return
        news = await self.store.written(row.id, live.match.n + 1)
        if any(one.entry.kind == "undo" for one in news) or row.rules != live.row.rules:
            await self.load_anew(live)
            return
        same_seats = _only_chosen(live, row, news)
        seats = live.seats if same_seats else await self.people.seats(row.id)
        try:
            live.match.follow([one.entry for one in news])
        except Diverged:
            await self.load_anew(live)
            return
        live.match.events.clear()
        live.seats = seats
        if not same_seats:
            live.forget_keys()
        live.row = msgspec.structs.replace(row, n=live.match.n, result=live.match.result)
        live.remember(event for one in news for event in EVENTS.decode(one.events))

    async def listen(self) -> None:
        """Handles the notices of other nodes until it is cancelled."""
        async for notice in self.pubsub.notices():
            if notice.kind == "present":
                self._heard_present(notice)
            elif notice.kind == "changed":
                ids = msgspec.json.decode(notice.data, type=list[str])
                here = [self.matches[id_] for id_ in ids if id_ in self.matches]
                await asyncio.gather(*(self._heard_of(live) for live in here))
            elif notice.match in self.matches:
                self.matches[notice.match].post(notice.data)

    async def _heard_of(self, live: LiveMatch) -> None:
        try:
            await self.refresh(live)
        except StorageTrouble as error:
            self.storage_lost(error)
        except (MatchError, Damaged, Fault):
            # One match that cannot be loaded is no reason to be deaf to the others.
            log.exception("a match cannot be brought up to date", extra={"match": live.row.id})

    def _heard_present(self, notice: Notice) -> None:
        now = time.time()
        for id_, (seats, watching) in msgspec.json.decode(notice.data, type=dict[str, Here]).items():
            live = self.matches.get(id_)
            if live is not None:
                before = live.present()
                live.elsewhere[notice.node] = Elsewhere(seats, watching, now + PRESENT_FOR, now)
                if live.present() != before:
                    live.touch()

    async def catch_up(self) -> None:
        """Compares all matches in memory with the journal, whatever notices came or did not come."""
        # Trouble that comes up meanwhile is not over because the journal could be read.
        troubled = self.trouble
        if troubled:
            await self.store.check_writing()
        versions = await self.store.versions(list(self.matches))
        if troubled:
            self._storage_back()
        for live in list(self.matches.values()):
            if live.broken or _behind(live, versions):
                try:
                    await self.refresh(live)
                except (MatchError, Damaged, Fault):
                    # One match that cannot be loaded is no reason to leave the others behind.
                    log.exception("a match cannot be brought up to date", extra={"match": live.row.id})

    async def catch_up_with(self, live: LiveMatch) -> None:
        """The same for one match: a node may have died after it wrote and before it told."""
        versions = await self.store.versions([live.row.id])
        if live.broken or _behind(live, versions):
            await self.refresh(live)

    def storage_lost(self, error: Exception) -> None:
        self.metrics.storage_trouble.inc()
        if not self.trouble:
            log.error("the database cannot be used", extra={"error": str(error)})
            self._tell_all(Storage("trouble"))
        self.trouble = True

    def _storage_back(self) -> None:
        log.info("the database is back")
        self.trouble = False
        self._tell_all(Storage("ok"))

    def _tell_all(self, message: object) -> None:
        for live in self.matches.values():
            live.post(message)
            if live.viewers:
                live.touch()

    def unload_idle(self) -> None:
        """Drops matches that nobody has watched for a while, and scenes that everybody has received."""
        now = time.monotonic()
        for id_, live in list(self.matches.items()):
            if live.thinking or live.lock.locked():
                continue
            if not live.viewers and live.used < now - self.settings.idle_after:
                del self.matches[id_]
            elif live.used < now - QUIET_AFTER:
                live.sent_scenes.clear()
        self.metrics.loaded.set(len(self.matches))

    def tell_present(self, live: LiveMatch) -> None:
        """Tells the other nodes and everybody connected here who is present in a match."""
        self.pubsub.tell_present({live.row.id: live.here()})
        live.touch()

    def tell_all_present(self) -> None:
        """The same for all matches watched here: other nodes forget it after :data:`PRESENT_FOR`."""
        watched = [live for live in self.matches.values() if live.viewers]
        if watched:
            self.pubsub.tell_present({live.row.id: live.here() for live in watched})

    # ------------------------------------------------------------------ showing

    async def state(
        self,
        live: LiveMatch,
        held: tuple[Seat, ...],
        since: int,
        shown: dict[Seat | None, int] | None = None,
    ) -> State | Lobby:
        """What is sent to a client that knows everything up to an entry. The caller holds the lock.

        ``shown`` are the numbers of the scenes that it has, if it wants only changes of them.
        """
        if not live.begun:
            return live.lobby(held)
        events, gone = await self.events(live, since)
        state = live.state(held, events, gone, time.time(), shown)
        return msgspec.structs.replace(state, storage="trouble") if self.trouble else state

    async def events(self, live: LiveMatch, since: int) -> tuple[list[Event], list[int]]:
        """What happened after an entry, and which choices were taken back since."""
        gone = taken_back(live.match.entries[max(since, 0) :])
        if since >= live.recent_from:
            return [event for event in live.recent if event.n > since], gone
        void = undone(live.match.entries)
        rows = await self.store.written(live.row.id, since + 1, live.match.n)
        events = [event for row in rows if row.entry.n not in void for event in EVENTS.decode(row.events)]
        return events, gone


def _only_chosen(live: LiveMatch, row: MatchRow, news: Sequence[Written]) -> bool:
    """Whether all that another node wrote is a choice: then the seats are what they were.

    Every write raises the version by one, and none that changes a seat has only choices in it.
    """
    return (
        row.version == live.row.version + 1
        and bool(news)
        and row.n == news[-1].entry.n
        and not live.match.resigned
        and all(one.entry.kind == "choice" for one in news)
    )


class Held:
    """Holds the lock of a match: ``async with registry.held(live)``.

    It is a class because every choice passes here and a generator would be slower.
    """

    def __init__(self, registry: MatchRegistry, live: LiveMatch) -> None:
        self._registry = registry
        self._live = live

    async def __aenter__(self) -> None:
        live = self._live
        await live.lock.acquire()
        try:
            if live.broken:
                await self._registry.load_anew(live)
        except BaseException:
            live.lock.release()
            raise
        live.used = time.monotonic()

    async def __aexit__(self, *_error: object) -> None:
        self._live.lock.release()


def _behind(live: LiveMatch, versions: dict[str, tuple[int, int]]) -> bool:
    n, version = versions.get(live.row.id, (0, 0))
    return n > live.n or version > live.row.version


def _nothing(live: LiveMatch) -> None:
    """Stands in until :class:`AutomaticChoices` wants to be told of changes."""
