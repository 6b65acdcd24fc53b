"""The guides name commands, options, files and numbers that exist."""

from __future__ import annotations

import os
import re
import shlex
from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

from hexameron.bots import hire
from hexameron.cli.main import app
from hexameron.cli.playing.typed_commands import WORDS
from hexameron.games import find, names
from hexameron.games.battlelore.content.scenarios import Scenario
from hexameron.games.battlelore.meta import GAME
from tests.docs.pages import PAGES, ROOT, blocks

WITHOUT_PAGE_OF_ITS_OWN = {"--help", "--lang"}


@cache
def options_of(command: str) -> frozenset[str]:
    shown = CliRunner().invoke(app, [command, "--help"], env={"COLUMNS": "200"})
    assert shown.exit_code == 0, command
    return frozenset(re.findall(r"--[a-z-]+", shown.output)) | WITHOUT_PAGE_OF_ITS_OWN


def commands(page: Path) -> list[list[str]]:
    lines = [line for block in blocks(page, "sh") for line in block.splitlines()]
    return [shlex.split(line) for line in lines if line.startswith("hexameron ")]


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=lambda page: page.name)
def test_commands_have_the_options_that_are_shown(page: Path) -> None:
    for _, command, *words in commands(page):
        if command != "--help":
            wrong = [word for word in words if word.startswith("--") and word not in options_of(command)]
            assert not wrong, (command, wrong)


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=lambda page: page.name)
def test_scenarios_variants_and_bots_that_are_shown_exist(page: Path) -> None:
    for words in commands(page):
        given = list(pairwise(words))
        game = next((find(word) for word in words if word in names()), GAME)
        scenario = next((value for name, value in given if name == "--scenario"), game.scenarios[0].name)
        variants = {variant.name: variant.values for variant in game.scenario(scenario).variants}
        for name, value in given:
            if name == "--variant":
                key, _, chosen = value.partition("=")
                assert chosen in [str(one).lower() for one in variants[key]], words
            elif name in ("--seats", "--bots"):
                assert all(hire(word) for word in value.split(",") if word != "me"), words


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


@cache
def project() -> tuple[str, ...]:
    """Everything in the project by its path, folders too, what is made or installed left out."""
    made = {"node_modules", "__pycache__", "static"}
    roots = [ROOT / name for name in ("src", "web", "tests", "tools", "docs", "examples")]
    walked = [(Path(folder), files) for root in roots for folder, _, files in os.walk(root)]
    kept = [(folder, files) for folder, files in walked if made.isdisjoint(folder.parts)]
    return tuple(f"/{folder}/{file}" for folder, files in kept for file in ("", *files))


INTERNALS = [page for page in PAGES if page.name == "ARCHITECTURE.md" or page.parent.name == "internals"]


@pytest.mark.parametrize("page", INTERNALS, ids=lambda page: page.name)
def test_files_that_the_architecture_names_exist(page: Path) -> None:
    named = re.findall(r"`([\w./]+(?:/|\.(?:py|ts|svelte|md|yaml|toml)))`", page.read_text(encoding="utf-8"))
    paths = [path.replace("NAME", "battlelore") for path in named]
    assert [path for path in paths if not any(one.endswith(f"/{path}") for one in project())] == []


@pytest.mark.parametrize(("page", "language"), [("pl/przewodnik.md", "pl"), ("en/guide.md", "en")])
def test_guides_name_every_word_of_the_table(page: str, language: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    for words in WORDS.values():
        assert any(re.search(rf"`{word}\b", text) for word in words), (language, words)
    for ruling in GAME.rulings:
        answer = {"pl": ("nie", "tak"), "en": ("no", "yes")}[language][bool(ruling.values[0])]
        assert f"| `{ruling.name}` | {answer} |" in text


@pytest.mark.parametrize("page", ["pl/wlasny-scenariusz.md", "en/own-scenario.md"])
def test_every_field_of_a_scenario_is_explained(page: str) -> None:
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    for field in msgspec.structs.fields(Scenario):
        assert f"`{field.name}`" in text, field.name


def test_the_picture_loads_nothing_from_elsewhere() -> None:
    picture = (ROOT / "docs" / "images" / "battlelore-terminal.svg").read_text(encoding="utf-8")
    assert re.findall(r"\w+://[^\"' )]+", picture) == ["http://www.w3.org/2000/svg"]
    assert "@import" not in picture
    assert "@font-face" not in picture
