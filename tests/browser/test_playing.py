"""People play in real browsers."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from hexameron.kernel.chance import commitment
from hexameron.server.settings import STATIC
from tests.browser.conftest import Sit
from tests.browser.table import Person
from tests.server.driving import Node, free_port


def play_in_turn(table: Node, match: str, people: list[Person], choices: int) -> None:
    """Whoever is asked chooses, until enough was chosen or the match is over."""
    for _ in range(choices):
        facts = table.get(f"/api/matches/{match}")
        if facts["result"] is not None:
            return
        person = people[facts["waiting"][0]]
        person.wait_to_be_asked()
        person.choose()


def invite(host: Person, guest: Person, name: str) -> None:
    """The host copies the link, the guest follows it and sits down; then the match begins for both."""
    link = host.page.get_by_label("Link z zaproszeniem").first.input_value()
    guest.page.goto(link)
    guest.page.locator("#my-name").fill(name)
    guest.page.locator(".join button[type=submit]").click()
    guest.wait_for_table()
    host.wait_for_table()


def test_a_person_plays_against_a_bot_by_clicking_what_glows(sit: Sit) -> None:
    ania = sit()
    ania.begin("wizards")
    assert ania.play(25) == 25
    assert ania.page.locator("[role=log] .line").count() > 10
    assert "[" not in ania.page.locator(".desk").inner_text()  # a missing text shows its id in brackets


def test_two_browsers_play_a_whole_match(sit: Sit, table: Node) -> None:
    ania, marek = sit(), sit("en")
    match = ania.begin("hilltop", ("me", "friend"))
    invite(ania, marek, "Marek")
    assert marek.page.url.endswith(f"/m/{match}")  # the secret has left the address
    expect(ania.page.get_by_role("list", name="Gracze")).to_contain_text("Marek")

    ania.page.keyboard.press("c")
    ania.page.get_by_label("Napisz do wszystkich przy stole").fill("Powodzenia")
    ania.page.keyboard.press("Enter")
    ania.page.keyboard.press("Escape")
    marek.page.keyboard.press("c")
    expect(marek.page.get_by_role("log", name="Chat")).to_contain_text("Powodzenia")
    marek.page.keyboard.press("Escape")

    play_in_turn(table, match, [ania, marek], 3000)  # who takes what glows first needs about a thousand
    headlines = [person.page.locator(".result h2").inner_text() for person in (ania, marek)]
    assert sorted(headlines) in (["Defeat", "Zwycięstwo!"], ["Przegrana", "Victory!"])


def test_a_number_for_the_dice_that_was_shown_in_vain_is_told(sit: Sit, table: Node) -> None:
    """A friend who promises anew after all have promised makes everybody agree anew."""
    ania = sit()
    match = ania.begin(sitters=("me", "friend"))
    link = ania.page.get_by_label("Link z zaproszeniem").first.input_value()
    first, second = ("ab" * 16, "cd" * 16)
    promise, again = (commitment(bytes.fromhex(nonce)) for nonce in (first, second))
    body = {"invite": link.rpartition("=")[2], "name": "Marek", "promise": promise}
    friend = table.post(f"/api/matches/{match}/join", body)["token"]
    ania.page.wait_for_function(
        "id => JSON.parse(localStorage.getItem('hexameron.dice'))[id]['0'].seen", arg=match
    )
    part = f"/api/matches/{match}/seats/1/part"
    table.post(part, {"promise": again}, friend)
    ania.page.wait_for_function(
        "id => JSON.parse(localStorage.getItem('hexameron.dice'))[id]['0'].wasted === 1", arg=match
    )
    with table.join({"id": match}, friend) as marek:
        while not all(marek.lobby["commitments"]["nonces"]):
            marek.receive()
        table.post(part, {"nonce": second}, friend)
    ania.wait_for_table()
    expect(ania.page.locator("p.sign")).to_contain_text("Liczby do kości uzgadniano od nowa raz")
    ania.forgive_refusals()  # the number may have been on its way when all began anew


def test_a_founder_who_went_away_still_brings_a_number_for_the_dice(sit: Sit, table: Node) -> None:
    ania, marek = sit(), sit()
    match = ania.begin(sitters=("me", "friend"))
    link = ania.page.get_by_label("Link z zaproszeniem").first.input_value()
    ania.open("/credits")
    marek.page.goto(link)
    marek.page.locator(".join button[type=submit]").click()
    expect(marek.page.locator(".missing")).to_have_text("Czekamy na: Ania")
    assert table.get(f"/api/matches/{match}")["missing"] == [0]
    ania.open("/")  # the list of my matches is enough
    marek.wait_for_table()
    assert table.get(f"/api/matches/{match}")["begun"]


def test_at_one_screen_hands_are_hidden_between_turns(sit: Sit) -> None:
    ania = sit()
    ania.begin("wizards", ("me", "me"))
    curtain = ania.page.locator(".curtain")
    seen, sides = [], []
    for _ in range(40):
        ania.page.locator(".curtain, [data-ready=true]").first.wait_for()
        if curtain.count():
            assert ania.page.locator("[data-card]").count() == 0
            seen.append(ania.page.locator(".curtain .to").inner_text())
            sides.append(ania.page.locator(".curtain .to + p").inner_text())
            if len(seen) == 3:
                break
            ania.page.get_by_role("button", name="Odkryj moje karty").click()
            continue
        ania.choose(at_one_screen=True)
    assert len(set(seen)) == 2
    assert set(sides) == {"Armia proporca", "Armia chorągwi"}


def test_a_choice_can_be_taken_back_and_made_again(sit: Sit) -> None:
    ania = sit()
    ania.begin()
    ordered, before = ania.page.locator(".ordered"), ania.order_one()
    n = ania.n
    ania.page.keyboard.press("u")
    ania.wait_after(n)
    expect(ordered).to_have_count(before)
    ania.page.get_by_role("button", name="Ponów").click()
    expect(ordered).to_have_count(before + 1)


def test_resigning_asks_first_and_the_match_can_be_replayed(sit: Sit) -> None:
    ania = sit()
    match = ania.begin()
    ania.play(6)
    ania.wait_to_be_asked()
    ania.page.keyboard.press("m")
    ania.page.get_by_role("button", name="Poddaj partię").click()
    ania.page.get_by_role("dialog").get_by_role("button", name="Poddaj partię").click()
    expect(ania.page.locator(".result h2")).to_have_text("Przegrana")

    ania.page.get_by_role("link", name="Powtórka").click()
    ania.page.wait_for_url(f"**/m/{match}/replay")
    slider = ania.page.get_by_label("Numer kroku")
    expect(slider).to_have_value("0")
    ania.page.get_by_role("button", name="Dalej", exact=True).click()
    expect(ania.page.locator("[data-n='1']")).to_be_visible()
    ania.page.get_by_role("button", name="Na koniec", exact=True).click()
    expect(ania.page.locator(f"[data-n='{slider.get_attribute('max')}']")).to_be_visible()
    ania.page.get_by_role("button", name="Sprawdź kości").click()
    verdict = ania.page.get_by_role("status").last
    expect(verdict).to_contain_text("Wszystkie losowania się zgadzają")
    expect(verdict).to_contain_text("nikt nie mógł wybrać kości")
    ania.page.evaluate(
        "localStorage.setItem('hexameron.dice',"
        " localStorage.getItem('hexameron.dice').replace(/nonce.:../g, 'nonce\":\"'))"
    )
    ania.page.get_by_role("button", name="Sprawdź kości").click()
    expect(verdict).to_contain_text("liczby z tej przeglądarki nie ma wśród nich")
    ania.page.get_by_label("Czyimi oczami").select_option("1")
    expect(ania.page.locator("[data-card]").first).to_be_visible()


def test_a_spectator_sees_no_hand(sit: Sit) -> None:
    ania, ola = sit(), sit()
    match = ania.begin("wizards")
    ania.play(4)
    ola.open(f"/m/{match}")
    ola.wait_for_table()
    expect(ola.page.get_by_text("Oglądasz tę partię.")).to_be_visible()
    assert ola.page.locator("[data-card]").count() == 0
    assert ola.glowing().count() == 0


def test_the_client_finds_its_way_back_after_the_server_was_killed(sit: Sit, tmp_path: Path) -> None:
    port = free_port()
    with Node(tmp_path, static=str(STATIC), port=port) as first:
        ania = sit(node=first)
        ania.begin()
        ania.play(3)
        ania.wait_to_be_asked()
        before, n = ania.prompt(), ania.n
        first.kill()
        expect(ania.page.get_by_text("Łączymy ponownie")).to_be_visible()
    with Node(tmp_path, static=str(STATIC), port=port):
        expect(ania.page.get_by_text("Łączymy ponownie")).not_to_be_visible()
        ania.wait_to_be_asked()
        assert (ania.prompt(), ania.n) == (before, n)
        ania.choose()
    ania.page.goto("about:blank")
    ania.errors.clear()  # the browser itself reports connections that it could not open
