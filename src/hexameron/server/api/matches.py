"""Matches: founding, listing, seats."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Annotated, Any

from litestar import delete, get, post
from litestar.params import Parameter

from hexameron.server.api.access import Caller, Rights, held, rights
from hexameron.server.api.bodies import (
    PROBLEMS,
    Begun,
    Facts,
    FactsPlayer,
    Invite,
    Join,
    Joined,
    JoinRematch,
    NameNow,
    NewMatch,
    NewName,
    Part,
    StandIn,
    Stored,
)
from hexameron.server.play import clocks
from hexameron.server.play.actions import check_bot, check_seat
from hexameron.server.play.creating import (
    CreatedMatch,
    create_match,
    new_token,
    read_setup,
)
from hexameron.server.play.fair_dice import KeyParts
from hexameron.server.play.faults import Conflict, Fault, NotAllowed, TooOften, Unavailable
from hexameron.server.play.games import find_game
from hexameron.server.play.live_match import LiveMatch
from hexameron.server.play.waiting_room import HasBegun
from hexameron.server.services import Services
from hexameron.server.storage.rows import MatchRow, SeatRow

MatchId = Annotated[str, Parameter(max_length=40)]
SeatPath = Annotated[int, Parameter(ge=0, le=30)]
MOST_LISTED = 200
TRIES = 10


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def facts(row: MatchRow, seats: tuple[SeatRow, ...], mine: Rights, now: float) -> Facts:
    clock, parts = row.clock, KeyParts(row.fairness.secret, seats)
    return Facts(
        id=row.id,
        game=row.game,
        scenario=row.setup.scenario,
        variants=row.setup.variants,
        rulings=row.setup.rulings,
        real=bool(row.setup.real),
        created=iso(row.created),
        changed=iso(row.changed),
        n=row.n,
        waiting=row.waiting,
        result=row.result,
        ended=row.ended,
        players=[
            FactsPlayer(seat.seat, seat.name, "bot" if seat.bot else "person", seat.bot, seat.joined)
            for seat in seats
        ],
        mine=mine.seats,
        owner=mine.owner,
        clock=None if clock is None else clocks.shown(clock, clocks.running(seats, row.waiting), now),
        commitments=row.fairness.commitments() if row.begun else parts.commitments(),
        rules=row.rules,
        begun=row.begun,
        missing=() if row.begun else parts.missing,
        rematch=row.rematch,
        absence=row.terms.absence,
    )


def may_create(services: Services, caller: Caller) -> None:
    if not services.creations.take(caller.client):
        raise TooOften("table.too_often")


@post("/api/matches", responses=PROBLEMS)
async def create(data: NewMatch, services: Services, caller: Caller) -> CreatedMatch:
    """Begins a match."""
    may_create(services, caller)
    game = find_game(data.game, Fault)
    setup = read_setup(
        game,
        data.scenario or game.scenarios[0].name,
        data.seats,
        variants=data.variants,
        rulings=data.rulings,
        extra=data.extra,
        real=data.real,
    )
    created = await create_match(
        services.store,
        game,
        setup,
        data.seats,
        account=caller.account,
        clock=data.clock,
        absence=data.absence,
    )
    services.metrics.created.inc()
    return created


@get("/api/matches", responses=PROBLEMS)
async def mine(services: Services, caller: Caller) -> list[Facts]:
    """My matches."""
    keys = await services.people.keys(caller.tokens)
    ids = {key.match for key in keys if key.kind != "invite"}
    if caller.account is not None:
        ids |= {*await services.people.matches_of(caller.account)}
    rows = await services.store.matches(sorted(ids), MOST_LISTED)
    seats = await services.people.seats_of([row.id for row in rows])
    now = datetime.now(UTC).timestamp()
    return [facts(row, seats[row.id], held(row, seats[row.id], keys, caller.account), now) for row in rows]


@get("/api/matches/{match_id:str}", responses=PROBLEMS)
async def one(match_id: MatchId, services: Services, caller: Caller) -> Facts:
    """The public facts of a match."""
    return await _facts(services, await services.registry.row(match_id), caller)


async def _facts(services: Services, row: MatchRow, caller: Caller) -> Facts:
    seats = await services.people.seats(row.id)
    have = await rights(services, row.id, caller.tokens, caller.account)
    return facts(row, seats, have, datetime.now(UTC).timestamp())


async def seat_of(services: Services, match_id: str, seat: int, caller: Caller) -> tuple[LiveMatch, Rights]:
    """A match with a seat of that number, and what the caller may do there."""
    live = await services.registry.get(match_id)
    check_seat(live, seat)
    return live, await rights(services, match_id, caller.tokens, caller.account)


@post("/api/matches/{match_id:str}/join", responses=PROBLEMS)
async def join(match_id: MatchId, data: Join, services: Services, caller: Caller) -> Joined:
    """Sits down by an invitation."""
    live = await services.registry.get(match_id)
    token = new_token()

    async def invited() -> int:
        seat = await services.people.invited(match_id, data.invite)
        if seat is None:
            raise NotAllowed("table.no_invite")
        return seat

    seat, begun = await sit_down(services, live, invited, data, token=token, account=caller.account)
    return Joined(seat, token, begun)


async def sit_down(
    services: Services,
    live: LiveMatch,
    find: Callable[[], Awaitable[int]],
    data: Join | JoinRematch,
    *,
    token: str,
    account: str | None,
) -> tuple[int, bool]:
    """Sits somebody down on the seat that is found; tells whether the match had begun before."""
    name = data.name.strip()
    for _ in range(TRIES):
        await services.registry.catch_up_with(live)
        if live.begun:
            seat = await services.seating.sit_down(live, find, token, name, account)
            return seat, True
        seat, version = await find(), live.row.version
        if await services.people.join(live.row.id, seat, token, name, account, version=version):
            try:
                await services.waiting_room.sit_down(live, seat, promise=data.promise, nonce=data.nonce)
            except HasBegun:  # with the part of who sat there before, at the same moment
                return await services.seating.sit_down(live, _this(seat), token, name, account), True
            await services.actions.seats_changed(live)
            return seat, False
    raise Unavailable("table.storage")


def _this(seat: int) -> Callable[[], Awaitable[int]]:
    async def find() -> int:
        return seat

    return find


@post("/api/matches/{match_id:str}/seats/{seat:int}/part", responses=PROBLEMS)
async def part(match_id: MatchId, seat: SeatPath, data: Part, services: Services, caller: Caller) -> Begun:
    """My part of the key of the dice, before the match begins: promised by its hash, or shown."""
    live, have = await seat_of(services, match_id, seat, caller)
    have.need_seat(seat)
    if bool(data.promise) == bool(data.nonce):
        raise Fault("table.bad_request", what="a promise or a nonce")
    if data.promise:
        await services.waiting_room.promise(live, seat, data.promise)
    else:
        await services.waiting_room.show(live, seat, data.nonce)
    return Begun(live.begun)


@post("/api/matches/{match_id:str}/seats/{seat:int}/invite", responses=PROBLEMS)
async def invite(match_id: MatchId, seat: SeatPath, services: Services, caller: Caller) -> Invite:
    """The owner invites somebody to a seat that is nobody's."""
    live, have = await seat_of(services, match_id, seat, caller)
    have.need_owner()
    if live.seats[seat].kind == "bot":
        raise Conflict("table.seat_joined")
    await _free(services, live, seat)
    return await _invite(services, match_id, seat)


