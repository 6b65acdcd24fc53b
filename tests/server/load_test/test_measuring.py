"""The load test loads: a small one, with everything in it but the load."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import hexameron
from hexameron.cli.output import Output
from hexameron.server.load_test.measuring import Plan, measure, percentile
from hexameron.server.load_test.profiler import OTHER, PARTS, PLACES, THREADS, part_of


def test_a_small_load_is_measured() -> None:
    told: list[str] = []
    figures = measure(Plan(matches=3, seconds=1.5, every=0.5, idle=4, settle=0.1), told.append)
    assert told == ["founding", "playing", "idle"]
    assert figures.clients == 6
    assert figures.choices == figures.acknowledged >= 6
    assert figures.errors == []
    assert 0 < figures.median_ms <= figures.p95_ms <= figures.p99_ms <= figures.max_ms
    assert figures.node_cpu[0] > 0
    assert figures.choice_us > 0
    assert set(figures.parts_us) == set(PARTS)
    assert sum(figures.parts_us.values()) == pytest.approx(figures.choice_us, rel=0.2)
    assert figures.idle == 4


def test_two_nodes_are_loaded_by_players_who_come_through_both() -> None:
    # a processor's time is told in hundredths of a second: so many choices that the database takes some
    plan = Plan(matches=4, seconds=1.5, every=0.05, idle=0, nodes=2, apart=True)
    figures = measure(plan, lambda _: None)
    assert figures.choices == figures.acknowledged >= 4
    assert figures.errors == []
    assert len(figures.node_cpu) == 2
    assert figures.database_us > 0


def test_every_part_has_a_place_and_a_name() -> None:
    assert {place.part for place in PLACES} | {OTHER, THREADS} == set(PARTS)
    for output in (Output("pl"), Output("en")):
        assert all(output.say(f"cli.load-part-{part}").startswith("–") for part in PARTS)


def test_code_belongs_to_the_part_that_it_is_named_for() -> None:
    assert part_of("/x/hexameron/kernel/match.py", "Match.is_irrevocable") == "weigh"
    assert part_of("/x/hexameron/server/storage/store.py", "Store.append") == "store"
    assert part_of("/x/hexameron/games/heroes/scene.py", "scene") == "scene"
    assert part_of("/x/asyncio/events.py", "Handle._run") == ""


def test_the_places_exist() -> None:
    package = Path(hexameron.__file__).parent
    ours = [place for place in PLACES if place.file.startswith(("kernel/", "server/"))]
    assert len(ours) > 10
    for place in ours:
        file = package / place.file
        assert file.exists(), place
        for name in place.name.split(".") if file.is_file() else ():
            assert re.search(rf"(def|class) {name}", file.read_text()), place


def test_a_percentile_is_a_value_that_was_measured() -> None:
    values = [float(value) for value in range(1, 201)]
    assert percentile(values, 0.99) == 198
    assert percentile(values, 1.0) == 200
    assert percentile([7.0], 0.5) == 7
