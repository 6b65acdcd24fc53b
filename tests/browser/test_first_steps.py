"""The opening page for who sees it first, on a desk, a tablet and a phone held upright."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.table import PATIENCE, Person

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
UPRIGHT: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
    "device_scale_factor": 2,
}
each_size = pytest.mark.parametrize("size", [DESK, TABLET, UPRIGHT], ids=["1440", "1024", "390"])
GAMES = ("BattleLore", "Mage Knight", "Might & Magic Heroes")

SMALL_TEXTS = """
() => [...document.querySelectorAll("main *, header *")]
  .filter((e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()) && e.checkVisibility())
  .filter((e) => parseFloat(getComputedStyle(e).fontSize) < 13)
  .map((e) => e.textContent.trim())
"""
COVERED_SEATS = """
() => [...document.querySelectorAll(".seat")].filter((seat) => {
  const [name, segments] = [seat.querySelector("b"), seat.querySelector(".segments")];
  const words = document.createRange();
  words.selectNodeContents(name);
  const [said, chosen] = [words.getBoundingClientRect(), segments.getBoundingClientRect()];
  const beside = said.right <= chosen.left || said.bottom <= chosen.top;
  return !beside || segments.scrollWidth > segments.clientWidth;
}).map((seat) => seat.textContent)
"""
"""Seats whose name lies under their segments, or whose segments are cut."""

SMALL_TARGETS = """
(least) => [...document.querySelectorAll("button, a[href], select, summary, label:has(input), input.field")]
  .filter((e) => e.checkVisibility())
  .map((e) => [e.textContent.trim() || e.ariaLabel || e.tagName, e.getBoundingClientRect().height])
  .filter(([, high]) => high < least - 0.5)
