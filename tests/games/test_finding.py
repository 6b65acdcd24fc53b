"""Games are found by entry points: ours in our order, then anybody's, and a broken one hurts nobody else."""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import hexameron
from hexameron import games, lab
from hexameron.arena.games import find_game
from hexameron.kernel.game import API
from tests.cli.helpers import run
from tests.games.installing import RECORD, RULEBOOK, Installer

ROOT = Path(__file__).parents[2]


@pytest.fixture
def installer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installer]:
    yield Installer(tmp_path, monkeypatch)
    monkeypatch.undo()
    for name, module in list(sys.modules.items()):
        if str(getattr(module, "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]
    games.look_again()


def others() -> list[str]:
    """The names of the games that are not ours, without those that were there before."""
    return [name for name in games.names() if name not in games.OURS and name.startswith("toy")]


def test_ours_are_declared_like_anybody_s_and_come_first_in_our_order() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    declared = project["entry-points"][games.GROUP]
    assert sorted(declared) == sorted(games.OURS)
    assert games.names()[: len(games.OURS)] == games.OURS
    assert declared == {name: f"hexameron.games.{name}.meta:GAME" for name in declared}


def test_a_package_adds_a_game_and_others_follow_by_name(installer: Installer) -> None:
    installer.install("a-package", "toy_two")
    installer.install("b-package", "toy_one")
    assert others() == ["toy_one", "toy_two"]
    assert games.names()[: len(games.OURS)] == games.OURS
    assert games.unplayable() == ()
    assert hexameron.new("toy_one", seed=1).game is games.find("toy_one") is find_game("toy_one")


def test_the_command_line_knows_it(installer: Installer) -> None:
    installer.install("a-package", "toy")
    listed = json.loads(run("games", "--json").output)
    assert [one["game"] for one in listed if one["game"] == "toy"] == ["toy"]
    assert "A toy" in run("games", LC_ALL="en_GB.UTF-8").output
    assert json.loads(run("rules", "toy", "--json").output)["rules"] == 1


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import no_such_module", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("raise SystemExit(3)", "SystemExit: 3"),
        ("GAME = 'a game'", "bad_package:GAME is no Game but a str"),
        ("OTHER = 1", "AttributeError: module 'bad_package' has no attribute 'GAME'"),
        (RECORD.replace('name="{game}"', 'name="tyo"'), "its record calls it 'tyo'"),
        (RECORD.replace("folder=", "api=0, folder="), f"version 0 of Game (api=0), this is {API}"),
        (RECORD.replace("folder=", "scenarios=(), folder="), "its record has no scenario"),
        (RECORD.replace("_parts", "_nowhere"), "FileNotFoundError"),
    ],
)
def test_a_broken_package_is_named_and_the_rest_goes_on(installer: Installer, source: str, why: str) -> None:
    installer.install("bad-package", "toy_bad", source)
    installer.install("good-package", "toy_good")
    assert others() == ["toy_good"]
    (fault,) = games.unplayable()
    assert (fault.name, fault.package) == ("toy_bad", "bad-package 1.2")
    assert why in fault.why
    with pytest.raises(games.Unplayable, match=r"the game 'toy_bad' of the package bad-package 1\.2 cannot"):
        games.find("toy_bad")
    shown = run("games", COLUMNS="400", LC_ALL="en_GB.UTF-8").output
    assert "toy_good" in shown
    assert f"The game ‘toy_bad’ of the package bad-package 1.2 cannot be played: {fault.why}" in shown
    played = run("simulate", "toy_bad", COLUMNS="400", LC_ALL="pl_PL.UTF-8")
    assert played.exit_code == 1
    assert "W grę „toy_bad” z pakietu bad-package 1.2 nie można zagrać: " in played.output


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        ({"rulebook": RULEBOOK.replace("section: CAST", "section: CATS")}, "there is no section CATS"),
        ({"texts": "scenario-duel A duel\n"}, "TextError"),
        ({"texts": "cli-no-game = Mine\n"}, "cli-no-game is defined twice"),
    ],
)
def test_a_rulebook_or_a_text_that_cannot_be_read_is_found_out_before_the_lobby_lists_it(
    installer: Installer, parts: dict[str, str], why: str
) -> None:
    installer.install("bad-package", "toy_bad", **parts)
    assert others() == []
    (fault,) = games.unplayable()
    assert why in fault.why


def test_a_name_that_is_taken_goes_to_the_first_and_ours_is_never_replaced(installer: Installer) -> None:
    installer.install("a-thief", "battlelore")
    installer.install("c-package", "toy")
    installer.install("b-package", "toy")
    assert others() == ["toy"]
    assert games.find("toy").folder.name == "b_package_parts"
    assert games.find("battlelore").scenarios[0].name != "duel"
    told = {fault.package: fault.why for fault in games.unplayable()}
    assert told == {
        "a-thief 1.2": "its name is taken by a game of the package hexameron",
        "c-package 1.2": "its name is taken by a game of the package b-package",
    }


def test_a_name_is_a_plain_word(installer: Installer) -> None:
    installer.install("a-package", "../toy")
    (fault,) = games.unplayable()
    assert "a name is small letters" in fault.why


def test_an_unknown_game_is_told_those_there_are(installer: Installer) -> None:
    with pytest.raises(
        KeyError,
        match="there is no game 'chess'; there are: battlelore, mageknight, heroes, runebound, runewars",
    ):
        games.find("chess")
    with pytest.raises(lab.Misnamed, match="perhaps 'battlelore'"):
        lab.position("battelore")


def test_without_its_own_entry_points_the_package_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, installer: Installer
) -> None:
    monkeypatch.setattr(games, "entry_points", lambda group: ())
    games.look_again()
    assert games.names() == ()
    with pytest.raises(KeyError, match="run `pip install --no-deps -e"):
        games.find("battlelore")
