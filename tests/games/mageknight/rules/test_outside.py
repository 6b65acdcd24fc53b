"""Acting before one's own turn and in the turns of others (MK-TURN-01..09)."""

import pytest

from hexameron.games.mageknight.options import Play
from hexameron.games.mageknight.rules import duel, outside, playing, turn
from hexameron.games.mageknight.state import VIRTUAL
from tests.games.mageknight.positions import TestQuest, fight, quest
from tests.games.mageknight.serving import ended, teach
from tests.rules import rule

NORTH = {"h-3.1": "1", "h-2.3": "2"}
"""The Village lies at h-3.2."""


def waiting(source: str = "") -> TestQuest:
    """The first player is on turn; the second stands in a Village and has a Motivation."""
    q = quest(seats=2, hands=["march march", "rage"], places=["h-3.2"], tiles=NORTH, source=source)
    teach(q, "motivation", 1)
    return q


def open_to(q: TestQuest, seat: int) -> list[str]:
    return [option.key() for option in outside.others(q, 0).get(seat, [])]


@rule("MK-TURN-01", "MK-SKILL-06", "MK-SITE-08")
def test_others_act_in_the_turn_of_one() -> None:
    q = waiting()
    assert open_to(q, 1) == [f"skill:{q.id('motivation')}", "plunder"]
    q.play(turn.take(q, 0), ["p1:skill:{motivation}", "p1:plunder"], until="turn.move")
    assert len(q.hand(1)) == 1 + 2 + 2
    assert q.player(1).reputation == -1
    assert q.player(1).talents[0].used == "round"
    assert open_to(q, 1) == []


@pytest.mark.parametrize("phase", ["", "ranged", "block", "attack"])
@rule("MK-TURN-01", "MK-TURN-04")
def test_others_act_between_any_two_effects(phase: str) -> None:
    q = waiting()
    if phase:
        fight(q, "prowlers", phase=phase)
    else:
        q.turn(0).step = "after"
    prompt = f"combat.{phase}" if phase else "turn.after"
    played = q.play(turn.take(q, 0), [f"{prompt}=p1:plunder"], until=prompt)
    assert played.asked[-1].seat == 0
    assert len(q.hand(1)) == 3


@rule("MK-TURN-01")
def test_what_is_drawn_outside_belongs_to_the_next_turn() -> None:
    q = waiting()
    q.player(0).fame = 9
    q.play(turn.take(q, 0), ["p1:skill:{motivation}"], until="turn.move")
    assert q.player(1).fame == 1, "Wolfhawk's Motivation is worth Fame to the last"
    assert q.turn(0).tokens == [0] * 6


@rule("MK-TURN-02", "MK-TURN-03")
def test_who_is_next_acts_right_before_the_own_turn() -> None:
    q = quest(hand="march", at="h-3.2", tiles=NORTH, step="", tactic="early_bird")
    played = q.play(turn.take(q, 0), ["plunder"], until="turn.move")
    assert played.asked[0].prompt == "turn.before"
    assert played.asked[0].keys == ("plunder", "done")
    assert len(q.hand(0)) == 3
    assert not q.player(0).plundered, "it may be plundered again after this turn"


@rule("MK-TURN-03")
def test_between_two_turns_of_one_player() -> None:
    q = quest(hand="march march", at="h-3.2", tiles=NORTH, deck="march " * 9)
    q.turn(0).again = True
    q.turn(0).carded = True
    q.turn(0).step = "end.discard"
    played = q.play(turn.take(q, 0), ["done"], until="turn.before")
    assert played.asked[-1].keys == ("plunder", "done")


@rule("MK-TURN-05")
def test_nobody_interrupts_an_effect() -> None:
    q = waiting(source="rb")
    q.turn(0).tokens = [0, 0, 1, 0, 1, 0]
    rule_ = playing.do(q, 0, Play(q.id("march"), "strong"))
    ask = next(rule_)
    assert getattr(ask, "prompt", "") == "mana.pay"
    assert getattr(ask, "also", "") is None


