"""A process that imports a changed module instead of the one on disk, and runs tests until one fails."""

from __future__ import annotations

import importlib.machinery
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import msgspec
import pytest

from tools.mutants import places
from tools.mutants.changes import Change, Source
from tools.mutants.covering import QUIET
from tools.mutants.trying import Listener


class _ChangedLoader(SourceFileLoader):
    """Loads a module from the text on disk with one change."""

    change: Change

    def get_code(self, fullname: str) -> CodeType:
        text = Path(self.path).read_text()
        return compile(Source(self.change.module, text).changed(self.change), self.path, "exec")


class ChangedFinder(MetaPathFinder):
    """Finds the one module that is changed; all others are found as usual."""

    def __init__(self, change: Change) -> None:
        self._change = change
        self._path = str(places.ROOT / change.module)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("hexameron"):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin != self._path:
            return None
        loader = _ChangedLoader(fullname, self._path)
        loader.change = self._change
        return importlib.machinery.ModuleSpec(
            fullname, loader, origin=self._path, is_package=spec.submodule_search_locations is not None
        )


class _Only:
    """Runs these tests in this order."""

    def __init__(self, tests: Sequence[str]) -> None:
        self._tests = tests

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        place = {test: index for index, test in enumerate(self._tests)}
        items[:] = sorted((i for i in items if i.nodeid in place), key=lambda item: place[item.nodeid])


def main() -> int:
    change, tests, failed_file = msgspec.json.decode(
        Path(sys.argv[1]).read_bytes(), type=tuple[Change, list[str], str]
    )
    sys.meta_path.insert(0, ChangedFinder(change))
    listener = Listener(Path(failed_file))
    files = list(dict.fromkeys(test.partition("::")[0] for test in tests))
    # Else pytest loads modules whose examples it runs by itself, to rewrite assertions: as they are on disk.
    code = pytest.main([*QUIET, "--assert=plain", "-x", *files], plugins=[_Only(tests), listener])
    return 0 if code == pytest.ExitCode.OK else 1


if __name__ == "__main__":
    sys.exit(main())
