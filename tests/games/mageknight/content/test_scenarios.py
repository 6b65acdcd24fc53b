"""Scenarios are data: the rules read what a scenario changes from its record and never ask for its name."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from hexameron.games.mageknight import meta
from hexameron.games.mageknight.content.scenarios import SCENARIO, SCENARIOS

HOME = Path(meta.__file__).parent
CHOOSING = ("lessons", "bench.py", "content/scenarios.py")
"""What lays out a quest names the scenario that it wants."""
ASKING = [path for path in sorted(HOME.rglob("*.py")) if not str(path.relative_to(HOME)).startswith(CHOOSING)]


@pytest.mark.parametrize("path", ASKING, ids=lambda path: str(path.relative_to(HOME)))
def test_no_rule_asks_for_a_scenario_by_name(path: Path) -> None:
    tree = ast.parse(path.read_text())
    words = [node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)]
    assert [word for word in words if isinstance(word, str) and word in SCENARIO] == []


def test_what_is_offered_fits_the_record() -> None:
    for one in SCENARIOS:
        assert ("epic" in one.variants) == (one.epic is not None), one.id
        assert ("teams" in one.variants) or not (one.chosen_ones or one.four_in_teams), one.id
