"""Skills: what each does (SKILL, and the Skills of CONTENT)."""

from typing import Any

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.options import Activate, Play, UseSkill
from hexameron.games.mageknight.rules import (
    centre,
    combat,
    damage,
    exploring,
    foes,
    guards,
    interaction,
    levels,
    mana,
    movement,
    playing,
    strikes,
    turn,
)
from hexameron.games.mageknight.rules.customs.skills import prey
from hexameron.games.mageknight.state import Talent
from hexameron.kernel.things import EVERYBODY
from tests.games.mageknight.cards import blocking, options, play, struck
from tests.games.mageknight.positions import FACES, TestQuest, fight, put, quest
from tests.games.mageknight.serving import (
    abilities,
    activate,
    ended,
    give_back,
    recruit,
    returnable,
    teach,
    troop,
    usable,
    use,
)
from tests.rules import rule

R, B, G, W, GOLD, BLACK = range(6)
MELEE, RANGED, SIEGE = "melee", "ranged", "siege"
PHYSICAL, FIRE, ICE, COLD = "physical", "fire", "ice", "cold_fire"
NORTH = {"h-3.1": "1", "h-2.3": "2"}
"""North: forest and glade h-3.1, village h-3.2, orcs h-4.1, lake h-4.2; hills h-2.3 and h-1.2."""


def skilled(
    name: str, phase: str = "", enemies: str = "prowlers", *, night: bool = False, hand: str = ""
) -> TestQuest:
    """A hero with one Skill, perhaps in a fight."""
    q = quest(skills=name, night=night, hand=hand, tiles=NORTH)
    if phase:
        fight(q, enemies, phase=phase)
    return q


def token_colours(q: TestQuest, seat: int = 0) -> str:
    return "".join(letter * q.turn(seat).tokens[n] for n, letter in enumerate("rbgwok"))


def crystals(q: TestQuest, seat: int = 0) -> str:
    return "".join(letter * q.player(seat).crystals[n] for n, letter in enumerate("rbgw"))


# ---------------------------------------------------------------------- points


@pytest.mark.parametrize(("name", "by_day", "by_night"), [("dark_paths", 1, 2), ("double_time", 2, 1)])
@rule("MK-CONTENT-14")
def test_paths_of_day_and_night(name: str, by_day: int, by_night: int) -> None:
    for night, move in ((False, by_day), (True, by_night)):
        q = skilled(name, night=night)
        use(q, name)
        assert q.turn(0).move == move


@pytest.mark.parametrize(
    ("name", "by_day", "by_night"), [("dark_negotiation", 2, 3), ("bright_negotiation", 3, 2)]
)
@rule("MK-CONTENT-16")
def test_negotiations_of_day_and_night(name: str, by_day: int, by_night: int) -> None:
    for night, influence in ((False, by_day), (True, by_night)):
        q = skilled(name, night=night)
        assert not usable(q, name)
        q.turn(0).step = "talk"
        use(q, name)
        assert q.turn(0).influence == influence


@pytest.mark.parametrize(
    ("name", "phase", "branch", "attack"),
    [
        ("burning_power", "ranged", "branch:0", (1, SIEGE, PHYSICAL)),
        ("burning_power", "ranged", "branch:1", (1, SIEGE, FIRE)),
        ("burning_power", "attack", "branch:1", (1, SIEGE, FIRE)),
        ("freezing_power", "ranged", "branch:0", (1, SIEGE, PHYSICAL)),
        ("freezing_power", "ranged", "branch:1", (1, SIEGE, ICE)),
        ("hot_swordsmanship", "attack", "branch:0", (2, MELEE, PHYSICAL)),
        ("hot_swordsmanship", "attack", "branch:1", (2, MELEE, FIRE)),
        ("cold_swordsmanship", "attack", "branch:0", (2, MELEE, PHYSICAL)),
        ("cold_swordsmanship", "attack", "branch:1", (2, MELEE, ICE)),
    ],
)
@rule("MK-CONTENT-13", "MK-CONTENT-15")
def test_attacks_with_or_without_an_element(
    name: str, phase: str, branch: str, attack: tuple[int, str, str]
) -> None:
    q = skilled(name, phase)
    use(q, name, branch)
    assert struck(q) == [attack]


