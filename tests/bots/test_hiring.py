"""Words for bots: those of the house, and anybody's own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from hexameron.arena import simulate
from hexameron.bots import BotError, hire, make
from tests.cli.helpers import run

OWN = """
from hexameron.bots.simple import RandomBot

class Mine(RandomBot):
    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.name = f"mine {seed}"

def stone(seed: int) -> int:
    return seed

FIVE = 5
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module in the folder where somebody works; it has a name of its own in every test."""
    name = f"own_{tmp_path.name}".replace("-", "_")
    (tmp_path / f"{name}.py").write_text(OWN)
    (tmp_path / f"{name}_broken.py").write_text("import no_such_module_anywhere\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    return name


def test_a_bot_of_ones_own_is_made_with_its_seed(own: str) -> None:
    assert hire(f"{own}:Mine", 7).name == "mine 7"


@pytest.mark.parametrize("word", ["greedy:24", "mcts:20ms", "hard", "random"])
def test_bots_of_the_house_keep_their_words(word: str) -> None:
    assert hire(word, 3).name == make(word, 3).name


@pytest.mark.parametrize(
    ("word", "fault"),
    [
        ("nowhere_at_all:Bot", "module"),
        ("{own}:Missing", "maker"),
        ("{own}:FIVE", "maker"),
        ("{own}:stone", "form"),
    ],
)
def test_what_is_wrong_with_ones_own_is_told(own: str, word: str, fault: str) -> None:
    with pytest.raises(BotError) as told:
        hire(word.format(own=own))
    assert told.value.fault == fault
    assert word.format(own=own) in str(told.value)


def test_what_ones_own_module_misses_is_not_taken_for_the_module(own: str) -> None:
    with pytest.raises(ModuleNotFoundError, match="no_such_module_anywhere"):
        hire(f"{own}_broken:Mine")


def test_what_strangers_name_is_never_imported(own: str) -> None:
    with pytest.raises(BotError, match="there is no bot"):
        make(f"{own}:Mine")


@pytest.mark.parametrize("jobs", [1, 2])
def test_ones_own_plays_in_simulations(own: str, jobs: int) -> None:
    report = simulate("battlelore", [f"{own}:Mine", "random"], 2, scenarios=["azincourt"], jobs=jobs)
    assert [row.seats for row in report.rows] == [(f"{own}:Mine", "random"), ("random", f"{own}:Mine")]


def test_the_command_says_what_is_wrong(own: str) -> None:
    said = run("simulate", "battlelore", "--bots", f"{own}:Missing,random", LC_ALL="en_GB.UTF-8")
    assert said.exit_code == 2
    assert "its module has nothing of this name" in " ".join(said.output.split())
