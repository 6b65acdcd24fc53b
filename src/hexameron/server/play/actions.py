"""What players do in a match. Every action is stored before it is acknowledged."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from hexameron.bots import STRENGTHS, BotError, budget_of
from hexameron.kernel.asking import Seat
from hexameron.kernel.consent import Request, Wish
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import Refused, texts_of
from hexameron.kernel.resigning import HowResigned
from hexameron.kernel.text import Text
from hexameron.server.play.faults import Conflict, Fault, NotFound
from hexameron.server.play.live_match import LiveMatch
from hexameron.server.play.log_lines import TEXTS
from hexameron.server.play.registry import MatchRegistry
from hexameron.server.play.resigning import resign_for_good
from hexameron.server.settings import BOT_MS, BOT_PLAYOUTS
from hexameron.server.storage.rows import ChatRow, Rematch, SeatRow


class Irrevocable(Exception):
    """A careful choice was not made because it could not be taken back."""


class Actions:
    """Choosing, taking back, resigning, agreeing, talking."""

    def __init__(self, registry: MatchRegistry) -> None:
        self.registry = registry

    async def choose(
        self,
        live: LiveMatch,
        seat: Seat,
        keys: Sequence[str],
        at: int | None,
        by: str,
        *,
        allowed: Callable[[], Awaitable[None]] | None = None,
        careful: bool = False,
    ) -> int:
        """Makes a choice, or several of one pick. ``allowed`` may refuse it once the match is locked.

        A ``careful`` choice that could not be taken back is not made: :class:`Irrevocable` is raised.
        """
        began = time.perf_counter()

        async def step() -> int:
            if allowed is not None:
                await allowed()
            _playing(live)
            if at in (None, live.match.n):
                _taught(live, seat, keys)
                if careful and (len(keys) > 1 or live.match.is_irrevocable(seat, keys[0])):
                    raise Irrevocable
            return await self.registry.act(live, lambda match: match.choose_group(seat, keys, at=at))

        n = await self.registry.change(live, step)
        self.registry.metrics.choices.labels(by).inc(len(keys))
        self.registry.metrics.choice_seconds.observe(time.perf_counter() - began)
        return n

    async def weigh(self, live: LiveMatch, seat: Seat, key: str, at: int) -> bool:
        """Whether a choice could not be taken back freely, as far as its seat can know."""
        async with self.registry.held(live):
            _playing(live)
            live.match.check_number(seat, at)
            return live.match.is_irrevocable(seat, key)

    async def undo(self, live: LiveMatch, seat: Seat, at: int | None, *, ask: bool) -> int:
        """Takes back the seat's last choice; where that is not free, asks the others if wished."""

        async def step() -> int:
            _playing(live)
            if live.match.can_undo(seat) is None or not ask:
                return await self.registry.act(live, lambda match: match.undo(seat, at=at))
            return await self._ask(live, seat, "undo", at)

        return await self.registry.change(live, step)

    async def propose_end(self, live: LiveMatch, seat: Seat, at: int | None) -> int:
        """Proposes to end the match without a winner; it ends when all people want it."""

        async def step() -> int:
            _playing(live)
            return await self._ask(live, seat, "end", at)

        return await self.registry.change(live, step)

    async def propose_bot(self, live: LiveMatch, seat: Seat, of: Seat, bot: str, at: int | None) -> int:
        """Proposes another bot for a seat that was given up; it plays when all people want it."""
        if bot not in STRENGTHS:
            raise Fault("table.bad_bot", bot=bot)

        async def step() -> int:
            _playing(live)
            if of not in live.match.resigned:
                raise Refused(Text("table.not_resigned"))
            return await self._ask(live, seat, "bot", at, about=f"{of}:{bot}")

        return await self.registry.change(live, step)

    async def _ask(self, live: LiveMatch, seat: Seat, what: Wish, at: int | None, *, about: str = "") -> int:
        """Asks all other people. A bot that stands in for one of them cannot answer in their place."""
        others = {one.seat for one in live.seats if one.kind == "person"} - {seat, *live.match.resigned}
        of = sorted(others)

        def do(match: Match[Any]) -> None:
            request = match.ask_others(seat, what, of, about=about, at=at)
            if request.granted:
                _grant(match, request)

        ended = "vote" if what == "end" and not of else ""
        return await self.registry.act(live, do, ended=ended)

    async def agree(self, live: LiveMatch, seat: Seat, request: int) -> int:
        """Agrees to a request, by its number; the last to agree makes it happen."""

        async def step() -> int:
            _playing(live)
            asked = live.match.request
            last = asked is not None and asked.missing == (seat,)

            def do(match: Match[Any]) -> None:
                match.agree(seat, request)
                if last and asked is not None:
                    _grant(match, asked)

            ended = "vote" if last and asked is not None and asked.what == "end" else ""
            return await self.registry.act(live, do, ended=ended)

        return await self.registry.change(live, step)

    async def decline(self, live: LiveMatch, seat: Seat, request: int) -> int:
        """Declines a request, or withdraws one's own."""

        async def step() -> int:
            _playing(live)
            return await self.registry.act(live, lambda match: match.decline(seat, request))

        return await self.registry.change(live, step)

    async def resign(
        self, live: LiveMatch, seat: Seat, at: int | None, *, how: HowResigned = "resigned"
    ) -> int:
        """Somebody gives up. If others are left to play on, a bot decides for the seat from now on."""

        async def step() -> int:
            _playing(live)
            last = not any(one.kind == "person" and one.seat != seat for one in live.seats)
            return await self.registry.act(
                live, lambda match: resign_for_good(match, seat, at=at, how=how, last=last)
            )

        return await self.registry.change(live, step)

    async def go_on(self, live: LiveMatch, seat: Seat, step: str) -> int:
        """The pupil of a lesson has read a step or puts a tip away; without a step, leaves the lesson."""

        async def act() -> int:
            _playing(live)
            coach = live.coach()
            if coach is None or coach.lesson.pupil != seat:
                raise _refused("table.no_lesson")
            return await self.registry.act(live, lambda _: coach.go_on(step) if step else coach.leave())

        return await self.registry.change(live, act)

    async def change_seat(self, live: LiveMatch, seat: Seat, **changes: Any) -> None:
        """A new name, or a standing pass."""
        async with self.registry.held(live):
            await self.registry.people.change_seat(live.row.id, seat, changes)
        await self.seats_changed(live)

    async def seats_changed(self, live: LiveMatch) -> None:
        """Somebody sat down, stood up or changed the name."""
        await self.registry.refresh(live)
        self.registry.pubsub.tell_changed(live.row.id)

    async def offer_rematch(
        self, live: LiveMatch, instead: str, founding: Callable[[], Awaitable[Rematch]]
    ) -> None:
        """Offers another match to those of a finished one. ``instead`` is the offer that it replaces, or "".

        Of two who offer at the same moment the second is refused, so that all meet at the same table.
        """
        offer: list[Rematch] = []

        async def step() -> int:
            if not live.over:
                raise Conflict("table.running")
            if instead != (live.row.rematch.id if live.row.rematch else ""):
                raise Conflict("table.rematch_offered")
            if not offer:
                offer.append(await founding())
            return await self.registry.act(live, _nothing, rematch=offer[0])

        await self.registry.change(live, step)

    async def say(self, live: LiveMatch, seat: Seat, words: str) -> ChatRow:
        kept = self.registry.settings.limits.chat_kept
        return await self.registry.store.say(live.row.id, live.seats[seat], words, time.time(), kept)


