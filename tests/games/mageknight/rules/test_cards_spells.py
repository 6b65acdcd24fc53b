"""Spells: what each half does."""

from collections.abc import Sequence

import pytest

from hexameron.games.mageknight.options import Play
from hexameron.games.mageknight.rules import (
    combat,
    damage,
    end_of_turn,
    exploring,
    foes,
    mana,
    movement,
    playing,
    rounds,
    strikes,
    turn,
)
from hexameron.games.mageknight.state import Troop
from tests.games.mageknight.cards import blocking, options, play, struck, ways
from tests.games.mageknight.cards import mana as price
from tests.games.mageknight.positions import FACES, TestQuest, conquer, fight, quest
from tests.rules import rule

R, B, G, W, GOLD, BLACK = range(6)
MELEE, RANGED, SIEGE = "melee", "ranged", "siege"
PHYSICAL, FIRE, ICE, COLD = "physical", "fire", "ice", "cold_fire"
NORTH = {"h-3.1": "1", "h-2.3": "2"}
"""North: forest and glade h-3.1, village h-3.2, orcs h-4.1, lake h-4.2; hills h-2.3 and h-1.2."""


def spell(name: str, way: str, phase: str = "", enemies: str = "prowlers", hand: str = "") -> TestQuest:
    """A night on which the spell can be paid, perhaps in a fight."""
    q = quest(hand=f"{name} {hand}", tokens=price(name, way), night=True, tiles=NORTH)
    if phase:
        fight(q, enemies, phase=phase)
    return q


def ended(q: TestQuest, *answers: str, until: str = "") -> None:
    q.turn(0).step = "end.dice"
    q.play(end_of_turn.end(q, 0), answers, until=until)


# ---------------------------------------------------------------------- attacks and blocks


@pytest.mark.parametrize(
    ("name", "way", "attack", "wounds"),
    [
        ("fireball", "basic", (5, RANGED, FIRE), 0),
        ("fireball", "strong", (8, SIEGE, FIRE), 1),
        ("snowstorm", "basic", (5, RANGED, ICE), 0),
        ("snowstorm", "strong", (8, SIEGE, ICE), 1),
    ],
)
@rule("MK-DEED-05", "MK-DEED-06")
def test_fireball_and_snowstorm(name: str, way: str, attack: tuple[int, str, str], wounds: int) -> None:
    q = spell(name, way, "ranged")
    play(q, name, way)
    assert struck(q) == [attack]
    assert len(q.wounds_in_hand(0)) == wounds
    assert sum(q.turn(0).tokens) == 0


def test_expose_bares_one_enemy() -> None:
    q = spell("expose", "basic", "ranged", "altem_guardsmen diggers")
    play(q, "expose", "basic", "target:f0")
    one, other = q.combat(0).foes
    assert foes.fortified(q, 0, one) == 0
    assert not any(foes.resists(q, one, element) for element in (PHYSICAL, FIRE, ICE))
    assert foes.fortified(q, 0, other) == 1
    assert not one.tame
    assert struck(q) == [(2, RANGED, PHYSICAL)]


@pytest.mark.parametrize(("branch", "walls", "resists"), [("branch:0", 0, True), ("branch:1", 1, False)])
def test_mass_expose_takes_walls_or_resistances_from_all(branch: str, walls: int, resists: bool) -> None:
    q = spell("expose", "strong", "ranged", "altem_guardsmen altem_mages")
    play(q, "expose", "strong", branch)
    for foe in q.combat(0).foes:
        assert foes.fortified(q, 0, foe) == walls
        assert foes.resists(q, foe, PHYSICAL) == resists
        assert not foe.tame
    assert struck(q) == [(3, RANGED, PHYSICAL)]


@pytest.mark.parametrize(
    ("way", "branch", "armour"),
    [
        ("basic", ["branch:0", "target:f1"], [5, 5, 3]),
        ("basic", ["branch:1"], [3, 6, 1]),
        ("strong", ["branch:0", "target:f1"], [5, 2, 3]),
        ("strong", ["branch:0", "target:f0"], [2, 8, 3]),
        ("strong", ["branch:0", "target:f2"], [5, 8, 1]),
        ("strong", ["branch:1"], [3, 4, 1]),
    ],
)
def test_tremor_and_earthquake(way: str, branch: Sequence[str], armour: list[int]) -> None:
    """Swordsmen have 5, fortified mages 8, prowlers 3; nobody falls under 1."""
    q = spell("tremor", way, "ranged", "swordsmen altem_mages prowlers")
    play(q, "tremor", way, *branch)
    assert not any(foe.tame for foe in q.combat(0).foes)
    assert [foes.armour(q, 0, foe) for foe in q.combat(0).foes] == armour