@pytest.mark.parametrize("name", ["hot_swordsmanship", "cold_swordsmanship"])
def test_swords_do_not_reach_far(name: str) -> None:
    assert not usable(skilled(name, "ranged"), name)


@pytest.mark.parametrize(
    ("name", "by_day", "by_night"), [("day_sharpshooting", 2, 1), ("night_sharpshooting", 1, 2)]
)
def test_sharpshooting(name: str, by_day: int, by_night: int) -> None:
    for night, n in ((False, by_day), (True, by_night)):
        q = skilled(name, "ranged", night=night)
        use(q, name)
        assert struck(q) == [(n, RANGED, PHYSICAL)]


@pytest.mark.parametrize(
    ("branch", "block"), [("branch:0", (3, PHYSICAL)), ("branch:1", (2, FIRE)), ("branch:2", (2, ICE))]
)
def test_shield_mastery(branch: str, block: tuple[int, str]) -> None:
    q = skilled("shield_mastery", "block")
    use(q, "shield_mastery", branch)
    assert blocking(q) == [block]


# ---------------------------------------------------------------------- mana


@rule("MK-CONTENT-17")
@pytest.mark.parametrize(("colour", "letter"), [(R, "r"), (BLACK, "k")])
def test_dark_fire_magic(colour: int, letter: str) -> None:
    q = skilled("dark_fire_magic")
    use(q, "dark_fire_magic", f"colour:{colour}")
    assert (crystals(q), token_colours(q)) == ("r", letter)


@pytest.mark.parametrize(
    ("name", "crystal", "token"),
    [
        ("white_crystal_craft", "b", "w"),
        ("green_crystal_craft", "b", "g"),
        ("red_crystal_craft", "b", "r"),
        ("leaves_in_the_wind", "g", "w"),
        ("whispers_in_the_treetops", "w", "g"),
    ],
)
def test_crystals_and_tokens(name: str, crystal: str, token: str) -> None:
    q = skilled(name, "ranged")
    use(q, name)
    assert (crystals(q), token_colours(q)) == (crystal, token)


@pytest.mark.parametrize(
    ("name", "heal", "crystal"),
    [("potion_making", 2, ""), ("refreshing_bath", 1, "b"), ("refreshing_breeze", 1, "w")],
)
def test_healing_outside_of_combat(name: str, heal: int, crystal: str) -> None:
    assert not usable(skilled(name, "attack"), name)
    q = skilled(name, hand="wound")
    use(q, name)
    assert (q.turn(0).heal, crystals(q)) == (heal, crystal)


def test_invocation_turns_cards_into_mana() -> None:
    q = skilled("invocation", hand="wound march")
    asked = use(q, "invocation", "pick:{wound}", f"colour:{BLACK}").asked
    assert asked[1].keys == (f"colour:{R}", f"colour:{BLACK}")
    assert (token_colours(q), q.names("discard.0")) == ("k", ["wound"])
    q = skilled("invocation", hand="wound march")
    asked = use(q, "invocation", "pick:{march}", f"colour:{G}").asked
    assert asked[1].keys == (f"colour:{W}", f"colour:{G}")
    assert (token_colours(q), q.names("discard.0")) == ("g", ["march"])
    assert not usable(skilled("invocation"), "invocation")


def test_invoked_mana_is_lost_by_whatever_is_done_without_it() -> None:
    q = quest(skills="invocation", hand="rage march", move=9, tiles={"h-3.1": "1"})
    use(q, "invocation", "pick:{rage}", f"colour:{G}")
    q.play(turn._move(q, 0), ["go:h-1.0"], until="turn.move")
    assert token_colours(q) == ""


@pytest.mark.parametrize(("phase", "following"), [("ranged", "combat.block"), ("block", "combat.attack")])
def test_invoked_mana_does_not_last_to_the_next_phase(phase: str, following: str) -> None:
    q = skilled("invocation", phase, hand="wound swiftness")
    use(q, "invocation", "pick:{wound}", f"colour:{R}")
    q.gain_token(0, W)
    q.play(combat.fight(q, 0), ["next"], until=following)
    assert token_colours(q) == "w"


