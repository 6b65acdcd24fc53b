"""Cuts a picture of each game out of its board for the lobby: python -m tools.cutouts

They are drawn by the table itself and lie in the games' folders (picture.webp). Take them anew when boards
look otherwise, and look at them in the lobby.
"""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import FloatRect, sync_playwright

from hexameron.games import find
from hexameron.server.settings import STATIC
from tests.browser.chromium import chromium
from tests.server.driving import Node
from tools.build_web import build
from tools.pictures import Visit, conquest, journey, quest, table, visiting, war

SCREENS: dict[str, tuple[Callable[[Visit], None], float, float]] = {
    "battlelore": (table, 0.3, 0.4),
    "mageknight": (quest, 0.37, 0.36),
    "heroes": (conquest, 0.32, 0.52),
    "runebound": (journey, 0.45, 0.4),
    "runewars": (war, 0.45, 0.5),
}
"""What is looked at, and where on its board the middle of the picture lies, from the upper left corner."""

WIDE, HIGH = 520, 190
"""The part of the board that is cut out, in pixels of the screen."""

SCALE = 1.1
QUALITY = 42


def around(box: FloatRect, x: float, y: float) -> dict[str, float]:
    """The part of the board around this point."""
    return {
        "x": box["x"] + box["width"] * x - WIDE / 2,
        "y": box["y"] + box["height"] * y - HIGH / 2,
        "width": WIDE,
        "height": HIGH,
        "scale": SCALE,
    }


def cut(visit: Visit, game: str) -> bytes:
    screen, x, y = SCREENS[game]
    screen(visit)
    visit.page.mouse.move(1, 1)
    visit.page.wait_for_load_state("networkidle")
    box = visit.page.locator(".board svg").first.bounding_box()
    if box is None:
        raise SystemExit(f"{game}: there is no board")
    devtools = visit.page.context.new_cdp_session(visit.page)
    shot = {"format": "webp", "quality": QUALITY, "clip": around(box, x, y), "captureBeyondViewport": False}
    return base64.b64decode(devtools.send("Page.captureScreenshot", shot)["data"])


def main(wanted: list[str]) -> None:
    build()
    program, arguments = chromium()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        static = shutil.copytree(STATIC, Path(folder) / "static")
        node = Node(Path(folder), static=str(static), bot_pace=3600.0)
        with node, playwright.chromium.launch(executable_path=program, args=arguments) as browser:
            for game in wanted or SCREENS:
                with visiting(browser, node, "pl", "1440", "dark") as visit:
                    picture = cut(visit, game)
                (find(game).folder / "picture.webp").write_bytes(picture)
                sys.stdout.write(f"{game}: {len(picture)} bytes\n")


if __name__ == "__main__":
    main(sys.argv[1:])
