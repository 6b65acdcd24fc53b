"""Combat between players."""

from collections.abc import Sequence

import pytest

from hexameron.games.mageknight.content.colours import BLUE, RED
from hexameron.games.mageknight.content.effects import Weaken
from hexameron.games.mageknight.content.tracks import level_at
from hexameron.games.mageknight.rules import duel, foes, turn
from hexameron.games.mageknight.state import Die, Guard, Modifier, Strike, Talent
from tests.games.mageknight.fights import attack, block, deed, foe, meeting, serve, the_duel
from tests.games.mageknight.positions import FACES, TestQuest, conquer, quest
from tests.rules import rule


def clash(
    phase: str = "ranged",
    *,
    attacker: int = 0,
    hands: tuple[str, str] = ("march concentration", "march concentration"),
    units: tuple[str, str] = ("", ""),
    tile: str = "4",
    cell: str = "h-2.0",
    full: bool = True,
    night: bool = False,
) -> TestQuest:
    """The middle of a duel: whose go it is, in which phase."""
    q = meeting(hands, units=units, tile=tile, cell=cell, night=night)
    go(q, [f"participate:{int(full)}"], until="duel.attack")
    the_duel(q).step = phase
    the_duel(q).attacker = attacker
    return q


def empty(q: TestQuest, zone: str) -> None:
    for card in list(q.things.in_zone(zone)):
        q.things.move(card, "gone")


def go(q: TestQuest, answers: Sequence[str] = (), *, until: str = "") -> tuple[str, ...]:
    """Goes on with the duel; the options of the question at which it stops."""
    played = q.play(turn.take(q, 0), answers, until=until)
    return played.asked[-1].keys if until else ()


# ---------------------------------------------------------------------- start and participation


@rule("MK-PVP-01", "MK-PVP-03", "MK-SHARE-03")
def test_staying_with_another_hero_is_an_attack_on_him() -> None:
    q = quest(seats=2, hands=["march", "march"], tiles={"h-3.1": "4"}, at="h-1.0", places=["h-2.0"], move=2)
    keys = go(q, ["go:h-2.0"], until="turn.move")
    assert "attack:p1" in keys
    assert "end" not in keys
    go(q, ["attack:p1"], until="duel.participate")
    assert (the_duel(q).aggressor, the_duel(q).defender) == (0, 1)
    assert the_duel(q).origin == "h-1.0"


@rule("MK-TURN-33")
@pytest.mark.parametrize("agile", [True, False])
def test_points_that_were_not_used_are_lost_when_the_attack_begins(*, agile: bool) -> None:
    q = quest(seats=2, hands=["march", "march"], at="h-2.0", places=["h-2.0"], tiles={"h-3.1": "4"}, move=3)
    q.turn(0).influence = q.turn(0).heal = 2
    if agile:
        q.turn(0).modifiers.append(Modifier(kind="move_as_attack"))
    go(q, ["attack:p1"], until="duel.participate")
    assert (q.turn(0).move, q.turn(0).influence, q.turn(0).heal) == (3 if agile else 0, 0, 0)


@rule("MK-PVP-04", "MK-PVP-06", "MK-PVP-07", "MK-PVP-20")
def test_the_defender_only_fights() -> None:
    q = meeting()
    empty(q, "deck.1")
    keys = go(q, until="duel.participate")
    assert keys == ("participate:1", "participate:0"), "no announcement, though the deck is empty"
    keys = go(q, ["participate:1"], until="duel.attack")
    assert not [key for key in keys if key.startswith(("go", "explore", "interact", "rest", "announce"))]
    the_duel(q).step, the_duel(q).attacker, the_duel(q).stage = "melee", 1, "attack"
    assert [key for key in go(q, until="duel.attack") if key.endswith(";attack")]
    the_duel(q).attacker, the_duel(q).stage = 0, "block"
    assert [key for key in go(q, until="duel.block") if key.endswith(";block")]


@rule("MK-PVP-05")
def test_the_defender_may_first_do_what_is_done_before_a_turn() -> None:
    q = meeting(cell="h-2.1")
    keys = go(q, until="duel.participate")
    assert "plunder" in keys
    go(q, ["plunder"], until="duel.participate")
    assert len(q.hand(1)) == 3
    assert q.player(1).reputation == -1


@rule("MK-PVP-08", "MK-PVP-09", "MK-SHARE-10")
def test_full_participation_takes_the_next_turn_in_advance() -> None:
    q = clash(full=True)
    assert q.player(1).token_down
    assert not duel.allowed(q, 0, 1)
    q.state.duel = None
    q.turn(1).step = "start"
    empty(q, "deck.1")
    played = q.play(turn.take(q, 1))
    assert played.asked == [], "the turn is skipped, without a chance to announce the end"
    assert not q.player(1).token_down


@rule("MK-PVP-10")
@pytest.mark.parametrize(("night", "colour"), [(False, 4), (True, 5)])
def test_full_participation_brings_what_a_turn_begins_with(*, night: bool, colour: int) -> None:
    q = clash(tile="1", cell="h-3.1", night=night)
    assert q.turn(1).tokens[colour] == 1
    q = clash(tile="1", cell="h-3.1", night=night, full=False)
    assert sum(q.turn(1).tokens) == 0


