"""Follow-on actions: gaining ground, pursuit, the bonus melee attack."""

from __future__ import annotations

from hexameron.games.battlelore.board import NEIGHBOURS
from hexameron.games.battlelore.options import Go, Target
from hexameron.games.battlelore.rules import battle, lore, modifiers
from hexameron.games.battlelore.rules.terrain import passable, stops
from hexameron.games.battlelore.state import Attack, Unit
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import Done, Rules


def has_won(b: Battle, attack: Attack) -> bool:
    """Whether the attacker drove the defender off its hex in melee and may go there (BL-FOL-01)."""
    if attack.lost or attack.battle_back or not attack.melee:
        return False
    attacker, target = b.unit(attack.attacker), b.unit(attack.target)
    return (
        attacker.figures > 0
        and attacker.hex == attack.origin
        and target.hex != attack.hex
        and attack.hex not in b.state.places
        and passable(b, attack.hex)
        and not modifiers.stopped(b, attacker)
    )


def follow_on(b: Battle, attack: Attack) -> Rules[None]:
    """The winner may gain ground; riders pursue and may strike once more (BL-FOL-02..08)."""
    unit = b.unit(attack.attacker)
    strikes_again = unit.is_mounted and not attack.bonus
    if not strikes_again and not attack.bonus:
        strikes_again = yield from lore.after_won_melee(b)
    if not (yield from gain_ground(b, unit, attack.hex)) or not strikes_again:
        return
    if unit.is_mounted and not stops(b, unit, unit.hex):  # BL-FOL-10: a duel gives no further hex
        yield from pursue(b, unit)
    if unit.hex not in b.state.landmarks:  # BL-LM-09
        yield from bonus_attack(b, unit)


def gain_ground(b: Battle, unit: Unit, hex_: str) -> Rules[bool]:
    """Moves into the vacated hex, if the player likes."""

    def options() -> list[Go | Done]:
        return [Go(hex_), Done()]

    got = yield from b.ask(unit.owner, "follow.gain", options, actor=unit.id)
    if not isinstance(got, Go):
        return False
    origin = unit.hex
    b.place(unit, hex_)
    b.tell("follow.gains", unit=unit.id, origin=origin, hex=hex_, rules=("BL-FOL-01",))
    return True


def pursue(b: Battle, unit: Unit) -> Rules[None]:
    """One further hex, if the player likes; back to where it came from will do (BL-FOL-03, BL-FOL-04)."""

    def options() -> list[Go | Done]:
        places = b.state.places
        further: list[Go | Done] = [Go(h) for h in NEIGHBOURS[unit.hex] if h not in places and passable(b, h)]
        return [*further, Done()]

    got = yield from b.ask(unit.owner, "follow.pursue", options, actor=unit.id)
    if isinstance(got, Go):
        origin = unit.hex
        b.place(unit, got.hex)
        b.tell("follow.pursues", unit=unit.id, origin=origin, hex=got.hex, rules=("BL-FOL-02",))


def bonus_attack(b: Battle, unit: Unit) -> Rules[None]:
    """One bonus melee attack against any adjacent enemy (BL-FOL-05..07)."""

    def options() -> list[Target | Done]:
        return [*(Target(enemy.id) for enemy in b.adjacent(unit.hex, 1 - unit.owner)), Done()]

    if not b.near_enemy(unit.hex, unit.owner):
        return
    got = yield from b.ask(unit.owner, "follow.bonus", options, actor=unit.id)
    if isinstance(got, Target):
        yield from battle.assault(b, unit, b.unit(got.unit), bonus=True)
