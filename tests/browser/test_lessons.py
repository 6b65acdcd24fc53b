"""A newcomer's first minutes, by clicking what pulses."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.table import PATIENCE, Person
from tests.browser.test_ways_in import PHONE


def begin(person: Person) -> None:
    person.open("/")
    person.page.locator(".lessons li", has_text="BattleLore").last.get_by_role("button").click()
    person.page.locator(".coach").wait_for(timeout=PATIENCE)


def step(person: Person) -> str:
    return person.page.locator(".coach").get_attribute("data-step") or ""


def follow(person: Person, upto: str) -> list[str]:
    """Presses on and clicks what pulses until this step; tells the steps on the way."""
    met: list[str] = []
    todo = person.page.locator(".coach .go:enabled, [data-ready=true] [data-pulse]:visible")
    while (now := step(person)) != upto:
        if now:
            met.append(now)
            n = person.n
            todo.first.click(timeout=PATIENCE)
            person.wait_after(n)
        todo.first.wait_for(timeout=PATIENCE)
    return met


def test_a_newcomer_learns_by_clicking_what_pulses(sit: Sit) -> None:
    ania = sit()
    begin(ania)
    words = ania.page.locator(".coach .words")
    expect(words).to_contain_text("Wygrywa, kto pierwszy zdobędzie 4")
    assert ania.glowing().count() == 0  # first read, then play
    n = ania.n
    ania.page.keyboard.press("Enter")  # goes on as well
    ania.wait_after(n)
    met = follow(ania, "hits")
    assert met[:3] == ["units", "board", "card"]
    assert met[-1] == "melee"
    expect(words).to_contain_text("Zielony hełm trafia zielony sztandar")
    dice = ania.page.locator(".dice-strip")  # where they were rolled for
    expect(dice.get_by_role("img", name="Zielony hełm")).to_be_visible()

    ania.page.reload()
    expect(words).to_contain_text("Zielony hełm trafia zielony sztandar")
    ania.change_language("English")
    expect(words).to_contain_text("A green helmet hits a green banner")
    assert ania.faults() == []


def test_a_wrong_click_gets_the_teachers_word(sit: Sit) -> None:
    ania = sit()
    begin(ania)
    follow(ania, "card")
    n = ania.n
    ania.page.locator("[data-card][data-glow=gold]:not([data-pulse])").first.click()
    expect(ania.page.get_by_text("ale zaczniemy od centrum")).to_be_visible()
    assert (step(ania), ania.n) == ("card", n)


def test_who_leaves_the_lesson_plays_on(sit: Sit) -> None:
    ania = sit()
    begin(ania)
    ania.page.get_by_role("button", name="Zakończ lekcję").click()
    ania.page.get_by_role("button", name="Wróć do lekcji").click()
    ania.page.get_by_role("button", name="Zakończ lekcję").click()
    ania.page.locator(".coach").get_by_role("button", name="Zakończ lekcję").last.click()
    expect(ania.page.locator(".coach")).to_have_count(0)
    assert ania.play(2) == 2


def test_on_a_phone_the_words_cover_nothing(sit: Sit) -> None:
    ania = sit(**PHONE)
    begin(ania)
    coach = ania.page.locator(".coach").bounding_box()
    board = ania.page.locator(".board").bounding_box()
    assert coach is not None
    assert board is not None
    assert coach["x"] >= board["x"] + board["width"]
    follow(ania, "card")
    card = ania.page.locator("[data-card][data-pulse]")
    expect(card).to_be_in_viewport()
    card.tap()
    ania.page.locator(".prompt .act.main").first.tap()
    expect(ania.page.locator(".coach")).to_have_attribute("data-step", "orders")
