"""One Returns, Conquer and Hold, and teams."""

from __future__ import annotations

from typing import Any

import pytest

import hexameron
from hexameron.games.mageknight.atlas import lattice
from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.effects import MOVING
from hexameron.games.mageknight.content.scenarios import SCENARIO
from hexameron.games.mageknight.options import Go
from hexameron.games.mageknight.rules import (
    between,
    combat,
    duel,
    end_of_turn,
    exploring,
    interaction,
    movement,
    offers,
    playing,
    scenario,
    scoring,
    sites,
    strikes,
    turn,
)
from hexameron.games.mageknight.rules.customs import spells
from hexameron.games.mageknight.state import City
from hexameron.kernel.asking import GameOver, Result
from hexameron.kernel.things import UNKNOWN
from tests.games.mageknight.positions import FACES, TestQuest, conquer, next_enemies, quest
from tests.games.mageknight.quests import begun, counts, in_game, laid
from tests.rules import rule


def site(q: TestQuest, wanted: str, number: int = 0) -> str:
    return [cell for cell, found in q.atlas.site.items() if found == wanted][number]


# ---------------------------------------------------------------------- One Returns


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


# ---------------------------------------------------------------------- Conquer and Hold


def hold(**given: Any) -> TestQuest:
    defaults: dict[str, Any] = {
        "seats": 2,
        "scenario": "conquer_and_hold",
        "tiles": {"h-3.1": "9", "h-2.3": "3"},
        "places": ["h0.1"],
    }
    return quest(**defaults | given)


@rule("MKS-HOLD-01", "MKS-HOLD-02", "MKS-HOLD-32")
@pytest.mark.parametrize(("seats", "limit"), [(2, 6), (3, 4), (4, 4)])
def test_rounds_of_conquer_and_hold(seats: int, limit: int) -> None:
    assert seats in SCENARIO["conquer_and_hold"].seats
    assert scenario.rounds(hold(seats=seats)) == limit


@rule("MKS-HOLD-03", "MKS-HOLD-04", "MKS-HOLD-05", "MKS-HOLD-06", "MKS-HOLD-33")
def test_the_map_of_conquer_and_hold_is_fixed() -> None:
    q = begun("conquer_and_hold", 2)
    assert laid(q)[0] == "start_b"
    assert [lattice(one.at) for one in q.state.tiles[1:]] == [(0, 1), (1, 0), (1, -1)]
    waiting = {
        zone.removeprefix("tiles.at."): names
        for zone in q.things.order
        if zone.startswith("tiles.at.") and (names := q.names(zone))
    }
    places = {lattice(spot): names[0] for spot, names in waiting.items()}
    rural, core = {(1, 1), (2, -1)}, {(2, 1), (2, 0), (3, 0), (3, -1)}
    assert set(places) == rural | core
    assert {places[place] for place in core} == {"core_2", "core_3", "core_4", "core_7"}
    assert {places[place] for place in rural} | set(laid(q)[1:]) == {"3", "4", "9", "10", "11"}
    for zone in waiting:
        assert not any(q.things.seen[tile] for tile in q.things.in_zone(f"tiles.at.{zone}"))


@rule("MKS-HOLD-33")
def test_the_tile_that_waits_is_turned_up() -> None:
    q = begun("conquer_and_hold", 2)
    q.player(0).at = next(c for c in q.atlas.board.cells_of(2) if exploring.frontier(q, c))
    q.turn(0).move = 2
    spots = [option.cell for option in exploring.options(q, 0)]
    assert spots
    for spot in spots:
        assert q.things.count(f"tiles.at.{spot}") == 1
    (name,) = q.names(f"tiles.at.{spots[0]}")
    q.play(exploring.explore(q, 0, exploring.options(q, 0)[0]))
    assert laid(q)[-1] == name
    assert spots[0] not in [option.cell for option in exploring.options(q, 0)]


@rule("MKS-HOLD-31")
def test_all_tiles_may_lie_open() -> None:
    q = begun("conquer_and_hold", 2, {"open_map": True})
    assert len(q.state.tiles) == 10
    kinds = [found for found in q.atlas.site.values() if found in {"keep", "mage_tower"}]
    assert (kinds.count("keep"), kinds.count("mage_tower")) == (5, 5)
    assert in_game(q) == sorted(laid(q)[1:])


@rule("MKS-HOLD-07")
def test_its_city_is_closed() -> None:
    q = hold(tiles={"h-3.1": "core_7"}, move=9)
    q.state.cities["white"] = City(cell="h-3.1", level=1)
    q.player(0).at = next(c for c in q.atlas.neighbours["h-3.1"] if q.atlas.terrain[c] == "plains")
    assert "h-3.1" not in [go.cell for go in movement.options(q, 0)]


