"""Seats, keys, accounts and sessions. A token or invite is known here by its hash only."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from functools import partial
from hashlib import blake2b
from typing import Any

import msgspec
from sqlalchemy import Column, ColumnElement, Update, and_, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from hexameron.server.storage import tables as t
from hexameron.server.storage.database import Execute
from hexameron.server.storage.rows import AccountRow, SeatRow
from hexameron.server.storage.store import Store


class NameTaken(Exception):
    """There is an account of that name."""


def token_hash(token: str) -> str:
    """What is kept of a token. Tokens are long and random, so a fast hash is enough."""
    return blake2b(token.encode(), digest_size=32, person=b"hexameron token").hexdigest()


class Key(msgspec.Struct, frozen=True):
    """What a token opens: a seat, an invitation to one, or the owner's rights (seat -1)."""

    match: str
    seat: int
    kind: str


_SEEN = update(t.seats).where(and_(t.seats.c.match == bindparam("of"), t.seats.c.seat == bindparam("place")))
_LOOK = update(t.matches).where(and_(t.matches.c.id == bindparam("of"), t.matches.c.due.is_(None)))


def _see(match: str, seats: Sequence[int], execute: Execute, *, look: bool) -> None:
    now = time.time()
    if seats:
        execute(_SEEN, [{"of": match, "place": seat, "seen": now} for seat in seats])
    if look:
        execute(_LOOK, [{"of": match, "due": now}])


