"""Makes a change in memory, in a process of its own, and runs the tests that could notice it.

The tests are collected once. For each change the process is forked; the child gives the changed function its
new code and runs the tests, the quickest first, until one fails. What happens at import cannot be changed
that way: a fresh process then imports the changed module instead of the one on disk.
"""

from __future__ import annotations

import gc
import os
import resource
import signal
import sys
import time
from collections.abc import Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType, FunctionType
from typing import Any, Literal, NoReturn, TypeAlias

import msgspec
import pytest

from tools.mutants import places
from tools.mutants.changes import Change, Source
from tools.mutants.covering import QUIET, Chosen, Cover, caches

Fate: TypeAlias = Literal["noticed", "endless", "survived", "unreached"]

SLOWER = 10
"""How many times longer they may take by the clock, since others use the machine, too."""
MEMORY = 6 << 30
START = 15
"""CPU seconds to import everything anew and collect."""

NOTICED, SURVIVED, UNCHANGED = 1, 0, 3


@dataclass(frozen=True)
class Limits:
    """How many changes are tried at a time, and how many CPU seconds the tests of each may take.

    ``patience`` bounds which tests are run at all; ``slack`` is what they may take more than usual before
    they count as endless.
    """

    jobs: int = 2
    patience: float = 30
    slack: float = 5


@dataclass(frozen=True)
class Verdict:
    """What came of a change: how many tests ran, out of how many that run its line, and which one failed."""

    change: Change
    fate: Fate
    tests: tuple[str, ...] = ()
    known: int = 0
    by: str = ""


@dataclass
class _Trial:
    """A change that is being tried in a process."""

    change: Change
    tests: list[str]
    known: int
    fresh: bool
    failed_file: Path
    process: int = 0
    deadline: float = 0.0


class Trier:
    """Tries changes, some at a time, inside a pytest session that has collected the tests."""

    def __init__(self, changes: Sequence[Change], cover: Cover, limits: Limits, folder: Path) -> None:
        self._folder = folder
        self._waiting = list(changes)
        self._cover = cover
        self._cost = cover.cost()
        self._limits = limits
        self._items: dict[str, pytest.Item] = {}
        self._functions: Functions = {}
        self._caches: list[Any] = []
        self._running: dict[int, _Trial] = {}
        self._number = 0
        self.verdicts: list[Verdict] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """In place of running the tests: tries the changes."""
        self._items = {item.nodeid: item for item in session.items}
        self._functions = functions()
        self._caches = caches()
        while self._waiting or self._running:
            while self._waiting and len(self._running) < self._limits.jobs:
                self._begin(self._waiting.pop(0))
            if self._running:
                self._wait()
        return True

    # ------------------------------------------------------------------ in the parent

    def _begin(self, change: Change, *, fresh: bool = False) -> None:
        known, fresh = self._known(change, fresh)
        tests = self._affordable(known)
        if not tests:
            self.verdicts.append(Verdict(change, "unreached"))
            return
        self._number += 1
        file = self._folder / str(self._number)
        trial = _Trial(change, tests, len(known), fresh, file)
        usual = sum(self._cost[test] for test in tests)
        seconds = 3 * usual + self._limits.slack + (START if fresh else 0)
        trial.process = self._fork(trial, int(seconds))
        trial.deadline = time.monotonic() + seconds * SLOWER
        self._running[trial.process] = trial

    def _known(self, change: Change, fresh: bool) -> tuple[list[str], bool]:
        """The tests that could notice a change, and whether it must be imported anew."""
        direct = self._cover.noticing(change.module, change.line, change.last_line)
        if change.function and direct and not fresh:
            return direct, False
        if change.function and not self._cover.runs_at_import(change.module, change.line, change.last_line):
            return direct, bool(direct)
        return self._cover.using(change.module, change.named), True

    def _affordable(self, tests: list[str]) -> list[str]:
        """As many of them as patience lasts."""
        spent = 0.0
        chosen: list[str] = []
        for test in tests:
            spent += self._cost[test]
            if spent > self._limits.patience and chosen:
                break
            chosen.append(test)
        return chosen

    def _fork(self, trial: _Trial, seconds: int) -> int:
        process = os.fork()
        if process == 0:
            try:
                _limit(seconds)
                if trial.fresh:
                    _become_fresh(trial)
                os._exit(self._run(trial) if replace(trial.change, self._functions) else UNCHANGED)
            finally:
                os._exit(NOTICED)
        return process

    def _wait(self) -> None:
        """Waits until one of the processes has ended, or has to be ended."""
        while True:
            process, status = os.waitpid(-1, os.WNOHANG)
            if process in self._running:
                self._end(self._running.pop(process), status)
                return
            now = time.monotonic()
            for late in [trial for trial in self._running.values() if trial.deadline < now]:
                os.kill(late.process, signal.SIGKILL)
            time.sleep(0.02)

    def _end(self, trial: _Trial, status: int) -> None:
        code = os.waitstatus_to_exitcode(status)
        by = trial.failed_file.read_text() if trial.failed_file.exists() else ""
        if code == UNCHANGED or (code == SURVIVED and not trial.fresh and self._is_imported(trial.change)):
            self._begin(trial.change, fresh=True)
            return
        fate: Fate = "survived" if code == SURVIVED else "endless" if code < 0 else "noticed"
        self.verdicts.append(Verdict(trial.change, fate, tuple(trial.tests), trial.known, by))

    def _is_imported(self, change: Change) -> bool:
        """Whether it is also run where tests are collected, and was then done before it could be changed."""
        return self._cover.runs_at_import(change.module, change.line, change.last_line)

    # ------------------------------------------------------------------ in the child

    def _run(self, trial: _Trial) -> int:
        items = [self._items[test] for test in trial.tests]
        for one in self._caches:
            one.cache_clear()
        listener = Listener(trial.failed_file)
        items[0].config.pluginmanager.register(listener)
        for item, following in zip(items, [*items[1:], None], strict=True):
            # One that has become endless is ended after its own time, not after that of all.
            signal.setitimer(signal.ITIMER_PROF, 3 * self._cost[item.nodeid] + self._limits.slack)
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if listener.failed:
                return NOTICED
        return SURVIVED


