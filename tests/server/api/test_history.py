"""Replays, files, branches, reports: what is kept of a match."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

import hexameron
from hexameron.games import find, names
from hexameron.kernel.files import read_match, seal, verify, write_match
from hexameron.kernel.match import Match
from tests.server.driving import ME, Json, Node, bot, token


def test_during_a_match_everybody_looks_through_their_own_eyes(node: Node) -> None:
    match = node.found_with_friend()
    path = f"/api/matches/{match['id']}"
    mine = token(match, 0)
    assert node.get(f"{path}/replay/0?seat=0", mine)["seat"] == 0
    assert node.get(f"{path}/replay/0")["seat"] is None
    assert node.get(f"{path}/replay/0?seat=1", mine, status=403)["text"]["id"] == "table.only_own"
    assert node.get(f"{path}/log?seat=1", mine, status=403)["text"]["id"] == "table.only_own"
    assert node.get(f"{path}/export", mine, status=409)["text"]["id"] == "table.running"
    assert node.get(f"{path}/verify", mine, status=409)["text"]["id"] == "table.running"
    branch = {"n": 0, "seats": [ME, bot()]}
    assert node.post(f"{path}/branch", branch, mine, status=409)["text"]["id"] == "table.running"


@pytest.fixture(scope="module")
def finished(node: Node) -> Json:
    """A match of fifty choices with an undo in it, then resigned."""
    match = node.create()
    random = Random(11)
    with node.join(match, token(match, 0), token(match, 1)) as both:
        both.play(random, 25)
        while not any(view["undo"] is None for view in both.state["views"]):
            both.choose_any(random)
        seat = next(view["seat"] for view in both.state["views"] if view["undo"] is None)
        assert both.ask(type="undo", seat=seat)["type"] == "ok"
        both.state_where(lambda state: bool(state["gone"]))
        both.play(random, 25)
        assert both.ask(type="resign", seat=0)["type"] == "ok"
    return match


def test_a_finished_match_is_replayed_from_any_view(node: Node, finished: Json) -> None:
    path = f"/api/matches/{finished['id']}"
    last = node.get(path)["n"]
    for n in (0, 7, 20, last // 2, last):
        for seat in ("0", "1"):
            replay = node.get(f"{path}/replay/{n}?seat={seat}")
            assert replay["n"] == n
            assert replay["scene"]["game"] == "battlelore"
            hand = [
                card for zone in replay["scene"]["zones"] if zone["kind"] == "hand" for card in zone["cards"]
            ]
            assert any("face" in card for card in hand) or n == 0
    assert node.get(f"{path}/replay/{last + 1}", status=404)["text"]["id"] == "table.no_entry"


def test_an_exported_match_verifies_and_comes_back(node: Node, finished: Json) -> None:
    path = f"/api/matches/{finished['id']}"
    data = node.http.get(f"{path}/export").content
    assert verify(data, find).true
    file = node.get(f"{path}/export")
    again = node.post("/api/matches/import", {"file": file, "seats": [ME, ME]})
    assert node.get(f"/api/matches/{again['id']}")["result"] == node.get(path)["result"]
    assert node.http.get(f"/api/matches/{again['id']}/export").json()["entries"] == file["entries"]
    log, there = node.get(f"{path}/log"), node.get(f"/api/matches/{again['id']}/log")
    assert there["log"][-1]["event"] == "dice.file"
    for one in (log, there):  # which dice those were is told anew
        one["log"] = [line for line in one["log"] if not line["event"].startswith("dice.")]
    assert there == log
    file["entries"][3]["key"] = "go:h0.0"
    bad = node.post("/api/matches/import", {"file": file, "seats": [ME, ME]}, status=400)
    assert bad["text"]["id"] == "table.bad_file"


@pytest.mark.parametrize("game", names())
def test_a_match_from_a_position_that_cannot_be_is_refused_by_the_field(node: Node, game: str) -> None:
    first = hexameron.new(game, seed=1)
    match = Match(first.game, first.setup, first.fairness, state=first.state)
    file = json.loads(write_match(match))
    file["start"]["state"]["things"]["face"].append(-7)
    file["digest"] = seal(file)
    seats = [ME] * match.setup.seats
    bad = node.post("/api/matches/import", {"file": file, "seats": seats}, status=400)
    assert bad["text"]["id"] == "table.bad_file"
    assert "start.state.things." in bad["text"]["args"]["what"]


def test_playing_on_from_any_point(node: Node, finished: Json) -> None:
    path = f"/api/matches/{finished['id']}"
    for n in (0, 13, 30):
        branch = node.post(f"{path}/branch", {"n": n, "seats": [ME, ME]})
        there = node.get(f"{path}/replay/{n}?seat=0")["scene"]
        with node.join(branch, token(branch, 0), token(branch, 1)) as both:
            assert both.n == n
            assert both.state["views"][0]["scene"] == there
            assert both.state["dice"]["source"] == "branch"
            assert both.state["views"][1]["log"][-1]["event"] == "dice.branch"
            both.play(Random(n), 10)
            both.ask(type="resign", seat=0)
        data = node.http.get(f"/api/matches/{branch['id']}/export").content
        assert read_match(data, find, whole=True).n == both.n + 1 > n + 10


def test_a_solo_match_that_was_stopped_is_played_on_elsewhere(node: Node) -> None:
    match = node.create(ME, bot())
    with node.join(match, token(match, 0)) as ania:
        ania.state_where(lambda state: state["waiting"] == [0])
        ania.choose_any(Random(1))
        node.get(f"/api/matches/{match['id']}/export", token(match, 0), status=409)
        ania.ask(type="propose_end", seat=0)
    file = node.get(f"/api/matches/{match['id']}/export", token(match, 0))
    again = node.post("/api/matches/import", {"file": file, "seats": [ME, ME]})
    with node.join(again, token(again, 0), token(again, 1)) as both:
        assert both.n == len(file["entries"])
        assert both.state["dice"]["source"] == "file"
        assert both.state["request"] is None
        both.play(Random(2), 3)


def test_a_report_keeps_position_rule_and_words(node: Node) -> None:
    match = node.create()
    path = f"/api/matches/{match['id']}"
    with node.join(match, token(match, 0), token(match, 1)) as both:
        both.play(Random(3), 5)
        body = {"n": 4, "rule": "BL-MOVE-03", "event": "unit.moves", "seat": 0, "words": "Za daleko!"}
        node.post(f"{path}/reports", body, status=403)
        report = node.post(f"{path}/reports", body, token(match, 0))["id"]
        node.get(f"{path}/reports/{report}", token(match, 0), status=409)
        node.get(f"{path}/reports/{report}", token(match, 0), token(match, 1), match["owner"], status=409)
        node.get(f"{path}/reports", token(match, 0), status=403)
        listed = node.get(f"{path}/reports", match["owner"])
        assert [(one["id"], one["n"], one["words"]) for one in listed] == [(report, 4, "Za daleko!")]
        both.ask(type="resign", seat=0)
    content = node.get(f"{path}/reports/{report}")
    assert content["words"] == "Za daleko!"
    assert content["rule"] == "BL-MOVE-03"
    assert len(content["file"]["entries"]) == 4


def test_catalogue_and_page(node: Node) -> None:
    games = node.get("/api/games")
    assert games[0]["game"] == "battlelore"
    assert {"easy", "medium", "hard", "master"} == set(games[0]["bots"])
    answer = node.http.get("/api/games/battlelore/catalogue")
    texts = answer.json()["texts"]
    assert any("table-storage" in source["content"] for source in texts["pl"]["sources"])
    assert texts["en"]["lexicon"]
    assert {die["name"]["id"] for die in answer.json()["dice"]} <= set(texts["pl"]["lexicon"])
    assert len(answer.json()["dice"]) == 6
    tag = answer.headers["etag"]
    assert node.http.get("/api/games/battlelore/catalogue", headers={"If-None-Match": tag}).status_code == 304
    page = node.http.get("/")
    assert page.status_code == 503
    assert "make" in page.text


def test_the_built_client_is_served_with_its_own_paths(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Stół</title>")
    (static / "assets" / "a.js").write_text("1")
    (tmp_path / "other.txt").write_text("nobody's business")
    with Node(tmp_path, static=str(static)) as node:
        for path in ("/", "/m/abc", "/replay/abc"):
            page = node.http.get(path)
            assert page.status_code == 200
            assert page.headers["content-type"].startswith("text/html")
            assert "Stół" in page.text
        script = node.http.get("/assets/a.js")
        assert "immutable" in script.headers["cache-control"]
        assert "javascript" in script.headers["content-type"]
        assert node.http.get("/assets/b.js").status_code == 404
        assert "nobody" not in node.http.get("/..%2fother.txt").text
        assert node.http.get("/api/nothing").json()["status"] == 404
        assert node.stop() == 0
        assert "Application shutdown complete" in node.log.read_text()
