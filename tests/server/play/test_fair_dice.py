"""Fair dice: nobody knows another's part of their key while their own can still be changed."""

from __future__ import annotations

import secrets
from pathlib import Path

import msgspec
import pytest

from hexameron.games import find
from hexameron.kernel.chance import Commitments, Fairness, commitment
from hexameron.kernel.files import MatchFile, verify
from hexameron.server.play.fair_dice import opened
from hexameron.server.play.faults import Conflict, Fault
from hexameron.server.storage.rows import SeatRow
from tests.server.driving import FRIEND, ME, Json, Node, auth, bot, token

NONCE, OTHER = "ab" * 16, "cd" * 16


def promise_of(nonce: str) -> str:
    return commitment(bytes.fromhex(nonce))


def person(seat: int) -> SeatRow:
    return SeatRow(seat, "", "person")


# ---------------------------------------------------------------------- the order of things


def test_nothing_is_shown_before_all_have_promised() -> None:
    parts = opened([person(0), person(1)])
    parts = parts.promise(0, promise_of(NONCE))
    assert parts.missing == (1,)
    with pytest.raises(Conflict):
        parts.show(0, NONCE)
    parts = parts.promise(1, promise_of(OTHER))
    assert parts.sealed
    assert parts.missing == (0, 1)
    with pytest.raises(Fault):
        parts.show(0, OTHER)
    parts = parts.show(0, NONCE)
    assert not parts.complete
    parts = parts.show(1, OTHER)
    assert parts.complete
    assert parts.fairness() == Fairness(parts.secret, (bytes.fromhex(NONCE), bytes.fromhex(OTHER)))
    assert parts.fairness().commitments() == parts.commitments()


def test_the_part_of_a_bot_follows_from_the_secret() -> None:
    seats = [person(0), SeatRow(1, "", "bot", bot="easy")]
    parts = opened(seats)
    assert parts.missing == (0,)
    assert parts.stand_in(1, "hard").seats[1].nonce == parts.seats[1].nonce
    assert opened(seats).seats[1].nonce != parts.seats[1].nonce


def test_a_part_that_was_shown_is_not_changed() -> None:
    parts = opened([person(0), person(1)]).promise(0, promise_of(NONCE)).promise(1, promise_of(OTHER))
    with pytest.raises(Conflict):
        parts.show(0, NONCE).promise(0, promise_of(OTHER))


def test_a_promise_may_be_replaced_until_all_have_promised() -> None:
    parts = opened([person(0), person(1)]).promise(0, promise_of(NONCE))
    assert parts.promise(0, promise_of(NONCE)) is parts
    again = parts.promise(0, promise_of(OTHER))
    assert again.secret == parts.secret
    assert again.seats[0].promise == promise_of(OTHER)


@pytest.mark.parametrize("who", ["bot", "same seat", "somebody new"])
def test_whoever_is_replaced_after_all_have_promised_everything_is_agreed_anew(who: str) -> None:
    parts = opened([person(0), person(1), SeatRow(2, "", "bot", bot="easy")])
    parts = parts.promise(0, promise_of(NONCE)).promise(1, promise_of(OTHER)).show(0, NONCE)
    anew = {
        "bot": lambda: parts.stand_in(1, "easy"),
        "same seat": lambda: parts.promise(1, promise_of("ef" * 16)),
        "somebody new": lambda: parts.vacate(1),
    }[who]()
    assert anew.secret != parts.secret
    assert anew.seats[0].promise == anew.seats[0].nonce == ""
    assert anew.seats[2].nonce not in ("", parts.seats[2].nonce)
    assert 0 in anew.missing


def test_trying_again_until_the_dice_please_is_bounded_and_counted() -> None:
    """The host knows the secret and what the others showed: seat 1 promises anew whenever he likes it so."""
    parts = opened([person(0), person(1)])
    for tries in range(4):
        parts = parts.promise(1, promise_of(f"{tries:032x}")).promise(0, promise_of(NONCE))
        parts = parts.show(0, NONCE)
        if tries == 3:
            with pytest.raises(Conflict) as refused:
                parts.promise(1, promise_of(OTHER))
            assert refused.value.text.id == "table.dice_wasted"
            with pytest.raises(Conflict):
                parts.stand_in(1, "easy")
        else:
            parts = parts.promise(1, promise_of(OTHER))
            assert parts.wasted == (0, tries + 1)
    assert parts.show(1, f"{3:032x}").complete


def test_what_nobody_has_shown_yet_is_changed_without_harm() -> None:
    parts = opened([person(0), person(1), SeatRow(2, "", "bot", bot="easy")])
    for number in range(9):
        parts = parts.promise(0, promise_of(NONCE)).promise(1, promise_of(f"{number:032x}"))
    assert sum(parts.wasted) == 0


# ---------------------------------------------------------------------- at the table