def _become_fresh(trial: _Trial) -> NoReturn:
    """Goes on as a process that imports everything anew."""
    order = trial.failed_file.with_suffix(".order")
    order.write_bytes(msgspec.json.encode((trial.change, trial.tests, str(trial.failed_file))))
    os.chdir(places.ROOT)
    os.execv(sys.executable, [sys.executable, "-m", "tools.mutants.fresh", str(order)])


class Listener:
    """Hears of the first test that fails, and keeps quiet about it."""

    def __init__(self, file: Path) -> None:
        self.failed = False
        self._file = file

    @pytest.hookimpl(tryfirst=True)
    def pytest_report_teststatus(self) -> tuple[str, str, str]:
        return "", "", ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = True
            self._file.write_text(report.nodeid)


def _limit(seconds: int) -> None:
    """Bounds what a process may take; where a change makes a rule endless it is ended by the system."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    quiet = os.open(os.devnull, os.O_WRONLY)
    os.dup2(quiet, 1)
    os.dup2(quiet, 2)


Functions: TypeAlias = dict[tuple[str, str, int], list[FunctionType]]
"""Functions by where they stand: file, name and first line."""


def functions() -> Functions:
    """All functions of the package, wherever they are held: in classes, in tables, behind decorators."""
    found: Functions = {}
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and one.__code__.co_filename.startswith(str(places.PACKAGE)):
            found.setdefault(_place(one.__code__), []).append(one)
    return found


def replace(change: Change, known: Functions) -> bool:
    """Gives a function its changed code; False where that cannot be done."""
    path = places.ROOT / change.module
    compiled = compile(Source(change.module, path.read_text()).changed(change), str(path), "exec")
    code = next((code for code in _codes(compiled) if code.co_qualname == change.function), None)
    if code is None:
        return False
    held = known.get(_place(code), [])
    try:
        for one in held:
            one.__code__ = code
    except ValueError:  # it binds other names of its surroundings
        return False
    return bool(held)


def _place(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def _codes(code: CodeType) -> list[CodeType]:
    """The functions of a module and of its classes."""
    found: list[CodeType] = []
    for part in code.co_consts:
        if isinstance(part, CodeType):
            found += [part, *_codes(part)]
    return found


def try_all(target: str, changes: Sequence[Change], cover: Cover, limits: Limits) -> list[Verdict]:
    """What came of each change, in their order."""
    with TemporaryDirectory() as folder, redirect_stdout(sys.stderr):
        trier = Trier(changes, cover, limits, Path(folder))
        pytest.main([*QUIET, *places.tests(target)], plugins=[Chosen(target), trier])
    if len(trier.verdicts) != len(changes):
        raise SystemExit("not all changes could be tried")
    place = {change: index for index, change in enumerate(changes)}
    return sorted(trier.verdicts, key=lambda verdict: place[verdict.change])