def _grant(match: Match[Any], request: Request) -> None:
    """Does what all have agreed to, as far as it concerns the rules."""
    if request.what == "undo":
        match.undo(request.seat, agreed=True)
    elif request.what == "bot":
        of, _, bot = request.about.partition(":")
        match.note_bot(int(of), bot)


def check_bot(bot: str) -> None:
    """Refuses a name that no bot has, and budgets that are too large."""
    if not bot:
        return
    try:
        budget = budget_of(bot)
    except BotError as error:
        raise Fault("table.bad_bot", bot=bot) from error
    if budget.playouts > BOT_PLAYOUTS or budget.ms > BOT_MS:
        raise Fault("table.bot_budget", playouts=BOT_PLAYOUTS, ms=BOT_MS)


def check_seat(live: LiveMatch, seat: Seat) -> SeatRow:
    if not 0 <= seat < len(live.seats):
        raise NotFound("table.no_seat")
    return live.seats[seat]


def _refused(id_: str) -> Refused:
    """Something that the server refuses, not the rules."""
    return Refused(Text(id_), folders=(TEXTS,))


def _playing(live: LiveMatch) -> None:
    if live.over:
        raise Refused(Text("fault.over"))


def _taught(live: LiveMatch, seat: Seat, keys: Sequence[str]) -> None:
    """Refuses, in the words of a lesson's teacher, a choice that comes too early in the lesson."""
    coach = live.coach()
    if coach is not None and (text := coach.refusal(seat, keys)) is not None:
        raise Refused(text, folders=texts_of(live.match))


def _nothing(match: Match[Any]) -> None:
    """Changes nothing in the match itself, only what the server stores about it."""
