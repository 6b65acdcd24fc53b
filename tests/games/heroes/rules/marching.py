"""Helpers for tests of heroes on the move: options where a hero stands, battles that answer themselves."""

from collections.abc import Sequence
from typing import Any

from hexameron.games.heroes.rules import activation
from hexameron.games.heroes.state import Hero
from hexameron.kernel.asking import Ask
from hexameron.kernel.results import GameOver, Result
from tests.games.heroes.positions import TestConquest


def ready(t: TestConquest, hero: Hero, *, movement: int | None = None, fought: bool = False) -> None:
    """A hero is activated and about to do something."""
    action = t.begin("activation", seat=hero.seat)
    activation.activate(t, hero, action)
    if movement is not None:
        action.movement = movement
        action.moved = True
    action.fought = fought


def offered(t: TestConquest) -> tuple[str, ...]:
    """What the activated hero may do now."""
    ask = next(step for step in activation.perform(t) if isinstance(step, Ask))
    assert ask.prompt == "hero.move"
    return tuple(option.key() for option in ask.options())


def ways(t: TestConquest) -> list[str]:
    """The fields to which the activated hero may step now."""
    return sorted(key[3:] for key in offered(t) if key.startswith("go:"))


def go(t: TestConquest, *answers: str) -> list[str]:
    """Goes on with the activation; tells the prompts. It stops at the first question without an answer."""
    return t.play(activation.perform(t), answers, until="hero.move").prompts()


def fight_on(t: TestConquest, answers: Sequence[str], until: str = "hero.move") -> Result | None:
    """Goes on with the activation; in battle the first option is taken whatever it is."""
    left = [t.written(answer) for answer in answers]
    rule = activation.perform(t)
    try:
        step: Any = next(rule)
        while True:
            got = None
            if isinstance(step, Ask):
                options = step.options()
                if step.prompt.startswith("battle.") or (len(options) == 1 and not step.show):
                    got = options[0]
                elif left:
                    key = left.pop(0)
                    got = next(option for option in options if option.key() == key)
                else:
                    assert step.prompt == until, f"no answer to {step.prompt}"
                    return None
            step = rule.send(got)
    except StopIteration:
        assert not left
        return None
    except GameOver as over:
        return over.result
