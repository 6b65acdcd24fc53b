"""How long what a card puts into play holds."""

from __future__ import annotations

import pytest

from hexameron.games.battlelore.content.effects import Until
from hexameron.games.battlelore.rules import modifiers, turn
from hexameron.games.battlelore.state import Effect
from tests.games.battlelore.lore.playing import battle
from tests.rules import rule

MOMENTS = ("attack", "end", "start", "end", "start", "end", "start")
"""The end of the attack in which it was put there, then the ends and starts of turns."""


@rule("BL-LORE-16")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("until", "in_own_turn", "outlives"),
    [
        ("attack", True, 0),
        ("attack", False, 0),
        ("turn", True, 1),
        ("turn", False, 1),
        ("own_turn", True, 4),
        ("own_turn", False, 2),
        ("enemy_turn", True, 3),
        ("enemy_turn", False, 5),
    ],
)
def test_an_effect_holds_as_long_as_its_card_says(
    until: Until, in_own_turn: bool, outlives: int, seat: int
) -> None:
    p = battle({"h3.5": "Fb"}, {"h7.5": "Fb"}, seat=seat if in_own_turn else 1 - seat)
    modifiers.add(p.b, Effect("lore.rogue.12", "move", seat, until, p.unit("h3.5").id))
    outlived = 0
    for moment in MOMENTS:
        if moment == "attack":
            modifiers.expire(p.b, "attack")
        else:
            p.run(turn.end(p.b) if moment == "end" else turn.start(p.b))
        if not p.state.effects:
            break
        outlived += 1
    assert outlived == outlives
