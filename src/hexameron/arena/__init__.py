"""The arena: many matches between bots, checked play at random, and measured speed.

report = simulate("battlelore", ["greedy", "random"], 100, seed=1, jobs=2)
report.wins                      {"greedy": 97, "random": 3}
report.to_json(), report.to_html("pl")

fuzz("battlelore", 200, seed=1)  plays at random through everything, with all checks on
bench("battlelore", seconds=2)   decisions/s, games/s, clones, scenes, loading, playouts/s
"""

from __future__ import annotations

from hexameron.arena.benching import PEERS, Bench, Measure, bench
from hexameron.arena.fuzzing import Failure, FuzzReport, each_alone, fuzz, repeat
from hexameron.arena.lifts import Lift
from hexameron.arena.rates import Share
from hexameron.arena.report import Mean, Report, Row
from hexameron.arena.simulating import KeepError, simulate
from hexameron.arena.tournament import Standing, tournament

__all__ = [
    "PEERS",
    "Bench",
    "Failure",
    "FuzzReport",
    "KeepError",
    "Lift",
    "Mean",
    "Measure",
    "Report",
    "Row",
    "Share",
    "Standing",
    "bench",
    "each_alone",
    "fuzz",
    "repeat",
    "simulate",
    "tournament",
]
