"""Instinct for options that mean the same wherever they are offered."""

from __future__ import annotations

from hexameron.games.battlelore.board import DISTANCE, rank
from hexameron.games.battlelore.mind.lore import card_value, playing
from hexameron.games.battlelore.mind.surroundings import Scores, around
from hexameron.games.battlelore.mind.worth import profile
from hexameron.games.battlelore.options import (
    Council,
    Keep,
    LoreDraw,
    Place,
    PlayLore,
    Power,
    Regain,
    Store,
    Unmask,
)
from hexameron.games.battlelore.rules import lore
from hexameron.games.battlelore.state import COMMANDER, State, Unit
from hexameron.kernel.asking import Option, Yes
from hexameron.kernel.game import Question

MIDDLE = "h5.7"

_COMMANDER = {1: 0.2, 2: 1.0, 3: 0.8}
_MASTER = {0: 0.8, 1: 0.5, 2: 0.6, 3: 0.8}
"""One Lore Master of a high level, whichever: his cards are cheap and strong, and he brings a landmark."""


def one_by_one(view: State, question: Question) -> Scores:
    return [single(view, question, option) for option in question.options]


def single(view: State, question: Question, option: Option) -> float:
    """The score of an option by itself; 0 for what there is nothing to be said about."""
    match option:
        case PlayLore():
            return playing(view, question, option)
        case Yes():
            return 1.5
        case Regain():
            return 1.0 + profile(view.units[option.unit]).figure
        case Keep():
            return card_value(view, question.seat, option.card)
        case LoreDraw():
            return _draw(view, question.seat, option)
        case Power():
            return _power(view, view.units[question.actor], option)
        case Store():
            return 0.2 * option.tokens
        case Council():
            return _COMMANDER[option.level] if option.member == COMMANDER else _MASTER.get(option.level, 0.0)
        case Place():
            return 0.3 * rank(option.hex, question.seat) - 0.1 * DISTANCE[option.hex][MIDDLE]
        case Unmask():
            return card_value(view, 1 - question.seat, option.card)
        case _:
            return 0.0


def _power(view: State, creature: Unit, option: Power) -> float:
    if option.power == "stomp":
        return 0.4 * len(around(view, creature.hex, creature)[1])
    target = view.units[option.unit]
    if option.power == "poison":
        return 0.8 * profile(target).figure + 0.5 * (target.figures <= 2)
    return 0.4 * profile(target).figure


def _draw(view: State, seat: int, option: LoreDraw) -> float:
    """Tokens pay for cards: who holds few tokens takes those, who holds few cards takes cards."""
    room = lore.hand_limit(view, seat) - len(view.things.order.get(f"lore.hand.{seat}", ()))
    card = 0.7 if room > 0 else 0.1
    token = 0.45 if view.tokens[seat] < 6 else 0.2
    return (card if option.cards else 0.0) + 0.15 * (option.cards - 1) + token * option.tokens