@pytest.mark.parametrize(("way", "attack", "block"), [("basic", 5, 7), ("strong", 5 + 6, 7 + 6)])
def test_flame_wall_and_wave(way: str, attack: int, block: int) -> None:
    q = spell("flame_wall", way, "attack", "prowlers prowlers prowlers")
    play(q, "flame_wall", way)
    assert struck(q) == [(attack, MELEE, FIRE)]
    q = spell("flame_wall", way, "block", "prowlers prowlers prowlers")
    play(q, "flame_wall", way)
    assert blocking(q) == [(block, FIRE)]


@pytest.mark.parametrize(
    ("letter", "n", "how", "element"),
    [("b", 8, MELEE, ICE), ("r", 7, MELEE, COLD), ("w", 6, RANGED, ICE), ("g", 5, SIEGE, ICE)],
)
@rule("MK-DEED-16")
def test_mana_bolt_and_thunderbolt(letter: str, n: int, how: str, element: str) -> None:
    for way, more in (("basic", 0), ("strong", 3)):
        q = quest(hand="mana_bolt", tokens=price("mana_bolt", way) + letter, night=True)
        fight(q, "prowlers", phase="attack")
        play(q, "mana_bolt", way)
        assert struck(q) == [(n + more, how, element)]
        q = quest(hand="mana_bolt", tokens=price("mana_bolt", way), night=True)
        fight(q, "prowlers", phase="attack")
        assert way not in ways(q, "mana_bolt"), "it wants one mana more"


def test_whirlwind_keeps_an_enemy_from_attacking() -> None:
    q = spell("whirlwind", "basic", "block", "prowlers diggers")
    q.play(combat.fight(q, 0), ["play:{whirlwind};basic", "target:f0"], until="combat.block")
    assert [foe.tame for foe in q.combat(0).foes] == [True, False]
    q.play(combat.fight(q, 0), [], until="combat.attack")
    assert len(q.wounds_in_hand(0)) == 2, "three points of the diggers, none of the prowlers"


@rule("MK-DMG-01")
def test_whirlwind_still_helps_while_damage_is_being_assigned() -> None:
    q = spell("whirlwind", "basic", "damage", "prowlers diggers")
    q.play(combat.fight(q, 0), ["face:f1;0"], until="combat.face")
    hurt = len(q.wounds_in_hand(0))
    assert hurt
    q.play(combat.fight(q, 0), ["play:{whirlwind};basic", "target:f0"], until="combat.attack")
    assert len(q.wounds_in_hand(0)) == hurt, "the diggers have dealt theirs, the prowlers deal none"


@rule("MK-RNG-12")
def test_a_tornado_destroys_an_enemy_in_the_attack_phase() -> None:
    q = spell("whirlwind", "strong", "attack", "high_dragon diggers")
    play(q, "whirlwind", "strong", "target:f0")
    assert q.combat(0).foes[0].beaten
    assert q.player(0).fame == 9
    assert "strong" not in ways(spell("whirlwind", "strong", "block"), "whirlwind")


def test_a_burning_shield_strikes_back_after_its_block() -> None:
    for way in ("basic", "strong"):
        q = spell("burning_shield", way, "block", "prowlers")
        play(q, "burning_shield", way)
        assert blocking(q) == [(4, FIRE)]
    q = spell("burning_shield", "basic", "block", "prowlers")
    q.play(combat.fight(q, 0), ["play:{burning_shield};basic", "parry:f0;0"], until="combat.attack")
    assert strikes.total(q, 0, q.combat(0).foes) == 4
    q.play(combat.fight(q, 0), ["aim:f0"])
    assert q.player(0).fame == 2


def test_a_burning_shield_that_blocked_nothing_does_not_strike() -> None:
    q = spell("burning_shield", "basic", "block", "swordsmen")
    q.play(combat.fight(q, 0), ["play:{burning_shield};basic"], until="combat.attack")
    assert struck(q) == []


def test_an_exploding_shield_destroys_what_it_blocks() -> None:
    q = spell("burning_shield", "strong", "block", "prowlers diggers")
    q.play(combat.fight(q, 0), ["play:{burning_shield};strong", "parry:f0;0"], until="combat.block")
    assert [foe.beaten for foe in q.combat(0).foes] == [True, False]
    assert q.player(0).fame == 2


