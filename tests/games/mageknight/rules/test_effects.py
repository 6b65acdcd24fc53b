"""Effects: points, tokens and crystals, cards through cards, gaining and throwing away."""

from collections.abc import Callable

import pytest

from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.rules import combat, effects, end_of_turn, interaction, movement, offers, turn
from hexameron.games.mageknight.rules.effects import Use
from hexameron.kernel.asking import Rules
from tests.games.mageknight.cards import blocking, play, struck, ways
from tests.games.mageknight.positions import FACES, TestQuest, fight, quest
from tests.rules import rule

R, B, G, W, GOLD, BLACK = range(6)
NORTH = {"h-3.1": "1"}


@rule("MK-EFF-01")
def test_effects_come_from_cards_units_skills_and_tactics_in_the_own_turn() -> None:
    q = quest(
        seats=2,
        hands=["march", "march"],
        places=["h-1.0"],
        units="peasants",
        skills="dark_paths",
        tactic="right_moment",
    )
    played = q.play(turn.take(q, 0), [], until="turn.move")
    kinds = {key.partition(":")[0] for key in played.asked[-1].keys}
    assert {"play", "activate", "skill", "tactic"} <= kinds
    assert played.asked[-1].seat == 0


@pytest.mark.parametrize(
    ("effect", "pool"), [(fx.Move(3), "move"), (fx.Influence(3), "influence"), (fx.Heal(3), "heal")]
)
@rule("MK-EFF-02")
def test_points_are_gained(effect: fx.Effect, pool: str) -> None:
    q = quest()
    q.play(effects.run(q, 0, effect, Use()))
    q.play(effects.run(q, 0, effect, Use()))
    assert getattr(q.turn(0), pool) == 6


@rule("MK-EFF-03")
def test_a_card_overrides_the_rules() -> None:
    q = quest(hand="frost_bridge", tokens="b", tiles=NORTH, at="h-3.1", move=1)
    assert "go:h-4.2" not in [option.key() for option in movement.options(q, 0)]
    play(q, "frost_bridge", "strong")
    assert "go:h-4.2" in [option.key() for option in movement.options(q, 0)]


@rule("MK-EFF-04")
def test_a_change_starts_at_once_and_ends_with_the_turn() -> None:
    q = quest(hand="path_finding", tokens="g", tiles=NORTH, deck="")
    forest = "h-1.1"
    assert movement.cost(q, 0, forest) == 3
    play(q, "path_finding", "strong")
    assert movement.cost(q, 0, forest) == 2
    q.turn(0).step = "end.dice"
    q.play(end_of_turn.end(q, 0))
    assert movement.cost(q, 0, forest) == 3


@rule("MK-EFF-04")
def test_a_change_for_the_combat_ends_with_it() -> None:
    q = quest(hand="cure", tokens="gk", night=True)
    fight(q, "prowlers", phase="block")
    play(q, "cure", "strong")
    assert q.has(0, "disease")
    q.combat(0).phase = "over"
    q.play(combat.fight(q, 0))
    assert not q.has(0, "disease")


@rule("MK-EFF-05")
def test_some_cards_play_other_cards() -> None:
    q = quest(hand="concentration march", tokens="g")
    play(q, "concentration", "strong")
    assert q.turn(0).move == 6
    q = quest(hand="maximal_effect march")
    play(q, "maximal_effect", "basic")
    assert q.turn(0).move == 6
    q = quest(hand="magic_talent rage", tokens="r", spells="fireball")
    play(q, "magic_talent", "basic")
    fight(q, "prowlers")
    play(q, "fireball", "basic")
    assert struck(q) == [(5, "ranged", "fire")]


@rule("MK-EFF-06")
def test_a_combined_effect_is_one_effect() -> None:
    """Maximal Effect with Determination blocks one attack, however strong it is."""
    q = quest(hand="maximal_effect determination")
    fight(q, "prowlers diggers", phase="block")
    play(q, "maximal_effect", "basic")
    assert blocking(q) == [(2, "physical")] * 3
    q.play(combat.fight(q, 0), ["parry:f0;0"], until="combat.face")
    assert [foe.threats[0].blocked for foe in q.combat(0).foes] == [True, False]
    assert q.turn(0).guards == []


@rule("MK-EFF-07")
def test_an_effect_through_another_card_keeps_its_own_colour() -> None:
    """A blue Ice Shield played through green Concentration is still a blue card."""
    q = quest(hand="concentration ice_shield", tokens="g")
    fight(q, "ice_golems", phase="block")
    play(q, "concentration", "strong")
    q.play(combat.fight(q, 0), ["parry:f0;0"], until="combat.attack")
    assert q.combat(0).foes[0].threats[0].blocked
    assert q.combat(0).foes[0].armour == 0
    q = quest(hand="concentration ice_shield", tokens="g")
    fight(q, "diggers", phase="block")
    play(q, "concentration", "strong")
    q.play(combat.fight(q, 0), ["parry:f0;0"], until="combat.attack")
    assert q.combat(0).foes[0].armour == -3


@rule("MK-EFF-07")
def test_a_spell_of_the_offer_keeps_its_colour() -> None:
    q = quest(hand="magic_talent stamina", tokens="b", spells="chill")
    play(q, "magic_talent", "basic")
    fight(q, "ice_golems")
    assert ways(q, "chill") == []


