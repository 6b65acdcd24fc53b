"""Matches go on though nobody has them open: bots think, clocks run out, and a restart changes nothing."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.server.driving import ME, PATIENCE, Json, Node, bot, token


def wait_for(node: Node, match: Json, wanted: Callable[[Json], bool]) -> Json:
    """Asks for the facts of a match, which loads nothing, until they are as wanted."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        facts: Json = node.get(f"/api/matches/{match['id']}")
        if wanted(facts):
            return facts
        time.sleep(0.05)
    raise AssertionError(facts)


def test_bots_play_a_match_to_its_end_before_nobody(node: Node) -> None:
    match = node.create(bot("easy"), bot("easy"))
    facts = wait_for(node, match, lambda facts: facts["result"] is not None)
    assert facts["result"]["winners"]
    assert node.get(f"/api/matches/{match['id']}/verify")["true"]


def test_a_bot_answers_who_has_closed_the_page(node: Node) -> None:
    match = node.create(ME, bot("random"))
    random = Random(3)
    with node.join(match, token(match, 0)) as ania:
        while ania.state_where(lambda state: state["waiting"] == [0]):
            key = random.choice(ania.options(0))["key"]
            answer = ania.choose(0, key)
            facts = node.get(f"/api/matches/{match['id']}")
            if facts["waiting"] == [1] or facts["result"]:
                break
            ania.past(answer["n"] - 1)
    facts = wait_for(node, match, lambda facts: facts["waiting"] == [0] or facts["result"])
    assert facts["n"] > answer["n"] or facts["result"]


def test_after_a_restart_bots_go_on_by_themselves(tmp_path: Path) -> None:
    with Node(tmp_path) as first:
        match = first.create(bot("easy"), bot("easy"))
        wait_for(first, match, lambda facts: facts["n"] > 20)
        first.kill()
    with Node(tmp_path, unwatched=0) as idle:
        n = idle.get(f"/api/matches/{match['id']}")["n"]
        with Node(tmp_path) as second:
            wait_for(second, match, lambda facts: facts["n"] > n + 20)
            assert second.stop() == 0
        n = idle.get(f"/api/matches/{match['id']}")["n"]
        time.sleep(1.0)
        assert idle.get(f"/api/matches/{match['id']}")["n"] == n


def test_a_match_that_cannot_be_loaded_stands_in_nobodys_way(tmp_path: Path) -> None:
    with Node(tmp_path, unwatched=0) as node:
        broken, good = (node.create(bot("easy"), bot("easy")) for _ in range(2))
    with sqlite3.connect(tmp_path / "table.sqlite") as database:
        database.execute('UPDATE matches SET setup = \'{"scenario": "gone"}\' WHERE id = ?', (broken["id"],))
    with Node(tmp_path, unwatched=1) as node:
        wait_for(node, good, lambda facts: facts["n"] > 5)
        assert "a match cannot go on" in node.log.read_text()


def test_a_match_of_a_game_that_was_removed_is_told_so_and_the_table_goes_on(tmp_path: Path) -> None:
    with Node(tmp_path, unwatched=0) as node:
        gone, good = node.create(ME, ME), node.create(bot("easy"), bot("easy"))
    with sqlite3.connect(tmp_path / "table.sqlite") as database:
        database.execute("UPDATE matches SET game = 'chess' WHERE id = ?", (gone["id"],))
    with Node(tmp_path) as node:
        told = node.get(f"/api/matches/{gone['id']}/replay/0", status=404)
        assert told["text"] == {"id": "table.no_game", "args": {"game": "chess"}}
        wait_for(node, good, lambda facts: facts["n"] > 5)


def test_a_clock_runs_out_though_nobody_looks(node: Node) -> None:
    match = node.found_with_friend(clock={"kind": "choice", "seconds": 5})
    facts = wait_for(node, match, lambda facts: facts["result"] is not None)
    assert (facts["result"]["why"], len(facts["result"]["winners"])) == ("clock", 1)
    assert facts["waiting"] == []


def test_many_matches_are_played_a_few_at_a_time(tmp_path: Path) -> None:
    with Node(tmp_path, unwatched=2) as node:
        matches = [node.create(bot("random"), bot("random")) for _ in range(6)]
        wait_for(node, matches[0], lambda facts: facts["n"] > 30)
        begun = [node.get(f"/api/matches/{match['id']}")["n"] > 0 for match in matches]
        assert 1 <= sum(begun) <= 2
