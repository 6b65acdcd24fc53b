"""Combat: which token to use for what, when to block and when to run."""

from __future__ import annotations

from typing import Final

from hexameron.games.runebound.content.effects import Recast, Surges
from hexameron.games.runebound.mind import odds
from hexameron.games.runebound.mind.roaming import Scores, free
from hexameron.games.runebound.options import (
    Agile,
    Attack,
    Double,
    Flee,
    FlipIt,
    RecastIt,
    Special,
    Step,
    Surge,
)
from hexameron.games.runebound.rules import automatic, fighters
from hexameron.games.runebound.rules.fighters import of_symbol, value
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Done, No, Option, Pass, Pick, Yes
from hexameron.kernel.game import Question

LETHAL: Final = 3.0
USUAL_SURGE: Final = 0.77
ENOUGH: Final = 0.3
"""A token that is left as it is; any number may be changed where a card says so."""
DEAR: Final = 4
"""So much better tokens are worth a card in a fight that is not the last."""
DESPERATE: Final = 0.25
"""With worse odds a hero runs."""


def _side(t: Saga, question: Question) -> int:
    """The side that the asked seat decides for."""
    return 0 if question.seat == t.turn.seat and question.actor != fighters.ENEMY else 1


def _left(t: Saga, side: int) -> int:
    return fighters.life(t, side) - fighters.damage(t, side)


def _blocks(t: Saga, side: int) -> int:
    return sum(value(t.combat, token) for token in of_symbol(t.combat, side, "shi"))


def acts(t: Saga, question: Question) -> Scores:
    """The next combat action: finish; surges; hit; double and flip before it; never pass with damage up."""
    side = _side(t, question)
    foe = _left(t, 1 - side) + _blocks(t, 1 - side)
    danger = _danger(t, side)
    return [_act(t, side, option, foe, danger) for option in question.options]


def _danger(t: Saga, side: int) -> bool:
    """Whether the foe could defeat this side with what lies there."""
    combat = t.combat
    damage = sum(
        value(combat, token) for kind in ("phy", "mag", "ene") for token in of_symbol(combat, 1 - side, kind)
    )
    return damage - _blocks(t, side) >= _left(t, side)


def _act(t: Saga, side: int, option: Option, foe: int, danger: bool) -> float:
    combat = t.combat
    match option:
        case Attack():
            n = sum(value(combat, token) for token in of_symbol(combat, side, option.kind))
            return LETHAL if n >= foe else 0.55 + 0.05 * n
        case Double():
            return 0.2 + 0.25 * automatic.worth(t, option.top) / 3
        case Surge():
            return _surge(t, side, option)
        case Special():
            return _special(t, side)
        case Agile():
            return (1.1 if danger else 0.6) + 0.05 * _agility(t, side)
        case Pass():
            return -0.6
        case _:
            return free(t, t.turn.seat, option) - 0.1


def _surge(t: Saga, side: int, option: Surge) -> float:
    """Dear abilities first; what brings spent tokens back waits until there are good ones."""
    rule = next(
        (one.rule for one in fighters.kit_of(t, side).at("surge") if one.rule.name == option.name), None
    )
    if rule is None or not isinstance(rule.cost, Surges):
        return USUAL_SURGE
    if isinstance(rule.effect, Recast) and rule.effect.own and rule.effect.spent:
        tokens = t.combat.tokens
        spent = [automatic.worth(t, one) for one, cast in tokens.items() if cast.side == side and cast.spent]
        return 0.3 + 0.1 * max([0, *spent])
    return 0.65 + 0.12 * rule.cost.n


def _special(t: Saga, side: int) -> float:
    """Casting bad tokens anew, before those that fall well are spent; it costs a card."""
    gain = sum(max(automatic.flip_gain(t, token), 0) for token in fighters.pool(t.combat, side))
    last = t.combat.kind == "villain"
    return 0.5 + 0.1 * gain if gain >= (1 if last else DEAR) else -0.2


def _agility(t: Saga, side: int) -> float:
    """What the best flip or recast would bring."""
    combat = t.combat
    own = [automatic.flip_gain(t, token) for token in fighters.pool(combat, side)]
    theirs = [automatic.worth(t, token) for token in fighters.pool(combat, 1 - side)]
    return float(max([0, *own, *[one / 2 for one in theirs]]))


def agility(t: Saga, question: Question) -> Scores:
    """A token of one's own that is better on its other side, or the foe's best one."""
    scores = []
    for option in question.options:
        match option:
            case FlipIt():
                scores.append(0.25 * automatic.flip_gain(t, option.token))
            case RecastIt():
                scores.append(0.12 * automatic.worth(t, option.token))
            case _:
                scores.append(0.0)
    return scores


def all_of_them(t: Saga, question: Question) -> Scores:
    """Picks as much as it can: an attack with everything."""
    return [0.0 if isinstance(option, Done) else 1.0 for option in question.options]


def as_little(t: Saga, question: Question) -> Scores:
    """Picks no more than it must: a payment."""
    return [1.5 if isinstance(option, Done) else _cheap(t, option) for option in question.options]


def _cheap(t: Saga, option: Option) -> float:
    return 1.0 - 0.2 * value(t.combat, option.id) if isinstance(option, Pick) else 0.0


def shields(t: Saga, question: Question) -> Scores:
    """Shields are there to be spent: they fall anew in the next round."""
    return [0.0 if isinstance(option, Done) else 0.8 for option in question.options]


def victims(t: Saga, question: Question) -> Scores:
    """Tokens to be flipped, recast or removed: whatever that is worth to this side."""
    side = _side(t, question)
    scores = []
    for option in question.options:
        token = getattr(option, "id", getattr(option, "token", ""))
        cast = t.combat.tokens.get(token)
        if cast is None:
            scores.append(ENOUGH if isinstance(option, Done) else 0.0)
            continue
        gain = _changed(t, question.prompt, token, spent=cast.spent)
        scores.append(ENOUGH + 0.1 * (gain if cast.side == side else -gain))
    return scores


def _changed(t: Saga, prompt: str, token: str, *, spent: bool) -> float:
    """What is done to a token is worth so much to its owner; a spent one comes back."""
    now = automatic.worth(t, token)
    if prompt == "combat.flip":
        return automatic.flip_gain(t, token)
    if prompt == "combat.recast":
        return now + automatic.flip_gain(t, token) / 2 - (0 if spent else now)
    return -now


def escape(t: Saga, question: Question) -> Scores:
    """A hero who would probably lose runs."""
    side = _side(t, question)
    hero = fighters.hero_of(t, side)
    won = 0.5
    if hero is not None and fighters.hero_of(t, 1 - side) is None:
        foe = odds.force(fighters.kit_of(t, 1 - side), fighters.tokens_of(t, 1 - side))
        won = odds.chance(odds.hero(t, hero), _left(t, side), foe, _left(t, 1 - side))
    return [DESPERATE - won if isinstance(option, Flee) else 0.0 for option in question.options]


def flights(t: Saga, question: Question) -> Scores:
    """Who rolled to run runs."""
    return [0.5 if isinstance(option, Step) else 0.0 for option in question.options]


def block_more(t: Saga, question: Question) -> Scores:
    """Blocks by a card when it hurts."""
    side = _side(t, question)
    hurt = _left(t, side) <= max(fighters.life(t, side) // 2, 3)
    return [
        (0.6 if hurt else 0.2) if isinstance(option, Yes) else 0.3 if isinstance(option, No) else 0.0
        for option in question.options
    ]
