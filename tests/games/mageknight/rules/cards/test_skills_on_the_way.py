"""Skills of moving, talking, fighting and leading: what each does."""

from typing import Any

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.rules import (
    combat,
    damage,
    exploring,
    foes,
    guards,
    interaction,
    levels,
    mana,
    movement,
    strikes,
)
from hexameron.games.mageknight.rules.cards.skills import prey
from hexameron.kernel.things import EVERYBODY
from tests.games.mageknight.cards import blocking, play, struck
from tests.games.mageknight.positions import FACES, TestQuest, fight, put, quest
from tests.games.mageknight.rules.cards.skilled import FIRE, MELEE, NORTH, PHYSICAL, RANGED, skilled
from tests.games.mageknight.serving import abilities, activate, troop, usable, use
from tests.rules import rule

# ---------------------------------------------------------------------- moving and talking


def test_glittering_fortune_counts_colours() -> None:
    q = quest(skills="glittering_fortune", crystals="rrgw", step="talk")
    use(q, "glittering_fortune")
    assert q.turn(0).influence == 3
    assert not usable(quest(skills="glittering_fortune", crystals="r"), "glittering_fortune")


def test_flight_to_a_safe_space() -> None:
    q = quest(skills="flight", tiles=NORTH)
    near = use(q, "flight", "go:h-1.0").keys("skill.flight")
    assert q.player(0).at == "h-1.0"
    assert all(key[3:] in q.board.neighbours["h0.0"] for key in near)
    q = quest(skills="flight", tiles=NORTH, move=3)
    far = use(q, "flight", "go:h-2.0").keys("skill.flight")
    assert set(near) < set(far)
    assert (q.player(0).at, q.turn(0).move) == ("h-2.0", 1)
    assert not usable(quest(skills="flight", step="after"), "flight")


@pytest.mark.parametrize(
    ("units", "move"),
    [("peasants", 1), ("peasants peasants! herbalists+", 1), ("peasants foresters herbalists catapults", 3)],
)
def test_forward_march(units: str, move: int) -> None:
    q = quest(skills="forward_march", units=units)
    use(q, "forward_march")
    assert q.turn(0).move == move


def test_nobody_marches_alone() -> None:
    assert not usable(quest(skills="forward_march", units="peasants!"), "forward_march")


def test_inspiration_readies_or_heals() -> None:
    q = quest(skills="inspiration", units="peasants!+ herbalists")
    use(q, "inspiration", "branch:0")
    assert (troop(q, "peasants").spent, troop(q, "peasants").wounds) == (False, 1)
    q = quest(skills="inspiration", units="peasants!++ herbalists")
    use(q, "inspiration", "branch:1")
    assert (troop(q, "peasants").spent, troop(q, "peasants").wounds) == (True, 1)
    q = quest(skills="inspiration", units="peasants!")
    fight(q, "prowlers")
    assert not usable(q, "inspiration")


@pytest.mark.parametrize(
    ("unit", "ability", "phase", "n"),
    [
        ("peasants", 0, "attack", 4),
        ("peasants", 0, "block", 5),
        ("utem_crossbowmen", 1, "ranged", 3),
        ("catapults", 0, "ranged", 3),
    ],
)
@rule("MK-UNIT-16")
def test_leadership(unit: str, ability: int, phase: str, n: int) -> None:
    q = quest(skills="leadership", units=unit)
    fight(q, "prowlers", phase=phase)
    use(q, "leadership")
    activate(q, unit, ability)
    points = [*(one[0] for one in struck(q)), *(one[0] for one in blocking(q))]
    assert points == [n]


def test_leadership_helps_one_unit() -> None:
    q = quest(skills="leadership", units="peasants utem_guardsmen")
    fight(q, "prowlers", phase="attack")
    use(q, "leadership")
    activate(q, "peasants", 0)
    activate(q, "utem_guardsmen", 0)
    assert struck(q) == [(4, MELEE, PHYSICAL), (2, MELEE, PHYSICAL)]


def test_nobody_to_lead() -> None:
    assert not usable(skilled("leadership", "attack"), "leadership")


