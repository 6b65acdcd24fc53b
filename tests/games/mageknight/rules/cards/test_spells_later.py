"""Spells of the expansion: what each half does."""

import pytest

from hexameron.games.mageknight.content.effects import BLOCKING, FIGHTING, HURTING, SHOOTING
from hexameron.games.mageknight.rules import combat, damage, foes, movement, strikes, turn
from tests.games.mageknight.cards import play, struck, ways
from tests.games.mageknight.positions import fight, quest
from tests.games.mageknight.rules.cards.casting import (
    COLD,
    FIRE,
    ICE,
    NORTH,
    PHYSICAL,
    RANGED,
    SIEGE,
    W,
    spell,
)


def test_offering_turns_cards_into_crystals() -> None:
    q = quest(hand="offering march ruby_ring wound rage promise", tokens="r")
    ids = [q.id(name) for name in ("march", "ruby_ring", "rage")]
    play(q, "offering", "basic", *(f"pick:{id_}" for id_ in ids), "colour:1")
    assert q.player(0).crystals == [2, 1, 1, 0]
    assert sorted(q.names("hand.0")) == ["promise", "wound"]


@pytest.mark.parametrize(
    ("crystals", "attack"),
    [
        ("ggrr", (8, SIEGE, FIRE)),
        ("gbb", (4, SIEGE, ICE)),
        ("wwwrrr", (18, RANGED, FIRE)),
        ("wwb", (6, RANGED, ICE)),
    ],
)
def test_sacrifice_strikes_for_pairs_of_crystals(crystals: str, attack: tuple[int, str, str]) -> None:
    q = quest(hand="offering", tokens="rk", crystals=crystals, night=True)
    fight(q, "prowlers", phase="ranged")
    red = ["pay:token;0"] if "r" in crystals else []
    q.play(combat.fight(q, 0), ["play:{offering};strong", *red], until="combat.ranged")
    assert struck(q) == [attack]
    pairs = attack[0] // (4 if attack[1] == SIEGE else 6)
    assert sum(q.player(0).crystals) == len(crystals) - 2 * pairs
    assert sum(q.turn(0).tokens) == 2 * pairs
    assert sum(q.turn(0).spent_crystals) == 2 * pairs, "Crystal Mastery would bring them back"


def test_sacrifice_chooses_its_colours_and_keeps_its_last_pair() -> None:
    q = quest(hand="offering", tokens="rk", crystals="ggwb", night=True)
    fight(q, "prowlers", phase="ranged")
    play(q, "offering", "strong", "branch:3")
    assert struck(q) == [(6, RANGED, ICE)]
    q = quest(hand="offering", tokens="rk", crystals="gr", night=True)
    fight(q, "prowlers", phase="ranged")
    play(q, "offering", "strong")
    assert struck(q) == [(4, SIEGE, FIRE)], "the red crystal cannot be the price"


def test_sacrifice_needs_a_pair() -> None:
    q = quest(hand="offering", tokens="rk", crystals="ggw", night=True)
    fight(q, "prowlers", phase="ranged")
    assert "strong" not in ways(q, "offering")
    q = quest(hand="offering", tokens="k", crystals="ggr", night=True)
    fight(q, "prowlers", phase="ranged")
    assert "strong" not in ways(q, "offering"), "the red crystal would have to be the price"


def test_mist_form_floats_over_everything_but_high_ground() -> None:
    q = quest(hand="mist_form", tokens="b", tiles={"h-3.1": "core_3", "h-2.3": "core_1", "h-5.4": "7"})
    play(q, "mist_form", "basic")
    assert q.turn(0).move == 4
    costs = {terrain: movement.cost(q, 0, cell) for cell, terrain in q.board.terrain.items()}
    assert {costs[name] for name in ("plains", "forest", "desert", "wasteland", "swamp", "lake")} == {2}
    assert (costs["hills"], costs["mountain"], costs["sea"]) == (-1, -1, -1)


def test_a_veil_of_mist_protects_units_and_hero() -> None:
    q = quest(hand="mist_form", tokens="bk", night=True, units="peasants!")
    fight(q, "cursed_hags prowlers", phase="damage")
    play(q, "mist_form", "strong")
    peasants = q.player(0).troops[0]
    assert all(damage.resists(q, 0, peasants, element) for element in (PHYSICAL, FIRE, ICE, COLD))
    q.play(combat.fight(q, 0), ["face:f0;0", "hurt_hero", "hurt_hero"], until="combat.attack")
    assert len(q.wounds_in_hand(0)) == 1 + 2, "the first Wound of the hags is ignored"
    assert q.names("discard.0") == ["wound"], "and so is its poison"


