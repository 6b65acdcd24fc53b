"""First Reconnaissance, and the scenarios in which cities are conquered: numbers, end and scoring."""

from __future__ import annotations

import pytest

from hexameron.games.mageknight.content import catalogue, tracks
from hexameron.games.mageknight.content.scenarios import SCENARIO
from hexameron.games.mageknight.content.variants import check, offered
from hexameron.games.mageknight.options import Explore
from hexameron.games.mageknight.rules import (
    alliance,
    duel,
    end_of_turn,
    exploring,
    levels,
    movement,
    offers,
    rounds,
    scenario,
    scoring,
    tactics,
)
from hexameron.games.mageknight.state import NOBODY, VIRTUAL, City, Virtual
from hexameron.kernel.asking import Result
from hexameron.kernel.game import Setup, SetupError
from tests.games.mageknight.positions import FACES, TestQuest, put, quest
from tests.games.mageknight.quests import begun, counts, in_game, laid, tile_names
from tests.rules import rule


def offered_units(q: TestQuest) -> list[int]:
    return [card for card in q.things.in_zone("unit.offer") if q.things.face[card] >= catalogue.UNIT_FACE]


def seats_of(name: str) -> tuple[int, ...]:
    return SCENARIO[name].seats


def conquered(q: TestQuest, *leaders: int) -> None:
    """Conquered cities, each with its leader."""
    for colour, leader in zip(("red", "blue", "green", "white"), leaders, strict=False):
        q.state.cities[colour] = City(cell="", level=4, conquered=True, leader=leader, shields=[leader])


def finale(q: TestQuest) -> list[int]:
    """The turns that follow once the goal is met in the turn of the first seat."""
    q.player(0).turn.step = "end.draw"
    q.play(rounds._turns(q))
    assert q.state.finale
    had = []
    while q.state.step == "turns":
        me = q.state.order[q.state.place]
        had.append(me)
        if me >= 0:
            q.player(me).token_down = True
        q.play(rounds._turns(q))
    return had


def over(q: TestQuest) -> Result:
    q.state.step = "end"
    found = q.go_on().over
    assert found is not None
    return found


# ---------------------------------------------------------------------- numbers


@rule("MKS-FULL-01", "MKS-BLITZ-01", "MKS-SOLO-01", "MKS-FCOOP-01", "MKS-BCOOP-01", "MKS-FREC-01")
def test_for_how_many_players() -> None:
    assert seats_of("full_conquest") == seats_of("blitz_conquest") == (2, 3, 4)
    assert seats_of("solo_conquest") == (1,)
    assert seats_of("full_cooperation") == seats_of("blitz_cooperation") == (2, 3, 4)
    assert seats_of("first_reconnaissance") == (1, 2, 3, 4)


@rule(
    "MKS-FULL-02", "MKS-BLITZ-02", "MKS-SOLO-02", "MKS-FCOOP-02", "MKS-BCOOP-02", "MKS-FREC-02", "MKS-FREC-18"
)
@pytest.mark.parametrize(
    ("name", "seats", "limit"),
    [
        ("full_conquest", 4, 6),
        ("blitz_conquest", 3, 4),
        ("solo_conquest", 1, 6),
        ("full_cooperation", 3, 6),
        ("blitz_cooperation", 2, 4),
        ("first_reconnaissance", 2, 3),
        ("first_reconnaissance", 1, 4),
    ],
)
def test_round_limits(name: str, seats: int, limit: int) -> None:
    assert scenario.rounds(quest(scenario=name, seats=seats)) == limit


