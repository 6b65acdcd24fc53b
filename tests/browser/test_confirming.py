"""What cannot be taken back is chosen twice; everything else once, and taken back one by one."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Sit
from tests.browser.table import Person

PHONE = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
LASTING = "Tego nie da się cofnąć."
FREE_UNDO = "Cofnij (U)"


def spot(thing: Locator) -> tuple[float, float]:
    """The middle of a thing on the screen."""
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def first_card(person: Person) -> Locator:
    person.begin()
    person.wait_to_be_asked()
    return person.page.locator("[data-card][data-glow=gold]").first


def test_a_second_click_on_the_same_spot_does_it(sit: Sit) -> None:
    ania = sit()
    card = first_card(ania)
    n, sure, place = ania.n, ania.page.locator(".sure"), spot(card)
    ania.page.mouse.click(*place)
    expect(sure.get_by_role("alert")).to_contain_text(LASTING)
    expect(card).to_contain_text(LASTING)
    assert ania.n == n
    assert ania.faults() == []
    ania.page.mouse.click(*place)
    ania.wait_after(n)
    expect(sure).to_have_count(0)
    expect(ania.page.get_by_title(FREE_UNDO)).to_have_count(0)


def test_what_was_chosen_once_can_be_let_go(sit: Sit) -> None:
    ania = sit()
    first_card(ania).click()
    n, sure = ania.n, ania.page.locator(".sure")
    expect(sure).to_be_visible()
    ania.page.keyboard.press("Escape")
    expect(sure).to_have_count(0)
    cards = ania.page.locator("[data-card][data-glow=gold]")
    cards.first.click()
    expect(sure).to_be_visible()
    cards.nth(1).click()  # something else is only chosen once, too
    expect(cards.nth(1)).to_contain_text(LASTING)
    expect(cards.first).not_to_contain_text(LASTING)
    sure.get_by_role("button", name="Wróć").click()
    expect(sure).to_have_count(0)
    assert ania.n == n


def test_the_question_can_be_switched_off(sit: Sit) -> None:
    ania = sit()
    card = first_card(ania)
    ania.page.keyboard.press("m")
    ania.page.get_by_label("Pytaj przed tym, czego nie da się cofnąć").uncheck()
    ania.page.keyboard.press("Escape")
    n = ania.n
    card.click()
    ania.wait_after(n)


def test_nothing_that_lasts_is_done_by_one_click_and_nothing_else_needs_two(sit: Sit) -> None:
    """Among them moves that end a phase and with it the turn: the last ones of a phase ask, too."""
    ania = sit()
    ania.begin()
    free, asked, ends = 0, 0, 0
    for _ in range(150):
        if not ania.wait_to_be_asked() or (free >= 5 and asked >= 5 and ends):
            break
        moving = ania.page.locator("[aria-current=step]").inner_text() == "Ruch"
        alone = ania.page.locator(".prompt [data-option]").count() == 1
        twice = ania.choose()
        if not ania.wait_to_be_asked():
            break
        if alone:
            continue
        asked, free, ends = asked + twice, free + (not twice), ends + (twice and moving)
        expect(ania.page.get_by_title(FREE_UNDO)).to_have_count(0 if twice else 1)
    assert free >= 5
    assert asked >= 5
    assert ends


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


def test_on_a_phone_nothing_moves_under_the_finger(sit: Sit) -> None:
    ania = sit(**PHONE)
    card = first_card(ania)
    n, place = ania.n, spot(card)
    ania.page.touchscreen.tap(*place)
    expect(ania.page.locator(".sure")).to_contain_text(LASTING)
    assert abs(spot(card)[1] - place[1]) < 10
    ania.page.touchscreen.tap(*place)
    ania.wait_after(n)
