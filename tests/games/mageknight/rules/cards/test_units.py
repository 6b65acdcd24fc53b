"""Units: what each can do (UNIT, and the units of CONTENT)."""

import pytest

from hexameron.games.mageknight.options import Activate
from hexameron.games.mageknight.rules import damage, foes, guards, movement, playing, strikes
from tests.games.mageknight.cards import blocking, options, play, struck
from tests.games.mageknight.positions import fight, quest
from tests.games.mageknight.rules.cards.units import (
    BLACK,
    COLD,
    FIRE,
    GOLD,
    ICE,
    MELEE,
    NORTH,
    PHYSICAL,
    RANGED,
    SIEGE,
    B,
    G,
    crystals,
    tokens,
)
from tests.games.mageknight.serving import abilities, activate, troop
from tests.rules import rule

Points = tuple[int, str, str]


# ---------------------------------------------------------------------- attacks and blocks

ATTACKS: list[tuple[str, int, str, str, Points]] = [
    ("peasants", 0, "attack", "", (2, MELEE, PHYSICAL)),
    ("utem_crossbowmen", 0, "attack", "", (3, MELEE, PHYSICAL)),
    ("utem_crossbowmen", 1, "ranged", "", (2, RANGED, PHYSICAL)),
    ("utem_guardsmen", 0, "attack", "", (2, MELEE, PHYSICAL)),
    ("utem_swordsmen", 0, "attack", "", (3, MELEE, PHYSICAL)),
    ("utem_swordsmen", 1, "attack", "", (6, MELEE, PHYSICAL)),
    ("guardian_golems", 0, "attack", "", (2, MELEE, PHYSICAL)),
    ("red_cape_monks", 0, "attack", "", (3, MELEE, PHYSICAL)),
    ("red_cape_monks", 1, "attack", "r", (4, MELEE, FIRE)),
    ("northern_monks", 0, "attack", "", (3, MELEE, PHYSICAL)),
    ("northern_monks", 1, "attack", "b", (4, MELEE, ICE)),
    ("savage_monks", 0, "attack", "", (3, MELEE, PHYSICAL)),
    ("savage_monks", 1, "ranged", "g", (4, SIEGE, PHYSICAL)),
    ("fire_golems", 0, "attack", "", (3, MELEE, PHYSICAL)),
    ("fire_golems", 1, "ranged", "r", (4, RANGED, FIRE)),
    ("ice_golems", 0, "attack", "", (3, MELEE, PHYSICAL)),
    ("ice_golems", 1, "attack", "b", (6, MELEE, ICE)),
    ("fire_mages", 0, "ranged", "", (3, RANGED, FIRE)),
    ("fire_mages", 1, "attack", "r", (6, MELEE, FIRE)),
    ("ice_mages", 0, "attack", "", (4, MELEE, ICE)),
    ("ice_mages", 1, "ranged", "b", (4, SIEGE, ICE)),
    ("amotep_gunners", 0, "attack", "", (5, MELEE, PHYSICAL)),
    ("amotep_gunners", 1, "ranged", "r", (6, RANGED, FIRE)),
    ("amotep_freezers", 0, "attack", "", (5, MELEE, PHYSICAL)),
    ("catapults", 0, "ranged", "", (3, SIEGE, PHYSICAL)),
    ("catapults", 1, "ranged", "r", (5, SIEGE, FIRE)),
    ("catapults", 2, "ranged", "b", (5, SIEGE, ICE)),
    ("altem_guardians", 0, "attack", "", (5, MELEE, PHYSICAL)),
    ("scouts", 0, "ranged", "", (1, SIEGE, PHYSICAL)),
    ("thugs", 1, "attack", "", (3, MELEE, PHYSICAL)),
    ("shocktroops", 0, "ranged", "", (1, RANGED, PHYSICAL)),
    ("heroes_white", 0, "attack", "", (5, MELEE, PHYSICAL)),
    ("heroes_white", 1, "ranged", "w", (7, RANGED, PHYSICAL)),
    ("heroes_red", 1, "attack", "r", (6, MELEE, COLD)),
    ("sorcerers", 0, "ranged", "", (3, RANGED, PHYSICAL)),
]


