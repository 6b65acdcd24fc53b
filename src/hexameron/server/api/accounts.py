"""Accounts: a name, a password kept by argon2, and a cookie that no script can read."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie

from hexameron.server.api.access import COOKIE, Caller
from hexameron.server.api.bodies import (
    PROBLEMS,
    AccountChange,
    Adopted,
    Adoption,
    Credentials,
    Deletion,
    NameNow,
)
from hexameron.server.play.creating import new_id, new_token
from hexameron.server.play.faults import Conflict, NotAllowed, TooOften
from hexameron.server.services import Services
from hexameron.server.storage.people import NameTaken
from hexameron.server.storage.rows import AccountRow

T = TypeVar("T")

MONTH = 30 * 24 * 3600
hasher = PasswordHasher()
NOBODY = hasher.hash("there is nobody of that name")
"""Checked when a name is unknown, so that the time taken does not tell which names are known."""


HASHED_AT_ONCE = 2
"""Each takes much memory on purpose."""

HASHES_WAITING = 50


class _Hashing:
    """Hashes passwords, few at once; whoever comes when many wait is sent away."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(HASHED_AT_ONCE, "passwords")
        self._inside = 0

    async def do(self, work: Callable[..., T], *args: str) -> T:
        if self._inside >= HASHED_AT_ONCE + HASHES_WAITING:
            raise TooOften("table.too_often")
        self._inside += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)
        finally:
            self._inside -= 1


_hashing = _Hashing()


async def _hash(password: str) -> str:
    return await _hashing.do(hasher.hash, password)


async def _fits(password: str, hash_: str) -> bool:
    try:
        return await _hashing.do(hasher.verify, hash_, password)
    except VerificationError:
        return False


def _may_try(services: Services, caller: Caller) -> None:
    if not services.logins.take(caller.client):
        raise TooOften("table.too_often")


async def _check(services: Services, caller: Caller, name: str, password: str, hash_: str) -> None:
    """Refuses a wrong password, and after too many of them any: who guesses may do it from many places.

    An address from which the account was opened before is not shut out by what others try.
    """
    who = name.casefold()
    place = f"{caller.client} {who}"
    if not services.known_clients.has(place) and not services.accounts.take(who):
        raise TooOften("table.many_tries")
    if not await _fits(password, hash_):
        raise NotAllowed("table.wrong_password")
    services.accounts.give_back(who)
    services.known_clients.note(place)


async def _log_in(services: Services, account: AccountRow, status: int = 201) -> Response[NameNow]:
    token = new_token()
    await services.people.open_session(account.id, token, time.time() + MONTH)
    return Response(NameNow(account.name), status_code=status, cookies=[_cookie(services, token, MONTH)])


def _cookie(services: Services, value: str, seconds: int) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=value,
        path="/",
        max_age=seconds,
        httponly=True,
        samesite="strict",
        secure=services.settings.secure_cookies,
    )


async def _me(services: Services, caller: Caller) -> AccountRow:
    account = None if caller.account is None else await services.people.account(caller.account)
    if account is None:
        raise NotAllowed("table.not_logged_in")
    return account


@post("/api/accounts", responses=PROBLEMS)
async def register(data: Credentials, services: Services, caller: Caller) -> Response[NameNow]:
    """A new account."""
    _may_try(services, caller)
    account = AccountRow(new_id(), data.name.strip(), await _hash(data.password))
    try:
        await services.people.create_account(account)
    except NameTaken as error:
        raise Conflict("table.name_taken") from error
    services.known_clients.note(f"{caller.client} {account.name.casefold()}")
    return await _log_in(services, account)


@post("/api/session", responses=PROBLEMS)
async def log_in(data: Credentials, services: Services, caller: Caller) -> Response[NameNow]:
    """Logs in."""
    _may_try(services, caller)
    name = data.name.strip()
    account = await services.people.account_named(name)
    await _check(services, caller, name, data.password, account.password if account else NOBODY)
    if account is None:
        raise NotAllowed("table.wrong_password")
    return await _log_in(services, account)


@delete("/api/session", status_code=200, responses=PROBLEMS)
async def log_out(request: Request[Any, Any, Any], services: Services) -> Response[NameNow]:
    """Logs out."""
    await services.people.close_sessions(token=request.cookies.get(COOKIE, ""))
    return Response(NameNow(None), cookies=[_cookie(services, "", 0)])


@get("/api/account", responses=PROBLEMS)
async def account(services: Services, caller: Caller) -> NameNow:
    """Who is logged in."""
    found = None if caller.account is None else await services.people.account(caller.account)
    return NameNow(None if found is None else found.name)


@patch("/api/account", responses=PROBLEMS)
async def change(data: AccountChange, services: Services, caller: Caller) -> Response[NameNow]:
    """Another name or password. A new password logs out everywhere else."""
    me = await _me(services, caller)
    name, password = data.name.strip() if data.name else me.name, me.password
    if data.password is not None:
        _may_try(services, caller)
        await _check(services, caller, me.name, data.old, me.password)
        password = await _hash(data.password)
    changed = AccountRow(me.id, name, password)
    try:
        await services.people.change_account(changed)
    except NameTaken as error:
        raise Conflict("table.name_taken") from error
    if data.password is None:
        return Response(NameNow(name))
    await services.people.close_sessions(account=me.id)
    return await _log_in(services, changed, status=200)


@post("/api/account/seats", responses=PROBLEMS)
async def adopt(data: Adoption, services: Services, caller: Caller) -> Adopted:
    """The seats of these tokens become my account's."""
    me = await _me(services, caller)
    return Adopted(await services.people.adopt(me.id, await services.people.keys(data.tokens)))


@post("/api/account/deletion", status_code=204, responses=PROBLEMS)
async def delete_me(data: Deletion, services: Services, caller: Caller) -> None:
    """Deletes my account and what belongs to it."""
    me = await _me(services, caller)
    _may_try(services, caller)
    await _check(services, caller, me.name, data.password, me.password)
    await services.people.delete_account(me.id)


HANDLERS: list[Any] = [register, log_in, log_out, account, change, adopt, delete_me]