@rule("MK-CBT-20")
def test_an_exploding_shield_does_not_destroy_the_fire_resistant() -> None:
    q = spell("burning_shield", "strong", "block", "fire_golems", hand="rage rage rage")
    answers = ["play:{burning_shield};strong", *["play:{rage};block"] * 2, "parry:f0;0"]
    q.play(combat.fight(q, 0), answers, until="combat.block")
    assert q.combat(0).foes[0].threats[0].blocked
    assert not q.combat(0).foes[0].beaten


def test_chill_and_lethal_chill() -> None:
    q = spell("chill", "basic", "ranged", "fire_golems prowlers")
    play(q, "chill", "basic", "target:f0")
    foe = q.combat(0).foes[0]
    assert [one.tame for one in q.combat(0).foes] == [True, False]
    assert not foes.resists(q, foe, FIRE)
    assert foes.resists(q, foe, PHYSICAL)
    q = spell("chill", "strong", "ranged", "guardsmen prowlers")
    play(q, "chill", "strong", "target:f0")
    assert [one.tame for one in q.combat(0).foes] == [True, False]
    assert foes.armour(q, 0, q.combat(0).foes[0]) == 3


@rule("MK-CBT-21")
def test_chill_does_not_touch_the_ice_resistant() -> None:
    q = spell("chill", "basic", "ranged", "ice_golems")
    assert ways(q, "chill") == []


@rule("MK-CBT-22", "MK-CBT-20")
def test_demolish_ignores_the_walls_and_weakens_all() -> None:
    q = quest(hand="demolish", tokens="r", night=True)
    fight(q, "swordsmen guardsmen fire_golems", phase="ranged", fortified=True)
    play(q, "demolish", "basic")
    assert [foes.fortified(q, 0, foe) for foe in q.combat(0).foes] == [0, 1, 0]
    assert [foes.armour(q, 0, foe) for foe in q.combat(0).foes] == [4, 6, 4], "fire resists the red Spell"
    assert not any(foe.tame for foe in q.combat(0).foes)


def test_disintegrate_destroys_one_and_weakens_the_others() -> None:
    q = spell("demolish", "strong", "attack", "swordsmen guardsmen prowlers")
    play(q, "demolish", "strong", "target:f1")
    assert [foe.beaten for foe in q.combat(0).foes] == [False, True, False]
    assert [foes.armour(q, 0, foe) for foe in q.combat(0).foes if not foe.beaten] == [4, 2]
    assert "strong" not in ways(spell("demolish", "strong", "ranged"), "demolish")
    assert "strong" not in ways(spell("demolish", "strong", "attack", "fire_golems"), "demolish")


# ---------------------------------------------------------------------- moving


@rule("MK-MOVE-24", "MK-MOVE-25", "MK-MOVE-26")
def test_underground_travel_reaches_safe_spaces_within_three() -> None:
    q = quest(hand="underground_travel", tokens="g", tiles=NORTH, on={"h-3.3": "prowlers"}, at="h-2.2")
    played = play(q, "underground_travel", "basic", "go:h-3.4")
    keys = played.keys("move.jump")
    assert q.player(0).at == "h-3.4"
    assert q.turn(0).combat is None, "nobody is provoked"
    assert "go:h-4.2" not in keys, "no lake"
    assert "go:h-3.3" not in keys, "not onto an enemy"
    assert "go:h1.0" not in keys, "not into the sea"
    assert "go:h0.0" in keys
    assert "go:h-3.0" in keys
    assert q.turn(0).move == 0
    q = quest(hand="underground_travel", tokens="g", tiles=NORTH)
    played = play(q, "underground_travel", "basic", "go:h-2.1")
    assert "go:h-3.1" in played.keys("move.jump")
    assert "go:h-3.4" not in played.keys("move.jump"), "four spaces are too far"


@rule("MK-MOVE-27")
def test_underground_travel_does_not_lead_through_a_lake_nor_to_other_heroes() -> None:
    q = quest(seats=2, hand="underground_travel", tokens="g", tiles={"h-3.1": "11"}, places=["h-2.1"])
    reach = movement.jumps(q, 0, 3, shut=("lake", "swamp"))
    assert not any(q.atlas.terrain[cell] == "lake" for cell in reach)
    played = play(q, "underground_travel", "basic", "go:h-1.0")
    assert "go:h-2.1" not in played.keys("move.jump")


