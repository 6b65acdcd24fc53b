"""Heroes to the rest of the house."""

from __future__ import annotations

from pathlib import Path

from hexameron.games.heroes.bench import BENCH
from hexameron.games.heroes.content.tracks import LENGTHS, rounds_in
from hexameron.games.heroes.events import TAGS
from hexameron.games.heroes.faults import faults
from hexameron.games.heroes.figures import belongings, figures
from hexameron.games.heroes.lessons import LESSONS
from hexameron.games.heroes.migrating import migrate
from hexameron.games.heroes.mind.prior import prior
from hexameron.games.heroes.mind.standing import evaluate
from hexameron.games.heroes.options import OPTIONS
from hexameron.games.heroes.rules.rounds import play
from hexameron.games.heroes.screen.card_faces import faces
from hexameron.games.heroes.screen.labels import label
from hexameron.games.heroes.screen.looks import DICE
from hexameron.games.heroes.screen.names import NAMES
from hexameron.games.heroes.screen.refusals import REFUSED
from hexameron.games.heroes.screen.scene import scene
from hexameron.games.heroes.setup import SEATS, VARIANTS, begin
from hexameron.games.heroes.state import State
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.game import API, Arms, Game, Horizon, Scenario
from hexameron.kernel.text import Text

ROUNDS = Text("scenario.rounds", {"least": rounds_in(LENGTHS[0]), "most": rounds_in(LENGTHS[-1])})
"""How long a conquest is: the players agree on it."""

GAME = Game(
    name="heroes",
    rules=3,
    api=API,
    state=State,
    options=OPTIONS,
    scenarios=(Scenario("conquest", SEATS, VARIANTS, lengths=(ROUNDS,) * len(SEATS), minutes=(90, 150)),),
    begin=begin,
    table=Conquest,
    play=play,
    scene=scene,
    label=label,
    name_of=NAMES.of,
    faces=faces,
    evaluate=evaluate,
    prior=prior,
    horizon=Horizon(turns=4, choices=240),
    notice=0.15,
    playouts=24,
    figures=figures,
    refused=REFUSED,
    faults=faults,
    bench=BENCH,
    belongings=belongings,
    lessons=LESSONS,
    dice=DICE,
    arms=Arms("griffin-symbol", "quarterly", "#28508a", "#3d6a9c"),
    tags=TAGS,
    folder=Path(__file__).parent,
    migrate=migrate,
)
