"""Runewars at the table: orders chosen in secret by two browsers, a march into a battle, an upright phone."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from hexameron import lab
from hexameron.kernel.files import write_match
from hexameron.kernel.match import Match
from tests.browser.conftest import Sit
from tests.browser.laid import ANIA, BARTEK
from tests.browser.quests import sit_down
from tests.browser.table import Person
from tests.server.driving import Node

UPRIGHT: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
AREAS = {"HA": "3footman fort", "1B": "2knight", "YB": "4berserker fort", "7A": "2beastman"}


def brought(node: Node, match: Match[Any]) -> dict[str, Any]:
    """A match for Ania and Bartek that begins from a position."""
    file = json.loads(write_match(match))
    made: dict[str, Any] = node.post("/api/matches/import", {"file": file, "seats": [ANIA, BARTEK]})
    return made


def order(person: Person, name: str) -> None:
    """Lifts an Order card and takes it."""
    n = person.n
    person.page.locator("[data-choice] button.whole", has_text=name).click()
    person.wait_for_change(n, "[data-take]")
    if person.n == n:
        person.page.locator("[data-take]").click()
        person.wait_after(n)


def test_orders_stay_secret_until_both_have_chosen(sit: Sit, table: Node) -> None:
    made = brought(table, lab.position("runewars", areas=AREAS))
    ania, bartek = sit(), sit()
    for seat, person in enumerate((ania, bartek)):
        sit_down(person, made, seat)
        person.wait_to_be_asked()
        expect(person.page.locator("[data-choice]")).to_have_count(8)
    order(ania, "Podbój")
    expect(ania.page.locator(".prompt")).to_contain_text("Bartek")
    assert bartek.wait_to_be_asked()
    expect(bartek.page.locator("[role=log]")).not_to_contain_text("Podbój")
    order(bartek, "Zbiory")
    for person in (ania, bartek):
        expect(person.page.locator("[role=log]")).to_contain_text("Podbój")


def test_a_march_leads_into_a_battle(sit: Sit, table: Node) -> None:
    made = brought(table, lab.position("runewars", areas=AREAS, order="conquer"))
    ania = sit()
    sit_down(ania, made, 0)
    ania.wait_to_be_asked()
    expect(ania.page.locator("[data-glow=hit][data-cell='7A']")).to_have_count(1)
    n = ania.n
    ania.page.locator("[data-cell='7A']").first.click()
    ania.wait_after(n)
    ania.speak("jednostki wchodzą")
    n = ania.n
    ania.page.get_by_role("button", name="× 2").first.click()
    ania.wait_after(n)
    ania.page.get_by_role("button", name="Zacznij bitwę").click()
    expect(ania.page.locator("[role=log]")).to_contain_text("Bitwa o obszar 7A")


def test_an_upright_phone_shows_map_question_and_orders(sit: Sit, table: Node) -> None:
    made = brought(table, lab.position("runewars", areas=AREAS, order="conquer"))
    ania = sit(**UPRIGHT)
    sit_down(ania, made, 0)
    ania.wait_to_be_asked()
    codes = ania.page.locator(".board text.code")
    assert {"HA", "7A", "YB"} <= set(codes.all_text_contents())
    ania.speak("Który obszar aktywujesz?")
    ania.page.get_by_role("tab", name="Moje").click()
    expect(ania.page.get_by_role("region", name="Rozkazy")).to_contain_text("Strategia")
    assert ania.faults() == []
