"""Movement: one hex, or by terrain dice; roads, rivers and bridges; moves by cards (MOVE, MAP)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hexameron.games.runebound.board import (
    BOARD,
    ENTERS,
    ENTERS_AS,
    STEPS,
    along_road,
    by_water,
    is_connected,
    is_wilderness,
    kind_of,
)
from hexameron.games.runebound.content.dice import WILD
from hexameron.games.runebound.content.effects import Carry, Hop, SpendAs
from hexameron.games.runebound.content.map import GROUND
from hexameron.games.runebound.content.stories import ZOMBIE_DAMAGE
from hexameron.games.runebound.options import HopTo, Place, Step, StepAs
from hexameron.games.runebound.rules import dice
from hexameron.games.runebound.rules.kit import Ability
from hexameron.games.runebound.state import Roll
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Done, Option, Rules, Seat
from hexameron.kernel.ids import player_id


def enter(t: Saga, seat: Seat, cell: str, *, rules: tuple[str, ...]) -> Rules[None]:
    """A hero comes into a hex; what lies there works (zombies, cards on entering)."""
    player = t.player(seat)
    player.at = cell
    t.tell("moves", seat=player_id(seat), cell=cell, rules=rules)
    zombies = t.state.zombies.get(cell, 0)
    if zombies:
        t.tell("zombie.bites", seat=player_id(seat), n=zombies, rules=("RB-STORY-15",))
        t.wound(seat, zombies * ZOMBIE_DAMAGE, rules=("RB-STORY-15", "RB-CACT-27"))
        yield from t.settle()
    yield from t.entered(seat)


def by_dice(t: Saga, seat: Seat, n: int) -> Rules[None]:
    """Rolls dice and spends them one at a time, as many as one likes (RB-MOVE-03..07)."""
    roll = yield from dice.throw(t, seat, "move", n)
    yield from go_on(t, roll)
    dice.lift(t)


def go_on(t: Saga, roll: Roll) -> Rules[None]:
    """Dice are spent, and cards used with them, until nothing is left or the hero stays (RB-MOVE-05)."""
    seat = roll.seat
    while not t.is_defeated(seat) and (roll.faces or roll.hops):
        got = yield from t.ask(seat, "move.step", lambda: ways(t, roll), free=True)
        if isinstance(got, Done):
            break
        if dice.is_roll_option(got):
            yield from dice.change(t, roll, got)
        else:
            yield from take(t, roll, got)


def ways(t: Saga, roll: Roll) -> list[Option]:
    """All that can be done with the dice now."""
    seat = roll.seat
    at = t.player(seat).at
    found: list[Option] = []
    faces = dict.fromkeys(roll.faces)
    for face in faces:
        found += STEPS[face][at]
    found += steps_as(t, seat, list(faces))
    for ability in _dice_cards(t, seat):
        effect = ability.rule.effect
        if isinstance(effect, Hop) and effect.after in roll.hops:
            cells: Sequence[str] = BOARD.neighbours[at] if effect.after == "wild" else along_road(at)
            found += [HopTo(cell, ability.source) for cell in cells]
    found += dice.rerolls(t, roll)
    found.append(Done())
    return found


def _dice_cards(t: Saga, seat: Seat) -> list[Ability]:
    """Cards that work once per turn while dice are spent."""
    turn = t.state.turn
    if turn is None or turn.seat != seat:
        return []
    return [
        one
        for one in t.kit(seat).at("any_time")
        if isinstance(one.rule.effect, SpendAs | Hop) and one.key not in turn.used
    ]


def spent_as(t: Saga, seat: Seat) -> list[tuple[str, SpendAs]]:
    """The cards that let a die be spent as another terrain now: to move, to escape, for a quest."""
    return [
        (one.source, one.rule.effect) for one in _dice_cards(t, seat) if isinstance(one.rule.effect, SpendAs)
    ]


def steps_as(t: Saga, seat: Seat, faces: Sequence[int]) -> list[StepAs]:
    """Hexes that a die enters only by a card."""
    at = t.player(seat).at
    found: list[StepAs] = []
    for source, effect in spent_as(t, seat):
        cells = dict.fromkeys(cell for terrain in effect.terrains for cell in ENTERS_AS[terrain][at])
        for face in faces:
            plain = ENTERS[face][at]
            found += [StepAs(cell, face, source) for cell in cells if cell not in plain]
    return found


def take(t: Saga, roll: Roll, option: Option) -> Rules[None]:
    """Spends a die, or goes on by a card."""
    seat = roll.seat
    if isinstance(option, HopTo):
        note(t, seat, option.source)
        roll.hops = []
        yield from enter(t, seat, option.cell, rules=("RB-MOVE-11", "RB-MOVE-20"))
        return
    assert isinstance(option, Step | StepAs)
    came_from = t.player(seat).at
    spend(t, roll, option)
    yield from enter(t, seat, option.cell, rules=_why(came_from, option.cell))


def spend(t: Saga, roll: Roll, option: Step | StepAs) -> None:
    """A die is spent to move, to escape too; cards may then lead a hex further (ruling on RB-COMBAT-26)."""
    seat = roll.seat
    if isinstance(option, StepAs):
        note(t, seat, option.source)
    roll.faces.remove(option.face)
    roll.spent.append(option.face)
    roll.hops = []
    if option.face == WILD:
        roll.hops.append("wild")
    if is_connected(t.player(seat).at, option.cell):
        roll.hops.append("road")
    if not any(isinstance(one.rule.effect, Hop) for one in _dice_cards(t, seat)):
        roll.hops = []


def _why(a: str, b: str) -> tuple[str, ...]:
    if is_connected(a, b):
        return ("RB-MOVE-03", "RB-MOVE-15")
    return ("RB-MOVE-03", "RB-MOVE-09") if GROUND[b] == "city" else ("RB-MOVE-03",)


def note(t: Saga, seat: Seat, source: str) -> None:
    """An ability that works once per turn was used (RB-ABIL-09)."""
    ability = next(one for one in t.kit(seat).at("any_time") if one.source == source)
    t.turn.used.append(ability.key)
    t.tell("ability.used", seat=player_id(seat), source=source, rules=("RB-ABIL-09", "RB-ABIL-11"))


# ---------------------------------------------------------------------- moves by cards


def wander(t: Saga, seat: Seat, steps: int) -> Rules[None]:
    """Up to so many hexes, step by step, whatever the terrain (RB-MOVE-20)."""
    for _ in range(steps):
        if t.is_defeated(seat):
            return
        cells = BOARD.neighbours[t.player(seat).at]
        got = yield from t.ask(seat, "move.card", partial(_places, cells, Done()))
        if not isinstance(got, Place):
            return
        yield from enter(t, seat, got.cell, rules=("RB-MOVE-11", "RB-MOVE-20"))


def by_water_step(t: Saga, seat: Seat) -> Rules[None]:
    """One step onto, out of or across water."""
    cells = by_water(t.player(seat).at)
    got = yield from t.ask(seat, "move.card", partial(_places, cells))
    assert isinstance(got, Place)
    yield from enter(t, seat, got.cell, rules=("RB-MOVE-11", "RB-MOVE-20"))


def _places(cells: Sequence[str], *more: Option) -> list[Option]:
    return [*map(Place, cells), *more]


def carried_to(t: Saga, seat: Seat, effect: Carry) -> list[str]:
    """The hexes that a card carries a hero to."""
    at = t.player(seat).at
    within = max(t.stat(seat, "mind"), 0) if effect.within == "mind" else effect.within
    if effect.site:
        return [cell for cell in BOARD.cells if kind_of(cell) == effect.site]
    near = BOARD.within(at, within)
    if effect.terrain:
        return [cell for cell in near if GROUND[cell] in (effect.terrain, "city")]
    return list(near)


def carry(t: Saga, seat: Seat, effect: Carry) -> Rules[None]:
    """Moves a hero at once; no hex between is entered, and one may stay where one is."""
    got = yield from t.ask(seat, "move.carried", partial(_places, carried_to(t, seat, effect)))
    assert isinstance(got, Place)
    if got.cell != t.player(seat).at:
        yield from enter(t, seat, got.cell, rules=("RB-MOVE-11", "RB-MOVE-20"))


def stands_in_wilderness(t: Saga, seat: Seat) -> bool:
    return is_wilderness(t.player(seat).at)
