"""Takes pictures of every screen of the table, in both languages and on three sizes: python -m tools.pictures

They lie in docs/screenshots. Look at them after every change that is seen, and improve until you would show
them at a fair. Names of screens as arguments take only those.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from hexameron import lab
from hexameron.bots.playouts import by_instinct
from hexameron.games import find
from hexameron.kernel.chance import Fairness
from hexameron.kernel.files import write_match
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.server.settings import STATIC
from tests.browser.chromium import chromium
from tests.browser.quests import brought
from tests.browser.table import Person
from tests.games.mageknight.fights import block
from tests.games.mageknight.late import embattled, late
from tests.games.mageknight.positions import TestQuest
from tests.server.driving import FRIEND, ME, Node, bot, token
from tools.build_web import build

ROOT = Path(__file__).parent.parent
PICTURES = ROOT / "docs" / "screenshots"
RECORDED = ROOT / "tests" / "matches" / "battlelore" / "companies-instinct-1.json"
SIZES = {"1440": (1440, 900), "1024": (1024, 768), "390": (390, 844)}
NAMES = {"pl": ("Ania", "Marek"), "en": ("Anna", "Mark")}
QUALITY = 72
SETTLING = 400
"""How long what fades in takes, in milliseconds."""

PATIENCE = 60_000
LATE = 150
"""So many entries into a match there is something to see."""

CONQUERED = 260
"""So many choices into a conquest armies have grown."""

JOURNEY, DUEL = 7, 1
"""Seeds by which Laurel's dice lead far, and by which she begins a fight."""

MANY = 9
"""So many options make a question that is worth a picture."""

Json = dict[str, Any]


@dataclass
class Visit:
    """Somebody at a table, with the matches that they hold."""

    page: Page
    node: Node
    language: str
    small: bool

    @property
    def names(self) -> tuple[str, str]:
        return NAMES[self.language]

    def hold(self, made: Json) -> str:
        """Keeps the seats of a match in the browser; gives the match's id."""
        id_ = str(made["id"])
        held = {
            "owner": made["owner"],
            "seats": {str(seat["seat"]): seat["token"] for seat in made["seats"] if seat["token"]},
            "invites": {str(seat["seat"]): seat["invite"] for seat in made["seats"] if seat["invite"]},
        }
        self.page.evaluate(
            "([id, held]) => { const all = JSON.parse(localStorage.getItem('hexameron.seats') ?? '{}');"
            " all[id] = held; localStorage.setItem('hexameron.seats', JSON.stringify(all)); }",
            [id_, held],
        )
        return id_

    def open(self, path: str) -> None:
        self.page.goto(f"http://127.0.0.1:{self.node.port}{path}")

    def ready(self) -> None:
        self.page.locator("[data-ready=true]").wait_for(timeout=PATIENCE)

    def key(self, letter: str) -> None:
        self.page.keyboard.press(letter)


# ---------------------------------------------------------------------- positions


_finished: dict[str, Json] = {}
_asked_at: dict[str, int] = {}


def recorded(visit: Visit) -> Json:
    """A finished match, as a file has it; one for each language, since its names differ."""
    if visit.language not in _finished:
        _finished[visit.language] = _imported(visit)
    return _finished[visit.language]


def _imported(visit: Visit) -> Json:
    people = [{"kind": "person", "name": visit.names[0], "mine": True}, bot("medium")]
    made: Json = visit.node.post(
        "/api/matches/import", {"file": json.loads(RECORDED.read_text()), "seats": people}
    )
    return made


def amid_a_battle(
    visit: Visit, prompt: str = "move.where", *, friend: bool = False, few: bool = False
) -> Json:
    """A match that goes on from the middle of the recorded one, where the first seat is asked something.

    It has much to choose from, unless a few options are enough.
    """
    finished = recorded(visit)
    path = f"/api/matches/{finished['id']}"
    if prompt not in _asked_at:
        _asked_at[prompt] = _first_asked(visit, finished, prompt, 1 if few else MANY)
    n = _asked_at[prompt]
    other = {"kind": "person", "name": visit.names[1]} if friend else bot("hard")
    seats = [{"kind": "person", "name": visit.names[0], "mine": True}, other]
    made: Json = visit.node.post(f"{path}/branch", {"n": n, "seats": seats}, token(finished, 0))
    return made