def test_invoked_mana_is_good_for_an_altar() -> None:
    q = quest(
        skills="invocation", hand="wound", crystals="rr", tiles={"h-3.1": "8"}, at="h-4.2", on={"h-4.2": "4"}
    )
    use(q, "invocation", f"colour:{R}")
    q.play(turn._move(q, 0), ["enter", "pay:token;0"], until="turn.after")
    assert (q.player(0).fame, token_colours(q)) == (7, "")


def test_invoked_mana_is_used_at_once_or_lost() -> None:
    q = skilled("invocation", hand="rage march march")
    use(q, "invocation", "pick:{rage}", f"colour:{G}")
    play(q, "march", "strong")
    assert (q.turn(0).move, token_colours(q)) == (4, "")
    q = skilled("invocation", hand="rage march march")
    use(q, "invocation", "pick:{rage}", f"colour:{G}")
    play(q, "march", "basic")
    assert token_colours(q) == ""
    q.gain_token(0, G)
    play(q, "march", "basic")
    assert token_colours(q) == "g", "other mana stays"


@pytest.mark.parametrize(
    ("tokens", "night", "colours"),
    [
        ("r", False, [R, B]),
        ("w", False, [G, W]),
        ("k", False, [R, B, G, W]),
        ("o", True, [BLACK]),
        ("k", True, [BLACK]),
    ],
)
def test_polarization_turns_one_mana(tokens: str, night: bool, colours: list[int]) -> None:
    q = quest(skills="polarization", tokens=tokens, night=night)
    use(q, "polarization")
    mask = mana.payable(q, 0)
    assert [colour for colour in range(6) if mask >> colour & 1 and colour != GOLD] == colours
    paid = colours[-1] if tokens != "r" else B
    q.play(mana.pay(q, 0, (paid,)))
    assert sum(q.turn(0).tokens) == 0
    turned = "rbgwok".index(tokens) != paid
    assert q.has(0, "polarization") == (not turned)


def test_polarization_turns_only_one() -> None:
    q = quest(skills="polarization", tokens="rr")
    use(q, "polarization")
    assert mana.can_pay(q, 0, (R, B))
    assert not mana.can_pay(q, 0, (B, B))
    q.play(mana.pay(q, 0, (B,)))
    assert not mana.can_pay(q, 0, (B,))


def test_polarization_turns_dice_and_crystals() -> None:
    q = quest(skills="polarization", crystals="g", source="k")
    assert not mana.can_pay(q, 0, (W,))
    use(q, "polarization")
    assert mana.can_pay(q, 0, (W,))
    assert mana.can_pay(q, 0, (R,))
    q.play(mana.pay(q, 0, (R,)))
    assert q.state.source[0].holder == 0
    assert not mana.can_pay(q, 0, (W,))


# ---------------------------------------------------------------------- sideways


@rule("MK-CONTENT-12")
def test_power_of_pain_plays_a_wound() -> None:
    assert not usable(skilled("power_of_pain", hand="march"), "power_of_pain")
    q = skilled("power_of_pain", "attack", hand="wound march")
    asked = use(q, "power_of_pain").asked
    assert asked == []
    assert struck(q) == [(2, MELEE, PHYSICAL)]
    assert q.names("play.0") == ["wound"]
    q = skilled("power_of_pain", hand="wound")
    use(q, "power_of_pain")
    assert q.turn(0).move == 2
    ended(q)
    assert "wound" in q.names("discard.0")


@rule("MK-TURN-25", "MK-CONTENT-12")
@pytest.mark.parametrize("moment", ["after", "ranged", "damage"])
def test_power_of_pain_rids_the_hand_of_a_wound_at_any_time(moment: str) -> None:
    q = skilled("power_of_pain", "" if moment == "after" else moment, hand="wound march")
    if moment == "after":
        q.turn(0).step = moment
    use(q, "power_of_pain")
    assert (q.names("hand.0"), q.names("play.0")) == (["march"], ["wound"])


