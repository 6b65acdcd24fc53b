"""Every example runs: scenario files, scripts, and the Python blocks of the README and the guides."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

import hexameron
from hexameron import Setup
from hexameron.games.battlelore.rules.victory import banners
from tests.docs.pages import PAGES, ROOT, blocks

SCENARIOS = sorted((ROOT / "examples" / "battlelore").glob("*.yaml"))
SCRIPTS = sorted((ROOT / "examples").glob("*.py"))
SCENARIO_GUIDES = [page for page in PAGES if blocks(page, "yaml")]


def play_at_random(scenario: object) -> None:
    match = hexameron.new("battlelore", setup=Setup("custom", extra={"scenario": scenario}), seed=1)
    chooser = Random(1)
    while match.result is None:
        seat = chooser.choice(list(match.pending))
        match.choose(seat, chooser.choice(match.options(seat)))
    (winner,) = match.result.winners
    assert banners(match.state, winner) >= match.state.terms.banners_to_win


def test_there_are_examples() -> None:
    assert {path.name for path in SCENARIOS} >= {"ford.yaml", "watchtower.yaml"}
    assert {path.name for path in SCRIPTS} >= {"own_bot.py", "pettingzoo_random.py"}
    assert len(SCENARIO_GUIDES) == 2


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.name)
def test_example_scenarios_can_be_played_to_the_end(path: Path) -> None:
    play_at_random(msgspec.yaml.decode(path.read_bytes()))


@pytest.mark.parametrize("page", SCENARIO_GUIDES, ids=lambda page: page.name)
def test_the_shortest_scenario_of_a_guide_can_be_played(page: Path) -> None:
    play_at_random(msgspec.yaml.decode(blocks(page, "yaml")[0]))


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_example_scripts_run(
    path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [str(path), "1"])
    runpy.run_path(str(path), run_name="__main__")
    assert capsys.readouterr().out.startswith("seed 1: ")


@pytest.mark.parametrize(
    "page", [page for page in PAGES if blocks(page, "python")], ids=lambda page: page.name
)
def test_python_blocks_run_one_after_another(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for block in blocks(page, "python"):
        exec(compile(block, str(page), "exec"), names)