@pytest.mark.parametrize(("unit", "ability", "phase", "mana", "attack"), ATTACKS)
@rule("MK-CONTENT-06", "MK-CONTENT-08", "MK-CONTENT-09", "MK-CONTENT-10", "MK-CONTENT-11", "MK-UNIT-14")
def test_attacks_of_units(unit: str, ability: int, phase: str, mana: str, attack: Points) -> None:
    q = quest(units=unit, tokens=mana)
    fight(q, "prowlers", phase=phase)
    activate(q, unit, ability)
    assert struck(q) == [attack]
    assert tokens(q) == ""
    if mana:
        q = quest(units=unit)
        fight(q, "prowlers", phase=phase)
        assert ability not in abilities(q, unit)


BLOCKS: list[tuple[str, int, str, tuple[int, str]]] = [
    ("peasants", 0, "", (2, PHYSICAL)),
    ("foresters", 1, "", (3, PHYSICAL)),
    ("utem_crossbowmen", 0, "", (3, PHYSICAL)),
    ("utem_guardsmen", 1, "", (4, PHYSICAL)),
    ("utem_swordsmen", 0, "", (3, PHYSICAL)),
    ("utem_swordsmen", 1, "", (6, PHYSICAL)),
    ("guardian_golems", 0, "", (2, PHYSICAL)),
    ("guardian_golems", 1, "r", (4, FIRE)),
    ("guardian_golems", 2, "b", (4, ICE)),
    ("red_cape_monks", 1, "r", (4, FIRE)),
    ("northern_monks", 1, "b", (4, ICE)),
    ("savage_monks", 0, "", (3, PHYSICAL)),
    ("fire_golems", 0, "", (3, PHYSICAL)),
    ("ice_golems", 0, "", (3, PHYSICAL)),
    ("fire_mages", 1, "r", (6, FIRE)),
    ("ice_mages", 0, "", (4, ICE)),
    ("amotep_gunners", 0, "", (5, PHYSICAL)),
    ("amotep_freezers", 0, "", (5, PHYSICAL)),
    ("altem_guardians", 1, "", (8, PHYSICAL)),
    ("thugs", 0, "", (3, PHYSICAL)),
    ("heroes_green", 0, "", (5, PHYSICAL)),
    ("heroes_blue", 1, "b", (8, COLD)),
]


@pytest.mark.parametrize(("unit", "ability", "mana", "block"), BLOCKS)
@rule("MK-CONTENT-06", "MK-CONTENT-08", "MK-CONTENT-09", "MK-CONTENT-10", "MK-CONTENT-11")
def test_blocks_of_units(unit: str, ability: int, mana: str, block: tuple[int, str]) -> None:
    q = quest(units=unit, tokens=mana)
    fight(q, "prowlers", phase="block")
    activate(q, unit, ability)
    assert blocking(q) == [block]


@pytest.mark.parametrize(("unit", "n"), [("utem_guardsmen", 8), ("altem_guardians", 16)])
@rule("MK-CONTENT-08")
def test_guardsmen_block_the_swift_twice_as_well(unit: str, n: int) -> None:
    q = quest(units=unit)
    fight(q, "wolf_riders prowlers", phase="block")
    activate(q, unit, 1)
    swift, slow = q.combat(0).foes
    assert guards.total(q, swift, swift.threats[0], q.turn(0).guards) == n
    assert guards.total(q, slow, slow.threats[0], q.turn(0).guards) == n // 2


@pytest.mark.parametrize("phase", ["attack", "block"])
def test_swordsmen_hurt_themselves(phase: str) -> None:
    q = quest(units="utem_swordsmen")
    fight(q, "prowlers", phase=phase)
    activate(q, "utem_swordsmen", 1)
    assert (troop(q, "utem_swordsmen").wounds, troop(q, "utem_swordsmen").spent) == (1, True)


# ---------------------------------------------------------------------- points and mana


@pytest.mark.parametrize(
    ("unit", "ability", "step", "mana", "move", "influence", "heal"),
    [
        ("peasants", 1, "talk", "", 0, 2, 0),
        ("peasants", 2, "move", "", 2, 0, 0),
        ("foresters", 0, "move", "", 2, 0, 0),
        ("herbalists", 0, "after", "g", 0, 0, 2),
        ("illusionists", 0, "talk", "", 0, 4, 0),
        ("scouts", 2, "move", "", 2, 0, 0),
        ("thugs", 2, "talk", "", 0, 4, 0),
        ("heroes_green", 1, "move", "g", 0, 0, 4),
        ("heroes_blue", 2, "talk", "", 0, 5, 0),
    ],
)
@rule("MK-CONTENT-06", "MK-CONTENT-07")
def test_points_of_units(  # noqa: PLR0917 - a row of a table
    unit: str, ability: int, step: str, mana: str, move: int, influence: int, heal: int
) -> None:
    q = quest(units=unit, step=step, tokens=mana, hand="wound")
    activate(q, unit, ability)
    assert (q.turn(0).move, q.turn(0).influence, q.turn(0).heal) == (move, influence, heal)


