"""What a position of Mage Knight means by the fields that it leaves out."""

from hexameron.games.mageknight import state
from tests.games.leaving_out import begins_with


def test_what_is_left_out_is_nothing_but_for_these() -> None:
    assert begins_with(state) == {
        "Modifier.until": "turn",
        "Troop.banner": -2,
        "Troop.mana": -2,
        "Talent.mark": -2,
        "Die.holder": -2,
        "Strike.unit": -2,
        "Strike.card": -2,
        "Strike.foe": -2,
        "Guard.unit": -2,
        "Guard.card": -2,
        "Guard.foe": -2,
        "Foe.summoner": -2,
        "Combat.phase": "challenge",
        "Combat.units": True,
        "Combat.dealer": -2,
        "Combat.blow": -2,
        "Duel.step": "participate",
        "Duel.attacker": -2,
        "Duel.stage": "attack",
        "Duel.winner": -2,
        "Pact.step": "march",
        "Turn.dice": 1,
        "Player.level": 1,
        "City.leader": -2,
        "State.step": "setup",
        "State.round": 1,
        "State.announced": -2,
    }
