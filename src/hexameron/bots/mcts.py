"""Monte Carlo tree search over imagined worlds (information set MCTS with priors).

Every playout imagines a world that the seat must think possible, with dice of its own, and goes down one
common tree. A node stands for "this seat is asked this after these choices"; since worlds differ in what they
offer, an option competes only in the worlds that offer it. Below the tree the playout goes on by instinct up
to a horizon, where the game's evaluation is the judge of all seats that chose on the way.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from random import Random
from time import monotonic
from typing import Any

import msgspec

from hexameron.bots.bot import Estimate, Progress, Stop, Thinking
from hexameron.bots.judging import Spread, believed, leanings
from hexameron.bots.luck import Luck
from hexameron.bots.playing import IMPOSSIBLE, Horizon, asked, next_seat, play_on, weights, worths
from hexameron.bots.seen import Seen
from hexameron.kernel.asking import Option, Seat
from hexameron.kernel.match import Match

HORIZON = Horizon(turns=1, choices=60)
CURIOSITY = 2.0
"""How much an option that was tried little is given a chance, in units of the spread of results."""

REPORT_EVERY = 25


class Budget(msgspec.Struct, frozen=True):
    """How long a search goes on: so many playouts, or (where that is 0) so many milliseconds."""

    playouts: int = 0
    ms: int = 0

    def __str__(self) -> str:
        return str(self.playouts) if self.playouts else f"{self.ms}ms"


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
    """Searches as long as its budget lasts and takes what it tried most."""

    def __init__(self, seed: int = 0, budget: Budget | None = None, horizon: Horizon = HORIZON) -> None:
        self._budget = budget or Budget(playouts=400)
        self.name = f"mcts:{self._budget}"
        self.estimates: Sequence[Estimate] = ()
        self.playouts = 0
        """How many playouts the last choice took."""
        self.impossible = 0
        """How many imagined worlds had to be put aside."""
        self._seed = seed
        self._horizon = horizon

    def choose(
        self, seen: Seen[Any], *, progress: Progress | None = None, stop: Stop | None = None
    ) -> Option:
        search = _Search(seen, Luck(self._seed, seen.number), self._horizon)
        self.playouts = 0
        if len(search.root.edges) > 1:
            self._spend(search, progress, stop)
        self.estimates = search.estimates()
        return self.estimates[0].option

    def _spend(self, search: _Search, progress: Progress | None, stop: Stop | None) -> None:
        started = monotonic()
        done = 0.0
        while done < 1.0 and not (stop is not None and stop()):
            try:
                search.playout(self.playouts)
            except IMPOSSIBLE:
                self.impossible += 1
            self.playouts += 1
            if self._budget.playouts:
                done = self.playouts / self._budget.playouts
                if search.lead() > self._budget.playouts - self.playouts:
                    done = 1.0
            else:
                done = (monotonic() - started) * 1000 / self._budget.ms
            if progress is not None and (self.playouts % REPORT_EVERY == 0 or done >= 1.0):
                progress(Thinking(self.playouts, min(1.0, done), search.estimates()))


def _add_edges(node: _Node, options: Sequence[Option], prior: Sequence[float]) -> None:
    """Gives a node edges for the options that it has none for."""
    for option, weight, leaning in zip(options, prior, leanings(prior), strict=True):
        if option not in node.edges:
            node.edges[option] = _Edge(weight, leaning)


class _Search:
    """The tree of one choice."""

    def __init__(self, seen: Seen[Any], luck: Luck, horizon: Horizon) -> None:
        self._seen = seen
        self._luck = luck
        self._horizon = horizon
        self._spread = Spread()
        question = seen.question()
        self.root = _Node()
        _add_edges(self.root, question.options, weights(seen.game, seen.view(), question))

    def estimates(self) -> tuple[Estimate, ...]:
        """What is thought of each option, most tried first."""
        ranked = sorted(self.root.edges.items(), key=lambda item: (-item[1].tries, -item[1].prior))
        return tuple(
            Estimate(option, edge.total / edge.tries if edge.tries else 0.0, edge.tries, edge.prior)
            for option, edge in ranked
        )

    def lead(self) -> int:
        """How many tries the first option is ahead of the second."""
        first = second = 0
        for edge in self.root.edges.values():
            if edge.tries > first:
                first, second = edge.tries, first
            elif edge.tries > second:
                second = edge.tries
        return first - second

    def playout(self, index: int) -> None:
        """One way down the tree and on to the horizon, in a world of its own."""
        world = self._seen.imagine(self._luck.key(index))
        random = self._luck.random(index)
        last_turn = world.state.chance.turn + self._horizon.turns
        path: list[tuple[Seat, _Node, _Edge]] = []
        node: _Node | None = self.root
        seat = self._seen.seat
        while node is not None:
            option, edge = self._select(world, seat, node)
            path.append((seat, node, edge))
            world.choose(seat, option)
            if world.result is not None or world.state.chance.turn >= last_turn:
                break
            seat = next_seat(world)
            node = self._descend(edge, seat, world.pending[seat].prompt)
        self._finish(world, random, last_turn, path)

    def _descend(self, edge: _Edge, seat: Seat, prompt: str) -> _Node | None:
        """The node below an edge; ``None`` when it was only now added to the tree."""
        node = edge.children.get((seat, prompt))
        if node is None:
            edge.children[seat, prompt] = _Node()
        return node

    def _finish(
        self, world: Match[Any], random: Random, last_turn: int, path: list[tuple[Seat, _Node, _Edge]]
    ) -> None:
        """Plays on by instinct and writes the result on the way back."""
        turns = last_turn - world.state.chance.turn
        play_on(world, random, Horizon(turns, self._horizon.choices - len(path)))
        values = worths(world, sorted({seat for seat, _, _ in path}))
        self._spread.add(values[self._seen.seat])
        for seat, node, edge in path:
            value = values[seat]
            edge.tries += 1
            edge.total += value
            node.tries += 1
            node.total += value

    def _select(self, world: Match[Any], seat: Seat, node: _Node) -> tuple[Option, _Edge]:
        """The option whose result so far, with its chance to be better than that, is highest."""
        offered = self._offered(world, seat, node)
        spread = self._spread.deviation
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