def test_foresters_know_the_ways() -> None:
    q = quest(units="foresters", tiles=NORTH)
    before = {cell: movement.cost(q, 0, cell) for cell in q.board.terrain}
    activate(q, "foresters", 0)
    for cell, cost in before.items():
        less = q.board.terrain[cell] in {"forest", "hills", "swamp"}
        assert movement.cost(q, 0, cell) == cost - less


@rule("MK-CONTENT-07", "MK-UNIT-15")
def test_herbalists_ready_small_units() -> None:
    q = quest(units="herbalists peasants! utem_guardsmen! catapults!")
    keys = activate(q, "herbalists", 1, "pick:{utem_guardsmen}").keys("unit.ready")
    assert keys == (f"pick:{q.id('peasants')}", f"pick:{q.id('utem_guardsmen')}")
    assert not troop(q, "utem_guardsmen").spent
    q.turn(0).step = "talk"
    assert troop(q, "herbalists").spent


@pytest.mark.parametrize(
    ("unit", "ability", "token", "crystal"),
    [
        ("herbalists", 2, "g", ""),
        ("illusionists", 2, "", "w"),
        ("fire_mages", 2, "r", "r"),
        ("ice_mages", 2, "b", "b"),
    ],
)
@rule("MK-CONTENT-07")
def test_mana_of_units(unit: str, ability: int, token: str, crystal: str) -> None:
    q = quest(units=unit)
    activate(q, unit, ability)
    assert (tokens(q), crystals(q)) == (token, crystal)


def test_thugs_spoil_the_reputation() -> None:
    q = quest(units="thugs", step="talk")
    activate(q, "thugs", 2)
    assert q.player(0).reputation == -1
    q = quest(units="thugs")
    fight(q, "prowlers", phase="attack")
    activate(q, "thugs", 1)
    assert q.player(0).reputation == -1


# ---------------------------------------------------------------------- effects on enemies


def test_illusionists_do_not_fool_the_fortified() -> None:
    q = quest(units="illusionists", tokens="w")
    fight(q, "diggers prowlers", phase="block")
    activate(q, "illusionists", 1)
    assert [one.tame for one in q.combat(0).foes] == [False, True]


@rule("MK-CBT-21")
def test_freezers_stop_and_crack_but_not_the_ice_resistant() -> None:
    q = quest(units="amotep_freezers", tokens="b")
    fight(q, "wolf_riders", phase="block")
    armour = foes.armour(q, 0, q.combat(0).foes[0])
    activate(q, "amotep_freezers", 1)
    one = q.combat(0).foes[0]
    assert one.tame
    assert foes.armour(q, 0, one) == max(1, armour - 3)
    q = quest(units="amotep_freezers", tokens="b")
    fight(q, "ice_dragon", phase="block")
    assert 1 not in abilities(q, "amotep_freezers")


def test_altem_guardians_shield_everybody() -> None:
    q = quest(units="altem_guardians peasants", tokens="g")
    fight(q, "prowlers", phase="block")
    activate(q, "altem_guardians", 2)
    for element in (PHYSICAL, FIRE, ICE, COLD):
        assert damage.resists(q, 0, troop(q, "peasants"), element)


def test_altem_mages_give_mana() -> None:
    q = quest(units="altem_mages")
    activate(q, "altem_mages", 0, f"colour:{BLACK}", f"colour:{GOLD}")
    assert tokens(q) == "ok"


@pytest.mark.parametrize(
    ("mana", "ways", "branch", "n"), [("", 1, 0, 5), ("r", 2, 1, 7), ("b", 2, 1, 7), ("rb", 4, 3, 9)]
)
@pytest.mark.parametrize("phase", ["attack", "block"])
def test_altem_mages_burn_cold(mana: str, ways: int, branch: int, n: int, phase: str) -> None:
    q = quest(units="altem_mages", tokens=mana)
    fight(q, "prowlers", phase=phase)
    asked = activate(q, "altem_mages", 1, *([f"branch:{branch}"] if ways > 1 else [])).asked
    assert len(asked[0].keys if asked else ["branch:0"]) == ways
    assert tokens(q) == ""
    if phase == "attack":
        assert struck(q) == [(n, MELEE, COLD)]
    else:
        assert blocking(q) == [(n, COLD)]


