"""Mage Knight to the rest of the house."""

from __future__ import annotations

from pathlib import Path

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.card_texts import faces
from hexameron.games.mageknight.content.scenarios import SCENARIOS
from hexameron.games.mageknight.content.variants import offered
from hexameron.games.mageknight.labels import label, name
from hexameron.games.mageknight.lessons import LESSONS
from hexameron.games.mageknight.looks import DICE
from hexameron.games.mageknight.options import OPTIONS
from hexameron.games.mageknight.rules.rounds import play
from hexameron.games.mageknight.scene import scene
from hexameron.games.mageknight.setup import begin
from hexameron.games.mageknight.state import State
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat
from hexameron.kernel.game import Game, Scenario

WORTH = {"advanced": 1.0, "spell": 1.5, "artifact": 2.0, "wound": -1.0}
"""What a card in a player's deck counts for, in Fame."""
ALONE = 60.0
"""The standing that a single player is measured against."""


def standing(view: State, seat: Seat) -> float:
    """How strong a player is, in Fame: the Fame itself, the level, cards won and Wounds, units, crystals."""
    player = view.players[seat]
    value = player.fame + 2.0 * player.level + 0.3 * sum(player.crystals) + 0.5 * player.reputation
    for zone in ("hand", "deck", "discard", "play"):
        for card in view.things.in_zone(f"{zone}.{seat}"):
            face = view.things.face[card]
            if face >= 0:
                value += WORTH.get(catalogue.deed(face).kind, 0.0)
    for troop in player.troops:
        value += catalogue.unit(view.things.face[troop.card]).level * (0.5 if troop.wounds else 1.5)
    return max(1.0, value)


def evaluate(view: State, seat: Seat) -> float:
    """A plain measure: one's share of the standing of oneself and the best rival, alone of a fixed one."""
    mine = standing(view, seat)
    rivals = [standing(view, other) for other in range(len(view.players)) if other != seat]
    return mine / (mine + max(rivals, default=ALONE))


GAME = Game(
    name="mageknight",
    rules=1,
    state=State,
    options=OPTIONS,
    scenarios=tuple(Scenario(one.id, one.seats, offered(one)) for one in SCENARIOS),
    begin=begin,
    table=Quest,
    play=play,
    scene=scene,
    label=label,
    name_of=name,
    faces=faces,
    evaluate=evaluate,
    lessons=LESSONS,
    dice=DICE,
    folder=Path(__file__).parent,
)
