"""The set-up of a game, step by step (SETUP)."""

from __future__ import annotations

from collections import Counter

import pytest

from hexameron.games.runebound.content.terms import DECKS
from hexameron.games.runebound.setup import begin, starts
from hexameron.kernel.game import Setup
from tests.games.runebound.positions import TestJourney, table
from tests.rules import rule

PLACES = {
    "corbin": "h0.1",
    "mok": "h7.4",
    "laurel": "h5.8",
    "hawthorne": "h5.1",
    "lyssa": "h8.13",
    "thorn": "h3.1",
}


def begun(*heroes: str, scenario: str = "margath", dice: str = "0", **variants: str) -> TestJourney:
    """A game whose players choose these heroes; the first die says who is first."""
    t = table(begin(Setup(scenario, len(heroes), variants=dict(variants))), dice)
    t.go(*[f"lead:hero.{hero}" for hero in heroes])
    return t


def placed(*heroes: str, answers: tuple[str, ...] = (), **parts: str) -> TestJourney:
    t = begun(*heroes, **parts)
    t.go(*[f"place:{PLACES[hero]}" for hero in heroes], *answers)
    return t


@rule("RB-SETUP-01", "RB-SETUP-26", "RB-SETUP-08")
def test_the_set_up_goes_in_its_order_and_ends_in_act_one_on_the_first_space() -> None:
    t = placed("lyssa", "mok")
    names = [event.name for event in t.events if event.name.startswith("setup.")]
    assert list(dict.fromkeys(names)) == [
        "setup.scenario",
        "setup.gems",
        "setup.decks",
        "setup.first",
        "setup.hero",
        "setup.place",
        "setup.ability",
        "setup.markets",
    ]
    assert (t.state.act, t.state.space, t.prompt) == (1, 1, "turn.act")
    assert t.told("gems.refreshed") == []


@rule("RB-SETUP-03", "RB-SETUP-04")
def test_all_gems_lie_faceup() -> None:
    assert list(begun("corbin", "mok").state.gems.values()) == [True] * 27


@rule("RB-SETUP-05", "RB-SETUP-06")
@pytest.mark.parametrize(("die", "scenario"), [("0", "margath"), ("1", "dead_king")])
def test_a_scenario_may_be_drawn(die: str, scenario: str) -> None:
    t = table(begin(Setup("random", 2)), die + "0").go()
    assert t.state.scenario == scenario


@rule("RB-SETUP-07", "RB-SETUP-10", "RB-SETUP-11", "RB-SETUP-09")
@pytest.mark.parametrize(("scenario", "letter", "other"), [("margath", "m", "k"), ("dead_king", "k", "m")])
def test_decks_hold_the_cards_of_the_scenario_only(scenario: str, letter: str, other: str) -> None:
    t = table(begin(Setup(scenario, 2)), "0").go()
    assert t.things.count("story.deck") == 10
    assert all(name.startswith(f"t{letter}") for name in t.names("story.deck"))
    for deck in DECKS:
        first = Counter(name[0] for name in t.names(f"{deck}.deck"))
        assert first == {"g": 20, letter: 10}
        assert other not in first


@rule("RB-SETUP-12", "RB-SETUP-14", "RB-SETUP-02", "RB-ATTR-01")
def test_from_a_random_first_player_on_each_chooses_a_hero_that_is_free() -> None:
    t = table(begin(Setup("margath", 3)), "2").go()
    assert (t.state.first, t.seat, len(t.offers("lead"))) == (2, 2, 6)
    t.go("lead:hero.mok")
    assert (t.seat, len(t.offers("lead"))) == (0, 5)
    assert "lead:hero.mok" not in t.offers()
    t.go("lead:hero.corbin", "lead:hero.lyssa")
    assert [player.hero for player in t.state.players] == ["hero.corbin", "hero.lyssa", "hero.mok"]


@rule("RB-SETUP-16", "RB-SETUP-17", "RB-SETUP-19", "RB-SETUP-18")
def test_gold_tokens_and_skill_cards() -> None:
    t = begun("hawthorne", "thorn")
    assert [player.gold for player in t.state.players] == [3, 2]
    assert [len(t.hand(seat)) for seat in (0, 1)] == [3, 4]
    assert len(t.kit(0).tokens) == 3
    assert t.things.count("skill.deck") == 53


