"""Lessons: guided matches."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import post

from hexameron.kernel.coaching import begin
from hexameron.kernel.game import SetupError
from hexameron.server.api.access import Caller
from hexameron.server.api.matches import may_found
from hexameron.server.api.shapes import PROBLEMS, NewLesson
from hexameron.server.play.faults import NotFound
from hexameron.server.play.founding import Founded, SeatWish, find_game, found, written_entries
from hexameron.server.services import Services
from hexameron.server.storage.records import Terms


@post("/api/lessons", responses=PROBLEMS)
async def create(data: NewLesson, services: Services, caller: Caller) -> Founded:
    """Begins a lesson: its pupil sits down here, a bot plays the other seats."""
    may_found(services, caller)
    game = find_game(data.game)
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
    founded = await found(
        services.store,
        match,
        wishes,
        written_entries(match),
        account=caller.account,
        terms=Terms(source="lesson"),
    )
    services.metrics.created.inc()
    return founded


HANDLERS: list[Any] = [create]
