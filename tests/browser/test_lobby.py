"""Before the match: picking a game and seats, finding one's matches, accounts, links, files."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import ELSEWHERE, Sit
from tests.browser.table import Person
from tests.server.driving import ME, Node, bot


def log_in(person: Person, name: str, password: str, button: str = "Zaloguj się") -> None:
    person.page.get_by_role("button", name="Konto", exact=True).click()
    person.page.get_by_label("Nazwa konta").fill(name)
    person.page.get_by_label("Hasło").fill(password)
    person.press(button)


def test_a_scenario_shows_its_map_its_sides_and_whether_it_is_uneven(sit: Sit) -> None:
    ania = sit()
    ania.open("/")
    ania.pick_scenario("crossing")
    expect(ania.page.get_by_role("img", name="Mapa scenariusza: Przeprawa")).to_be_visible()
    own = ania.page.locator("input[name=scenario][value=custom]")  # it needs a file of one's own
    expect(own).to_have_count(0)
    expect(ania.page.locator(".scenario-facts")).not_to_contain_text("Siły są nierówne")
    ania.pick_scenario("companies")
    expect(ania.page.get_by_role("img", name="Mapa scenariusza: Wolne kompanie")).to_be_visible()
    expect(ania.page.locator(".scenario-facts")).to_contain_text("Siły są nierówne")
    expect(ania.page.locator(".seat b")).to_have_text(["Armia proporca", "Armia chorągwi"])


def test_a_map_that_is_drawn_for_every_match_is_called_an_example(sit: Sit) -> None:
    ania = sit()
    ania.open("/")
    ania.pick_scenario("skirmish")
    expect(ania.page.locator(".map")).to_contain_text("Przykład: co partię inny układ")
    ania.pick_scenario("crossing")
    expect(ania.page.get_by_role("img", name="Mapa scenariusza: Przeprawa")).to_be_visible()
    expect(ania.page.locator(".map")).not_to_contain_text("Przykład")


def without_https(person: Person, table: Node) -> Person:
    """Comes by a name in the local network. Chromium grumbles there about a header that needs https."""
    person.address = f"http://{ELSEWHERE}:{table.port}"
    person.forgiven = "Cross-Origin-Opener-Policy"
    return person


def test_a_link_is_copied_where_there_is_no_https(sit: Sit, table: Node) -> None:
    ania = without_https(sit(), table)
    match = ania.begin(sitters=("me", "friend"))
    assert ania.page.evaluate("[isSecureContext, navigator.clipboard === undefined]") == [False, True]
    link = ania.page.get_by_label("Link z zaproszeniem")
    ania.page.get_by_role("button", name="Skopiuj").first.click()
    expect(ania.page.get_by_role("button", name="Skopiowano")).to_be_visible()
    copied = link.input_value()
    assert copied.startswith(f"{ania.address}/m/{match}#invite=")
    ania.open("/")
    pasted = ania.page.get_by_label("Wklej link do stołu")
    pasted.focus()
    ania.page.keyboard.press("Control+v")
    expect(pasted).to_have_value(copied)


def test_a_link_that_cannot_be_copied_is_selected(sit: Sit, table: Node) -> None:
    ania = without_https(sit(), table)
    ania.begin(sitters=("me", "friend"))
    ania.page.evaluate("document.execCommand = () => false")
    ania.page.get_by_role("button", name="Skopiuj").first.click()
    expect(ania.page.locator("main")).to_contain_text("Link jest zaznaczony")
    assert ania.page.evaluate("getSelection().toString()").startswith(ania.address)


def test_what_was_picked_is_what_is_played(sit: Sit, table: Node) -> None:
    ania = sit()
    ania.open("/")
    ania.pick_scenario("wizards")
    ania.page.locator(".seat").nth(0).locator("input[value=bot]").check()
    ania.page.locator(".seat").nth(1).locator("input[value=me]").check()
    ania.page.get_by_label("Poziom bota: Armia proporca").select_option("easy")
    ania.page.get_by_label("Twoje imię", exact=True).fill("Zosia")
    ania.page.locator("details.agreed summary").click()
    ania.page.get_by_role("checkbox", name="Wiedza").uncheck()
    ania.page.get_by_label("na partię").check()
    ania.page.get_by_label("Ile czasu").select_option("60")
    ruling = ania.page.locator(".rulings input").first
    ruling.set_checked(not ruling.is_checked())
    ania.press("Zacznij partię")
    ania.wait_for_table()
    facts = table.get(f"/api/matches/{ania.page.url.rpartition('/')[2]}")
    assert [(player["kind"], player["bot"], player["name"]) for player in facts["players"]] == [
        ("bot", "easy", ""),
        ("person", "", "Zosia"),
    ]
    assert facts["scenario"] == "wizards"
    assert facts["variants"] == {"lore": False}
    assert len(facts["rulings"]) == 1
    assert (facts["clock"]["kind"], facts["clock"]["seconds"]) == ("match", 3600)


def test_the_number_of_players_and_variants_are_picked(sit: Sit, table: Node) -> None:
    ania = sit()
    ania.open("/")
    ania.page.get_by_role("button", name="Mage Knight").first.click()
    ania.pick_scenario("full_conquest")
    expect(ania.page.locator(".seat")).to_have_count(2)
    ania.page.get_by_role("radiogroup", name="Liczba graczy").get_by_text("3").click()
    expect(ania.page.locator(".seat")).to_have_count(3)
    agreed = ania.page.locator("details.agreed")
    expect(agreed.locator("label").first).not_to_be_visible()
    agreed.locator("summary").click()
    ania.page.get_by_label("Licytacja Bohaterów").check()
    ania.page.get_by_label("Wściekłość").select_option("more")
    expect(agreed.locator("summary")).to_contain_text("Wściekłość: więcej wściekłości")
    ania.page.locator("form button.main[type=submit]").click()
    ania.page.wait_for_url(re.compile(r"/m/[\w-]+$"))
    facts = table.get(f"/api/matches/{ania.page.url.rpartition('/')[2]}")
    assert len(facts["players"]) == 3
    assert facts["variants"]["hero_auction"] is True
    assert facts["variants"]["rage"] == "more"


def test_my_matches_say_whose_turn_it_is(sit: Sit) -> None:
    ania = sit()
    ania.begin()
    ania.wait_to_be_asked()
    ania.begin(sitters=("me", "friend"))
    ania.open("/")
    matches = ania.page.locator("li", has=ania.page.get_by_role("link"))
    expect(matches.filter(has_text="Twój ruch")).to_have_count(1)
    expect(matches.filter(has_text="1 wolne miejsce")).to_have_count(1)
    expect(ania.page).to_have_title("(1) · Hexameron")
    ania.page.get_by_role("link", name="Twój ruch").click()
    ania.wait_to_be_asked()
    expect(ania.page).to_have_title("● Twoja tura · Hexameron")


def test_a_pasted_link_leads_to_the_table(sit: Sit) -> None:
    ania, marek, ola = sit(), sit(), sit()
    ania.begin(sitters=("me", "friend"))
    links = ania.page.get_by_role("textbox", name="Link")
    invitation, watching = links.nth(0).input_value(), links.nth(1).input_value()
    marek.open("/")
    marek.page.get_by_label("Wklej link do stołu").fill(invitation)
    marek.press("Dołącz")
    expect(marek.page.locator(".join")).to_contain_text(
        "Do stołu zaprasza cię Ania. Twoja strona: Armia angielska."
    )
    marek.page.get_by_label("Twoje imię").fill("Marek")
    marek.press("Zajmij miejsce")
    marek.wait_for_table()
    ania.wait_for_table()
    ola.open("/")
    ola.page.get_by_label("Wklej link do stołu").fill(watching)
    ola.press("Dołącz")
    expect(ola.page.get_by_text("Oglądasz tę partię.")).to_be_visible()

    ola.page.goto(invitation)  # it was used up
    ola.press("Zajmij miejsce")
    expect(ola.page.get_by_role("heading")).to_contain_text("Poproś o nowe")
    ola.press("Oglądaj")
    expect(ola.page.get_by_text("Oglądasz tę partię.")).to_be_visible()
    ola.forgive_refusals()


def test_wrong_links_and_files_say_what_to_do(sit: Sit, tmp_path: Path) -> None:
    ania = sit()
    ania.open("/m/nowhere")
    expect(ania.page.get_by_role("heading")).to_have_text("Nie ma takiej partii.")
    expect(ania.page.locator("main")).to_contain_text("Sprawdź, czy link jest cały")
    ania.open("/nowhere")
    expect(ania.page.get_by_role("heading")).to_have_text("Nie ma takiej strony.")
    ania.page.get_by_role("link", name="Wróć do sali").click()
    ania.page.get_by_label("Wklej link do stołu").fill("https://example.org")
    ania.press("Dołącz")
    expect(ania.page.get_by_role("alert")).to_have_text("To nie jest link do stołu. Skopiuj go jeszcze raz.")

    ania.open("/")
    ania.wait_for_lobby()
    upload = ania.page.locator("input[type=file]")
    no_match = tmp_path / "letter.json"
    no_match.write_text("Kochana mamo")
    upload.set_input_files(no_match)
    expect(ania.page.get_by_role("alert")).to_contain_text("To nie jest plik partii.")
    recorded = Path(__file__).parents[1] / "matches" / "battlelore" / "azincourt-instinct-1.json"
    damaged = json.loads(recorded.read_text())
    damaged["entries"][3]["seat"] = 1 - damaged["entries"][3]["seat"]
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(damaged))
    upload.set_input_files(changed)
    expect(ania.page.get_by_role("alert")).to_contain_text("Plik jest uszkodzony albo zmieniony.")
    ania.forgive_refusals()


def test_an_account_takes_my_matches_along(sit: Sit, table: Node) -> None:
    ania = sit()
    match = ania.begin()
    ania.wait_to_be_asked()
    ania.open("/")
    log_in(ania, "Ania z lasu", "krasnolud", "Załóż konto")
    expect(ania.page.get_by_role("dialog")).to_contain_text("Konto: Ania z lasu")
    ania.page.get_by_label("Nazwa konta").fill("Ania z gór")
    ania.press("Zmień nazwę")
    expect(ania.page.get_by_role("dialog")).to_contain_text("Konto: Ania z gór")

    elsewhere = sit()
    elsewhere.open("/")
    log_in(elsewhere, "Ania z gór", "zły krasnolud")
    expect(elsewhere.page.get_by_role("alert")).to_have_text("Błędna nazwa albo hasło.")
    elsewhere.page.get_by_label("Hasło").fill("krasnolud")
    elsewhere.press("Zaloguj się")
    elsewhere.page.keyboard.press("Escape")
    elsewhere.page.get_by_role("link", name="Twój ruch").click()
    assert elsewhere.page.url.endswith(match)
    elsewhere.play(1)
    elsewhere.forgive_refusals()

    ania.press("Wyloguj się")  # on a shared machine the next person must not find my seats
    ania.page.keyboard.press("Escape")
    expect(ania.page.get_by_text("Tu pojawią się twoje partie.")).to_be_visible()

    elsewhere.open("/")
    elsewhere.page.get_by_role("button", name="Ania z gór").click()
    elsewhere.page.get_by_text("Usuń konto i moje dane").first.click()
    elsewhere.page.locator("#delete-password").fill("krasnolud")
    elsewhere.press("Usuń konto i moje dane")
    expect(elsewhere.page.get_by_role("status")).to_have_text("Konto usunięte.")
    assert table.get(f"/api/matches/{match}")["players"][0]["name"] == ""


def test_a_bot_plays_for_whoever_does_not_come(sit: Sit) -> None:
    ania = sit()
    ania.begin(sitters=("me", "friend"))
    ania.page.get_by_label("Poziom bota").select_option("easy")
    ania.press("Posadź tu bota")
    ania.wait_for_table()
    ania.page.keyboard.press("m")
    expect(ania.page.get_by_role("dialog")).to_contain_text("bot w zastępstwie · łatwy")
    ania.press("Niech znów gra człowiek")
    expect(ania.page.get_by_role("dialog")).to_contain_text("Posadź tu bota")


def test_a_seat_is_handed_on(sit: Sit) -> None:
    ania, zosia = sit(), sit()
    ania.begin()
    ania.wait_to_be_asked()
    ania.page.keyboard.press("m")
    ania.press("Przekaż miejsce")
    zosia.page.goto(ania.page.get_by_label("Link z zaproszeniem").input_value())
    zosia.page.get_by_label("Twoje imię").fill("Zosia")
    zosia.press("Zajmij miejsce")
    assert zosia.play(1) == 1
    ania.page.keyboard.press("Escape")
    expect(ania.page.get_by_text("Oglądasz tę partię.")).to_be_visible()


def test_at_a_real_table_one_taps_what_was_rolled_and_drawn(sit: Sit, table: Node) -> None:
    ania = sit()
    made = table.create(ME, bot("easy"), real=True)
    ania.open(f"/m/{made['id']}#seat={made['seats'][0]['token']}")
    ania.wait_to_be_asked()
    search = ania.page.get_by_label("Szukaj karty po nazwie")
    patrols = ania.page.locator(".real").get_by_role("button", name="Patrol (centrum)")
    before = patrols.inner_text()
    search.fill("CENTRUM patr")
    expect(ania.page.locator(".real li")).to_have_count(1)
    n = ania.n
    search.press("Enter")
    ania.wait_after(n)
    ania.wait_to_be_asked()
    assert patrols.inner_text() != before  # one fewer is in the deck
    expect(ania.page.locator(".real .so-far")).to_have_text("Podano: Patrol (centrum)")
    for _ in range(60):
        ania.wait_to_be_asked()
        if ania.page.locator(".real .die").count():
            break
        n = ania.n
        if ania.page.locator(".real").count():
            ania.page.locator(".real .option:enabled").first.click()
            ania.wait_after(n)
        else:
            ania.choose()
    expect(ania.page.locator(".real .die")).to_have_count(6)
    assert ania.faults() == []
    n = ania.n
    ania.page.locator(".real .die", has_text="Miecz na tarczy").click()
    ania.wait_after(n)
