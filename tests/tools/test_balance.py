"""The pages about the balance of Heroes are written from the games that were kept."""

from __future__ import annotations

from pathlib import Path

from hexameron.arena import simulate
from tools.balance import BEGIN, END, PAGES, write


def test_both_pages_tell_what_was_measured(tmp_path: Path) -> None:
    rows = tmp_path / "rows.jsonl"
    simulate("heroes", ["instinct"] * 4, 3, seed=1, variants={"length": "short"}, keep=rows)
    for page, _ in PAGES.values():
        path = tmp_path / page
        path.parent.mkdir()
        path.write_text(f"before\n{BEGIN}last year\n{END}\nafter\n", encoding="utf-8")
    write(rows, tmp_path)
    english, polish = (
        (tmp_path / PAGES[language][0]).read_text(encoding="utf-8") for language in ("en", "pl")
    )
    for page in (english, polish):
        assert page.startswith(f"before\n{BEGIN}")
        assert page.endswith(f"{END}\nafter\n")
        assert "last year" not in page
    assert "3 games of four players with `instinct` (asked: 1000):" in english
    assert "| no faction wins more than 35 % or less than 15 % | " in english
    assert "| żadna frakcja nie wygrywa częściej niż w 35 % ani rzadziej niż w 15 % partii | " in polish
    assert all((tmp_path / whole).read_text(encoding="utf-8").startswith("<!") for _, whole in PAGES.values())
