"""The commands that a check consists of, run one after the other and timed."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent


class Step(NamedTuple):
    """A command with its name in the summary."""

    name: str
    command: tuple[str, ...]


class Timed(NamedTuple):
    """A step that has run."""

    name: str
    seconds: float
    passed: bool


def tool(name: str, *arguments: str) -> tuple[str, ...]:
    """A program of the environment."""
    return (str(BIN / name), *arguments)


def module(name: str, *arguments: str) -> tuple[str, ...]:
    return (sys.executable, "-m", name, *arguments)


STYLE = (
    Step("format", tool("ruff", "format", "--check")),
    Step("style", tool("ruff", "check")),
)
TYPES = (Step("types", tool("mypy", "--strict")),)
ARCHITECTURE = (
    Step("architecture", tool("lint-imports", "--no-logo")),
    Step("determinism", module("tools.determinism")),
)
CLIENT = (Step("client", module("tools.build_web", "check")),)
LINT = (*STYLE, *TYPES, *ARCHITECTURE, *CLIENT)
ALL = (*LINT, Step("build", module("tools.build_web")), Step("tests", tool("pytest", "-n", "2")))


def run(steps: Sequence[Step]) -> list[Timed]:
    """Runs the steps up to the first that fails, and tells how long each took."""
    done: list[Timed] = []
    for step in steps:
        print(f"\n— {step.name}", flush=True)
        began = time.monotonic()
        code = subprocess.run(step.command, cwd=ROOT, check=False).returncode
        done.append(Timed(step.name, time.monotonic() - began, code == 0))
        if code:
            break
    return done


def summary(done: Sequence[Timed], planned: Sequence[Step]) -> list[str]:
    """What took how long, and what failed or was not reached."""
    lines = [f"{one.seconds:8.1f} s  {one.name}{'' if one.passed else '  FAILED'}" for one in done]
    lines.append(f"{sum(one.seconds for one in done):8.1f} s  in all")
    left = [step.name for step in planned[len(done) :]]
    if left:
        lines.append(f"not run: {', '.join(left)}")
    return lines
