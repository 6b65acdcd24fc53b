"""Who sits where: people and bots, from words such as ``me,greedy`` or ``me,me``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hexameron.bots import KINDS, STRENGTHS, Bot, BotError, hire
from hexameron.cli.errors import WrongUse
from hexameron.cli.output import Output
from hexameron.cli.playing.typed_commands import plain
from hexameron.cli.terminal.seat_titles import SeatTitle
from hexameron.kernel.text import Text

PEOPLE = tuple(plain(word) for word in ("me", "ja", "person", "human", "człowiek", "osoba"))
DEFAULT_BOT = "greedy"


@dataclass(frozen=True)
class Player:
    """Somebody at the table. Without a bot it is a person."""

    name: str = ""
    bot: Bot | None = None
    kind: str = ""
    """What stands in ``--seats`` for a bot."""

    @property
    def is_person(self) -> bool:
        return self.bot is None


def default_seats(seats: int) -> str:
    """A person against bots."""
    return ",".join(["me", *[DEFAULT_BOT] * (seats - 1)])


def count_seats(spec: str) -> int:
    """How many players are named."""
    return len(_words(spec))


def fitting_seats(named: int, allowed: Sequence[int]) -> int:
    """How many seats there are: as many as players are named, or the fewest if nobody is."""
    if not named:
        return allowed[0]
    if named not in allowed:
        raise _wrong_seats(named, allowed)
    return named


def _wrong_seats(named: int, allowed: Sequence[int]) -> WrongUse:
    seats = ", ".join(str(number) for number in allowed)
    return WrongUse("cli.wrong-seats", n=named, seats=seats, example=default_seats(allowed[0]))


def _words(spec: str) -> list[str]:
    return [word.strip() for word in spec.split(",") if word.strip()]


def seat_players(spec: str, seats: int, names: Sequence[str] = (), seed: int = 0) -> list[Player]:
    """The players in the order of the seats."""
    words = _words(spec)
    if len(words) != seats:
        raise _wrong_seats(len(words), [seats])
    if len(names) > seats:
        raise WrongUse("cli.wrong-names", n=len(names), seats=seats)
    named = [*names, *[""] * (seats - len(names))]
    return [_player(word, named[seat], seed + seat) for seat, word in enumerate(words)]


def _player(word: str, name: str, seed: int) -> Player:
    if plain(word) in PEOPLE:
        return Player(name)
    return Player(name, make_bot(word, seed), word)


def title(player: Player, side: Text, output: Output) -> SeatTitle:
    """How a player is called at the table: by side, with the name or the bot behind it."""
    who = player.name if player.is_person else output.say("cli.bot", bot=player.kind)
    name = output.render(side)
    return SeatTitle(side, who, f"{name} ({who})" if who else name)


def make_bot(word: str, seed: int = 0) -> Bot:
    """The bot of this name; an unknown one is a wrong use."""
    try:
        return hire(word, seed)
    except BotError as error:
        if error.fault:
            raise WrongUse(f"cli.no-bot-{error.fault}", bot=word) from error
        known = ", ".join([*KINDS[:-1], "mcts:500", "mcts:1000ms", *STRENGTHS])
        raise WrongUse("cli.no-bot", bot=word, known=known) from error
