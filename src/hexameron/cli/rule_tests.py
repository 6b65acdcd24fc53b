"""Which tests cover which rules: read from the sources of the tests, without running them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hexameron.kernel.game import Game

DECORATOR = "rule"
PROOFS = ("assert", "check", "expect", "raises", "verify")
"""How the names of functions begin that fail a test."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def tests_folder(game: Game[Any]) -> Path | None:
    """The tests of a game in the checkout it comes from; ``None`` where only its package is installed.

    They stand beside its ``pyproject.toml``: in ``tests/games/NAME`` or, of a single game, in ``tests``.
    """
    checkout = next((one for one in game.folder.parents if (one / "pyproject.toml").is_file()), None)
    if checkout is None:
        return None
    folders = (checkout / "tests" / "games" / game.name, checkout / "tests")
    return next((one for one in folders if one.is_dir()), None)


def rule_tests(folder: Path) -> dict[str, list[str]]:
    """The tests of each rule id. A test that asserts nothing proves nothing and is left out."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("test_*.py")):
        module = ast.parse(path.read_text(encoding="utf-8"), str(path))
        for function, ids in _marked(module):
            if _proves(function):
                for rule_id in ids:
                    found.setdefault(rule_id, []).append(f"{path.relative_to(folder)}::{function.name}")
    return found


def _marked(module: ast.Module) -> Iterator[tuple[Function, list[str]]]:
    """Every test function with the ids of its own decorators, of its class and of its module."""
    everywhere = [
        rule_id
        for node in module.body
        if isinstance(node, ast.Assign)
        and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets)
        for rule_id in _ids([node.value])
    ]
    for node in module.body:
        if isinstance(node, ast.ClassDef):
            shared = everywhere + _ids(node.decorator_list)
            for inner in node.body:
                yield from _test(inner, shared)
        else:
            yield from _test(node, everywhere)


def _test(node: ast.stmt, shared: list[str]) -> Iterator[tuple[Function, list[str]]]:
    if isinstance(node, Function) and node.name.startswith("test"):
        yield node, shared + _ids(node.decorator_list)


def _ids(expressions: list[ast.expr]) -> list[str]:
    """The rule ids named by ``rule(...)`` calls in these expressions."""
    return [
        argument.value
        for expression in expressions
        for call in ast.walk(expression)
        if isinstance(call, ast.Call) and _name(call) == DECORATOR
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def _name(call: ast.Call) -> str:
    match call.func:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


def _proves(function: Function) -> bool:
    return any(
        isinstance(node, ast.Assert)
        or (isinstance(node, ast.Call) and _name(node).lstrip("_").startswith(PROOFS))
        for node in ast.walk(function)
    )
