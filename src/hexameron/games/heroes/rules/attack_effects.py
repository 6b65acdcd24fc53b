"""Effects against attacks: what absorbs, softens, wards off or stuns, attacks now, and rolls again."""

from __future__ import annotations

from typing import Final

from hexameron.games.heroes.content import effects as fx
from hexameron.games.heroes.rules import (
    attack,
    stacks,
    targets,
)
from hexameron.games.heroes.rules.sources import Check, Deed, Use
from hexameron.games.heroes.state import NOBODY, Attack, Stack
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Rules
from hexameron.kernel.ids import player_id


def absorb(t: Conquest, use: Use, effect: fx.Absorb) -> Rules[None]:
    for stack in (yield from targets.named(t, use, effect.of)):
        targets.modify(t, use, "absorb", effect.until, stack=stack.id, n=effect.n)
        t.tell("battle.hardened", who=stacks.name(t, stack), n=effect.n, until=effect.until)


def _made(t: Conquest) -> Attack:
    made = t.battle.attack
    assert made is not None
    return made


def soften(t: Conquest, use: Use, effect: fx.Soften) -> Rules[None]:
    yield from ()
    _made(t).lowered += effect.n


def can_soften(t: Conquest, use: Use, effect: fx.Soften) -> bool:
    return attack.count(t, _made(t)) > 0


def ward(t: Conquest, use: Use, effect: fx.Ward) -> Rules[None]:
    if effect.of == "army":
        targets.modify(t, use, "ward", "turn")
        return
    for stack in (yield from targets.named(t, use, effect.of)):
        targets.modify(t, use, "ward", "turn", stack=stack.id)
        t.tell("battle.shielded", who=stacks.name(t, stack))


def halve(t: Conquest, use: Use, effect: fx.Halve) -> Rules[None]:
    yield from ()
    targets.modify(t, use, "halve", effect.until)


def ignore_skulls(t: Conquest, use: Use, effect: fx.IgnoreSkulls) -> Rules[None]:
    yield from ()
    _made(t).no_skulls = True


def can_ignore_skulls(t: Conquest, use: Use, effect: fx.IgnoreSkulls) -> bool:
    return attack.skulls(_made(t)) > 0


def ban_elite_die(t: Conquest, use: Use, effect: fx.BanEliteDie) -> Rules[None]:
    yield from ()
    t.battle.no_elite_die = True
    t.tell("battle.honour", seat=player_id(use.seat), rules=("HE-BLDG-13",))


def stun(t: Conquest, use: Use, effect: fx.Stun) -> Rules[None]:
    for stack in (yield from targets.named(t, use, effect.of)):
        targets.modify(t, use, "stun", "turn", stack=stack.id)
        t.tell("battle.stunned", who=stacks.name(t, stack), side=stack.side)


def can_stun(t: Conquest, use: Use, effect: fx.Stun) -> bool:
    return targets.has_targets(t, use, effect.of)


def _able(t: Conquest, use: Use, effect: fx.AttackNow) -> list[Stack]:
    return [stack for stack in targets.candidates(t, use, effect.of) if not stacks.stunned(t, stack)]


def can_attack_now(t: Conquest, use: Use, effect: fx.AttackNow) -> bool:
    return bool(_able(t, use, effect))


def attack_now(t: Conquest, use: Use, effect: fx.AttackNow) -> Rules[None]:
    """Stacks attack at once; their places on the track are not used up."""
    for stack in (yield from targets.named(t, use, effect.of, _able(t, use, effect))):
        if t.battle.winner == NOBODY:
            yield from attack.strike(t, stack)


def cleanse(t: Conquest, use: Use, effect: fx.Cleanse) -> Rules[None]:
    for stack in (yield from targets.named(t, use, effect.of)):
        targets.modify(t, use, "cleanse", "turn", stack=stack.id)
        t.tell("battle.cleansed", who=stacks.name(t, stack))


def can_reroll(t: Conquest, use: Use, effect: fx.Reroll) -> bool:
    made = _made(t)
    if effect.what == "elite_die":
        return bool(made.elite) and not made.elite_was
    return bool(attack.fresh(made, hit=True))


def reroll(t: Conquest, use: Use, effect: fx.Reroll) -> Rules[None]:
    made = _made(t)
    if effect.what == "elite_die":
        yield from attack.reroll_elite_die(t, made, ("HE-REROLL-01",))
    else:
        yield from attack.reroll(t, made, attack.fresh(made, hit=True), ("HE-REROLL-01", "HE-REROLL-02"))


CAN: Final[dict[type[fx.Effect], Check]] = {
    fx.Soften: can_soften,
    fx.IgnoreSkulls: can_ignore_skulls,
    fx.Stun: can_stun,
    fx.AttackNow: can_attack_now,
    fx.Reroll: can_reroll,
    fx.Absorb: targets.can_aim,
    fx.Cleanse: targets.can_aim,
}
"""What must be there for an effect; all others always work."""

RUN: Final[dict[type[fx.Effect], Deed]] = {
    fx.Absorb: absorb,
    fx.Soften: soften,
    fx.Ward: ward,
    fx.Halve: halve,
    fx.IgnoreSkulls: ignore_skulls,
    fx.BanEliteDie: ban_elite_die,
    fx.Stun: stun,
    fx.AttackNow: attack_now,
    fx.Cleanse: cleanse,
    fx.Reroll: reroll,
}
