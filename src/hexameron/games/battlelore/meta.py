"""BattleLore to the rest of the house."""

from __future__ import annotations

from pathlib import Path

from hexameron.games.battlelore import skirmish
from hexameron.games.battlelore.bench import BENCH
from hexameron.games.battlelore.bot import evaluate, prior
from hexameron.games.battlelore.content.card_texts import faces
from hexameron.games.battlelore.content.scenarios import SCENARIOS
from hexameron.games.battlelore.content.scenarios import Scenario as Battlefield
from hexameron.games.battlelore.faults import faults
from hexameron.games.battlelore.labels import label, name
from hexameron.games.battlelore.lessons import LESSONS
from hexameron.games.battlelore.looks import DICE
from hexameron.games.battlelore.lore_options import LORE_OPTIONS
from hexameron.games.battlelore.options import OPTIONS
from hexameron.games.battlelore.rules.turn import play
from hexameron.games.battlelore.scene import scene
from hexameron.games.battlelore.setup import begin
from hexameron.games.battlelore.state import RULINGS, State
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.game import Game, Horizon, Scenario, Variant

SEATS = (2,)
WITH_LORE = Variant("lore", (True, False))
WITH_LANDMARKS = Variant("landmarks", (True, False))


def variants(scenario: Battlefield) -> tuple[Variant, ...]:
    """What may be agreed about one of our scenarios: Lore rules, and landmarks where it uses them."""
    lore = (WITH_LORE,) if scenario.lore != "none" else ()
    return (*lore, WITH_LANDMARKS) if scenario.landmarks else lore


def mirrored(scenario: Battlefield) -> bool:
    """Whether both sides have the same units and terms."""
    south, north = ({code: len(hexes) for code, hexes in scenario.army(seat).items()} for seat in (0, 1))
    return south == north and not scenario.objectives


GAME = Game(
    name="battlelore",
    rules=3,
    state=State,
    options=(*OPTIONS, *LORE_OPTIONS),
    scenarios=(
        *(Scenario(one.name, SEATS, variants(one), lopsided=not mirrored(one)) for one in SCENARIOS),
        Scenario(
            "skirmish",
            SEATS,
            (
                Variant("points", skirmish.POINTS),
                Variant("lore", skirmish.LORE),
                Variant("creature", skirmish.CREATURE),
                Variant("landmarks", (False, True)),
            ),
        ),
        Scenario("custom", SEATS, (WITH_LORE, WITH_LANDMARKS), lopsided=True),
    ),
    begin=begin,
    table=Battle,
    play=play,
    scene=scene,
    label=label,
    name_of=name,
    faces=faces,
    evaluate=evaluate,
    prior=prior,
    horizon=Horizon(turns=3, choices=180),
    faults=faults,
    bench=BENCH,
    rulings=tuple(Variant(name, (default, not default)) for name, default in RULINGS.items()),
    lessons=LESSONS,
    dice=DICE,
    folder=Path(__file__).parent,
)
