"""Hits, misses and casualties."""

import pytest

from tests.games.battlelore.positions import battle
from tests.games.battlelore.rules.phases import attack, dice_rolled, phase
from tests.rules import rule

COLOURS = {"g": "G", "b": "B", "r": "R"}


def losses(attacker: str, target: str, dice: str) -> int:
    """How many figures a melee roll costs a fresh target."""
    b = battle({"u0": (attacker, "h4.5", 0), "u1": (target, "h5.5", 1)}, dice=dice)
    full = b.unit("u1").figures
    attack(b, "u0", "u1", ["follow.gain=done"] if dice.count(COLOURS.get(target[-1], "")) >= full else [])
    assert b.dice.left == 0
    return full - b.unit("u1").figures


@rule("BL-HIT-01")
@pytest.mark.parametrize("target", ["Fg", "Fb", "Fr", "Mg", "Mb", "Mr", "Ag"])
@pytest.mark.parametrize("n", [0, 1, 2])
def test_each_helmet_of_the_targets_colour_is_a_hit(target: str, n: int) -> None:
    own = COLOURS[target[-1]]
    other = "B" if own != "B" else "R"
    assert losses("Fr", target, own * n + other * (4 - n)) == n


@rule("BL-HIT-01")
def test_the_attackers_own_colour_does_not_matter() -> None:
    assert losses("Fr", "Fb", "BBRR") == 2
    assert losses("Fb", "Fr", "RBB") == 1
    assert losses("Fg", "Fb", "BG") == 1


@rule("BL-HIT-02")
@pytest.mark.parametrize(
    ("target", "dice"), [("Fg", "BRBR"), ("Fb", "GRGR"), ("Fr", "GBGB"), ("Mb", "RGGR"), ("Ag", "RBBR")]
)
def test_helmets_of_other_colours_miss(target: str, dice: str) -> None:
    assert losses("Fr", target, dice) == 0


@rule("BL-HIT-03")
def test_a_sword_is_a_miss_unless_the_weapon_says_otherwise() -> None:
    assert losses("Ag", "Fb", "SS") == 0, "a bow at point blank"
    assert losses("Fb", "Fb", "SSG") == 2, "a short sword"
    b = battle({"u0": ("Ag", "h3.3", 0), "u1": ("Fb", "h3.6", 1)}, ordered=["u0"], dice="SS")
    phase(b, "combat", ["fight:u0"])
    assert b.unit("u1").figures == 4, "arrows"


@rule("BL-HIT-03")
def test_bowmen_battle_back_without_swords() -> None:
    units = {
        "u0": ("Fg", "h4.5", 0),
        "u1": ("Ag", "h5.5", 1),
        "u2": ("Fb", "h6.4", 1),
        "u3": ("Fb", "h6.5", 1),
    }
    b = battle(units, dice="BB SS")
    attack(b, "u0", "u1", ["battle.back=yes"])
    assert b.unit("u0").figures == 4


@rule("BL-HIT-04")
@pytest.mark.parametrize("target", ["Fg", "Fb", "Fr", "Mb", "Ag"])
@pytest.mark.parametrize("with_lore", [False, True])
def test_the_lore_symbol_harms_nobody(target: str, with_lore: bool) -> None:
    b = battle({"u0": ("Fr", "h4.5", 0), "u1": (target, "h5.5", 1)}, lore=with_lore, dice="LLLL")
    attack(b, "u0", "u1")
    assert b.unit("u1").figures == b.unit("u1").full
    assert b.unit("u1").hex == "h5.5"


@rule("BL-HIT-05")
@pytest.mark.parametrize(("dice", "left"), [("GGGG", 4), ("BGGG", 3), ("BSGG", 2), ("BBSG", 1), ("BBBS", 0)])
def test_each_hit_removes_one_figure(dice: str, left: int) -> None:
    b = battle({"u0": ("Fr", "h4.5", 0), "u1": ("Fb", "h5.5", 1), "u2": ("Fb", "h9.1", 1)}, dice=dice)
    attack(b, "u0", "u1", [] if left else ["follow.gain=done"])
    assert b.unit("u1").figures == left
    assert b.unit("u0").figures == 4
    assert b.unit("u2").figures == 4


