"""Where those who are invited find the server, and who is told."""

from __future__ import annotations

from pathlib import Path

from tests.server.driving import FRIEND, ME, Node, bot, token


def test_a_server_on_loopback_says_that_only_its_computer_can_open_it(node: Node) -> None:
    match = node.create(ME, FRIEND)
    answer = node.get(f"/api/matches/{match['id']}/reach", match["owner"])
    assert answer == {"origins": [], "alone": True}


def test_a_server_for_everybody_tells_its_address_in_the_network(tmp_path: Path) -> None:
    with Node(tmp_path, host="0.0.0.0") as node:
        match = node.create(ME, FRIEND)
        answer = node.get(f"/api/matches/{match['id']}/reach", match["owner"])
    assert not answer["alone"]
    assert all(one.endswith(f":{node.port}") and "127." not in one for one in answer["origins"])


def test_only_who_may_invite_is_told(node: Node) -> None:
    match, other = node.create(ME, FRIEND), node.create(ME, bot())
    path = f"/api/matches/{match['id']}/reach"
    assert node.get(path, token(match, 0))["alone"]  # whoever sits there may hand the seat on
    assert node.get(path, status=403)["text"]["id"] == "table.not_owner"
    assert node.get(path, other["owner"], status=403)["text"]["id"] == "table.not_owner"
    assert node.get("/api/matches/nowhere/reach", match["owner"], status=404)["status"] == 404
