"""Recorded matches replay to the recorded state and result after every change.

A deliberate change of the rules records them anew: python -m tools.record
"""

from __future__ import annotations

from pathlib import Path

import pytest

import hexameron
from hexameron.games import find
from hexameron.kernel.files import verify

MATCHES = sorted((Path(__file__).parent / "matches").rglob("*.json"))


def test_every_scenario_has_a_recorded_match() -> None:
    recorded = [f"{path.parent.name}/{path.stem.rpartition('-')[0]}" for path in MATCHES]
    scenarios = [f"{game}/{scenario.name}" for game in hexameron.NAMES for scenario in find(game).scenarios]
    assert recorded == sorted(name for name in scenarios if not name.endswith("/custom"))


@pytest.mark.parametrize("path", MATCHES, ids=lambda path: path.stem)
def test_a_recorded_match_replays(path: Path) -> None:
    verdict = verify(path.read_bytes(), find)
    assert verdict.true, verdict.why
    assert verdict.result is not None
    assert hexameron.load(path).hash() == hexameron.load(path, whole=True).hash()
