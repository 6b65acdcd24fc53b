"""Creatures: special powers, and the tokens that are stored for them."""

import pytest

from hexameron.games.battlelore.content.creatures import CREATURES
from hexameron.games.battlelore.rules import battle as battles
from hexameron.games.battlelore.rules import lore, modifiers, sight
from hexameron.games.battlelore.state import Effect
from tests.games.battlelore.positions import Placed, battle
from tests.games.battlelore.rules.matches import from_position
from tests.games.battlelore.rules.phases import assault, distance, phase, reach
from tests.rules import rule

HUNT: dict[str, Placed] = {"u0": ("Fb", "h4.5", 0), "u1": ("spider", "h5.5", 1)}
"""Three dice against a green creature; it runs to h6.4 or h6.5."""


LOOSE: dict[str, Placed] = {"u0": ("spider", "h4.5", 0), "u1": ("Fg", "h5.5", 1), "u2": ("Fb", "h5.6", 1)}


@rule("BL-CREA-20", "BL-CREA-21")
@pytest.mark.parametrize(
    ("symbols", "stored", "offered"),
    [
        ("GLB", 0, ["power:web;u1", "power:web;u2", "done"]),
        ("GLL", 0, ["power:poison;u1", "power:web;u1", "power:web;u2", "done"]),
        ("GLB", 1, ["power:poison;u1", "power:web;u1", "power:web;u2", "done"]),
        ("GBB", 2, ["power:poison;u1", "power:web;u1", "power:web;u2", "done"]),
        ("BLL", 0, ["power:web;u1", "power:web;u2", "done"]),
    ],
)
def test_powers_are_offered_when_their_level_is_reached(
    symbols: str, stored: int, offered: list[str]
) -> None:
    """Web needs 1, Poison 2 and a hit; what is stored and what was just rolled adds up."""
    b = battle(LOOSE, lore=True, dice=symbols)
    b.unit("u0").tokens = stored
    played = assault(b, until="power.use")
    assert sorted(played.keys("power.use")) == sorted(offered)


@rule("BL-CREA-20")
def test_the_giants_powers() -> None:
    assert CREATURES["giant"].powers == {"rock": 1, "stomp": 2}
    units: dict[str, Placed] = {"u0": ("giant", "h4.5", 0), "u1": ("Fg", "h5.5", 1), "u2": ("Fb", "h5.6", 1)}
    b = battle(units, lore=True, dice="LLRR" + "GG")
    assault(b, "power.use=power:stomp;")
    assert (b.unit("u1").figures, b.unit("u2").figures) == (3, 4), "a die each, own helmets hit"


@rule("BL-CREA-04", "BL-CREA-20")
@pytest.mark.parametrize(("again", "slain"), [("G", True), ("R", False)])
def test_a_stomped_creature_is_slain_by_a_critical_hit_only(again: str, slain: bool) -> None:
    units: dict[str, Placed] = {
        "u0": ("giant", "h4.5", 0),
        "u1": ("Fb", "h5.5", 1),
        "u2": ("spider", "h5.6", 1),
    }
    b = battle(units, lore=True, dice="LLRR" + "G" + again + "R")
    assault(b, "power.use=power:stomp;")
    assert b.unit("u2").figures == (0 if slain else 1)
    assert [label for label, _ in b.dice.rolls] == ["battle", "stomp", "critical", "stomp"]


@rule("BL-CREA-20")
def test_the_giant_hurls_a_rock_for_a_stored_token() -> None:
    units: dict[str, Placed] = {"u0": ("giant", "h3.5", 0), "u1": ("Fg", "h5.5", 1)}
    b = battle(units, lore=True, ordered=["u0"], dice="GS")
    b.unit("u0").tokens = 1
    phase(b, "combat", ["battle.attacker=fight:u0"])
    assert b.dice.rolls == [("battle", 2)]
    assert b.unit("u1").figures == 3, "no sword hits with a rock"
    assert b.unit("u0").tokens == 0


