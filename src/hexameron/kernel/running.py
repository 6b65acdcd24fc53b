"""Running rules: one generator, or several side by side, driven from ask to ask."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hexameron.kernel.asking import Ask, Option, Rules, Seat, Step, Together
from hexameron.kernel.results import GameOver, Result


class RulesError(Exception):
    """A rule that breaks the kernel's contract."""


class _Branch:
    """One seat's part of a :class:`Together`."""

    __slots__ = ("ask", "done", "rules", "value")

    def __init__(self, rules: Rules[Any]) -> None:
        self.rules = rules
        self.ask: Ask | None
        self.done = False
        self.value: Any

    def send(self, option: Option | None) -> None:
        try:
            step = self.rules.send(option)
        except StopIteration as end:
            self.ask, self.done, self.value = None, True, end.value
            return
        if not isinstance(step, Ask):
            raise RulesError("inside together() a branch may only ask one seat at a time")
        self.ask = step


class Run:
    """A running top rule: what it asks now, and how to go on. Ends with a :class:`Result`."""

    __slots__ = ("answered", "ask", "branches", "on_checkpoint", "result", "rules", "sealed_from")

    def __init__(self, rules: Rules[Result]) -> None:
        self.rules = rules
        self.ask: Ask | None
        self.branches: dict[Seat, _Branch] | None = None
        self.result: Result | None = None
        self.on_checkpoint: Callable[[], None] | None = None
        self.answered = 0
        self.sealed_from: int
        """How many answers had been given when the open branches began."""

    def start(self) -> None:
        self._go(None)

    def asks(self) -> dict[Seat, Ask]:
        """The open asks by seat, those of seats that may merely act meanwhile not among them.

        A seat that is asked in two branches (it enters the draws of another at a real table) gets one by one.
        """
        if self.branches is not None:
            open_asks: dict[Seat, Ask] = {}
            for branch in self.branches.values():
                if branch.ask is not None:
                    open_asks.setdefault(branch.ask.seat, branch.ask)
            return open_asks
        return {} if self.ask is None else {self.ask.seat: self.ask}

    def answer(self, seat: Seat, option: Option) -> None:
        """Gives an answer and runs on to the next ask."""
        self.answered += 1
        ask = self.ask
        if ask is None:
            self._answer_branch(seat, option)
        else:
            self._go(option if ask.also is None else (seat, option))

    def _answer_branch(self, seat: Seat, option: Option) -> None:
        assert self.branches is not None
        asked = next(b for b in self.branches.values() if b.ask is not None and b.ask.seat == seat)
        try:
            asked.send(option)
        except GameOver as over:
            self._finish(over.result)
            return
        if all(branch.done for branch in self.branches.values()):
            values = {key: branch.value for key, branch in self.branches.items()}
            self.branches = None
            self._go(values)

    def _go(self, value: Any) -> None:
        send = self.rules.send
        try:
            step: Step | None = send(value)
            while type(step) is not Ask:
                if type(step) is Together:
                    step = self._side_by_side(step)
                    if step is None:
                        break
                else:
                    if self.on_checkpoint is not None:
                        self.on_checkpoint()
                    step = send(None)
            self.ask = step
        except StopIteration as end:
            if not isinstance(end.value, Result):
                raise RulesError("the top rule ended without a Result") from end
            self._finish(end.value)
        except GameOver as over:
            self._finish(over.result)

    def _side_by_side(self, step: Together) -> Step | None:
        """Starts procedures of several seats; ``None`` means that they are waiting for answers."""
        branches = {seat: _Branch(rules) for seat, rules in step.branches.items()}
        for branch in branches.values():
            branch.send(None)
        if all(branch.done for branch in branches.values()):
            return self.rules.send({seat: branch.value for seat, branch in branches.items()})
        self.branches = branches
        self.sealed_from = self.answered
        return None

    def _finish(self, result: Result) -> None:
        self.ask = None
        self.branches = None
        self.result = result