@rule("MK-EFF-08")
def test_restrictions_of_an_effect_hold_through_another_card() -> None:
    for phase, can in (("ranged", True), ("block", False)):
        q = quest(hand="maximal_effect into_the_heat", units="peasants")
        fight(q, "prowlers", phase=phase)
        assert ("basic" in ways(q, "maximal_effect")) == can
        q = quest(hand="concentration into_the_heat", tokens="g")
        fight(q, "prowlers", phase=phase)
        assert ("strong" in ways(q, "concentration")) == can
    q = quest(hand="magic_talent march", tokens="g", spells="restoration")
    play(q, "magic_talent", "basic")
    fight(q, "prowlers")
    assert ways(q, "restoration") == [], "healing is not for combat"


@rule("MK-EFF-10")
def test_a_token_is_pure_mana_in_the_play_area() -> None:
    q = quest(hand="concentration")
    play(q, "concentration", "basic", "colour:0")
    assert q.turn(0).tokens[R] == 1
    assert q.player(0).crystals[R] == 0


@rule("MK-EFF-11")
def test_a_crystal_goes_to_the_inventory() -> None:
    q = quest(hand="fire_bolt")
    play(q, "fire_bolt", "basic")
    assert q.player(0).crystals[R] == 1
    assert q.turn(0).tokens[R] == 0


@rule("MK-EFF-12", "MK-MANA-05")
def test_a_fourth_crystal_is_a_token() -> None:
    q = quest(hand="fire_bolt", crystals="rrr")
    play(q, "fire_bolt", "basic")
    assert q.player(0).crystals[R] == 3
    assert q.turn(0).tokens[R] == 1


@rule("MK-EFF-13")
def test_a_gained_card_goes_on_top_of_the_deck() -> None:
    q = quest(step="talk", at="h-3.2", tiles=NORTH, influence=9, deck="rage rage")
    card = q.things.make([q.things.face[q.find("rage")]], "advanced.offer")[0]
    q.gain_deed(0, card)
    assert q.things.in_zone("deck.0")[-1] == card


@rule("MK-EFF-14")
def test_the_offer_is_refilled_at_once_from_the_top() -> None:
    q = quest(hand="training march", advanced="ambush agility path_finding")
    new = q.things.make([q.things.face[q.find("agility")]], "advanced.deck")[0]
    play(q, "training", "basic", "buy:{ambush}")
    assert q.names("advanced.offer")[:2] == ["agility", "path_finding"], "the others slide down"
    assert q.things.in_zone("advanced.offer")[-1] == new


@pytest.mark.parametrize(
    ("refill", "deck"),
    [
        (lambda q: offers.refill(q, "spell.offer"), "spell.deck"),
        (lambda q: offers.refill(q, "advanced.offer"), "advanced.deck"),
        (offers.deal_units, "unit.regular"),
    ],
)
def test_at_a_real_table_somebody_who_sits_there_tells_what_comes_into_an_offer(
    refill: Callable[[TestQuest], Rules[None]], deck: str
) -> None:
    q = quest()
    kind, names = (
        ("unit", ("peasants", "foresters")) if deck == "unit.regular" else ("deed", ("agility", "ambush"))
    )
    q.things.make([FACES[kind][name] for name in names], deck)
    q.real = (0,)
    played = q.play(refill(q), until="real.draw")
    assert [(one.seat, one.prompt) for one in played.asked] == [(0, "real.draw")]


@rule("MK-EFF-15")
def test_the_unit_offer_is_not_refilled() -> None:
    q = quest(step="talk", at="h-3.2", tiles=NORTH, influence=9, offer="peasants herbalists")
    q.things.make([q.things.face[q.find("peasants")]], "unit.regular")
    q.play(interaction.talk(q, 0), ["recruit:{peasants}"])
    assert q.names("unit.offer") == ["herbalists"]


@rule("MK-EFF-16")
def test_rewards_come_at_the_end_of_the_turn() -> None:
    q = quest(deck="")
    q.turn(0).rewards.append("crystals")
    assert q.player(0).crystals == [0, 0, 0, 0]
    q.turn(0).step = "end.space"
    q.play(end_of_turn.end(q, 0), until="end.discard")
    assert q.player(0).crystals == [1, 1, 1, 1]


@rule("MK-EFF-17")
def test_a_discarded_card_lies_on_the_own_pile() -> None:
    q = quest(hand="improvisation rage")
    play(q, "improvisation", "basic")
    assert q.names("discard.0") == ["rage"]


@rule("MK-EFF-18")
def test_a_wound_is_discarded_only_where_it_says_so() -> None:
    q = quest(hand="improvisation rage wound march")
    played = play(q, "improvisation", "basic", "pick:{rage}")
    assert f"pick:{q.id('wound')}" not in played.keys("card.discard")
    q = quest(hand="stout_resolve wound")
    play(q, "stout_resolve", "basic", "yes")
    assert q.names("discard.0") == ["wound"]


@rule("MK-EFF-19")
def test_a_thrown_away_wound_goes_back_to_the_wound_deck() -> None:
    q = quest(hand="wound", heal=1)
    q.play(turn.take(q, 0), ["heal_hand"], until="turn.move")
    assert q.names("wounds") == ["wound"]
    assert q.names("gone") == []


@rule("MK-EFF-20")
def test_any_other_thrown_away_card_leaves_the_game() -> None:
    q = quest(hand="decompose march", deck="")
    play(q, "decompose", "basic")
    assert q.names("gone") == ["march"]
    assert q.names("discard.0") == []
