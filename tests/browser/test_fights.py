"""Fights and what others did, as one sees and hears them: arrows, dice, recaps, sounds, and peace."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

import hexameron
from hexameron.bots import make
from hexameron.bots.seat_view import SeatView
from hexameron.kernel.files import write_match
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from tests.browser.conftest import Sit
from tests.browser.quests import sit_down
from tests.browser.table import Person
from tests.server.driving import Node

BOT = {"kind": "bot", "bot": "easy"}
ANIA = {"kind": "person", "name": "Ania", "mine": True}
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = pytest.mark.parametrize("size", [{}, TABLET, PHONE], ids=["desk", "tablet", "phone"])

COVERED = """() => {
  const strip = document.querySelector('.dice-strip').getBoundingClientRect();
  const meets = one => { const box = one.getBoundingClientRect(); return box.left < strip.right - 1
    && strip.left < box.right - 1 && box.top < strip.bottom - 1 && strip.top < box.bottom - 1; };
  return [...document.querySelectorAll('.board .stand .piece > path:first-of-type')].filter(meets).length
    + [...document.querySelectorAll('.board .hand')].filter(meets).length;
}"""
"""How many pieces and spaces that can be chosen lie under the dice."""

SMALLEST = """root => Math.min(...[...document.querySelectorAll(root + ' *')]
  .filter(one => one.offsetParent && !one.closest('.sr-only')
    && [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
  .map(one => parseFloat(getComputedStyle(one).fontSize)))"""

MOVING = """() => document.getAnimations().filter(one => one.playState === 'running'
  && one.effect.getComputedTiming().duration > 10).length"""
"""What moves, however short; what is done within one frame does not."""

HEARD = """window.heard = 0;
const Audio_ = window.AudioContext;
window.AudioContext = class extends Audio_ { constructor() { super(); window.heard += 1; } };"""


def driven(game: str, setup: Setup, prompt: str, seat: int, *, seed: int, skip: int = 0) -> Match[Any]:
    """A match of bots that stops when a seat is asked something, the so manieth time."""
    match = hexameron.new(game, setup=setup, seed=seed)
    bots = [make("instinct", seed=seed + one) for one in range(setup.seats)]
    while match.result is None:
        asked = next(iter(match.pending))
        question = match.question(asked)
        assert question is not None
        if asked == seat and question.prompt == prompt:
            if not skip:
                return match
            skip -= 1
        match.choose(asked, bots[asked].choose(SeatView(match, asked)))
    raise AssertionError(f"nobody was asked {prompt}")


def brought(node: Node, match: Match[Any]) -> dict[str, Any]:
    """A match in which Ania takes the first seat and bots the others."""
    others = [BOT] * (match.setup.seats - 1)
    body = {"file": json.loads(write_match(match)), "seats": [ANIA, *others]}
    made: dict[str, Any] = node.post("/api/matches/import", body)
    return made


def attacked(person: Person, table: Node) -> None:
    """Sits down in a battle in which one's archers are to choose their target, and hits somebody."""
    match = driven("battlelore", Setup("avignon", 2), "battle.target", 0, seed=3, skip=4)
    sit_down(person, brought(table, match), 0)
    person.wait_to_be_asked()
    person.choose()
    person.page.locator(".dice-strip").wait_for()


def told(person: Person, table: Node, *, seats: int = 2) -> None:
    """Sits down before a turn of one's own that others have just left to one."""
    if seats == 2:
        match = driven("battlelore", Setup("azincourt", 2), "command.card", 0, seed=5, skip=4)
    else:
        match = driven("heroes", Setup("conquest", seats), "turn.card", 0, seed=5, skip=6)
    sit_down(person, brought(table, match), 0)
    person.wait_to_be_asked()


@SIZES
def test_an_attack_is_an_arrow_and_dice_that_hide_nothing(
    sit: Sit, table: Node, size: dict[str, Any]
) -> None:
    ania = sit(**size)
    attacked(ania, table)
    page = ania.page
    expect(page.locator("[data-arrow=attack]")).to_have_count(1)
    strip = page.locator(".dice-strip")
    dice = strip.locator(".die")
    assert dice.count() >= 1
    assert len(strip.locator(".does").all_inner_texts()) == dice.count()
    page.mouse.move(1, 1)
    assert page.evaluate(COVERED) == 0
    assert page.evaluate(SMALLEST, ".dice-strip") >= 13
    assert ania.faults() == []


def test_one_learns_why_there_are_so_many_dice(sit: Sit, table: Node) -> None:
    ania = sit()
    attacked(ania, table)
    strip = ania.page.locator(".dice-strip")
    strip.get_by_role("button", name="dlaczego tyle?").click()
    expect(strip.locator(".reasons")).to_contain_text("Oddział rzuca 2 kośćmi.")
    strip.get_by_role("button", name="BL-CMB-08").click()
    expect(ania.page.get_by_role("dialog")).to_contain_text("BL-CMB-08")


def test_an_attack_of_before_stays_as_a_thin_arrow(sit: Sit, table: Node) -> None:
    ania = sit()
    attacked(ania, table)
    past = ania.page.locator("[data-arrow=past]")
    for _ in range(6):
        ania.wait_to_be_asked()
        if past.count():
            return
        ania.choose()
    raise AssertionError("no attack was followed by another act of the turn")


@SIZES
def test_a_rivals_turn_is_told_with_pins_on_the_board(sit: Sit, table: Node, size: dict[str, Any]) -> None:
    ania = sit(**size)
    told(ania, table)
    page = ania.page
    recap = page.locator(".recap")
    expect(recap).to_be_visible()
    if recap.get_by_role("button", name="i jeszcze").count():
        recap.get_by_role("button", name="i jeszcze").click()
    lines = recap.locator("[data-told]")
    assert 1 <= lines.count() <= 4
    pins = page.locator("[data-pin]")
    assert 1 <= pins.count() <= lines.count()
    assert page.evaluate(SMALLEST, ".recap") >= 13
    assert ania.faults() == []
    before = lines.all_inner_texts()
    page.reload()
    ania.wait_to_be_asked()
    assert [text for text in recap.locator("[data-told]").all_inner_texts() if text not in before] == []
    ania.choose()
    expect(recap).to_have_count(0)
    expect(pins).to_have_count(0)


def test_what_a_rival_did_is_played_again_and_can_be_skipped(sit: Sit, table: Node) -> None:
    ania = sit()
    told(ania, table)
    page = ania.page
    n = ania.n
    again = page.get_by_role("button", name="Odtwórz")
    again.click()
    expect(page.locator(".caption")).to_be_visible()
    expect(page.locator(".board .hand")).to_have_count(0)
    page.keyboard.press("Shift")
    expect(page.locator(".caption")).to_have_count(0)
    expect(again).to_be_visible()
    assert ania.n == n


def test_what_several_rivals_did_is_part_of_the_log(sit: Sit, table: Node) -> None:
    ania = sit()
    told(ania, table, seats=4)
    since = ania.page.get_by_role("region", name="Od twojej ostatniej tury")
    expect(since).to_be_visible()
    numbers = [int(text) for text in since.locator(".pin").all_inner_texts()]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    expect(ania.page.locator(".recap")).to_have_count(0)
    expect(ania.page.locator("[data-pin]").first).to_be_attached()


def test_nothing_moves_where_motion_is_not_wanted(sit: Sit, table: Node) -> None:
    ania = sit()
    attacked(ania, table)
    assert ania.page.evaluate(MOVING) == 0
    for _ in range(5):
        ania.wait_to_be_asked()
        ania.choose()
        assert ania.page.evaluate(MOVING) == 0


def test_dice_tumble_where_motion_is_wanted_and_a_key_ends_it(sit: Sit, table: Node) -> None:
    ania = sit(reduced_motion="no-preference")
    page = ania.page
    page.add_init_script(
        "document.addEventListener('animationstart',"
        " one => { if (one.target.matches('.die')) window.rolled = true; });"
    )
    attacked(ania, table)
    page.wait_for_function("() => window.rolled")
    page.keyboard.press("Shift")
    assert page.evaluate(MOVING) == 0


def test_sounds_are_heard_after_a_touch_and_go_with_one_click(sit: Sit, table: Node) -> None:
    ania, quiet = sit(), sit()
    for person in (ania, quiet):
        person.page.add_init_script(HEARD)
    attacked(ania, table)
    ania.page.wait_for_function("() => window.heard === 1")
    match = driven("battlelore", Setup("avignon", 2), "battle.target", 0, seed=3, skip=4)
    sit_down(quiet, brought(table, match), 0)
    quiet.wait_to_be_asked()
    assert quiet.page.evaluate("window.heard") == 0, "nobody touched the page yet"
    quiet.page.get_by_title("Wyłącz dźwięki").click()
    quiet.choose()
    quiet.page.locator(".dice-strip").wait_for()
    assert quiet.page.evaluate("window.heard") == 0
    quiet.page.reload()
    expect(quiet.page.get_by_title("Włącz dźwięki")).to_be_visible()
