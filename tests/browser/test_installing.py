"""The table as an app: what a system needs to install it, and signs that are read from another tab."""

from __future__ import annotations

import struct

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.server.driving import Node

ICON = "link[rel=icon]"
TURN = "/favicon-turn.svg"
PLAIN = "/favicon.svg"


def test_the_page_can_be_installed(sit: Sit) -> None:
    ania = sit()
    ania.open("/")
    ania.wait_for_lobby()
    devtools = ania.page.context.new_cdp_session(ania.page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["url"].endswith("/manifest.webmanifest")
    assert manifest["errors"] == []
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # A browser in a test has no profile of its own that anything could be installed for.
    assert [one["errorId"] for one in errors if one["errorId"] != "in-incognito"] == []


def test_the_icons_are_as_large_as_the_manifest_says(table: Node) -> None:
    answer = table.http.get("/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = answer.json()
    assert manifest["display"] == "standalone"
    icons = manifest["icons"]
    assert {icon.get("purpose", "any") for icon in icons} == {"any", "maskable"}
    for icon in [*icons, {"src": "/apple-touch-icon.png", "sizes": "180x180", "type": "image/png"}]:
        file = table.http.get(icon["src"])
        assert file.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert "{}x{}".format(*struct.unpack(">II", file.content[16:24])) == icon["sizes"]
    for icon in (PLAIN, TURN):
        assert table.http.get(icon).headers["content-type"] == "image/svg+xml"


def test_the_colour_around_the_page_is_that_of_the_room(sit: Sit) -> None:
    ania = sit()
    ania.open("/")
    colour = ania.page.locator("meta[name=theme-color]")
    expect(colour).to_have_attribute("content", "#1a120e")
    ania.page.get_by_role("button", name="Jasny").click()
    expect(colour).to_have_attribute("content", "#d9c7a6")


def test_title_and_icon_tell_whose_turn_it_is(sit: Sit) -> None:
    ania, marek = sit(), sit()
    ania.begin(sitters=("me", "friend"))
    marek.page.goto(ania.page.get_by_label("Link z zaproszeniem").input_value())
    marek.page.get_by_label("Twoje imię").fill("Marek")
    marek.press("Zajmij miejsce")
    other = ania.page.context.new_page()  # her table is in the background from now on
    other.bring_to_front()
    ania.wait_to_be_asked()
    expect(ania.page).to_have_title("● Twoja tura · Hexameron")
    expect(ania.page.locator(ICON)).to_have_attribute("href", TURN)
    marek.wait_for_table()
    expect(marek.page).to_have_title("Czekamy na: Ania · Hexameron")
    expect(marek.page.locator(ICON)).to_have_attribute("href", PLAIN)
    other.close()
    marek.open("/")
    marek.wait_for_lobby()
    expect(marek.page.locator(ICON)).to_have_attribute("href", PLAIN)
    ania.open("/")
    expect(ania.page).to_have_title("(1) · Hexameron")
    expect(ania.page.locator(ICON)).to_have_attribute("href", TURN)


def test_nothing_stands_between_the_page_and_the_server(sit: Sit) -> None:
    """No service worker: whatever is shown comes from the server as it is now."""
    ania = sit()
    ania.open("/")
    ania.wait_for_lobby()
    assert ania.page.evaluate("navigator.serviceWorker.getRegistrations().then((all) => all.length)") == 0
