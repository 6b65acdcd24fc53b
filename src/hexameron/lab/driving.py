"""Driving a match: on to the next real question, or to a named one, by any policy."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from hexameron.bots import SeatView, hire
from hexameron.kernel.asking import Option, Seat
from hexameron.kernel.game import Question
from hexameron.kernel.match import Match
from hexameron.kernel.naming import Misnamed, nearest
from hexameron.kernel.text import Catalogue

LIMIT = 20_000
"""More choices than this lead nowhere."""

Policy: TypeAlias = Callable[[Match[Any], Seat], Option | str]
"""Chooses for a seat that is asked."""
Until: TypeAlias = str | Callable[[Match[Any]], bool] | None


class LabError(AssertionError):
    """A match that does not come where it was to be driven, or an answer that nobody asked for."""


# ---------------------------------------------------------------------- policies


def first(match: Match[Any], seat: Seat) -> Option:
    """The first option."""
    return match.options(seat)[0]


def at_random(seed: int) -> Policy:
    """Any option, the same ones for the same seed."""
    random = Random(seed)
    return lambda match, seat: random.choice(match.options(seat))


def by_bot(name: str, seed: int = 0) -> Policy:
    """What a bot of this name chooses (``greedy``, ``my_module:MyBot``); it sees what its seat may see."""
    bot = hire(name, seed)
    return lambda match, seat: bot.choose(SeatView(match, seat))


def script(answers: Iterable[str], then: Policy | None = None) -> Policy:
    """Written answers one after the other, and then another policy (or an error).

    An answer is a key, ``go:h4.1``, a pattern of keys, ``go:*``, or either with the prompt that it is meant
    for, ``move.where=go:h4.1``: questions with other prompts are then left to the policy that follows.
    """
    left = list(answers)

    def choose(match: Match[Any], seat: Seat) -> Option | str:
        prompt = match.pending[seat].prompt
        if left:
            meant, _, key = left[0].rpartition("=")
            if not meant or fnmatchcase(prompt, meant):
                left.pop(0)
                return _offered(match, seat, key)
        if then is None:
            raise LabError(f"no answer to {prompt} of seat {seat}: {_keys(match, seat)}")
        return then(match, seat)

    return choose


def _offered(match: Match[Any], seat: Seat, pattern: str) -> Option:
    for option in match.any_order(seat):
        if option.key() == pattern or fnmatchcase(option.key(), pattern):
            return option
    prompt = match.pending[seat].prompt
    near = nearest(pattern, [option.key() for option in match.any_order(seat)])
    raise LabError(f"{prompt} does not offer {pattern!r}{near}; there are {_keys(match, seat)}")


def _keys(match: Match[Any], seat: Seat) -> str:
    return ", ".join(option.key() for option in match.any_order(seat))


# ---------------------------------------------------------------------- driving


def drive(
    match: Match[Any],
    *,
    until: Until = None,
    policy: Policy = first,
    seat: Seat | None = None,
    limit: int = LIMIT,
) -> Question:
    """Plays on by a policy, and gives the question at which it stops.

    Without ``until`` it stops at once where somebody has a choice. ``until`` is a prompt, a pattern of
    prompts (``battle.*``), or a function of the match that tells when to stop; with ``seat`` only questions
    to that seat count. A match that ends before, or makes more than ``limit`` choices, is an error.
    """
    if isinstance(until, str):
        _check_prompt(match, until)
    met: dict[str, None] = {}
    for _ in range(limit):
        if match.result is not None:
            raise LabError(f"the match ended before {_wanted(until)}; it asked {_list(met)}")
        found = _stop(match, until, seat)
        if found is not None:
            question = match.question(found, any_order=True)
            assert question is not None
            return question
        asked = next(iter(match.pending))
        met[match.pending[asked].prompt] = None
        match.choose(asked, policy(match, asked))
    raise LabError(f"{limit} choices did not lead to {_wanted(until)}; they were {_list(met)}")


def _stop(match: Match[Any], until: Until, seat: Seat | None) -> Seat | None:
    """The seat whose question is the one to stop at."""
    asked = [one for one in match.pending if seat in (None, one)]
    if until is None:
        return next((one for one in asked if len(match.any_order(one)) > 1), None)
    if isinstance(until, str):
        return next((one for one in asked if fnmatchcase(match.pending[one].prompt, until)), None)
    return asked[0] if asked and until(match) else None


def _wanted(until: Until) -> str:
    return repr(until) if isinstance(until, str) else "what it was driven to"


def _list(prompts: Iterable[str]) -> str:
    return ", ".join(prompts) or "nothing"


def _check_prompt(match: Match[Any], prompt: str) -> None:
    """A prompt is the id of a text, so a misspelt one is told before anything is played."""
    if any(sign in prompt for sign in "*?[") or any(ask.prompt == prompt for ask in match.pending.values()):
        return
    known = _prompts(match.game.folder / "texts")
    if prompt not in known and not prompt.endswith(".also"):
        raise Misnamed("until", f"nothing asks {prompt!r}{nearest(prompt, known)}")


@cache
def _prompts(folder: Path) -> Sequence[str]:
    """All that may be a prompt: ids of texts, of which some games write ``ask.`` before."""
    ids = [id_.replace("-", ".") for id_ in Catalogue("en", (folder,), sound=True).messages]
    return tuple(dict.fromkeys([*(id_.removeprefix("ask.") for id_ in ids), *ids]))