@pytest.mark.parametrize(("night", "cost"), [(True, 1), (False, 2)])
def test_hawk_eyes_explore_cheaper_by_night(night: bool, cost: int) -> None:
    q = skilled("hawk_eyes", night=night)
    use(q, "hawk_eyes")
    assert (q.turn(0).move, exploring.price(q, 0)) == (1, cost)


@pytest.mark.parametrize(("night", "seen"), [(False, True), (True, False)])
def test_hawk_eyes_see_garrisons_by_day(night: bool, seen: bool) -> None:
    q = quest(skills="hawk_eyes", night=night, tiles={"h-3.1": "3"})
    keep = next(cell for cell, site in q.board.site.items() if site == "keep")
    q.player(0).at = next(cell for cell, far in q.board.within(keep, 2).items() if far == 2)
    token = put(q, "guardsmen", f"on.{keep}", face_up=False)
    use(q, "hawk_eyes")
    assert q.things.known(token, 0) == seen


def test_on_her_own_without_recruits() -> None:
    q = quest(skills="on_her_own", step="talk", at="h-3.2", tiles=NORTH, offer="peasants", influence=9)
    assert any(key.key().startswith("recruit:") for key in interaction.purchases(q, 0))
    use(q, "on_her_own", "branch:3")
    assert q.turn(0).influence == 12
    assert not any(key.key().startswith("recruit:") for key in interaction.purchases(q, 0))
    q = quest(skills="on_her_own", step="talk", at="h-3.2", tiles=NORTH, offer="peasants", influence=9)
    use(q, "on_her_own", "branch:1")
    assert any(key.key().startswith("recruit:") for key in interaction.purchases(q, 0)), "for 1 they may"
    q = quest(skills="on_her_own", step="talk", at="h-3.2", tiles=NORTH, offer="peasants", influence=4)
    recruited = next(one for one in interaction.purchases(q, 0) if one.key().startswith("recruit:"))
    q.play(interaction.talk(q, 0), [recruited.key()])
    use(q, "on_her_own")
    assert q.turn(0).influence == 1


def test_on_her_own_minds_no_unit_that_came_for_nothing() -> None:
    q = quest(skills="on_her_own", step="talk", at="h-3.2", tiles=NORTH, offer="peasants", influence=4)
    q.play(interaction.take_in(q, 0, q.find("peasants")))
    use(q, "on_her_own", "branch:3")
    assert q.turn(0).influence == 7


# ---------------------------------------------------------------------- fighting


@pytest.mark.parametrize(("enemy", "less"), [("golems", 1), ("ironclads", 1)])
def test_resistance_break(enemy: str, less: int) -> None:
    q = skilled("resistance_break", "ranged", enemy)
    use(q, "resistance_break")
    one = q.combat(0).foes[0]
    assert foes.armour(q, 0, one) == q.enemy(one).armour - less


@pytest.mark.parametrize(("phase", "n"), [("ranged", 4), ("attack", 5)])
def test_deadly_aim_helps_one_card(phase: str, n: int) -> None:
    q = quest(skills="deadly_aim", hand="swiftness rage", tokens="ww")
    fight(q, "prowlers", phase=phase)
    use(q, "deadly_aim")
    play(q, "swiftness", "strong")
    assert struck(q) == [(n, RANGED, PHYSICAL)]
    assert not q.has(0, "deadly_aim")


def test_deadly_aim_helps_a_sideways_card_and_no_unit() -> None:
    q = quest(skills="deadly_aim", hand="march", units="peasants")
    fight(q, "prowlers", phase="attack")
    use(q, "deadly_aim")
    activate(q, "peasants", 0)
    play(q, "march", "attack")
    assert struck(q) == [(2, MELEE, PHYSICAL), (3, MELEE, PHYSICAL)]


def test_know_your_prey_takes_an_ability() -> None:
    q = skilled("know_your_prey", "block", "wolf_riders")
    use(q, "know_your_prey")
    assert not foes.has(q, q.combat(0).foes[0], "swift")