@rule("MK-MOVE-10", "MK-CBT-22")
def test_underground_attack_assaults_without_walls() -> None:
    q = quest(
        hand="underground_travel", tokens="gk", night=True, tiles={"h-3.1": "3"}, on={"h-4.2": "swordsmen"}
    )
    assert q.atlas.site["h-4.2"] == "keep"
    q.player(0).at = "h0.0"
    assert "strong" not in ways(q, "underground_travel"), "four spaces are too far"
    q.player(0).at = "h-1.1"
    played = play(q, "underground_travel", "strong")
    assert played.prompts() == []
    assert q.player(0).at == "h-4.2"
    assert q.combat(0).kind == "assault"
    assert q.combat(0).origin == "h-1.1"
    assert foes.fortified(q, 0, q.combat(0).foes[0]) == 0
    assert q.player(0).reputation == -1
    q.combat(0).phase = "over"
    q.play(combat.fight(q, 0))
    assert q.player(0).at == "h-1.1", "whoever fails comes back to where the way began"


def test_underground_attack_may_strike_another_hero() -> None:
    q = quest(seats=2, hand="underground_travel", tokens="gk", night=True, tiles=NORTH, places=["h-2.1"])
    played = play(q, "underground_travel", "strong")
    assert played.prompts() == []
    assert q.player(0).at == "h-2.1"
    assert q.turn(0).step == "duel"


def test_underground_attack_needs_a_fortified_site_in_reach() -> None:
    q = quest(hand="underground_travel", tokens="gk", night=True, tiles=NORTH)
    assert "strong" not in ways(q, "underground_travel")
    q = quest(hand="underground_travel", tokens="gk", night=True, tiles={"h-3.1": "3"}, at="h-2.1")
    conquer(q, "h-4.2")
    assert "strong" not in ways(q, "underground_travel")


@rule("MK-MOVE-24", "MK-MOVE-25")
def test_wings_of_wind_cost_a_point_a_space() -> None:
    q = quest(hand="wings_of_wind", tokens="w", tiles=NORTH, move=3, on={"h-4.1": "prowlers"})
    played = play(q, "wings_of_wind", "basic", "go:h-3.1")
    assert q.turn(0).move == 0
    assert q.player(0).at == "h-3.1"
    assert q.turn(0).combat is None
    assert "go:h-4.1" not in played.keys("move.jump")
    assert "go:h-3.4" not in played.keys("move.jump"), "too far"
    assert "basic" not in ways(quest(hand="wings_of_wind", tokens="w", tiles=NORTH), "wings_of_wind")


@rule("MK-MOVE-26")
def test_wings_of_wind_end_on_a_safe_space() -> None:
    q = quest(hand="wings_of_wind", tokens="w", tiles=NORTH, move=3, at="h-2.1", on={"h-4.1": "prowlers"})
    played = play(q, "wings_of_wind", "basic", "go:h-3.2")
    cells = played.keys("move.jump")
    assert "go:h-3.1" in cells
    assert "go:h-4.1" not in cells
    assert "go:h-4.2" not in cells


def test_wings_of_wind_fly_at_most_five_spaces() -> None:
    far = {"h-3.1": "1", "h-6.2": "3", "h-9.3": "3"}
    q = quest(hand="wings_of_wind", tokens="w", tiles=far, move=9)
    played = play(q, "wings_of_wind", "basic", "go:h-5.2")
    assert q.turn(0).move == 9 - 5
    assert "go:h-6.2" not in played.keys("move.jump")


def test_wings_of_night_keep_more_enemies_off_for_move_points() -> None:
    q = spell("wings_of_wind", "strong", "block", "prowlers diggers wolf_riders", hand="march march")
    assert "basic" not in ways(q, "march")
    play(q, "wings_of_wind", "strong", "target:f0")
    play(q, "march", "basic")
    q.play(combat.fight(q, 0), ["target:f2"], until="combat.block")
    assert [foe.tame for foe in q.combat(0).foes] == [True, False, True]
    assert q.turn(0).move == 1
    assert "target:f1" not in options(q), "the third costs two"
    play(q, "march", "move")
    q.play(combat.fight(q, 0), ["target:f1"], until="combat.attack")
    assert all(foe.tame for foe in q.combat(0).foes)
    assert q.turn(0).move == 0


@rule("MK-MOVE-12")
def test_space_bending_skips_a_space_and_provokes_nobody() -> None:
    q = quest(hand="space_bending", tokens="b", tiles=NORTH, move=9, at="h-2.2", on={"h-3.3": "prowlers"})
    before = {option.cell for option in movement.options(q, 0)}
    play(q, "space_bending", "basic")
    after = {option.cell for option in movement.options(q, 0)}
    assert before < after
    assert "h0.0" in after
    assert "h-2.4" in after
    assert "h-4.2" not in after, "a lake stays closed"
    q.play(turn.take(q, 0), ["go:h-2.4"], until="turn.move")
    assert q.player(0).at == "h-2.4"
    assert q.turn(0).move == 9 - 2, "only the space entered is paid for"
    q.play(turn.take(q, 0), ["go:h-3.4"], until="turn.move")
    assert q.turn(0).combat is None