def _first_asked(visit: Visit, finished: Json, prompt: str, many: int) -> int:
    """The entry after which the first seat is asked this and has so many options."""
    n = LATE
    while True:
        address = f"/api/matches/{finished['id']}/replay/{n}?seat=0"
        scene = visit.node.get(address, token(finished, 0))["scene"]
        if (scene.get("prompt") or {}).get("id") == prompt and len(scene["options"]) >= many:
            return n
        n += 1


# ---------------------------------------------------------------------- screens


def lobby(visit: Visit) -> None:
    visit.hold(recorded(visit))
    visit.hold(amid_a_battle(visit, friend=True))
    visit.hold(visit.node.create(ME | {"name": visit.names[0]}, FRIEND, scenario="tourelles"))
    visit.hold(amid_a_battle(visit))
    visit.open("/")
    Person(visit.page, "").pick_scenario("companies")
    visit.page.locator(".map svg").first.wait_for()
    visit.page.locator(".waits").first.wait_for()


def waiting(visit: Visit) -> None:
    made = visit.node.create(ME | {"name": visit.names[0]}, FRIEND, scenario="avignon")
    visit.open(f"/m/{visit.hold(made)}")
    visit.page.locator("main svg[role=img]").first.wait_for()


def table(visit: Visit) -> None:
    visit.open(f"/m/{visit.hold(amid_a_battle(visit))}")
    visit.ready()


def hint(visit: Visit) -> None:
    table(visit)
    visit.key("h")
    visit.page.locator(".hint").wait_for(timeout=PATIENCE)


def menu(visit: Visit) -> None:
    table(visit)
    visit.key("m")
    visit.page.get_by_role("dialog").wait_for()


def rules(visit: Visit) -> None:
    table(visit)
    visit.key("r")
    visit.page.get_by_role("searchbox").fill("odwrót" if visit.language == "pl" else "retreat")
    visit.page.locator("mark").first.wait_for()


def dice(visit: Visit) -> None:
    made = visit.node.create(ME | {"name": visit.names[0]}, bot("easy"), real=True, scenario="crossing")
    chooser = Random(5)
    with visit.node.join(made, token(made, 0)) as client:
        while True:
            client.state_where(lambda state: state["waiting"] == [0])
            if client.state["views"][0]["scene"]["prompt"]["id"].startswith("real.roll"):
                break
            client.choose_any(chooser)
    visit.open(f"/m/{visit.hold(made)}")
    visit.page.locator(".die").first.wait_for()


def cards(visit: Visit) -> None:
    made = visit.node.create(ME | {"name": visit.names[0]}, bot("easy"), real=True, scenario="crossing")
    visit.open(f"/m/{visit.hold(made)}")
    visit.page.locator(".real li").first.wait_for()


def curtain(visit: Visit) -> None:
    one, two = ({"kind": "person", "mine": True, "name": name} for name in visit.names)
    visit.open(f"/m/{visit.hold(visit.node.create(one, two))}")
    visit.page.locator(".curtain").wait_for()


def result(visit: Visit) -> None:
    made = amid_a_battle(visit)
    with visit.node.join(made, token(made, 0)) as client:
        client.ask(type="resign", seat=0)
    visit.open(f"/m/{visit.hold(made)}")
    visit.page.locator("section.result").wait_for()


def offer(visit: Visit) -> None:
    """The other player offers a rematch."""
    made = amid_a_battle(visit, friend=True)
    path = f"/api/matches/{made['id']}"
    invite = {"invite": made["seats"][1]["invite"], "name": visit.names[1]}
    other = visit.node.post(f"{path}/join", invite)["token"]
    with visit.node.join(made, other) as client:
        client.ask(type="resign", seat=1)
    visit.node.post(f"{path}/rematch", {"seats": [ME, FRIEND], "of": [1, 0]}, other)
    visit.open(f"/m/{visit.hold(made)}")
    visit.page.locator(".offer").wait_for()
    visit.page.locator(".offer").scroll_into_view_if_needed()


def lesson(visit: Visit) -> None:
    made = visit.node.post("/api/lessons", {"game": "battlelore", "lesson": "first", "name": visit.names[0]})
    visit.open(f"/m/{visit.hold(made)}")
    visit.page.locator(".coach").wait_for()


def account(visit: Visit) -> None:
    visit.page.get_by_role("button", name="Konto" if visit.language == "pl" else "Account").click()
    visit.page.get_by_role("dialog").wait_for()


def settings(visit: Visit) -> None:
    visit.page.get_by_role("button", name="Ustawienia" if visit.language == "pl" else "Settings").click()
    visit.page.get_by_role("dialog").wait_for()


