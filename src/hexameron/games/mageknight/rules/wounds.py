"""Wounds and healing (WND)."""

from __future__ import annotations

from hexameron.games.mageknight.options import HealHand, HealUnit
from hexameron.games.mageknight.rules import tactics
from hexameron.games.mageknight.state import Troop
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Option, Rules, Seat
from hexameron.kernel.ids import player_id, thing_id


def options(q: Quest, me: Seat) -> list[Option]:
    """What the Healing points at hand can heal (MK-WND-06, MK-WND-07)."""
    heal = q.turn(me).heal
    found: list[Option] = [HealHand()] if q.wounds_in_hand(me) else []
    for troop in q.player(me).troops:
        if troop.wounds and q.unit(troop).level <= heal:
            found.append(HealUnit(thing_id(troop.card)))
    return found


def heal_hand(q: Quest, me: Seat) -> Rules[None]:
    """A point of Healing throws away a Wound from the hand (MK-WND-06)."""
    turn = q.turn(me)
    turn.heal -= 1
    turn.healed += 1
    wound = q.wounds_in_hand(me)[0]
    q.throw_away(wound)
    q.tell("wound.healed", seat=player_id(me), cards=thing_id(wound), rules=("MK-WND-06",))
    if turn.modifiers:
        _worth_fame(q, me, 1)
        yield from tactics.draw(q, me, q.modified(me, "healing_draws"))


def heal_unit(q: Quest, me: Seat, troop: Troop) -> None:
    """Healing equal to its level removes one Wound of a unit (MK-WND-07, MK-WND-08)."""
    turn = q.turn(me)
    turn.heal -= q.unit(troop).level
    mend(q, me, troop, rules=("MK-WND-07",))
    if turn.modifiers:
        _worth_fame(q, me, q.unit(troop).level)


def mend(q: Quest, me: Seat, troop: Troop, *, rules: tuple[str, ...] = ("MK-WND-09",)) -> None:
    """A unit loses a Wound, by Healing points or by an effect; who was cured this turn is Ready (Cure)."""
    troop.wounds -= 1
    q.turn(me).seen.append(f"healed.{thing_id(troop.card)}")
    q.tell("unit.healed", unit=thing_id(troop.card), rules=rules)
    if q.turn(me).modifiers and q.has(me, "healing_readies"):
        troop.spent = False


def _worth_fame(q: Quest, me: Seat, spent: int) -> None:
    """Each point of the Golden Grail's Healing that is spent gives Fame."""
    for modifier in q.turn(me).modifiers:
        if modifier.kind == "healing_fame":
            fame = min(spent, modifier.n)
            modifier.n -= fame
            spent -= fame
            q.gain_fame(me, fame)
