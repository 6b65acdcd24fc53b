"""Spells of fighting and moving: what each half does."""

from collections.abc import Sequence

import pytest

from hexameron.games.mageknight.rules import combat, exploring, foes, movement, strikes, turn
from tests.games.mageknight.cards import blocking, options, play, struck, ways
from tests.games.mageknight.cards import mana as price
from tests.games.mageknight.positions import conquer, fight, quest
from tests.games.mageknight.rules.cards.casting import (
    COLD,
    FIRE,
    ICE,
    MELEE,
    NORTH,
    PHYSICAL,
    RANGED,
    SIEGE,
    spell,
)
from tests.rules import rule

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
    assert not any(q.board.terrain[cell] == "lake" for cell in reach)
    played = play(q, "underground_travel", "basic", "go:h-1.0")
    assert "go:h-2.1" not in played.keys("move.jump")


@rule("MK-MOVE-10", "MK-CBT-22")
def test_underground_attack_assaults_without_walls() -> None:
    q = quest(
        hand="underground_travel", tokens="gk", night=True, tiles={"h-3.1": "3"}, on={"h-4.2": "swordsmen"}
    )
    assert q.board.site["h-4.2"] == "keep"
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
    assert after <= set(q.board.within("h-2.2", 2)), "what is farther stays far"
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
