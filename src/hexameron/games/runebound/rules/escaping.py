"""The escape phase: a die that is spent to leave the combat (COMBAT-26..33)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hexameron.games.runebound.board import STEPS
from hexameron.games.runebound.content.dice import SIDES
from hexameron.games.runebound.options import Flee, Shake, Step, StepAs
from hexameron.games.runebound.rules import dice, fighters, movement
from hexameron.games.runebound.rules.damage import CombatOver
from hexameron.games.runebound.rules.fighters import hero_of
from hexameron.games.runebound.state import Roll
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Done, Option, Pass, Rules, Seat
from hexameron.kernel.ids import die_id, player_id


def may_escape(t: Saga, side: int) -> bool:
    """Enemies cannot, nobody can from a villain or from Corbin's challenge (RB-COMBAT-33, RB-VILL-03)."""
    combat = t.combat
    if hero_of(t, side) is None or combat.kind in ("villain", "challenge"):
        return False
    return "cannot_escape" not in fighters.kit_of(t, 1 - side).permits


def escape(t: Saga) -> Rules[None]:
    """Who wants to escape rolls a die; the attacker decides first (RB-COMBAT-26..32)."""
    for side in (0, 1):
        hero = hero_of(t, side)
        if hero is not None and may_escape(t, side):
            got = yield from t.ask(hero, "combat.escape", lambda: [Flee(), Pass()], free=True)
            if isinstance(got, Flee) and (yield from _flee(t, hero)):
                raise CombatOver("escaped")
    t.combat.step = "cast"


def _flee(t: Saga, hero: Seat) -> Rules[bool]:
    """A die, perhaps rerolled, may be spent to enter a hex; True if it was."""
    roll = yield from dice.throw(t, hero, "escape", 1 + t.stat(hero, "escape_dice"))
    again = t.kit(hero).permits.get("escape_reroll")
    left = [again.source] if again is not None else []
    while True:
        got = yield from t.ask(hero, "combat.flee", partial(_flights, t, roll, left), free=True)
        if isinstance(got, Shake) and got.source in left:
            left.remove(got.source)
            yield from _free_reroll(t, roll)
        elif dice.is_roll_option(got):
            yield from dice.change(t, roll, got)
        else:
            break
    if isinstance(got, Done):
        dice.lift(t)
        t.tell("combat.stays", seat=player_id(hero), rules=("RB-COMBAT-27", "RB-COMBAT-28"))
        return False
    assert isinstance(got, Step | StepAs)
    movement.spend(t, roll, got)
    roll.faces = []
    t.tell("combat.escapes", seat=player_id(hero), rules=("RB-COMBAT-26",))
    yield from movement.enter(t, hero, got.cell, rules=("RB-COMBAT-26",))
    yield from movement.go_on(t, roll)
    dice.lift(t)
    return True


def _flights(t: Saga, roll: Roll, left: Sequence[str]) -> list[Option]:
    at = t.player(roll.seat).at
    found: list[Option] = []
    for face in dict.fromkeys(roll.faces):
        found += STEPS[face][at]
    found += movement.steps_as(t, roll.seat, list(dict.fromkeys(roll.faces)))
    found += dice.rerolls(t, roll)
    return [*found, *(Shake(source) for source in left), Done()]


def _free_reroll(t: Saga, roll: Roll) -> Rules[None]:
    """A card rerolls the escape die without exertion."""
    faces = yield from t.roll(roll.seat, "terrain", SIDES, len(roll.faces))
    old, roll.faces = roll.faces, list(faces)
    t.tell(
        "dice.again",
        seat=player_id(roll.seat),
        old=tuple(map(die_id, old)),
        dice=tuple(map(die_id, faces)),
        rules=("RB-COMBAT-26",),
    )
