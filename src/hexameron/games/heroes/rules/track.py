"""The initiative track: who acts when (INIT, HVH-02, HVH-03)."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.heroes.options import PlaceFirst
from hexameron.games.heroes.rules import stacks, values
from hexameron.games.heroes.state import NOBODY, Stack
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Rules

CREATURES = 1
"""The side of the creatures, who stand before a hero's stack of equal Initiative."""


def put_right(t: Conquest) -> Rules[None]:
    """Puts all that are left on the track by their present Initiative (HE-INIT-01, HE-INIT-05)."""
    battle = t.battle
    groups: dict[int, list[Stack]] = {}
    for stack in battle.stacks.values():
        if stacks.alive(t, stack):
            groups.setdefault(stacks.initiative(t, stack), []).append(stack)
    track: list[str] = []
    for value, group in sorted(groups.items()):
        track += yield from _equal(t, value, group)
        for stack in group:
            stack.placed = value
    if track != battle.track:
        battle.track = track
        t.tell("battle.track", stacks=tuple(track), rules=("HE-INIT-01", "HE-INIT-05"))


def _equal(t: Conquest, value: int, group: Sequence[Stack]) -> Rules[list[str]]:
    """Stacks of equal Initiative: each side in the order its player likes, the two sides in turns."""
    own: list[list[Stack]] = [[], []]
    for side in (0, 1):
        own[side] = yield from _order(t, value, side, [stack for stack in group if stack.side == side])
    return _in_turns(t, own)


def _in_turns(t: Conquest, own: Sequence[Sequence[Stack]]) -> list[str]:
    """The stacks of both sides one by one, or all of the side that wins ties before the others."""
    first = foremost(t)
    if _wins_ties(t, 0) or _wins_ties(t, 1):
        return [stack.id for stack in (*own[first], *own[1 - first])]
    found: list[str] = []
    for place in range(max(len(own[0]), len(own[1]))):
        for side in (first, 1 - first):
            if place < len(own[side]):
                found.append(own[side][place].id)
    return found


def foremost(t: Conquest) -> int:
    """The side that places first among equals.

    Whoever wins ties; the creatures (HE-INIT-04); between heroes the faster one, then the attacker
    (HE-HVH-02, HE-HVH-03).
    """
    battle = t.battle
    for side in (0, 1):
        if _wins_ties(t, side):
            return side
    if battle.token != NOBODY:
        return CREATURES
    speeds = [values.initiative(t, t.hero(side.hero)) for side in battle.sides]
    return 1 if speeds[1] < speeds[0] else 0


def _wins_ties(t: Conquest, side: int) -> bool:
    """Whether all of a side stand before enemies of the same Initiative (HE-BLDG-11)."""
    hero = t.battle.sides[side].hero
    return bool(hero) and values.permits(t, t.hero(hero), "wins_ties")


def _order(t: Conquest, value: int, side: int, tied: list[Stack]) -> Rules[list[Stack]]:
    """The order of own stacks of equal Initiative, as their player likes (HE-INIT-06).

    The two tokens of Dark Days are alike, and those who stood so before stay so: neither is asked about.
    """
    battle = t.battle
    if len(tied) < 2 or not battle.sides[side].hero:
        return tied
    place = {id_: n for n, id_ in enumerate(battle.track)}
    if all(stack.placed == value and stack.id in place for stack in tied):
        return sorted(tied, key=lambda stack: place[stack.id])
    left = {stack.id: stack for stack in tied}
    found: list[Stack] = []
    while left:
        got = yield from t.ask(
            battle.sides[side].seat, "battle.place", lambda: [PlaceFirst(id_) for id_ in left]
        )
        found.append(left.pop(got.stack))
    return found


def rejoin(t: Conquest, stack: Stack) -> None:
    """A stack that was gone stands at its own Initiative again (HE-RES-01).

    In this battle turn it acts only if its place has not been passed.
    """
    battle = t.battle
    if stack.id in battle.track:
        return
    stack.placed = stacks.initiative(t, stack)
    place = _place(t, stack)
    stack.acted = any(battle.stacks[id_].acted for id_ in battle.track[place:])
    battle.track.insert(place, stack.id)


def _place(t: Conquest, stack: Stack) -> int:
    """Where a stack belongs on the track: among equals it is the last of its side (HE-INIT-04)."""
    on_track = [t.battle.stacks[id_] for id_ in t.battle.track]
    before = sum(one.placed < stack.placed for one in on_track)
    equal = [*[one for one in on_track if one.placed == stack.placed], stack]
    own = [[one for one in equal if one.side == side] for side in (0, 1)]
    return before + _in_turns(t, own).index(stack.id)
