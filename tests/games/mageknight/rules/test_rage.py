"""Rage and More Rage: rampaging enemies come back."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.games.mageknight.content import catalogue, tracks
from hexameron.games.mageknight.content.scenarios import SCENARIOS
from hexameron.games.mageknight.rules import between, combat, outcome, rage, strikes
from hexameron.games.mageknight.state import Combat
from tests.games.mageknight.positions import FACES, TestQuest, put, quest
from tests.games.mageknight.quests import begun, names_of, site
from tests.rules import rule


def raging(kind: str, dice: str, **given: Any) -> TestQuest:
    q = quest(seats=2, variants={"rage": kind}, dice=dice, tiles={"h-3.1": "2"}, **given)
    q.play(rage.after_round(q))
    return q


@rule("MKS-RAGE-01")
def test_rage_may_be_added_to_every_scenario() -> None:
    assert all("rage" in names_of(record.id) for record in SCENARIOS)


@rule("MKS-RAGE-02", "MKS-RAGE-11")
@pytest.mark.parametrize(("kind", "reputation", "modifier"), [("rage", -2, -1), ("more", -4, -2)])
def test_rage_begins_with_a_bad_name(kind: str, reputation: int, modifier: int) -> None:
    q = begun("full_conquest", 2, {"rage": kind})
    assert [player.reputation for player in q.state.players] == [reputation] * 2
    assert tracks.reputation_modifier(reputation) == modifier


@rule("MKS-RAGE-03", "MKS-RAGE-04", "MKS-RAGE-05", "MKS-RAGE-06", "MKS-RAGE-10")
@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize("face", list("rgowbk"))
def test_who_comes_back_in_a_rage(night: bool, face: str) -> None:
    q = raging("rage", face, night=night)
    cell = site(q, "orcs")
    fitting = "wbk" if night else "rgo"
    wanted = ["green"] if face in fitting else []
    if face in fitting and face in "ok":
        wanted.append("brown")
    tokens = q.things.in_zone(f"on.{cell}")
    assert [catalogue.enemy(q.things.face[token]).colour for token in tokens] == wanted
    assert all(q.things.known(token, 1) for token in tokens)
    assert bool(q.rampaging(cell)) is bool(wanted)


@rule("MKS-RAGE-04")
def test_draconum_come_back_as_draconum() -> None:
    q = quest(seats=2, variants={"rage": "rage"}, dice="r", tiles={"h-3.1": "core_2"})
    q.play(rage.after_round(q))
    assert q.names(f"on.{site(q, 'draconum')}")[0] in {
        name for name, face in FACES["enemy"].items() if catalogue.enemy(face).colour == "red"
    }


@rule("MKS-RAGE-03")
def test_no_die_for_enemies_that_are_there_or_under_a_hero() -> None:
    q = quest(seats=2, variants={"rage": "rage"}, tiles={"h-3.1": "2"})
    cell = site(q, "orcs")
    q.player(0).at = cell
    q.play(rage.after_round(q))
    q.player(0).at = "h0.0"
    put(q, "prowlers", f"on.{cell}")
    q.play(rage.after_round(q))
    assert q.dice.rolls == []


@rule("MKS-RAGE-12", "MKS-RAGE-13")
@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize("face", list("rgowbk"))
def test_who_comes_back_in_more_rage(night: bool, face: str) -> None:
    q = raging("more", face, night=night)
    tokens = q.things.in_zone(f"on.{site(q, 'orcs')}")
    pair = face in ("wbk" if night else "rgo")
    assert [catalogue.enemy(q.things.face[token]).colour for token in tokens] == (
        ["green", "brown"] if pair else ["green"]
    )


@rule("MKS-RAGE-03", "MKS-RAGE-10")
def test_rage_comes_between_rounds() -> None:
    q = quest(seats=2, variants={"rage": "rage"}, dice="r", tiles={"h-3.1": "2"})
    q.play(between.rounds(q))
    assert q.rampaging(site(q, "orcs"))


@rule("MKS-RAGE-07", "MKS-RAGE-08", "MKS-RAGE-09")
def test_a_pair_is_fought_together_and_is_worth_more_reputation() -> None:
    q = raging("rage", "o")
    cell = site(q, "orcs")
    q.player(0).at = q.board.neighbours[cell][0]
    combat.start(q, 0, Combat(kind="rampage", cell=q.player(0).at, origin=q.player(0).at))
    combat.join(q, 0, list(q.rampaging(cell)), cell, "rampaging")
    here = q.combat(0)
    assert len(here.foes) == 2
    strikes.defeat(q, 0, here.foes[0])
    q.play(outcome.settle(q, 0))
    assert q.player(0).reputation == 1 + 1
    assert q.rampaging(cell)
    q.turn(0).step = "move"
    combat.start(q, 0, Combat(kind="rampage", cell=q.player(0).at, origin=q.player(0).at))
    combat.join(q, 0, list(q.rampaging(cell)), cell, "rampaging")
    strikes.defeat(q, 0, q.combat(0).foes[0])
    q.play(outcome.settle(q, 0))
    assert q.player(0).reputation == 3
    assert not q.rampaging(cell)
