"""games, simulate, fuzz and bench."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from hexameron.arena import Bench, Failure, FuzzReport, Measure
from hexameron.cli import progress
from hexameron.cli.commands import bench, fuzz, simulate
from hexameron.server.load_test import measuring
from hexameron.server.load_test.measuring import Figures, Plan
from hexameron.server.load_test.nodes import LoadFailed
from tests.cli.helpers import run


def test_the_games_are_listed() -> None:
    shown = run("games").output
    assert "Azincourt (strony się różnią)" in shown
    assert "Przeprawa  " in shown
    listed = json.loads(run("games", "--json").output)
    assert listed[0]["game"] == "battlelore"
    assert "azincourt" in [scenario["name"] for scenario in listed[0]["scenarios"]]


def test_many_variants_are_listed_once() -> None:
    shown = run("games", COLUMNS="200").output
    assert shown.count("random_tiles=false|true") == 1
    assert "megapolis=0|2…22" in shown
    assert "wszystkie" in shown


def test_a_simulation_tells_who_won(tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    result = run(
        "simulate", "battlelore", "--bots", "random,instinct", "--games", "2", "--report", str(report)
    )
    assert result.exit_code == 0
    assert "random" in result.stdout
    assert "instinct" in result.stdout
    assert "<html" in report.read_text()
    assert f"Zapisano raport: {report}" in "".join(result.stdout.splitlines())


def test_a_simulation_as_json_is_the_same_for_the_same_seed() -> None:
    args = ("simulate", "battlelore", "--bots", "random", "--games", "2", "--seed", "5", "--json")
    first, second = (json.loads(run(*args).stdout) for _ in range(2))
    assert sum(first["wins"].values()) <= 2
    assert [game["seed"] for game in first["games"]] == [5, 6]
    assert [game["state_hash"] for game in first["games"]] == [game["state_hash"] for game in second["games"]]


def test_a_report_that_cannot_be_written_gets_a_sentence(tmp_path: Path) -> None:
    report = tmp_path / "nowhere" / "report.html"
    result = run("simulate", "battlelore", "--games", "1", "--report", str(report))
    assert result.exit_code == 1
    assert "Nie udało się zapisać pliku" in result.output


def test_fuzzing_ends_well() -> None:
    result = run("fuzz", "battlelore", "--games", "1", "--scenario", "azincourt")
    assert result.exit_code == 0
    assert "Nic się nie zepsuło." in result.output


def test_fuzzing_plays_each_variant_alone() -> None:
    told = run("fuzz", "battlelore", "--each", "1", "--scenario", "wizards", "--json")
    assert json.loads(told.stdout)["games"] == 2
    rest = run("fuzz", "battlelore", "--each", "1", "--scenario", "wizards", "--seed", "1", "--json")
    assert json.loads(rest.stdout)["games"] == 1


def test_progress_is_told_where_nobody_watches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "LINES_EVERY", 0.0)
    result = run("fuzz", "battlelore", "--games", "2", "--scenario", "azincourt", "--lang", "en")
    assert "Playing at random: 1/2" in result.stderr
    assert "Playing at random: 2/2" in result.stderr


def test_fuzzing_tells_what_broke_and_how_to_repeat_it(monkeypatch: pytest.MonkeyPatch) -> None:
    failure = Failure(
        "ends", "no end", 7, "azincourt", 2, {}, 40, "hexameron fuzz battlelore --seed 7", "m.json"
    )
    report = FuzzReport("battlelore", 1, 40, 0.1, {}, {}, 3, "order.unit", 40, 7, 40, (failure,))
    monkeypatch.setattr(fuzz, "run", lambda *args, **options: report)
    result = run("fuzz", "battlelore", "--games", "1")
    assert result.exit_code == 1
    assert "hexameron fuzz battlelore --seed 7" in result.output
    assert "m.json" in result.output
    told = run("fuzz", "battlelore", "--games", "1", "--json")
    assert told.exit_code == 1
    assert json.loads(told.stdout)["failures"][0]["seed"] == 7


def test_measurements_are_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    measures = (Measure("decisions_per_s", 61234.5, "1/s"), Measure("clone_us", 41.5, "µs", 180.0))
    monkeypatch.setattr(bench, "run", lambda *args, **options: Bench("battlelore", "azincourt", measures))
    result = run("bench", "battlelore", "--seconds", "0.1")
    assert result.exit_code == 0
    assert "decyzje na sekundę" in result.stdout
    assert "61\xa0234" in result.stdout
    assert "41,50" in result.stdout


def test_the_load_of_the_table_is_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    def measured(plan: Plan, progress: Callable[[str], None]) -> Figures:
        progress("playing")
        return Figures(
            matches=plan.matches,
            clients=plan.matches * 2,
            seconds=plan.seconds,
            choices=4500,
            acknowledged=4499,
            errors=["lost"],
            ended=0,
            median_ms=12.3,
            p95_ms=40.0,
            p99_ms=77.7,
            max_ms=130.0,
            node_cpu=[0.42, 0.58],
            choice_us=1734.2,
            parts_us={"scene": 267.4, "rules": 90.6, "follow": 0.0},
            database_us=455.0,
            channels_us=0.0,
            load=(0.5, 0.6, 0.7),
            idle=plan.idle,
            idle_kb=61.5,
            watched_idle_kb=150.2,
        )

    monkeypatch.setattr(measuring, "measure", measured)
    result = run("bench", "table", "--matches", "300", "--every", "2")
    assert result.exit_code == 0
    for figure in (
        "4\xa0500",
        "4\xa0499",
        "12,3",
        "77,7",
        "42 + 58",
        "1\xa0734",
        "61,5",
        "150,2",
        "267",
        "91",
        "455",
    ):
        assert figure in result.stdout
    assert "PostgreSQL" in result.stdout
    assert "Redis" not in result.stdout
    told = json.loads(run("bench", "table", "--json").stdout)
    assert told["p99_ms"] == 77.7
    assert told["errors"] == ["lost"]


def test_a_table_that_cannot_be_measured_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def failed(plan: Plan, progress: Callable[[str], None]) -> Figures:
        raise LoadFailed("no server")

    monkeypatch.setattr(measuring, "measure", failed)
    result = run("bench", "table")
    assert result.exit_code == 1
    assert "no server" in result.output


@pytest.mark.parametrize("option", ["--save", "--keep"])
def test_results_that_cannot_be_written_get_a_sentence(tmp_path: Path, option: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"")
    result = run("simulate", "battlelore", "--games", "1", option, str(file / "below"))
    assert result.exit_code == 1
    assert "Nie udało się zapisać pliku" in result.output


def test_a_file_of_other_results_is_not_added_to(tmp_path: Path) -> None:
    foreign = tmp_path / "notes.txt"
    foreign.write_text("my notes\n")
    result = run("simulate", "battlelore", "--games", "1", "--keep", str(foreign))
    assert result.exit_code == 1
    assert "nie ma wyników tej symulacji" in " ".join(result.output.split())
    assert foreign.read_text() == "my notes\n"


def test_the_report_is_missed_before_the_matches_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def play(*_: object, **__: object) -> None:
        raise AssertionError("it plays though there is no place for the report")

    monkeypatch.setattr(simulate, "run", play)
    result = run("simulate", "battlelore", "--report", str(tmp_path / "nowhere" / "report.html"))
    assert "Nie udało się zapisać pliku" in result.output
