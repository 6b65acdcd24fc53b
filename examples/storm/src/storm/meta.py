"""After the Storm to the rest of the house."""

from pathlib import Path

from hexameron.kernel.api import Arms, Game, Horizon, Scenario
from storm.bench import BENCH
from storm.bot import evaluate, prior
from storm.rules import begin, play
from storm.screen import DICE, faces, label, name_of, scene
from storm.state import Beach, Dig, Go, Play, Storm

# region record
GAME = Game(
    name="storm",
    rules=1,
    api=1,
    state=Storm,
    options=(Go, Dig, Play),
    scenarios=(Scenario("beach", (2, 3, 4)),),
    begin=begin,
    table=Beach,
    play=play,
    scene=scene,
    label=label,
    name_of=name_of,
    faces=faces,
    evaluate=evaluate,
    prior=prior,
    horizon=Horizon(turns=4, choices=40),
    bench=BENCH,
    dice=DICE,
    arms=Arms("big-wave", "bend", "#c99a3c", "#2f6f8f"),
    folder=Path(__file__).parent,
)
# endregion
