"""Heroes to the rest of the house."""

from __future__ import annotations

from pathlib import Path

from hexameron.games.heroes.battle_options import BATTLE_OPTIONS
from hexameron.games.heroes.belongings import belongings
from hexameron.games.heroes.bench import BENCH
from hexameron.games.heroes.bot import evaluate, prior
from hexameron.games.heroes.content.card_texts import faces
from hexameron.games.heroes.faults import faults
from hexameron.games.heroes.figures import figures
from hexameron.games.heroes.labels import label, name
from hexameron.games.heroes.lessons import LESSONS
from hexameron.games.heroes.looks import DICE
from hexameron.games.heroes.migrating import migrate
from hexameron.games.heroes.options import OPTIONS
from hexameron.games.heroes.rules.rounds import play
from hexameron.games.heroes.scene import scene
from hexameron.games.heroes.setup import SEATS, VARIANTS, begin
from hexameron.games.heroes.state import State
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.game import Game, Horizon, Scenario

GAME = Game(
    name="heroes",
    rules=3,
    state=State,
    options=(*OPTIONS, *BATTLE_OPTIONS),
    scenarios=(Scenario("conquest", SEATS, VARIANTS),),
    begin=begin,
    table=Conquest,
    play=play,
    scene=scene,
    label=label,
    name_of=name,
    faces=faces,
    evaluate=evaluate,
    prior=prior,
    horizon=Horizon(turns=4, choices=240),
    notice=0.15,
    playouts=24,
    figures=figures,
    faults=faults,
    bench=BENCH,
    belongings=belongings,
    lessons=LESSONS,
    dice=DICE,
    folder=Path(__file__).parent,
    migrate=migrate,
)
