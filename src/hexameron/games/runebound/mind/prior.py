"""Instinct: how much each option of one question looks right, from what the asked seat sees.

Every option gets a score in the measure of ``appraisal``; the weights are the scores' exponentials. It
looks at odds and distances but never simulates: bots that can afford more begin here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from hexameron.games.runebound.mind import choosing, fighting, roaming, rolling
from hexameron.games.runebound.mind.roaming import Scores
from hexameron.games.runebound.rules.anytime import Journey
from hexameron.games.runebound.state import State
from hexameron.games.runebound.table import Saga
from hexameron.kernel.game import Question

SHARPNESS: Final = 9.0
"""How much likelier an option is that is better by ten pieces of gold, as an exponent."""
OPEN: Final[dict[str, float]] = {"turn.act": 7.0, "combat.act": 6.0}
"""Questions that instinct answers less surely: there it is this instead, and a search looks at more."""
MOST: Final = 12.0
"""Scores are kept within this of the best one, so that no option's weight is nothing."""


def prior(view: State, question: Question) -> Sequence[float]:
    """Weighs the options of a question: positive numbers, more for what looks better."""
    weigh = BY_PROMPT.get(question.prompt, choosing.yes)
    scores = weigh(Journey.reading(view), question)
    best = max(scores)
    sharpness = OPEN.get(question.prompt, SHARPNESS)
    return [exp(max(sharpness * (score - best), -MOST)) for score in scores]


def _evenly(t: Saga, question: Question) -> Scores:
    """All options alike: which hero to play is a matter of taste."""
    return [0.0 for _ in question.options]


BY_PROMPT: Final[dict[str, Callable[[Saga, Question], Scores]]] = {
    "setup.hero": _evenly,
    "setup.place": choosing.places,
    "setup.buy": choosing.assets,
    "turn.act": roaming.acts,
    "turn.end": roaming.ends,
    "move.step": roaming.steps,
    "move.card": roaming.steps,
    "move.carried": roaming.steps,
    "shop.deal": choosing.deals,
    "shop.gain": choosing.assets,
    "shop.offer": choosing.assets,
    "shop.from_market": choosing.assets,
    "settle.asset": choosing.assets,
    "settle.hand": choosing.skills,
    "settle.skill": choosing.skills,
    "exert.card": choosing.skills,
    "learn.card": choosing.learned,
    "event.option": choosing.events,
    "quest.ending": choosing.endings,
    "quest.explore": choosing.endings,
    "test.exert": choosing.tests,
    "card.choice": choosing.parts,
    "trophy.deck": choosing.decks,
    "card.pay": choosing.payments,
    "give.what": choosing.gifts,
    "give.agree": choosing.agreeing,
    "give.agree_gold": choosing.agreeing,
    "dice.rest": rolling.counted,
    "dice.strike": rolling.counted,
    "dice.harm": rolling.counted,
    "dice.explore": rolling.counted,
    "dice.which": rolling.chosen,
    "dice.turn": rolling.chosen,
    "combat.act": fighting.acts,
    "combat.attack": fighting.all_of_them,
    "combat.agility": fighting.agility,
    "combat.flip": fighting.victims,
    "combat.recast": fighting.victims,
    "combat.remove": fighting.victims,
    "combat.mirror": fighting.victims,
    "combat.pay": fighting.as_little,
    "combat.negate_with": fighting.as_little,
    "combat.shields": fighting.shields,
    "combat.block_more": fighting.block_more,
    "combat.escape": fighting.escape,
    "combat.flee": fighting.flights,
}
"""The questions of the game; at others a card offers something, which is mostly good."""
