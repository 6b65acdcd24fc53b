"""How smoothly a late board for four is dragged: frames a second, in Chromium beside the server.

python -m tools.panning [--choices 240]
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, ViewportSize, sync_playwright

import hexameron
from hexameron.bots import make
from hexameron.bots.seat_view import SeatView
from hexameron.kernel.files import write_match
from hexameron.kernel.game import Setup
from hexameron.server.settings import STATIC
from tests.browser.chromium import chromium
from tests.browser.quests import sit_down
from tests.browser.table import Person
from tests.server.driving import ME, Node, bot
from tools.build_web import build

GAMES = {"mageknight": "first_reconnaissance", "heroes": "conquest"}
SEATS = 4
SCREENS: dict[str, ViewportSize] = {
    "1440x900": {"width": 1440, "height": 900},
    "390x844": {"width": 390, "height": 844},
}

DRAGGING = """
async (seconds) => {
  const place = document.querySelector(".board .seen");
  const { left, top, width, height } = place.getBoundingClientRect();
  const at = (turn) => ({
    clientX: left + width * (0.5 + 0.2 * Math.cos(turn)),
    clientY: top + height * (0.5 + 0.2 * Math.sin(turn)),
  });
  const pointer = { pointerId: 1, pointerType: "mouse", bubbles: true, buttons: 1 };
  const send = (type, turn) => place.dispatchEvent(new PointerEvent(type, { ...pointer, ...at(turn) }));
  place.setPointerCapture = () => {};
  place.dispatchEvent(new WheelEvent("wheel", { deltaY: -500, ...at(0), cancelable: true }));
  send("pointerdown", 0);
  const times = [];
  await new Promise((done) => {
    const frame = (time) => {
      times.push(time);
      send("pointermove", times.length / 12);
      if (time - times[0] < seconds * 1000) requestAnimationFrame(frame);
      else done();
    };
    requestAnimationFrame(frame);
  });
  send("pointerup", 0);
  const gaps = times.slice(1).map((time, place) => time - times[place]).sort((a, b) => a - b);
  return { a_second: gaps.length / ((times.at(-1) - times[0]) / 1000), longest: gaps.at(-1) };
}
"""


def late(game: str, choices: int) -> bytes:
    """A match of instincts, so many choices on, where it is the first seat's turn."""
    match = hexameron.new(game, setup=Setup(scenario=GAMES[game], seats=SEATS), seed=1)
    bots = [make("instinct", seed=1 + seat) for seat in range(SEATS)]
    while match.choices < choices or 0 not in match.pending:
        seat = next(iter(match.pending))
        match.choose(seat, bots[seat].choose(SeatView(match, seat)))
    return write_match(match)


def drag(browser: Browser, node: Node, file: bytes, screen: str) -> dict[str, float]:
    """How many frames there are a second, and how long the longest one lasts, in milliseconds."""
    context = browser.new_context(viewport=SCREENS[screen])
    person = Person(context.new_page(), f"http://127.0.0.1:{node.port}")
    seats = [ME, *[bot("easy")] * (SEATS - 1)]
    sit_down(person, node.post("/api/matches/import", {"file": json.loads(file), "seats": seats}), 0)
    person.page.wait_for_timeout(1500)  # until everything is drawn
    found: dict[str, float] = person.page.evaluate(DRAGGING, 3)
    context.close()
    return found


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--choices", type=int, default=240)
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
            file = late(game, choices)
            for screen in SCREENS:
                found = drag(browser, node, file, screen)
                print(
                    f"{game}, {SEATS} players, {screen}: {found['a_second']:.0f} frames a second, "
                    f"the longest {found['longest']:.0f} ms",
                    flush=True,
                )
        browser.close()


if __name__ == "__main__":
    main()
