"""How well a seat stands, from what it sees.

The weights follow the results of games that instinct played against itself: they say by how much a thing
changes the logarithm of the odds to win.
"""

from __future__ import annotations

from math import exp
from typing import Final

from hexameron.games.heroes.content import tracks
from hexameron.games.heroes.mind import appraisal, economy, odds, roaming
from hexameron.games.heroes.rules import values
from hexameron.games.heroes.state import Hero, State
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Seat

POWER, POWER_LATE, POWER_NEAR_GOAL = 0.08, 0.3, 0.4
"""A Power point; what it counts more towards the last round; and all of them, the nearer the goal."""
INCOME, STOCK, ARMY, CARDS, CITY, HOPES, HAND = 0.06, 0.12, 1.0, 0.22, 0.13, 0.1, 0.15
"""What will become Power. A goal in sight counts for less than when it is reached, so that it is reached."""
MOST_ROUNDS: Final = 8.0
DOZEN: Final = 12
"""Armies are counted in so much gold."""
MOST_HOPE: Final = 5.0
"""No goal of a hero counts for more: much may happen on the way."""


def evaluate(view: State, seat: Seat) -> float:
    """How well a seat stands, from 0 (lost) to 1 (won). Hidden faces count as average cards."""
    t = Conquest.reading(view)
    goal = tracks.POWER_TO_WIN[len(view.players)]
    powers = [player.power for player in view.players]
    if max(powers) >= goal:
        return 1.0 if powers[seat] == max(powers) else 0.0
    if not view.heroes:
        return 1 / len(powers)
    mine = standing(t, seat) + HOPES * hopes(t, seat)
    return 1 / (1 + sum([exp(standing(t, one) - mine) for one in range(len(powers)) if one != seat]))


def standing(t: Conquest, seat: Seat) -> float:
    """How strong a player is: the logarithm of the odds against another one."""
    return sum([weight * part for weight, part in zip(WEIGHTS, parts(t, seat), strict=True)])


def hopes(t: Conquest, seat: Seat) -> float:
    """What the heroes of a player may reach soon. It leads to goals, so that of the others is left out."""
    return sum([min(MOST_HOPE, roaming.hope(t, t.hero(hero))) for hero in t.player(seat).heroes])


WEIGHTS: Final = (
    POWER, POWER_LATE, POWER_NEAR_GOAL, INCOME, STOCK, ARMY, CARDS, CITY, HAND,
)  # fmt: skip


def parts(t: Conquest, seat: Seat) -> tuple[float, ...]:
    """What counts about a player, in the order of ``WEIGHTS``."""
    player = t.player(seat)
    rounds = economy.rounds_left(t, seat)
    fade = appraisal.fade(rounds)
    gold, resources = economy.income(t, seat)
    near = player.power / tracks.POWER_TO_WIN[len(t.state.players)]
    army = cards = 0.0
    for id_ in player.heroes:
        hero = t.hero(id_)
        army += odds.force(t, hero).worth
        cards += _cards(t, hero)
    city = appraisal.LEVEL[player.level] + sum(
        [appraisal.BUILDING[kind] for kind in player.buildings if kind != "asha"]
    )
    return (
        float(player.power),
        player.power * (1 - fade),
        near * near,
        (appraisal.GOLD * gold + appraisal.RESOURCE * resources) * min(rounds, MOST_ROUNDS) * fade,
        appraisal.stock(player.gold, player.resources) * fade,
        army / DOZEN * fade,
        cards * fade,
        city * fade,
        float(len(player.cards)) * (0.3 + 0.7 * fade),
    )


def _cards(t: Conquest, hero: Hero) -> float:
    """What a hero's skills, artifacts, scrolls, Luck and experience are worth, but for Power."""
    faces, order = t.things.face, t.things.order
    total = appraisal.LUCK * hero.luck
    if order.get(f"trophies.{hero.id}"):
        total += appraisal.SKILL * roaming.experience_left(t, hero)
    for card in order.get(f"skills.{hero.id}", ()):
        total += appraisal.skill(faces[card], hero.id)
    for card in order.get(f"artifacts.{hero.id}", ()):
        total += appraisal.artifact(faces[card]) - appraisal.ARTIFACT
    scrolls = order.get(f"scrolls.{hero.id}")
    if scrolls:
        magic = values.magic(t, hero)
        total += sum([appraisal.scroll(faces[card], hero.id, magic) for card in scrolls])
    return total
