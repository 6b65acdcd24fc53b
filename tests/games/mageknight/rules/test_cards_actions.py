"""Basic and Advanced Actions: what each does, both ways."""

from collections.abc import Sequence

import pytest

from hexameron.games.mageknight.rules import (
    combat,
    damage,
    end_of_turn,
    guards,
    interaction,
    movement,
    strikes,
    turn,
)
from tests.games.mageknight.cards import blocking, mana, options, play, struck, ways
from tests.games.mageknight.positions import FACES, TestQuest, fight, quest
from tests.rules import rule

R, B, G, W, GOLD, BLACK = range(6)
NORTH = {"h-3.1": "1"}
"""A glade with forest (h-3.1), a village (h-3.2), orcs (h-4.1) and a lake (h-4.2) north of the start."""


def ended(q: TestQuest, *answers: str, until: str = "") -> None:
    """The end of the turn."""
    q.turn(0).step = "end.dice"
    q.play(end_of_turn.end(q, 0), answers, until=until)


# ---------------------------------------------------------------------- points


@pytest.mark.parametrize(
    ("name", "way", "answers", "points"),
    [
        ("march", "basic", [], 2),
        ("march", "strong", [], 4),
        ("stamina", "basic", [], 2),
        ("stamina", "strong", [], 4),
        ("swiftness", "basic", [], 2),
        ("instinct", "basic", [], 2),
        ("instinct", "strong", [], 4),
        ("swift_reflexes", "basic", [], 2),
        ("swift_reflexes", "strong", [], 4),
        ("tirelessness", "basic", [], 2),
        ("tirelessness", "strong", [], 4),
        ("agility", "basic", [], 2),
        ("agility", "strong", [], 4),
        ("refreshing_walk", "basic", [], 2),
        ("refreshing_walk", "strong", [], 4),
        ("frost_bridge", "basic", [], 2),
        ("frost_bridge", "strong", [], 4),
        ("song_of_wind", "basic", [], 2),
        ("song_of_wind", "strong", [], 2),
        ("path_finding", "basic", [], 2),
        ("path_finding", "strong", [], 4),
        ("steady_tempo", "basic", [], 2),
        ("steady_tempo", "strong", [], 4),
        ("ambush", "basic", [], 2),
        ("ambush", "strong", [], 4),
        ("stout_resolve", "basic", [], 2),
        ("stout_resolve", "strong", [], 3),
        ("mountain_lore", "basic", [], 3),
        ("mountain_lore", "strong", [], 5),
    ],
)
@rule("MK-CONTENT-03", "MK-CONTENT-04", "MK-EFF-02")
def test_move_points(name: str, way: str, answers: Sequence[str], points: int) -> None:
    q = quest(hand=name, tokens=mana(name) if way == "strong" else "")
    play(q, name, way, *answers)
    assert q.turn(0).move == points
    assert q.names("play.0") == [name]


@pytest.mark.parametrize(
    ("name", "way", "points"),
    [
        ("promise", "basic", 2),
        ("promise", "strong", 4),
        ("threaten", "basic", 2),
        ("threaten", "strong", 5),
        ("instinct", "basic", 2),
        ("instinct", "strong", 4),
        ("noble_manners", "basic", 2),
        ("noble_manners", "strong", 4),
        ("intimidate", "basic", 4),
        ("intimidate", "strong", 8),
        ("heroic_tale", "basic", 3),
        ("heroic_tale", "strong", 6),
        ("diplomacy", "basic", 2),
        ("diplomacy", "strong", 4),
        ("in_need", "basic", 3),
        ("in_need", "strong", 5),
        ("learning", "basic", 2),
        ("learning", "strong", 4),
        ("peaceful_moment", "basic", 3),
        ("peaceful_moment", "strong", 6),
        ("stout_resolve", "basic", 2),
        ("stout_resolve", "strong", 3),
    ],
)
@rule("MK-CONTENT-05", "MK-EFF-02")
def test_influence_points(name: str, way: str, points: int) -> None:
    q = quest(hand=name, tokens=mana(name) if way == "strong" else "", step="talk")
    play(q, name, way)
    assert q.turn(0).influence == points


MELEE, RANGED, SIEGE = "melee", "ranged", "siege"
PHYSICAL, FIRE, ICE, COLD = "physical", "fire", "ice", "cold_fire"


@pytest.mark.parametrize(
    ("name", "way", "answers", "attack"),
    [
        ("rage", "basic", [], (2, MELEE, PHYSICAL)),
        ("rage", "strong", [], (4, MELEE, PHYSICAL)),
        ("determination", "basic", [], (2, MELEE, PHYSICAL)),
        ("swiftness", "strong", [], (3, RANGED, PHYSICAL)),
        ("instinct", "basic", [], (2, MELEE, PHYSICAL)),
        ("instinct", "strong", [], (4, MELEE, PHYSICAL)),
        ("battle_versatility", "basic", ["branch:0"], (2, MELEE, PHYSICAL)),
        ("battle_versatility", "basic", ["branch:2"], (1, RANGED, PHYSICAL)),
        ("battle_versatility", "strong", ["branch:0"], (4, MELEE, PHYSICAL)),
        ("battle_versatility", "strong", ["branch:2"], (3, MELEE, FIRE)),
        ("battle_versatility", "strong", ["branch:4"], (3, RANGED, PHYSICAL)),
        ("battle_versatility", "strong", ["branch:5"], (2, SIEGE, PHYSICAL)),
        ("cold_toughness", "basic", [], (2, MELEE, ICE)),
        ("swift_reflexes", "basic", [], (1, RANGED, PHYSICAL)),
        ("swift_reflexes", "strong", [], (3, RANGED, PHYSICAL)),
        ("fire_bolt", "strong", [], (3, RANGED, FIRE)),
        ("ice_bolt", "strong", [], (3, RANGED, ICE)),
        ("swift_bolt", "strong", [], (4, RANGED, PHYSICAL)),
        ("crushing_bolt", "strong", [], (3, SIEGE, PHYSICAL)),
        ("blood_rage", "basic", ["branch:0"], (2, MELEE, PHYSICAL)),
        ("blood_rage", "strong", ["branch:0"], (4, MELEE, PHYSICAL)),
        ("intimidate", "basic", [], (3, MELEE, PHYSICAL)),
        ("intimidate", "strong", [], (7, MELEE, PHYSICAL)),
        ("counterattack", "basic", [], (2, MELEE, PHYSICAL)),
        ("counterattack", "strong", [], (4, MELEE, PHYSICAL)),
        ("chivalry", "basic", ["branch:0"], (3, MELEE, PHYSICAL)),
        ("chivalry", "basic", ["branch:1"], (2, MELEE, PHYSICAL)),
        ("chivalry", "strong", ["branch:0"], (6, MELEE, PHYSICAL)),
        ("chivalry", "strong", ["branch:1"], (4, MELEE, PHYSICAL)),
        ("stout_resolve", "basic", [], (2, MELEE, PHYSICAL)),
        ("stout_resolve", "strong", [], (3, MELEE, PHYSICAL)),
        ("force_of_nature", "strong", [], (3, SIEGE, PHYSICAL)),
    ],
)
@rule("MK-CONTENT-01", "MK-CONTENT-02", "MK-CONTENT-03")
def test_attacks(name: str, way: str, answers: Sequence[str], attack: tuple[int, str, str]) -> None:
    q = quest(hand=name, tokens=mana(name) if way == "strong" else "")
    fight(q, "prowlers", phase="attack")
    play(q, name, way, *answers)
    assert struck(q) == [attack]


