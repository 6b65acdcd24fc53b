"""Everything that is printed: counted, and each record whole."""

from __future__ import annotations

from collections import Counter

import pytest

from hexameron.games.runewars.content import catalogue, effects
from hexameron.games.runewars.content.cities import CITIES
from hexameron.games.runewars.content.effects import (
    AllAllied,
    AtLeast,
    DuelWith,
    Effect,
    Reward,
    Rule,
    each,
)
from hexameron.games.runewars.content.factions import FACTION, FACTIONS
from hexameron.games.runewars.content.fate import FATE
from hexameron.games.runewars.content.finds import FINDS
from hexameron.games.runewars.content.heroes import HEROES
from hexameron.games.runewars.content.objectives import OBJECTIVES
from hexameron.games.runewars.content.orders import ORDER, ORDERS
from hexameron.games.runewars.content.quests import QUEST, QUESTS
from hexameron.games.runewars.content.records import Area, Quest, Tile
from hexameron.games.runewars.content.rewards import REWARD, REWARDS
from hexameron.games.runewars.content.seasons import SEASONS
from hexameron.games.runewars.content.tactics import TACTICS
from hexameron.games.runewars.content.terms import COMPASS, SHAPES
from hexameron.games.runewars.content.tiles import AREA, HOME_OF, REALMS, TILE, TILE_OF, TILES
from hexameron.games.runewars.content.titles import TITLES
from hexameron.games.runewars.content.tokens import DEVELOPMENTS, RUNES
from hexameron.games.runewars.content.units import NEUTRALS, UNIT, UNITS, wild_of_shape
from hexameron.kernel.geometry.grids import FLAT
from hexameron.kernel.records import Record
from tests.rules import rule

# ---------------------------------------------------------------------- the Fate deck


@rule("RW-FATE-01", "RW-FATE-02")
def test_the_fate_deck_has_thirty_numbered_cards_with_four_sections() -> None:
    assert [card.number for card in FATE] == list(range(1, 31))
    assert all(tuple(card.sections) == SHAPES for card in FATE)
    assert all(
        (icon.n > 0) == (icon.kind in ("rout", "damage")) for card in FATE for icon in card.sections.values()
    )


@rule("RW-UNIT-02", "RW-UNIT-03", "RW-UNIT-04", "RW-UNIT-05", "RW-DIPL-05")
def test_the_sections_add_up_to_what_was_counted_on_the_printed_deck() -> None:
    counted = {
        shape: Counter(f"{card.sections[shape].kind}{card.sections[shape].n or ''}" for card in FATE)
        for shape in SHAPES
    }
    assert counted["triangle"] == {"blank": 12, "damage1": 8, "special": 6, "rout1": 4}
    assert counted["rectangle"] == {
        "blank": 9,
        "special": 6,
        "damage1": 6,
        "damage2": 4,
        "rout1": 3,
        "rout2": 2,
    }
    assert counted["circle"] == {"special": 12, "blank": 12, "damage1": 4, "rout1": 2}
    assert counted["hexagon"] == {
        "blank": 6,
        "special": 6,
        "damage1": 5,
        "rout2": 5,
        "damage2": 4,
        "damage3": 3,
        "rout1": 1,
    }
    assert Counter(card.destiny for card in FATE) == {"red": 18, "silver": 8, "gold": 4}


def test_the_example_card_of_the_rulebook_is_the_tenth() -> None:
    shown = FATE[9].sections
    assert [(shown[shape].kind, shown[shape].n) for shape in SHAPES] == [
        ("special", 0),
        ("rout", 1),
        ("blank", 0),
        ("damage", 2),
    ]


# ---------------------------------------------------------------------- units and factions