@rule("MKS-FULL-03", "MKS-BLITZ-03", "MKS-SOLO-03", "MKS-FCOOP-03", "MKS-FREC-03", "MKS-FREC-22")
@pytest.mark.parametrize(
    ("name", "shapes"),
    [
        ("full_conquest", ["wedge", "wedge", "open_5"]),
        ("blitz_conquest", ["wedge", "wedge", "open_4"]),
        ("solo_conquest", ["wedge"]),
        ("full_cooperation", ["open_5"] * 3),
        ("first_reconnaissance", ["wedge_free"] * 4),
    ],
)
def test_map_shapes(name: str, shapes: list[str]) -> None:
    assert [quest(scenario=name, seats=seats).plan.shape for seats in seats_of(name)] == shapes


@rule(
    "MKS-FULL-04",
    "MKS-FULL-05",
    "MKS-FULL-06",
    "MKS-BLITZ-04",
    "MKS-BLITZ-05",
    "MKS-BLITZ-06",
    "MKS-SOLO-04",
    "MKS-SOLO-05",
    "MKS-SOLO-06",
    "MKS-FCOOP-04",
    "MKS-FCOOP-05",
    "MKS-FCOOP-06",
    "MKS-BCOOP-04",
    "MKS-BCOOP-05",
    "MKS-BCOOP-06",
    "MKS-FREC-04",
    "MKS-FREC-05",
    "MKS-FREC-06",
    "MKS-FREC-17",
    "MKS-FREC-22",
)
@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("full_conquest", {2: (8, 1, 2), 3: (9, 2, 3), 4: (11, 3, 4)}),
        ("blitz_conquest", {2: (6, 1, 2), 3: (7, 2, 3), 4: (9, 3, 4)}),
        ("solo_conquest", {1: (7, 2, 2)}),
        ("full_cooperation", {2: (8, 2, 3), 3: (10, 3, 4)}),
        ("blitz_cooperation", {2: (7, 1, 2), 3: (8, 2, 3)}),
        ("first_reconnaissance", {1: (8, 2, 1), 2: (8, 2, 1), 3: (9, 2, 1), 4: (11, 2, 1)}),
    ],
)
def test_numbers_of_tiles(name: str, wanted: dict[int, tuple[int, int, int]]) -> None:
    assert {seats: counts(begun(name, seats)) for seats in wanted} == wanted


@rule(
    "MKS-FULL-07",
    "MKS-BLITZ-07",
    "MKS-SOLO-07",
    "MKS-FCOOP-07",
    "MKS-BCOOP-07",
    "MKS-BCOOP-08",
    "MKS-CITY-01",
)
@pytest.mark.parametrize(
    ("name", "seats", "wanted"),
    [
        ("full_conquest", 3, (4, 4, 4)),
        ("blitz_conquest", 2, (3, 3)),
        ("solo_conquest", 1, (5, 8)),
        ("full_cooperation", 2, (5, 5, 8)),
        ("full_cooperation", 3, (5, 5, 5, 11)),
        ("blitz_cooperation", 2, (5, 8)),
        ("blitz_cooperation", 3, (5, 8, 11)),
    ],
)
def test_levels_of_cities_in_the_order_of_revealing(name: str, seats: int, wanted: tuple[int, ...]) -> None:
    q = quest(scenario=name, seats=seats)
    assert tuple(scenario.city_level(q, n) for n in range(len(wanted))) == wanted


@rule("MKS-SOLO-07", "MKS-CITY-01")
def test_a_revealed_city_has_the_garrison_of_its_level() -> None:
    q = quest(stack="core_7 core_5", tiles={"h-3.1": "1", "h-2.3": "2"})
    q.play(exploring.lay(q, "h-5.4"))
    assert q.state.cities["white"].level == 5
    assert q.things.count("city.white") == 3
    q.play(exploring.lay(q, "h-8.5"))
    assert q.state.cities["green"].level == 8
    assert q.things.count("city.green") == 4


