"""Mana: colours, the Source, tokens, crystals."""

import pytest

from hexameron.games.mageknight.content.colours import BASIC, COLOURS
from hexameron.games.mageknight.rules import end_of_turn, mana, turn
from hexameron.games.mageknight.state import Modifier
from tests.games.mageknight.cards import play, ways
from tests.games.mageknight.positions import TestQuest, fight, quest
from tests.rules import rule

R, B, G, W, GOLD, BLACK = range(6)


def pay(q: TestQuest, *needs: int) -> tuple[str, ...]:
    """The ways to pay the first of these."""
    return tuple(way.key() for way in mana.ways(q, 0, needs))


@rule("MK-MANA-01")
def test_there_are_four_basic_colours() -> None:
    assert [COLOURS[colour] for colour in BASIC] == ["red", "blue", "green", "white"]


@rule("MK-MANA-02")
def test_pure_mana_is_a_token_or_a_die() -> None:
    q = quest(tokens="g", source="r")
    assert mana.payable(q, 0) == 1 << G | 1 << R
    q.play(mana.pay(q, 0, (R,)))
    assert q.state.source[0].holder == 0


@rule("MK-MANA-03")
def test_unused_pure_mana_is_lost_at_the_end_of_the_turn() -> None:
    q = quest(tokens="gro", crystals="b", deck="")
    q.turn(0).step = "end.dice"
    q.play(end_of_turn.end(q, 0))
    assert sum(q.turn(0).tokens) == 0
    assert q.player(0).crystals == [0, 1, 0, 0]


@rule("MK-MANA-04", "MK-MANA-06")
def test_a_crystal_is_mana_at_any_moment() -> None:
    for step in ("move", "talk", "after"):
        q = quest(crystals="b", hand="crystallize", step=step)
        play(q, "crystallize", "strong", "colour:0")
        assert q.player(0).crystals == [1, 0, 0, 0]
    q = quest(crystals="b", hand="determination")
    fight(q, "prowlers", phase="block")
    assert "strong" in ways(q, "determination")


@rule("MK-MANA-05")
def test_nobody_holds_more_than_three_crystals_of_a_colour() -> None:
    q = quest(crystals="ggg")
    q.gain_crystal(0, G)
    q.gain_crystal(0, W)
    assert q.player(0).crystals == [0, 0, 3, 1]


@rule("MK-MANA-07")
def test_only_an_effect_turns_mana_into_crystals() -> None:
    q = quest(tokens="gg", deck="")
    played = q.play(turn.take(q, 0), [], until="turn.move")
    assert not any("crystal" in key for key in played.asked[-1].keys)
    q.turn(0).step = "end.dice"
    q.play(end_of_turn.end(q, 0))
    assert q.player(0).crystals == [0, 0, 0, 0]


@rule("MK-MANA-08")
def test_there_are_no_gold_or_black_crystals() -> None:
    q = quest(tokens="ok", hand="crystallize")
    assert len(q.player(0).crystals) == 4
    played = play(q, "crystallize", "basic", "colour:2")
    assert played.keys("mana.colour") == ("colour:0", "colour:1", "colour:2", "colour:3")
    q = quest(tokens="k", hand="crystallize", night=True)
    assert "basic" not in ways(q, "crystallize")


@pytest.mark.parametrize("colour", BASIC)
@rule("MK-MANA-09")
def test_gold_is_any_basic_colour_by_day(colour: int) -> None:
    assert pay(quest(tokens="o"), colour) == ("pay:token;4",)
    assert pay(quest(source="o"), colour) == ("pay:die;4",)


@rule("MK-MANA-09")
def test_gold_is_not_black() -> None:
    assert not mana.can_pay(quest(tokens="o"), 0, (BLACK,))


@rule("MK-MANA-10")
def test_black_mana_is_of_no_use_by_day() -> None:
    q = quest(tokens="k", source="k")
    assert mana.payable(q, 0) == 0
    assert not mana.can_pay(q, 0, (BLACK,))


@rule("MK-MANA-11")
def test_black_mana_serves_at_night_what_calls_for_it() -> None:
    q = quest(tokens="k", night=True)
    assert mana.can_pay(q, 0, (BLACK,))
    assert not any(mana.can_pay(q, 0, (colour,)) for colour in BASIC)


