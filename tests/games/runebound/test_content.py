"""Everything that is printed: counted, and each record whole."""

from __future__ import annotations

from collections import Counter

import pytest

from hexameron.games.runebound.board import (
    BOARD,
    ROAD_HEXES,
    is_connected,
    is_river,
    is_road,
    is_wilderness,
    kind_of,
)
from hexameron.games.runebound.content import catalogue
from hexameron.games.runebound.content.adventures import ADVENTURES
from hexameron.games.runebound.content.assets import ASSETS
from hexameron.games.runebound.content.dice import FACES, WILD
from hexameron.games.runebound.content.effects import Effect, Ending, each
from hexameron.games.runebound.content.heroes import HEROES
from hexameron.games.runebound.content.map import (
    AREAS,
    BRIDGES,
    GEMS,
    GROUND,
    REFRESH_SPACES,
    RIVERS,
    ROADS,
    SITE_NAMED,
    SITES,
    STORY_SPACES,
    TRACK,
)
from hexameron.games.runebound.content.records import Adventure, Enemy, Event, Quest
from hexameron.games.runebound.content.skills import SKILLS
from hexameron.games.runebound.content.stories import SCENARIO, SCENARIO_CARDS, STORIES
from hexameron.games.runebound.content.terms import DECKS
from hexameron.games.runebound.content.tokens import CAST_BY, TOKENS
from hexameron.games.runebound.rules.rounds import play
from hexameron.games.runebound.rules.running import carried_out
from tests.rules import rule

HANDLED_BY_THEIR_CHAPTERS = {
    "Stat",
    "Permit",
    "SpendAs",
    "Hop",
    "Reroll",
    "TurnDie",
    "Reveal",
    "Avoid",
    "Redraw",
    "Peek",
    "BlockMore",
    "HitHarder",
    "Survive",
    "Challenge",
}


def effects_of(record: object) -> list[Effect]:
    """All effects printed on a card."""
    found: list[Effect] = []
    for value in vars_of(record):
        if isinstance(value, Effect):
            found += each(value)
        elif isinstance(value, Ending):
            found += each(value.effect)
        elif isinstance(value, tuple):
            for part in value:
                found += effects_of(part) if not isinstance(part, Effect) else list(each(part))
        elif isinstance(value, Enemy | Event | Quest):
            found += effects_of(value)
    return found


def vars_of(record: object) -> list[object]:
    fields = getattr(record, "__struct_fields__", ())
    return [getattr(record, name) for name in fields]


EVERYTHING = [*HEROES, *SKILLS, *ASSETS, *ADVENTURES, *STORIES, *SCENARIO_CARDS]


@pytest.mark.parametrize("record", EVERYTHING, ids=lambda record: record.id)
def test_every_effect_of_a_card_is_carried_out_by_some_chapter(record: object) -> None:
    assert callable(play), "the chapters are there"
    known = {kind.__name__ for kind in carried_out()} | HANDLED_BY_THEIR_CHAPTERS
    assert [
        type(effect).__name__ for effect in effects_of(record) if type(effect).__name__ not in known
    ] == []


def test_ids_are_given_once_and_faces_follow_them() -> None:
    ids = [record.id for record in catalogue.RECORDS]
    assert len(ids) == len(set(ids)) == 60 + 60 + 120 + 20
    assert catalogue.skill(catalogue.FACE["skill.u9"]).id == "skill.u9"
    assert catalogue.asset(catalogue.FACE["asset.c20"]).id == "asset.c20"
    assert catalogue.adventure(catalogue.FACE["adv.kx10"]).id == "adv.kx10"
    assert catalogue.story(catalogue.FACE["story.tk10"]).id == "story.tk10"


# ---------------------------------------------------------------------- the map


@rule("RB-MAP-01", "RB-MAP-03")
def test_every_hex_has_a_terrain_and_four_are_cities() -> None:
    assert Counter(GROUND.values()) == {
        "plains": 131,
        "forest": 29,
        "hills": 28,
        "mountain": 25,
        "water": 8,
        "city": 4,
    }
    assert tuple(GROUND) == BOARD.cells
    assert {SITES[cell][1] for cell, ground in GROUND.items() if ground == "city"} == {
        "tamalir",
        "forge",
        "dawnsmoor",
        "riverwatch",
    }


