"""The tool that changes rules and looks whether a test notices."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.mutants import __main__, places
from tools.mutants.changes import KINDS, Change, Source, changes
from tools.mutants.covering import Cover, joined
from tools.mutants.equivalents import Equivalent, read, reason
from tools.mutants.reporting import lines, report
from tools.mutants.reporting import share as share_of
from tools.mutants.trying import Verdict

SAMPLE = '''
"""A chapter."""

FULL = 3


class Unit:
    figures: int = 4

    def hurt(self, n: int) -> None:
        self.figures -= n
        if self.figures < 1 and not self.gone:
            self.leave("ż", True)


def rules(b, seat, units):
    found = [unit for unit in units if unit.owner == 1 - seat]
    b.tell("hits", n=min(FULL, len(found)), rules=("A-1", "A-2"))
    yield from b.retreat(
        found[1:],
    )
    yield from ()
    return found or None
'''


def made(kind: str) -> list[tuple[str, str, str]]:
    return [
        (change.function, change.old_text, change.new_text)
        for change in changes("m.py", SAMPLE)
        if change.kind == kind
    ]


@pytest.mark.parametrize(
    ("kind", "function", "new"),
    [
        ("comparison", "Unit.hurt", "if self.figures <= 1 and not self.gone:"),
        ("comparison", "rules", "found = [unit for unit in units if unit.owner != 1 - seat]"),
        ("logic", "Unit.hurt", "if self.figures < 1 or not self.gone:"),
        ("logic", "Unit.hurt", "if self.figures < 1 and (self.gone):"),
        ("logic", "rules", "return found and None"),
        ("number", "", "FULL = 4"),
        ("number", "", "figures: int = 3"),
        ("arithmetic", "Unit.hurt", "self.figures += n"),
        ("truth", "Unit.hurt", 'self.leave("ż", False)'),
        ("statement", "Unit.hurt", "pass"),
        ("statement", "rules", "yield from ()"),
        ("return", "rules", "return None"),
        ("seat", "rules", "found = [unit for unit in units if unit.owner == seat]"),
        ("slice", "rules", "found[:],"),
        ("minmax", "rules", 'b.tell("hits", n=max(FULL, len(found)), rules=("A-1", "A-2"))'),
        ("tell", "rules", "pass"),
        ("rule id", "rules", 'b.tell("hits", n=min(FULL, len(found)), rules=("A-2", ))'),
    ],
)
def test_every_kind_of_change_is_found(kind: str, function: str, new: str) -> None:
    assert (function, new) in [(where, text) for where, _, text in made(kind)]


def test_a_placeholder_is_not_dropped_and_docstrings_stay() -> None:
    assert all(old != "yield from ()" for _, old, _ in made("statement"))
    assert not any("chapter" in change.old_text for change in changes("m.py", SAMPLE))


def test_what_zip_asserts_is_no_rule() -> None:
    text = "def pairs(a, b):\n    return list(zip(a, b, strict=True))\n"
    assert [change.kind for change in changes("m.py", text)] == ["return"]


def test_a_change_keeps_the_lines_in_their_places_and_is_all_that_changes() -> None:
    source = Source("m.py", SAMPLE)
    for change in changes("m.py", SAMPLE):
        text = source.changed(change)
        compile(text, "m.py", "exec")
        assert text.count("\n") == SAMPLE.count("\n")
        pairs = zip(text.splitlines(), SAMPLE.splitlines(), strict=True)
        different = [number for number, (now, was) in enumerate(pairs, 1) if now != was]
        assert different
        assert change.line <= min(different)
        assert max(different) <= change.last_line


@pytest.mark.parametrize("target", places.TARGETS)
def test_a_seed_draws_the_same_changes_again(target: str) -> None:
    part = "geometry" if target == "kernel" else "setup"
    drawn = __main__.sample(target, 30, 5, part=part)
    assert len(drawn) == 30
    assert drawn == __main__.sample(target, 30, 5, part=part)
    assert drawn != __main__.sample(target, 30, 6, part=part)
    assert drawn[20:] == __main__.sample(target, 10, 5, part=part, skip=20), "it can be tried in parts"


def test_every_room_of_rules_is_there() -> None:
    for game, rooms in places.RULE_BEARING.items():
        for room in rooms:
            assert (places.PACKAGE / "games" / game / room).exists(), f"{game}: {room}"


def a_change(kind: str = "number", old: str = "a", new: str = "b") -> Change:
    found = next(change for change in changes("m.py", SAMPLE) if change.kind == kind)
    assert found.kind in KINDS
    return Change("m.py", "f", 3, 3, found.kind, 0, 1, "", old, new)


def test_an_equivalent_is_known_by_its_text_wherever_it_stands() -> None:
    named = [Equivalent("m.py", "f", "a", "b", "it is the same")]
    assert reason(a_change(), named) == "it is the same"
    assert not reason(a_change(new="c"), named)


def test_every_equivalent_names_a_change_that_can_be_made_and_says_why() -> None:
    """A line that was written anew must not leave its equivalents behind."""
    named = read()
    for path in sorted({one.module for one in named}):
        every = changes(path, (places.ROOT / path).read_text())
        for one in (one for one in named if one.module == path):
            assert any(one.is_of(change) for change in every), one
            assert one.why


@pytest.mark.parametrize(
    ("test", "target", "another"),
    [
        ("tests/games/mageknight/rules/test_unit.py::test_heroes_speak", "mageknight", False),
        ("src/hexameron/games/mageknight/content/heroes.py", "mageknight", False),
        ("tests/test_matches.py::test_a_match[heroes/conquest]", "mageknight", True),
        ("tests/test_matches.py::test_a_match[heroes/conquest]", "heroes", False),
        ("tests/test_matches.py::test_a_match[heroes/conquest]", "kernel", False),
        ("tests/test_matches.py::test_a_match[runebound/alone]", "runebound", False),
        ("tests/test_matches.py::test_a_match[runebound/alone]", "heroes", True),
        ("tests/test_positions.py::test_lessons", "battlelore", False),
    ],
)
def test_a_test_counts_for_the_game_that_it_names_or_for_all(test: str, target: str, another: bool) -> None:
    assert places.is_of_another(test, target) is another


def test_the_quickest_tests_that_run_a_line_come_first() -> None:
    cover = Cover(["slow", "quick", "other"], [2.0, 0.1, 0.0], {"m.py": {1: [0, 1], 2: [2]}}, {"m.py": [7]})
    assert cover.noticing("m.py", 1, 1) == ["quick", "slow"]
    assert cover.noticing("m.py", 1, 2) == ["other", "quick", "slow"]
    assert cover.noticing("m.py", 3, 3) == []
    assert cover.runs_at_import("m.py", 6, 7)
    assert not cover.runs_at_import("m.py", 1, 6)


def test_tests_called_after_a_module_may_notice_what_it_defines() -> None:
    module = "src/hexameron/kernel/scene.py"
    tests = ["tests/test_scene.py::test_own", "tests/test_scenes.py::test_other", "tests/a.py::test_runs"]
    cover = Cover(tests, [1.0, 1.0, 1.0], {module: {1: [2]}}, {})
    assert cover.using(module, "") == [tests[0], tests[2]]
    assert cover.using(module, "no_such_word") == [tests[0], tests[2]]


def test_tests_that_changed_are_gathered_anew_and_the_others_stay() -> None:
    kept = Cover(
        ["a.py::one", "b.py::old", "a.py::two", "c.py::gone"],
        [1.0, 2.0, 3.0, 4.0],
        {"m.py": {1: [0, 1], 2: [1, 2, 3], 3: [1]}, "n.py": {1: [3]}},
        {"m.py": [7], "n.py": []},
    )
    part = Cover(["b.py::new", "d.py::more"], [0.5, 0.1], {"m.py": {2: [0], 4: [0, 1]}}, {"m.py": []})
    found = joined(kept, part, ["b.py", "c.py", "d.py"])
    assert found.cost() == {"a.py::one": 1.0, "a.py::two": 3.0, "b.py::new": 0.5, "d.py::more": 0.1}
    assert [found.noticing("m.py", line, line) for line in range(1, 5)] == [
        ["a.py::one"],
        ["b.py::new", "a.py::two"],
        [],
        ["d.py::more", "b.py::new"],
    ]
    assert found.noticing("n.py", 1, 1) == []
    assert found.imported == kept.imported


def test_a_report_counts_the_log_apart_and_names_what_survived() -> None:
    verdicts = [
        Verdict(a_change(), "noticed", ("t",), 1, "t"),
        Verdict(a_change(new="c"), "endless", ("t",), 1),
        Verdict(a_change("tell"), "survived", ("t",), 1),
    ]
    found = report("kernel", 1, verdicts, 2)
    assert (found.rules.tried, found.rules.noticed) == (2, 2)
    assert (found.told.tried, found.told.noticed) == (1, 0)
    assert share_of(verdicts).part == 2 / 3
    assert "m.py:3 f (tell)" in lines(found)
    assert sum(line.startswith("m.py") for line in lines(found)) == 1
    assert "1 counted as noticed because their tests did not end in time" in lines(found)


# ---------------------------------------------------------------------------- a whole run

SUMS = """
STEP = 2


