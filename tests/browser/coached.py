"""A pupil who does what the teacher of a guided game wants."""

from __future__ import annotations

from tests.browser.table import PATIENCE, Person

MENU, SURE = "[role=menuitem]", ".sure [data-sure]"
PICKED = ".choice:has(footer .taken) [aria-pressed=true]"
"""Something of a sheet from which several are taken together."""


def begin(person: Person, game: str) -> None:
    person.open("/")
    person.page.locator(".lessons li", has_text=game).last.get_by_role("button").click()
    person.page.locator(".coach").wait_for(timeout=PATIENCE)


def step(person: Person) -> str:
    return person.page.locator(".coach").get_attribute("data-step") or ""


def act(person: Person) -> None:
    """Reads on, or clicks what pulses; where only things glow, the first of them."""
    page, n = person.page, person.n
    todo = page.locator(".coach .go:enabled, [data-ready=true] [data-pulse]:visible")
    free = page.locator("[data-ready=true] [data-glow=gold], [data-ready=true] .prompt .option:enabled")
    todo.or_(free).first.wait_for(timeout=PATIENCE)
    (todo if todo.count() else free).first.click(timeout=PATIENCE)
    person.wait_for_change(n, f"{MENU}, {SURE}, {PICKED}")
    if page.locator(PICKED).count():
        _take_together(person)
        return
    menu, meant = page.locator(MENU), page.locator(f"{MENU}[data-pulse]")
    if menu.count():
        (meant if meant.count() else menu).first.click()
        person.wait_for_change(n, SURE)
    if page.locator(SURE).count():
        page.locator(SURE).click()
    person.wait_after(n)


def _take_together(person: Person) -> None:
    """One thing of every block is chosen, then all are taken by one button; each is an entry of its own."""
    n, blocks = person.n, person.page.locator(".choice .block")
    for block in blocks.all():
        if not block.locator("[aria-pressed=true]").count():
            block.locator("[aria-pressed=false]:enabled").first.click()
    entries = blocks.count()
    person.page.locator("[data-take]").click()
    person.wait_after(n + entries - 1)


def follow(person: Person, upto: str) -> list[str]:
    """Does what the teacher wants until this step; tells the steps on the way."""
    met: list[str] = []
    while (now := _awaited(person)) != upto:
        met.append(now)
        act(person)
    return met


def _awaited(person: Person) -> str:
    """The present step, as soon as there is something to read or to choose."""
    person.page.locator(".coach .go:enabled, [data-ready=true]").first.wait_for(timeout=PATIENCE)
    return step(person)