@rule("MK-PVP-11", "MK-PVP-16", "MK-PVP-17")
@pytest.mark.parametrize("full", [True, False])
def test_dice_and_skills_are_for_full_participation(*, full: bool) -> None:
    q = clash("melee", attacker=1, hands=("march", "rage"), full=full)
    q.state.source = [Die(face=0)]
    token = q.things.make([FACES["skill"]["cold_swordsmanship"]], "skills.1", seen=-1)[0]
    q.player(1).talents.append(Talent(token=token))
    keys = go(q, until="duel.attack")
    assert (q.written("play:{rage};strong") in keys) == full
    assert any(key.startswith("skill") for key in keys) == full


@rule("MK-PVP-11", "MK-PVP-15")
@pytest.mark.parametrize("full", [True, False])
@pytest.mark.parametrize("tactic", ["right_moment", "mana_search"])
def test_tactics_of_an_own_turn_are_for_full_participation(tactic: str, *, full: bool) -> None:
    q = clash("melee", attacker=1, full=full)
    q.player(1).tactic = f"tactic.{tactic}"
    assert (f"tactic:tactic.{tactic}" in go(q, until="duel.attack")) == full


@rule("MK-PVP-16", "MK-TACT-10")
@pytest.mark.parametrize("full", [True, False])
def test_a_stolen_die_is_for_an_own_turn(*, full: bool) -> None:
    q = clash("melee", attacker=1, hands=("march", "rage"), full=full)
    q.player(1).tactic = "tactic.mana_steal"
    q.state.source = [Die(face=RED, holder=1)]
    assert (q.written("play:{rage};strong") in go(q, until="duel.attack")) == full


@rule("MK-PVP-09", "MK-TACT-13")
def test_an_extra_turn_of_a_full_defender_takes_the_place_of_the_skipped_one() -> None:
    q = clash("melee", hands=("march", "march"))
    q.player(1).tactic = "tactic.right_moment"
    go(q, ["pass", "tactic:tactic.right_moment", "pass", "end"], until="turn.after")
    assert q.state.duel is None
    assert not q.turn(1).step
    assert not q.player(1).token_down, "his turn is still to come"
    assert not q.told("turn.skipped")


@rule("MK-PVP-16")
def test_a_partial_defender_may_use_crystals() -> None:
    q = clash("melee", attacker=1, hands=("march", "rage"), full=False)
    q.player(1).crystals[0] = 1
    assert q.written("play:{rage};strong") in go(q, until="duel.attack")


@rule("MK-PVP-16", "MK-SKILL-07")
def test_a_frozen_source_takes_no_die_that_only_an_effect_gives() -> None:
    q = clash("melee", attacker=1, hands=("march", "mana_draw rage"), full=False)
    q.state.source = [Die(face=0)]
    frost = q.things.make([FACES["skill"]["source_freeze"]], "skill.centre")[0]
    q.player(0).talents.append(Talent(token=frost, used="centre"))
    assert q.written("play:{rage};strong") not in go(q, until="duel.attack")
    assert q.written("play:{rage};strong") in go(q, ["play:{mana_draw};basic"], until="duel.attack")


@rule("MK-PVP-12", "MK-PVP-13", "MK-PVPO-04", "MK-PVPO-05", "MK-PVP-22", "MK-PVPM-13")
def test_after_the_fight_a_full_defender_heals_and_ends_his_turn() -> None:
    q = clash("melee", hands=("march", "tranquility wound march"))
    q.turn(1).carded = True
    keys = go(q, ["pass", "pass"], until="turn.after")
    assert q.written("play:{tranquility};basic") in keys
    assert q.player(0).at == "h-1.0", "after a draw the Aggressor goes back"
    assert (q.player(0).fame, q.player(1).fame) == (0, 0)
    assert not q.wounds_in_hand(0)
    go(q, ["end", "done"], until="turn.after")
    assert len(q.hand(1)) == 6, "filled to limit 5, and 1 more by planning"
    assert q.turn(1).step == ""
    assert q.turn(0).step == "after"


@rule("MK-PVPO-05")
def test_from_an_unsafe_space_the_aggressor_goes_on_for_a_wound() -> None:
    q = clash("melee")
    the_duel(q).origin = "h-3.1"
    q.player(0).trail = ["h-1.0", "h-3.1"]
    q.turn(0).carded = True
    q.turn(1).carded = True
    the_duel(q).full = False
    go(q, ["pass", "pass", "end"], until="end.discard")
    assert q.player(0).at == "h-1.0"
    assert len(q.wounds_in_hand(0)) == 1


@rule("MK-PVP-14")
def test_without_a_card_there_is_no_full_participation() -> None:
    q = meeting(("march", "wound wound"))
    keys = go(q, until="duel.participate")
    assert keys == ("participate:0",)
    go(q, keys[:1], until="duel.attack")
    assert not the_duel(q).full
    assert not q.player(1).token_down


@rule("MK-PVP-15", "MK-PVP-18", "MK-PVP-19")
def test_partial_participation_ends_with_the_fight_and_leaves_the_turn_to_come() -> None:
    q = clash("melee", hands=("march", "rage tranquility wound"), full=False)
    q.turn(1).tokens[0] = 1
    q.turn(1).carded = True
    before = len(q.hand(1))
    keys = go(q, ["pass", "pass"], until="turn.after")
    assert q.state.duel is None
    assert "end" in keys
    assert q.turn(1).step == ""
    assert len(q.hand(1)) == before
    assert q.turn(1).tokens[0] == 1
    assert not q.player(1).token_down
    assert duel.allowed(q, 0, 1)
    assert q.turn(1).dice == 1, "his own turn has its die"
    assert not q.turn(1).carded, "in it he has not used a card yet"


