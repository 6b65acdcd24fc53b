"""Playing over the network: choosing, refusing, taking back, talking, ending."""

from __future__ import annotations

from random import Random

from tests.server.driving import FRIEND, ME, Node, bot, token


def test_two_people_play_over_the_network_and_see_the_same(node: Node) -> None:
    match = node.create(ME, FRIEND)
    invite = {"invite": match["seats"][1]["invite"], "name": "Marek"}
    joined = node.post(f"/api/matches/{match['id']}/join", invite)
    assert joined["seat"] == 1
    random = Random(5)
    with node.join(match, token(match, 0)) as ania, node.join(match, joined["token"]) as marek:
        players = [ania, marek]
        for _ in range(60):
            n = max(ania.n, marek.n)
            for player in players:
                player.past(n - 1)
            players[ania.state["waiting"][0]].choose_any(random)
        assert marek.ask(type="resign", seat=1)["type"] == "ok"
        for player in players:
            player.state_where(lambda state: state["result"] is not None)
        assert ania.state["result"] == marek.state["result"]
        assert ania.state["result"]["winners"] == [0]
        assert ania.state["players"][1]["name"] == "Marek"
    verdict = node.get(f"/api/matches/{match['id']}/verify")
    assert verdict["true"], verdict


def test_two_bots_play_a_whole_match_before_a_spectator(node: Node) -> None:
    match = node.create(bot("easy"), bot("easy"))
    with node.join(match) as guest:
        guest.state_where(lambda state: state["result"] is not None)
        assert guest.state["result"]["winners"]
    assert node.get(f"/api/matches/{match['id']}/verify")["true"]


def test_a_choice_is_in_the_journal_when_it_is_acknowledged(node: Node) -> None:
    match = node.create()
    with node.join(match, token(match, 0), token(match, 1)) as both:
        n = both.choose_any(Random(1))
        assert node.get(f"/api/matches/{match['id']}")["n"] == n == 1


def test_an_old_number_is_refused_and_a_fresh_state_follows(node: Node) -> None:
    match = node.create()
    with node.join(match, token(match, 0), token(match, 1)) as both:
        seat = both.state["waiting"][0]
        key = both.options(seat)[0]["key"]
        both.play(Random(2), 3)
        now = both.n  # more than three entries, if an order was given late
        answer = both.ask(type="choose", seat=seat, at=0, keys=[key])
        assert answer["type"] == "refused"
        assert answer["text"]["id"] == "fault.stale"
        assert both.until(lambda frame: frame["type"] == "state")["n"] == now


def test_what_is_not_offered_or_not_ones_own_is_refused(node: Node) -> None:
    match = node.found_with_friend()
    with node.join(match, token(match, 0)) as ania:
        at = ania.n
        answer = ania.ask(type="choose", seat=0, at=at, keys=["fly:to-the-moon"])
        assert answer["text"]["id"] in ("fault.not_offered", "fault.not_now")
        answer = ania.ask(type="choose", seat=1, at=at, keys=["done"])
        assert answer["text"]["id"] == "table.not_yours"
        answer = ania.ask(type="resign", seat=1)
        assert answer["text"]["id"] == "table.not_yours"
        assert ania.n == at


def test_a_free_undo_takes_the_choice_and_its_log_lines_back(node: Node) -> None:
    match = node.create()
    random = Random(3)
    with node.join(match, token(match, 0), token(match, 1)) as both:
        while not any(view["undo"] is None for view in both.state["views"]):
            both.choose_any(random)
        seat = next(view["seat"] for view in both.state["views"] if view["undo"] is None)
        taken = both.n
        answer = both.ask(type="undo", seat=seat, at=both.n)
        assert answer["type"] == "ok", answer
        state = both.state_where(lambda state: state["n"] > taken)
        assert taken in state["gone"]
        assert state["waiting"] == [seat]
    log = node.get(f"/api/matches/{match['id']}/log?seat={seat}", token(match, seat))
    assert all(line["n"] != taken for line in log["log"])
    assert taken in log["gone"]


