"""What instinct prefers."""

from __future__ import annotations

from hexameron.games.runebound.mind.prior import prior
from hexameron.kernel.game import Question
from tests.games.runebound.positions import TestJourney, journey


def liking(t: TestJourney) -> str:
    """The option that looks best."""
    t.go()
    assert t.pending is not None
    options = tuple(t.options())
    question = Question(t.seat, t.prompt, options, t.pending.actor)
    weights = prior(t.state, question)
    assert all(weight > 0 for weight in weights)
    return max(zip(weights, [one.key() for one in options], strict=True))[1]


def test_a_hero_on_a_gem_takes_the_adventure() -> None:
    assert liking(journey(heroes={"laurel": {"at": "h0.0"}, "corbin": {}})) == "adventure"


def test_a_badly_hurt_hero_rests_in_a_town() -> None:
    assert liking(journey(heroes={"laurel": {"at": "h5.8", "damage": 7}, "corbin": {}})) == "rest"


def test_who_is_not_ready_does_not_face_the_villain() -> None:
    t = journey(heroes={"laurel": {"at": "h11.6"}, "corbin": {}}, act=2, villain="h11.6")
    assert liking(t) != "face"


def test_who_is_ready_faces_the_villain() -> None:
    strong = {"at": "h11.6", "assets": "b08 b10 c02", "learned": "m1 m6", "lore": 7}
    assert liking(journey(heroes={"laurel": strong, "corbin": {}}, act=2, villain="h11.6")) == "face"


def test_a_hero_beside_one_zombie_does_not_walk_on_into_the_next() -> None:
    heroes = {"lyssa": {"at": "h5.8"}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, scenario="dead_king", zombies={"h4.7": 1, "h3.7": 1}, dice="PPP")
    t.go("throw", "step:h4.7;1")
    assert "step:h3.7;1" in t.offers("step")
    assert liking(t) != "step:h3.7;1"
