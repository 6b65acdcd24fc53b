"""python -m tools.check [--lint | --all] [--since COMMIT] [--budget SECONDS]"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from hexameron.games import OURS
from tools.check import durations
from tools.check.steps import ALL, ARCHITECTURE, CLIENT, LINT, STYLE, TESTS, TYPES, Step, run, summary, tool
from tools.check.touched import (
    RECORDED,
    changed_files,
    games_to_fuzz,
    games_to_replay,
    tests_for,
    touches_web,
)

FUZZED = 4
"""So many matches of each touched game are played at random, with every check."""
EVERY_SCENARIO = "every_scenario"
"""The test that looks whether each scenario has a recorded match."""
FOUND = ".cache/fuzz-failures"
"""Where matches are kept in which something broke."""


def main(arguments: Sequence[str] | None = None) -> int:
    given = _parser().parse_args(arguments)
    steps = ALL if given.all else LINT if given.lint else _touched(given.since, given.budget)
    done = run(steps)
    print("\n" + "\n".join(summary(done, steps)))
    return int(not all(one.passed for one in done))


def _touched(since: str, budget: float) -> tuple[Step, ...]:
    """The steps for what was changed."""
    files = changed_files(since)
    chosen = tests_for(files, durations.read(), budget)
    print(f"{len(files)} files changed, {len(chosen.files)} files of tests to run", end="")
    print(f"; {chosen.left_out} more depend on them: make test" if chosen.left_out else "")
    steps = [*STYLE, *TYPES, *ARCHITECTURE]
    if touches_web(files):
        steps += CLIENT
    if chosen.files:
        steps.append(Step("tests", tool(*TESTS, "-q", *chosen.files), alone=True))
    if replayed := games_to_replay(files, OURS):
        command = tool(*TESTS, "-q", RECORDED, "-k", " or ".join([EVERY_SCENARIO, *replayed]))
        steps.append(Step("recorded matches", command, alone=True))
    for game in games_to_fuzz(files, OURS):
        command = tool("hexameron", "fuzz", game, "--games", str(FUZZED), "--jobs", "2", "--folder", FOUND)
        steps.append(Step(f"fuzz {game}", command))
    return tuple(steps)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tools.check", description="Checks what must hold.")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--lint", action="store_true", help="no tests: style, types, architecture, client")
    which.add_argument("--all", action="store_true", help="everything")
    parser.add_argument("--since", default="", help="changes since this commit; else since main was left")
    parser.add_argument("--budget", type=float, default=90, help="seconds of tests, for all processes")
    return parser


if __name__ == "__main__":
    sys.exit(main())
