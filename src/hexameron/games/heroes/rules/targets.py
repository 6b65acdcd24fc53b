"""Whom an effect concerns: the side that uses it, the stacks that can be meant, and changes laid on them."""

from __future__ import annotations

from functools import partial

from hexameron.games.heroes.content import effects as fx
from hexameron.games.heroes.options import Aim
from hexameron.games.heroes.rules import (
    stacks,
)
from hexameron.games.heroes.rules.sources import Use
from hexameron.games.heroes.state import Modifier, Stack
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Rules


def side_of(t: Conquest, use: Use) -> int:
    """The side in whose name an effect is used in battle."""
    return 0 if t.battle.sides[0].hero == use.hero else 1


def candidates(t: Conquest, use: Use, target: fx.Target) -> list[Stack]:
    """The stacks that can be meant by a target."""
    side = side_of(t, use)
    if target in ("own_stack", "two_own_stacks", "own_stacks"):
        return stacks.targets(t, side)
    if target == "same":
        named = t.battle.stacks.get(t.battle.named)
        return [named] if named is not None else []
    if target == "enemy_hero_stack" and not t.battle.sides[1 - side].hero:
        return []
    return stacks.targets(t, 1 - side)


def named(t: Conquest, use: Use, target: fx.Target, found: list[Stack] | None = None) -> Rules[list[Stack]]:
    """The stacks that are meant; a stack in the singular is named by the user."""
    left = candidates(t, use, target) if found is None else found
    if target in ("own_stacks", "enemy_stacks", "same"):
        return left
    chosen: list[Stack] = []
    for _ in range(2 if target == "two_own_stacks" else 1):
        if not left:
            break
        got = yield from t.ask(use.seat, "battle.target", partial(_aims, left), actor=use.source)
        one = t.battle.stacks[got.stack]
        chosen.append(one)
        left = [stack for stack in left if stack is not one]
        t.battle.named = one.id
    return chosen


def _aims(found: list[Stack]) -> list[Aim]:
    return [Aim(stack.id) for stack in found]


def modify(t: Conquest, use: Use, kind: str, until: fx.Until, *, stack: str = "", n: int = 0) -> None:
    """Something changes for a while, for a stack or for the whole own side."""
    side = side_of(t, use)
    t.battle.modifiers.append(
        Modifier(kind=kind, n=n, side=side, stack=stack, until=until, source=use.source, by=side)
    )


def has_targets(t: Conquest, use: Use, target: fx.Target) -> bool:
    return bool(candidates(t, use, target))


def can_aim(t: Conquest, use: Use, effect: fx.Absorb | fx.Cleanse) -> bool:
    return has_targets(t, use, effect.of)
