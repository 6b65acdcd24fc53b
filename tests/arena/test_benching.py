"""The benchmark gives every figure it promises; how large they are is no matter for a test."""

from __future__ import annotations

import sys
from types import ModuleType

import msgspec
import pytest

from hexameron.arena import bench
from hexameron.arena.plots import bins, histogram, nice_step

GAME = "tests.kernel.toy:TOY"
FIGURES = {
    "decisions_per_s",
    "games_per_s",
    "clone_us",
    "scene_ms",
    "scene_kb",
    "scene_gzip_kb",
    "load_ms",
    "load_choices",
    "load_kb",
    "mcts_playouts_per_s",
}


def test_all_figures_are_there_and_above_nothing() -> None:
    told: list[str] = []
    measured = bench(GAME, seconds=0.05, progress=told.append)
    assert {measure.name for measure in measured.measures} == FIGURES
    assert all(measure.value > 0 for measure in measured.measures)
    data = msgspec.json.decode(measured.to_json())
    assert data["clone_us"]["max"] >= data["clone_us"]["mean"] > 0
    assert data["decisions_per_s"] > 0
    assert told[0] == "decisions_per_s"


def test_a_scenario_can_be_named() -> None:
    assert bench(GAME, scenario="teams", seconds=0.01).scenario == "teams"


def test_a_peer_that_is_not_there_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    with pytest.raises(ValueError, match="chess is not installed"):
        bench(GAME, seconds=0.01, peers=["chess"])
    with pytest.raises(ValueError, match="there are: chess, catanatron"):
        bench(GAME, seconds=0.01, peers=["go"])


def test_a_peer_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    class Board:
        def __init__(self) -> None:
            self.legal_moves = [1, 2]
            self.moves = 0

        def is_game_over(self) -> bool:
            return self.moves > 50

        def push(self, move: int) -> None:
            self.moves += move

    chess = ModuleType("chess")
    vars(chess)["Board"] = Board
    monkeypatch.setitem(sys.modules, "chess", chess)
    measured = bench(GAME, seconds=0.01, peers=["chess"])
    assert measured.peers[0].name == "chess_decisions_per_s"
    assert "peers" in msgspec.json.decode(measured.to_json())


def test_bins_hold_every_value() -> None:
    values = [3, 4, 100, 250, 999]
    width, counts, start = bins(values)
    assert sum(counts) == 5
    assert start <= 3
    assert start + width * len(counts) > 999
    assert nice_step(21) == 50.0
    assert histogram([5], "axis", 5.0, "5").startswith("<svg")