@rule("BL-CREA-20")
@pytest.mark.parametrize(("code", "tokens"), [("giant", 1), ("giant", 0), ("spider", 1), ("spider", 2)])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_rock_flies_over_the_neighbours_as_far_as_the_giant_throws(
    code: str, tokens: int, seat: int
) -> None:
    away = {1: "h5.5", 2: "h4.7", 3: "h4.2", 4: "h8.5", 5: "h4.10"}
    assert [distance("h4.5", hex_) for hex_ in away.values()] == list(away)
    units: dict[str, Placed] = {f"u{steps}": ("Fg", hex_, 1 - seat) for steps, hex_ in away.items()}
    b = battle({"u0": (code, "h4.5", seat), **units}, lore=True, active=seat)
    b.unit("u0").tokens = tokens
    hurled = [steps for steps in away if 1 < steps <= CREATURES["giant"].rock_reach]
    rocks = [f"hurl:u{steps}" for steps in hurled] if (code, tokens) == ("giant", 1) else []
    found = [option.key() for option in battles.aims(b, b.unit("u0"))]
    assert found == ["target:u1", *rocks]


@rule("BL-CREA-20")
@pytest.mark.parametrize("seat", [0, 1])
def test_where_nobody_may_shoot_no_rock_is_hurled(seat: int) -> None:
    """A rock is a ranged attack; the stored token does not help against a cloud of dust."""
    units: dict[str, Placed] = {"u0": ("giant", "h4.5", seat), "u1": ("Fg", "h4.7", 1 - seat)}
    b = battle(units, lore=True, active=seat)
    b.unit("u0").tokens = 1
    assert [enemy.id for enemy in sight.rock_targets(b, b.unit("u0"))] == ["u1"]
    assert sight.has_target(b, b.unit("u0"), volley=False)
    modifiers.add(b, Effect("lore.rogue.8", "no_ranged", seat, "own_turn"))
    assert sight.rock_targets(b, b.unit("u0")) == []
    assert not sight.has_target(b, b.unit("u0"), volley=False)


@rule("BL-CREA-21")
def test_a_power_is_never_obligatory() -> None:
    b = battle(LOOSE, lore=True, dice="BLB")
    assault(b, "power.use=done", "power.store=store:0")
    assert not b.unit("u1").webbed
    assert b.state.tokens == [1, 0]


@rule("BL-CREA-21", "BL-CREA-22")
def test_a_power_is_paid_with_its_level_and_used_once_a_roll() -> None:
    b = battle(LOOSE, lore=True, dice="BLL")
    played = assault(b, "power.use=power:web;u1", "power.store=store:0")
    assert b.unit("u1").webbed
    assert not b.unit("u2").webbed
    assert played.prompts() == ["power.use", "power.store"], "there is a symbol left, but no second web"
    assert b.state.tokens == [1, 0], "a spent symbol gives no token"


@rule("BL-CREA-21")
def test_two_different_powers_in_one_roll() -> None:
    b = battle(LOOSE, lore=True, dice="GLL")
    b.unit("u0").tokens = 1
    assault(b, "power.use=power:poison;u1", "power.use=power:web;u2")
    assert b.unit("u1").poisoned
    assert b.unit("u2").webbed
    assert b.unit("u0").tokens == 0
    assert b.state.tokens == [0, 0]


@rule("BL-CREA-21", "BL-CREA-22")
def test_a_creature_uses_its_powers_in_a_battle_back() -> None:
    b = battle(HUNT, lore=True, dice="BBB" + "LRR")
    assault(b, "battle.back=yes", "power.use=power:web;u0")
    assert b.unit("u0").webbed
    assert b.state.tokens == [0, 0]


@rule("BL-CREA-20")
def test_a_web_of_a_battle_back_stays_until_the_next_order() -> None:
    units = HUNT | {"u2": ("Fr", "h4.4", 0)}
    b = battle(units, lore=True, dice="BBB" + "LRR", ordered=["u0"])
    phase(b, "combat", ["fight:u0", "battle.back=yes", "power.use=power:web;u0"])
    assert b.unit("u0").webbed, "the order it had does not tear the web"
    b.state.turn.ordered = ["u0"]
    phase(b, "ordered")
    assert not b.unit("u0").webbed
    assert not b.unit("u0").may_fight, "the next order is used up by it"


@rule("BL-CREA-20")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_torn_web_is_gone_and_the_next_order_moves_the_unit(seat: int) -> None:
    b = battle({"u0": ("Fb", "h4.5", seat), "u1": ("Fg", "h8.5", 1 - seat)}, active=seat, ordered=["u0"])
    b.unit("u0").webbed = True
    phase(b, "ordered")
    assert not b.unit("u0").webbed
    assert reach(b, "u0") == [], "the order was used up"
    phase(b, "end")
    phase(b, "end")
    b.order(b.unit("u0"))
    phase(b, "ordered")
    assert "h5.5" in reach(b, "u0")