"""
BROKEN_LABELS = """
() => {
  const controls = [...document.querySelectorAll("form.new :is(select, .segments)")];
  const after = (label) => controls.find((e) => label.compareDocumentPosition(e) & 4);
  return [...document.querySelectorAll("form.new .label")]
    .filter((label) => after(label).getBoundingClientRect().top < label.getBoundingClientRect().bottom - 1)
    .map((label) => label.textContent);
}
"""
"""Labels that do not stand above the control that follows them."""


def choose_game(person: Person, name: str) -> None:
    person.page.get_by_role("group", name="Gry").get_by_role("button", name=name).click()
    person.page.locator("form.new h2", has_text=name).wait_for()


def begun(person: Person) -> None:
    person.page.wait_for_url(re.compile(r"/m/[\w-]+$"))
    person.wait_to_be_asked()


@each_size
def test_a_first_match_is_one_click_away(sit: Sit, size: dict[str, Any]) -> None:
    ania = sit(**size)
    ania.open("/")
    start = ania.page.get_by_role("button", name="Zacznij partię")
    expect(ania.page.locator(".start")).to_contain_text("Zagrasz z botem.")
    expect(start).to_be_in_viewport(ratio=1)
    start.click()
    begun(ania)


@each_size
def test_a_first_lesson_is_one_click_away_and_keeps_its_place(sit: Sit, size: dict[str, Any]) -> None:
    ania = sit(**size)
    ania.open("/")
    lesson = ania.page.get_by_role("button", name="Zacznij: BattleLore").first
    expect(lesson).to_be_in_viewport(ratio=1)
    lesson.click()
    ania.page.locator(".coach .go").click(timeout=PATIENCE)
    step = ania.page.locator(".coach .count")
    expect(step).to_have_text(re.compile(r"^2/"))
    of = step.inner_text().partition("/")[2]
    ania.open("/")
    row = ania.page.locator(".lessons li", has_text="BattleLore").last
    expect(row).to_contain_text(f"Krok 2 z {of}")
    row.get_by_role("button", name="Wznów").click()
    expect(ania.page.locator(".coach .count")).to_have_text(f"2/{of}")


@each_size
def test_no_seat_is_cut_in_english_either(sit: Sit, size: dict[str, Any]) -> None:
    ann = sit("en", **size)
    ann.open("/")
    for scenario in ("azincourt", "companies"):
        ann.pick_scenario(scenario)
        ann.page.wait_for_load_state("networkidle")
        assert ann.page.evaluate(COVERED_SEATS) == []


@each_size
def test_every_game_begins_without_scrolling(sit: Sit, size: dict[str, Any]) -> None:
    ania = sit(**size)
    ania.open("/")
    ania.wait_for_lobby()
    for game in GAMES:
        choose_game(ania, game)
        ania.page.evaluate("scrollTo(0, 0)")
        ania.page.wait_for_load_state("networkidle")
        expect(ania.page.get_by_role("button", name="Zacznij partię")).to_be_in_viewport(ratio=1)
        assert ania.page.evaluate("document.scrollingElement.scrollWidth - innerWidth") <= 0
        facts = ania.page.locator(".scenario-facts")
        expect(facts).to_contain_text("Cel:")
        expect(facts).to_contain_text("Czas:")
        expect(facts.get_by_role("img", name="Mapa scenariusza")).to_be_attached()
        assert ania.page.evaluate(SMALL_TEXTS) == []
        assert ania.page.evaluate(COVERED_SEATS) == []
        assert ania.page.evaluate(SMALL_TARGETS, 44 if "has_touch" in size else 36) == []


def test_on_a_phone_labels_stand_above_what_they_name(sit: Sit) -> None:
    ania = sit(**UPRIGHT)
    ania.open("/")
    ania.wait_for_lobby()
    for game in GAMES:
        choose_game(ania, game)
        assert ania.page.evaluate(BROKEN_LABELS) == []
        form = ania.page.locator("form.new").bounding_box()
        assert form is not None
        for segments in ania.page.locator("form.new .segments").all():
            box = segments.bounding_box()
            assert box is not None
            assert box["width"] > form["width"] - 60


def test_the_last_settings_are_remembered_for_each_game(sit: Sit) -> None:
    ania = sit()
    ania.open("/")
    ania.wait_for_lobby()
    choose_game(ania, "Mage Knight")
    ania.pick_scenario("full_conquest")
    ania.page.get_by_role("radiogroup", name="Liczba graczy").get_by_text("3").click()
    ania.page.locator(".strength").last.select_option("easy")
    ania.page.get_by_label("na partię").check()
    ania.page.get_by_label("Ile czasu").select_option("60")
    ania.page.locator("details.agreed summary").click()
    ania.page.get_by_label("Licytacja Bohaterów").check()
    ania.press("Zacznij partię")
    ania.page.wait_for_url(re.compile(r"/m/[\w-]+$"))

    ania.open("/")
    form = ania.page.locator("form.new")
    expect(form.locator("h2")).to_contain_text("Mage Knight")
    expect(ania.page.locator("input[name=scenario]:checked")).to_have_value("full_conquest")
    expect(form.locator(".seat")).to_have_count(3)
    expect(form.locator(".strength").last).to_have_value("easy")
    expect(ania.page.get_by_label("Ile czasu")).to_have_value("60")
    expect(form.locator(".agreed summary")).to_contain_text("Licytacja Bohaterów")
    choose_game(ania, "BattleLore")
    expect(ania.page.locator("input[name=scenario]:checked")).to_have_value("azincourt")
    expect(form.locator(".seat")).to_have_count(2)


def test_what_waits_for_me_comes_first_on_a_phone(sit: Sit) -> None:
    ania = sit(**UPRIGHT)
    ania.begin()
    ania.wait_to_be_asked()
    ania.open("/")
    first = ania.page.get_by_role("region", name="Twój ruch")
    expect(first).to_contain_text("Azincourt")
    games = ania.page.get_by_role("group", name="Gry")
    top, below = first.bounding_box(), games.bounding_box()
    assert top is not None
    assert below is not None
    assert top["y"] < below["y"]
    first.get_by_role("link").click()
    ania.wait_to_be_asked()