@pytest.mark.parametrize(("card", "n"), [("march", 2), ("fire_bolt", 3), ("fireball", 3), ("ruby_ring", 3)])
def test_i_dont_give_a_damn(card: str, n: int) -> None:
    q = skilled("i_dont_give_a_damn", "attack", hand=card)
    use(q, "i_dont_give_a_damn")
    assert struck(q) == [(n, MELEE, PHYSICAL)]


def test_who_needs_magic_forbids_the_source() -> None:
    q = quest(skills="who_needs_magic", hand="march rage", source="r")
    use(q, "who_needs_magic", "branch:1", "play:{march};move")
    assert q.turn(0).move == 3
    assert not mana.payable(q, 0)


@rule("MK-MANA-13")
def test_who_needs_magic_may_leave_the_source_open_for_less() -> None:
    q = quest(skills="who_needs_magic", hand="march rage", source="r")
    use(q, "who_needs_magic", "branch:0", "play:{march};move")
    assert q.turn(0).move == 2
    assert mana.can_pay(q, 0, (R,))


def test_who_needs_magic_is_worth_less_after_a_die() -> None:
    q = quest(skills="who_needs_magic", hand="march rage", source="r")
    q.play(mana.pay(q, 0, (R,)))
    use(q, "who_needs_magic", "play:{march};move")
    assert q.turn(0).move == 2


@pytest.mark.parametrize(("paid", "n"), [("g", 4), ("r", 3)])
def test_universal_power_adds_mana_to_a_card(paid: str, n: int) -> None:
    q = quest(skills="universal_power", hand="march", crystals=paid)
    use(q, "universal_power")
    assert q.turn(0).move == n
    assert crystals(q) == ""


def test_universal_power_needs_mana() -> None:
    assert not usable(quest(skills="universal_power", hand="march"), "universal_power")


@pytest.mark.parametrize(
    ("name", "free", "n"), [("wolfs_howl", 1, 5), ("wolfs_howl", 0, 4), ("shared_howl", 1, 5)]
)
def test_howl_counts_commands_without_a_unit(name: str, free: int, n: int) -> None:
    q = quest(skills=name, hand="march", units="" if free else "peasants", seats=2)
    use(q, name)
    assert q.turn(0).move == n


@pytest.mark.parametrize("name", ["wolfs_howl", "shared_howl"])
def test_nobody_howls_at_locals(name: str) -> None:
    assert not usable(quest(skills=name, hand="march", step="talk", seats=2), name)


# ---------------------------------------------------------------------- wounds and cards


def use_first(q: TestQuest) -> None:
    """Uses the first Skill of the first player."""
    choice = UseSkill(f"t{q.player(0).talents[0].token}")
    assert choice.key() in options(q)
    q.play(playing.do(q, 0, choice))


HERO_MOTIVATION = {"arythea": "r", "goldyx": "g", "norowas": "w", "tovak": "b", "wolfhawk": ""}


def motivated(hero: str, mine: int, theirs: int) -> TestQuest:
    """A player with the Motivation of a hero, with this Fame against another's."""
    q = quest(seats=2, fame=mine)
    q.player(1).fame = theirs
    face = next(
        face
        for face, skill in enumerate(catalogue.SKILLS, catalogue.SKILL_FACE)
        if (skill.hero, skill.id) == (hero, "skill.motivation")
    )
    q.player(0).talents.append(Talent(token=q.things.make([face], "skills.0", seen=EVERYBODY)[0]))
    return q


@pytest.mark.parametrize(("hero", "token"), HERO_MOTIVATION.items())
def test_motivation_draws_and_helps_the_last(hero: str, token: str) -> None:
    q = motivated(hero, 1, 4)
    use_first(q)
    assert len(q.hand(0)) == 2
    assert token_colours(q) == token
    assert q.player(0).fame == (1 if token else 2)


@pytest.mark.parametrize(("mine", "theirs"), [(4, 4), (5, 4)])
def test_motivation_helps_only_who_is_alone_last(mine: int, theirs: int) -> None:
    q = motivated("arythea", mine, theirs)
    use_first(q)
    assert (len(q.hand(0)), token_colours(q)) == (2, "")


