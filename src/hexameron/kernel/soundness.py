"""Soundness: what cannot be in a state that somebody wrote by hand, told by the field.

A game writes down for every field of its state what may stand in it, as a *rule* made of the few below, and
then what must hold between fields. A rule takes a value and gives the faults in it, each as the way to the
part that is wrong (empty for the value itself) and a sentence.

>>> rule = every(between(0, 3), size=2)
>>> list(rule([1, 7])), list(rule([1]))
([('[1]', 'must be 0 to 3, not 7')], [('', 'must have 2 entries, not 1')])
>>> list(among("colour", ("red", "green"))("grean"))
[('', "'grean' is no colour; perhaps 'green'")]
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, TypeAlias

import msgspec

from hexameron.kernel.chance import Chance
from hexameron.kernel.ids import thing_id
from hexameron.kernel.naming import nearest
from hexameron.kernel.things import EVERYBODY, UNKNOWN, Things

Fault: TypeAlias = tuple[str, str]
"""A field of the state, as a way from its top, and what is wrong there."""

Rule: TypeAlias = Callable[[Any], Iterable[Fault]]

MANY = 1_000_000
"""More than anything in a match counts."""
SHOWN = 12
"""So many names are listed where none is near."""


ANYWHERE = ""
"""The kind of things in a zone in which everything may lie."""


# ---------------------------------------------------------------------- rules


def anything(value: object) -> Iterator[Fault]:
    """Types say all there is to say."""
    yield from ()


def between(low: int, high: int) -> Rule:
    """A number from ``low`` to ``high``."""

    def rule(value: int) -> Iterator[Fault]:
        if not low <= value <= high:
            yield "", f"must be {low} to {high}, not {value}"

    return rule


def among(what: str, names: Collection[Any]) -> Rule:
    """One of these names or numbers; the sentence names the nearest ones."""

    def rule(value: object) -> Iterator[Fault]:
        if value not in names:
            yield "", f"{value!r} is no {what}{_nearest(value, names)}"

    return rule


def _nearest(value: object, names: Collection[Any]) -> str:
    """The names that are nearly like it or, if there are few, all there are; as the end of a sentence."""
    close = nearest(str(value), [str(name) for name in names])
    listed = [str(name) or "''" for name in names]
    return close or (f"; there are {', '.join(listed)}" if 0 < len(listed) <= SHOWN else "")


def every(rule: Rule, *, size: int | None = None, most: int | None = None, distinct: bool = False) -> Rule:
    """A list of so many (or at ``most`` so many) parts that keep a rule."""

    def of_all(values: Collection[Any]) -> Iterator[Fault]:
        if size is not None and len(values) != size:
            yield "", f"must have {size} {'entry' if size == 1 else 'entries'}, not {len(values)}"
        if most is not None and len(values) > most:
            yield "", f"must have at most {most} entries, not {len(values)}"
        before: list[Any] = []
        for index, value in enumerate(values):
            yield from _under(f"[{index}]", rule(value))
            if distinct and value in before:
                yield f"[{index}]", f"{value!r} is there twice"
            before.append(value)

    return of_all


def by_key(key: Rule, rule: Rule) -> Rule:
    """A mapping whose keys and values keep a rule each."""

    def of_all(values: Mapping[Any, Any]) -> Iterator[Fault]:
        for name, value in values.items():
            yield from _under(f".{name}", [*key(name), *rule(value)])

    return of_all


def either(when: Callable[[Any], bool], rule: Rule) -> Rule:
    """What passes the test is sound; anything else keeps the rule."""

    def of_rest(value: object) -> Iterator[Fault]:
        if not when(value):
            yield from rule(value)

    return of_rest


def empty(value: str) -> bool:
    """No name is given."""
    return not value


def optional(rule: Rule) -> Rule:
    """Nothing, or what keeps the rule."""
    return either(lambda value: value is None, rule)


def struct(type_: type[msgspec.Struct], **rules: Rule) -> Rule:
    """A part of the state, with a rule for every field but truth values."""
    _complete(type_, tuple(rules))

    def of_fields(value: msgspec.Struct) -> Iterator[Fault]:
        for name, rule in rules.items():
            yield from _under(f".{name}", rule(getattr(value, name)))

    return of_fields


@cache
def _complete(type_: type[msgspec.Struct], names: tuple[str, ...]) -> None:
    """Raises if a field was forgotten, or is none."""
    fields = {field.name: field.type for field in msgspec.structs.fields(type_)}
    missing = [name for name, kind in fields.items() if kind is not bool and name not in names]
    strange = [name for name in names if name not in fields]
    if missing or strange:
        raise TypeError(f"{type_.__name__}: no rule for {missing}, no field {strange}")


def _under(way: str, found: Iterable[Fault]) -> Iterator[Fault]:
    for field, what in found:
        yield way + field, what


# ---------------------------------------------------------------------- whole states


def in_turn(parts: Iterable[Callable[[], Iterable[Fault]]]) -> Iterator[Fault]:
    """The faults of the first part that has some: later ones may take the earlier for granted."""
    for part in parts:
        found = [(field.removeprefix("."), what) for field, what in part()]
        if found:
            yield from found
            return


# ---------------------------------------------------------------------- things and chance


def chance_faults(chance: Chance) -> Iterator[Fault]:
    """How far the streams of chance have been read."""
    rule = struct(Chance, turn=between(0, MANY), counts=by_key(anything, between(0, MANY)))
    yield from _under("chance", rule(chance))


def columns_faults(things: Things) -> Iterator[Fault]:
    """The columns of things fit each other, and every thing lies in exactly one zone."""
    size = len(things.face)
    for name in ("kind", "pool", "seen", "zone"):
        if len(getattr(things, name)) != size:
            yield f"things.{name}", f"has {len(getattr(things, name))} entries, face has {size}"
    for zone, handles in things.order.items():
        for index, handle in enumerate(handles):
            where = f"things.order.{zone}[{index}]"
            if not 0 <= handle < size:
                yield where, f"there is no thing {handle}; there are 0 to {size - 1}"
            elif handle < len(things.zone) and things.zone[handle] != zone:
                yield f"things.zone[{handle}]", f"says {things.zone[handle]!r}, and it lies in {where}"
    for name, high in (("pools", MANY), ("kinds", 1 << 24), ("learned", MANY)):
        if not 0 <= getattr(things, name) <= high:
            yield f"things.{name}", f"must be 0 to {high}"
    placed = Counter(handle for handles in things.order.values() for handle in handles)
    for handle in range(size):
        if placed[handle] != 1:
            times = "no zone" if not placed[handle] else "two zones, or twice in one"
            yield "things.order", f"thing {handle} lies in {times}"


def things_faults(
    things: Things, *, seats: int, zones: Callable[[str], bool], copies: Mapping[int, int]
) -> Iterator[Fault]:
    """Zones, faces, how many of each the box has, and who knows them.

    ``copies`` tells of every face how often it is there; the faces of a seat's view are partly unknown.
    """
    for zone in things.order:
        if not zones(zone):
            yield f"things.order.{zone}", "there is no such zone"
    masks = range(1 << seats)
    hidden = UNKNOWN in things.face
    count: Counter[int] = Counter()
    for handle, face in enumerate(things.face):
        if face != UNKNOWN:
            count[face] += 1
            if face not in copies:
                yield f"things.face[{handle}]", f"there is no card or token {face}"
            elif count[face] > copies[face]:
                yield f"things.face[{handle}]", f"there are only {copies[face]} of {face} in the box"
        if things.seen[handle] not in masks and things.seen[handle] not in (EVERYBODY, -1):
            yield f"things.seen[{handle}]", f"is no mask of {seats} seats"
        if not 0 <= things.pool[handle] <= things.pools:
            yield f"things.pool[{handle}]", f"must be 0 to {things.pools} (things.pools)"
        if not (0 <= things.kind[handle] <= things.kinds or (hidden and things.kind[handle] == UNKNOWN)):
            yield f"things.kind[{handle}]", f"must be 0 to {things.kinds} (things.kinds)"


def lying_faults(
    things: Things,
    *,
    seats: int,
    zones: Iterable[tuple[str, str]],
    kinds: Mapping[int, str],
    copies: Mapping[int, int],
) -> Iterator[Fault]:
    """All that :func:`things_faults` finds, and things of a kind that cannot lie where they lie.

    ``zones`` are patterns of names, ``SEAT`` standing for any seat, each with the kind of things that lie
    there (``ANYWHERE``: any); ``kinds`` tells the kind of every face.
    """
    seat = f"[0-{seats - 1}]"
    patterns = [(re.compile(pattern.replace("SEAT", seat)), kind) for pattern, kind in zones]

    def found(zone: str) -> str | None:
        return next((kind for pattern, kind in patterns if pattern.fullmatch(zone)), None)

    yield from things_faults(things, seats=seats, zones=lambda zone: found(zone) is not None, copies=copies)
    for zone, handles in things.order.items():
        wanted = found(zone) or ANYWHERE
        for handle in handles:
            kind = kinds.get(things.face[handle], wanted)
            if wanted not in (ANYWHERE, kind):
                yield f"things.face[{handle}]", f"no {kind} can lie in {zone}"


def lies_in(things: Things, what: str, *zones: str) -> Rule:
    """The handle of a thing in one of these zones; a zone that ends in a dot stands for all that begin so."""

    def rule(handle: int) -> Iterator[Fault]:
        if not 0 <= handle < len(things.face):
            yield "", f"there is no thing {handle}; there are 0 to {len(things.face) - 1}"
        elif zones and not any(_is(things.zone[handle], zone) for zone in zones):
            yield "", f"{thing_id(handle)} lies in {things.zone[handle]!r} and is no {what}"

    return rule


def _is(zone: str, wanted: str) -> bool:
    return zone.startswith(wanted) if wanted.endswith(".") else zone == wanted
