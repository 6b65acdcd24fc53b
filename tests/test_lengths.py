"""A file that one can read in one go: no module grows beyond 500 lines, content and texts apart."""

from __future__ import annotations

import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[1]
LONGEST = 500
CODE = (".py", ".ts", ".svelte", ".css")


def is_content(path: str) -> bool:
    return "/content/" in path or "/texts/" in path


def test_no_file_is_too_long() -> None:
    listed = ("git", "ls-files", "--cached", "--others", "--exclude-standard")
    files = subprocess.run(listed, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    lengths = {
        path: (ROOT / path).read_text(encoding="utf-8").count("\n")
        for path in files
        if path.endswith(CODE) and not is_content(path) and (ROOT / path).exists()
    }
    assert len(lengths) > 500
    assert {path: lines for path, lines in lengths.items() if lines > LONGEST} == {}
