"""Who imports whom: the package, and around it the tests, the tools and the example of the tutorial."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import grimp

ROOT = Path(__file__).parents[2]
SOURCES = (Path("src"), Path("examples/storm/src"))
"""Folders of packages that are installed; other modules are named from the root."""
AROUND = ("tests", "tools", "examples")

FINDS = "hexameron.games"
"""Finds games by their entry points and imports none of them."""
FOUND = ".meta"
"""How the modules end that entry points name."""


def module_of(file: str) -> str:
    """The name of the module in a Python file.

    >>> module_of("src/hexameron/kernel/text/__init__.py"), module_of("tests/games/tables.py")
    ('hexameron.kernel.text', 'tests.games.tables')
    """
    path = Path(file).with_suffix("")
    parts = next((path.relative_to(root) for root in SOURCES if root in path.parents), path).parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def distances(changed: Sequence[str], *, finding: bool) -> dict[str, int]:
    """Modules from which one of these is reached, by the least number of imports between.

    With ``finding`` whoever looks for games by their names reaches every one of them.
    """
    importers = _importers()
    found = dict.fromkeys(changed, 0)
    edge = list(found)
    while edge:
        following: list[str] = []
        for module in edge:
            found_by = (FINDS,) if finding and module.endswith(FOUND) else ()
            for importer in (*importers.get(module, ()), *found_by):
                if importer not in found:
                    found[importer] = found[module] + 1
                    following.append(importer)
        edge = following
    return found


@cache
def _importers() -> Mapping[str, list[str]]:
    """By module who imports it directly."""
    graph = grimp.build_graph("hexameron", cache_dir=str(ROOT / ".import_linter_cache"))
    found: dict[str, list[str]] = defaultdict(list)
    for module in sorted(graph.modules):
        found[module] += sorted(graph.find_modules_that_directly_import(module))
    for folder in AROUND:
        for path in sorted((ROOT / folder).rglob("*.py")):
            module = module_of(path.relative_to(ROOT).as_posix())
            for imported in imports_of(path):
                found[imported].append(module)
    return found


def imports_of(path: Path) -> list[str]:
    """All names in the imports of a file that may be modules."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found += [node.module, *(f"{node.module}.{name.name}" for name in node.names)]
        elif isinstance(node, ast.Import):
            found += [name.name for name in node.names]
    return list(dict.fromkeys(found))
