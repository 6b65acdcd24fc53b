"""What came out of many matches: rows, rates with their uncertainty, and how they are written down."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, mean, median, quantiles, stdev
from typing import Literal, NamedTuple

import msgspec

from hexameron.arena.lifts import Lift, Owner, Size, how_many, lifts
from hexameron.arena.rates import Z95, Share, share


class Row(msgspec.Struct, frozen=True):
    """One match. ``seats`` names the bot of each seat; ``winner`` is the first bot that won, or None.

    Without a winner it was drawn or, as a quest alone or together can be, ``lost`` by all.
    ``played`` counts the choices as ``prompt/option``; ``cards``, for each seat, those that pointed at a card
    as ``option/card``; ``figures``, for each seat, what the game reports of it; ``belongings``, for each seat
    by kind, what it had at any time.
    """

    seed: int
    scenario: str
    seats: tuple[str, ...]
    winner: str | None
    winners: tuple[int, ...]
    why: str
    scores: tuple[int, ...]
    choices: int
    turns: int
    state_hash: str
    seconds: float
    played: dict[str, int]
    cards: tuple[dict[str, int], ...]
    figures: tuple[dict[str, int], ...] = ()
    belongings: tuple[dict[str, tuple[str, ...]], ...] = ()
    lost: bool = False

    def won_by(self, bot: str) -> bool:
        """Whether a bot won it, alone or with others."""
        return any(self.seats[seat] == bot for seat in self.winners)

    @property
    def drawn(self) -> bool:
        return not self.winners and not self.lost


class Mean(msgspec.Struct, frozen=True):
    """The mean of a figure over a bot's seats, with its 95 % interval."""

    bot: str
    name: str
    of: int
    mean: float
    low: float
    high: float


class CardUse(msgspec.Struct, frozen=True):
    """How often a card was chosen, and in what share of these cases the chooser won the match."""

    option: str
    card: str
    count: int
    wins: Share


class Fact(NamedTuple):
    """A number, or the two ends of a range, or nothing where it is not known; with so many decimal places."""

    name: str
    numbers: tuple[float, ...]
    places: int = 0


