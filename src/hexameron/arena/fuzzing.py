"""Fuzzing: random play through every scenario, player count and variant, with every promise checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from math import prod
from pathlib import Path
from random import Random
from time import perf_counter
from traceback import extract_tb
from typing import Any

import msgspec

from hexameron.arena import check_pauses, check_picks, checks
from hexameron.arena.check_shown import Watched
from hexameron.arena.checks import Broken
from hexameron.arena.games import find_game
from hexameron.arena.workers import work
from hexameron.bots.playouts import asked
from hexameron.kernel.asking import Option, Seat
from hexameron.kernel.chance import Fairness
from hexameron.kernel.files import FileError, write_match
from hexameron.kernel.game import Game, Scenario, Setup, SetupError
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import MatchError
from hexameron.kernel.running import RulesError
from hexameron.kernel.text import Text

GUIDED, GUIDED_LIGHTLY = 0.5, 0.02
"""How many of the matches follow the game's instinct; it is dear."""

MOMENT = 0.03
"""How often, per choice, one of the dear checks is made."""

PICK, NEW_PICKS = 0.05, 3
"""How often, per step of a pick, it is tried in another order; besides the first few times it is met."""

EARLY = 10
"""About so many choices at the beginning are checked more often: set-ups are full of secrets."""

WHOLE = 200
"""A scenario with at most so many set-ups is played in all of them."""

MIXTURES = 300
"""Of larger ones each variant is played alone, and those of so many mixtures that the game accepts."""

SHADOW = 40
"""How many choices a twin from the last checkpoint follows the match before another takes its place."""


class Failure(msgspec.Struct, frozen=True):
    """A broken promise: which, where, and the command that shows it again."""

    check: str
    what: str
    seed: int
    scenario: str
    seats: int
    variants: dict[str, bool | int | str]
    choices: int
    command: str
    file: str = ""


class FuzzReport(msgspec.Struct, frozen=True):
    """What a fuzz run did.

    ``widest`` is the longest list of options, ``longest`` the most choices of a match, ``longest_turn`` those
    of a turn.
    """

    game: str
    games: int
    choices: int
    seconds: float
    checks: dict[str, int]
    scenarios: dict[str, int]
    widest: int
    widest_prompt: str
    longest: int
    longest_seed: int
    longest_turn: int
    failures: tuple[Failure, ...]


class Case(msgspec.Struct, frozen=True):
    """One match to be played."""

    seed: int
    setup: Setup


class _Outcome(msgspec.Struct):
    """What came of one case."""

    case: Case
    choices: int = 0
    checks: dict[str, int] = {}
    widest: int = 0
    widest_prompt: str = ""
    longest_turn: int = 0
    failure: Failure | None = None


