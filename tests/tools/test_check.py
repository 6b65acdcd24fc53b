"""What a change can have broken is found by names and imports, and a run tells what took how long."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.check import durations, steps, touched
from tools.check.__main__ import main
from tools.check.steps import Step


def test_a_test_mirrors_the_module_it_is_named_like() -> None:
    assert touched.mirrors("tests/kernel/test_picking.py", "src/hexameron/kernel/picking.py")
    assert not touched.mirrors("tests/kernel/test_picking.py", "src/hexameron/kernel/asking.py")
    assert not touched.mirrors("tests/arena/test_picking.py", "src/hexameron/kernel/picking.py")
    assert touched.mirrors("tests/tools/test_wire.py", "tools/wire.py")
    assert touched.mirrors("tests/tools/test_check.py", "tools/check/touched.py")
    assert not touched.mirrors("tests/tools/test_wire.py", "src/hexameron/tools/wire.py")


def test_a_test_of_an_aspect_mirrors_the_module_with_the_longest_name_it_begins_with() -> None:
    assert touched.mirrors("tests/kernel/test_match_undo.py", "src/hexameron/kernel/match.py")
    duels = "tests/games/mageknight/rules/test_duel_damage_units.py"
    assert touched.mirrors(duels, "src/hexameron/games/mageknight/rules/duel_damage.py")
    assert not touched.mirrors(duels, "src/hexameron/games/mageknight/rules/duel.py")


def test_texts_and_records_concern_the_tests_of_their_folder() -> None:
    text = "src/hexameron/games/heroes/texts/pl.ftl"
    assert touched.mirrors("tests/games/heroes/test_labels.py", text)
    assert touched.mirrors("tests/games/heroes/behaviour/test_secrets.py", text)
    assert not touched.mirrors("tests/games/battlelore/test_labels.py", text)
    assert not touched.mirrors("tests/test_lessons.py", text)


def test_the_nearest_tests_come_first_and_the_budget_cuts_the_far_ones() -> None:
    changed = ["src/hexameron/kernel/geometry/flood.py"]
    near = "tests/kernel/geometry/test_flood.py"
    some = touched.tests_for(changed, {}, budget=60)
    assert some.files[0] == near or near in some.files
    assert some.left_out > 0
    assert len(touched.tests_for(changed, {}, budget=6000).files) == len(some.files) + some.left_out


def test_however_small_the_budget_what_is_named_like_the_change_is_run() -> None:
    chosen = touched.tests_for(["src/hexameron/arena/lifts.py"], {}, budget=0)
    assert chosen.files == ["tests/arena/test_lifts.py", *touched.WHOLE]


@pytest.mark.parametrize(
    ("changed", "test"),
    [
        ("src/hexameron/games/runebound/rules/resting.py", "tests/games/runebound/rules/test_turn.py"),
        ("src/hexameron/games/runebound/rules/resting.py", "tests/test_lessons.py"),
        ("tests/games/runebound/positions.py", "tests/games/runebound/rules/test_resting.py"),
        ("tools/quotes.py", "tests/docs/test_quotes.py"),
        ("src/hexameron/kernel/things.py", "src/hexameron/kernel/things.py"),
        ("src/hexameron/cli/output.py", "tests/test_lengths.py"),
        ("docs/en/tutorial.md", "tests/docs/test_pages.py"),
        ("CONTRIBUTING.md", "tests/test_words.py"),
        ("examples/storm/src/storm/rules.py", "examples/storm/tests/test_rules.py"),
        ("examples/storm/src/storm/texts/pl.ftl", "examples/storm/tests/test_playing.py"),
    ],
    ids=[
        "through a module that tests share",
        "of whatever finds games by their names",
        "of what tests share",
        "of a tool",
        "examples in a docstring",
        "of all files",
        "of a page",
        "of the words",
        "of the example",
        "of its texts",
    ],
)
def test_a_test_is_found_that_could_notice(changed: str, test: str) -> None:
    assert test in touched.tests_for([changed], {}, budget=6000).files


def test_a_change_of_one_game_does_not_concern_the_tests_of_another() -> None:
    found = touched.tests_for(["src/hexameron/games/runebound/rules/resting.py"], {}, budget=6000).files
    assert [test for test in found if test.startswith("tests/games/runewars/")] == []


@pytest.mark.parametrize(
    ("changed", "fuzzed", "replayed"),
    [
        ("src/hexameron/games/heroes/state.py", ["heroes"], ["heroes"]),
        ("src/hexameron/kernel/chance.py", ["battlelore", "heroes"], ["battlelore", "heroes"]),
        ("src/hexameron/bots/mcts.py", ["battlelore", "heroes"], []),
        ("tests/matches/heroes/conquest-random-1.log", [], ["heroes"]),
        ("tests/games/heroes/positions.py", [], []),
        ("src/hexameron/server/app.py", [], []),
        ("src/hexameron/games/__init__.py", [], []),
    ],
)
def test_games_are_fuzzed_and_replayed_whose_matches_may_go_differently(
    changed: str, fuzzed: list[str], replayed: list[str]
) -> None:
    every = ["battlelore", "heroes"]
    assert touched.games_to_fuzz([changed], every) == fuzzed
    assert touched.games_to_replay([changed], every) == replayed


def test_recorded_matches_are_no_part_of_the_other_tests() -> None:
    rule = "src/hexameron/games/heroes/rules/movement.py"
    assert touched.RECORDED not in touched.tests_for([rule], {}, budget=6000).files


def test_the_client_is_checked_when_it_or_what_is_sent_to_it_changed() -> None:
    assert touched.touches_web(["web/src/App.svelte"])
    assert touched.touches_web(["src/hexameron/kernel/scene.py"])
    assert touched.touches_web(["src/hexameron/kernel/words.py"])
    assert touched.touches_web(["src/hexameron/server/api/frames.py"])
    assert not touched.touches_web(["src/hexameron/kernel/match.py"])
    assert not touched.touches_web(["docs/en/tutorial.md"])


def test_a_change_is_what_is_not_committed_and_what_is_new(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def git(*arguments: str) -> None:
        who = ("-c", "user.name=A", "-c", "user.email=a@b.c")
        subprocess.run(["git", *who, *arguments], cwd=tmp_path, check=True, capture_output=True)

    monkeypatch.setattr(touched, "ROOT", tmp_path)
    git("init", "-b", "main")
    for name in ("old", "gone"):
        (tmp_path / name).write_text("1")
        git("add", ".")
        git("commit", "-m", name)
    assert touched.changed_files() == ["gone"]  # nothing else: then the last commit
    (tmp_path / "old").write_text("2")
    (tmp_path / "new").write_text("1")
    (tmp_path / "gone").unlink()
    assert touched.changed_files() == ["new", "old"]
    git("checkout", "-b", "branch")
    git("add", ".")
    git("commit", "-m", "branch")
    assert touched.changed_files() == ["new", "old"]
    assert touched.changed_files("HEAD") == []


def test_steps_stop_at_the_first_that_fails_and_say_what_was_not_run(
    capfd: pytest.CaptureFixture[str],
) -> None:
    plan = [Step(name, (sys.executable, "-c", code)) for name, code in (("a", ""), ("b", "1/0"), ("c", ""))]
    done = steps.run(plan)
    assert [(one.name, one.passed) for one in done] == [("a", True), ("b", False)]
    told = "\n".join(steps.summary(done, plan))
    assert "b  FAILED" in told
    assert "not run: c" in told
    assert "ZeroDivisionError" in capfd.readouterr().err


def test_a_step_beside_others_ends_before_one_that_wants_to_be_alone(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    here, there = tmp_path / "here", tmp_path / "there"
    meeting = (
        "import pathlib, time\nmine, other = map(pathlib.Path, {})\nmine.touch()\n"
        "while not other.exists(): time.sleep(0.01)\nprint('met')"
    )
    first, second = (meeting.format([str(a), str(b)]) for a, b in ((here, there), (there, here)))
    plan = [
        Step("a", (sys.executable, "-c", first), beside=True),
        Step("b", (sys.executable, "-c", second)),
        Step("c", (sys.executable, "-c", "print('alone')"), alone=True),
    ]
    done = steps.run(plan)
    assert [(one.name, one.passed) for one in done] == [("b", True), ("a", True), ("c", True)]
    assert done[1].ended <= done[2].began
    assert capfd.readouterr().out.split("\n")[1:] == ["— b", "met", "", "— a", "met", "", "— c", "alone", ""]


def test_a_step_beside_others_that_fails_stops_what_comes_after(capfd: pytest.CaptureFixture[str]) -> None:
    plan = [
        Step("a", (sys.executable, "-c", "1/0"), beside=True),
        Step("b", (sys.executable, "-c", "")),
        Step("c", (sys.executable, "-c", ""), alone=True),
    ]
    done = steps.run(plan)
    assert [(one.name, one.passed) for one in done] == [("b", True), ("a", False)]
    assert "not run: c" in steps.summary(done, plan)
    assert "ZeroDivisionError" in capfd.readouterr().out


def test_a_failed_step_fails_the_check(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.check.__main__.LINT", (Step("a", (sys.executable, "-c", "1/0")),))
    assert main(["--lint"]) == 1
    monkeypatch.setattr("tools.check.__main__.LINT", (Step("a", (sys.executable, "-c", "")),))
    assert main(["--lint"]) == 0


def test_seconds_are_summed_by_parts() -> None:
    files = {
        "tests/kernel/test_a.py": 1.0,
        "tests/kernel/text/test_b.py": 2.0,
        "tests/games/heroes/x/test_c.py": 4.0,
    }
    assert durations.by_parts(files) == [("tests/games/heroes", 4.0), ("tests/kernel", 3.0)]


def test_a_run_keeps_what_it_knew_of_other_files(tmp_path: Path) -> None:
    kept = tmp_path / "cache" / "durations.json"
    for file in ("tests/test_a.py", "tests/test_b.py"):
        watch = durations.Stopwatch(kept)
        report = pytest.TestReport(f"{file}::test", ("", 0, ""), {}, "passed", None, "call", duration=1.5)
        watch.pytest_runtest_logreport(report)
        watch.keep()
    assert durations.read(kept) == {"tests/test_a.py": 1.5, "tests/test_b.py": 1.5}
