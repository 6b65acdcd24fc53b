"""Breaks a state on purpose, field by field: for tests of what must be told about a broken position."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

FAR = 10**9
"""No number of any game."""
STRANGE = "no_such_name"


class Break(NamedTuple):
    """A change of a state as plain data: at which place, how, and whether it must be refused."""

    where: str
    how: str
    fatal: bool
    state: Any


def _places(part: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], Any]]:
    yield way, part
    if isinstance(part, dict):
        for name, inner in part.items():
            yield from _places(inner, (*way, name))
    elif isinstance(part, list):
        for index, inner in enumerate(part):
            yield from _places(inner, (*way, index))


def written(way: tuple[Any, ...]) -> str:
    """A place as errors name it."""
    text = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in way)
    return text.removeprefix(".")


def _changed(part: Any, way: tuple[Any, ...], value: Any) -> Any:
    """A copy that differs at one place and shares the rest."""
    if not way:
        return value
    twin = dict(part) if isinstance(part, dict) else list(part)
    twin[way[0]] = _changed(part[way[0]], way[1:], value)
    return twin


FREE = ("chance.counts", "things.zone", "things.order", "variants", "skirmish")
"""Maps and columns whose words are broken in other ways than by a strange value."""


def breaks(state: Any, sample: int, free_words: tuple[str, ...] = ()) -> Iterator[Break]:
    """Breaks of every place; of long lists only every ``sample``-th entry is tried.

    ``free_words`` are fields in which any word may stand.
    """
    for way, part in _places(state):
        if any(isinstance(step, int) and step % sample and step > 3 for step in way):
            continue
        where = written(way)
        word = way[-1] if way and isinstance(way[-1], str) else (way[-2] if len(way) > 1 else "")

        def broken(how: str, value: Any, fatal: bool, way: Any = way, where: str = where) -> Break:
            return Break(where, how, fatal, _changed(state, way, value))

        if isinstance(part, bool):
            continue
        if isinstance(part, int):
            yield broken("far", FAR, fatal=True)
            yield broken("low", -FAR, fatal=True)
            yield broken("word", STRANGE, fatal=True)
        elif isinstance(part, str):
            yield broken("strange", STRANGE, fatal=word not in free_words)
        elif isinstance(part, list):
            if part:
                yield broken("shorter", part[:-1], fatal=False)
                yield broken("twice", [*part, part[-1]], fatal=False)
            yield broken("word", STRANGE, fatal=True)
        elif isinstance(part, dict):
            for name in list(part)[:2]:
                yield broken(f"without {name}", {k: v for k, v in part.items() if k != name}, fatal=False)
            if part:
                first = next(iter(part.values()))
                yield broken("one more", {**part, STRANGE: first}, fatal=where not in FREE[:1])
