"""When something fails, the screen says what, that nothing is lost, and goes on by itself."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from playwright.sync_api import expect

from hexameron.server.settings import STATIC
from tests.browser.conftest import Sit
from tests.browser.table import Person
from tests.server.driving import Node
from tools.build_web import build


def choose(person: Person) -> None:
    """Chooses something, without waiting for what comes of it."""
    person.offered().click()
    menu = person.page.get_by_role("menuitem")
    if menu.count():
        menu.first.click()


def test_a_server_that_cannot_store_is_told_and_the_choice_is_made_when_it_can(
    sit: Sit, tmp_path: Path
) -> None:
    build()
    with Node(tmp_path, static=str(STATIC)) as node:
        ania = sit(node=node)
        ania.begin()
        ania.wait_to_be_asked()
        n, banner = ania.n, ania.page.locator(".trouble")
        expect(banner).to_be_empty()
        lock = sqlite3.connect(tmp_path / "table.sqlite", isolation_level=None)
        lock.execute("BEGIN EXCLUSIVE")
        choose(ania)
        expect(banner).to_contain_text("Serwer nie może teraz zapisywać")
        expect(banner).to_contain_text("Próbujemy ponownie")
        assert ania.n == n
        lock.execute("ROLLBACK")
        lock.close()
        ania.wait_after(n)
        expect(banner).to_be_empty()
