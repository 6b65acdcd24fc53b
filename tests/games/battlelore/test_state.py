"""What a position of BattleLore means by the fields that it leaves out."""

from hexameron.games.battlelore import state
from tests.games.leaving_out import begins_with


def test_what_is_left_out_is_nothing_but_for_these() -> None:
    assert begins_with(state) == {
        "Objective.banners": 1,
        "Terms.scenario": "crossing",
        "Terms.banners_to_win": 5,
        "Terms.command_cards": (5, 5),
        "Terms.levels": (6, 6),
        "Terms.sides": ("pennant", "standard"),
        "Unit.may_fight": True,
        "Turn.phase": "start",
        "Turn.card": -1,
        "State.stage": "map",
    }
