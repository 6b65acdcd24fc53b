"""The bodies of REST requests and answers."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Meta

from hexameron.kernel.chance import Commitments
from hexameron.kernel.game import Value
from hexameron.kernel.results import Result
from hexameron.kernel.scene import Scene
from hexameron.kernel.telling import Line
from hexameron.kernel.text import Text
from hexameron.server.play.clocks import ClockView
from hexameron.server.play.creating import BotName, ClockWish, Name, Nonce, Promise, SeatWish
from hexameron.server.storage.rows import Absence, Rematch, SeatKind

AFTER_A_DAY = Absence("bot", 24.0)
"""The rule for who is absent, unless another is agreed on."""

Token = Annotated[str, Meta(min_length=8, max_length=80)]
Short = Annotated[str, Meta(max_length=100)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
AccountName = Annotated[
    str, Meta(min_length=1, max_length=40, pattern=r"^[^\x00-\x20\x7f][^\x00-\x1f\x7f]*$")
]
Words = Annotated[str, Meta(min_length=1, max_length=1000)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=30)]
Wishes = Annotated[list[SeatWish], Meta(min_length=1, max_length=12)]
Choices = Annotated[dict[Short, Value], Meta(max_length=40)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of what clients send."""


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    status: int
    text: Text
    rule: str = ""


PROBLEMS = {
    status: ResponseSpec(data_container=Problem, description=what, generate_examples=False)
    for status, what in {
        400: "Not understood, or refused by the rules",
        403: "Not allowed",
        404: "Not found",
        409: "Not possible now",
        413: "Too large",
        429: "Too often",
        503: "Not available at the moment",
    }.items()
}


class NewMatch(Request, frozen=True):
    game: Short
    seats: Wishes
    scenario: Short = ""
    variants: Choices = {}
    rulings: Choices = {}
    extra: dict[str, Any] = {}
    real: bool = False
    clock: ClockWish | None = None
    absence: Absence = AFTER_A_DAY


class NewLesson(Request, frozen=True):
    game: Short
    lesson: Short
    name: Name = ""


class Import(Request, frozen=True):
    file: dict[str, Any]
    seats: Wishes
    absence: Absence = AFTER_A_DAY


class Branch(Request, frozen=True):
    n: Number
    seats: Wishes
    absence: Absence = AFTER_A_DAY


class Join(Request, frozen=True):
    invite: Token
    name: Name = ""
    promise: Promise = ""
    nonce: Nonce = ""


class NewRematch(Request, frozen=True):
    """``of``: for each seat the one that its player had in the finished match, or null for somebody new.

    ``instead``: the offer that this one replaces; empty if there is none.
    """

    seats: Wishes
    of: Annotated[list[SeatNumber | None], Meta(min_length=1, max_length=12)]
    instead: Annotated[str, Meta(max_length=40)] = ""


class JoinRematch(Request, frozen=True):
    """``offer``: the rematch that I agree to; ``seat``: the seat that I had in the finished match."""

    offer: Annotated[str, Meta(max_length=40)]
    seat: SeatNumber
    name: Name = ""
    promise: Promise = ""
    nonce: Nonce = ""


class Part(Request, frozen=True):
    """A seat's part of the key of the dice: first its hash, then (when all have promised) the part itself."""

    promise: Promise = ""
    nonce: Nonce = ""


class Begun(msgspec.Struct, frozen=True):
    begun: bool


class Joined(msgspec.Struct, frozen=True):
    """``begun`` tells whether the match had begun before: then its dice were agreed without this player."""

    seat: int
    token: str
    begun: bool


class JoinedRematch(msgspec.Struct, frozen=True):
    """My seat in the match ``id``."""

    id: str
    seat: int
    token: str
    begun: bool


class Invite(msgspec.Struct, frozen=True):
    invite: str


class StandIn(Request, frozen=True):
    bot: BotName


class Stored(msgspec.Struct, frozen=True):
    """The number of entries after what was asked for."""

    n: int


class NewName(Request, frozen=True):
    name: Name


class NameNow(msgspec.Struct, frozen=True):
    name: str | None


class NewReport(Request, frozen=True):
    n: Number
    words: Annotated[str, Meta(min_length=1, max_length=2000)]
    line: Number = 0
    event: Short = ""
    rule: Short = ""
    seat: SeatNumber | None = None


class ReportId(msgspec.Struct, frozen=True):
    id: str


class ReportInfo(msgspec.Struct, frozen=True):
    """A report without the position."""

    id: str
    n: int
    event: str
    rule: str
    seat: int | None
    words: str


class FactsPlayer(msgspec.Struct, frozen=True):
    seat: int
    name: str
    kind: SeatKind
    bot: str
    joined: bool


class Facts(msgspec.Struct, frozen=True):
    """What anybody may know of a match who knows its id."""

    id: str
    game: str
    scenario: str
    variants: dict[str, Value]
    rulings: dict[str, Value]
    real: bool
    created: str
    changed: str
    n: int
    waiting: tuple[int, ...]
    result: Result | None
    ended: str
    players: list[FactsPlayer]
    mine: tuple[int, ...]
    owner: bool
    clock: ClockView | None
    commitments: Commitments
    rules: int
    begun: bool
    missing: tuple[int, ...]
    rematch: Rematch | None
    absence: Absence


class Log(msgspec.Struct, frozen=True):
    n: int
    log: list[Line]
    gone: list[int]


class ReplayEntry(msgspec.Struct, frozen=True):
    kind: str
    seat: int


class Replay(msgspec.Struct, frozen=True):
    n: int
    last: int
    seat: int | None
    scene: Scene
    log: list[Line]
    entry: ReplayEntry | None


class Credentials(Request, frozen=True):
    name: AccountName
    password: Password


class AccountChange(Request, frozen=True):
    name: AccountName | None = None
    password: Password | None = None
    old: Annotated[str, Meta(max_length=200)] = ""


class Adoption(Request, frozen=True):
    tokens: Annotated[list[Token], Meta(max_length=100)]


class Adopted(msgspec.Struct, frozen=True):
    seats: int


class Deletion(Request, frozen=True):
    password: Annotated[str, Meta(max_length=200)]