@rule("MK-BLK-02")
def test_know_your_prey_keeps_a_summoner_from_summoning() -> None:
    q = skilled("know_your_prey", "ranged", "orc_summoners")
    use(q, "know_your_prey")
    q.play(combat.fight(q, 0), until="combat.attack")
    assert [one.role for one in q.combat(0).foes] == ["rampaging"]


def test_taunt_weakens_or_enrages() -> None:
    q = skilled("taunt", "block")
    use(q, "taunt", "branch:0")
    one = q.combat(0).foes[0]
    assert (foes.strength(one.threats[0]), foes.armour(q, 0, one)) == (3, 3)
    q = skilled("taunt", "block", "wolf_riders")
    use(q, "taunt", "branch:1")
    one = q.combat(0).foes[0]
    assert (foes.strength(one.threats[0]), foes.armour(q, 0, one)) == (3 + 2, 4 - 2)
    assert not usable(skilled("taunt", "attack"), "taunt")


def test_dueling_counts_against_one_enemy() -> None:
    q = skilled("dueling", "block", "prowlers diggers")
    use(q, "dueling", "target:f0")
    one, other = q.combat(0).foes
    guard = q.turn(0).guards
    assert guards.total(q, one, one.threats[0], guard) == 1
    assert guards.total(q, other, other.threats[0], guard) == 0
    q.combat(0).phase = "attack"
    assert strikes.total(q, 0, [one]) == 1
    assert strikes.total(q, 0, [other]) == 0
    assert strikes.total(q, 0, [one, other]) == 0


@pytest.mark.parametrize(("helper", "fame"), [("", 3), ("peasants", 2)])
def test_a_duel_is_fought_without_units(helper: str, fame: int) -> None:
    q = quest(skills="dueling", units=helper, hand="rage march", tokens="r")
    fight(q, "prowlers", phase="block")
    use(q, "dueling")
    q.combat(0).phase = "attack"
    if helper:
        activate(q, "peasants", 0)
    else:
        play(q, "rage", "strong")
    q.play(combat.fight(q, 0), ["aim:f0"])
    assert q.player(0).fame == fame


@rule("MK-SKILL-09")
@pytest.mark.parametrize(("target", "fame"), [("f0", 2), ("f1", 3)])
def test_a_unit_that_only_weakens_the_enemy_takes_part_in_the_duel(target: str, fame: int) -> None:
    q = quest(skills="dueling", units="shocktroops", hand="rage", tokens="r")
    fight(q, "prowlers diggers", phase="block")
    use(q, "dueling", "target:f0")
    activate(q, "shocktroops", 1, f"target:{target}", f"against:{target};0")
    strikes.defeat(q, 0, q.combat(0).foes[0])
    assert q.player(0).fame == fame


@rule("MK-RNG-17", "MK-ATK-01")
def test_points_that_wait_are_not_lost_by_an_attack_that_does_without_them() -> None:
    """What Dueling gives against one enemy, and a Burning Shield, wait for the attack that needs them."""
    q = quest(skills="dueling", hand="rage burning_shield", tokens="rr", fame=3)
    fight(q, "diggers wolf_riders prowlers", phase="block")
    use(q, "dueling", "target:f2")
    play(q, "burning_shield", "basic")
    q.play(combat.fight(q, 0), ["parry:f0;0", "next", "face:f1;0"], until="combat.attack")
    assert [n for n, _, _ in struck(q)] == [1, 4]
    play(q, "rage", "strong")
    q.play(combat.fight(q, 0), ["aim:f0", "done"], until="combat.attack")
    assert [n for n, _, _ in struck(q)] == [1, 4], "4 points of Rage were enough"
    q.play(combat.fight(q, 0), ["aim:f1"], until="combat.attack")
    assert [n for n, _, _ in struck(q)] == [1], "the fire was needed; the duel does not count here"


# ---------------------------------------------------------------------- bonds of loyalty


def loyal(**position: Any) -> TestQuest:
    """A hero with Bonds of Loyalty in a Village."""
    return quest(
        skills="bonds_of_loyalty",
        step="talk",
        at="h-3.2",
        tiles=NORTH,
        offer="peasants foresters",
        **position,
    )


