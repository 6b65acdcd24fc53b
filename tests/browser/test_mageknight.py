"""Mage Knight at the table: fights in all their phases, levels, duels, and a city stormed by three."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Position, expect

from tests.browser.conftest import Sit
from tests.browser.quests import brought, give_skills, sit_down
from tests.browser.table import Person
from tests.games.mageknight.fights import city, meeting
from tests.games.mageknight.late import late
from tests.games.mageknight.positions import fight, quest
from tests.server.driving import Node

PHONE = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
TABLET = {"viewport": {"width": 1024, "height": 768}, "has_touch": True}

READABLE = """() => [...document.querySelectorAll('.hands > .zone [data-card]')].every(card => {
  const { left, top, height } = card.getBoundingClientRect();
  return card.contains(document.elementFromPoint(left + 100, top + height / 2));
})"""
"""Of no card of the hand the first hundred points, where a name stands, lie under another."""


def card(person: Person, name: str) -> Locator:
    """A card in the hand, by its title."""
    return person.page.locator("[data-card]").filter(has_text=name).first


CORNER: Position = {"x": 20, "y": 20}
"""Where a card is not covered by the next one."""


def do(person: Person, what: Locator, *menu: str, within: Position | None = CORNER) -> None:
    """Clicks something and, in the menu beside it, what it shall do; says yes where one is asked twice."""
    person.wait_to_be_asked()
    n = person.n
    what.click(position=within)
    for words in menu:
        person.wait_for_change(n, "[role=menuitem]")
        item = person.page.get_by_role("menuitem").filter(has_text=words)
        if item.count():  # one that is the only one is done at once
            item.first.click()
    person.wait_for_change(n, ".sure")
    sure = person.page.locator(".sure [data-sure]")
    if sure.count():
        sure.click()
    person.wait_after(n)


def press(person: Person, words: str) -> None:
    """Presses a button of the question."""
    do(person, person.page.locator(".prompt .option").filter(has_text=words).first)


def sheet(person: Person, name: str) -> Locator:
    return person.page.locator(".sheets article").filter(has_text=name)


def offered(person: Person, name: str) -> Locator:
    """What lies in a choice on the stage."""
    return person.page.locator("[data-choice]").filter(has_text=name)


def tracks(person: Person, name: str) -> Locator:
    """Where all stand, as the sheet tells that opens from a player's chip."""
    person.page.locator(".chip").filter(has_text=name).click()
    return person.page.get_by_role("dialog", name=name)


def lobby(person: Person, scenario: str) -> None:
    """Opens the lobby with a scenario of Mage Knight to be set up."""
    person.open("/")
    person.page.get_by_role("button", name=re.compile("^Mage Knight")).first.click()
    person.pick_scenario(scenario)


def test_a_newcomer_reads_about_heroes_and_tactics_before_choosing(sit: Sit) -> None:
    ania = sit()
    page = ania.page
    lobby(ania, "solo_conquest")
    page.locator("form button.main[type=submit]").click()
    ania.wait_to_be_asked()
    expect(page.locator("[data-choice]")).to_have_count(4)
    expect(offered(ania, "Tovak")).to_contain_text("Wytrwały wojownik")
    assert ania.faults() == []

    # A card and a Skill can be looked at closely, the cards of all heroes too.
    offered(ania, "Tovak").get_by_role("button", name="Zimny fechtunek").click()
    expect(page.get_by_role("dialog")).to_contain_text("Atak 2 lub Atak lodem 2.")
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("Wspólne karty na start")).click()
    expect(page.get_by_role("dialog").locator(".card")).to_have_count(12)
    page.keyboard.press("Escape")
    do(ania, offered(ania, "Tovak").get_by_role("button", name="Graj tą postacią"))

    # Tactics say what they do, in the middle of the table.
    tactics = page.locator("[data-choice] [data-glow=gold]")
    expect(tactics).to_have_count(6)
    expect(tactics.nth(4)).to_contain_text("dobierz 2 karty")
    do(ania, tactics.nth(4))
    expect(page.locator(".hands [data-card]")).to_have_count(7)


def test_the_lobby_says_in_polish_why_a_set_up_is_refused(sit: Sit) -> None:
    ania = sit()
    lobby(ania, "full_conquest")
    ania.page.locator("details.agreed summary").click()
    ania.page.get_by_label("Zespoły").select_option("random")
    ania.page.locator("form button.main[type=submit]").click()
    expect(ania.page.get_by_role("alert")).to_contain_text("W zespołach gra 4 graczy")
    ania.forgive_refusals()


