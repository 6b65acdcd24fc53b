"""The commands of the table: serve, backup, restore, rules-diff."""

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import httpx
from typer.testing import Result

from hexameron.server.addresses import is_loopback
from tests.cli.helpers import run as run_here
from tests.server.driving import PATIENCE, Node, free_port, token

COMMAND = [sys.executable, "-m", "hexameron.cli.main"]


def run(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *args, "--lang", "en"], capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def test_serve_backup_restore_and_compare(tmp_path: Path) -> None:
    database, port = str(tmp_path / "table.sqlite"), free_port()
    environment = os.environ | {"HEXAMERON_PORT": str(port), "HEXAMERON_OPEN": "0", "HEXAMERON_LANG": "en"}
    with subprocess.Popen(
        [*COMMAND, "serve", "--database", database, "--open"], env=environment, stdout=subprocess.PIPE
    ) as server:
        assert server.stdout is not None
        assert str(port).encode() in server.stdout.readline()
        body = {"game": "battlelore", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
        assert httpx.post(f"http://127.0.0.1:{port}/api/matches", json=body).status_code == 201
        taken = run("serve", "--port", str(port), "--database", database)
        assert taken.returncode == 1
        assert "taken" in taken.stderr
        server.terminate()
        server.wait(PATIENCE)
    file = str(tmp_path / "backup.gz")
    assert run("backup", file, "--database", database).returncode == 0
    other = str(tmp_path / "other.sqlite")
    assert run("restore", file, "--database", other).returncode == 0
    again = run("restore", file, "--database", other)
    assert again.returncode == 1
    assert "not empty" in again.stderr
    same = run("rules-diff", "--database", other)
    assert same.returncode == 0
    assert "0 of 1" in same.stdout


def first_words(host: str, folder: Path) -> str:
    """What a server says when it listens, up to the end of its second sentence's line."""
    database = str(folder / "table.sqlite")
    command = [*COMMAND, "serve", "--host", host, "--port", str(free_port()), "--database", database]
    environment = os.environ | {"HEXAMERON_LANG": "en", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        words = server.stdout.readline() + server.stdout.readline()
        server.terminate()
        server.wait(PATIENCE)
    return words


def test_serve_says_whether_friends_can_join(tmp_path: Path) -> None:
    assert "on this computer only" in first_words("127.0.0.1", tmp_path)
    assert "Friends in the same network" in first_words("0.0.0.0", tmp_path)


def test_only_addresses_of_this_computer_are_loopback() -> None:
    assert all(map(is_loopback, ("127.0.0.1", "127.0.1.1", "::1", "localhost")))
    assert not any(map(is_loopback, ("0.0.0.0", "::", "192.168.1.20", "table.example.org")))


def test_wrong_use_is_told(tmp_path: Path) -> None:
    assert run("serve", "--database", "oracle://x").returncode == 2
    assert run("serve", "--log", "loud", "--database", str(tmp_path / "t.sqlite")).returncode == 2


def tell(*args: str) -> Result:
    """Runs a command in this process, apart from the loop that the browser tests keep running."""
    with ThreadPoolExecutor(max_workers=1) as thread:
        return thread.submit(run_here, *args, "--lang", "en").result()


def test_a_backup_of_a_table_at_which_people_play_is_whole(tmp_path: Path) -> None:
    database, file = str(tmp_path / "table.sqlite"), tmp_path / "backup.gz"
    with Node(tmp_path) as node:
        match = node.create()
        tokens = token(match, 0), token(match, 1)
        with node.join(match, *tokens) as both:
            both.play(Random(1), 10)
            saved = both.n
            made = tell("backup", str(file), "--database", database)
            both.play(Random(2), 5)
            same = tell("rules-diff", "--database", database)
            full = tell("restore", str(file), "--database", database)
            nowhere = tell("backup", str(tmp_path / "no folder" / "b.gz"), "--database", database)
    assert made.exit_code == same.exit_code == 0
    assert "0 of 1" in same.output
    assert full.exit_code == 1
    assert "not empty" in full.output
    assert nowhere.exit_code == 1
    assert "The backup failed" in nowhere.output
    assert file.stat().st_mode & 0o077 == 0
    other = tmp_path / "other"
    assert tell("restore", str(file), "--database", str(other / "table.sqlite")).exit_code == 0
    with Node(other) as node, node.join(match, *tokens) as both:
        assert both.n == saved
        both.play(Random(3), 2)
        both.ask(type="resign", seat=0)
        assert node.get(f"/api/matches/{match['id']}/verify")["true"]


def test_a_match_that_plays_differently_is_found_with_its_choice_and_rules(tmp_path: Path) -> None:
    database = tmp_path / "table.sqlite"
    with Node(tmp_path) as node:
        match = node.create()
        with node.join(match, token(match, 0), token(match, 1)) as both:
            both.play(Random(4), 12)
        node.stop()
    with sqlite3.connect(database) as journal:
        rows = journal.execute("SELECT number, kind, key FROM journal WHERE number > 0").fetchall()
        taken_back = {int(n) for _, kind, key in rows if kind == "undo" for n in key.split(",")}
        last = max(n for n, kind, _ in rows if kind == "choice" and n not in taken_back)
        journal.execute("UPDATE journal SET prompt = 'another.question' WHERE number = ?", (last,))
    found = tell("rules-diff", "--database", str(database))
    assert found.exit_code == 1
    assert "1 of 1" in found.output
    listed = json.loads(tell("rules-diff", "--json", "--database", str(database)).stdout)
    assert [(one["match"], one["n"]) for one in listed] == [(match["id"], last)]
    assert all(rule.startswith("BL-") for rule in listed[0]["rules"])


def test_what_is_not_there_is_told_and_does_not_come_into_being(tmp_path: Path) -> None:
    missing, file = tmp_path / "missing.sqlite", tmp_path / "file.gz"
    for args in (("backup", str(file)), ("rules-diff",)):
        told = tell(*args, "--database", str(missing))
        assert told.exit_code == 1
        assert "There is no database" in told.output
    file.write_text("no backup")
    for wrong in (file, tmp_path / "nowhere.gz"):
        told = tell("restore", str(wrong), "--database", str(missing))
        assert told.exit_code == 1
        assert "cannot be restored" in told.output
    assert [path.name for path in tmp_path.iterdir()] == ["file.gz"]
    told = tell("backup", str(file), "--database", "oracle://x")
    assert told.exit_code == 1
    assert "SQLite or PostgreSQL" in told.output


def test_a_server_without_its_database_says_so(tmp_path: Path) -> None:
    strange = tmp_path / "strange.sqlite"
    strange.write_text("This is a letter to a friend, and no database at all. " * 40)
    for database in (str(strange), f"postgresql://127.0.0.1:{free_port()}/table"):
        told = run("serve", "--port", str(free_port()), "--database", database)
        assert told.returncode == 1
        assert "The server could not start" in told.stderr
        assert "Traceback" not in told.stderr