@rule("MKS-FULL-16", "MKS-BLITZ-16", "MKS-SOLO-21", "MKS-FCOOP-26", "MKS-CITY-02")
@pytest.mark.parametrize("name", ["full_conquest", "blitz_conquest", "full_cooperation", "solo_conquest"])
def test_levels_of_cities_may_be_agreed_on(name: str) -> None:
    record = SCENARIO[name]
    q = quest(scenario=name, seats=record.seats[0], variants={"city_2": 11})
    assert scenario.city_level(q, 1) == 11
    assert scenario.city_level(q, 0) == record.levels[record.seats[0]][0]
    levels_ = next(variant.values for variant in offered(record) if variant.name == "city_1")
    lowest = 4 if name == "full_conquest" else 1
    assert levels_ == (0, *range(lowest, 12))


# ---------------------------------------------------------------------- blitz


@rule("MKS-BLITZ-08", "MKS-BLITZ-10", "MKS-BCOOP-09", "MKS-BCOOP-11")
@pytest.mark.parametrize("name", ["blitz_conquest", "blitz_cooperation"])
def test_a_blitz_begins_with_fame_and_a_good_name(name: str) -> None:
    q = begun(name, 2)
    assert [(player.fame, player.reputation) for player in q.state.players] == [(1, 2)] * 2
    assert tracks.reputation_modifier(2) == 1


@rule("MKS-BLITZ-09", "MKS-BCOOP-10")
@pytest.mark.parametrize("name", ["blitz_conquest", "blitz_cooperation"])
@pytest.mark.parametrize(("fame", "after", "level"), [(3, 4, 2), (7, 9, 3), (8, 10, 3)])
def test_each_line_crossed_in_a_blitz_is_worth_fame(name: str, fame: int, after: int, level: int) -> None:
    q = quest(seats=2, scenario=name)
    q.player(0).fame = fame
    q.play(levels.level_up(q, 0))
    assert (q.player(0).fame, q.player(0).level) == (after, level)


@rule("MKS-BLITZ-09")
def test_without_a_blitz_a_line_is_worth_nothing() -> None:
    q = quest(seats=2)
    q.player(0).fame = 3
    q.play(levels.level_up(q, 0))
    assert q.player(0).fame == 3


@rule("MKS-BLITZ-11", "MKS-BLITZ-12", "MKS-BCOOP-12", "MKS-BCOOP-13")
@pytest.mark.parametrize(
    ("name", "seats"), [("blitz_conquest", 4), ("blitz_conquest", 2), ("blitz_cooperation", 3)]
)
def test_a_blitz_has_a_die_and_a_unit_more(name: str, seats: int) -> None:
    q = begun(name, seats)
    assert len(q.state.source) == seats + 3
    assert len(offered_units(q)) == seats + 3
    offers.clear_units(q)
    q.play(offers.deal_units(q))
    assert len(offered_units(q)) == seats + 3


# ---------------------------------------------------------------------- First Reconnaissance


@rule("MKS-FREC-04")
@pytest.mark.parametrize(("seats", "last"), [(2, 8), (3, 9), (4, 11)])
def test_countryside_comes_by_number(seats: int, last: int) -> None:
    q = begun("first_reconnaissance", seats)
    assert laid(q)[1:] == ["1", "2"]
    assert tile_names(q, "tiles")[: last - 2] == [str(n) for n in range(3, last + 1)]
    assert all(name.startswith("core") for name in tile_names(q, "tiles")[last - 2 :])


@rule("MKS-FREC-07")
def test_the_city_of_the_first_reconnaissance_is_closed() -> None:
    q = quest(seats=2, scenario="first_reconnaissance", tiles={"h-3.1": "core_7"}, move=9)
    q.state.cities["white"] = City(cell="h-3.1", level=1)
    q.player(0).at = next(cell for cell in q.atlas.neighbours["h-3.1"] if q.atlas.terrain[cell] == "plains")
    assert "h-3.1" not in [go.cell for go in movement.options(q, 0)]
    q.state.scenario = "full_conquest"
    assert "h-3.1" in [go.cell for go in movement.options(q, 0)]


