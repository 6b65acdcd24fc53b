"""Matches: founding, listing, seats."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

from litestar import delete, get, post
from litestar.params import Parameter

from hexameron.server.api.access import Caller, Rights, held, rights
from hexameron.server.api.shapes import (
    PROBLEMS,
    Begun,
    Facts,
    FactsPlayer,
    Invite,
    Join,
    Joined,
    NameNow,
    NewMatch,
    NewName,
    Part,
    StandIn,
    Stored,
)
from hexameron.server.play import clocks
from hexameron.server.play.acts import check_bot, check_seat
from hexameron.server.play.faults import Conflict, Fault, NotAllowed, TooOften
from hexameron.server.play.founding import (
    Founded,
    find_game,
    found_new,
    new_token,
    read_setup,
)
from hexameron.server.play.live import Live
from hexameron.server.play.parts import Parts
from hexameron.server.services import Services
from hexameron.server.storage.records import MatchRow, SeatRow

MatchId = Annotated[str, Parameter(max_length=40)]
SeatPath = Annotated[int, Parameter(ge=0, le=30)]
MOST_LISTED = 200


def iso(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds").replace("+00:00", "Z")


def facts(row: MatchRow, seats: tuple[SeatRow, ...], mine: Rights, now: float) -> Facts:
    clock, parts = row.clock, Parts(row.fairness.secret, seats)
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
    )


def may_found(services: Services, caller: Caller) -> None:
    if not services.foundings.take(caller.client):
        raise TooOften("table.too_often")


@post("/api/matches", responses=PROBLEMS)
async def create(data: NewMatch, services: Services, caller: Caller) -> Founded:
    """Begins a match."""
    may_found(services, caller)
    game = find_game(data.game)
    setup = read_setup(
        game,
        data.scenario or game.scenarios[0].name,
        data.seats,
        variants=data.variants,
        rulings=data.rulings,
        extra=data.extra,
        real=data.real,
    )
    founded = await found_new(
        services.store, game, setup, data.seats, account=caller.account, clock=data.clock
    )
    services.metrics.created.inc()
    return founded


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
    return await _facts(services, await services.house.row(match_id), caller)


async def _facts(services: Services, row: MatchRow, caller: Caller) -> Facts:
    seats = await services.people.seats(row.id)
    have = await rights(services, row.id, caller.tokens, caller.account)
    return facts(row, seats, have, datetime.now(UTC).timestamp())


async def seat_of(services: Services, match_id: str, seat: int, caller: Caller) -> tuple[Live, Rights]:
    """A match with a seat of that number, and what the caller may do there."""
    live = await services.house.get(match_id)
    check_seat(live, seat)
    return live, await rights(services, match_id, caller.tokens, caller.account)


@post("/api/matches/{match_id:str}/join", responses=PROBLEMS)
async def join(match_id: MatchId, data: Join, services: Services, caller: Caller) -> Joined:
    """Sits down by an invitation."""
    live = await services.house.get(match_id)
    token = new_token()
    seat = await services.people.join(match_id, data.invite, token, data.name.strip(), caller.account)
    if seat is None:
        raise NotAllowed("table.no_invite")
    return Joined(seat, token, await settle_down(services, live, seat, data.promise, data.nonce))


async def settle_down(services: Services, live: Live, seat: int, promise: str, nonce: str) -> bool:
    """What follows when somebody has sat down; tells whether the match had begun before."""
    begun = live.begun
    if not begun:
        await services.gathering.sit_down(live, seat, promise=promise, nonce=nonce)
    elif live.seats[seat].bot:
        await services.acts.stand_in(live, seat, "")
    await services.acts.seats_changed(live)
    return begun


@post("/api/matches/{match_id:str}/seats/{seat:int}/part", responses=PROBLEMS)
async def part(match_id: MatchId, seat: SeatPath, data: Part, services: Services, caller: Caller) -> Begun:
    """My part of the key of the dice, before the match begins: promised by its hash, or shown."""
    live, have = await seat_of(services, match_id, seat, caller)
    have.need_seat(seat)
    if bool(data.promise) == bool(data.nonce):
        raise Fault("table.bad_request", what="a promise or a nonce")
    if data.promise:
        await services.gathering.promise(live, seat, data.promise)
    else:
        await services.gathering.show(live, seat, data.nonce)
    return Begun(live.begun)


@post("/api/matches/{match_id:str}/seats/{seat:int}/invite", responses=PROBLEMS)
async def invite(match_id: MatchId, seat: SeatPath, services: Services, caller: Caller) -> Invite:
    """The owner invites somebody to a seat that nobody plays."""
    live, have = await seat_of(services, match_id, seat, caller)
    have.need_owner()
    if live.seats[seat].kind == "bot":
        raise Conflict("table.seat_joined")
    online, _ = live.present()
    if live.seats[seat].joined and seat in online and seat not in have.seats:
        raise Conflict("table.seat_joined")
    return await _invite(services, match_id, seat)


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
    """A bot plays for somebody who is missing or wants it."""
    live, have = await seat_of(services, match_id, seat, caller)
    if seat not in have.seats:
        have.need_owner()
        online, _ = live.present()
        if not live.seats[seat].bot and seat in online:
            raise Conflict("table.seat_joined")
    return await _stand_in(services, live, seat, data.bot or "medium")


@delete("/api/matches/{match_id:str}/seats/{seat:int}/bot", status_code=200, responses=PROBLEMS)
async def take_back(match_id: MatchId, seat: SeatPath, services: Services, caller: Caller) -> Stored:
    """The person plays again."""
    live, have = await seat_of(services, match_id, seat, caller)
    if seat not in have.seats:
        have.need_owner()
    return await _stand_in(services, live, seat, "")


async def _stand_in(services: Services, live: Live, seat: int, bot: str) -> Stored:
    check_bot(bot)
    if live.begun and seat in live.match.resigned:
        raise Conflict("table.resigned")
    if live.seats[seat].kind == "bot" and not bot:
        raise Conflict("table.bad_bot", bot="")
    if live.begun:
        return Stored(await services.acts.stand_in(live, seat, bot))
    await services.gathering.stand_in(live, seat, bot)
    return Stored(live.n)


@post("/api/matches/{match_id:str}/seats/{seat:int}/name", responses=PROBLEMS)
async def rename(
    match_id: MatchId, seat: SeatPath, data: NewName, services: Services, caller: Caller
) -> NameNow:
    """A new name for a seat of mine."""
    live, have = await seat_of(services, match_id, seat, caller)
    have.need_seat(seat)
    await services.acts.change_seat(live, seat, name=data.name.strip())
    return NameNow(data.name.strip())


HANDLERS: list[Any] = [create, mine, one, join, part, invite, hand_over, stand_in, take_back, rename]