@rule("MKS-HOLD-07", "MKS-FREC-07")
@pytest.mark.parametrize(
    ("name", "guarded"),
    [("conquer_and_hold", False), ("first_reconnaissance", False), ("full_conquest", True)],
)
def test_a_closed_city_takes_no_enemies_from_the_piles(name: str, *, guarded: bool) -> None:
    q = quest(seats=2, scenario=name, tiles={"h-3.1": "core_7"})
    q.play(sites.reveal_city(q, "h-3.1", "white"))
    assert bool(q.things.in_zone("city.white")) == guarded


@rule("MKS-HOLD-08")
def test_there_are_no_units_of_level_four() -> None:
    q = begun("conquer_and_hold", 2)
    assert {catalogue.unit(q.things.face[card]).level for card in q.things.in_zone("unit.elite")} == {3}


@rule("MKS-HOLD-09", "MKS-HOLD-10")
@pytest.mark.parametrize(
    ("seats", "round_", "elite"), [(2, 3, False), (2, 4, True), (4, 2, False), (4, 3, True), (3, 3, True)]
)
def test_elite_units_come_in_the_second_half(seats: int, round_: int, elite: bool) -> None:
    q = begun("conquer_and_hold", seats)
    q.state.round, q.state.core_seen = round_, not elite
    offers.clear_units(q)
    q.play(offers.deal_units(q))
    units = [c for c in q.things.in_zone("unit.offer") if q.things.face[c] >= catalogue.UNIT_FACE]
    assert [catalogue.unit(q.things.face[c]).elite for c in units][:3] == (
        [True, False, True] if elite else [False] * 3
    )


@rule("MKS-HOLD-11", "MKS-HOLD-12")
@pytest.mark.parametrize(("kind", "wanted"), [("keep", ["V", "K"]), ("mage_tower", ["M", "T"])])
def test_who_serves_in_keeps_and_towers(kind: str, wanted: list[str]) -> None:
    q = hold(
        offer=" ".join(name for name, face in FACES["unit"].items() if not catalogue.unit(face).expansion),
        influence=99,
    )
    q.player(0).at = site(q, kind)
    conquer(q, q.player(0).at)
    keys = [option.key() for option in interaction.purchases(q, 0)]
    for card in q.things.in_zone("unit.offer"):
        serves = any(letter in catalogue.unit(q.things.face[card]).sites for letter in wanted)
        assert (f"recruit:t{card}" in keys) is serves
    q.state.scenario = "full_conquest"
    assert len(interaction.purchases(q, 0)) < len(keys)


@rule("MKS-HOLD-13")
def test_assaults_cost_no_reputation() -> None:
    q = hold(move=9)
    keep = site(q, "keep")
    q.play(movement.assault(q, 0, "h0.0", keep))
    assert q.player(0).reputation == 0
    q = hold()
    conquer(q, site(q, "keep"), seat=1)
    q.play(movement.assault_keep(q, 0, "h0.0", site(q, "keep")))
    assert q.player(0).reputation == 0


def storm(q: TestQuest, cell: str) -> None:
    """The first hero enters a site."""
    q.player(0).at = cell
    q.play(movement.enter(q, 0, "h0.0", cell))


def win(q: TestQuest) -> None:
    here = q.combat(0)
    for one in here.foes:
        strikes.defeat(q, 0, one)
    here.phase = "over"
    q.play(combat.fight(q, 0))


@rule("MKS-HOLD-14", "MKS-HOLD-15")
def test_a_conquered_tower_belongs_to_the_conqueror_and_teaches_no_spell() -> None:
    q = hold(on={"h-3.0": "monks"})
    tower = site(q, "mage_tower")
    q.things.move(q.find("monks", "on.h-3.0"), f"on.{tower}")
    storm(q, tower)
    win(q)
    assert q.turn(0).rewards == []
    assert sites.owner(q, tower) == 0
    assert interaction.can_talk(q, 0)
    q.player(1).at = tower
    assert not interaction.can_talk(q, 1)
    assert not movement.safe(q, 1, tower)