@rule("BL-HIT-05")
def test_hits_too_many_are_lost() -> None:
    b = battle(
        {
            "u0": ("Fr", "h4.5", 0),
            "u1": ("Fb", "h5.5", 1, 1),
            "u2": ("Fb", "h5.6", 1),
            "u3": ("Fb", "h6.5", 1),
        },
        dice="BBBB",
    )
    attack(b, "u0", "u1", ["follow.gain=done"])
    assert [b.unit(id_).figures for id_ in ("u1", "u2", "u3")] == [0, 4, 4]
    assert b.state.banners == [1, 0]


@rule("BL-HIT-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_last_figure_is_a_victory_banner_for_the_attacker(seat: int) -> None:
    b = battle({"u0": ("Fb", "h4.5", seat), "u1": ("Fb", "h5.5", 1 - seat, 1)}, active=seat, dice="BGG")
    attack(b, "u0", "u1", ["follow.gain=done"])
    assert b.state.banners[seat] == 1
    assert b.state.banners[1 - seat] == 0
    assert "h5.5" not in b.state.places, "the unit has left the board"
    assert b.unit("u1").hex == ""


@rule("BL-HIT-06")
def test_a_banner_taken_by_battling_back_counts_for_who_battled_back() -> None:
    b = battle({"u0": ("Fg", "h4.5", 0, 1), "u1": ("DFb", "h5.5", 1)}, dice="GG GRR")
    attack(b, "u0", "u1", ["battle.back=yes"])
    assert b.state.banners == [0, 1]


@rule("BL-HIT-06")
def test_who_falls_by_the_own_creature_is_a_banner_for_the_enemy() -> None:
    """North's giant cannot retreat and tramples two units of its own side."""
    b = battle(
        {
            "u0": ("Fr", "h4.5", 0),
            "u1": ("giant", "h5.5", 1),
            "u2": ("Fb", "h6.4", 1, 1),
            "u3": ("Fb", "h6.5", 1, 4),
        },
        lore=True,
        dice="FFGB BB",
    )
    attack(b, "u0", "u1", ["battle.back=no"])
    assert b.unit("u2").figures == 0
    assert b.unit("u3").figures == 2
    assert b.state.banners == [1, 0]


@rule("BL-HIT-06")
def test_who_falls_in_panic_is_a_banner_for_the_enemy() -> None:
    b = battle({"u0": ("Fg", "h4.5", 0), "u1": ("KFb", "h5.5", 1, 1)}, dice="GF BG")
    attack(b, "u0", "u1", ["retreat.where=go:h6.5", "retreat.where=go:h7.5", "follow.gain=done"])
    assert b.state.banners == [1, 0]


@rule("BL-HIT-07")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("dice", "tokens"), [("GGG", 0), ("LGG", 1), ("LLL", 3), ("LBF", 1)])
def test_each_lore_symbol_gives_the_roller_a_token(seat: int, dice: str, tokens: int) -> None:
    b = battle(
        {"u0": ("Fb", "h4.5", seat), "u1": ("Fb", "h4.6", 1 - seat)},
        active=seat,
        lore=True,
        tokens=(2, 2),
        dice=dice,
    )
    back = {0: "h5.6", 1: "h3.6"}[seat]
    attack(b, "u0", "u1", [f"retreat.where=go:{back}", "follow.gain=done"] if "F" in dice else [])
    assert b.state.tokens[seat] == 2 + tokens
    assert b.state.tokens[1 - seat] == 2, "the pool pays, not the opponent"


@rule("BL-HIT-07")
def test_ranged_and_bonus_attacks_give_tokens_too() -> None:
    b = battle({"u0": ("Ag", "h3.3", 0), "u1": ("Fb", "h3.6", 1)}, lore=True, dice="LL")
    attack(b, "u0", "u1")
    assert b.state.tokens == [2, 0]
    b = battle(
        {"u0": ("Mb", "h4.5", 0), "u1": ("Fb", "h5.5", 1, 1), "u2": ("Fr", "h6.5", 1)},
        lore=True,
        dice="BGG LLG",
    )
    attack(b, "u0", "u1", ["follow.gain=go:h5.5", "follow.pursue=done", "follow.bonus=target:u2"])
    assert b.state.tokens == [2, 0]


