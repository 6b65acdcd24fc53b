"""Taking back: everything of the own turn, up to the last new information."""

from collections.abc import Callable
from typing import Any

import pytest

from hexameron.games.mageknight.meta import GAME
from hexameron.games.mageknight.state import State
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import Refused
from tests.games.mageknight.fights import city
from tests.games.mageknight.positions import FACES, TestQuest, next_enemies, put, quest
from tests.rules import rule


def match(q: TestQuest) -> Match[State]:
    """A match that goes on from a position."""
    setup = Setup(scenario=q.state.scenario, seats=len(q.state.players))
    return Match(GAME, setup, Fairness.from_seed(1), state=q.state)


def choose(q: TestQuest, on: Match[State], *answers: str, seat: int = 0) -> None:
    for answer in answers:
        on.choose(seat, q.written(answer))


def refusal(on: Match[Any], seat: int = 0) -> str:
    """Why the last choice cannot be taken back, or nothing."""
    text = on.can_undo(seat)
    return "" if text is None else text.id


def here(**more: Any) -> TestQuest:
    """The first of two heroes in a village, with much at hand."""
    position: dict[str, Any] = {
        "seats": 2,
        "hands": ["march stamina crystallize rage", "march march"],
        "tiles": {"h-3.1": "1", "h-2.3": "3"},
        "at": "h-3.2",
        "places": ["h0.1"],
        "stack": "2 11",
        "units": "peasants",
        "skills": "double_time",
        "tokens": "rb",
        "source": "gw",
        "offer": "herbalists utem_guardsmen",
    }
    return quest(**(position | more))


@rule("MK-UNDO-01")
def test_cards_mana_units_skills_and_moves_are_taken_back_one_by_one() -> None:
    q = here()
    on = match(q)
    answers = [
        "play:{stamina};strong",
        "activate:{peasants};2",
        "skill:{double_time}",
        "go:h-3.3",
        "play:{march};basic",
        "go:h-3.2",
        "interact",
        "end",
    ]
    before = []
    for answer in answers:
        before.append(on.hash())
        choose(q, on, answer)
    for hash_ in reversed(before):
        assert refusal(on) == ""
        on.undo(0)
        assert on.hash() == hash_
    assert refusal(on) == "undo.nothing"


@rule("MK-UNDO-01")
def test_a_fight_with_enemies_that_lay_open_can_still_be_called_off() -> None:
    q = here(at="h-3.1", on={"h-4.1": "prowlers"})
    on = match(q)
    start = on.hash()
    choose(q, on, "challenge:h-4.1")
    on.undo(0)
    assert on.hash() == start
    assert on.state.players[0].turn.combat is None


@rule("MK-UNDO-01")
def test_recruiting_and_resting_are_taken_back() -> None:
    q = here(hands=["promise promise stamina", "march"], units="")
    on = match(q)
    choose(q, on, "interact", "play:{promise};basic", "play:{promise.2};basic")
    talking = on.hash()
    choose(q, on, "recruit:{herbalists}")
    on.undo(0)
    assert on.hash() == talking
    q = here()
    on = match(q)
    start = on.hash()
    choose(q, on, "rest", "pick:{march}")
    while refusal(on) == "":
        on.undo(0)
    assert on.hash() == start


@rule("MK-UNDO-01", "MK-TURN-34")
def test_the_last_thing_that_can_be_done_in_a_turn_is_taken_back_as_well() -> None:
    q = here(hands=["march", "march"], at="h-3.2", units="", skills="", tokens="", source="")
    on = match(q)
    choose(q, on, "play:{march};basic")
    before = on.hash()
    choose(q, on, "go:h-3.3")
    assert [option.key() for option in on.options(0)] == ["end"], "the turn does not end by itself"
    on.undo(0)
    assert on.hash() == before


@rule("MK-UNDO-01", "MK-BLK-02")
def test_a_challenge_is_taken_back_before_its_enemy_summons_another() -> None:
    q = here(
        hands=["march", "march"], at="h-3.1", on={"h-4.1": "orc_summoners"}, units="", skills="", source=""
    )
    on = match(q)
    start = on.hash()
    choose(q, on, "challenge:h-4.1")
    assert [option.key() for option in on.options(0)] == ["next"], "what is summoned would be new"
    while refusal(on) == "":
        on.undo(0)
    assert on.hash() == start


def _tile() -> tuple[TestQuest, str]:
    return here(at="h-3.3", move=2), "explore:h-5.4"


