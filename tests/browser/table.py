"""A person at the table: a page, and what one does there. Waits for what must appear, never by the clock."""

from __future__ import annotations

import re
from pathlib import Path
from time import monotonic

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 30_000
GLANCE = 3_000
SERIOUS = ("serious", "critical")

PAINTED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
"""What was changed a moment ago is laid out and drawn: nobody sees what comes before."""

IN_SIGHT = """wanted => [...document.querySelectorAll(wanted)].findIndex(thing => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""
"""Which of these is the first whose middle can be seen and touched; -1 if none is."""

SEEN = """wanted => {
    const { left, right, top, bottom } = document.querySelector('.board .seen').getBoundingClientRect();
    return [...document.querySelectorAll(wanted)].filter(thing => {
        const box = thing.getBoundingClientRect();
        return box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;
    }).map(thing => thing.dataset.cell);
}"""
COVERED = """cells => cells.filter(cell => {
    const thing = document.querySelector(`[data-cell="${cell}"]`);
    const { x, y, width, height } = thing.getBoundingClientRect();
    return !thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
})"""

HIT, GLOWING = "[data-glow=hit]", "[data-glow=hit], [data-glow=gold]"
BEYOND = "[data-beyond]"
"""The sign at the edge of the board that leads to what can be chosen out of sight."""


class Person:
    """Reads the screen and clicks what glows."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.errors: list[str] = []
        self.forgiven = ""
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._hear)

    def _hear(self, line: ConsoleMessage) -> None:
        if line.type == "error" and not (self.forgiven and self.forgiven in line.text):
            self.errors.append(line.text)

    # ------------------------------------------------------------------ coming in

    def open(self, path: str) -> None:
        self.page.goto(self.address + path)

    def begin(self, scenario: str = "azincourt", sitters: tuple[str, str] = ("me", "bot")) -> str:
        """Sets up a match in the lobby; gives its id."""
        self.open("/")
        self.pick_scenario(scenario)
        for seat, sitter in enumerate(sitters):
            self.page.locator(".seat").nth(seat).locator(f"input[value={sitter}]").check()
        for strength in self.page.locator(".strength").all():
            strength.select_option("easy")
        self.page.locator("form button.main[type=submit]").click()
        self.page.wait_for_url(re.compile(r"/m/[\w-]+$"))
        return self.page.url.rpartition("/")[2]

    def pick_scenario(self, name: str) -> None:
        """From the list of the lobby, or on a small screen from the field that opens."""
        listed = self.page.locator(f"input[name=scenario][value={name}]")
        field = self.page.locator("#scenario")
        listed.or_(field).first.wait_for(state="attached")
        if field.count():
            field.select_option(name)
        else:
            listed.check()

    def wait_for_lobby(self) -> None:
        """Waits until there is something to choose from."""
        self.page.locator("form.new .seat").first.wait_for()

    # ------------------------------------------------------------------ seeing

    @property
    def table(self) -> Locator:
        return self.page.locator("[data-n]")

    @property
    def n(self) -> int:
        return int(self.table.get_attribute("data-n") or -1)

    @property
    def over(self) -> bool:
        return self.page.locator("section.result").count() > 0

    def wait_for_table(self) -> None:
        self.table.wait_for(timeout=PATIENCE)

    def wait_to_be_asked(self) -> bool:
        """Waits until something may be chosen; False if the match is over."""
        self.page.locator("[data-ready=true], section.result").first.wait_for(timeout=PATIENCE)
        return not self.over

    def wait_after(self, n: int) -> None:
        self.wait_for_change(n, "")

    def wait_for_change(self, n: int, sign: str) -> None:
        """Waits until the table has moved past entry ``n``, or a sign appears."""
        self.page.wait_for_function(
            "([n, sign]) => (sign && document.querySelector(sign)) || "
            "Number(document.querySelector('[data-n]')?.dataset.n ?? n) > n",
            arg=[n, sign],
            timeout=PATIENCE,
        )

    def glowing(self) -> Locator:
        return self.page.locator(GLOWING)

    def cell(self, name: str) -> Locator:
        return self.page.locator(f"[data-cell='{name}']")

    def cells_seen(self, wanted: str) -> list[str]:
        """The cells of a kind that the board shows whole, whatever may lie over them."""
        self.page.evaluate(PAINTED)
        found: list[str] = self.page.evaluate(SEEN, wanted)
        return found

    def cells_covered(self, wanted: str) -> list[str]:
        """Those of them of which something else hides the middle."""
        found: list[str] = self.page.evaluate(COVERED, self.cells_seen(wanted))
        return found

    def cells_free(self, wanted: str) -> list[str]:
        """Those of them that can be seen and touched."""
        covered = self.cells_covered(wanted)
        return [cell for cell in self.cells_seen(wanted) if cell not in covered]

    def prompt(self) -> str:
        return self.page.locator(".prompt h2").inner_text()

    # ------------------------------------------------------------------ doing

    def choose(self, *, at_one_screen: bool = False) -> bool:
        """Hits an enemy if that is possible, else takes the first thing that glows, else the first button.

        Tells whether it had to be chosen twice because it cannot be taken back.
        """
        n = self.n
        self._click_what_is_offered(n)
        menu = self.page.get_by_role("menuitem")
        if menu.count():
            menu.first.click()
        sure = self.page.locator(".sure [data-sure]")
        self.wait_for_change(n, ".sure, .curtain")
        lasts = self.page.locator(".sure .irrevocable").count() > 0
        if sure.count():
            sure.click()
        self.wait_for_change(n, ".curtain" if at_one_screen else "")
        return lasts

    def in_sight(self, wanted: str) -> Locator | None:
        """The first of these that can be seen and touched."""
        self.page.evaluate(PAINTED)
        place = self.page.evaluate(IN_SIGHT, wanted)
        return self.page.locator(wanted).nth(place) if place >= 0 else None

    def offered(self) -> Locator:
        """What one would click: what is in sight first, then what leads to the rest, or is scrolled to."""
        beyond, aside = (
            self.page.locator(BEYOND),
            self.page.locator(GLOWING).and_(self.page.locator(":not(polygon)")),
        )
        seen = self.in_sight(HIT) or self.in_sight(GLOWING)
        if seen is not None:
            return seen
        others = beyond if beyond.count() else aside
        return (others if others.count() else self.page.locator(".prompt .option:enabled")).first

    def _click_what_is_offered(self, n: int) -> None:
        """The screen may still be changing; what is offered is looked for again until it can be clicked.

        A click may be heard though it took too long to say so.
        """
        until = monotonic() + PATIENCE / 1000
        while self.n == n:
            try:
                choice = self.offered()
                leads = choice.get_attribute("data-beyond", timeout=GLANCE) is not None
                choice.click(timeout=GLANCE)
            except Error:
                if monotonic() > until:
                    raise
            else:
                if not leads:
                    return

    def play(self, choices: int) -> int:
        """Makes so many choices, or as many as the match has; tells how many."""
        for made in range(choices):
            if not self.wait_to_be_asked():
                return made
            self.choose()
        return choices

    def press(self, name: str) -> None:
        """Presses the button of exactly this name, in the dialog if one is open."""
        dialog = self.page.get_by_role("dialog")
        place = dialog if dialog.count() else self.page
        place.get_by_role("button", name=name, exact=True).first.click()

    def change_language(self, name: str) -> None:
        """In the menu of the table, which is closed again."""
        self.press("Menu")
        dialog = self.page.get_by_role("dialog")
        dialog.get_by_label(name, exact=True).check()
        self.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)

    def forgive_refusals(self) -> None:
        """The browser reports every request that was refused; here that was the point."""
        self.errors = [error for error in self.errors if "Failed to load resource" not in error]

    def order_one(self) -> int:
        """Plays until an order was given that can be taken back; tells how many units had one before."""
        ordered, before = self.page.locator(".ordered"), 0
        free = self.page.get_by_title("Cofnij (U)")  # else it tells why not
        for _ in range(40):
            self.wait_to_be_asked()
            if ordered.count() == before + 1 and free.count():
                return before
            before = ordered.count()
            self.choose()
        raise AssertionError("no order could be taken back")

    def speak(self, word: str) -> None:
        expect(self.page.locator(".prompt")).to_contain_text(word)

    def faults(self) -> list[str]:
        """What axe-core finds wrong for people who use the page without eyes or mouse."""
        # The page's content policy allows no foreign script, but what the browser's own debugger says.
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        return [
            f"{fault['id']}: {node['target']} {node.get('failureSummary', '')}"
            for fault in found["violations"]
            if fault["impact"] in SERIOUS
            for node in fault["nodes"]
        ]
