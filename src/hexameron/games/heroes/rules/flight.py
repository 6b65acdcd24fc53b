"""Flight from battle (BTURN-02..07, HVH-04, HVH-05)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from hexameron.games.heroes.content import tracks
from hexameron.games.heroes.options import GiveUp
from hexameron.games.heroes.rules import stacks, values
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Rules
from hexameron.kernel.picking import Sets


def offer(t: Conquest) -> Rules[None]:
    """Each hero may flee, the defender first; creatures never do (HE-BTURN-03, HE-HVH-04)."""
    for number in (1, 0):
        side = t.battle.sides[number]
        if side.hero and (yield from t.confirm(side.seat, "battle.flee", actor=side.hero)):
            yield from flee(t, number)
            return


def flee(t: Conquest, number: int) -> Rules[None]:
    """The hero loses units and with them the battle (HE-BTURN-04, HE-BTURN-05)."""
    battle = t.battle
    side = battle.sides[number]
    t.tell("battle.flees", hero=side.hero, rules=("HE-BTURN-04", "HE-BTURN-05"))
    yield from _lose_units(t, number)
    side.fled = True
    battle.winner = 1 - number


def _lose_units(t: Conquest, number: int) -> Rules[None]:
    """Two tokens of the owner's choice, or one with Defence (HE-BTURN-06, HE-BTURN-07).

    The last token is given up alone. A card that spares a token spares one of either price.
    """
    side = t.battle.sides[number]
    hero = t.hero(side.hero)
    due = values.flight_loss(t, hero, min(tracks.FLIGHT_LOSS, t.army_size(hero)))
    defended = values.flight_loss(t, hero, tracks.DEFENDED_FLIGHT_LOSS)
    tokens = _tokens(t, number)
    if defended == 0 and any(_defends(t, one) for one in tokens):
        due = 0

    def all_needed(given: Sequence[Token]) -> bool:
        return len(given) <= defended or not any(_defends(t, one) for one in given)

    def enough(given: Sequence[Token]) -> bool:
        return len(given) == due or (len(given) >= defended and any(_defends(t, one) for one in given))

    given = yield from t.pick_things(
        side.seat,
        "battle.give_up",
        lambda: tokens,
        _give_up,
        Sets(0, due, all_needed, enough, _give_up),
        actor=side.hero,
    )
    for token in given:
        stack = t.battle.stacks[token.stack]
        (hero.elite if token.elite else hero.basic)[stack.level - 1] -= 1
        t.tell("battle.given_up", who=stacks.name(t, stack), side=number, rules=("HE-BTURN-06",))


class Token(NamedTuple):
    """A token of a stack; those of one side of a stack are alike."""

    stack: str
    elite: bool
    number: int


def _give_up(token: Token) -> GiveUp:
    return GiveUp(token.stack, token.elite)


def _tokens(t: Conquest, number: int) -> list[Token]:
    """The unit tokens of a side; elementals cannot be given up."""
    hero = t.hero(t.battle.sides[number].hero)
    return [
        Token(stack.id, elite, n)
        for stack in t.battle.stacks.values()
        if stack.side == number and stack.kind == "unit"
        for elite in (False, True)
        for n in range((hero.elite if elite else hero.basic)[stack.level - 1])
    ]


def _defends(t: Conquest, token: Token) -> bool:
    """Whether a token itself has Defence."""
    unit = stacks.unit_of(t.battle.stacks[token.stack])
    return "defence" in (unit.elite if token.elite else unit.basic).abilities