async def _free(services: Services, live: LiveMatch, seat: int) -> None:
    """The owner may dispose of a seat that is nobody's; before the match begins also of one long left.

    Whoever sat there has no key to it any more, before another gets one.
    """
    await services.registry.catch_up_with(live)
    if not live.seats[seat].joined:
        return
    if live.begun:
        raise Conflict("table.seat_taken_for_good")
    await services.seating.gone_from_lobby(live, seat)
    if not await services.people.vacate(live.row.id, seat, version=live.row.version):
        raise Conflict("table.seat_joined")
    await services.waiting_room.stand_in(live, seat, "")


@post("/api/matches/{match_id:str}/seats/{seat:int}/hand-over", responses=PROBLEMS)
async def hand_over(match_id: MatchId, seat: SeatPath, services: Services, caller: Caller) -> Invite:
    """The holder of a seat hands it on."""
    _, have = await seat_of(services, match_id, seat, caller)
    have.need_seat(seat)
    return await _invite(services, match_id, seat)


async def _invite(services: Services, match_id: str, seat: int) -> Invite:
    token = new_token()
    await services.people.invite(match_id, seat, token)
    return Invite(token)


@post("/api/matches/{match_id:str}/seats/{seat:int}/bot", responses=PROBLEMS)
async def stand_in(
    match_id: MatchId, seat: SeatPath, data: StandIn, services: Services, caller: Caller
) -> Stored:
    """A bot plays for me, or on a seat that is nobody's."""
    live, have = await seat_of(services, match_id, seat, caller)
    check_bot(data.bot)
    if seat not in have.seats:
        have.need_owner()
        if live.seats[seat].kind == "person":
            await _free(services, live, seat)
    return await _stand_in(services, live, seat, data.bot or "medium")


@delete("/api/matches/{match_id:str}/seats/{seat:int}/bot", status_code=200, responses=PROBLEMS)
async def take_back(match_id: MatchId, seat: SeatPath, services: Services, caller: Caller) -> Stored:
    """The person plays again, or the seat waits for one."""
    live, have = await seat_of(services, match_id, seat, caller)
    if seat not in have.seats:
        have.need_owner()
        if live.seats[seat].joined:
            raise NotAllowed("table.not_yours")
    return await _stand_in(services, live, seat, "")


async def _stand_in(services: Services, live: LiveMatch, seat: int, bot: str) -> Stored:
    check_bot(bot)
    if live.begun and seat in live.match.resigned:
        raise Conflict("table.resigned")
    if live.seats[seat].kind == "bot" and not bot:
        raise Conflict("table.bad_bot", bot="")
    if live.begun:
        return Stored(await services.seating.stand_in(live, seat, bot))
    await services.waiting_room.stand_in(live, seat, bot)
    return Stored(live.n)


@post("/api/matches/{match_id:str}/seats/{seat:int}/name", responses=PROBLEMS)
async def rename(
    match_id: MatchId, seat: SeatPath, data: NewName, services: Services, caller: Caller
) -> NameNow:
    """A new name for a seat of mine."""
    live, have = await seat_of(services, match_id, seat, caller)
    have.need_seat(seat)
    await services.actions.change_seat(live, seat, name=data.name.strip())
    return NameNow(data.name.strip())


HANDLERS: list[Any] = [create, mine, one, join, part, invite, hand_over, stand_in, take_back, rename]
