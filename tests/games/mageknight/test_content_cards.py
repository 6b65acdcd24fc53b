"""The Deed cards as they are printed: how many, of which colour, with which rules."""

from collections import Counter
from collections.abc import Iterator

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.actions import ADVANCED_ACTIONS, BASIC_ACTIONS, COPIES, HERO_ACTIONS
from hexameron.games.mageknight.content.heroes import HEROES
from hexameron.games.mageknight.content.records import Deed
from hexameron.games.mageknight.content.spells import SPELLS
from hexameron.games.mageknight.rules import cards as card_rules
from hexameron.games.mageknight.setup import deck_of
from tests.games.mageknight.cards import deed
from tests.rules import rule

R, B, G, W = range(4)


def inside(effect: fx.Effect | None) -> Iterator[fx.Effect]:
    """An effect and all effects inside it."""
    if effect is not None:
        yield effect
        for part in effect.parts():
            yield from inside(part)


def all_effects() -> Iterator[fx.Effect]:
    """The effects of every card, unit and Skill that is used."""
    for card in catalogue.DEEDS:
        yield from inside(card.basic)
        yield from inside(card.strong)
    for unit in catalogue.UNITS:
        for ability in unit.abilities:
            yield from inside(ability.effect)
    for skill in catalogue.SKILLS:
        if skill.kind != "permanent":
            yield from inside(skill.effect)


PLAYED = (card_rules.actions, card_rules.actions_mana, card_rules.spells, card_rules.spells_on_players)


def test_every_rule_of_its_own_is_written() -> None:
    named = {effect.rule for effect in all_effects() if isinstance(effect, fx.Custom)}
    attached = {
        card.basic.rule for card in catalogue.DEEDS if card.banner and isinstance(card.basic, fx.Custom)
    }
    assert sorted(named - attached - set(card_rules.DO)) == []


def test_no_rule_is_written_for_nothing() -> None:
    named = {effect.rule for effect in all_effects() if isinstance(effect, fx.Custom)}
    mine = {rule for chapter in PLAYED for rule in chapter.DO}
    assert sorted(mine - named) == []
    assert {*card_rules.CAN} <= {*card_rules.DO}


@rule("MK-CONTENT-01", "MK-CONTENT-02", "MK-CONTENT-03", "MK-CONTENT-04", "MK-CONTENT-05")
def test_the_cards_that_the_rulebook_prints() -> None:
    assert (deed("rage").basic, deed("rage").strong) == (fx.attack_or_block(2), fx.attack(4))
    assert (deed("determination").basic, deed("determination").strong) == (
        fx.attack_or_block(2),
        fx.block(5),
    )
    assert (deed("swiftness").basic, deed("swiftness").strong) == (fx.Move(2), fx.attack(3, how="ranged"))
    assert (deed("march").basic, deed("march").strong) == (fx.Move(2), fx.Move(4))
    assert (deed("threaten").basic, deed("threaten").strong) == (
        fx.Influence(2),
        fx.all_of(fx.Influence(5), fx.Reputation(-1)),
    )


@rule("MK-PLAYER-05")
def test_a_hero_begins_with_sixteen_cards_four_of_each_colour() -> None:
    assert len(BASIC_ACTIONS) == 12
    copies = {card.id: COPIES.get(card.id, 1) for card in BASIC_ACTIONS}
    assert sum(copies.values()) == 16
    assert sorted(id_ for id_, n in copies.items() if n == 2) == [
        "card.march",
        "card.rage",
        "card.stamina",
        "card.swiftness",
    ]
    for hero in HEROES:
        deck = [catalogue.DEEDS[face] for face in deck_of(hero.id)]
        assert len(deck) == 16
        assert Counter(card.colour for card in deck) == {R: 4, B: 4, G: 4, W: 4}


@pytest.mark.parametrize(
    ("hero", "own", "replaced"),
    [
        ("arythea", "battle_versatility", "rage"),
        ("goldyx", "will_focus", "concentration"),
        ("norowas", "noble_manners", "promise"),
        ("tovak", "cold_toughness", "determination"),
    ],
)
def test_each_hero_has_a_card_of_the_own(hero: str, own: str, replaced: str) -> None:
    deck = Counter(catalogue.DEEDS[face].id for face in deck_of(hero))
    assert deck[f"card.{own}"] == 1
    assert deck[f"card.{replaced}"] == COPIES.get(f"card.{replaced}", 1) - 1


SECOND = {
    "arythea": ("mana_pull", "mana_draw"),
    "goldyx": ("crystal_joy", "crystallize"),
    "norowas": ("rejuvenate", "tranquility"),
    "tovak": ("instinct", "improvisation"),
}


def test_own_cards_have_the_colour_of_what_they_replace() -> None:
    assert len(HERO_ACTIONS) == 10
    for hero in HEROES:
        assert len(hero.cards) == 2
        for own, replaced in hero.cards:
            assert catalogue.DEEDS[catalogue.DEED_FACE[own]].colour == (
                catalogue.DEEDS[catalogue.DEED_FACE[replaced]].colour
            )
        if hero.id in SECOND:
            assert hero.cards[1] == tuple(f"card.{name}" for name in SECOND[hero.id])


def by_colour(cards: list[Deed]) -> dict[int, int]:
    return dict(Counter(card.colour for card in cards))


