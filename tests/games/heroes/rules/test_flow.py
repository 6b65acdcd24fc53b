"""Rounds and turns (FLOW), Weeks (WEEK), golden rule (GOLD)."""

import pytest

from hexameron.games.heroes.content.actions import ACTION_CARDS
from hexameron.games.heroes.rules import rounds, values
from tests.games.heroes.positions import TestConquest, conquest
from tests.rules import rule

IDLE = ["play:1;", "play:2;", "play:3;"]
"""Three cards without an action."""


def quiet(seats: int = 3, *, weeks: str = "plenty gold wanderer", round_: int = 2) -> TestConquest:
    """Players without heroes, who only play cards."""
    return conquest(seats=seats, weeks=weeks, round_=round_)


def asked(t: TestConquest, answers: list[str], until: str = "turn.card") -> list[int]:
    """Who was asked for a card."""
    played = t.play(rounds.play(t), answers, until=until)
    return [one.seat for one in played.asked if one.prompt == "turn.card"]


@rule("HE-FLOW-01", "HE-FLOW-05")
def test_play_passes_clockwise() -> None:
    t = quiet()
    t.state.order = [0, 2, 1]
    assert asked(t, ["play:1;"] * 3) == [0, 2, 1, 0]


@rule("HE-FLOW-02", "HE-FLOW-04", "HE-FLOW-08")
def test_one_unused_card_is_played_and_is_used_up_for_the_round() -> None:
    t = quiet()
    played = t.play(rounds.play(t), ["play:2;", "play:1;", "play:1;"], until="turn.card")
    assert t.player(0).cards == [1, 3]
    assert not [key for key in played.asked[-1].keys if key.startswith("play:2")]
    assert t.state.active == 0


@rule("HE-FLOW-03", "HE-FLOW-09", "HE-FLOW-10", "HE-FLOW-11")
def test_a_card_offers_its_two_actions_or_nothing() -> None:
    t = quiet()
    t.build(0, "market")
    t.player(0).cards = [1, 2, 3, 4]
    played = t.play(rounds.play(t), until="turn.card")
    assert played.asked[0].keys == (
        "play:1;activation",
        "play:1;construction",
        "play:1;",
        "play:2;activation",
        "play:2;recruitment",
        "play:2;",
        "play:3;recruitment",
        "play:3;gathering",
        "play:3;",
        "play:4;construction",
        "play:4;gathering",
        "play:4;",
    )
    assert {action for card in ACTION_CARDS for action in card.actions} == {
        "activation",
        "gathering",
        "construction",
        "recruitment",
    }


@rule("HE-FLOW-03")
def test_only_the_chosen_action_is_performed() -> None:
    t = quiet()
    t.state.owners["h2.4"] = 0
    played = t.play(rounds.play(t), ["play:3;gathering"], until="turn.card")
    assert t.player(0).gold == 4
    assert "recruiting.what" not in played.prompts()
    assert t.player(0).cards == [1, 2]


@rule("HE-FLOW-09")
def test_a_passed_card_does_nothing_but_is_used_up() -> None:
    t = quiet()
    t.state.owners["h2.4"] = 0
    t.play(rounds.play(t), ["play:3;"], until="turn.card")
    assert t.player(0).gold == 0
    assert t.player(0).cards == [1, 2]
    assert t.told("turn.passes")


@rule("HE-FLOW-06", "HE-FLOW-12", "HE-FLOW-13")
def test_the_round_ends_with_the_last_card_and_the_token_goes_left() -> None:
    t = quiet()
    t.state.order = [0, 2, 1]
    t.state.first = t.state.active = 2
    answers = [answer for answer in IDLE for _ in range(3)]
    assert asked(t, answers) == [2, 1, 0] * 3 + [1]
    assert t.state.first == 1
    assert t.state.round == 3
    assert [player.cards for player in t.state.players] == [[1, 2, 3]] * 3


@rule("HE-FLOW-07", "HE-FLOW-13")
def test_whoever_has_no_card_left_is_skipped() -> None:
    t = quiet(2)
    t.build(0, "market")
    t.player(0).cards = [1, 2, 3, 4]
    answers = ["play:1;", "play:1;", "play:2;", "play:2;", "play:3;", "play:3;", "play:4;"]
    assert asked(t, answers) == [0, 1, 0, 1, 0, 1, 0, 1]
    assert t.state.round == 3
    assert t.player(0).cards == [1, 2, 3, 4]
    assert t.player(1).cards == [1, 2, 3]


@rule("HE-WEEK-01", "HE-WEEK-02")
def test_a_week_holds_for_its_round_only() -> None:
    t = quiet(2, weeks="wanderer mists")
    anton = t.add_hero("anton", at="h3.3")
    idle = [answer for answer in IDLE for _ in range(2)]
    assert t.state.week == ""
    t.play(rounds.play(t), idle, until="turn.card")
    assert t.state.week == "week.wanderer"
    assert values.movement(t, anton) == 5
    t.play(rounds.play(t), idle, until="turn.card")
    assert t.state.week == "week.mists"
    assert values.movement(t, anton) == 3
    assert t.names("weeks.past") == ["week.wanderer", "week.mists"]


@rule("HE-WEEK-02")
def test_a_week_works_for_all_players() -> None:
    t = quiet(2, weeks="wanderer")
    heroes = [t.add_hero("anton", at="h3.3"), t.add_hero("vorlag")]
    t.set_week("wanderer")
    assert [values.movement(t, hero) for hero in heroes] == [5, 5]


@rule("HE-WEEK-03", "HE-END-04")
@pytest.mark.parametrize("weeks", [1, 2])
def test_the_round_of_the_last_week_is_the_last(weeks: int) -> None:
    t = quiet(2, weeks=" ".join(["plenty", "gold"][:weeks]), round_=1)
    idle = [answer for answer in IDLE for _ in range(2)]
    played = t.play(rounds.play(t), idle * (weeks + 1))
    assert played.over is not None
    assert played.over.why == "time"
    assert t.state.round == weeks + 1


@rule("HE-WEEK-01")
def test_a_reveal_effect_comes_in_turn_order_from_the_first_player() -> None:
    t = quiet(2, weeks="fortune")
    t.add_hero("anton")
    t.add_hero("slava")
    t.add_hero("vorlag")
    idle = [answer for answer in IDLE for _ in range(2)]
    played = t.play(rounds.play(t), [*idle, "pick:{slava}"], until="turn.card")
    assert t.state.first == 1
    assert [one["hero"] for one in t.told("luck.gained")] == [t.id("vorlag"), t.id("slava")]
    assert played.asked[-1].seat == 1
    assert t.hero(t.id("anton")).luck == 0


@rule("HE-GOLD-01")
def test_a_card_wins_over_the_general_rule() -> None:
    # Mountains bar every hero (HE-MOVE-04), but not an Explorer; no hero has more than 4 MP, but for cards.
    t = conquest(factions=("stronghold", "haven"), cities=("h1.4", "h12.9"))
    sandor = t.add_hero("sandor", at="h2.3", skills="logistics")
    anton = t.add_hero("anton", at="h3.2")
    assert values.permits(t, sandor, "through_mountains")
    assert not values.permits(t, anton, "through_mountains")
    assert (values.movement(t, sandor), values.movement(t, anton)) == (5, 4)
