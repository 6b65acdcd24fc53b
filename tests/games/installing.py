"""Packages with games, written to a folder as an installer would leave them."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexameron.games import GROUP, look_again

RECORD = """
from dataclasses import replace
from pathlib import Path
from tests.kernel.toy import TOY

FOLDER = Path(__file__).parent / "{module}_parts"
GAME = replace(TOY, name="{game}", folder=FOLDER)
"""
RULEBOOK = """
game: {game}
title: {{pl: Zabawka, en: A toy}}
about: {{pl: Próba., en: A trial.}}
sections: [{{key: CAST, pl: Czary, en: Spells}}]
rules: [{{id: TOY-CAST-01, section: CAST, kind: effect, pl: Czar działa., en: A spell works.}}]
terms: []
"""


class Installer:
    """Puts packages where Python finds them, for as long as a test runs."""

    def __init__(self, site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.site = site
        monkeypatch.syspath_prepend(str(site))

    def install(
        self,
        package: str,
        game: str = "toy",
        source: str = RECORD,
        *,
        rulebook: str = RULEBOOK,
        texts: str = "scenario-duel = A duel\n",
    ) -> None:
        module = package.replace("-", "_")
        (self.site / f"{module}.py").write_text(source.format(module=module, game=game))
        parts = self.site / f"{module}_parts"
        (parts / "texts").mkdir(parents=True)
        (parts / "rulebook.yaml").write_text(rulebook.format(game=game))
        for language in ("pl", "en"):
            (parts / "texts" / f"{language}.ftl").write_text(texts)
        info = self.site / f"{module}-1.2.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.2\n")
        (info / "entry_points.txt").write_text(f"[{GROUP}]\n{game} = {module}:GAME\n")
        look_again()
