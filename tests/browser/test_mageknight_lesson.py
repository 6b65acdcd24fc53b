"""A newcomer's first two turns of Mage Knight, by clicking what pulses."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.table import PATIENCE, Person
from tests.browser.test_ways_in import PHONE

MENU = "[role=menuitem]"


def begin(person: Person) -> None:
    person.open("/")
    person.page.locator(".lessons button", has_text="Mage Knight").click()
    person.page.locator(".coach").wait_for(timeout=PATIENCE)


def step(person: Person) -> str:
    return person.page.locator(".coach").get_attribute("data-step") or ""


def act(person: Person) -> None:
    """Reads on, or clicks what pulses; where only things glow, the first of them."""
    page, n = person.page, person.n
    todo = page.locator(".coach .go:enabled, [data-ready=true] [data-pulse]")
    free = page.locator("[data-ready=true] [data-glow=gold]")
    todo.or_(free).first.wait_for(timeout=PATIENCE)
    (todo if todo.count() else free).first.click(timeout=PATIENCE)
    person.wait_for_change(n, MENU)
    menu, meant = page.locator(MENU), page.locator(f"{MENU}[data-pulse]")
    if menu.count():
        (meant if meant.count() else menu).first.click()
        person.wait_after(n)


def follow(person: Person, upto: str) -> list[str]:
    """Does what the teacher wants until this step; tells the steps on the way."""
    met: list[str] = []
    while (now := step(person)) != upto:
        met.append(now)
        act(person)
    return met


def test_a_newcomer_plays_the_first_two_turns(sit: Sit) -> None:
    ania = sit()
    begin(ania)
    words = ania.page.locator(".coach .words")
    expect(words).to_contain_text("Gdzieś daleko leży miasto")
    assert ania.glowing().count() == 0  # first read, then play

    met = follow(ania, "plunder")
    assert met[:4] == ["aim", "hand", "tactic", "virtual"]
    assert met[-3:] == ["finish_turn", "over", "keep"]
    expect(ania.page.locator("[role=log]")).to_contain_text("werbuje jednostkę: Chłopi")

    met = follow(ania, "level")
    assert [name for name in met if "block" in name or "attack" in name] == [
        "block",
        "block_two",
        "attack",
        "attack_two",
    ]
    expect(words).to_contain_text("Sławę 4, czyli poziom 2")
    follow(ania, "freer")
    expect(ania.page.locator("[role=log]")).to_contain_text("zdobywa umiejętność")

    ania.page.reload()
    expect(words).to_contain_text("wskazuję cel")
    ania.page.get_by_role("button", name="EN", exact=True).click()
    expect(words).to_contain_text("The first aim is the White Crystal Mine")
    assert ania.faults() == []


def test_a_wrong_card_gets_the_teachers_word(sit: Sit) -> None:
    ania = sit()
    begin(ania)
    follow(ania, "march")
    n = ania.n
    ania.page.locator("[data-card][data-glow=gold]:not([data-pulse])").first.click()
    ania.page.get_by_role("menuitem").first.click()
    expect(ania.page.get_by_text("Zacznij od karty Marsz")).to_be_visible()
    assert (step(ania), ania.n) == ("march", n)


def test_the_first_turn_on_a_phone(sit: Sit) -> None:
    ania = sit(**PHONE)
    begin(ania)
    follow(ania, "march")
    card = ania.page.locator("[data-card][data-pulse]")
    expect(card).to_be_in_viewport()
    coach, board = ania.page.locator(".coach").bounding_box(), ania.page.locator(".board").bounding_box()
    assert coach is not None
    assert board is not None
    assert coach["x"] >= board["x"] + board["width"]  # the words cover nothing
    follow(ania, "plunder")
