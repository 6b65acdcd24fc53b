"""Choices among several effects that are printed on cards, found by the card."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from hexameron.games.runebound.content.catalogue import RECORDS
from hexameron.games.runebound.content.effects import Choice
from hexameron.games.runebound.content.heroes import HEROES


@lru_cache(maxsize=512)
def choices_on(source: str) -> tuple[Choice, ...]:
    """The choices that are printed on a card."""
    record = next((one for one in (*RECORDS, *HEROES) if one.id == source), None)
    return tuple(one for one in _within(record) if isinstance(one, Choice))


def choice_on(source: str, n: int) -> Choice | None:
    """The choice among so many effects that is printed on a card."""
    return next((one for one in choices_on(source) if len(one.of) == n), None)


def _within(part: object) -> Iterator[object]:
    """Everything that is printed in something."""
    yield part
    if isinstance(part, tuple):
        for one in part:
            yield from _within(one)
    elif isinstance(part, msgspec.Struct):
        for field in part.__struct_fields__:
            yield from _within(getattr(part, field))
