"""Match files at the terminal: where they lie, how they are read, and sentences for those that are broken."""

from __future__ import annotations

import re
from datetime import datetime
from pathlib import Path
from typing import Any

import hexameron
from hexameron.cli.errors import CommandError
from hexameron.cli.output import Output
from hexameron.kernel.files import FileError
from hexameron.kernel.match import Match
from hexameron.kernel.text import Text
from hexameron.server.settings import data_folder


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise CommandError("fault.file_missing", file=str(path)) from error
    except OSError as error:
        raise CommandError("cli.no-file", file=str(path), what=error.strerror or "") from error


def load_match(path: Path, *, whole: bool = False) -> Match[Any]:
    """The match (or position) of a file; a broken one ends the command with a sentence that says where."""
    read_bytes(path)
    try:
        return hexameron.load(path, whole=whole)
    except FileError as error:
        raise broken(path, error) from error


REASONS = {
    "": "cli.file-no-file",
    "digest": "cli.file-changed",
    "hash": "cli.file-changed",
    "stored": "cli.file-changed",
    "entries": "cli.file-entries",
    "secret": "cli.file-secret",
    "nonces": "cli.file-secret",
    "schema": "cli.file-version",
    "rules": "cli.file-version",
    "game": "cli.file-game",
    "state": "cli.file-state",
    "start": "cli.file-state",
}
"""What is wrong with a file, by the part of it that the error names."""


def resume_match(path: Path, output: Output) -> Match[Any]:
    """A match to play on, with its whole log; without the log if only its snapshot still fits the rules."""
    read_bytes(path)
    try:
        return hexameron.load(path, whole=True)
    except FileError as error:
        match = load_match(path)
        output.warn(Text("cli.file-cut", {"what": str(error)}))
        return match


def broken(path: Path, error: FileError) -> CommandError:
    """What to say about a file that cannot be used: a sentence, and behind it exactly where."""
    part = re.split(r"[.\[]", error.where)[0]
    return CommandError(REASONS.get(part, "cli.file-other"), file=str(path), what=str(error))


def save_match(match: Match[Any], path: Path) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        hexameron.save(match, path)
    except OSError as error:
        raise CommandError("cli.no-save", file=str(path), what=error.strerror or "") from error


def new_path(game: str) -> Path:
    """Where a match goes that was given no file: into the reader's own folder, named by game and time."""
    stamp = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return data_folder() / "matches" / f"{game}-{stamp}.json"