def test_one_undo_takes_back_one_order_of_a_card(node: Node) -> None:
    match = node.create()
    with node.join(match, token(match, 0), token(match, 1)) as both:
        given: list[str] = []
        while len(given) < 2:
            seat = both.state["waiting"][0]
            keys = [option["key"] for option in both.options(seat)]
            orders = [key for key in keys if key.startswith("order:")]
            given = [*given, orders[0]] if orders else []
            answer = both.choose(seat, orders[0] if orders else keys[0])
            both.past(answer["n"] - 1)
        for key in reversed(given):
            n = both.n
            answer = both.ask(type="undo", seat=seat, at=n)
            assert (answer["type"], answer["taken"]) == ("ok", key)
            state = both.past(n)
            assert len(state["gone"]) == 1
            assert key in [option["key"] for option in both.options(seat)]


def test_a_careful_choice_is_made_only_if_it_can_be_taken_back(node: Node) -> None:
    match = node.create()
    random = Random(8)
    told = {True: 0, False: 0}
    with node.join(match, token(match, 0), token(match, 1)) as both:
        while min(told.values()) < 5:
            seat, n = random.choice(both.state["waiting"]), both.n
            key = random.choice(both.options(seat))["key"]
            weighed = both.ask(type="weigh", seat=seat, at=n, key=key)
            assert (weighed["type"], weighed["n"], weighed["key"]) == ("weighed", n, key)
            answer = both.ask(type="choose", seat=seat, at=n, keys=[key], careful=True)
            told[weighed["irrevocable"]] += 1
            if weighed["irrevocable"]:
                assert (answer["type"], answer["irrevocable"], answer["n"]) == ("weighed", True, n)
                assert node.get(f"/api/matches/{match['id']}")["n"] == n, "nothing has happened"
                answer = both.choose(seat, key)
            assert answer["type"] == "ok"
            state = both.past(n)
            if not weighed["irrevocable"]:
                view = next(view for view in state["views"] if view["seat"] == seat)
                assert view["undo"] is None


def test_a_careful_choice_is_refused_like_any_other(node: Node) -> None:
    match = node.found_with_friend()
    with node.join(match, token(match, 0)) as ania, node.join(match, token(match, 1)) as marek:
        seat = ania.state["waiting"][0]
        asked, other = (ania, marek) if seat == 0 else (marek, ania)
        key = asked.options(seat)[0]["key"]
        n = asked.n
        for frame in ({"type": "weigh", "key": key}, {"type": "choose", "keys": [key], "careful": True}):
            answer = other.ask(**frame, seat=seat, at=n)
            assert answer["text"]["id"] == "table.not_yours"
            answer = asked.ask(**frame, seat=seat, at=n + 7)
            assert answer["text"]["id"] == "fault.stale"
        for frame in ({"type": "weigh", "key": "fly"}, {"type": "choose", "keys": ["fly"], "careful": True}):
            answer = asked.ask(**frame, seat=seat, at=n)
            assert answer["text"]["id"] == "fault.not_offered"
        answer = asked.ask(type="choose", seat=seat, at=n, keys=[key, key], careful=True)
        assert (answer["type"], answer["irrevocable"]) == ("weighed", True)
        assert asked.n == n


def test_what_somebody_learned_is_taken_back_only_if_all_agree(node: Node) -> None:
    match = node.create()
    random = Random(4)
    with node.join(match, token(match, 0), token(match, 1)) as both:
        both.play(random, 30)
        while (
            both.state["views"][0]["undo"] is None or both.state["views"][0]["undo"]["id"] == "undo.nothing"
        ):
            both.choose_any(random)
        before = both.n
        answer = both.ask(type="undo", seat=0, at=both.n)
        assert answer["text"]["id"] in ("undo.learned", "undo.other")
        assert both.ask(type="undo", seat=0, at=both.n, ask=True)["type"] == "ok"
        asked = both.state_where(lambda state: state["request"] is not None)["request"]
        assert (asked["seat"], asked["what"], asked["of"]) == (0, "undo", [1])
        assert both.ask(type="decline", seat=1, request=asked["n"])["type"] == "ok"
        both.state_where(lambda state: state["request"] is None)
        assert both.n == before + 2
        assert both.ask(type="undo", seat=0, at=both.n, ask=True)["type"] == "ok"
        old = both.ask(type="agree", seat=1, request=asked["n"])
        assert old["text"]["id"] == "consent.nothing"
        asked = both.state_where(lambda state: state["request"] is not None)["request"]
        assert both.ask(type="agree", seat=1, request=asked["n"])["type"] == "ok"
        state = both.state_where(lambda state: bool(state["gone"]))
        assert state["request"] is None
        assert 0 in state["waiting"]
        both.play(random, 5)
        assert both.n > before


