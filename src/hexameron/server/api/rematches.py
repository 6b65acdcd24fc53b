"""Rematches: whoever played offers another match, and the others sit down there without being sent a link."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import post

from hexameron.server.api.access import Caller, rights
from hexameron.server.api.bodies import PROBLEMS, JoinedRematch, JoinRematch, NewRematch
from hexameron.server.api.matches import MatchId, may_create, sit_down
from hexameron.server.play.creating import (
    ClockWish,
    CreatedMatch,
    SeatWish,
    create_match,
    new_token,
    read_setup,
)
from hexameron.server.play.faults import Conflict, Fault, NotAllowed, NotFound
from hexameron.server.play.games import find_game
from hexameron.server.play.live_match import LiveMatch
from hexameron.server.services import Services
from hexameron.server.storage.rows import MatchRow, Rematch, SeatRow


@post("/api/matches/{match_id:str}/rematch", responses=PROBLEMS)
async def offer(match_id: MatchId, data: NewRematch, services: Services, caller: Caller) -> CreatedMatch:
    """Offers the same again to everybody who played."""
    may_create(services, caller)
    live = await services.registry.get(match_id)
    have = await rights(services, match_id, caller.tokens, caller.account)
    if not have.seats:
        have.need_owner()
    _check_of(data, live.seats, have.seats)
    made: list[CreatedMatch] = []

    async def founding() -> Rematch:
        created = await _found(services, live.row, _named(data, live.seats), caller.account)
        made.append(created)
        return Rematch(created.id, have.seats[0] if have.seats else None, tuple(data.of))

    await services.actions.offer_rematch(live, data.instead, founding)
    services.metrics.created.inc()
    return made[0]


def _check_of(data: NewRematch, seats: tuple[SeatRow, ...], mine: tuple[int, ...]) -> None:
    """Every seat has a player at most, and every player a seat; nobody sits down for another."""
    meant = [seat for seat in data.of if seat is not None]
    people = {seat.seat for seat in seats if seat.kind == "person"}
    whose = list(zip(data.seats, data.of, strict=False))
    if (
        len(data.of) != len(data.seats)
        or len(meant) != len(set(meant))
        or not people.issuperset(meant)
        or any(seat is not None and wish.kind == "bot" for wish, seat in whose)
        or any(seat is not None and wish.mine and seat not in mine for wish, seat in whose)
    ):
        raise Fault("table.bad_request", what="of")


def _named(data: NewRematch, seats: tuple[SeatRow, ...]) -> list[SeatWish]:
    """Whoever is meant keeps the name."""
    return [
        wish if wish.name or seat is None else msgspec.structs.replace(wish, name=seats[seat].name)
        for wish, seat in zip(data.seats, data.of, strict=True)
    ]


async def _found(
    services: Services, row: MatchRow, wishes: list[SeatWish], account: str | None
) -> CreatedMatch:
    game, setup, clock = find_game(row.game), row.setup, row.clock
    again = read_setup(
        game,
        setup.scenario,
        wishes,
        variants=setup.variants,
        rulings=setup.rulings,
        extra=setup.extra,
        real=bool(setup.real),
    )
    agreed = None if clock is None else ClockWish(clock.kind, clock.seconds)
    return await create_match(
        services.store, game, again, wishes, account=account, clock=agreed, absence=row.terms.absence
    )


@post("/api/matches/{match_id:str}/rematch/join", responses=PROBLEMS)
async def join(match_id: MatchId, data: JoinRematch, services: Services, caller: Caller) -> JoinedRematch:
    """Sits down in the rematch: my seat in the finished match proves which one is mine there."""
    have = await rights(services, match_id, caller.tokens, caller.account)
    have.need_seat(data.seat)
    rematch = (await services.registry.row(match_id)).rematch
    if rematch is None:
        raise NotFound("table.no_rematch")
    if data.offer != rematch.id:
        raise Conflict("table.other_rematch")
    if data.seat not in rematch.seats:
        raise NotAllowed("table.not_meant")
    seat, token = rematch.seats.index(data.seat), new_token()
    live: LiveMatch = await services.registry.get(rematch.id)

    async def free() -> int:
        if live.seats[seat].joined:
            raise Conflict("table.seat_taken")
        return seat

    _, begun = await sit_down(services, live, free, data, token=token, account=caller.account)
    return JoinedRematch(rematch.id, seat, token, begun)


HANDLERS: list[Any] = [offer, join]
