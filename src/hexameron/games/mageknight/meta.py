"""Mage Knight to the rest of the house."""

from __future__ import annotations

from pathlib import Path

from hexameron.games.mageknight.bench import BENCH
from hexameron.games.mageknight.content.card_texts import faces
from hexameron.games.mageknight.content.scenarios import SCENARIOS
from hexameron.games.mageknight.content.variants import offered
from hexameron.games.mageknight.faults import faults
from hexameron.games.mageknight.figures import figures
from hexameron.games.mageknight.labels import label, name
from hexameron.games.mageknight.lessons import LESSONS
from hexameron.games.mageknight.looks import DICE
from hexameron.games.mageknight.mind.instinct import prior
from hexameron.games.mageknight.mind.standing import evaluate
from hexameron.games.mageknight.options import OPTIONS
from hexameron.games.mageknight.rules.rounds import play
from hexameron.games.mageknight.rules.scenario import sides
from hexameron.games.mageknight.scene import scene
from hexameron.games.mageknight.setup import begin
from hexameron.games.mageknight.state import State
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.game import Game, Horizon, Scenario

GAME = Game(
    name="mageknight",
    rules=3,
    state=State,
    options=OPTIONS,
    scenarios=tuple(Scenario(one.id, one.seats, offered(one)) for one in SCENARIOS),
    begin=begin,
    table=Quest,
    play=play,
    scene=scene,
    label=label,
    name_of=name,
    faces=faces,
    evaluate=evaluate,
    prior=prior,
    horizon=Horizon(turns=3, choices=90, patient=True),
    notice=0.1,
    figures=figures,
    sides=sides,
    faults=faults,
    bench=BENCH,
    lessons=LESSONS,
    dice=DICE,
    folder=Path(__file__).parent,
)
