"""Every page and every dialog, for people who use neither mouse nor eyes, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.table import Person
from tests.browser.test_records import FINISHED, load, resign
from tests.server.driving import ME, Node, bot, token

Way = Callable[[Person, Node], None]


def lobby(person: Person, table: Node) -> None:
    person.begin()
    person.begin(sitters=("me", "friend"))
    person.open("/")
    person.page.locator("li").first.wait_for()
    person.page.locator("details").first.click()


def account(person: Person, table: Node) -> None:
    person.open("/")
    person.page.get_by_role("button", name="Konto").click()


def account_of_mine(person: Person, table: Node) -> None:
    account(person, table)
    person.page.get_by_label("Nazwa konta").fill("Czytający")
    person.page.get_by_label("Hasło").fill("krasnolud")
    person.press("Załóż konto")
    for more in ("Zmień hasło", "Usuń konto i moje dane"):
        person.page.locator("summary", has_text=more).click()


def settings(person: Person, table: Node) -> None:
    person.open("/")
    person.page.get_by_role("button", name="Ustawienia").click()


def loading(person: Person, table: Node) -> None:
    made = table.create(ME, bot())
    with table.join(made, token(made, 0)) as ania:
        ania.ask(type="propose_end", seat=0)
    file = table.http.get(f"/api/matches/{made['id']}/export").content
    person.open("/")
    person.wait_for_lobby()
    person.page.locator("input[type=file]").set_input_files(
        {"name": "match.json", "mimeType": "application/json", "buffer": file}
    )
    person.page.get_by_role("dialog").locator("select").first.wait_for()


def waiting_room(person: Person, table: Node) -> None:
    person.begin(sitters=("me", "friend"))
    person.page.get_by_role("img").first.wait_for()


def invitation(person: Person, table: Node) -> None:
    waiting_room(person, table)
    person.page.goto(person.page.get_by_label("Link z zaproszeniem").first.input_value())
    person.page.get_by_role("button", name="Zajmij miejsce").wait_for()


def curtain(person: Person, table: Node) -> None:
    person.begin(sitters=("me", "me"))
    person.page.locator(".curtain").wait_for()


def cards_to_tap(person: Person, table: Node) -> None:
    made = table.create(ME, bot("easy"), real=True)
    person.open(f"/m/{made['id']}#seat={made['seats'][0]['token']}")
    person.page.locator(".real li").first.wait_for()


def undoing(person: Person, table: Node) -> None:
    person.begin()
    person.play(1)
    person.wait_to_be_asked()
    person.press("Cofnij")
    person.page.get_by_role("dialog").wait_for()


def doubting(person: Person, table: Node) -> None:
    person.begin()
    person.wait_to_be_asked()
    person.page.locator("[role=log] .line").last.hover()
    person.page.get_by_role("button", name="Myślę, że to błąd").last.click()
    person.page.get_by_role("dialog").wait_for()


def resigning(person: Person, table: Node) -> None:
    person.begin()
    person.wait_to_be_asked()
    person.page.keyboard.press("m")
    person.press("Poddaj partię")
    expect(person.page.get_by_role("dialog")).to_contain_text("Tego nie da się cofnąć")


def rematch(person: Person, table: Node) -> None:
    person.begin()
    person.wait_to_be_asked()
    resign(person)
    person.press("Rewanż")
    person.page.get_by_role("dialog").locator(".seat").first.wait_for()


def replay(person: Person, table: Node) -> None:
    load(person, FINISHED)
    person.page.get_by_label("Numer kroku").fill("20")
    expect(person.page.locator("[data-n='20']")).to_be_visible()


def playing_on(person: Person, table: Node) -> None:
    replay(person, table)
    person.press("Graj stąd dalej")
    person.page.get_by_role("dialog").locator(".seat").first.wait_for()


def rules(person: Person, table: Node) -> None:
    person.open("/rules/battlelore?q=odwrót")
    person.page.locator("mark").first.wait_for()


def missing(person: Person, table: Node) -> None:
    person.open("/m/nowhere")
    person.page.get_by_role("link", name="Wróć do sali").wait_for()
    person.forgive_refusals()


WAYS = (
    lobby, account, account_of_mine, settings, loading, waiting_room, invitation, curtain, cards_to_tap,
    undoing, doubting, resigning, rematch, replay, playing_on, rules, missing,
)  # fmt: skip


@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_axe_finds_nothing_serious(sit: Sit, table: Node, way: Way) -> None:
    ania = sit()
    way(ania, table)
    assert ania.faults() == []
    ania.page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert ania.faults() == []


@pytest.mark.parametrize("way", [waiting_room, invitation, curtain, replay, rules, missing])
def test_the_language_changes_on_every_page(sit: Sit, table: Node, way: Way) -> None:
    ania = sit()
    way(ania, table)
    ania.page.get_by_role("button", name="English").or_(
        ania.page.get_by_role("button", name="EN", exact=True)
    ).click()
    assert ania.page.locator("html").get_attribute("lang") == "en"
    main = ania.page.locator("body").inner_text()
    assert not set(main.lower()) & set("ąćęłśżź"), main
