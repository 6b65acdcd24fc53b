"""Measures speed and size: the figures a researcher asks for first.

Time is what this process spends on a core, so that other work on the machine does not count. The worst case
is that of the worst moment of a match: what is measured there is done a few times, and the best time taken.
"""

from __future__ import annotations

import gzip
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from itertools import count
from random import Random
from time import process_time
from typing import Any

import msgspec

from hexameron.arena.games import find_game
from hexameron.bots import SeatView
from hexameron.bots.mcts import Budget, MctsBot
from hexameron.kernel.chance import Fairness
from hexameron.kernel.files import read_match, write_match
from hexameron.kernel.game import Game, Setup
from hexameron.kernel.match import Match

LOADED_CHOICES = 1_000
"""How long the match is whose loading is measured, if the game's matches are that long."""

SCENE_EVERY = 7
THOUGHT_PLAYOUTS = 64
REPEATS = 3

PEERS = ("chess", "catanatron")


class Measure(msgspec.Struct, frozen=True):
    """One figure: the mean, and the worst case where there is one. A rate has none."""

    name: str
    value: float
    unit: str
    worst: float | None = None
    samples: int = 0


class Bench(msgspec.Struct, frozen=True):
    """All figures of one game, and those of other libraries measured in the same run."""

    game: str
    scenario: str
    measures: tuple[Measure, ...]
    peers: tuple[Measure, ...] = ()

    def to_json(self) -> bytes:
        """``{"game": ..., "decisions_per_s": ..., "clone_us": {"mean": ..., "max": ...}, ...}``."""
        figures: dict[str, object] = {"game": self.game, "scenario": self.scenario}
        for measure in self.measures:
            figures[measure.name] = _plain(measure)
        if self.peers:
            figures["peers"] = {measure.name: _plain(measure) for measure in self.peers}
        return msgspec.json.format(msgspec.json.encode(figures), indent=1)


def _plain(measure: Measure) -> object:
    value = round(measure.value, 3)
    return value if measure.worst is None else {"mean": value, "max": round(measure.worst, 3)}


def bench(
    game: str,
    *,
    scenario: str = "",
    seconds: float = 2.0,
    seed: int = 0,
    peers: Sequence[str] = (),
    progress: Callable[[str], None] | None = None,
) -> Bench:
    """Measures each figure for ``seconds``. ``peers`` may name "chess" and "catanatron", if installed."""
    bencher = _Bencher(find_game(game), scenario, seconds, seed)
    measures: list[Measure] = []
    for name, measure in (
        ("decisions_per_s", bencher.decisions),
        ("clone_us", bencher.clones),
        ("scene_ms", bencher.scenes),
        ("load_ms", bencher.loading),
        ("mcts_playouts_per_s", bencher.playouts),
    ):
        if progress is not None:
            progress(name)
        measures += measure()
    found = []
    for name in peers:
        if progress is not None:
            progress(name)
        found.append(_peer(name, seconds, seed))
    return Bench(game, bencher.setup.scenario, tuple(measures), tuple(found))


class _Timed:
    """Adds up how long something takes, and remembers the longest."""

    def __init__(self) -> None:
        self.total = 0.0
        self.worst = 0.0
        self.samples = 0

    def add(self, seconds: float) -> None:
        self.total += seconds
        self.worst = max(self.worst, seconds)
        self.samples += 1

    def measure(self, name: str, unit: str, factor: float) -> Measure:
        mean = self.total / max(1, self.samples)
        return Measure(name, mean * factor, unit, self.worst * factor, self.samples)


def _best_time(do: Callable[[], object]) -> float:
    """How long something takes at best."""
    best = float("inf")
    for _ in range(REPEATS):
        started = process_time()
        do()
        best = min(best, process_time() - started)
    return best