def test_space_bending_explores_farther() -> None:
    q = quest(hand="space_bending", tokens="b", tiles=NORTH, move=2, at="h-2.1", stack="3")
    assert exploring.options(q, 0) == []
    play(q, "space_bending", "basic")
    assert exploring.options(q, 0) != []


# ---------------------------------------------------------------------- healing and units


@pytest.mark.parametrize(("at", "heal"), [("h0.0", 3), ("h-1.1", 5)])
def test_restoration_heals_more_in_a_forest(at: str, heal: int) -> None:
    q = quest(hand="restoration", tokens="g", at=at)
    play(q, "restoration", "basic")
    assert q.turn(0).heal == heal


def test_rebirth_also_readies_units() -> None:
    q = quest(hand="restoration", tokens="gk", night=True, units="peasants! utem_guardsmen! herbalists!")
    played = play(q, "restoration", "strong", "pick:{utem_guardsmen}", "pick:{peasants}")
    assert q.turn(0).heal == 3
    assert [troop.spent for troop in q.player(0).troops] == [False, False, True]
    assert len(played.asked) == 2, "nothing is left for a third"
    q = quest(hand="restoration", tokens="gk", night=True, at="h-1.1", units="utem_guardsmen! catapults!")
    play(q, "restoration", "strong", "pick:{catapults}", "pick:{utem_guardsmen}")
    assert q.turn(0).heal == 5
    assert not any(troop.spent for troop in q.player(0).troops)


def test_rebirth_may_leave_units_spent() -> None:
    q = quest(hand="restoration", tokens="gk", night=True, units="peasants! herbalists!")
    play(q, "restoration", "strong", "pick:{peasants}", "done")
    assert [troop.spent for troop in q.player(0).troops] == [False, True]


@rule("MK-CBT-24")
def test_restoration_is_not_for_combat() -> None:
    q = spell("restoration", "strong", "attack")
    assert ways(q, "restoration") == ["attack"]


def test_call_to_arms_uses_a_unit_of_the_offer() -> None:
    q = quest(hand="call_to_arms", tokens="w", offer="peasants catapults agility")
    play(q, "call_to_arms", "basic")
    assert q.turn(0).move == 2
    assert q.names("unit.offer") == ["peasants", "catapults", "agility"]
    q = quest(hand="call_to_arms", tokens="wr", offer="catapults")
    fight(q, "prowlers", phase="ranged")
    play(q, "call_to_arms", "basic", "activate:{catapults};1")
    assert struck(q) == [(5, SIEGE, FIRE)]
    assert sum(q.turn(0).tokens) == 0


def test_call_to_arms_uses_also_what_hurts_the_unit() -> None:
    q = quest(hand="call_to_arms", tokens="w", offer="utem_swordsmen")
    fight(q, "prowlers", phase="attack")
    play(q, "call_to_arms", "basic", "activate:{utem_swordsmen};1")
    assert struck(q) == [(6, MELEE, PHYSICAL)]
    assert q.player(0).troops == []


def test_call_to_arms_pays_spell_and_ability_together() -> None:
    q = quest(hand="call_to_arms", tokens="w", offer="savage_monks")
    fight(q, "prowlers", phase="ranged")
    assert "basic" not in ways(q, "call_to_arms")
    q = quest(hand="call_to_arms", tokens="ow", offer="savage_monks")
    fight(q, "prowlers", phase="ranged")
    play(q, "call_to_arms", "basic")
    assert struck(q) == [(4, SIEGE, PHYSICAL)]


@rule("MK-EFF-08")
def test_call_to_arms_calls_nobody_where_units_are_barred() -> None:
    q = quest(hand="call_to_arms", tokens="w", offer="peasants")
    fight(q, "prowlers", phase="attack")
    q.combat(0).units = False
    assert "basic" not in ways(q, "call_to_arms")


@rule("MK-INT-12")
def test_call_to_arms_does_not_call_magic_familiars() -> None:
    q = quest(hand="call_to_arms", tokens="w", offer="magic_familiars")
    fight(q, "prowlers", phase="attack")
    assert "basic" not in ways(q, "call_to_arms")
    q = quest(hand="call_to_arms", tokens="w", offer="magic_familiars peasants")
    fight(q, "prowlers", phase="attack")
    played = play(q, "call_to_arms", "basic")
    assert struck(q) == [(2, MELEE, PHYSICAL)]
    assert not any(q.id("magic_familiars") in key for asked in played.asked for key in asked.keys)


