"""The commands that a check consists of, run one after the other, some side by side, and timed."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import NamedTuple, Self

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent


class Step(NamedTuple):
    """A command with its name in the summary.

    One that goes ``beside`` runs while those after it do, until one comes that wants to be ``alone``.
    """

    name: str
    command: tuple[str, ...]
    beside: bool = False
    alone: bool = False


class Timed(NamedTuple):
    """A step that has run."""

    name: str
    began: float
    ended: float
    passed: bool

    @property
    def seconds(self) -> float:
        return self.ended - self.began


def tool(name: str, *arguments: str) -> tuple[str, ...]:
    """A program of the environment."""
    return (str(BIN / name), *arguments)


def module(name: str, *arguments: str) -> tuple[str, ...]:
    return (sys.executable, "-m", name, *arguments)


STYLE = (
    Step("format", tool("ruff", "format", "--check")),
    Step("style", tool("ruff", "check")),
)
TYPES = (Step("types", tool("mypy", "--strict"), beside=True),)
ARCHITECTURE = (
    Step("architecture", tool("lint-imports", "--no-logo")),
    Step("determinism", module("tools.determinism")),
)
CLIENT = (Step("client", module("tools.build_web", "check")),)
LINT = (*STYLE, *TYPES, *ARCHITECTURE, *CLIENT)
TESTS = ("pytest", "-n", "2", "--dist", "worksteal")
"""Each process begins at a place of its own: pages are drawn beside tests that wait for servers."""
ALL = (*LINT, Step("build", module("tools.build_web")), Step("tests", tool(*TESTS), alone=True))


def run(steps: Sequence[Step]) -> list[Timed]:
    """Runs the steps up to the first that fails, and tells how long each took."""
    done: list[Timed] = []
    with ExitStack() as stack:
        beside: list[_Beside] = []
        for step in steps:
            if step.alone:
                done += [one.result() for one in beside]
                beside.clear()
            if not all(one.passed for one in done):
                break
            if step.beside:
                beside.append(stack.enter_context(_Beside(step)))
                continue
            print(f"\n— {step.name}", flush=True)
            began = time.monotonic()
            code = subprocess.run(step.command, cwd=ROOT, check=False).returncode
            done.append(Timed(step.name, began, time.monotonic(), code == 0))
        done += [one.result() for one in beside]
    return done


class _Beside:
    """A step that runs while others do; what it says is shown when its result is asked for."""

    def __init__(self, step: Step) -> None:
        self._step = step

    def __enter__(self) -> Self:
        self._said = tempfile.TemporaryFile()
        self._began = time.monotonic()
        self._process = subprocess.Popen(
            self._step.command, cwd=ROOT, stdout=self._said, stderr=subprocess.STDOUT
        )
        # Noted by a thread: the others may take longer than it does.
        self._ended = self._began
        self._watch = threading.Thread(target=self._wait)
        self._watch.start()
        return self

    def _wait(self) -> None:
        self._process.wait()
        self._ended = time.monotonic()

    def result(self) -> Timed:
        self._watch.join()
        self._said.seek(0)
        print(f"\n— {self._step.name}\n{self._said.read().decode(errors='replace')}", end="", flush=True)
        return Timed(self._step.name, self._began, self._ended, self._process.returncode == 0)

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.kill()
        self._watch.join()
        self._said.close()


def summary(done: Sequence[Timed], planned: Sequence[Step]) -> list[str]:
    """What took how long, and what failed or was not reached."""
    lines = [f"{one.seconds:8.1f} s  {one.name}{'' if one.passed else '  FAILED'}" for one in done]
    whole = max(one.ended for one in done) - min(one.began for one in done) if done else 0.0
    lines.append(f"{whole:8.1f} s  in all")
    left = [step.name for step in planned if step.name not in {one.name for one in done}]
    if left:
        lines.append(f"not run: {', '.join(left)}")
    return lines