@rule("RW-SETUP-06", "RW-LIMIT-10")
def test_every_faction_has_36_figures_and_the_neutral_ones_are_40() -> None:
    for faction in FACTIONS:
        assert sum(unit.figures for unit in UNITS if unit.faction == faction.id) == 36
        assert list(faction.units) == sorted(faction.units)
        assert {UNIT[kind].faction for kind in faction.units} == {faction.id}
    assert {kind: UNIT[kind].figures for kind in NEUTRALS} == {
        "beastman": 8,
        "razorwing": 8,
        "sorcerer": 8,
        "hell_hound": 8,
        "giant": 4,
        "dragon": 4,
    }


@rule(
    "RW-UNIT-01",
    "RW-UNIT-07",
    "RW-UNIT-08",
    "RW-UNIT-11",
    "RW-UNIT-12",
    "RW-UNIT-13",
    "RW-UNIT-14",
    "RW-UNIT-15",
    "RW-UNIT-16",
    "RW-UNIT-17",
)
def test_units_have_their_printed_values() -> None:
    values = {unit.id: (unit.shape, unit.health, unit.initiative, unit.traits) for unit in UNITS}
    assert values == {
        "bowman": ("triangle", 1, 1, ()),
        "footman": ("triangle", 1, 3, ()),
        "knight": ("rectangle", 2, 2, ("fast",)),
        "siege_tower": ("hexagon", 3, 5, ()),
        "archer": ("triangle", 1, 1, ()),
        "pegasus_rider": ("rectangle", 3, 2, ("flying",)),
        "sorceress": ("circle", 1, 3, ()),
        "warrior": ("rectangle", 2, 4, ()),
        "reanimate": ("triangle", 1, 4, ()),
        "skeleton_archer": ("triangle", 1, 1, ()),
        "necromancer": ("circle", 1, 2, ()),
        "dark_knight": ("rectangle", 3, 3, ("fast",)),
        "berserker": ("triangle", 1, 2, ()),
        "flesh_ripper": ("rectangle", 1, 1, ("fast",)),
        "warlock": ("circle", 1, 3, ()),
        "chaos_lord": ("hexagon", 4, 4, ()),
        "beastman": ("triangle", 1, 2, ()),
        "razorwing": ("triangle", 1, 1, ("flying",)),
        "sorcerer": ("circle", 1, 1, ()),
        "hell_hound": ("rectangle", 2, 3, ()),
        "giant": ("hexagon", 5, 5, ()),
        "dragon": ("hexagon", 4, 4, ("flying",)),
    }
    assert all((unit.duel is not None) == (not unit.faction) for unit in UNITS)
    assert wild_of_shape("triangle") == ("beastman", "razorwing")


@rule("RW-DIAL-01", "RW-DIAL-03", "RW-SETUP-12", "RW-SETUP-13", "RW-UNIT-06", "RW-ORDER-08")
def test_faction_sheets() -> None:
    values = {one.id: (one.alignment, one.influence, one.tactics, one.start) for one in FACTIONS}
    assert values == {
        "humans": ("good", 3, 2, (3, 2, 2)),
        "elves": ("good", 4, 1, (2, 3, 2)),
        "undead": ("evil", 2, 3, (3, 2, 2)),
        "uthuk": ("evil", 1, 4, (3, 1, 3)),
    }
    for faction in FACTIONS:
        assert all(len(dial) == 9 and not dial[0] for dial in faction.dials)
        icons = [icon for dial in faction.dials for icon in dial]
        assert set(faction.units) == {icon for icon in icons if icon in UNIT}
        assert all(icon in UNIT or icon in ("", "tactics", "influence") for icon in icons)


def test_dials_give_each_faction_as_many_icons_as_designed() -> None:
    counted = {
        one.id: tuple(sum(dial.count(icon) for dial in one.dials) for icon in ("influence", "tactics"))
        for one in FACTIONS
    }
    assert counted == {"humans": (4, 3), "elves": (5, 2), "undead": (3, 4), "uthuk": (2, 5)}