def test_altem_mages_turn_all_attacks_into_cold_fire() -> None:
    q = quest(units="altem_mages", tokens="kr", hand="rage", night=True)
    fight(q, "golems", phase="attack")
    activate(q, "altem_mages", 2, "branch:0")
    play(q, "rage", "strong")
    assert strikes.total(q, 0, q.combat(0).foes) == 4


def test_altem_mages_turn_all_attacks_into_sieges() -> None:
    q = quest(units="altem_mages peasants", tokens="kr", hand="rage march", night=True)
    fight(q, "diggers", phase="ranged")
    assert f"play:{q.id('rage')};strong" not in options(q)
    activate(q, "altem_mages", 2, "branch:1")
    assert f"play:{q.id('march')};attack" not in options(q)
    assert f"play:{q.id('rage')};basic" in options(q)
    play(q, "rage", "strong")
    activate(q, "peasants", 0)
    assert strikes.total(q, 0, q.combat(0).foes) == 6


@pytest.mark.parametrize(
    ("name", "answers", "n"),
    [
        ("sword_of_justice", ["pick:{rage}"], 3),
        ("soul_harvester", [], 3),
        ("ritual_attack", [], 5),
    ],
)
@rule("MK-EFF-03")
def test_altem_mages_turn_also_odd_attacks_into_sieges(name: str, answers: list[str], n: int) -> None:
    q = quest(units="altem_mages", tokens="k", hand=f"{name} rage", night=True)
    fight(q, "diggers", phase="ranged")
    assert f"play:{q.id(name)};basic" not in options(q)
    activate(q, "altem_mages", 2, "branch:1")
    play(q, name, "basic", *answers)
    assert strikes.total(q, 0, q.combat(0).foes) == n


@rule("MK-EFF-03")
def test_altem_mages_besiege_with_the_cold_fire_of_others_of_their_kind() -> None:
    q = quest(units="altem_mages altem_mages", tokens="k", night=True)
    fight(q, "diggers", phase="ranged")
    first, second = q.player(0).troops
    cold_fire = Activate(f"t{second.card}", 1)
    assert cold_fire.key() not in options(q)
    q.play(playing.do(q, 0, Activate(f"t{first.card}", 2)), ["branch:1"])
    assert cold_fire.key() in options(q)
    q.play(playing.do(q, 0, cold_fire))
    assert struck(q) == [(5, MELEE, COLD)]
    assert strikes.total(q, 0, q.combat(0).foes) == 5


@pytest.mark.parametrize(("ability", "mana"), [(1, "w"), (2, "g")])
def test_sorcerers_bare_an_enemy(ability: int, mana: str) -> None:
    q = quest(units="sorcerers", tokens=mana)
    fight(q, "altem_guardsmen", phase="ranged")
    activate(q, "sorcerers", ability)
    one = q.combat(0).foes[0]
    assert struck(q) == [(3, RANGED, PHYSICAL)]
    assert foes.fortified(q, 0, one) == (0 if ability == 1 else 1)
    assert foes.resists(q, one, PHYSICAL) == (ability == 1)


def test_delphana_masters_do_what_mana_allows() -> None:
    q = quest(units="delphana_masters", tokens="bg")
    fight(q, "minotaur", phase="block")
    activate(q, "delphana_masters", 0, f"branch:{B}", f"branch:{G}")
    one = q.combat(0).foes[0]
    assert one.tame
    assert foes.armour(q, 0, one) == max(1, q.enemy(one).armour - 5)
    assert tokens(q) == ""
    assert 0 not in abilities(quest(units="delphana_masters", tokens="b"), "delphana_masters")


def test_delphana_masters_doom_who_is_blocked() -> None:
    q = quest(units="delphana_masters utem_guardsmen", tokens="r")
    fight(q, "prowlers diggers", phase="block")
    activate(q, "delphana_masters", 0, "target:f0")
    activate(q, "utem_guardsmen", 1)
    guards.parry(q, 0, guards.options(q, 0)[0])
    assert [one.beaten for one in q.combat(0).foes] == [True, False]
