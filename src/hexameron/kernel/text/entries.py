"""Entries of Fluent files, each parsed when it is first needed: games have thousands, a match says dozens."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Generic, NamedTuple, TypeVar

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from hexameron.kernel.text.lexicon import TextError

EntryT = TypeVar("EntryT", ftl.Message, ftl.Term)

BEGINNING = re.compile(r"^[A-Za-z#-]", re.MULTILINE)
"""Whatever belongs to an entry and begins a line is indented, or a closing brace."""
HEAD = re.compile(r"(-?[A-Za-z][A-Za-z0-9_-]*) *=")


class Written(NamedTuple):
    """An entry as it stands in its file."""

    path: Path
    line: int
    content: str


class Entries(Mapping[str, EntryT], Generic[EntryT]):
    """Messages or terms by their names, in the order of the files."""

    def __init__(self) -> None:
        self._written: dict[str, Written] = {}
        self._parsed: dict[str, EntryT] = {}

    def add(self, name: str, written: Written) -> None:
        self._written[name] = written

    def parse(self, name: str) -> None:
        # Its beginning told which of the two it is.
        self._parsed[name] = parse(self._written[name])  # type: ignore[assignment]

    def __getitem__(self, name: str) -> EntryT:
        if name not in self._parsed:
            self.parse(name)
        return self._parsed[name]

    def __contains__(self, name: object) -> bool:
        return name in self._written

    def __iter__(self) -> Iterator[str]:
        return iter(self._written)

    def __len__(self) -> int:
        return len(self._written)


def split(path: Path, content: str) -> Iterator[tuple[str, Written]]:
    """The entries of a file, with the names they have where they are quoted: ``unit`` or ``-unit``."""
    starts = [found.start() for found in BEGINNING.finditer(content)]
    if content[: starts[0] if starts else len(content)].strip():
        starts.insert(0, 0)
    line, counted = 1, 0
    for start, end in pairwise([*starts, len(content)]):
        line, counted = line + content.count("\n", counted, start), start
        if content[start] == "#":
            continue
        written = Written(path, line, content[start:end])
        head = HEAD.match(written.content)
        yield (head[1] if head else ""), written


def parse(written: Written) -> ftl.Message | ftl.Term:
    """The entry, and nothing else: raises ``TextError`` with the line of what is not understood."""
    found: ftl.Message | ftl.Term | None = None
    for entry in FluentParser().parse(written.content).body:
        if isinstance(entry, ftl.Message | ftl.Term):
            found = entry
        elif isinstance(entry, ftl.Junk):
            reason = entry.annotations[0].message if entry.annotations else "not understood"
            line = written.line + written.content.count("\n", 0, entry.span.start if entry.span else 0)
            raise TextError(f"{written.path}:{line}: {reason}: {(entry.content or '').strip()[:80]!r}")
    if found is None:
        raise TextError(f"{written.path}:{written.line}: not understood: {written.content.strip()[:80]!r}")
    return found


def quoted(entry: ftl.Message | ftl.Term) -> list[str]:
    """The entries that an entry quotes, by the names they have there."""
    reader = _Reader()
    reader.visit(entry)
    return reader.found


class _Reader(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - Fluent's name
        self.found.append(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802 - Fluent's name
        self.found.append(f"-{node.id.name}")
        self.generic_visit(node)
