"""Runewars as a game that can be played before the house offers it."""

from __future__ import annotations

from pathlib import Path

import hexameron.games.runewars
from hexameron.games.runewars.options import OPTIONS
from hexameron.games.runewars.rules.anytime import Campaign
from hexameron.games.runewars.rules.years import play
from hexameron.games.runewars.screen.card_faces import faces
from hexameron.games.runewars.screen.labels import label
from hexameron.games.runewars.screen.names import NAMES
from hexameron.games.runewars.screen.refusals import REFUSED
from hexameron.games.runewars.screen.scene import scene
from hexameron.games.runewars.setup import SEATS, VARIANTS, begin
from hexameron.games.runewars.state import State
from hexameron.kernel.game import API, Game, Scenario

GAME = Game(
    name="runewars",
    rules=1,
    api=API,
    state=State,
    options=OPTIONS,
    scenarios=(Scenario("war", SEATS, VARIANTS),),
    begin=begin,
    table=Campaign,
    play=play,
    scene=scene,
    label=label,
    name_of=NAMES.of,
    faces=faces,
    evaluate=lambda state, seat: 0.5,
    refused=REFUSED,
    folder=Path(hexameron.games.runewars.__file__).parent,
    max_options=400,
)
