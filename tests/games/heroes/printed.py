"""What is printed on things of Heroes: their rules, effects and the units that these name."""

from __future__ import annotations

from collections.abc import Iterator

from hexameron.games.heroes.content import effects as fx
from hexameron.games.heroes.content.records import Lore


def rules_of(record: object) -> Iterator[fx.Rule]:
    if isinstance(record, Lore):
        yield from (record.first, record.second.rule)
    yield from getattr(record, "rules", ())


def effects_of(record: object) -> Iterator[fx.Effect]:
    roots = [rule.effect for rule in rules_of(record)]
    roots += getattr(record, "parts", ())
    explored = getattr(record, "explored", None)
    roots += [explored] if explored else []
    for root in roots:
        yield from fx.within(root)


def units_named(record: object) -> list[str]:
    return [
        effect.unit
        for effect in effects_of(record)
        if isinstance(effect, fx.Discount | fx.Join) and effect.unit
    ]