@rule("MK-MANA-12")
def test_gold_mana_is_of_no_use_at_night() -> None:
    q = quest(tokens="o", source="o", night=True)
    assert mana.payable(q, 0) == 0
    assert not any(mana.can_pay(q, 0, (colour,)) for colour in (*BASIC, GOLD))


@rule("MK-MANA-13")
def test_one_die_of_the_source_a_turn() -> None:
    q = quest(source="gg", hand="march march", deck="")
    play(q, "march", "strong")
    assert q.turn(0).move == 4
    assert "strong" not in ways(q, "march")
    assert not mana.can_pay(quest(source="gr"), 0, (G, R))
    q.turn(0).step = "end.dice"
    q.dice.script = [R]
    q.play(end_of_turn.end(q, 0), ["done"])
    assert q.turn(0).dice == 1, "and another one next turn"


@rule("MK-MANA-14")
def test_a_die_is_taken_only_to_be_used() -> None:
    q = quest(source="grb", hand="march")
    played = q.play(turn.take(q, 0), [], until="turn.move")
    assert {key.partition(":")[0] for key in played.asked[-1].keys} <= {"play", "go", "end", "rest"}
    play(q, "march", "strong")
    assert [die.holder for die in q.state.source] == [0, -2, -2]
    assert sum(q.turn(0).tokens) == 0


@rule("MK-MANA-15", "MK-EOT-01")
def test_used_dice_are_rolled_and_returned() -> None:
    q = quest(source="gr", hand="march", dice="w", deck="")
    play(q, "march", "strong")
    q.turn(0).step = "end.dice"
    q.play(end_of_turn.end(q, 0))
    assert [(die.face, die.holder) for die in q.state.source] == [(W, -2), (R, -2)]


@pytest.mark.parametrize(("night", "dead", "fresh"), [(False, BLACK, GOLD), (True, GOLD, BLACK)])
@rule("MK-MANA-16", "MK-MANA-17")
def test_depleted_dice_stay_but_cannot_be_used(night: bool, dead: int, fresh: int) -> None:
    q = quest(source="ok", night=night)
    purse = mana.purse(q, 0)
    assert ("die", dead) not in purse
    assert ("die", fresh) in purse
    assert [die.face for die in q.state.source] == [GOLD, BLACK], "they keep what they show"


@rule("MK-MANA-09", "MK-MANA-13")
def test_several_mana_are_paid_together() -> None:
    q = quest(tokens="o", crystals="g")
    assert mana.can_pay(q, 0, (G, R))
    assert pay(q, G, R) == ("pay:crystal;2",), "the gold must be kept for red"
    assert not mana.can_pay(q, 0, (G, R, R))


def test_a_stolen_die_is_used_besides_the_one_of_the_turn() -> None:
    q = quest(source="gg", tactic="mana_steal", hand="march march")
    q.state.source[0].holder = 0
    play(q, "march", "strong", "pay:die;2")
    assert mana.stolen(q, 0) == 0
    play(q, "march", "strong")
    assert q.player(0).tactic_used
    q.dice.script = [R, W]
    q.turn(0).step = "end.dice"
    q.play(end_of_turn.end(q, 0))
    assert [(die.face, die.holder) for die in q.state.source] == [(W, -2), (R, -2)], "both are rolled"


@rule("MK-MANA-10", "MK-MANA-12")
def test_endless_mana_keeps_to_day_and_night() -> None:
    for night in (False, True):
        q = quest(night=night)
        q.turn(0).modifiers = [Modifier(kind="endless_mana", n=R), Modifier(kind="endless_mana", n=BLACK)]
        assert mana.can_pay(q, 0, (R, R, R, R))
        assert mana.can_pay(q, 0, (R, BLACK)) == night


@rule("MK-MANA-09")
@pytest.mark.parametrize("night", [False, True])
def test_where_one_mana_is_paid_only_its_colour_and_gold_matter(night: bool) -> None:
    for number in range(3**6):
        counts = [number // 3**colour % 3 for colour in range(6)]
        has = mana.Means(
            tokens=tuple(counts),
            crystals=tuple(counts[:4][::-1]),
            dice=tuple(colour for colour in range(6) for _ in range(counts[5 - colour])),
            left=counts[0],
            stolen=counts[1] + counts[2],
            black=night,
            gold=not night,
            day=not night,
            shown=(),
        )
        for need in range(6):
            assert mana.ways_with(has.for_one(need), (need,)) == mana.ways_with(has, (need,))
