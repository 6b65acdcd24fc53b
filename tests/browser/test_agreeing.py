"""What people at one table agree on: taking back, ending, time, another match."""

from __future__ import annotations

import json

import msgspec
import pytest
from playwright.sync_api import expect

from hexameron.kernel.scene import OptionView, Scene
from tests.browser import scenes, showing
from tests.browser.conftest import Sit
from tests.browser.table import AXE, Person
from tests.browser.test_playing import invite
from tests.server.driving import FRIEND, ME, Node, token

ICONS = AXE.parents[1] / "@iconify-json" / "game-icons" / "icons.json"


def two_at_a_table(sit: Sit) -> tuple[Person, Person]:
    """Two people of whom the first has made a choice that all have seen."""
    ania, marek = sit(), sit()
    ania.begin(sitters=("me", "friend"))
    invite(ania, marek, "Marek")
    ania.play(1)
    return ania, marek


def test_a_choice_that_was_seen_is_taken_back_by_consent_only(sit: Sit) -> None:
    ania, marek = two_at_a_table(sit)
    n = ania.n
    ania.press("Cofnij")
    expect(ania.page.get_by_role("dialog")).to_contain_text(
        "Chyba że zgodzą się wszyscy inni przy stole: Marek."
    )
    ania.press("Poproś o zgodę")
    expect(ania.page.get_by_text("Prośba o cofnięcie wysłana. Czekamy na: Marek")).to_be_visible()
    expect(marek.page.locator(".state")).to_contain_text("Ania chce cofnąć decyzję. Zgoda?")
    marek.press("Odmów")
    expect(ania.page.get_by_text("Odmowa: decyzja zostaje.")).to_be_visible()
    assert ania.n == n + 2  # asked and declined

    ania.press("Cofnij")
    ania.press("Poproś o zgodę")
    marek.press("Zgoda")
    ania.wait_after(n + 4)
    ania.wait_to_be_asked()
    ania.speak("Zagraj kartę")


def test_all_agree_to_end_without_a_result(sit: Sit) -> None:
    ania, marek = two_at_a_table(sit)
    ania.page.keyboard.press("m")
    ania.press("Zaproponuj zakończenie")
    ania.press("Zaproponuj zakończenie")
    expect(ania.page.get_by_text("Propozycja zakończenia wysłana. Czekamy na: Marek")).to_be_visible()
    ania.press("Wycofaj propozycję zakończenia")
    expect(marek.page.locator(".state")).to_have_count(0)
    marek.page.keyboard.press("m")
    marek.press("Zaproponuj zakończenie")
    marek.press("Zaproponuj zakończenie")
    ania.press("Zgoda")
    for person in (ania, marek):
        expect(person.page.locator(".result h2")).to_have_text("Partia zakończona za zgodą wszystkich")


def test_at_one_screen_everybody_agrees_at_once(sit: Sit) -> None:
    ania = sit()
    ania.begin(sitters=("me", "me"))
    ania.press("Odkryj moje karty")
    ania.wait_to_be_asked()
    ania.choose()
    ania.wait_to_be_asked()
    n = ania.n
    ania.press("Cofnij")
    ania.press("Tak, cofnij")
    ania.wait_after(n + 2)
    ania.speak("Zagraj kartę")
    ania.page.keyboard.press("m")
    ania.press("Zaproponuj zakończenie")
    ania.press("Zaproponuj zakończenie")
    expect(ania.page.locator(".result h2")).to_have_text("Partia zakończona za zgodą wszystkich")


def test_whoever_runs_out_of_time_loses(sit: Sit, table: Node) -> None:
    made = table.create(ME, FRIEND, clock={"kind": "choice", "seconds": 5})
    ania, marek = sit(), sit()
    ania.open(f"/m/{made['id']}#seat={made['seats'][0]['token']}")
    marek.open(f"/m/{made['id']}#invite={made['seats'][1]['invite']}")
    marek.page.get_by_label("Twoje imię").fill("Marek")
    marek.press("Zajmij miejsce")
    expect(ania.page.get_by_role("timer")).to_contain_text("Kończy się czas: 0:0")
    expect(ania.page.locator(".result h2")).to_have_text("Przegrana")
    expect(marek.page.locator(".result h2")).to_have_text("Zwycięstwo!")
    expect(marek.page.locator("section.result")).to_contain_text("Skończył się czas")


def test_a_rematch_swaps_the_sides(sit: Sit, table: Node) -> None:
    ania = sit()
    first = ania.begin("companies")
    ania.wait_to_be_asked()
    ania.press("Menu")
    ania.press("Poddaj partię")
    ania.press("Poddaj partię")
    expect(ania.page.locator("section.result")).to_contain_text("Siły były nierówne.")
    ania.press("Rewanż")
    ania.press("Zacznij partię")
    ania.page.wait_for_url(lambda address: not address.endswith(first))
    ania.wait_for_table()
    facts = table.get(f"/api/matches/{ania.page.url.rpartition('/')[2]}")
    assert facts["scenario"] == "companies"
    assert [(player["kind"], player["bot"]) for player in facts["players"]] == [
        ("bot", "easy"),
        ("person", ""),
    ]


