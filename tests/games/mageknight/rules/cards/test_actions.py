"""Basic Actions and the heroes' own cards: what each does, both ways."""

from collections.abc import Sequence

import pytest

from hexameron.games.mageknight.rules import end_of_turn, guards, turn
from tests.games.mageknight.cards import blocking, mana, play, struck, ways
from tests.games.mageknight.positions import fight, quest
from tests.games.mageknight.rules.cards.acting import (
    BLACK,
    FIRE,
    ICE,
    MELEE,
    PHYSICAL,
    RANGED,
    SIEGE,
    B,
    G,
    R,
    W,
    ended,
)
from tests.rules import rule

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


@rule("MK-EFF-05")
def test_the_bonus_of_a_concentration_that_is_helped_itself_grows() -> None:
    q = quest(hand="will_focus concentration march", tokens="g")
    play(q, "will_focus", "strong", "pick:{concentration}")
    assert q.turn(0).move == 4 + 2 + 3


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
