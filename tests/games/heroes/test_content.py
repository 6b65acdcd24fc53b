"""What is printed in Heroes: how many there are, what stands on them, and that it all fits together."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from hexameron.games.heroes.content import catalogue, dice, tracks
from hexameron.games.heroes.content import effects as fx
from hexameron.games.heroes.content.actions import ACTION_CARDS
from hexameron.games.heroes.content.artifacts import ARTIFACT, ARTIFACTS
from hexameron.games.heroes.content.encounters import ENCOUNTERS
from hexameron.games.heroes.content.heroes import HERO, HEROES, TALENT, TALENTS
from hexameron.games.heroes.content.records import Building, Skill, Tile, Unit
from hexameron.games.heroes.content.scrolls import SCROLLS
from hexameron.games.heroes.content.sites import SITE, SITES
from hexameron.games.heroes.content.skills import SKILLS, deck
from hexameron.games.heroes.content.terms import (
    CREATURES_ONLY,
    ELEMENTS,
    FACES,
    FACTIONS,
    MAGIC_SCHOOLS,
    MIGHT_SCHOOLS,
    PHASES,
    RANKS,
    SCHOOLS,
    SLOTS,
    Faction,
)
from hexameron.games.heroes.content.tiles import SIDE, STEPS, TILES
from hexameron.games.heroes.content.towns import BUILDING, BUILDINGS, TEAR, TOWNS
from hexameron.games.heroes.content.treasures import TREASURES
from hexameron.games.heroes.content.units import ELEMENTALS, UNIT, UNITS, upgrade_price
from hexameron.games.heroes.content.weeks import WEEKS
from hexameron.kernel.records import Record
from tests.games.heroes.printed import units_named

# ---------------------------------------------------------------------- components


def test_the_box_holds_what_it_should() -> None:
    assert len(TILES) == 16
    assert len(TOWNS) == 4
    assert len(HEROES) == 12
    assert len(ACTION_CARDS) * len(FACTIONS) == 16
    assert len(WEEKS) == 15
    assert len(TREASURES) == 15
    assert len(SCROLLS) == 20
    assert len(ARTIFACTS) == 20
    assert sum(len(skill.factions) for skill in SKILLS) == 64
    assert len(BUILDINGS) == 36
    assert sum(unit.copies for unit in UNITS) == 104
    assert len(ENCOUNTERS) == 48
    assert len(ELEMENTALS) == 4
    assert len(TALENTS) == 20
    assert len(SITES) == 15
    assert (dice.ATTACK_DICE, len(dice.ELITE_DIE)) == (5, 6)


def test_markers_are_counted() -> None:
    assert tracks.MARKERS == {
        "luck": 13,
        "unexplored": 8,
        "wound": 16,
        "rout_1": 12,
        "rout_3": 4,
        "control": 60,
        "extra_enemy": 3,
    }


def test_the_numbers_of_the_rulebook() -> None:
    assert tracks.POWER_TO_WIN == {2: 12, 3: 14, 4: 16}
    assert [tracks.weeks_in(length) for length in tracks.LENGTHS] == [9, 12, 15]
    assert (tracks.START_RESOURCES, tracks.START_GOLD, tracks.HERO_PRICE) == (5, 7, 5)
    assert (tracks.MOVEMENT, tracks.ZONE, tracks.RECRUIT_LIMIT, tracks.MOST_HEROES) == (4, 2, 3, 3)
    assert [tracks.advance_cost(skills) for skills in range(7)] == [3, 4, 5, 6, 7, 8, 9]
    assert tracks.ROUT == {"common": 2, "dangerous": 3, "legendary": 4}
    assert (tracks.SCROLLS_SEEN, tracks.ARTIFACTS_SEEN, tracks.SKILLS_SEEN) == (1, 3, 2)
    assert (tracks.FLIGHT_TURN, tracks.FLIGHT_LOSS, tracks.DEFENDED_FLIGHT_LOSS) == (2, 2, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_layouts_take_the_tiles_and_have_room_for_all_cities(players: int) -> None:
    rows, columns = tracks.LAYOUT[players]
    starts = tracks.START_TILES[players]
    assert rows * columns == tracks.TILES_IN_PLAY[players]
    assert len(set(starts)) == len(starts) >= players
    assert all(row in {0, rows - 1} and column in {0, columns - 1} for row, column in starts)


def test_ids_are_unique_and_faces_do_not_meet() -> None:
    ids = [record.id for record in catalogue.RECORDS]
    assert len(set(ids)) == len(ids)
    assert len(set(catalogue.FACE.values())) == sum(len(kind) for _, kind in catalogue.DRAWN)
    for face_of, kind in (
        (catalogue.scroll, SCROLLS),
        (catalogue.artifact, ARTIFACTS),
        (catalogue.treasure, TREASURES),
        (catalogue.week, WEEKS),
        (catalogue.skill, SKILLS),
        (catalogue.encounter, ENCOUNTERS),
        (catalogue.tile, TILES),
    ):
        assert all(face_of(catalogue.FACE[record.id]) is record for record in kind)


@pytest.mark.parametrize("record", catalogue.RECORDS, ids=lambda record: record.id)
def test_what_is_given_is_a_part_of_a_designed_thing(record: Record) -> None:
    fields = {field.name for field in msgspec.structs.fields(record)}
    assert set(record.given) <= fields | {"name"}
    assert record.source == "designed" or not record.given


# ---------------------------------------------------------------------- tiles


def ahead(number: int, direction: str) -> int | None:
    """The field of a tile to which an arrow on another one points."""
    step = next(step for name, step in STEPS.items() if name == direction)
    row, column = number // SIDE + step[0], number % SIDE + step[1]
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else None


@pytest.mark.parametrize("tile", TILES, ids=lambda tile: tile.id)
class TestTile:
    def test_has_sixteen_fields(self, tile: Tile) -> None:
        assert len(tile.squares) == SIDE * SIDE

    def test_each_of_three_sites_has_exactly_one_guard(self, tile: Tile) -> None:
        sites = [n for n, square in enumerate(tile.squares) if square.site not in {"", "site.portal"}]
        guarded = [ahead(n, square.arrow) for n, square in enumerate(tile.squares) if square.arrow]
        assert len(sites) == 3
        assert sorted(n for n in guarded if n is not None) == sites

    def test_icons_have_arrows_and_stand_on_free_open_ground(self, tile: Tile) -> None:
        for square in tile.squares:
            assert (square.icon is None) == (square.arrow is None)
            if square.icon or square.site:
                assert square.terrain == "open"
            assert not (square.icon and square.site)
            assert square.site in {"", *SITE}

    def test_sides_are_open_enough_to_join_in_any_turn(self, tile: Tile) -> None:
        rows = [tile.squares[n * SIDE : n * SIDE + SIDE] for n in range(SIDE)]
        columns = [tile.squares[n::SIDE] for n in range(SIDE)]
        for side in (rows[0], rows[-1], columns[0], columns[-1]):
            assert sum(square.terrain in {"mountains", "water"} for square in side) <= 1

    def test_everything_passable_is_connected(self, tile: Tile) -> None:
        passable = [n for n, square in enumerate(tile.squares) if square.terrain != "mountains"]
        reached = [passable[0]]
        for n in reached:
            neighbours = [ahead(n, direction) for direction in STEPS]
            reached += [m for m in neighbours if m is not None and m in passable and m not in reached]
        assert sorted(reached) == passable

    def test_a_city_finds_room(self, tile: Tile) -> None:
        assert sum(not square.site and not square.icon for square in tile.squares) in {9, 10}


def icons(tiles: tuple[Tile, ...]) -> list[int]:
    counted = Counter(square.icon for tile in tiles for square in tile.squares if square.icon)
    return [counted[rank] for rank in RANKS]


def power(tiles: tuple[Tile, ...]) -> int:
    total = 0
    for tile in tiles:
        for square in tile.squares:
            if square.site:
                site = SITE[square.site]
                total += site.power + (site.explored.n if isinstance(site.explored, fx.Power) else 0)
    return total


def test_icons_by_colour_for_each_number_of_players() -> None:
    assert icons(TILES[:9]) == [14, 9, 4]
    assert icons(TILES[:12]) == [19, 12, 5]
    assert icons(TILES) == [24, 16, 8]


def test_power_on_the_map_for_each_number_of_players() -> None:
    assert [power(TILES[:n]) for n in (9, 12, 16)] == [26, 37, 51]


def test_tiles_are_numbered_and_portals_lie_where_they_should() -> None:
    assert [tile.number for tile in TILES] == list(range(1, 17))
    portals = [tile.number for tile in TILES if any(s.site == "site.portal" for s in tile.squares)]
    assert portals == [2, 5, 8, 11, 14]


def test_every_site_can_be_met_by_two_players() -> None:
    met = {square.site for tile in TILES[:9] for square in tile.squares if square.site}
    assert met == set(SITE)


def test_what_sites_give() -> None:
    held = {s.id: (s.power, s.resources, s.gold) for s in SITES if s.use == "control"}
    assert held == {
        "site.sawmill": (1, 3, 0),
        "site.iron_mine": (2, 2, 0),
        "site.crystal_mine": (3, 1, 0),
        "site.gold_mine": (0, 0, 4),
        "site.dragon_nexus": (4, 0, 0),
    }
    assert all((site.explored is not None) == (site.use == "explore") for site in SITES)


# ---------------------------------------------------------------------- factions


@pytest.mark.parametrize("faction", FACTIONS)
class TestFaction:
    def test_has_all_its_pieces(self, faction: Faction) -> None:
        assert [town.faction for town in TOWNS].count(faction) == 1
        assert [hero.faction for hero in HEROES].count(faction) == 3
        assert [building.faction for building in BUILDINGS].count(faction) == 9
        assert [len(deck(faction, kind)) for kind in ("might", "magic")] == [8, 8]

    def test_has_a_unit_for_each_level(self, faction: Faction) -> None:
        own = [unit for unit in UNITS if unit.faction == faction]
        assert [(u.level, u.strength, u.copies) for u in own] == [(1, 2, 8), (2, 3, 7), (3, 4, 6), (4, 5, 5)]
        assert [(u.basic.gold, u.elite.gold) for u in own] == [(1, 2), (2, 4), (3, 5), (5, 8)]
        assert [upgrade_price(unit) for unit in own] == [1, 2, 2, 3]

    def test_has_units_enough_for_every_starting_army(self, faction: Faction) -> None:
        for level, n in tracks.START_ARMY:
            leader = 2 if level == 1 else 0
            assert sum(u.copies for u in UNITS if u.faction == faction and u.level == level) >= n + leader

    def test_own_skills_are_three_of_each_kind(self, faction: Faction) -> None:
        own = [skill for skill in SKILLS if skill.factions == (faction,)]
        assert Counter(skill.kind for skill in own) == {"might": 3, "magic": 3}

    def test_masters_and_chieftains_name_units_of_their_own_faction(self, faction: Faction) -> None:
        named = [
            unit
            for hero in HEROES
            if hero.faction == faction
            for talent in hero.talents
            for unit in units_named(TALENT[talent])
        ]
        assert len(named) == 2
        assert {UNIT[unit].faction for unit in named} == {faction}


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.id)
def test_an_elite_side_keeps_what_the_basic_side_can(unit: Unit) -> None:
    assert set(unit.basic.abilities) <= set(unit.elite.abilities)
    assert not set(unit.elite.abilities) & set(CREATURES_ONLY)
    assert 1 <= unit.initiative <= 8


def test_initiative_and_abilities_of_units() -> None:
    printed = {
        unit.id.removeprefix("unit."): (
            unit.initiative,
            *("/".join(s.abilities) for s in (unit.basic, unit.elite)),
        )
        for unit in UNITS
    }
    assert printed == {
        "crossbowmen": (3, "", "precise"),
        "priestesses": (5, "", "defence"),
        "griffins": (4, "", "endurance"),
        "seraphs": (3, "pierce", "pierce/endurance"),
        "skeletons": (5, "defence", "defence"),
        "liches": (3, "", "precise"),
        "vampires": (3, "", "endurance"),
        "namtaru": (5, "pierce", "pierce/precise"),
        "shark_guards": (5, "", "pierce"),
        "snow_maidens": (3, "", "precise"),
        "kenshi": (3, "defence", "defence/pierce"),
        "kirins": (3, "", "endurance"),
        "orcs": (5, "", "pierce"),
        "centaurs": (4, "", "precise"),
        "shamans": (5, "defence", "defence/precise"),
        "cyclopes": (5, "endurance", "endurance/pierce"),
    }


def building(faction: Faction, kind: str) -> Building:
    return BUILDING[f"building.{faction}.{kind}"]


def test_costs_that_the_rulebook_gives() -> None:
    income, temple = building("haven", "income"), building("haven", "asha")
    assert [(cost.resources, cost.gold) for cost in income.costs] == [(3, 0), (0, 3)]
    assert [(cost.resources, cost.gold, cost.artifact) for cost in temple.costs] == [(12, 12, TEAR)]
    assert TEAR in ARTIFACT
    assert temple.rules == (fx.Rule("built", fx.Power(3)),)


def test_all_factions_build_at_the_same_price_but_one_building_is_their_own() -> None:
    for one in BUILDINGS:
        like = building("haven", one.kind)
        assert (one.level, one.costs) == (like.level, like.costs)
        assert (one.rules == like.rules) == (one.kind != "unique" or one.faction == "haven")
    assert [town.level_costs for town in TOWNS] == [(0, 4, 6, 8)] * 4


def test_only_the_special_action_card_comes_with_the_market() -> None:
    assert [card.actions for card in ACTION_CARDS if card.special] == [("construction", "gathering")]
    offered = Counter(action for card in ACTION_CARDS if not card.special for action in card.actions)
    assert offered == {"activation": 2, "recruitment": 2, "construction": 1, "gathering": 1}


# ---------------------------------------------------------------------- heroes


def test_values_of_heroes() -> None:
    printed = {h.id.removeprefix("hero."): (h.strength, h.magic, h.initiative, h.command) for h in HEROES}
    assert printed == {
        "anton": (4, 2, 4, 9),
        "slava": (3, 2, 5, 10),
        "cate": (2, 4, 3, 8),
        "anastasya": (3, 4, 4, 9),
        "sveltana": (2, 5, 5, 9),
        "vorlag": (4, 2, 5, 10),
        "irina": (4, 2, 3, 10),
        "hayato": (3, 3, 4, 9),
        "mizuki": (2, 5, 4, 9),
        "sandor": (5, 1, 4, 10),
        "kraal": (4, 1, 4, 10),
        "urkala": (2, 4, 5, 8),
    }
    assert "talent.explorer" in HERO["hero.sandor"].talents


def test_every_talent_belongs_to_somebody_and_every_school_to_some() -> None:
    talents = Counter(talent for hero in HEROES for talent in hero.talents)
    assert set(talents) == set(TALENT)
    assert sorted(talents.values()) == [1] * 16 + [2] * 4
    schools = Counter(school for hero in HEROES for school in hero.schools)
    assert set(schools) == set(SCHOOLS)
    assert all(2 <= n <= 6 for n in schools.values())
    assert all(len(set(hero.schools)) == 3 for hero in HEROES)


def test_every_hero_can_command_the_starting_army() -> None:
    army = sum(n for _, n in tracks.START_ARMY)
    for hero in HEROES:
        assert hero.command >= army + (2 if "talent.leader" in hero.talents else 0)


# ---------------------------------------------------------------------- cards and tokens


def test_encounters_by_colour_fill_the_icons_of_all_tiles() -> None:
    counted = Counter(token.rank for token in ENCOUNTERS)
    assert [counted[rank] for rank in RANKS] == icons(TILES)


def test_rewards_of_encounters_grow_with_their_colour() -> None:
    assert {t.chests for t in ENCOUNTERS if t.rank == "common"} == {1, 2}
    assert {t.chests for t in ENCOUNTERS if t.rank == "dangerous"} == {2, 3}
    assert {t.chests for t in ENCOUNTERS if t.rank == "legendary"} == {3}
    experience = {rank: [t.experience for t in ENCOUNTERS if t.rank == rank] for rank in RANKS}
    assert {rank: (min(xp), max(xp)) for rank, xp in experience.items()} == {
        "common": (1, 2),
        "dangerous": (2, 3),
        "legendary": (4, 5),
    }


def test_some_encounters_to_the_letter() -> None:
    printed = {
        token.id: (token.name, token.strength, token.initiative, token.numbers, token.abilities, token.elite)
        for token in ENCOUNTERS
    }
    assert printed["encounter.common.3"] == ("creature.gnomes", 2, 6, 6, (), True)
    assert printed["encounter.dangerous.16"] == ("creature.minotaurs", 3, 5, 9, ("slayer",), False)
    assert printed["encounter.legendary.3"] == ("creature.hydra", 4, 6, 6, ("fury", "regeneration"), False)
    assert printed["encounter.legendary.7"] == ("creature.namtaru_queen", 5, 4, 11, ("precise",), True)


def test_elementals_are_one_of_each_element() -> None:
    assert tuple(elemental.element for elemental in ELEMENTALS) == ELEMENTS
    assert [(e.strength, e.initiative, e.numbers) for e in ELEMENTALS] == [
        (4, 3, 2),
        (3, 2, 3),
        (3, 5, 3),
        (2, 8, 5),
    ]


def test_weeks_are_five_of_each_phase_and_three_are_dark() -> None:
    assert Counter(week.phase for week in WEEKS) == dict.fromkeys(PHASES, 5)
    dark = [week.id for week in WEEKS if week.dark]
    assert dark == ["week.night_of_the_spider", "week.blood_moon", "week.march_of_the_dead"]
    assert all(week.rules or week.dark for week in WEEKS)


def test_artifacts_are_four_of_each_type() -> None:
    assert Counter(artifact.slot for artifact in ARTIFACTS) == dict.fromkeys(SLOTS, 4)
    assert [artifact.id for artifact in ARTIFACTS if not artifact.rules] == [TEAR]


def test_scrolls_are_four_of_each_level_and_school() -> None:
    assert Counter(scroll.level for scroll in SCROLLS) == dict.fromkeys(range(1, 6), 4)
    assert Counter(scroll.school for scroll in SCROLLS) == dict.fromkeys(MAGIC_SCHOOLS, 4)


def test_treasures_have_gold_and_resources_first() -> None:
    for treasure in TREASURES:
        gold, resources, *_ = treasure.parts
        assert isinstance(gold, fx.Take)
        assert isinstance(resources, fx.Take)
        assert gold.gold > 0 == gold.resources
        assert resources.resources > 0 == resources.gold
        assert len(set(map(repr, treasure.parts))) == 4


def test_the_elite_die_shows_every_face() -> None:
    assert Counter(dice.ELITE_DIE) == {face: 2 if face == "skull" else 1 for face in FACES}


@pytest.mark.parametrize("skill", SKILLS, ids=lambda skill: skill.id)
def test_skills_lie_in_the_deck_of_their_school(skill: Skill) -> None:
    assert skill.kind == ("might" if skill.school in MIGHT_SCHOOLS else "magic")