@rule("MKS-FREC-08")
@pytest.mark.parametrize(("name", "fame"), [("first_reconnaissance", 1), ("full_conquest", 0)])
@pytest.mark.parametrize("tile", ["3", "core_1"])
def test_each_revealed_tile_is_worth_fame(name: str, fame: int, tile: str) -> None:
    q = quest(seats=2, scenario=name, stack=tile, tiles={"h-3.1": "1", "h-2.3": "2"}, move=2)
    q.play(exploring.explore(q, 0, Explore("h-5.4")))
    assert q.player(0).fame == fame


@rule("MKS-FREC-08")
def test_tiles_of_the_set_up_give_no_fame() -> None:
    assert [player.fame for player in begun("first_reconnaissance", 2).state.players] == [0, 0]


@rule("MKS-FREC-09")
@pytest.mark.parametrize("agreed", [False, True])
def test_players_do_not_fight_in_it_unless_they_agreed(agreed: bool) -> None:
    q = quest(seats=2, scenario="first_reconnaissance", variants={"fighting": agreed})
    assert duel.allowed(q, 0, 1) is agreed


@rule("MKS-FREC-10")
def test_a_first_game_has_a_unit_for_villages() -> None:
    for seed in range(25):
        q = begun("first_reconnaissance", 2, {"first_game": True}, seed=seed)
        cards = offered_units(q)
        assert len(cards) == 4
        assert any("V" in catalogue.unit(q.things.face[card]).sites for card in cards)


@rule("MKS-FREC-11")
def test_there_are_no_elite_units_in_it() -> None:
    q = begun("first_reconnaissance", 3)
    q.state.core_seen = True
    offers.clear_units(q)
    q.play(offers.deal_units(q))
    assert not any(catalogue.unit(q.things.face[card]).elite for card in offered_units(q))


@rule("MKS-FREC-12")
def test_its_offers_are_laid_out_when_they_are_needed() -> None:
    q = begun("first_reconnaissance", 2)
    assert q.things.count("spell.offer") == q.things.count("advanced.offer") == 0
    q.play(offers.renew(q, "spell.offer"))
    assert q.things.count("spell.offer") == 0
    q.player(0).fame = 3
    q.play(
        levels.level_up(q, 0),
        until="level.action",
        answers=[f"take_skill:t{q.things.in_zone('skill.0')[-1]}"],
    )
    assert q.things.count("advanced.offer") == 3


@rule("MKS-FREC-12")
def test_a_reward_needs_the_offers() -> None:
    q = begun("first_reconnaissance", 2)
    q.turn(0).rewards = ["spell"]
    q.turn(0).step = "end.rewards"
    q.play(end_of_turn.end(q, 0), until="end.choose")
    assert q.things.count("spell.offer") == 3


@rule("MKS-FREC-13")
def test_when_the_city_is_revealed_everybody_has_a_last_turn() -> None:
    q = quest(seats=3, scenario="first_reconnaissance", places=["h0.1", "h1.0"], step="")
    q.state.cities["red"] = City(cell="", level=1)
    assert finale(q) == [1, 2, 0]


@rule("MKS-FREC-14", "MKS-FULL-09", "MKS-BLITZ-14")
@pytest.mark.parametrize("name", ["first_reconnaissance", "full_conquest", "blitz_conquest"])
def test_if_the_round_ends_meanwhile_the_game_is_over(name: str) -> None:
    q = quest(seats=2, scenario=name, step="", round_=1)
    conquered(q, 0, 1)
    q.state.announced = 1
    q.state.step = "end"
    assert q.go_on().over is not None


@rule("MKS-FREC-15", "MKS-FREC-16")
def test_most_fame_wins_and_a_tie_is_shared() -> None:
    q = quest(seats=3, scenario="first_reconnaissance", round_=3, step="", fame=7)
    q.things.make([FACES["deed"]["wound"]], "deck.1")
    q.player(1).fame = 8
    q.player(2).fame = 7
    assert over(q) == Result((0, 2), (7, 8 - 2 - 3, 7), "fame")


