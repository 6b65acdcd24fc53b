"""The board: what it shows, and that nothing on it is ever out of reach."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.table import Person
from tests.browser.test_playing import invite
from tests.server.driving import Node

PHONE = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
REFUSED = "[data-cell][data-refused]"
GLOWING = "[data-cell][data-glow=gold], [data-cell][data-glow=hit]"


def play_until_refused(person: Person) -> list[str]:
    """Plays on until a cell glows while others are refused, which it gives as far as they can be touched."""
    for _ in range(150):
        assert person.wait_to_be_asked()
        free = person.cells_free(REFUSED)
        if free and person.page.locator(GLOWING).count():
            return free
        person.choose()
    raise AssertionError("no cell was ever refused")


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_an_explanation_never_covers_what_can_be_chosen(sit: Sit, screen: dict[str, Any]) -> None:
    ania = sit(**screen)
    ania.begin("wizards")
    for refused in play_until_refused(ania):
        ania.cell(refused).hover()
        assert ania.cells_covered(GLOWING) == []
        ania.cell(refused).click()
        expect(ania.page.locator(".explanation .no").first).to_be_visible()
        assert ania.cells_covered(GLOWING) == []


def test_a_click_keeps_the_explanation_with_its_rule(sit: Sit) -> None:
    ania = sit()
    ania.begin("wizards")
    ania.cell(play_until_refused(ania)[0]).click()
    rule = ania.page.locator(".explanation .no button").first
    name = rule.inner_text()
    rule.click()
    expect(ania.page.get_by_role("dialog").locator("article .id").first).to_have_text(name)


def test_a_unit_is_shown_large_with_what_it_can_do(sit: Sit) -> None:
    ania = sit()
    ania.begin("wizards")
    ania.wait_to_be_asked()
    ania.page.keyboard.press("m")  # the first choice lies over the map
    expect(ania.page.locator(".choice")).to_have_count(0)
    units = ania.page.locator(".board .sr-only li")
    name = units.first.inner_text().partition(",")[0]
    first = ania.page.evaluate("() => document.querySelector('.stand').getBoundingClientRect().toJSON()")
    ania.page.mouse.click(first["x"] + first["width"] / 2, first["y"] + first["height"] / 2, button="right")
    card = ania.page.get_by_role("dialog")
    expect(card.locator("h3").first).to_have_text(name)
    expect(card).to_contain_text("Kości:")
    assert ania.faults() == []


def test_the_focus_comes_to_the_question_first_and_to_the_log_once(sit: Sit) -> None:
    ania = sit()
    ania.begin("wizards")
    ania.play(6)
    ania.page.reload()  # Tab goes on from the last click, wherever that was
    ania.wait_to_be_asked()
    places = []
    for _ in range(60):
        ania.page.keyboard.press("Tab")
        place = ania.page.evaluate(
            "() => ['.prompt', '.refused', '.recap', '.board', '.hands', '.record', 'header nav'].find("
            "place => document.activeElement.closest(place)) ?? ''"
        )
        places.append(place)
        if place == "header nav":
            break
    assert places[0] in (".prompt", ".board", ".hands")
    assert places.count(".board") <= 1
    assert places.count(".record") == 3  # the tabs, the history's button, and the lines
    order = [place for place in dict.fromkeys(places) if place in (".prompt", ".board", ".hands", ".record")]
    assert order == [place for place in (".prompt", ".board", ".hands", ".record") if place in order]

    ania.page.locator("[role=log] .line[tabindex='0']").focus()
    last = ania.page.evaluate("() => document.activeElement.ariaLabel")
    ania.page.keyboard.press("ArrowUp")
    assert ania.page.evaluate("() => document.activeElement.ariaLabel") != last
    ania.page.keyboard.press("Home")
    ania.page.keyboard.press("ArrowRight")
    assert ania.page.evaluate("() => document.activeElement.closest('.line') !== null")


def test_whoever_steers_by_keys_goes_on_where_the_focus_was(sit: Sit) -> None:
    """What was under the focus is gone with its question: on the board the next has it, else the question."""
    ania = sit()
    ania.begin()
    ania.wait_to_be_asked()
    n, card = ania.n, ania.page.locator("[data-card][data-glow=gold]").first
    card.focus()
    ania.page.keyboard.press("Enter")
    ania.wait_after(n)
    ania.wait_to_be_asked()
    expect(ania.page.locator(".prompt")).to_be_focused()
    units = ania.page.locator(".board .hand[tabindex='0']")
    for _ in range(40):
        if units.count():
            break
        ania.choose()
        ania.wait_to_be_asked()
    n = ania.n
    units.focus()
    ania.page.keyboard.press("Enter")
    for waits in ("[role=menuitem]", ".sure"):
        ania.wait_for_change(n, f"{waits}, .sure")
        if ania.page.locator(waits).count():
            ania.page.keyboard.press("Enter")
    ania.wait_after(n)
    ania.wait_to_be_asked()
    expect(units if units.count() else ania.page.locator(".prompt")).to_be_focused()


def test_the_dice_are_kept_with_what_they_were_for(sit: Sit) -> None:
    ania = sit()
    ania.begin()
    for _ in range(120):
        if ania.page.locator("[role=log]").get_by_text("rzut:").count() >= 2 or not ania.wait_to_be_asked():
            break
        ania.choose()
    ania.page.get_by_role("button", name="Kości i karty").click()
    history = ania.page.get_by_role("dialog")
    expect(history.locator("table")).to_contain_text("Równo")
    rolls = history.locator(".roll:has(.die)")
    assert rolls.count() >= 2
    dice = history.locator(".roll .die").count()
    counted = sum(int(number) for number in history.locator("td b").all_inner_texts())
    assert counted == dice
    assert ania.faults() == []


def test_undo_and_redo_have_the_keys_that_everybody_knows(sit: Sit) -> None:
    ania = sit()
    ania.begin()
    ordered, before = ania.page.locator(".ordered"), ania.order_one()
    for back, again in (("Control+z", "Control+y"), ("Control+z", "Control+Shift+z")):
        ania.wait_to_be_asked()
        n = ania.n
        ania.page.keyboard.press(back)
        ania.wait_after(n)
        expect(ordered).to_have_count(before)
        ania.wait_to_be_asked()
        ania.page.keyboard.press(again)
        expect(ordered).to_have_count(before + 1)


def test_a_finger_that_rests_shows_the_unit_and_chooses_nothing(sit: Sit) -> None:
    ania = sit(**PHONE)
    ania.begin()
    ania.wait_to_be_asked()
    n = ania.n
    first = ania.page.evaluate("() => document.querySelector('.stand').getBoundingClientRect().toJSON()")
    middle = {"x": first["x"] + first["width"] / 2, "y": first["y"] + first["height"] / 2}
    fingers = ania.page.context.new_cdp_session(ania.page)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [middle]})
    card = ania.page.get_by_role("dialog")
    expect(card).to_contain_text("Kości:")
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ania.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    ania.page.touchscreen.tap(middle["x"], middle["y"])
    expect(ania.page.locator(".explanation")).to_contain_text("Kości:")
    assert ania.n == n


MIDDLE = """cell => {
    const box = document.querySelector(`[data-cell="${cell}"]`).getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
}"""
SOUTH, NORTH, WEST, EAST = "h1.7", "h9.7", "h5.1", "h5.13"


def at(person: Person, cell: str) -> tuple[float, float]:
    """Where a cell lies on the screen."""
    x, y = person.page.evaluate(MIDDLE, cell)
    return x, y


DOWN = """([south, north]) => {
    const [one, two] = [south, north].map(cell => document.querySelector(`[data-cell="${cell}"]`));
    return one && two && one.getBoundingClientRect().y > two.getBoundingClientRect().y;
}"""


WIDER = """([cell, width]) =>
    document.querySelector(`[data-cell="${cell}"]`).getBoundingClientRect().width > 1.2 * width"""


def see(person: Person, down: str, up: str) -> None:
    """One edge is at the bottom; then west is on the left, and the letters begin there, or the other way."""
    person.page.wait_for_function(DOWN, arg=[down, up])
    upright = down == SOUTH
    assert (at(person, WEST)[0] < at(person, EAST)[0]) == upright
    letters = person.page.locator("text.rim")
    if letters.count():
        first, last = (letters.filter(has_text=name).bounding_box() for name in "AM")
        assert first is not None
        assert last is not None
        assert (first["x"] < last["x"]) == upright
        assert max(first["y"], last["y"]) < at(person, up)[1]


def test_each_player_sees_his_own_side_at_the_bottom(sit: Sit) -> None:
    ania, marek = sit(), sit(**PHONE)
    ania.begin("azincourt", ("me", "friend"))
    invite(ania, marek, "Marek")
    see(ania, SOUTH, NORTH)
    see(marek, NORTH, SOUTH)
    marek.page.get_by_role("tab", name="Stół").tap()
    marek.press("Obróć planszę")
    see(marek, SOUTH, NORTH)
    marek.page.keyboard.press("t")
    see(marek, NORTH, SOUTH)
    marek.page.keyboard.press("m")
    marek.page.get_by_label("Moja strona planszy na dole").uncheck()
    marek.page.keyboard.press("Escape")
    see(marek, SOUTH, NORTH)


def test_at_one_screen_the_board_turns_to_whoever_is_up(sit: Sit, table: Node) -> None:
    ania = sit()
    match = ania.begin("azincourt", ("me", "me"))
    seen = set()
    for _ in range(60):
        ania.page.locator(".curtain, [data-ready=true]").first.wait_for()
        if ania.page.locator(".curtain").count():
            ania.press("Odkryj moje karty")
        ania.wait_to_be_asked()
        up = table.get(f"/api/matches/{match}")["waiting"][0]
        see(ania, *((SOUTH, NORTH) if up == 0 else (NORTH, SOUTH)))
        seen.add(up)
        if len(seen) == 2:
            return
        ania.choose(at_one_screen=True)
    raise AssertionError("the other player was never up")


def test_arrows_and_the_lens_follow_a_board_that_was_turned(sit: Sit) -> None:
    ania = sit()
    ania.begin("wizards")
    glowing = ania.page.locator(GLOWING)
    ania.wait_to_be_asked()
    while glowing.count() < 3:
        ania.choose()
        ania.wait_to_be_asked()
    ania.press("Obróć planszę")
    see(ania, NORTH, SOUTH)
    focused = "() => document.activeElement.dataset.cell"
    cells = [cell.get_attribute("data-cell") or "" for cell in glowing.all()]
    leftmost = min(cells, key=lambda cell: at(ania, cell)[0])
    ania.page.locator(f"[data-cell='{leftmost}']").focus()
    ania.page.keyboard.press("ArrowRight")
    assert at(ania, ania.page.evaluate(focused))[0] > at(ania, leftmost)[0]

    cell = ania.page.locator(f"[data-cell='{leftmost}']")
    cell.hover()
    width = cell.evaluate("cell => cell.getBoundingClientRect().width")
    ania.page.mouse.wheel(0, -600)
    ania.page.wait_for_function(WIDER, arg=[leftmost, width])
    before = at(ania, leftmost)
    ania.press("Obróć planszę")
    ania.page.wait_for_function(DOWN, arg=[SOUTH, NORTH])
    frame = ania.page.locator(".board .seen").bounding_box()  # the letters of its rim stay where they are
    assert frame is not None
    turned = at(ania, leftmost)
    assert turned[0] == pytest.approx(2 * frame["x"] + frame["width"] - before[0], abs=3)
    assert turned[1] == pytest.approx(2 * frame["y"] + frame["height"] - before[1], abs=3)
