"""The table for everybody: both languages, the keyboard alone, small screens, readers of screens."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Request, expect

from tests.browser.conftest import Sit

PHONE = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
MOST_TABS = 40


IS_CHOICE = """() => {
    const glow = "[data-glow=gold], [data-glow=hit], [data-way]";
    return document.activeElement.matches(document.querySelector(glow) ? glow : ".prompt .option");
}"""


def tab_to_choice(page: Page) -> None:
    """Presses Tab until the focus is on a choice: what glows or lies farther on the way, else a button."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if page.evaluate(IS_CHOICE):
            return
    raise AssertionError(f"Tab never came to a choice: {page.evaluate('document.activeElement.outerHTML')}")


def test_the_language_changes_at_any_time(sit: Sit) -> None:
    ania = sit()
    ania.begin()
    ania.wait_to_be_asked()
    ania.speak("Zagraj kartę dowodzenia.")
    assert ania.page.locator("html").get_attribute("lang") == "pl"
    ania.change_language("English")
    ania.speak("Play a Command card.")
    assert ania.page.locator("html").get_attribute("lang") == "en"
    ania.page.reload()
    ania.speak("Play a Command card.")


def test_polish_sentences_are_inflected_and_set_as_in_the_terminal(sit: Sit) -> None:
    ania = sit()
    ania.begin("wizards")
    ania.play(8)
    log = ania.page.locator("[role=log]").inner_text()
    assert "zagrywa kartę" in log
    # Typography: a number never stands at the end of a line.
    assert "2\u00a0" in ania.page.locator(".desk").inner_text()


def test_everything_can_be_done_with_the_keyboard(sit: Sit) -> None:
    ania = sit()
    ania.begin()
    for _ in range(6):
        ania.wait_to_be_asked()
        n = ania.n
        tab_to_choice(ania.page)
        ania.page.keyboard.press("Enter")
        if ania.page.get_by_role("menuitem").count():
            ania.page.keyboard.press("Enter")
        ania.wait_for_change(n, ".sure")
        if ania.page.locator(".sure").count():
            ania.page.keyboard.press("Enter")  # the focus is still on the same thing
        ania.wait_after(n)


def test_a_number_chooses_from_the_list(sit: Sit) -> None:
    ania = sit()
    ania.begin()
    ania.wait_to_be_asked()
    n = ania.n
    ania.page.keyboard.press("1")
    ania.wait_after(n)


def test_on_a_phone_a_tap_shows_and_a_second_one_chooses(sit: Sit) -> None:
    ania = sit(**PHONE)
    ania.begin()
    ania.wait_to_be_asked()
    n = ania.n
    card = ania.page.locator("[data-card][data-glow=gold]").first
    card.tap()
    sure = ania.page.locator(".prompt .sure")
    expect(sure).to_contain_text("Dotknij przycisku, żeby potwierdzić.")
    expect(sure.locator("[data-sure]")).to_be_in_viewport(ratio=1)
    assert ania.n == n
    card.tap()
    ania.wait_after(n)
    board = ania.page.locator(".board").bounding_box()
    assert board is not None
    assert board["width"] > 844 / 2
    assert board["y"] + board["height"] <= 390


def test_a_rule_can_be_looked_up_from_the_log(sit: Sit) -> None:
    ania = sit()
    ania.begin()
    ania.wait_to_be_asked()
    line = ania.page.locator("[role=log] .line", has=ania.page.locator("button.plain")).first
    line.hover()
    link = line.locator("button.plain").first
    rule = link.inner_text()
    link.click()
    drawer = ania.page.get_by_role("dialog")
    expect(drawer.locator("article .id").first).to_have_text(rule)
    drawer.get_by_role("searchbox").fill("linia strzalu")
    expect(drawer.locator("article").first).to_contain_text("strzału")


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious(sit: Sit, theme: str) -> None:
    ania = sit()
    ania.open("/")
    ania.page.locator("form h2").first.wait_for()
    if theme == "light":
        ania.page.get_by_role("button", name="Jasny").click()
    assert ania.faults() == []
    ania.begin("wizards")
    ania.play(5)
    ania.wait_to_be_asked()
    assert ania.faults() == []
    for tool in ("Menu", "Zasady"):
        ania.press(tool)
        ania.page.get_by_role("dialog").wait_for()
        assert ania.faults() == []
        ania.page.keyboard.press("Escape")
        expect(ania.page.get_by_role("dialog")).to_have_count(0)
    ania.page.keyboard.press("c")
    expect(ania.page.get_by_role("tab", name="Czat", selected=True)).to_be_visible()
    assert ania.faults() == []
    for path in ("/rules/battlelore", "/credits"):
        ania.open(path)
        ania.page.locator("h1").first.wait_for()
        assert ania.faults() == []


def test_axe_finds_nothing_serious_on_a_phone(sit: Sit) -> None:
    ania = sit("en", **PHONE)
    ania.open("/")
    ania.page.locator("form h2").first.wait_for()
    assert ania.faults() == []
    ania.begin("wizards")
    ania.wait_to_be_asked()
    assert ania.faults() == []


def test_the_first_page_is_small(sit: Sit) -> None:
    ania = sit()
    finished: list[Request] = []

    def note(request: Request) -> None:
        finished.append(request)

    ania.page.on("requestfinished", note)
    ania.open("/")
    ania.wait_for_lobby()
    ania.page.wait_for_load_state("networkidle")
    sizes = {request.url: request.sizes()["responseBodySize"] for request in finished}
    assert 0 < sum(sizes.values()) < 300_000, sizes


def test_the_strong_bot_gives_a_hint(sit: Sit) -> None:
    ania = sit()
    ania.begin()
    ania.wait_to_be_asked()
    ania.page.keyboard.press("h")
    expect(ania.page.locator(".hint")).to_contain_text("Silny bot wybiera", timeout=60_000)


def test_a_doubtful_line_can_be_reported(sit: Sit) -> None:
    ania = sit()
    ania.begin()
    ania.play(2)
    ania.wait_to_be_asked()
    ania.page.locator("[role=log] .line").last.hover()
    ania.page.get_by_role("button", name="Myślę, że to błąd").last.click()
    ania.page.get_by_label("Co jest nie tak?").fill("Ta karta daje 3 rozkazy.")
    ania.page.get_by_role("button", name="Wyślij zgłoszenie").click()
    expect(ania.page.get_by_role("dialog")).to_contain_text("Zapisano zgłoszenie")