@rule("MKS-FREC-19")
def test_alone_it_has_a_virtual_player_and_the_tactics_of_solo() -> None:
    q = begun("first_reconnaissance", 1)
    assert q.state.virtual is not None
    assert q.things.count("skill.virtual") == 10
    assert not any(q.deed(card).interactive for card in q.things.in_zone("spell.deck"))
    played = q.play(rounds.play(q), ["choose:tactic.planning"], until="turn.move")
    assert len(played.keys("tactic.choose")) == 6
    used = [q.player(0).tactic, q.state.virtual.tactic]
    tactics.put_away(q)
    assert q.state.tactics_gone == used


@rule("MKS-FREC-20", "MKS-FREC-23")
def test_alone_there_are_no_titles() -> None:
    q = quest(scenario="first_reconnaissance", round_=4, step="", fame=9)
    q.things.make([FACES["deed"]["fireball"]], "deck.0")
    q.state.virtual = Virtual(hero="goldyx", crystals=[0] * 4)
    assert over(q).scores == (11,)


@rule("MKS-FREC-21")
def test_the_virtual_player_may_be_left_out() -> None:
    q = begun("first_reconnaissance", 1, {"no_virtual": True})
    assert q.state.virtual is None
    q.play(rounds.play(q), ["choose:tactic.planning"], until="turn.move")
    assert q.state.order == [0]


@rule("MKS-FREC-22")
def test_alone_it_ends_after_a_last_turn() -> None:
    q = quest(scenario="first_reconnaissance", step="")
    q.state.virtual = Virtual(hero="goldyx", crystals=[0] * 4, tactic="tactic.rethink")
    q.state.order = [0, VIRTUAL]
    q.state.cities["red"] = City(cell="", level=1)
    assert finale(q) == [0]


# ---------------------------------------------------------------------- conquest of cities


@rule("MKS-FULL-08", "MKS-BLITZ-13")
@pytest.mark.parametrize("name", ["full_conquest", "blitz_conquest"])
def test_after_the_last_city_everybody_has_a_last_turn(name: str) -> None:
    q = quest(seats=2, scenario=name, places=["h0.1"], step="")
    conquered(q, 0, 1)
    assert finale(q) == [1, 0]


@rule("MKS-FULL-10", "MKS-FULL-11", "MKS-FULL-12", "MKS-FULL-13", "MKS-BLITZ-15")
@pytest.mark.parametrize("name", ["full_conquest", "blitz_conquest"])
def test_points_for_cities(name: str) -> None:
    q = quest(seats=3, scenario=name)
    conquered(q, 0, 0, 1)
    q.state.cities["red"].shields = [0, 0, 1]
    q.state.cities["white"] = City(cell="", level=4, shields=[2])
    assert [scoring.cities(q, seat) for seat in range(3)] == [14, 11, 0]
    assert scoring.scores(q) == [14 + 5, 11, 0]
    q.state.cities["blue"].shields = [0, 2]
    q.state.cities["green"].shields = [1, 2]
    q.state.cities["red"].shields = [0]
    assert scoring.scores(q) == [14 + 5, 7, 8]


@rule("MKS-FULL-13")
def test_tied_conquerors_of_cities_get_two_each() -> None:
    q = quest(seats=2)
    conquered(q, 0, 1)
    assert scoring.scores(q) == [9, 9]


@rule("MKS-FULL-14", "MKS-FULL-15")
@pytest.mark.parametrize("leaders", [(0, 0), (0,)])
def test_most_fame_wins_whether_or_not_the_mission_succeeds(leaders: tuple[int, ...]) -> None:
    q = quest(seats=2, round_=6, step="")
    conquered(q, *leaders)
    q.player(1).fame = 60
    assert scenario.all_cities(q) is (len(leaders) == 2)
    assert over(q).winners == (1,)


