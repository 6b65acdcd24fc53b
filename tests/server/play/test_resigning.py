"""Who resigns among several, runs out of time, or plays with others: the match goes on without them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.driving import FRIEND, ME, Client, Json, Node, bot, token

HEROES = {"game": "heroes", "scenario": "conquest"}


def three(node: Node, **more: Any) -> Json:
    """A match of three people, all of whom have come."""
    match = node.create(ME, FRIEND, FRIEND, **HEROES | more)
    for seat, name in zip(match["seats"][1:], ("Marek", "Ewa"), strict=True):
        invite = {"invite": seat["invite"], "name": name}
        seat["token"] = node.post(f"/api/matches/{match['id']}/join", invite)["token"]
    return match


def told(client: Client) -> list[str]:
    return [line["event"] for view in client.state["views"] for line in view["log"]]


def test_of_three_one_resigns_and_the_others_play_on(node: Node) -> None:
    match = three(node)
    path = f"/api/matches/{match['id']}"
    handed = node.post(f"{path}/seats/1/hand-over", {}, token(match, 1))["invite"]
    with node.join(match, token(match, 0)) as ania, node.join(match, token(match, 1)) as marek:
        n = ania.n
        assert marek.ask(type="resign", seat=1)["type"] == "ok"
        state = ania.past(n)
        assert state["result"] is None
        assert told(ania)[:2] == ["log.resigns", "seat.bot_takes"]
        gone = state["players"][1]
        assert (gone["kind"], gone["bot"], gone["resigned"], gone["stands_in"]) == (
            "bot",
            "medium",
            True,
            False,
        )

        marek.state_where(lambda state: state["views"][0]["seat"] is None)
        assert marek.ask(type="chat", seat=1, words="still me?")["text"]["id"] == "table.not_yours"
    facts = node.get(path, token(match, 1))
    assert facts["mine"] == []
    listed = {one["id"]: one["mine"] for one in node.get("/api/matches", token(match, 1))}
    assert listed[match["id"]] == [], "the list says the same as the match itself"
    node.post(f"{path}/seats/1/hand-over", {}, token(match, 1), status=403)
    node.post(f"{path}/join", {"invite": handed}, status=403)
    for who in (match["owner"], token(match, 0)):
        node.post(f"{path}/seats/1/bot", {"bot": "hard"}, who, status=409 if who == match["owner"] else 403)
        node.post(f"{path}/seats/1/invite", {}, who, status=409 if who == match["owner"] else 403)


def test_the_bot_decides_for_whoever_resigned_also_after_a_restart(tmp_path: Path) -> None:
    with Node(tmp_path) as first:
        match = three(first)
        with first.join(match, *(token(match, seat) for seat in range(3))) as all_:
            seat = all_.state["waiting"][0]
            all_.ask(type="resign", seat=seat)
            all_.state_where(lambda state: seat not in [view["seat"] for view in state["views"]])
            all_.state_where(lambda state: state["waiting"] and seat not in state["waiting"])
        first.kill()
    others = [one for one in range(3) if one != seat]
    with Node(tmp_path) as second, second.join(match, *(token(match, one) for one in range(3))) as rest:
        assert [view["seat"] for view in rest.state["views"]] == others
        assert rest.state["players"][seat]["resigned"]
        rest.ask(type="resign", seat=others[0])
        result = rest.state_where(lambda state: state["result"] is not None)["result"]
        assert (result["winners"], result["resigned"]) == ([others[1]], [seat, others[0]])
        views = rest.state_where(lambda state: len(state["views"]) == 3)["views"]
        assert [view["seat"] for view in views] == [0, 1, 2]
        path = f"/api/matches/{match['id']}"
        assert second.get(f"{path}/verify")["true"]
        assert second.get(path, token(match, seat))["mine"] == [seat]


def test_a_clock_that_runs_out_among_three_ends_the_match_for_one(node: Node) -> None:
    match = three(node, clock={"kind": "choice", "seconds": 5})
    with node.join(match, token(match, 0)) as ania:
        result = ania.state_where(lambda state: state["result"] is not None)["result"]
        assert (result["why"], len(result["winners"]), len(result["resigned"])) == ("clock", 1, 2)
    lines = [line["event"] for line in node.get(f"/api/matches/{match['id']}/log")["log"]]
    left = [line for line in lines if line in ("log.out_of_time", "seat.bot_takes")]
    assert left == ["log.out_of_time", "seat.bot_takes", "log.out_of_time"]


def test_alone_among_bots_it_is_over(node: Node) -> None:
    match = node.create(ME, bot("easy"), bot("easy"), **HEROES)
    with node.join(match, token(match, 0)) as ania:
        assert ania.ask(type="resign", seat=0)["type"] == "ok"
        result = ania.state_where(lambda state: state["result"] is not None)["result"]
        assert (result["winners"], result["lost"], result["resigned"]) == ([], True, [0])


def test_who_plays_together_goes_on_alone(node: Node) -> None:
    match = node.found_with_friend(game="mageknight", scenario="full_cooperation")
    with node.join(match, token(match, 0)) as ania, node.join(match, token(match, 1)) as marek:
        assert marek.ask(type="resign", seat=1)["type"] == "ok"
        assert ania.state_where(lambda state: state["players"][1]["resigned"])["result"] is None
        assert ania.ask(type="resign", seat=0)["type"] == "ok"
        assert ania.state_where(lambda state: state["result"] is not None)["result"]["lost"]


def test_a_seat_that_was_given_up_stays_a_bot_s_in_a_branch(node: Node) -> None:
    match = three(node)
    with node.join(match, token(match, 0)) as ania, node.join(match, token(match, 1)) as marek:
        marek.ask(type="resign", seat=1)
        n = ania.state_where(lambda state: state["players"][1]["resigned"])["n"]
        ania.ask(type="resign", seat=0)
        ania.state_where(lambda state: state["players"][0]["resigned"])
    branch = node.post(f"/api/matches/{match['id']}/branch", {"n": n, "seats": [ME, ME, ME]}, token(match, 0))
    with node.join(branch, *(token(branch, seat) for seat in range(3))) as all_:
        assert [view["seat"] for view in all_.state["views"]] == [0, 2]
        assert all_.state["players"][1]["resigned"]


def test_the_others_choose_together_which_bot_plays_on(node: Node) -> None:
    match = three(node)
    clients = [node.join(match, token(match, seat)) for seat in range(3)]
    with clients[0] as ania, clients[1] as marek, clients[2] as ewa:
        wish = {"type": "propose_bot", "seat": 0, "of": 1, "bot": "easy"}
        assert ania.ask(**wish)["text"]["id"] == "table.not_resigned"
        marek.ask(type="resign", seat=1)
        assert ania.ask(**wish | {"bot": "mcts:1000000"})["text"]["id"] == "table.bad_bot"
        assert marek.ask(**wish | {"seat": 1})["text"]["id"] == "table.not_yours"
        assert ania.ask(**wish)["type"] == "ok"
        request = ewa.state_where(lambda state: state["request"] is not None)["request"]
        assert (request["what"], request["about"], request["of"]) == ("bot", "1:easy", [2])
        assert ewa.state["players"][1]["bot"] == "medium"
        assert ewa.ask(type="agree", seat=2, request=request["n"])["type"] == "ok"
        for client in (ania, ewa):
            player = client.state_where(lambda state: state["players"][1]["bot"] == "easy")["players"][1]
            assert (player["kind"], player["resigned"]) == ("bot", True)
    told = [line["event"] for line in node.get(f"/api/matches/{match['id']}/log")["log"]]
    assert [one for one in told if one in ("log.asks_bot", "log.agrees")] == ["log.asks_bot", "log.agrees"]
    assert told.count("seat.bot_takes") == 2


def test_who_is_left_alone_with_bots_chooses_alone(node: Node) -> None:
    match = node.create(ME, FRIEND, bot("easy"), **HEROES)
    invite = {"invite": match["seats"][1]["invite"]}
    match["seats"][1]["token"] = node.post(f"/api/matches/{match['id']}/join", invite)["token"]
    with node.join(match, token(match, 0)) as ania, node.join(match, token(match, 1)) as marek:
        marek.ask(type="resign", seat=1)
        ania.state_where(lambda state: state["players"][1]["resigned"])
        assert ania.ask(type="propose_bot", seat=0, of=1, bot="easy")["type"] == "ok"
        ania.state_where(lambda state: state["players"][1]["bot"] == "easy")
