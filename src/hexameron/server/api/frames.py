"""The frames of a live connection."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from hexameron.kernel.text import Text
from hexameron.server.api.bodies import Number, SeatNumber, Token, Words
from hexameron.server.play.creating import BotName
from hexameron.server.play.worker import Estimated

FrameId = Annotated[str, Meta(max_length=40)]
OptionKey = Annotated[str, Meta(max_length=500)]


class Frame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """What a client sends. The answer carries the same ``id``."""

    id: FrameId | None = None


class Hello(Frame, frozen=True, tag="hello", kw_only=True):
    tokens: Annotated[list[Token], Meta(max_length=16)] = []
    since: Annotated[int, Meta(ge=-1, le=1_000_000)] = -1
    lang: Annotated[str, Meta(max_length=10)] = ""
    changes: bool = False
    """Whether the client wants of each scene after the first only what has changed."""


class Choose(Frame, frozen=True, tag="choose", kw_only=True):
    seat: SeatNumber
    at: Number
    keys: Annotated[list[OptionKey], Meta(min_length=1, max_length=60)]
    careful: bool = False
    """Made only if it can be taken back afterwards; else it is only weighed."""


class Weigh(Frame, frozen=True, tag="weigh", kw_only=True):
    """Whether a choice could be taken back, if it were made."""

    seat: SeatNumber
    at: Number
    key: OptionKey


class Undo(Frame, frozen=True, tag="undo", kw_only=True):
    seat: SeatNumber
    at: Number | None = None
    ask: bool = False


class Agree(Frame, frozen=True, tag="agree", kw_only=True):
    """Agrees to a request, by its number."""

    seat: SeatNumber
    request: Number


class Decline(Frame, frozen=True, tag="decline", kw_only=True):
    """Declines a request, or withdraws one's own."""

    seat: SeatNumber
    request: Number


class Resign(Frame, frozen=True, tag="resign", kw_only=True):
    seat: SeatNumber
    at: Number | None = None


class ProposeEnd(Frame, frozen=True, tag="propose_end", kw_only=True):
    """Proposes to all others to end the match without a winner."""

    seat: SeatNumber
    at: Number | None = None


class ProposeBot(Frame, frozen=True, tag="propose_bot", kw_only=True):
    """Proposes to all others that this bot plays on for a seat that has resigned."""

    seat: SeatNumber
    of: SeatNumber
    bot: BotName
    at: Number | None = None


class Chat(Frame, frozen=True, tag="chat", kw_only=True):
    seat: SeatNumber
    words: Words


class Hint(Frame, frozen=True, tag="hint", kw_only=True):
    seat: SeatNumber


class StandingPass(Frame, frozen=True, tag="standing_pass", kw_only=True):
    seat: SeatNumber
    on: bool


class GoOn(Frame, frozen=True, tag="lesson", kw_only=True):
    """The pupil of a lesson has read a step; an empty one leaves the lesson."""

    seat: SeatNumber
    step: Annotated[str, Meta(max_length=40)] = ""


class Ping(Frame, frozen=True, tag="ping", kw_only=True):
    pass


AtTable: TypeAlias = (
    Choose
    | Weigh
    | Undo
    | Agree
    | Decline
    | Resign
    | ProposeEnd
    | ProposeBot
    | Chat
    | Hint
    | StandingPass
    | GoOn
)
"""What concerns a seat, which must be the sender's."""

FromClient: TypeAlias = Hello | Ping | AtTable


def decode(data: bytes) -> FromClient:
    """A frame. Raises ``msgspec.DecodeError`` if it is none."""
    frame: FromClient = _DECODER.decode(data)
    return frame


_DECODER = msgspec.json.Decoder(FromClient)


class Answer(msgspec.Struct, frozen=True, tag_field="type"):
    """What the server sends besides states."""


class Ok(Answer, frozen=True, tag="ok"):
    id: str | None
    n: int
    taken: str = ""
    """The key of the choice that a free undo took back."""


class Weighed(Answer, frozen=True, tag="weighed"):
    """What becomes of a choice that was not made (yet)."""

    id: str | None
    seat: int
    n: int
    key: str
    irrevocable: bool


class RefusedFrame(Answer, frozen=True, tag="refused"):
    id: str | None
    text: Text
    n: int
    rule: str = ""


class Said(Answer, frozen=True, tag="chat"):
    seat: int
    name: str
    words: str
    at: str
    number: int


class Hinted(Answer, frozen=True, tag="hint"):
    id: str | None
    seat: int
    n: int
    key: str
    estimates: list[Estimated]


class Pong(Answer, frozen=True, tag="pong"):
    n: int


FromServer: TypeAlias = Ok | Weighed | RefusedFrame | Said | Hinted | Pong
"""What the server answers on a live connection besides states."""
