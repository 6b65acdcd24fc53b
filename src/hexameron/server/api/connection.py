"""A WebSocket connection: the client acts, the server shows. Every frame proves its seat again."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from hexameron.kernel.asking import Seat
from hexameron.kernel.journal import Entry
from hexameron.kernel.refusing import MatchError, RuleFault, Stale
from hexameron.kernel.text import Text
from hexameron.server.api import frames as f
from hexameron.server.api.access import Caller, caller_of, rights
from hexameron.server.api.guard import same_site
from hexameron.server.api.matches import MatchId, iso
from hexameron.server.limits import Bucket, depth, has_nul
from hexameron.server.play.actions import Irrevocable
from hexameron.server.play.faults import Fault, NotAllowed, NotFound, TooOften
from hexameron.server.play.live_match import LiveMatch, State
from hexameron.server.play.loading import Damaged
from hexameron.server.services import Services
from hexameron.server.storage.people import token_hash
from hexameron.server.storage.rows import ChatRow
from hexameron.server.storage.store import StorageTrouble

HELLO_WITHIN = 10.0
OUTBOX = 400
HINT_BOT = "hard"

NOT_UNDERSTOOD, NO_MATCH, NO_HELLO, TOO_LARGE, TOO_MANY, GOING_DOWN = 4400, 4404, 4408, 4413, 4429, 4503
ENCODER = msgspec.json.Encoder()
log = logging.getLogger(__name__)


class Closed(Exception):
    """The connection must end, with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Connection:
    """One client at one match."""

    def __init__(self, services: Services, socket: WebSocket[Any, Any, Any], live: LiveMatch) -> None:
        self.services = services
        self.socket = socket
        self.live = live
        self.caller = Caller("")
        self.tokens: list[str] = []
        self._hashes: list[str] = []
        self.held: tuple[Seat, ...] = ()
        self.since = -1
        self._shown: dict[Seat | None, int] | None = None
        """The numbers of the scenes that the client has, if it wants only changes of them."""
        self._outbox: deque[bytes] = deque(maxlen=OUTBOX)
        self._dirty = False
        self._wake = asyncio.Event()
        self._frames = Bucket(services.settings.limits.frame_rate, services.settings.limits.frame_burst)
        self._tasks: set[asyncio.Task[None]] = set()

    # ------------------------------------------------------------------ as a viewer

    def touch(self) -> None:
        self._dirty = True
        self._wake.set()

    def post(self, message: object) -> None:
        self._outbox.append(ENCODER.encode(message))
        self._wake.set()

    async def write(self) -> None:
        """Sends what is new, as fast as the client takes it; several changes become one state."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._outbox:
                await self.socket.send_text(self._outbox.popleft())
            if self._dirty:
                self._dirty = False
                await self._send_state()

    async def _send_state(self) -> None:
        registry = self.services.registry
        try:
            async with registry.held(self.live):
                await self._prove_again()
                state = await registry.state(self.live, self.held, self.since, self._shown)
                if isinstance(state, State):
                    self.since = state.n
        except StorageTrouble as error:
            registry.storage_lost(error)  # the state follows when the database is back
            return
        await self.socket.send_text(ENCODER.encode(state))

    # ------------------------------------------------------------------ hearing

    async def read(self) -> None:
        """Reads frames until the client leaves."""
        while True:
            frame = await self._receive()
            if isinstance(frame, f.Ping):
                self.post(f.Pong(self.live.row.n))
            elif isinstance(frame, f.Hello):
                raise Closed(NOT_UNDERSTOOD, "hello comes once")
            elif isinstance(frame, f.Hint):
                self._hint(frame)
            else:
                await self._answer(frame)

    async def _receive(self) -> f.FromClient:
        data = await self.socket.receive_data(mode="text")
        if not self._frames.take():
            raise Closed(TOO_MANY, "too many frames")
        raw = data.encode()
        limits = self.services.settings.limits
        if len(raw) > limits.frame:
            raise Closed(TOO_LARGE, "frame too large")
        brackets = raw.count(b"[") + raw.count(b"{")
        if brackets > limits.nesting and depth(raw) > limits.nesting:
            raise Closed(NOT_UNDERSTOOD, "nested too deeply")
        if has_nul(raw):
            raise Closed(NOT_UNDERSTOOD, "the character NUL")
        try:
            return f.decode(raw)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Closed(NOT_UNDERSTOOD, str(error)[:100]) from error

    async def greet(self) -> None:
        """Reads the client's hello, sends the first state and tells the others."""
        try:
            frame = await asyncio.wait_for(self._receive(), HELLO_WITHIN)
        except TimeoutError as error:
            raise Closed(NO_HELLO, "no hello") from error
        if not isinstance(frame, f.Hello):
            raise Closed(NOT_UNDERSTOOD, "hello comes first")
        self.caller = await caller_of(self.services, self.socket)
        self.tokens = frame.tokens
        self._hashes = [token_hash(token) for token in frame.tokens]
        self.since = frame.since
        self._shown = {} if frame.changes else None
        await self._prove()
        await self.services.registry.catch_up_with(self.live)
        self.live.viewers.append(self)
        await self._send_state()
        self.services.seating.come(self.live, self.held)
        for line in await self.services.store.chat(self.live.row.id, self.services.settings.limits.chat_kept):
            self.post(said(line))

    async def _prove(self) -> None:
        """Which seats the client holds now: a token may have been handed on since the last frame."""
        have = await rights(self.services, self.live.row.id, self.tokens, self.caller.account)
        self._hold(have.seats)

    async def _prove_again(self) -> None:
        """The same from memory, while the match is locked."""
        registry = self.services.registry
        self._hold(await registry.seats_held(self.live, self._hashes, self.caller.account))

    def _hold(self, seats: tuple[Seat, ...]) -> None:
        if seats != self.held:
            self.held = seats
            self.touch()

    async def _answer(self, frame: f.AtTable) -> None:
        try:
            if not isinstance(frame, f.Choose):  # a choice proves its seat while the match is held
                await self._prove()
                self._need(frame.seat)
            answer = await self._act(frame)
        except (MatchError, Fault) as error:
            self._refuse(frame, refusal(error))
            if isinstance(error, Stale):
                self.touch()
        except StorageTrouble as error:
            self.services.registry.storage_lost(error)
            self._refuse(frame, Text("table.storage"))
        else:
            self.post(answer)

    def _need(self, seat: Seat) -> None:
        if seat not in self.held:
            raise NotAllowed("table.not_yours")

    async def _choose(self, frame: f.Choose) -> f.Answer:
        async def allowed() -> None:
            await self._prove_again()
            self._need(frame.seat)

        actions, seat, keys, at = self.services.actions, frame.seat, frame.keys, frame.at
        try:
            n = await actions.choose(
                self.live, seat, keys, at, "person", allowed=allowed, careful=frame.careful
            )
        except Irrevocable:
            return f.Weighed(frame.id, seat, at, keys[0], irrevocable=True)
        return f.Ok(frame.id, n)

    async def _undo(self, frame: f.Undo) -> f.Answer:
        n = await self.services.actions.undo(self.live, frame.seat, frame.at, ask=frame.ask)
        return f.Ok(frame.id, n, taken_freely(self.live.match.entries, n))

    def _refuse(self, frame: f.AtTable, text: Text) -> None:
        self.services.metrics.refused.labels(text.id).inc()
        self.post(f.RefusedFrame(frame.id, text, self.live.row.n))

    async def _act(self, frame: f.AtTable) -> f.Answer:
        match frame:
            case f.Choose():
                return await self._choose(frame)
            case f.Weigh():
                irrevocable = await self.services.actions.weigh(self.live, frame.seat, frame.key, frame.at)
                return f.Weighed(frame.id, frame.seat, frame.at, frame.key, irrevocable)
            case f.Undo():
                return await self._undo(frame)
        return f.Ok(frame.id, await self._do(frame))

    async def _do(self, frame: f.AtTable) -> int:
        """Handles frames that are answered with the number of entries alone."""
        actions, live = self.services.actions, self.live
        match frame:
            case f.Agree():
                return await actions.agree(live, frame.seat, frame.request)
            case f.Decline():
                return await actions.decline(live, frame.seat, frame.request)
            case f.Resign():
                return await actions.resign(live, frame.seat, frame.at)
            case f.ProposeEnd():
                return await actions.propose_end(live, frame.seat, frame.at)
            case f.ProposeBot():
                return await actions.propose_bot(live, frame.seat, frame.of, frame.bot, frame.at)
            case f.GoOn():
                return await actions.go_on(live, frame.seat, frame.step)
            case f.StandingPass():
                await actions.change_seat(live, frame.seat, standing=frame.on)
            case f.Chat():
                if not self.services.chats.take(f"{live.row.id} {frame.seat}"):
                    raise TooOften("table.chat_often")
                line = said(await actions.say(live, frame.seat, frame.words))
                live.post(line)
                self.services.pubsub.tell(live.row.id, "chat", line)
        return live.n

    def _hint(self, frame: f.Hint) -> None:
        """Computes a hint while the connection goes on, one at a time."""
        if self._tasks:
            self._refuse(frame, Text("table.too_often"))
            return
        task = asyncio.create_task(self._think(frame))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, frame: f.Hint) -> None:
        automatic = self.services.automatic
        try:
            await self._prove()
            if frame.seat not in self.held or automatic is None:
                raise NotAllowed("table.not_yours")
            background = self.services.background
            background.may_have_hint(self.caller.client, self.live.row.id, frame.seat)
            n, thought = await automatic.hint(self.live, frame.seat, HINT_BOT, background.pool)
        except (MatchError, Fault) as error:
            self._refuse(frame, refusal(error))
        except StorageTrouble:
            self._refuse(frame, Text("table.storage"))
        else:
            self.post(f.Hinted(frame.id, frame.seat, n, thought.key, thought.estimates))

    def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self in self.live.viewers:
            self.live.viewers.remove(self)
            self.services.registry.tell_present(self.live)
            self.services.seating.go(self.live, self.held)


