"""Refusals: what a match says no to, as a sentence that names the question and what is offered.

``text`` is for people, in their language; ``str()`` is the same in English and, behind it in brackets, what a
program wants to know: prompts and keys.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hexameron.kernel.asking import Option, Seat, parse_option
from hexameron.kernel.text import Arg, Catalogue, Text, chained

if TYPE_CHECKING:
    from hexameron.kernel.course import Course

SHOWN = 5
"""So many of the options are named, the others counted."""

LONGEST = 60
"""What strangers send is quoted up to this length."""

UNREADABLE = (LookupError, ValueError, TypeError, AttributeError, AssertionError)
"""What labels raise for an option that cannot be in this position."""


class MatchError(Exception):
    """A refused request. ``text`` says why, for people; ``hint`` adds what programs want to know."""

    def __init__(self, text: Text, hint: str = "", folders: tuple[Path, ...] = ()) -> None:
        super().__init__(text, hint, folders)
        self.text = text
        self.hint = hint
        self._folders = folders
        """Where the texts of a game lie that the sentence speaks with."""

    def __str__(self) -> str:
        said = english(self.text, self._folders)
        return f"{said} [{self.hint}]" if self.hint else said


class Stale(MatchError):
    """The match has moved on since the chooser looked."""


class Refused(MatchError):
    """Not offered, not this seat's turn, or not to be undone."""


class NotOffered(Refused):
    """An option that is not on the list."""


class RuleFault(MatchError):
    """A rule failed. The match stands as it stood before the choice."""

    message = "fault.rules"

    def __init__(self, incident: str, what: str) -> None:
        super().__init__(Text(self.message, {"incident": incident, "what": what}), what)
        self.args = (incident, what)
        self.incident = incident


class Runaway(RuleFault):
    """A match that does not come to an end."""

    message = "fault.runaway"


class Diverged(MatchError):
    """A journal that these rules do not play: another game, other rules, or a changed file."""

    def __init__(self, n: int, why: Text) -> None:
        super().__init__(Text("fault.diverged", {"n": n, "what": why}))
        self.args = (n, why)
        self.n = n
        self.what = english(why)


@cache
def _english(folders: tuple[Path, ...]) -> Catalogue:
    return Catalogue("en", folders, plain=True, sound=True)


def english(text: Text, folders: tuple[Path, ...] = ()) -> str:
    """A text as programmers read it. One whose sentences lie elsewhere keeps its id and what it tells."""
    catalogue = _english(folders)
    if text.id in catalogue:
        return catalogue.render(text)
    return " ".join([text.id, *(f"{name}={value}" for name, value in text.args.items())])


# ---------------------------------------------------------------------- the sentences


def not_offered(match: Course[Any], seat: Seat, wanted: Option | str, *, brief: bool) -> NotOffered:
    """Says what was wanted, what is asked, and what may be chosen instead.

    It is ``brief`` in playouts: rules and bots try options there, and nobody reads why one was refused.
    """
    key = wanted if isinstance(wanted, str) else wanted.key()
    if brief:
        return NotOffered(Text("fault.unknown_option", {"option": key}), match.pending[seat].prompt)
    args: dict[str, Arg] = {"option": _label(match, seat, key), "asked": asked(match, seat)}
    keys = [option.key() for option in match.any_order(seat)]
    near = get_close_matches(key[:LONGEST], keys, SHOWN)
    first = [*near, *(one for one in keys if one not in near)][:SHOWN]
    hint = f"{match.pending[seat].prompt}: no {key[:LONGEST]!r} among {_some(first, len(keys))}"
    return NotOffered(Text("fault.not_offered", args), hint, texts_of(match))


def not_now(match: Course[Any], seat: Seat) -> Refused:
    """Says who is to choose instead."""
    prompts = ", ".join(f"seat {one}: {ask.prompt}" for one, ask in match.pending.items())
    players = Text("fault.not_now", {"players": _players(match, match.pending)})
    return Refused(players, f"no question to seat {seat}; {prompts or 'nobody is asked'}")


def stale(match: Course[Any], seat: Seat, seen: int) -> Stale:
    """Says what this seat is asked now."""
    args: dict[str, Arg] = {"seen": seen, "now": match.n, "asked": asked(match, seat)}
    return Stale(Text("fault.stale", args), f"entry {match.n}, not {seen}", texts_of(match))


def asked(match: Course[Any], seat: Seat) -> Text:
    """What a seat is asked now and what it may choose, as far as that fits into a sentence."""
    question = match.question(seat, any_order=True)
    if question is None:
        return Text("fault.nothing_asked")
    view = match.view(seat)
    scene = match.game.scene(view, seat, question, tuple(match.pending))
    labels = list(
        {option.label.id + repr(option.label.args): option.label for option in scene.options}.values()
    )
    offered = chained("fault.comma", [Text("fault.quoted", {"label": label}) for label in labels[:SHOWN]])
    args: dict[str, Arg] = {"question": scene.prompt or Text(question.prompt), "offered": offered}
    more = len(labels) - SHOWN
    return Text("fault.asked_more", {**args, "more": more}) if more > 0 else Text("fault.asked", args)


def texts_of(match: Course[Any]) -> tuple[Path, ...]:
    """Where a game's own texts lie."""
    return (match.game.folder / "texts",)


def _label(match: Course[Any], seat: Seat, key: str) -> Text | str:
    """How an option reads that is not offered; one that cannot be read stays as it was sent."""
    try:
        option = parse_option(key, match.game.option_types)
        label = match.game.label(match.view(seat), match.pending[seat].prompt, option)
    except UNREADABLE:
        return key[:LONGEST]
    return label if _sayable(label, _english(texts_of(match))) else key[:LONGEST]


def _sayable(text: Text, texts: Catalogue) -> bool:
    """Whether there are words for it: an option of another question may have none here."""
    return text.id in texts and all(
        _sayable(part, texts) for part in text.args.values() if isinstance(part, Text)
    )


def _players(match: Course[Any], seats: Iterable[Seat]) -> Text | str:
    names = match.setup.names
    if names:
        return ", ".join(names[seat] for seat in seats)
    numbers = [Text("seat.name", {"n": seat + 1}) for seat in seats]
    return chained("fault.comma", numbers) if numbers else ""


def _some(first: Sequence[str], count: int) -> str:
    shown = ", ".join(first)
    return shown if count <= len(first) else f"{shown} and {count - len(first)} more"