@rule("RW-UNIT-18", "RW-UNIT-19")
def test_the_human_dials_are_those_of_the_rulebook() -> None:
    _, wood, ore = FACTION["humans"].dials
    assert wood[:4] == ("", "bowman", "tactics", "bowman")
    assert ore[1] not in UNIT
    assert ore[2] == "knight"
    assert ore[3] not in UNIT
    assert ore[4] == "siege_tower"


@rule("RW-SETUP-15")
@pytest.mark.parametrize("faction", FACTIONS, ids=lambda faction: faction.id)
def test_every_faction_starts_with_five_units(faction: object) -> None:
    sheet = next(one for one in FACTIONS if one is faction)
    spaces = [
        icon
        for dial, value in zip(sheet.dials, sheet.start, strict=True)
        for icon in dial[: value + 1]
        if icon in UNIT
    ]
    assert len(spaces) == 5


@rule("RW-DEV-01")
def test_every_faction_has_five_developments_and_a_defence_of_its_own() -> None:
    assert [one.works for one in FACTIONS] == [
        ("resources", "resources", "diplomacy", "training", defence)
        for defence in ("walls", "wards", "tomb", "spawn")
    ]


# ---------------------------------------------------------------------- the map


@rule("RW-MAP-01", "RW-MAP-02", "RW-MAP-06", "RW-TERM-04")
def test_nine_tiles_and_four_home_realms() -> None:
    assert [tile.id for tile in TILES] == [str(n) for n in range(1, 10)]
    assert [tile.id for tile in REALMS] == [one.tile for one in FACTIONS]
    assert all(2 <= len(tile.areas) <= 4 for tile in TILES)
    assert all(len(tile.areas) == 3 for tile in REALMS)
    assert len(AREA) == sum(len(tile.areas) for tile in TILE.values()) == 29 + 12
    assert all(code[0] == TILE_OF[code] for code in AREA if code not in HOME_OF)
    assert {code for code in AREA if code in HOME_OF} == {f"{a}{b}" for a in "HEUY" for b in "ABC"}


@rule("RW-MAP-03", "RW-SETUP-07")
def test_the_nine_tiles_hold_what_they_were_designed_to_hold() -> None:
    areas = [area for tile in TILES for area in tile.areas]
    assert (sum(a.food for a in areas), sum(a.wood for a in areas), sum(a.ore for a in areas)) == (18, 14, 15)
    assert sum(area.city for area in areas) == 7
    wild: Counter[str] = Counter()
    for area in areas:
        if area.wild is not None:
            kind, n = area.wild
            wild[kind] += n
    assert wild == {
        "razorwing": 7,
        "beastman": 6,
        "hell_hound": 5,
        "sorcerer": 5,
        "giant": 4,
        "dragon": 2,
    }
    assert all(n <= UNIT[kind].figures for kind, n in wild.items())


def test_a_city_area_provides_one_resource_and_has_no_guard() -> None:
    cities = [area for area in AREA.values() if area.city]
    assert all(area.food + area.wood + area.ore == 1 and area.wild is None for area in cities)


def test_a_home_realm_provides_what_the_dials_start_with() -> None:
    for faction in FACTIONS:
        areas = TILE[faction.tile].areas
        provided = tuple(sum(getattr(area, word) for area in areas) for word in ("food", "wood", "ore"))
        assert provided == faction.start
        assert not any(area.city or area.wild for area in areas)


@rule("RW-MAP-05")
@pytest.mark.parametrize("tile", TILE.values(), ids=lambda tile: tile.id)
def test_a_tile_hangs_together_and_inner_borders_stand_on_both_sides(tile: Tile) -> None:
    at: dict[tuple[int, int], Area] = {area.at: area for area in tile.areas}
    assert len(at) == len(tile.areas)
    for area in tile.areas:
        around = [place for place in FLAT.neighbours(area.at) if place in at]
        assert around
        for number, side in enumerate(COMPASS):
            beyond = at.get(FLAT.neighbours(area.at)[number])
            if beyond is not None:
                back = COMPASS[FLAT.opposite(number)]
                assert area.borders.get(side) == beyond.borders.get(back)


