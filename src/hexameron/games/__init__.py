"""The games that can be played here: ours, and those of every package that was installed beside ours.

A package adds a game by an entry point that leads to the game's record; ours come the same way::

    [project.entry-points."hexameron.games"]
    storm = "storm.meta:GAME"

Each of ours is a folder with the same rooms and a ``meta.py`` that holds its record ``GAME``.
"""

from __future__ import annotations

import re
from functools import cache
from importlib import invalidate_caches
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any, NamedTuple

from hexameron.kernel.game import API, Game
from hexameron.kernel.rulebook import Rulebook
from hexameron.kernel.text import LANGUAGES, Catalogue

GROUP = "hexameron.games"
PACKAGE = "hexameron"
OURS = ("battlelore", "mageknight", "heroes", "runebound", "runewars")
"""Our own games in the order in which they are listed, which package metadata do not keep."""

NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
TEXTS = tuple(Path(__file__).parents[1] / part / "texts" for part in ("arena", "cli", "server"))
"""The sentences of the house: no game may have one of the same id, for it is shown beside them."""

NOT_INSTALLED = "Hexameron's own games are not installed: run `pip install --no-deps -e .` in its folder"


class Unplayable(KeyError):
    """A game that was found and cannot be played: its name, the package that brings it, and why."""

    def __init__(self, entry: EntryPoint, why: str) -> None:
        super().__init__(entry.name, why)
        self.name = entry.name
        self.package = "?" if entry.dist is None else f"{entry.dist.name} {entry.dist.version}"
        self.why = why

    def __str__(self) -> str:
        return f"the game {self.name!r} of the package {self.package} cannot be played: {self.why}"


class _Shelf(NamedTuple):
    """What was found: the entry of each game by its name, in their order, and those that are one too many."""

    entries: dict[str, EntryPoint]
    doubles: tuple[Unplayable, ...]


def names() -> tuple[str, ...]:
    """The names of all games that can be played: ours first, then the others by name.

    A game of another package is loaded before it is listed, so that a broken one is left out.

    >>> names()[:5]
    ('battlelore', 'mageknight', 'heroes', 'runebound', 'runewars')
    """
    return _sorted_out()[0]


def unplayable() -> tuple[Unplayable, ...]:
    """The games that were found and are left out, each with its package and the reason."""
    return _sorted_out()[1]


@cache
def find(name: str) -> Game[Any]:
    """The game of this name. Raises ``KeyError`` with those there are, or :class:`Unplayable`.

    >>> find("battlelore").name
    'battlelore'
    """
    entry = _shelf().entries.get(name)
    if entry is None:
        known = ", ".join(names())
        raise KeyError(f"there is no game {name!r}; there are: {known}" if known else NOT_INSTALLED)
    if _is_ours(entry):
        ours: Game[Any] = entry.load()
        return ours
    return _checked(entry)


def look_again() -> None:
    """Forgets what was found, after a package was installed or removed."""
    invalidate_caches()
    for remembered in (_shelf, _sorted_out, find):
        remembered.cache_clear()


@cache
def _shelf() -> _Shelf:
    entries: dict[str, EntryPoint] = {}
    doubles = []
    for entry in sorted(entry_points(group=GROUP), key=_place):
        taken = entries.setdefault(entry.name, entry)
        if taken is not entry:
            by = PACKAGE if taken.dist is None else taken.dist.name
            doubles.append(Unplayable(entry, f"its name is taken by a game of the package {by}"))
    return _Shelf(entries, tuple(doubles))


def _place(entry: EntryPoint) -> tuple[int, str, str]:
    """Ours first, in our order; the others by name, and of one name by their package."""
    if _is_ours(entry):
        return (OURS.index(entry.name) if entry.name in OURS else len(OURS), entry.name, "")
    return (len(OURS) + 1, entry.name, "" if entry.dist is None else entry.dist.name)


def _is_ours(entry: EntryPoint) -> bool:
    return entry.dist is not None and entry.dist.name == PACKAGE


@cache
def _sorted_out() -> tuple[tuple[str, ...], tuple[Unplayable, ...]]:
    good: list[str] = []
    bad = list(_shelf().doubles)
    for name, entry in _shelf().entries.items():
        try:
            if not _is_ours(entry):
                find(name)
            good.append(name)
        except Unplayable as fault:
            bad.append(fault)
    return tuple(good), tuple(bad)


def _checked(entry: EntryPoint) -> Game[Any]:
    """A game of another package: whatever is wrong with it must not hurt the others."""
    if not NAME.fullmatch(entry.name):
        raise Unplayable(entry, "a name is small letters, digits and _, at most 40, and begins with a letter")
    try:
        game = entry.load()
        _check_record(entry, game)
        Rulebook.load(game.folder / "rulebook.yaml")
        for language in LANGUAGES:
            Catalogue(language, (*TEXTS, game.folder / "texts"))
    except Unplayable:
        raise
    except (Exception, SystemExit) as error:
        raise Unplayable(entry, f"{type(error).__name__}: {error}") from error
    checked: Game[Any] = game
    return checked


def _check_record(entry: EntryPoint, game: object) -> None:
    if not isinstance(game, Game):
        raise Unplayable(entry, f"{entry.value} is no Game but a {type(game).__name__}")
    if game.api != API:
        raise Unplayable(
            entry, f"it was written for version {game.api} of Game (api={game.api}), this is {API}"
        )
    if game.name != entry.name:
        raise Unplayable(entry, f"its record calls it {game.name!r}")
    if not game.scenarios:
        raise Unplayable(entry, "its record has no scenario")
