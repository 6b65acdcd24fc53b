"""Consent: what a seat asks of the others, and who has agreed to exactly that.

A request is an entry of the journal, and its number is its name: an agreement names it and is good for
nothing else. The request says whose consent it needs. It lapses when somebody declines it, when a seat
changes hands, and when the match goes on: any choice ends a request to take back, and whoever plays on after
having asked for something else, or agreed to it, has changed their mind.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from hexameron.kernel.asking import Seat

if TYPE_CHECKING:
    from hexameron.kernel.journal import Entry

Wish = Literal["undo", "end", "bot"]
MOST_ASKED = 3
"""So often at most a seat asks before anybody chooses again."""


class Request(msgspec.Struct, frozen=True):
    """What a seat asks for, and who has agreed.

    It is to take back its last choice, to end the match, or to let another bot play for somebody who has
    resigned; then ``about`` names the seat and the bot, as ``1:hard``.
    """

    n: int
    seat: Seat
    what: Wish
    of: tuple[Seat, ...]
    agreed: tuple[Seat, ...] = ()
    about: str = ""

    @property
    def granted(self) -> bool:
        return all(seat in self.agreed for seat in self.of)

    @property
    def missing(self) -> tuple[Seat, ...]:
        return tuple(seat for seat in self.of if seat not in self.agreed)


def after(request: Request | None, entry: Entry) -> Request | None:
    """The open request after one more entry of the journal."""
    if entry.kind == "ask":
        what, _, about = entry.prompt.partition(":")
        return Request(entry.n, entry.seat, _wish(what), seats_in(entry.key), about=about)
    if request is None or entry.kind == "lesson":
        return request
    if entry.kind == "agree":
        named = entry.key == str(request.n) and entry.seat in request.missing
        return msgspec.structs.replace(request, agreed=(*request.agreed, entry.seat)) if named else request
    if entry.kind == "decline":
        return None if entry.key == str(request.n) else request
    if entry.kind in ("choice", "undo") and request.what != "undo":
        return None if entry.seat in (request.seat, *request.agreed) else request
    return None


def _wish(prompt: str) -> Wish:
    wishes: dict[str, Wish] = {"undo": "undo", "end": "end", "bot": "bot"}
    if prompt not in wishes:
        raise ValueError(f"nobody can ask for {prompt}")
    return wishes[prompt]


def seats_in(key: str) -> tuple[Seat, ...]:
    return tuple(int(seat) for seat in key.split(",") if seat)


def asked_in_vain(entries: Sequence[Entry], seat: Seat) -> int:
    """How often a seat has asked for something since anybody chose."""
    count = 0
    for entry in reversed(entries):
        if entry.kind in ("choice", "undo"):
            break
        count += entry.kind == "ask" and entry.seat == seat
    return count
