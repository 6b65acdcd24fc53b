"""Rulings agreed on at the table: ``--ruling NAME=VALUE``."""

from __future__ import annotations

from pathlib import Path

from typer.testing import CliRunner

import hexameron
from hexameron.cli.main import app


def test_a_ruling_agreed_on_is_part_of_the_match(tmp_path: Path) -> None:
    saved = tmp_path / "match.json"
    words = ["play", "battlelore", "--seed", "1", "--seats", "me,random", "--save", str(saved)]
    run = CliRunner().invoke(app, [*words, "--ruling", "support_against_ranged=true"], input="")
    assert run.exit_code == 0, run.output
    assert hexameron.load(saved).setup.rulings == {"support_against_ranged": True}


def test_an_unknown_ruling_is_refused_with_those_there_are() -> None:
    run = CliRunner().invoke(app, ["play", "battlelore", "--ruling", "mercy=true", "--lang", "en"])
    assert run.exit_code == 2
    assert "mercy" in run.output
    assert "blocked_unit_battles_back" in run.output


def test_the_rulebook_tells_how_to_change_a_ruling() -> None:
    run = CliRunner().invoke(app, ["rules", "battlelore", "BL-SUP-03", "--lang", "en"])
    assert "--ruling support_against_ranged=true" in run.output
