"""Deed cards: the ways to play them, and what happens to them afterwards."""

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.colours import BASIC
from hexameron.games.mageknight.rules import end_of_turn, strikes, turn
from hexameron.games.mageknight.rules.ways import price as price_of
from hexameron.kernel.things import EVERYBODY
from tests.games.mageknight.cards import blocking, deed, options, play, struck, ways
from tests.games.mageknight.positions import fight, quest
from tests.rules import rule

R, B, G, W, GOLD, BLACK = range(6)


@rule("MK-DEED-01")
def test_deed_cards_are_of_five_kinds_and_share_decks() -> None:
    kinds = {card.kind for card in catalogue.DEEDS}
    assert kinds == {"basic", "advanced", "spell", "artifact", "wound"}
    q = quest(deck="march fireball ruby_ring agility wound")
    assert not any(q.things.known(card, 0) for card in q.things.in_zone("deck.0")), "the backs tell nothing"


@rule("MK-DEED-02")
def test_a_card_is_played_from_the_hand_into_the_play_area() -> None:
    q = quest(hand="march", deck="stamina", discard="swiftness")
    played = q.play(turn.take(q, 0), ["play:{march};basic"], until="turn.move")
    keys = played.asked[0].keys
    assert [key for key in keys if key.startswith("play:")] == [
        f"play:{q.id('march')};basic",
        f"play:{q.id('march')};move",
    ]
    assert q.names("play.0") == ["march"]
    assert q.names("hand.0") == []


@rule("MK-DEED-02")
@pytest.mark.parametrize("way", ["basic", "strong", "move"])
def test_what_is_played_is_known_to_all_while_it_is_still_being_paid_for(way: str) -> None:
    q = quest(hand="march", tokens="go", seats=2)
    q.play(turn.take(q, 0), [f"play:{{march}};{way}"], until="mana.pay" if way == "strong" else "turn.move")
    told = next(event for event in q.events if event.name == "card.played")
    assert told.seen == {q.id("march"): EVERYBODY}


@rule("MK-DEED-03")
def test_the_basic_effect_of_an_action_is_free() -> None:
    q = quest(hand="march", tokens="g")
    play(q, "march", "basic")
    assert q.turn(0).tokens[G] == 1


@pytest.mark.parametrize(("tokens", "can"), [("g", True), ("r", False), ("", False), ("o", True)])
@rule("MK-DEED-04")
def test_the_strong_effect_costs_a_mana_of_the_cards_colour(tokens: str, can: bool) -> None:
    q = quest(hand="march", tokens=tokens)
    assert ("strong" in ways(q, "march")) == can
    if can:
        play(q, "march", "strong")
        assert sum(q.turn(0).tokens) == 0


@pytest.mark.parametrize(("tokens", "can"), [("r", ["basic"]), ("b", []), ("", []), ("k", [])])
@rule("MK-DEED-05", "MK-DEED-07")
def test_a_spell_costs_a_mana_of_its_colour(tokens: str, can: list[str]) -> None:
    q = quest(hand="fireball", tokens=tokens, night=True)
    fight(q, "prowlers")
    assert ways(q, "fireball") == can
    assert deed("fireball").colour == R


@pytest.mark.parametrize(
    ("tokens", "night", "can"),
    [("rk", True, True), ("rk", False, False), ("kk", True, False), ("rr", True, False)],
)
@rule("MK-DEED-06")
def test_the_strong_half_of_a_spell_needs_black_mana_and_night(tokens: str, night: bool, can: bool) -> None:
    q = quest(hand="fireball", tokens=tokens, night=night)
    fight(q, "prowlers")
    assert ("strong" in ways(q, "fireball")) == can
    if can:
        play(q, "fireball", "strong")
        assert sum(q.turn(0).tokens) == 0


@rule("MK-DEED-06", "MK-MANA-11")
def test_two_dice_are_needed_for_two_mana() -> None:
    q = quest(hand="fireball", source="rk", night=True)
    fight(q, "prowlers")
    assert ways(q, "fireball") == ["basic"], "one die a turn"


@rule("MK-DEED-07")
def test_every_spell_has_a_basic_colour_and_a_price_of_that_colour() -> None:
    for spell in catalogue.DEEDS:
        if spell.kind == "spell":
            assert spell.colour in BASIC
            assert price_of(spell, strong=False) == (spell.colour,)
            assert price_of(spell, strong=True) == (spell.colour, BLACK)


@rule("MK-DEED-08")
def test_the_basic_effect_of_an_artifact_is_free_and_it_is_discarded() -> None:
    q = quest(hand="endless_bag_of_gold", step="talk", deck="")
    play(q, "endless_bag_of_gold", "basic")
    assert q.turn(0).influence == 4
    q.turn(0).step = "end.clear"
    q.play(end_of_turn.end(q, 0), until="end.discard")
    assert q.names("discard.0") == ["endless_bag_of_gold"]


@rule("MK-DEED-09", "MK-EOT-05")
def test_the_strong_effect_of_an_artifact_throws_it_away() -> None:
    q = quest(hand="endless_bag_of_gold", step="talk", deck="")
    play(q, "endless_bag_of_gold", "strong")
    assert q.turn(0).influence == 9
    q.turn(0).step = "end.clear"
    q.play(end_of_turn.end(q, 0), until="end.discard")
    assert q.names("gone") == ["endless_bag_of_gold"]
    assert q.names("discard.0") == []


@pytest.mark.parametrize("step", ["move", "talk", "after"])
@rule("MK-DEED-10")
def test_wounds_cannot_be_played_in_peace(step: str) -> None:
    q = quest(hand="wound", tokens="rbgw", step=step)
    assert [key for key in options(q) if key.startswith("play:")] == []


