"""How soon a choice shows its effect: from the click to the changed table, in Chromium beside the server.

python -m tools.response [--choices 20]
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from hexameron.server.settings import STATIC
from tests.browser.chromium import chromium
from tests.browser.quests import sit_down
from tests.browser.table import Person
from tests.server.driving import ME, Node, bot
from tools.build_web import build

GAMES = {
    "battlelore": "azincourt",
    "mageknight": "first_reconnaissance",
    "heroes": "conquest",
    "runebound": "margath",
    "runewars": "war",
}

MEASURING = """
window.waits = [];
let since = 0;
addEventListener("click", () => (since = performance.now()), true);
new MutationObserver(() => {
  if (since) window.waits.push(performance.now() - since);
  since = 0;
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-n"] });
"""


def waits(browser: Browser, node: Node, game: str, choices: int) -> list[float]:
    """What so many choices took to be seen, in milliseconds."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
    person = Person(context.new_page(), f"http://127.0.0.1:{node.port}")
    person.page.add_init_script(MEASURING)
    sit_down(person, node.create(ME, bot("easy"), game=game, scenario=GAMES[game]), 0)
    person.play(choices)
    found: list[float] = person.page.evaluate("window.waits")
    context.close()
    return found


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--choices", type=int, default=20)
    choices = reader.parse_args().choices
    build()
    program, arguments = chromium()
    with (
        tempfile.TemporaryDirectory() as folder,
        Node(Path(folder), static=str(STATIC)) as node,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        for game in GAMES:
            found = sorted(waits(browser, node, game, choices))
            print(f"{game}: median {median(found):.0f} ms, worst {found[-1]:.0f} ms of {len(found)}")
        browser.close()


if __name__ == "__main__":
    main()
