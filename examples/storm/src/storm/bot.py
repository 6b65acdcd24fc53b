"""How well a seat stands, and what looks right at a glance: all that bots need to know of a game."""

from collections.abc import Sequence

from hexameron.kernel.api import Dice, Option, Question, Seat
from storm.state import BOARD, Beach, Dig, Go, Play, Storm


# region evaluate
def evaluate(state: Storm, seat: Seat) -> float:
    """Amber at home, and half of what is in the bag, against the best of the others."""
    b = Beach(state, Dice(b""))
    stand = [b.amber(f"home.{one}") + b.amber(f"bag.{one}") / 2 for one in b.seats]
    best = max(stand[one] for one in b.seats if one != seat)
    return min(max(0.5 + (stand[seat] - best) / 30, 0.01), 0.99)


# endregion


# region prior
def prior(view: Storm, question: Question) -> Sequence[float]:
    b = Beach(view, Dice(b""))
    return [_weight(b, question.seat, option) for option in question.options]


def _weight(b: Beach, me: Seat, option: Option) -> float:
    """Dig where something lies, go out with an empty bag and home with a full one."""
    if isinstance(option, Go):
        weights = (0.5, 1.0, 8.0) if b.amber(f"bag.{me}") > 1 else (4.0, 2.0, 0.5)
        return weights[1 + BOARD.row[b.state.at[me]] - BOARD.row[option.id]]
    return 9.0 if isinstance(option, Dig) else 3.0 if isinstance(option, Play) else 0.3


# endregion
