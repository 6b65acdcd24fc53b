"""A newcomer's first two turns of Mage Knight, by clicking what pulses."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.coached import begin, follow, step
from tests.browser.conftest import Sit
from tests.browser.test_ways_in import PHONE


def test_a_newcomer_plays_the_first_two_turns(sit: Sit) -> None:
    ania = sit()
    begin(ania, "Mage Knight")
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
    ania.change_language("English")
    expect(words).to_contain_text("The first aim is the White Crystal Mine")
    assert ania.faults() == []


def test_a_wrong_card_gets_the_teachers_word(sit: Sit) -> None:
    ania = sit()
    begin(ania, "Mage Knight")
    follow(ania, "march")
    n = ania.n
    ania.page.locator("[data-card][data-glow=gold]:not([data-pulse])").first.click()
    ania.page.get_by_role("menuitem").first.click()
    expect(ania.page.get_by_text("Zacznij od karty Marsz")).to_be_visible()
    assert (step(ania), ania.n) == ("march", n)


def test_the_first_turn_on_a_phone(sit: Sit) -> None:
    ania = sit(**PHONE)
    begin(ania, "Mage Knight")
    follow(ania, "march")
    card = ania.page.locator("[data-card][data-pulse]")
    expect(card).to_be_in_viewport()
    coach, board = ania.page.locator(".coach").bounding_box(), ania.page.locator(".board").bounding_box()
    assert coach is not None
    assert board is not None
    assert coach["x"] >= board["x"] + board["width"]  # the words cover nothing
    follow(ania, "plunder")
