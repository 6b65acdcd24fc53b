"""Finds a Chromium: the system's, else one from Debian, else (without root) the one of an npm package."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import cache
from pathlib import Path

from tools.build_web import npm

ROOT = Path(__file__).parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = "@sparticuz/chromium"
TELL_PATH = f"import c from '{PACKAGE}'; console.log(await c.executablePath())"


@cache
def chromium() -> tuple[str, list[str]]:
    """The program, and the arguments it needs."""
    found = _system() or _debian()
    if found is not None:
        return found, ["--no-sandbox"]
    return _packaged(), ["--no-sandbox", "--headless=old", "--single-process"]


def _system() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _debian() -> str | None:
    if os.name != "posix" or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return None
    subprocess.run(["apt-get", "install", "-y", "chromium"], check=False, capture_output=True)
    return _system()


def _packaged() -> str:
    folder = ROOT / ".cache" / "chromium"
    folder.mkdir(parents=True, exist_ok=True)
    npm(folder, "install", "--no-audit", "--no-fund", PACKAGE)
    node = npm(folder, "exec", "--", "node", "--input-type=module", "--eval", TELL_PATH)
    return node.strip().splitlines()[-1]
