"""The load test loads: a small one, with everything in it but the load."""

from __future__ import annotations

from hexameron.server.load.measuring import Plan, measure, percentile


def test_a_small_load_is_measured() -> None:
    told: list[str] = []
    figures = measure(Plan(matches=3, seconds=1.5, every=0.5, idle=4, settle=0.1), told.append)
    assert told == ["founding", "playing", "idle"]
    assert figures.clients == 6
    assert figures.choices == figures.acknowledged >= 6
    assert figures.errors == []
    assert 0 < figures.median_ms <= figures.p95_ms <= figures.p99_ms <= figures.max_ms
    assert figures.server_cpu > 0
    assert figures.idle == 4


def test_a_percentile_is_a_value_that_was_measured() -> None:
    values = [float(value) for value in range(1, 201)]
    assert percentile(values, 0.99) == 198
    assert percentile(values, 1.0) == 200
    assert percentile([7.0], 0.5) == 7
