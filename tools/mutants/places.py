"""Where the rules stand that are changed, and the tests that should notice."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "hexameron"

KERNEL = "kernel"
TARGETS = (KERNEL, "battlelore", "heroes", "mageknight")

RULE_BEARING: dict[str, tuple[str, ...]] = {
    "battlelore": (
        "rules",
        "setup.py",
        "skirmish.py",
        "table.py",
        "state.py",
        "board.py",
        "content/effects.py",
    ),
    "heroes": (
        *("rules", "setup.py", "table.py", "state.py", "board.py", "kits.py"),
        *("content/effects.py", "content/catalogue.py"),
    ),
    "mageknight": (
        *("rules", "setup.py", "table.py", "state.py", "atlas.py"),
        *("content/effects.py", "content/catalogue.py"),
    ),
}

GAMES = tuple(target for target in TARGETS if target != KERNEL)
EVERYBODYS_TESTS = ("tests/test_matches.py", "tests/test_positions.py")
TESTS: dict[str, tuple[str, ...]] = {
    KERNEL: (
        *("src/hexameron/kernel", "tests/kernel", "tests/lab", "tests/test_refusing.py"),
        *("tests/test_lessons.py", *EVERYBODYS_TESTS),
    ),
    **{game: (f"src/hexameron/games/{game}", f"tests/games/{game}", *EVERYBODYS_TESTS) for game in GAMES},
}
"""Documented examples are tests, too."""


def modules(target: str) -> list[Path]:
    """The modules of a game, or of the kernel, in which there are rules."""
    if target == KERNEL:
        return _python(PACKAGE / "kernel")
    return [file for part in RULE_BEARING[target] for file in _python(PACKAGE / "games" / target / part)]


def tests(target: str) -> list[str]:
    """The files and folders of tests that look at a game or at the kernel."""
    return [str(ROOT / part) for part in TESTS[target] if (ROOT / part).exists()]


def is_of_another(test: str, target: str) -> bool:
    """Whether a test, by its name, is of another game only."""
    return target != KERNEL and any(game in test for game in GAMES if game != target)


def _python(path: Path) -> list[Path]:
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


def name(path: Path) -> str:
    """A path as people write it, from the root of the tree."""
    return path.relative_to(ROOT).as_posix()
