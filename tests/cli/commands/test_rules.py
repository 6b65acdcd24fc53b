"""rules: the book, single rules, a search, and which rules have a test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hexameron.cli import rule_tests as reading
from hexameron.cli.commands import rules as command
from tests.cli.helpers import run

SOURCES = """
import pytest
from tests.rules import rule

pytestmark = [rule("BL-A-01")]

@rule("BL-B-01", "BL-B-02")
def test_one(): assert True

@rule("BL-C-01")
def test_hollow(): print("nothing")

@rule("BL-D-01")
class TestMany:
    @rule("BL-E-01")
    def test_two(self):
        with pytest.raises(ValueError):
            int("x")

    def helper(self): assert False

@rule("BL-F-01")
def helper(): assert True
"""


def test_tests_are_found_by_their_marks_and_hollow_ones_do_not_count(tmp_path: Path) -> None:
    (tmp_path / "test_rules.py").write_text(SOURCES)
    found = reading.rule_tests(tmp_path)
    assert found == {
        "BL-A-01": ["test_rules.py::test_one", "test_rules.py::test_two"],
        "BL-B-01": ["test_rules.py::test_one"],
        "BL-B-02": ["test_rules.py::test_one"],
        "BL-D-01": ["test_rules.py::test_two"],
        "BL-E-01": ["test_rules.py::test_two"],
    }


def test_the_report_counts_binding_rules() -> None:
    report = json.loads(run("rules", "battlelore", "--json").output)
    assert report["rules"] == 195
    assert report["tested"] + len(report["untested"]) == 195


def test_one_rule_is_printed_in_the_chosen_language() -> None:
    polish, english = (
        run("rules", "battlelore", "bl-move-03"),
        run("rules", "battlelore", "BL-MOVE-03", "--lang", "en"),
    )
    assert polish.output.startswith("BL-MOVE-03  Dokończ ruch")
    assert english.output.startswith("BL-MOVE-03  ")
    assert "Dokończ" not in english.output


def test_a_search_finds_rules_and_says_when_there_are_none() -> None:
    assert "BL-LOS-" in run("rules", "battlelore", "--search", "linia strzału").output
    nothing = run("rules", "battlelore", "--search", "xyzzy")
    assert nothing.exit_code == 1
    assert "Nic nie znaleziono: xyzzy." in nothing.output


def test_the_whole_book_has_every_rule_once() -> None:
    lines = run("rules", "battlelore").output.splitlines()
    ids = [line.split()[0] for line in lines if line.startswith("BL-")]
    assert len(ids) == len(set(ids)) >= 195


def test_an_installed_package_says_that_the_tests_are_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "tests_folder", lambda game: None)
    assert json.loads(run("rules", "battlelore", "--json").output) == {
        "rules": 195,
        "tested": None,
        "untested": None,
    }
    assert "Testów nie ma w zainstalowanym pakiecie" in run("rules", "battlelore", "BL-MOVE-03").output