def said(line: ChatRow) -> f.Said:
    return f.Said(line.seat, line.name, line.words, iso(line.at), line.number)


def taken_freely(entries: Sequence[Entry], n: int) -> str:
    """The key of the one choice that entry ``n`` took back; empty if it was another entry or took more."""
    entry = entries[n - 1]
    if entry.kind != "undo" or "," in entry.key:
        return ""
    return entries[int(entry.key) - 1].key


def refusal(error: MatchError | Fault) -> Text:
    """The text of a refusal. Details of a failed rule could reveal a secret and are not sent."""
    if isinstance(error, RuleFault):
        return Text(error.text.id, {"incident": error.incident})
    return error.text


@websocket("/api/matches/{match_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], match_id: MatchId, services: Services) -> None:
    """Plays or watches a match."""
    await socket.accept()
    client = socket.client.host if socket.client else "local"
    if not services.connections.open(client):
        await socket.close(TOO_MANY, "too many connections")
        return
    try:
        if not same_site(socket.headers, socket.headers.get("host", "")):
            raise Closed(NOT_UNDERSTOOD, "another site")
        await _attend(services, socket, match_id)
    except Closed as closed:
        await _close(socket, closed.code, closed.reason)
    except WebSocketDisconnect:
        pass
    finally:
        services.connections.close(client)
        services.metrics.connections.set(services.connections.count)


async def _attend(services: Services, socket: WebSocket[Any, Any, Any], match_id: str) -> None:
    try:
        found = await services.registry.get(match_id)
    except NotFound as error:
        raise Closed(NO_MATCH, "no such match") from error
    except Damaged as error:
        log.exception("a match is damaged")
        raise Closed(NO_MATCH, "this match is damaged") from error
    except StorageTrouble as error:
        raise Closed(GOING_DOWN, "the database cannot be reached") from error
    connection = Connection(services, socket, found)
    services.metrics.connections.set(services.connections.count)
    try:
        await connection.greet()
        services.registry.tell_present(found)
        await _first_to_end(connection.read(), connection.write(), services.down.wait())
    except StorageTrouble as error:
        raise Closed(GOING_DOWN, "the database cannot be reached") from error
    finally:
        connection.leave()
    raise Closed(GOING_DOWN, "going down")


async def _first_to_end(*work: Any) -> None:
    """Runs several things until one of them ends; its error, if any, is raised."""
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _close(socket: WebSocket[Any, Any, Any], code: int, reason: str) -> None:
    try:
        await socket.close(code, reason)
    except (RuntimeError, WebSocketDisconnect, OSError):
        log.debug("the client has already gone")


HANDLERS: list[Any] = [live]
