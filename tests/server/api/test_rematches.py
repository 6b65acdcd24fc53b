"""A rematch reaches everybody who played, and nobody learns another's secret."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.server.driving import FRIEND, ME, Client, Json, Node, bot, token

SWAPPED = {"seats": [FRIEND, ME], "of": [1, 0]}


def finished(node: Node, **more: Any) -> Json:
    """A match of two people of whom the first has resigned."""
    match = node.found_with_friend(**more)
    with node.join(match, token(match, 0)) as ania:
        assert ania.ask(type="resign", seat=0)["type"] == "ok"
    return match


def test_everybody_sees_the_offer_at_once_and_after_a_reload(node: Node) -> None:
    match = finished(node)
    path = f"/api/matches/{match['id']}"
    with node.join(match, token(match, 1)) as marek, node.join(match) as spectator:
        assert marek.state["rematch"] is None
        made = node.post(f"{path}/rematch", SWAPPED, token(match, 0))
        for client in (marek, spectator):
            state = client.state_where(lambda state: state["rematch"] is not None)
            assert state["rematch"] == {"id": made["id"], "by": 0, "seats": [1, 0]}
        secrets = [made["owner"], made["seats"][0]["invite"], made["seats"][1]["token"]]
        heard = "".join([*marek.frames, *spectator.frames])
        assert [secret for secret in secrets if secret in heard] == []
    with node.join(match, token(match, 1)) as again:
        assert again.state["rematch"]["id"] == made["id"]
    assert node.get(path)["rematch"]["id"] == made["id"]


def test_the_other_sits_down_without_a_link_and_gets_only_his_own_seat(node: Node) -> None:
    match = finished(node)
    path = f"/api/matches/{match['id']}"
    node.post(f"{path}/seats/1/name", {"name": "Marek"}, token(match, 1))
    made = node.post(f"{path}/rematch", SWAPPED, token(match, 0))
    mine = {"offer": made["id"], "seat": 1}
    joined = node.post(f"{path}/rematch/join", mine, token(match, 1))
    assert {key: joined[key] for key in ("id", "seat", "begun")} == {
        "id": made["id"],
        "seat": 0,
        "begun": False,
    }
    assert joined["token"] not in msgspec.json.encode(made).decode()
    with Client(node.port, made["id"], [joined["token"]]) as marek:
        marek.state_where(lambda state: len(state["views"]) == 1)
        assert marek.state["views"][0]["seat"] == 0
        assert marek.state["players"][0]["name"] == "Marek"
    with Client(node.port, made["id"], []) as spectator:
        assert [view["seat"] for view in spectator.state["views"]] == [None]
    again = node.post(f"{path}/rematch/join", mine, token(match, 1), status=409)
    assert again["text"]["id"] == "table.seat_taken"
    used = {"invite": made["seats"][0]["invite"]}
    assert node.post(f"/api/matches/{made['id']}/join", used, status=403)["text"]["id"] == "table.no_invite"


def test_nobody_takes_anothers_seat_in_a_rematch(node: Node) -> None:
    match = finished(node)
    path = f"/api/matches/{match['id']}"
    early = node.post(f"{path}/rematch/join", {"offer": "x", "seat": 1}, token(match, 1), status=404)
    assert early["text"]["id"] == "table.no_rematch"
    first = node.post(f"{path}/rematch", SWAPPED, token(match, 0))["id"]
    for tokens in ((), (token(match, 0),), (match["owner"],)):
        node.post(f"{path}/rematch/join", {"offer": first, "seat": 1}, *tokens, status=403)
    node.post(f"{path}/rematch", SWAPPED, status=403)  # a spectator offers nothing
    made = node.post(
        f"{path}/rematch",
        {"seats": [bot(), ME], "of": [None, 0], "instead": node.get(path)["rematch"]["id"]},
        token(match, 0),
    )
    assert node.get(path)["rematch"]["id"] == made["id"]
    mine = {"offer": made["id"], "seat": 1}
    refused = node.post(f"{path}/rematch/join", mine, token(match, 1), status=403)
    assert refused["text"]["id"] == "table.not_meant"


def test_who_agrees_to_one_offer_is_not_seated_at_another(node: Node) -> None:
    match = finished(node)
    path = f"/api/matches/{match['id']}"
    first = node.post(f"{path}/rematch", SWAPPED, token(match, 0))["id"]
    other = {"seats": [ME, FRIEND], "of": [0, 1], "instead": first}
    second = node.post(f"{path}/rematch", other, token(match, 0))["id"]
    seen = node.post(f"{path}/rematch/join", {"offer": first, "seat": 1}, token(match, 1), status=409)
    assert seen["text"]["id"] == "table.other_rematch"
    assert not node.get(f"/api/matches/{second}")["players"][1]["joined"]


def test_nobody_sits_down_in_anothers_name(node: Node) -> None:
    match = finished(node)
    both = {"seats": [ME, ME], "of": [1, 0]}
    node.post(f"/api/matches/{match['id']}/rematch", both, token(match, 0), status=400)
    node.post(f"/api/matches/{match['id']}/rematch", both, token(match, 0), token(match, 1))


def test_of_two_offers_at_once_the_second_is_refused(node: Node) -> None:
    match = finished(node)
    path = f"/api/matches/{match['id']}/rematch"
    first = node.post(path, SWAPPED, token(match, 0))
    second = node.post(path, {"seats": [ME, FRIEND], "of": [1, 0]}, token(match, 1), status=409)
    assert second["text"]["id"] == "table.rematch_offered"
    assert node.get(f"/api/matches/{match['id']}")["rematch"]["id"] == first["id"]


def test_a_rematch_has_the_same_set_up(node: Node) -> None:
    chosen = {"scenario": "companies", "real": True, "clock": {"kind": "match", "seconds": 900}}
    match = finished(node, **chosen)
    before = node.get(f"/api/matches/{match['id']}")
    made = node.post(f"/api/matches/{match['id']}/rematch", SWAPPED, token(match, 0))
    after = node.get(f"/api/matches/{made['id']}")
    for fact in ("game", "scenario", "variants", "rulings", "real"):
        assert after[fact] == before[fact]
    assert (after["clock"]["kind"], after["clock"]["seconds"]) == ("match", 900)


def test_a_rematch_of_a_running_match_or_with_muddled_seats_is_refused(node: Node) -> None:
    running = node.found_with_friend()
    path = f"/api/matches/{running['id']}/rematch"
    assert node.post(path, SWAPPED, token(running, 0), status=409)["text"]["id"] == "table.running"
    match = finished(node)
    path = f"/api/matches/{match['id']}/rematch"
    for wrong in (
        {"seats": [FRIEND, ME], "of": [1]},
        {"seats": [FRIEND, ME], "of": [1, 1]},
        {"seats": [FRIEND, ME], "of": [5, 0]},
        {"seats": [bot(), ME], "of": [1, 0]},
    ):
        node.post(path, wrong, token(match, 0), status=400)
