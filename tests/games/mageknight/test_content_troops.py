"""Artifacts, units, Skills and Tactics as they are printed: how many, and what stands on them."""

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.artifacts import ARTIFACTS
from hexameron.games.mageknight.content.heroes import HERO
from hexameron.games.mageknight.content.records import UnitCard
from hexameron.games.mageknight.content.skills import SKILLS
from hexameron.games.mageknight.content.tactics import TACTICS
from hexameron.games.mageknight.content.units import ELITE, REGULAR, UNITS
from hexameron.games.mageknight.rules import cards as card_rules
from tests.rules import rule

R, B, G, W = range(4)


def unit(name: str) -> UnitCard:
    return next(one for one in UNITS if one.id == f"unit.{name}")


# ---------------------------------------------------------------------- units

STATS = """
peasants          3 1  4 3 V     -
foresters         2 1  5 4 V     -
herbalists        2 1  3 2 VM    -
utem_crossbowmen  2 2  6 4 VK    -
utem_guardsmen    2 2  5 5 VK    -
utem_swordsmen    2 2  6 4 K     -
guardian_golems   2 2  7 3 KT    physical
illusionists      2 2  7 2 MT    physical
red_cape_monks    1 2  7 4 M     -
northern_monks    1 2  7 4 M     -
savage_monks      1 2  7 4 M     -
fire_golems       2 3  8 4 KT    physical,fire
ice_golems        2 3  8 4 KT    physical,ice
fire_mages        2 3  9 4 TM    fire
ice_mages         2 3  9 4 TM    ice
amotep_gunners    2 3  8 6 KC    -
amotep_freezers   2 3  8 6 KC    -
catapults         3 3  9 4 KC    -
altem_guardians   3 4 11 7 C     -
altem_mages       2 4 12 5 C     fire,ice
scouts            2 1  4 2 VMKTC -
thugs             2 1  5 5 VK    -
magic_familiars   2 2  6 5 MTG    -
shocktroops       2 2  6 3 K     -
heroes_white      1 3  9 6 VKC   -
heroes_green      1 3  9 3 VKC   physical
heroes_blue       1 3  9 4 VKC   ice
heroes_red        1 3  9 4 VKC   fire
sorcerers         2 3  9 4 TM    fire,ice
delphana_masters  2 4 13 3 C     physical,fire,ice
"""
"""Copies, level, cost, Armor, where it serves, what it resists."""


def test_what_stands_on_units() -> None:
    rows = [row.split() for row in STATS.strip().splitlines()]
    assert [one.id.removeprefix("unit.") for one in UNITS if not one.expansion] + [
        one.id.removeprefix("unit.") for one in UNITS if one.expansion
    ] == [row[0] for row in rows]
    for name, copies, level, cost, armour, sites, resists in rows:
        one = unit(name)
        assert (one.copies, one.level, one.cost, one.armour) == tuple(
            map(int, (copies, level, cost, armour))
        ), name
        assert one.sites == sites
        assert one.resists == (() if resists == "-" else tuple(resists.split(","))), name


def test_how_many_units_there_are() -> None:
    for deck in (REGULAR, ELITE):
        assert sum(one.copies for one in deck if not one.expansion) == 20
        assert sum(one.copies for one in deck if one.expansion) == 8


@rule("MK-SITE-16")
def test_the_greatest_units_serve_in_cities() -> None:
    assert all(one.sites == "C" for one in UNITS if one.level == 4)


@rule("MK-CONTENT-06", "MK-CONTENT-07", "MK-CONTENT-08")
def test_the_first_units_that_the_rulebook_prints() -> None:
    assert [one.effect for one in unit("peasants").abilities] == [
        fx.attack_or_block(2),
        fx.Influence(2),
        fx.Move(2),
    ]
    assert [(one.effect, one.mana) for one in unit("herbalists").abilities] == [
        (fx.Heal(2), (G,)),
        (fx.Ready(2), ()),
        (fx.Token((G,)), ()),
    ]
    assert [one.effect for one in unit("utem_guardsmen").abilities] == [
        fx.attack(2),
        fx.block(4, swift=True),
    ]


