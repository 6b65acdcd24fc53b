"""People pick in any order in every game: the sets that used to need the order of the list.

Each is picked by single choices in all its orders in a real match, from a position, and comes to one state.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import msgspec
import pytest

import hexameron
from hexameron.games import find
from hexameron.games.heroes.rules import armies
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from tests.games.battlelore.positions import Placed, battle, lore_key
from tests.games.heroes.positions import conquest
from tests.games.mageknight.fights import attack
from tests.games.mageknight.positions import fight, quest
from tests.rules import rule


def begun(game: str, state: Any, scenario: str, seats: int) -> Match[Any]:
    return Match(find(game), Setup(scenario, seats), Fairness.from_seed(1), state=state)


def offered(match: Match[Any], seat: int = 0) -> list[str]:
    return [option.key() for option in match.any_order(seat)]


def asked(match: Match[Any]) -> dict[int, str]:
    return {seat: ask.prompt for seat, ask in match.pending.items()}


def in_every_order(
    match: Match[Any], keys: Sequence[str], *, then: str = "done", seat: int = 0
) -> Match[Any]:
    """Picks a set in all its orders, ends it where it does not end itself, and gives what all come to."""
    prompt = match.pending[seat].prompt
    ends = []
    for order in permutations(keys):
        made = match.clone(playout=False)
        for n, key in enumerate(order):
            assert key in offered(made, seat), f"{key} after {order[:n]}"
            made.choose(seat, key)
            if n + 1 < len(keys):
                assert made.pending[seat].prompt == prompt, f"closed after {order[: n + 1]}"
        if seat in made.pending and made.pending[seat].prompt == prompt and then:
            made.choose(seat, then)
        ends.append(made)
    assert len({(one.hash(), str(asked(one)), one.choices - match.choices) for one in ends}) == 1
    return ends[0]


# ---------------------------------------------------------------------- BattleLore

LEFT: dict[str, Placed] = {f"u{n}": ("Fb", f"h3.{n + 1}", 0) for n in range(4)}
WINGS: dict[str, Placed] = {
    "u0": ("Fb", "h3.2", 0),
    "u1": ("Fb", "h3.3", 0),
    "u2": ("spider", "h3.7", 0),
    "u3": ("Fb", "h3.11", 0),
    "u4": ("Fb", "h3.12", 0),
    "u5": ("Fb", "h3.6", 0),
}
FOE: dict[str, Placed] = {"u9": ("Fb", "h9.7", 1)}


def commanded(units: dict[str, Placed], card: str, *, tokens: int = 0, **rulings: bool) -> Match[Any]:
    """The card is played; units are to be named."""
    b = battle({**units, **FOE}, hand=[card], lore=tokens > 0, tokens=(tokens, 0))
    b.state.terms = msgspec.structs.replace(b.state.terms, rulings=rulings)
    match = begun("battlelore", b.state, "crossing", 2)
    assert asked(match) == {0: "order.unit"}
    return match


@rule("BL-ORD-01")
def test_the_unit_listed_last_may_be_named_first() -> None:
    match = commanded(LEFT, "command.attack.left")
    match.choose(0, "order:u3")
    assert asked(match) == {0: "order.unit"}
    assert offered(match) == ["order:u0", "order:u1", "order:u2", "done"]
    match.choose(0, "order:u0")
    assert offered(match) == ["order:u1", "order:u2", "done"]
    assert match.can_undo(0) is None
    match.undo(0)
    assert match.state.turn.ordered == ["u3"]
    match.choose(0, "done")
    assert match.state.turn.ordered == ["u3"]
    assert asked(match) != {0: "order.unit"}


@rule("BL-ORD-01")
@pytest.mark.parametrize("units", [["u1", "u3"], ["u0", "u2", "u3"], ["u3"]])
def test_units_alike_are_named_in_any_order(units: list[str]) -> None:
    match = in_every_order(commanded(LEFT, "command.attack.left"), [f"order:{id_}" for id_ in units])
    assert match.state.turn.ordered == units


@rule("BL-ORD-06", "BL-CREA-03")
@pytest.mark.parametrize("extra", [False, True])
@pytest.mark.parametrize("units", [["u1", "u2", "u4"], ["u0", "u1", "u2", "u3"], ["u0", "u4"], ["u2", "u3"]])
def test_units_of_several_sections_and_from_afar_are_named_in_any_order(
    units: list[str], extra: bool
) -> None:
    match = commanded(WINGS, "command.pincer", tokens=3, creature_order_is_extra=extra)
    keys = [f"order_far:{id_}" if id_ == "u2" else f"order:{id_}" for id_ in units]
    made = in_every_order(match, keys)
    assert made.state.turn.ordered == units
    assert made.state.turn.extra == (["u2"] if extra and "u2" in units else [])
    assert made.state.tokens[0] == (0 if "u2" in units else 3)


@rule("BL-LDECK-07")
def test_opening_cards_are_kept_in_any_order() -> None:
    """A council with a master of the third level keeps three of the four cards."""
    match = hexameron.new("battlelore", scenario="companies", seed=3)
    while set(asked(match).values()) == {"council.level"}:
        seat = min(match.pending)
        first, *_, last = match.options(seat)
        match.choose(seat, first if "commander" in first.key() else last)
    cards = offered(match)
    assert (asked(match)[0], match.pending[0].count, len(cards)) == ("lore.opening", (1, 3), 4)
    assert [option.key() for option in match.options(0)] == cards[:2], "machines go by the list"
    for kept in (cards[1:], cards[:3], [cards[0], *cards[2:]]):
        in_every_order(match, kept, then="")


@rule("BL-LORE-10")
def test_false_orders_leave_any_of_the_orders() -> None:
    units: dict[str, Placed] = {f"u{n}": ("Fb", f"h3.{n + 1}", 0) for n in range(4)}
    b = battle(
        {**units, **FOE},
        ordered=list(units),
        command="command.attack.left",
        phase="ordered",
        lore=True,
        tokens=(0, 9),
        lore_hands=([], ["lore.rogue.7"]),
    )
    b.state.turn.card = 0
    match = begun("battlelore", b.state, "crossing", 2)
    match.choose(1, lore_key(b, "lore.rogue.7"))
    made = in_every_order(match, ["pick:u1", "pick:u3"])
    assert made.state.turn.ordered == ["u1", "u3"]


# ---------------------------------------------------------------------- Mage Knight


@rule("MK-RNG-02", "MK-ATK-06")
def test_the_targets_of_one_attack_are_named_in_any_order() -> None:
    q = quest(hand="concentration")
    fight(q, "prowlers wolf_riders cursed_hags", phase="ranged")
    attack(q, 12, "ranged")
    q.turn(0).step = "combat"
    match = begun("mageknight", q.state, q.state.scenario, len(q.state.players))
    ends = []
    for order in permutations(("aim:f0", "aim:f1", "aim:f2")):
        made = match.clone(playout=False)
        for key in order:
            assert key in offered(made), order
            made.choose(0, key)
        ends.append(made)
    assert len({(made.hash(), str(asked(made))) for made in ends}) == 1
    assert ends[0].state.players[0].fame > 0


# ---------------------------------------------------------------------- Heroes


def test_levels_are_promoted_in_any_order() -> None:
    """Two units of three levels are turned elite; which was named first makes no difference."""
    ends = []
    for order in permutations(("level:1", "level:2")):
        t = conquest()
        hero = t.add_hero("anton", army="2/0 1/0 1/0")
        t.play(armies.upgrade(t, hero, 2), list(order))
        ends.append((hero.basic, hero.elite))
    assert ends[0] == ends[1]
