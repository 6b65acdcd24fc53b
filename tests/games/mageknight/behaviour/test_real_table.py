"""A quest at a real table: the first seat enters what belongs to nobody."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hexameron.games.mageknight import setup
from hexameron.games.mageknight.content.colours import GOLD
from hexameron.games.mageknight.rules import between, drafting, exploring, mana, offers, rage, virtual
from hexameron.games.mageknight.state import Virtual
from hexameron.kernel.asking import Rules
from tests.games.mageknight.positions import FACES, TestQuest, quest


def table(**zones: str) -> TestQuest:
    """A Monastery, orcs that were defeated, two dice, and these cards, hidden, in decks."""
    q = quest(seats=2, tiles={"h-3.1": "5", "h-2.3": "2"}, stack="1", source="oo", variants={"rage": "more"})
    q.real = (0, 1)
    for zone, name in zones.items():
        kind, deck = ("unit", "unit.regular") if zone == "unit" else ("deed", f"{zone}.deck")
        q.things.make([FACES[kind][name]] * 4, deck)
    return q


def asked(q: TestQuest, rule: Rules[object], prompt: str) -> int:
    """Who is asked first for what came."""
    return q.play(rule, until=prompt).asked[-1].seat


ROLLS: dict[str, Callable[[TestQuest], Rules[None]]] = {
    "the Source": mana.roll_source,
    "the first Source by night": setup._only_basic,
    "dusk": between._dusk,
    "rage": rage.after_round,
}


@pytest.mark.parametrize("what", ROLLS)
def test_the_first_seat_enters_the_dice_of_nobody(what: str) -> None:
    q = table()
    assert asked(q, ROLLS[what](q), "real.roll") == 0


def test_the_first_seat_enters_also_what_is_rolled_again_for_the_source() -> None:
    q = table()
    played = q.play(mana.roll_source(q), [f"rolled:source;{GOLD}"] * 2, until="real.roll")
    assert [one.seat for one in played.asked] == [0, 0, 0]


DRAWS: dict[str, Callable[[TestQuest], Rules[object]]] = {
    "an enemy": lambda q: q.draw_enemy("green", "on.h0.0"),
    "a tile": lambda q: exploring.lay(q, "h-5.4"),
    "what a Monastery teaches": offers.deal_units,
    "upgrades": drafting.upgrade,
    "an offer": lambda q: offers.refill(q, "spell.offer"),
}


@pytest.mark.parametrize("what", DRAWS)
def test_the_first_seat_enters_the_draws_of_nobody(what: str) -> None:
    q = table(advanced="ice_bolt", spell="chill")
    q.things.make([FACES["tile"]["3"]], "tiles", seen=0)
    assert asked(q, DRAWS[what](q), "real.draw") == 0


def test_the_first_seat_enters_the_units_of_the_offer() -> None:
    q = table(unit="peasants")
    assert asked(q, offers.deal_units(q), "real.draw") == 0


def test_the_first_seat_enters_what_a_new_monastery_teaches() -> None:
    q = quest(seats=2, tiles={"h-3.1": "1", "h-2.3": "3"}, stack="5")
    q.things.make([FACES["deed"]["ice_bolt"]] * 4, "advanced.deck")
    q.real = (0, 1)
    q.things.show(q.things.in_zone("tiles")[-1], 1)
    assert asked(q, exploring.lay(q, "h-5.4"), "real.draw") == 0


def test_the_first_seat_enters_the_cards_of_the_virtual_player() -> None:
    q = table(virtual="march")
    q.state.virtual = Virtual(hero="goldyx", crystals=[0, 0, 0, 0])
    assert asked(q, virtual.take(q), "real.draw") == 0
