"""The API keeps to its own description, whatever is sent."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.server.driving import FRIEND, ME, Json, Node, token

EXAMPLES = int(os.environ.get("HEXAMERON_EXAMPLES", "10"))
"""How many requests are made up for each operation, besides those that probe the limits it describes."""

SENSELESS = "positive_data_acceptance"
"""What fits the description may still be no set-up of a game, or come too early or too late in a match."""


def running(node: Node) -> Json:
    match = node.create()
    with node.join(match, token(match, 0), token(match, 1)) as both:
        both.play(Random(1), 4)
    return match


def finished(node: Node) -> Json:
    match = running(node)
    with node.join(match, token(match, 0), token(match, 1)) as both:
        both.ask(type="resign", seat=0)
    return match


@pytest.mark.parametrize("stage", ["nowhere", "waiting", "running", "finished"])
def test_schemathesis_finds_nothing(node: Node, tmp_path: Path, stage: str) -> None:
    """All operations where nobody is, and those of a match at every stage of it with all its keys."""
    wanted: list[str] = []
    if stage != "nowhere":
        match = {
            "waiting": lambda: node.create(ME, FRIEND),
            "running": lambda: running(node),
            "finished": lambda: finished(node),
        }[stage]()
        (tmp_path / "schemathesis.toml").write_text(f'[parameters]\nmatch_id = "{match["id"]}"\nseat = 0\n')
        keys = [seat["token"] for seat in match["seats"] if seat["token"]]
        wanted = ["-H", f"Authorization: Seat {','.join([*keys, match['owner']])}"]
        wanted += ["--include-path-regex", "match_id", "--phases", "fuzzing"]
    else:
        wanted = ["--phases", "coverage,fuzzing"]
    (tmp_path / "openapi.json").write_bytes(msgspec.json.encode(node.get("/api/openapi.json")))
    done = subprocess.run(
        [
            *(sys.executable, "-m", "schemathesis.cli", "run", "openapi.json", "--no-color"),
            *("--url", str(node.http.base_url).rstrip("/"), "--exclude-checks", SENSELESS),
            *("--max-examples", str(EXAMPLES), "--suppress-health-check", "all", "--seed", "1"),
            *wanted,
        ],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    cases = re.search(r"(\d+) generated", done.stdout)
    assert cases is not None
    assert int(cases[1]) > 5 * EXAMPLES