class People:
    """Everything stored about who plays."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ------------------------------------------------------------------ keys and seats

    async def keys(self, tokens: Sequence[str]) -> list[Key]:
        if not tokens:
            return []
        c = t.keys.c
        async with self.store.reading() as connection:
            query = select(c.match, c.seat, c.kind).where(c.hash.in_([token_hash(one) for one in tokens]))
            return [Key(*row) for row in await connection.execute(query)]

    async def keys_of(self, match: str) -> dict[str, int]:
        """What opens the seats of a match: the hashes of their tokens."""
        c = t.keys.c
        async with self.store.reading() as connection:
            query = select(c.hash, c.seat).where(c.match == match, c.kind == "seat")
            return {row.hash: row.seat for row in await connection.execute(query)}

    async def seats(self, match: str) -> tuple[SeatRow, ...]:
        c = t.seats.c
        async with self.store.reading() as connection:
            query = (
                select(*(c[name] for name in SeatRow.__struct_fields__))
                .where(c.match == match)
                .order_by(c.seat)
            )
            return tuple(SeatRow(*row) for row in await connection.execute(query))

    async def seats_of(self, matches: Sequence[str]) -> dict[str, tuple[SeatRow, ...]]:
        """The seats of several matches."""
        found: dict[str, list[SeatRow]] = {id_: [] for id_ in matches}
        async with self.store.reading() as connection:
            query = select(t.seats).where(t.seats.c.match.in_(matches)).order_by(t.seats.c.seat)
            for row in (await connection.execute(query)).mappings():
                found[row["match"]].append(SeatRow(**{name: row[name] for name in SeatRow.__struct_fields__}))
        return {id_: tuple(seats) for id_, seats in found.items()}

    async def change_seat(self, match: str, seat: int, changes: Mapping[str, object]) -> None:
        """Changes a seat; somebody must then look whether a bot or a standing pass is to decide."""
        c = t.seats.c
        async with self.store.writing() as connection:
            await connection.execute(
                update(t.seats).where(c.match == match, c.seat == seat).values(dict(changes))
            )
            await connection.execute(_noted(t.matches.c.id == match))

    async def given_up(self, match: str) -> set[int]:
        """The seats that are a bot's: whoever resigned opens theirs no more as long as the match runs."""
        m, s = t.matches.c, t.seats.c
        running = and_(m.id == match, m.result.is_(None), m.ended == "")
        query = select(s.seat).join(t.matches, running).where(s.match == match, s.kind == "bot")
        async with self.store.reading() as connection:
            return {*(await connection.execute(query)).scalars()}

    async def invite(self, match: str, seat: int, invite: str) -> None:
        """Makes an invitation; earlier ones to the same seat are void."""
        c = t.keys.c
        async with self.store.writing() as connection:
            await connection.execute(
                delete(t.keys).where(c.match == match, c.seat == seat, c.kind == "invite")
            )
            values = {"hash": token_hash(invite), "match": match, "seat": seat, "kind": "invite"}
            await connection.execute(insert(t.keys).values(values))
            await connection.execute(_noted(t.matches.c.id == match))

    async def invited(self, match: str, invite: str) -> int | None:
        """The seat to which an invitation leads that nobody has used yet."""
        k = t.keys.c
        query = (
            select(k.seat)
            .join(t.seats, and_(t.seats.c.match == k.match, t.seats.c.seat == k.seat))
            .where(
                k.hash == token_hash(invite),
                k.match == match,
                k.kind == "invite",
                t.seats.c.kind == "person",
            )
        )
        async with self.store.reading() as connection:
            seat: int | None = (await connection.execute(query)).scalar()
            return seat

    async def join(
        self, match: str, seat: int, token: str, name: str, account: str | None, *, version: int
    ) -> bool:
        """Sits down at a match that has not begun, if it is still as it was at this version."""
        async with self.store.writing() as connection:
            if not await _waits(connection, match, version):
                return False
            await _sit_down(connection, match, seat, token=token, name=name, account=account)
            return True

    async def vacate(self, match: str, seat: int, *, version: int) -> bool:
        """Nobody sits on a seat any more, and nothing opens it; only before the match begins."""
        k, s = t.keys.c, t.seats.c
        empty = {"joined": False, "account": None, "standing": False, "name": ""}
        async with self.store.writing() as connection:
            if not await _waits(connection, match, version):
                return False
            await connection.execute(delete(t.keys).where(k.match == match, k.seat == seat))
            await connection.execute(update(t.seats).where(s.match == match, s.seat == seat).values(empty))
            await connection.execute(_noted(t.matches.c.id == match))
            return True

    async def see(self, match: str, seats: Sequence[int], *, look: bool = False) -> None:
        """Notes that the people of these seats are, or were until now, at the table.

        ``look``: somebody must look whether others have kept them waiting.
        """
        await self.store.transact(partial(_see, match, seats, look=look))

    async def held_by(self, account: str, match: str) -> list[int]:
        """The seats of a match that belong to an account, the owner's place among them."""
        async with self.store.reading() as connection:
            seats = await connection.execute(
                select(t.seats.c.seat).where(t.seats.c.match == match, t.seats.c.account == account)
            )
            owner = await connection.execute(select(t.matches.c.owner).where(t.matches.c.id == match))
            return [*seats.scalars(), *([-1] if owner.scalar() == account else [])]

    async def matches_of(self, account: str) -> list[str]:
        async with self.store.reading() as connection:
            seated = await connection.execute(
                select(t.seats.c.match).where(t.seats.c.account == account).distinct()
            )
            owned = await connection.execute(select(t.matches.c.id).where(t.matches.c.owner == account))
            return sorted({*seated.scalars(), *owned.scalars()})

    async def adopt(self, account: str, keys: Sequence[Key]) -> int:
        """Gives seats to an account; tells how many."""
        adopted = 0
        async with self.store.writing() as connection:
            for key in keys:
                if key.kind == "seat":
                    s = t.seats.c
                    await connection.execute(
                        update(t.seats)
                        .where(s.match == key.match, s.seat == key.seat)
                        .values(account=account)
                    )
                    await connection.execute(_noted(t.matches.c.id == key.match))
                    adopted += 1
                elif key.kind == "owner":
                    await connection.execute(
                        update(t.matches).where(t.matches.c.id == key.match).values(owner=account)
                    )
        return adopted

    # ------------------------------------------------------------------ accounts

    async def create_account(self, account: AccountRow) -> None:
        async with self.store.writing() as connection:
            values = msgspec.structs.asdict(account) | {
                "folded": account.name.casefold(),
                "created": time.time(),
            }
            try:
                await connection.execute(insert(t.accounts).values(values))
            except IntegrityError as error:
                raise NameTaken from error

    async def account_named(self, name: str) -> AccountRow | None:
        return await self._account(t.accounts.c.folded, name.casefold())

    async def account(self, id_: str) -> AccountRow | None:
        return await self._account(t.accounts.c.id, id_)

    async def _account(self, column: Column[Any], value: str) -> AccountRow | None:
        c = t.accounts.c
        async with self.store.reading() as connection:
            query = select(c.id, c.name, c.password).where(column == value)
            found = (await connection.execute(query)).first()
        return None if found is None else AccountRow(*found)

    async def change_account(self, account: AccountRow) -> None:
        async with self.store.writing() as connection:
            values = {"name": account.name, "folded": account.name.casefold(), "password": account.password}
            try:
                await connection.execute(
                    update(t.accounts).where(t.accounts.c.id == account.id).values(values)
                )
            except IntegrityError as error:
                raise NameTaken from error

    async def delete_account(self, account: str) -> None:
        """Deletes the account with its sessions and chat; its seats lose their names."""
        async with self.store.writing() as connection:
            await connection.execute(delete(t.chat).where(t.chat.c.account == account))
            seated = select(t.seats.c.match).where(t.seats.c.account == account)
            await connection.execute(_noted(t.matches.c.id.in_(seated)))
            await connection.execute(
                update(t.seats).where(t.seats.c.account == account).values(name="", account=None)
            )
            await connection.execute(update(t.matches).where(t.matches.c.owner == account).values(owner=None))
            await connection.execute(delete(t.sessions).where(t.sessions.c.account == account))
            await connection.execute(delete(t.accounts).where(t.accounts.c.id == account))

    # ------------------------------------------------------------------ sessions

    async def open_session(self, account: str, token: str, until: float) -> None:
        async with self.store.writing() as connection:
            await connection.execute(delete(t.sessions).where(t.sessions.c.until < time.time()))
            values = {"hash": token_hash(token), "account": account, "until": until}
            await connection.execute(insert(t.sessions).values(values))

    async def session(self, token: str) -> str | None:
        """The account that is logged in with this cookie."""
        c = t.sessions.c
        async with self.store.reading() as connection:
            query = select(c.account).where(c.hash == token_hash(token), c.until > time.time())
            account: str | None = (await connection.execute(query)).scalar()
            return account

    async def close_sessions(self, *, token: str = "", account: str = "") -> None:
        """Logs out here, or (given an account) everywhere."""
        c = t.sessions.c
        which = c.account == account if account else c.hash == token_hash(token)
        async with self.store.writing() as connection:
            await connection.execute(delete(t.sessions).where(which))