def test_a_second_motivation_waits_for_the_end_of_the_next_turn() -> None:
    q = motivated("arythea", 1, 4)
    use_first(q)
    teach(q, "motivation", 0)
    for _ in range(2):
        assert not any(key.startswith("skill:") for key in options(q))
        q.turn(0).carded = True
        ended(q, "done")
        q.turn(0).step = "move"
    assert len([key for key in options(q) if key.startswith("skill:")]) == 1


def test_healing_ritual_hands_a_wound_to_the_nearest() -> None:
    q = quest(
        seats=3,
        skills="healing_ritual",
        hand="wound wound wound",
        at="h0.0",
        places=["h-3.1", "h-1.0"],
        tiles=NORTH,
    )
    use(q, "healing_ritual", "branch:2")
    assert [len(q.wounds_in_hand(seat)) for seat in range(3)] == [1, 0, 1]
    assert q.player(0).talents[0].used == "round"
    assert not centre.lying(q)


@rule("MK-SHARE-07")
def test_healing_ritual_does_not_reach_who_is_in_the_portal() -> None:
    q = quest(seats=2, skills="healing_ritual", hand="wound", at="h-1.0", places=["h0.0"], tiles=NORTH)
    q.player(1).on_portal = True
    use(q, "healing_ritual")
    assert [len(q.wounds_in_hand(seat)) for seat in range(2)] == [0, 0]


def test_no_ritual_in_combat() -> None:
    for name in ("healing_ritual", "ritual_of_pain"):
        assert not usable(skilled(name, "attack", hand="wound"), name)


def test_i_feel_no_pain() -> None:
    assert not usable(skilled("i_feel_no_pain", "attack", hand="wound"), "i_feel_no_pain")
    assert not usable(skilled("i_feel_no_pain", hand="march"), "i_feel_no_pain")
    q = skilled("i_feel_no_pain", hand="wound")
    use(q, "i_feel_no_pain")
    assert (q.names("hand.0"), q.names("discard.0")) == (["march"], ["wound"])


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
    assert all(key[3:] in q.atlas.neighbours["h0.0"] for key in near)
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
    keep = next(cell for cell, site in q.atlas.site.items() if site == "keep")
    q.player(0).at = next(cell for cell, far in q.atlas.within(keep, 2).items() if far == 2)
    token = put(q, "guardsmen", f"on.{keep}", face_up=False)
    use(q, "hawk_eyes")
    assert q.things.known(token, 0) == seen


def test_on_her_own_without_recruits() -> None:
    q = quest(skills="on_her_own", step="talk", at="h-3.2", tiles=NORTH, offer="peasants", influence=9)
    assert any(key.key().startswith("recruit:") for key in interaction.purchases(q, 0))
    use(q, "on_her_own", "branch:3")
    assert q.turn(0).influence == 12
    assert not any(key.key().startswith("recruit:") for key in interaction.purchases(q, 0))
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
    q = skilled("taunt", "block")
    use(q, "taunt", "branch:1")
    one = q.combat(0).foes[0]
    assert (foes.strength(one.threats[0]), foes.armour(q, 0, one)) == (6, 1)
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


# ---------------------------------------------------------------------- in the centre
def together(name: str, hands: tuple[str, str] = ("", ""), **position: Any) -> TestQuest:
    """A cooperative game in which the first player has the Skill; both stand on the map."""
    return quest(
        seats=2,
        scenario="full_cooperation",
        skills=name,
        hands=hands,
        places=["h-1.0"],
        tiles=NORTH,
        **position,
    )


def against(name: str, hands: tuple[str, str] = ("", ""), **position: Any) -> TestQuest:
    """A competitive game, likewise."""
    return quest(seats=2, skills=name, hands=hands, places=["h-1.0"], tiles=NORTH, **position)


def others_turn(q: TestQuest) -> None:
    """The first player's turn is over, the second one's has come."""
    q.turn(0).step = ""
    q.turn(1).step = "move"
    q.state.place = 1