@pytest.mark.parametrize(
    ("name", "way", "answers", "block"),
    [
        ("rage", "basic", [], (2, PHYSICAL)),
        ("determination", "basic", [], (2, PHYSICAL)),
        ("determination", "strong", [], (5, PHYSICAL)),
        ("instinct", "basic", [], (2, PHYSICAL)),
        ("instinct", "strong", [], (4, PHYSICAL)),
        ("battle_versatility", "basic", [], (2, PHYSICAL)),
        ("battle_versatility", "strong", ["branch:1"], (4, PHYSICAL)),
        ("battle_versatility", "strong", ["branch:3"], (3, FIRE)),
        ("cold_toughness", "basic", [], (3, ICE)),
        ("cold_toughness", "strong", [], (5, ICE)),
        ("ice_shield", "basic", [], (3, ICE)),
        ("ice_shield", "strong", [], (3, ICE)),
        ("shield_bash", "basic", [], (3, PHYSICAL)),
        ("shield_bash", "strong", [], (5, PHYSICAL)),
        ("stout_resolve", "basic", [], (2, PHYSICAL)),
        ("stout_resolve", "strong", [], (3, PHYSICAL)),
        ("force_of_nature", "strong", [], (6, PHYSICAL)),
    ],
)
@rule("MK-CONTENT-01", "MK-CONTENT-02")
def test_blocks(name: str, way: str, answers: Sequence[str], block: tuple[int, str]) -> None:
    q = quest(hand=name, tokens=mana(name) if way == "strong" else "")
    fight(q, "prowlers", phase="block")
    play(q, name, way, *answers)
    assert blocking(q) == [block]


@pytest.mark.parametrize("name", ["rage", "blood_rage", "intimidate"])
def test_melee_attacks_wait_for_the_attack_phase(name: str) -> None:
    q = quest(hand=name, tokens="r")
    fight(q, "prowlers", phase="ranged")
    assert ways(q, name) == []


# ---------------------------------------------------------------------- basic actions


@pytest.mark.parametrize(("way", "n"), [("basic", 1), ("strong", 2)])
def test_tranquility_heals_or_draws(way: str, n: int) -> None:
    q = quest(hand="tranquility wound", tokens="g")
    play(q, "tranquility", way, "branch:0")
    assert q.turn(0).heal == n
    q = quest(hand="tranquility", tokens="g")
    play(q, "tranquility", way, "branch:1")
    assert q.names("hand.0") == ["march"] * n


def test_tranquility_draws_nothing_from_an_empty_deck() -> None:
    q = quest(hand="tranquility wound", deck="")
    play(q, "tranquility", "basic")
    assert q.turn(0).heal == 1


@rule("MK-CBT-24")
def test_tranquility_draws_but_does_not_heal_in_combat() -> None:
    q = quest(hand="tranquility wound")
    fight(q, "prowlers")
    play(q, "tranquility", "basic")
    assert q.turn(0).heal == 0
    assert "march" in q.names("hand.0")


@rule("MK-CONTENT-05")
def test_a_strong_threat_costs_reputation() -> None:
    q = quest(hand="threaten", tokens="r", step="talk")
    play(q, "threaten", "strong")
    assert q.player(0).reputation == -1
    q = quest(hand="threaten", step="talk")
    play(q, "threaten", "basic")
    assert q.player(0).reputation == 0


@rule("MK-DEED-16", "MK-MANA-07")
def test_crystallize_turns_mana_into_a_crystal() -> None:
    q = quest(hand="crystallize", tokens="w")
    play(q, "crystallize", "basic")
    assert q.player(0).crystals == [0, 0, 0, 1]
    assert q.turn(0).tokens[W] == 0
    assert ways(quest(hand="crystallize"), "crystallize") == ["move"]
    assert "basic" not in ways(quest(hand="crystallize", tokens="k", night=True), "crystallize")


def test_strong_crystallize_gives_any_crystal() -> None:
    q = quest(hand="crystallize", tokens="b")
    play(q, "crystallize", "strong", "colour:2")
    assert q.player(0).crystals == [0, 0, 1, 0]


@rule("MK-MANA-13")
def test_mana_draw_lets_one_use_another_die() -> None:
    q = quest(hand="mana_draw march stamina steady_tempo", source="gbb")
    play(q, "march", "strong")
    assert "strong" not in ways(q, "stamina")
    play(q, "mana_draw", "basic")
    play(q, "stamina", "strong")
    assert "strong" not in ways(q, "steady_tempo"), "one more, not two"


def test_strong_mana_draw_sets_a_die_for_two_tokens() -> None:
    q = quest(hand="mana_draw", tokens="w", source="ko", night=True)
    played = play(q, "mana_draw", "strong", "colour:4", "colour:5")
    assert "colour:4" not in played.keys("mana.which")
    assert q.turn(0).tokens[BLACK] == 2
    ended(q, until="end.discard")
    assert [die.face for die in q.state.source] == [BLACK, BLACK]
    assert all(die.holder < 0 for die in q.state.source)


def test_mana_draw_needs_a_die_that_its_price_does_not_take() -> None:
    assert "strong" not in ways(quest(hand="mana_draw", source="w"), "mana_draw")
    assert "strong" in ways(quest(hand="mana_draw", source="w", crystals="w"), "mana_draw")
    q = quest(hand="mana_draw", source="w", crystals="w")
    played = play(q, "mana_draw", "strong", "colour:0")
    assert played.prompts() == ["mana.which"]


def test_concentration_gives_a_token_of_three_colours() -> None:
    q = quest(hand="concentration")
    played = play(q, "concentration", "basic", "colour:3")
    assert set(played.keys("mana.which")) == {"colour:0", "colour:1", "colour:3"}
    assert q.turn(0).tokens[W] == 1


@pytest.mark.parametrize(("name", "bonus"), [("concentration", 2), ("will_focus", 3)])
@rule("MK-EFF-05")
def test_concentration_powers_another_action_with_a_bonus(name: str, bonus: int) -> None:
    q = quest(hand=f"{name} march", tokens="g")
    play(q, name, "strong")
    assert q.turn(0).move == 4 + bonus
    assert q.turn(0).tokens[G] == 0
    assert q.names("play.0") == [name, "march"]


def test_will_focus_may_give_a_green_crystal() -> None:
    q = quest(hand="will_focus")
    play(q, "will_focus", "basic", "branch:1")
    assert q.player(0).crystals[G] == 1
    q = quest(hand="will_focus")
    play(q, "will_focus", "basic", "branch:0", "colour:0")
    assert q.turn(0).tokens[R] == 1


def test_the_bonus_of_concentration_does_not_raise_healing() -> None:
    q = quest(hand="concentration tranquility wound", tokens="g")
    play(q, "concentration", "strong", "branch:0")
    assert q.turn(0).heal == 2


def test_the_bonus_of_concentration_counts_once() -> None:
    q = quest(hand="concentration refreshing_walk wound", tokens="g")
    play(q, "concentration", "strong")
    assert (q.turn(0).move, q.turn(0).heal) == (6, 2)


@rule("MK-DEED-16")
def test_concentration_needs_another_action_that_can_be_played() -> None:
    assert "strong" not in ways(quest(hand="concentration rage", tokens="g"), "concentration")
    assert "strong" not in ways(quest(hand="concentration fireball", tokens="g"), "concentration")
    assert "strong" not in ways(quest(hand="concentration improvisation", tokens="g"), "concentration")
    assert "strong" in ways(quest(hand="concentration improvisation rage", tokens="g"), "concentration")


