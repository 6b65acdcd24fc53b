"""Entries of Fluent files that are parsed when they are first needed."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hexameron.games import find, names
from hexameron.kernel.text import Catalogue, Text, TextError
from hexameron.kernel.text.catalogue import COMMON
from hexameron.kernel.text.entries import parse, split


def test_all_files_are_split_as_fluent_reads_them() -> None:
    folders = [COMMON, *(find(game).folder / "texts" for game in names())]
    files = [path for folder in folders for path in sorted(folder.rglob("*pl.ftl"))]
    assert len(files) > len(folders)
    for path in files:
        content = path.read_text(encoding="utf-8")
        whole = [entry for entry in FluentParser().parse(content).body if not isinstance(entry, COMMENTS)]
        pieces = [(name, parse(written)) for name, written in split(path, content)]
        assert len(pieces) == len(whole)
        for (name, piece), entry in zip(pieces, whole, strict=True):
            assert isinstance(entry, ftl.Message | ftl.Term)
            assert name == ("-" if isinstance(entry, ftl.Term) else "") + entry.id.name
            assert piece.equals(entry, ignored_fields=["span", "comment"])


COMMENTS = (ftl.Comment, ftl.GroupComment, ftl.ResourceComment)

TEXTS = """\
# What is written here comes first.
said = { told } of { -hero(case: "gen") }
    .note = { noted }

told = A tale
-hero = { $case ->
    [gen] the { -rank }’s
   *[nom] the { -rank }
}
-rank = knight
noted = never
round = { $left ->
    [0] there
   *[other] { about }
}
about = on { round }
broken = { $x
"""


def test_a_sound_catalogue_brings_what_is_quoted_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(TEXTS, encoding="utf-8")
    texts = Catalogue("en", (tmp_path,), sound=True)
    assert texts.render(Text("said")) == "A tale of the knight’s"
    assert "broken" in texts
    with pytest.raises(TextError, match=r"en\.ftl:17: "):
        texts.render(Text("broken"))
    with pytest.raises(TextError, match=r"en\.ftl:17: "):
        Catalogue("en", (tmp_path,))


def test_texts_that_quote_each_other_come_to_an_end(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(TEXTS.partition("broken")[0], encoding="utf-8")
    for sound in (False, True):
        texts = Catalogue("en", (tmp_path,), sound=sound)
        assert texts.render(Text("about", {"left": 0})) == "on there"