@rule("MKS-FULL-17", "MKS-FULL-18")
def test_full_conquest_in_teams_may_have_two_strong_cities() -> None:
    q = begun("full_conquest", 4, {"teams": "across", "team_cities": "two"})
    assert counts(q) == (11, 3, 2)
    assert q.plan.levels == (10, 10)
    assert scenario.assaults_together(q)
    assert scenario.same_side(q, 0, 2)
    assert not scenario.same_side(q, 0, 1)
    assert begun("full_conquest", 4, {"teams": "across"}).plan.cities == 4


# ---------------------------------------------------------------------- alone


@rule("MKS-SOLO-08", "MKS-SOLO-10", "MKS-FCOOP-08", "MKS-FCOOP-10", "MKS-BCOOP-03")
@pytest.mark.parametrize(
    ("name", "seats"), [("solo_conquest", 1), ("full_cooperation", 2), ("blitz_cooperation", 3)]
)
def test_a_virtual_player_and_no_competitive_skills(name: str, seats: int) -> None:
    q = begun(name, seats)
    assert q.state.virtual is not None
    for me in range(seats):
        skills = [catalogue.skill(q.things.face[token]) for token in q.things.in_zone(f"skill.{me}")]
        assert len(skills) == 10
        assert "competitive" not in {skill.play for skill in skills}


@rule("MKS-SOLO-09", "MKS-FCOOP-09", "MKS-BCOOP-03")
@pytest.mark.parametrize(
    ("name", "seats", "there"),
    [
        ("solo_conquest", 1, 0),
        ("full_cooperation", 3, 0),
        ("blitz_cooperation", 2, 0),
        ("full_conquest", 2, 4),
    ],
)
def test_the_four_spells_on_other_players(name: str, seats: int, there: int) -> None:
    q = begun(name, seats)
    spells = [*q.things.in_zone("spell.deck"), *q.things.in_zone("spell.offer")]
    numbers = [q.deed(card).number for card in spells if q.deed(card).interactive]
    assert sorted(numbers) == [109, 110, 111, 112][:there]
    assert len(spells) == 16 + there


@rule("MKS-SOLO-11")
def test_alone_the_player_chooses_first() -> None:
    q = begun("solo_conquest", 1)
    played = q.play(rounds.play(q), ["choose:tactic.rethink", "done"], until="turn.move")
    assert len(played.keys("tactic.choose")) == 6
    assert q.state.virtual is not None
    assert q.state.virtual.tactic not in {"", "tactic.rethink"}


@rule("MKS-SOLO-12")
def test_alone_every_tactic_is_used_once() -> None:
    q = quest(source="rb", dice="rb" * 6, round_=1, step="")
    q.state.virtual = Virtual(hero="goldyx", crystals=[0] * 4, tactic="tactic.rethink")
    q.player(0).tactic = "tactic.early_bird"
    used = ["tactic.early_bird", "tactic.rethink"]
    for _ in range(5):
        q.state.step = "prepare"
        played = q.go_on(until="tactic.choose")
        keys = played.asked[-1].keys
        assert not set(keys) & {f"choose:{tactic}" for tactic in used}
        q.player(0).tactic = keys[0].removeprefix("choose:")
        q.state.virtual.tactic = keys[1].removeprefix("choose:")
        q.state.tactics = []
        used += [q.player(0).tactic, q.state.virtual.tactic]
    assert len(set(used)) == 12


@rule("MKS-SOLO-13")
def test_alone_one_last_turn_follows() -> None:
    q = quest(step="")
    q.state.virtual = Virtual(hero="goldyx", crystals=[0] * 4, tactic="tactic.rethink")
    q.state.order = [0, VIRTUAL]
    conquered(q, 0, 0)
    assert finale(q) == [0]


def together(name: str, seats: int, *leaders: int, round_: int = 6, announced: int = 0) -> TestQuest:
    q = quest(seats=seats, scenario=name, step="", round_=round_)
    q.state.virtual = Virtual(hero="goldyx", crystals=[0] * 4)
    q.state.announced = announced
    conquered(q, *leaders)
    return q


