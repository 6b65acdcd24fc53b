"""What was changed since the branch left main, and which tests could notice."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from tools.check.durations import UNKNOWN
from tools.check.importing import distances, imports_of, module_of

ROOT = Path(__file__).parents[2]
OURS = Path("src/hexameron")
BEHAVIOUR = "behaviour"
"""Folders of this name hold tests of what several modules do together; each is named by what it is about."""

RECORDED = "tests/test_matches.py"
"""Plays the recorded matches again: whatever the rules do differently shows there. A step of its own."""
WIRE = "tools/wire.py"
"""Whatever it imports goes over the wire, and the client has its types from it."""
WHOLE = ("tests/test_lengths.py", "tests/test_unused_texts.py", "tests/tools/test_check_names.py")
"""Look at all files, so whatever was changed concerns them."""
PAGES = ("tests/docs/", "tests/test_words.py")
"""Tests of pages and of what stands on them."""
EXAMPLE = "examples/storm/"


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
    sent = {*imports_of(ROOT / WIRE), "hexameron.kernel.words"}
    return any(
        file.startswith("web/") or file == WIRE or (file.endswith(".py") and module_of(file) in sent)
        for file in files
    )


def games_to_fuzz(files: Sequence[str], every: Sequence[str]) -> list[str]:
    """The games whose matches may go differently: those touched, or all if what they share was."""
    shared = ("src/hexameron/kernel/", "src/hexameron/bots/", "src/hexameron/arena/")
    return _games(files, every, shared, ("src/hexameron/games",))


def games_to_replay(files: Sequence[str], every: Sequence[str]) -> list[str]:
    """The games whose recorded matches may go differently, or are others now."""
    return _games(files, every, ("src/hexameron/kernel/",), ("src/hexameron/games", "tests/matches"))


def _games(
    files: Sequence[str], every: Sequence[str], shared: tuple[str, ...], places: tuple[str, ...]
) -> list[str]:
    if any(file.startswith(shared) for file in files):
        return list(every)
    own = {game: tuple(f"{place}/{game}/" for place in places) for game in every}
    return [game for game in every if any(file.startswith(own[game]) for file in files)]


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
    found = {file: 0 for file in files if is_test(file) or _has_examples(file)}
    modules = [module_of(file) for file in files if file.endswith(".py")]
    by_imports = distances(modules, finding=False)
    by_names = distances(modules, finding=True)
    for test in _all_tests():
        reached = (by_imports if _is_of_a_game(test) else by_names).get(module_of(test))
        if test in WHOLE or any(mirrors(test, file) or _looks_at(test, file) for file in files):
            found[test] = 0
        elif reached is not None:
            found.setdefault(test, reached)
    return {test: distance for test, distance in found.items() if not _is_apart(test)}


def _all_tests() -> list[str]:
    paths = [path for folder in ("tests", "examples") for path in (ROOT / folder).rglob("test_*.py")]
    return sorted(path.relative_to(ROOT).as_posix() for path in paths)


def _is_apart(test: str) -> bool:
    """Whether tests are too slow for a quick check (a browser), or a step of their own."""
    return test.startswith("tests/browser/") or test == RECORDED


def _has_examples(file: str) -> bool:
    """Whether there are examples in the docstrings of a module: pytest runs them."""
    return (
        file.startswith(("src/", "tools/")) and file.endswith(".py") and ">>> " in (ROOT / file).read_text()
    )


def _is_of_a_game(test: str) -> bool:
    """Whether a test lies in the folder of one game: those of others do not concern it."""
    folders = Path(test).parts[:-1]
    return folders[:2] == ("tests", "games") and folders != ("tests", "games")


def _looks_at(test: str, file: str) -> bool:
    """Whether a test reads a file that is no code: a page, what pages quote, a part of the example."""
    if test.startswith(PAGES):
        return file.endswith(".md") or file.startswith(("docs/", "examples/"))
    return test.startswith(EXAMPLE) and file.startswith(EXAMPLE)


def is_test(file: str) -> bool:
    return file.startswith(("tests/", "examples/")) and Path(file).match("test_*.py")


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
