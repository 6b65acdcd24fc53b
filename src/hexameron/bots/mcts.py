"""Monte Carlo tree search over imagined worlds (information set MCTS with priors).

The options of the choice race each other (see ``racing``): each world, with dice of its own, is one that the
seat must think possible, and every option still in the race is tried in it. Below each option grows a tree
that all worlds share. A node stands for "this seat is asked this after these choices"; since worlds differ in
what they offer, an option competes only in the worlds that offer it. Where an option was tried too seldom to
tell more than instinct does, the tree ends. From there the playout goes on by instinct up to a horizon, and
the game's evaluation at the end of each turn on the way is the judge of all seats that chose.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from time import monotonic
from typing import Any

import msgspec

from hexameron.bots.bot import Estimate, Progress, Stop, Thinking
from hexameron.bots.mind import Mind
from hexameron.bots.playouts import IMPOSSIBLE, asked, next_seat, play_on, weights, worth, worth_trying
from hexameron.bots.prior_weight import believed, leanings
from hexameron.bots.racing import Race, Runner
from hexameron.bots.randomness import ChoiceRandom
from hexameron.bots.seat_view import SeatView
from hexameron.kernel.asking import Option, Seat
from hexameron.kernel.game import Horizon
from hexameron.kernel.match import Match

CURIOSITY = 2.0
"""How much an option that was tried little is given a chance, in units of the spread of results."""

RIPE = 60
"""So often is an option tried before a node grows below it, since until then instinct knows better."""

WIDEST = 24
"""No more options than this are tried at all, and with a small budget only one for so many playouts:"""

PLAYOUTS_EACH = 12


class Budget(msgspec.Struct, frozen=True):
    """How long a search goes on: so many playouts, or (where that is 0) so many milliseconds."""

    playouts: int = 0
    ms: int = 0

    def __str__(self) -> str:
        return str(self.playouts) if self.playouts else f"{self.ms}ms"

    @property
    def width(self) -> int:
        """How many options can be tried well enough."""
        return min(WIDEST, max(2, self.playouts // PLAYOUTS_EACH)) if self.playouts else WIDEST


class _Edge:
    """An option of a node: how often it could be and was taken, with what result for its seat."""

    __slots__ = ("available", "children", "leaning", "prior", "total", "tries")

    def __init__(self, prior: float, leaning: float) -> None:
        self.prior = prior
        self.leaning = leaning
        self.available = 0
        self.tries = 0
        self.total = 0.0
        self.children: dict[tuple[Seat, str], _Node] = {}


class _Node:
    """A seat is asked something."""

    __slots__ = ("edges", "total", "tries")

    def __init__(self) -> None:
        self.edges: dict[Option, _Edge] = {}
        self.tries = 0
        self.total = 0.0


class MctsBot:
    """Searches as long as its budget lasts, or until no doubt is left."""

    def __init__(
        self,
        seed: int = 0,
        budget: Budget | None = None,
        horizon: Horizon | None = None,
        mind: Mind | None = None,
    ) -> None:
        self._budget = budget or Budget(playouts=400)
        self.name = f"mcts:{self._budget}"
        self.estimates: Sequence[Estimate] = ()
        self.playouts = 0
        """How many playouts the last choice took."""
        self.impossible = 0
        """How many imagined worlds had to be put aside."""
        self._seed = seed
        self._horizon = horizon
        self._mind = mind

    def choose(
        self, seen: SeatView[Any], *, progress: Progress | None = None, stop: Stop | None = None
    ) -> Option:
        seen = seen.minded(self._mind)
        horizon = self._horizon or seen.game.horizon
        search = _Search(seen, ChoiceRandom(self._seed, seen.number), horizon, self._budget)
        for done in search.run(stop):
            if progress is not None:
                progress(Thinking(search.playouts, done, search.estimates()))
        self.playouts = search.playouts
        self.impossible += search.impossible
        self.estimates = search.estimates()
        return self.estimates[0].option


class _Way:
    """A playout: the choices made in the tree, and how those who made them stood at the end of each turn."""

    def __init__(self, world: Match[Any], horizon: Horizon) -> None:
        self.world = world
        self._last_turn = world.state.chance.turn + horizon.turns
        self._choices = world.choices + horizon.choices
        self._patient = horizon.patient
        self._path: list[tuple[Seat, _Node, _Edge]] = []
        self._stood: dict[Seat, list[float]] = {}

    @property
    def ended(self) -> bool:
        world = self.world
        return (
            world.result is not None
            or world.state.chance.turn >= self._last_turn
            or world.choices >= self._choices
        )

    def choose(self, seat: Seat, node: _Node, edge: _Edge, option: Option) -> None:
        self._path.append((seat, node, edge))
        self._stood.setdefault(seat, [])
        turn = self.world.state.chance.turn
        self.world.choose(seat, option)
        if self.ended or self.world.state.chance.turn > turn:
            self._judge()

    def finish(self, random: Random) -> None:
        """Plays on by instinct to the horizon."""
        while not self.ended:
            play_on(self.world, random, Horizon(1, self._choices - self.world.choices))
            self._judge()

    def _judge(self) -> None:
        if self._patient and not self.ended:
            return
        for seat, values in self._stood.items():
            values.append(worth(self.world, seat))

    def write(self) -> dict[Seat, float]:
        """Writes the means into the tree and tells them."""
        means = {seat: sum(values) / len(values) for seat, values in self._stood.items()}
        for seat, node, edge in self._path:
            edge.tries += 1
            edge.total += means[seat]
            node.tries += 1
            node.total += means[seat]
        return means


def _add_edges(node: _Node, options: Sequence[Option], prior: Sequence[float]) -> None:
    """Gives a node edges for the options that it has none for."""
    for option, weight, leaning in zip(options, prior, leanings(prior), strict=True):
        if option not in node.edges:
            node.edges[option] = _Edge(weight, leaning)


class _Search:
    """The race of one choice, and the tree."""

    def __init__(self, seen: SeatView[Any], numbers: ChoiceRandom, horizon: Horizon, budget: Budget) -> None:
        self._seen = seen
        self._numbers = numbers
        self._horizon = horizon
        self._budget = budget
        self._root = _Node()
        question = seen.question()
        prior = weights(seen.game, seen.view(), question)
        _add_edges(self._root, question.options, prior)
        runners = [Runner(option, edge.prior, edge.leaning) for option, edge in self._root.edges.items()]
        self._race = Race(runners, worth_trying(seen.game, prior, budget.width))
        self._ripe = 0 if seen.game.prior is None else RIPE
        self._started = monotonic()
        self.playouts = 0
        self.impossible = 0

    def estimates(self) -> tuple[Estimate, ...]:
        """What is thought of each option, the best first."""
        ranked = [*(standing.runner for standing in self._race.standings()), *self._race.out]
        return tuple(self._estimate(runner.option) for runner in ranked)

    def _estimate(self, option: Option) -> Estimate:
        edge = self._root.edges[option]
        return Estimate(option, edge.total / edge.tries if edge.tries else 0.0, edge.tries, edge.prior)

    def run(self, stop: Stop | None) -> Iterator[float]:
        """Tries the options in one world after the other; tells after each how much (of 1) is done."""
        race, world, done = self._race, 0, 0.0
        while not race.decided and not self._spent(len(race.left)):
            results = []
            for runner in race.left:
                if stop is not None and stop():
                    return
                results.append(self._try(runner.option, world))
            known = [result for result in results if result is not None]
            if len(known) == len(results):
                race.note(known)
            world += 1
            done = self._done()
            race.look(done)
            if done < 1.0:
                yield done
        yield 1.0

    def _spent(self, wanted: int) -> bool:
        """Whether the budget has no place for so many more playouts."""
        if self._budget.playouts:
            return self.playouts + wanted > self._budget.playouts
        return self._done() >= 1.0

    def _done(self) -> float:
        """How much of the budget is used up."""
        if self._budget.playouts:
            return self.playouts / self._budget.playouts
        return min(1.0, (monotonic() - self._started) * 1000 / self._budget.ms)

    def _try(self, option: Option, index: int) -> float | None:
        """The result of an option in a world; ``None`` if that world turns out impossible."""
        self.playouts += 1
        try:
            return self._playout(option, index)
        except IMPOSSIBLE:
            self.impossible += 1
            return None

    def _playout(self, option: Option, index: int) -> float:
        """One way down the tree and on by instinct to the horizon; its result is written on the way back."""
        way = _Way(self._seen.imagine(self._numbers.key(index)), self._horizon)
        seat, node, edge = self._seen.seat, self._root, self._root.edges[option]
        way.choose(seat, node, edge, option)
        while not way.ended:
            seat = next_seat(way.world)
            place = (seat, way.world.pending[seat].prompt)
            if place not in edge.children:
                if edge.tries < self._ripe:
                    break
                edge.children[place] = _Node()
            node = edge.children[place]
            option, edge = self._select(way.world, seat, node)
            way.choose(seat, node, edge, option)
        way.finish(self._numbers.random(index))
        return way.write()[self._seen.seat]

    def _select(self, world: Match[Any], seat: Seat, node: _Node) -> tuple[Option, _Edge]:
        """The option whose result so far, with its chance to be better than that, is highest."""
        offered = self._offered(world, seat, node)
        spread = self._race.spread.deviation
        middle = node.total / node.tries if node.tries else 0.5
        curiosity = CURIOSITY * spread
        best, highest = offered[0], float("-inf")
        for one in offered:
            edge = one[1]
            edge.available += 1
            value = believed(edge.total, edge.tries, middle + spread * edge.leaning)
            score = value + curiosity * edge.prior * sqrt(edge.available) / (1 + edge.tries)
            if score > highest:
                best, highest = one, score
        return best

    def _offered(self, world: Match[Any], seat: Seat, node: _Node) -> list[tuple[Option, _Edge]]:
        """The options of this world with their edges; new ones are weighed by instinct first."""
        edges = node.edges
        options = world.options(seat)
        if any(option not in edges for option in options):
            prior = weights(world.game, world.state, asked(world, seat))
            _add_edges(node, options, prior)
        return [(option, edges[option]) for option in options]
