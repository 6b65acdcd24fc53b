"""Runebound to the rest of the house."""

from __future__ import annotations

from pathlib import Path

from hexameron.games.runebound.bench import BENCH
from hexameron.games.runebound.content.terms import SCENARIOS
from hexameron.games.runebound.events import TAGS
from hexameron.games.runebound.faults import faults
from hexameron.games.runebound.figures import belongings, figures
from hexameron.games.runebound.lessons import LESSONS
from hexameron.games.runebound.mind.prior import prior
from hexameron.games.runebound.mind.standing import evaluate
from hexameron.games.runebound.options import OPTIONS
from hexameron.games.runebound.rules.anytime import Journey
from hexameron.games.runebound.rules.rounds import play
from hexameron.games.runebound.screen.card_faces import faces
from hexameron.games.runebound.screen.labels import label
from hexameron.games.runebound.screen.looks import DICE
from hexameron.games.runebound.screen.names import NAMES
from hexameron.games.runebound.screen.refusals import REFUSED
from hexameron.games.runebound.screen.scene import scene
from hexameron.games.runebound.setup import ALONE, RANDOM, SEATS, VARIANTS, begin
from hexameron.games.runebound.state import State
from hexameron.kernel.game import API, Arms, Game, Horizon, Scenario
from hexameron.kernel.text import Text

LENGTHS = {
    "margath": Text("scenario.rounds"),
    "dead_king": Text("scenario.rounds_most"),
    RANDOM: Text("scenario.rounds"),
}
"""Margath goes on until he reaches Tamalir."""

GAME = Game(
    name="runebound",
    rules=4,
    api=API,
    state=State,
    options=OPTIONS,
    scenarios=(
        *(
            Scenario(name, SEATS, VARIANTS, lengths=(LENGTHS[name],) * len(SEATS), minutes=(90, 180))
            for name in (*SCENARIOS, RANDOM)
        ),
        *(
            Scenario(f"{ALONE}{name}", (1,), VARIANTS[1:], lengths=(LENGTHS[name],), minutes=(60, 90))
            for name in SCENARIOS
        ),
    ),
    begin=begin,
    table=Journey,
    play=play,
    scene=scene,
    label=label,
    name_of=NAMES.of,
    faces=faces,
    evaluate=evaluate,
    prior=prior,
    horizon=Horizon(turns=2, choices=120),
    notice=0.1,
    playouts=16,
    figures=figures,
    refused=REFUSED,
    faults=faults,
    bench=BENCH,
    belongings=belongings,
    lessons=LESSONS,
    dice=DICE,
    arms=Arms("rune-stone", "bend", "#5a3d7a", "#3f6b4f"),
    tags=TAGS,
    folder=Path(__file__).parent,
    max_options=256,
)
