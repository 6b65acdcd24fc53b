"""An enemy without a player, in the game alone: it plays as harmfully as it can see at once (RB-CORE-10).

It attacks with all it has if that defeats the hero, else it doubles its best token, uses the dearest surge
ability that it can pay, attacks, and spends agility to make the hero recast the best token.
"""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.runebound.content.effects import Surges
from hexameron.games.runebound.options import Agile, Attack, Double, FlipIt, RecastIt, Surge
from hexameron.games.runebound.rules import fighters
from hexameron.games.runebound.rules.fighters import of_symbol, shown, value
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Option, Pass

WORTH = {"ene": 3, "phy": 3, "mag": 3, "sur": 2, "dbl": 2, "agi": 1, "shi": 1, "dash": 0}
"""What a symbol is worth to who has it, for each of its value."""


def worth(t: Saga, token: str) -> int:
    face = shown(t.combat, token)
    return WORTH[face.symbol] * value(t.combat, token)


def flip_gain(t: Saga, token: str) -> int:
    """By how much a token is worth more on its other side, to its owner."""
    cast = t.combat.tokens[token]
    before = worth(t, token)
    cast.face ^= 1
    after = worth(t, token)
    cast.face ^= 1
    return after - before


def best_targets(t: Saga, side: int, tokens: Sequence[str], n: int) -> list[str]:
    """Of the other's tokens those that are worth most, of the own ones those worth least."""
    own = [token for token in tokens if t.combat.tokens[token].side == side]
    if own:
        return sorted(own, key=lambda token: worth(t, token))[:n]
    return sorted(tokens, key=lambda token: -worth(t, token))[:n]


def flips(t: Saga, side: int, tokens: Sequence[str], n: int) -> list[str]:
    """Which tokens an automatic enemy flips."""

    def loss(token: str) -> int:
        gain = flip_gain(t, token)
        return -gain if t.combat.tokens[token].side == side else gain

    return sorted(tokens, key=loss)[:n]


def action(t: Saga, side: int, options: Sequence[Option]) -> Option:
    """The next combat action of an automatic enemy."""
    combat = t.combat
    attacks = [one for one in options if isinstance(one, Attack)]
    total = sum(value(combat, token) for token in of_symbol(combat, side, "ene"))
    left = fighters.life(t, 1 - side) - fighters.damage(t, 1 - side)
    shields = sum(value(combat, token) for token in of_symbol(combat, 1 - side, "shi"))
    if attacks and total >= left + shields:
        return attacks[0]
    doubles = [one for one in options if isinstance(one, Double) and worth(t, one.top) > 1]
    if doubles:
        return max(doubles, key=lambda one: worth(t, one.top))
    surges = [one for one in options if isinstance(one, Surge)]
    if surges:
        return max(surges, key=lambda one: _price(t, side, one))
    if attacks:
        return attacks[0]
    return next((one for one in options if isinstance(one, Agile)), Pass())


def _price(t: Saga, side: int, option: Surge) -> int:
    """What a surge ability costs; X is the least."""
    rules = [one.rule for one in fighters.kit_of(t, side).at("surge") if one.rule.name == option.name]
    return next(rule.cost.n for rule in rules if isinstance(rule.cost, Surges))


def agility(t: Saga, side: int, options: Sequence[Option]) -> Option:
    """Makes the foe recast the best token, or turns an own one that is worth nothing now."""
    flips_ = [one for one in options if isinstance(one, FlipIt) and flip_gain(t, one.token) >= WORTH["ene"]]
    if flips_:
        return max(flips_, key=lambda one: flip_gain(t, one.token))
    recasts = [one for one in options if isinstance(one, RecastIt)]
    if recasts:
        return max(recasts, key=lambda one: worth(t, one.token))
    return options[0]


def shields(t: Saga, side: int, n: int) -> list[str]:
    """The shields that an automatic enemy spends against so much damage."""
    spent: list[str] = []
    for token in sorted(of_symbol(t.combat, side, "shi"), key=lambda one: value(t.combat, one)):
        if sum(value(t.combat, one) for one in spent) >= n:
            break
        spent.append(token)
    return spent


def payment(t: Saga, side: int, cost: int) -> list[str]:
    """The surges that pay a cost; all of them for X."""
    tokens = sorted(of_symbol(t.combat, side, "sur"), key=lambda one: -value(t.combat, one))
    if not cost:
        return tokens
    spent: list[str] = []
    for token in tokens:
        if sum(value(t.combat, one) for one in spent) >= cost:
            break
        spent.append(token)
    return spent
