"""play runebound: the map, dice and a fight with tokens, in a small window too."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hexameron import lab
from hexameron.kernel.files import write_match
from tests.cli.helpers import run, widest


def saved(path: Path) -> str:
    """A match in which Laurel stands on a gem with Kobolds below it."""
    heroes = {"laurel": {"at": "h7.9", "hand": "w7", "assets": "a08"}, "corbin": {}}
    match = lab.position("runebound", heroes=heroes, stack={"com": "gc12"}, seed=3)
    path.write_text(json.dumps(json.loads(write_match(match))))
    return str(path)


def played(path: Path, *typed: str, language: str = "pl", columns: str = "150") -> str:
    """What the terminal showed while somebody typed this."""
    start = ("play", "runebound", "--load", saved(path), "--seats", "me,random", "--lang", language)
    result = run(*start, typed="\n".join(typed) + "\n", COLUMNS=columns)
    assert result.exit_code == 0, result.stdout
    return result.stdout


def test_the_map_names_grounds_and_places(tmp_path: Path) -> None:
    shown = played(tmp_path / "m.json")
    assert "♣ Las" in shown
    assert "Ta Tamalir" in shown
    assert "Talia walk: 30" in shown
    assert "Rzuć kośćmi i idź" in shown


@pytest.mark.parametrize("columns", ["80", "150"])
def test_a_fight_shows_both_pools(tmp_path: Path, columns: str) -> None:
    path = tmp_path / "m.json"
    first = played(path, language="en")
    adventure = re.search(r"\[(\d+)\] Adventure", first)
    assert adventure is not None
    shown = played(path, adventure[1], language="en", columns=columns)
    assert "Laurel:" in shown
    assert "Kobolds:" in shown
    assert "shield" in shown
    assert widest(shown, path) <= int(columns)
