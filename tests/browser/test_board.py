"""The board: what it shows, and that nothing on it is ever out of reach."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.table import Person

PHONE = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
REFUSED = "[data-cell][data-refused]"
GLOWING = "[data-cell][data-glow=gold], [data-cell][data-glow=hit]"
COVERED = """wanted => [...document.querySelectorAll(wanted)].filter(thing => {
    const box = thing.getBoundingClientRect();
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !thing.contains(top);
}).map(thing => thing.dataset.cell)"""


def play_until_refused(person: Person) -> None:
    """Plays on until a cell glows while another one is refused."""
    for _ in range(150):
        assert person.wait_to_be_asked()
        if person.page.locator(REFUSED).count() and person.page.locator(GLOWING).count():
            return
        person.choose()
    raise AssertionError("no cell was ever refused")


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_an_explanation_never_covers_what_can_be_chosen(sit: Sit, screen: dict[str, Any]) -> None:
    ania = sit(**screen)
    ania.begin("wizards")
    play_until_refused(ania)
    for refused in ania.page.locator(REFUSED).all():
        refused.hover()
        assert ania.page.evaluate(COVERED, GLOWING) == []
        refused.click()
        expect(ania.page.locator(".near .no").first).to_be_visible()
        assert ania.page.evaluate(COVERED, GLOWING) == []


def test_a_click_keeps_the_explanation_with_its_rule(sit: Sit) -> None:
    ania = sit()
    ania.begin("wizards")
    play_until_refused(ania)
    ania.page.locator(REFUSED).first.click()
    rule = ania.page.locator(".near .no button").first
    name = rule.inner_text()
    rule.click()
    expect(ania.page.get_by_role("dialog").locator("article .id").first).to_have_text(name)
