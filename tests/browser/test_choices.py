"""A choice takes the stage: whole cards with their prices and reasons, one button, and keys for all of it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser import test_heroes
from tests.browser.conftest import Sit
from tests.browser.quests import brought, give_skills, sit_down
from tests.browser.table import Person
from tests.games.heroes.positions import conquest
from tests.games.mageknight.positions import TestQuest, quest
from tests.server.driving import Node

ALONE = {"game": "mageknight", "scenario": "solo_conquest"}
ME = {"kind": "person", "name": "Ania", "mine": True}
UPRIGHT = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def thing(person: Person, name: str) -> Locator:
    """What lies in a choice, by words on it."""
    return person.page.locator("[data-choice]").filter(has_text=name)


def take(person: Person) -> Locator:
    """The one blue button."""
    return person.page.locator("[data-take]")


def levelling() -> TestQuest:
    q = quest(fame=2, hand="march", advanced="blood_rage path_finding ice_bolt")
    q.player(0).fame = 3
    give_skills(q, 0, "double_time shield_mastery cold_swordsmanship")
    return q


def end_turn(person: Person) -> None:
    person.wait_to_be_asked()
    n = person.n
    person.page.locator(".prompt .option").filter(has_text="Zakończ turę").first.click()
    person.wait_for_change(n, ".sure .main")
    if person.page.locator(".sure .main").count():
        person.page.locator(".sure .main").click()
    person.wait_after(n)


def test_a_tactic_is_chosen_from_whole_cards_by_its_number(sit: Sit, table: Node) -> None:
    ania = sit()
    sit_down(ania, table.post("/api/matches", ALONE | {"seats": [ME]}), 0)
    ania.wait_to_be_asked()
    expect(ania.page.locator("[data-choice]")).to_have_count(4)
    thing(ania, "Tovak").get_by_role("button", name="Graj tą postacią").click()
    take(ania).or_(thing(ania, "Wielki start")).first.wait_for()
    if take(ania).count():
        take(ania).click()
    expect(thing(ania, "Wielki start")).to_contain_text("Gdy ją bierzesz: dobierz 2 karty.")
    assert ania.faults() == []
    ania.wait_to_be_asked()
    n = ania.n
    ania.page.keyboard.press("5")
    ania.wait_for_change(n, "[data-take]")
    if take(ania).count():
        ania.page.keyboard.press("Enter")
    ania.wait_after(n)
    expect(ania.page.locator("[data-card]")).to_have_count(7)


def test_skill_and_card_of_a_new_level_are_taken_together(sit: Sit, table: Node) -> None:
    ania = sit()
    sit_down(ania, brought(table, levelling()), 0)
    end_turn(ania)
    expect(ania.page.locator(".block")).to_have_count(2)
    expect(take(ania)).to_have_count(0)
    thing(ania, "Mistrzostwo tarczy").click()
    expect(take(ania)).to_have_count(0)
    ania.page.keyboard.press("4")
    expect(thing(ania, "Odnajdywanie ścieżek").locator("[aria-pressed=true]")).to_be_visible()
    assert ania.faults() == []

    # Escape lets go of everything; Enter takes both.
    ania.page.keyboard.press("Escape")
    expect(ania.page.locator("[data-choice] [aria-pressed=true]")).to_have_count(0)
    ania.page.keyboard.press("2")
    ania.page.keyboard.press("4")
    expect(take(ania)).to_contain_text("Weź obie")
    n = ania.n
    ania.page.keyboard.press("Enter")
    ania.wait_after(n + 1)
    expect(ania.page.locator(".choice")).to_have_count(0)


def test_the_map_can_be_looked_at_and_the_choice_comes_back(sit: Sit, table: Node) -> None:
    ania = sit()
    sit_down(ania, brought(table, levelling()), 0)
    end_turn(ania)
    choice = ania.page.locator(".choice")
    expect(choice).to_be_visible()
    ania.page.keyboard.press("m")
    expect(choice).to_have_count(0)
    ania.page.keyboard.press("m")
    expect(choice).to_be_visible()
    ania.page.get_by_role("button", name="Pokaż mapę").click()
    ania.page.get_by_role("button", name="Wróć do wyboru").click()
    expect(choice).to_be_visible()


def test_three_units_are_recruited_with_five_clicks_and_what_is_too_dear_says_so(
    sit: Sit, table: Node
) -> None:
    t = conquest(gold=7)
    t.add_hero("anton", army="0/3 0/3")
    ania = sit()
    sit_down(ania, test_heroes.brought(table, t), 0)
    test_heroes.play_card(ania, 3, "Rekrutuj")  # two clicks
    bows = ania.page.locator("[data-choice='recruit.1']")
    expect(bows).to_contain_text("zostanie złota: 6")
    dear = ania.page.locator("[data-choice='recruit.4']")
    expect(dear).to_contain_text("Potrzebny jest poziom miasta 4, masz 1.")
    expect(dear.locator("[data-glow=gold]")).to_have_count(0)
    assert ania.faults() == []
    for _ in range(3):
        ania.wait_to_be_asked()
        n = ania.n
        bows.locator("[data-glow=gold]").click()
        ania.wait_after(n)
    army = ania.page.get_by_label("Anton", exact=True).locator(".troops .figures li")
    expect(army).to_have_count(9)


def test_on_an_upright_phone_the_button_stays_in_sight(sit: Sit, table: Node) -> None:
    ania = sit(**UPRIGHT)
    sit_down(ania, brought(table, levelling()), 0)
    end_turn(ania)
    thing(ania, "Mistrzostwo tarczy").tap()
    thing(ania, "Lodowy pocisk").tap()
    expect(take(ania)).to_be_in_viewport()
    n = ania.n
    take(ania).tap()
    ania.wait_after(n + 1)
