"""Writes the words of a scene into CONTRIBUTING.md, between its marks: ``python -m tools.words``.

The lines are those of ``kernel/words.py``; a test fails where the page says something else.
"""

from __future__ import annotations

import sys
from pathlib import Path

from hexameron.kernel.words import VOCABULARIES, Vocabulary

PAGE = Path(__file__).parent.parent / "CONTRIBUTING.md"
BEGIN = "<!-- words: written by python -m tools.words from kernel/words.py -->"
END = "<!-- end of the words -->"


def listed() -> str:
    """All words with how they are drawn, as the page says it."""
    return "\n\n".join(map(_section, VOCABULARIES))


def _section(words: Vocabulary) -> str:
    lines = "\n".join(
        f"| {f'`{word}`' if word else '(nothing)'} | {line} |" for word, line in words.lines.items()
    )
    return f"**{words.name}** {words.about}\n\n| word | how it is drawn |\n|---|---|\n{lines}"


def written(page: str) -> str:
    """The page with the words as they are now."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{PAGE.name} has no place for the words: {BEGIN} … {END}")
    return f"{before}{BEGIN}\n\n{listed()}\n\n{END}{after}"


def main() -> int:
    page = PAGE.read_text(encoding="utf-8")
    PAGE.write_text(written(page), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
