"""Recorded matches go as recorded after every change: each state, what is offered, what is told, how it ends.

A deliberate change of the rules records them anew: python -m tools.record
"""

from __future__ import annotations

from itertools import zip_longest
from pathlib import Path

import pytest

import hexameron
from hexameron.games import OURS, find
from hexameron.kernel.files import verify
from tools.record import INSTINCT, MATCHES, courses

FILES = sorted(MATCHES.rglob("*.json"))
RECORDED = pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")


def test_every_scenario_has_a_recorded_match() -> None:
    recorded = [f"{path.parent.name}/{path.stem}" for path in FILES]
    names = [(game, scenario.name) for game in OURS for scenario in find(game).scenarios]
    first = [f"{game}/{scenario}-{INSTINCT}-1" for game, scenario in names if scenario != "custom"]
    assert [name for name in first if name not in recorded] == []


@RECORDED
def test_a_recorded_match_replays(path: Path) -> None:
    verdict = verify(path.read_bytes(), find)
    assert verdict.true, verdict.why
    assert verdict.result is not None
    assert hexameron.load(path).hash() == hexameron.load(path, whole=True).hash()


@RECORDED
def test_a_recorded_match_offers_and_tells_what_was_recorded(path: Path) -> None:
    recorded, now = courses(path)
    pairs = enumerate(zip_longest(recorded, now), 1)
    different = next((f"line {n}: was {was!r}, is {now!r}" for n, (was, now) in pairs if was != now), "")
    assert not different
