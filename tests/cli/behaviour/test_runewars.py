"""play runewars: orders and a march, in a small window too."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hexameron import lab
from hexameron.kernel.files import write_match
from tests.cli.helpers import run, widest


def played(
    path: Path, *typed: str, columns: str = "150", language: str = "pl", order: str = "conquer"
) -> str:
    """What the terminal showed while somebody typed this."""
    areas = {"HA": "3footman fort", "1B": "2knight 1bowman", "YB": "4berserker fort", "7A": "2beastman"}
    match = lab.position("runewars", areas=areas, order=order, runes={"HA": "dragon"}, seed=3)
    path.write_text(json.dumps(json.loads(write_match(match))))
    start = ("play", "runewars", "--load", str(path), "--seats", "me,random", "--lang", language)
    result = run(*start, typed="\n".join(typed) + "\n", COLUMNS=columns)
    assert result.exit_code == 0, result.stdout
    return result.stdout


@pytest.mark.parametrize("columns", ["80", "150"])
def test_a_march_names_areas_and_what_stands_there(tmp_path: Path, columns: str) -> None:
    path = tmp_path / "m.json"
    shown = played(path, columns=columns)
    assert "7A" in shown
    assert "Który obszar aktywujesz?" in shown
    assert widest(shown, path) <= int(columns)


def test_all_choose_their_orders_in_secret(tmp_path: Path) -> None:
    shown = played(tmp_path / "m.json", order="", language="en")
    assert "Choose in secret" in shown
    assert "Fortify" in shown
