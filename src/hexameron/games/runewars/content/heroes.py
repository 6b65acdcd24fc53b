"""The twelve hero cards."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content.effects import (
    All,
    DuelDamage,
    FateTest,
    Heal,
    Influence,
    Permit,
    Prevent,
    Rule,
    SlipAway,
    Stat,
    Suffer,
)
from hexameron.games.runewars.content.records import Hero
from hexameron.games.runewars.content.terms import Alignment


def _hero(
    number: int,
    alignment: Alignment,
    attributes: tuple[int, int, int],
    health: int,
    *rules: Rule,
    given: tuple[str, ...] = (),
) -> Hero:
    strength, agility, wisdom = attributes
    return Hero(
        id=f"hero.h{number}",
        given=given,
        number=number,
        alignment=alignment,
        strength=strength,
        agility=agility,
        wisdom=wisdom,
        health=health,
        rules=rules,
    )


HEROES: Final = (
    _hero(1, "good", (3, 1, 2), 4, Rule(when=("duel_round",), effect=Prevent(1), limit="duel", may=True)),
    _hero(2, "good", (2, 2, 2), 4, Rule(when=("quest_done",), effect=Influence(2)), given=("name",)),
    _hero(3, "good", (2, 1, 3), 3, Rule(when=("duel_start",), effect=FateTest(DuelDamage(1)))),
    _hero(4, "good", (1, 3, 2), 3, Rule(when=("always",), effect=Stat("hero_steps", 1)), given=("name",)),
    _hero(
        5,
        "neutral",
        (1, 3, 2),
        3,
        Rule(when=("challenged",), effect=SlipAway(), limit="quest_phase", may=True),
        given=("name",),
    ),
    _hero(6, "neutral", (1, 2, 3), 3, Rule(when=("always",), effect=Stat("test_cards", 1)), given=("name",)),
    _hero(7, "neutral", (3, 2, 1), 4, Rule(when=("always",), effect=Permit("heal_anywhere"))),
    _hero(
        8,
        "neutral",
        (2, 3, 1),
        3,
        Rule(when=("duel_start",), effect=DuelDamage(1), only="attacker"),
        given=("name", "ability", "strength"),
    ),
    _hero(
        9,
        "evil",
        (3, 1, 2),
        4,
        Rule(when=("duel_over",), effect=Heal(1), only="survived_duel"),
        Rule(when=("duel_over",), effect=Heal(), only="won_duel"),
        given=("name", "healing"),
    ),
    _hero(
        10,
        "evil",
        (1, 2, 3),
        3,
        Rule(when=("duel_special",), effect=All((DuelDamage(2), Suffer(1, preventable=False))), may=True),
    ),
    _hero(11, "evil", (1, 2, 3), 3, Rule(when=("always",), effect=Permit("jump_to_fort"))),
    _hero(12, "evil", (3, 2, 1), 4, Rule(when=("always",), effect=Stat("duel_damage", 1))),
)
HERO: Final[dict[str, Hero]] = {hero.id: hero for hero in HEROES}
MOST_HEROES: Final = 3
MOST_TRAINING: Final = 2
"""Training tokens raise an attribute by at most this (RW-QUEST-08)."""