def test_a_rematch_reaches_the_other_player_by_itself(sit: Sit, table: Node) -> None:
    ania, marek, ewa = sit(), sit(), sit()
    first = ania.begin("companies", ("me", "friend"))
    invite(ania, marek, "Marek")
    ewa.open(f"/m/{first}")
    ewa.wait_for_table()
    ania.press("Menu")
    ania.press("Poddaj partię")
    ania.press("Poddaj partię")
    expect(marek.page.locator("section.result")).to_be_visible()
    expect(ewa.page.get_by_role("button", name="Rewanż", exact=True)).to_have_count(0)

    ania.press("Rewanż")
    expect(ania.page.get_by_role("dialog")).to_contain_text("Marek od razu zobaczy propozycję")
    ania.press("Zacznij partię")
    expect(ania.page.locator(".missing")).to_have_text("Czekamy na: Marek")
    expect(ania.page.locator("main li").first).to_contain_text("propozycja rewanżu wysłana")

    offer = marek.page.locator(".offer")
    expect(offer).to_contain_text("Ania proponuje rewanż. Twoja strona: ")
    marek.page.reload()
    marek.open("/")
    marek.page.get_by_role("link", name="Rewanż", exact=True).click()
    offer.get_by_role("button", name="Zagraj rewanż").click()
    marek.page.wait_for_url(lambda address: not address.endswith(first))
    for person in (ania, marek):
        person.wait_for_table()
    facts = table.get(f"/api/matches/{ania.page.url.rpartition('/')[2]}")
    assert facts["begun"]
    assert [player["name"] for player in facts["players"]] == ["Marek", "Ania"]
    expect(marek.page.get_by_role("list", name="Gracze")).to_contain_text("Ania")

    ewa.page.get_by_role("link", name="Obejrzyj rewanż").click()
    expect(ewa.page.locator(".state")).to_contain_text("Oglądasz")
    ania.open(f"/m/{first}")
    expect(ania.page.get_by_role("link", name="Przejdź do rewanżu")).to_be_visible()


def test_a_rematch_can_keep_the_sides(sit: Sit, table: Node) -> None:
    ania, marek = two_at_a_table(sit)
    ania.page.keyboard.press("m")
    ania.press("Poddaj partię")
    ania.press("Poddaj partię")
    marek.press("Rewanż")
    marek.press("Zamień strony")
    marek.press("Zacznij partię")
    ania.page.locator(".offer").get_by_role("button").click()
    for person in (ania, marek):
        person.wait_for_table()
    facts = table.get(f"/api/matches/{marek.page.url.rpartition('/')[2]}")
    assert [player["name"] for player in facts["players"]] == ["Ania", "Marek"]


def window(*keys: str) -> Scene:
    """A moment at which one may react, with these options."""
    options = tuple(OptionView(key, scenes.say(key)) for key in keys)
    return msgspec.structs.replace(scenes.growing(), prompt=scenes.say("Reakcja?"), options=options)


def test_a_person_alone_among_bots_with_nothing_to_play_is_passed(sit: Sit) -> None:
    ania = sit()
    chosen = showing.show(ania.page, ania.address, window("pass"), window("pass", "play:t1"), other="easy")
    ania.page.locator("[data-n='2'][data-ready=true]").wait_for()
    assert chosen == [["pass"]]  # and what can be decided is left to me
    ania.page.wait_for_timeout(300)
    assert len(chosen) == 1


@pytest.mark.parametrize("why", ["people", "setting", "answer"])
def test_nobody_is_passed_among_people_or_against_his_will_or_without_a_pass(sit: Sit, why: str) -> None:
    ania = sit()
    if why == "setting":
        ania.open("/")
        ania.page.evaluate(
            "localStorage.setItem('hexameron.settings', JSON.stringify({language: 'pl', passAlone: false}))"
        )
    only = "done" if why == "answer" else "pass"
    other = "" if why == "people" else "easy"
    chosen = showing.show(ania.page, ania.address, window(only), other=other)
    ania.page.locator("[data-ready=true]").wait_for()
    ania.page.wait_for_timeout(300)
    assert chosen == []


def test_the_result_shows_a_sign_of_victory_or_of_defeat(sit: Sit, table: Node) -> None:
    pictures = json.loads(ICONS.read_text(encoding="utf-8"))["icons"]
    match = table.found_with_friend()
    with table.join(match, token(match, 0)) as loser:
        loser.ask(type="resign", seat=0)
    for seat, sign in ((0, "broken-shield"), (1, "trophy"), (None, "trophy")):
        person = sit()
        person.open(f"/m/{match['id']}" + ("" if seat is None else f"#seat={token(match, seat)}"))
        drawn = person.page.locator("section.result > svg path").first.get_attribute("d") or "nothing"
        assert drawn in pictures[sign]["body"], sign


def test_my_turn_calls_me_back(sit: Sit) -> None:
    ania, marek = sit(), sit(permissions=["notifications"])
    marek.page.add_init_script(
        "window.calls = [];"
        "window.Notification = class { static permission = 'granted';"
        " static requestPermission() { return Promise.resolve('granted'); }"
        " constructor(title, options) { window.calls.push(options.body); } };"
        "const Audio_ = window.AudioContext;"
        "window.AudioContext = class extends Audio_ {"
        " constructor() { super(); window.calls.push('sound'); } };"
        "Object.defineProperty(document, 'hidden', { get: () => true });"
    )
    ania.begin(sitters=("me", "friend"))
    invite(ania, marek, "Marek")
    expect(marek.page).to_have_title("Czekamy na: Ania · Hexameron")
    marek.page.keyboard.press("m")
    expect(marek.page.get_by_role("checkbox", name="Dźwięki")).to_be_checked()
    marek.page.get_by_label("Powiadomienie, gdy przychodzi moja kolej").check()
    marek.page.keyboard.press("Escape")
    while "Twoja tura" not in marek.page.title():
        if ania.page.locator("[data-ready=true]").count():
            ania.choose()
    marek.wait_to_be_asked()
    calls = marek.page.evaluate("window.calls")
    assert calls[0] == "sound"
    assert calls[1].startswith("Twoja tura: ")
