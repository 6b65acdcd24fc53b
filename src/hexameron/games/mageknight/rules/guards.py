"""Blocks: which attacks the played points stop (BLK)."""

from __future__ import annotations

from hexameron.games.mageknight.content.colours import COLD_FIRE, FIRE, ICE, LATER, PHYSICAL
from hexameron.games.mageknight.options import Parry, Slow
from hexameron.games.mageknight.rules import foes, strikes
from hexameron.games.mageknight.state import NOBODY, Foe, Guard, Strike, Threat
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id

EFFICIENT = {
    PHYSICAL: (PHYSICAL, FIRE, ICE, COLD_FIRE),
    FIRE: (ICE, COLD_FIRE),
    ICE: (FIRE, COLD_FIRE),
    COLD_FIRE: (COLD_FIRE,),
}
"""Which Blocks count fully against an attack (MK-BLK-08..11)."""


def total(q: Quest, one: Foe, threat: Threat, guards: list[Guard]) -> int:
    """What a block is worth against an attack: inefficient points are summed and halved (MK-BLK-12)."""
    efficient = halved = 0
    for guard in guards:
        if guard.foe not in {NOBODY, one.token}:
            continue
        n = guard.n + (toughness(q, one) if guard.note == "toughness" else 0)
        if guard.swift and foes.has(q, one, "swift"):
            n *= 2
        if guard.element in EFFICIENT[threat.element]:
            efficient += n
        else:
            halved += n
    return efficient + halved // 2


def toughness(q: Quest, one: Foe) -> int:
    """Cold Toughness: one for each ability, attack element and resistance on the token of the enemy."""
    printed = q.enemy(one)
    abilities = sum(foes.has(q, one, ability) for ability in printed.abilities)
    elements = sum(blow.element != PHYSICAL for blow in printed.blows)
    return abilities + elements + sum(foes.resists(q, one, element) for element in printed.resists)


def open_threats(q: Quest, me: Seat) -> list[tuple[int, int]]:
    """The attacks that are neither blocked nor off, as numbers of foe and attack."""
    combat = q.combat(me)
    return [
        (n, m)
        for n in foes.present(combat)
        if not combat.foes[n].tame
        for m, threat in enumerate(combat.foes[n].threats)
        if not threat.blocked and not threat.dealt
    ]


def options(q: Quest, me: Seat) -> list[Parry]:
    """The attacks that the played points would block."""
    guards = q.turn(me).guards
    if not guards:
        return []
    combat = q.combat(me)
    found = []
    for n, m in open_threats(q, me):
        one = combat.foes[n]
        threat = one.threats[m]
        if total(q, one, threat, guards) >= foes.to_block(q, one, threat):
            found.append(Parry(foes.foe_id(n), m))
    return found


def slowing(q: Quest, me: Seat) -> list[Slow]:
    """Move points that can be spent on the attacks of Cumbersome enemies (MK-ABIL-09)."""
    if not q.turn(me).move:
        return []
    combat = q.combat(me)
    return [
        Slow(foes.foe_id(n), m)
        for n, m in open_threats(q, me)
        if foes.has(q, combat.foes[n], "cumbersome") and foes.strength(combat.foes[n].threats[m])
    ]


def slow(q: Quest, me: Seat, choice: Slow) -> None:
    """A Move point takes 1 off the attack; at 0 it counts as blocked (MK-ABIL-09, MK-ABIL-10)."""
    one = foes.foe(q.combat(me), choice.foe)
    threat = one.threats[choice.threat]
    q.turn(me).move -= 1
    threat.weaker += 1
    if not foes.strength(threat):
        _blocked(q, me, one, threat)


def parry(q: Quest, me: Seat, choice: Parry) -> None:
    """Blocks one attack with all points played; what is left of them is lost (MK-BLK-13, MK-BLK-20)."""
    turn = q.turn(me)
    one = foes.foe(q.combat(me), choice.foe)
    threat = one.threats[choice.threat]
    surplus = total(q, one, threat, turn.guards) - foes.to_block(q, one, threat)
    used = list(turn.guards)
    turn.guards.clear()
    q.tell("combat.blocked", seat=player_id(me), foe=thing_id(one.token), rules=("MK-BLK-15",))
    if any(guard.unit != NOBODY for guard in used):
        strikes.help_by_unit(q, me, one)
    _blocked(q, me, one, threat)
    for guard in used:
        _after_block(q, me, guard, one, surplus)
    if turn.modifiers:
        raise_again(q, me)


def raise_again(q: Quest, me: Seat) -> None:
    """The Shield of the Fallen Kings blocks another attack."""
    shield = next((one for one in q.turn(me).modifiers if one.kind == "more_blocks" and one.n), None)
    if shield is not None:
        shield.n -= 1
        q.turn(me).guards.append(Guard(n=4, element=shield.what, card=handle_of(shield.source)))


def _blocked(q: Quest, me: Seat, one: Foe, threat: Threat) -> None:
    threat.blocked = True
    if foes.fully_blocked(one):
        q.combat(me).blocked += 1
        if "doomed" in one.gains and not one.beaten:
            strikes.defeat(q, me, one)
        if one.role == "summoned":
            one.beaten = True
            q.use_up(one.token)


def _after_block(q: Quest, me: Seat, guard: Guard, one: Foe, surplus: int) -> None:
    """What a card does to the enemy that it helped to block; resistances stop it (MK-CBT-20, MK-CBT-21)."""
    if not guard.note:
        return
    if foes.immune(q, one, q.deed(guard.card).colour) or foes.has(q, one, "arcane_immunity"):
        if guard.note == "burning_shield":
            _burn_back(q, me, guard)
        return
    if guard.note == "ice_shield":
        one.armour -= 3
    elif guard.note == "shield_bash":
        one.armour -= surplus
    elif guard.note == "burning_shield":
        _burn_back(q, me, guard)
    elif guard.note == "exploding_shield" and not one.beaten:
        strikes.defeat(q, me, one)


def _burn_back(q: Quest, me: Seat, guard: Guard) -> None:
    """A Burning Shield that blocked may strike in the Attack phase."""
    q.turn(me).strikes.append(Strike(n=4, how=LATER, element=FIRE, card=guard.card))
