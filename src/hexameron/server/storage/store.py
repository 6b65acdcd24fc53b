"""Reading and writing matches. Every method is one transaction."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import Row, and_, bindparam, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.journal import Entry
from hexameron.kernel.results import Result
from hexameron.kernel.text import Text
from hexameron.server.storage import tables as t
from hexameron.server.storage.database import Execute, SqliteWriter, patience_with, reader_of, turns_of
from hexameron.server.storage.journal_writer import Append, Appender, Taken, execute_on
from hexameron.server.storage.rows import (
    ChatRow,
    CheckpointRow,
    Clock,
    KeyKind,
    MatchRow,
    Rematch,
    SeatRow,
    Terms,
    Written,
    encode,
)

PORTION = 500
"""So many matches at most are asked for in one query."""


_m = t.matches.c
_LEASE = update(t.matches).where(
    and_(
        _m.id == bindparam("of"),
        or_(_m.thinker == bindparam("me"), _m.thinker_until < bindparam("now")),
    )
)


class StorageTrouble(Exception):
    """The database cannot be reached or cannot write: full, locked or lost. Nothing was stored."""


class Store:
    """Everything stored about matches."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._reader = reader_of(engine)
        self._turn = turns_of(engine)
        self._patience = patience_with(engine)
        self._writer = SqliteWriter(engine) if engine.dialect.name == "sqlite" else None
        self._appender = Appender(self.transact)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        with _DriverErrors():
            async with self._patience(), self._reader.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        with _DriverErrors():
            async with self._turn(), self._patience(), self.engine.connect() as connection:
                await connection.execution_options(begin="IMMEDIATE")
                async with connection.begin():
                    yield connection

    async def transact(self, work: Callable[[Execute], None]) -> None:
        """Does some work in one transaction, which does not take longer when the event loop is busy."""
        if self._writer is None:
            async with self.writing() as connection:
                await connection.run_sync(lambda sync: work(execute_on(sync)))
        else:
            with _DriverErrors():
                async with self._turn():
                    await self._writer.run(work)

    async def close(self) -> None:
        """Lets go of the database."""
        if self._writer is not None:
            self._writer.close()
        await self.engine.dispose()

    async def check(self) -> None:
        """Raises :class:`StorageTrouble` unless the database answers."""
        async with self.reading() as connection:
            await connection.execute(text("SELECT 1"))

    async def check_writing(self) -> None:
        """Raises :class:`StorageTrouble` unless something can be written."""
        async with self.writing() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = version_num"))

    # ------------------------------------------------------------------ matches

    async def create(
        self,
        row: MatchRow,
        seats: Sequence[SeatRow],
        keys: Sequence[tuple[str, int, KeyKind]],
        entries: Sequence[Written],
        checkpoint: CheckpointRow | None = None,
    ) -> None:
        async with self.writing() as connection:
            values = _match_values(row) | {"thinker": "", "thinker_until": 0.0}
            await connection.execute(insert(t.matches).values(values))
            await connection.execute(
                insert(t.seats), [msgspec.structs.asdict(seat) | {"match": row.id} for seat in seats]
            )
            await connection.execute(
                insert(t.keys),
                [{"hash": hash_, "match": row.id, "seat": seat, "kind": kind} for hash_, seat, kind in keys],
            )
            await _write_journal(connection, row.id, entries)
            if checkpoint is not None:
                await connection.execute(insert(t.checkpoints).values(_checkpoint_values(row.id, checkpoint)))

    async def gather(self, row: MatchRow, seats: Sequence[SeatRow], entries: Sequence[Written] = ()) -> None:
        """Writes what changed about a match that had not begun, and its beginning if it begins with that.

        Raises :class:`Taken` if the match has changed since it was read.
        """
        async with self.writing() as connection:
            m, s = t.matches.c, t.seats.c
            values = _match_values(row) | {"version": row.version + 1}
            done = await connection.execute(
                update(t.matches).where(m.id == row.id, m.version == row.version).values(values)
            )
            if done.rowcount != 1:
                raise Taken
            for seat in seats:
                changed = msgspec.structs.asdict(seat)
                del changed["seen"]  # what somebody else may have noted meanwhile
                await connection.execute(
                    update(t.seats).where(s.match == row.id, s.seat == seat.seat).values(changed)
                )
            await _write_journal(connection, row.id, entries)

    async def match(self, id_: str) -> MatchRow | None:
        async with self.reading() as connection:
            found = (await connection.execute(select(t.matches).where(t.matches.c.id == id_))).first()
        return None if found is None else _match_row(found)

    async def matches(self, ids: Sequence[str], most: int) -> list[MatchRow]:
        """Some matches, the last changed first."""
        changed, found = t.matches.c.changed, list[Row[Any]]()
        async with self.reading() as connection:
            for some in portions(ids):
                query = select(t.matches).where(t.matches.c.id.in_(some))
                found += await connection.execute(query.order_by(changed.desc()).limit(most))
        newest = sorted(found, key=lambda row: float(row.changed), reverse=True)
        return [_match_row(row) for row in newest[:most]]

    async def ids(self) -> list[str]:
        async with self.reading() as connection:
            return list((await connection.execute(select(t.matches.c.id).order_by(t.matches.c.id))).scalars())

    async def versions(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """How far some matches are: their last entry, and how often anything else about them changed."""
        m, found = t.matches.c, dict[str, tuple[int, int]]()
        async with self.reading() as connection:
            for some in portions(ids):
                rows = await connection.execute(select(m.id, m.n, m.version).where(m.id.in_(some)))
                found |= {row.id: (row.n, row.version) for row in rows}
        return found

    async def count(self) -> int:
        async with self.reading() as connection:
            return (await connection.execute(select(func.count()).select_from(t.matches))).scalar_one()

    # ------------------------------------------------------------------ journal

    async def entries(self, id_: str, after: int = 0) -> list[Entry]:
        """The entries with higher numbers."""
        c = t.journal.c
        async with self.reading() as connection:
            query = (
                select(c.number, c.kind, c.seat, c.prompt, c.key)
                .where(c.match == id_, c.number > after)
                .order_by(c.number)
            )
            return [Entry(*row) for row in await connection.execute(query)]

    async def written(self, id_: str, first: int, last: int | None = None) -> list[Written]:
        """Entries with their events from number ``first`` on; number 0 is the set-up."""
        c = t.journal.c
        query = select(t.journal).where(c.match == id_, c.number >= first).order_by(c.number)
        if last is not None:
            query = query.where(c.number <= last)
        async with self.reading() as connection:
            return [
                Written(Entry(row.number, row.kind, row.seat, row.prompt, row.key), row.events, row.at)
                for row in await connection.execute(query)
            ]

    async def checkpoint(self, id_: str, upto: int | None = None) -> CheckpointRow | None:
        """The last checkpoint, or the last one at or before an entry."""
        c = t.checkpoints.c
        query = select(c.number, c.rules, c.hash, c.state).where(c.match == id_)
        if upto is not None:
            query = query.where(c.number <= upto)
        async with self.reading() as connection:
            found = (await connection.execute(query.order_by(c.number.desc()).limit(1))).first()
        return None if found is None else CheckpointRow(*found)

    async def append(
        self,
        row: MatchRow,
        entries: Sequence[Written],
        *,
        checkpoint: CheckpointRow | None = None,
        forget_from: int | None = None,
        seats: Sequence[SeatRow] = (),
        key: tuple[int, str] | None = None,
    ) -> None:
        """Writes entries and what follows from them, such as who decides for ``seats`` from now on.

        ``key`` is a seat with the hash of the token that alone opens it from now on.

        Raises :class:`Taken` if a number is taken or the match has otherwise changed since it was read.

        ``forget_from`` drops the checkpoints from that entry on: it was taken back.
        """
        await self._appender.append(
            Append(
                match=row.id,
                seen=row.version,
                row=_changing_values(row) | {"version": row.version + 1},
                entries=[_journal_values(row.id, one) for one in entries],
                checkpoint=None if checkpoint is None else _checkpoint_values(row.id, checkpoint),
                forget_from=forget_from,
                seats=[
                    {"of": row.id, "place": one.seat}
                    | {"kind": one.kind, "bot": one.bot, "standing": one.standing}
                    | {"name": one.name, "joined": one.joined, "account": one.account}
                    for one in seats
                ],
                key=None
                if key is None
                else {"match": row.id, "seat": key[0], "hash": key[1], "kind": "seat"},
            )
        )

    async def lease(self, id_: str, node: str, until: float) -> bool:
        """Whether this node may let the bots of a match think until then; one node at a time may."""
        asked = {"of": id_, "me": node, "now": time.time(), "thinker": node, "thinker_until": until}
        leased = 0

        def work(execute: Execute) -> None:
            nonlocal leased
            leased = execute(_LEASE, [asked])

        await self.transact(work)
        return bool(leased)

    async def due(self, now: float, limit: int) -> list[str]:
        """Matches in which something must be decided, and that no node is deciding; the longest due first."""
        c = t.matches.c
        query = select(c.id).where(c.due <= now, c.thinker_until < now).order_by(c.due).limit(limit)
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def put_off(self, id_: str, version: int | None, until: float | None) -> None:
        """Nothing could be decided in a match as it stood: it is looked at again later, or not at all."""
        c = t.matches.c
        change = update(t.matches).where(c.id == id_).values(due=until)
        if version is not None:
            change = change.where(c.version == version)
        async with self.writing() as connection:
            await connection.execute(change)

    async def release(self, node: str) -> None:
        """Gives up all leases of a node that goes down."""
        async with self.writing() as connection:
            await connection.execute(
                update(t.matches).where(t.matches.c.thinker == node).values(thinker="", thinker_until=0.0)
            )

    # ------------------------------------------------------------------ chat

    async def chat(self, id_: str, last: int) -> list[ChatRow]:
        """The last lines of the chat."""
        c = t.chat.c
        async with self.reading() as connection:
            query = (
                select(c.number, c.seat, c.name, c.words, c.at)
                .where(c.match == id_)
                .order_by(c.number.desc())
                .limit(last)
            )
            return [ChatRow(*row) for row in await connection.execute(query)][::-1]

    async def say(self, id_: str, seat: SeatRow, words: str, at: float, kept: int) -> ChatRow:
        """Adds a line to the chat, of which so many are kept.

        Where two nodes write at once, the second takes the next number.
        """
        for _ in range(5):
            try:
                async with self.writing() as connection:
                    query = select(func.max(t.chat.c.number)).where(t.chat.c.match == id_)
                    number = ((await connection.execute(query)).scalar() or 0) + 1
                    line = ChatRow(number, seat.seat, seat.name, words, at)
                    values = msgspec.structs.asdict(line) | {"match": id_, "account": seat.account}
                    await connection.execute(insert(t.chat).values(values))
                    old = and_(t.chat.c.match == id_, t.chat.c.number <= number - kept)
                    await connection.execute(delete(t.chat).where(old))
                    return line
            except IntegrityError:
                continue
        raise StorageTrouble("the chat is too busy")

    # ------------------------------------------------------------------ reports

    async def report(self, id_: str, match: str, content: bytes, most: int) -> bool:
        """Keeps a report, unless a match has as many as it may."""
        async with self.writing() as connection:
            query = select(func.count()).where(t.reports.c.match == match)
            if (await connection.execute(query)).scalar_one() >= most:
                return False
            values = {"id": id_, "match": match, "content": content, "at": time.time()}
            await connection.execute(insert(t.reports).values(values))
            return True

    async def reports(self, match: str | None = None) -> list[bytes]:
        """All reports, or those of a match, the oldest first."""
        c = t.reports.c
        query = select(c.content).order_by(c.at, c.id)
        if match is not None:
            query = query.where(c.match == match)
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def report_of(self, id_: str, match: str) -> bytes | None:
        async with self.reading() as connection:
            query = select(t.reports.c.content).where(t.reports.c.id == id_, t.reports.c.match == match)
            content: bytes | None = (await connection.execute(query)).scalar()
            return content


def portions(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    """As many as a query takes well."""
    for start in range(0, len(ids), PORTION):
        yield ids[start : start + PORTION]


_LOST = (
    OperationalError,
    InterfaceError,
    PoolTimeout,
    OSError,
    sqlite3.OperationalError,
    sqlite3.InterfaceError,
)


class _DriverErrors:
    """Turns what the drivers raise into :class:`StorageTrouble`; broken uniqueness passes through."""

    def __enter__(self) -> None:
        return None

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        if isinstance(error, IntegrityError):
            return
        lost = isinstance(error, DBAPIError) and error.connection_invalidated
        if lost or isinstance(error, _LOST):
            raise StorageTrouble(type(error).__name__) from error


def _match_values(row: MatchRow) -> dict[str, Any]:
    fixed = {
        "id": row.id,
        "game": row.game,
        "setup": encode(row.setup),
        "fairness": msgspec.msgpack.encode(row.fairness),
        "begun": row.begun,
        "origin": row.origin,
        "owner": row.owner,
        "created": row.created,
        "version": row.version,
        "votes": b"[]",
    }
    return fixed | _changing_values(row)


def _changing_values(row: MatchRow) -> dict[str, Any]:
    return {
        "rules": row.rules,
        "base": row.base,
        "n": row.n,
        "waiting": encode(row.waiting),
        "result": _maybe(row.result),
        "changed": row.changed,
        "ended": row.ended,
        "clock": _maybe(row.clock),
        "note": _maybe(row.note),
        "due": row.due,
        "rematch": _maybe(row.rematch),
        "terms": encode(row.terms),
    }


def _maybe(value: object) -> bytes | None:
    return None if value is None else encode(value)


def _match_row(row: Row[Any]) -> MatchRow:
    decode = msgspec.json.decode
    return MatchRow(
        id=row.id,
        game=row.game,
        rules=row.rules,
        setup=decode(row.setup, type=Setup),
        fairness=msgspec.msgpack.decode(row.fairness, type=Fairness),
        begun=row.begun,
        origin=row.origin,
        base=row.base,
        owner=row.owner,
        n=row.n,
        waiting=decode(row.waiting, type=tuple[int, ...]),
        result=None if row.result is None else decode(row.result, type=Result),
        created=row.created,
        changed=row.changed,
        ended=row.ended,
        clock=None if row.clock is None else decode(row.clock, type=Clock),
        note=None if row.note is None else decode(row.note, type=Text),
        version=row.version,
        due=row.due,
        rematch=None if row.rematch is None else decode(row.rematch, type=Rematch),
        terms=Terms() if row.terms is None else decode(row.terms, type=Terms),
    )


async def _write_journal(connection: AsyncConnection, match: str, entries: Sequence[Written]) -> None:
    if entries:
        await connection.execute(insert(t.journal), [_journal_values(match, one) for one in entries])


def _journal_values(match: str, one: Written) -> dict[str, Any]:
    entry = one.entry
    return {
        "match": match,
        "number": entry.n,
        "kind": entry.kind,
        "seat": entry.seat,
        "prompt": entry.prompt,
        "key": entry.key,
        "events": one.events,
        "at": one.at,
    }


def _checkpoint_values(match: str, checkpoint: CheckpointRow) -> dict[str, Any]:
    return msgspec.structs.asdict(checkpoint) | {"match": match}
