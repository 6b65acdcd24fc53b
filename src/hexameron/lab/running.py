"""Running one rule with answers written down beforehand.

:func:`run_rule` runs a rule to its end (or ``until`` a prompt comes up) and tells what was asked. An answer
is an option's key, ``go:h4.4``, or ``prompt=key`` to say for which question it is meant. A question with a
single option that need not be shown answers itself, as in a match; so write answers for real choices only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from hexameron.kernel.asking import Ask, Option, Rules, Together
from hexameron.kernel.ids import player_id
from hexameron.kernel.results import GameOver, Result
from hexameron.lab.driving import LabError

T = TypeVar("T")


class Asked(NamedTuple):
    """A question that came up."""

    seat: int
    prompt: str
    keys: tuple[str, ...]
    answer: str


class Played(NamedTuple, Generic[T]):
    """What came of a rule: what it returned, how the match ended if it did, and all that was asked."""

    value: T | None
    over: Result | None
    asked: list[Asked]

    def prompts(self) -> list[str]:
        return [asked.prompt for asked in self.asked]

    def keys(self, prompt: str) -> tuple[str, ...]:
        """The options of the first question with this prompt."""
        return next(asked.keys for asked in self.asked if asked.prompt == prompt)


def run_rule(
    rule: Rules[T],
    answers: Sequence[str] = (),
    *,
    until: str = "",
    written: Callable[[str], str] = str,
) -> Played[T]:
    """Runs a rule with these answers. Answers left over, missing or not offered are an error.

    ``written`` turns an answer as it is written into a key, at the moment it is needed.
    """
    left = list(answers)
    asked: list[Asked] = []
    try:
        step = next(rule)
        while True:
            got: object = None
            if isinstance(step, Ask):
                if step.prompt == until and not left:
                    asked.append(_asked(step))
                    break
                got = _answer(step, left, asked, written)
            elif isinstance(step, Together):
                got = {
                    seat: _play_branch(branch, left, asked, written) for seat, branch in step.branches.items()
                }
            step = rule.send(got)
    except StopIteration as end:
        if left:
            raise LabError(f"nobody asked for {left}") from None
        return Played(end.value, None, asked)
    except GameOver as over:
        if left:
            raise LabError(f"nobody asked for {left}") from None
        return Played(None, over.result, asked)
    return Played(None, None, asked)


def _asked(ask: Ask, answer: str = "") -> Asked:
    options = ask.options()
    keys = tuple(_key(option) for option in options)
    return Asked(ask.seat, ask.prompt, keys, answer)


def _key(option: Option | tuple[int, Option]) -> str:
    return option[1].key() if isinstance(option, tuple) else option.key()


def _play_branch(rule: Rules[Any], left: list[str], asked: list[Asked], written: Callable[[str], str]) -> Any:
    """One seat's part of what is done together; its answers come first."""
    try:
        step = next(rule)
        while True:
            assert isinstance(step, Ask)
            step = rule.send(_answer(step, left, asked, written))
    except StopIteration as end:
        return end.value


def _offered(ask: Ask, left: Sequence[str], written: Callable[[str], str]) -> Sequence[Option]:
    """What people may choose. A pick ends where its list does, unless the next answer adds to it."""
    listed = ask.options()
    if ask.any_order is None:
        return listed
    every = ask.any_order()
    more = len(listed) > 1 or (left and written(left[0].rpartition("=")[2]) in [one.key() for one in every])
    return every if more else listed


def _answer(
    ask: Ask, left: list[str], asked: list[Asked], written: Callable[[str], str]
) -> Option | tuple[int, Option]:
    """The written answer; for an ask that others may answer too, with who answers (``p1:key``)."""
    options = _offered(ask, left, written)
    keys = tuple(option.key() for option in options)
    if not options:
        raise LabError(f"{ask.prompt} offers nothing")
    others = {
        f"{player_id(seat)}:{o.key()}": (seat, o)
        for seat, more in (ask.also() if ask.also else {}).items()
        for o in more
    }
    if len(options) == 1 and not ask.show and not others:
        return options[0] if ask.also is None else (ask.seat, options[0])
    if not left:
        raise LabError(f"no answer to {ask.prompt}: {keys} {list(others)}")
    prompt, _, key = left.pop(0).rpartition("=")
    if prompt not in ("", ask.prompt):
        raise LabError(f"the answer is for {prompt}, but {ask.prompt} asks: {keys}")
    key = written(key)
    asked.append(Asked(ask.seat, ask.prompt, keys, key))
    if key in others:
        return others[key]
    if key not in keys:
        raise LabError(f"{ask.prompt} does not offer {key}: {keys}")
    chosen = options[keys.index(key)]
    return chosen if ask.also is None else (ask.seat, chosen)
