"""dispute: a player's words become a test that fails until somebody says what should happen."""

from __future__ import annotations

import json
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from typer.testing import Result

from hexameron.games import find
from hexameron.kernel.chance import Fairness
from hexameron.kernel.files import write_match
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from hexameron.server.play.creating import SeatWish, store_match, written_entries
from hexameron.server.storage.database import open_database
from hexameron.server.storage.rows import Report
from hexameron.server.storage.store import Store
from hexameron.server.storage.upgrading import bring_up_to_date
from tests.cli.helpers import run
from tests.server.driving import apart

ROOT = Path(__file__).parents[3]
NASTY = 'Za "daleko" \\ o 2 pola!\n\n"""drugi""" akapit\x00 z bardzo długim słowem ' + "x" * 300 + ' i "'


def run_apart(*args: str) -> Result:
    """Runs a command that needs a loop of its own: the browser tests keep one in the tests' thread."""
    with ThreadPoolExecutor(max_workers=1) as thread:
        return thread.submit(run, *args).result()


def played(choices: int) -> Match[Any]:
    match: Match[Any] = Match(find("battlelore"), Setup("azincourt", 2), Fairness.from_seed(5))
    random = Random(6)
    for _ in range(choices):
        seat = min(match.pending)
        match.choose(seat, random.choice(match.options(seat)))
    return match


def report(match: Match[Any], **changes: Any) -> dict[str, Any]:
    content = Report(
        id="3fa9c0",
        match="k3v9",
        game="battlelore",
        n=match.n,
        seat=0,
        line=0,
        event="",
        rule="BL-MOVE-03",
        ruling={"set": {"support_against_ranged": True}, "text": {"pl": "Tak grają.", "en": "So it is."}},
        words="Za daleko!",
        file=msgspec.Raw(write_match(match)),
    )
    built: dict[str, Any] = json.loads(msgspec.json.encode(content))
    return built | changes


def write(folder: Path, content: dict[str, Any]) -> Path:
    file = folder / "report.json"
    file.write_text(json.dumps(content))
    return file


def tool(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", *args], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )


def pytest_of(test: Path) -> str:
    return tool("pytest", "-q", "-p", "no:cacheprovider", str(test)).stdout


def clean(test: Path) -> None:
    for check in (["check", "--no-cache"], ["format", "--check", "--no-cache"]):
        checked = tool("ruff", *check, "--config", str(ROOT / "pyproject.toml"), str(test))
        assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_test_fails_until_somebody_writes_what_should_happen(tmp_path: Path) -> None:
    match = next(match for match in map(played, range(8, 40)) if match.events[-1].n == match.n)
    result = run("dispute", str(write(tmp_path, report(match))), "--folder", str(tmp_path / "d"))
    assert result.exit_code == 0, result.output
    assert "Teraz nie przechodzi" in result.output
    test = tmp_path / "d" / "test_dispute_3fa9c0.py"
    source = test.read_text()
    assert '@rule("BL-MOVE-03")' in source
    assert "Za daleko!" in source
    assert "Stół napisał: " in source
    assert "Nasze rozstrzygnięcie: Tak grają." in source
    assert f'match.choose({match.entries[-1].seat}, "{match.entries[-1].key}")' in source
    clean(test)
    failed = pytest_of(test)
    assert "1 failed" in failed
    assert "AssertionError: BL-MOVE-03 is in dispute. It told [" in failed
    told = [event.name for event in match.events if event.n == match.n]
    assert told
    test.write_text(source.replace("SHOULD_BE: list[str] = []", f"SHOULD_BE: list[str] = {told}"))
    assert "1 passed" in pytest_of(test)


@pytest.mark.parametrize("case", ["set-up", "resigned", "nasty words", "no rule"])
def test_every_kind_of_line_can_be_disputed(tmp_path: Path, case: str) -> None:
    match = played(0 if case == "set-up" else 3)
    if case == "resigned":
        match.resign(0)
    content = report(match, words=NASTY if case == "nasty words" else "Hm.")
    if case == "no rule":
        content |= {"rule": 'x"); evil(', "ruling": {}, "line": 99}
    result = run("dispute", str(write(tmp_path, content)), "--folder", str(tmp_path), "--lang", "en")
    assert result.exit_code == 0, result.output
    test = tmp_path / "test_dispute_3fa9c0.py"
    assert ("@rule" in test.read_text()) == (case != "no rule")
    clean(test)
    failed = pytest_of(test)
    assert "1 failed" in failed
    assert "is in dispute" in failed


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"n": 7}, "the match has 3 entries"),
        ({"id": "../../evil"}, "evil"),
        ({"words": 5}, "words"),
        ({"file": {}}, "field `game`"),
        ({"more": 1}, "more"),
    ],
)
def test_a_broken_report_is_refused_with_the_reason(
    tmp_path: Path, change: dict[str, Any], said: str
) -> None:
    result = run("dispute", str(write(tmp_path, report(played(3)) | change)), "--folder", str(tmp_path))
    assert result.exit_code == 1
    assert said in " ".join(result.output.split())
    assert "Traceback" not in result.output
    assert not list(tmp_path.glob("test_*"))


def test_wrong_use_is_told(tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("{")
    assert run("dispute", str(tmp_path / "x.json")).exit_code == 1
    assert run("dispute", str(tmp_path / "nothing.json")).exit_code == 1
    nothing = run("dispute")
    assert nothing.exit_code == 2
    assert "--list" in nothing.output
    assert run_apart("dispute", "--list", "--database", "oracle://x").exit_code == 1


def test_reports_are_listed_and_fetched_from_the_database(tmp_path: Path) -> None:
    database = str(tmp_path / "table.sqlite")
    match = played(3)

    async def keep() -> None:
        engine = open_database(database)
        await bring_up_to_date(engine)
        store = Store(engine)
        wishes = [SeatWish("person", mine=True), SeatWish("person", mine=True)]
        made = await store_match(store, match, wishes, written_entries(match), account=None)
        await store.report("3fa9c0", made.id, json.dumps(report(match)).encode(), 10)
        await engine.dispose()

    apart(keep())
    listed = run_apart("dispute", "--list", "--database", database)
    assert "3fa9c0" in listed.output
    assert "Za daleko!" in listed.output
    assert json.loads(run_apart("dispute", "--list", "--json", "--database", database).output)[0]["n"] == 3
    file = tmp_path / "fetched.json"
    assert run_apart("dispute", str(file), "--export", "3fa9c0", "--database", database).exit_code == 0
    assert run("dispute", str(file), "--folder", str(tmp_path)).exit_code == 0
    assert (tmp_path / "test_dispute_3fa9c0.py").exists()
    assert run_apart("dispute", "--export", "nothing", "--database", database).exit_code == 1
