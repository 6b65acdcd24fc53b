"""Mines Liberation, Dungeon Lords and Druid Nights."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.scenarios import SCENARIO
from hexameron.games.mageknight.options import Incant
from hexameron.games.mageknight.rules import (
    adventures,
    between,
    combat,
    druids,
    end_of_turn,
    exploring,
    movement,
    rounds,
    scenario,
    scoring,
    sites,
    turn,
    underground,
)
from hexameron.games.mageknight.state import City, Place, Talent
from hexameron.kernel.asking import Result
from tests.games.mageknight.positions import FACES, TestQuest, conquer, next_enemies, put, quest
from tests.games.mageknight.quests import begun, counts, in_game
from tests.rules import rule

NAMES = ("mines_liberation", "dungeon_lords", "druid_nights")


def site(q: TestQuest, wanted: str) -> str:
    return next(cell for cell, found in q.atlas.site.items() if found == wanted)


def beaten(q: TestQuest, *numbers: int) -> None:
    """These foes of the combat are defeated, and it is over."""
    from hexameron.games.mageknight.rules import strikes

    here = q.combat(0)
    for number in numbers:
        strikes.defeat(q, 0, here.foes[number])
    here.phase = "over"
    q.play(combat.fight(q, 0))


def last_turns(q: TestQuest) -> bool:
    scenario.check_goal(q, 0)
    return q.state.finale and q.state.waiting == [1, 0]


# ---------------------------------------------------------------------- what they have in common


@rule("MKS-MINE-01", "MKS-DUNG-01", "MKS-DRUID-01")
def test_for_two_to_four_players() -> None:
    assert [SCENARIO[name].seats for name in NAMES] == [(1, 2, 3, 4)] * 3


@rule("MKS-MINE-02", "MKS-DUNG-02", "MKS-DRUID-02")
def test_round_limits() -> None:
    assert [scenario.rounds(quest(seats=2, scenario=name)) for name in NAMES] == [4, 5, 4]


@rule("MKS-MINE-03", "MKS-DUNG-03", "MKS-DRUID-03")
@pytest.mark.parametrize("name", NAMES)
def test_map_shapes(name: str) -> None:
    assert [quest(seats=n, scenario=name).plan.shape for n in (2, 3, 4)] == ["wedge", "wedge", "open_4"]


@rule("MKS-MINE-04", "MKS-MINE-05", "MKS-MINE-06")
@rule("MKS-DRUID-04", "MKS-DRUID-05", "MKS-DRUID-06")
@pytest.mark.parametrize(
    ("name", "always", "never"),
    [
        ("mines_liberation", {"2", "3", "5", "6", "core_8"}, {"core_1", "core_5"}),
        ("druid_nights", {"1", "2", "5", "7", "8", "core_5"}, {"core_8"}),
    ],
)
def test_their_tiles(name: str, always: set[str], never: set[str]) -> None:
    for seats, wanted in ((2, (8, 1, 1)), (3, (9, 2, 1)), (4, (11, 3, 1))):
        for seed in range(4):
            q = begun(name, seats, seed=seed)
            assert counts(q) == wanted
            assert always <= set(in_game(q))
            assert not never & set(in_game(q))


def lords(seed: int, seats: int = 2) -> TestQuest:
    """A set-up of Dungeon Lords in which every secret entrance takes the first space."""
    from hexameron.games.mageknight.setup import begin
    from hexameron.kernel.chance import Dice
    from hexameron.kernel.game import Setup

    answers = [f"choose:{hero}" for hero in ("tovak", "arythea", "goldyx")[: min(seats, 3)]]
    while True:
        q = TestQuest(begin(Setup(scenario="dungeon_lords", seats=seats)), Dice(b"lords %d" % seed))
        try:
            q.play(rounds.play(q), answers, until="tactic.choose")
        except AssertionError as missing:
            keys = str(missing).partition("(")[2].partition(",")[0].strip("'() ")
            answers.append(keys)
            continue
        return q


@rule("MKS-DUNG-04", "MKS-DUNG-05", "MKS-DUNG-06")
@pytest.mark.parametrize(("seats", "wanted"), [(2, (8, 1, 1)), (3, (9, 2, 1)), (4, (11, 3, 1))])
def test_tiles_of_dungeon_lords(seats: int, wanted: tuple[int, int, int]) -> None:
    for seed in range(3):
        q = lords(seed, seats)
        assert counts(q) == wanted
        assert {"7", "9", "core_1", "core_6"} <= set(in_game(q))


@rule("MKS-MINE-07", "MKS-DUNG-07", "MKS-DRUID-07")
@pytest.mark.parametrize(
    ("name", "tile"),
    [("mines_liberation", "core_8"), ("druid_nights", "core_5"), ("dungeon_lords", "core_6")],
)
def test_their_city_is_friendly(name: str, tile: str) -> None:
    q = quest(seats=3, scenario=name, stack=tile, tiles={"h-3.1": "1", "h-2.3": "2"})
    q.play(exploring.lay(q, "h-5.4", 0), until="hide.tomb" if tile == "core_6" else "")
    (city,) = q.state.cities.values()
    assert (city.friendly, city.conquered, city.shields, city.leader) == (True, True, [0, 1, 2], -2)


@rule("MKS-SOLO-23")
@pytest.mark.parametrize("name", ["mines_liberation", "druid_nights"])
def test_alone_they_are_set_up_as_for_two_with_a_virtual_player(name: str) -> None:
    q = begun(name, 1)
    assert counts(q) == (8, 1, 1)
    assert q.state.virtual is not None
    assert q.things.count("skill.virtual") == 10
    assert not any(q.deed(card).interactive for card in q.things.in_zone("spell.deck"))


@rule("MKS-SOLO-23")
@pytest.mark.parametrize("free", [True, False])
def test_alone_the_mission_decides(free: bool) -> None:
    q = quest(scenario="mines_liberation", tiles={"h-3.1": "2"}, round_=4, step="")
    q.state.cities["red"] = City(cell="", friendly=True, conquered=True, shields=[0])
    q.state.announced = 0
    if free:
        conquer(q, site(q, "mine_green"))
    q.state.step = "end"
    assert q.go_on().over == (Result((0,), (4,), "won") if free else Result((), (0,), "lost"))


# ---------------------------------------------------------------------- Mines Liberation


def mine(**given: Any) -> TestQuest:
    """The first hero on an occupied Mine of the countryside."""
    defaults: dict[str, Any] = {
        "seats": 2,
        "scenario": "mines_liberation",
        "tiles": {"h-3.1": "2"},
        "places": ["h0.1"],
    }
    q = quest(**defaults | given)
    q.player(0).at = site(q, "mine_green")
    for name, up in (("prowlers", True), ("minotaur", False)):
        put(q, name, f"on.{q.player(0).at}", face_up=up)
    return q


@rule("MKS-MINE-08", "MKS-MINE-09")
@pytest.mark.parametrize(
    ("tile", "kind", "colour"), [("3", "mine_white", "green"), ("core_3", "mine_white", "red")]
)
def test_a_revealed_mine_is_held_by_two_enemies(tile: str, kind: str, colour: str) -> None:
    q = quest(seats=2, scenario="mines_liberation", stack=tile, tiles={"h-3.1": "1", "h-2.3": "2"})
    q.play(exploring.lay(q, "h-5.4"))
    tokens = q.things.in_zone(f"on.{site(q, kind)}")
    assert [catalogue.enemy(q.things.face[token]).colour for token in tokens] == [colour, "brown"]
    assert [bool(q.things.seen[token]) for token in tokens] == [True, False]


@rule("MKS-MINE-08")
def test_elsewhere_mines_are_free() -> None:
    q = quest(seats=2, stack="3", tiles={"h-3.1": "1", "h-2.3": "2"})
    q.play(exploring.lay(q, "h-5.4"))
    assert not q.things.count(f"on.{site(q, 'mine_white')}")


@rule("MKS-MINE-10")
def test_enemies_in_a_mine_do_not_rampage() -> None:
    q = mine(move=9)
    cell = q.player(0).at
    q.player(0).at = next(c for c in q.atlas.neighbours[cell] if q.atlas.terrain[c] == "plains")
    assert cell in [go.cell for go in movement.options(q, 0)]
    assert cell not in combat.challenges(q, 0, q.player(0).at)
    assert cell not in movement.provoked(q, 0, q.player(0).at, q.atlas.neighbours[cell][0])


@rule("MKS-MINE-11", "MKS-MINE-12", "MKS-MINE-13", "MKS-MINE-29")
def test_a_mine_is_entered_by_an_action_and_both_are_fought_as_at_night() -> None:
    q = mine()
    assert "enter" in [option.key() for option in turn.actions(q, 0)]
    q.play(adventures.enter(q, 0))
    here = q.combat(0)
    assert [q.name(one.token) for one in here.foes] == ["prowlers", "minotaur"]
    assert all(q.things.known(one.token, 1) for one in here.foes)
    assert (here.night, here.units, here.fortified) == (True, True, False)
    assert q.is_night(0)


@rule("MKS-MINE-14")
def test_undefeated_enemies_stay_in_the_mine() -> None:
    q = mine()
    q.play(adventures.enter(q, 0))
    beaten(q, 0)
    assert q.names(f"on.{q.player(0).at}") == ["minotaur"]
    assert not sites.done(q, q.player(0).at)
    assert sites.can_enter(q, 0)


@rule("MKS-MINE-15", "MKS-MINE-16", "MKS-MINE-27")
@pytest.mark.parametrize(
    ("tile", "kind", "reputation"), [("2", "mine_green", 1), ("core_2", "mine_green", 2)]
)
def test_who_defeats_the_last_enemy_liberates_the_mine(tile: str, kind: str, reputation: int) -> None:
    q = mine(tiles={"h-3.1": tile})
    cell = site(q, kind)
    q.things.move(q.find("prowlers", f"on.{cell}"), "gone")
    q.play(adventures.enter(q, 0))
    beaten(q, 0)
    assert q.state.places[cell].shields == [0]
    assert q.player(0).reputation == reputation
    assert q.player(0).fame == 4
    assert not sites.can_enter(q, 0)
    assert q.turn(0).rewards == []


@rule("MKS-MINE-27")
def test_enemies_of_a_mine_give_no_reputation_of_their_own() -> None:
    q = mine()
    q.play(adventures.enter(q, 0))
    beaten(q, 0)
    assert (q.player(0).reputation, q.player(0).fame) == (0, 2)


@rule("MKS-MINE-17", "MKS-MINE-18")
@pytest.mark.parametrize(("free", "crystals"), [(False, 0), (True, 1)])
def test_only_a_liberated_mine_produces(free: bool, crystals: int) -> None:
    q = mine(step="end.space")
    if free:
        conquer(q, q.player(0).at, seat=1)
    q.play(end_of_turn._space(q, 0))
    assert q.player(0).crystals == [0, 0, crystals, 0]


@rule("MKS-MINE-19")
def test_liberated_mines_give_crystals_each_day_and_night() -> None:
    q = mine(source="rb", dice="rb", crystals="www", step="")
    conquer(q, site(q, "mine_green"))
    q.state.places["h9.9"] = Place(shields=[1], conquered=True)
    q.state.step = "prepare"
    q.go_on(until="tactic.choose")
    assert q.player(0).crystals == [0, 0, 1, 3]
    assert q.player(1).crystals == [0, 0, 0, 0]


@rule("MKS-MINE-19")
def test_no_more_than_three_crystals_of_a_colour() -> None:
    q = mine(crystals="ggg")
    conquer(q, site(q, "mine_green"))
    q.play(between.morning(q))
    assert q.player(0).crystals == [0, 0, 3, 0]
    assert q.turn(0).tokens == [0] * 6


@rule("MKS-MINE-20")
def test_without_brown_tokens_hidden_ones_are_drawn_when_they_are_met() -> None:
    q = mine(stack="3", tiles={"h-3.1": "1", "h-2.3": "2"})
    for token in list(q.things.in_zone("enemy.brown")):
        q.things.move(token, "on.h0.0")
        q.things.show_all(token)
    first = q.player(0).at
    q.play(exploring.lay(q, "h-5.4"))
    assert q.things.count(f"on.{first}") == 1
    assert q.names("enemy.brown") == ["minotaur"]
    q.play(adventures.enter(q, 0))
    assert [q.name(one.token) for one in q.combat(0).foes] == ["prowlers", "minotaur"]


@rule("MKS-MINE-21", "MKS-MINE-23")
@pytest.mark.parametrize(
    ("free", "tiles", "ends"), [(True, "", True), (False, "", False), (True, "1", False)]
)
def test_with_all_tiles_revealed_and_all_mines_free_the_end_comes(free: bool, tiles: str, ends: bool) -> None:
    q = mine(stack=tiles)
    if free:
        conquer(q, q.player(0).at)
    assert scenario.all_mines(q) is ends
    assert last_turns(q) is ends


@rule("MKS-MINE-22", "MKS-DUNG-20")
@pytest.mark.parametrize("name", ["mines_liberation", "dungeon_lords"])
def test_the_end_of_the_round_ends_the_game_if_the_goal_is_met(name: str) -> None:
    q = quest(seats=2, scenario=name, round_=1, step="")
    q.state.step = "end"
    assert q.go_on().over is not None


@rule("MKS-MINE-24", "MKS-MINE-25", "MKS-MINE-26", "MKS-MINE-28")
def test_points_for_mines() -> None:
    q = quest(
        seats=2, scenario="mines_liberation", tiles={"h-3.1": "2", "h-2.3": "core_3"}, round_=4, step=""
    )
    conquer(q, site(q, "mine_green"))
    conquer(q, site(q, "mine_white"), seat=1)
    assert scoring.scores(q) == [4, 7 + 5]
    q.things.make([FACES["deed"]["fireball"]] * 2, "deck.0")
    assert scoring.scores(q) == [4 + 4 + 3, 12]
    q.player(0).fame = 2
    q.state.step = "end"
    assert q.go_on().over == Result((0,), (13, 12), "fame")


@rule("MKS-MINE-26")
def test_tied_liberators_share() -> None:
    q = quest(seats=2, scenario="mines_liberation", tiles={"h-3.1": "2", "h-2.3": "3"})
    conquer(q, site(q, "mine_green"))
    conquer(q, site(q, "mine_white"), seat=1)
    assert scoring.scores(q) == [4 + 2, 4 + 2]


# ---------------------------------------------------------------------- Dungeon Lords


def below(**given: Any) -> TestQuest:
    defaults: dict[str, Any] = {"seats": 2, "scenario": "dungeon_lords", "places": ["h0.1"]}
    return quest(**defaults | given)


@rule("MKS-DUNG-08", "MKS-DUNG-09", "MKS-DUNG-26")
def test_beside_a_revealed_village_is_a_secret_dungeon() -> None:
    q = below(stack="4", tiles={"h-3.1": "1", "h-2.3": "3", "h-4.6": "3"})
    played = q.play(exploring.lay(q, "h-5.4", 1), until="hide.dungeon")
    village = next(c for c in q.atlas.board.cells_of(4) if q.atlas.site.get(c) == "village")
    assert played.asked[-1].seat == 1
    cells = [key.removeprefix("hide:") for key in played.asked[-1].keys]
    wanted = [
        cell
        for cell in q.atlas.neighbours[village]
        if cell not in q.atlas.site and q.atlas.terrain[cell] not in {"swamp", "lake", "mountain", "sea"}
    ]
    assert cells == wanted
    assert {q.atlas.tile[cell] for cell in cells} == {2, 3, 4}


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
    assert any(q.atlas.terrain[cell] == "swamp" for cell in q.atlas.neighbours[village])
    assert cells
    assert not any(q.atlas.terrain[cell] == "swamp" for cell in cells)
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
    far = q.atlas.within("h0.0", 9)["h-2.1"]
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
    cells = [cell for cell in q.atlas.terrain if cell not in {"h0.0", "h-2.1"}]
    for cell in cells:
        q.atlas.terrain[cell] = "swamp"
    try:
        assert not underground.options(q, 0)
        for cell in cells:
            q.atlas.terrain[cell] = "mountain"
        assert underground.options(q, 0)
    finally:
        from hexameron.games.mageknight.atlas import atlas

        atlas.cache_clear()


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


# ---------------------------------------------------------------------- Druid Nights


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
    cells = [cell for cell, found in q.atlas.site.items() if found == "glade"]
    for cell in cells[:n]:
        q.state.places.setdefault(cell, Place()).shields.append(seat)


@rule("MKS-DRUID-08", "MKS-DRUID-09")
def test_a_shield_marks_a_glade_and_ends_movement() -> None:
    q = grove(move=9)
    assert [go.key() for go in turn.steps(q, 0)]
    q.play(turn._move(q, 0), ["mark:"])
    assert q.state.places["h-3.1"].shields == [0]
    assert turn.steps(q, 0) == []
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