def test_charm_helps_an_interaction() -> None:
    q = quest(hand="charm", tokens="w", step="talk", at="h-3.2", tiles=NORTH, offer="peasants")
    play(q, "charm", "basic", "branch:0", "colour:3")
    assert q.turn(0).influence == 4
    assert q.player(0).crystals[W] == 1
    q = quest(hand="charm", tokens="w", step="talk", at="h-3.2", tiles=NORTH, offer="utem_guardsmen peasants")
    q.player(0).level = 5
    q.play(turn.take(q, 0), ["play:{charm};basic", "branch:1", "recruit:{utem_guardsmen}"], until="turn.talk")
    assert q.turn(0).influence == 4 - (5 - 3)
    assert not any(modifier.kind == "discount" for modifier in q.turn(0).modifiers), "one unit only"


def test_possess_turns_an_enemy_against_the_others() -> None:
    q = spell("charm", "strong", "ranged", "fire_mages ironclads prowlers")
    q.play(combat.fight(q, 0), ["play:{charm};strong", "target:f0"], until="combat.ranged")
    one, other, third = q.combat(0).foes
    assert one.tame
    assert strikes.options(q, 0) == [], "not before the Attack phase"
    q.combat(0).phase = "attack"
    assert strikes.total(q, 0, [other]) == 6
    assert strikes.total(q, 0, [other, third]) == 6
    assert strikes.total(q, 0, [one]) == 0
    assert strikes.total(q, 0, [one, other]) == 0


def test_cure_draws_and_readies_for_what_is_healed() -> None:
    q = quest(hand="cure wound wound wound", tokens="g", heal=1, units="peasants+!", deck="march " * 6)
    q.play(turn.take(q, 0), ["heal_hand", "play:{cure};basic"], until="turn.move")
    assert q.names("hand.0").count("march") == 1, "for the Wound healed before"
    q.play(turn.take(q, 0), ["heal_hand", "heal_unit:{peasants}"], until="turn.move")
    assert q.names("hand.0").count("march") == 2
    assert not q.player(0).troops[0].spent
    assert q.turn(0).heal == 0


def test_cure_readies_units_healed_before_it() -> None:
    q = quest(hand="cure", tokens="g", heal=1, units="peasants+! herbalists!")
    q.play(turn.take(q, 0), ["heal_unit:{peasants}", "play:{cure};basic"], until="turn.move")
    assert [troop.spent for troop in q.player(0).troops] == [False, True]


def test_cure_readies_also_a_unit_that_an_effect_heals() -> None:
    q = quest(hand="cure", tokens="g", skills="inspiration", units="peasants+!")
    q.play(turn.take(q, 0), ["play:{cure};basic", "skill:{inspiration}", "branch:1"], until="turn.move")
    assert [(troop.spent, troop.wounds) for troop in q.player(0).troops] == [(False, 0)]


def test_disease_leaves_blocked_enemies_with_one_armour() -> None:
    q = spell("cure", "strong", "block", "guardsmen swordsmen")
    play(q, "cure", "strong")
    assert foes.armour(q, 0, q.combat(0).foes[0]) == 7
    q.combat(0).foes[0].threats[0].blocked = True
    assert foes.armour(q, 0, q.combat(0).foes[0]) == 1
    assert foes.armour(q, 0, q.combat(0).foes[1]) == 5


def test_a_burning_shield_strikes_back_at_others_though_fire_does_not_hurt_whom_it_blocks() -> None:
    q = spell("burning_shield", "basic", "block", "fire_golems diggers")
    one = q.combat(0).foes[0]
    assert foes.immune(q, one, 0)
    one.threats[0].weaker = one.threats[0].n - 1
    q.play(combat.fight(q, 0), ["play:{burning_shield};basic", "parry:f0;0"], until="combat.attack")
    assert [(strike.n, strike.element) for strike in q.turn(0).strikes] == [(4, FIRE)]


@pytest.mark.parametrize(
    ("phase", "wanted"), [("ranged", True), ("block", True), ("damage", True), ("attack", False)]
)
def test_wings_of_night_want_move_points_while_somebody_may_still_attack(phase: str, wanted: bool) -> None:
    q = spell("wings_of_wind", "strong", "block", "prowlers diggers", hand="march")
    play(q, "wings_of_wind", "strong", "target:f0")
    now = {"ranged": SHOOTING, "block": BLOCKING, "damage": HURTING, "attack": FIGHTING}[phase]
    assert foes.wants_move(q, 0, now) is wanted
    q.combat(0).foes[1].tame = True
    assert not foes.wants_move(q, 0, now), "nobody is left to be kept off"
