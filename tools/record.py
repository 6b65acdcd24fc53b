"""Records short matches of bots as fixtures: python -m tools.record [GAME …]

The matches under tests/matches must replay to their recorded result after every change. A deliberate change
of the rules raises the game's rules number, records them anew with this tool, and says why in its commit.
"""

from __future__ import annotations

import sys
from pathlib import Path

import hexameron
from hexameron.bots import make
from hexameron.bots.seen import Seen
from hexameron.games import find

MATCHES = Path(__file__).parent.parent / "tests" / "matches"
RECORDED_BY = "instinct"


def record(game: str, scenario: str, seed: int) -> Path:
    """Plays one match and writes its file."""
    match = hexameron.new(game, scenario=scenario, seed=seed)
    bots = [make(RECORDED_BY, seed=seed + seat) for seat in range(match.setup.seats)]
    while match.result is None:
        seat = next(iter(match.pending))
        match.choose(seat, bots[seat].choose(Seen(match, seat)))
    folder = MATCHES / game
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{scenario}-{seed}.json"
    hexameron.save(match, path)
    return path


def main() -> None:
    for game in sys.argv[1:] or hexameron.NAMES:
        for scenario in find(game).scenarios:
            if scenario.name != "custom":
                sys.stdout.write(f"{record(game, scenario.name, 1)}\n")


if __name__ == "__main__":
    main()