@pytest.mark.parametrize(("way", "points"), [("basic", 3), ("strong", 5)])
@rule("MK-DEED-16", "MK-DEED-17")
def test_improvisation_wants_another_card_but_no_wound(way: str, points: int) -> None:
    q = quest(hand="improvisation rage wound", tokens="r")
    play(q, "improvisation", way)
    assert q.turn(0).move == points
    assert q.names("discard.0") == ["rage"]
    assert ways(quest(hand="improvisation wound", tokens="r"), "improvisation") == ["move"]
    q = quest(hand="improvisation rage", tokens="r", step="talk")
    play(q, "improvisation", way)
    assert q.turn(0).influence == points
    q = quest(hand="improvisation rage", tokens="r")
    fight(q, "prowlers", phase="attack")
    play(q, "improvisation", way)
    assert struck(q) == [(points, MELEE, PHYSICAL)]
    q = quest(hand="improvisation rage", tokens="r")
    fight(q, "prowlers", phase="block")
    play(q, "improvisation", way)
    assert blocking(q) == [(points, PHYSICAL)]


# ---------------------------------------------------------------------- the heroes' own cards


@pytest.mark.parametrize(("way", "fame", "reputation"), [("basic", 1, 0), ("strong", 1, 1)])
def test_noble_manners_pay_at_the_end_of_an_interaction(way: str, fame: int, reputation: int) -> None:
    q = quest(hand="noble_manners", tokens="w", step="talk")
    play(q, "noble_manners", way)
    assert q.player(0).fame == 0
    ended(q, until="end.discard")
    assert (q.player(0).fame, q.player(0).reputation) == (fame, reputation)


def test_noble_manners_outside_an_interaction_are_only_influence() -> None:
    q = quest(hand="noble_manners learning", tokens="w")
    play(q, "learning", "basic")
    play(q, "noble_manners", "strong")
    assert q.turn(0).influence == 6
    ended(q, until="end.discard")
    assert q.player(0).fame == 0


