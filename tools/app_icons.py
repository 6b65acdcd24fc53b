"""Draws the icons of the installed app from the page's own, favicon.svg: python -m tools.app_icons

A maskable icon fills its square with the colour of the room, because systems cut it to shapes of their own.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.browser.chromium import chromium

PUBLIC = Path(__file__).parent.parent / "web" / "public"
ROOM = "#1a120e"
ICONS = {
    "icon-192.png": (192, 1.0, "transparent"),
    "icon-512.png": (512, 1.0, "transparent"),
    "icon-maskable-512.png": (512, 0.62, ROOM),
    "apple-touch-icon.png": (180, 0.8, ROOM),
}
"""How many dots a side has, how much of it the drawing takes, and what lies behind."""


def draw(browser: Browser, name: str) -> None:
    size, share, behind = ICONS[name]
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    page = browser.new_page(viewport={"width": size, "height": size})
    page.set_content(
        f"<style>body {{ margin: 0; display: grid; place-items: center; height: 100vh;"
        f" background: {behind} }} svg {{ width: {share:.0%}; height: {share:.0%} }}</style>{drawing}"
    )
    page.screenshot(path=PUBLIC / name, omit_background=behind == "transparent")
    page.close()
    sys.stdout.write(f"{name}\n")


def main() -> None:
    program, arguments = chromium()
    with (
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=program, args=arguments) as browser,
    ):
        for name in ICONS:
            draw(browser, name)


if __name__ == "__main__":
    main()
