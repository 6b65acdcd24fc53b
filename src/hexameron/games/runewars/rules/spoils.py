"""What a battle leads to: Title and Objective cards, cards played for the winner (POWER, OBJ)."""

from __future__ import annotations

from hexameron.games.runewars.content.effects import AtLeast, Winner
from hexameron.games.runewars.content.objectives import OBJECTIVES
from hexameron.games.runewars.content.tactics import TACTIC
from hexameron.games.runewars.rules import objectives, runes
from hexameron.games.runewars.rules.running import Use, run
from hexameron.games.runewars.state import NOBODY, Battle
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id


def after_battle(t: War, battle: Battle) -> Rules[None]:
    """Right after a battle, when its outcome is settled."""
    winner = battle.sides[battle.winner]
    if battle.spoils and not winner.wild:
        effect = TACTIC[battle.spoils].rule.effect
        assert isinstance(effect, Winner)
        yield from run(t, Use(winner.seat, battle.spoils), effect.effect)
    if battle.winner == 0 and battle.fort != NOBODY:
        yield from _stormed(t)
    if battle.winner == 1 and not winner.wild:
        yield from _repelled(t, battle)


def _stormed(t: War) -> Rules[None]:
    """The Lord Commander receives a dragon rune for a stronghold, once per turn (RW-POWER-11)."""
    order = t.order
    if t.title("title.commander") == order.seat and "title.commander" not in order.once:
        order.once.append("title.commander")
        t.tell("title.used", seat=player_id(order.seat), title="title.commander", rules=("RW-POWER-07",))
        yield from runes.receive(t, order.seat)


def is_any_time(t: War, seat: Seat) -> bool:
    """Whether a player's Objective may be fulfilled in others' turns."""
    card = objectives.of(t, seat)
    return card is not None and card.any_time


def _repelled(t: War, battle: Battle) -> Rules[None]:
    """An objective may be fulfilled outside one's turn: the defender is asked on public facts."""
    seat = battle.sides[1].seat
    needed = [
        fact.n
        for card in OBJECTIVES
        if card.any_time and card.alignment == t.faction(seat).alignment
        for fact in card.facts
        if isinstance(fact, AtLeast) and fact.measure == "attackers_repelled"
    ]
    if objectives.of(t, seat) is None or not needed or battle.sides[0].came < min(needed):
        return
    if (yield from t.confirm(seat, "objective.repelled", able=lambda: is_any_time(t, seat))):
        yield from objectives.fulfil(t, seat)
