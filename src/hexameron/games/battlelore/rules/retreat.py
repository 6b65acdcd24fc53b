"""Retreats: flags, the way back, and what a blocked way costs."""

from __future__ import annotations

from hexameron.games.battlelore.board import RETREATS
from hexameron.games.battlelore.content.creatures import CREATURES
from hexameron.games.battlelore.options import Go, Ignore
from hexameron.games.battlelore.rules import creatures, modifiers, morale
from hexameron.games.battlelore.rules.terrain import passable
from hexameron.games.battlelore.state import Unit
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import Rules


def face_flags(b: Battle, unit: Unit, flags: int) -> Rules[None]:
    """The flags of an attack: the unit ignores what its Boldness allows and runs for the rest."""
    ignored = yield from ignore_flags(b, unit, flags)
    if ignored < flags:
        afraid = morale.frightened(b, unit)
        covered = yield from flee(b, unit, (flags - ignored) * hexes_per_flag(unit, afraid))
        if afraid and covered and unit.figures:
            yield from morale.panic(b, unit, covered)


def ignore_flags(b: Battle, unit: Unit, flags: int) -> Rules[int]:
    """How many flags are ignored: the owner's choice (BL-MOR-03), but a creature ignores one (BL-CREA-11)."""
    bold = flags if modifiers.ignores_all_flags(b, unit) else min(morale.bold(b, unit), flags)
    least = min(bold, 1) if unit.kind == "creature" else 0
    ignored = bold
    if least < bold:
        got = yield from b.ask(
            unit.owner,
            "retreat.ignore",
            lambda: [Ignore(n) for n in range(bold, least - 1, -1)],
            actor=unit.id,
        )
        ignored = got.flags
    if ignored:
        b.tell("retreat.ignored", unit=unit.id, n=ignored, rules=("BL-MOR-02",))
    return ignored


def hexes_per_flag(unit: Unit, afraid: bool) -> int:
    if unit.kind == "creature":
        return CREATURES[unit.people].hexes_per_flag  # BL-CREA-15
    return 2 if afraid else 1  # BL-MOR-09, BL-RET-01


def steps(b: Battle, unit: Unit) -> list[str]:
    """The free hexes of the next step: towards the own edge, terrain does not matter unless impassable."""
    if unit.webbed:
        return []
    places = b.state.places
    return [h for h in RETREATS[unit.owner][unit.hex] if h not in places and passable(b, h)]


def flee(b: Battle, unit: Unit, hexes: int) -> Rules[int]:
    """Runs back hex by hex; tells how many were covered. Each hex that cannot be made costs (BL-RET-05)."""
    covered = 0
    origin = unit.hex
    while covered < hexes:
        ways = steps(b, unit)
        if not ways:
            break
        where = ways[0]
        if len(ways) > 1:
            got = yield from b.ask(
                unit.owner, "retreat.where", lambda: [Go(h) for h in steps(b, unit)], actor=unit.id
            )
            where = got.hex
        b.step(unit, where)
        covered += 1
    if covered:
        b.tell(
            "retreat.goes",
            unit=unit.id,
            origin=origin,
            hex=unit.hex,
            n=covered,
            rules=("BL-RET-01", "BL-RET-07"),
        )
        b.count_objectives()
        if unit.hex in b.state.landmarks and unit.owner == b.state.turn.seat:
            unit.moved = unit.done_moving = True  # BL-LM-08
            unit.may_fight = False  # BL-LM-09: a card may drive a unit there in its own turn
    missing = hexes - covered
    if missing and not covered and b.state.attack is not None:
        b.state.attack.blocked = True
    if missing and unit.kind == "creature":
        yield from creatures.blocked_retreat(b, unit, missing)
    elif missing:
        b.tell("retreat.blocked", unit=unit.id, n=missing, rules=("BL-RET-05",))
        b.lose(unit, missing, ("BL-RET-05", "BL-RET-08"))
    return covered