@rule("MKS-SOLO-14", "MKS-SOLO-16", "MKS-SOLO-17")
def test_alone_all_cities_are_needed_to_win() -> None:
    assert over(together("solo_conquest", 1, 0, 0)) == Result((0,), (10 + 10 + 15,), "won")
    assert over(together("solo_conquest", 1, 0)) == Result((), (10,), "lost")


@rule("MKS-SOLO-15")
def test_alone_achievements_have_no_titles() -> None:
    q = together("solo_conquest", 1)
    q.player(0).fame = 5
    q.things.make([FACES["deed"]["fireball"]], "deck.0")
    assert over(q).scores == (5 + 2,)


@rule("MKS-SOLO-18", "MKS-SOLO-19", "MKS-SOLO-20")
def test_alone_time_and_cards_left_count() -> None:
    q = together("solo_conquest", 1, 0, 0, round_=4, announced=NOBODY)
    q.state.finale = True
    q.things.make([FACES["deed"]["march"]] * 3, "virtual.deck")
    q.things.make([FACES["deed"]["march"]] * 4, "virtual.discard")
    assert over(q).scores == (35 + 2 * 30 + 3 + 5,)


@rule("MKS-SOLO-22", "MKS-FCOOP-27")
def test_where_a_megapolis_may_be() -> None:
    check(Setup(scenario="solo_conquest", seats=1, variants={"megapolis": 12}))
    check(Setup(scenario="full_cooperation", seats=2, variants={"megapolis": 12}))
    with pytest.raises(SetupError):
        check(Setup(scenario="full_cooperation", seats=3, variants={"megapolis": 12}))
    assert quest(variants={"megapolis": 12}).plan.megapolis == {1: 12}


# ---------------------------------------------------------------------- together


@rule("MKS-FCOOP-11", "MKS-BCOOP-03")
@pytest.mark.parametrize("name", ["full_cooperation", "blitz_cooperation"])
def test_together_the_virtual_player_has_its_tactic_first(name: str) -> None:
    found = set()
    for seed in range(6):
        q = begun(name, 2, seed=seed)
        assert q.state.virtual is not None
        played = q.play(rounds.play(q), until="tactic.choose")
        assert len(played.asked[-1].keys) == 5
        assert f"choose:{q.state.virtual.tactic}" not in played.asked[-1].keys
        found.add(q.state.virtual.tactic)
    assert len(found) > 1


def after_round(round_: int, answers: tuple[str, ...]) -> TestQuest:
    q = together("full_cooperation", 3, round_=round_, announced=NOBODY)
    q.state.virtual = Virtual(hero="norowas", crystals=[0] * 4, tactic="tactic.rethink")
    for player, tactic in zip(q.state.players, ("early_bird", "planning", "great_start"), strict=True):
        player.tactic = f"tactic.{tactic}"
    q.state.order = [2, VIRTUAL, 0, 1]
    q.state.step = "between"
    played = q.play(rounds._between(q), answers)
    if answers:
        wanted = ("choose:tactic.early_bird", "choose:tactic.planning", "choose:tactic.great_start")
        assert played.keys("tactic.remove") == wanted
    return q


@rule("MKS-FCOOP-12", "MKS-BCOOP-03")
@pytest.mark.parametrize(
    ("votes", "gone"),
    [
        (("early_bird", "planning", "planning"), "planning"),
        (("great_start", "planning", "early_bird"), "great_start"),
    ],
)
def test_together_a_used_tactic_is_removed(votes: tuple[str, ...], gone: str) -> None:
    q = after_round(1, tuple(f"choose:tactic.{vote}" for vote in votes))
    assert q.state.tactics_gone == [f"tactic.{gone}"]
    tactics.put_away(q)
    tactics.lay_out(q)
    assert len(q.state.tactics) == 5