@rule("MK-PVP-19", "MK-TURN-19")
def test_what_a_partial_defender_played_is_put_away_when_his_turn_goes_by() -> None:
    q = clash("melee", hands=("march", "rage"), full=False)
    empty(q, "deck.1")
    q.turn(1).tokens[0] = 1
    q.things.move(q.find("rage", "hand.1"), "play.1")
    q.turn(1).thrown.append(deed(q, "ruby_ring", "play.1"))
    q.state.source = [Die(face=0, holder=1)]
    q.turn(1).taken = [0]
    q.dice.script = [3]
    q.turn(0).step, q.state.duel, q.turn(1).step = "", None, ""
    q.state.place = 1
    q.play(turn.take(q, 1))
    assert q.state.announced == 1, "with neither hand nor deck"
    assert (q.names("play.1"), q.names("discard.1"), q.names("gone")[-1]) == ([], ["rage"], "ruby_ring")
    assert q.state.source == [Die(face=3)], "the die that an effect gave him is rolled and goes back"
    assert sum(q.turn(1).tokens) == 0


@rule("MK-PVP-21", "MK-PVPR-01", "MK-PVPR-19", "MK-PVPM-01")
def test_the_defender_begins_at_range_and_the_aggressor_in_melee() -> None:
    q = meeting(("march concentration", "march concentration"))
    played = q.play(turn.take(q, 0), ["participate:1", "pass", "pass", "pass"], until="duel.attack")
    assert [(asked.seat, asked.prompt) for asked in played.asked[1:]] == [
        (1, "duel.attack"),
        (0, "duel.attack"),
        (0, "duel.attack"),
        (1, "duel.attack"),
    ]
    assert the_duel(q).step == "melee"


# ---------------------------------------------------------------------- the Ranged phase


@rule("MK-PVPR-02", "MK-PVPR-03")
def test_an_attack_is_made_of_all_ranged_and_siege_points() -> None:
    q = clash(hands=("concentration swiftness", "march"))
    q.turn(0).tokens[3] = 1
    keys = go(q, until="duel.attack")
    assert "declare" not in keys
    assert "pass" in keys
    assert q.written("play:{concentration};basic") in keys
    go(q, ["play:{swiftness};strong"], until="duel.attack")
    attack(q, 2, "siege", "fire")
    go(q, ["declare"], until="duel.block")
    assert the_duel(q).force == 5
    assert the_duel(q).elements == ["physical", "fire"]


@rule("MK-PVPR-04", "MK-PVPM-02", "MK-PVPS-10")
def test_walls_leave_the_aggressor_siege_points_alone_at_range() -> None:
    q = clash(tile="10", cell="h-2.0")
    assert q.site("h-2.0") == "keep"
    attack(q, 3, "ranged")
    assert "declare" not in go(q, until="duel.attack")
    q.turn(0).modifiers.append(Modifier(kind="walls_ignored", until="combat"))
    assert "declare" in go(q, until="duel.attack")
    q.turn(0).modifiers.clear()
    attack(q, 2, "siege")
    go(q, ["declare"], until="duel.block")
    assert the_duel(q).force == 2
    q = clash(attacker=1, tile="10", cell="h-2.0")
    attack(q, 3, "ranged", seat=1)
    go(q, ["declare"], until="duel.block")
    assert the_duel(q).force == 3, "walls do not hinder who is inside"
    q = clash("melee", tile="10", cell="h-2.0")
    attack(q, 3, "ranged")
    go(q, ["declare"], until="duel.block")
    assert the_duel(q).force == 3


@rule("MK-PVPR-05", "MK-PVPM-03")
@pytest.mark.parametrize(("phase", "offered"), [("ranged", False), ("melee", True)])
def test_cards_are_played_sideways_only_in_melee(phase: str, *, offered: bool) -> None:
    q = clash(phase)
    keys = go(q, until="duel.attack")
    assert (q.written("play:{march};attack") in keys) == offered


@rule("MK-PVPS-01", "MK-PVPS-10")
@pytest.mark.parametrize(
    ("phase", "kind", "force", "element"),
    [
        ("melee", "attacks_cold_fire", 4, "cold_fire"),
        ("melee", "physical_doubled", 8, "physical"),
        ("ranged", "attacks_siege", 4, "physical"),
    ],
)
def test_what_changes_all_attacks_changes_those_on_a_hero(
    phase: str, kind: str, force: int, element: str
) -> None:
    q = clash(phase, hands=("march", "rage"))
    q.turn(0).modifiers.append(Modifier(kind=kind))
    attack(q, 4)
    go(q, ["declare"], until="duel.block")
    assert (the_duel(q).force, the_duel(q).elements) == (force, [element])


@rule("MK-PVPS-11")
def test_a_unit_supports_with_all_that_it_gave() -> None:
    q = clash("melee", hands=("march", "rage"))
    q.turn(0).strikes = [Strike(n=n, how="melee", element="physical", unit=7) for n in (3, 2)]
    go(q, ["declare"], until="duel.block")
    assert the_duel(q).support == {"7": 5}


def blocked(q: TestQuest, force: int, *elements: str) -> int:
    """What is left of an Attack after the Block that seat 1 has played."""
    the_duel(q).stage = "block"
    the_duel(q).force = force
    the_duel(q).elements = list(elements)
    go(q, ["done"], until="duel.damage")
    return the_duel(q).force


