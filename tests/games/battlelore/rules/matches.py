"""Real matches for rule tests: from a position, or from a scenario of the test's own, with loaded dice."""

from __future__ import annotations

from typing import Any

from hexameron.games.battlelore.meta import GAME
from hexameron.games.battlelore.state import State
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from tests.games.battlelore.positions import BattleDice, TestBattle

LINES: dict[str, Any] = {
    "name": "lines",
    "banners_to_win": 2,
    "south": {"Fb": ["3/5", "3/6"], "Mr": ["2/7"]},
    "north": {"Fb": ["7/5", "7/6"], "Mr": ["8/7"]},
}
"""Two small armies on a bare field."""


def from_position(b: TestBattle, dice: str = "") -> Match[State]:
    """A match that goes on from a position, with these dice."""
    match = Match(GAME, Setup(scenario="crossing"), Fairness.from_seed(1), state=b.state)
    match.take_dice(BattleDice(dice))
    return match


def scenario(seed: int = 1, **changes: Any) -> Match[State]:
    """A match of a scenario of one's own, from its set-up."""
    return Match(
        GAME, Setup(scenario="custom", extra={"scenario": LINES | changes}), Fairness.from_seed(seed)
    )


def fixed_councils(south: dict[str, int], north: dict[str, int], **changes: Any) -> Match[State]:
    """A match with Lore rules and given councils."""
    return scenario(lore="fixed", councils={"south": south, "north": north}, **changes)


def choose(match: Match[State], *answers: str) -> None:
    """Answers the questions in turn; ``prompt=key`` says for which question an answer is meant."""
    for answer in answers:
        prompt, _, key = answer.rpartition("=")
        (seat,) = [s for s, ask in match.pending.items() if prompt in ("", ask.prompt)][:1] or [-1]
        asked = [ask.prompt for ask in match.pending.values()]
        assert seat >= 0, f"the answer {answer} is not for {asked}"
        match.choose(seat, key)


def keys(match: Match[State], seat: int) -> list[str]:
    """What a seat may choose now."""
    return [option.key() for option in match.options(seat)]


def prompt(match: Match[State]) -> str:
    """The one question that is open."""
    (ask,) = match.pending.values()
    return ask.prompt


def hold_council(match: Match[State], seat: int, **levels: int) -> None:
    """Gives the members of a council these levels and the others none."""
    while (ask := match.pending.get(seat)) is not None and ask.prompt == "council.level":
        member = keys(match, seat)[0].partition(":")[2].partition(";")[0]
        match.choose(seat, f"council:{member};{levels.get(member, 0)}")


def keep_opening(match: Match[State]) -> None:
    """Both keep the first of the Lore cards they were dealt."""
    while opening := [seat for seat, ask in match.pending.items() if ask.prompt == "lore.opening"]:
        match.choose(opening[0], keys(match, opening[0])[0])
