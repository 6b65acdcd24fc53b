"""The owner of a table who would like to know, or to have, more than the others: each trick gains nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.driving import FRIEND, ME, Json, Node, auth, bot, token
from tests.server.lasting import Channels


@pytest.fixture(scope="module", params=["without Redis", "with Redis"])
def nodes(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Node]]:
    """Two nodes on one database: the guest sits at the second, the owner tries his luck at the first."""
    folder = tmp_path_factory.mktemp("two")
    with ExitStack() as stack:
        given: dict[str, Any] = {}
        if request.param == "with Redis":
            channels = Channels(folder)
            stack.callback(channels.stop)
            given = {"channels": channels.url}
        yield [stack.enter_context(Node(folder, **given)) for _ in range(2)]


def running(nodes: list[Node], **more: Any) -> Json:
    """A match of two that has gone on for a while; the guest is away."""
    first, second = nodes
    match = first.found_with_friend(**more)
    random = Random(3)
    with first.join(match, token(match, 0)) as ania, second.join(match, token(match, 1)) as marek:
        for _ in range(6):
            n = max(ania.n, marek.n)
            ania.past(n - 1)
            marek.past(n - 1)
            (ania if 0 in ania.state["waiting"] else marek).choose_any(random)
    return match


def kinds(node: Node, match: Json) -> list[tuple[str, bool]]:
    return [
        (player["kind"], player["joined"]) for player in node.get(f"/api/matches/{match['id']}")["players"]
    ]


def events(node: Node, match: Json) -> list[str]:
    return [line["event"] for line in node.get(f"/api/matches/{match['id']}/log")["log"]]


def test_an_absent_guests_seat_goes_to_nobody(nodes: list[Node]) -> None:
    match = running(nodes)
    path, owner = f"/api/matches/{match['id']}/seats/1", (match["owner"], token(match, 0))
    for node in nodes:
        before = node.get(f"/api/matches/{match['id']}")["n"]
        refused = node.post(f"{path}/bot", {"bot": "random"}, *owner, status=409)
        assert refused["text"]["id"] == "table.seat_taken_for_good"
        node.post(f"{path}/invite", {}, *owner, status=409)
        node.post(f"{path}/hand-over", {}, *owner, status=403)
        node.post(f"{path}/name", {"name": "Ania"}, *owner, status=403)
        assert node.http.delete(f"{path}/bot", headers=auth(*owner)).status_code == 403
        assert kinds(node, match) == [("person", True)] * 2
        assert node.get(f"/api/matches/{match['id']}")["n"] == before
    with nodes[0].join(match, token(match, 1)) as marek:
        assert [view["seat"] for view in marek.state["views"]] == [1]


def test_while_a_bot_stands_in_the_seat_stays_the_persons(nodes: list[Node]) -> None:
    match = running(nodes)
    path, owner = f"/api/matches/{match['id']}/seats/1", (match["owner"], token(match, 0))
    nodes[1].post(f"{path}/bot", {"bot": "random"}, token(match, 1))
    for node in nodes:
        node.post(f"{path}/invite", {}, *owner, status=409)
        node.post(f"{path}/bot", {"bot": "easy"}, *owner, status=409)
        assert node.http.delete(f"{path}/bot", headers=auth(*owner)).status_code == 403
    assert nodes[0].http.delete(f"{path}/bot", headers=auth(token(match, 1))).status_code == 200
    assert [one for one in events(nodes[0], match) if one.startswith("seat.")][-2:] == [
        "seat.bot_takes",
        "seat.person_back",
    ]


SECRETS = ("export", "verify", "reports/{report}")


@pytest.mark.parametrize("alone", [True, False])
def test_nobody_gets_the_truth_of_a_running_match(nodes: list[Node], alone: bool) -> None:
    """Not even who plays all the people in it: there are dice and bots' hands that he may not know."""
    first, second = nodes
    match = first.create(ME, bot("random")) if alone else running(nodes)
    path = f"/api/matches/{match['id']}"
    tokens = [match["owner"], *(one["token"] for one in match["seats"] if one["token"])]
    report = first.post(f"{path}/reports", {"n": 0, "words": "?"}, *tokens)["id"]
    for node in (first, second):
        for part in SECRETS:
            answer = node.http.get(f"{path}/{part.format(report=report)}", headers=auth(*tokens))
            assert (answer.status_code, answer.json()["text"]["id"]) == (409, "table.running"), part
        body = {"n": 0, "seats": [ME, ME]}
        assert node.post(f"{path}/branch", body, *tokens, status=409)["text"]["id"] == "table.running"
        if alone:
            node.get(f"{path}/replay/0?seat=1", *tokens, status=403)
            node.get(f"{path}/log?seat=1", *tokens, status=403)


