"""Wounds on units and creatures, and Resurrection (WOUND, ABIL-05..08, DARK-03, RES)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hexameron.games.heroes.options import Hurt, Revive, TurnElite
from hexameron.games.heroes.rules import stacks, track, values
from hexameron.games.heroes.state import NOBODY, Stack
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Done, Option, Rules

DONE = Done()


def deal(
    t: Conquest,
    side: int,
    n: int,
    *,
    target: str = "",
    pierces: bool = False,
    spills: bool = True,
    attack: bool = False,
) -> Rules[None]:
    """Gives wounds to a side: to one stack until it is destroyed, then to another (HE-WOUND-01..07).

    The stack is the ``target`` or the owner's choice. Without ``spills`` what a stack cannot take is lost.
    ``attack`` marks the wounds of an attack, which Ward keeps away.
    """
    battle = t.battle
    stack: Stack | None = None
    aimed = battle.stacks.get(target)
    while n > 0 and battle.winner == NOBODY:
        found = places(t, side, aimed or stack)
        if not found:
            return
        got = found[0]
        if len(found) > 1:
            seat = battle.sides[side].seat
            battle.due = n
            got = yield from t.ask(
                seat,
                "battle.wound",
                partial(list, found),
                actor=stacks.actor(t, side),
            )
        if stack is None or got.stack != stack.id:
            stack = battle.stacks[got.stack]
            n = _spared(t, stack, n, attack=attack)
        n = _wound(t, stack, n, elite=got.elite, pierces=pierces)
        if not stacks.alive(t, stack):
            t.tell("battle.destroyed", who=stacks.name(t, stack), side=side, rules=("HE-WOUND-06",))
            decide(t)
            aimed = stack = None
            if not spills:
                return


def places(t: Conquest, side: int, stack: Stack | None) -> list[Hurt]:
    """Who may take the next wound: units of the stack that is being wounded, else of any of the side.

    A unit that carries a wound token comes first in its stack (HE-ABIL-06), and so does a wounded creature
    token before the other one in Dark Days (HE-DARK-03).
    """
    hurt = [stack] if stack is not None and stacks.alive(t, stack) else stacks.targets(t, side)
    if not t.battle.sides[side].hero:
        hurt = [one for one in hurt if one.wounds] or hurt
    return [place for one in hurt for place in _units(t, one)]


def _units(t: Conquest, stack: Stack) -> list[Hurt]:
    if stack.kind != "unit":
        return [Hurt(stack.id, False)]
    if stack.wounds:
        return [Hurt(stack.id, stack.wounded == "elite")]
    hero = stacks.leader(t, stack)
    found = []
    if hero.basic[stack.level - 1]:
        found.append(Hurt(stack.id, False))
    if hero.elite[stack.level - 1]:
        found.append(Hurt(stack.id, True))
    return found


def _spared(t: Conquest, stack: Stack, n: int, *, attack: bool) -> int:
    """The wounds that are left of those given to a stack after what its owner's cards keep away."""
    for one in list(t.battle.modifiers):
        if one.kind == "ward" and attack and one.stack == stack.id:
            t.battle.modifiers.remove(one)
            t.tell("battle.warded", who=stacks.name(t, stack), n=n, source=one.source)
            return 0
        if one.kind == "absorb" and one.stack == stack.id and one.used < one.n:
            lost = min(n, one.n - one.used)
            one.used += lost
            n -= lost
            t.tell("battle.absorbed", who=stacks.name(t, stack), n=lost, source=one.source)
    return n


