"""Skills in the centre, where they touch other players: what each does."""

from typing import Any

import pytest

from hexameron.games.mageknight.options import Activate, Play
from hexameron.games.mageknight.rules import mana, movement, playing, turn
from tests.games.mageknight.positions import TestQuest, fight, quest
from tests.games.mageknight.rules.cards.skilled import BLACK, GOLD, NORTH, B, G, R, W, crystals, token_colours
from tests.games.mageknight.serving import ended, give_back, recruit, returnable, usable, use
from tests.rules import rule


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
    before = {cell: movement.cost(q, 1, cell) for cell in q.board.terrain}
    use(q, "prayer_of_weather")
    for cell, cost in before.items():
        if cost < 0 or q.board.terrain[cell] == "city":
            assert movement.cost(q, 0, cell) == movement.cost(q, 1, cell) == cost
        else:
            assert movement.cost(q, 0, cell) == max(1, cost - 2)
            assert movement.cost(q, 1, cell) == min(5, cost + 1)


def test_a_prayer_makes_nothing_cost_more_than_five() -> None:
    q = quest(seats=2, skills="prayer_of_weather", places=["h-1.0"], tiles={"h-3.1": "4"})
    desert = next(cell for cell, terrain in q.board.terrain.items() if terrain == "desert")
    use(q, "prayer_of_weather")
    assert movement.cost(q, 1, desert) == 5
    wasteland = quest(seats=2, skills="prayer_of_weather", places=["h-1.0"], tiles={"h-3.1": "core_3"})
    assert movement.cost(wasteland, 1, "h-3.1") == 4
    use(wasteland, "prayer_of_weather")
    assert movement.cost(wasteland, 1, "h-3.1") == 5


def test_a_prayer_does_not_last_into_the_next_own_turn() -> None:
    q = against("prayer_of_weather", ("march", "march"))
    use(q, "prayer_of_weather")
    q.turn(0).carded = True
    ended(q, "done")
    assert movement.cost(q, 0, "h-1.0") == 2


def test_shared_prayer_of_weather_helps_whoever_returns_it() -> None:
    q = together("shared_prayer_of_weather")
    use(q, "shared_prayer_of_weather")
    forest = next(cell for cell, terrain in q.board.terrain.items() if terrain == "forest")
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


def test_source_opening_rolls_the_die_that_was_named_and_that_nobody_holds() -> None:
    q = together("source_opening", source="rrk", dice="b")
    q.state.source[0].holder = 0
    use(q, "source_opening", f"colour:{BLACK}")
    assert [die.face for die in q.state.source] == [R, R, B]
    again = together("source_opening", source="rkr", dice="b")
    again.state.source[0].holder = 0
    use(again, "source_opening", f"colour:{R}")
    assert [die.face for die in again.state.source] == [R, BLACK, B]


@rule("MK-MANA-05")
def test_a_fourth_crystal_of_an_opened_source_is_lost() -> None:
    q = together("source_opening", source="kr", dice="b", crystals="bbb")
    use(q, "source_opening", f"colour:{BLACK}")
    others_turn(q)
    give_back(q, "source_opening", f"colour:{B}")
    assert (crystals(q, 0), token_colours(q, 0)) == ("bbb", "")


def test_nobody_freezes_the_source_alone() -> None:
    assert not usable(quest(skills="source_freeze"), "source_freeze")
    assert usable(quest(seats=2, skills="source_freeze", places=["h0.1"]), "source_freeze")


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


def test_howling_takes_no_more_than_there_is() -> None:
    q = against("wolfs_howl", ("march", ""))
    use(q, "wolfs_howl")
    others_turn(q)
    recruit(q, "scouts", 1)
    fight(q, "prowlers", phase="attack", seat=1)
    q.play(playing.do(q, 1, Activate(q.id("scouts"), 0)))
    assert [one.n for one in q.turn(1).strikes] == [0]


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