def test_no_damage_goes_to_a_unit_that_was_called() -> None:
    q = quest(hand="call_to_arms", tokens="w", offer="peasants")
    fight(q, "prowlers", phase="block")
    play(q, "call_to_arms", "basic")
    assert blocking(q) == [(2, PHYSICAL)]
    assert damage.shields(q, 0, q.combat(0).foes[0]) == []


def test_call_to_glory_recruits_for_nothing() -> None:
    q = quest(hand="call_to_arms", tokens="wk", night=True, offer="catapults magic_familiars agility")
    play(q, "call_to_arms", "strong")
    assert [q.unit(troop).id for troop in q.player(0).troops] == ["unit.catapults"]
    q = quest(hand="call_to_arms", tokens="wk", night=True, offer="catapults", units="peasants!")
    play(q, "call_to_arms", "strong")
    assert [q.unit(troop).id for troop in q.player(0).troops] == ["unit.catapults"]
    assert q.names("gone") == ["peasants"]


# ---------------------------------------------------------------------- time


@rule("MK-EFF-09")
def test_time_bending_brings_the_cards_of_the_turn_back() -> None:
    q = quest(hand="space_bending march rage", tokens="bk", night=True, deck="swiftness")
    play(q, "march", "basic")
    play(q, "space_bending", "strong")
    q.turn(0).step = "end.dice"
    q.play(end_of_turn.end(q, 0), ["done"])
    assert sorted(q.names("hand.0")) == ["march", "rage"], "no card is drawn"
    assert q.names("aside.0") == ["space_bending"]
    assert q.turn(0).step == "again", "another turn follows"


def test_time_bending_comes_back_with_the_next_round() -> None:
    q = quest(hand="space_bending", tokens="bk", night=True, offer="")
    play(q, "space_bending", "strong")
    ended(q)
    q.state.step = "prepare"
    q.play(rounds.play(q), until="tactic.choose")
    assert "space_bending" in q.names("deck.0") + q.names("hand.0")


def test_time_cannot_be_bent_in_the_last_turn_of_a_round() -> None:
    q = quest(hand="space_bending", tokens="bk", night=True)
    q.state.announced = 0
    assert "strong" not in ways(q, "space_bending")


@rule("MK-EFF-09")
def test_magic_talent_is_set_aside_in_place_of_time_bending() -> None:
    q = quest(hand="magic_talent stamina march", tokens="bk", night=True, spells="space_bending")
    play(q, "magic_talent", "basic")
    play(q, "march", "basic")
    play(q, "space_bending", "strong")
    q.turn(0).step = "end.dice"
    q.play(end_of_turn.end(q, 0), ["done"])
    assert q.names("aside.0") == ["magic_talent"]
    assert q.names("spell.offer") == ["space_bending"]
    assert q.names("hand.0") == ["march"]


@pytest.mark.parametrize(("where", "top"), [("branch:0", True), ("branch:1", False)])
def test_trance_chooses_two_cards_for_the_deck(where: str, top: bool) -> None:
    q = quest(hand="meditation", tokens="gk", night=True, discard="rage wound promise", deck="march " * 6)
    answers = ["pick:{promise}", "pick:{rage}", where, "pick:{promise}"]
    play(q, "meditation", "strong", *answers)
    deck = q.names("deck.0")
    assert (deck[-2:] if top else deck[:2]) == (["promise", "rage"] if top else ["rage", "promise"])
    assert q.names("discard.0") == ["wound"]
    ended(q)
    assert len(q.hand(0)) == 7


def test_meditation_takes_random_cards() -> None:
    q = quest(hand="meditation", tokens="g", discard="rage", deck="march " * 8, dice="r")
    known = q.things.learned
    play(q, "meditation", "basic", "branch:1")
    assert q.names("deck.0")[0] == "rage"
    assert q.names("discard.0") == []
    assert q.things.learned > known, "chance bars taking it back"
    ended(q)
    assert len(q.hand(0)) == 7
    q = quest(hand="meditation", tokens="g", discard="rage promise threaten", dice="bb")
    drawn = playing.play(q, 0, Play(q.id("meditation"), "basic"))
    played = q.play(drawn, ["branch:0"], until="card.next")
    assert len(played.asked[-1].keys) == 2
    assert [q.name(int(id_[1:])) for id_ in q.told("cards.remembered")[0]["cards"]] == ["promise", "threaten"]
    q = quest(hand="meditation", tokens="g", deck="march " * 8)
    assert play(q, "meditation", "basic").asked == [], "there is nothing to remember"
    q = quest(hand="meditation", tokens="gk", night=True, discard="rage promise threaten")
    played = q.play(
        playing.play(q, 0, Play(q.id("meditation"), "strong")), ["pick:{rage}"], until="card.trance"
    )
    assert f"pick:{q.id('promise')}" in played.asked[0].keys


