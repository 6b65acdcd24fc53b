"""What looks right when effects, mana, cards and units are chosen, gained and lost."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import GOLD
from hexameron.games.mageknight.mind import fighting, gains, opponents, values
from hexameron.games.mageknight.mind.gains import Way
from hexameron.games.mageknight.mind.weigh_turn import OTHERWISE
from hexameron.games.mageknight.options import (
    Branch,
    Buy,
    Choose,
    Colour,
    Disband,
    Participate,
    PayWith,
    Postpone,
    Recruit,
    Reward,
    TakeSkill,
)
from hexameron.games.mageknight.rules import effects
from hexameron.games.mageknight.table import WOUND, Quest
from hexameron.kernel.asking import Option, Pick, Seat, Yes
from hexameron.kernel.game import Question
from hexameron.kernel.ids import handle_of


def branching(q: Quest, me: Seat, question: Question) -> Sequence[float]:
    """The branch of an effect that gives most of what the moment needs."""
    branches = _branches(q, question)
    if not branches:
        return [1.0] * len(question.options)
    now, night = effects.moment(q, me), q.is_night(me)
    enemies = opponents.in_combat(q, me) if now & fx.COMBAT else []
    wounds = len(q.wounds_in_hand(me))
    found = []
    for option in question.options:
        way = gains.gains(branches[option.number], night) if isinstance(option, Branch) else gains.NOTHING
        found.append(exp(1.5 * _use_now(way, now, enemies, wounds)))
    return found


def _use_now(way: Way, now: fx.Moment, enemies: Sequence[opponents.Opponent], wounds: int) -> float:
    """What a way gives at a moment of the turn."""
    if now == fx.BLOCKING:
        dangers = [danger for one in enemies for danger in one.dangers]
        return max((fighting.blocking(danger).power(way) for danger in dangers), default=0)
    if now == fx.SHOOTING:
        return max((fighting.shooting([one]).power(way) for one in enemies), default=0)
    if now == fx.FIGHTING:
        return max((fighting.striking([one]).power(way) for one in enemies), default=0)
    if now == fx.TALKING:
        return way.influence + 0.2 * way.mana
    return way.move + (2.0 * min(way.heal, wounds)) + 0.8 * way.draw + 0.6 * way.mana


def _branches(q: Quest, question: Question) -> Sequence[fx.Effect]:
    """The effects among which the card, unit or Skill that is used lets one choose."""
    card, _, place = question.actor.partition(".")
    if not card.startswith("t") or not place:
        return ()
    _, effect = catalogue.choices(q.things.face[handle_of(card)])[int(place)]
    return effect.options


PAYING = {"endless": 60.0, "token": 20.0, "tactic": 5.0, "die": 6.0, "crystal": 0.2}
"""What is lost anyway is spent first."""


def paying(q: Quest, me: Seat, option: Option) -> float:
    if not isinstance(option, PayWith):
        return 1.0
    return PAYING[option.kind] * (0.7 if option.colour == GOLD else 1.0)


def colouring(q: Quest, me: Seat, option: Option) -> float:
    """Mana of the colours that the cards in hand and the deck need."""
    if not isinstance(option, Colour):
        return 0.5
    hand = sum(q.deed(card).colour == option.colour for card in q.cards_in_hand(me))
    full = option.colour < 4 and q.player(me).crystals[option.colour] >= 3
    return (0.5 + hand) * (0.2 if full else 1.0)


def gaining(q: Quest, me: Seat, option: Option) -> float:
    """Cards, units and Skills by what they are worth."""
    if isinstance(option, (Buy, Pick)):
        return exp(values.owning(q.things.face[_handle(option)]))
    if isinstance(option, Recruit):
        return exp(0.5 * values.serving(q.things.face[_handle(option)]))
    if isinstance(option, TakeSkill):
        return exp(values.skill(q.things.face[_handle(option)]))
    if isinstance(option, (Reward, Postpone)):
        return 1.0
    return 0.1


def losing(q: Quest, me: Seat, option: Option) -> float:
    """The least valuable card goes first."""
    if isinstance(option, Pick):
        return exp(-5.0 * _keeping(q, _handle(option)))
    if isinstance(option, Disband):
        troop = q.troop(me, option.card)
        return exp(-values.serving(q.things.face[troop.card]) * (0.5 if troop.wounds else 1.0))
    return 1.0


def _keeping(q: Quest, card: int) -> float:
    face = q.things.face[card]
    return values.keeping(face) if face < catalogue.UNIT_FACE else values.serving(face)


def _value(q: Quest, card: int) -> float:
    face = q.things.face[card]
    return values.owning(face) if face < catalogue.UNIT_FACE else values.serving(face)


def _handle(option: Option) -> int:
    return handle_of(option.at()[0])


def exchanging(q: Quest, me: Seat, option: Option) -> float:
    """Wounds are exchanged, and little else."""
    if isinstance(option, Pick):
        return 3.0 if q.things.face[_handle(option)] == WOUND else 0.1
    return 1.0


def all_wounds(q: Quest, me: Seat, question: Question) -> Sequence[float]:
    """Every Wound that may go goes; it does not matter which is first."""
    return [1.0] + [OTHERWISE] * (len(question.options) - 1)


def keeping_cards(q: Quest, me: Seat, option: Option) -> float:
    """Cards that were not played are kept; if one must go it is the least valuable."""
    return 0.03 * exp(-5.0 * _keeping(q, _handle(option))) if isinstance(option, Pick) else 1.0


def searching(q: Quest, me: Seat, option: Option) -> float:
    return max(0.0, 0.5 + _value(q, _handle(option))) if isinstance(option, Pick) else 1.0


def choosing_tactic(q: Quest, me: Seat, option: Option) -> float:
    return exp(values.tactic(option.tactic)) if isinstance(option, Choose) else 1.0


def participating(q: Quest, me: Seat, option: Option) -> float:
    return 1.0 if isinstance(option, Participate) else 0.2


def agreeing(q: Quest, me: Seat, option: Option) -> float:
    return 2.0 if isinstance(option, Yes) else 1.0