def test_the_borders_named_inside_tiles() -> None:
    assert AREA["4B"].borders == {"N": "mountain", "S": "mountain"}
    assert AREA["4C"].borders == {"N": "mountain"}
    assert AREA["5C"].borders == {"SE": "water"}
    assert AREA["6A"].borders == {"N": "mountain", "NW": "mountain", "SW": "mountain"}
    assert FLAT.names[:6] == COMPASS


# ---------------------------------------------------------------------- cards and tokens

EVERYTHING: list[Record] = [
    *catalogue.RECORDS,
    *UNITS,
    *FACTIONS,
    *TILE.values(),
    *TITLES,
    *ORDERS,
    *DEVELOPMENTS,
]


def effects_of(thing: object) -> list[Effect]:
    """All effects printed on a card, unit or token."""
    found: list[Effect] = []
    for name in getattr(thing, "__struct_fields__", ()):
        value = getattr(thing, name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Effect):
                found += each(part)
            elif isinstance(part, Rule):
                found += effects_of(part)
    return found


def test_ids_are_given_once_and_faces_follow_them() -> None:
    assert len({(type(record), record.id) for record in EVERYTHING}) == len(EVERYTHING)
    assert [record.id for record in catalogue.RECORDS] == list(catalogue.FACE)
    found = {
        "fate.10": catalogue.fate,
        "tactic.t31": catalogue.tactic,
        "season.wi7": catalogue.season,
        "quest.q1": catalogue.quest,
        "reward.r18": catalogue.reward,
        "objective.oe8": catalogue.objective,
        "hero.h12": catalogue.hero,
        "city.c7": catalogue.city,
        "find.training": catalogue.find,
        "rune.false": catalogue.rune,
    }
    for id_, by_face in found.items():
        assert by_face(catalogue.FACE[id_]).id == id_


@pytest.mark.parametrize("record", EVERYTHING, ids=lambda record: record.id)
def test_every_thing_says_where_its_facts_come_from(record: Record) -> None:
    assert record.source in ("rulebook", "published", "designed")
    assert not (record.given and record.source != "designed"), (
        "what is published needs no list of given facts"
    )


@pytest.mark.parametrize("record", EVERYTHING, ids=lambda record: record.id)
def test_every_kind_of_unit_that_an_effect_names_exists(record: Record) -> None:
    named = [getattr(effect, "kind", "") for effect in effects_of(record)]
    assert all(kind in UNIT for kind in named if kind)


@rule("RW-LIMIT-02", "RW-SETUP-23")
def test_cards_and_tokens_are_counted() -> None:
    assert sum(card.copies for card in TACTICS) == 50
    assert len(TACTICS) == 31
    assert Counter(card.season for card in SEASONS for _ in range(card.copies)) == {
        "spring": 8,
        "summer": 8,
        "fall": 8,
        "winter": 8,
    }
    assert sum(card.copies for card in SEASONS if card.council) == 10
    assert len(QUESTS) == 24
    assert sum(card.copies for card in REWARDS) == 25
    assert len(REWARDS) == 18
    assert Counter(card.alignment for card in OBJECTIVES) == {"good": 8, "evil": 8}
    assert len(CITIES) == 7
    assert {token.id: token.copies for token in RUNES} == {"rune.dragon": 21, "rune.false": 17}
    assert len(TITLES) == 3


@rule("RW-ORDER-01", "RW-ORDER-13")
def test_orders() -> None:
    assert [order.order for order in ORDERS] == [
        "strategize",
        "mobilize",
        "conquer",
        "harvest",
        "recruit",
        "rally",
        "power",
        "fortify",
    ]
    assert list(ORDER) == list(range(1, 9))
    assert [order.number for order in ORDERS if not order.bonus] == [8]


