"""Usual turns are played by hand, and what it takes is counted: every press of the mouse and every key.

Each turn begins from a position of the laboratory; docs/en/measured.md tells what it is and how many clicks
it took before. What the dice and the others would ask does not come up, so that the turn itself is counted.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from hexameron import lab
from tests.browser.conftest import Sit
from tests.browser.laid import sit_at
from tests.browser.table import Person
from tests.server.driving import Node

COUNTING = """
window.clicks = 0;
for (const event of ["pointerdown", "keydown"]) addEventListener(event, () => (window.clicks += 1), true);
"""


class Hand:
    """Clicks, waits for what comes of it, and knows how often it clicked."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    @property
    def clicks(self) -> int:
        return int(self.page.evaluate("window.clicks"))

    def do(self, *things: Locator) -> None:
        """Clicks these things, one after the other, as one choice."""
        self.person.wait_to_be_asked()
        n = self.person.n
        for thing in things:
            thing.click()
        self.person.wait_after(n)

    def press(self, key: str) -> None:
        self.person.wait_to_be_asked()
        n = self.person.n
        self.page.keyboard.press(key)
        self.person.wait_after(n)

    def card(self, name: str) -> Locator:
        return self.page.locator("[data-card]").filter(has_text=name).first

    def tag(self, name: str) -> Locator:
        """What a card would bring now, written on it."""
        return self.card(name).locator("[data-tag]")

    def offered(self, name: str) -> Locator:
        return self.page.locator("[data-choice]").filter(has_text=name).locator("[data-glow=gold]").first

    def menu(self, words: str) -> Locator:
        return self.page.get_by_role("menuitem").filter(has_text=words).first

    def cell(self, id_: str) -> Locator:
        return self.page.locator(f"[data-cell='{id_}']")

    def button(self, words: str) -> Locator:
        return self.page.locator(".prompt .option").filter(has_text=words).first

    def asked(self, words: str) -> None:
        expect(self.page.locator(".prompt h2")).to_contain_text(words)


Come = Callable[..., Hand]


@pytest.fixture
def hand(sit: Sit, table: Node) -> Come:
    def come(game: str, **position: Any) -> Hand:
        ania = sit()
        ania.page.add_init_script(COUNTING)
        sit_at(ania, table, lab.position(game, **position))
        return Hand(ania)

    return come


def test_a_turn_of_battlelore(hand: Come) -> None:
    """A card, three orders, three moves, three attacks: the turn ends with the last of them."""
    units = {"u0": ("Fb", "h3.5", 0), "u1": ("Fb", "h3.7", 0), "u2": ("Fb", "h3.9", 0)}
    foes = {
        "u3": ("Fr", "h5.5", 1),
        "u4": ("Fr", "h5.7", 1),
        "u5": ("Fr", "h5.9", 1),
        "u6": ("Fr", "h7.9", 1),
    }
    hands = (["attack.centre", "patrol.left"], ["rally", "patrol.left"])
    me = hand("battlelore", seed=4, units=units | foes, hands=hands)
    me.do(me.card("Atak"))
    me.do(me.page.locator("[data-whole]"))
    for place, goal in (("h3.5", "h4.4"), ("h3.7", "h4.6")):
        me.do(me.cell(place))
        me.do(me.cell(goal))
    me.do(me.cell("h4.8"))  # the last one shows at once where it can go
    me.asked("atak")
    for place in ("h4.4", "h4.6", "h4.8"):
        me.do(me.cell(place))
    expect(me.page.locator(".prompt .wait")).to_be_visible()
    assert me.clicks <= 11


def test_a_turn_of_mage_knight(hand: Come) -> None:
    """Two cards of Move, one of them with mana, three spaces to a village, two cards of Influence, a unit."""
    me = hand(
        "mageknight",
        seats=2,
        places=("h0.0",),
        tiles={"h-3.1": "1", "h-2.3": "3"},
        hands=("march stamina promise threaten swiftness", "rage"),
        deck="rage swiftness stamina tranquility",
        source="rgw",
        offer="peasants herbalists",
    )
    me.do(me.card("Marsz"), me.menu("Ruch 4"))
    me.do(me.tag("Wytrzymałość"))
    me.do(me.cell("h-3.2"))
    me.do(me.button("Negocjuj"))
    me.do(me.tag("Obietnica"))
    me.do(me.tag("Groźba"))
    me.do(me.offered("Chłopi"))
    me.do(me.button("Zakończ negocjacje"))
    me.press("Enter")  # the end of the turn is all that is left
    me.press("Enter")  # and so is keeping the last card
    expect(me.page.locator(".prompt .wait")).to_be_visible()
    assert me.clicks <= 11


def test_recruiting_three_in_heroes(hand: Come) -> None:
    """An action card for recruiting, three units of one kind, and the end of the action."""
    me = hand("heroes", gold=9, heroes={"anton": {"army": "0/3 0/3"}})
    me.do(me.page.locator("[data-card='action.3']"), me.menu("Rekrutuj"))
    me.do(me.page.locator("[data-times='3']").first)
    me.do(me.button("Zakończ rekrutację"))
    expect(me.page.locator("[role=log]")).to_contain_text("Kusznicy")
    assert me.clicks <= 5