def test_advanced_actions_are_28_and_12() -> None:
    base = [card for card in ADVANCED_ACTIONS if not card.expansion]
    later = [card for card in ADVANCED_ACTIONS if card.expansion]
    assert by_colour(base) == {R: 7, B: 7, W: 7, G: 7}
    assert by_colour(later) == {R: 3, B: 3, W: 3, G: 3}
    assert [card.number for card in base] == list(range(65, 93))
    assert [card.number for card in later] == list(range(287, 299))


def test_spells_are_20_and_4_of_which_four_act_on_others() -> None:
    base = [card for card in SPELLS if not card.expansion]
    later = [card for card in SPELLS if card.expansion]
    assert by_colour(base) == {R: 5, B: 5, W: 5, G: 5}
    assert by_colour(later) == {R: 1, B: 1, W: 1, G: 1}
    assert [card.number for card in base] == list(range(93, 113))
    assert [card.number for card in later] == list(range(299, 303))
    assert [card.number for card in SPELLS if card.interactive] == [109, 110, 111, 112]


def test_cards_have_two_effects_and_names_of_their_own() -> None:
    cards = (*BASIC_ACTIONS, *HERO_ACTIONS, *ADVANCED_ACTIONS, *SPELLS)
    assert all(card.basic is not None and card.strong is not None for card in cards)
    ids = [card.id for card in cards] + [card.strong_id for card in SPELLS]
    assert len(ids) == len(set(ids)) == 12 + 10 + 40 + 48


@pytest.mark.parametrize(
    ("icons", "names"),
    [
        ("move", "march stamina frost_bridge song_of_wind path_finding steady_tempo ambush"),
        ("move combat", "swiftness agility"),
        ("move healing", "refreshing_walk"),
        (
            "combat",
            "rage determination battle_versatility cold_toughness blood_rage ice_shield into_the_heat",
        ),
        ("influence", "promise threaten noble_manners heroic_tale in_need"),
        ("influence combat", "intimidate diplomacy"),
        ("influence special", "learning"),
        ("move influence combat", "improvisation pure_magic"),
        ("healing", "tranquility regeneration"),
        (
            "special",
            """crystallize mana_draw concentration will_focus blood_ritual decompose crystal_mastery
            mana_storm maximal_effect magic_talent training""",
        ),
        ("special combat", "fire_bolt ice_bolt swift_bolt crushing_bolt"),
    ],
)
def test_icons(icons: str, names: str) -> None:
    for name in names.split():
        assert sorted(deed(name).icons) == sorted(icons.split()), name


COLOURS = {
    R: """
        rage threaten improvisation battle_versatility instinct fire_bolt blood_rage intimidate
        blood_ritual into_the_heat decompose maximal_effect counterattack ritual_attack
        blood_of_ancients fireball flame_wall burning_shield demolish mana_meltdown offering
    """,
    B: """
        stamina determination crystallize cold_toughness crystal_joy tirelessness ice_bolt
        ice_shield frost_bridge pure_magic steady_tempo crystal_mastery magic_talent shield_bash
        temporal_portal spell_forge snowstorm mana_bolt chill space_bending mana_claim mist_form
    """,
    G: """
        march tranquility concentration will_focus rejuvenate crushing_bolt refreshing_walk
        path_finding regeneration in_need ambush training stout_resolve force_of_nature
        mountain_lore tremor underground_travel restoration meditation energy_flow cure
    """,
    W: """
        swiftness promise mana_draw noble_manners mana_pull swift_reflexes swift_bolt agility
        song_of_wind heroic_tale diplomacy mana_storm learning chivalry peaceful_moment
        dodge_and_weave expose whirlwind wings_of_wind call_to_arms mind_read charm
    """,
}


@pytest.mark.parametrize("colour", [R, B, G, W])
def test_colours(colour: int) -> None:
    names = COLOURS[colour].split()
    assert all(deed(name).colour == colour for name in names)
    known = (*BASIC_ACTIONS, *HERO_ACTIONS, *ADVANCED_ACTIONS, *SPELLS)
    assert len(names) == sum(card.colour == colour for card in known)


def test_only_one_block_of_cards_counts_double_against_swiftness() -> None:
    swift = {
        card.id
        for card in catalogue.DEEDS
        for half in (card.basic, card.strong)
        for effect in inside(half)
        if isinstance(effect, fx.Block) and effect.swift
    }
    assert swift == {"card.shield_bash"}


HONOURED = {
    "dice",
    "manners_fame",
    "manners_reputation",
    "black_pull",
    "crystal_joy",
    "next_move_card",
    "every_move_card",
    "move_as_attack",
    "move_as_ranged",
    "tale_reputation",
    "tale_fame",
    "units_spared",
    "steady_tempo",
    "influence_as_block",
    "crystals_return",
    "dice_wild",
    "ambush",
    "learning",
    "mountain_lore",
    "mountain_safe",
    "walls_ignored",
    "space_bending",
    "terrain_shut",
    "units_resist",
    "wound_ignored",
    "disease",
    "wings_of_night",
}
"""The standing changes of actions and spells; each is played in test_cards_actions or test_cards_spells."""


def test_the_standing_changes_of_cards_are_known() -> None:
    cards = (*BASIC_ACTIONS, *HERO_ACTIONS, *ADVANCED_ACTIONS, *SPELLS)
    kinds = {
        effect.kind
        for card in cards
        for half in (card.basic, card.strong)
        for effect in inside(half)
        if isinstance(effect, fx.Gain)
    }
    assert kinds == HONOURED
