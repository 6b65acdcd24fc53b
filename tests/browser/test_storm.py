"""A game from outside at the table: nobody told the client of it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from hexameron.games import find
from hexameron.server.icons import icons_of
from tests.browser.conftest import Sit


def test_a_game_of_another_package_is_listed_and_played(sit: Sit, tmp_path: Path) -> None:
    ania = sit()
    ania.open("/")
    ania.page.locator("button.game", has_text="Po sztormie").click()
    expect(ania.page.locator("button.game.chosen")).to_contain_text("Po sztormie")
    ania.page.locator(".seat").nth(1).locator("input[value=bot]").check()
    ania.page.locator(".strength").first.select_option("easy")
    ania.page.locator("form button.main[type=submit]").click()
    ania.page.wait_for_url(re.compile(r"/m/[\w-]+$"))
    assert ania.wait_to_be_asked()
    assert ania.prompt() == "Co robisz? Akcje: 3."
    drawn = [path.get_attribute("d") or "" for path in ania.page.locator("svg.emblem path").all()]
    assert any(one and one in icons_of(find("storm"))["hood"] for one in drawn), (
        "icons come with the catalogue"
    )
    assert ania.play(8) == 8
    assert ania.wait_to_be_asked()
    ania.page.screenshot(path=tmp_path / "storm.png")
    expect(ania.page.get_by_text("ST-").first).to_be_attached()