def missing(visit: Visit) -> None:
    visit.open("/nowhere")
    visit.page.locator("main").wait_for()


def fight(visit: Visit) -> None:
    visit.open(f"/m/{visit.hold(amid_a_battle(visit, 'battle.back', few=True))}")
    visit.ready()


def replay(visit: Visit) -> None:
    visit.open(f"/m/{visit.hold(recorded(visit))}/replay")
    visit.page.locator("input[type=range]").fill(str(LATE))
    visit.page.locator(f"[data-n='{LATE}']").wait_for()


def _on_a_quest(visit: Visit, position: TestQuest) -> None:
    people = [{"kind": "person", "name": visit.names[0], "mine": True}, bot("hard")]
    visit.open(f"/m/{visit.hold(brought(visit.node, position, people))}")
    visit.ready()


def quest(visit: Visit) -> None:
    """A turn of Mage Knight, late and at night."""
    _on_a_quest(visit, late())


def combat(visit: Visit) -> None:
    """A Block phase of Mage Knight, with points played."""
    position = embattled(late())
    block(position, 5)
    block(position, 3, element="ice")
    _on_a_quest(visit, position)


def _in_a_conquest(visit: Visit, prompt: str, many: int, after: int = CONQUERED) -> None:
    """A match of Heroes that instinct has played to where somebody is asked this and has so many options."""
    match, chooser = Match(find("heroes"), Setup("conquest", 3), Fairness.from_seed(5)), Random(5)
    asked = next(iter(match.pending))
    while match.choices < after or match.pending[asked].prompt != prompt or len(match.options(asked)) < many:
        match.choose(asked, by_instinct(match, asked, chooser))
        asked = next(iter(match.pending))
    people = [bot("hard") for _ in range(3)]
    people[asked] = {"kind": "person", "name": visit.names[0], "mine": True}
    file = json.loads(write_match(match))
    made = visit.node.post("/api/matches/import", {"file": file, "seats": people})
    visit.open(f"/m/{visit.hold(made)}")
    visit.ready()


def conquest(visit: Visit) -> None:
    """A hero of Heroes on the way."""
    _in_a_conquest(visit, "hero.move", 4)


def clash(visit: Visit) -> None:
    """A battle of Heroes: wounds are to be taken."""
    _in_a_conquest(visit, "battle.wound", 3)


def city(visit: Visit) -> None:
    """What a city of Heroes may build."""
    _in_a_conquest(visit, "building.what", 3, after=LATE)


def _on_a_journey(visit: Visit, prompt: str, *keys: str, **parts: Any) -> None:
    """A position of Runebound in which choices of these keys lead to a question."""
    heroes = {
        "laurel": {"at": "h7.9", "gold": 5, "damage": 2, "lore": 1, "hand": "w7", "assets": "a03 a08"},
        "corbin": {"at": "h11.10", "gold": 3},
        "lyssa": {"at": "h10.12", "gold": 6},
        "thorn": {"at": "h3.6", "gold": 2},
    }
    heroes["laurel"] |= {"trophies": "gc01 gs02 gx03", "front": "gx06"} | parts.pop("laurel", {})
    markets = {"tamalir": "a09 b01 b12", "forge": "a04 b05 c15", "dawnsmoor": "b10 c04 a18"}
    match = lab.position(
        "runebound",
        heroes=heroes,
        markets=markets,
        track=("tm2", "tm3"),
        space=9,
        **{"seed": JOURNEY, **parts},
    )
    for key in keys:
        match.choose(0, next(one for one in match.options(0) if one.key() == key))
    assert match.pending[0].prompt == prompt
    people = [{"kind": "person", "name": visit.names[0], "mine": True}, *(bot("hard") for _ in range(3))]
    file = json.loads(write_match(match))
    made = visit.node.post("/api/matches/import", {"file": file, "seats": people})
    visit.open(f"/m/{visit.hold(made)}")
    visit.ready()


def journey(visit: Visit) -> None:
    """A roll of Runebound: where the dice lead."""
    _on_a_journey(visit, "move.step", "throw")


def duel(visit: Visit) -> None:
    """A fight of Runebound: two pools of tokens."""
    _on_a_journey(visit, "combat.act", "adventure", stack={"com": "gc12"}, seed=DUEL)


