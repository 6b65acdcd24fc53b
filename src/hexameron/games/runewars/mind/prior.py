"""Instinct: how much each option of one question looks right, from what the asked seat sees.

Every option gets a score in the measure of ``worth``; the weights are the scores' exponentials. It looks at
odds and distances but never simulates: bots that can afford more begin here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Final

from hexameron.games.runewars.mind import choosing, fighting, governing, marching, questing
from hexameron.games.runewars.mind.governing import Scores
from hexameron.games.runewars.options import Activate, Send, Walk
from hexameron.games.runewars.state import State
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Done, FreeOption, Some
from hexameron.kernel.game import Question

SHARPNESS: Final = 18.0
"""How much likelier an option is that is better by a dragon rune, as an exponent."""
OPEN: Final[dict[str, float]] = {"order.choose": 12.0, "march.activate": 12.0, "bid": 8.0}
"""Questions that instinct answers less surely: there it is this instead, and a search looks at more."""
MOST: Final = 12.0
"""Scores are kept within this of the best one, so that no option's weight is nothing."""
BESIDES: Final = 0.1
"""What is good to do besides comes before what was asked."""
LEFT: Final = 0.25
SOME: Final = 0.08
"""How much worse another number of units is than the planned one."""


def prior(view: State, question: Question) -> Sequence[float]:
    """Weighs the options of a question: positive numbers, more for what looks better."""
    t = marching.Lookout.reading(view)
    weigh = BY_PROMPT.get(question.prompt, choosing.yes)
    scores = weigh(t, question)
    if any(isinstance(option, FreeOption) for option in question.options):
        scores = _with_free(t, question, scores)
    best = max(scores)
    sharpness = OPEN.get(question.prompt, SHARPNESS)
    return [exp(max(sharpness * (score - best), -MOST)) for score in scores]


def _with_free(t: War, question: Question, scores: Scores) -> Scores:
    """What can be done besides is done first, if it is good."""
    asked = [
        score
        for option, score in zip(question.options, scores, strict=True)
        if not isinstance(option, FreeOption)
    ]
    best = max(asked, default=0.0)
    found = []
    for option, score in zip(question.options, scores, strict=True):
        if isinstance(option, FreeOption):
            value = choosing.free(t, question, option)
            found.append(best + BESIDES + value if value > 0 else best - LEFT + value)
        else:
            found.append(score)
    return found


# ---------------------------------------------------------------------- marches


def _activations(t: War, question: Question) -> Scores:
    seat = question.seat
    found = marching.reach(t, seat)
    return [
        marching.activation(t, seat, option, found) if isinstance(option, Activate) else 0.0
        for option in question.options
    ]


def _as_planned(question: Question, wanted: dict[str, int]) -> Scores:
    """The first unit that is wanted comes next, in the wanted number; then it is enough."""
    ids = [option.id for option in question.options if isinstance(option, Some)]
    first = next((id_ for id_ in dict.fromkeys(ids) if wanted.get(id_)), "")
    scores = []
    for option in question.options:
        if isinstance(option, Some):
            off = abs(option.n - wanted.get(option.id, 0))
            scores.append((0.3 if option.id == first else -0.1) - SOME * off)
        else:
            scores.append(-0.3 if first else 0.3)
    return scores


def _march(t: War, question: Question) -> Scores:
    seat, target = question.seat, question.actor
    near = marching.reach(t, seat).get(target, {})
    plan = marching.now(t, seat, target, near)
    return _as_planned(question, plan.units)


def _strategize(t: War, question: Question) -> Scores:
    seat = question.seat
    scores = []
    for option in question.options:
        match option:
            case Send():
                scores.append(marching.sending(t, seat, option))
            case Walk():
                aims = questing.aims(t, option.hero)
                here = questing.prospect(t, option.hero, t.hero(option.hero).at, aims)
                scores.append(questing.prospect(t, option.hero, option.area, aims) - here - 0.01)
            case _:
                scores.append(0.0)
    return scores


def _sent(t: War, question: Question) -> Scores:
    """All that can be spared goes; into an empty area a few are enough."""
    options = [option for option in question.options if isinstance(option, Some)]
    target = question.actor
    most = 2 if t.control(target) != question.seat else max(0, 8 - t.count(question.seat, target))
    source = _source(question)
    spare = t.count(question.seat, source) - marching.garrison(t, question.seat, source) if source else most
    wanted: dict[str, int] = {}
    left = max(1, min(spare, most))
    for option in options:
        if left > 0 and option.n <= left:
            wanted[option.id] = option.n
    chosen: dict[str, int] = {}
    for id_, n in wanted.items():
        if left > 0:
            chosen[id_] = min(n, left)
            left -= chosen[id_]
    return _as_planned(question, chosen)