@rule("RW-HERO-01", "RW-SETUP-20")
def test_heroes() -> None:
    assert Counter(hero.alignment for hero in HEROES) == {"good": 4, "neutral": 4, "evil": 4}
    assert all(hero.strength + hero.agility + hero.wisdom == 6 for hero in HEROES)
    assert [hero.health for hero in HEROES] == [4, 4, 3, 3, 3, 3, 4, 3, 4, 3, 3, 4]
    assert all(hero.rules for hero in HEROES)


@rule("RW-MAP-07", "RW-MAP-08", "RW-SETUP-10")
def test_nine_quests_bring_a_tile_and_each_lies_in_an_area_of_the_map() -> None:
    assert [quest.tile for quest in QUESTS if quest.tile] == [tile.id for tile in TILES]
    assert all(quest.area in AREA and quest.area not in HOME_OF for quest in QUESTS if quest.area)
    assert all(TILE_OF[quest.area] == quest.tile for quest in QUESTS if quest.tile)
    assert [quest.id for quest in QUESTS if not quest.area] == ["quest.q24"]
    areas = [quest.area for quest in QUESTS]
    assert len(areas) == len(set(areas))


@rule("RW-QUEST-15", "RW-QUEST-16")
@pytest.mark.parametrize("quest", QUESTS, ids=lambda quest: quest.id)
def test_a_quest_is_a_test_or_a_duel_with_a_neutral_unit(quest: Quest) -> None:
    if isinstance(quest.effect, DuelWith):
        assert quest.effect.kind in NEUTRALS
        assert quest.effect.deal < UNIT[quest.effect.kind].health
        return
    assert isinstance(quest.effect, effects.Test)
    for result in (quest.effect.gold, quest.effect.silver):
        assert any(isinstance(part, Reward) for part in each(result))


def test_the_quest_of_the_rulebook_tests_agility_in_5a() -> None:
    quest = QUEST["quest.q5"]
    assert quest.area == "5A"
    assert isinstance(quest.effect, effects.Test)
    assert quest.effect.attribute == "agility"


@rule("RW-REWD-04")
def test_rewards_are_weapons_armor_or_neither() -> None:
    assert Counter(card.equipment for card in REWARDS) == {"": 11, "weapon": 5, "armor": 2}
    assert REWARD["reward.r1"].copies == 6


@rule("RW-OBJ-01")
def test_objectives_ask_for_something_that_can_be_reached() -> None:
    for card in OBJECTIVES:
        assert card.facts
        for fact in card.facts:
            if isinstance(fact, AtLeast):
                assert fact.n >= 1
            else:
                assert isinstance(fact, AllAllied)
                assert all(kind in NEUTRALS for kind in fact.kinds)
    assert [card.id for card in OBJECTIVES if card.any_time] == ["objective.oe1"]
    assert [(card.id, card.pays) for card in OBJECTIVES if card.pays] == [("objective.og4", 8)]


@rule("RW-POWER-07")
def test_titles() -> None:
    assert [title.title for title in TITLES] == ["captain", "commander", "primarch"]
    assert all(len(title.rules) == 2 for title in TITLES)


@rule("RW-EXPL-03", "RW-EXPL-04", "RW-EXPL-07", "RW-EXPL-08", "RW-EXPL-09")
def test_exploration_tokens_are_35_of_two_backs() -> None:
    assert (sum(find.ones for find in FINDS), sum(find.twos for find in FINDS)) == (17, 18)
    kinds: Counter[str] = Counter()
    for find in FINDS:
        kinds[find.kind] += find.ones + find.twos
    assert kinds == {"destructible": 14, "location": 7, "event": 14}


@rule("RW-EPIC-06")
def test_the_cards_that_the_longer_game_skips_speak_of_false_runes() -> None:
    skipped = [card.id for card in (*TACTICS, *SEASONS) if card.false_rune]
    assert skipped == ["tactic.t27", "season.wi7"]
