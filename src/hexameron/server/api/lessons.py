"""Lessons: guided matches."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import post

from hexameron.kernel.coaching import begin
from hexameron.kernel.game import SetupError
from hexameron.server.api.access import Caller
from hexameron.server.api.bodies import PROBLEMS, NewLesson
from hexameron.server.api.matches import may_create
from hexameron.server.play.creating import CreatedMatch, SeatWish, store_match, written_entries
from hexameron.server.play.faults import Fault, NotFound
from hexameron.server.play.games import find_game
from hexameron.server.services import Services
from hexameron.server.storage.rows import Terms


@post("/api/lessons", responses=PROBLEMS)
async def create(data: NewLesson, services: Services, caller: Caller) -> CreatedMatch:
    """Begins a lesson: its pupil sits down here, a bot plays the other seats."""
    may_create(services, caller)
    game = find_game(data.game, Fault)
    try:
        lesson = game.lesson(data.lesson)
    except SetupError as error:
        raise NotFound("table.no_lesson") from error
    wishes = [
        SeatWish("person", data.name, mine=True) if seat == lesson.pupil else SeatWish("bot", bot=lesson.bot)
        for seat in range(lesson.setup.seats)
    ]
    names = tuple(wish.name.strip() or str(seat + 1) for seat, wish in enumerate(wishes))
    match = await asyncio.to_thread(begin, game, lesson, names)
    created = await store_match(
        services.store,
        match,
        wishes,
        written_entries(match),
        account=caller.account,
        terms=Terms(source="lesson"),
    )
    services.metrics.created.inc()
    return created


HANDLERS: list[Any] = [create]
