"""Runs one node of the table, for tests: ``python -m tests.server.node SETTINGS`` (as JSON)."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec

from hexameron.server import logs
from hexameron.server.serving import serve
from hexameron.server.settings import Settings


def listening() -> None:
    sys.stdout.write("listening\n")
    sys.stdout.flush()


def kept(file: Path) -> None:
    sys.stderr.write(f"kept {file.name}\n")


def run(settings: bytes | str) -> None:
    logs.set_up("info")
    serve(
        msgspec.json.decode(settings, type=Settings, dec_hook=lambda kind, value: kind(value)),
        listening,
        kept,
    )


if __name__ == "__main__":
    run(sys.argv[1])
