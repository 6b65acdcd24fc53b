"""Tests are named like the modules they test."""

from __future__ import annotations

import pytest

from tools.check import touched


@pytest.mark.parametrize(
    "part",
    [
        "kernel",
        "games/mageknight",
        "games/runebound",
        "games/runewars",
        "server",
        "cli",
        "arena",
        "bots",
        "env",
        "lab",
        "tools",
    ],
)
def test_every_test_mirrors_a_module_or_is_about_a_behaviour(part: str) -> None:
    tests = [path.relative_to(touched.ROOT) for path in (touched.ROOT / "tests" / part).rglob("test_*.py")]
    assert tests
    assert [test for test in tests if not touched.is_well_named(test.as_posix())] == []


def test_a_test_that_is_named_like_nothing_is_found() -> None:
    assert touched.is_well_named("tests/server/play/test_clocks.py")
    assert touched.is_well_named("tests/server/behaviour/test_clocks.py")
    assert touched.is_well_named("tests/games/heroes/test_rulebook.py")
    assert not touched.is_well_named("tests/server/test_clocks.py")
    assert not touched.is_well_named("tests/kernel/test_undo_match.py")