def test_a_full_late_hand_can_be_read_on_a_tablet(sit: Sit, table: Node) -> None:
    made = brought(table, late())
    ania = sit(**TABLET)
    sit_down(ania, made, 0)
    hand = ania.page.locator(".hands > .zone [data-card]")
    assert hand.count() == 8
    expect(hand.first).to_contain_text("Marsz")
    ania.page.wait_for_function(READABLE)  # the cards are laid anew once the width of their place is known


def test_a_fight_goes_through_all_four_phases(sit: Sit, table: Node) -> None:
    q = quest(hand="swiftness rage rage determination", crystals="wbr", units="utem_guardsmen", step="move")
    fight(q, "prowlers diggers wolf_riders")
    ania = sit()
    sit_down(ania, brought(table, q), 0)
    page = ania.page
    expect(page.locator(".sheets article")).to_have_count(3)
    assert ania.faults() == []

    # Ranged: a card is tried and taken back, then it counts.
    do(ania, card(ania, "Szybkość"), "Atak dystansowy 3")
    expect(page.locator(".tally")).to_contain_text("Atak dystansowy")
    expect(sheet(ania, "Kopacze").locator(".bar")).to_contain_text("0 z 3")  # walls
    expect(sheet(ania, "Wilczy jeźdźcy").locator(".bar")).to_contain_text("3 z 4, brakuje 1")
    expect(sheet(ania, "Grasanci").locator(".bar")).to_contain_text("3 z 3, wystarczy")
    n = ania.n
    page.keyboard.press("u")
    ania.wait_after(n)
    expect(card(ania, "Szybkość")).to_be_visible()
    do(ania, card(ania, "Szybkość"), "Atak dystansowy 3")
    do(ania, sheet(ania, "Grasanci").get_by_role("button"))
    expect(page.locator(".sheets article")).to_have_count(2)

    # Block: what it takes and what it deals stands on the sheet.
    expect(page.locator("li[aria-current=step]")).to_have_text("Blokowanie")
    expect(sheet(ania, "Wilczy jeźdźcy").locator(".bar").first).to_contain_text("0 z 6, brakuje 6")
    expect(sheet(ania, "Wilczy jeźdźcy")).to_contain_text("3 obrażenia, czyli 2 rany")
    expect(card(ania, "Determinacja").locator(".tag")).to_have_text("+2, z maną +5")
    expect(page.locator(".panel").filter(has_text="Wilczy jeźdźcy: 3 obrażenia")).to_contain_text("2 rany")
    do(ania, card(ania, "Determinacja"), "Blok 5")
    expect(page.locator("[data-open]").filter(has_text="Determinacja").locator(".tag")).to_have_text("Blok 5")
    expect(sheet(ania, "Kopacze").locator(".bar").first).to_contain_text("wystarczy")
    do(ania, sheet(ania, "Kopacze").get_by_role("button"))
    expect(sheet(ania, "Kopacze")).to_contain_text("zablokowany")
    press(ania, "Następna faza")

    # Damage: the unit takes the blow.
    expect(page.locator(".prompt h2")).to_contain_text("Kto przyjmuje obrażenia?")
    expect(page.locator(".prompt .option").filter(has_text="Przyjmuje bohater")).to_contain_text("2 rany")
    unit = page.locator("[data-open]").filter(has_text="Utem gwardziści")
    expect(unit.locator(".tag")).to_have_text("1 rana, zostaje 0")
    assert ania.faults() == []
    do(ania, page.locator("[data-open]").filter(has_text="Utem gwardziści"), "Przyjmuje obrażenia")

    # Attack: two cards together beat the riders.
    expect(page.locator("li[aria-current=step]")).to_have_text("Atak")
    do(ania, card(ania, "Szał"), "Atak 4")
    do(ania, sheet(ania, "Wilczy jeźdźcy").get_by_role("button"))
    if page.get_by_role("button", name="Uderz").count():
        press(ania, "Uderz")
    expect(page.locator(".sheets article")).to_have_count(1)
    expect(tracks(ania, "Tovak")).to_contain_text("5 z 3")