def _in_a_war(visit: Visit, prompt: str, *keys: str, **parts: Any) -> None:
    """A position of Runewars for four in which choices of these keys lead to a question."""
    areas = {"HA": "3footman 1siege_tower fort", "1B": "2knight 3bowman", "HC": "2footman"}
    areas |= {"YB": "4berserker fort", "YC": "2warlock 1chaos_lord", "5A": "1flesh_ripper 2beastman @1"}
    areas |= {"EB": "3archer fort diplomacy", "2C": "2warrior 1sorceress", "UA": "4reanimate fort"}
    areas |= {"1A": "2necromancer 1dark_knight @3", "7A": "2beastman", "5D": "1dragon", "7C": "2hell_hound"}
    areas |= {"2A": "2giant", "5B": "c1", "7B": "c3", "2B": "c4"}
    runes = {"HA": "dragon", "HC": "false", "1B": "dragon", "YB": "dragon", "EB": "dragon", "UA": "false"}
    heroes = {"h1": {"at": "1B", "rewards": "r3"}, "h7": {"seat": 1, "at": "5A"}}
    heroes |= {"h3": {"seat": 2, "at": "2C"}, "h9": {"seat": 3, "at": "1A"}}
    laid = {"seats": 4, "areas": areas, "runes": runes, "heroes": heroes, "order": "mobilize", "seed": 5}
    match = lab.position("runewars", **{**laid, "tactics": {0: "t3 t5 t9", 1: "t2 t4"}, **parts})
    for key in keys:
        match.choose(0, next(one for one in match.options(0) if one.key() == key))
    assert match.pending[0].prompt == prompt, match.pending
    people = [{"kind": "person", "name": visit.names[0], "mine": True}, *(bot("hard") for _ in range(3))]
    file = json.loads(write_match(match))
    made = visit.node.post("/api/matches/import", {"file": file, "seats": people})
    visit.open(f"/m/{visit.hold(made)}")
    visit.ready()


def war(visit: Visit) -> None:
    """A march of Runewars: which area is to be activated."""
    _in_a_war(visit, "march.activate")


SCREENS: dict[str, Callable[[Visit], None]] = {
    screen.__name__: screen
    for screen in (
        lobby,
        waiting,
        table,
        hint,
        fight,
        menu,
        rules,
        dice,
        cards,
        curtain,
        result,
        offer,
        replay,
        lesson,
        account,
        settings,
        missing,
        quest,
        combat,
        conquest,
        clash,
        city,
        journey,
        duel,
        war,
    )
}


@contextmanager
def visiting(browser: Browser, node: Node, language: str, size: str, theme: str) -> Iterator[Visit]:
    width, height = SIZES[size]
    small = width < 500
    context = browser.new_context(
        viewport={"width": width, "height": height},
        has_touch=small,
        is_mobile=small,
        reduced_motion="reduce",
        device_scale_factor=2 if small else 1,
    )
    known = {"language": language, "name": NAMES[language][0], "theme": theme}
    context.add_init_script(
        f"localStorage.setItem('hexameron.settings', JSON.stringify({json.dumps(known)}))"
    )
    visit = Visit(context.new_page(), node, language, small)
    visit.open("/")
    yield visit
    context.close()


def take(browser: Browser, node: Node, screen: str, language: str, size: str, *, theme: str = "dark") -> None:
    with visiting(browser, node, language, size, theme) as visit:
        SCREENS[screen](visit)
        visit.page.mouse.move(1, 1)
        visit.page.wait_for_load_state("networkidle")
        visit.page.evaluate("document.fonts.ready")
        visit.page.wait_for_timeout(SETTLING)
        name = f"{screen}-{size}-{language}" if theme == "dark" else f"{screen}-{size}-{language}-{theme}"
        visit.page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=QUALITY)
        sys.stdout.write(f"{name}\n")


def main(wanted: list[str]) -> None:
    build()
    PICTURES.mkdir(parents=True, exist_ok=True)
    program, arguments = chromium()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        # A copy, since somebody may build the client while the pictures are taken.
        static = shutil.copytree(STATIC, Path(folder) / "static")
        node = Node(Path(folder), static=str(static), bot_pace=3600.0)
        with node, playwright.chromium.launch(executable_path=program, args=arguments) as browser:
            for screen in wanted or SCREENS:
                for language in NAMES:
                    for size in SIZES:
                        take(browser, node, screen, language, size)
            if not wanted:
                take(browser, node, "table", "pl", "1440", theme="light")
                take(browser, node, "lobby", "pl", "1440", theme="light")


if __name__ == "__main__":
    main(sys.argv[1:])