@rule("RB-SETUP-20")
@pytest.mark.parametrize(
    ("hero", "kind", "n"), [("corbin", "h0.1", 5), ("mok", "h7.4", 5), ("laurel", "h5.8", 5)]
)
def test_heroes_are_placed_on_a_site_of_the_kind_that_the_card_allows(hero: str, kind: str, n: int) -> None:
    cells = starts(f"hero.{hero}")
    assert len(cells) == n
    assert kind in cells


@rule("RB-SETUP-15", "RB-SETUP-21", "RB-SETUP-22")
def test_mok_gains_a_trophy_and_lyssa_gold() -> None:
    t = placed("mok", "lyssa")
    assert t.things.count("trophy.0.soc") == 1
    assert [player.gold for player in t.state.players] == [2, 2]
    assert [event.args["seat"] for event in t.told("setup.ability")] == ["p0", "p1"]


@rule("RB-SETUP-23", "RB-SETUP-24")
def test_laurel_may_move_by_two_dice_and_exert_but_not_use_terrain_knowledge() -> None:
    t = placed("laurel", "mok", dice="0 PP F")
    assert t.prompt == "move.step"
    assert len(t.roll_.faces) == 2
    assert t.offers("shake") == []
    assert t.offers("again") == ["again:1"]
    t.go("again:1", t_exert(t))
    assert t.offers("step")
    t.go("step:h4.7;1", "done")
    assert t.me.at == "h4.7"


def t_exert(t: TestJourney) -> str:
    """The first card of the hand as an answer."""
    return f"exert:t{t.hand(0)[0]}"


def test_hawthorne_may_buy_a_cheap_weapon_or_clothing_before_the_deck_is_shuffled() -> None:
    t = placed("hawthorne", "mok")
    assert t.prompt == "setup.buy"
    names = sorted(
        t.names("asset.deck")[t.things.in_zone("asset.deck").index(int(key[6:]))] for key in t.offers("pick")
    )
    assert names == ["a03", "a08", "a09", "a10", "b04", "b05", "b16", "c03", "c09"]
    t.go("pick:{a08}")
    assert t.names("assets.0") == ["a08"]
    assert t.me.gold == 1
    assert not any(t.things.known(card, 0) for card in t.things.in_zone("asset.deck"))


@pytest.mark.parametrize(("hero", "n"), [("thorn", 6), ("corbin", 4)])
def test_some_heroes_draw_and_discard_to_the_hand_size(hero: str, n: int) -> None:
    t = placed(hero, "mok")
    assert (t.prompt, len(t.hand(0))) == ("settle.hand", n)


@rule("RB-SETUP-25", "RB-SHOP-01")
def test_after_setup_abilities_the_asset_deck_is_shuffled_and_twelve_cards_lie_in_markets() -> None:
    t = placed("lyssa", "mok")
    for city in ("tamalir", "forge", "dawnsmoor", "riverwatch"):
        cards = t.things.in_zone(f"market.{city}")
        assert len(cards) == 3
        assert all(t.things.known(card, None) for card in cards)
    assert t.things.count("asset.deck") == 48
    assert t.names("asset.deck") != sorted(t.names("asset.deck"))


def test_in_the_dead_kings_scenario_each_hero_begins_with_an_ally() -> None:
    t = placed("corbin", "mok", scenario="dead_king")
    assert [player.allies for player in t.state.players] == [1, 1]


def test_heroes_by_lot_and_an_agreed_first_player() -> None:
    t = table(begin(Setup("margath", 2, variants={"heroes": "random", "first_player": "agreed"})), "3 1").go()
    assert [player.hero for player in t.state.players] == ["hero.hawthorne", "hero.mok"]
    assert t.state.first == 0


def test_alone_there_is_one_hero_and_an_automatic_enemy() -> None:
    t = table(begin(Setup("alone_margath", 1)), "").go("lead:hero.lyssa", "place:h8.13")
    assert t.prompt == "turn.act"
    assert t.right_of(0) == -1


def test_a_lone_hero_begins_with_more_gold() -> None:
    assert begun("lyssa", scenario="alone_margath", dice="").me.gold == 1 + 6
    assert begun("lyssa", "mok").me.gold == 1


@rule("RB-SETUP-22")
def test_hawthorne_is_asked_even_if_nothing_can_be_bought() -> None:
    """Else the pause would betray what there is."""
    t = begun("hawthorne", "mok")
    t.things.move_all("asset.deck", "gone")
    t.go(*[f"place:{PLACES[hero]}" for hero in ("hawthorne", "mok")])
    assert (t.prompt, t.offers()) == ("setup.buy", ["done"])