def _source(question: Question) -> str:
    """The area that units step out of."""
    return next((option.id.partition(".")[0] for option in question.options if isinstance(option, Some)), "")


def _ends(t: War, question: Question) -> Scores:
    return [0.0 if isinstance(option, Done) else -0.1 for option in question.options]


BY_PROMPT: Final[dict[str, Callable[[War, Question], Scores]]] = {
    "setup.fort": choosing.homes,
    "setup.units": choosing.homes,
    "setup.hero": choosing.homes,
    "setup.rune": choosing.runes,
    "order.choose": governing.orders,
    "bid": governing.bids,
    "bid.tie": choosing.opponents,
    "bid.tie_lowest": choosing.opponents,
    "turn.resolve": choosing.evenly,
    "turn.close": _ends,
    "fall.gain": governing.fall,
    "march.activate": _activations,
    "march.units": _march,
    "march.meets": fighting.meetings,
    "diplomacy.pay": governing.payments,
    "diplomacy.more": fighting.sacrifice,
    "diplomacy.card": choosing.destinies,
    "diplomacy.failed": fighting.meetings,
    "test.card": choosing.destinies,
    "strategize.move": _strategize,
    "strategize.units": _sent,
    "recruit.dial": governing.recruiting,
    "recruit.where": governing.mustering,
    "recruit.free": governing.freeing,
    "recruit.units": choosing.as_many,
    "recruit.fort": governing.fort_choice,
    "works.dial": governing.turning,
    "works.build": governing.works,
    "rally.benefit": governing.benefits,
    "rally.heroes": governing.hiring,
    "rally.keep": questing.kept,
    "hero.where": governing.fort_choice,
    "hero.deserts": questing.leavers,
    "effect.desert": questing.leavers,
    "effect.turncoat": questing.leavers,
    "hero.hold": questing.holding,
    "power.title": governing.titles,
    "fortify.act": governing.fortify,
    "fort.free": choosing.harmed,
    "fortify.rune": choosing.runes,
    "rune.lay": choosing.runes,
    "rune.discard": choosing.false_runes,
    "rune.scatter": choosing.rune_moves,
    "rune.steal": choosing.rune_moves,
    "rune.look": choosing.looks,
    "find.look": choosing.looks,
    "quest.hero": questing.heroes_first,
    "quest.act": questing.acts,
    "quest.step": questing.steps,
    "quest.deed": questing.deeds,
    "quest.train": questing.training,
    "test.attribute": questing.training,
    "duel.start": questing.duels,
    "duel.special": questing.duels,
    "duel.guard": questing.duels,
    "duel.rival": questing.rivals,
    "battle.start": fighting.windows,
    "battle.pass": fighting.windows,
    "battle.drawn": fighting.windows,
    "battle.hits": fighting.windows,
    "battle.kind": fighting.kinds,
    "wild.kind": fighting.kinds,
    "battle.damage": fighting.wounds,
    "battle.rout": fighting.losses,
    "battle.destroy": fighting.losses,
    "battle.withdraw": fighting.losses,
    "battle.sacrifice": fighting.losses,
    "battle.target": fighting.targets,
    "battle.rage": fighting.targets,
    "battle.stand": fighting.risers,
    "battle.loses": fighting.parts,
    "battle.redraw": fighting.redraws,
    "battle.raise": choosing.as_many,
    "battle.surplus": choosing.given_up,
    "works.tomb": fighting.works,
    "works.spawn": fighting.works,
    "retreat.where": fighting.flights,
    "winter.units": choosing.given_up,
    "settle.units": choosing.given_up,
    "effect.thin": choosing.given_up,
    "effect.rout": choosing.given_up,
    "effect.stand": choosing.as_many,
    "effect.part": choosing.effect_parts,
    "effect.pay": fighting.sacrifice,
    "effect.dial": governing.turning,
    "effect.place": choosing.helped,
    "effect.found": choosing.helped,
    "effect.repair": choosing.helped,
    "effect.deactivate": choosing.helped,
    "effect.raze": choosing.harmed,
    "effect.scatter": choosing.harmed,
    "effect.activate": choosing.harmed,
    "effect.opponent": choosing.opponents,
    "effect.draws": choosing.opponents,
    "discard.tactics": choosing.discards,
    "discard.quest": choosing.discards,
    "reward.discard": choosing.discards,
    "office.rewards": choosing.discards,
}
"""The questions of the game; at others a card offers something, which is mostly good."""
