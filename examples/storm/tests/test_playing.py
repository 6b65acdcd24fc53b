"""The game plays in the terminal, in the arena, in PettingZoo and in the laboratory, and reads well."""

import ast
import io
import json
import re
import tokenize
from pathlib import Path

import pytest
from pettingzoo.test import api_test
from typer.testing import CliRunner

import hexameron
from hexameron.cli.main import app
from hexameron.env import env
from hexameron.kernel.text import LANGUAGES, Catalogue, check
from storm.meta import GAME

PACKAGE = Path(__file__).parents[1] / "src" / "storm"
WORDS = re.compile(r"^\s*[^#\s]", re.MULTILINE)
NO_CODE = (
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
)


def run(*words: str, typed: str = "") -> str:
    """What a command prints."""
    done = CliRunner().invoke(app, [*words, "--lang", "en"], input=typed, env={"COLUMNS": "120"})
    assert done.exit_code == 0, done.output
    return done.output


def code_lines(source: str) -> int:
    """The lines with code on them: blank lines, comments and docstrings do not count."""
    said = [
        number
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        for number in range(node.lineno, (node.end_lineno or 0) + 1)
    ]
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    code = [(one.start[0], one.end[0]) for one in tokens if one.type not in NO_CODE]
    return len({line for first, last in code for line in range(first, last + 1)}.difference(said))


def test_the_whole_game_has_at_most_400_lines() -> None:
    python = sum(code_lines(path.read_text(encoding="utf-8")) for path in sorted(PACKAGE.rglob("*.py")))
    texts = [*sorted(PACKAGE.rglob("*.ftl")), PACKAGE / "rulebook.yaml"]
    lines = [
        line for path in texts for line in path.read_text(encoding="utf-8").splitlines() if WORDS.search(line)
    ]
    assert {path.suffix for path in PACKAGE.rglob("*") if path.is_file()} <= {
        *(".py", ".ftl", ".yaml", ".typed", ".pyc")
    }
    assert python + len(lines) <= 400


def test_it_is_found_by_its_entry_point() -> None:
    assert "storm" in hexameron.names()
    assert hexameron.find("storm") is GAME


def test_every_rule_has_a_test() -> None:
    assert json.loads(run("rules", "storm", "--json")) == {"rules": 17, "tested": 17, "untested": []}


def test_the_fuzzer_finds_nothing() -> None:
    assert "Nothing broke." in run("fuzz", "storm", "--games", "4")


def test_bots_play_it_in_the_arena_and_instinct_beats_chance() -> None:
    result = json.loads(run("simulate", "storm", "--bots", "instinct,random", "--games", "20", "--json"))
    assert result["wins"]["instinct"] >= 16


@pytest.mark.filterwarnings("ignore:Observation:UserWarning")
@pytest.mark.parametrize("seats", [2, 4])
def test_it_is_an_environment(seats: int) -> None:
    api_test(env("storm", seats=seats), num_cycles=100)


def test_somebody_plays_it_in_the_terminal(tmp_path: Path) -> None:
    file = str(tmp_path / "match.json")
    shown = run(*f"play storm --seats me,instinct --seed 4 --save {file}".split(), typed="1\n3\nwhy\n7\n")
    assert "What do you do? Actions: 3." in shown
    assert "Jagna plays a card: Run.  ST-CARD-01" in shown
    assert "What do you do? Actions: 5." in shown
    assert "Go to: Dunes 2: Somebody stands on that space.  ST-TURN-03" in shown
    assert "Jagna digs (Dry sand 2): " in shown
    assert "What do you do? Actions: 3." in shown.partition("Jagna digs")[2]


def test_texts_say_the_same_in_both_languages() -> None:
    polish, english = (Catalogue(language, [PACKAGE / "texts"], strict=True) for language in LANGUAGES)
    assert list(check(polish, english)) == []
