"""The turn: five phases, one player after the other (BL-TURN-01..04)."""

from __future__ import annotations

from collections.abc import Callable

from hexameron.games.battlelore.rules import battle, creatures, draw, modifiers, movement, orders
from hexameron.games.battlelore.setup import prepare
from hexameron.games.battlelore.state import Turn
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import Rules
from hexameron.kernel.ids import player_id
from hexameron.kernel.results import Result


def play(b: Battle) -> Rules[Result]:
    """The whole battle: set-up, then turns until somebody has won. Each phase says which comes next."""
    yield from prepare(b)
    while True:
        yield from PHASES[b.state.turn.phase](b)


def start(b: Battle) -> Rules[None]:
    """Effects end, poison works."""
    turn = b.state.turn
    if b.recording:
        b.tell("turn.begins", seat=player_id(turn.seat), n=turn.number, rules=("BL-TURN-02",))
    modifiers.expire(b, "start")
    for unit in b.side(turn.seat):
        if unit.poisoned:
            yield from creatures.poison_works(b, unit)
    turn.phase = "command"


def end(b: Battle) -> Rules[None]:
    """What belonged to this turn is cleared, and the other side's turn comes."""
    state = b.state
    seat = state.turn.seat
    modifiers.expire(b, "turn")
    for unit in b.side(seat):
        unit.ordered = unit.moved = unit.done_moving = unit.rushed = unit.attacked = unit.from_camp = False
        unit.hurt = False
        unit.may_fight = True
    state.turn = Turn(number=state.turn.number + 1, seat=1 - seat)
    b.next_turn()
    yield from ()


PHASES: dict[str, Callable[[Battle], Rules[None]]] = {
    "start": start,
    "command": orders.command_phase,
    "naming": orders.naming,
    "ordered": orders.ordered,
    "movement": movement.movement_phase,
    "combat": battle.combat_phase,
    "draw": draw.draw_phase,
    "end": end,
}