def test_resigning_ends_the_match_and_shows_the_secret_of_the_dice(node: Node) -> None:
    match = node.create()
    facts = node.get(f"/api/matches/{match['id']}")
    with node.join(match, token(match, 0), token(match, 1)) as both:
        assert "secret" not in str(both.frames)
        assert both.ask(type="resign", seat=1, at=both.n)["type"] == "ok"
        state = both.state_where(lambda state: state["result"] is not None)
        assert state["result"]["winners"] == [0]
        assert len(state["fairness"]["secret"]) == 64
        assert len(facts["commitments"]["secret"]) == 64
        assert both.choose(0, "done")["text"]["id"] == "fault.over"


def test_all_people_together_can_end_a_match(node: Node) -> None:
    match = node.create()
    with node.join(match, token(match, 0), token(match, 1)) as both:
        both.ask(type="propose_end", seat=0)
        asked = both.state_where(lambda state: state["request"] is not None)
        assert asked["ended"] == ""
        both.ask(type="agree", seat=1, request=asked["request"]["n"])
        state = both.state_where(lambda state: state["ended"] != "")
        assert state["ended"] == "vote"
        assert state["waiting"] == []


def test_chat_reaches_all_and_comes_again_to_who_comes_later(node: Node) -> None:
    match = node.create()
    with node.join(match, token(match, 0)) as ania, node.join(match) as guest:
        assert ania.ask(type="chat", seat=0, words="Powodzenia!")["type"] == "ok"
        assert guest.until(lambda frame: frame["type"] == "chat")["words"] == "Powodzenia!"
        assert guest.ask(type="chat", seat=0, words="psst")["text"]["id"] == "table.not_yours"
    with node.join(match) as later:
        assert later.until(lambda frame: frame["type"] == "chat")["number"] == 1


def test_a_person_plays_against_a_bot_that_thinks_in_the_open(node: Node) -> None:
    match = node.create(ME, bot("easy"))
    random = Random(6)
    with node.join(match, token(match, 0)) as ania:
        turns = 0
        while turns < 2 and ania.state["result"] is None:
            state = ania.state_where(lambda state: 0 in state["waiting"] or state["result"] is not None)
            if state["result"] is None:
                ania.choose_any(random)
                turns += ania.state["waiting"] == [1]
        assert any('"thinking"' in frame for frame in ania.frames)
        ania.ask(type="propose_end", seat=0)
    seats = {entry["seat"] for entry in _entries(node, match)}
    assert seats == {0, 1}


def _entries(node: Node, match: dict[str, object]) -> list[dict[str, int]]:
    exported = node.http.get(
        f"/api/matches/{match['id']}/export", headers={"Authorization": f"Seat {token(match, 0)}"}
    )
    assert exported.status_code == 200, exported.text
    entries: list[dict[str, int]] = exported.json()["entries"]
    return entries


def test_a_hint_names_an_option_and_weighs_the_others(node: Node) -> None:
    match = node.create()
    with node.join(match, token(match, 0), token(match, 1)) as both:
        seat = both.state["waiting"][0]
        keys = [option["key"] for option in both.options(seat)]
        hint = both.ask(type="hint", seat=seat)
        assert hint["type"] == "hint", hint
        assert hint["key"] in keys
        assert {one["key"] for one in hint["estimates"]} <= set(keys)
        assert both.ask(type="hint", seat=1 - seat)["text"]["id"] == "table.not_asked"


def test_a_standing_pass_answers_windows(node: Node) -> None:
    match = node.create(scenario="wizards")
    random = Random(8)
    with node.join(match, token(match, 0), token(match, 1)) as both:
        for seat in (0, 1):
            assert both.ask(type="standing_pass", seat=seat, on=True)["type"] == "ok"
        both.state_where(lambda state: all(player["standing_pass"] for player in state["players"]))
        asked_to_pass = 0
        for _ in range(150):
            if both.state["result"] is not None:
                break
            seat = both.state["waiting"][0]
            if any(option["key"] == "pass" for option in both.options(seat)):
                asked_to_pass += 1
                both.past(both.n)
            else:
                both.choose_any(random)
        assert asked_to_pass > 0