def _drawn_enemy() -> tuple[TestQuest, str]:
    q = here(tiles={"h-3.1": "7"}, at="h-2.1")
    next_enemies(q, "minotaur")
    return q, "enter"


def _hidden_garrison_assaulted() -> tuple[TestQuest, str]:
    q = here(tiles={"h-3.1": "10"}, at="h-1.0", move=3, night=True)
    put(q, "guardsmen", "on.h-2.0", face_up=False)
    return q, "go:h-2.0"


def _hidden_garrison_seen() -> tuple[TestQuest, str]:
    q = here(tiles={"h-3.1": "10"}, at="h0.0", move=2)
    put(q, "guardsmen", "on.h-2.0", face_up=False)
    return q, "go:h-1.0"


def _hidden_city_seen() -> tuple[TestQuest, str]:
    q = here(tiles={"h-3.1": "core_6"}, at="h-1.0", move=3)
    city(q, "blue", "h-3.1", "monks", face_up=False)
    return q, "go:h-2.0"


def _card_turned_up() -> tuple[TestQuest, str]:
    q = here(step="talk", tiles={"h-3.1": "core_5"}, at="h-3.1", influence=6, advanced="agility")
    city(q, "green", "h-3.1", "").conquered = True
    q.things.make([FACES["deed"]["intimidate"]] * 3, "advanced.deck", seen=0)
    return q, "buy:{agility}"


NEWS = [
    _tile,
    _drawn_enemy,
    _hidden_garrison_assaulted,
    _hidden_garrison_seen,
    _hidden_city_seen,
    _card_turned_up,
]


@rule("MK-UNDO-02", "MK-UNDO-05")
@pytest.mark.parametrize("news", NEWS)
def test_nothing_goes_back_before_a_tile_a_token_or_a_card_was_turned_up(
    news: Callable[[], tuple[TestQuest, str]],
) -> None:
    q, answer = news()
    on = match(q)
    choose(q, on, answer)
    assert refusal(on) == "undo.learned"
    with pytest.raises(Refused):
        on.undo(0)


@rule("MK-UNDO-02")
def test_a_garrison_that_was_known_is_no_news() -> None:
    q = here(tiles={"h-3.1": "10"}, at="h-1.0", move=3, on={"h-2.0": "guardsmen"})
    on = match(q)
    choose(q, on, "go:h-2.0")
    assert refusal(on) == ""


@rule("MK-UNDO-02")
def test_a_drawn_card_fixes_what_was_done_before() -> None:
    q = here(hands=["tranquility march", "march"])
    on = match(q)
    choose(q, on, "play:{march};basic", "play:{tranquility};basic")
    assert refusal(on) == ""
    choose(q, on, "branch:1")
    assert len(on.state.things.in_zone("hand.0")) == 1
    assert refusal(on) == "undo.learned"


@rule("MK-UNDO-03", "MK-UNDO-05")
@pytest.mark.parametrize("used", [False, True])
def test_nothing_goes_back_before_a_die_was_rolled(*, used: bool) -> None:
    q = here(hands=["march stamina rage", "march"], tokens="", source="gw")
    on = match(q)
    choose(q, on, "play:{march};strong" if used else "play:{march};basic")
    assert refusal(on) == ""
    choose(q, on, "end")
    assert on.pending[0].prompt == "end.discard"
    assert refusal(on) == ("undo.learned" if used else ""), "the used die was rolled"


@rule("MK-UNDO-04", "MK-UNDO-05")
def test_nothing_goes_back_before_another_player_reacted() -> None:
    q = here(tiles={"h-3.1": "4"}, at="h-1.0", places=["h-2.0"], move=2, hands=["march rage", "march rage"])
    on = match(q)
    choose(q, on, "go:h-2.0", "attack:p1")
    assert on.pending[1].prompt == "duel.participate"
    assert refusal(on) == "", "he has not said anything yet"
    choose(q, on, "participate:1", seat=1)
    assert refusal(on) == "undo.other"
    with pytest.raises(Refused):
        on.undo(0)


@rule("MK-UNDO-05")
def test_after_news_only_what_came_later_is_taken_back() -> None:
    q = here(at="h-3.3", move=2)
    on = match(q)
    choose(q, on, "play:{march};basic", "explore:h-5.4")
    learned = on.hash()
    choose(q, on, "play:{stamina};basic", "go:h-4.4")
    on.undo(0)
    on.undo(0)
    assert on.hash() == learned
    assert on.state.players[0].turn.move == 2
    assert refusal(on) == "undo.learned", "the March stays played, the points stay spent"
