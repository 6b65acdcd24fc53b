"""Runewars to the rest of the house."""

from __future__ import annotations

from pathlib import Path

from hexameron.games.runewars.bench import BENCH
from hexameron.games.runewars.content.heroes import HERO
from hexameron.games.runewars.content.tiles import AREA
from hexameron.games.runewars.events import TAGS
from hexameron.games.runewars.faults import faults
from hexameron.games.runewars.figures import belongings, figures
from hexameron.games.runewars.lessons import LESSONS
from hexameron.games.runewars.mind.prior import prior
from hexameron.games.runewars.mind.standing import evaluate
from hexameron.games.runewars.options import OPTIONS
from hexameron.games.runewars.rules.anytime import Campaign
from hexameron.games.runewars.rules.years import play
from hexameron.games.runewars.screen.card_faces import faces
from hexameron.games.runewars.screen.labels import label
from hexameron.games.runewars.screen.names import NAMES
from hexameron.games.runewars.screen.refusals import REFUSED
from hexameron.games.runewars.screen.scene import scene
from hexameron.games.runewars.setup import SEATS, VARIANTS, begin
from hexameron.games.runewars.state import RULINGS, State
from hexameron.games.runewars.table import LAST_YEAR, LONG_LAST_YEAR
from hexameron.kernel.game import API, Arms, Game, Horizon, Scenario, Variant
from hexameron.kernel.text import Text

YEARS = Text("scenario.years", {"least": LAST_YEAR, "most": LONG_LAST_YEAR})
"""How long a war is: the players agree on it."""

GAME = Game(
    name="runewars",
    rules=2,
    api=API,
    state=State,
    options=OPTIONS,
    scenarios=(Scenario("war", SEATS, VARIANTS, lengths=(YEARS,) * len(SEATS), minutes=(180, 300)),),
    begin=begin,
    table=Campaign,
    play=play,
    scene=scene,
    label=label,
    name_of=NAMES.of,
    faces=faces,
    evaluate=evaluate,
    prior=prior,
    figures=figures,
    horizon=Horizon(turns=3, choices=120),
    notice=0.05,
    playouts=24,
    refused=REFUSED,
    faults=faults,
    bench=BENCH,
    belongings=belongings,
    rulings=tuple(Variant(name, (default, not default)) for name, default in RULINGS.items()),
    lessons=LESSONS,
    arms=Arms("dragon-head", "fess", "#8e2727", "#28508a"),
    hard="hard",
    tags=TAGS,
    places=frozenset((*AREA, *HERO)),
    folder=Path(__file__).parent,
    discreet=True,
    max_options=400,
)
