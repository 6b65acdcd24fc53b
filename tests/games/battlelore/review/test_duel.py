"""Duel gives a foot unit what its text says: ground and a second strike, but no ride beyond."""

from hexameron.games.battlelore.rules import battle as battles
from tests.games.battlelore.positions import battle, lore_key, play
from tests.rules import rule

DUEL = "lore.warrior.12"


@rule("BL-FOL-10")
def test_a_duel_gives_a_foot_unit_a_second_strike_but_no_further_hex() -> None:
    b = battle(
        {"u0": ("Fb", "h4.5", 0), "u1": ("Fg", "h5.5", 1, 1), "u2": ("Fg", "h6.4", 1)},
        ordered=["u0"],
        phase="combat",
        lore=True,
        tokens=(6, 0),
        lore_hands=((DUEL,), ()),
        dice="GBB GBB",
    )
    played = play(
        b,
        battles.assault(b, b.unit("u0"), b.unit("u1")),
        [f"lore.won_melee={lore_key(b, DUEL)}", "follow.gain=go:h5.5", "follow.bonus=target:u2"],
    )
    assert "follow.pursue" not in played.prompts()
    assert b.unit("u0").hex == "h5.5"
    assert b.unit("u2").figures == 3
