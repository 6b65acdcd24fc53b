"""The rows as the rest of the server handles them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.journal import Entry
from hexameron.kernel.results import Result
from hexameron.kernel.text import Text

OWNER = -1
"""The 'seat' of the key that its owner runs a match with."""

KeyKind = Literal["seat", "owner", "invite"]
SeatKind = Literal["person", "bot"]
DiceSource = Literal["", "file", "branch", "lesson"]
"""Where dice come from that were not drawn for a match of its own."""

StorageState = Literal["ok", "trouble"]
"""Whether choices can be stored just now."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An agreed clock: how many seconds each seat has left, and since when it runs for those waited for."""

    kind: Literal["choice", "match"]
    seconds: float
    left: dict[int, float] = {}
    since: float = 0.0


class Absence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of the seat of somebody who keeps the others waiting for so many hours and is not there.

    ``never``: nothing. ``bot``: a bot plays until they are back. ``lost``: they have left for good.
    """

    kind: Literal["never", "bot", "lost"] = "never"
    hours: Annotated[float, Meta(ge=1, le=8760)] = 24.0


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What holds for a match from its beginning: the rule for who is absent, and where its dice come from.

    ``source`` is empty for a match of its own dice. ``wasted`` tells for each seat how often the dice had to
    be agreed on anew because of it, after somebody had shown their part.
    """

    absence: Absence = Absence()
    source: DiceSource = ""
    wasted: tuple[int, ...] = ()


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits on a seat. A ``bot`` on a person's seat stands in for them.

    ``promise`` is the hash of the seat's part of the key of the dice, ``nonce`` the part once it was shown.
    """

    seat: int
    name: str
    kind: SeatKind
    bot: str = ""
    joined: bool = False
    standing: bool = False
    account: str | None = None
    promise: str = ""
    nonce: str = ""
    seen: float = 0.0
    """When the person was last known to be at the table; whoever is there now may have come much earlier."""


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another match with the same set-up that somebody offers after the end.

    ``seats`` tells for each of its seats whose it is meant to be: the seat that they had in the finished
    match, or ``None`` for a bot or somebody new.
    """

    id: str
    by: int | None
    seats: tuple[int | None, ...]


class MatchRow(msgspec.Struct, frozen=True):
    """A match without its journal. Before it has begun, ``fairness`` holds the server's secret alone."""

    id: str
    game: str
    rules: int
    setup: Setup
    fairness: Fairness
    begun: bool
    origin: bytes | None
    base: int
    owner: str | None
    n: int
    waiting: tuple[int, ...]
    result: Result | None
    created: float
    changed: float
    ended: str
    clock: Clock | None
    note: Text | None
    version: int
    due: float | None = None
    """When the server must act without a person: for a bot, a standing pass, a clock or an absence."""

    rematch: Rematch | None = None
    terms: Terms = Terms()

    @property
    def over(self) -> bool:
        return self.result is not None or bool(self.ended)


class CheckpointRow(msgspec.Struct, frozen=True):
    """A state that was reached after an entry."""

    number: int
    rules: int
    hash: str
    state: bytes


class Written(msgspec.Struct, frozen=True):
    """An entry with the events that it led to, encoded."""

    entry: Entry
    events: bytes
    at: float = 0.0


class ChatRow(msgspec.Struct, frozen=True):
    number: int
    seat: int
    name: str
    words: str
    at: float


class AccountRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    password: str


class Report(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """'I think this is wrong': the position, what was told, the rule, the ruling and the player's words.

    ``file`` is the match up to entry ``n``, whose ``line``-th line is meant; ``seat`` is who read it.
    """

    id: str
    match: str
    game: str
    n: int
    seat: int | None
    line: int
    event: str
    rule: str
    ruling: dict[str, Any]
    words: str
    file: msgspec.Raw


def encode(value: object) -> bytes:
    return msgspec.json.encode(value)
