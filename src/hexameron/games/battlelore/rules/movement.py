"""The movement phase: where a unit may go, and what its move does to it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hexameron.games.battlelore.board import HEXES, NEIGHBOURS
from hexameron.games.battlelore.content.creatures import CREATURES
from hexameron.games.battlelore.content.units import TROOPS
from hexameron.games.battlelore.options import Go, Move, PlayLore, Regain, Rush
from hexameron.games.battlelore.rules import lore, modifiers
from hexameron.games.battlelore.rules.terrain import passable, stops
from hexameron.games.battlelore.state import Unit
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import CHECKPOINT, Done, Rules

DONE = Done()
GO = {hex_: Go(hex_) for hex_ in HEXES}

RUSH = 2
"""How far Goblinoid foot may charge into melee (BL-MERC-03)."""


def movement_phase(b: Battle) -> Rules[None]:
    """Ordered units move one after another, as the active player likes (BL-MOVE-01..04)."""
    turn = b.state.turn
    seat = turn.seat

    def options() -> list[Move | Regain | PlayLore | Done]:
        return movers(b)

    def show() -> bool:
        return lore.could_play(b, seat, "movement")

    while turn.ordered and (any_left(b) or lore.may_play(b, seat)):
        yield CHECKPOINT
        got = yield from b.ask(seat, "move.unit", options, show=show)
        if type(got) is Move:
            yield from move_unit(b, b.state.units[got.unit])
        elif type(got) is Done:
            break
        elif type(got) is PlayLore:
            yield from lore.play(b, seat, got)
        elif type(got) is Regain:
            regain(b, b.unit(got.unit))
    turn.phase = "combat"


def any_left(b: Battle) -> bool:
    """Whether an ordered unit has not moved yet."""
    units = b.state.units
    for id_ in b.state.turn.ordered:
        unit = units[id_]
        if not unit.done_moving and unit.figures:
            return True
    return False


def movers(b: Battle) -> list[Move | Regain | PlayLore | Done]:
    """The ordered units that have not moved and can, what else they may do, and the end of the phase."""
    turn, units = b.state.turn, b.state.units
    found: list[Move | Regain | PlayLore | Done] = []
    for id_ in turn.ordered:
        unit = units[id_]
        if unit.done_moving or not unit.figures:
            continue
        if can_move(b, unit):
            found.append(Move(id_))
        if turn.command == "command.rally" and unit.kind != "creature" and unit.figures < unit.full:
            found.append(Regain(id_))
    if b.state.terms.lore:
        found += lore.movement_options(b, turn.seat)
    found.append(DONE)
    return found


def regain(b: Battle, unit: Unit) -> None:
    """Rally: a lost figure comes back instead of moving and fighting."""
    unit.figures += 1
    unit.done_moving = True
    unit.may_fight = False
    b.tell("unit.regains", unit=unit.id, n=1)


def allowance(b: Battle, unit: Unit) -> tuple[int, int]:
    """How far a unit may move and fight, and how far it may move if it does not fight (BL-MOVE-09)."""
    if unit.kind == "creature":
        march = hurry = CREATURES[unit.people].march
    else:
        troop = TROOPS[unit.kind, unit.colour]
        march, hurry = troop.march, troop.hurry
    more = modifiers.extra_move(b, unit)
    return march + more, hurry + more


# ---------------------------------------------------------------------- moving


def can_move(b: Battle, unit: Unit) -> bool:
    """Whether there is any hex to go to."""
    places = b.state.places
    for hex_ in NEIGHBOURS[unit.hex]:
        if hex_ in places:
            continue
        if passable(b, hex_):
            return True
    return False


def destinations(b: Battle, unit: Unit, reach: int) -> dict[str, int]:
    """The hexes a unit can get to and how many steps each takes: past no unit, no bar and no stop."""
    state = b.state
    terrain, landmarks, ramparts = state.terrain, state.landmarks, state.ramparts
    fire = bool(state.effects) and modifiers.fire_rages(b)
    met = state.places.copy()
    found: dict[str, int] = {}
    edge = [unit.hex]
    for step in range(1, reach + 1):
        beyond = []
        for hex_ in edge:
            for beside in NEIGHBOURS[hex_]:
                if beside not in met:
                    met[beside] = ""
                    if fire or beside in terrain or beside in landmarks or beside in ramparts:
                        if not passable(b, beside):
                            continue
                        if step < reach and not stops(b, unit, beside):
                            beyond.append(beside)
                    else:
                        beyond.append(beside)
                    found[beside] = step
        edge = beyond
    return found


def ways(b: Battle, unit: Unit) -> Sequence[Go | Rush]:
    """Where a unit may go; Goblinoid foot may charge farther than it could march and fight (BL-MERC-03)."""
    march, hurry = allowance(b, unit)
    if not rushes(unit):
        return [GO[hex_] for hex_ in destinations(b, unit, hurry)]
    found = destinations(b, unit, max(hurry, RUSH))
    options: list[Go | Rush] = [GO[hex_] for hex_, steps in found.items() if steps <= hurry]
    if march < RUSH:
        options += [
            Rush(hex_)
            for hex_, steps in found.items()
            if march < steps <= RUSH and may_rush_to(b, unit, hex_)
        ]
    return options


def rushes(unit: Unit) -> bool:
    """Only foot units of the Goblinoids charge (BL-MERC-07)."""
    return unit.people == "goblin" and unit.kind != "mounted"


def may_rush_to(b: Battle, unit: Unit, hex_: str) -> bool:
    """A charge ends in a melee, so not on a landmark, where one may not fight."""
    return (
        hex_ not in b.state.landmarks
        and b.near_enemy(hex_, unit.owner)
        and not modifiers.may_not_fight(b, unit)
    )


def move_unit(b: Battle, unit: Unit) -> Rules[None]:
    """One unit's move, complete before the next begins (BL-MOVE-03)."""
    got = yield from b.ask(b.state.turn.seat, "move.where", partial(ways, b, unit), actor=unit.id)
    march, hurry = allowance(b, unit)
    rushed = type(got) is Rush
    far = march < hurry and not rushed and got.hex not in destinations(b, unit, march)
    origin = unit.hex
    arrive(b, unit, got.hex)
    if far:
        unit.may_fight = False
    unit.rushed = rushed
    if b.recording:
        name = "move.rushes" if rushed else "move.goes"
        b.tell(name, unit=unit.id, origin=origin, hex=got.hex, rules=("BL-MOVE-01",))
    if b.state.terms.lore:
        yield from lore.after_move(b, unit)


def arrive(b: Battle, unit: Unit, hex_: str) -> None:
    """Puts a unit where its move of the movement phase ends."""
    state = b.state
    left = state.landmarks.get(unit.hex)
    unit.from_camp = left is not None and left.kind == "camp" and left.owner == unit.owner
    unit.moved = True
    unit.done_moving = True
    if hex_ in state.landmarks:
        unit.may_fight = False  # BL-LM-09
    b.place(unit, hex_)
