"""Skills of points, mana, cards and Wounds: what each does (SKILL, and the Skills of CONTENT)."""

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.options import UseSkill
from hexameron.games.mageknight.rules import centre, combat, mana, playing, turn
from hexameron.games.mageknight.state import Talent
from hexameron.kernel.things import EVERYBODY
from tests.games.mageknight.cards import blocking, options, play, struck
from tests.games.mageknight.positions import TestQuest, quest
from tests.games.mageknight.rules.cards.skilled import (
    BLACK,
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
    R,
    W,
    crystals,
    skilled,
    token_colours,
)
from tests.games.mageknight.serving import ended, teach, usable, use
from tests.rules import rule

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


@rule("MK-EOT-18")
def test_a_card_that_a_skill_plays_sideways_was_used() -> None:
    q = skilled("i_dont_give_a_damn", hand="march rage")
    assert must_discard(q)
    q = skilled("i_dont_give_a_damn", hand="march rage")
    use(q, "i_dont_give_a_damn", "play:{march};move")
    assert not must_discard(q)


def must_discard(q: TestQuest) -> bool:
    """Whether a card has to be discarded where the turn ends here."""
    q.turn(0).step = "end.discard"
    (question,) = q.play(turn.take(q, 0), until="end.discard").asked
    return "done" not in question.keys


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


@pytest.mark.parametrize("name", ["healing_ritual", "ritual_of_pain"])
@pytest.mark.parametrize("wounds", [2, 3, 4])
def test_a_ritual_throws_away_two_wounds_at_most(name: str, wounds: int) -> None:
    for thrown in (1, 2):
        q = quest(seats=2, skills=name, hand="wound " * wounds, at="h-1.0", places=["h-2.1"], tiles=NORTH)
        played = use(q, name, f"branch:{thrown}")
        assert played.keys("ritual.wounds") == ("branch:1", "branch:2")
        assert len(q.wounds_in_hand(0)) == wounds - thrown
        assert [len(event["cards"]) for event in q.told("wound.thrown")] == [thrown]


def test_no_ritual_in_combat() -> None:
    for name in ("healing_ritual", "ritual_of_pain"):
        assert not usable(skilled(name, "attack", hand="wound"), name)


def test_i_feel_no_pain() -> None:
    assert not usable(skilled("i_feel_no_pain", "attack", hand="wound"), "i_feel_no_pain")
    assert not usable(skilled("i_feel_no_pain", hand="march"), "i_feel_no_pain")
    q = skilled("i_feel_no_pain", hand="wound")
    use(q, "i_feel_no_pain")
    assert (q.names("hand.0"), q.names("discard.0")) == (["march"], ["wound"])


def test_who_needs_magic_asks_nothing_after_a_die_though_another_could_be_used() -> None:
    q = quest(skills="who_needs_magic", hand="march rage", source="rb")
    q.turn(0).dice = 2
    q.play(mana.pay(q, 0, (R,)))
    assert mana.dice_left(q, 0) == 1
    use(q, "who_needs_magic", "play:{march};move")
    assert q.turn(0).move == 2
    assert mana.can_pay(q, 0, (B,))
