"""Resting, recovering and training (REST, STATE, TRAIN)."""

from __future__ import annotations

from hexameron.games.runebound.board import is_wilderness
from hexameron.games.runebound.content.dice import FACES, REST_DICE, matches
from hexameron.games.runebound.content.map import GROUND
from hexameron.games.runebound.rules import dice
from hexameron.games.runebound.rules.conditions import stands
from hexameron.games.runebound.rules.running import Use, run
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id


def rest(t: Saga, seat: Seat) -> Rules[None]:
    """Heals all damage at a site, by dice in the wilderness (RB-REST-02, RB-REST-03)."""
    player = t.player(seat)
    if is_wilderness(player.at):
        n = yield from _by_dice(t, seat)
        t.heal(seat, n, rules=("RB-REST-03",))
    else:
        t.tell("rests", seat=player_id(seat), rules=("RB-REST-02",))
        t.heal(seat, player.damage, rules=("RB-REST-02",))
    for ability in t.kit(seat).at("resting"):
        if stands(t, seat, ability.rule.only):
            t.tell("ability.used", seat=player_id(seat), source=ability.source, rules=("RB-REST-01",))
            yield from run(t, Use(seat, ability.source), ability.rule.effect)


def _by_dice(t: Saga, seat: Seat) -> Rules[int]:
    """Five dice whatever the speed; each that matches the terrain under a road heals 1 (RB-REST-03..06)."""
    t.tell("rests", seat=player_id(seat), rules=("RB-REST-03", "RB-REST-04"))
    faces = yield from dice.settle_roll(t, seat, "rest", REST_DICE)
    ground = GROUND[t.player(seat).at]
    herbs = "herbs" in t.kit(seat).permits
    healing = [
        face
        for face in faces
        if matches(face, ground) or (herbs and ("forest" in FACES[face] or "plains" in FACES[face]))
    ]
    return len(healing) + t.stat(seat, "wild_rest")


def recover(t: Saga, seat: Seat) -> None:
    """The action is used up by no longer being delayed (RB-STATE-07)."""
    t.player(seat).delayed = False
    t.tell("undelayed", seat=player_id(seat), rules=("RB-STATE-07",))


def train(t: Saga, seat: Seat) -> Rules[None]:
    """Draws as many cards as the hand may hold; the excess is discarded at once (RB-TRAIN-01, -02)."""
    t.tell("trains", seat=player_id(seat), rules=("RB-TRAIN-01", "RB-TRAIN-02"))
    yield from t.draw_skills(seat, t.stat(seat, "hand") + t.stat(seat, "training"))
    yield from t.settle()
