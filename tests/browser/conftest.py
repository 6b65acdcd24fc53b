"""A real server and a real Chromium, shared by the tests of one process."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from hexameron.server.settings import STATIC
from tests.browser.chromium import chromium
from tests.browser.table import PATIENCE, Person
from tests.server.driving import Node
from tools.build_web import build

DESK = {"width": 1440, "height": 900}

ELSEWHERE = "table.example"
"""A name for the table that is no 'localhost': browsers grant such a page without https less."""

Sit = Callable[..., Person]


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    build()
    with Node(tmp_path_factory.mktemp("table"), static=str(STATIC)) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program, arguments = chromium()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=program, args=[*arguments, f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1"]
        )
        yield running
        running.close()


@pytest.fixture
def sit(browser: Browser, table: Node) -> Iterator[Sit]:
    """Lets another person come in, with a browser profile of their own. Nobody may see an error."""
    people: list[Person] = []

    def come(language: str = "pl", *, node: Node = table, **options: Any) -> Person:
        wishes = {"viewport": DESK, "reduced_motion": "reduce"} | options
        context = browser.new_context(**wishes)
        context.add_init_script(
            "localStorage.getItem('hexameron.settings') ?? localStorage.setItem('hexameron.settings',"
            f" JSON.stringify({{language: '{language}', name: 'Ania'}}))"
        )
        person = Person(context.new_page(), f"http://127.0.0.1:{node.port}")
        people.append(person)
        return person

    yield come
    for person in people:
        person.page.context.close()
    assert [error for person in people for error in person.errors] == []