# ---------------------------------------------------------------------- spells against other players


def table(name: str, way: str, hands: Sequence[str] = (), source: str = "") -> TestQuest:
    """Three players at night, the first of whom can pay for the spell."""
    places = ["h-1.0", "h-1.1"]
    tokens = price(name, way)
    return quest(seats=3, hands=[name, *hands], tokens=tokens, night=True, places=places, source=source)


@rule("MK-EFF-03")
def test_mana_meltdown_melts_a_crystal_of_everybody_else() -> None:
    q = table("mana_meltdown", "basic")
    q.dice.script = [R]
    q.player(1).crystals = [0, 2, 0, 0]
    q.player(0).crystals = [0, 0, 1, 0]
    played = play(q, "mana_meltdown", "basic", "colour:1")
    assert played.keys("mana.melted") == ("colour:1", "done")
    assert q.player(1).crystals == [0, 1, 0, 0]
    assert q.player(0).crystals == [0, 1, 1, 0]
    assert q.names("hand.2") == ["wound"], "who has no crystal takes a Wound"
    assert q.names("hand.1") == []


def test_mana_radiance_wounds_for_crystals_of_a_colour() -> None:
    q = table("mana_meltdown", "strong")
    q.player(0).crystals = [0, 0, 1, 0]
    q.player(1).crystals = [0, 0, 3, 1]
    play(q, "mana_meltdown", "strong", "colour:2", "branch:0")
    assert [len(q.wounds_in_hand(seat)) for seat in range(3)] == [1, 3, 0]
    assert q.player(0).crystals == [0, 0, 3, 0]
    assert sum(q.turn(0).tokens) == 0


@rule("MK-MANA-06")
def test_who_casts_mana_radiance_may_turn_crystals_into_mana_first() -> None:
    q = table("mana_meltdown", "strong")
    q.player(0).crystals = [0, 0, 2, 0]
    q.player(1).crystals = [0, 0, 1, 0]
    asked = play(q, "mana_meltdown", "strong", "colour:2", "branch:2").asked
    assert asked[-1].keys == ("branch:0", "branch:1", "branch:2")
    assert [len(q.wounds_in_hand(seat)) for seat in range(3)] == [0, 1, 0]
    assert q.player(0).crystals == [0, 0, 2, 0], "the two that the Spell gives"
    assert q.turn(0).tokens[2] == 2


def test_who_is_out_of_the_game_is_spared() -> None:
    q = table("mana_meltdown", "basic")
    q.player(2).out = True
    play(q, "mana_meltdown", "basic")
    assert [len(q.wounds_in_hand(seat)) for seat in range(3)] == [0, 1, 0]


@pytest.mark.parametrize(
    ("tokens", "source", "can"),
    [("", "b", False), ("", "bg", True), ("b", "g", True), ("b", "ok", False), ("", "bo", False)],
)
def test_mana_claim_needs_a_die_besides_its_price(tokens: str, source: str, can: bool) -> None:
    q = quest(seats=2, hand="mana_claim", tokens=tokens, source=source, night=True, places=["h-1.0"])
    assert ("basic" in ways(q, "mana_claim")) == can


def test_mana_claim_gives_three_tokens_now() -> None:
    q = table("mana_claim", "basic", source="gg")
    play(q, "mana_claim", "basic", "branch:0")
    assert q.turn(0).tokens[G] == 3
    ended(q, until="end.discard")
    assert [die.holder for die in q.state.source] == [0, -2], "the die stays until the round ends"
    q.player(1).turn.tokens[G] = 1
    q.play(mana.pay(q, 1, (G,)), ["pay:token;2"])
    assert len(q.wounds_in_hand(1)) == 0, "a claim is no curse"


def test_mana_claim_gives_a_token_in_every_later_turn() -> None:
    q = table("mana_claim", "basic", source="gg")
    play(q, "mana_claim", "basic", "branch:1")
    assert sum(q.turn(0).tokens) == 0
    ended(q)
    q.play(turn.take(q, 0), [], until="turn.move")
    assert q.turn(0).tokens[G] == 1
    assert q.state.source[0].holder == 0


