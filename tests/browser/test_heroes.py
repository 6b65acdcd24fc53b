"""Heroes at the table: a guided first round, then what one does in a game, each thing by hand."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from hexameron.games import find
from hexameron.games.heroes.rules import activation, battle
from hexameron.kernel.chance import Fairness
from hexameron.kernel.files import write_match
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from tests.browser.coached import begin, follow
from tests.browser.conftest import Sit
from tests.browser.quests import sit_down
from tests.browser.table import PATIENCE, Person
from tests.browser.test_ways_in import PHONE
from tests.games.heroes.positions import TestConquest, conquest
from tests.server.driving import Node, bot

ANIA = {"kind": "person", "name": "Ania", "mine": True}
BARTEK = {"kind": "person", "name": "Bartek", "mine": True}
NAMES = {"haven": "Przystań", "necropolis": "Nekropolia", "sanctuary": "Świątynia", "stronghold": "Twierdza"}
UPRIGHT: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}}
COVERED_BY = """cell => {
  const box = cell.getBoundingClientRect();
  const across = [0.3, 0.5, 0.7];
  const points = across.flatMap(x => across.map(y => [box.x + box.width * x, box.y + box.height * y]));
  return points.map(([x, y]) => document.elementFromPoint(x, y))
    .filter(top => !top?.closest('.board')).map(top => top?.outerHTML.slice(0, 80) ?? 'nothing');
}"""
"""What lies over a space of the board, at nine points of it."""
LONG_BATTLE = 60
"""More choices than any battle of these tests takes."""


def brought(node: Node, t: TestConquest, *others: dict[str, Any], seed: int = 1) -> dict[str, Any]:
    """A match that begins from a position; Ania has the first seat, Bartek the other unless others come."""
    setup = Setup(scenario="conquest", seats=len(t.state.players))
    match = Match(find("heroes"), setup, Fairness.from_seed(seed), state=t.state)
    made: dict[str, Any] = node.post(
        "/api/matches/import",
        {"file": json.loads(write_match(match)), "seats": [ANIA, *(others or [BARTEK])]},
    )
    return made


def play_card(person: Person, card: int, action: str) -> None:
    """Clicks an action card and then what to do with it."""
    person.page.locator(f"[data-card='action.{card}']").click()
    person.page.get_by_role("menuitem", name=action).click()


def press(person: Person, name: str) -> None:
    """Presses a button of the question."""
    mean(person, person.page.locator(".prompt .option", has_text=name).first)


def mean(person: Person, thing: Locator) -> None:
    """Clicks what will be done, and once more if it cannot be taken back."""
    n = person.n
    thing.click()
    person.wait_for_change(n, ".sure [data-sure]")
    sure = person.page.locator(".sure [data-sure]")
    if sure.count():
        sure.click()
    person.wait_after(n)


def log_of(person: Person) -> Locator:
    return person.page.locator("[role=log]")


def fight_on(person: Person, until: Locator, *prefer: str) -> None:
    """Chooses a button of one of these names if there is one, else anything, until something is told."""
    for _ in range(LONG_BATTLE):
        person.page.locator("[data-ready=true]").or_(until).first.wait_for(timeout=PATIENCE)
        if until.count():
            return
        wanted = [one for one in prefer if person.page.locator(".prompt .option", has_text=one).count()]
        if wanted:
            press(person, wanted[0])
        else:
            person.choose()
    raise AssertionError("the battle did not end")


# ---------------------------------------------------------------------- the guided first game


def test_a_newcomer_builds_recruits_and_wins_a_battle_with_the_elite_die(sit: Sit) -> None:
    ania = sit()
    begin(ania, "Heroes")
    words, log = ania.page.locator(".coach .words"), ania.page.locator("[role=log]")
    expect(words).to_contain_text("Prowadzisz Przystań")
    met = follow(ania, "activate")
    assert met[:5] == ["aim", "map", "guards", "cards", "build"]
    expect(log).to_contain_text("wznosi budynek: Młyn")
    follow(ania, "dice")
    expect(ania.page.locator(".roll")).to_be_visible()
    assert ania.faults() == []
    follow(ania, "elite")
    expect(ania.page.locator(".roll")).to_contain_text("Dwie czaszki")
    follow(ania, "power")
    expect(log).to_contain_text("Anton zdobywa trofeum: Harpie")
    expect(log).to_contain_text("Anton przejmuje pole Tartak A1")

    ania.page.reload()
    expect(words).to_contain_text("pierwszy punkt Potęgi")
    follow(ania, "own")
    ania.change_language("English")
    expect(words).to_contain_text("From here on you decide.")
    assert ania.faults() == []


def test_the_first_turns_on_a_phone(sit: Sit) -> None:
    ania = sit(**PHONE)
    begin(ania, "Heroes")
    follow(ania, "recruit")
    expect(ania.page.locator("[data-card][data-pulse]").first).to_be_in_viewport()


# ---------------------------------------------------------------------- in the city


def test_a_person_builds(sit: Sit, table: Node) -> None:
    t = conquest(resources=5)
    t.add_hero("anton", army="0/3 0/3")
    ania = sit()
    sit_down(ania, brought(table, t), 0)
    play_card(ania, 1, "Buduj")
    ania.speak("Co budujesz?")
    mill = ania.page.locator("[data-choice='building.haven.income'] [data-glow=gold]").first
    mean(ania, mill)
    expect(log_of(ania)).to_contain_text("Przystań wznosi budynek: Młyn.")
    haven = ania.page.locator(".chip", has_text=NAMES["haven"])
    expect(haven.get_by_title("Surowce")).to_contain_text("2")  # what is left


def test_a_person_recruits(sit: Sit, table: Node) -> None:
    t = conquest(gold=7)
    t.add_hero("anton", army="0/3 0/3")
    ania = sit()
    sit_down(ania, brought(table, t), 0)
    army = ania.page.get_by_label("Anton", exact=True).locator(".troops .figures li")
    expect(army).to_have_count(6)
    play_card(ania, 3, "Rekrutuj")
    ania.speak("Możesz jeszcze kupić: 3.")
    n = ania.n
    ania.page.locator("[data-choice='recruit.1'] [data-glow=gold]").click()
    ania.wait_after(n)
    ania.speak("Możesz jeszcze kupić: 2.")
    expect(log_of(ania)).to_contain_text("Anton powiększa armię: Kusznicy ×1, ")
    expect(army).to_have_count(7)


# ---------------------------------------------------------------------- on the map


def test_a_click_far_away_takes_all_steps(sit: Sit, table: Node) -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h1.1", army="0/3 0/3")
    activation.activate(t, anton, t.begin("activation", card=1))
    ania = sit()
    sit_down(ania, brought(table, t), 0)
    ania.speak("Punkty ruchu: 4.")
    far = ania.page.locator(f"[data-way='3']:not([data-cell='{t.player(0).city}'])").first
    far.hover()
    expect(ania.page.locator(".trail")).to_have_count(1)
    far.click()
    ania.speak("Punkty ruchu: 1.")
    expect(log_of(ania).get_by_text("Anton idzie na pole")).to_have_count(3)
    ania.press("Cofnij")
    ania.speak("Punkty ruchu: 2.")  # a step at a time


def test_a_hero_goes_through_the_portal(sit: Sit, table: Node) -> None:
    t = conquest()
    anton = t.add_hero("anton", army="0/3 0/3")
    t.build(0, "portal")
    activation.activate(t, anton, t.begin("activation", card=1))
    portal = t.board.portals[0]
    ania = sit()
    sit_down(ania, brought(table, t), 0)
    ania.speak("Ruch: Anton. Punkty ruchu: 4.")
    ania.page.locator(f"[data-cell='{portal}']").click()
    ania.speak("Punkty ruchu: 3.")
    expect(log_of(ania)).to_contain_text("Anton wychodzi z portalu na pole Portal")


def test_at_a_full_table_on_a_tablet_everybody_sees_how_the_race_stands(sit: Sit, table: Node) -> None:
    t = conquest(seats=4)
    for seat, player in enumerate(t.state.players):
        player.power = seat + 2
    for hero in ("anton", "vorlag", "irina", "sandor"):
        t.add_hero(hero, army="0/3 0/3")
    ania = sit(**TABLET)
    sit_down(ania, brought(table, t, bot("easy"), bot("easy"), bot("easy")), 0)
    for seat, player in enumerate(t.state.players):
        chip = ania.page.locator(".chip", has_text=NAMES[player.faction])
        expect(chip.locator(".score")).to_contain_text(f"Potęga:{seat + 2}/16")
        expect(chip.locator(".score")).to_be_in_viewport(ratio=1)
    ania.page.locator(".chip", has_text=NAMES[t.state.players[1].faction]).click()
    sheet = ania.page.get_by_role("dialog")
    expect(sheet).to_contain_text("Surowce")
    expect(sheet.locator(".track")).to_be_in_viewport(ratio=1)


def test_on_a_phone_nothing_lies_over_a_hero_in_the_lowest_corner(sit: Sit, table: Node) -> None:
    t = conquest(seats=4)
    anton = t.add_hero("anton", at="h16.1", army="0/3 0/3")
    activation.activate(t, anton, t.begin("activation", card=1))
    ania = sit(**PHONE)
    sit_down(ania, brought(table, t, bot("easy"), bot("easy"), bot("easy")), 0)
    ania.speak("Punkty ruchu: 4.")
    hero = ania.page.locator("[data-cell='h16.1']")
    expect(hero).to_be_in_viewport(ratio=1)
    assert hero.evaluate(COVERED_BY) == []
    counted = ania.page.locator(".tally").bounding_box()
    stage = ania.page.locator(".place").bounding_box()
    assert counted is not None
    assert stage is not None
    assert counted["y"] + counted["height"] <= stage["y"]  # above the map, in a line of its own


# ---------------------------------------------------------------------- battles


def embattled(creatures: str, *, army: str, luck: int = 0) -> TestConquest:
    """Anton is about to fight these creatures."""
    t = conquest()
    anton = t.add_hero("anton", at="h1.1", army=army, luck=luck)
    token = t.guard("h1.2", creatures)
    activation.activate(t, anton, t.begin("activation", card=1))
    battle.begin(t, anton, "h1.2", token=token)
    return t


def test_a_person_wins_a_battle_with_the_elite_die(sit: Sit, table: Node) -> None:
    ania = sit()
    sit_down(ania, brought(table, embattled("goblins", army="0/4 0/4", luck=1), bot("easy")), 0)
    ania.speak("Jak atakują Kusznicy?")
    fight = ania.page.locator(".fight")
    expect(fight.locator(".army").first).to_contain_text("Gobliny")
    expect(fight.locator(".army").last).to_contain_text("Kapłanki")
    expect(fight.get_by_label("Tor inicjatywy").locator("li")).to_have_count(4)
    press(ania, "i kość elity")
    ania.speak("Co przerzucasz?")  # there is a Luck token
    expect(fight.locator(".die.apart")).to_be_visible()
    expect(fight.locator(".die:not(.apart)")).to_have_count(3)
    expect(fight.locator(".sum")).to_be_visible()
    assert ania.faults() == []
    fight_on(ania, log_of(ania).get_by_text("Anton zdobywa trofeum: Gobliny"), "i kość elity", "Walcz dalej")
    expect(log_of(ania)).to_contain_text("Bitwa jest rozstrzygnięta. Wygrywa strona atakująca.")


def test_a_person_loses_a_battle(sit: Sit, table: Node) -> None:
    ania = sit()
    sit_down(ania, brought(table, embattled("black_dragon", army="2/0 1/0"), bot("easy")), 0)
    expect(ania.page.get_by_label("O co walczysz")).to_contain_text("dopiero na początku 2. tury bitwy")
    fight_on(ania, log_of(ania).get_by_text("Anton przegrywa i wraca do miasta."), "Walcz dalej")
    expect(log_of(ania)).to_contain_text("Wygrywa strona broniąca się.")
    expect(ania.page.locator(".fight")).to_have_count(0)


def test_a_person_sees_what_wounds_would_do_and_flees(sit: Sit, table: Node) -> None:
    ania = sit()
    sit_down(ania, brought(table, embattled("black_dragon", army="0/3 0/3"), bot("easy"), seed=3), 0)
    flee = ania.page.locator(".prompt .option", has_text="Uciekaj")
    told = False
    for _ in range(LONG_BATTLE):
        ania.wait_to_be_asked()
        told = told or ania.page.locator(".fight .then", has_text="zosta").count() > 0
        if flee.count():
            break
        ania.choose()
    assert told
    ania.speak("Czy Anton ucieka?")
    press(ania, "Uciekaj")
    ania.speak("którą jednostkę traci Anton?")
    fight_on(ania, log_of(ania).get_by_text("Anton przegrywa i wraca do miasta."), "Strać")
    expect(log_of(ania).get_by_text("W ucieczce ginie jednostka")).not_to_have_count(0)


def wounded_by(person: Person) -> Locator:
    """Fights on until somebody must take wounds; gives the buttons for it."""
    offers = person.page.locator(".fight [data-sheet]")
    for _ in range(LONG_BATTLE):
        person.wait_to_be_asked()
        if "ran" in person.prompt() and offers.count() > 2:
            return offers
        person.choose()
    raise AssertionError("nobody was wounded")


@pytest.mark.parametrize("screen", [UPRIGHT, PHONE, TABLET], ids=["upright", "phone", "tablet"])
def test_who_takes_the_wounds_can_be_chosen_at_once(sit: Sit, table: Node, screen: dict[str, Any]) -> None:
    ania = sit(**screen)
    sit_down(ania, brought(table, embattled("black_dragon", army="0/3 1/2 1/1"), bot("easy"), seed=3), 0)
    offers = wounded_by(ania)
    expect(ania.page.locator(".prompt h2")).to_be_in_viewport(ratio=1)
    for offer in offers.all():
        expect(offer).to_be_in_viewport(ratio=1)
    expect(ania.page.locator(".fight .sum")).to_be_in_viewport(ratio=1)


def test_a_rerolled_die_tells_what_it_was(sit: Sit, table: Node) -> None:
    ania = sit()
    sit_down(ania, brought(table, embattled("gnomes", army="0/4 0/4", luck=2), bot("easy")), 0)
    press(ania, "i kość elity")
    ania.speak("Co przerzucasz?")
    dice = ania.page.locator(".fight .roll .die:not(.apart)")
    missed = dice.filter(has_text="pudło")
    before = [one.locator("text").text_content() or "" for one in missed.all()]
    press(ania, "przerzuć wszystkie pudła")
    expect(dice.locator(".was s")).to_have_text(before)
    expect(dice.locator(".was").first).to_have_attribute("title", f"przerzucona, wcześniej: {before[0]}")


def test_two_people_fight_each_other(sit: Sit, table: Node) -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h3.3", army="0/3 0/3", skills="shield_wall")
    vorlag = t.add_hero("vorlag", at="h3.4", army="1/0 1/0")
    activation.activate(t, anton, t.begin("activation", card=1))
    battle.begin(t, anton, "h3.4", foe=vorlag.id)
    ania, bartek = sit(), sit(language="en")
    made = brought(table, t, seed=2)
    sit_down(ania, made, 0)
    sit_down(bartek, made, 1)
    # Everybody has the own army below.
    expect(ania.page.locator(".fight .army").last).to_contain_text("Anton")
    expect(bartek.page.locator(".fight .army").last).to_contain_text("Vorlag")
    prize = ania.page.get_by_text("Talia Siły")  # the winner gains a skill
    for _ in range(LONG_BATTLE):
        if prize.count():
            break
        for person, stay in ((ania, "Walcz dalej"), (bartek, "Fight on")):
            if person.page.locator(".prompt .option", has_text=stay).count():
                press(person, stay)
            elif person.page.locator("[data-ready=true]").count() and not prize.count():
                person.choose()
        ania.page.wait_for_timeout(100)
    ania.speak("z której talii dobiera Anton?")
    expect(log_of(bartek)).to_contain_text("Vorlag is defeated and returns to the city.")
