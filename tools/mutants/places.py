"""Where the rules stand that are changed, and the tests that should notice."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PACKAGE = ROOT / "src" / "hexameron"

KERNEL = "kernel"
TARGETS = (KERNEL, "battlelore", "heroes", "mageknight", "runebound", "runewars")

RULE_BEARING: dict[str, tuple[str, ...]] = {
    "battlelore": (
        "rules",
        "setup.py",
        "table.py",
        "state.py",
        "board.py",
        "content/effects.py",
    ),
    "heroes": (
        *("rules", "setup.py", "table.py", "state.py", "board.py", "figures.py"),
        *("content/effects.py", "content/catalogue.py"),
    ),
    "mageknight": (
        *("rules", "setup.py", "table.py", "state.py", "board.py", "figures.py", "screen/harm.py"),
        *("content/effects.py", "content/catalogue.py"),
    ),
    "runebound": (
        *("rules", "setup.py", "table.py", "state.py", "board.py", "figures.py"),
        *("content/effects.py", "content/catalogue.py", "content/dice.py"),
    ),
    "runewars": (
        *("rules", "setup.py", "table.py", "state.py", "board.py", "figures.py"),
        *("content/effects.py", "content/catalogue.py"),
    ),
}
"""What decides, counts or foretells by rules, as Mage Knight's ``screen/harm.py`` does; not what draws."""

GAMES = tuple(target for target in TARGETS if target != KERNEL)
EVERYBODYS_TESTS = ("tests/test_matches.py", "tests/test_positions.py")
TESTS: dict[str, tuple[str, ...]] = {
    # Not the scenes and secrets of games, which take long: the kernel's own tests notice the same.
    KERNEL: (
        *("src/hexameron/kernel", "tests/kernel", "tests/lab", "tests/test_refusing.py"),
        *("tests/test_lessons.py", "tests/test_setups.py", *EVERYBODYS_TESTS),
        *("tests/games/test_picks.py", "tests/games/test_rulebooks.py", "tests/cli/commands/test_rules.py"),
        *("tests/cli/behaviour/test_match_files.py", "tests/cli/playing/test_running.py"),
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
    """Whether a test, by its name, is of another game only; heroes are people in many games."""
    return target not in (KERNEL, *_named(test)) and bool(_named(test))


def _named(test: str) -> list[str]:
    return [game for game in GAMES if game in test]


def _python(path: Path) -> list[Path]:
    return [path] if path.is_file() else sorted(path.rglob("*.py"))


def name(path: Path) -> str:
    """A path as people write it, from the root of the tree."""
    return path.relative_to(ROOT).as_posix()
