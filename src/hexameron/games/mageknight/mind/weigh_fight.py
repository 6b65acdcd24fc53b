"""What looks right in a combat: what the best plan for the means at hand needs now."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from hexameron.games.mageknight.mind import fighting, means, opponents
from hexameron.games.mageknight.mind.fighting import Fight
from hexameron.games.mageknight.mind.means import Use
from hexameron.games.mageknight.mind.roaming import PRIZES, option_of
from hexameron.games.mageknight.mind.weigh_turn import HEAT, OTHERWISE, planned
from hexameron.games.mageknight.options import (
    Activate,
    Aim,
    Challenge,
    HurtUnit,
    Parry,
    Play,
    Target,
    UseSkill,
    UseTactic,
)
from hexameron.games.mageknight.rules import foes
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Option, Seat
from hexameron.kernel.game import Question


def _prize(q: Quest, me: Seat) -> float:
    """What it is worth to win the present fight, besides Fame for each enemy."""
    combat = q.combat(me)
    if combat.kind in {"rampage", "incantation", "duel"}:
        return 0.5
    return PRIZES.get(q.site(combat.cell) or q.board.site.get(combat.cell, ""), 2.0)


Judge = Callable[[Quest, Seat, Sequence[opponents.Opponent], means.Kit, float], Fight]


def planned_fight(
    judge: Judge, now: Callable[[Fight], Sequence[Use]]
) -> Callable[[Quest, Seat, Question], Sequence[float]]:
    """A phase of a combat: what the best plan needs now; what already suffices is done at once."""

    def weigh(q: Quest, me: Seat, question: Question) -> Sequence[float]:
        enemies = opponents.in_combat(q, me)
        done = [option for option in question.options if type(option) in {Aim, Parry}]
        if done:
            return _finish(q, me, question)
        plan = judge(q, me, enemies, means.kit(q, me), _prize(q, me))
        return planned(q, me, question, [option_of(q, use) for use in now(plan)])

    return weigh


def _finish(q: Quest, me: Seat, question: Question) -> Sequence[float]:
    """Strikes and blocks that suffice: the most famous enemy, the worst attack."""
    combat = q.combat(me)
    found = []
    for option in question.options:
        if type(option) is Aim:
            found.append(1.0 + q.enemy(foes.foe(combat, option.foe)).fame)
        elif type(option) is Parry:
            one = foes.foe(combat, option.foe)
            found.append(1.0 + foes.to_deal(q, one, one.threats[option.threat]))
        else:
            found.append(OTHERWISE)
    return found


def challenging(q: Quest, me: Seat, question: Question) -> Sequence[float]:
    """One fight is enough, unless more enemies can be beaten with it."""
    return [0.15 if type(option) is Challenge else 1.0 for option in question.options]


def striking_more(q: Quest, me: Seat, option: Option) -> float:
    return 1.0 if type(option) is Aim else 0.05


def taking_damage(q: Quest, me: Seat, question: Question) -> Sequence[float]:
    """Damage goes where it costs least."""
    combat = q.combat(me)
    one = combat.foes[combat.dealer]
    poison, lame = foes.has(q, one, "poison"), foes.has(q, one, "paralyze")
    danger = opponents.Danger(0, combat.damage, one.threats[combat.blow].element)
    who = fighting.hero(q, me, units=combat.units)
    needed = _needed(q, me)

    costs = []
    for option in question.options:
        shield = next(
            (one for one in who.shields if type(option) is HurtUnit and one.id == option.card), None
        )
        if shield is None:
            costs.append(who.pain(combat.damage, poison=poison, paralyze=lame))
        else:
            cost, left = fighting.soak(shield, danger, poison=poison, paralyze=lame)
            rest = who.pain(left, poison=poison, paralyze=lame)
            costs.append(cost + rest + (needed.get(shield.id, 0.0) if cost else 0.0))
    least = min(costs)
    return [exp((least - cost) / HEAT) for cost in costs]


def _needed(q: Quest, me: Seat) -> dict[str, float]:
    """The units that will strike in the Attack phase, and what would be lost without them."""
    plan = fighting.strike_or_leave(q, me, opponents.in_combat(q, me), means.kit(q, me), _prize(q, me))
    return {use.source.id: max(0.0, plan.score) for use in plan.hits}


def facing(q: Quest, me: Seat, option: Option) -> float:
    return 0.02 if type(option) in {Play, Activate, UseSkill, UseTactic} else 1.0


def targeting(q: Quest, me: Seat, option: Option) -> float:
    """Effects act on the strongest."""
    if type(option) is not Target:
        return 0.3
    one = foes.foe(q.combat(me), option.foe)
    return 1.0 + q.enemy(one).fame + sum(foes.to_deal(q, one, threat) for threat in one.threats)
