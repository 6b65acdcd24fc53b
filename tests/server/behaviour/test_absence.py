"""What becomes of the seat of somebody who stays away: what was stated when the match was created."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from random import Random

import pytest

from tests.server.driving import FRIEND, ME, Client, Json, Node, auth, bot, token

DAY = 24.0


def pass_time(node: Node, match: Json, hours: float) -> None:
    """Makes all that happened in a match so much older."""
    with closing(sqlite3.connect(node.log.parent / "table.sqlite", timeout=60)) as database, database:
        seconds = hours * 3600
        database.execute(
            "UPDATE matches SET changed = changed - ?, due = 0 WHERE id = ?", (seconds, match["id"])
        )
        database.execute("UPDATE seats SET seen = seen - ? WHERE match = ?", (seconds, match["id"]))


def waiting_for_a_guest(node: Node, **rule: object) -> Json:
    """A match in which the owner is there and the guest is waited for."""
    match = node.found_with_friend(absence=rule)
    random = Random(11)
    with node.join(match, token(match, 0), token(match, 1)) as both:
        while both.state["waiting"] != [1]:
            both.choose_any(random)
        here = time.time()
    noted(node, match, here)
    return match


def noted(node: Node, match: Json, here: float) -> None:
    """Waits until it is noted that the guest, who was here then, has gone."""
    query = "SELECT seen FROM seats WHERE match = ? AND seat = 1"
    while rows(node, query, match)[0][0] < here:
        time.sleep(0.01)


def rows(node: Node, query: str, match: Json) -> list[tuple[float]]:
    with closing(sqlite3.connect(node.log.parent / "table.sqlite", timeout=60)) as database:
        return database.execute(query, (match["id"],)).fetchall()


def bots(client: Client) -> list[str]:
    return [player["bot"] for player in client.state["players"]]


def test_a_bot_plays_until_the_guest_is_back(node: Node) -> None:
    match = waiting_for_a_guest(node, kind="bot", hours=DAY)
    path = f"/api/matches/{match['id']}"
    assert node.get(path)["absence"] == {"kind": "bot", "hours": DAY}
    with node.join(match, token(match, 0)) as ania:
        assert ania.state["absence"] == {"kind": "bot", "hours": DAY}
        pass_time(node, match, DAY + 1)
        ania.state_where(lambda state: state["players"][1]["stands_in"])
        ania.state_where(lambda state: state["waiting"] == [0])
        # The seat is still the guest's: nobody else gets it.
        node.post(f"{path}/seats/1/invite", {}, match["owner"], token(match, 0), status=409)
        with node.join(match, token(match, 1)) as marek:
            assert [view["seat"] for view in marek.state["views"]] == [1]
            marek.state_where(lambda state: not state["players"][1]["bot"])
            ania.state_where(lambda state: not state["players"][1]["bot"])
        lines = [line["event"] for line in node.get(f"{path}/log")["log"]]
        told = [line for line in lines if line.startswith("seat.")]
        assert told[-2:] == ["seat.absent_bot_takes", "seat.absent_person_back"]


def test_a_guest_who_is_there_or_was_there_is_not_replaced(node: Node) -> None:
    match = waiting_for_a_guest(node, kind="bot", hours=DAY)
    with node.join(match, token(match, 0)) as ania:
        with node.join(match, token(match, 1)):
            pass_time(node, match, DAY + 1)
            settle(node, match)
            assert bots(ania) == ["", ""]
            here = time.time()
        noted(node, match, here)
        pass_time(node, match, DAY - 1)
        settle(node, match)
        assert bots(ania) == ["", ""]
        pass_time(node, match, 2)
        ania.state_where(lambda state: bool(state["players"][1]["bot"]))


def test_nobody_is_replaced_while_nobody_waits(node: Node) -> None:
    match = waiting_for_a_guest(node, kind="bot", hours=1)
    with closing(sqlite3.connect(node.log.parent / "table.sqlite", timeout=60)) as database, database:
        database.execute("UPDATE seats SET seen = seen - 9e6 WHERE match = ? AND seat = 0", (match["id"],))
    pass_time(node, match, 50)
    settle(node, match)
    assert [player["bot"] for player in node.get(f"/api/matches/{match['id']}")["players"]] == ["", ""]
    with node.join(match, token(match, 0)) as ania:  # now somebody does
        ania.state_where(lambda state: bool(state["players"][1]["bot"]))
    alone = node.create(ME, bot("random"))
    with node.join(alone, token(alone, 0)) as ania:
        ania.state_where(lambda state: state["waiting"] == [0])
    pass_time(node, alone, 50)
    settle(node, alone)
    assert node.get(f"/api/matches/{alone['id']}")["players"][0]["bot"] == ""


def test_without_a_rule_a_seat_waits_for_ever(node: Node) -> None:
    match = waiting_for_a_guest(node, kind="never")
    with node.join(match, token(match, 0)) as ania:
        pass_time(node, match, 10_000)
        settle(node, match)
        assert bots(ania) == ["", ""]
        assert ania.state["result"] is None


def test_who_stays_away_has_left_for_good_if_that_was_agreed(node: Node) -> None:
    match = waiting_for_a_guest(node, kind="lost", hours=2)
    with node.join(match, token(match, 0)) as ania:
        pass_time(node, match, 3)
        state = ania.state_where(lambda state: state["result"] is not None)
        assert state["result"]["winners"] == [0]
        assert state["result"]["why"] == "left"


def settle(node: Node, match: Json) -> None:
    """Waits until the table has looked at a match that was due."""
    while rows(node, "SELECT due FROM matches WHERE id = ?", match) == [(0,)]:
        time.sleep(0.01)


def test_a_rematch_keeps_the_rule_and_a_day_is_the_default(node: Node) -> None:
    assert node.get(f"/api/matches/{node.create()['id']}")["absence"] == {"kind": "bot", "hours": DAY}
    match = node.found_with_friend(absence={"kind": "lost", "hours": 5})
    with node.join(match, token(match, 0)) as ania:
        ania.ask(type="resign", seat=0)
    made = node.post(
        f"/api/matches/{match['id']}/rematch", {"seats": [ME, FRIEND], "of": [0, 1]}, token(match, 0)
    )
    assert node.get(f"/api/matches/{made['id']}")["absence"] == {"kind": "lost", "hours": 5}


@pytest.mark.parametrize("rule", [{"kind": "bot", "hours": 0}, {"kind": "now"}, {"hours": -1}, {"x": 1}])
def test_a_rule_that_cannot_be_is_refused(node: Node, rule: Json) -> None:
    body = {"game": "battlelore", "seats": [ME, ME], "absence": rule}
    assert node.http.post("/api/matches", json=body, headers=auth()).status_code == 400


def test_before_a_match_begins_a_seat_that_was_left_long_ago_is_freed(node: Node) -> None:
    match = node.create(ME, FRIEND, FRIEND, game="heroes", scenario="")
    path = f"/api/matches/{match['id']}"
    marek = node.post(f"{path}/join", {"invite": match["seats"][1]["invite"], "name": "Marek"})["token"]
    node.post(f"{path}/seats/1/invite", {}, match["owner"], status=409)
    pass_time(node, match, 1)
    invite = node.post(f"{path}/seats/1/invite", {}, match["owner"])["invite"]
    # Who sat there has no key any more, so nobody finds the owner behind his back later.
    assert node.get(path, marek)["mine"] == []
    assert not node.get(path)["players"][1]["joined"]
    ewa = node.post(f"{path}/join", {"invite": invite, "name": "Ewa"})["token"]
    assert node.get(path, ewa)["mine"] == [1]
