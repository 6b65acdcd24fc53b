"""Names that people write: short or whole, found exactly or refused with the field and the nearest names.

>>> names = {"command.scout.left": 1, "command.scout.right": 2, "command.rally": 3}
>>> named("hand", "rally", names), named("hand", "scout.left", names)
(3, 1)
>>> named("hand", "scuot.left", names)
Traceback (most recent call last):
...
hexameron.kernel.naming.Misnamed: hand: there is no 'scuot.left'; perhaps 'command.scout.left'
>>> named("hand", "left", {"command.scout.left": 1, "command.attack.left": 2})
Traceback (most recent call last):
...
hexameron.kernel.naming.Misnamed: hand: 'left' may be 'command.scout.left' or 'command.attack.left'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from typing import TypeVar

T = TypeVar("T")

NEAR = 3
"""So many of the nearest names are told."""
LIKE = 0.55
"""How alike two words must be to be near, of 1."""


class Misnamed(ValueError):
    """A name that is misspelt or could mean several things. ``field`` is where it was written."""

    def __init__(self, field: str, what: str) -> None:
        super().__init__(field, what)
        self.field = field
        self.what = what

    def __str__(self) -> str:
        return f"{self.field}: {self.what}" if self.field else self.what


def named(field: str, name: str, names: Mapping[str, T]) -> T:
    """What a name stands for: a whole one, or the end of one if it is the end of no other."""
    if name in names:
        return names[name]
    found = {whole: value for whole, value in names.items() if name and whole.endswith(f".{name}")}
    meant = list(found.values())
    if meant and all(value == meant[0] for value in meant):
        return meant[0]
    if found:
        raise Misnamed(field, f"{name!r} may be {_or(list(found)[:NEAR])}")
    raise Misnamed(field, f"there is no {name!r}{nearest(name, names)}")


def at_most(field: str, number: int, most: int, *, least: int = 0) -> None:
    """Refuses a number, perhaps of how many there are, that cannot be."""
    if not least <= number <= most:
        raise Misnamed(field, f"must be {least} to {most}, not {number}")


def nearest(name: str, names: Iterable[str]) -> str:
    """The nearest names as the end of a sentence; compared as a whole and by their last parts."""
    scored = [
        (max(_likeness(name, whole), _likeness(name, whole.rpartition(".")[2])), whole) for whole in names
    ]
    best = [whole for score, whole in sorted(scored, key=lambda one: (-one[0], one[1])) if score >= LIKE][
        :NEAR
    ]
    return f"; perhaps {_or(best)}" if best else ""


def _likeness(one: str, other: str) -> float:
    return SequenceMatcher(None, one.lower(), other.lower()).ratio()


def _or(names: list[str]) -> str:
    return " or ".join(repr(name) for name in names)
