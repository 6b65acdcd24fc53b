"""Runewars to the rest of the house."""

from __future__ import annotations

from pathlib import Path

from hexameron.games.runewars.bench import BENCH
from hexameron.games.runewars.events import TAGS
from hexameron.games.runewars.faults import faults
from hexameron.games.runewars.figures import belongings, figures
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
from hexameron.kernel.game import API, Arms, Game, Scenario, Variant
from hexameron.kernel.text import Text

YEARS = Text("scenario.years", {"least": LAST_YEAR, "most": LONG_LAST_YEAR})
"""How long a war is: the players agree on it."""

GAME = Game(
    name="runewars",
    rules=1,
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
    refused=REFUSED,
    faults=faults,
    bench=BENCH,
    belongings=belongings,
    rulings=tuple(Variant(name, (default, not default)) for name, default in RULINGS.items()),
    arms=Arms("dragon-head", "bend", "#8e2727", "#28508a"),
    hard="hard",
    tags=TAGS,
    folder=Path(__file__).parent,
    max_options=400,
)