def test_everybody_is_told_who_made_all_agree_anew(node: Node) -> None:
    match = node.create({**ME, "promise": promise_of(NONCE)}, FRIEND)
    path, mine = f"/api/matches/{match['id']}", token(match, 0)
    invite = {"invite": match["seats"][1]["invite"], "promise": promise_of(OTHER)}
    marek = node.post(f"{path}/join", invite)["token"]
    with node.join(match) as guest:
        bring(node, match, 0, mine, nonce=NONCE)
        bring(node, match, 1, marek, promise=promise_of("ef" * 16))
        guest.until(lambda frame: frame["type"] == "lobby" and frame["wasted"] == [0, 1])
        bring(node, match, 1, marek, promise=promise_of(OTHER))
        bring(node, match, 0, mine, promise=promise_of(NONCE))
        bring(node, match, 1, marek, nonce=OTHER)
        assert bring(node, match, 0, mine, nonce=NONCE)["begun"]
        state = guest.state_where(bool)
        assert state["dice"] == {"source": "", "without": [], "wasted": [0, 1]}


def bring(node: Node, match: Json, seat: int, key: str, status: int = 201, **part: str) -> Json:
    answer: Json = node.post(f"/api/matches/{match['id']}/seats/{seat}/part", part, key, status=status)
    return answer


def test_a_match_begins_when_the_last_part_is_shown(node: Node) -> None:
    match = node.create({**ME, "promise": promise_of(NONCE)}, FRIEND)
    path = f"/api/matches/{match['id']}"
    assert not match["begun"]
    published = match["commitments"]
    assert published["nonces"] == [promise_of(NONCE), ""]
    with node.join(match, token(match, 0)) as ania:
        lobby = ania.lobby
        assert (lobby["mine"], lobby["missing"], lobby["shown"]) == ([0], [1], [])
        assert "scene" not in ania.frames[0]
        assert ania.ask(type="choose", seat=0, at=0, keys=["x"])["text"]["id"] == "table.not_begun"
        assert ania.ask(type="resign", seat=0)["text"]["id"] == "table.not_begun"
        assert ania.ask(type="hint", seat=0)["text"]["id"] == "table.not_asked"
        assert ania.ask(type="chat", seat=0, words="Czekam.")["type"] == "ok"
        for part in ("replay/0", "log", "export", "verify"):
            status = node.http.get(f"{path}/{part}", headers=auth(token(match, 0))).status_code
            assert status == 409, part
        early = bring(node, match, 0, token(match, 0), 409, nonce=NONCE)
        assert early["text"]["id"] == "table.part_too_early"
        invite = {"invite": match["seats"][1]["invite"], "name": "Marek", "promise": promise_of(OTHER)}
        marek = node.post(f"{path}/join", invite)["token"]
        ania.until(lambda frame: frame["type"] == "lobby" and frame["missing"] == [0, 1])
        assert ania.lobby["players"][1]["name"] == "Marek"
        assert ania.lobby["commitments"]["secret"] == published["secret"]
        assert bring(node, match, 0, marek, 403, nonce=NONCE)["text"]["id"] == "table.not_yours"
        assert bring(node, match, 1, marek, 400, nonce=NONCE)["text"]["id"] == "table.part_wrong"
        assert bring(node, match, 1, marek, 400)["text"]["id"] == "table.bad_request"
        assert not bring(node, match, 1, marek, nonce=OTHER)["begun"]
        assert not node.get(path)["begun"]
        assert node.get(path)["missing"] == [0]
        assert bring(node, match, 0, token(match, 0), nonce=NONCE)["begun"]
        state = ania.state_where(lambda state: bool(state["waiting"]))
        assert state["views"][0]["log"]
        assert bring(node, match, 0, token(match, 0), nonce=NONCE)["begun"]  # said twice, heard once
        assert bring(node, match, 0, token(match, 0), 409, nonce=OTHER)["text"]["id"] == "table.has_begun"
        facts = node.get(path)
        assert facts["begun"]
        assert facts["commitments"]["secret"] == published["secret"]
        assert facts["commitments"]["nonces"] == [promise_of(NONCE), promise_of(OTHER)]
        assert not any(nonce in frame for frame in ania.frames for nonce in (NONCE, OTHER))
        ania.ask(type="resign", seat=0)
        ania.state_where(lambda state: state["result"] is not None)
        assert ania.state["fairness"]["nonces"] == [NONCE, OTHER]
    data = node.http.get(f"{path}/export").content
    assert verify(data, find).true
    file = msgspec.json.decode(data, type=MatchFile)
    assert file.nonces == (NONCE, OTHER)
    assert file.commitments == Commitments(published["secret"], tuple(facts["commitments"]["nonces"]))