@rule("MK-PVPR-06", "MK-PVPR-08", "MK-PVPR-09", "MK-PVPR-20")
@pytest.mark.parametrize(
    ("points", "element", "left"), [(4, "ice", 6), (7, "physical", 7), (5, "ice", 6), (3, "cold_fire", 7)]
)
def test_at_range_two_points_of_block_take_off_one(points: int, element: str, left: int) -> None:
    q = clash()
    block(q, points, element, seat=1)
    assert blocked(q, 8, "fire") == left


@rule("MK-PVPR-08", "MK-PVPR-09", "MK-PVPR-20")
@pytest.mark.parametrize(("points", "element", "left"), [(4, "ice", 2), (7, "physical", 3)])
def test_the_example_of_the_booklet_from_declaration_to_damage(points: int, element: str, left: int) -> None:
    q = clash()
    attack(q, 4, "ranged", "fire")
    go(q, ["declare"], until="duel.block")
    assert (the_duel(q).force, the_duel(q).elements) == (4, ["fire"])
    block(q, points, element, seat=1)
    go(q, ["done"], until="duel.damage")
    assert the_duel(q).force == left


@rule("MK-PVPR-07", "MK-PVPM-04")
def test_a_block_that_suits_one_of_the_elements_is_efficient() -> None:
    q = clash()
    block(q, 4, seat=1)
    assert blocked(q, 8, "fire", "ice") == 7, "physical Block suits neither"
    q = clash()
    block(q, 4, "ice", seat=1)
    assert blocked(q, 8, "fire", "ice") == 6
    q = clash()
    block(q, 4, seat=1)
    assert blocked(q, 8, "fire", "physical") == 6


@rule("MK-PVPR-10")
def test_without_swiftness_a_point_takes_off_a_point() -> None:
    q = clash()
    the_duel(q).not_swift = True
    block(q, 4, seat=1)
    assert blocked(q, 8, "physical") == 4


@rule("MK-PVPR-10")
def test_a_block_that_is_good_against_swiftness_counts_double_at_range() -> None:
    q = clash()
    q.turn(1).guards.append(Guard(n=4, element="physical", swift=True))
    assert blocked(q, 8, "physical") == 4
    q = clash("melee")
    q.turn(1).guards.append(Guard(n=4, element="physical", swift=True))
    assert blocked(q, 8, "physical") == 4


@rule("MK-PVPM-05", "MK-PVPM-14")
def test_in_melee_a_point_of_block_takes_off_a_point() -> None:
    q = clash("melee")
    block(q, 3, seat=1)
    assert blocked(q, 8, "physical") == 5
    q = clash("melee")
    block(q, 7, seat=1)
    assert blocked(q, 8, "fire") == 5


def damage(q: TestQuest, force: int, *elements: str) -> tuple[str, ...]:
    """What the Attacker may buy for so much damage."""
    the_duel(q).stage = "assign"
    the_duel(q).force = force
    the_duel(q).elements = list(elements) or ["physical"]
    return go(q, until="duel.damage")


@rule("MK-PVPR-11", "MK-PVPR-12", "MK-PVPR-13", "MK-PVPR-14", "MK-PVPR-18")
def test_the_attacker_buys_wounds_of_units_for_their_full_armour() -> None:
    q = clash(units=("", "peasants utem_guardsmen herbalists+"))
    keys = damage(q, 4)
    peasants = q.written("hurt_unit:{peasants}")
    assert keys == (peasants, "hurt_hero", "done"), "not the guardsmen's 5, no wounded unit"
    played = q.play(turn.take(q, 0), [peasants], until="duel.attack")
    assert played.keys("duel.damage") == keys
    assert [troop.wounds for troop in q.player(1).troops] == [1, 0, 1]
    assert not q.wounds_in_hand(1), "the point that is left buys nothing"
    assert the_duel(q).attacker == 1


@rule("MK-PVPR-18")
def test_damage_may_be_left_unassigned() -> None:
    q = clash(units=("", "peasants"))
    damage(q, 9)
    go(q, ["done"], until="duel.attack")
    assert not q.wounds_in_hand(1)
    assert q.player(1).troops[0].wounds == 0


@rule("MK-PVPR-15", "MK-PVPM-04", "MK-PVPM-06")
@pytest.mark.parametrize("phase", ["ranged", "melee"])
def test_a_resistant_unit_costs_twice_its_armour(phase: str) -> None:
    q = clash(phase, units=("", "guardian_golems"))
    golems = q.written("hurt_unit:{guardian_golems}")
    assert golems in damage(q, 3, "fire")
    assert golems not in damage(q, 5, "fire", "physical")
    assert golems in damage(q, 6, "fire", "physical")


@rule("MK-PVPR-16", "MK-PVPR-17", "MK-PVPM-06")
def test_the_hero_is_wounded_again_and_again_and_knocked_out() -> None:
    q = clash()
    damage(q, 9)
    go(q, ["hurt_hero"] * 4, until="duel.attack")
    assert len(q.wounds_in_hand(1)) == 4
    assert q.cards_in_hand(1)
    the_duel(q).attacker = 0
    damage(q, 2)
    go(q, ["hurt_hero"], until="duel.attack")
    assert len(q.wounds_in_hand(1)) == 5
    assert not q.cards_in_hand(1)


