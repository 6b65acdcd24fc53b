"""Records matches of bots as fixtures: python -m tools.record [GAME …] [--search N]

The matches under tests/matches must go as recorded after every change: through the same states, the same
choices are offered, the same is told, and it ends alike. A deliberate change of the rules raises the game's
rules number, records them anew with this tool, and says why in its commit. Each name of a file says
who played it with which seed, and its set-up is in the file, so all of them are simply played again.

With `--search` N more matches of many set-ups are played, and those are kept that run rules which no kept one
runs yet. A file that is deleted is not recorded again, except that each scenario keeps its first match.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Self, TypeAlias

import coverage
import msgspec

import hexameron
from hexameron.arena.fuzzing import setup_of, setups
from hexameron.bots import make
from hexameron.bots.playouts import by_instinct
from hexameron.bots.seat_view import SeatView
from hexameron.games import OURS, find
from hexameron.kernel.asking import Option
from hexameron.kernel.events import Event
from hexameron.kernel.files import MatchFile, write_match
from hexameron.kernel.game import Setup
from hexameron.kernel.journal import Entry
from hexameron.kernel.match import Match
from hexameron.kernel.things import EVERYBODY
from tools.mutants import places

MATCHES = Path(__file__).parent.parent / "tests" / "matches"
INSTINCT, WANDER = "instinct", "wander"

WHIM = 0.2
"""How often one who wanders does anything at all: where instinct never goes there are rules, too."""

LONGEST = 1500
"""A match of more choices than this is not kept."""

WORTH = 3
"""So many lines of rules that no other match runs make a match worth keeping."""

STATE = 8
"""How much of the hash of the state is written before each choice."""

Line: TypeAlias = tuple[str, int]
"""A file and the number of a line."""


# ---------------------------------------------------------------------------- playing


def play(game: str, setup: Setup, player: str, seed: int, longest: int | None = None) -> Match[Any] | None:
    """A whole match; ``None`` if it takes too long."""
    match = hexameron.new(game, setup=setup, seed=seed)
    bots = [make(INSTINCT, seed=seed + seat) for seat in range(setup.seats)]
    random = Random(seed)
    while match.result is None:
        seat = next(iter(match.pending))
        if player == INSTINCT:
            match.choose(seat, bots[seat].choose(SeatView(match, seat)))
        else:
            match.choose(seat, _wander(match, seat, random))
        if longest is not None and match.choices > longest:
            return None
    return match


def _wander(match: Match[Any], seat: int, random: Random) -> Option:
    if random.random() < WHIM:
        return random.choice(match.options(seat))
    return by_instinct(match, seat, random)


# ---------------------------------------------------------------------------- what is kept of a match


def course(match: Match[Any], entries: list[Entry]) -> Iterator[str]:
    """How a match goes, line by line: the state, what is offered to whom, and all that is told."""
    yield from map(line_of, match.events)
    for entry in entries:
        asked = ", ".join(_asked(match, seat) for seat in match.pending)
        yield f"{entry.n} {match.hash()[:STATE]} {asked}"
        told = len(match.events)
        match.follow([entry])
        yield from map(line_of, match.events[told:])
    yield f"end {match.result}"


def _asked(match: Match[Any], seat: int) -> str:
    """A question with for whom it is, the how-manieth of how many, and what is offered and refused."""
    question = match.question(seat)
    assert question is not None
    which, of = question.count
    refused = [f"{one.option.key()} {one.why.id} {one.rule}" for one in question.refused]
    words = [f"p{seat}", question.prompt, question.actor, f"{which}/{of}" if of > 1 else ""]
    words.append(_seal([option.key() for option in question.options]))
    words.append(f"not {_seal(refused)}" if refused else "")
    return " ".join(word for word in words if word)


def line_of(event: Event) -> str:
    """An event with all its arguments, its rules, and who knows the cards in it."""
    args = [f"{name}={_word(value)}" for name, value in event.args.items()]
    known = [f"{thing}:{face}{_knowing(event.seen[thing])}" for thing, face in event.faces.items()]
    return " ".join([" ", event.name, *args, *known, *event.rules])


def _knowing(seats: int) -> str:
    """Who knows a face, as a mask of seats; nothing where everybody does."""
    return "" if seats == EVERYBODY else f"/{seats:b}"


def _word(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _seal(listed: list[str]) -> str:
    """How many there are, and a short hash of them."""
    words = "\n".join(listed).encode()
    return f"{len(listed)}:{blake2b(words, digest_size=4).hexdigest()}"


def courses(path: Path) -> tuple[list[str], list[str]]:
    """The recorded course of a match, and the course that it takes when it is played again now."""
    file = msgspec.json.decode(path.read_bytes(), type=MatchFile)
    match = hexameron.load(path)
    begun = Match(match.game, match.setup, match.fairness)
    recorded = path.with_suffix(".log").read_text().splitlines()
    return recorded, list(course(begun, file.entries))


def keep(match: Match[Any], path: Path) -> None:
    """Writes a match and its course."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(msgspec.json.format(write_match(match), indent=-1) + b"\n")
    begun = Match(match.game, match.setup, match.fairness)
    path.with_suffix(".log").write_text("".join(f"{line}\n" for line in course(begun, match.entries)))


