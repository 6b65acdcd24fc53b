"""Which test runs which line, gathered once for each state of the rules and of each file of tests.

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
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import coverage
import msgspec
import pytest

from tools.mutants import places

CACHE = places.ROOT / ".cache" / "mutants"
UNUSED = ("cacheprovider", "schemathesis", "anyio", "faker")
"""Plugins of pytest that no test of rules needs; some of them take seconds to start."""

QUIET = (
    *("-q", "--no-cov", "--no-header", "--no-summary", "--tb=no", f"--rootdir={places.ROOT}"),
    *(f"-pno:{name}" for name in UNUSED),
)


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
        """The tests that run a line with this name, or else anything in its module; the quickest first.

        Those in a file that is called after the module may look at what it defines without running a line.
        """
        found: set[int] = set()
        if name:
            word = re.compile(rf"\b{re.escape(name)}\b")
            for path, by_line in self.lines.items():
                text = enumerate((places.ROOT / path).read_text().splitlines(), 1)
                found.update(*(by_line.get(number, ()) for number, line in text if word.search(line)))
        if not found:
            found.update(*self.lines.get(module, {}).values())
        own = f"test_{Path(module).stem}.py"
        found.update(n for n, test in enumerate(self.tests) if Path(test.partition("::")[0]).name == own)
        return self._quickest_first(found)

    def _quickest_first(self, tests: set[int]) -> list[str]:
        return [self.tests[test] for test in sorted(tests, key=lambda test: (self.seconds[test], test))]

    def cost(self) -> dict[str, float]:
        return dict(zip(self.tests, self.seconds, strict=True))


class Kept(msgspec.Struct):
    """A cover in the cache, with the hash of each file of tests that it was gathered from."""

    cover: Cover
    files: dict[str, str]


def cover(target: str) -> Cover:
    """The cover of a game's or the kernel's modules by its tests; only what changed is gathered anew.

    Where rules changed that is everything; where files of tests changed it is these.
    """
    file = CACHE / f"{target}-{_rules_hash(target)}.msgpack"
    files = _test_files(target)
    if not file.exists():
        CACHE.mkdir(parents=True, exist_ok=True)
        for old in CACHE.glob(f"{target}-*.msgpack"):
            old.unlink()
        kept = Kept(_gather_apart(target, places.tests(target)), files)
    else:
        kept = msgspec.msgpack.decode(file.read_bytes(), type=Kept)
        changed = [name for name, seal in files.items() if kept.files.get(name) != seal]
        gone = [name for name in kept.files if name not in files]
        if not changed and not gone:
            return kept.cover
        part = _gather_apart(target, changed) if changed else Cover([], [], {}, {})
        kept = Kept(joined(kept.cover, part, [*changed, *gone]), files)
    file.write_bytes(msgspec.msgpack.encode(kept))
    return kept.cover


def _gather_apart(target: str, tests: list[str]) -> Cover:
    """In a process of its own: the lines that importing runs are only seen where nothing was imported yet."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "cover"
        command = [sys.executable, "-m", "tools.mutants.covering", target, str(file), *tests]
        subprocess.run(command, check=True, cwd=places.ROOT, stdout=sys.stderr)
        return msgspec.msgpack.decode(file.read_bytes(), type=Cover)


def joined(kept: Cover, part: Cover, files: list[str]) -> Cover:
    """A cover in which the tests of these files are those of another one."""
    stays = [index for index, test in enumerate(kept.tests) if test.partition("::")[0] not in files]
    place = {old: new for new, old in enumerate(stays)}
    whole = Cover(
        [kept.tests[index] for index in stays] + part.tests,
        [kept.seconds[index] for index in stays] + part.seconds,
        {},
        kept.imported,
    )
    for module in kept.lines:
        was, now = kept.lines[module], part.lines.get(module, {})
        whole.lines[module] = {
            line: [place[test] for test in was.get(line, ()) if test in place]
            + [len(stays) + test for test in now.get(line, ())]
            for line in sorted(was.keys() | now.keys())
        }
    return whole


def _rules_hash(target: str) -> str:
    """A hash of the modules that are changed, of what they rest on, of what tests share and who counts."""
    seal = blake2b(Path(places.__file__).read_bytes(), digest_size=8)
    folders = [places.PACKAGE / "kernel", *map(Path, places.tests(target)), places.ROOT / "tests" / "matches"]
    if target != places.KERNEL:
        folders.append(places.PACKAGE / "games" / target)
    for path in _files(folders, target):
        if not _is_tests(path):
            seal.update(places.name(path).encode())
            seal.update(path.read_bytes())
    return seal.hexdigest()


def _test_files(target: str) -> dict[str, str]:
    """The files that hold nothing but tests, each with a hash."""
    return {
        places.name(path): blake2b(path.read_bytes(), digest_size=8).hexdigest()
        for path in _files(map(Path, places.tests(target)), target)
        if _is_tests(path)
    }


def _files(folders: Iterable[Path], target: str) -> list[Path]:
    files = [file for folder in folders for file in ([folder] if folder.is_file() else folder.rglob("*"))]
    return sorted(
        path for path in files if _counts(path) and not places.is_of_another(places.name(path), target)
    )


def _is_tests(path: Path) -> bool:
    return path.name.startswith("test_") and path.suffix == ".py" and not path.is_relative_to(places.PACKAGE)


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
        self._caches: list[Any] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self._caches = self._caches or caches()
        for one in self._caches:
            one.cache_clear()
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


def caches() -> list[Any]:
    """What rules remember: each test, and each change, is to run all that it rests on."""
    return [one for one in gc.get_objects() if isinstance(one, REMEMBERING) and _is_rule(one.__module__)]


def _is_rule(module: str) -> bool:
    return module.startswith(("hexameron.games", "hexameron.kernel")) and ".text" not in module


def gather(target: str, tests: list[str]) -> Cover:
    """Runs these files and folders of tests and notes which lines each test runs."""
    names = {str(path): places.name(path) for path in places.modules(target)}
    measuring = coverage.Coverage(data_file=None, config_file=False, include=list(names))
    gatherer = _Gatherer(measuring)
    measuring.start()
    code = pytest.main([*QUIET, *tests], plugins=[Chosen(target), gatherer])
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
    Path(sys.argv[2]).write_bytes(msgspec.msgpack.encode(gather(sys.argv[1], sys.argv[3:])))