@rule("MK-PVPR-19")
def test_roles_swap_after_each_attack_and_a_single_pass_ends_nothing() -> None:
    q = clash()
    attack(q, 1, "ranged")
    go(q, ["declare", "done"], until="duel.attack")
    assert the_duel(q).attacker == 1
    go(q, ["pass"], until="duel.attack")
    attack(q, 1, "ranged")
    go(q, ["declare", "done"], until="duel.attack")
    go(q, ["pass"], until="duel.attack")
    assert (the_duel(q).step, the_duel(q).attacker) == ("ranged", 0)
    go(q, ["pass"], until="duel.attack")
    assert the_duel(q).step == "melee"


# ---------------------------------------------------------------------- Melee


@rule("MK-PVPM-04")
def test_a_card_sideways_makes_the_attack_physical_as_well() -> None:
    q = clash("melee")
    attack(q, 3, element="fire")
    go(q, ["play:{march};attack", "declare"], until="duel.block")
    assert the_duel(q).elements == ["fire", "physical"]
    block(q, 2, seat=1)
    go(q, ["done"], until="duel.damage")
    assert the_duel(q).force == 2


@rule("MK-PVPM-07", "MK-PVPM-08", "MK-PVPM-09")
def test_artifacts_that_lie_open_are_stolen_for_five() -> None:
    q = clash("melee", units=("", "peasants+ foresters"))
    for name, zone in (
        ("ruby_ring", "discard.1"),
        ("sapphire_ring", "play.1"),
        ("emerald_ring", "hand.1"),
        ("diamond_ring", "deck.1"),
        ("banner_of_glory", "banner.1"),
        ("banner_of_fear", "banner.1"),
    ):
        deed(q, name, zone)
    hurt, fit = q.player(1).troops
    hurt.banner, fit.banner = q.find("banner_of_glory"), q.find("banner_of_fear")
    assert not [key for key in damage(q, 4) if key.startswith("steal")]
    keys = damage(q, 10)
    stealable = [q.written(f"steal:{{{name}}}") for name in ("ruby_ring", "sapphire_ring", "banner_of_glory")]
    assert [key for key in keys if key.startswith("steal")] == stealable
    go(q, [stealable[2], stealable[0]], until="duel.attack")
    assert sorted(q.names("discard.0")) == ["banner_of_glory", "ruby_ring"]
    assert hurt.banner == -2


@rule("MK-PVPM-08")
def test_the_banner_of_a_unit_wounded_by_this_attack_can_be_stolen() -> None:
    q = clash("melee", units=("", "peasants"))
    q.player(1).troops[0].banner = deed(q, "banner_of_fear", "banner.1")
    damage(q, 8)
    keys = go(q, ["hurt_unit:{peasants}"], until="duel.damage")
    assert q.written("steal:{banner_of_fear}") in keys


@rule("MK-PVPM-08", "MK-UNIT-03", "MK-UNIT-08")
def test_without_its_stolen_banner_of_command_a_unit_too_many_goes() -> None:
    q = clash("melee", units=("", "peasants foresters+"))
    q.player(1).troops[1].banner = deed(q, "banner_of_command", "banner.1")
    damage(q, 5)
    answers = ["steal:{banner_of_command}", "disband:{foresters}"]
    played = q.play(turn.take(q, 0), answers, until="duel.attack")
    asked = next(one for one in played.asked if one.prompt == "unit.disband")
    assert (asked.seat, len(asked.keys)) == (1, 2), "its owner chooses which"
    assert [q.name(troop.card) for troop in q.player(1).troops] == ["peasants"]
    assert q.names("discard.0") == ["banner_of_command"]


@rule("MK-PVPM-07")
def test_nothing_is_stolen_and_nobody_is_pushed_at_range() -> None:
    q = clash()
    deed(q, "ruby_ring", "discard.1")
    assert not [key for key in damage(q, 20) if key.startswith(("steal", "push"))]


@rule("MK-PVPM-10", "MK-PVPM-11")
@pytest.mark.parametrize(("night", "price"), [(False, 3), (True, 5)])
def test_the_opponent_is_pushed_to_a_safe_space_for_its_move_cost(*, night: bool, price: int) -> None:
    q = meeting(("march", "march"), cell="h-1.0", night=night, origin="h0.0")
    go(q, ["participate:1"], until="duel.attack")
    the_duel(q).step, the_duel(q).attacker = "melee", 0
    pushes = [key for key in damage(q, price - 1) if key.startswith("push")]
    assert "push:h-2.0" in pushes
    assert "push:h-1.1" not in pushes
    assert "push:h-1.1" in damage(q, price)
    q.player(0).turn.modifiers.append(Modifier(kind="terrain_less", n=2, what="0 forest"))
    assert "push:h-1.1" not in damage(q, price - 1), "the cost is not modified"


@rule("MK-PVPM-11")
def test_nobody_is_pushed_into_walls_water_enemies_or_heroes() -> None:
    q = quest(
        seats=3,
        hands=["march", "march"],
        at="h-2.0",
        places=["h-2.0", "h-2.1"],
        tiles={"h-3.1": "4"},
        on={"h-3.0": "prowlers", "h-3.1": "monks"},
    )
    q.player(0).trail = ["h-1.0"]
    duel.start(q, 0, 1, "h-1.0")
    go(q, ["participate:1"], until="duel.attack")
    the_duel(q).step, the_duel(q).attacker = "melee", 0
    assert [key for key in damage(q, 30) if key.startswith("push")] == ["push:h-1.0"]