def test_who_holds_all_seats_and_hands_one_on_knows_no_more_than_before(nodes: list[Node]) -> None:
    """A table for two at one screen, whose file would tell all dice, and a guest who comes later."""
    match = nodes[0].create()
    path = f"/api/matches/{match['id']}"
    both = token(match, 0), token(match, 1)
    assert nodes[0].http.get(f"{path}/export", headers=auth(*both)).status_code == 409
    invite = nodes[0].post(f"{path}/seats/1/hand-over", {}, both[1])["invite"]
    joined = nodes[1].post(f"{path}/join", {"invite": invite, "name": "Marek"})
    assert joined["begun"]
    for node in nodes:
        node.get(f"{path}/replay/0?seat=1", *both, match["owner"], status=403)
        with node.join(match, joined["token"]) as marek, node.join(match, *both) as ania:
            assert 1 in marek.state["dice"]["without"]
            assert [view["seat"] for view in ania.state["views"]] == [0]
    assert events(nodes[0], match)[-1] == "seat.handed"


def test_an_invitation_from_the_waiting_room_opens_no_seat_that_somebody_took(nodes: list[Node]) -> None:
    match = nodes[0].create(ME, FRIEND, FRIEND, game="heroes", scenario="")
    path = f"/api/matches/{match['id']}"
    kept = nodes[0].post(f"{path}/seats/1/invite", {}, match["owner"])["invite"]
    first = match["seats"][1]["invite"]
    assert nodes[1].post(f"{path}/join", {"invite": first}, status=403)["text"]["id"] == "table.no_invite"
    marek = nodes[1].post(f"{path}/join", {"invite": kept})["token"]
    for invite in (first, kept):
        nodes[0].post(f"{path}/join", {"invite": invite}, status=403)
    # He has just been there: his seat is not freed, wherever the owner asks.
    for node in nodes:
        for what, body in (("invite", {}), ("bot", {"bot": "random"})):
            refused = node.post(f"{path}/seats/1/{what}", body, match["owner"], status=409)
            assert refused["text"]["id"] == "table.seat_joined"
    assert nodes[0].get(path, marek)["mine"] == [1]


def test_a_seat_that_nobody_took_may_be_given_away(nodes: list[Node]) -> None:
    match = nodes[0].create(ME, FRIEND)
    path = f"/api/matches/{match['id']}"
    nodes[0].post(f"{path}/seats/1/bot", {"bot": "random"}, match["owner"])
    with nodes[0].join(match, token(match, 0)) as ania:
        # Begun before all sat down, and everybody can see it.
        assert ania.state_where(lambda state: state["dice"] is not None)["dice"]["without"] == [0, 1]
        joined = nodes[1].post(f"{path}/join", {"invite": match["seats"][1]["invite"], "name": "Marek"})
        assert joined["begun"]
        ania.state_where(lambda state: not state["players"][1]["bot"])
        assert ania.state["dice"]["without"] == [0, 1]
    assert "dice.without" in events(nodes[1], match)
    assert events(nodes[1], match)[-1] == "seat.takes"
    nodes[0].post(f"{path}/seats/1/bot", {"bot": "random"}, match["owner"], status=409)


def test_presence_is_right_between_nodes(nodes: list[Node]) -> None:
    first, second = nodes
    match = first.found_with_friend()
    with first.join(match, token(match, 0)) as ania:
        assert not ania.state["players"][1]["online"]
        with second.join(match, token(match, 1)) as marek, second.join(match):
            ania.state_where(lambda state: state["players"][1]["online"] and state["watching"] == 1)
            marek.state_where(lambda state: state["players"][0]["online"])
        ania.state_where(lambda state: not state["players"][1]["online"] and state["watching"] == 0)


def test_who_was_at_a_node_that_died_is_not_there_any_more(tmp_path: Path) -> None:
    with Node(tmp_path) as first, Node(tmp_path) as second:
        match = first.found_with_friend()
        with first.join(match, token(match, 0)) as ania:
            with second.join(match, token(match, 1)):
                ania.state_where(lambda state: state["players"][1]["online"])
                second.kill()
            ania.state_where(lambda state: not state["players"][1]["online"])