@rule("MK-SKILL-07", "MK-SKILL-08")
def test_an_interactive_skill_lies_in_the_centre_until_the_next_turn() -> None:
    q = against("prayer_of_weather", ("march", "march"))
    use(q, "prayer_of_weather")
    assert q.player(0).talents[0].used == "centre"
    assert q.names("skill.centre") == ["prayer_of_weather"]
    assert not usable(q, "prayer_of_weather")
    q.turn(0).step = ""
    q.play(turn.take(q, 0), [], until="turn.move")
    assert q.player(0).talents[0].used == "round"
    assert q.names("skills.0") == ["prayer_of_weather"]
    assert not usable(q, "prayer_of_weather")


@rule("MK-SKILL-08")
def test_the_end_of_the_round_brings_interactive_skills_back() -> None:
    q = against("prayer_of_weather", ("march", "march"), source="rr", dice="rr")
    use(q, "prayer_of_weather")
    q.state.step = "prepare"
    q.go_on(until="tactic.choose")
    assert q.names("skills.0") == ["prayer_of_weather"]
    assert q.player(0).talents[0].used == ""


@rule("MK-TURN-13")
def test_interactive_skills_end_even_if_the_turn_is_skipped() -> None:
    q = against("prayer_of_weather", ("march", "march"))
    use(q, "prayer_of_weather")
    q.turn(0).step = ""
    q.player(0).token_down = True
    q.play(turn.take(q, 0))
    assert q.player(0).talents[0].used == "round"


def test_prayer_of_weather_is_good_for_one_and_bad_for_others() -> None:
    q = against("prayer_of_weather", ("march", "march"))
    before = {cell: movement.cost(q, 1, cell) for cell in q.atlas.terrain}
    use(q, "prayer_of_weather")
    for cell, cost in before.items():
        if cost < 0 or q.atlas.terrain[cell] == "city":
            assert movement.cost(q, 0, cell) == movement.cost(q, 1, cell) == cost
        else:
            assert movement.cost(q, 0, cell) == max(1, cost - 2)
            assert movement.cost(q, 1, cell) == min(5, cost + 1)


def test_a_prayer_makes_nothing_cost_more_than_five() -> None:
    q = quest(seats=2, skills="prayer_of_weather", places=["h-1.0"], tiles={"h-3.1": "4"})
    desert = next(cell for cell, terrain in q.atlas.terrain.items() if terrain == "desert")
    use(q, "prayer_of_weather")
    assert movement.cost(q, 1, desert) == 5


def test_a_prayer_does_not_last_into_the_next_own_turn() -> None:
    q = against("prayer_of_weather", ("march", "march"))
    use(q, "prayer_of_weather")
    q.turn(0).carded = True
    ended(q, "done")
    assert movement.cost(q, 0, "h-1.0") == 2


def test_shared_prayer_of_weather_helps_whoever_returns_it() -> None:
    q = together("shared_prayer_of_weather")
    use(q, "shared_prayer_of_weather")
    forest = next(cell for cell, terrain in q.atlas.terrain.items() if terrain == "forest")
    assert movement.cost(q, 0, forest) == 1
    others_turn(q)
    assert movement.cost(q, 1, forest) == 3
    give_back(q, "shared_prayer_of_weather")
    assert movement.cost(q, 1, forest) == 2
    assert q.player(0).talents[0].used == "round"
    assert not returnable(q, "shared_prayer_of_weather")


def test_the_owner_cannot_return_the_own_skill() -> None:
    q = together("shared_prayer_of_weather")
    use(q, "shared_prayer_of_weather")
    assert not returnable(q, "shared_prayer_of_weather", 0)


def test_ritual_of_pain_is_shared() -> None:
    q = together("ritual_of_pain", ("wound wound wound", "wound march"))
    use(q, "ritual_of_pain", "branch:2")
    assert len(q.wounds_in_hand(0)) == 1
    others_turn(q)
    give_back(q, "ritual_of_pain")
    assert q.turn(1).move == 3
    assert q.names("play.1") == ["wound"]


