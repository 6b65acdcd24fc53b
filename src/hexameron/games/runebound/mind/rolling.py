"""Dice that count by themselves: when a reroll is worth a card, and which dice to take for it."""

from __future__ import annotations

from typing import Final

from hexameron.games.runebound.content.dice import FACES, SIDES, WILD, matches
from hexameron.games.runebound.content.effects import Pay, TurnDie
from hexameron.games.runebound.content.map import GROUND
from hexameron.games.runebound.mind import appraisal
from hexameron.games.runebound.mind.roaming import Scores
from hexameron.games.runebound.options import Again, Dice, Shake, TurnTo
from hexameron.games.runebound.state import Roll
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Done, Option
from hexameron.kernel.game import Question

HIT: Final[dict[str, float]] = {"rest": appraisal.LIFE, "harm": appraisal.LIFE, "strike": 0.15}
"""What a die that counts is worth, by what was rolled for; healing and harm count more to the weak."""
EXERTED: Final = 0.06
"""A card that is exerted cannot be learned."""
KEPT: Final = 0.02
"""What works once per turn may be of more use later in it."""


def _good(t: Saga, roll: Roll) -> list[bool]:
    """Which faces its roller wants to see."""
    if roll.purpose == "harm":
        return ["forest" not in face and "mountain" not in face for face in FACES]
    ground = GROUND[t.player(roll.seat).at]
    herbs = roll.purpose == "rest" and "herbs" in t.kit(roll.seat).permits
    return [
        matches(face, ground) or (herbs and ("forest" in shown or "plains" in shown))
        for face, shown in enumerate(FACES)
    ]


def _worth(t: Saga, roll: Roll, hits: int) -> float:
    """What one more die that counts brings: nothing if all is healed."""
    worth = HIT.get(roll.purpose, 0.1)
    if roll.purpose == "strike":
        return worth
    damage = t.player(roll.seat).damage
    if roll.purpose == "rest" and hits >= damage:
        return 0.0
    return worth * (1 + damage / max(t.life(roll.seat), 1))


def counted(t: Saga, question: Question) -> Scores:
    """Whether to reroll dice that apply by themselves."""
    roll = t.state.rolls[-1]
    good = _good(t, roll)
    hits = sum(good[face] for face in roll.faces)
    worth = _worth(t, roll, hits)
    share = sum(good) / SIDES
    scores = []
    for option in question.options:
        if isinstance(option, Again):
            scores.append((share - good[option.face]) * worth - EXERTED)
        elif isinstance(option, Shake):
            scores.append(_shaken(t, roll, option, share * len(roll.faces) - hits, worth))
        else:
            scores.append(0.0 if isinstance(option, Done) else -KEPT)
    return scores


def _shaken(t: Saga, roll: Roll, option: Shake, more: float, worth: float) -> float:
    """What a card that changes dice brings, with so many more that count on average."""
    ability = next((one for one in t.kit(roll.seat).at("rolled") if one.source == option.source), None)
    price = appraisal.GOLD if ability is not None and isinstance(ability.rule.cost, Pay) else KEPT
    if ability is not None and isinstance(ability.rule.effect, TurnDie):
        more = 1.0
    return more * worth - price


def chosen(t: Saga, question: Question) -> Scores:
    """Which dice to reroll or to turn: those that do not count; a die is turned to the wild face."""
    roll = t.state.rolls[-1]
    good = _good(t, roll)
    return [_chosen(option, good) for option in question.options]


def _chosen(option: Option, good: list[bool]) -> float:
    if isinstance(option, Dice):
        return -0.5 if option.face == WILD or good[option.face] else 0.3
    if isinstance(option, TurnTo):
        return 0.3 * (option.to == WILD) - 0.3 * good[option.face] - 0.3 * (option.face == WILD)
    return 0.0