def test_a_hero_gains_a_level(sit: Sit, table: Node) -> None:
    q = quest(fame=2, hand="march", advanced="blood_rage path_finding ice_bolt")
    q.player(0).fame = 3
    give_skills(q, 0, "double_time shield_mastery cold_swordsmanship")
    ania = sit()
    sit_down(ania, brought(table, q), 0)
    page = ania.page
    press(ania, "Zakończ turę")
    expect(page.locator(".prompt h2")).to_contain_text("Nowy poziom: wybierz umiejętność i kartę akcji.")
    assert ania.faults() == []
    offered(ania, "Mistrzostwo tarczy").click()
    offered(ania, "Odnajdywanie ścieżek").click()
    expect(page.locator("p.taken")).to_contain_text("Mistrzostwo tarczy")
    n = ania.n
    page.get_by_role("button", name="Weź obie").click()
    ania.wait_after(n + 1)
    expect(page.locator(".chip [title=Poziom]")).to_have_text("Poziom:2")
    expect(tracks(ania, "Tovak")).to_contain_text("3 z 8")


def test_two_heroes_fight_each_other(sit: Sit, table: Node) -> None:
    q = meeting(("rage rage march", "rage determination march"))
    made = brought(table, q)
    tovak, arythea = sit(), sit()
    sit_down(tovak, made, 0)
    sit_down(arythea, made, 1)
    expect(arythea.page.locator(".prompt h2")).to_contain_text("Atakuje cię inny gracz.")
    expect(tovak.page.locator(".prompt h2")).to_contain_text("Arythea")
    assert arythea.faults() == []
    press(arythea, "Broń się z całych sił")
    expect(tovak.page.get_by_role("region", name="Pojedynek")).to_contain_text("Teraz uderza")
    do(tovak, card(tovak, "Szał"), "Atak 2")
    do(tovak, card(tovak, "Szał"), "Atak 2")
    expect(tovak.page.get_by_role("region", name="Pojedynek")).to_contain_text("Zebrany Atak 4")
    press(tovak, "Uderz")
    expect(arythea.page.get_by_role("region", name="Pojedynek")).to_contain_text("Siła ciosu 4")
    do(arythea, card(arythea, "Determinacja"), "Blok 2")
    expect(arythea.page.get_by_role("region", name="Pojedynek")).to_contain_text("Blok zatrzyma 2")
    press(arythea, "Zakończ blok")
    press(tovak, "Przyjmuje bohater")
    expect(arythea.page.locator("[data-card]").filter(has_text="Rana")).to_have_count(1)
    assert tovak.page.locator("[data-card]").filter(has_text="Rana").count() == 0


def test_three_heroes_storm_a_city_together(sit: Sit, table: Node) -> None:
    q = quest(
        seats=3,
        variants={"joint_assaults": True},
        hands=("march march rage", "march rage", "march rage"),
        tiles={"h-3.1": "core_7"},
        at="h-4.2",
        places=["h-4.1", "h-3.2"],
    )
    city(q, "white", "h-3.1", "prowlers prowlers diggers diggers")
    made = brought(table, q)
    people = [sit(), sit(), sit(**PHONE)]
    for seat, person in enumerate(people):
        sit_down(person, made, seat)
    tovak, arythea, goldyx = people
    press(tovak, "Zaproponuj wspólny szturm")
    press(tovak, "Arythea")
    press(tovak, "Goldyx")
    for _ in range(2):
        press(tovak, "Wrogowie: 1")
    for person in (arythea, goldyx):
        expect(person.page.locator(".prompt h2")).to_contain_text("Zgadzasz się na wspólny szturm?")
    expect(arythea.page.locator(".log, [aria-label=Dziennik]").first).to_contain_text(
        "bierze na siebie 1 wroga"
    )
    assert goldyx.faults() == []
    press(arythea, "Tak")
    press(goldyx, "Tak")

    pact = tovak.page.get_by_role("region", name="Wspólny szturm: Białe miasto")
    expect(pact).to_contain_text(re.compile(r"Tovak\s+1.wróg.*Arythea\s+1.wróg.*Goldyx\s+2.wrogów"))
    do(tovak, card(tovak, "Marsz"), "Ruch 2")
    do(tovak, tovak.page.locator("[data-cell='h-3.1']"), within=None)
    expect(tovak.page.locator(".sheets article")).to_have_count(1)
    expect(arythea.page.locator(".sheets article")).to_have_count(1)
