"""Instinct: how much each option of one question looks right, from what the asked seat sees.

Every option gets a score, outside battle in the measure of ``appraisal``; the weights are the scores'
exponentials. It looks at odds and distances but never simulates: bots that can afford more begin here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from hexameron.games.heroes.mind import choosing, fighting, governing, roaming
from hexameron.games.heroes.mind.roaming import Scores
from hexameron.games.heroes.options import Exchange, Sell, UseScroll
from hexameron.games.heroes.state import State
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Done, Option, Yes
from hexameron.kernel.game import Question

SHARPNESS: Final = 7.0
"""How much likelier an option is that is better by a Power point, as an exponent."""
OPEN: Final[dict[str, float]] = {"turn.card": 2.0}
"""Questions that instinct answers less surely: there it is this instead, and a search looks at more."""
MOST: Final = 12.0
"""Scores are kept within this of the best one, so that no option's weight is nothing."""


def prior(view: State, question: Question) -> Sequence[float]:
    """Weighs the options of a question: positive numbers, more for what looks better."""
    weigh = BY_PROMPT.get(question.prompt)
    if weigh is None:
        scores = [1.0 if isinstance(option, Yes) else 0.0 for option in question.options]
    else:
        scores = weigh(Conquest.reading(view), question)
    best = max(scores)
    sharpness = OPEN.get(question.prompt, SHARPNESS)
    return [exp(max(sharpness * (score - best), -MOST)) for score in scores]


def _activations(t: Conquest, question: Question) -> Scores:
    return [
        _aside(t, question, option) if isinstance(option, (Exchange, Sell)) else score
        for option, score in zip(question.options, roaming.heroes(t, question), strict=True)
    ]


def _moves(t: Conquest, question: Question) -> Scores:
    return roaming.moves(t, question, [_aside(t, question, option) for option in question.options])


def _trades(t: Conquest, question: Question) -> Scores:
    """Trade after gathering, or nothing."""
    return [
        0.0 if isinstance(option, Done) else governing.trade(t, question.seat, option)
        for option in question.options
    ]


def _aside(t: Conquest, question: Question, option: Option) -> float:
    """What can be done besides moving: trade, scrolls."""
    if isinstance(option, UseScroll):
        return roaming.teleporting(t, t.hero(question.actor))
    return governing.trade(t, question.seat, option)


BY_PROMPT: Final[dict[str, Callable[[Conquest, Question], Scores]]] = {
    "setup.city": choosing.cities,
    "setup.hero": choosing.leaders,
    "turn.card": governing.cards,
    "activation.hero": _activations,
    "hero.move": _moves,
    "teleport.where": roaming.landings,
    "building.what": governing.buildings,
    "recruiting.what": governing.recruits,
    "arena.recruit": governing.recruits,
    "gathering.trade": _trades,
    "army.return": governing.least_units,
    "army.promote": choosing.promotions,
    "advance.now": choosing.advancing,
    "advance.pay": choosing.paying,
    "skill.deck": choosing.schools,
    "skill.keep": choosing.skills,
    "scroll.keep": choosing.scrolls,
    "artifact.keep": choosing.artifacts,
    "deposit.take": choosing.deposit,
    "treasure.part": choosing.treasures,
    "effect.choice": choosing.branches,
    "luck.whom": choosing.lucky,
    "battle.honour": fighting.honour,
    "battle.before_battle": fighting.deeds,
    "battle.turn_start": fighting.deeds,
    "battle.hero_turn": fighting.deeds,
    "battle.turn_end": fighting.deeds,
    "battle.after_battle": fighting.deeds,
    "battle.enemy_scroll": fighting.cancelling,
    "battle.place": fighting.order,
    "battle.strike": fighting.strikes,
    "battle.aim": fighting.aims,
    "battle.target": fighting.aims,
    "battle.reroll": fighting.rerolls,
    "battle.force": fighting.answers,
    "battle.lower": fighting.answers,
    "battle.laurel": fighting.returns,
    "battle.revive": fighting.returns,
    "battle.promote": fighting.returns,
    "battle.wound": fighting.wounds,
    "battle.flee": fighting.flight,
    "battle.give_up": fighting.given_up,
    "battle.prize": fighting.prizes,
}
"""All questions of the game but the choice of a faction, which is a matter of taste."""
