"""What a Lore card may be aimed at, and how its player aims it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from hexameron.games.battlelore.board import DISTANCE, HEXES, NEIGHBOURS, rank, within
from hexameron.games.battlelore.content.effects import Need, Target
from hexameron.games.battlelore.content.lore_cards import LoreCard
from hexameron.games.battlelore.options import Aim
from hexameron.games.battlelore.rules import modifiers
from hexameron.games.battlelore.rules.terrain import passable
from hexameron.games.battlelore.state import NO_CARD, Effect, State, Unit
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import Done, Rules, Seat
from hexameron.kernel.ids import thing_id
from hexameron.kernel.picking import Sets

WOODS = ("wood", "lair")


class Play(msgspec.Struct, frozen=True):
    """A Lore card on its way from the hand; ``mover`` is the unit whose move it answers."""

    seat: Seat
    handle: int
    card: LoreCard
    level: int
    mover: str = ""

    @property
    def id(self) -> str:
        return thing_id(self.handle)


class Aimed(msgspec.Struct, frozen=True):
    """What a card was aimed at when it was announced."""

    units: tuple[str, ...] = ()
    hexes: tuple[str, ...] = ()


# ---------------------------------------------------------------------------- conditions


def _on_or_by(state: State, hex_: str, kinds: tuple[str, ...]) -> bool:
    return state.terrain.get(hex_) in kinds or _beside(state, hex_, kinds)


def _beside(state: State, hex_: str, kinds: tuple[str, ...]) -> bool:
    return any(state.terrain.get(beside) in kinds for beside in NEIGHBOURS[hex_])


def _by_landmark_or_last(b: Battle, unit: Unit) -> bool:
    landmarks = b.state.landmarks
    return (
        unit.figures == 1
        or unit.hex in landmarks
        or any(beside in landmarks for beside in NEIGHBOURS[unit.hex])
    )


def _afflicted(b: Battle, unit: Unit) -> bool:
    return unit.poisoned or unit.webbed or any(of_enemy(effect, unit) for effect in b.state.effects)


def of_enemy(effect: Effect, unit: Unit) -> bool:
    """Whether an enemy has put this effect on a unit."""
    return effect.unit == unit.id and effect.seat != unit.owner


def _near_enemy(b: Battle, unit: Unit) -> bool:
    return any(DISTANCE[unit.hex][other.hex] <= 2 for other in b.army(1 - unit.owner))


def _ready(b: Battle, unit: Unit) -> bool:
    return unit.ordered and unit.may_fight and not unit.attacked and not modifiers.may_not_fight(b, unit)


MEETS: dict[Need, Callable[[Battle, Unit], bool]] = {
    "ordered": lambda b, unit: unit.ordered,
    "unmoved": lambda b, unit: unit.ordered and not unit.done_moving,
    "ready": _ready,
    "foot": lambda b, unit: unit.is_foot,
    "mounted": lambda b, unit: unit.is_mounted,
    "missile": lambda b, unit: unit.kind == "bow",
    "mercenary": lambda b, unit: unit.people in {"dwarf", "goblin"},
    "no_creature": lambda b, unit: not unit.is_creature,
    "in_wood": lambda b, unit: b.state.terrain.get(unit.hex) in WOODS,
    "by_cover": lambda b, unit: (
        b.state.terrain.get(unit.hex) in WOODS or _beside(b.state, unit.hex, (*WOODS, "hill"))
    ),
    "by_hill": lambda b, unit: _on_or_by(b.state, unit.hex, ("hill",)),
    "by_wood": lambda b, unit: _on_or_by(b.state, unit.hex, WOODS),
    "by_water": lambda b, unit: (
        b.state.terrain.get(unit.hex) in {"ford", "bridge"} or _beside(b.state, unit.hex, ("water",))
    ),
    "by_landmark_or_last": _by_landmark_or_last,
    "wounded": lambda b, unit: unit.figures < unit.full,
    "hurt": lambda b, unit: unit.hurt,
    "afflicted": _afflicted,
    "apart": lambda b, unit: not b.near_enemy(unit.hex, unit.owner),
    "near_enemy": _near_enemy,
}


OF_ORDERED: frozenset[Need] = frozenset({"ordered", "unmoved", "ready"})
"""What only ordered units meet."""


def meets(b: Battle, unit: Unit, needs: Sequence[Need]) -> bool:
    """Whether a unit fulfils all conditions."""
    for need in needs:
        met = MEETS[need](b, unit)
        if not met:
            return False
    return True


# ---------------------------------------------------------------------------- candidates


def candidates(b: Battle, seat: Seat, target: Target) -> list[Unit]:
    """The units among which a card chooses."""
    owner = seat if target.side == "own" else 1 - seat
    return [unit for unit in b.army(owner) if meets(b, unit, target.needs)]


def fallen(b: Battle, seat: Seat) -> list[Unit]:
    """The units of a side that may be called back."""
    return [unit for unit in b.side(seat) if not unit.figures and not unit.is_creature]


def first_row(b: Battle, seat: Seat) -> list[str]:
    """The free hexes of a side's own edge that a unit may stand on."""
    return [hex_ for hex_ in HEXES if rank(hex_, seat) == 1 and free(b, hex_)]