@pytest.mark.parametrize(
    ("enemy", "worth"),
    [("prowlers", 5), ("ironclads", 5 + 2), ("fire_golems", 5 + 1 + 1 + 2), ("ice_golems", (5 + 4) // 2)],
)
def test_cold_toughness_grows_with_what_the_enemy_has(enemy: str, worth: int) -> None:
    """Abilities, elements and resistances count; against ice it is halved."""
    q = quest(hand="cold_toughness", tokens="b")
    fight(q, enemy, phase="block")
    play(q, "cold_toughness", "strong")
    foe = q.combat(0).foes[0]
    assert guards.total(q, foe, foe.threats[0], q.turn(0).guards) == worth


@rule("MK-BLK-11")
@pytest.mark.parametrize(("enemy", "more"), [("high_dragon", 1 + 1 + 2), ("delphana_masters", 2 + 1 + 2)])
def test_cold_fire_is_one_element_for_cold_toughness(enemy: str, more: int) -> None:
    """Abilities, the one element and two resistances."""
    q = quest()
    fight(q, enemy, phase="block")
    assert guards.toughness(q, q.combat(0).foes[0]) == more


def test_cold_toughness_counts_what_is_on_the_token_not_what_a_city_gives() -> None:
    q = quest(hand="cold_toughness", tokens="b")
    fight(q, "swordsmen", kind="assault", fortified=True, city="red", phase="block")
    play(q, "cold_toughness", "strong")
    foe = q.combat(0).foes[0]
    assert foe.gains == ["brutal"]
    assert guards.total(q, foe, foe.threats[0], q.turn(0).guards) == 5


def test_mana_pull_uses_a_black_die_as_any_colour() -> None:
    q = quest(hand="mana_pull march rage", source="kk")
    assert "strong" not in ways(q, "march")
    play(q, "mana_pull", "basic")
    play(q, "march", "strong")
    assert q.turn(0).move == 4
    fight(q, "prowlers", phase="attack")
    assert "strong" not in ways(q, "rage"), "only one black die may be used so"


def test_mana_pull_still_needs_dice() -> None:
    q = quest(hand="mana_pull march stamina rage", source="gbr")
    play(q, "march", "strong")
    play(q, "mana_pull", "basic")
    play(q, "stamina", "strong")
    fight(q, "prowlers", phase="attack")
    assert "strong" not in ways(q, "rage")


def test_strong_mana_pull_sets_two_dice() -> None:
    q = quest(hand="mana_pull", tokens="w", source="rb")
    play(q, "mana_pull", "strong", "colour:0", "colour:2", "colour:5")
    assert q.turn(0).tokens == [0, 0, 1, 0, 0, 1]
    assert [die.face for die in q.state.source] == [G, BLACK]


@pytest.mark.parametrize(
    ("way", "hand", "offered"),
    [("basic", "rage wound", ["rage"]), ("strong", "rage wound", ["rage", "wound"])],
)
def test_crystal_joy_comes_back_for_a_discarded_card(way: str, hand: str, offered: list[str]) -> None:
    q = quest(hand=f"crystal_joy {hand}", tokens="b")
    play(q, "crystal_joy", way, *(["colour:1"] if way == "strong" else []))
    assert q.player(0).crystals[B] == 1
    q.turn(0).step = "end.clear"
    played = q.play(end_of_turn.end(q, 0), ["pick:{" + offered[-1] + "}"], until="end.discard")
    assert len(played.keys("end.crystal_joy")) == len(offered) + 1
    assert "crystal_joy" in q.names("hand.0")
    assert offered[-1] in q.names("discard.0")


def test_crystal_joy_may_stay_away() -> None:
    q = quest(hand="crystal_joy rage", tokens="b")
    play(q, "crystal_joy", "basic")
    ended(q, "done", until="end.discard")
    assert q.names("discard.0") == ["crystal_joy"]


@pytest.mark.parametrize(("way", "n", "unit"), [("basic", 1, "herbalists"), ("strong", 2, "fire_golems")])
def test_rejuvenate(way: str, n: int, unit: str) -> None:
    for branch in range(4):
        q = quest(hand="rejuvenate wound", tokens="g", units=f"{unit}!")
        play(q, "rejuvenate", way, f"branch:{branch}")
        if branch == 0:
            assert q.turn(0).heal == n
        elif branch == 1:
            assert q.names("hand.0").count("march") == n
        elif branch == 2:
            assert (q.player(0).crystals[G] if way == "strong" else q.turn(0).tokens[G] - 1) == 1
        else:
            assert not q.player(0).troops[0].spent


@pytest.mark.parametrize(("way", "unit"), [("basic", "fire_golems"), ("strong", "altem_guardians")])
def test_rejuvenate_readies_no_unit_above_its_level(way: str, unit: str) -> None:
    q = quest(hand="rejuvenate", tokens="g", units=f"{unit}!")
    played = play(q, "rejuvenate", way, "branch:0")
    assert "branch:3" not in played.keys("effect.choice")


@pytest.mark.parametrize(("way", "less"), [("basic", 1), ("strong", 2)])
def test_swift_reflexes_weaken_an_attack(way: str, less: int) -> None:
    q = quest(hand="swift_reflexes", tokens="w")
    fight(q, "prowlers diggers", phase="block")
    play(q, "swift_reflexes", way, "against:f1;0")
    assert [foe.threats[0].weaker for foe in q.combat(0).foes] == [0, less]


def test_tirelessness_helps_the_next_card_once() -> None:
    q = quest(hand="tirelessness march march")
    play(q, "tirelessness", "basic")
    play(q, "march", "basic")
    play(q, "march", "move")
    assert q.turn(0).move == 2 + 3 + 1


def test_strong_tirelessness_helps_every_other_card_but_no_skill() -> None:
    q = quest(hand="tirelessness march march", tokens="b", skills="dark_paths")
    play(q, "tirelessness", "strong")
    play(q, "march", "basic")
    play(q, "march", "move")
    assert q.turn(0).move == 4 + 3 + 2
    q.play(turn.take(q, 0), ["skill:{dark_paths}"], until="turn.move")
    assert q.turn(0).move == 9 + 1


# ---------------------------------------------------------------------- advanced actions 65 to 76


@pytest.mark.parametrize(
    ("name", "colour"), [("fire_bolt", R), ("ice_bolt", B), ("swift_bolt", W), ("crushing_bolt", G)]
)
def test_bolts_may_give_a_crystal(name: str, colour: int) -> None:
    q = quest(hand=name)
    play(q, name, "basic")
    assert q.player(0).crystals[colour] == 1


@pytest.mark.parametrize(("way", "n"), [("basic", 5), ("strong", 9)])
def test_blood_rage_is_stronger_for_a_wound(way: str, n: int) -> None:
    q = quest(hand="blood_rage", tokens="r")
    fight(q, "prowlers", phase="attack")
    play(q, "blood_rage", way, "branch:1")
    assert struck(q) == [(n, MELEE, PHYSICAL)]
    assert q.names("hand.0") == ["wound"]
    assert q.combat(0).wounds == 1


def test_a_strong_ice_shield_takes_armour_off_what_it_blocks() -> None:
    for way, less in (("basic", 0), ("strong", 3)):
        q = quest(hand="ice_shield", tokens="b")
        fight(q, "diggers swordsmen", phase="block")
        q.play(combat.fight(q, 0), ["play:{ice_shield};" + way, "parry:f0;0"], until="combat.block")
        assert q.combat(0).foes[0].armour == -less
        assert q.combat(0).foes[1].armour == 0


@rule("MK-CBT-21")
def test_an_ice_shield_does_nothing_to_the_ice_resistant() -> None:
    q = quest(hand="ice_shield rage rage", tokens="b")
    fight(q, "ice_golems", phase="block")
    q.play(
        combat.fight(q, 0),
        ["play:{ice_shield};strong", "play:{rage};block", "play:{rage};block", "parry:f0;0"],
        until="combat.block",
    )
    assert q.combat(0).foes[0].threats[0].blocked
    assert q.combat(0).foes[0].armour == 0


def test_agility_turns_move_into_attack() -> None:
    q = quest(hand="agility march")
    play(q, "agility", "basic")
    fight(q, "prowlers", phase="attack")
    assert q.turn(0).move == 2, "leftover points stay"
    play(q, "march", "basic")
    q.play(combat.fight(q, 0), ["spend:attack"] * 3, until="combat.attack")
    assert struck(q) == [(1, MELEE, PHYSICAL)] * 3
    assert q.turn(0).move == 1
    q.play(combat.fight(q, 0), ["aim:f0"])
    assert q.player(0).fame == 2


def test_agility_may_be_played_in_the_attack_phase() -> None:
    q = quest(hand="agility")
    fight(q, "prowlers", phase="attack")
    play(q, "agility", "basic")
    assert q.turn(0).move == 2
    assert "spend:attack" in options(q)
    assert "spend:ranged" not in options(q)


def test_strong_agility_shoots_for_two_points() -> None:
    q = quest(hand="agility march", tokens="w")
    fight(q, "prowlers", phase="ranged")
    assert "basic" not in ways(q, "march")
    play(q, "agility", "strong")
    assert "spend:attack" not in options(q)
    q.play(combat.fight(q, 0), ["spend:ranged", "spend:ranged"], until="combat.ranged")
    assert struck(q) == [(1, RANGED, PHYSICAL)] * 2
    assert q.turn(0).move == 0
    q.turn(0).move = 1
    assert "spend:ranged" not in options(q)
    q.turn(0).move = 2
    assert "spend:ranged" in options(q)
    q.combat(0).phase = "block"
    assert not any(key.startswith("spend") for key in options(q))
    q.combat(0).phase = "attack"
    assert {"spend:attack", "spend:ranged"} <= set(options(q))


@rule("MK-TURN-33")
def test_without_agility_unused_move_points_are_lost_in_combat() -> None:
    q = quest(move=3)
    fight(q, "prowlers", phase="attack")
    assert q.turn(0).move == 0


@pytest.mark.parametrize(("way", "heal"), [("basic", 1), ("strong", 2)])
def test_a_refreshing_walk_heals_outside_combat(way: str, heal: int) -> None:
    q = quest(hand="refreshing_walk wound", tokens="g")
    play(q, "refreshing_walk", way)
    assert q.turn(0).heal == heal
    q = quest(hand="refreshing_walk wound", tokens="g", step="after")
    play(q, "refreshing_walk", way)
    assert (q.turn(0).move, q.turn(0).heal) == (0, heal)
    q = quest(hand="refreshing_walk agility wound", tokens="g")
    fight(q, "prowlers", phase="attack")
    assert ways(q, "refreshing_walk") == ["attack"]
    play(q, "agility", "basic")
    play(q, "refreshing_walk", way)
    assert q.turn(0).heal == 0


@pytest.mark.parametrize(("way", "loss"), [("basic", 1), ("strong", 2)])
def test_intimidation_costs_reputation(way: str, loss: int) -> None:
    q = quest(hand="intimidate", tokens="r", step="talk")
    play(q, "intimidate", way)
    assert q.player(0).reputation == -loss
    q = quest(hand="intimidate", tokens="r")
    fight(q, "prowlers", phase="attack")
    play(q, "intimidate", way)
    assert q.player(0).reputation == -loss


SWAMP = {"h-3.1": "8"}
LAKE = {"h-3.1": "5"}


def cost_of(q: TestQuest, terrain: str) -> int:
    """What a space of a terrain costs to enter now."""
    return movement.cost(q, 0, next(cell for cell, kind in q.atlas.terrain.items() if kind == terrain))


@rule("MK-MOVE-22")
def test_frost_bridge() -> None:
    q = quest(hand="frost_bridge", tokens="b", tiles={"h-3.1": "7"})
    assert (cost_of(q, "swamp"), cost_of(q, "lake")) == (5, -1)
    play(q, "frost_bridge", "basic")
    assert (cost_of(q, "swamp"), cost_of(q, "lake")) == (1, -1)
    q = quest(hand="frost_bridge", tokens="b", tiles={"h-3.1": "7"})
    play(q, "frost_bridge", "strong")
    assert (cost_of(q, "swamp"), cost_of(q, "lake")) == (1, 1)
    assert cost_of(q, "plains") == 2


WILDS = {"h-3.1": "core_3", "h-2.3": "core_1", "h-5.4": "7"}


@rule("MK-MOVE-20", "MK-MOVE-21")
def test_song_of_wind() -> None:
    for way, less in (("basic", 1), ("strong", 2)):
        q = quest(hand="song_of_wind", tokens="w", tiles=WILDS)
        play(q, "song_of_wind", way)
        for terrain, cost in (("plains", 2), ("wasteland", 4), ("desert", 5)):
            assert cost_of(q, terrain) == max(0, cost - less)
        assert (cost_of(q, "hills"), cost_of(q, "lake")) == (3, -1)


@rule("MK-MOVE-22")
def test_strong_song_of_wind_opens_lakes_for_blue_mana() -> None:
    q = quest(hand="song_of_wind", tokens="wb", tiles=WILDS)
    play(q, "song_of_wind", "strong", "yes")
    assert cost_of(q, "lake") == 0
    assert q.turn(0).tokens[B] == 0
    q = quest(hand="song_of_wind", tokens="wb", tiles=WILDS)
    play(q, "song_of_wind", "strong", "no")
    assert cost_of(q, "lake") == -1
    assert q.turn(0).tokens[B] == 1


def test_path_finding() -> None:
    q = quest(hand="path_finding", tiles=WILDS)
    play(q, "path_finding", "basic")
    found = {name: cost_of(q, name) for name in ("plains", "hills", "wasteland", "desert", "lake")}
    assert found == {"plains": 2, "hills": 2, "wasteland": 3, "desert": 4, "lake": -1}
    q = quest(hand="path_finding", tokens="g", tiles=WILDS)
    play(q, "path_finding", "strong")
    found = {
        name: cost_of(q, name) for name in ("plains", "hills", "wasteland", "desert", "lake", "mountain")
    }
    assert found == {"plains": 2, "hills": 2, "wasteland": 2, "desert": 2, "lake": -1, "mountain": -1}


# ---------------------------------------------------------------------- advanced actions 77 to 84


@rule("MK-DMG-17")
def test_blood_ritual_gives_a_crystal_and_a_token_for_a_wound() -> None:
    q = quest(hand="blood_ritual")
    played = play(q, "blood_ritual", "basic", "colour:5")
    assert len(played.keys("mana.which")) == 6
    assert q.player(0).crystals == [1, 0, 0, 0]
    assert q.turn(0).tokens[BLACK] == 1
    assert q.names("hand.0") == ["wound"]


def test_strong_blood_ritual_gives_three_tokens_and_perhaps_a_crystal() -> None:
    q = quest(hand="blood_ritual", tokens="r")
    play(q, "blood_ritual", "strong", "colour:4", "colour:5", "colour:1", "yes", "colour:1", "pay:token;1")
    assert q.turn(0).tokens == [0, 0, 0, 0, 1, 1]
    assert q.player(0).crystals == [0, 1, 0, 0]
    assert q.names("hand.0") == ["wound"]
    q = quest(hand="blood_ritual", tokens="r", night=True)
    play(q, "blood_ritual", "strong", "colour:5", "colour:5", "colour:5")
    assert q.player(0).crystals == [0, 0, 0, 0], "black mana makes no crystal"


@pytest.mark.parametrize(("way", "n"), [("basic", 4), ("strong", 7)])
@rule("MK-DEED-16")
def test_pure_magic_wants_mana_of_its_own(way: str, n: int) -> None:
    price = "b" if way == "strong" else ""
    q = quest(hand="pure_magic", tokens=f"{price}g")
    play(q, "pure_magic", way)
    assert q.turn(0).move == n
    q = quest(hand="pure_magic", tokens=f"{price}w", step="talk")
    play(q, "pure_magic", way)
    assert q.turn(0).influence == n
    q = quest(hand="pure_magic", tokens=f"{price}b")
    fight(q, "prowlers", phase="block")
    play(q, "pure_magic", way)
    assert blocking(q) == [(n, PHYSICAL)]
    q = quest(hand="pure_magic", tokens=f"{price}r")
    fight(q, "prowlers", phase="attack")
    play(q, "pure_magic", way)
    assert struck(q) == [(n, MELEE, PHYSICAL)]


@rule("MK-DEED-16")
def test_strong_pure_magic_needs_two_mana_at_once() -> None:
    q = quest(hand="pure_magic", tokens="b")
    fight(q, "prowlers", phase="block")
    assert ways(q, "pure_magic") == ["basic", "block"]
    q = quest(hand="pure_magic", tokens="o", crystals="b")
    play(q, "pure_magic", "strong")
    assert q.turn(0).move == 7
    assert q.player(0).crystals[B] == 0, "the gold is kept for green, which nothing else can pay"


@pytest.mark.parametrize(("way", "fame"), [("basic", 0), ("strong", 1)])
def test_a_heroic_tale_pays_for_each_recruit(way: str, fame: int) -> None:
    q = quest(
        hand="heroic_tale", tokens="w", step="talk", at="h-3.2", tiles=NORTH, offer="peasants", influence=4
    )
    q.play(turn.take(q, 0), ["play:{heroic_tale};" + way, "recruit:{peasants}", "end"], until="turn.after")
    ended(q, until="end.discard")
    assert q.player(0).reputation == 1
    assert q.player(0).fame == fame
    q = quest(hand="heroic_tale", tokens="w", step="talk")
    play(q, "heroic_tale", way)
    ended(q, until="end.discard")
    assert (q.player(0).reputation, q.player(0).fame) == (0, 0)


@pytest.mark.parametrize(
    ("way", "heal", "unit"), [("basic", 1, "utem_guardsmen"), ("strong", 2, "fire_golems")]
)
@rule("MK-UNIT-15")
def test_regeneration_heals_and_readies(way: str, heal: int, unit: str) -> None:
    q = quest(hand="regeneration", tokens="g", units=f"{unit}!")
    play(q, "regeneration", way)
    assert q.turn(0).heal == heal
    assert not q.player(0).troops[0].spent
    higher = "catapults!" if way == "basic" else "altem_guardians!"
    q = quest(hand="regeneration", tokens="g", units=higher)
    play(q, "regeneration", way)
    assert q.player(0).troops[0].spent, "a unit of a higher level stays Spent"


@rule("MK-CBT-24")
def test_regeneration_is_no_card_for_combat() -> None:
    q = quest(hand="regeneration", tokens="g", units="utem_guardsmen!")
    fight(q, "prowlers")
    assert ways(q, "regeneration") == []


@pytest.mark.parametrize(("way", "bonus"), [("basic", 2), ("strong", 3)])
def test_into_the_heat_makes_units_stronger_and_spares_them(way: str, bonus: int) -> None:
    q = quest(hand="into_the_heat", tokens="r", units="peasants herbalists!")
    fight(q, "prowlers", phase="ranged")
    play(q, "into_the_heat", way)
    q.combat(0).phase = "attack"
    q.play(combat.fight(q, 0), ["activate:{peasants};0"], until="combat.attack")
    assert struck(q) == [(2 + bonus, MELEE, PHYSICAL)]
    q.turn(0).strikes.clear()
    q.combat(0).phase = "damage"
    played = q.play(combat.fight(q, 0), [], until="combat.attack")
    assert "combat.damage" not in played.prompts(), "nobody but the hero can be hurt"
    assert q.names("hand.0") == ["wound", "wound"]


def test_into_the_heat_is_for_the_start_of_combat() -> None:
    q = quest(hand="into_the_heat swiftness", tokens="w")
    fight(q, "prowlers", phase="ranged")
    assert "basic" in ways(q, "into_the_heat")
    play(q, "swiftness", "strong")
    assert "basic" not in ways(q, "into_the_heat")
    for phase in ("block", "attack"):
        q = quest(hand="into_the_heat")
        fight(q, "prowlers", phase=phase)
        assert "basic" not in ways(q, "into_the_heat")


@pytest.mark.parametrize(("way", "place"), [("basic", 0), ("strong", -1)])
def test_steady_tempo_may_go_into_the_deck(way: str, place: int) -> None:
    q = quest(hand="steady_tempo", tokens="b", deck="rage rage")
    play(q, "steady_tempo", way)
    q.turn(0).step = "end.clear"
    q.play(end_of_turn.end(q, 0), ["yes"])
    assert "steady_tempo" not in q.names("discard.0")
    drawn = q.names("hand.0")
    assert drawn == (["rage", "rage", "steady_tempo"] if place == 0 else ["steady_tempo", "rage", "rage"])


def test_steady_tempo_may_be_discarded_and_needs_a_deck_to_go_under() -> None:
    q = quest(hand="steady_tempo", tokens="b", deck="rage")
    play(q, "steady_tempo", "basic")
    ended(q, "no", until="end.discard")
    assert q.names("discard.0") == ["steady_tempo"]
    q = quest(hand="steady_tempo", tokens="b", deck="")
    play(q, "steady_tempo", "basic")
    ended(q, until="end.discard")
    assert q.names("discard.0") == ["steady_tempo"]
    q = quest(hand="steady_tempo", tokens="b", deck="")
    play(q, "steady_tempo", "strong")
    ended(q, "yes")
    assert q.names("hand.0") == ["steady_tempo"]


@pytest.mark.parametrize(
    ("way", "answers", "element"),
    [("basic", [], PHYSICAL), ("strong", ["branch:0"], ICE), ("strong", ["branch:1"], FIRE)],
)
def test_diplomacy_blocks_with_influence(way: str, answers: list[str], element: str) -> None:
    q = quest(hand="diplomacy promise", tokens="w")
    fight(q, "prowlers", phase="block")
    assert ways(q, "promise") == ["block"]
    play(q, "diplomacy", way, *answers)
    play(q, "promise", "basic")
    points = 4 if way == "basic" else 6
    q.play(combat.fight(q, 0), ["spend:block"] * points, until="combat.block")
    assert blocking(q) == [(1, element)] * points
    assert q.turn(0).influence == 0


@pytest.mark.parametrize(("way", "points"), [("basic", 3 + 3), ("strong", 5 + 6)])
def test_in_need_counts_wounds_in_hand_and_on_units(way: str, points: int) -> None:
    q = quest(hand="in_need wound wound", tokens="g", units="peasants+ herbalists", step="talk")
    play(q, "in_need", way)
    assert q.turn(0).influence == points


# ---------------------------------------------------------------------- advanced actions 85 to 92


@pytest.mark.parametrize(("way", "crystals"), [("basic", [0, 0, 2, 0]), ("strong", [1, 1, 0, 1])])
@rule("MK-EFF-20", "MK-DEED-17")
def test_decompose_throws_an_action_away_for_crystals(way: str, crystals: list[int]) -> None:
    q = quest(hand="decompose march wound fireball", tokens="r")
    play(q, "decompose", way)
    assert q.player(0).crystals == crystals
    assert q.names("gone") == ["march"]
    assert ways(quest(hand="decompose wound fireball", tokens="r"), "decompose") == ["move"]


def test_crystal_mastery_copies_a_crystal() -> None:
    q = quest(hand="crystal_mastery", crystals="gw")
    played = play(q, "crystal_mastery", "basic", "colour:2")
    assert played.keys("mana.which") == ("colour:2", "colour:3")
    assert q.player(0).crystals == [0, 0, 2, 1]
    assert "basic" not in ways(quest(hand="crystal_mastery"), "crystal_mastery")


def test_strong_crystal_mastery_brings_spent_crystals_back() -> None:
    q = quest(hand="march crystal_mastery", crystals="gb")
    play(q, "march", "strong")
    play(q, "crystal_mastery", "strong")
    assert q.player(0).crystals == [0, 0, 0, 0]
    ended(q, until="end.discard")
    assert q.player(0).crystals == [0, 1, 1, 0]


def test_mana_storm_gives_the_crystal_of_a_die_and_rolls_it() -> None:
    q = quest(hand="mana_storm", source="gok", dice="w")
    play(q, "mana_storm", "basic")
    assert q.player(0).crystals[G] == 1
    assert [die.face for die in q.state.source] == [W, GOLD, BLACK]
    assert "basic" not in ways(quest(hand="mana_storm", source="ok"), "mana_storm")


@pytest.mark.parametrize("night", [False, True])
def test_strong_mana_storm_lets_gold_and_black_dice_be_any_colour(night: bool) -> None:
    q = quest(hand="mana_storm march stamina", tokens="w", source="rrr", dice="okk", night=night)
    play(q, "mana_storm", "strong")
    assert [die.face for die in q.state.source] == [GOLD, BLACK, BLACK]
    assert q.turn(0).dice == 4
    play(q, "march", "strong", "pay:die;5")
    play(q, "stamina", "strong", "pay:die;4")
    assert q.turn(0).move == 8


@rule("MK-MANA-10")
def test_a_mana_storm_makes_no_black_mana_by_day() -> None:
    q = quest(hand="mana_storm fireball", tokens="wr", source="r", dice="k")
    fight(q, "prowlers")
    play(q, "mana_storm", "strong")
    assert "strong" not in ways(q, "fireball")


@pytest.mark.parametrize(("way", "n"), [("basic", 1), ("strong", 2)])
def test_ambush_helps_the_first_attack_or_block_card(way: str, n: int) -> None:
    q = quest(hand="ambush rage rage", tokens="g")
    play(q, "ambush", way)
    fight(q, "prowlers", phase="attack")
    play(q, "rage", "basic")
    play(q, "rage", "basic")
    assert struck(q) == [(2 + n, MELEE, PHYSICAL), (2, MELEE, PHYSICAL)]
    q = quest(hand="ambush rage rage", tokens="g")
    play(q, "ambush", way)
    fight(q, "prowlers", phase="block")
    play(q, "rage", "basic")
    assert blocking(q) == [(2 + 2 * n, PHYSICAL)]
    q.combat(0).phase = "attack"
    play(q, "rage", "basic")
    assert struck(q) == [(2, MELEE, PHYSICAL)], "the block came first"


def test_ambush_works_in_combat_and_not_for_units() -> None:
    q = quest(hand="ambush rage", units="peasants")
    fight(q, "prowlers", phase="attack")
    play(q, "ambush", "basic")
    q.play(combat.fight(q, 0), ["activate:{peasants};0"], until="combat.attack")
    play(q, "rage", "basic")
    assert [n for n, _, _ in struck(q)] == [2, 3]


def test_maximal_effect_plays_a_basic_effect_three_times() -> None:
    q = quest(hand="maximal_effect march")
    play(q, "maximal_effect", "basic")
    assert q.turn(0).move == 6
    ended(q, until="end.discard")
    assert q.names("gone") == ["march"]
    assert q.names("discard.0") == ["maximal_effect"]


def test_maximal_effect_plays_a_strong_effect_twice_for_nothing() -> None:
    q = quest(hand="maximal_effect march", tokens="r")
    play(q, "maximal_effect", "strong")
    assert q.turn(0).move == 8
    assert sum(q.turn(0).tokens) == 0


@rule("MK-DEED-16")
def test_maximal_effect_repeats_what_a_card_demands_while_it_can_be_met() -> None:
    q = quest(hand="maximal_effect improvisation rage swiftness")
    play(q, "maximal_effect", "basic", "pick:{improvisation}", "pick:{rage}")
    assert q.turn(0).move == 6
    assert q.names("hand.0") == []
    assert "basic" not in ways(quest(hand="maximal_effect improvisation"), "maximal_effect")


def test_a_steady_tempo_that_was_thrown_away_does_not_come_back() -> None:
    q = quest(hand="maximal_effect steady_tempo", tokens="r")
    play(q, "maximal_effect", "strong")
    assert q.turn(0).move == 8
    ended(q, until="end.discard")
    assert q.names("gone") == ["steady_tempo"]


def test_concentration_with_maximal_effect() -> None:
    q = quest(hand="concentration maximal_effect march", tokens="g")
    play(q, "concentration", "strong", "pick:{maximal_effect}")
    assert q.turn(0).move == 4 + 4 + 2
    assert [q.name(card) for card in q.turn(0).thrown] == ["march"]


def test_magic_talent_plays_a_spell_of_the_offer() -> None:
    q = quest(hand="magic_talent rage march", tokens="rr", spells="fireball snowstorm")
    play(q, "magic_talent", "basic")
    assert q.names("discard.0") == ["rage"], "no green Spell is on offer"
    fight(q, "prowlers")
    assert ways(q, "fireball") == ["basic"]
    assert ways(q, "snowstorm") == []
    play(q, "fireball", "basic")
    assert struck(q) == [(5, RANGED, FIRE)]
    assert q.names("spell.offer") == ["fireball", "snowstorm"]
    assert sum(q.turn(0).tokens) == 1
    assert ways(q, "fireball") == [], "once"


@rule("MK-DEED-17")
def test_magic_talent_wants_a_card_with_a_colour() -> None:
    assert "basic" not in ways(quest(hand="magic_talent wound", spells="fireball"), "magic_talent")
    assert "basic" not in ways(quest(hand="magic_talent ruby_ring", spells="fireball"), "magic_talent")
    assert "basic" not in ways(quest(hand="magic_talent march", spells="fireball"), "magic_talent")
    assert "basic" in ways(quest(hand="magic_talent flame_wall", spells="fireball"), "magic_talent")


@rule("MK-EFF-13", "MK-EFF-14")
def test_strong_magic_talent_gains_a_spell_for_mana() -> None:
    """It says where the Spell goes: the discard pile; the offer slides down and is filled from the top."""
    q = quest(hand="magic_talent", tokens="br", spells="fireball flame_wall snowstorm")
    deck = [FACES["deed"][name] for name in ("mana_bolt", "restoration")]
    q.things.make(deck, "spell.deck")
    own = q.names("deck.0")
    play(q, "magic_talent", "strong", "buy:{flame_wall}")
    assert q.names("discard.0") == ["flame_wall"]
    assert q.names("deck.0") == own
    assert q.names("spell.offer") == ["fireball", "snowstorm", "restoration"]
    assert all(q.things.known(card, 0) for card in q.things.in_zone("spell.offer"))
    assert q.names("spell.deck") == ["mana_bolt"]
    assert sum(q.turn(0).tokens) == 0
    assert "strong" not in ways(quest(hand="magic_talent", tokens="b", spells="snowstorm"), "magic_talent")


@pytest.mark.parametrize(("way", "price", "zone"), [("basic", 6, "discard.0"), ("strong", 9, "hand.0")])
@rule("MK-EFF-13")
def test_learning_buys_an_advanced_action_once(way: str, price: int, zone: str) -> None:
    q = quest(hand="learning promise", tokens="w", advanced="ambush agility", step="talk")
    q.turn(0).influence = price - (2 if way == "basic" else 4) - 1
    play(q, "learning", way)
    assert not any(key.startswith("learn:") for key in options(q))
    play(q, "promise", "influence")
    q.turn(0).influence += price
    q.play(interaction.talk(q, 0), ["learn:{ambush}"], until="turn.talk")
    assert "ambush" in q.names(zone)
    assert q.turn(0).influence == price
    assert not any(key.startswith("learn:") for key in options(q))


def test_learning_needs_no_interaction() -> None:
    q = quest(hand="learning promise promise", advanced="ambush")
    assert ways(q, "promise") == ["move"]
    play(q, "learning", "basic")
    play(q, "promise", "basic")
    play(q, "promise", "basic")
    q.play(turn.take(q, 0), ["learn:{ambush}"], until="turn.move")
    assert q.names("discard.0") == ["ambush"]


@pytest.mark.parametrize(("way", "zone"), [("basic", "discard.0"), ("strong", "hand.0")])
def test_training_swaps_an_action_for_one_of_its_colour(way: str, zone: str) -> None:
    q = quest(hand="training march rage", tokens="g", advanced="path_finding crystal_mastery")
    play(q, "training", way)
    assert q.names("gone") == ["march"]
    assert "path_finding" in q.names(zone)
    assert "basic" not in ways(quest(hand="training rage", advanced="path_finding"), "training")


# ---------------------------------------------------------------------- the later actions, 287 to 298


@pytest.mark.parametrize(("way", "n"), [("basic", 2 + 2 * 2), ("strong", 4 + 2 * 3)])
def test_counterattack_counts_blocked_enemies(way: str, n: int) -> None:
    q = quest(hand="counterattack", tokens="r")
    fight(q, "prowlers prowlers prowlers", phase="attack")
    q.combat(0).blocked = 2
    play(q, "counterattack", way)
    assert struck(q) == [(n, MELEE, PHYSICAL)]


@pytest.mark.parametrize(
    ("card", "basic", "strong"),
    [
        ("rage", (5, MELEE, PHYSICAL), (6, MELEE, FIRE)),
        ("stamina", (3, MELEE, ICE), (4, MELEE, COLD)),
        ("swiftness", (3, RANGED, PHYSICAL), (4, RANGED, FIRE)),
        ("march", (2, SIEGE, PHYSICAL), (3, SIEGE, FIRE)),
    ],
)
def test_ritual_attack(card: str, basic: tuple[int, str, str], strong: tuple[int, str, str]) -> None:
    for way, attack in (("basic", basic), ("strong", strong)):
        q = quest(hand=f"ritual_attack {card}", tokens="r")
        fight(q, "prowlers", phase="attack")
        play(q, "ritual_attack", way)
        assert struck(q) == [attack]
        assert q.names("gone") == [card]
        q = quest(hand=f"ritual_attack {card}", tokens="r")
        fight(q, "prowlers", phase="ranged")
        assert (way in ways(q, "ritual_attack")) == (attack[1] != MELEE)


def test_blood_of_ancients_buys_an_action_with_blood_and_mana() -> None:
    q = quest(hand="blood_of_ancients", tokens="g", advanced="ambush agility")
    play(q, "blood_of_ancients", "basic")
    assert sorted(q.names("hand.0")) == ["ambush", "wound"]
    assert sum(q.turn(0).tokens) == 0
    assert "basic" not in ways(
        quest(hand="blood_of_ancients", tokens="r", advanced="ambush"), "blood_of_ancients"
    )


@pytest.mark.parametrize(("where", "zone"), [("branch:0", "hand.0"), ("branch:1", "discard.0")])
def test_strong_blood_of_ancients_uses_an_action_of_the_offer(where: str, zone: str) -> None:
    q = quest(hand="blood_of_ancients", tokens="r", advanced="path_finding blood_rage")
    play(q, "blood_of_ancients", "strong", where)
    assert q.turn(0).move == 4
    assert q.names("advanced.offer") == ["path_finding", "blood_rage"]
    assert q.names(zone) == ["wound"]


def test_the_blood_of_ancients_does_not_call_itself() -> None:
    q = quest(hand="blood_of_ancients maximal_effect", tokens="r", advanced="blood_of_ancients concentration")
    assert "strong" not in ways(q, "blood_of_ancients")
    q = quest(hand="blood_of_ancients", tokens="r", advanced="blood_of_ancients path_finding")
    assert "strong" in ways(q, "blood_of_ancients")


@rule("MK-DMG-16", "MK-DMG-17")
def test_the_blood_of_ancients_may_knock_out() -> None:
    q = quest(hand="blood_of_ancients rage", tokens="r", advanced="decompose")
    fight(q, "prowlers")
    q.combat(0).wounds = 4
    play(q, "blood_of_ancients", "strong", "branch:0")
    assert q.combat(0).knocked_out
    assert q.player(0).crystals == [0, 0, 0, 0], "there is no card left to decompose"


def test_shield_bash_counts_double_against_swiftness() -> None:
    for way, n in (("basic", 6), ("strong", 10)):
        q = quest(hand="shield_bash", tokens="b")
        fight(q, "wolf_riders", phase="block")
        q.play(combat.fight(q, 0), ["play:{shield_bash};" + way, "parry:f0;0"], until="combat.block")
        assert q.combat(0).foes[0].armour == (-(n - 6) if way == "strong" else 0)


@pytest.mark.parametrize(
    ("way", "answers", "bonus", "cell"),
    [
        ("basic", ["go:h-1.1"], 1, "h-1.1"),
        ("basic", ["done"], 1, "h0.0"),
        ("strong", ["branch:0", "go:h-2.1"], 1, "h-2.1"),
        ("strong", ["branch:1", "go:h-1.0"], 2, "h-1.0"),
    ],
)
@rule("MK-MOVE-24", "MK-MOVE-26")
def test_temporal_portal(way: str, answers: list[str], bonus: int, cell: str) -> None:
    q = quest(hand="temporal_portal", tokens="b", tiles=NORTH, deck="march " * 9, move=2)
    play(q, "temporal_portal", way, *answers)
    assert q.player(0).at == cell
    assert q.player(0).draw_bonus == bonus
    assert q.turn(0).step == "after", "it is the Action"
    assert q.turn(0).acted
    assert q.turn(0).move == 0
    ended(q)
    assert len(q.hand(0)) == 5 + bonus
    assert q.player(0).draw_bonus == 0, "once"


def test_a_temporal_portal_leads_to_safe_spaces_nearby() -> None:
    q = quest(hand="temporal_portal", tokens="b", tiles=NORTH, at="h-3.1", on={"h-4.1": "prowlers"})
    played = play(q, "temporal_portal", "basic", "go:h-2.1")
    assert set(played.keys("move.jump")) == {"go:h-3.2", "go:h-2.1", "go:h-2.0", "go:h-3.0", "done"}
    assert q.turn(0).combat is None


@pytest.mark.parametrize(
    ("way", "answers", "crystals"),
    [
        ("basic", ["colour:0"], [1, 0, 0, 0]),
        ("strong", ["colour:0", "colour:0"], [2, 0, 0, 0]),
        ("strong", ["colour:0", "colour:1"], [1, 1, 0, 0]),
    ],
)
def test_spell_forge(way: str, answers: list[str], crystals: list[int]) -> None:
    q = quest(hand="spell_forge", tokens="b", spells="fireball snowstorm flame_wall")
    play(q, "spell_forge", way, *answers)
    assert q.player(0).crystals == crystals


def test_spell_forge_uses_two_different_spells() -> None:
    q = quest(hand="spell_forge", tokens="b", spells="fireball snowstorm")
    play(q, "spell_forge", "strong", "colour:0")
    assert q.player(0).crystals == [1, 1, 0, 0]


def test_chivalry_pays_for_each_enemy_it_defeats() -> None:
    q = quest(hand="chivalry rage", tokens="r")
    fight(q, "prowlers swordsmen", phase="attack")
    answers = ["play:{chivalry};basic", "branch:1", "play:{rage};strong", "aim:f0"]
    q.play(combat.fight(q, 0), answers, until="combat.attack")
    assert (q.player(0).reputation, q.player(0).fame) == (1, 2)
    q = quest(hand="chivalry rage", tokens="rw")
    fight(q, "prowlers swordsmen", phase="attack")
    answers = ["play:{chivalry};strong", "branch:1", "play:{rage};strong", "aim:f0", "aim:f1"]
    q.play(combat.fight(q, 0), answers)
    assert (q.player(0).reputation, q.player(0).fame) == (2, 2 + 4 + 2)


@pytest.mark.parametrize(("way", "points"), [("basic", 3), ("strong", 6)])
def test_a_peaceful_moment_as_the_action(way: str, points: int) -> None:
    q = quest(hand="peaceful_moment promise wound", tokens="w", units="peasants! catapults!")
    play(q, "peaceful_moment", way)
    assert q.turn(0).influence == points
    assert q.turn(0).step == "after"
    play(q, "promise", "basic")
    assert ("spend:ready" in options(q)) == (way == "strong")
    q.play(turn.take(q, 0), ["spend:heal", "heal_hand"], until="turn.after")
    assert q.names("hand.0") == []
    assert q.turn(0).heal == 0
    assert q.turn(0).influence == points + 2 - 2
    if way == "strong":
        q.play(turn.take(q, 0), ["spend:ready", "pick:{catapults}"], until="turn.after")
        assert q.turn(0).influence == 0
        assert [troop.spent for troop in q.player(0).troops] == [True, False]


def test_dodge_and_weave_weakens_an_attack_and_strikes_back_unhurt() -> None:
    q = quest(hand="dodge_and_weave")
    fight(q, "diggers diggers", phase="block")
    play(q, "dodge_and_weave", "basic", "against:f1;0")
    assert [foe.threats[0].weaker for foe in q.combat(0).foes] == [0, 2]
    q = quest(hand="dodge_and_weave rage")
    fight(q, "diggers", phase="block")
    play(q, "dodge_and_weave", "basic")
    q.play(combat.fight(q, 0), ["play:{rage};basic", "parry:f0;0"], until="combat.attack")
    assert strikes.total(q, 0, [q.combat(0).foes[0]]) == 1
    q.combat(0).wounds = 1
    assert strikes.total(q, 0, [q.combat(0).foes[0]]) == 0


def test_strong_dodge_and_weave_takes_four_off_one_attack_or_two_off_two() -> None:
    q = quest(hand="dodge_and_weave", tokens="w")
    fight(q, "prowlers prowlers", phase="block")
    play(q, "dodge_and_weave", "strong", "branch:0", "against:f1;0")
    assert [foe.threats[0].weaker for foe in q.combat(0).foes] == [0, 4]
    q = quest(hand="dodge_and_weave", tokens="w")
    fight(q, "prowlers prowlers prowlers", phase="block")
    play(q, "dodge_and_weave", "strong", "branch:1", "against:f0;0", "against:f2;0")
    assert [foe.threats[0].weaker for foe in q.combat(0).foes] == [2, 0, 2]
    assert [(strike.n, strike.note) for strike in q.turn(0).strikes] == [(2, "dodge")]


def test_concentration_helps_the_blow_of_dodge_and_weave() -> None:
    q = quest(hand="concentration dodge_and_weave", tokens="g")
    fight(q, "prowlers", phase="block")
    play(q, "concentration", "strong", "branch:0")
    assert struck(q) == [(4, "later", PHYSICAL)]


def test_stout_resolve_grows_by_discarded_cards() -> None:
    q = quest(hand="stout_resolve wound wound")
    play(q, "stout_resolve", "basic", "yes")
    assert q.turn(0).move == 3
    assert q.names("discard.0") == ["wound"]
    q = quest(hand="stout_resolve wound wound rage march", tokens="g")
    cards = [q.id("wound"), q.id("rage"), q.id("march")]
    played = play(
        q, "stout_resolve", "strong", *(f"pick:{card}" for card in sorted(cards, key=lambda c: int(c[1:])))
    )
    assert q.turn(0).move == 3 + 6
    assert len(played.asked[0].keys) == 4, "three cards, or none"
    assert q.names("hand.0") == ["wound"], "only one of the cards may be a Wound"


def test_force_of_nature_hardens_a_unit() -> None:
    q = quest(hand="force_of_nature", units="peasants herbalists")
    fight(q, "prowlers", phase="block")
    play(q, "force_of_nature", "basic", "pick:{peasants}")
    peasants, herbalists = q.player(0).troops
    assert damage.resists(q, 0, peasants, PHYSICAL)
    assert not damage.resists(q, 0, peasants, FIRE)
    assert not damage.resists(q, 0, herbalists, PHYSICAL)
    q.combat(0).phase = "over"
    q.play(combat.fight(q, 0))
    assert not q.turn(0).modifiers


HIGH = {"h-3.1": "10", "h-2.3": "2"}


@pytest.mark.parametrize(
    ("way", "at", "hand"),
    [("basic", "h-2.3", 6), ("strong", "h-2.3", 6), ("strong", "h-3.1", 7), ("strong", "h-1.0", 5)],
)
def test_mountain_lore_raises_the_hand_limit_on_high_ground(way: str, at: str, hand: int) -> None:
    q = quest(hand="mountain_lore", tokens="g", tiles=HIGH, deck="march " * 9)
    play(q, "mountain_lore", way)
    q.player(0).at = at
    ended(q)
    assert len(q.hand(0)) == hand
    assert q.player(0).at == at, "a mountain is safe this turn"


def test_mountain_lore_opens_mountains() -> None:
    q = quest(hand="mountain_lore", tokens="g", tiles=HIGH)
    assert cost_of(q, "mountain") == -1
    play(q, "mountain_lore", "basic")
    assert cost_of(q, "mountain") == -1
    q = quest(hand="mountain_lore", tokens="g", tiles=HIGH)
    play(q, "mountain_lore", "strong")
    assert cost_of(q, "mountain") == 5
