"""A table that shows scenes without a game."""

from __future__ import annotations

import json
from typing import Any

import msgspec
from playwright.sync_api import Page, Route, WebSocketRoute

from hexameron.kernel.scene import Scene
from tests.browser.scenes import FACES, GAME


def show(page: Page, address: str, *scenes: Scene, other: str = "") -> list[Any]:
    """Opens a match whose server is this function: it shows the first scene, and the next one after a choice.

    Beside me sits another person, or a bot, if ``other`` names one.

    Gives the list that what the client chooses will be found in.
    """
    chosen: list[Any] = []

    def answer(content: Any) -> Any:
        return lambda route: _fulfil(route, content)

    players = [
        {"seat": seat, "name": "", "kind": "bot" if bot else "person", "bot": bot}
        | {"joined": True, "online": True}
        for seat, bot in enumerate(("", other))
    ]
    facts = {
        "id": "scenes",
        "game": GAME,
        "scenario": "",
        "variants": {},
        "rulings": {},
        "real": False,
        "created": "",
        "changed": "",
        "n": 1,
        "waiting": [0],
        "result": None,
        "ended": "",
        "players": players,
        "mine": [0],
        "owner": True,
        "clock": None,
    }
    words = {"sources": [{"name": "t", "content": "t = { $words }\n"}], "lexicon": {}}
    book = {"game": GAME, "title": {"pl": "", "en": ""}, "about": {"pl": "", "en": ""}}
    catalogue = {
        "game": GAME,
        "name": {"pl": "", "en": ""},
        "rules": 1,
        "faces": msgspec.to_builtins(FACES),
        "dice": [],
        "rulebook": book | {"sections": [], "rules": [], "terms": []},
        "texts": {"pl": words, "en": words},
    }
    frames = [_state(n, scene, players) for n, scene in enumerate(scenes, 1)]

    def live(socket: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            asked = json.loads(message)
            if asked["type"] == "choose":
                chosen.append(asked["keys"])
                socket.send(json.dumps({"type": "ok", "id": asked["id"], "n": asked["at"]}))
            if asked["type"] in ("hello", "choose") and frames:
                socket.send(json.dumps(frames.pop(0)))

        socket.on_message(hear)

    page.route("**/api/matches/scenes*", answer(facts))
    page.route(f"**/api/games/{GAME}/catalogue", answer(catalogue))
    page.route_web_socket("**/api/matches/scenes/live", live)
    page.goto(f"{address}/m/scenes")
    page.locator("[data-n]").wait_for()
    return chosen


def _fulfil(route: Route, content: Any) -> None:
    route.fulfill(json=content)


def _state(n: int, scene: Scene, players: list[dict[str, Any]]) -> dict[str, Any]:
    view = {"seat": 0, "scene": msgspec.to_builtins(scene), "log": [], "undo": None}
    return {
        "type": "state",
        "match": "scenes",
        "n": n,
        "gone": [],
        "views": [view],
        "players": players,
        "waiting": [0],
        "watching": 0,
        "request": None,
        "absence": {"kind": "bot", "hours": 24},
        "dice": None,
        "clock": None,
        "result": None,
        "ended": "",
        "note": None,
        "storage": "ok",
    }
