"""Instinct: what looks good at a glance, question by question. It sees what the asked seat sees.

In a turn it looks for aims (``roaming``) and weighs what comes first on the way to each; in a fight it makes
a plan for the means at hand (``fighting``) and plays what the plan needs now. So cards are not played idly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hexameron.games.mageknight.mind import fighting
from hexameron.games.mageknight.mind.reading import quest_of
from hexameron.games.mageknight.mind.weigh_cards import (
    agreeing,
    all_wounds,
    branching,
    choosing_tactic,
    colouring,
    exchanging,
    gaining,
    keeping_cards,
    losing,
    participating,
    paying,
    searching,
)
from hexameron.games.mageknight.mind.weigh_fight import (
    challenging,
    facing,
    planned_fight,
    striking_more,
    taking_damage,
    targeting,
)
from hexameron.games.mageknight.mind.weigh_turn import after_action, before_turn, moving, starting, talking
from hexameron.games.mageknight.state import State
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Done, No, Option, Pass, Seat
from hexameron.kernel.game import Question


def prior(state: State, question: Question) -> Sequence[float]:
    """How much each option of a question looks like the right one."""
    weigh = WEIGH.get(question.prompt)
    if weigh is None:
        return [_plain(option) for option in question.options]
    return weigh(quest_of(state), question.seat, question)


def _plain(option: Option) -> float:
    """Where nothing is known: going on rather than stopping, and seldom nothing at all."""
    if isinstance(option, (Done, Pass, No)):
        return 0.5
    return 1.0


def _each(
    weigh: Callable[[Quest, Seat, Option], float],
) -> Callable[[Quest, Seat, Question], Sequence[float]]:
    """A question whose options are weighed one by one."""
    return lambda q, me, question: [weigh(q, me, option) for option in question.options]


WEIGH: dict[str, Callable[[Quest, Seat, Question], Sequence[float]]] = {
    "turn.move": moving,
    "turn.after": _each(after_action),
    "turn.start": _each(starting),
    "turn.before": _each(before_turn),
    "turn.talk": talking,
    "combat.challenge": challenging,
    "combat.ranged": planned_fight(fighting.shoot_or_wait, lambda plan: plan.shots),
    "combat.block": planned_fight(fighting.block_or_bear, lambda plan: plan.wards),
    "combat.attack": planned_fight(fighting.strike_or_leave, lambda plan: plan.hits),
    "combat.strike": _each(striking_more),
    "combat.damage": taking_damage,
    "combat.face": _each(facing),
    "combat.target": _each(targeting),
    "effect.choice": branching,
    "mana.pay": _each(paying),
    "mana.colour": _each(colouring),
    "mana.which": _each(colouring),
    "level.skill": _each(gaining),
    "level.action": _each(gaining),
    "end.choose": _each(gaining),
    "end.unit": _each(gaining),
    "end.artifact": _each(losing),
    "end.discard": _each(keeping_cards),
    "end.glade": all_wounds,
    "rest.card": _each(losing),
    "rest.wounds": all_wounds,
    "card.discard": _each(losing),
    "card.throw": _each(losing),
    "unit.disband": _each(losing),
    "tactic.choose": _each(choosing_tactic),
    "tactic.rethink": _each(exchanging),
    "tactic.meditation": _each(exchanging),
    "tactic.preparation": _each(searching),
    "duel.participate": _each(participating),
    "pact.agree": _each(agreeing),
    "end.long_night": _each(agreeing),
}
"""Who weighs the options of which question."""
