"""One Returns."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.scenarios import SCENARIO
from hexameron.games.mageknight.rules import between, movement, scenario, scoring, turn
from hexameron.kernel.results import GameOver
from tests.games.mageknight.positions import TestQuest, quest
from tests.games.mageknight.quests import begun, counts
from tests.rules import rule


def returning(**given: Any) -> TestQuest:
    defaults: dict[str, Any] = {"seats": 2, "scenario": "one_returns", "places": ["h0.1"], "round_": 1}
    return quest(**defaults | given)


@rule("MKS-ONE-01", "MKS-ONE-02", "MKS-ONE-03")
def test_players_rounds_and_map_of_one_returns() -> None:
    assert SCENARIO["one_returns"].seats == (2, 3, 4)
    for seats in (2, 3, 4):
        q = quest(seats=seats, scenario="one_returns")
        assert (scenario.rounds(q), q.plan.shape) == (4, "wedge")
    assert quest(seats=4, scenario="one_returns", variants={"map": "open_5"}).plan.shape == "open_5"


@rule("MKS-ONE-04", "MKS-ONE-05", "MKS-ONE-06", "MKS-ONE-07")
@pytest.mark.parametrize(("seats", "wanted"), [(2, (7, 1, 1)), (3, (8, 2, 2)), (4, (10, 3, 3))])
def test_tiles_of_one_returns(seats: int, wanted: tuple[int, int, int]) -> None:
    q = begun("one_returns", seats)
    assert counts(q) == wanted
    assert q.plan.levels == (3,) * wanted[2]


@rule("MKS-ONE-14", "MKS-ONE-20")
@pytest.mark.parametrize(("seats", "wanted"), [(2, (8, 2, 2)), (3, (9, 3, 3)), (4, (11, 4, 4))])
def test_tiles_of_the_epic_version(seats: int, wanted: tuple[int, int, int]) -> None:
    q = begun("one_returns", seats, {"epic": True})
    assert counts(q) == wanted
    assert q.plan.levels == (4,) * wanted[2]
    assert scenario.rounds(q) == 6


@rule("MKS-ONE-08")
def test_after_the_first_day_the_portal_closes_on_who_is_there() -> None:
    q = returning(seats=3, places=["h0.1", "h1.0"], step="", source="rb", dice="rb")
    q.state.step = "between"
    for player in q.state.players:
        player.tactic = ""
    q.go_on(until="tactic.choose")
    assert [player.out for player in q.state.players] == [True, False, False]
    assert q.site("h0.0") == "closed_portal"
    q.go_on(["choose:tactic.long_night", "choose:tactic.from_the_dusk"], until="turn.move")
    assert sorted(q.state.order) == [1, 2]


@rule("MKS-ONE-08")
@pytest.mark.parametrize(("round_", "night"), [(2, True), (3, False)])
def test_later_it_closes_on_nobody(round_: int, night: bool) -> None:
    q = returning(round_=round_, night=night)
    q.play(between.rounds(q))
    assert not q.player(0).out


@rule("MKS-ONE-08")
def test_with_all_heroes_lost_nobody_wins() -> None:
    q = returning(step="", places=["h0.0"])
    q.state.step = "between"
    over = q.go_on().over
    assert over is not None
    assert over.winners == ()


@rule("MKS-ONE-09")
def test_then_the_portal_is_a_plain_like_any_other() -> None:
    q = returning(places=["h0.0"])
    assert movement.safe(q, 0, "h0.0")
    assert movement.hero_at(q, 0, "h0.0") < 0
    q.player(0).at = q.player(1).at = "h0.1"
    q.play(between.rounds(q))
    q.player(0).at = q.player(1).at = "h0.0"
    assert not movement.safe(q, 0, "h0.0")
    assert movement.hero_at(q, 0, "h0.0") == 1
    assert "attack:p1" in [option.key() for option in turn.choices(q, 0)]


@rule("MKS-ONE-10", "MKS-ONE-11", "MKS-ONE-12")
@pytest.mark.parametrize(("at", "winners"), [("h0.0", (0,)), ("h1.0", ())])
def test_who_is_on_the_portal_after_the_second_night_wins(at: str, winners: tuple[int, ...]) -> None:
    q = returning(round_=4, night=True, step="", at=at)
    q.player(1).fame = 90
    q.state.step = "end"
    over = q.go_on().over
    assert over is not None
    assert over.winners == winners
    assert over.scores == tuple(int(seat in winners) for seat in (0, 1)), "Fame is nothing"


@rule("MKS-ONE-10", "MKS-ONE-12")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_on_the_portal_every_seat_wins_alone_and_scores_alone(seat: int) -> None:
    q = quest(seats=3, scenario="one_returns", places=["h1.0", "h0.1"])
    for other, player in enumerate(q.state.players):
        player.at = "h0.0" if other == seat else "h1.0"
    result = scoring.portal(q)
    assert result.winners == (seat,)
    assert result.scores == tuple(int(other == seat) for other in range(3))
    q.player(seat).out = True
    assert scoring.portal(q).winners == ()


@rule("MKS-ONE-13", "MKS-ONE-20")
@pytest.mark.parametrize(
    ("epic", "round_", "ends"), [(False, 4, True), (False, 2, False), (True, 4, False), (True, 6, True)]
)
def test_an_announcement_of_the_last_nights_end_wins_for_who_is_there(
    epic: bool, round_: int, ends: bool
) -> None:
    q = returning(round_=round_, night=True, variants={"epic": epic})
    if ends:
        with pytest.raises(GameOver) as over:
            turn.announce(q, 1)
        assert over.value.result.winners == (0,)
    else:
        turn.announce(q, 1)
        assert q.state.announced == 1


@rule("MKS-ONE-13")
def test_an_announcement_decides_nothing_if_nobody_is_there() -> None:
    q = returning(round_=4, night=True, at="h1.0")
    q.state.place = 1
    turn.announce(q, 1)
    assert q.state.waiting == [0]


@rule("MKS-ONE-15", "MKS-ONE-16", "MKS-ONE-17", "MKS-ONE-18", "MKS-ONE-19")
def test_in_teams_only_the_chosen_one_counts() -> None:
    q = begun(
        "one_returns",
        4,
        {"teams": "across"},
        answers=["choose:tovak", "choose:arythea", "choose:goldyx", "pick:p2", "pick:p1"],
    )
    tokens = [q.things.in_zone(f"chosen.{team}")[0] for team in (0, 1)]
    assert [q.things.face[token] - catalogue.CHOSEN_FACE for token in tokens] == [2, 1]
    assert [[q.things.known(token, seat) for seat in range(4)] for token in tokens] == [
        [True, False, True, False],
        [False, True, False, True],
    ]
    lines = [event for event in q.events if event.name == "team.returns"]
    assert [sorted(event.for_seat(3).faces.values()) for event in lines] == [
        [],
        [catalogue.CHOSEN_FACE + 1, catalogue.CHOSEN_FACE + 3],
    ]
    for seat, winners in ((2, (0, 2)), (0, ()), (1, (1, 3)), (3, ())):
        for other, player in enumerate(q.state.players):
            player.at = "h0.0" if other == seat else "h0.1"
        assert scoring.portal(q).winners == winners
    q.state.round = 4
    q.state.order = [0, 1, 2, 3]
    turn.announce(q, 0)
    assert q.state.announced == 0