def _wound(t: Conquest, stack: Stack, n: int, *, elite: bool, pierces: bool) -> int:
    """Wounds one unit until it is eliminated, or a creature token; gives the wounds that are left."""
    if n <= 0:
        return 0
    if stack.kind == "unit":
        return _wound_unit(t, stack, n, elite=elite, pierces=pierces)
    each = stacks.lives(stack) if pierces else 1
    before = stacks.tokens(t, stack)
    taken = min(n, -(-(stack.numbers * stacks.lives(stack) - stack.wounds) // each))
    stack.wounds += taken * each
    t.tell(
        "battle.wounded",
        who=stacks.name(t, stack),
        side=stack.side,
        n=taken,
        lost=before - max(stacks.tokens(t, stack), 0),
        rules=("HE-WOUND-09", "HE-WOUND-10"),
    )
    return n - taken


def _wound_unit(t: Conquest, stack: Stack, n: int, *, elite: bool, pierces: bool) -> int:
    """An elite unit is turned, a basic one eliminated; Endurance takes its wounds first (HE-WOUND-03..05)."""
    hero = stacks.leader(t, stack)
    level = stack.level - 1
    given = n
    turned = lost = 0
    while n:
        needed = 1 if pierces else max(1 + stacks.endurance(stack, elite=elite) - stack.wounds, 1)
        if n < needed:
            stack.wounds += n
            stack.wounded = "elite" if elite else "basic"
            n = 0
            break
        n -= needed
        stack.wounds = 0
        stack.wounded = ""
        if not elite:
            hero.basic[level] -= 1
            t.battle.sides[stack.side].lost[level] += 1
            lost += 1
            break
        hero.elite[level] -= 1
        hero.basic[level] += 1
        turned += 1
        elite = False
    t.tell(
        "battle.wounded",
        who=stacks.name(t, stack),
        side=stack.side,
        n=given - n,
        turned=turned,
        lost=lost,
        rules=("HE-WOUND-03", "HE-WOUND-04", "HE-WOUND-05"),
    )
    if turned and not lost:
        t.tell("battle.turned", who=stacks.name(t, stack), side=stack.side, rules=("HE-WOUND-04",))
    return n


def decide(t: Conquest) -> None:
    """A side without unit tokens or creatures has lost at once; elementals do not count (HE-BEND-10)."""
    battle = t.battle
    for number, side in enumerate(battle.sides):
        if side.hero:
            gone = not t.army_size(t.hero(side.hero))
        else:
            gone = not stacks.targets(t, number)
        if gone:
            battle.winner = 1 - number
            return


# ---------------------------------------------------------------------- resurrection and promotion


def raisable(t: Conquest, side: int, stack: Stack | None = None) -> list[Revive]:
    """The units that can be resurrected: lost by wounds in this battle, within Command (HE-RES-01)."""
    battle = t.battle
    lost = battle.sides[side].lost
    if not any(lost):
        return []
    hero = t.hero(battle.sides[side].hero)
    if t.army_size(hero) >= values.command(t, hero):
        return []
    among = [stack] if stack is not None else battle.stacks.values()
    return [
        Revive(one.id) for one in among if one.side == side and one.kind == "unit" and lost[one.level - 1]
    ]


def raise_unit(t: Conquest, stack: Stack) -> None:
    """A unit returns, basic side up; a stack that was gone has its old place on the track."""
    side = t.battle.sides[stack.side]
    side.lost[stack.level - 1] -= 1
    t.hero(side.hero).basic[stack.level - 1] += 1
    track.rejoin(t, stack)
    t.tell("battle.raised", who=stacks.name(t, stack), side=stack.side, rules=("HE-RES-01",))


def resurrect(t: Conquest, side: int, n: int) -> Rules[None]:
    """Up to ``n`` units of the owner's choice return."""
    for _ in range(n):
        got = yield from _one_of(t, side, "battle.revive", raisable(t, side))
        if not isinstance(got, Revive):
            return
        raise_unit(t, t.battle.stacks[got.stack])


def promotable(t: Conquest, side: int, stack: Stack | None = None) -> list[TurnElite]:
    """The basic units that can be turned; a unit with wound tokens is told apart from the others."""
    battle = t.battle
    hero = t.hero(battle.sides[side].hero)
    found = []
    among: Sequence[Stack] = [stack] if stack is not None else list(battle.stacks.values())
    for one in among:
        if one.side != side or one.kind != "unit" or not hero.basic[one.level - 1]:
            continue
        marked = one.wounded == "basic"
        if marked:
            found.append(TurnElite(one.id, True))
        if hero.basic[one.level - 1] > int(marked):
            found.append(TurnElite(one.id, False))
    return found


def promote(t: Conquest, stack: Stack, *, marked: bool) -> None:
    """Turns a unit to its elite side; it keeps its wound tokens (HE-ABIL-05)."""
    hero = stacks.leader(t, stack)
    hero.basic[stack.level - 1] -= 1
    hero.elite[stack.level - 1] += 1
    if marked:
        stack.wounded = "elite"
    t.tell("battle.promoted", who=stacks.name(t, stack), side=stack.side, rules=("HE-ELITE-05",))


def upgrade(t: Conquest, side: int, n: int) -> Rules[None]:
    """Turns up to ``n`` basic units of the owner's choice."""
    for _ in range(n):
        got = yield from _one_of(t, side, "battle.promote", promotable(t, side))
        if not isinstance(got, TurnElite):
            return
        promote(t, t.battle.stacks[got.stack], marked=got.marked)


def _one_of(t: Conquest, side: int, prompt: str, found: Sequence[Option]) -> Rules[Option]:
    """One of these as the owner likes, or none; nobody is asked where there are none."""
    if not found:
        return DONE
    return (
        yield from t.ask(
            t.battle.sides[side].seat, prompt, lambda: [*found, DONE], actor=stacks.actor(t, side)
        )
    )