async def _waits(connection: AsyncConnection, match: str, version: int) -> bool:
    """Whether a match has not begun and is as it was at this version; until the end of the transaction."""
    m = t.matches.c
    same = select(m.id).where(m.id == match, m.version == version, m.begun.is_(False))
    return (await connection.execute(same.with_for_update())).first() is not None


async def _sit_down(
    connection: AsyncConnection, match: str, seat: int, *, token: str, name: str, account: str | None
) -> None:
    """From now on only this token opens the seat; invitations to it are void."""
    k, s = t.keys.c, t.seats.c
    await connection.execute(delete(t.keys).where(k.match == match, k.seat == seat))
    values = {"hash": token_hash(token), "match": match, "seat": seat, "kind": "seat"}
    await connection.execute(insert(t.keys).values(values))
    changes: dict[str, object] = {"joined": True, "account": account, "standing": False, "seen": time.time()}
    if name:
        changes["name"] = name
    await connection.execute(update(t.seats).where(s.match == match, s.seat == seat).values(changes))
    await connection.execute(_noted(t.matches.c.id == match))


def _noted(which: ColumnElement[bool]) -> Update:
    """Raises the version of matches, so that every node notices that something about them has changed."""
    return update(t.matches).where(which).values(version=t.matches.c.version + 1, due=time.time())
