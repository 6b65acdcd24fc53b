"""What a position of Heroes means by the fields that it leaves out."""

from hexameron.games.heroes import state
from tests.games.leaving_out import begins_with


def test_what_is_left_out_is_nothing_but_for_these() -> None:
    assert begins_with(state) == {
        "Player.faction": "haven",
        "Player.level": 1,
        "Modifier.until": "turn",
        "Battle.token": -1,
        "Battle.step": "before",
        "Battle.turn": 1,
        "Battle.winner": -1,
        "State.step": "setup",
        "State.round": 1,
        "State.active": -1,
    }
