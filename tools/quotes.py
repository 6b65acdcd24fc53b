"""Pages quote the files they speak of: ``python -m tools.quotes`` puts every quotation right.

In a page a comment ``<!-- quote FILE REGION -->`` stands before a fenced block, which then holds that part of
the file: from a line with ``region NAME`` to the next with ``endregion``, or all of it if none is named.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGES = tuple(ROOT / "docs" / name for name in ("en/tutorial.md", "pl/samouczek.md"))
FENCES = {".py": "py", ".yaml": "yml", ".toml": "toml", ".ftl": "properties"}
"""The languages of blocks; those that tests run as a whole are called otherwise."""

QUOTE = re.compile(r"^<!-- quote (\S+)(?: (\S+))? -->\n(?:```\w+\n.*?^```\n)?", re.MULTILINE | re.DOTALL)
"""With the block right below it. One that stands apart is no quotation and stays as it is."""


class NoRegion(Exception):
    """A page quotes what is not in the file."""


def region(text: str, name: str) -> str:
    """The lines between the marks of a region, without blank ones at its ends.

    >>> region("a\\n# region one\\nb\\n\\n# endregion\\nc", "one")
    'b\\n'
    """
    found = re.search(
        rf"^[^\w\n]*region {re.escape(name)}$\n(.*?)^[^\w\n]*endregion$", text, re.MULTILINE | re.DOTALL
    )
    if found is None:
        raise NoRegion(f"there is no region {name!r}")
    return found[1].strip("\n") + "\n"


def quoted(page: str, root: Path = ROOT) -> str:
    """A page with every quotation as the files have it now."""

    def put(found: re.Match[str]) -> str:
        name, part = found[1], found[2] or ""
        text = (root / name).read_text(encoding="utf-8")
        mark = f"<!-- quote {name} {part} -->" if part else f"<!-- quote {name} -->"
        content = region(text, part) if part else text
        return f"{mark}\n```{FENCES[Path(name).suffix]}\n{content}```\n"

    return QUOTE.sub(put, page)


def main() -> int:
    for page in PAGES:
        page.write_text(quoted(page.read_text(encoding="utf-8")), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