@rule("MKS-FCOOP-13")
@pytest.mark.parametrize("round_", [5, 6])
def test_the_last_day_and_night_remove_no_tactic(round_: int) -> None:
    assert after_round(round_, ()).state.tactics_gone == []


@rule("MKS-FCOOP-14", "MKS-BCOOP-03")
@pytest.mark.parametrize("name", ["full_cooperation", "blitz_cooperation"])
def test_together_all_are_one_team(name: str) -> None:
    q = quest(seats=3, scenario=name)
    assert scenario.sides(q) == [[0, 1, 2]]
    assert not duel.allowed(q, 0, 1)


@rule("MKS-FCOOP-15", "MKS-BCOOP-03")
def test_together_everybody_but_the_virtual_player_has_a_last_turn() -> None:
    q = together("full_cooperation", 2, 0, 1, 0, round_=2, announced=NOBODY)
    q.state.order = [0, VIRTUAL, 1]
    q.state.step = "turns"
    assert finale(q) == [1, 0]


@rule("MKS-FCOOP-16", "MKS-FCOOP-17", "MKS-FCOOP-18", "MKS-FCOOP-19", "MKS-FCOOP-20", "MKS-FCOOP-22")
def test_together_one_score_wins_or_loses() -> None:
    q = together("full_cooperation", 2, 0, 0, 0)
    q.player(0).fame, q.player(1).fame = 20, 12
    q.things.make([FACES["deed"][name] for name in ("fireball", "wound")], "deck.0")
    q.things.make([FACES["deed"][name] for name in ("fireball", "fireball", "wound", "wound")], "deck.1")
    score = 12 + 4 - 4 + 30 + 15
    assert over(q) == Result((0, 1), (score, score), "won")
    del q.state.cities["red"]
    lost = score - 10 - 15
    assert over(q) == Result((), (lost, lost), "lost")


@rule("MKS-FCOOP-21")
def test_together_it_is_worth_10_if_everybody_leads_a_city() -> None:
    assert over(together("full_cooperation", 2, 0, 1, 0)).scores == (30 + 15 + 10,) * 2


@rule("MKS-FCOOP-23", "MKS-FCOOP-24", "MKS-FCOOP-25", "MKS-BCOOP-03")
def test_together_time_and_cards_left_count() -> None:
    q = together("blitz_cooperation", 2, 0, 0, round_=3, announced=NOBODY)
    q.state.finale = True
    q.things.make([FACES["deed"]["march"]] * 2, "virtual.deck")
    assert over(q).scores == (20 + 15 + 30 + 2 + 5,) * 2


@rule("MKS-FCOOP-28")
def test_by_agreement_the_lowest_achievements_count() -> None:
    q = together("full_cooperation", 2)
    q.state.variants["lowest_achievements"] = True
    q.things.make([FACES["deed"][name] for name in ("fireball", "wound")], "deck.0")
    q.things.make([FACES["deed"][name] for name in ("fireball", "fireball", "wound", "wound")], "deck.1")
    assert over(q).scores == (2 - 4,) * 2


@rule("MKS-FCOOP-29", "MKS-BCOOP-03")
@pytest.mark.parametrize(("name", "allowed"), [("full_cooperation", True), ("blitz_conquest", False)])
def test_together_cities_may_be_assaulted_together(name: str, allowed: bool) -> None:
    q = quest(seats=2, scenario=name, tiles={"h-3.1": "core_7"}, hands=["march", "march"])
    q.state.cities["white"] = City(cell="h-3.1", level=5)
    beside = [c for c in q.atlas.neighbours["h-3.1"] if q.atlas.terrain[c] in {"plains", "forest"}]
    q.player(0).at, q.player(1).at = beside[:2]
    for name_ in ("guardsmen", "swordsmen"):
        put(q, name_, "city.white")
    assert bool(alliance.proposals(q, 0)) is allowed
    assert in_game(q) == ["core_7"]