@rule("MK-CONTENT-09", "MK-CONTENT-10", "MK-CONTENT-11")
def test_the_other_units_that_the_rulebook_prints() -> None:
    assert [(one.effect, one.mana) for one in unit("guardian_golems").abilities] == [
        (fx.attack_or_block(2), ()),
        (fx.block(4, "fire"), (R,)),
        (fx.block(4, "ice"), (B,)),
    ]
    assert [(one.effect, one.mana) for one in unit("savage_monks").abilities] == [
        (fx.attack_or_block(3), ()),
        (fx.attack(4, how="siege"), (G,)),
    ]
    assert [(one.effect, one.mana) for one in unit("red_cape_monks").abilities] == [
        (fx.attack_or_block(3), ()),
        (fx.attack_or_block(4, "fire"), (R,)),
    ]


# ---------------------------------------------------------------------- Artifacts


def test_how_many_artifacts_there_are() -> None:
    assert sorted(card.number for card in ARTIFACTS if not card.expansion) == list(range(113, 129))
    assert sorted(card.number for card in ARTIFACTS if card.expansion) == list(range(303, 311))
    assert len({card.id for card in ARTIFACTS}) == 24


def test_five_banners_are_attached() -> None:
    banners = [card.id.removeprefix("artifact.") for card in ARTIFACTS if card.banner]
    assert banners == [
        "banner_of_glory",
        "banner_of_fear",
        "banner_of_protection",
        "banner_of_courage",
        "banner_of_fortitude",
    ]


# ---------------------------------------------------------------------- Skills


@pytest.mark.parametrize(("hero", "ordinary"), [(hero, 9) for hero in HERO])
def test_how_many_skills_a_hero_has(hero: str, ordinary: int) -> None:
    mine = [skill for skill in SKILLS if skill.hero == hero]
    assert len([skill for skill in mine if skill.play == "any"]) == ordinary
    assert len({skill.id for skill in mine}) == 11


@rule("MK-CONTENT-13", "MK-CONTENT-14", "MK-CONTENT-15", "MK-CONTENT-16", "MK-CONTENT-17")
def test_the_skills_that_the_rulebook_prints() -> None:
    printed = {skill.id: (skill.kind, skill.effect) for skill in SKILLS if skill.source == "rulebook"}
    siege, fire = fx.attack(1, how="siege"), fx.attack(1, "fire", how="siege")
    assert printed == {
        "skill.dark_paths": ("turn", fx.ByDay(fx.Move(1), fx.Move(2))),
        "skill.burning_power": ("turn", fx.choice(siege, fire)),
        "skill.hot_swordsmanship": ("turn", fx.choice(fx.attack(2), fx.attack(2, "fire"))),
        "skill.dark_negotiation": ("turn", fx.ByDay(fx.Influence(2), fx.Influence(3))),
        "skill.dark_fire_magic": ("round", fx.all_of(fx.Crystal((R,)), fx.Token((R, 5)))),
        "skill.power_of_pain": ("turn", fx.Custom("wound_sideways", 2)),
    }


def test_every_skill_that_is_used_has_a_rule() -> None:
    for skill in SKILLS:
        if isinstance(skill.effect, fx.Custom) and skill.kind != "permanent":
            assert skill.effect.rule in card_rules.DO, skill.id


# ---------------------------------------------------------------------- Tactics


@rule("MK-TACT-06")
def test_six_tactics_for_day_and_night() -> None:
    for night in (False, True):
        assert [tactic.number for tactic in TACTICS if tactic.night == night] == [1, 2, 3, 4, 5, 6]


def test_faces_do_not_run_into_each_other() -> None:
    assert len(catalogue.DEEDS) <= catalogue.UNIT_FACE
    assert len(catalogue.UNITS) <= catalogue.ENEMY_FACE - catalogue.UNIT_FACE
    assert len(catalogue.SKILLS) <= catalogue.COLOUR_FACE - catalogue.SKILL_FACE