def free(b: Battle, hex_: str) -> bool:
    """Whether a hex holds no unit and can be entered."""
    return hex_ not in b.state.places and passable(b, hex_)


def arrivals(b: Battle, unit: Unit, distance: int) -> list[str]:
    """Where a portal can set a unit down."""
    return [hex_ for hex_ in within(unit.hex, distance) if free(b, hex_)]


def _open(b: Battle, hex_: str) -> bool:
    return hex_ not in b.state.places


def _may_burn(b: Battle, hex_: str) -> bool:
    return _open(b, hex_) and any(_open(b, beside) for beside in NEIGHBOURS[hex_])


def fire_starts(b: Battle) -> list[str]:
    """Where a wall of fire may begin: a hex without a unit beside another."""
    return [hex_ for hex_ in HEXES if _may_burn(b, hex_)]


def _unit_of_attack(b: Battle, target: Target) -> Unit:
    attack = b.state.attack
    assert attack is not None
    return b.unit(attack.attacker if target.kind in {"attacker", "winner"} else attack.target)


def _anybody(b: Battle, owner: Seat, needs: Sequence[Need]) -> bool:
    """Whether a unit of this side fulfils all conditions; asked at every window, so without detours."""
    if not needs:
        return bool(b.army(owner))
    units = b.side(owner)
    if not OF_ORDERED.isdisjoint(needs):  # such cards are played by the active side, on its own units
        units = [b.state.units[id_] for id_ in b.state.turn.ordered]
    first = MEETS[needs[0]]
    for unit in units:
        if not unit.figures:
            continue
        if first(b, unit) and meets(b, unit, needs[1:]):
            return True
    return False


def has_target(b: Battle, seat: Seat, card: LoreCard) -> bool:
    """Whether a card has anything to be aimed at (its timing is given)."""
    target = card.target
    match target.kind:
        case "unit" | "units" | "every" | "around" | "chain":
            return _anybody(b, seat if target.side == "own" else 1 - seat, target.needs)
        case "attacker" | "defender" | "winner":
            return _answers(b, card) and meets(b, _unit_of_attack(b, target), target.needs)
        case "fallen":
            return bool(fallen(b, seat) and first_row(b, seat))
        case "orders":
            return b.state.turn.card != NO_CARD and len(b.state.turn.ordered) >= 2
        case "tokens":
            return b.state.tokens[1 - seat] > 0
        case "hand":
            return b.things.count(f"lore.hand.{1 - seat}") > 0
        case "hexes":
            return any(_may_burn(b, hex_) for hex_ in HEXES)
        case "mover" | "card" | "own_card" | "board":
            return True


def _answers(b: Battle, card: LoreCard) -> bool:
    """Whether a reaction is for an attack like the one in progress."""
    attack = b.state.attack
    assert attack is not None
    match card.attack:
        case "any":
            return True
        case "melee":
            return attack.melee
        case "ranged":
            return not attack.melee
        case "mounted_melee":
            return attack.melee and b.unit(attack.attacker).is_mounted


