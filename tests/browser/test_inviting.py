"""An invitation works for who gets it: an address that others can open, a code for phones, or a warning."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import zxingcpp
from playwright.sync_api import Locator, expect

from hexameron.server.addresses import origins
from hexameron.server.settings import STATIC
from tests.browser.conftest import Sit
from tests.browser.table import Person
from tests.server.driving import Node

UPRIGHT = {"viewport": {"width": 390, "height": 844}, "is_mobile": True, "has_touch": True}
COMMAND = "hexameron serve --host 0.0.0.0"

DOTS = """
async (svg) => {
  const side = 400, picture = new Image(), pen = new OffscreenCanvas(side, side).getContext("2d");
  const copy = svg.cloneNode(true);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", side);
  copy.setAttribute("height", side);
  picture.src = `data:image/svg+xml,${encodeURIComponent(copy.outerHTML)}`;
  await picture.decode();
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, side, side);
  pen.drawImage(picture, 0, 0);
  return [...pen.getImageData(0, 0, side, side).data].filter((_, place) => place % 4 === 0);
}
"""
"""The grey of every dot of a drawing, row by row."""


def scanned(code: Locator) -> str:
    """What a phone reads from a QR code on the screen."""
    code.wait_for()
    dots = bytes(code.evaluate(DOTS))
    side = round(len(dots) ** 0.5)
    found = zxingcpp.read_barcodes(memoryview(dots).cast("B", shape=[side, side]))
    assert len(found) == 1
    return str(found[0].text)


def codes(person: Person) -> Locator:
    return person.page.get_by_role("img", name="Kod QR")


@pytest.fixture(scope="module")
def opened(table: Node, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A table that listens to the whole network."""
    assert table.port
    folder = tmp_path_factory.mktemp("opened")
    with Node(folder, static=str(STATIC), host="0.0.0.0") as running:
        yield running


def test_on_loopback_the_host_is_warned_and_told_what_to_do(sit: Sit) -> None:
    ania = sit()
    match = ania.begin(sitters=("me", "friend"))
    warning = ania.page.get_by_role("note")
    expect(warning).to_contain_text("Ten link otworzy tylko ten komputer")
    expect(warning.locator("code")).to_have_text(COMMAND)
    link = ania.page.get_by_label("Link z zaproszeniem").input_value()
    assert link.startswith(f"{ania.address}/m/{match}#invite=")


def test_a_link_has_the_address_of_this_computer_in_the_network(sit: Sit, opened: Node) -> None:
    known = origins("0.0.0.0", opened.port)
    if not known:
        pytest.fail("this machine has no address in any network")
    ania = sit(node=opened)
    assert "127.0.0.1" in ania.address
    match = ania.begin(sitters=("me", "friend"))
    link = ania.page.get_by_label("Link z zaproszeniem")
    expect(link).to_have_value(f"{known[0]}/m/{match}#invite={link.input_value().rpartition('=')[2]}")
    expect(ania.page.get_by_role("note")).to_have_count(0)
    expect(codes(ania)).to_have_count(1)
    assert scanned(codes(ania)) == link.input_value()


def test_phones_around_a_big_screen_are_the_players_hands(sit: Sit, opened: Node) -> None:
    screen = sit(node=opened)
    screen.open("/")
    screen.pick_scenario("azincourt")
    screen.page.locator(".seat").nth(1).locator("input[value=friend]").check()
    screen.press("Duży ekran i telefony")
    expect(screen.page.locator(".seat input[value=friend]:checked")).to_have_count(2)
    expect(screen.page.locator(".start")).to_contain_text("Ten ekran pokaże planszę wszystkim.")
    screen.press("Zacznij partię")
    expect(codes(screen)).to_have_count(2)
    links = [scanned(code) for code in codes(screen).all()]
    phones = [sit(node=opened, **UPRIGHT) for _ in links]
    for phone, link in zip(phones, links, strict=True):
        phone.page.goto(link.replace(origins("0.0.0.0", opened.port)[0], phone.address))
        phone.press("Zajmij miejsce")
    screen.wait_for_table()
    expect(screen.page.locator("[data-card]")).to_have_count(0)
    for phone in phones:
        phone.wait_for_table()
        phone.page.locator("[data-card]").first.wait_for()


def test_whoever_sits_there_hands_the_seat_on_by_a_code(sit: Sit, opened: Node) -> None:
    ania = sit(node=opened)
    ania.begin()
    ania.wait_to_be_asked()
    ania.page.keyboard.press("m")
    ania.press("Przekaż miejsce")
    link = ania.page.get_by_role("dialog").get_by_label("Link z zaproszeniem")
    expect(link).to_have_value(re.compile("#invite="))
    expect(codes(ania)).to_have_count(0)
    ania.page.get_by_role("dialog").get_by_role("button", name="Kod QR").first.click()
    assert scanned(codes(ania)) == link.input_value()


def test_the_library_for_codes_comes_only_with_a_code(sit: Sit, table: Node) -> None:
    scripts = {path.name for path in Path(STATIC).rglob("*.js") if "QRCode" in path.read_text()}
    ania = sit()
    asked: list[str] = []
    ania.page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    ania.open("/")
    ania.wait_for_lobby()
    ania.page.wait_for_load_state("networkidle")
    assert table.port
    assert not scripts & {*asked}
