"""The rooms are the same in every game of the house, down to the names of files."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hexameron.games import OURS, find
from hexameron.kernel.text import LANGUAGES

REQUIRED = (
    "__init__.py",
    "bench.py",
    "board.py",
    "content",
    "faults.py",
    "lessons",
    "meta.py",
    "mind",
    "options.py",
    "rulebook.yaml",
    "rules",
    "screen",
    "setup.py",
    "state.py",
    "table.py",
    "texts",
)
"""What every game has; lessons are a file or a folder."""

ALLOWED = ("events.py", "figures.py", "icons", "migrating.py", "picture.webp")
"""What a game has where it has a use for it; its picture is shown in the lobby, where the game is chosen."""

CHAPTERS = re.compile(r"(options|faults|table)_\w+\.py")
"""A second file of what would be too long in one."""

SCREEN = (
    "__init__.py",
    "card_faces.py",
    "card_texts.py",
    "labels.py",
    "looks.py",
    "names.py",
    "questions.py",
    "refusals.py",
    "scene.py",
)
TEXTS = tuple(
    f"{name}.{language}"
    for name in ("cards", "lesson", "lexicon", "recap", "refusals", "rules", "scene", "setup")
    for language in LANGUAGES
)
MIND = ("__init__.py", "prior.py", "standing.py")

MOST_LINES = 500
"""Of a module, content and texts excepted."""

GAMES = pytest.mark.parametrize("folder", [find(name).folder for name in OURS], ids=OURS)


def inside(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name != "__pycache__")


@GAMES
def test_a_game_has_the_rooms_and_no_others(folder: Path) -> None:
    there = ["lessons" if name == "lessons.py" else name for name in inside(folder)]
    assert [name for name in REQUIRED if name not in there] == []
    others = [name for name in there if name not in REQUIRED and name not in ALLOWED]
    assert [name for name in others if not CHAPTERS.fullmatch(name)] == []


@GAMES
def test_what_people_see_and_what_bots_think_have_the_same_entries(folder: Path) -> None:
    assert [name for name in SCREEN if name not in inside(folder / "screen")] == []
    assert [name for name in MIND if name not in inside(folder / "mind")] == []
    texts = [name.rpartition(".")[0] for name in inside(folder / "texts")]
    assert [name for name in TEXTS if name not in texts] == []


@GAMES
def test_the_record_takes_its_parts_from_their_rooms(folder: Path) -> None:
    game = find(folder.name)
    assert game.scene.__module__.endswith(f"{folder.name}.screen.scene")
    assert game.evaluate.__module__.endswith(f"{folder.name}.mind.standing")
    assert game.prior is not None
    assert game.prior.__module__.endswith(f"{folder.name}.mind.prior")
    assert game.label.__module__.endswith(f"{folder.name}.screen.labels")
    assert game.faces.__module__.endswith(f"{folder.name}.screen.card_faces")
    assert game.refused


@GAMES
def test_no_module_is_too_long_to_be_one_chapter(folder: Path) -> None:
    modules = [path for path in folder.rglob("*.py") if "content" not in path.relative_to(folder).parts]
    long = {str(path.relative_to(folder)): len(path.read_text().splitlines()) for path in modules}
    assert {name: lines for name, lines in long.items() if lines > MOST_LINES} == {}