def test_bonds_of_loyalty_bring_units_to_the_offer() -> None:
    q = quest()
    q.things.make([FACES["unit"]["peasants"]] * 3, "unit.regular")
    token = q.things.make([FACES["skill"]["bonds_of_loyalty"]], "skill.shown.0", seen=EVERYBODY)[0]
    q.play(levels.gain_skill(q, 0, token))
    assert q.names("unit.offer") == ["peasants", "peasants"]


def test_a_bonded_unit_costs_less_and_needs_no_command() -> None:
    q = loyal(influence=0, units="herbalists")
    q.play(interaction.talk(q, 0), ["recruit:{peasants}"])
    assert troop(q, "peasants").bonded
    assert q.turn(0).influence == 0
    assert len(q.player(0).troops) == 2
    assert "recruit:" not in "".join(option.key() for option in interaction.purchases(q, 0))


def test_who_can_pay_may_keep_the_bond_for_later() -> None:
    q = loyal(influence=4)
    q.play(interaction.talk(q, 0), ["recruit:{peasants}", "no"])
    assert not troop(q, "peasants").bonded
    assert q.turn(0).influence == 0
    q = loyal(influence=4)
    q.play(interaction.talk(q, 0), ["recruit:{peasants}", "yes"])
    assert troop(q, "peasants").bonded
    assert q.turn(0).influence == 4


def test_a_bonded_unit_fights_where_units_may_not_and_stays() -> None:
    q = quest(skills="bonds_of_loyalty", units="peasants herbalists")
    troop(q, "peasants").bonded = True
    fight(q, "prowlers", phase="attack").units = False
    assert abilities(q, "peasants") == [0]
    assert damage.shields(q, 0, q.combat(0).foes[0]) == [troop(q, "peasants")]
    q = quest(
        skills="bonds_of_loyalty",
        units="peasants herbalists",
        step="talk",
        at="h-3.2",
        tiles=NORTH,
        offer="foresters",
        influence=5,
    )
    troop(q, "peasants").bonded = True
    q.play(interaction.talk(q, 0), ["recruit:{foresters}"])
    assert sorted(q.name(one.card) for one in q.player(0).troops) == ["foresters", "peasants"]


# ---------------------------------------------------------------------- finer points


def test_know_your_prey_takes_a_resistance() -> None:
    q = skilled("know_your_prey", "attack", "golems")
    use(q, "know_your_prey")
    assert not foes.resists(q, q.combat(0).foes[0], PHYSICAL)


def test_know_your_prey_takes_one_element_of_cold_fire() -> None:
    q = skilled("know_your_prey", "block", "high_dragon")
    before = prey(q, 0)
    fire = next(n for n, (_, what) in enumerate(before) if what == "attack.fire")
    assert "attack.ice" in [what for _, what in before]
    use(q, "know_your_prey", f"branch:{fire}")
    assert q.combat(0).foes[0].threats[0].element == FIRE


def test_know_your_prey_stops_at_arcane_immunity() -> None:
    immune = next(enemy for enemy in catalogue.ENEMIES if "arcane_immunity" in enemy.abilities)
    q = skilled("know_your_prey", "block", immune.id.rpartition(".")[2])
    assert not usable(q, "know_your_prey")
    assert not usable(skilled("know_your_prey"), "know_your_prey")


def test_who_needs_magic_forbids_further_dice_too() -> None:
    q = quest(skills="who_needs_magic", hand="march mana_draw", source="rr")
    use(q, "who_needs_magic", "branch:1", "play:{march};move")
    play(q, "mana_draw", "basic")
    assert not mana.payable(q, 0)


def test_flight_provokes_nobody() -> None:
    q = quest(skills="flight", tiles=NORTH, at="h-3.1", on={"h-4.1": "prowlers"})
    assert movement.provoked(q, 0, "h-3.1", "h-3.0") == ["h-4.1"]
    use(q, "flight", "go:h-3.0")
    assert q.turn(0).combat is None
    assert q.turn(0).path == ["h-3.0"]
