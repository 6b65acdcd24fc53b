"""Giving up: it is heard whatever happens on the way, and among several it ends the match for one only."""

from __future__ import annotations

import json
import re
from random import Random

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import Sit
from tests.browser.table import Person
from tests.server.driving import Json, Node, token
from tests.server.play.test_resigning import three

LIVE = re.compile(r"/live$")


class Line:
    """The line between a page and the server: what comes can be held back, and the line can be cut."""

    def __init__(self, person: Person) -> None:
        self.held: list[str | bytes] | None = None
        self.cut_at = ""
        self.heard: list[Json] = []
        person.page.route_web_socket(LIVE, self._open)

    def _open(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda message: self._to_page(page, message))
        page.on_message(lambda message: self._to_server(page, server, message))

    def _to_page(self, page: WebSocketRoute, message: str | bytes) -> None:
        if self.held is None:
            page.send(message)
        else:
            self.held.append(message)

    def _to_server(self, page: WebSocketRoute, server: WebSocketRoute, message: str | bytes) -> None:
        frame: Json = json.loads(message)
        self.heard.append(frame)
        if frame["type"] == self.cut_at:
            self.cut_at = ""
            page.close()
            server.close()
        else:
            server.send(message)


def sat_down(sit: Sit, made: Json, seat: int) -> tuple[Person, Line]:
    person = sit()
    line = Line(person)
    person.open(f"/m/{made['id']}#seat={token(made, seat)}")
    person.wait_for_table()
    return person, line


def resign(person: Person) -> None:
    person.page.keyboard.press("m")
    person.press("Poddaj partię")
    person.press("Poddaj partię")


def test_a_resignation_is_heard_though_the_match_has_moved_on(sit: Sit, table: Node) -> None:
    made = table.found_with_friend()
    ania, line = sat_down(sit, made, 0)
    line.held = []
    with table.join(made, token(made, 0), token(made, 1)) as elsewhere:
        elsewhere.choose_any(Random(1))
        resign(ania)
        elsewhere.state_where(lambda state: state["result"] is not None)
    line.held = None
    ania.page.reload()
    expect(ania.page.locator(".result h2")).to_have_text("Przegrana")
    assert [frame["type"] for frame in line.heard].count("resign") == 1


def test_a_resignation_is_not_lost_with_the_connection(sit: Sit, table: Node) -> None:
    made = table.found_with_friend()
    ania, line = sat_down(sit, made, 0)
    line.cut_at = "resign"
    resign(ania)
    expect(ania.page.locator(".result h2")).to_have_text("Przegrana")
    expect(ania.page.locator("section.result")).to_contain_text("Partię poddaje: Miejsce 1.")
    assert [frame["type"] for frame in line.heard].count("resign") == 2
    expect(ania.page.locator(".toast")).to_have_count(0)


def test_of_three_one_resigns_and_the_others_play_on(sit: Sit, table: Node) -> None:
    made = three(table)
    (ania, _), (marek, _) = sat_down(sit, made, 0), sat_down(sit, made, 1)
    marek.page.keyboard.press("m")
    marek.press("Poddaj partię")
    expect(marek.page.get_by_role("dialog")).to_contain_text("Pozostali grają dalej, a na twoim miejscu bot.")
    marek.press("Poddaj partię")
    expect(marek.page.locator(".state").first).to_contain_text("Oglądasz tę partię.")
    ewa, _ = sat_down(sit, made, 2)
    expect(ania.page.locator(".state")).to_contain_text("Marek: Partia poddana, gra bot (średni)")
    ania.press("Inny bot")
    ania.page.get_by_label("Poziom bota: Marek").select_option("easy")
    ania.press("Zaproponuj tego bota")
    expect(ewa.page.get_by_role("alert").filter(has_text="gra bot łatwy. Zgoda?")).to_be_visible()
    ewa.press("Zgoda")
    ania.page.keyboard.press("m")
    expect(ania.page.get_by_role("dialog")).to_contain_text("Partia poddana, gra bot (łatwy)")
    assert not ania.over
    marek.open("/")
    expect(marek.page.get_by_role("link", name="Oglądaj")).to_be_visible()