@rule("MK-PVPM-12", "MK-PVPO-06", "MK-PVP-22")
def test_a_push_ends_the_fight_and_provokes_nobody() -> None:
    q = clash("melee")
    deed(q, "march", "on.nowhere")
    damage(q, 9)
    go(q, ["push:h-1.0"], until="turn.after")
    assert q.player(1).at == "h-1.0"
    assert q.player(0).at == "h-2.0"
    assert q.turn(1).combat is None
    q = clash("melee", attacker=1)
    damage(q, 9)
    go(q, ["push:h-1.0"], until="turn.after")
    assert q.player(0).at == "h-1.0"
    assert q.player(1).at == "h-2.0"


@rule("MK-PVPM-12")
def test_the_keep_of_who_is_pushed_out_of_it_goes_to_the_aggressor() -> None:
    q = clash("melee", tile="10")
    conquer(q, "h-2.0", seat=1)
    damage(q, 9)
    go(q, ["push:h-1.0"], until="turn.after")
    assert q.state.places["h-2.0"].shields == [0]


# ---------------------------------------------------------------------- the outcome


@rule("MK-PVPO-01", "MK-PVPO-02", "MK-PVPO-03", "MK-PVPO-06")
@pytest.mark.parametrize("attacker", [0, 1])
@pytest.mark.parametrize(
    ("winner", "loser", "gain"), [(0, 8, 5), (0, 3, 3), (4, 5, 1), (4, 4, 0), (5, 4, 0), (8, 0, 0)]
)
def test_the_weaker_the_winner_the_more_fame(winner: int, loser: int, gain: int, attacker: int) -> None:
    q = clash("melee", attacker=attacker)
    for seat, fame in ((attacker, winner), (1 - attacker, loser)):
        q.player(seat).fame, q.player(seat).level = fame, level_at(fame)
    damage(q, 9)
    go(q, ["push:h-1.0"], until="turn.after")
    assert q.player(attacker).fame == winner + gain
    assert q.player(1 - attacker).fame == loser


# ---------------------------------------------------------------------- Special effects


@rule("MK-PVPS-01", "MK-PVPS-02")
def test_effects_on_enemies_act_on_unwounded_units() -> None:
    q = clash(hands=("tremor march", "march"), units=("", "peasants utem_guardsmen herbalists+"))
    q.turn(0).tokens = [1, 1, 1, 1, 0, 0]
    assert q.written("play:{tremor};basic") in go(q, until="duel.attack")
    assert [q.name(one.token) for one in q.combat(0).foes] == ["peasants", "utem_guardsmen"]
    assert [q.name(one.token) for one in q.combat(1).foes] == []


@rule("MK-PVPS-03", "MK-PVPS-04")
def test_resistant_units_are_immune_to_red_and_blue_effects() -> None:
    q = clash(units=("", "fire_mages ice_mages"))
    assert foes.targets(q, 0, Weaken(armour=1), RED) == [1]
    assert foes.targets(q, 0, Weaken(armour=1), BLUE) == [0]


@rule("MK-PVPS-05")
def test_what_destroys_enemies_only_wounds_units() -> None:
    q = clash(units=("", "peasants"))
    foes.apply(q, 0, foe(q), Weaken(destroy=True))
    assert [troop.wounds for troop in q.player(1).troops] == [1]
    assert q.player(0).fame == 0
    assert q.things.zone[q.player(1).troops[0].card] == "units.1"
    assert foe(q).beaten


@rule("MK-PVPS-06")
def test_the_armour_of_a_unit_stays_at_least_1() -> None:
    q = clash(units=("", "peasants"))
    foe(q).armour -= 9
    assert duel.price_of_unit(q, the_duel(q), q.player(1).troops[0].card) == 1


@rule("MK-PVPS-07", "MK-PVPS-08")
@pytest.mark.parametrize(("points", "weaker"), [(5, -3), (12, -3)])
def test_a_block_acts_on_a_unit_that_supports_the_attack(points: int, weaker: int) -> None:
    q = clash(units=("peasants foresters", ""))
    peasants = q.player(0).troops[0].card
    deed(q, "ice_bolt", "play.1")
    q.turn(0).strikes.append(Strike(n=3, how="ranged", element="physical", unit=peasants))
    go(q, ["declare"], until="duel.block")
    block(q, points, "ice", seat=1, note="ice_shield")
    go(q, ["done"], until="duel.attack")
    assert [one.armour for one in q.combat(1).foes] == [weaker, 0]


@rule("MK-PVPS-08")
@pytest.mark.parametrize(("points", "wounds"), [(5, 0), (6, 1)])
def test_what_needs_a_successful_block_needs_the_attack_at_0(points: int, wounds: int) -> None:
    q = clash(units=("peasants", ""))
    peasants = q.player(0).troops[0]
    deed(q, "ice_bolt", "play.1")
    q.turn(0).strikes.append(Strike(n=3, how="ranged", element="physical", unit=peasants.card))
    go(q, ["declare"], until="duel.block")
    block(q, points, "fire", seat=1, note="exploding_shield")
    go(q, ["done"], until="duel.attack")
    assert peasants.wounds == wounds


@rule("MK-PVPS-04", "MK-PVPS-07")
def test_a_resistant_unit_is_not_touched_by_the_card_that_blocked_it() -> None:
    q = clash(units=("ice_golems", ""))
    golems = q.player(0).troops[0].card
    deed(q, "ice_bolt", "play.1")
    q.turn(0).strikes.append(Strike(n=3, how="ranged", element="physical", unit=golems))
    go(q, ["declare"], until="duel.block")
    block(q, 12, "ice", seat=1, note="ice_shield")
    go(q, ["done"], until="duel.attack")
    assert q.combat(1).foes[0].armour == 0


