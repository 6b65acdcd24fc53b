"""Flight from battle (BTURN-02..07, HVH-04, HVH-05)."""

from __future__ import annotations

from hexameron.games.heroes.battle_options import GiveUp
from hexameron.games.heroes.content import tracks
from hexameron.games.heroes.rules import stacks, values
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Rules


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
    if defended == 0 and any(_defends(t, one) for one in _tokens(t, number)):
        due = 0
    for lost in range(1, due + 1):
        got = yield from t.ask(side.seat, "battle.give_up", lambda: _tokens(t, number), actor=side.hero)
        gives_defence = _defends(t, got)
        stack = t.battle.stacks[got.stack]
        (hero.elite if got.elite else hero.basic)[stack.level - 1] -= 1
        t.tell("battle.given_up", who=stacks.name(t, stack), side=number, rules=("HE-BTURN-06",))
        if gives_defence and lost >= defended:
            return


def _tokens(t: Conquest, number: int) -> list[GiveUp]:
    """The unit tokens of a side; elementals cannot be given up."""
    hero = t.hero(t.battle.sides[number].hero)
    found = []
    for stack in t.battle.stacks.values():
        if stack.side == number and stack.kind == "unit":
            if hero.basic[stack.level - 1]:
                found.append(GiveUp(stack.id, False))
            if hero.elite[stack.level - 1]:
                found.append(GiveUp(stack.id, True))
    return found


def _defends(t: Conquest, token: GiveUp) -> bool:
    """Whether a token itself has Defence."""
    unit = stacks.unit_of(t.battle.stacks[token.stack])
    return "defence" in (unit.elite if token.elite else unit.basic).abilities