@rule("MKS-HOLD-16", "MKS-HOLD-17", "MKS-HOLD-20", "MKS-HOLD-21", "MKS-HOLD-22")
@pytest.mark.parametrize("kind", ["keep", "mage_tower"])
@pytest.mark.parametrize(("round_", "foes"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_who_defends_the_empty_site_of_another_player(kind: str, round_: int, foes: int) -> None:
    q = hold(round_=round_)
    cell = site(q, kind)
    conquer(q, cell, seat=1)
    if kind == "mage_tower":
        next_enemies(q, "monks", "illusionists")
    storm(q, cell)
    here = q.combat(0)
    assert [q.enemy(one).colour for one in here.foes] == ["grey" if kind == "keep" else "violet"] * foes
    assert here.fortified
    assert all(q.things.known(one.token, seat) for one in here.foes for seat in (0, 1)), (
        "they are seen by all"
    )
    fame = sum(q.enemy(one).fame for one in here.foes)
    win(q)
    assert q.player(0).fame == (fame + 1) // 2
    assert sites.owner(q, cell) == 0


@rule("MKS-HOLD-21")
def test_the_sum_of_their_fame_is_halved_once() -> None:
    q = hold(round_=3)
    keep = site(q, "keep")
    conquer(q, keep, seat=1)
    next_enemies(q, "guardsmen", "crossbowmen")
    storm(q, keep)
    assert [q.enemy(one).fame for one in q.combat(0).foes] == [3, 3]
    win(q)
    assert q.player(0).fame == 3


@rule("MKS-HOLD-18")
@pytest.mark.parametrize(("night", "colour"), [(False, 4), (True, 5)])
def test_own_towers_give_mana_at_the_start_of_a_turn(night: bool, colour: int) -> None:
    q = hold(tiles={"h-3.1": "9", "h-2.3": "4"}, night=night, step="start", hand="march")
    towers = [site(q, "mage_tower", n) for n in (0, 1)]
    for tower in towers:
        conquer(q, tower)
    q.player(0).at = next(c for c in q.atlas.neighbours[towers[0]] if q.atlas.terrain[c] == "plains")
    q.play(turn._start(q, 0))
    assert q.turn(0).tokens[colour] == 2
    assert sum(q.turn(0).tokens) == 2


@rule("MKS-HOLD-18", "MK-PVP-10")
def test_own_towers_give_mana_to_who_fights_in_advance() -> None:
    q = hold(tiles={"h-3.1": "9", "h-2.3": "4"})
    tower = site(q, "mage_tower")
    conquer(q, tower, seat=1)
    cell = next(c for c in q.atlas.neighbours[tower] if q.atlas.terrain[c] == "plains")
    q.player(0).at = q.player(1).at = cell
    q.things.make([FACES["deed"]["march"]], "hand.1")
    duel.start(q, 0, 1, "h0.0")
    q.play(turn.take(q, 0), ["participate:1"], until="duel.attack")
    assert q.turn(1).tokens[4] == 1


@rule("MKS-HOLD-18")
def test_far_from_a_tower_there_is_no_mana() -> None:
    q = hold(step="start", hand="march")
    conquer(q, site(q, "mage_tower"))
    q.player(0).at = "h1.0"
    q.play(turn._start(q, 0))
    assert sum(q.turn(0).tokens) == 0


@rule("MKS-HOLD-19")
def test_keep_and_tower_give_both() -> None:
    q = hold(step="start", hand="march")
    keep, tower = site(q, "keep"), site(q, "mage_tower")
    conquer(q, keep)
    conquer(q, tower)
    between_ = [c for c in q.atlas.neighbours[keep] if c in q.atlas.neighbours[tower]]
    q.player(0).at = between_[0]
    q.play(turn._start(q, 0))
    assert q.turn(0).tokens[4] == 1
    assert end_of_turn.hand_bonus(q, 0) == 1


@rule("MKS-HOLD-34")
def test_a_tower_with_its_owner_inside_means_a_duel() -> None:
    q = hold(hands=["march", "march"])
    tower = site(q, "mage_tower")
    conquer(q, tower, seat=1)
    q.player(1).at = tower
    storm(q, tower)
    assert q.turn(0).combat is None
    assert q.state.duel is not None
    assert (q.state.duel.aggressor, q.state.duel.defender) == (0, 1)


@rule("MKS-HOLD-26", "MKS-HOLD-27", "MKS-HOLD-28", "MKS-HOLD-29")
def test_keeps_and_towers_decide_not_fame() -> None:
    q = hold(round_=6, step="")
    conquer(q, site(q, "keep"))
    conquer(q, site(q, "mage_tower"), seat=1)
    q.player(1).fame = 99
    assert not scenario.goal_met(q)
    q.state.step = "end"
    assert q.go_on().over == Result((0,), (3, 2), "hold")


@rule("MKS-HOLD-30")
def test_a_tie_has_no_winner() -> None:
    q = hold(round_=6, step="")
    conquer(q, site(q, "keep"))
    conquer(q, site(q, "keep", 1), seat=1)
    q.state.step = "end"
    assert q.go_on().over == Result((), (3, 3), "hold")


@rule("MKS-HOLD-23", "MKS-HOLD-35")
def test_four_hold_in_teams_and_add_up_their_points() -> None:
    q = begun("conquer_and_hold", 4, {"open_map": True})
    assert scenario.sides(q) == [[0, 2], [1, 3]]
    conquer(q, site(q, "keep"), seat=0)
    conquer(q, site(q, "mage_tower"), seat=2)
    conquer(q, site(q, "keep", 1), seat=1)
    q.state.round, q.state.step = 4, "end"
    assert q.go_on().over == Result((0, 2), (5, 3, 5, 3), "hold")


@rule("MKS-HOLD-25")
def test_an_allys_tower_gives_mana_by_ones_own_towers() -> None:
    q = begun("conquer_and_hold", 4, {"open_map": True})
    towers = [site(q, "mage_tower", n) for n in range(3)]
    conquer(q, towers[0], seat=2)
    q.player(0).at = towers[0]
    assert interaction.can_talk(q, 0)
    assert sites.own_near(q, 0, "mage_tower") == 0
    conquer(q, towers[1])
    conquer(q, towers[2])
    assert sites.own_near(q, 0, "mage_tower") == 2
    assert not sites.hostile(q, 0, towers[0])
    assert sites.hostile(q, 1, towers[0])


# ---------------------------------------------------------------------- teams


def teams(**given: Any) -> TestQuest:
    """Seats 0 and 2 against 1 and 3."""
    defaults: dict[str, Any] = {
        "seats": 4,
        "variants": {"teams": "across"},
        "places": ["h0.1", "h1.0", "h-1.0"],
        "tiles": {"h-3.1": "9", "h-2.3": "3"},
    }
    q = quest(**defaults | given)
    q.state.facts |= {"team 0": 0, "team 2": 0, "team 1": 1, "team 3": 1}
    return q


@rule("MKS-TEAM-01", "MKS-TEAM-02", "MKS-ONE-15", "MKS-FULL-17")
@pytest.mark.parametrize(("how", "wanted"), [("across", [[0, 2], [1, 3]]), ("beside", [[0, 1], [2, 3]])])
def test_teams_as_agreed(how: str, wanted: list[list[int]]) -> None:
    q = begun("full_conquest", 4, {"teams": how})
    assert scenario.sides(q) == wanted


@rule("MKS-TEAM-02")
def test_teams_by_lot_before_heroes_are_chosen() -> None:
    found = set()
    for seed in range(12):
        q = begun("full_conquest", 4, {"teams": "random"}, seed=seed, answers=[], until="hero.choose")
        assert [len(side) for side in scenario.sides(q)] == [2, 2]
        found.add(tuple(map(tuple, scenario.sides(q))))
    assert len(found) == 3


@rule("MKS-TEAM-04")
def test_spells_on_others_strike_partners_too() -> None:
    assert sorted(spells.others(teams(), 0)) == [1, 2, 3]


@rule("MKS-TEAM-05")
def test_nothing_can_be_given_to_an_ally() -> None:
    q = teams(hand="march", crystals="rgb", units="peasants", skills="dark_paths")
    q.player(2).at = "h0.0"
    keys = [
        option.key() for option in (*turn.steps(q, 0), *turn.actions(q, 0), *playing.options(q, 0, MOVING))
    ]
    assert keys
    assert not [key for key in keys if "p2" in key]


@rule("MKS-TEAM-07")
def test_what_allies_may_agree_about_lies_open_to_all() -> None:
    match = hexameron.new(
        "mageknight", scenario="full_conquest", seats=4, seed=3, variants={"teams": "across"}
    )
    while "tactic.choose" not in [ask.prompt for ask in match.pending.values()]:
        seat = next(iter(match.pending))
        match.choose(seat, match.options(seat)[0])
    mine, theirs = match.view(0), match.view(2)
    for zone in ("advanced.offer", "spell.offer", "unit.offer"):
        faces = [mine.things.face[card] for card in mine.things.in_zone(zone)]
        assert faces
        assert UNKNOWN not in faces
        assert faces == [theirs.things.face[card] for card in theirs.things.in_zone(zone)]
    assert mine.source
    assert mine.source == theirs.source
    assert mine.tactics
    assert mine.tactics == theirs.tactics
    assert [player.at for player in mine.players] == [player.at for player in theirs.players]


@rule("MKS-TEAM-08")
def test_hands_stay_hidden_from_allies() -> None:
    q = begun("full_conquest", 4, {"teams": "across"})
    assert not any(q.things.known(card, 2) for card in q.hand(0))


@rule("MKS-TEAM-09", "MKS-TEAM-10")
def test_who_comes_to_an_ally_must_withdraw() -> None:
    q = teams()
    q.player(0).at = "h1.0"
    q.player(0).trail = ["h0.0"]
    q.turn(0).step = "end.withdraw"
    q.play(end_of_turn._withdraw(q, 0))
    assert (q.player(0).at, q.player(2).at) == ("h0.0", "h1.0")
    assert len(q.wounds_in_hand(0)) == 1


@rule("MKS-TEAM-09")
def test_allies_may_share_the_portal_and_a_city() -> None:
    q = teams()
    q.player(2).at = "h0.0"
    assert movement.safe(q, 0, "h0.0")


@rule("MKS-TEAM-11")
def test_allies_do_not_fight_each_other() -> None:
    q = teams()
    assert not duel.allowed(q, 0, 2)
    assert duel.allowed(q, 0, 1)


@rule("MKS-TEAM-12", "MKS-HOLD-24")
def test_an_allys_empty_keep_is_open() -> None:
    q = teams(move=9)
    keep = site(q, "keep")
    conquer(q, keep, seat=2)
    q.player(0).at = next(c for c in q.atlas.neighbours[keep] if q.atlas.terrain[c] == "plains")
    q.play(movement.go(q, 0, Go(keep)))
    assert q.turn(0).combat is None
    assert q.player(0).reputation == 0
    assert interaction.can_talk(q, 0)
    assert movement.safe(q, 0, keep)
    q.player(1).at = keep
    assert not interaction.can_talk(q, 1)


@rule("MK-CBT-04", "MK-SHARE-04", "MKS-TEAM-12")
def test_an_ally_of_the_owner_defends_a_keep_as_the_owner_does() -> None:
    q = teams(move=9, hands=["march", "march", "march", "march"])
    keep = site(q, "keep")
    conquer(q, keep, seat=1)
    q.player(3).at = keep
    q.player(0).at = next(c for c in q.atlas.neighbours[keep] if q.atlas.terrain[c] == "plains")
    q.play(movement.go(q, 0, Go(keep)))
    assert q.turn(0).combat is None, "no garrison is drawn"
    assert q.player(0).reputation == -1
    fought = q.state.duel
    assert fought is not None
    assert (fought.aggressor, fought.defender) == (0, 3)
    q.play(turn.take(q, 0), ["participate:0"], until="duel.attack")
    fought.step, fought.attacker, fought.stage, fought.force = "melee", 0, "assign", 9
    push = next(c for c in duel.refuges(q, fought))
    q.play(turn.take(q, 0), [f"push:{push}"], until="turn.after")
    assert q.state.places[keep].shields == [0], "his Shield takes the place of the absent owner's"


@rule("MKS-TEAM-13", "MKS-TEAM-14", "MKS-HOLD-24")
@pytest.mark.parametrize(("own", "bonus"), [(0, 0), (1, 1)])
def test_an_allys_keep_raises_the_hand_limit_by_ones_own_keeps(own: int, bonus: int) -> None:
    q = teams()
    keep, other = site(q, "keep"), site(q, "keep", 1)
    conquer(q, keep, seat=2)
    if own:
        conquer(q, other)
    q.player(0).at = keep
    assert other not in q.atlas.neighbours[keep]
    assert end_of_turn.hand_bonus(q, 0) == bonus


@rule("MKS-TEAM-15", "MKS-TEAM-16", "MKS-TEAM-17", "MKS-TEAM-18", "MKS-TEAM-19")
def test_the_score_of_a_team() -> None:
    q = teams(round_=6, step="")
    for seat, fame in enumerate((30, 12, 8, 9)):
        q.player(seat).fame = fame
    for seat, cards in enumerate(("fireball fireball", "fireball wound", "fireball wound", "wound wound")):
        q.things.make([FACES["deed"][name] for name in cards.split()], f"deck.{seat}")
    assert scoring.scores(q) == [8 + 4 + 3 - 2, 9 + 2 - 4 - 3]
    q.state.step = "end"
    assert q.go_on().over == Result((0, 2), (13, 4, 13, 4), "fame")