@rule("MK-PVPS-07")
@pytest.mark.parametrize(("points", "weaker"), [(4, 0), (6, 0), (10, -2)])
def test_a_bash_takes_off_what_is_left_of_the_block(points: int, weaker: int) -> None:
    q = clash(units=("peasants", ""))
    deed(q, "ice_bolt", "play.1")
    q.turn(0).strikes.append(Strike(n=3, how="ranged", element="physical", unit=q.player(0).troops[0].card))
    go(q, ["declare"], until="duel.block")
    block(q, points, seat=1, note="shield_bash")
    go(q, ["done"], until="duel.attack")
    assert q.combat(1).foes[0].armour == weaker


@rule("MK-PVPS-08")
def test_a_burning_shield_strikes_back_in_melee_only() -> None:
    q = clash()
    deed(q, "ice_bolt", "play.1")
    attack(q, 1, "ranged")
    go(q, ["declare"], until="duel.block")
    block(q, 2, "fire", seat=1, note="burning_shield")
    keys = go(q, ["done"], until="duel.attack")
    assert the_duel(q).attacker == 1
    assert "declare" not in keys, "not at range"
    go(q, ["pass"], until="duel.attack")
    go(q, ["pass"], until="duel.attack")
    assert the_duel(q).step == "melee"
    keys = go(q, ["pass"], until="duel.attack")
    assert "declare" in keys
    go(q, ["pass"], until="turn.after")


@rule("MK-PVPS-08", "MK-PVPM-13")
def test_a_burning_shield_waits_when_its_owner_passes() -> None:
    q = clash("melee", attacker=1)
    q.turn(1).strikes.append(Strike(n=4, how="later", element="fire"))
    attack(q, 3, seat=1)
    go(q, ["pass"], until="duel.attack")
    assert [strike.how for strike in q.turn(1).strikes] == ["later"], "other points are lost"
    attack(q, 1)
    assert "declare" in go(q, ["declare", "done"], until="duel.attack")
    assert the_duel(q).attacker == 1


@rule("MK-PVPS-09")
def test_how_many_enemies_an_opponent_is() -> None:
    q = clash(units=("", "peasants foresters! herbalists+ utem_guardsmen!"))
    assert foes.number(q, 0) == 2, "the hero and the ready peasants"
    guardsmen = q.player(1).troops[3].card
    the_duel(q).attacker, the_duel(q).stage = 1, "block"
    the_duel(q).support = {str(guardsmen): 4}
    assert foes.number(q, 0) == 3
    assert foes.number(q, 1) == 1


@rule("MK-PVPS-11", "MK-PVPS-12")
def test_who_keeps_a_supporting_unit_from_attacking_takes_its_points_off() -> None:
    q = clash(hands=("march", "whirlwind march"), units=("peasants! foresters", ""))
    q.turn(1).tokens[3] = 1
    peasants = q.player(0).troops[0]
    assert q.written("play:{whirlwind};basic") not in go(q, until="duel.attack")
    q.turn(0).strikes.append(Strike(n=3, how="ranged", element="physical", unit=peasants.card))
    attack(q, 2, "ranged")
    go(q, ["declare"], until="duel.block")
    assert the_duel(q).force == 5
    go(q, ["play:{whirlwind};basic"], until="duel.block")
    assert the_duel(q).force == 2
    assert peasants.spent


@rule("MK-PVPS-11")
def test_a_unit_that_does_not_support_the_attack_cannot_be_kept_from_it() -> None:
    q = clash(hands=("march", "whirlwind march"), units=("peasants", ""))
    q.turn(1).tokens[3] = 1
    attack(q, 2, "ranged")
    keys = go(q, ["declare"], until="duel.block")
    assert q.written("play:{whirlwind};basic") not in keys


@rule("MK-PVPS-11")
def test_a_frightening_banner_takes_a_supporting_unit_off_the_attack() -> None:
    q = clash("melee", units=("peasants!", "foresters"))
    q.player(1).troops[0].banner = deed(q, "banner_of_fear", "banner.1")
    use = q.written("banner:{foresters}")
    attack(q, 2)
    assert use not in go(q, ["declare"], until="duel.block"), "no unit supports this Attack"
    go(q, ["done", "done", "pass"], until="duel.attack")
    attack(q, 2)
    peasants = q.player(0).troops[0].card
    q.turn(0).strikes.append(Strike(n=3, how="melee", element="physical", unit=peasants))
    assert use in go(q, ["declare"], until="duel.block")
    go(q, [use], until="duel.block")
    assert the_duel(q).force == 2
    assert q.player(1).troops[0].spent
    assert q.player(1).fame == 1


# ---------------------------------------------------------------------- units in the middle of a fight


@rule("MK-PVPR-14", "MK-PVPS-02")
def test_a_unit_that_wounds_itself_is_no_target_any_more() -> None:
    q = clash("melee", attacker=1, units=("", "utem_swordsmen"))
    swordsmen = q.player(1).troops[0]
    go(q, ["activate:{utem_swordsmen};1"], until="duel.attack")
    assert swordsmen.wounds == 1
    go(q, ["declare", "done", "done"], until="duel.attack")
    assert q.written("hurt_unit:{utem_swordsmen}") not in damage(q, 20)


