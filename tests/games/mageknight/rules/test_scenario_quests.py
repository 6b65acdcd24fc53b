"""What Mines Liberation, Dungeon Lords and Druid Nights have in common."""

from __future__ import annotations

import pytest

from hexameron.games.mageknight.content.scenarios import SCENARIO
from hexameron.games.mageknight.rules import exploring, rounds, scenario
from hexameron.games.mageknight.state import City
from hexameron.kernel.results import Result
from tests.games.mageknight.positions import TestQuest, conquer, quest
from tests.games.mageknight.quests import begun, counts, in_game, site
from tests.rules import rule

NAMES = ("mines_liberation", "dungeon_lords", "druid_nights")


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