@pytest.mark.parametrize("phase", ["ranged", "block", "damage", "attack"])
@rule("MK-DEED-10")
def test_wounds_cannot_be_played_in_combat(phase: str) -> None:
    q = quest(hand="wound", tokens="rbgw")
    fight(q, "prowlers", phase=phase)
    assert [key for key in options(q) if key.startswith("play:")] == []


@pytest.mark.parametrize("card", ["rage", "ambush", "fireball", "ruby_ring"])
@rule("MK-DEED-11")
def test_every_other_card_may_be_played_sideways(card: str) -> None:
    q = quest(hand=card)
    play(q, card, "move")
    assert q.turn(0).move == 1
    assert q.names("play.0") == [card]
    q = quest(hand=card, step="talk")
    play(q, card, "influence")
    assert q.turn(0).influence == 1


@pytest.mark.parametrize("card", ["rage", "ambush", "fireball", "ruby_ring"])
@rule("MK-DEED-11", "MK-DEED-12")
def test_sideways_attack_and_block_are_physical_and_one(card: str) -> None:
    q = quest(hand=card)
    fight(q, "prowlers", phase="attack")
    play(q, card, "attack")
    assert struck(q) == [(1, "melee", "physical")]
    q = quest(hand=card)
    fight(q, "prowlers", phase="block")
    play(q, card, "block")
    assert blocking(q) == [(1, "physical")]


@rule("MK-DEED-12")
def test_nothing_sideways_is_a_ranged_or_siege_attack() -> None:
    q = quest(hand="rage fireball ruby_ring")
    fight(q, "prowlers", phase="ranged")
    assert not any(key.endswith((";attack", ";block", ";move")) for key in options(q))


@rule("MK-DEED-13")
def test_effects_of_all_kinds_add_up() -> None:
    q = quest(hand="swiftness crushing_bolt fireball", tokens="wgr")
    fight(q, "swordsmen", phase="ranged")
    play(q, "swiftness", "strong")
    play(q, "crushing_bolt", "strong")
    play(q, "fireball", "basic")
    assert strikes.total(q, 0, q.combat(0).foes) == 3 + 3 + 5
    q = quest(hand="march stamina rage")
    play(q, "march", "basic")
    play(q, "stamina", "basic")
    play(q, "rage", "move")
    assert q.turn(0).move == 5


@rule("MK-DEED-14", "MK-DEED-15")
def test_played_cards_are_discarded_and_the_others_may_stay() -> None:
    q = quest(hand="march rage promise", deck="")
    play(q, "march", "basic")
    q.turn(0).step = "end.clear"
    q.play(end_of_turn.end(q, 0), ["pick:{rage}", "done"])
    assert sorted(q.names("discard.0")) == ["march", "rage"]
    assert q.names("hand.0") == ["promise"]
    assert q.names("play.0") == []


@pytest.mark.parametrize(
    ("card", "without", "with_it"),
    [
        ("improvisation", "improvisation", "improvisation rage"),
        ("decompose", "decompose fireball", "decompose rage"),
        ("magic_talent", "magic_talent march", "magic_talent rage"),
    ],
)
@rule("MK-DEED-16")
def test_what_demands_another_card_needs_one(card: str, without: str, with_it: str) -> None:
    assert "basic" not in ways(quest(hand=without, spells="flame_wall"), card)
    assert "basic" in ways(quest(hand=with_it, spells="flame_wall"), card)


@rule("MK-DEED-16")
def test_what_demands_more_mana_needs_it_besides_the_price() -> None:
    for tokens, can in (("b", False), ("bg", True), ("gg", False)):
        q = quest(hand="pure_magic", tokens=tokens)
        assert ("strong" in ways(q, "pure_magic")) == can
    q = quest(hand="pure_magic", crystals="b", source="g")
    assert "strong" in ways(q, "pure_magic")
    q = quest(hand="pure_magic", source="bg")
    assert "strong" not in ways(q, "pure_magic"), "one die a turn"


@rule("MK-DEED-16")
def test_the_price_is_paid_so_that_the_demand_can_be_met() -> None:
    q = quest(hand="pure_magic", tokens="bo", crystals="b")
    played = play(q, "pure_magic", "strong", "pay:token;1")
    assert played.keys("mana.pay") == ("pay:token;1", "pay:crystal;1"), "gold is wanted for the green"
    assert q.turn(0).move == 7
    assert q.turn(0).tokens[GOLD] == 0


@rule("MK-DEED-17", "MK-EFF-18")
def test_a_wound_is_not_any_card() -> None:
    assert "basic" not in ways(quest(hand="improvisation wound"), "improvisation")
    q = quest(hand="improvisation wound rage swiftness")
    played = play(q, "improvisation", "basic", "pick:{rage}")
    assert f"pick:{q.id('wound')}" not in played.keys("card.discard")


@rule("MK-MOVE-18")
def test_a_card_once_played_cannot_be_powered_later() -> None:
    q = quest(hand="march", tokens="g")
    play(q, "march", "basic")
    assert ways(q, "march") == []
    q.play(turn.take(q, 0), [], until="turn.move")
    assert q.turn(0).move == 2
    assert q.turn(0).tokens[G] == 1


def test_a_fight_underground_lets_black_mana_be_used_by_day() -> None:
    q = quest(hand="fireball", tokens="rk")
    fight(q, "prowlers", night=True)
    assert "strong" in ways(q, "fireball")


def test_equal_cards_are_offered_once() -> None:
    q = quest(hand="march march march")
    played = q.play(turn.take(q, 0), [], until="turn.move")
    assert sum(key.startswith("play:") for key in played.asked[-1].keys) == 2