@rule("MK-TURN-06")
def test_nobody_acts_in_the_own_end_of_turn() -> None:
    q = waiting()
    q.turn(1).step = "end.discard"
    assert open_to(q, 1) == []
    q.turn(1).step = ""
    assert open_to(q, 1) != []
    q = quest(hand="march march", at="h-3.2", tiles=NORTH)
    q.turn(0).carded = True
    q.turn(0).step = "end.dice"
    played = q.play(turn.take(q, 0), ["done"])
    assert all("plunder" not in one.keys for one in played.asked)


@rule("MK-TURN-07")
def test_nobody_acts_before_all_tactics_are_chosen() -> None:
    q = waiting(source="rgb")
    q.state.step = "tactics"
    for player in q.state.players:
        player.tactic = ""
        player.turn.step = ""
    q.state.tactics = ["tactic.early_bird", "tactic.planning", "tactic.right_moment"]
    rule_ = q.go_on(["choose:tactic.planning", "choose:tactic.early_bird"], until="turn.move")
    choosing = [one for one in rule_.asked if one.prompt == "tactic.choose"]
    assert all(key.startswith("choose:") for one in choosing for key in one.keys)
    assert open_to(q, 1) != [], "then they may"


@rule("MK-TURN-08")
def test_other_effects_wait_for_the_own_turn() -> None:
    q = waiting()
    teach(q, "red_crystal_craft", 1)
    teach(q, "dark_paths", 1)
    assert open_to(q, 1) == [f"skill:{q.id('motivation')}", "plunder"]


@rule("MK-TURN-09")
def test_cards_drawn_before_the_turn_count_at_its_start() -> None:
    q = quest(hand="", deck="march march", at="h-3.2", tiles=NORTH, step="")
    played = q.play(turn.take(q, 0), ["plunder"], until="turn.start")
    assert played.asked[-1].keys == ("begin", "announce")
    q = quest(hand="", deck="march march", at="h-3.2", tiles=NORTH, step="")
    q.play(turn.take(q, 0), ["done"], until="turn.move")
    assert q.turn(0).spared


@rule("MK-ROUND-27")
def test_nobody_acts_after_the_own_last_turn_of_the_round() -> None:
    q = waiting()
    q.state.announced = 1
    q.state.waiting = [0]
    assert open_to(q, 1) == []
    q.state.announced = VIRTUAL
    q.state.waiting = [0, 1]
    assert open_to(q, 1) != []


def test_the_virtual_player_disturbs_nobody() -> None:
    q = waiting()
    q.player(1).out = True
    assert open_to(q, 1) == []


@rule("MK-SITE-08")
def test_a_village_is_plundered_once_between_turns() -> None:
    q = waiting()
    q.play(outside.plunder(q, 1))
    assert "plunder" not in open_to(q, 1)
    q.turn(1).step = "expire"
    q.play(turn.take(q, 1), until="turn.move")
    q.turn(1).carded = True
    ended(q, "done", seat=1)
    assert "plunder" in open_to(q, 1)


@rule("MK-SITE-08")
def test_only_villages_are_plundered() -> None:
    q = waiting()
    q.player(1).at = "h-1.0"
    assert "plunder" not in open_to(q, 1)


@rule("MK-PVP-05")
def test_a_defender_may_first_plunder() -> None:
    q = waiting()
    q.player(0).at = "h-3.2"
    duel.start(q, 0, 1, "h-3.1")
    played = q.play(turn.take(q, 0), ["duel.participate=plunder"], until="duel.participate")
    assert len(q.hand(1)) == 3
    assert "plunder" not in played.asked[-1].keys


def test_alone_nothing_is_open_to_others() -> None:
    q = quest(hand="march", at="h-3.2", tiles=NORTH)
    assert outside.others(q, 0) == {}
    q.play(turn.take(q, 0), until="turn.move")
