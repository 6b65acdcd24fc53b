"""Mage Knight to the rest of the house."""

from __future__ import annotations

from pathlib import Path

from hexameron.games.mageknight.bench import BENCH
from hexameron.games.mageknight.content.scenarios import SCENARIOS
from hexameron.games.mageknight.content.scenarios import Scenario as Record
from hexameron.games.mageknight.content.variants import offered
from hexameron.games.mageknight.events import TAGS
from hexameron.games.mageknight.faults import faults
from hexameron.games.mageknight.figures import figures
from hexameron.games.mageknight.lessons import LESSONS
from hexameron.games.mageknight.mind.prior import prior
from hexameron.games.mageknight.mind.standing import evaluate
from hexameron.games.mageknight.options import OPTIONS
from hexameron.games.mageknight.rules.rounds import play
from hexameron.games.mageknight.rules.scenario import sides
from hexameron.games.mageknight.screen.card_faces import faces
from hexameron.games.mageknight.screen.labels import label
from hexameron.games.mageknight.screen.looks import DICE
from hexameron.games.mageknight.screen.names import name
from hexameron.games.mageknight.screen.refusals import REFUSED
from hexameron.games.mageknight.screen.scene import scene
from hexameron.games.mageknight.setup import begin
from hexameron.games.mageknight.state import State
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.game import API, Arms, Game, Horizon, Scenario
from hexameron.kernel.text import Text

MINUTES = {3: (90, 120), 4: (120, 180), 5: (150, 210), 6: (180, 240)}
"""How long people take for so many rounds."""


def scenario(record: Record) -> Scenario:
    """A scenario as the house lists it; its first number of players tells how long it takes."""
    rounds = [record.rounds[seats] for seats in record.seats]
    return Scenario(
        record.id,
        record.seats,
        offered(record),
        lengths=tuple(Text("scenario.rounds", {"n": n}) for n in rounds),
        minutes=MINUTES[min(rounds)],
    )


GAME = Game(
    name="mageknight",
    rules=3,
    api=API,
    state=State,
    options=OPTIONS,
    scenarios=tuple(scenario(one) for one in SCENARIOS),
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
    refused=REFUSED,
    faults=faults,
    bench=BENCH,
    lessons=LESSONS,
    dice=DICE,
    arms=Arms("visored-helm", "plain", "#4a3580", "#4a3580"),
    hard="hard",
    tags=TAGS,
    folder=Path(__file__).parent,
)
