"""The table on phones: upright and sideways, by taps and swipes."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from hexameron import lab
from hexameron.games.heroes.rules import activation
from tests.browser import quests, scenes, showing
from tests.browser.conftest import Sit
from tests.browser.laid import sit_at
from tests.browser.table import Person
from tests.browser.test_heroes import brought
from tests.browser.test_playing import invite
from tests.games.heroes.positions import conquest
from tests.games.mageknight.positions import quest
from tests.server.driving import Node, bot

UPRIGHT: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SMALL: dict[str, Any] = UPRIGHT | {"viewport": {"width": 360, "height": 640}}
LARGE: dict[str, Any] = UPRIGHT | {"viewport": {"width": 430, "height": 932}}
SIDEWAYS: dict[str, Any] = UPRIGHT | {"viewport": {"width": 844, "height": 390}}
TABLET: dict[str, Any] = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}

RESTING = 150
"""After so many milliseconds a finger has no speed any more."""

SHARE = """(of) => { const { width, height } = document.querySelector(of).getBoundingClientRect();
  return width * height / (innerWidth * innerHeight); }"""
"""How much of the screen something takes."""

SMALL_TEXTS = """() => [...document.querySelectorAll('.phone *')].filter((one) => !(one instanceof SVGElement)
  && [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
  && one.checkVisibility({ visibilityProperty: true }) && !one.closest('.sr-only, .board')
  && parseFloat(getComputedStyle(one).fontSize) < 13).map((one) => one.textContent.trim())"""

SMALL_TARGETS = """(which) => [...document.querySelectorAll(which)].filter((one) => {
  const { width, height } = one.getBoundingClientRect(); return width < 43.5 || height < 43.5; })
  .map((one) => one.getAttribute('aria-label') || one.textContent.trim())"""


def swipe(person: Person, thing: Locator, by: int, *, across: bool = False) -> None:
    """Lets a finger go up or down over something, or across it.

    It rests before it leaves: Chromium takes a tap within 200 ms after a flick for a hand that stops what
    rolls on.
    """
    box = thing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + min(box["height"] / 2, 8)
    fingers = person.page.context.new_cdp_session(person.page)
    far = [by * step / 8 for step in range(9)]
    steps = [{"x": x + one, "y": y} if across else {"x": x, "y": y + one} for one in far]
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [steps[0]]})
    for step in steps[1:]:
        fingers.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [step]})
    person.page.wait_for_timeout(RESTING)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [steps[-1]]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def tap_twice(person: Person, thing: Locator) -> None:
    """The first tap names it in the question, the second one does it."""
    n = person.n
    thing.tap()
    expect(person.page.locator(".prompt .act.main").first).to_be_in_viewport(ratio=1)
    assert person.n == n
    thing.tap()
    person.wait_after(n)


CHOOSABLE = "polygon[data-glow]"


def ask_for_a_card(person: Person) -> None:
    """A match that begins with a question about cards in the drawer; nothing is chosen on the stage."""
    person.begin("azincourt")
    person.wait_to_be_asked()
    expect(person.page.locator("[data-card][data-glow=gold]").first).to_be_visible()


def tab(person: Person, name: str) -> Locator:
    return person.page.get_by_role("tab", name=name)


def on_the_way(node: Node, seats: int = 4) -> dict[str, Any]:
    """Anton may go four steps."""
    t = conquest(seats=seats)
    anton = t.add_hero("anton", at="h1.1", army="0/3 0/3")
    activation.activate(t, anton, t.begin("activation", card=1))
    return brought(node, t, *[bot("easy") for _ in range(seats - 1)])


def seated(sit: Sit, made: dict[str, Any], **screen: Any) -> Person:
    ania = sit(**screen)
    quests.sit_down(ania, made, 0)
    noted = ania.page.get_by_role("button", name="Rozumiem")  # a match from a file says so
    noted.tap()
    expect(noted).to_have_count(0)
    ania.wait_to_be_asked()
    return ania


# ---------------------------------------------------------------------- room


@pytest.mark.parametrize("screen", [UPRIGHT, SMALL, LARGE], ids=["390", "360", "430"])
def test_upright_the_map_has_the_room_and_all_texts_can_be_read(
    sit: Sit, table: Node, screen: dict[str, Any]
) -> None:
    ania = seated(sit, on_the_way(table), **screen)
    page = ania.page
    high = screen["viewport"]["height"] >= 844
    assert page.evaluate(SHARE, "main") >= (0.45 if high else 0.3)
    expect(page.locator(".prompt")).to_be_in_viewport(ratio=1)
    swipe(ania, page.locator(".grip"), 80)
    expect(page.locator(".drawer.down")).to_be_visible()
    assert page.evaluate(SHARE, "main") >= (0.62 if high else 0.45)
    assert page.evaluate("() => document.scrollingElement.scrollWidth") == screen["viewport"]["width"]
    assert page.evaluate(SMALL_TEXTS) == []
    assert page.evaluate(SMALL_TARGETS, "header button, [role=tab], .chip, .prompt button") == []
    assert ania.faults() == []


def test_sideways_the_map_is_on_the_left_and_the_thumb_on_the_right(sit: Sit, table: Node) -> None:
    ania = seated(sit, on_the_way(table), **SIDEWAYS)
    board, lower = ania.page.locator(".board").bounding_box(), ania.page.locator(".lower").bounding_box()
    assert board is not None
    assert lower is not None
    assert board["width"] >= 540
    assert lower["x"] >= board["x"] + board["width"] - 1
    assert lower["width"] == pytest.approx(300, abs=1)
    expect(ania.page.locator(".prompt")).to_be_in_viewport(ratio=1)
    expect(ania.page.locator("[role=tab]").last).to_be_in_viewport(ratio=1)
    assert ania.page.evaluate(SMALL_TEXTS) == []
    assert ania.faults() == []


def test_on_an_upright_tablet_the_question_stands_beside_the_drawer(sit: Sit, table: Node) -> None:
    ania = seated(sit, on_the_way(table), **TABLET)
    asked, drawer = ania.page.locator(".ask").bounding_box(), ania.page.locator(".drawer").bounding_box()
    assert asked is not None
    assert drawer is not None
    assert drawer["x"] >= asked["x"] + asked["width"]
    assert drawer["y"] == pytest.approx(asked["y"], abs=2)
    assert ania.page.evaluate(SHARE, "main") >= 0.5
    expect(ania.page.locator(".prompt")).to_be_in_viewport(ratio=1)


# ---------------------------------------------------------------------- the drawer


def test_the_drawer_goes_up_and_down_by_swipes_taps_and_keys(sit: Sit) -> None:
    ania = sit(**UPRIGHT)
    ask_for_a_card(ania)
    page = ania.page
    drawer, grip = page.locator(".drawer"), page.locator(".grip")
    before = page.locator(".board").bounding_box()
    swipe(ania, grip, -80)
    expect(drawer).to_have_class(re.compile("drawer whole"))
    expect(page.locator("[data-card]").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".prompt")).to_be_in_viewport(ratio=1)
    assert page.locator(".board").bounding_box() == pytest.approx(before, abs=1)  # the map stays as it was
    swipe(ania, grip, 80)
    expect(drawer).to_have_class(re.compile("drawer half"))
    swipe(ania, page.get_by_role("tablist"), 60)
    expect(drawer).to_have_class(re.compile("drawer down"))
    tab(ania, "Karty").tap()
    expect(drawer).to_have_class(re.compile("drawer half"))
    tab(ania, "Karty").tap()
    expect(drawer).to_have_class(re.compile("drawer down"))
    grip.focus()
    for key, level in (("ArrowUp", "half"), ("ArrowUp", "whole"), ("End", "down"), ("Enter", "half")):
        page.keyboard.press(key)
        expect(drawer).to_have_class(re.compile(f"drawer {level}"))


def test_the_tabs_tell_what_a_desk_shows_side_by_side(sit: Sit) -> None:
    ania = sit(**UPRIGHT)
    ania.begin("wizards")
    ania.wait_to_be_asked()
    page, tabs = ania.page, ania.page.get_by_role("tab")
    expect(tabs).to_have_count(4)  # this game has neither units nor offers
    expect(tabs.first).to_have_attribute("aria-selected", "true")
    tab(ania, "Stół").tap()
    expect(page.locator(".stack").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("log")).to_be_visible()
    tab(ania, "Czat").tap()
    page.get_by_placeholder("Napisz").fill("Powodzenia")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Powodzenia")


def test_a_question_brings_up_the_tab_that_it_is_about(sit: Sit) -> None:
    ania = sit(**UPRIGHT)
    ask_for_a_card(ania)
    tab(ania, "Dziennik").tap()
    ania.page.keyboard.press("u")  # nothing to take back: nothing changes
    expect(tab(ania, "Dziennik")).to_have_attribute("aria-selected", "true")
    expect(tab(ania, "Karty")).to_have_class(re.compile("calling"))
    tab(ania, "Karty").tap()
    tap_twice(ania, ania.page.locator("[data-card][data-glow=gold]").first)


def test_what_somebody_says_is_read_without_opening_anything(sit: Sit) -> None:
    ania, marek = sit(**UPRIGHT), sit()
    ania.begin(sitters=("me", "friend"))
    invite(ania, marek, "Marek")
    marek.page.keyboard.press("c")
    marek.page.get_by_label("Napisz do wszystkich przy stole").fill("Powodzenia, niech wygra lepszy!")
    marek.page.keyboard.press("Enter")
    said = ania.page.locator(".said")
    expect(said).to_contain_text("Marek Powodzenia, niech wygra lepszy!")
    expect(said).to_be_in_viewport(ratio=1)
    assert ania.faults() == []
    said.get_by_role("button").first.tap()
    expect(tab(ania, "Czat")).to_have_attribute("aria-selected", "true")
    expect(said).to_have_count(0)


# ---------------------------------------------------------------------- turns by taps


def test_a_cell_needs_two_taps(sit: Sit) -> None:
    ania = sit(**UPRIGHT)
    ania.begin("azincourt")
    for _ in range(40):
        ania.wait_to_be_asked()
        cells = ania.page.locator("polygon[data-glow=gold]")
        if cells.count():
            break
        tap_twice(ania, ania.page.locator("[data-card][data-glow=gold]").first)
    n = ania.n
    ania.cell(ania.cells_free(CHOOSABLE)[0]).tap()
    button = ania.page.locator(".prompt .act.main").first
    expect(button).to_be_in_viewport(ratio=1)
    assert ania.n == n
    button.tap()
    ania.wait_after(n)


@pytest.mark.parametrize("screen", [UPRIGHT, SIDEWAYS], ids=["upright", "sideways"])
def test_after_every_question_something_to_choose_is_in_sight(sit: Sit, screen: dict[str, Any]) -> None:
    """On a board that does not fit: whether units are told off, move, fight or retreat."""
    ania = sit(**screen)
    ania.begin("wizards")
    asked = 0
    for _ in range(60):
        if not ania.wait_to_be_asked() or asked == 15:
            break
        if ania.page.locator(CHOOSABLE).count():
            asked += 1
            assert ania.cells_free(CHOOSABLE), ania.prompt()
        ania.choose()
    assert asked == 15


@pytest.mark.parametrize("screen", [UPRIGHT, SIDEWAYS], ids=["upright", "sideways"])
def test_a_sign_at_the_edge_leads_to_what_can_be_chosen_out_of_sight(
    sit: Sit, table: Node, screen: dict[str, Any]
) -> None:
    """Units on both wings, nothing between them: the middle of the board shows none of them."""
    ania, (west, east) = sit(**screen), ("h1.1", "h1.13")
    units = {"u0": ("Fb", west, 0), "u1": ("Fb", east, 0), "u2": ("Fr", "h9.7", 1)}
    sit_at(
        ania, table, lab.position("battlelore", units=units, hands=(["skirmish", "rally"], ["patrol.left"]))
    )
    tap_twice(ania, ania.page.locator("[data-card][data-glow=gold]").first)
    ania.wait_to_be_asked()
    (first,) = ania.cells_free(CHOOSABLE)
    other = east if first == west else west
    sign = ania.page.locator("[data-beyond]")
    expect(sign).to_have_attribute("data-beyond", "right" if other == east else "left")
    expect(sign).to_have_text("1")
    assert ania.page.evaluate(SMALL_TARGETS, "[data-beyond]") == []
    assert ania.faults() == []
    sign.tap()
    expect(sign).to_have_attribute("data-beyond", "left" if other == east else "right")
    assert ania.cells_free(CHOOSABLE) == [other]
    tap_twice(ania, ania.cell(other))
    ania.wait_to_be_asked()
    assert ania.cells_free(CHOOSABLE) == [first]  # all that is left to choose
    expect(sign).to_have_count(0)


def test_a_hero_goes_where_a_finger_points(sit: Sit, table: Node) -> None:
    ania = seated(sit, on_the_way(table, 2), **UPRIGHT)
    ania.speak("Punkty ruchu: 4.")
    expect(ania.page.get_by_role("tab")).to_have_count(5)
    expect(ania.page.locator(".points")).to_contain_text("4")
    ania.page.locator("[data-way='2']").first.tap()
    expect(ania.page.locator(".trail")).to_have_count(1)
    ania.speak("Punkty ruchu: 4.")
    ania.page.locator(".prompt .act.main").first.tap()
    ania.speak("Punkty ruchu: 2.")
    tab(ania, "Herosi").tap()
    expect(ania.page.get_by_label("Anton", exact=True)).to_be_visible()
    tab(ania, "Miasto").tap()
    expect(ania.page.get_by_label("Do wzniesienia")).to_be_visible()


def test_a_knight_plays_a_card_and_walks(sit: Sit, table: Node) -> None:
    q = quest(hand="march stamina rage", crystals="wbr", units="utem_guardsmen", step="move")
    ania = seated(sit, quests.brought(table, q), **UPRIGHT)
    page = ania.page
    n = ania.n
    page.locator("[data-card]").filter(has_text="Marsz").tap()
    page.get_by_role("menuitem").first.tap()
    ania.wait_after(n)
    ania.wait_to_be_asked()
    expect(page.locator(".points")).to_contain_text("2")
    tap_twice(ania, page.locator("polygon[data-glow=gold]").first)
    expect(tab(ania, "Jednostki")).to_be_visible()
    tab(ania, "Jednostki").tap()
    expect(page.get_by_label("Jednostki").first).to_be_visible()


def test_all_that_a_card_can_do_is_listed_on_the_screen(sit: Sit, table: Node) -> None:
    q = quest(hand="concentration march", crystals="g", step="move")
    ania = seated(sit, quests.brought(table, q), **UPRIGHT)
    ania.page.locator("[data-card]").filter(has_text="Koncentracja").tap()
    items = ania.page.get_by_role("menuitem")
    expect(items).to_have_count(3)  # plainly, with mana, sideways: long sentences
    for item in items.all():
        expect(item).to_be_in_viewport(ratio=1)


def test_a_long_press_shows_a_card_large(sit: Sit) -> None:
    ania = sit(**UPRIGHT)
    ask_for_a_card(ania)
    n, card = ania.n, ania.page.locator("[data-card]").first
    box = card.bounding_box()
    assert box is not None
    fingers = ania.page.context.new_cdp_session(ania.page)
    at = {"x": box["x"] + 30, "y": box["y"] + 30}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    dialog = ania.page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(dialog).to_be_visible()
    assert ania.n == n


def test_a_finger_that_goes_across_looks_through_the_cards(sit: Sit) -> None:
    ania = sit(**UPRIGHT)
    ask_for_a_card(ania)
    n, card = ania.n, ania.page.locator("[data-card]").nth(1)
    swipe(ania, card, -160, across=True)
    ania.page.wait_for_function("() => document.querySelector('.strip').scrollLeft > 60")
    expect(ania.page.get_by_role("dialog")).to_have_count(0)
    expect(ania.page.locator(".drawer")).to_have_class(re.compile("drawer half"))
    assert ania.n == n


def test_the_map_in_small_leads_to_the_whole_and_back(sit: Sit, table: Node) -> None:
    ania = seated(sit, on_the_way(table), **UPRIGHT)
    cell = ania.page.locator("[data-cell='h1.1']")
    near = cell.bounding_box()
    ania.page.locator("header .map button").tap()
    ania.page.wait_for_function(
        "() => document.querySelector('[data-cell=\"h1.1\"]').getBoundingClientRect().width < 40"
    )
    ania.page.get_by_role("button", name="Lupa").tap()
    assert near is not None
    ania.page.wait_for_function(
        "() => document.querySelector('[data-cell=\"h1.1\"]').getBoundingClientRect().width > 40"
    )


def test_all_that_can_be_chosen_is_within_reach_of_the_thumb(sit: Sit) -> None:
    ania = sit(**UPRIGHT)
    showing.show(ania.page, ania.address, scenes.facing())
    expect(ania.page.locator(".sheets article")).to_have_count(2)
    expect(ania.page.locator("[data-card=t0]")).to_be_in_viewport(ratio=1)
    expect(ania.page.locator(".prompt")).to_be_in_viewport(ratio=1)
    assert ania.faults() == []
