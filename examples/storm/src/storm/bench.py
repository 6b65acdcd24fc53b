"""Positions laid by hand, for tests and experiments (hexameron.lab)."""

from collections.abc import Mapping, Sequence

from hexameron.kernel.api import EVERYBODY, Bench, Setup, bit, named
from storm.state import FACES, Storm

# region bench
NUMBERS = {name: face for face, name in enumerate(FACES)}


def lay(*, at: Sequence[str], piles: Mapping[str, str], turn: int = 0, round: int = 1) -> tuple[Storm, Setup]:  # noqa: A002
    """Gatherers on their spaces, and what lies where: ``{"hand.0": "boots run", "h3.2": "lump"}``."""
    state = Storm(at=list(at), round=round, turn=turn)
    for zone, words in piles.items():
        kind, _, seat = zone.partition(".")
        seen = EVERYBODY if kind == "home" else bit(int(seat)) if kind in ("hand", "bag") else 0
        state.things.make([named(zone, word, NUMBERS) for word in words.split()], zone, seen=seen)
    return state, Setup("beach", len(at))


BENCH = Bench(lay, {"wave": {str(n + 1): n for n in range(6)}}, {name: (n,) for name, n in NUMBERS.items()})
# endregion
