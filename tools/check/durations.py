"""How long each file of tests takes: noted by every run of pytest, told by parts, kept in `.cache`."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path

import msgspec
import pytest

ROOT = Path(__file__).parents[2]
KEPT = ROOT / ".cache" / "durations.json"

UNKNOWN = 3.0
"""Seconds that a file of tests is taken to need if it never ran here."""
SHOWN = 1.0
"""Parts of a run that took less than so many seconds are not told."""


def read(kept: Path = KEPT) -> dict[str, float]:
    """Seconds by file, relative to the root; empty where nothing ran yet."""
    return msgspec.json.decode(kept.read_bytes(), type=dict[str, float]) if kept.exists() else {}


def part_of(file: str) -> str:
    """The part of the project that a file of tests belongs to: a folder, for games the game's own."""
    folders = Path(file).parts[:-1]
    return "/".join(folders[: 3 if folders[:2] == ("tests", "games") else 2])


def by_parts(files: dict[str, float]) -> list[tuple[str, float]]:
    """Seconds by part, the longest first."""
    parts: dict[str, float] = defaultdict(float)
    for file, seconds in files.items():
        parts[part_of(file)] += seconds
    return sorted(parts.items(), key=lambda part: (-part[1], part[0]))


class Stopwatch:
    """Notes how long the tests of each file take, in all processes together."""

    def __init__(self, kept: Path = KEPT) -> None:
        self._kept = kept
        self._files: dict[str, float] = defaultdict(float)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._files[report.nodeid.partition("::")[0]] += report.duration

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        told = [part for part in by_parts(self._files) if part[1] >= SHOWN]
        if len(told) > 1:
            terminalreporter.section("seconds of tests by parts, all processes together")
            for part, seconds in told:
                terminalreporter.write_line(f"{seconds:8.1f}  {part}")
        self.keep()

    def keep(self) -> None:
        """Files that ran as a whole or in part replace what was known of them."""
        self._kept.parent.mkdir(exist_ok=True)
        known = {**read(self._kept), **{file: round(took, 2) for file, took in self._files.items()}}
        self._kept.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(known.items())))))
