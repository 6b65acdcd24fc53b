"""Resting."""

import pytest

from hexameron.games.mageknight.rules import turn
from tests.games.mageknight.positions import TestQuest, quest
from tests.rules import rule


def offered(q: TestQuest, *answers: str) -> tuple[str, ...]:
    """What may be chosen in Movement after these answers."""
    return q.play(turn.take(q, 0), answers, until="turn.move").asked[-1].keys


@rule("MK-REST-01", "MK-MOVE-01")
def test_who_rests_neither_moves_nor_acts() -> None:
    q = quest(
        hand="march stamina tranquility wound",
        at="h-3.2",
        tiles={"h-3.1": "1", "h-2.3": "5"},
        on={"h-2.4": "prowlers"},
        units="peasants",
        stack="2",
    )
    before = offered(q)
    assert {"interact", "rest"} <= set(before)
    rested = ["rest", "pick:{stamina}", "done"]
    after = q.play(turn.take(q, 0), rested, until="turn.after").asked[-1].keys
    assert sorted(after) == sorted([f"play:{q.id('tranquility')};basic", "end"]), "only Special and Healing"
    assert q.turn(0).acted


@rule("MK-REST-01")
def test_who_has_moved_does_not_rest_any_more() -> None:
    q = quest(hand="march stamina", move=4, at="h0.0")
    assert "rest" in offered(q)
    assert "rest" not in offered(q, "go:h-1.0")


@rule("MK-REST-01")
def test_who_has_explored_does_not_rest_any_more() -> None:
    q = quest(hand="march", move=2, at="h-3.3", tiles={"h-3.1": "1", "h-2.3": "3"}, stack="2")
    assert "rest" not in offered(q, "explore:h-5.4")


@rule("MK-REST-01", "MK-TURN-33")
def test_move_points_that_were_not_used_are_lost_by_resting() -> None:
    q = quest(hand="march stamina rage", at="h0.0")
    answers = ["play:{march};basic", "rest", "pick:{stamina}"]
    q.play(turn.take(q, 0), answers, until="turn.after")
    assert q.turn(0).rested == "standard"
    assert q.turn(0).move == 0
    assert q.player(0).at == "h0.0"


@rule("MK-REST-01", "MK-TURN-21")
def test_with_nothing_but_wounds_one_cannot_move_by_other_means() -> None:
    q = quest(hand="wound wound", at="h-3.2", tiles={"h-3.1": "1"}, units="peasants", move=9)
    keys = offered(q)
    assert "rest" in keys
    assert not [key for key in keys if key.partition(":")[0] in {"go", "interact", "end"}]


@rule("MK-REST-02", "MK-REST-05")
def test_a_standard_rest_discards_one_card_and_any_wounds() -> None:
    for wounds in range(3):
        q = quest(hand="march stamina wound wound")
        first, second = q.wounds_in_hand(0)
        picks = [f"pick:t{wound}" for wound in (first, second)][:wounds]
        stop = ["done"] if wounds < 2 else []
        played = q.play(turn.take(q, 0), ["rest", "pick:{march}", *picks, *stop], until="turn.after")
        assert q.turn(0).rested == "standard"
        assert len(played.keys("rest.card")) == 2, "no Wound among them"
        assert sorted(q.names("discard.0")) == sorted(["march", *["wound"] * wounds])
        assert sorted(q.names("hand.0")) == sorted(["stamina", *["wound"] * (2 - wounds)])


@rule("MK-REST-03", "MK-REST-07")
def test_a_slow_recovery_shows_the_hand_and_discards_one_wound() -> None:
    q = quest(seats=2, hands=["wound wound wound", "march"], places=["h0.1"])
    hand = list(q.hand(0))
    assert not any(q.things.known(card, 1) for card in hand)
    played = q.play(turn.take(q, 0), ["rest"], until="turn.after")
    assert "rest.card" not in played.prompts()
    assert q.names("discard.0") == ["wound"]
    assert all(q.things.known(card, 1) for card in hand)


@rule("MK-REST-03")
@pytest.mark.parametrize(("hand", "kind"), [("march wound", "standard"), ("wound wound", "slow")])
def test_the_hand_decides_about_the_kind_of_rest(hand: str, kind: str) -> None:
    q = quest(hand=hand, units="peasants")
    answers = ["rest", "done"] if kind == "standard" else ["rest"]
    q.play(turn.take(q, 0), answers, until="turn.after")
    assert q.turn(0).rested == kind


@rule("MK-REST-04")
def test_cards_that_were_played_do_not_count_as_in_hand() -> None:
    q = quest(hand="crystallize wound wound", tokens="r")
    q.play(turn.take(q, 0), ["play:{crystallize};basic", "rest"], until="turn.after")
    assert q.turn(0).rested == "slow"
    assert q.names("discard.0") == ["wound"]
    assert q.names("hand.0") == ["wound"]


@rule("MK-REST-06")
def test_rested_wounds_stay_among_the_cards_and_are_not_healed() -> None:
    q = quest(hand="march stamina wound")
    wound = q.wounds_in_hand(0)[0]
    q.play(turn.take(q, 0), ["rest", "pick:{march}", f"pick:t{wound}"], until="turn.after")
    assert q.things.zone[wound] == "discard.0"
    assert q.told("wound.healed") == []


@rule("MK-TURN-21", "MK-REST-05")
def test_a_rest_is_a_card_discarded() -> None:
    q = quest(hand="march stamina", deck="rage rage rage rage rage rage")
    played = q.play(turn.take(q, 0), ["rest", "pick:{march}", "end"], until="end.discard")
    assert "done" in played.asked[-1].keys, "no further card must go"
