"""The pages that people read, and the blocks in them."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    *sorted((ROOT / "docs" / "pl").glob("*.md")),
    *sorted((ROOT / "docs" / "en").glob("*.md")),
]


def blocks(page: Path, language: str) -> list[str]:
    """The fenced blocks of one language."""
    text = page.read_text(encoding="utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