@rule("BL-CREA-20")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(
    ("face", "figures", "poisoned"),
    [("B", 3, True), ("S", 3, True), ("L", 4, False), ("G", 4, True), ("R", 4, True), ("F", 4, True)],
)
def test_poison_takes_a_figure_by_colour_or_sword_and_ends_by_lore(
    face: str, figures: int, poisoned: bool, seat: int
) -> None:
    units: dict[str, Placed] = {"u0": ("Fb", "h4.5", seat), "u1": ("Fb", "h8.5", 1 - seat)}
    b = battle(units, active=seat, dice=face)
    b.unit("u0").poisoned = b.unit("u1").poisoned = True
    phase(b, "start")
    assert b.dice.rolls == [("poison", 1)], "the other side's unit rolls in its own turn"
    assert (b.unit("u0").figures, b.unit("u0").poisoned) == (figures, poisoned)
    assert (b.unit("u1").figures, b.unit("u1").poisoned) == (4, True)


@rule("BL-CREA-20", "BL-END-01")
def test_poison_that_kills_gives_the_enemy_a_banner() -> None:
    b = battle({"u0": ("Fb", "h4.5", 1, 1), "u1": ("Fb", "h8.5", 0)}, active=1, dice="S")
    b.unit("u0").poisoned = True
    phase(b, "start")
    assert b.at("h4.5") is None
    assert b.state.banners == [1, 0]


@rule("BL-CREA-21", "BL-SET-06")
def test_there_are_no_powers_without_lore_rules() -> None:
    b = battle(LOOSE, dice="GLL")
    assert assault(b).asked == []
    assert b.unit("u0").tokens == 0


@rule("BL-CREA-22")
@pytest.mark.parametrize("stored", [0, 1, 2])
def test_symbols_are_stored_or_taken_as_tokens(stored: int) -> None:
    b = battle(LOOSE, lore=True, dice="BLL")
    assault(b, "power.use=done", f"power.store=store:{stored}")
    assert b.unit("u0").tokens == stored
    assert b.state.tokens == [2 - stored, 0]


@rule("BL-CREA-22")
def test_an_ordinary_unit_stores_nothing() -> None:
    b = battle({"u0": ("Fb", "h4.5", 0), "u1": ("Fg", "h5.5", 1)}, lore=True, dice="BLL")
    assert assault(b).asked == []
    assert b.state.tokens == [2, 0]


@rule("BL-CREA-23")
@pytest.mark.parametrize(("stored", "most"), [(0, 2), (1, 1)])
def test_no_more_is_stored_than_the_highest_power_needs(stored: int, most: int) -> None:
    b = battle(LOOSE, lore=True, dice="LLL")
    b.unit("u0").tokens = stored
    played = assault(b, "power.use=done", f"power.store=store:{most}")
    assert played.keys("power.store")[0] == f"store:{most}"
    assert b.unit("u0").tokens == 2
    assert b.state.tokens == [3 - most, 0], "the rest goes to the player"


@rule("BL-CREA-23")
def test_a_creature_with_all_it_can_store_is_not_asked() -> None:
    b = battle(LOOSE, lore=True, dice="BLB")
    b.unit("u0").tokens = 2
    played = assault(b, "power.use=done")
    assert "power.store" not in played.prompts()
    assert b.state.tokens == [1, 0]


@rule("BL-CREA-24")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_stored_tokens_are_seen_by_all(viewer: int | None) -> None:
    hands = (["command.scout.left", "command.patrol.left"], ["command.attack.left"])
    b = battle(LOOSE, lore=True, hands=hands)
    b.unit("u0").tokens = 2
    assert from_position(b).view(viewer).units["u0"].tokens == 2


@rule("BL-CREA-24")
def test_stored_tokens_pay_for_no_lore_card() -> None:
    b = battle(LOOSE, lore=True, tokens=(3, 0), lore_hands=(["lore.cleric.7"], []))
    b.unit("u0").tokens = 2
    assert lore.playable(b, 0, "with_command") == []
    b.state.tokens[0] = 4
    assert len(lore.playable(b, 0, "with_command")) == 1
