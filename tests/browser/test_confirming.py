"""Nothing asks again but what cannot be taken back and loses something; undo takes back one by one."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from hexameron import lab
from tests.browser.conftest import Sit
from tests.browser.laid import sit_at
from tests.browser.table import Person
from tests.browser.test_playing import invite
from tests.server.driving import Node

PHONE = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
LASTING = "Tego nie da się cofnąć."
FREE_UNDO = "Cofnij (U)"
ARMED = ".sure"
HANDS = (["attack.centre", "rally"], ["patrol.left"])


def spot(thing: Locator) -> tuple[float, float]:
    """The middle of a thing on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def end_of_fights(person: Person, node: Node) -> Locator:
    """A unit could still attack; who ends now loses that, and cards are drawn."""
    units = {"u0": ("Fb", "h4.5", 0), "u1": ("Fr", "h5.5", 1), "u2": ("Fr", "h7.9", 1)}
    match = lab.position("battlelore", units=units, hands=HANDS, phase="combat", ordered=["u0"])
    sit_at(person, node, match)
    return person.page.locator("[data-option=done]")


def test_playing_a_card_in_its_turn_is_one_click(sit: Sit) -> None:
    ania = sit()
    ania.begin()
    ania.wait_to_be_asked()
    n = ania.n
    ania.page.locator("[data-card][data-glow=gold]").first.click()
    ania.wait_after(n)
    expect(ania.page.locator(ARMED)).to_have_count(0)
    expect(ania.page.get_by_title(FREE_UNDO)).to_have_count(0)


def test_what_loses_something_for_good_asks_in_place_and_a_second_click_there_does_it(
    sit: Sit, table: Node
) -> None:
    ania = sit()
    end = end_of_fights(ania, table)
    expect(end).to_contain_text("1 oddział nie zaatakuje")
    n, sure, place = ania.n, ania.page.locator(ARMED), spot(end)
    ania.page.mouse.click(*place)
    expect(sure.get_by_role("alert")).to_contain_text(LASTING)
    expect(sure.get_by_role("alert")).to_contain_text("1 oddział nie zaatakuje")
    assert ania.n == n
    assert ania.faults() == []
    ania.page.mouse.click(*place)
    ania.wait_after(n)
    expect(sure).to_have_count(0)


def test_what_was_chosen_once_can_be_let_go(sit: Sit, table: Node) -> None:
    ania = sit()
    end = end_of_fights(ania, table)
    n, sure = ania.n, ania.page.locator(ARMED)
    end.click()
    expect(sure).to_be_visible()
    ania.page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    end.click()
    sure.get_by_role("button", name="Wróć").click()
    expect(sure).to_have_count(0)
    assert ania.n == n


def test_a_number_asks_too_and_the_next_key_answers(sit: Sit, table: Node) -> None:
    ania = sit()
    end_of_fights(ania, table)
    n, sure = ania.n, ania.page.locator(ARMED)
    ania.page.keyboard.press("2")
    expect(sure.locator("[data-sure]")).to_be_focused()
    ania.page.keyboard.press("Enter")
    ania.wait_after(n)


def test_the_question_can_be_switched_off(sit: Sit, table: Node) -> None:
    ania = sit()
    end = end_of_fights(ania, table)
    n = ania.n
    end.click()
    ania.page.get_by_label("Nie pytaj więcej").check()
    ania.page.get_by_role("button", name="Wróć").click()
    end.click()
    ania.wait_after(n)
    ania.page.keyboard.press("m")
    expect(ania.page.get_by_label("Pytaj, zanim przepadnie coś")).not_to_be_checked()


def test_one_undo_takes_back_one_order_and_redo_gives_it_again(sit: Sit) -> None:
    ania = sit()
    ania.begin()
    ordered = ania.page.locator(".ordered")
    for _ in range(20):
        before = ania.order_one()
        ania.choose()
        ania.wait_to_be_asked()
        if ordered.count() == before + 2 and ania.page.get_by_title(FREE_UNDO).count():
            break
    assert ordered.count() == before + 2
    for count in (before + 1, before):
        n = ania.n
        ania.page.keyboard.press("u")
        ania.wait_after(n)
        ania.wait_to_be_asked()
        expect(ordered).to_have_count(count)
    for count in (before + 1, before + 2):
        ania.page.keyboard.press("y")
        expect(ordered).to_have_count(count)
        ania.wait_to_be_asked()


def test_all_orders_at_once_are_taken_back_one_by_one(sit: Sit, table: Node) -> None:
    """One button gives them; the journal holds each of them."""
    ania = sit()
    units = {"u0": ("Fb", "h3.5", 0), "u1": ("Fb", "h3.7", 0), "u2": ("Fr", "h7.9", 1)}
    sit_at(ania, table, lab.position("battlelore", units=units, hands=HANDS))
    ania.page.locator("[data-card][data-glow=gold]").filter(has_text="Atak").click()
    ordered = ania.page.locator(".ordered")
    ania.page.locator("[data-whole]").click()
    expect(ordered).to_have_count(2)
    ania.wait_to_be_asked()
    n = ania.n
    ania.page.keyboard.press("u")
    ania.wait_after(n)
    expect(ordered).to_have_count(1)


def test_on_a_phone_nothing_moves_under_the_finger(sit: Sit) -> None:
    ania = sit(**PHONE)
    ania.begin()
    ania.wait_to_be_asked()
    card = ania.page.locator("[data-card][data-glow=gold]").first
    n, place = ania.n, spot(card)
    ania.page.touchscreen.tap(*place)
    expect(ania.page.locator(".prompt").get_by_role("button").first).to_be_visible()
    assert abs(spot(card)[1] - place[1]) < 10
    assert ania.n == n
    ania.page.touchscreen.tap(*place)
    ania.wait_after(n)


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_what_waits_for_a_second_word_still_waits_when_another_has_chosen(
    sit: Sit, screen: dict[str, Any]
) -> None:
    """Both keep cards of their own at the same time."""
    ania, marek = sit(**screen), sit()
    ania.begin("wizards", ("me", "friend"))
    invite(ania, marek, "Marek")
    ania.wait_to_be_asked()
    sure = ania.page.locator(f"{ARMED} [data-sure]")
    for _ in range(6):
        n = ania.n
        ania.offered().click()
        ania.wait_for_change(n, ARMED)
        if sure.count():
            break
        ania.wait_to_be_asked()
    n = ania.n
    marek.wait_to_be_asked()
    marek.choose()
    ania.wait_after(n)
    expect(sure).to_be_visible()
    sure.click()
    ania.wait_after(n + 1)