@rule("RB-MAP-07", "RB-MAP-08", "RB-MAP-09", "RB-MAP-10", "RB-MAP-11", "RB-MAP-12")
def test_sites_keep_their_terrain() -> None:
    kinds = Counter(kind for kind, _ in SITES.values())
    assert kinds == {"city": 4, "town": 5, "shrine": 5, "stronghold": 5}
    assert GROUND[SITE_NAMED["hollow_city"]] == "mountain"
    assert GROUND[SITE_NAMED["yrtwrights_forge"]] == "mountain"
    assert GROUND[SITE_NAMED["sundergard"]] == "plains"
    assert all(GROUND[cell] != "city" for cell, (kind, _) in SITES.items() if kind != "city")


@rule("RB-MAP-13")
def test_wilderness_is_whatever_is_no_site() -> None:
    assert sum(is_wilderness(cell) for cell in BOARD.cells) == 225 - 19
    assert not is_wilderness("h5.6")
    assert kind_of("h7.4") == "shrine"
    assert is_wilderness("h7.5")


@rule("RB-MAP-06", "RB-MAP-15", "RB-MAP-16")
def test_roads() -> None:
    assert len(ROAD_HEXES) == 24 + 4
    assert is_road(SITE_NAMED["market_town"])
    assert is_road(SITE_NAMED["suvars_rest"])
    assert all(is_road(SITE_NAMED[city]) for city in ("tamalir", "forge", "dawnsmoor", "riverwatch"))
    assert "h3.6" in BOARD.neighbours["h2.7"]
    assert is_road("h3.6")
    assert is_road("h2.7")
    assert not is_connected("h3.6", "h2.7")
    assert all(b in BOARD.neighbours[a] for a, b in ROADS)


@rule("RB-MAP-14", "RB-MAP-17")
def test_rivers_and_bridges() -> None:
    assert len(RIVERS) == 38
    assert all(b in BOARD.neighbours[a] for a, b in RIVERS)
    assert set(BRIDGES) == {("h11.10", "h12.10"), ("h5.8", "h6.8")}
    assert set(BRIDGES) <= set(RIVERS)
    assert is_river("h5.8", "h5.9")
    assert is_river("h5.9", "h5.8")
    assert not is_river("h5.8", "h6.8")
    assert not any("city" in (GROUND[a], GROUND[b]) for a, b in RIVERS)


def test_named_areas_lie_in_the_wilderness() -> None:
    assert len(AREAS) == 28
    assert all(is_wilderness(cell) for cells in AREAS.values() for cell in cells)


@rule("RB-SETUP-03")
def test_there_are_nine_gems_of_each_type() -> None:
    assert Counter(GEMS.values()) == {"soc": 9, "com": 9, "exp": 9}
    assert all(is_wilderness(cell) for cell in GEMS)


@rule("RB-TIME-10")
def test_two_trips_along_the_track_draw_at_most_eight_story_cards() -> None:
    assert TRACK == 12
    assert len(STORY_SPACES) == 4
    assert REFRESH_SPACES == (1, 7)


@rule("RB-DICE-01", "RB-DICE-04")
def test_terrain_dice() -> None:
    shown = {terrain for face in FACES for terrain in face}
    assert shown == {"plains", "hills", "water", "forest", "mountain"}
    assert set(FACES[WILD]) == shown
    assert FACES[5] == ("mountain", "water")


# ---------------------------------------------------------------------- cards


@rule("RB-SETUP-27", "RB-SKILL-08", "RB-SKILL-16", "RB-TEST-13")
def test_skills() -> None:
    assert set(Counter(skill.set for skill in SKILLS).values()) == {10}
    assert Counter(skill.type for skill in SKILLS) == {"body": 20, "mind": 20, "spirit": 20}
    assert sum(skill.star for skill in SKILLS) == 24
    assert all(1 <= len(skill.cost) <= 4 for skill in SKILLS)
    assert {skill.set for skill in SKILLS} == {"wild", "military", "road", "low", "gods", "runes"}


@rule("RB-SETUP-28", "RB-ASSET-01")
def test_assets() -> None:
    assert Counter(asset.code[0] for asset in ASSETS) == {"a": 20, "b": 20, "c": 20}
    assert Counter(asset.type for asset in ASSETS) == {
        "weapon": 15,
        "clothing": 14,
        "equipment": 12,
        "goods": 12,
        "movement": 7,
    }


