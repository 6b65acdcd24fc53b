"""What pages quote is what the files say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import blocks
from tools.quotes import PAGES, QUOTE, ROOT, NoRegion, quoted, region

STORM = ROOT / "examples" / "storm"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_quotes_the_files_as_they_are(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert quoted(text) == text, "python -m tools.quotes"
    assert len(QUOTE.findall(text)) > 15


def test_both_languages_quote_the_same_and_leave_out_no_region() -> None:
    english, polish = ([*QUOTE.findall(page.read_text(encoding="utf-8"))] for page in PAGES)
    assert [(file.replace("/pl.ftl", "/en.ftl"), part) for file, part in polish] == english
    assert blocks(PAGES[0], "sh") == blocks(PAGES[1], "sh"), "and they name the same commands"
    marked = [
        (path.relative_to(ROOT).as_posix(), name)
        for path in sorted(STORM.rglob("src/storm/*.py"))
        for name in re.findall(r"^# region (\w+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    ]
    assert [one for one in marked if one not in english] == []


def test_a_changed_file_shows_in_the_page(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("# region one\nb = 2\n# endregion\n")
    page = "Text.\n\n<!-- quote a.py one -->\n```py\nb = 1\n```\n\nMore.\n"
    assert quoted(page, tmp_path) == page.replace("b = 1", "b = 2")
    assert quoted("<!-- quote a.py one -->\n\nMore.\n", tmp_path) == (
        "<!-- quote a.py one -->\n```py\nb = 2\n```\n\nMore.\n"
    )
    commands = "<!-- quote a.py one -->\n\n```sh\nhexameron games\n```\n"
    assert "```sh\nhexameron games\n```\n" in quoted(commands, tmp_path), "another block stays"
    assert region("# region one\nf(\n)\n# endregion\n", "one") == "f(\n)\n"
    with pytest.raises(NoRegion, match="there is no region 'two'"):
        region("# region one\n# endregion\n", "two")
