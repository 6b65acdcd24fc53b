"""What the effects in play mean for the rules: questions without side effects, and the end of effects."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

import msgspec

from hexameron.games.battlelore.content.effects import Kind, Until
from hexameron.games.battlelore.state import Attack, Effect, State, Unit

if TYPE_CHECKING:
    from hexameron.games.battlelore.table import Battle

    Position: TypeAlias = Battle | State

Moment = Literal["attack", "turn", "start"]
"""The end of an attack, the end of a turn, the start of a turn."""


def in_play(b: Position) -> list[Effect]:
    return b.effects if type(b) is State else b.state.effects


def _sum(b: Position, unit: str, kind: Kind) -> int:
    total = 0
    for effect in b.effects if type(b) is State else b.state.effects:
        if effect.unit == unit and effect.kind == kind:
            total += effect.amount
    return total


def holds(b: Position, unit: str, kind: Kind) -> bool:
    """Whether something of this kind is in play for a unit."""
    for effect in b.effects if type(b) is State else b.state.effects:
        if effect.unit == unit and effect.kind == kind:
            return True
    return False


# ---------------------------------------------------------------------------- the dice of an attack


def extra_dice(b: Position, attack: Attack) -> int:
    """Dice that cards add to an attack; they help in the own turn's attacks, not in battle backs."""
    if attack.battle_back or not in_play(b):
        return 0
    kind: Kind = "dice_melee" if attack.melee else "dice_ranged"
    return _sum(b, attack.attacker, "dice") + _sum(b, attack.attacker, kind)


def fewer_dice(b: Position, attack: Attack) -> int:
    """Dice that cards take away from an attack or battle back."""
    return _sum(b, attack.attacker, "fewer_dice")


def fixed_dice(b: Position, attack: Attack) -> int | None:
    """The number of dice at most, whatever else says (Parry)."""
    found = [e.amount for e in in_play(b) if e.unit == attack.attacker and e.kind == "fixed_dice"]
    return min(found) if found else None


def terrain_limit_lifted(b: Position, attack: Attack) -> bool:
    return holds(b, attack.attacker, "no_limit")


def sword_dice(b: Position, attack: Attack) -> bool:
    """Whether each sword that hits brings another die (Berserk); a fixed number of dice stays fixed."""
    return (
        attack.melee
        and not attack.battle_back
        and holds(b, attack.attacker, "sword_dice")
        and fixed_dice(b, attack) is None
    )


# ---------------------------------------------------------------------------- hits


def sword_stopped(b: Position, attack: Attack) -> bool:
    """Whether no sword hits the target, whoever says it would."""
    return holds(b, attack.target, "no_sword")


def sword_hits_at_range(b: Position, attack: Attack) -> bool:
    return not attack.melee and holds(b, attack.attacker, "sword_ranged")


def lore_hits(b: Position, attack: Attack) -> bool:
    """Whether Lore symbols are hits, which then give no token."""
    return holds(b, attack.attacker, "lore_melee" if attack.melee else "lore_ranged")


def ignored_colour_hits(b: Position, attack: Attack) -> int:
    """Hits by helmets that do no harm to the target."""
    return _sum(b, attack.target, "colour_hits")


def cleaves(b: Position, attack: Attack) -> bool:
    """Whether hits beyond the target's last figure go on to another unit."""
    return attack.melee and not attack.battle_back and holds(b, attack.attacker, "cleave")


# ---------------------------------------------------------------------------- morale


def bold_bonus(b: Position, unit: Unit) -> int:
    return _sum(b, unit.id, "bold")


def bold_zero(b: Position, unit: Unit) -> bool:
    """Whether a unit has no Boldness at all, from whatever source."""
    return holds(b, unit.id, "bold_zero")


def ignores_all_flags(b: Position, unit: Unit) -> bool:
    return holds(b, unit.id, "flags")


def frightened(b: Position, unit: Unit) -> bool | None:
    """True or False if an effect says so, the latest one counting; None: as it is by nature."""
    verdict: bool | None = None
    for effect in in_play(b):
        if effect.unit == unit.id and effect.kind in {"frightened", "calm"}:
            verdict = effect.kind == "frightened"
    return verdict


def cannot_battle_back(b: Position, unit: Unit) -> bool:
    return holds(b, unit.id, "no_battle_back")


# ---------------------------------------------------------------------------- orders, movement, sight


def cannot_be_ordered(b: Position, unit: Unit) -> bool:
    return holds(b, unit.id, "unordered")


def extra_move(b: Position, unit: Unit) -> int:
    """Hexes that a unit may move more and still fight."""
    return _sum(b, unit.id, "move")


def terrain_stops(b: Position, unit: Unit) -> bool:
    """Whether terrain makes a unit stop; landmarks always do."""
    return not holds(b, unit.id, "no_stops")


def stopped(b: Position, unit: Unit) -> bool:
    """Whether a unit cannot leave its hex any more this turn, follow-on actions included."""
    return holds(b, unit.id, "stopped")


def may_not_fight(b: Position, unit: Unit) -> bool:
    return holds(b, unit.id, "no_fight")


def melee_only(b: Position, unit: Unit) -> bool:
    return holds(b, unit.id, "melee_only")


def range_bonus(b: Position, unit: Unit) -> int:
    return _sum(b, unit.id, "range")


def units_block_fire(b: Position, unit: Unit) -> bool:
    return not holds(b, unit.id, "clear_sight")


def no_ranged_attacks(b: Position) -> bool:
    return holds(b, "", "no_ranged")


def fire_rages(b: Position) -> bool:
    """Whether there is a wall of fire anywhere."""
    return holds(b, "", "fire")


def burning(b: Position, hex_: str) -> bool:
    """Whether a wall of fire makes a hex impassable."""
    for effect in b.effects if type(b) is State else b.state.effects:
        if effect.kind == "fire" and hex_ in effect.hexes:
            return True
    return False


# ---------------------------------------------------------------------------- beginning and end


def add(b: Battle, effect: Effect) -> None:
    """Puts an effect into play. The same of one name does not add up on one unit: the newest counts."""
    same = (effect.card, effect.kind, effect.unit)
    kept = [
        other
        for other in b.state.effects
        if (other.card, other.kind, other.unit) != same or other.hexes != effect.hexes
    ]
    born = msgspec.structs.replace(effect, born=b.state.turn.number)
    b.state.effects = [*kept, born]


def end(b: Battle, unit: str, kind: Kind) -> None:
    """Ends what has been used up."""
    b.state.effects = [e for e in b.state.effects if e.unit != unit or e.kind != kind]


def expire(b: Battle, moment: Moment) -> None:
    """Ends the effects whose time is over."""
    if b.state.effects:
        b.state.effects = [effect for effect in b.state.effects if not _over(b.state, effect, moment)]


def _over(state: State, effect: Effect, moment: Moment) -> bool:
    until: Until | str = effect.until
    turn = state.turn
    if moment == "attack":
        return until == "attack"
    if moment == "turn":
        ends = until == "enemy_turn" and turn.seat != effect.seat and turn.number > effect.born
        return until in {"attack", "turn"} or ends
    return until == "own_turn" and turn.seat == effect.seat