@rule("MK-PVPR-14", "MK-PVPS-02")
def test_a_unit_that_joins_in_the_middle_of_a_fight_is_a_target() -> None:
    q = clash("melee", units=("", "peasants+"))
    assert not [key for key in damage(q, 20) if key.startswith("hurt_unit")]
    q.player(1).troops[0].wounds = 0
    serve(q, 1, "herbalists")
    units = [q.written(f"hurt_unit:{{{name}}}") for name in ("peasants", "herbalists")]
    assert [key for key in damage(q, 20) if key.startswith("hurt_unit")] == units


@rule("MK-PVPR-14")
def test_fortitude_keeps_a_wound_off_as_its_owner_likes() -> None:
    q = clash("melee", units=("", "peasants"))
    peasants = q.player(1).troops[0]
    peasants.banner = deed(q, "banner_of_fortitude", "banner.1")
    damage(q, 9)
    hit = q.written("hurt_unit:{peasants}")
    played = q.play(turn.take(q, 0), [hit], until="banner.fortitude")
    assert played.asked[-1].seat == 1
    assert hit in go(q, ["yes"], until="duel.damage"), "it is unwounded and can be hit again"
    assert (peasants.wounds, peasants.banner_used) == (0, True)
    go(q, [hit], until="duel.damage")
    assert peasants.wounds == 1, "the Banner works once a round"
    q = clash("melee", units=("", "peasants"))
    peasants = q.player(1).troops[0]
    peasants.banner = deed(q, "banner_of_fortitude", "banner.1")
    damage(q, 9)
    go(q, [hit, "no"], until="duel.damage")
    assert (peasants.wounds, peasants.banner_used) == (1, False)


@rule("MK-PVPS-05")
def test_fortitude_keeps_off_the_wound_of_what_would_destroy_it() -> None:
    q = clash("melee", units=("", "peasants"))
    q.player(1).troops[0].banner = deed(q, "banner_of_fortitude", "banner.1")
    foes.apply(q, 0, foe(q), Weaken(destroy=True))
    go(q, ["yes"], until="duel.attack")
    assert q.player(1).troops[0].wounds == 0
    assert not foe(q).beaten


@rule("MK-PVPS-03", "MK-PVPS-04")
def test_a_banner_makes_a_unit_immune_as_its_own_resistance_does() -> None:
    q = clash(units=("", "peasants"))
    assert foes.targets(q, 0, Weaken(armour=1), RED) == [0]
    q.player(1).troops[0].banner = deed(q, "banner_of_protection", "banner.1")
    assert foes.targets(q, 0, Weaken(armour=1), RED) == []
    assert foes.targets(q, 0, Weaken(armour=1), BLUE) == []


@rule("MK-PVPR-15")
def test_cold_fire_is_resisted_only_with_both_resistances_left() -> None:
    q = clash("melee", units=("", "altem_mages"))
    mages = f"hurt_unit:t{q.player(1).troops[0].card}"
    assert mages not in damage(q, 9, "cold_fire")
    foe(q).loses.append("fire")
    assert mages in damage(q, 5, "cold_fire")


# ---------------------------------------------------------------------- partial participation, meanwhile


@rule("MK-PVP-05", "MK-PVP-17", "MK-TURN-04")
@pytest.mark.parametrize("full", [True, False])
def test_a_partial_defender_still_acts_as_in_the_turn_of_another(*, full: bool) -> None:
    q = clash("melee", cell="h-2.1", full=full)
    attack(q, 5)
    keys = go(q, ["declare"], until="duel.block")
    assert ("plunder" in keys) == (not full), "who takes his turn in advance is not before it any more"
    if not full:
        before = len(q.hand(1))
        assert "plunder" not in go(q, ["plunder"], until="duel.block")
        assert len(q.hand(1)) == before + 2


@rule("MK-PVP-17")
def test_a_partial_defender_may_be_motivated_in_the_fight() -> None:
    q = clash("melee", attacker=1, full=False)
    token = q.things.make([FACES["skill"]["motivation"]], "skills.1", seen=-1)[0]
    q.player(1).talents.append(Talent(token=token))
    before = len(q.hand(1))
    go(q, [f"skill:t{token}"], until="duel.attack")
    assert len(q.hand(1)) == before + 2
    assert q.player(1).motivated == 1, "the next one may follow his next turn"


@rule("MK-PVP-15")
@pytest.mark.parametrize("full", [True, False])
def test_time_is_bent_only_in_an_own_turn(*, full: bool) -> None:
    q = clash("melee", attacker=1, hands=("march", "space_bending march"), full=full, night=True)
    q.turn(1).tokens = [0, 1, 0, 0, 0, 1]
    assert (q.written("play:{space_bending};strong") in go(q, until="duel.attack")) == full


@rule("MK-PVP-18", "MK-PVP-19")
def test_points_and_effects_of_a_partial_defender_end_with_the_fight() -> None:
    q = clash("melee", full=False)
    his = q.turn(1)
    his.tokens[2], his.influence, his.recruited = 1, 3, 1
    his.modifiers.append(Modifier(kind="learning", n=3))
    his.seen += ["sparing", "glory.7"]
    go(q, ["pass", "pass"], until="turn.after")
    after = q.turn(1)
    assert (after.tokens[2], after.influence, after.recruited, after.modifiers) == (1, 0, 0, [])
    assert after.seen == ["sparing"], "that is for once before the turn"