def total(numbers: list[int]) -> int:
    '''An example counts as a test: it imports the changed module, too.

    >>> total([4])
    8
    '''
    found = 0
    while numbers:
        found += numbers.pop() * STEP
    return found


def loud(number: int) -> int:
    return number + 1


def silent() -> int:
    return 5
"""
EXAMPLES = """
[tool.pytest.ini_options]
addopts = ["--import-mode=importlib", "--doctest-modules"]
"""
SUMS_TESTS = """
from hexameron.kernel.sums import loud, total


def test_total() -> None:
    assert total([1, 2]) == 6


def test_loud() -> None:
    loud(1)
"""
SILENT_TESTS = """
from hexameron.kernel.sums import silent


def test_silent() -> None:
    assert silent() == 5
"""


@pytest.fixture
def little_tree(tmp_path: Path) -> Path:
    """A tree with one module and its tests, and with this tool."""
    for folder, name, text in [
        ("src/hexameron", "__init__.py", ""),
        ("src/hexameron/kernel", "__init__.py", ""),
        ("src/hexameron/kernel", "sums.py", SUMS),
        ("tests/kernel", "test_sums.py", SUMS_TESTS),
        ("tools", "__init__.py", ""),
        ("", "pyproject.toml", EXAMPLES),
    ]:
        (tmp_path / folder).mkdir(parents=True, exist_ok=True)
        (tmp_path / folder / name).write_text(text)
    shutil.copytree(places.ROOT / "tools" / "mutants", tmp_path / "tools" / "mutants")
    return tmp_path


def run_in(tree: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(tree / "src"), str(tree)])
    return subprocess.run(
        [sys.executable, "-m", "tools.mutants", "kernel", "--n", "50", "--at-least", "97", "--slack", "1"],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_run_tells_what_no_test_notices_and_changes_no_file(little_tree: Path) -> None:
    ran = run_in(little_tree)
    assert ran.returncode == 1, ran.stderr
    survivors = [line.split()[1] for line in ran.stdout.splitlines() if line.startswith("src/")]
    assert sorted(survivors) == ["loud"] * 4 + ["silent"] * 2, ran.stdout + ran.stderr
    assert "no test runs it" in ran.stdout
    assert "1 of 1 tests ran: test_sums.py::test_loud" in ran.stdout
    assert (little_tree / "src/hexameron/kernel/sums.py").read_text() == SUMS


def test_tests_that_are_added_or_mended_count_at_once(little_tree: Path) -> None:
    assert run_in(little_tree).returncode == 1
    (little_tree / "tests/kernel/test_sums.py").write_text(
        SUMS_TESTS.replace("loud(1)", "assert loud(1) == 2")
    )
    (little_tree / "tests/kernel/test_silent.py").write_text(SILENT_TESTS)
    ran = run_in(little_tree)
    assert ran.returncode == 0, ran.stdout + ran.stderr
