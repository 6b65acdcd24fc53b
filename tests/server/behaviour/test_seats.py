"""Seats, owners, accounts: who may do what."""

from __future__ import annotations

from random import Random

import httpx

from tests.server.driving import FRIEND, ME, Client, Node, bot, token

PASSWORD = "correct horse battery"


def test_an_invitation_is_used_once(node: Node) -> None:
    match = node.create(ME, FRIEND)
    path, invite = f"/api/matches/{match['id']}/join", {"invite": match["seats"][1]["invite"]}
    assert node.post(path, invite)["seat"] == 1
    assert node.post(path, invite, status=403)["text"]["id"] == "table.no_invite"


def test_a_seat_that_was_handed_on_no_longer_opens_with_the_old_token(node: Node) -> None:
    match = node.create()
    path = f"/api/matches/{match['id']}"
    old = token(match, 1)
    with node.join(match, old) as before:
        assert before.state["views"][0]["seat"] == 1
        invite = node.post(f"{path}/seats/1/hand-over", {}, old)["invite"]
        new = node.post(f"{path}/join", {"invite": invite, "name": "Zosia"})["token"]
        assert before.ask(type="chat", seat=1, words="still me?")["text"]["id"] == "table.not_yours"
        assert before.state_where(lambda state: state["views"][0]["seat"] is None)
    with node.join(match, new) as after:
        assert after.state["views"][0]["seat"] == 1
        assert after.state["players"][1]["name"] == "Zosia"
    node.post(f"{path}/seats/1/hand-over", {}, old, status=403)


def test_a_player_lets_a_bot_stand_in_and_plays_again(node: Node) -> None:
    match = node.found_with_friend()
    path = f"/api/matches/{match['id']}/seats/1/bot"
    node.post(path, {"bot": "random"}, token(match, 0), status=403)
    with node.join(match, token(match, 0)) as ania:
        node.post(path, {"bot": "random"}, token(match, 1))
        ania.state_where(lambda state: state["players"][1]["kind"] == "bot")
        assert [player["stands_in"] for player in ania.state["players"]] == [False, True]
        while ania.state["waiting"] == [0]:
            ania.choose_any(Random(1))
        n = ania.n
        ania.past(n)  # the bot plays
        answer = node.http.delete(path, headers={"Authorization": f"Seat {token(match, 1)}"})
        assert answer.status_code == 200, answer.text
        ania.state_where(lambda state: state["players"][1]["kind"] == "person")


def test_a_player_who_is_there_is_not_replaced(node: Node) -> None:
    match = node.create()
    path = f"/api/matches/{match['id']}/seats/1"
    with node.join(match, token(match, 1)) as there:
        assert there.state["players"][1]["online"]
        assert node.post(f"{path}/bot", {"bot": "random"}, match["owner"], status=409)
        assert node.post(f"{path}/invite", {}, match["owner"], status=409)


def test_a_clock_that_runs_out_loses_the_match(node: Node) -> None:
    match = node.found_with_friend(clock={"kind": "match", "seconds": 5})
    with node.join(match, token(match, 0)) as ania:
        waiting = ania.state["waiting"][0]
        assert ania.state["clock"]["running"] == [waiting]
        result = ania.state_where(lambda state: state["result"] is not None)["result"]
        assert (result["winners"], result["why"], result["resigned"]) == ([1 - waiting], "clock", [waiting])


def test_accounts_hold_seats_and_can_be_renamed_and_deleted(node: Node) -> None:
    with httpx.Client(base_url=node.http.base_url) as browser:
        made = browser.post("/api/accounts", json={"name": "Jadwiga", "password": PASSWORD})
        assert made.status_code == 201, made.text
        cookie = made.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie
        taken = browser.post("/api/accounts", json={"name": "JADWIGA", "password": PASSWORD})
        assert taken.json()["text"]["id"] == "table.name_taken"
        body = {"game": "battlelore", "seats": [ME, bot()]}
        match = browser.post("/api/matches", json=body).json()
        listed = browser.get("/api/matches").json()
        assert [one["id"] for one in listed] == [match["id"]]
        assert listed[0]["mine"] == [0]
        assert listed[0]["owner"]
        assert browser.patch("/api/account", json={"name": "Hedwig"}).json() == {"name": "Hedwig"}
        wrong = browser.patch("/api/account", json={"password": "another one!", "old": "guess"})
        assert wrong.status_code == 403
        assert browser.delete("/api/session").json() == {"name": None}
        assert browser.get("/api/account").json() == {"name": None}
        assert browser.get("/api/matches").json() == []
        bad = browser.post("/api/session", json={"name": "Hedwig", "password": "wrong password"})
        assert bad.status_code == 403
        assert browser.post("/api/session", json={"name": "Hedwig", "password": PASSWORD}).status_code == 201
        assert browser.post("/api/account/deletion", json={"password": PASSWORD}).status_code == 204
        assert browser.get("/api/account").json() == {"name": None}
        gone = browser.post("/api/session", json={"name": "Hedwig", "password": PASSWORD})
        assert gone.status_code == 403
        assert node.get(f"/api/matches/{match['id']}")["players"][0]["name"] == ""


def test_a_guests_seats_can_be_taken_into_an_account(node: Node) -> None:
    match = node.create()
    with httpx.Client(base_url=node.http.base_url) as browser:
        made = browser.post("/api/accounts", json={"name": "Kazimierz", "password": PASSWORD})
        assert made.is_success, made.text
        tokens = [token(match, 0), token(match, 1)]
        assert browser.post("/api/account/seats", json={"tokens": tokens}).json() == {"seats": 2}
        assert browser.get("/api/matches").json()[0]["mine"] == [0, 1]


def test_no_token_password_or_secret_is_kept_or_logged_as_it_is(node: Node) -> None:
    match = node.create(ME, FRIEND)
    with Client(node.port, match["id"], [token(match, 0)]) as ania:
        ania.ask(type="chat", seat=0, words="hello")
    httpx.post(f"{node.http.base_url}/api/accounts", json={"name": "Wanda", "password": PASSWORD})
    secrets = [token(match, 0), match["owner"], match["seats"][1]["invite"], PASSWORD]
    kept = b"".join(path.read_bytes() for path in node.log.parent.iterdir() if path.is_file())
    for secret in secrets:
        assert secret.encode() not in kept
