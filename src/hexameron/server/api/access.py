"""Who sends a request: the tokens that it carries, and the account that is logged in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import State

from hexameron.server.play.faults import NotAllowed
from hexameron.server.services import Services
from hexameron.server.storage.people import Key
from hexameron.server.storage.rows import OWNER, MatchRow, SeatRow

COOKIE = "hexameron"
SCHEME = "seat "
MAX_TOKENS = 64


class Caller(msgspec.Struct, frozen=True):
    """Somebody with tokens, an account, both or neither."""

    client: str
    tokens: tuple[str, ...] = ()
    account: str | None = None


class Rights(msgspec.Struct, frozen=True):
    """What somebody may do in one match."""

    seats: tuple[int, ...] = ()
    owner: bool = False

    def need_seat(self, seat: int) -> None:
        if seat not in self.seats:
            raise NotAllowed("table.not_yours")

    def need_owner(self) -> None:
        if not self.owner:
            raise NotAllowed("table.not_owner")


def client_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    return connection.client.host if connection.client else "local"


def tokens_of(header: str) -> tuple[str, ...]:
    """The tokens of an ``Authorization`` header."""
    if header[: len(SCHEME)].lower() != SCHEME:
        return ()
    tokens = header[len(SCHEME) :].split(",", MAX_TOKENS)[:MAX_TOKENS]
    return tuple(token.strip() for token in tokens if token.strip())


async def caller_of(services: Services, connection: ASGIConnection[Any, Any, Any, State]) -> Caller:
    cookie = connection.cookies.get(COOKIE, "")
    account = await services.people.session(cookie) if cookie else None
    return Caller(client_of(connection), tokens_of(connection.headers.get("authorization", "")), account)


async def rights(services: Services, match: str, tokens: Sequence[str], account: str | None) -> Rights:
    """What these tokens and this account open in a match, read from the store every time."""
    keys = await services.people.keys(tokens)
    places = {key.seat for key in of_match(keys, match)}
    if account is not None:
        places |= {*await services.people.held_by(account, match)}
    seats = places - {OWNER}
    if seats:
        seats -= await services.people.given_up(match)
    return Rights(tuple(sorted(seats)), OWNER in places)


def held(row: MatchRow, seats: Iterable[SeatRow], keys: Iterable[Key], account: str | None) -> Rights:
    """The same for a match of which everything was read already."""
    seats = list(seats)
    places = {key.seat for key in of_match(keys, row.id)}
    if account is not None:
        places |= {seat.seat for seat in seats if seat.account == account}
        places |= {OWNER} if row.owner == account else set()
    given_up = {seat.seat for seat in seats if not row.over and seat.kind == "bot"}
    return Rights(tuple(sorted(places - {OWNER} - given_up)), OWNER in places)


def of_match(keys: Iterable[Key], match: str) -> list[Key]:
    return [key for key in keys if key.match == match and key.kind in ("seat", "owner")]
