"""What cannot be in a battle or a duel that somebody wrote down by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from hexameron.games.runewars.content.heroes import HERO
from hexameron.games.runewars.content.quests import QUEST
from hexameron.games.runewars.content.rewards import REWARD
from hexameron.games.runewars.content.tactics import TACTIC
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.rules import battle, combat, duel
from hexameron.games.runewars.state import Battle, Duel, Fighter, Figure, Side, State
from hexameron.kernel.soundness import Fault, Rule, among, between, by_key, either, empty, every, struct

MANY: Final = 999
FIGURE: Final = re.compile(r"f\d{1,4}")


def _figure(value: str) -> Iterator[Fault]:
    if not FIGURE.fullmatch(value):
        yield "", f"{value!r} is no figure"


def battle_rule(seat: Rule, some: Rule, area: Rule) -> Rule:
    """What may stand in each field of a battle."""
    kind = among("unit", UNIT)
    count = between(0, MANY)
    side = struct(
        Side,
        seat=seat,
        figures=every(struct(Figure, id=_figure, kind=kind, hurt=count)),
        drawn=every(kind, distinct=True),
        now=either(empty, kind),
        bonus=between(-MANY, MANY),
        hits=count,
        spared=count,
        sturdy=by_key(kind, between(1, MANY)),
        came=count,
        lost=count,
        played=every(among("Tactics card", TACTIC)),
    )
    return struct(
        Battle,
        place=area,
        step=among("step of a battle", battle.STEPS),
        round=between(1, combat.ROUNDS + 1),
        sides=every(side, size=2),
        next_figure=count,
        winner=between(-1, 1),
        spoils=either(empty, among("Tactics card", TACTIC)),
        fort=some,
    )


def duel_rule(seat: Rule, area: Rule, a_hero: Rule) -> Rule:
    """What may stand in each field of a duel."""
    count = between(0, MANY)
    reward = either(empty, among("Reward card", REWARD))
    return struct(
        Duel,
        place=area,
        fighters=every(
            struct(
                Fighter,
                seat=seat,
                hero=either(empty, a_hero),
                kind=either(empty, among("unit", UNIT)),
                hurt=count,
                health=count,
                dealt=count,
                spared=count,
                weapon=reward,
                armor=reward,
                once=every(among("ability", (*HERO, *REWARD, *TACTIC))),
                cursed=count,
            ),
            size=2,
        ),
        round=between(0, duel.ROUNDS),
        until=count,
        quest=either(empty, among("quest", QUEST)),
    )


def duel_faults(state: State) -> Iterator[Fault]:
    """Who fights a duel."""
    if state.duel is None:
        return
    for index, fighter in enumerate(state.duel.fighters):
        if bool(fighter.hero) is bool(fighter.kind):
            yield f"duel.fighters[{index}]", "is a hero, or a neutral unit"
        elif fighter.hero and state.heroes[fighter.hero].seat != fighter.seat:
            yield f"duel.fighters[{index}].seat", "does not decide for this hero"


def battle_faults(state: State) -> Iterator[Fault]:
    """Who fights: the player whose turn it is attacks, every figure has an id of its own."""
    fight = state.battle
    if fight is None:
        return
    if state.order is None:
        yield "battle", "battles are fought in somebody's turn"
        return
    if fight.sides[0].seat != state.order.seat:
        yield "battle.sides[0].seat", "whoever has the turn attacks"
    if fight.sides[0].seat == fight.sides[1].seat and len(state.players) > 1:
        yield "battle.sides[1].seat", "nobody fights oneself"
    known: list[str] = []
    for number, side in enumerate(fight.sides):
        for index, figure in enumerate(side.figures):
            where = f"battle.sides[{number}].figures[{index}]"
            if figure.id in known:
                yield f"{where}.id", f"{figure.id!r} is there twice"
            if int(figure.id[1:]) >= fight.next_figure:
                yield f"{where}.id", f"must be below f{fight.next_figure} (battle.next_figure)"
            known.append(figure.id)