def test_source_freeze_takes_the_die_of_others() -> None:
    q = against("source_freeze", ("march", "march"), source="rwk")
    use(q, "source_freeze")
    assert mana.payable(q, 0)
    others_turn(q)
    assert not mana.payable(q, 1)
    q.turn(1).dice += 1
    assert mana.payable(q, 1)
    q.turn(1).step, q.turn(0).step, q.state.place = "", "", 0
    asked = q.play(turn.take(q, 0), [f"colour:{W}"], until="turn.move").asked
    assert asked[0].keys == (f"colour:{R}", f"colour:{W}")
    assert crystals(q) == "w"
    assert mana.payable(q, 1)


def test_source_opening_gives_a_die_and_a_crystal() -> None:
    q = together("source_opening", source="kr", dice="b")
    use(q, "source_opening", f"colour:{BLACK}")
    assert [die.face for die in q.state.source] == [B, R]
    others_turn(q)
    give_back(q, "source_opening", f"colour:{B}")
    assert token_colours(q, 1) == "b"
    assert q.state.source[0].holder == 1
    assert (crystals(q, 0), crystals(q, 1)) == ("b", "")
    assert mana.can_pay(q, 1, (R, B))


@rule("MKS-FRND-07")
@pytest.mark.parametrize("agreed", [False, True])
def test_source_opening_leaves_a_gold_die_alone_where_that_was_agreed(*, agreed: bool) -> None:
    q = together("source_opening", source="or", variants={"friendly_mana": agreed})
    keys = use(q, "source_opening", "done").keys("skill.reroll")
    assert (f"colour:{GOLD}" in keys) == (not agreed)


def test_mana_exploit_wounds_who_uses_the_colour() -> None:
    q = against("mana_exploit", ("march", "march"), crystals="r")
    keys = use(q, "mana_exploit", f"colour:{R}").keys("mana.which")
    assert f"colour:{GOLD}" not in keys
    assert token_colours(q) == "r"
    q.play(mana.pay(q, 0, (R,)), ["pay:token;0"])
    assert not q.wounds_in_hand(0)
    others_turn(q)
    q.turn(1).tokens = [2, 1, 0, 0, 0, 0]
    q.play(mana.pay(q, 1, (B,)))
    assert len(q.wounds_in_hand(1)) == 0
    q.play(mana.pay(q, 1, (R, R)))
    assert len(q.wounds_in_hand(1)) == 1


def test_mana_overload_helps_the_first_card_of_the_colour() -> None:
    q = together("mana_overload", ("", "march stamina march"))
    use(q, "mana_overload", f"colour:{G}")
    others_turn(q)
    q.turn(1).tokens = [0, 1, 2, 0, 0, 0]
    for card, move in (("stamina", 4), ("march", 12), ("march", 16)):
        id_ = q.id(card, "hand.1")
        q.play(playing.do(q, 1, Play(id_, "strong")))
        assert q.turn(1).move == move
    assert q.player(0).talents[0].used == "round"


def test_mana_overload_helps_a_card_whose_points_follow_a_rule_of_their_own() -> None:
    q = together("mana_overload", ("", "stout_resolve"))
    use(q, "mana_overload", f"colour:{G}")
    others_turn(q)
    q.turn(1).tokens[G] = 1
    q.play(playing.do(q, 1, Play(q.id("stout_resolve", "hand.1"), "strong")))
    assert q.turn(1).move == 3 + 4


def test_howling_weakens_the_units_of_others() -> None:
    q = against("wolfs_howl", ("march", ""))
    use(q, "wolfs_howl")
    others_turn(q)
    recruit(q, "peasants", 1)
    fight(q, "prowlers", phase="attack", seat=1)
    q.play(playing.do(q, 1, Activate(q.id("peasants"), 0)))
    assert [one.n for one in q.turn(1).strikes] == [1]


@rule("MKS-TEAM-03")
def test_interactive_skills_spare_partners() -> None:
    q = together("prayer_of_weather")
    use(q, "prayer_of_weather")
    assert movement.cost(q, 1, "h-1.0") == 2


def test_shared_howl_helps_a_friend() -> None:
    q = together("shared_howl", ("march", "march"))
    use(q, "shared_howl")
    others_turn(q)
    give_back(q, "shared_howl")
    assert q.turn(1).move == 3


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
