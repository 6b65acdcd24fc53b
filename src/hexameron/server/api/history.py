"""What is stored of a match: its log, replays, files, reports, and new matches that begin from it."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import Parameter

from hexameron.kernel.events import Event
from hexameron.kernel.files import Verdict, write_match
from hexameron.kernel.journal import undone
from hexameron.kernel.match import Match
from hexameron.kernel.text import Text
from hexameron.server.api.access import Caller, Rights, rights
from hexameron.server.api.bodies import (
    PROBLEMS,
    Branch,
    Import,
    Log,
    NewReport,
    Replay,
    ReplayEntry,
    ReportId,
    ReportInfo,
)
from hexameron.server.api.matches import MatchId, may_create
from hexameron.server.play.creating import CreatedMatch, SeatWish, new_id, rulebook, store_match, told_last
from hexameron.server.play.faults import Conflict, Fault, NotAllowed, NotFound, TooOften
from hexameron.server.play.games import find_game
from hexameron.server.play.loading import load_at
from hexameron.server.play.log_lines import EVENTS, narrator
from hexameron.server.services import Services
from hexameron.server.storage.rows import MatchRow, Report, Terms, encode

SeatQuery = Annotated[int | None, Parameter(ge=0, le=30, required=False)]
SinceQuery = Annotated[int, Parameter(ge=-1, le=1_000_000, required=False)]
EntryPath = Annotated[int, Parameter(ge=0, le=1_000_000)]


async def _look(
    services: Services, match_id: str, caller: Caller, seat: int | None
) -> tuple[MatchRow, Rights]:
    """The match, if the caller may see what that seat sees."""
    row = await services.registry.row(match_id)
    have = await rights(services, match_id, caller.tokens, caller.account)
    if seat is not None:
        if seat >= row.setup.seats:
            raise NotFound("table.no_seat")
        if not row.over and seat not in have.seats:
            raise NotAllowed("table.only_own")
    return row, have


def _need_end(row: MatchRow) -> None:
    """Refuses while a match is running: this would reveal dice and cards that nobody may know yet."""
    if not row.over:
        raise Conflict("table.running")


@get("/api/matches/{match_id:str}/log", responses=PROBLEMS)
async def log(
    match_id: MatchId, services: Services, caller: Caller, seat: SeatQuery = None, since: SinceQuery = -1
) -> Log:
    """What happened, as one seat or a spectator may read it."""
    services.background.may_read(caller.client)
    await _look(services, match_id, caller, seat)
    live = await services.registry.get(match_id)
    async with services.registry.held(live):
        events, gone = await services.registry.events(live, since)
        return Log(live.match.n, live.narrator(seat).lines(events), gone)


@get("/api/matches/{match_id:str}/replay/{n:int}", responses=PROBLEMS)
async def replay(
    match_id: MatchId, n: EntryPath, services: Services, caller: Caller, seat: SeatQuery = None
) -> Replay:
    """How the match stood after an entry."""
    services.background.may_read(caller.client)
    row, _ = await _look(services, match_id, caller, seat)
    match = await _at(services, row, n)
    view = match.view(seat)
    question = None if seat is None else match.question(seat, any_order=True)
    scene = match.game.scene(view, seat, question, tuple(match.pending))
    written = await services.store.written(match_id, n, n)
    events = EVENTS.decode(written[0].events) if written and n not in undone(match.entries) else []
    entry = match.entries[-1] if n else None
    return Replay(
        n=n,
        last=row.n,
        seat=seat,
        scene=scene,
        log=narrator(match.game, view, seat).lines(events),
        entry=None if entry is None else ReplayEntry(entry.kind, entry.seat),
    )


async def _at(services: Services, row: MatchRow, n: int) -> Match[Any]:
    if not row.begun:
        raise Conflict("table.not_begun")
    if not 0 <= n <= row.n:
        raise NotFound("table.no_entry", n=n)
    if row.rules != find_game(row.game).rules or n < row.base:
        raise Conflict("table.not_finished_rules")
    async with services.background.loading:
        return await load_at(services.store, row, n)


@get("/api/matches/{match_id:str}/export", responses=PROBLEMS)
async def export(match_id: MatchId, services: Services, caller: Caller) -> Response[Any]:
    """The match file, after the end."""
    services.background.may_read(caller.client)
    row, _ = await _look(services, match_id, caller, None)
    _need_end(row)
    match = await _at(services, row, row.n)
    headers = {"Content-Disposition": f'attachment; filename="{row.game}-{row.id}.json"'}
    return Response(write_match(match), media_type="application/json", headers=headers)


@get("/api/matches/{match_id:str}/verify", responses=PROBLEMS)
async def check(match_id: MatchId, services: Services, caller: Caller) -> Verdict:
    """Plays a finished match again and checks every draw."""
    row, _ = await _look(services, match_id, caller, None)
    _need_end(row)
    services.background.may_read(caller.client)
    return await services.background.verdict(match_id, await _at(services, row, row.n), caller.client)


@post("/api/matches/import", responses=PROBLEMS)
async def import_match(data: Import, services: Services, caller: Caller) -> CreatedMatch:
    """Takes a match file in."""
    may_create(services, caller)
    content = await asyncio.to_thread(msgspec.json.encode, data.file)
    match, written = await services.background.import_file(content, caller.client)
    _seats_fit(match, data.seats)
    written = told_last(written, [Event(name="dice.file", args={})])
    terms = Terms(data.absence, "file")
    created = await store_match(
        services.store, match, data.seats, written, account=caller.account, terms=terms
    )
    services.metrics.created.inc()
    return created


@post("/api/matches/{match_id:str}/branch", responses=PROBLEMS)
async def branch(match_id: MatchId, data: Branch, services: Services, caller: Caller) -> CreatedMatch:
    """Plays on from an entry, as a new match."""
    may_create(services, caller)
    services.background.may_read(caller.client)
    row, _ = await _look(services, match_id, caller, None)
    _need_end(row)
    match = await _at(services, row, data.n)
    _seats_fit(match, data.seats)
    written = await services.store.written(match_id, 0, data.n)
    written = told_last(written, [Event(name="dice.branch", args={"n": data.n})])
    checkpoint = await services.store.checkpoint(match_id, data.n)
    created = await store_match(
        services.store,
        match,
        data.seats,
        written,
        account=caller.account,
        terms=Terms(data.absence, "branch"),
        checkpoint=checkpoint,
    )
    services.metrics.created.inc()
    return created


def _seats_fit(match: Match[Any], wishes: list[SeatWish]) -> None:
    if len(wishes) != match.setup.seats:
        what = Text("setup.seats", {"n": len(wishes), "seats": match.setup.seats})
        raise Fault("table.bad_setup", what=what)


@post("/api/matches/{match_id:str}/reports", responses=PROBLEMS)
async def report(match_id: MatchId, data: NewReport, services: Services, caller: Caller) -> ReportId:
    """'I think this is wrong.'"""
    row, have = await _look(services, match_id, caller, data.seat)
    if not have.seats and not have.owner:
        raise NotAllowed("table.not_yours")
    if not services.reports.take(caller.client):
        raise TooOften("table.too_often")
    match = await _at(services, row, data.n)
    switches = {rule.id: rule.ruling for rule in rulebook(match.game).rules if rule.ruling is not None}
    ruling = switches.get(data.rule)
    id_ = new_id()
    content = Report(
        id=id_,
        match=match_id,
        game=row.game,
        n=data.n,
        seat=data.seat,
        line=data.line,
        event=data.event,
        rule=data.rule,
        ruling={"set": row.setup.rulings, "text": msgspec.to_builtins(ruling)},
        words=data.words,
        file=msgspec.Raw(write_match(match)),
    )
    if not await services.store.report(
        id_, match_id, encode(content), services.settings.limits.reports_per_match
    ):
        raise Conflict("table.many_reports")
    return ReportId(id_)


@get("/api/matches/{match_id:str}/reports/{report_id:str}", responses=PROBLEMS)
async def report_file(
    match_id: MatchId, report_id: MatchId, services: Services, caller: Caller
) -> Response[Any]:
    """A report as a file. It holds the truth of the match, so it is given out like the match file."""
    row, _ = await _look(services, match_id, caller, None)
    _need_end(row)
    content = await services.store.report_of(report_id, match_id)
    if content is None:
        raise NotFound("table.no_report")
    return Response(content, media_type="application/json")


@get("/api/matches/{match_id:str}/reports", responses=PROBLEMS)
async def reports(match_id: MatchId, services: Services, caller: Caller) -> list[ReportInfo]:
    """What players think is wrong in a match, for its owner."""
    _, have = await _look(services, match_id, caller, None)
    have.need_owner()
    found = [msgspec.json.decode(data, type=Report) for data in await services.store.reports(match_id)]
    return [ReportInfo(one.id, one.n, one.event, one.rule, one.seat, one.words) for one in found]


HANDLERS: list[Any] = [log, replay, export, check, branch, report, reports, report_file]
UPLOADS: list[Any] = [import_match]