def fuzz(
    game: str,
    games: int,
    *,
    seed: int = 0,
    scenario: str | None = None,
    alone: bool = False,
    light: bool = False,
    jobs: int = 1,
    folder: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> FuzzReport:
    """Plays ``games`` random matches with all checks on; files of failed matches go to ``folder``.

    The seed alone decides the set-up and every choice, so a failed match can be repeated by its own seed, and
    a long run be made in parts. ``alone`` goes through :func:`each_alone` instead of :func:`setups`.
    ``light`` only plays: it finds exceptions, dead ends and matches without an end, many times as fast.
    """
    started = perf_counter()
    record = find_game(game)
    ways = each_alone(record, scenario) if alone else setups(record, scenario)
    cases = [Case(number, setup_of(ways, number)) for number in range(seed, seed + games)]
    options = "" if scenario is None else f" --scenario {scenario}"
    options += (" --each 1" if alone else "") + (" --light" if light else "")
    run = _Run(game, f"hexameron fuzz {game}{options} --games 1 --seed", folder, light)
    outcomes = work(partial(_run_all, run), cases, jobs, progress)
    return _report(game, outcomes, perf_counter() - started)


def repeat(
    game: str,
    seed: int,
    *,
    scenario: str | None = None,
    alone: bool = False,
    light: bool = False,
    folder: Path | None = None,
) -> FuzzReport:
    """Plays the one match of this seed again, as the command in a :class:`Failure` does."""
    return fuzz(game, 1, seed=seed, scenario=scenario, alone=alone, light=light, folder=folder)


# ---------------------------------------------------------------------- ways to begin


def setups(game: Game[Any], scenario: str | None = None) -> list[list[Setup]]:
    """For each scenario the set-ups that the game accepts: all, or a fair part where they are many."""
    return _some(game, [_accepted(game, _ways(one)) for one in _chosen(game, scenario)])


def each_alone(game: Game[Any], scenario: str | None = None) -> list[list[Setup]]:
    """For each scenario and player count the set-up without variants, then each variant alone."""
    return _some(
        game,
        [
            _accepted(game, group)
            for one in _chosen(game, scenario)
            for seats in one.seats
            for group in _groups_alone(one, seats)
        ],
    )


def _chosen(game: Game[Any], scenario: str | None) -> tuple[Scenario, ...]:
    return game.scenarios if scenario is None else (game.scenario(scenario),)


def _some(game: Game[Any], groups: Sequence[list[Setup]]) -> list[list[Setup]]:
    found = [group for group in groups if group]
    if not found:
        raise SetupError(f"{game.name} cannot be begun without a set-up of one's own", Text("setup.own"))
    return found


def _ways(scenario: Scenario) -> list[Setup]:
    count = prod(len(variant.values) for variant in scenario.variants) * len(scenario.seats)
    if count <= WHOLE:
        return _all_setups(scenario)
    random = Random(scenario.name)
    groups = [group for seats in scenario.seats for group in _groups_alone(scenario, seats)]
    plain = [setup for group in groups for setup in group if not setup.variants]
    varied = [setup for group in groups for setup in group if setup.variants]
    varied += [_mixture(scenario, random) for _ in range(MIXTURES)]
    random.shuffle(varied)
    return [*plain, *varied]


def _all_setups(scenario: Scenario) -> list[Setup]:
    names = [variant.name for variant in scenario.variants]
    values = [variant.values for variant in scenario.variants]
    return [
        Setup(scenario.name, seats, variants=dict(zip(names, chosen, strict=True)))
        for chosen in product(*values)
        for seats in scenario.seats
    ]


def _groups_alone(scenario: Scenario, seats: int) -> list[list[Setup]]:
    """The set-up without variants, and one group per variant with each of its values but the default."""
    alone = [
        [Setup(scenario.name, seats, variants={variant.name: value}) for value in variant.values[1:]]
        for variant in scenario.variants
    ]
    return [[Setup(scenario.name, seats)], *alone]


def _mixture(scenario: Scenario, random: Random) -> Setup:
    """Any player count with any values, about half of them the defaults."""
    mixed = {
        variant.name: random.choice(variant.values) for variant in scenario.variants if random.random() < 0.5
    }
    return Setup(scenario.name, random.choice(scenario.seats), variants=mixed)


def _accepted(game: Game[Any], offered: Sequence[Setup]) -> list[Setup]:
    return [setup for setup in offered if _accepts(game, setup)]


def _accepts(game: Game[Any], setup: Setup) -> bool:
    try:
        game.begin(setup)
    except SetupError:
        return False
    return True


def setup_of(ways: Sequence[Sequence[Setup]], seed: int) -> Setup:
    """The set-up of a seed: the groups (scenarios, say) in turn, and of each its ways in turn."""
    mine = ways[seed % len(ways)]
    return mine[seed // len(ways) % len(mine)]


# ---------------------------------------------------------------------- one match


class _Run(msgspec.Struct, frozen=True):
    """What all matches of a fuzz run have in common; ``again`` is the command that repeats one of them."""

    game: str
    again: str
    folder: Path | None
    light: bool


def _run_all(run: _Run, cases: list[Case]) -> list[_Outcome]:
    return [_play(run, case) for case in cases]


def _play(run: _Run, case: Case) -> _Outcome:
    outcome = _Outcome(case)
    again, folder = run.again, run.folder
    fuzzed = _Fuzzed(find_game(run.game), case, outcome, GUIDED_LIGHTLY if run.light else GUIDED)
    # A fuzzer is there to meet faults of every sort, and each is its finding.
    try:
        if run.light:
            fuzzed.play_lightly()
        else:
            fuzzed.play()
    except (Broken, MatchError, RulesError, FileError) as error:
        outcome.failure = fuzzed.failed(again, folder, f"{error}{_place(error)}")
    except Exception as error:  # noqa: BLE001
        outcome.failure = fuzzed.failed(again, folder, f"{type(error).__name__}: {error}{_place(error)}")
    return outcome


def _place(error: BaseException) -> str:
    """Where in the code an exception, or the one behind it, was raised."""
    *_, last = extract_tb((error.__cause__ or error).__traceback__)
    return f" ({Path(last.filename).name}:{last.lineno})"


class _Fuzzed:
    """A match that is played at random and checked on the way.

    A part of the matches follows the game's instinct, which leads where blind chance hardly ever comes.
    """

    def __init__(self, game: Game[Any], case: Case, outcome: _Outcome, guided: float) -> None:
        self.game = game
        self.case = case
        self.outcome = outcome
        self.random = Random(case.seed)
        self.instinct = game.prior if self.random.random() < guided else None
        self.check = "start"
        self.counts: Counter[str] = Counter()
        self.picked: Counter[str] = Counter()
        self.match: Match[Any] | None = None

    def play(self) -> None:
        """Plays to the end, or to the first broken promise."""
        random, outcome = self.random, self.outcome
        self.match = match = Match(
            self.game, self.case.setup, Fairness.from_seed(self.case.seed), copy_after=1
        )
        shadow = _Shadow(match)
        turn, begun = -1, 0
        while match.result is None:
            self._checked("options", partial(checks.options, match))
            if random.random() < MOMENT + EARLY / (EARLY + match.choices):
                name = random.choice(list(checks.MOMENTS))
                self._checked(name, partial(checks.MOMENTS[name], match, random))
            seat, option = self._choice(match)
            if match.pending[seat].any_order is not None and self._is_tried(match.pending[seat].prompt):
                self._checked("picks", partial(check_picks.any_order, match, seat, random))
            if self.game.discreet and self._is_tried(f"{match.pending[seat].prompt} pause"):
                self._checked("pauses", partial(check_pauses.pause, match, seat, option, random))
            self._note_width(match)
            self.check = f"choice {seat} {match.pending[seat].prompt} {option.key()}"
            watched = Watched(match, seat, option)
            self._checked("named", partial(checks.named, match, watched.told))
            self._checked("glimpses", watched.nothing_vanished)
            self._checked("restart", partial(shadow.follow, match, seat, option))
            outcome.choices = match.choices
            if match.state.chance.turn != turn:
                turn, begun = match.state.chance.turn, match.choices
            outcome.longest_turn = max(outcome.longest_turn, match.choices - begun)
        self._checked("ending", partial(checks.ending, match, random))
        outcome.checks = dict(self.counts)

    def play_lightly(self) -> None:
        """Plays to the end and checks only that there is one and that there are options on the way."""
        self.match = match = Match(self.game, self.case.setup, Fairness.from_seed(self.case.seed))
        while match.result is None:
            self._checked("options", partial(checks.options, match))
            seat, option = self._choice(match)
            self._note_width(match)
            self.check = f"choice {seat} {match.pending[seat].prompt} {option.key()}"
            match.choose(seat, option)
            self.outcome.choices = match.choices
        self.outcome.checks = dict(self.counts)

    def _choice(self, match: Match[Any]) -> tuple[Seat, Option]:
        seat, option = checks.random_choice(match, self.random)
        if self.instinct is None:
            return seat, option
        question = asked(match, seat)
        weights = self.instinct(match.view(seat), question)
        return seat, self.random.choices(question.options, weights)[0] if any(weights) else option

    def _is_tried(self, prompt: str) -> bool:
        """Whether what is dear to check for each question of a kind is checked now."""
        self.picked[prompt] += 1
        return self.picked[prompt] <= NEW_PICKS or self.random.random() < PICK

    def _checked(self, name: str, check: Callable[[], object]) -> None:
        self.check = name
        check()
        self.counts[name] += 1

    def _note_width(self, match: Match[Any]) -> None:
        for seat, ask in match.pending.items():
            if len(match.options(seat)) > self.outcome.widest:
                self.outcome.widest, self.outcome.widest_prompt = len(match.options(seat)), ask.prompt

    def failed(self, again: str, folder: Path | None, what: str) -> Failure:
        """The failure, with its match saved as far as it went."""
        self.outcome.checks = dict(self.counts)
        setup = self.case.setup
        file = ""
        if folder is not None and self.match is not None:
            path = folder / f"{self.game.name}-{self.case.seed}.json"
            try:
                folder.mkdir(parents=True, exist_ok=True)
                path.write_bytes(write_match(self.match))
                file = str(path)
            except Exception as error:  # noqa: BLE001
                what += f"; the match could not be saved: {error}"
        return Failure(
            check=self.check,
            what=what,
            seed=self.case.seed,
            scenario=setup.scenario,
            seats=setup.seats,
            variants=setup.variants,
            choices=self.outcome.choices,
            command=f"{again} {self.case.seed}",
            file=file,
        )


class _Shadow:
    """A twin that began anew at the last checkpoint and must go on as the match does."""

    def __init__(self, match: Match[Any]) -> None:
        self._begin(match)

    def _begin(self, match: Match[Any]) -> None:
        self._twin = match.clone()
        self._followed = 0

    def follow(self, match: Match[Any], seat: Seat, option: Option) -> None:
        self._twin.choose(seat, option)
        self._followed += 1
        if match.result is None and self._followed < SHADOW:
            if sorted(self._twin.pending) != sorted(match.pending):
                raise Broken("a match begun anew at a checkpoint asks another seat")
            return
        checks.demand_alike(self._twin, match, f"a match begun anew at a checkpoint, after {option.key()}")
        if match.result is None:
            self._begin(match)


# ---------------------------------------------------------------------- all matches


def _report(game: str, outcomes: Sequence[_Outcome], seconds: float) -> FuzzReport:
    counts: Counter[str] = Counter()
    scenarios: Counter[str] = Counter()
    for outcome in outcomes:
        counts.update(outcome.checks)
        scenarios[outcome.case.setup.scenario] += 1
    widest = max(outcomes, key=lambda one: one.widest)
    longest = max(outcomes, key=lambda one: one.choices)
    return FuzzReport(
        game=game,
        games=len(outcomes),
        choices=sum(outcome.choices for outcome in outcomes),
        seconds=seconds,
        checks=dict(sorted(counts.items())),
        scenarios=dict(scenarios),
        widest=widest.widest,
        widest_prompt=widest.widest_prompt,
        longest=longest.choices,
        longest_seed=longest.case.seed,
        longest_turn=max(outcome.longest_turn for outcome in outcomes),
        failures=tuple(outcome.failure for outcome in outcomes if outcome.failure is not None),
    )
