"""Heroes at the table: a guided first round, a portal, flight, and two people who fight each other."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from hexameron.games import find
from hexameron.games.heroes.rules import activation, battle
from hexameron.kernel.chance import Fairness
from hexameron.kernel.files import write_match
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from tests.browser.coached import begin, follow
from tests.browser.conftest import Sit
from tests.browser.quests import sit_down
from tests.browser.test_ways_in import PHONE
from tests.games.heroes.positions import TestConquest, conquest
from tests.server.driving import Node


def brought(node: Node, t: TestConquest, seed: int = 1) -> dict[str, Any]:
    """A match that begins from a position, with a person on every seat."""
    setup = Setup(scenario="conquest", seats=len(t.state.players))
    match = Match(find("heroes"), setup, Fairness.from_seed(seed), state=t.state)
    seats = [{"kind": "person", "name": name, "mine": True} for name in ("Ania", "Bartek")[: setup.seats]]
    made: dict[str, Any] = node.post(
        "/api/matches/import", {"file": json.loads(write_match(match)), "seats": seats}
    )
    return made


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
    ania.page.get_by_role("button", name="EN", exact=True).click()
    expect(words).to_contain_text("From here on you decide.")
    assert ania.faults() == []


def test_the_first_turns_on_a_phone(sit: Sit) -> None:
    ania = sit(**PHONE)
    begin(ania, "Heroes")
    follow(ania, "recruit")
    expect(ania.page.locator("[data-card][data-pulse]").first).to_be_in_viewport()


# ---------------------------------------------------------------------- positions


def test_a_hero_goes_through_the_portal(sit: Sit, table: Node) -> None:
    t = conquest()
    anton = t.add_hero("anton")
    t.build(0, "portal")
    activation.activate(t, anton, t.begin("activation", card=1))
    portal = t.board.portals[0]
    ania = sit()
    sit_down(ania, brought(table, t), 0)
    ania.speak("Ruch: Anton. Punkty ruchu: 4.")
    ania.page.locator(f"[data-cell='{portal}']").click()
    ania.speak("Punkty ruchu: 3.")
    expect(ania.page.locator("[role=log]")).to_contain_text("Anton wychodzi z portalu na pole Portal")


def test_a_lost_battle_can_be_left(sit: Sit, table: Node) -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h1.1", army="0/3 0/3")
    token = t.guard("h1.2", "black_dragon")
    activation.activate(t, anton, t.begin("activation", card=1))
    battle.begin(t, anton, "h1.2", token=token)
    ania, bartek = sit(), sit()
    made = brought(table, t, seed=3)
    sit_down(ania, made, 0)
    sit_down(bartek, made, 1)
    flee = ania.page.get_by_role("button", name="Uciekaj")
    for _ in range(30):
        for person in (ania, bartek):
            if person.page.locator("[data-ready=true]").count() and not flee.count():
                person.choose()
        if flee.count():
            break
        ania.page.wait_for_timeout(100)
    ania.speak("Czy Anton ucieka?")
    flee.first.click()
    ania.speak("którą jednostkę traci Anton?")
    ania.choose()
    ania.choose()
    expect(ania.page.locator("[role=log]")).to_contain_text("Anton przegrywa i wraca do miasta.")


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
    prize = ania.page.get_by_text("Talia Siły")  # the winner gains a skill
    for _ in range(80):
        if prize.count():
            break
        for person in (ania, bartek):
            stay = person.page.get_by_role("button", name="Walcz dalej").or_(
                person.page.get_by_role("button", name="Fight on")
            )
            if stay.count():
                n = person.n
                stay.first.click()
                person.wait_after(n)
            elif person.page.locator("[data-ready=true]").count() and not prize.count():
                person.choose()
        ania.page.wait_for_timeout(100)
    ania.speak("z której talii dobiera Anton?")
    expect(bartek.page.locator("[role=log]")).to_contain_text("Vorlag is defeated and returns to the city.")