def test_alone_with_bots_one_waits_for_nobody(node: Node) -> None:
    nonce = secrets.token_hex(16)
    match = node.create({**ME, "promise": promise_of(nonce)}, bot("random"))
    assert not match["begun"]
    assert all(match["commitments"]["nonces"])
    with node.join(match, token(match, 0)) as ania:
        assert ania.lobby["missing"] == [0]
        assert bring(node, match, 0, token(match, 0), nonce=nonce)["begun"]
        ania.state_where(lambda state: 0 in state["waiting"])


def test_who_brings_a_part_without_a_promise_or_none_at_all_plays_at_once(node: Node) -> None:
    assert node.create({**ME, "nonce": NONCE}, ME)["begun"]
    assert node.create(bot(), bot())["begun"]
    match = node.create(ME, FRIEND)
    assert not match["begun"]
    node.post(f"/api/matches/{match['id']}/join", {"invite": match["seats"][1]["invite"], "nonce": OTHER})
    assert node.get(f"/api/matches/{match['id']}")["begun"]


def test_a_friend_who_does_not_come_is_replaced_by_a_bot_and_comes_after_all(node: Node) -> None:
    match = node.create({**ME, "promise": promise_of(NONCE)}, FRIEND)
    path, mine = f"/api/matches/{match['id']}", token(match, 0)
    node.post(f"{path}/seats/1/bot", {"bot": "random"}, mine, status=403)
    node.post(f"{path}/seats/1/bot", {"bot": "nobody"}, match["owner"], status=400)
    assert node.post(f"{path}/seats/1/bot", {"bot": "random"}, match["owner"]) == {"n": 0}
    sealed = node.get(path)
    assert sealed["players"][1]["kind"] == "bot"
    assert sealed["missing"] == [0]
    came = {"invite": match["seats"][1]["invite"], "promise": promise_of(OTHER)}
    friend = node.post(f"{path}/join", came)["token"]
    anew = node.get(path)
    assert anew["players"][1]["kind"] == "person"
    assert anew["commitments"]["secret"] != sealed["commitments"]["secret"]
    assert anew["missing"] == [0]
    assert anew["commitments"]["nonces"] == ["", promise_of(OTHER)]
    assert bring(node, match, 0, mine, 409, nonce=NONCE)["text"]["id"] == "table.part_too_early"
    bring(node, match, 0, mine, promise=promise_of(NONCE))
    node.post(f"{path}/seats/1/bot", {"bot": "random"}, match["owner"], status=409)
    node.post(f"{path}/seats/1/bot", {"bot": "random"}, friend)
    bring(node, match, 0, mine, promise=promise_of(NONCE))
    assert bring(node, match, 0, mine, nonce=NONCE)["begun"]
    with node.join(match, mine) as ania:
        ania.state_where(lambda state: 0 in state["waiting"])


def test_a_waiting_match_survives_a_restart_and_its_clock_starts_with_it(tmp_path: Path) -> None:
    with Node(tmp_path) as first:
        match = first.create(ME, FRIEND, clock={"kind": "match", "seconds": 60})
    with Node(tmp_path) as second, second.join(match, token(match, 0)) as ania:
        assert ania.lobby["missing"] == [1]
        second.post(f"/api/matches/{match['id']}/join", {"invite": match["seats"][1]["invite"]})
        state = ania.state_where(lambda state: state["n"] == 0)
        assert state["clock"]["left"]["1"] > 50


def test_a_set_up_that_cannot_begin_is_refused_before_anybody_waits(node: Node) -> None:
    body = {"game": "battlelore", "scenario": "custom", "seats": [ME, FRIEND]}
    refused = node.post("/api/matches", body, status=400)["text"]
    assert refused == {"id": "table.bad_setup", "args": {"what": {"id": "setup.scenario_record", "args": {}}}}


def test_reasons_of_the_rules_reach_the_reader_as_texts(node: Node) -> None:
    def refused(**body: object) -> str:
        answer: Json = node.post("/api/matches", body, status=400)["text"]
        assert answer["id"] == "table.bad_setup"
        return str(answer["args"]["what"]["id"])

    quest = {"game": "mageknight", "scenario": "full_conquest", "seats": [ME, FRIEND]}
    assert refused(**quest, variants={"teams": "random"}) == "setup.teams"
    battle = {"game": "battlelore", "scenario": "crossing", "seats": [bot("random")] * 2}
    assert refused(**battle, real=True) == "setup.real_nobody"


def test_broken_parts_are_refused(node: Node) -> None:
    match = node.create(ME, FRIEND)
    for part in ({"promise": "zz"}, {"nonce": "AB" * 16}, {"promise": "a" * 64, "nonce": NONCE}, {"x": "y"}):
        answer = node.post(f"/api/matches/{match['id']}/seats/0/part", part, token(match, 0), status=400)
        assert answer["text"]["id"] == "table.bad_request"
