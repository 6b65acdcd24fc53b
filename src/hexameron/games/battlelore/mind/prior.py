"""Instinct: how much each option of one question looks right, from what the asked seat sees.

Every option gets a score in the measure of ``worth``; the weights are the scores' exponentials, so that they
can be read as chances. It looks one step ahead and never simulates: bots that can afford more begin here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp

from hexameron.games.battlelore.mind import fighting, lore, ordering
from hexameron.games.battlelore.mind.other_options import one_by_one
from hexameron.games.battlelore.mind.surroundings import Scores
from hexameron.games.battlelore.state import State
from hexameron.kernel.game import Question

SHARPNESS = 2.0
"""How much likelier an option is that is better by one figure, as an exponent."""

MOST = 12.0
"""Scores are kept within this of the best one, so that no option's weight is nothing."""


def prior(view: State, question: Question) -> Sequence[float]:
    """Weighs the options of a question: positive numbers, more for what looks better."""
    weigh = BY_PROMPT.get(question.prompt)
    scores = weigh(view, question) if weigh is not None else one_by_one(view, question)
    best = max(scores)
    return [exp(SHARPNESS * max(score - best, -MOST / SHARPNESS)) for score in scores]


BY_PROMPT: dict[str, Callable[[State, Question], Scores]] = {
    "command.card": ordering.commands,
    "order.unit": ordering.orders,
    "order.section": ordering.sections,
    "move.unit": fighting.movers,
    "move.where": fighting.ways,
    "battle.attacker": fighting.fighters,
    "battle.target": fighting.targets,
    "battle.again": fighting.targets,
    "follow.bonus": fighting.targets,
    "follow.gain": fighting.gains,
    "follow.pursue": fighting.gains,
    "retreat.ignore": fighting.ignoring,
    "retreat.where": fighting.retreats,
    "lore.target": lore.aims,
    "lore.targets": lore.aims,
    "lore.cleave": lore.aims,
    "lore.doom": lore.aims,
    "lore.arrival": lore.arrivals,
    "lore.keep_orders": lore.still_ordered,
    "lore.reroll": lore.rerolls,
    "lore.surplus": lore.discards,
    "lore.opening": lore.kept,
}
"""Questions whose options are better weighed together."""
