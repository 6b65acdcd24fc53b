"""Carrying out effects: each kind has one function, which its chapter brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias, TypeVar

from hexameron.games.runebound.content.effects import Effect
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Rules, Seat


class Use(NamedTuple):
    """Who uses what: the hero (or who decides for an enemy), the side in combat, the printed source, X."""

    seat: Seat
    source: str
    side: int = 0
    x: int = 0
    social: bool = False
    """It stands on a social card."""
    attack: bool = False
    """It is a combat action, so that its damage is an attack (RB-DMG-07)."""


Carrier: TypeAlias = Callable[[Saga, Use, Any], Rules[bool | None]]
Found = TypeVar("Found", bound=Callable[..., Rules[bool | None]])
_CARRIERS: dict[type[Effect], Carrier] = {}


def carries_out(kind: type[Effect]) -> Callable[[Found], Found]:
    """Names the function that carries out effects of a kind; those that may fail tell whether they did."""

    def name(function: Found) -> Found:
        _CARRIERS[kind] = function
        return function

    return name


def run(t: Saga, use: Use, effect: Effect) -> Rules[bool | None]:
    """Carries out an effect as far as possible; True if a cost was paid, a test passed, something killed."""
    return _CARRIERS[type(effect)](t, use, effect)


def carried_out() -> tuple[type[Effect], ...]:
    """The kinds of effects that some chapter carries out."""
    return tuple(_CARRIERS)
