"""Every text for players is said somewhere: by its id, or by an id that is put together."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PARTS = ("kernel", "arena", "server", "cli")
SPEAKERS = ("src/hexameron", "examples/storm/src", "tests/kernel")
CLIENT = ROOT / "web" / "src"

ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{[^}]*?\b([a-z][\w-]*)")
QUOTED = re.compile(r"[\"'`]([\w.\-]+)[\"'`]|\b([a-z][\w-]*):")
TEMPLATE = re.compile(r"`([^`\s]*\$\{[^`\s]*)`")


def test_ids_that_are_put_together_are_known_by_what_is_fixed_in_them() -> None:
    built = _pattern(["help-", None])
    assert built is not None
    assert re.fullmatch(built, "help-rest")
    assert _pattern([None, "-", None]) is None, "this would be any text at all"


@pytest.mark.parametrize("part", PARTS)
def test_every_text_is_said_somewhere(part: str) -> None:
    files = sorted((ROOT / "src" / "hexameron" / part).rglob("*.ftl"))
    assert files
    assert _unused(files) == []


def test_every_text_of_the_client_is_said_somewhere() -> None:
    assert _unused(sorted(CLIENT.rglob("*.ftl"))) == []


def _unused(files: list[Path]) -> list[str]:
    said, built = _said()
    ids = {id_: path for path in files for id_ in ID.findall(path.read_text())}
    anyhow = re.compile("|".join(sorted(built)))
    return [
        f"{path.parent.parent.name}: {id_}"
        for id_, path in ids.items()
        if id_ not in said and not anyhow.fullmatch(id_)
    ]


@cache
def _said() -> tuple[frozenset[str], frozenset[str]]:
    """All ids that are written out somewhere, and patterns of those that are put together."""
    said: set[str] = set()
    built: set[str] = set()
    for folder in SPEAKERS:
        for path in (ROOT / folder).rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text())):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    said.add(_id(node.value))
                elif isinstance(node, ast.JoinedStr):
                    parts = [
                        _id(p.value) if isinstance(p, ast.Constant) and isinstance(p.value, str) else None
                        for p in node.values
                    ]
                    built |= {pattern for pattern in (_pattern(parts),) if pattern}
    for path in [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]:
        text = path.read_text()
        said |= {_id(one or other) for one, other in QUOTED.findall(text)}
        for template in TEMPLATE.findall(text):
            parts = [_id(part) or None for part in re.split(r"\$\{[^}]*\}", template)]
            built |= {pattern for pattern in (_pattern(_between(parts)),) if pattern}
    for path in [*(ROOT / "src").rglob("*.ftl"), *CLIENT.rglob("*.ftl")]:
        said |= set(REFERENCE.findall(path.read_text()))
    return frozenset(said), frozenset(built)


def _between(parts: list[str | None]) -> list[str | None]:
    """The fixed parts with a gap between each two of them."""
    return [each for part in parts for each in (part, None)][:-1]


def _id(name: str) -> str:
    return name.replace(".", "-")


def _pattern(parts: list[str | None]) -> str | None:
    """The ids that an f-string can give; nothing if too little of them is fixed."""
    first, last = parts[0], parts[-1]
    if not any(end and re.fullmatch(r"[\w-]*[a-zA-Z]{2}[\w-]*", end) for end in (first, last)):
        return None
    return "".join(".*" if part is None else re.escape(part) for part in parts)
