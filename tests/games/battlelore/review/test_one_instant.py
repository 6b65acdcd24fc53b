"""A roll that harms both sides: a Backstab, the hits beyond it, and who wins if both would."""

from hexameron.games.battlelore.rules import battle as battles
from hexameron.games.battlelore.rules import modifiers
from hexameron.games.battlelore.state import Effect
from tests.games.battlelore.positions import TestBattle, battle, lore_key, play
from tests.rules import rule

BACKSTAB = "lore.rogue.5"


def last_figures(*, banners: tuple[int, int] = (0, 0), dice: str = "S G G") -> TestBattle:
    """South attacks a last figure with a last figure; North holds Backstab."""
    return battle(
        {"u0": ("Fb", "h3.4", 0, 1), "u1": ("Fg", "h4.4", 1, 1), "u2": ("Fg", "h4.3", 1)},
        ordered=["u0"],
        phase="combat",
        lore=True,
        tokens=(0, 3),
        lore_hands=((), (BACKSTAB,)),
        banners=banners,
        dice=dice,
    )


@rule("BL-END-01")
def test_the_active_side_wins_if_a_backstab_would_let_both_win() -> None:
    b = last_figures(banners=(8, 8))
    played = play(
        b,
        battles.assault(b, b.unit("u0"), b.unit("u1")),
        ["lore.before_dice=pass", f"lore.after_dice={lore_key(b, BACKSTAB)}"],
    )
    assert played.over is not None
    assert played.over.winners == (0,)


@rule("BL-END-01")
def test_a_backstab_wins_for_its_player_if_only_the_attacker_falls() -> None:
    b = last_figures(banners=(8, 8), dice="S R R")
    played = play(
        b,
        battles.assault(b, b.unit("u0"), b.unit("u1")),
        ["lore.before_dice=pass", f"lore.after_dice={lore_key(b, BACKSTAB)}"],
    )
    assert played.over is not None
    assert played.over.winners == (1,)


@rule("BL-END-01")
def test_the_active_side_wins_too_if_it_backstabs_a_battle_back() -> None:
    b = battle(
        {"u0": ("Fg", "h3.4", 0, 1), "u1": ("DFb", "h4.4", 1, 1)},
        ordered=["u0"],
        phase="combat",
        lore=True,
        tokens=(3, 0),
        lore_hands=((BACKSTAB,), ()),
        banners=(8, 8),
        dice="RR SGG",
    )
    played = play(
        b,
        battles.assault(b, b.unit("u0"), b.unit("u1")),
        ["battle.back=yes", "lore.before_dice=pass", f"lore.after_dice={lore_key(b, BACKSTAB)}"],
    )
    assert played.over is not None
    assert played.over.winners == (0,)


@rule("BL-HIT-05")
def test_an_attacker_that_a_backstab_kills_has_cleft_all_the_same() -> None:
    b = last_figures()
    modifiers.add(b, Effect("lore.warrior.10", "cleave", 0, "turn", "u0"))
    played = play(
        b,
        battles.assault(b, b.unit("u0"), b.unit("u1")),
        ["lore.before_dice=pass", f"lore.after_dice={lore_key(b, BACKSTAB)}"],
    )
    assert not b.unit("u0").figures
    assert not b.unit("u1").figures
    assert b.unit("u2").figures == 3, "the second helmet goes on to the unit beside the attacker"
    assert "follow.gain" not in played.prompts()