@rule("RB-ASSET-07")
def test_every_goods_card_has_a_trade_value_and_an_action_that_trades_it() -> None:
    goods = [asset for asset in ASSETS if asset.type == "goods"]
    assert all(asset.trade > asset.cost for asset in goods)
    assert all([r.moment for r in asset.rules] == ["action"] for asset in goods)
    assert all(asset.trade == 0 for asset in ASSETS if asset.type != "goods")


@rule("RB-SETUP-17", "RB-TOKEN-01", "RB-COMBAT-11")
def test_tokens_have_two_sides_and_exist_once() -> None:
    assert len(TOKENS) == 60
    assert sum(token.of.startswith("hero.") for token in TOKENS) == 18
    assert sum(token.of.startswith("asset.") for token in TOKENS) == 34
    assert len(CAST_BY["enemy"]) == 5
    (powerful,) = [token for token in TOKENS if token.of == "powerful"]
    assert [(side.symbol, side.value, side.gold) for side in powerful.sides] == [
        ("ene", 2, False),
        ("sur", 1, True),
    ]


@rule("RB-SETUP-09", "RB-SETUP-11", "RB-STORY-01", "RB-ADV-04", "RB-ADV-05", "RB-ADV-06")
def test_adventure_cards() -> None:
    for deck in DECKS:
        general = [card for card in ADVENTURES if card.deck == deck and not card.scenario]
        assert len(general) == 20
        for scenario in SCENARIO:
            assert sum(card.deck == deck and card.scenario == scenario for card in ADVENTURES) == 10
    kinds = Counter((card.deck, type(card.what)) for card in ADVENTURES)
    assert kinds["soc", Event] == 35
    assert kinds["com", Enemy] == 33
    assert kinds["exp", Quest] == 35
    assert kinds["soc", Enemy] == 3
    assert kinds["com", Quest] == 1
    assert kinds["exp", Event] == 2


@rule("RB-QUEST-04")
def test_quests_have_one_to_three_endings_at_places_on_the_map() -> None:
    quests = [card.what for card in ADVENTURES if isinstance(card.what, Quest)]
    assert len(quests) == 38
    assert all(1 <= len(quest.endings) <= 3 for quest in quests)
    assert all(cell in GROUND for quest in quests for cell in quest.places)


@rule("RB-STORY-01", "RB-STORY-02")
def test_both_scenarios_have_ten_story_cards_and_a_villain() -> None:
    assert Counter(card.scenario for card in STORIES) == {"margath": 10, "dead_king": 10}
    assert [card.villain for card in SCENARIO_CARDS] == ["villain.margath", "villain.vorakesh"]
    assert [card.enemy.life for card in SCENARIO_CARDS] == [15, 10]


@rule("RB-ENEMY-07")
def test_enemies_stand_on_story_and_scenario_cards_too() -> None:
    assert [card.id for card in STORIES if card.enemy] == ["story.tm3", "story.tk6"]
    assert all("villain" in card.enemy.traits for card in SCENARIO_CARDS)


@rule("RB-ATTR-02", "RB-ATTR-03")
def test_heroes() -> None:
    assert len(HEROES) == 6
    values = {
        hero.id[5:]: (
            hero.life,
            hero.speed,
            hero.hand,
            hero.body,
            hero.mind,
            hero.spirit,
            hero.gold,
            hero.start,
        )
        for hero in HEROES
    }
    assert values == {
        "corbin": (10, 3, 3, 3, 2, 0, 2, "stronghold"),
        "mok": (9, 3, 3, 2, 1, 2, 2, "shrine"),
        "laurel": (8, 3, 4, 2, 2, 1, 2, "town"),
        "hawthorne": (9, 3, 3, 3, 1, 1, 3, "stronghold"),
        "lyssa": (9, 3, 3, 2, 2, 2, 1, "shrine"),
        "thorn": (8, 3, 4, 0, 3, 2, 2, "town"),
    }


@pytest.mark.parametrize("enemy", [c for c in ADVENTURES if isinstance(c.what, Enemy)], ids=lambda c: c.id)
def test_an_enemy_has_life_traits_and_surge_abilities(enemy: Adventure) -> None:
    what = enemy.what
    assert isinstance(what, Enemy)
    assert 3 <= what.life <= 9
    assert what.traits
    assert any(r.moment == "surge" for r in what.rules)
