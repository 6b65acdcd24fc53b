"""Every game plays alike in every process: nothing in its rules hangs on the order of a hash."""

import os
import subprocess
import sys

import pytest

import hexameron

SCRIPT = """
import sys
from random import Random
import hexameron
for scenario in hexameron.find(sys.argv[1]).scenarios[:3]:
    match, random = hexameron.new(sys.argv[1], scenario=scenario.name, seed=5), Random(5)
    while match.result is None and match.choices < 400:
        seat = next(iter(match.pending))
        match.choose(seat, random.choice(match.options(seat)))
    print(scenario.name, match.choices, match.hash())
"""


@pytest.mark.parametrize("game", hexameron.names())
def test_the_same_seed_and_choices_give_the_same_hash_in_every_process(game: str) -> None:
    outputs = []
    for hash_seed in ("1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-c", SCRIPT, game]
        outputs.append(subprocess.run(command, env=environment, capture_output=True, check=True).stdout)
    assert outputs[0] == outputs[1]
    assert len(outputs[0].split()) >= 3
