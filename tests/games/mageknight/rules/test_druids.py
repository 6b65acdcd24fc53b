"""Druid Nights: Shields on Magical Glades, and the Incantations."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.games.mageknight.options import Incant
from hexameron.games.mageknight.rules import between, druids, scenario, turn
from hexameron.games.mageknight.state import Place, Talent
from hexameron.kernel.results import Result
from tests.games.mageknight.positions import FACES, TestQuest, next_enemies, quest
from tests.games.mageknight.quests import begun, counts, site
from tests.games.mageknight.rules.questing import beaten, last_turns
from tests.rules import rule


def grove(**given: Any) -> TestQuest:
    """The first hero on a Magical Glade."""
    defaults: dict[str, Any] = {
        "seats": 2,
        "scenario": "druid_nights",
        "tiles": {"h-3.1": "1", "h-2.3": "2"},
        "places": ["h0.1"],
    }
    q = quest(**defaults | given)
    q.player(0).at = "h-3.1"
    return q


def marked(q: TestQuest, n: int, seat: int = 0) -> None:
    cells = [cell for cell, found in q.board.site.items() if found == "glade"]
    for cell in cells[:n]:
        q.state.places.setdefault(cell, Place()).shields.append(seat)


@rule("MKS-DRUID-08", "MKS-DRUID-09")
def test_a_shield_marks_a_glade_and_ends_movement() -> None:
    q = grove(move=9)
    assert [go.key() for go in turn.steps(q, 0)]
    q.play(turn._move(q, 0), ["mark:"])
    assert q.state.places["h-3.1"].shields == [0]
    assert turn.steps(q, 0) == []
    assert q.turn(0).move == 0
    assert druids.marks(q, 0) == []
    q.player(1).at = "h-3.1"
    q.play(druids.mark(q, 1, druids.marks(q, 1)[0]))
    assert q.state.places["h-3.1"].shields == [0, 1]


@rule("MKS-DRUID-08")
def test_nobody_flies_on_from_a_marked_glade() -> None:
    q = grove()
    token = q.things.make([FACES["skill"]["flight"]], "skills.0", seen=-1)[0]
    q.player(0).talents.append(Talent(token=token))
    assert f"skill:t{token}" in [one.key() for one in turn.choices(q, 0)]
    q.play(turn._move(q, 0), ["mark:"])
    assert f"skill:t{token}" not in [one.key() for one in turn.choices(q, 0)]


@rule("MKS-DRUID-08")
def test_only_a_glade_is_marked() -> None:
    q = grove()
    q.player(0).at = "h0.0"
    assert druids.marks(q, 0) == []


@rule("MKS-DRUID-10", "MKS-DRUID-11")
def test_when_and_where_the_incantation_may_be() -> None:
    q = grove(night=True, round_=2)
    assert druids.may_incant(q, 0)
    q.player(0).at = site(q, "village")
    assert not druids.may_incant(q, 0)
    q.player(0).at = "h0.0"
    q.state.night = False
    assert not druids.may_incant(q, 0)
    q.state.night = True
    q.state.facts["incantation 1 0"] = 1
    assert not druids.may_incant(q, 0)
    assert druids.may_incant(q, 1)
    q.state.round = 4
    assert druids.may_incant(q, 0)


@rule("MKS-DRUID-10", "MKS-DRUID-12", "MKS-DRUID-13", "MKS-DRUID-14", "MKS-DRUID-15", "MKS-DRUID-16")
def test_the_first_incantation() -> None:
    q = grove(night=True, round_=2)
    marked(q, 2)
    marked(q, 1, seat=1)
    next_enemies(q, "minotaur", "gargoyle")
    q.play(turn._move(q, 0), ["incant"])
    here = q.combat(0)
    assert [q.name(one.token) for one in here.foes] == ["minotaur", "gargoyle"]
    assert q.turn(0).acted
    beaten(q, 0)
    assert q.player(0).fame == 2 * 4
    assert q.turn(0).rewards == ["crystal", "crystal"]
    assert not q.things.count("foe.0")
    assert q.state.places["h-3.1"].shields == [0, 1]
    assert q.turn(0).step == "after"


@rule("MKS-DRUID-10")
def test_without_a_glade_nothing_comes() -> None:
    q = grove(night=True, round_=2)
    q.play(druids.incant(q, 0, Incant()))
    assert q.turn(0).combat is None
    assert (q.turn(0).acted, q.turn(0).rewards) == (True, [])
    assert q.state.facts["incantation 1 0"] == 1


@rule("MKS-DRUID-17", "MKS-DRUID-25")
@pytest.mark.parametrize(("night", "left"), [(True, []), (False, [0])])
def test_after_a_night_the_shields_are_removed(night: bool, left: list[int]) -> None:
    q = grove(night=night)
    marked(q, 1)
    q.play(between.rounds(q))
    assert next(iter(q.state.places.values())).shields == left


@rule("MKS-DRUID-18")
def test_the_second_incantation_summons_dragons() -> None:
    q = grove(night=True, round_=4)
    marked(q, 2)
    q.play(druids.incant(q, 0, Incant()))
    assert [q.enemy(one).colour for one in q.combat(0).foes] == ["red", "red"]
    fame = q.enemy(q.combat(0).foes[0]).fame
    beaten(q, 0)
    assert q.player(0).fame == 2 * fame
    assert q.turn(0).rewards == ["crystal"] * 4


@rule("MKS-DRUID-26", "MKS-DRUID-27")
def test_the_third_incantation_of_the_epic_version() -> None:
    q = grove(night=True, round_=6, variants={"epic": True})
    marked(q, 2)
    q.play(druids.incant(q, 0, Incant()))
    assert [q.enemy(one).colour for one in q.combat(0).foes] == ["brown", "red", "brown", "red"]
    assert q.turn(0).rewards == ["crystal"] * 6
    fame = q.enemy(q.combat(0).foes[1]).fame
    beaten(q, 1)
    assert q.player(0).fame == 2 * fame


@rule("MKS-DRUID-19", "MKS-DRUID-27")
@pytest.mark.parametrize(("epic", "night"), [(False, 2), (True, 3)])
def test_when_all_have_performed_the_last_incantation_the_end_comes(epic: bool, night: int) -> None:
    q = grove(night=True, round_=2 * night, variants={"epic": epic})
    for number in range(1, night):
        q.state.facts |= {f"incantation {number} {seat}": 1 for seat in (0, 1)}
    q.state.facts[f"incantation {night} 0"] = 1
    assert not last_turns(q)
    q.state.facts[f"incantation {night} 1"] = 1
    assert last_turns(q)


@rule("MKS-DRUID-20", "MKS-DRUID-21")
def test_otherwise_the_second_night_is_the_end_and_fame_decides() -> None:
    q = grove(night=True, round_=4, step="", fame=4)
    q.things.make([FACES["deed"]["fireball"]] * 2, "deck.1")
    q.state.step = "end"
    assert q.go_on().over == Result((1,), (4, 7), "fame")


@rule("MKS-DRUID-22", "MKS-DRUID-23")
@pytest.mark.parametrize(("seats", "full"), [(2, 1), (3, 2), (4, 2)])
def test_in_the_competitive_version_a_full_glade_changes_hands(seats: int, full: int) -> None:
    q = grove(seats=seats, variants={"competitive_glades": True})
    shields = q.state.places.setdefault("h-3.1", Place()).shields
    shields += range(1, full)
    assert [one.key() for one in druids.marks(q, 0)] == ["mark:"]
    shields.append(full)
    if full == 2 and seats == 3:
        assert shields == [1, 2]
    others = [f"mark:p{seat}" for seat in range(1, full + 1)]
    assert [one.key() for one in druids.marks(q, 0)] == others
    q.play(druids.mark(q, 0, druids.marks(q, 0)[-1]))
    assert q.state.places["h-3.1"].shields == [*range(1, full), 0]


@rule("MKS-DRUID-24", "MKS-DRUID-27")
def test_the_epic_version_has_more_rounds_and_all_tiles() -> None:
    q = begun("druid_nights", 2, {"epic": True})
    assert scenario.rounds(q) == 6
    assert counts(q) == (11, 4, 1)