class Report(msgspec.Struct, frozen=True):
    """All matches of a simulation. ``word`` is how its game was named."""

    game: str
    bots: tuple[str, ...]
    rows: tuple[Row, ...]
    jobs: int = 1
    seconds: float = 0.0
    word: str = ""

    @property
    def wins(self) -> dict[str, int]:
        """How many matches each bot won."""
        return {bot: sum(row.won_by(bot) for row in self.rows) for bot in self.bots}

    @property
    def draws(self) -> int:
        return sum(row.drawn for row in self.rows)

    @property
    def lost(self) -> int:
        """How many matches, such as quests, everybody lost."""
        return sum(row.lost for row in self.rows)

    def win_rates(self) -> list[Share]:
        """Each bot's rate of wins among the matches it played in."""
        return [share(bot, self.wins[bot], sum(bot in row.seats for row in self.rows)) for bot in self.bots]

    def seat_rates(self) -> list[Share]:
        """The rate of wins of each seat, whoever sat there."""
        seats = max((len(row.seats) for row in self.rows), default=0)
        return [
            share(
                str(seat + 1),
                sum(seat in row.winners for row in self.rows),
                sum(seat < len(row.seats) for row in self.rows),
            )
            for seat in range(seats)
        ]

    def scenario_rates(self) -> dict[str, list[Share]]:
        """Each bot's rate of wins in each scenario."""
        found: dict[str, list[Share]] = {}
        for name in dict.fromkeys(row.scenario for row in self.rows):
            rows = tuple(row for row in self.rows if row.scenario == name)
            found[name] = msgspec.structs.replace(self, rows=rows).win_rates()
        return found

    def figures(self) -> list[Mean]:
        """The means of what the game reports of its seats, for each bot."""
        found: dict[tuple[str, str], list[int]] = {}
        for row in self.rows:
            for bot, numbers in zip(row.seats, row.figures, strict=False):
                for name, number in numbers.items():
                    found.setdefault((bot, name), []).append(number)
        return [average(bot, name, numbers) for (bot, name), numbers in found.items()]

    def lifts(self, size: Size = how_many) -> list[Lift]:
        """What each thing that a player can have does for its owner, kind by kind, the best first."""
        players = [
            Owner(seat in row.winners, had)
            for row in self.rows
            for seat, had in enumerate(row.belongings)
            if had
        ]
        return lifts(players, size)

    def endings(self) -> dict[str, int]:
        """How often the matches ended in which way, the most frequent first."""
        return dict(Counter(row.why for row in self.rows).most_common())

    def played(self) -> dict[str, int]:
        """How often each ``prompt/option`` was chosen, the most frequent first."""
        total: Counter[str] = Counter()
        for row in self.rows:
            total.update(row.played)
        return dict(sorted(total.items(), key=lambda item: (-item[1], item[0])))

    def cards(self) -> list[CardUse]:
        """How often cards were chosen and how those fared who chose them, the most frequent first."""
        count: Counter[str] = Counter()
        chosen: Counter[str] = Counter()
        won: Counter[str] = Counter()
        for row in self.rows:
            for seat, cards in enumerate(row.cards):
                count.update(cards)
                chosen.update(cards.keys())
                if seat in row.winners:
                    won.update(cards.keys())
        return [
            CardUse(*_parts(key), number, share(key, won[key], chosen[key]))
            for key, number in sorted(count.items(), key=lambda item: (-item[1], item[0]))
        ]

    def summary(self) -> list[Fact]:
        """Small facts for a table, such as the mean number of choices."""
        if not self.rows:
            return [Fact("games", (0,))]
        choices = [row.choices for row in self.rows]
        turns = [row.turns for row in self.rows]
        busy = sum(row.seconds for row in self.rows)
        return [
            Fact("games", (len(self.rows),)),
            Fact("draws", (self.draws,)),
            *([Fact("lost", (self.lost,))] if self.lost else []),
            Fact("choices.mean", (mean(choices),)),
            Fact("choices.median", (median(choices),)),
            Fact("choices.range", spread(choices)),
            Fact("turns.mean", (mean(turns),), 1),
            Fact("seconds", (self.seconds,), 1),
            Fact("games_per_s", (len(self.rows) / self.seconds,) if self.seconds else (), 2),
            Fact("choices_per_s", (sum(choices) / busy,) if busy else ()),
        ]

    def to_json(self) -> bytes:
        """``{"wins": {bot: n}, "games": [{"seed", "winner", "state_hash", ...}], ...}``.

        It holds no times, so that the same simulation gives the same bytes.
        """
        rows = msgspec.to_builtins(self.rows)
        for row in rows:
            del row["seconds"]
        plain = {
            "game": self.game,
            "bots": self.bots,
            "wins": self.wins,
            "draws": self.draws,
            "lost": self.lost,
            "win_rates": self.win_rates(),
            "seat_rates": self.seat_rates(),
            "endings": self.endings(),
            "figures": self.figures(),
            "lifts": self.lifts(),
            "games": rows,
        }
        return msgspec.json.format(msgspec.json.encode(plain), indent=1)

    def to_html(self, language: Literal["pl", "en"] = "pl") -> str:
        """A page of its own with plots; it needs nothing from outside."""
        from hexameron.arena.page import page

        return page(self, language)


def _parts(key: str) -> tuple[str, str]:
    option, _, card = key.partition("/")
    return option, card


def average(bot: str, name: str, numbers: Sequence[int]) -> Mean:
    """A mean with its interval; of a single number nothing is known but itself.

    >>> average("greedy", "fame", [4, 8]).mean
    6.0
    """
    middle = fmean(numbers)
    half = Z95 * stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else 0.0
    return Mean(bot, name, len(numbers), middle, middle - half, middle + half)


def spread(values: Sequence[int]) -> tuple[float, float]:
    """Between which values the middle 90 % lie."""
    if len(values) < 2:
        return float(values[0]), float(values[0])
    cuts = quantiles(values, n=20, method="inclusive")
    return cuts[0], cuts[-1]
