"""Dungeon Lords: secret entrances, and ways below the ground."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.rules import (
    adventures,
    exploring,
    movement,
    scenario,
    scoring,
    sites,
    underground,
)
from hexameron.games.mageknight.state import Place
from hexameron.kernel.results import Result
from tests.games.mageknight.positions import FACES, TestQuest, conquer, next_enemies, put, quest
from tests.games.mageknight.quests import site
from tests.games.mageknight.rules.questing import beaten, last_turns
from tests.rules import rule


def below(**given: Any) -> TestQuest:
    defaults: dict[str, Any] = {"seats": 2, "scenario": "dungeon_lords", "places": ["h0.1"]}
    return quest(**defaults | given)


@rule("MKS-DUNG-08", "MKS-DUNG-09", "MKS-DUNG-26")
def test_beside_a_revealed_village_is_a_secret_dungeon() -> None:
    q = below(stack="4", tiles={"h-3.1": "1", "h-2.3": "3", "h-4.6": "3"})
    played = q.play(exploring.lay(q, "h-5.4", 1), until="hide.dungeon")
    village = next(c for c in q.board.laid.cells_of(4) if q.board.site.get(c) == "village")
    assert played.asked[-1].seat == 1
    cells = [key.removeprefix("hide:") for key in played.asked[-1].keys]
    wanted = [
        cell
        for cell in q.board.neighbours[village]
        if cell not in q.board.site and q.board.terrain[cell] not in {"swamp", "lake", "mountain", "sea"}
    ]
    assert cells == wanted
    assert {q.board.tile[cell] for cell in cells} == {2, 3, 4}


@rule("MKS-DUNG-08", "MKS-DUNG-12", "MKS-DUNG-26")
@pytest.mark.parametrize(("tile", "kind", "colour"), [("2", "dungeon", "brown"), ("core_1", "tomb", "red")])
def test_a_hidden_token_marks_it(tile: str, kind: str, colour: str) -> None:
    q = below(stack=tile, tiles={"h-3.1": "1", "h-2.3": "3"})
    asked = q.play(exploring.lay(q, "h-5.4", 0), until=f"hide.{kind}").asked[-1]
    q.state.tiles.pop()
    q.redraw()
    q.things.make([FACES["tile"][tile]], "tiles")
    q.play(exploring.lay(q, "h-5.4", 0), [asked.keys[0]])
    cell = asked.keys[0].removeprefix("hide:")
    (token,) = q.things.in_zone(f"on.{cell}")
    assert catalogue.enemy(q.things.face[token]).colour == colour
    assert not q.things.seen[token]
    assert q.site(cell) == kind
    assert not q.rampaging(cell)
    assert movement.accessible(q, cell)


@rule("MKS-DUNG-09")
def test_an_entrance_is_on_dry_ground_without_a_site_or_another_entrance() -> None:
    q = below(tiles={"h-3.1": "8"})
    village = site(q, "village")
    cells = [hide.cell for hide in underground.spaces(q, village)]
    assert any(q.board.terrain[cell] == "swamp" for cell in q.board.neighbours[village])
    assert cells
    assert not any(q.board.terrain[cell] == "swamp" for cell in cells)
    q.state.places[cells[0]] = Place(site="tomb")
    assert [hide.cell for hide in underground.spaces(q, village)] == cells[1:]


def secret(kind: str = "dungeon", token: str = "minotaur") -> TestQuest:
    """The first hero on a secret entrance."""
    q = below(tiles={"h-3.1": "1"})
    cell = "h0.1"
    q.state.places[cell] = Place(site=kind)
    put(q, token, f"on.{cell}", face_up=False)
    q.player(0).at, q.player(1).at = cell, "h0.0"
    return q


@rule("MKS-DUNG-10", "MKS-DUNG-13", "MKS-DUNG-26")
@pytest.mark.parametrize(
    ("kind", "token", "rewards"),
    [("dungeon", "minotaur", ["dungeon"]), ("tomb", "fire_dragon", ["spell", "artifact"])],
)
def test_a_secret_entrance_works_as_its_like(kind: str, token: str, rewards: list[str]) -> None:
    q = secret(kind, token)
    assert sites.can_enter(q, 0)
    q.play(adventures.enter(q, 0))
    here = q.combat(0)
    assert [q.name(one.token) for one in here.foes] == [token]
    assert (here.night, here.units) == (True, False)
    beaten(q, 0)
    assert q.state.places["h0.1"].shields == [0]
    assert q.turn(0).rewards == rewards
    assert not q.things.count("on.h0.1")


@rule("MKS-DUNG-11", "MKS-DUNG-12")
@pytest.mark.parametrize(
    ("kind", "token", "other"), [("dungeon", "minotaur", "gargoyle"), ("tomb", "fire_dragon", "swamp_dragon")]
)
def test_an_undefeated_enemy_is_replaced_by_a_hidden_one(kind: str, token: str, other: str) -> None:
    q = secret(kind, token)
    q.play(adventures.enter(q, 0))
    next_enemies(q, other)
    beaten(q)
    assert q.names("on.h0.1") == [other]
    assert not q.things.seen[q.things.in_zone("on.h0.1")[0]]
    assert q.things.zone[q.find(token, f"used.{'brown' if kind == 'dungeon' else 'red'}")]
    assert not sites.done(q, "h0.1")


@rule("MKS-DUNG-14")
def test_a_conquered_dungeon_is_not_explored_again() -> None:
    q = secret()
    q.state.places["h0.1"].conquered = True
    assert not sites.can_enter(q, 0)
    q.state.scenario = "full_conquest"
    assert sites.can_enter(q, 0)


def tunnels(move: int, tiles: dict[str, str] | None = None) -> TestQuest:
    """A conquered secret Dungeon on the starting tile and a conquered Tomb two spaces away."""
    q = below(tiles=tiles or {"h-3.1": "3"}, move=move)
    for cell, kind in (("h0.0", "dungeon"), ("h-2.1", "tomb")):
        q.state.places[cell] = Place(site=kind, conquered=True, shields=[1])
    q.player(1).at = ""
    return q


@rule("MKS-DUNG-15", "MKS-DUNG-16", "MKS-DUNG-17")
@pytest.mark.parametrize(("move", "there"), [(3, False), (4, True)])
def test_conquered_dungeons_and_tombs_are_connected(move: int, there: bool) -> None:
    q = tunnels(move)
    far = q.board.within("h0.0", 9)["h-2.1"]
    assert far == 2
    options = underground.options(q, 0)
    assert [option.cell for option in options] == (["h-2.1"] if there else [])
    if there:
        q.play(underground.go(q, 0, options[0]))
        assert (q.player(0).at, q.turn(0).move) == ("h-2.1", 0)
        assert q.turn(0).combat is None


@rule("MKS-DUNG-15")
def test_what_is_not_conquered_is_not_connected() -> None:
    q = tunnels(9)
    q.state.places["h-2.1"].conquered = False
    assert not underground.options(q, 0)
    q.state.places["h-2.1"].conquered = True
    q.player(0).at = "h0.1"
    assert not underground.options(q, 0)


@rule("MKS-DUNG-18")
def test_no_way_leads_under_water() -> None:
    q = tunnels(9)
    cells = [cell for cell in q.board.terrain if cell not in {"h0.0", "h-2.1"}]
    for cell in cells:
        q.board.terrain[cell] = "swamp"
    try:
        assert not underground.options(q, 0)
        for cell in cells:
            q.board.terrain[cell] = "mountain"
        assert underground.options(q, 0)
    finally:
        from hexameron.games.mageknight.board import board_of

        board_of.cache_clear()


@rule("MKS-DUNG-19", "MKS-DUNG-21")
@pytest.mark.parametrize(
    ("printed", "hidden", "ends"), [(True, True, True), (True, False, False), (False, True, False)]
)
def test_with_all_dungeons_and_tombs_conquered_the_end_comes(printed: bool, hidden: bool, ends: bool) -> None:
    q = below(tiles={"h-3.1": "7"})
    if printed:
        conquer(q, site(q, "dungeon"))
    q.state.places["h0.1"] = Place(site="tomb", conquered=hidden)
    assert scenario.all_dungeons(q) is ends
    assert last_turns(q) is ends


@rule("MKS-DUNG-22", "MKS-DUNG-23", "MKS-DUNG-24", "MKS-DUNG-25")
def test_points_of_dungeon_lords() -> None:
    q = below(tiles={"h-3.1": "7", "h-2.3": "10"}, round_=5, step="")
    conquer(q, site(q, "dungeon"))
    q.state.places["x"] = Place(site="tomb", conquered=True, shields=[0])
    conquer(q, site(q, "den"), seat=1)
    assert scoring.scores(q) == [8 + 5, 2]
    q.state.places["y"] = Place(site="dungeon", conquered=True, shields=[1])
    conquer(q, site(q, "ruins"), seat=1)
    assert scoring.scores(q) == [8 + 2, 8 + 2]
    q.player(1).fame = 1
    q.state.step = "end"
    assert q.go_on().over == Result((1,), (10, 11), "fame")
