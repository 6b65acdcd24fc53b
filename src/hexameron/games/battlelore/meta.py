"""BattleLore to the rest of the house."""

from __future__ import annotations

from pathlib import Path

from hexameron.games.battlelore.bench import BENCH
from hexameron.games.battlelore.content.scenarios import SCENARIOS
from hexameron.games.battlelore.content.scenarios import Scenario as Battlefield
from hexameron.games.battlelore.events import TAGS
from hexameron.games.battlelore.faults import faults
from hexameron.games.battlelore.lessons import LESSONS
from hexameron.games.battlelore.mind.prior import prior
from hexameron.games.battlelore.mind.standing import evaluate
from hexameron.games.battlelore.options import OPTIONS
from hexameron.games.battlelore.rules import skirmish
from hexameron.games.battlelore.rules.turn import play
from hexameron.games.battlelore.screen.card_faces import faces
from hexameron.games.battlelore.screen.labels import label
from hexameron.games.battlelore.screen.looks import DICE
from hexameron.games.battlelore.screen.names import NAMES
from hexameron.games.battlelore.screen.refusals import REFUSED
from hexameron.games.battlelore.screen.scene import scene
from hexameron.games.battlelore.setup import begin
from hexameron.games.battlelore.state import RULINGS, State
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.game import API, Arms, Game, Horizon, Scenario, Variant
from hexameron.kernel.text import Text

SEATS = (2,)
SHORT, MIDDLING, LONG = (30, 45), (45, 60), (60, 90)
MINUTES = {"hilltop": SHORT, "azincourt": MIDDLING, "crossing": MIDDLING}
"""How long the shorter scenarios take; all others are long ones."""

WITH_LORE = Variant("lore", (True, False))
WITH_LANDMARKS = Variant("landmarks", (True, False))


def variants(scenario: Battlefield) -> tuple[Variant, ...]:
    """What may be agreed about one of our scenarios: Lore rules, and landmarks where it uses them."""
    lore = (WITH_LORE,) if scenario.lore != "none" else ()
    return (*lore, WITH_LANDMARKS) if scenario.landmarks else lore


def banners(number: int) -> tuple[Text]:
    """How long a battle is: to so many banners."""
    return (Text("scenario.banners", {"n": number}),)


def mirrored(scenario: Battlefield) -> bool:
    """Whether both sides have the same units and terms."""
    south, north = ({code: len(hexes) for code, hexes in scenario.army(seat).items()} for seat in (0, 1))
    return south == north and not scenario.objectives


GAME = Game(
    name="battlelore",
    rules=3,
    api=API,
    state=State,
    options=OPTIONS,
    scenarios=(
        *(
            Scenario(
                one.name,
                SEATS,
                variants(one),
                lopsided=not mirrored(one),
                lengths=banners(one.banners_to_win),
                minutes=MINUTES.get(one.name, LONG),
            )
            for one in SCENARIOS
        ),
        Scenario(
            "skirmish",
            SEATS,
            (
                Variant("points", skirmish.POINTS),
                Variant("lore", skirmish.LORE),
                Variant("creature", skirmish.CREATURE),
                Variant("landmarks", (False, True)),
            ),
            lengths=banners(skirmish.terms({}).banners_to_win),
            minutes=LONG,
        ),
        Scenario("custom", SEATS, (WITH_LORE, WITH_LANDMARKS), lopsided=True),
    ),
    begin=begin,
    table=Battle,
    play=play,
    scene=scene,
    label=label,
    name_of=NAMES.of,
    faces=faces,
    evaluate=evaluate,
    prior=prior,
    horizon=Horizon(turns=3, choices=180),
    refused=REFUSED,
    faults=faults,
    bench=BENCH,
    rulings=tuple(Variant(name, (default, not default)) for name, default in RULINGS.items()),
    lessons=LESSONS,
    dice=DICE,
    arms=Arms("crossed-swords", "pale", "#28508a", "#8e2727"),
    hard="easy",
    tags=TAGS,
    folder=Path(__file__).parent,
)
