"""Skills with rules of their own: how far, how many, and for whom."""

import pytest

from hexameron.games.mageknight.rules.cards import skills
from tests.games.mageknight.positions import quest
from tests.games.mageknight.rules.cards.skilled import NORTH
from tests.games.mageknight.serving import usable, use
from tests.rules import rule


@pytest.mark.parametrize(("move", "farthest"), [(0, 1), (1, 1), (2, 2), (9, 2)])
def test_flight_goes_two_spaces_for_two_move_points_and_no_farther(move: int, farthest: int) -> None:
    q = quest(skills="flight", tiles=NORTH, move=move)
    far = q.board.within("h0.0", 3)
    assert max(far[cell] for cell in skills.flights(q, 0)) == farthest


@pytest.mark.parametrize("dice", [0, 1])
def test_who_needs_magic_asks_only_if_a_die_could_be_used(dice: int) -> None:
    q = quest(skills="who_needs_magic", hand="march rage", source="r")
    q.turn(0).dice = dice
    more = ["branch:1"] if dice else []
    played = use(q, "who_needs_magic", *more, "play:{march};move")
    assert played.prompts().count("skill.unmagical") == dice
    assert q.turn(0).move == 3


@rule("MK-SKILL-07")
@pytest.mark.parametrize(
    ("seats", "hand", "can"), [(1, "march", False), (1, "wound", True), (2, "march", True)]
)
def test_ritual_of_pain_without_a_wound_is_for_others_only(seats: int, hand: str, *, can: bool) -> None:
    q = quest(seats=seats, skills="ritual_of_pain", hand=hand, places=["h0.1"][: seats - 1])
    assert usable(q, "ritual_of_pain") is can
