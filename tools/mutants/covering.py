"""Which test runs which line, gathered once for each state of the tree.

The lines that importing and collecting run belong to no test: a function that was called then cannot be
changed in memory afterwards, so such changes are tried by importing everything anew.
"""

from __future__ import annotations

import functools
import gc
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import coverage
import msgspec
import pytest

from tools.mutants import places

CACHE = places.ROOT / ".cache" / "mutants"
UNUSED = ("cacheprovider", "schemathesis", "anyio", "faker")
"""Plugins of pytest that no test of rules needs; some of them take seconds to start."""

QUIET = ("-q", *(f"-pno:{name}" for name in UNUSED), "--no-cov", "--no-header", "--no-summary", "--tb=no")


REMEMBERING = type(functools.cache(len))


class Cover(msgspec.Struct):
    """For each module the lines with the numbers of their tests; for each test its CPU time."""

    tests: list[str]
    seconds: list[float]
    lines: dict[str, dict[int, list[int]]]
    imported: dict[str, list[int]]
    """The lines that run without any test."""

    def noticing(self, module: str, first: int, last: int) -> list[str]:
        """The tests that run one of these lines, the quickest first."""
        by_line = self.lines.get(module, {})
        found = {test for line in range(first, last + 1) for test in by_line.get(line, ())}
        return self._quickest_first(found)

    def runs_at_import(self, module: str, first: int, last: int) -> bool:
        return any(first <= line <= last for line in self.imported[module])

    def using(self, module: str, name: str) -> list[str]:
        """The tests that run a line with this name, or else anything in its module; the quickest first."""
        found: set[int] = set()
        if name:
            word = re.compile(rf"\b{re.escape(name)}\b")
            for path, by_line in self.lines.items():
                text = enumerate((places.ROOT / path).read_text().splitlines(), 1)
                found.update(*(by_line.get(number, ()) for number, line in text if word.search(line)))
        if not found:
            found.update(*self.lines.get(module, {}).values())
        return self._quickest_first(found)

    def _quickest_first(self, tests: set[int]) -> list[str]:
        return [self.tests[test] for test in sorted(tests, key=lambda test: (self.seconds[test], test))]

    def cost(self) -> dict[str, float]:
        return dict(zip(self.tests, self.seconds, strict=True))


def cover(target: str) -> Cover:
    """The cover of a game's or the kernel's modules by its tests; from the cache if nothing changed."""
    file = CACHE / f"{target}-{_tree_hash(target)}.msgpack"
    if not file.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        for old in CACHE.glob(f"{target}-*.msgpack"):
            old.unlink()
        # In a process of its own: the lines that importing runs are only seen where nothing was imported yet.
        command = [sys.executable, "-m", "tools.mutants.covering", target, str(file)]
        subprocess.run(command, check=True, cwd=places.ROOT, stdout=sys.stderr)
    return msgspec.msgpack.decode(file.read_bytes(), type=Cover)


def _tree_hash(target: str) -> str:
    """A hash of the modules that are changed, of what they rest on, and of the tests."""
    seal = blake2b(digest_size=8)
    folders = [places.PACKAGE / "kernel", *map(Path, places.tests(target)), places.ROOT / "tests" / "matches"]
    if target != places.KERNEL:
        folders.append(places.PACKAGE / "games" / target)
    files = [file for folder in folders for file in ([folder] if folder.is_file() else folder.rglob("*"))]
    for path in sorted(path for path in files if _counts(path)):
        if not places.is_of_another(places.name(path), target):
            seal.update(places.name(path).encode())
            seal.update(path.read_bytes())
    return seal.hexdigest()


def _counts(path: Path) -> bool:
    return path.suffix in (".py", ".json", ".yaml", ".ftl")


class Chosen:
    """Leaves out the tests that look at other games."""

    def __init__(self, target: str) -> None:
        self._target = target

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not places.is_of_another(item.nodeid, self._target)]


class _Gatherer:
    """Tells coverage which test is running, and measures it."""

    def __init__(self, measuring: coverage.Coverage) -> None:
        self.measuring = measuring
        self.seconds: dict[str, float] = {}
        self.failed: list[str] = []
        self._caches: list[Any] | None = None

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._forget()
        self.measuring.switch_context(item.nodeid)
        began = time.process_time()
        try:
            return (yield)
        finally:
            self.seconds[item.nodeid] = time.process_time() - began
            self.measuring.switch_context("")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def _forget(self) -> None:
        """Empties what rules remember, so that each test runs all that it rests on."""
        if self._caches is None:
            self._caches = [
                one for one in gc.get_objects() if isinstance(one, REMEMBERING) and _is_rule(one.__module__)
            ]
        for one in self._caches:
            one.cache_clear()


def _is_rule(module: str) -> bool:
    return module.startswith(("hexameron.games", "hexameron.kernel")) and ".text" not in module


def gather(target: str) -> Cover:
    """Runs the tests and notes which lines each of them runs."""
    names = {str(path): places.name(path) for path in places.modules(target)}
    measuring = coverage.Coverage(data_file=None, config_file=False, include=list(names))
    gatherer = _Gatherer(measuring)
    measuring.start()
    code = pytest.main([*QUIET, *places.tests(target)], plugins=[Chosen(target), gatherer])
    measuring.stop()
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise SystemExit(f"the tests could not be run: {code!r}")
    for test in gatherer.failed:
        sys.stderr.write(f"left out, since it fails before anything is changed: {test}\n")
        gatherer.seconds.pop(test, None)
    return _read(measuring.get_data(), names, gatherer.seconds)


def _read(data: coverage.CoverageData, names: dict[str, str], seconds: dict[str, float]) -> Cover:
    number = {test: index for index, test in enumerate(seconds)}
    found = Cover(list(seconds), list(seconds.values()), {}, {})
    for path, name in names.items():
        by_line = data.contexts_by_lineno(path)
        found.lines[name] = {
            line: sorted(number[test] for test in tests if test in number) for line, tests in by_line.items()
        }
        found.imported[name] = sorted(line for line, tests in by_line.items() if "" in tests)
    return found


if __name__ == "__main__":
    Path(sys.argv[2]).write_bytes(msgspec.msgpack.encode(gather(sys.argv[1])))
