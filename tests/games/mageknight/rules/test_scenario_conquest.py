"""Scenarios in which cities are conquered, alone and together: end and scoring."""

from __future__ import annotations

import pytest

from hexameron.games.mageknight.content import catalogue, tracks
from hexameron.games.mageknight.content.variants import check
from hexameron.games.mageknight.rules import (
    alliance,
    duel,
    levels,
    offers,
    rounds,
    scenario,
    scoring,
    tactics,
)
from hexameron.games.mageknight.state import NOBODY, VIRTUAL, City, Virtual
from hexameron.kernel.game import Setup, SetupError
from hexameron.kernel.results import Result
from tests.games.mageknight.positions import FACES, TestQuest, put, quest
from tests.games.mageknight.quests import begun, counts, in_game
from tests.games.mageknight.rules.conquests import conquered, finale, offered_units, over
from tests.rules import rule

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
    beside = [c for c in q.board.neighbours["h-3.1"] if q.board.terrain[c] in {"plains", "forest"}]
    q.player(0).at, q.player(1).at = beside[:2]
    for name_ in ("guardsmen", "swordsmen"):
        put(q, name_, "city.white")
    assert bool(alliance.proposals(q, 0)) is allowed
    assert in_game(q) == ["core_7"]