class _Bencher:
    def __init__(self, game: Game[Any], scenario: str, seconds: float, seed: int) -> None:
        chosen = game.scenario(scenario or game.scenarios[0].name)
        self.game = game
        self.setup = Setup(chosen.name, chosen.seats[0])
        self.seconds = seconds
        self.seed = seed
        self.random = Random(seed)

    def match(self, number: int, *, recording: bool = True) -> Match[Any]:
        return Match(self.game, self.setup, Fairness.from_seed(self.seed + number), recording=recording)

    def step(self, match: Match[Any]) -> None:
        """One random choice."""
        seat = next(iter(match.pending))
        options = match.options(seat)
        match.choose(seat, options[int(self.random.random() * len(options))])

    def decisions(self) -> list[Measure]:
        """Random play without a journal. Whole matches only, so that no part of a match counts double."""
        choices = games = 0
        random = self.random.random
        started = process_time()
        for number in count():
            match = self.match(number, recording=False)
            choose, listed = match.choose, match.options
            while match.result is None:
                seat = next(iter(match.pending))
                options = listed(seat)
                choose(seat, options[int(random() * len(options))])
            choices += match.choices
            games += 1
            if (took := process_time() - started) >= self.seconds:
                break
        return [
            Measure("decisions_per_s", choices / took, "1/s", samples=choices),
            Measure("games_per_s", games / took, "1/s", samples=games),
        ]

    def clones(self) -> list[Measure]:
        """A clone before every choice of a running match."""
        timed = _Timed()
        self._through_matches(lambda match: self._clone(match, timed))
        return [timed.measure("clone_us", "µs", 1e6)]

    def _clone(self, match: Match[Any], timed: _Timed) -> None:
        timed.add(_best_time(match.clone))

    def scenes(self) -> list[Measure]:
        """The scene of the seat that is asked, as data and as bytes."""
        timed, raw, zipped = _Timed(), _Timed(), _Timed()

        def scene(match: Match[Any]) -> None:
            if match.choices % SCENE_EVERY:
                return
            seat = next(iter(match.pending))
            view, question = match.view(seat), match.question(seat)
            make = partial(self.game.scene, view, seat, question, sorted(match.pending))
            timed.add(_best_time(make))
            data = msgspec.json.encode(make())
            raw.add(len(data))
            zipped.add(len(gzip.compress(data, 6)))

        self._through_matches(scene)
        return [
            timed.measure("scene_ms", "ms", 1e3),
            raw.measure("scene_kb", "kB", 1e-3),
            zipped.measure("scene_gzip_kb", "kB", 1e-3),
        ]

    def _through_matches(self, do: Callable[[Match[Any]], None]) -> None:
        """Plays recorded matches at random and does something before every choice."""
        until = process_time() + self.seconds
        for number in count():
            match = self.match(number)
            while match.result is None:
                do(match)
                self.step(match)
                if process_time() >= until:
                    return

    def loading(self) -> list[Measure]:
        """Loading a long running match from its file."""
        match = self._long_match()
        data = write_match(match)
        timed = _Timed()
        until = process_time() + self.seconds
        while timed.samples == 0 or process_time() < until:
            timed.add(_best_time(lambda: read_match(data, lambda _: self.game)))
        return [
            timed.measure("load_ms", "ms", 1e3),
            Measure("load_choices", match.choices, "", samples=1),
            Measure("load_kb", len(data) / 1e3, "kB", samples=1),
        ]

    def _long_match(self) -> Match[Any]:
        """A match of so many choices; if matches are shorter, the longest of a few."""
        longest = self.match(0)
        for number in range(20):
            match = self.match(number)
            while match.result is None and match.choices < LOADED_CHOICES:
                self.step(match)
            if match.choices > longest.choices:
                longest = match
            if longest.choices >= LOADED_CHOICES:
                break
        return longest

    def playouts(self) -> list[Measure]:
        """How fast mcts thinks, at moments all over a match."""
        playouts = 0
        thought = 0.0
        number = 0
        match = self.match(0)
        while thought < self.seconds:
            for _ in range(1 + number % 5):
                if match.result is None:
                    self.step(match)
            if match.result is not None:
                match = self.match(number)
            number += 1
            bot = MctsBot(number, Budget(playouts=THOUGHT_PLAYOUTS))
            started = process_time()
            bot.choose(SeatView(match, next(iter(match.pending))))
            thought += process_time() - started
            playouts += bot.playouts
        return [Measure("mcts_playouts_per_s", playouts / thought, "1/s", samples=playouts)]


# ---------------------------------------------------------------------- other libraries


def _peer(name: str, seconds: float, seed: int) -> Measure:
    """Decisions a second of another library in random play; it must be installed."""
    plays = {"chess": _chess, "catanatron": _catanatron}
    if name not in plays:
        raise ValueError(f"no peer is called {name!r}; there are: {', '.join(PEERS)}")
    try:
        decisions = plays[name](seconds, Random(seed))
    except ImportError as error:
        raise ValueError(f"{name} is not installed here: {error}") from error
    return Measure(f"{name}_decisions_per_s", decisions / seconds, "1/s", samples=decisions)


def _chess(seconds: float, random: Random) -> int:
    chess = import_module("chess")
    decisions = 0
    until = process_time() + seconds
    while process_time() < until:
        board = chess.Board()
        while process_time() < until and not board.is_game_over():
            board.push(random.choice(list(board.legal_moves)))
            decisions += 1
    return decisions


def _catanatron(seconds: float, random: Random) -> int:
    catanatron = import_module("catanatron")
    colours = list(catanatron.Color)[:4]
    decisions = 0
    until = process_time() + seconds
    while process_time() < until:
        game = catanatron.Game(
            [catanatron.RandomPlayer(colour) for colour in colours], seed=random.getrandbits(32)
        )
        while process_time() < until and game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
    return decisions
