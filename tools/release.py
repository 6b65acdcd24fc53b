"""Makes a release: python -m tools.release VERSION [--try]

The version goes into the package and the changelog, the wheel is built with the table's page in it, installed
into a clean environment with the versions of requirements.lock, and tried there: it plays a match, tells its
version and serves the page. Then the release is committed and tagged. Nothing is uploaded.

With ``--try`` everything is done except the commit and the tag, and the files are left as they were.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).parent.parent
PACKAGE = Path("src/hexameron/__init__.py")
CHANGELOG = Path("CHANGELOG.md")
LOCK = Path("requirements.lock")

UNRELEASED = "## Unreleased\n"
NUMBER = re.compile(r"\d+\.\d+\.\d+")
PATIENCE = 60
"""Seconds that the table may take to open its page."""


class ReleaseError(Exception):
    """Why there is no release, and what to do about it."""


# ---------------------------------------------------------------------------- what is written


def check_version(version: str, old: str) -> None:
    """Refuses what is no later version."""
    if not NUMBER.fullmatch(version):
        raise ReleaseError(f"{version!r} is no version such as 1.4.0")
    if _parts(version) <= _parts(old):
        raise ReleaseError(f"{version} is not later than {old}, the version that was released last")


def _parts(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def version_of(text: str) -> str:
    """The version that the package's text names."""
    found = re.search(r'^__version__ = "(.*)"$', text, re.MULTILINE)
    if found is None:
        raise ReleaseError(f"{PACKAGE} names no __version__")
    return found[1]


def with_version(text: str, version: str) -> str:
    return text.replace(f'__version__ = "{version_of(text)}"', f'__version__ = "{version}"')


def released(changelog: str, version: str, day: date) -> str:
    """The changelog with what was unreleased under the new version."""
    before, heading, after = changelog.partition(UNRELEASED)
    if not heading or not after.partition("\n## ")[0].strip():
        raise ReleaseError(f"{CHANGELOG} has nothing under '{UNRELEASED.strip()}': say what is new there")
    return f"{before}{UNRELEASED}\n## {version} ({day.isoformat()})\n{after}"


def constraints(lock: str) -> str:
    """The versions of the lock file, which pip takes as constraints without their hashes."""
    return "\n".join(re.findall(r"^([\w.-]+==[\w.+!-]+)", lock, re.MULTILINE)) + "\n"


# ---------------------------------------------------------------------------- building and trying


def build(folder: Path) -> Path:
    """The wheel, with the built page in it."""
    _run(_python(), "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-build-isolation", "-w", folder, ROOT)
    return next(folder.glob("hexameron-*.whl"))


def try_out(wheel: Path, version: str) -> None:
    """Installs the wheel where nothing else is, and uses it."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        versions = folder / "constraints.txt"
        versions.write_text(constraints((ROOT / LOCK).read_text()))
        _run(_python(), "-m", "venv", folder / "venv")
        programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        _run(programs / "python", "-m", "pip", "install", "--quiet", "--constraint", versions, wheel)
        said = _run(programs / "hexameron", "--version", within=folder)
        if version not in said.split():
            raise ReleaseError(f"the installed command calls itself {said.strip()!r}, not {version}")
        _run(
            programs / "hexameron",
            "simulate",
            "battlelore",
            "--games",
            "1",
            "--bots",
            "random,random",
            within=folder,
        )
        _see_page(programs / "hexameron", folder)


def _see_page(command: Path, folder: Path) -> None:
    """Opens the table of the installed package, without a browser."""
    port = _free_port()
    serving = subprocess.Popen(
        [command, "serve", "--port", str(port), "--database", folder / "table.db"], cwd=folder
    )
    try:
        page = _fetched(f"http://127.0.0.1:{port}/")
    finally:
        serving.terminate()
        serving.wait()
    if "<script" not in page:
        raise ReleaseError("the wheel serves a page without the client")


def _fetched(address: str) -> str:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(address) as answer:
                return str(answer.read().decode())
        except URLError as error:
            if time.monotonic() > until:
                raise ReleaseError(f"the installed table does not answer: {error}") from error
            time.sleep(0.2)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# ---------------------------------------------------------------------------- the release


def release(version: str, *, only_try: bool) -> Path:
    """Makes a release and gives its wheel. If anything fails the files are as before."""
    before = {path: (ROOT / path).read_text() for path in (PACKAGE, CHANGELOG)}
    check_version(version, version_of(before[PACKAGE]))
    if _run("git", "status", "--porcelain"):
        raise ReleaseError("there are changes that are not committed: commit or remove them first")
    done = False
    try:
        (ROOT / CHANGELOG).write_text(released(before[CHANGELOG], version, datetime.now(UTC).date()))
        (ROOT / PACKAGE).write_text(with_version(before[PACKAGE], version))
        wheel = _tried_wheel(version)
        if not only_try:
            _run("git", "commit", "--quiet", "--message", f"Release {version}", PACKAGE, CHANGELOG)
            _run("git", "tag", "--annotate", "--message", f"Hexameron {version}", f"v{version}")
            done = True
    finally:
        if not done:
            for path, text in before.items():
                (ROOT / path).write_text(text)
    return wheel


def _tried_wheel(version: str) -> Path:
    """A wheel in dist/ that was built and tried."""
    with TemporaryDirectory() as folder:
        built = build(Path(folder))
        try_out(built, version)
        (ROOT / "dist").mkdir(exist_ok=True)
        return Path(shutil.copy(built, ROOT / "dist"))


def _python() -> str:
    return sys.executable


def _run(*command: str | Path, within: Path = ROOT) -> str:
    """Runs a command; gives what it said, or raises with what went wrong."""
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=within, capture_output=True, text=True, check=False)
    if done.returncode:
        raise ReleaseError(f"{' '.join(words)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.release", description="Makes a release.")
    parser.add_argument("version", help="such as 1.4.0")
    parser.add_argument("--try", dest="only_try", action="store_true", help="no commit and no tag")
    given = parser.parse_args(arguments)
    try:
        wheel = release(given.version, only_try=given.only_try)
    except ReleaseError as error:
        print(error, file=sys.stderr)
        return 1
    print(
        f"{wheel.relative_to(ROOT)} is built and tried."
        + ("" if given.only_try else f" Tagged v{given.version}.")
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
