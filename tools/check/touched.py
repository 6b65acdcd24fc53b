"""What was changed since the branch left main, and which tests could notice."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import grimp

from tools.check.durations import UNKNOWN

ROOT = Path(__file__).parents[2]
SOURCES = Path("src")
OURS = SOURCES / "hexameron"
GAMES = ("src", "hexameron", "games")
BEHAVIOUR = "behaviour"
"""Folders of this name hold tests of what several modules do together; each is named by what it is about."""

RECORDED = "tests/test_matches.py"
"""Plays the recorded matches of all games again: whatever the rules do differently shows there."""


class Chosen(NamedTuple):
    """Files of tests to run, the nearest to the change first, and how many more depend on it."""

    files: list[str]
    left_out: int


# ---------------------------------------------------------------------------- what was changed


def changed_files(since: str = "") -> list[str]:
    """Files that differ from a commit: by default from where the branch left main, else the last commit.

    What is not committed yet, and new files, count as well. What was deleted does not.
    """
    base = since or _left_main() or "HEAD"
    found = _git("diff", "--name-only", "--diff-filter=d", base) + _new_files()
    if not found and not since:
        found = _git("diff", "--name-only", "--diff-filter=d", "HEAD~1", "HEAD")
    return sorted(dict.fromkeys(found))


def _left_main() -> str:
    """Where this branch left main; empty on main itself, and where there is no main."""
    here = _git("rev-parse", "HEAD")
    for main in ("origin/main", "main"):
        base = _git("merge-base", "HEAD", main)
        if base and base != here:
            return base[0]
    return ""


def _new_files() -> list[str]:
    return _git("ls-files", "--others", "--exclude-standard")


def _git(*arguments: str) -> list[str]:
    """Lines that git says; none where it cannot."""
    said = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return said.stdout.split("\n")[:-1] if said.returncode == 0 else []


# ---------------------------------------------------------------------------- whom it concerns


def touches_web(files: Iterable[str]) -> bool:
    """Whether the client may look or be typed differently now."""
    return any(file.startswith("web/") or file == "src/hexameron/kernel/scene.py" for file in files)


def games_of(files: Sequence[str], every: Sequence[str]) -> list[str]:
    """The games whose matches may go differently: those touched, or all if what they share was."""
    shared = ("src/hexameron/kernel/", "src/hexameron/bots/", "src/hexameron/arena/")
    if any(file.startswith(shared) for file in files):
        return list(every)
    touched = {Path(file).parts[3] for file in files if Path(file).parts[:3] == GAMES}
    return [game for game in every if game in touched]


# ---------------------------------------------------------------------------- which tests could notice


def tests_for(files: Sequence[str], took: Mapping[str, float], budget: float) -> Chosen:
    """Files of tests by how near they are to the change, as many as the budget of seconds allows."""
    distances = _distances(files)
    ordered = sorted(distances, key=lambda test: (distances[test], took.get(test, UNKNOWN), test))
    chosen: list[str] = []
    spent = 0.0
    for test in ordered:
        cost = took.get(test, UNKNOWN)
        if distances[test] == 0 or spent + cost <= budget:
            chosen.append(test)
            spent += cost
    return Chosen(chosen, len(ordered) - len(chosen))


def _distances(files: Sequence[str]) -> dict[str, int]:
    """0: changed itself or named like what was changed; then by how many imports lie between."""
    modules = [module_of(file) for file in files if file.startswith("src/") and file.endswith(".py")]
    reach = _importers([module for module in modules if module])
    found = {file: 0 for file in files if is_test(file)}
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        test = path.relative_to(ROOT).as_posix()
        steps = [reach[module] + 1 for module in imports_of(path) if module in reach]
        if any(mirrors(test, file) for file in files):
            found[test] = 0
        elif steps:
            found.setdefault(test, min(steps))
    if any(Path(file).parts[:3] == GAMES or file.startswith("src/hexameron/kernel/") for file in files):
        found[RECORDED] = 0
    return {test: distance for test, distance in found.items() if not test.startswith("tests/browser/")}


def is_test(file: str) -> bool:
    return file.startswith("tests/") and Path(file).name.startswith("test_") and file.endswith(".py")


def mirrors(test: str, file: str) -> bool:
    """Whether a test is named like a file or a folder above it, or lies beside what is no code (texts)."""
    place, tested = Path(file), Path(test)
    if tested.parts[0] != "tests" or not file.startswith(("src/hexameron/", "tools/")):
        return False
    named = named_like(test)
    if place.with_suffix("") == named or named in place.parents:
        return True
    folder = tested.parent.parent if tested.parent.name == BEHAVIOUR else tested.parent
    concerned = folder != Path("tests") and OURS / folder.relative_to("tests") in place.parents
    return concerned and place.suffix != ".py"


def named_like(test: str) -> Path:
    """What a test has its name from: a module (without its ending), a package, a file of texts or records.

    ``test_match_undo`` is an aspect of ``match`` unless there is a ``match_undo``. A name that is like
    nothing is given back whole.
    """
    folder = Path(test).parent.relative_to("tests")
    place = folder if folder.parts[:1] == ("tools",) else OURS / folder
    words = Path(test).stem.removeprefix("test_").split("_")
    names = ["_".join(words[:n]) for n in range(len(words), 0, -1)]
    return place / next((name for name in names if _is_there(place / name)), names[0])


def _is_there(named: Path) -> bool:
    return (ROOT / named).is_dir() or any((ROOT / named.parent).glob(f"{named.name}.*"))


def is_well_named(test: str) -> bool:
    """Whether a test mirrors a module or package, or lies in a folder for behaviours across modules."""
    return BEHAVIOUR in Path(test).parts or _is_there(named_like(test))


def module_of(file: str) -> str:
    """The name of the module in a file under src."""
    parts = Path(file).relative_to(SOURCES).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _importers(modules: Sequence[str]) -> dict[str, int]:
    """Modules from which one of these is reached, by the least number of imports between."""
    graph = grimp.build_graph("hexameron", cache_dir=str(ROOT / ".import_linter_cache"))
    distances = {module: 0 for module in modules if module in graph.modules}
    edge = list(distances)
    while edge:
        following: list[str] = []
        for module in edge:
            for importer in sorted(graph.find_modules_that_directly_import(module)):
                if importer not in distances:
                    distances[importer] = distances[module] + 1
                    following.append(importer)
        edge = following
    return distances


@cache
def imports_of(path: Path) -> list[str]:
    """All modules of the package that a file names in its imports."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            found += [node.module, *(f"{node.module}.{name.name}" for name in node.names)]
        elif isinstance(node, ast.Import):
            found += [name.name for name in node.names]
    return [name for name in dict.fromkeys(found) if name.split(".")[0] == "hexameron"]