def test_a_claimed_die_is_not_the_stolen_one() -> None:
    q = table("mana_claim", "basic", source="gg")
    q.player(0).tactic = "tactic.mana_steal"
    q.player(0).tactic_used = False
    play(q, "mana_claim", "basic", "branch:1")
    assert ("tactic", G) not in mana.purse(q, 0)


def test_mana_curse_wounds_others_who_use_the_colour_once_a_turn() -> None:
    q = table("mana_claim", "strong", ["march march rage"], source="gg")
    play(q, "mana_claim", "strong", "branch:0")
    q.player(1).turn.tokens = [1, 0, 2, 0, 0, 0]
    q.player(1).turn.step = "move"
    marches = list(q.things.in_zone("hand.1"))[:2]
    for march in marches:
        q.play(turn.take(q, 1), [f"play:t{march};strong", "pay:token;2"], until="turn.move")
        assert len(q.wounds_in_hand(1)) == 1
    q.play(mana.pay(q, 1, (R,)))
    assert len(q.wounds_in_hand(1)) == 1
    assert len(q.wounds_in_hand(0)) == 0


def test_another_colour_is_not_cursed() -> None:
    q = table("mana_claim", "strong", source="gg")
    play(q, "mana_claim", "strong", "branch:0")
    q.player(1).turn.tokens = [1, 0, 0, 0, 0, 0]
    q.play(mana.pay(q, 1, (R,)))
    assert len(q.wounds_in_hand(1)) == 0


def test_the_caster_may_use_the_cursed_colour() -> None:
    q = table("mana_claim", "strong", source="gg")
    play(q, "mana_claim", "strong", "branch:0")
    q.play(mana.pay(q, 0, (G,)), ["pay:token;2"])
    assert len(q.wounds_in_hand(0)) == 0


def test_mind_read_makes_others_discard_a_card_of_a_colour() -> None:
    q = table("mind_read", "basic", ["march rage path_finding", "rage wound"])
    played = play(q, "mind_read", "basic", "colour:2", "pick:{path_finding}")
    assert [asked.seat for asked in played.asked] == [0, 1]
    assert q.player(0).crystals[G] == 1
    assert q.names("discard.1") == ["path_finding"]
    assert q.names("hand.2") == ["rage", "wound"]
    assert all(q.things.known(card, 0) for card in q.hand(2)), "an empty claim is proved"
    assert not any(q.things.known(card, 0) for card in q.hand(1))


def test_mind_steal_takes_one_of_the_actions() -> None:
    q = table("mind_read", "strong", ["path_finding", "tremor"])
    played = play(q, "mind_read", "strong", "colour:2", "pick:{path_finding}")
    assert len(played.keys("card.mind_steal")) == 2, "a Spell cannot be stolen"
    assert q.names("hand.0") == ["path_finding"]
    assert q.names("discard.2") == ["tremor"]


@pytest.mark.parametrize(("way", "level"), [("basic", 2), ("strong", 3)])
def test_energy_flow_readies_a_unit_and_tires_those_of_others(way: str, level: int) -> None:
    q = table("energy_flow", way)
    _hire(q, 0, "altem_guardians", spent=True, wounds=2)
    _hire(q, 1, "utem_guardsmen")
    _hire(q, 1, "altem_mages")
    _hire(q, 2, "catapults")
    answers = ["pick:{utem_guardsmen}", *(["pick:{catapults}"] if level == 3 else [])]
    played = play(q, "energy_flow", way, *answers)
    assert len(played.keys("unit.tire")) == 2, "no unit of level IV"
    assert not q.player(0).troops[0].spent
    assert q.player(0).troops[0].wounds == (2 if way == "basic" else 1)
    assert [troop.spent for troop in q.player(1).troops] == [True, False]
    assert [troop.spent for troop in q.player(2).troops] == [level == 3]


def _hire(q: TestQuest, seat: int, name: str, *, spent: bool = False, wounds: int = 0) -> None:
    card = q.things.make([FACES["unit"][name]], f"units.{seat}")[0]
    q.player(seat).troops.append(Troop(card=card, spent=spent, wounds=wounds))


def test_energy_flow_needs_a_spent_unit() -> None:
    q = table("energy_flow", "basic")
    _hire(q, 0, "altem_guardians")
    assert "basic" not in ways(q, "energy_flow")


# ---------------------------------------------------------------------- the later spells


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
    costs = {terrain: movement.cost(q, 0, cell) for cell, terrain in q.atlas.terrain.items()}
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
