"""What is printed in Heroes: the vocabulary of effects is whole, used, and used where it is looked at."""

from __future__ import annotations

from typing import get_args

import pytest

from hexameron.games.heroes.content import catalogue
from hexameron.games.heroes.content import effects as fx
from hexameron.games.heroes.content.records import Lore
from hexameron.games.heroes.content.scrolls import SCROLLS
from hexameron.games.heroes.content.skills import SKILLS
from hexameron.games.heroes.content.terms import (
    ELEMENTS,
    SCHOOLS,
)
from hexameron.games.heroes.content.towns import BUILDINGS
from hexameron.games.heroes.content.units import UNIT
from hexameron.games.heroes.content.weeks import WEEKS
from hexameron.games.heroes.rules import abilities, battle_cards
from tests.games.heroes.printed import effects_of, rules_of, units_named

LORE = [*SCROLLS, *SKILLS]


def test_nothing_lowers_command() -> None:
    """The rules rely on it: an army within the printed Command is never too large."""
    changes = [effect for record in catalogue.RECORDS for effect in effects_of(record)]
    commands = [one.n for one in changes if isinstance(one, fx.Change) and one.stat == "command"]
    assert len(commands) > 3
    assert min(commands) > 0


@pytest.mark.parametrize("card", LORE, ids=lambda card: card.id)
def test_a_second_rule_says_something_else_than_the_first(card: Lore) -> None:
    assert card.second.rule != card.first
    if card.second.joined == "or":
        assert card.second.rule.when == card.first.when
        assert type(card.second.rule.effect) is type(card.first.effect)


@pytest.mark.parametrize("card", LORE, ids=lambda card: card.id)
def test_only_a_second_rule_in_addition_can_mean_the_same_target(card: Lore) -> None:
    targets = [getattr(effect, "of", "") for effect in effects_of(card)]
    if "same" in targets:
        assert card.second.joined == "and"
        assert getattr(card.first.effect, "of", "").endswith("enemy_stack")


def test_every_unit_that_an_effect_names_exists() -> None:
    named = [unit for record in catalogue.RECORDS for unit in units_named(record)]
    assert len(named) == 8
    assert set(named) <= set(UNIT)


def test_every_word_of_the_vocabulary_is_used() -> None:
    used = {type(effect) for record in catalogue.RECORDS for effect in effects_of(record)}
    assert set(fx.Effect.__subclasses__()) == used


def test_every_moment_limit_and_condition_is_used() -> None:
    rules = [rule for record in catalogue.RECORDS for rule in rules_of(record)]
    assert {rule.when for rule in rules} == set(get_args(fx.Moment))
    assert {rule.limit for rule in rules} == set(get_args(fx.Limit))
    assert {rule.only for rule in rules} == set(get_args(fx.Only))


def test_conditions_stand_where_they_are_looked_at() -> None:
    """Some belong to numbers that always change, the others to rules for which a moment comes."""
    rules = [rule for record in catalogue.RECORDS for rule in rules_of(record) if rule.only]
    assert {rule.only for rule in rules if rule.when == "always"} == {
        *("from_city", "first_turn", "against_hero")
    }
    assert {rule.only for rule in rules if rule.when != "always"} == {
        *("luckless", "first_turn", "not_fled", "won", "won_encounter")
    }


def test_what_buildings_and_weeks_always_change_has_no_condition_and_no_limit() -> None:
    rules = [rule for record in (*BUILDINGS, *WEEKS) for rule in rules_of(record) if rule.when == "always"]
    changes = [(rule.only, rule.effect.most) for rule in rules if isinstance(rule.effect, fx.Change)]
    assert len(changes) > 3
    assert set(changes) == {("", 0)}


def test_what_cannot_always_hold_is_refused() -> None:
    with pytest.raises(TypeError, match=r"skill\.eternal cannot always"):
        abilities.Abilities([abilities.Held("skill.eternal", ((fx.always(fx.Take(gold=1)),),))])


def test_elementals_are_summoned_before_battle_only() -> None:
    """So they are put on the track with all others."""
    rules = [rule for record in catalogue.RECORDS for rule in rules_of(record)]
    summoning = [rule.when for rule in rules if any(isinstance(e, fx.Summon) for e in fx.within(rule.effect))]
    assert len(summoning) > 3
    assert set(summoning) == {"before_battle"}


def test_every_number_target_time_and_permission_is_used() -> None:
    used = [effect for record in catalogue.RECORDS for effect in effects_of(record)]
    targets = {getattr(effect, "of", getattr(effect, "to", "hero")) for effect in used}
    assert {effect.stat for effect in used if isinstance(effect, fx.Change)} == set(get_args(fx.Stat))
    assert {effect.what for effect in used if isinstance(effect, fx.Permit)} == set(get_args(fx.Permission))
    assert targets == set(get_args(fx.Target))
    assert {getattr(effect, "until", "always") for effect in used} == set(get_args(fx.Until))


def test_whoever_summons_finds_the_token() -> None:
    summoned = [
        effect.element
        for record in catalogue.RECORDS
        for effect in effects_of(record)
        if isinstance(effect, fx.Summon)
    ]
    assert set(summoned) == set(ELEMENTS)


def test_rules_that_are_used_together_work_all_by_themselves_or_none_does() -> None:
    """So it is enough to look at the first of them."""
    ways = [way for skill in SKILLS for way in abilities.lore_ways(skill, SCHOOLS)]
    joined = [way for way in ways if len(way) > 1 and way[0].when == way[1].when != "always"]
    assert joined
    for way in joined:
        assert len({battle_cards.by_itself(rule) for rule in way}) == 1
        assert len({rule.limit for rule in way}) == 1, "and they are used equally often"
