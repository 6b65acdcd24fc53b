"""Nobody consents for another: neither a bot that stands in, nor an old word given to something else."""

from __future__ import annotations

from random import Random

from tests.server.driving import ME, Client, Json, Node, bot, token

BEYOND = ("undo.learned", "undo.other")


def why(client: Client, seat: int) -> str:
    """Why a seat cannot take back its last choice; nothing if it can."""
    view = next(view for view in client.state["views"] if view["seat"] == seat)
    return view["undo"]["id"] if view["undo"] else ""


def asked(client: Client) -> Json:
    found: Json = client.state_where(lambda state: state["request"] is not None)["request"]
    return found


def test_bots_from_the_beginning_are_not_asked(node: Node) -> None:
    match = node.create(ME, bot("random"))
    with node.join(match, token(match, 0)) as ania:
        random = Random(5)
        while why(ania, 0) not in BEYOND:
            ania.state_where(lambda state: 0 in state["waiting"])
            ania.choose_any(random)
        answer = ania.ask(type="undo", seat=0, ask=True)
        assert answer["type"] == "ok", answer
        ania.state_where(lambda state: bool(state["gone"]))
        assert ania.ask(type="propose_end", seat=0)["type"] == "ok"
        assert ania.state_where(lambda state: state["ended"] != "")["ended"] == "vote"


def test_a_bot_that_stands_in_consents_to_nothing(node: Node) -> None:
    match = node.create()
    path = f"/api/matches/{match['id']}/seats/1/bot"
    with node.join(match, token(match, 0), token(match, 1)) as both:
        node.post(path, {"bot": "random"}, token(match, 1))
        both.state_where(lambda state: state["players"][1]["stands_in"])
        answer = both.ask(type="propose_end", seat=0)
        assert answer["type"] == "ok", answer
        request = asked(both)
        assert request["of"] == [1]
        assert both.state["ended"] == ""
        assert both.ask(type="decline", seat=0, request=request["n"])["type"] == "ok"
        # The person may still speak for themselves, though a bot plays for them.
        both.state_where(lambda state: state["request"] is None)
        assert both.ask(type="propose_end", seat=0)["type"] == "ok"
        assert both.ask(type="agree", seat=1, request=asked(both)["n"])["type"] == "ok"
        assert both.state_where(lambda state: state["ended"] != "")["ended"] == "vote"


def test_taking_back_needs_the_person_whose_seat_a_bot_plays(node: Node) -> None:
    match = node.create()
    with node.join(match, token(match, 0), token(match, 1)) as both:
        random = Random(7)
        # The bot must not be asked: it would choose at once, and end the request by that.
        while len(both.state["waiting"]) > 1 or why(both, both.state["waiting"][0]) not in BEYOND:
            both.choose_any(random)
        asks = both.state["waiting"][0]
        seat, n = 1 - asks, both.n
        node.post(f"/api/matches/{match['id']}/seats/{seat}/bot", {"bot": "random"}, token(match, seat))
        both.past(n)
        assert both.ask(type="undo", seat=asks, ask=True)["type"] == "ok"
        request = asked(both)
        assert (request["seat"], request["of"]) == (asks, [seat])
        assert both.n == n + 2
        assert both.ask(type="undo", seat=asks)["text"]["id"] in BEYOND
        assert both.ask(type="agree", seat=seat, request=request["n"])["type"] == "ok"
        both.state_where(lambda state: bool(state["gone"]))


def test_a_word_given_long_ago_ends_nothing(node: Node) -> None:
    match = node.create()
    random = Random(9)
    with node.join(match, token(match, 0), token(match, 1)) as both:
        both.ask(type="propose_end", seat=0)
        first = asked(both)
        assert both.ask(type="decline", seat=1, request=first["n"])["type"] == "ok"
        both.state_where(lambda state: state["request"] is None)
        both.play(random, 4)
        both.ask(type="propose_end", seat=1)
        second = asked(both)
        for seat, number in ((0, first["n"]), (1, second["n"])):
            assert both.ask(type="agree", seat=seat, request=number)["text"]["id"] == "consent.nothing"
        assert both.state["ended"] == ""
        assert both.ask(type="agree", seat=0, request=second["n"])["type"] == "ok"
        both.state_where(lambda state: state["ended"] == "vote")


def test_what_is_asked_and_answered_stands_in_the_log(node: Node) -> None:
    match = node.create()
    with node.join(match, token(match, 0), token(match, 1)) as both:
        both.ask(type="propose_end", seat=0)
        both.ask(type="decline", seat=1, request=asked(both)["n"])
        both.state_where(lambda state: state["request"] is None)
        both.ask(type="propose_end", seat=1)
        both.ask(type="decline", seat=1, request=asked(both)["n"])
    lines = [line["event"] for line in node.get(f"/api/matches/{match['id']}/log")["log"]]
    assert lines[-4:] == ["log.asks_end", "log.declines", "log.asks_end", "log.withdraws"]


def test_nobody_answers_for_another_seat(node: Node) -> None:
    match = node.create()
    with node.join(match, token(match, 0)) as ania, node.join(match) as guest:
        ania.ask(type="propose_end", seat=0)
        request = asked(ania)["n"]
        assert ania.ask(type="agree", seat=1, request=request)["text"]["id"] == "table.not_yours"
        assert ania.ask(type="agree", seat=0, request=request)["text"]["id"] == "consent.nothing"
        for kind in ("agree", "decline"):
            assert guest.ask(type=kind, seat=1, request=request)["text"]["id"] == "table.not_yours"
        assert ania.state["ended"] == ""
