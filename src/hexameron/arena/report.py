"""What came out of many matches: rows, rates with their uncertainty, and how they are written down."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec


class Row(msgspec.Struct, frozen=True):
    """One match. ``seats`` names the bot of each seat; ``winner`` is a bot, or None for a draw."""

    seed: int
    scenario: str
    seats: tuple[str, ...]
    winner: str | None
    winner_seat: int | None
    why: str
    scores: tuple[int, ...]
    choices: int
    turns: int
    state_hash: str
    seconds: float
    played: dict[str, int]
    """How often each ``prompt/option`` was chosen."""


class Share(msgspec.Struct, frozen=True):
    """So many of so many, with the 95 % interval of Wilson around the rate."""

    name: str
    won: int
    of: int
    rate: float
    low: float
    high: float


class Report(msgspec.Struct, frozen=True):
    """All matches of a simulation."""

    game: str
    bots: tuple[str, ...]
    rows: tuple[Row, ...]
    jobs: int = 1
    seconds: float = 0.0

    @property
    def wins(self) -> dict[str, int]:
        """How many matches each bot won."""
        raise NotImplementedError

    def win_rates(self) -> list[Share]:
        """Each bot's rate of wins, with its interval."""
        raise NotImplementedError

    def seat_rates(self) -> list[Share]:
        """The rate of wins of each seat, whoever sat there."""
        raise NotImplementedError

    def summary(self) -> list[tuple[str, str]]:
        """Names and values for a small table, such as ("choices.mean", "412")."""
        raise NotImplementedError

    def to_json(self) -> bytes:
        """``{"wins": {bot: n}, "games": [{"seed", "winner", "state_hash", ...}], ...}``."""
        raise NotImplementedError

    def to_html(self, language: Literal["pl", "en"] = "pl") -> str:
        """A page of its own with plots; needs nothing from outside."""
        raise NotImplementedError


def wilson(won: int, of: int) -> tuple[float, float]:
    """The 95 % interval of a rate."""
    raise NotImplementedError


def shares(names: Sequence[str], won: Sequence[int], of: int) -> list[Share]:
    """The rates of several names out of one total."""
    raise NotImplementedError