@rule("BL-HIT-07")
def test_symbols_that_a_creature_stores_give_no_token() -> None:
    for stored in (0, 1, 2):
        b = battle({"u0": ("giant", "h4.5", 0), "u1": ("Fb", "h5.5", 1)}, lore=True, dice="LLGG")
        attack(b, "u0", "u1", ["power.use=done", f"power.store=store:{stored}"])
        assert (b.unit("u0").tokens, b.state.tokens) == (stored, [2 - stored, 0])


@rule("BL-HIT-07")
def test_symbols_that_a_power_uses_give_no_token() -> None:
    b = battle({"u0": ("spider", "h4.5", 0), "u1": ("Fb", "h5.5", 1)}, lore=True, dice="LGG")
    attack(b, "u0", "u1", ["power.use=power:web;u1"])
    assert b.unit("u1").webbed
    assert (b.unit("u0").tokens, b.state.tokens) == (0, [0, 0])


@rule("BL-HIT-07")
def test_other_rolls_give_no_tokens() -> None:
    """Panic dice, and the dice that are rolled again for a critical hit."""
    b = battle({"u0": ("Fg", "h4.5", 0), "u1": ("KFb", "h5.5", 1)}, lore=True, dice="GF LL")
    attack(b, "u0", "u1", ["go:h6.5", "go:h7.5", "follow.gain=done"])
    assert ("panic", 2) in b.dice.rolls
    assert b.state.tokens == [0, 0]
    b = battle({"u0": ("Fb", "h4.5", 0), "u1": ("spider", "h5.5", 1)}, lore=True, dice="GGB LL")
    attack(b, "u0", "u1", ["battle.back=no"])
    assert ("critical", 2) in b.dice.rolls
    assert b.state.tokens == [0, 0]


@rule("BL-HIT-08")
def test_lore_symbols_of_a_battle_back_go_to_who_battles_back() -> None:
    b = battle({"u0": ("Fb", "h4.5", 0), "u1": ("DFr", "h5.5", 1)}, lore=True, dice="LGG LLLG")
    attack(b, "u0", "u1", ["battle.back=yes"])
    assert dice_rolled(b) == [3, 4]
    assert b.state.tokens == [1, 3]


@rule("BL-HIT-09")
@pytest.mark.parametrize(
    ("attacker", "target", "dice", "lost"),
    [
        ("Fb", "Fr", "SSG", 2),
        ("Fb", "Ag", "SSB", 2),
        ("Fb", "Mr", "SGG", 0),
        ("Fb", "Mr", "SSG", 1),
        ("Fr", "Mb", "SSBG", 2),
        ("DFb", "Mr", "SSG", 1),
        ("KFb", "Mr", "SGG", 0),
        ("Mb", "Fr", "SSG", 2),
        ("Mb", "Mr", "SSG", 2),
        ("KMg", "Mr", "SS", 2),
        ("Ag", "Fb", "SB", 1),
        ("Ag", "Mb", "SS", 0),
        ("spider", "Mr", "SSG", 2),
        ("giant", "Fb", "SSSG", 3),
    ],
)
def test_what_the_sword_does_for_each_weapon(attacker: str, target: str, dice: str, lost: int) -> None:
    """Short swords hit, but the first one misses riders; long swords always hit, bows never, creatures do."""
    assert losses(attacker, target, dice) == lost


@rule("BL-HIT-09")
def test_short_swords_lose_one_sword_in_every_attack_on_riders() -> None:
    """Also in the next attack, and in a battle back; wherever the swords lie in the roll."""
    b = battle({"u0": ("Fb", "h4.5", 0), "u1": ("Mb", "h5.5", 1)}, dice="GSG SGG GSS")
    for left in (3, 3, 2):
        attack(b, "u0", "u1")
        assert b.unit("u1").figures == left
    b = battle({"u0": ("Mb", "h4.5", 0), "u1": ("DFb", "h5.5", 1)}, dice="GGG SSG")
    attack(b, "u0", "u1", ["battle.back=yes"])
    assert b.unit("u0").figures == 2


@rule("BL-HIT-09")
def test_a_creature_is_not_mounted() -> None:
    """Both swords of a short sword mark a die for the critical roll."""
    b = battle({"u0": ("Fb", "h4.5", 0), "u1": ("giant", "h5.5", 1)}, lore=True, dice="SSG GG")
    attack(b, "u0", "u1", ["battle.back=no"])
    assert ("critical", 2) in b.dice.rolls
