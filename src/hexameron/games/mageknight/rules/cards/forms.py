"""What a rule of a card's own looks like."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.rules.effects import Use
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules, Seat

Check: TypeAlias = Callable[[Quest, Seat, fx.Custom, fx.Moment, Use], bool]
Deal: TypeAlias = Callable[[Quest, Seat, fx.Custom, Use], Rules[None]]
