"""Runebound at the table: a guided first turn, then what one does in a game, each thing by hand."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, expect

from hexameron.games import find
from hexameron.games.runebound.rules import fighters
from hexameron.kernel.chance import Fairness
from hexameron.kernel.files import write_match
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from tests.browser.coached import begin, follow
from tests.browser.conftest import Sit
from tests.browser.quests import sit_down
from tests.browser.table import Person
from tests.games.runebound.positions import TestJourney, fight, journey, villain
from tests.server.driving import Node, bot

ANIA = {"kind": "person", "name": "Ania", "mine": True}
BARTEK = {"kind": "person", "name": "Bartek", "mine": True}
UPRIGHT: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}

BY_DICE = 7
"""With this seed three dice lead from the middle of the map to thirty hexes, by two of them or all."""


def brought(node: Node, t: TestJourney, *others: dict[str, Any], seed: int = 1) -> dict[str, Any]:
    """A match that begins from a position; Ania has the first seat, an easy bot the other ones."""
    seats = len(t.state.players)
    setup = Setup(scenario=t.state.scenario, seats=seats)
    match = Match(find("runebound"), setup, Fairness.from_seed(seed), state=t.state)
    people = [ANIA, *(others or [bot("easy")] * (seats - 1))]
    made: dict[str, Any] = node.post(
        "/api/matches/import", {"file": json.loads(write_match(match)), "seats": people}
    )
    return made


def sit_at(person: Person, node: Node, t: TestJourney, *others: dict[str, Any], seed: int = 1) -> None:
    sit_down(person, brought(node, t, *others, seed=seed), 0)
    person.wait_to_be_asked()


def mean(person: Person, thing: Locator) -> None:
    """Clicks what will be done, and once more if it cannot be taken back."""
    n = person.n
    thing.click()
    person.wait_for_change(n, ".sure [data-sure], [role=menuitem]")
    for more in (person.page.get_by_role("menuitem"), person.page.locator(".sure [data-sure]")):
        if more.count():
            more.first.click()
            person.wait_for_change(n, ".sure [data-sure]")
    person.wait_after(n)


def press(person: Person, name: str) -> None:
    """Presses a button of the question."""
    mean(person, person.page.locator(".prompt .option", has_text=name).first)


def log_of(person: Person) -> Locator:
    return person.page.locator("[role=log]")


# ---------------------------------------------------------------------- the guided first game


def test_a_newcomer_crosses_the_bridge_wins_a_fight_and_learns(sit: Sit) -> None:
    ania = sit()
    begin(ania, "Runebound")
    words, log = ania.page.locator(".coach .words"), log_of(ania)
    expect(words).to_contain_text("Grasz Laurel z Krwawej Puszczy")
    assert follow(ania, "dice")[:4] == ["aim", "map", "actions", "throw"]
    expect(ania.page.get_by_label("Kości terenu").locator("li")).to_have_count(3)
    follow(ania, "cast")
    expect(ania.page.locator(".pools [data-token]")).to_have_count(8)
    assert ania.faults() == []
    follow(ania, "trophies")
    expect(log).to_contain_text("Laurel wygrywa walkę")
    follow(ania, "rounds")
    expect(log).to_contain_text("uczy się: Szpony dziczy")
    ania.page.reload()
    expect(words).to_contain_text("żeton czasu idzie o pole")
    ania.change_language("English")
    expect(words).to_contain_text("token")


# ---------------------------------------------------------------------- on the map


def test_dice_are_spent_step_by_step_or_by_one_click_far_away(sit: Sit, table: Node) -> None:
    ania = sit()
    t = journey(heroes={"laurel": {"at": "h7.9"}, "corbin": {"at": "h0.1"}})
    sit_at(ania, table, t, seed=BY_DICE)
    expect(ania.page.locator(".board [data-cell]")).to_have_count(225)
    press(ania, "Rzuć kośćmi")
    ania.speak("Wydaj kość i wejdź na sąsiedni heks.")
    expect(ania.page.get_by_label("Kości terenu").locator(".number").first).to_have_text("1")
    far = ania.page.locator("[data-way='2']").first
    far.hover()
    expect(ania.page.locator(".trail")).to_have_count(1)
    far.click()
    expect(log_of(ania).get_by_text("Laurel idzie:")).to_have_count(2)
    expect(ania.page.get_by_label("Kości terenu").locator(".spent")).to_have_count(2)


def test_on_an_upright_phone_the_map_has_room_and_dice_lead_on(sit: Sit, table: Node) -> None:
    ania = sit(**UPRIGHT)
    t = journey(heroes={"laurel": {"at": "h7.9"}, "corbin": {"at": "h0.1"}})
    sit_at(ania, table, t, seed=BY_DICE)
    press(ania, "Rzuć kośćmi")
    near = ania.page.locator("[data-cell][data-glow=gold]").first
    expect(near).to_be_in_viewport(ratio=1)
    box = ania.page.locator(".board").bounding_box()
    assert box is not None
    assert box["height"] >= 0.4 * 844
    n = ania.n
    near.click()
    press_confirm(ania, n)
    expect(ania.page.locator(".points .spent")).to_have_count(1)
    assert ania.faults() == []


def press_confirm(person: Person, n: int) -> None:
    """A finger taps twice: the second time the button that names what was tapped."""
    if person.n == n:
        confirm = person.page.locator(".prompt .option.main, .prompt button.main").first
        menu = person.page.get_by_role("menuitem")
        (menu.first if menu.count() else confirm).click()
    person.wait_after(n)


# ---------------------------------------------------------------------- adventures


def test_a_social_adventure_is_a_card_to_be_read(sit: Sit, table: Node) -> None:
    ania = sit()
    t = journey(heroes={"laurel": {"at": "h0.12", "gold": 3}, "corbin": {}}, stack={"soc": "gs05"})
    sit_at(ania, table, t)
    press(ania, "Poszukaj przygody")
    expect(ania.page.locator("[data-choice]").first).to_be_visible()
    n = ania.n
    card = ania.page.locator("[data-choice]").first
    expect(card).to_contain_text("Druga możliwość. Test, atrybut: umysł.")
    card.get_by_role("button", name="Druga możliwość").click()
    assert ania.n == n, "a test cannot be taken back: the first click only lifts what would be done"
    ania.page.locator("[data-take]").click()
    ania.wait_after(n)
    expect(log_of(ania)).to_contain_text("wybiera")


def test_an_exploration_is_kept_as_a_quest_with_its_pin(sit: Sit, table: Node) -> None:
    ania = sit()
    t = journey(heroes={"laurel": {"at": "h4.9"}, "corbin": {}}, stack={"exp": "gx04"})
    sit_at(ania, table, t)
    press(ania, "Poszukaj przygody")
    expect(log_of(ania)).to_contain_text("zachowuje")
    expect(ania.page.locator(".tray")).to_contain_text("Wyprawy i pogłoski")


# ---------------------------------------------------------------------- a fight


def test_two_browsers_fight_with_shield_doubling_and_surge(sit: Sit, table: Node) -> None:
    ania, bartek = sit(), sit()
    t = fight("gc12", "thorn", cast="0010" + "00000", assets="a08", hand="w7")
    made = brought(table, t, BARTEK)
    sit_down(ania, made, 0)
    sit_down(bartek, made, 1)
    bartek.wait_to_be_asked()
    expect(ania.page.locator(".pools .pool")).to_have_count(2)
    expect(ania.page.locator(".pools [data-token]")).to_have_count(9)
    # the enemy is run by who sits to the right, and strikes first with one token
    mean(bartek, bartek.page.locator("[data-fighter='fighter.0'] .act", has_text="obrażenia wroga"))
    bartek.speak("Które żetony wydajesz na atak?")
    mean(bartek, bartek.page.locator("[data-token='u52'] .face"))
    expect(bartek.page.locator(".fight .roll .sum")).to_contain_text("1")
    press(bartek, "Atakuj tymi")
    ania.speak("Nadchodzi 1 obrażenie. Wydajesz tarcze?")
    mean(ania, ania.page.locator("[data-token='u25'] .face"))
    expect(log_of(ania)).to_contain_text("blokuje tarczami: 1")
    # a token on a doubling one counts twice
    ania.speak("Twoja akcja walki.")
    n = ania.n
    ania.page.locator("[data-token='u16'] .face").click()
    ania.page.get_by_role("menuitem", name="obrażenia magiczne").click()
    ania.wait_after(n)
    expect(ania.page.locator(".stack [data-token='u17'] .value")).to_have_text("2")
    press_pass(bartek)
    expect(ania.page.locator("[data-fighter='fighter.0']")).to_contain_text("Złączenie umysłów")
    mean(ania, ania.page.locator("[data-fighter='fighter.0'] .act").first)
    expect(log_of(ania)).to_contain_text("za wzmocnienia: 2")
    mean(ania, ania.page.locator("[data-fighter='fighter.1'] .act", has_text="obrażenia magiczne"))
    expect(log_of(ania)).to_contain_text("zadaje 2 obrażenia")
    expect(ania.page.locator(".tray [data-token], .pool .tray [data-token]").first).to_be_visible()
    assert ania.faults() == []


def press_pass(person: Person) -> None:
    person.wait_to_be_asked()
    press(person, "Pas")


# ---------------------------------------------------------------------- goods and skills


def test_a_market_shows_prices_and_what_is_too_dear(sit: Sit, table: Node) -> None:
    ania = sit()
    t = journey(
        heroes={"laurel": {"at": "h5.6", "gold": 5}, "corbin": {}}, markets={"tamalir": "a03 a07 b12"}
    )
    sit_at(ania, table, t)
    press(ania, "Zrób zakupy")
    ania.speak("kup jeden zasób")
    expect(ania.page.locator("[data-choice] [data-glow=gold]").first).to_be_visible()
    mean(ania, ania.page.locator("[data-choice] [data-glow=gold]").first)
    expect(log_of(ania)).to_contain_text("zdobywa:")


def test_a_skill_is_learned_for_trophies(sit: Sit, table: Node) -> None:
    ania = sit()
    t = journey(heroes={"laurel": {"at": "h7.9", "hand": "w7", "trophies": "gc01 gc02"}, "corbin": {}})
    sit_at(ania, table, t)
    mean(ania, ania.page.locator("[data-card][data-glow=gold]").first)
    for _ in range(3):
        if log_of(ania).get_by_text("uczy się:").count():
            break
        mean(ania, ania.page.locator("[data-glow=gold]").first)
    expect(log_of(ania)).to_contain_text("uczy się:")


# ---------------------------------------------------------------------- the villain's end


def test_who_beats_the_villain_wins(sit: Sit, table: Node) -> None:
    ania = sit()
    t = villain("laurel", lore=7, cast="010" + "0000000").go("face")
    t.combat.damage = fighters.life(t, 1) - 1
    sit_at(ania, table, t)
    foe = ania.page.locator("[data-fighter='fighter.1']")
    expect(foe).to_contain_text("Margath")
    mean(ania, foe.locator(".act", has_text="obrażenia fizyczne"))
    ania.page.get_by_role("button", name="Wszystkie").click()
    ania.page.locator("section.result").wait_for()
    expect(ania.page.locator("section.result")).to_contain_text("Zwycięstwo")
    expect(log_of(ania)).to_contain_text("Laurel pokonuje złoczyńcę i wygrywa")