# ---------------------------------------------------------------------------- recording


def record(game: str) -> Iterator[Path]:
    """Plays the kept matches of a game again, and the first of each scenario that has none."""
    for scenario in find(game).scenarios:
        path = MATCHES / game / f"{scenario.name}-{INSTINCT}-1.json"
        if scenario.name != "custom" and not path.exists():
            yield _record(game, Setup(scenario.name, scenario.seats[0]), path)
    for path in sorted((MATCHES / game).glob("*.json")):
        yield _record(game, msgspec.json.decode(path.read_bytes(), type=MatchFile).setup, path)


def _record(game: str, setup: Setup, path: Path) -> Path:
    _, player, seed = path.stem.rsplit("-", 2)
    match = play(game, setup, player, int(seed))
    assert match is not None
    keep(match, path)
    return path


# ---------------------------------------------------------------------------- searching


class Found(NamedTuple):
    """A match that could be kept: how it was played, how long it is, and which lines of rules it runs."""

    setup: Setup
    seed: int
    choices: int
    lines: frozenset[Line]


def search(game: str, tries: int, seed: int) -> Iterator[Path]:
    """Plays matches of many set-ups and keeps those that run rules which no other kept match runs."""
    reached: set[Line] = set()
    for path in sorted((MATCHES / game).glob("*.json")):
        with Measured(game) as measured:
            courses(path)
        reached |= measured.lines
    found = list(_tried(game, range(seed, seed + tries)))
    while found:
        best = max(found, key=lambda one: len(one.lines - reached) / one.choices)
        found = [one for one in found if one is not best and len(one.lines - reached) >= WORTH]
        if len(best.lines - reached) >= WORTH:
            reached |= best.lines
            path = MATCHES / game / f"{best.setup.scenario}-{WANDER}-{best.seed}.json"
            yield _record(game, best.setup, path)


def _tried(game: str, seeds: range) -> Iterator[Found]:
    ways = setups(find(game))
    for seed in seeds:
        match = play(game, setup_of(ways, seed), WANDER, seed, LONGEST)
        if match is not None:
            with Measured(game) as measured:
                list(course(Match(match.game, match.setup, match.fairness), match.entries))
            yield Found(match.setup, seed, match.choices, frozenset(measured.lines))


class Measured:
    """Notes which lines of a game's rules run meanwhile."""

    def __init__(self, game: str) -> None:
        files = [str(path) for path in places.modules(game)]
        self._coverage = coverage.Coverage(data_file=None, config_file=False, include=files)
        self.lines: set[Line] = set()

    def __enter__(self) -> Self:
        self._coverage.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._coverage.stop()
        data = self._coverage.get_data()
        self.lines = {(file, line) for file in data.measured_files() for line in data.lines(file) or ()}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.record", description="Records matches of bots.")
    parser.add_argument("games", nargs="*", metavar="GAME", help=", ".join(OURS))
    parser.add_argument("--search", type=int, default=0, metavar="N", help="play N more and keep the best")
    parser.add_argument("--seed", type=int, default=1, help="where the search begins")
    given = parser.parse_args()
    for game in given.games or OURS:
        kept = search(game, given.search, given.seed) if given.search else record(game)
        for path in kept:
            sys.stdout.write(f"{path}\n")


if __name__ == "__main__":
    main()
