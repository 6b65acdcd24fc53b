"""The commands of the table: serve, backup, restore, rules-diff."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.driving import PATIENCE, free_port

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


def test_wrong_use_is_told(tmp_path: Path) -> None:
    assert run("serve", "--database", "oracle://x").returncode == 2
    assert run("serve", "--log", "loud", "--database", str(tmp_path / "t.sqlite")).returncode == 2