# ---------------------------------------------------------------------------- aiming


def aim(b: Battle, play: Play) -> Rules[Aimed]:
    """Lets the player choose the target; it is announced together with the card."""
    seat, level, target = play.seat, play.level, play.card.target
    match target.kind:
        case "unit":
            unit = yield from _choose(b, play, lambda: candidates(b, seat, target))
            return Aimed(units=(unit,))
        case "units":
            return Aimed(units=(yield from _choose_several(b, play, target.count.at(level))))
        case "chain":
            return Aimed(units=(yield from _choose_chain(b, play, target.count.at(level))))
        case "every":
            return Aimed(units=tuple(unit.id for unit in candidates(b, seat, target)))
        case "around":
            centre = yield from _choose(b, play, lambda: candidates(b, seat, target))
            return Aimed(units=_around(b, play, centre, target.radius.at(level)))
        case "fallen":
            unit = yield from _choose(b, play, lambda: fallen(b, seat))
            return Aimed(units=(unit,))
        case "hexes":
            return Aimed(hexes=(yield from _choose_hexes(b, play)))
        case "attacker" | "defender" | "winner":
            return Aimed(units=(_unit_of_attack(b, target).id,))
        case "mover":
            return Aimed(units=(play.mover,))
        case "orders":
            return Aimed(units=tuple(b.state.turn.ordered))
        case "card" | "own_card" | "tokens" | "hand" | "board":
            return Aimed()


def _choose(b: Battle, play: Play, listed: Callable[[], Sequence[Unit]]) -> Rules[str]:
    return (yield from _ask(b, play, lambda: [unit.id for unit in listed()]))


def _ask(b: Battle, play: Play, ids: Callable[[], Sequence[str]]) -> Rules[str]:
    got = yield from b.ask(
        play.seat, "lore.target", lambda: [Aim(id_) for id_ in ids()], actor=play.id, group="lore.target"
    )
    return got.id


def _choose_several(b: Battle, play: Play, most: int) -> Rules[tuple[str, ...]]:
    """Up to so many different units."""
    target = play.card.target

    def listed() -> list[str]:
        return [unit.id for unit in candidates(b, play.seat, target)]

    def one_arm(picked: Sequence[str]) -> bool:
        return len({b.unit(id_).is_mounted for id_ in picked}) == 1

    sets = Sets(1, most, one_arm if target.one_arm else None)
    return tuple((yield from b.pick_things(play.seat, "lore.targets", listed, Aim, sets, actor=play.id)))


def _choose_chain(b: Battle, play: Play, most: int) -> Rules[tuple[str, ...]]:
    """Up to so many different units, each next to the one before."""
    picked: list[str] = []

    def options() -> list[Aim | Done]:
        listed = candidates(b, play.seat, play.card.target)
        if not picked:
            return [Aim(unit.id) for unit in listed]
        near = DISTANCE[b.unit(picked[-1]).hex]
        return [*(Aim(u.id) for u in listed if u.id not in picked and near[u.hex] == 1), Done()]

    while len(picked) < most:
        got = yield from b.ask(play.seat, "lore.targets", options, actor=play.id, group="lore.target")
        if isinstance(got, Done):
            break
        picked.append(got.id)
    return tuple(picked)


def _around(b: Battle, play: Play, centre: str, radius: int) -> tuple[str, ...]:
    """The chosen unit and the others near it, the chosen one first."""
    hex_ = b.unit(centre).hex
    owners = (0, 1) if play.card.target.others == "both" else (play.seat,)
    near = [
        unit.id
        for unit in b.state.units.values()
        if unit.figures and unit.owner in owners and unit.id != centre and DISTANCE[hex_][unit.hex] <= radius
    ]
    return (centre, *near)


def _choose_hexes(b: Battle, play: Play) -> Rules[tuple[str, ...]]:
    first = yield from _ask(b, play, lambda: fire_starts(b))
    second = yield from _ask(b, play, lambda: [beside for beside in NEIGHBOURS[first] if _open(b, beside)])
    return (first, second)
