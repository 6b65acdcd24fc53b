"""Effects carried out: what the vocabulary of ``content/effects.py`` does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeAlias

from hexameron.games.heroes.battle_options import Aim
from hexameron.games.heroes.content import effects as fx
from hexameron.games.heroes.content.dice import ATTACK_SIDES, hits
from hexameron.games.heroes.content.units import ELEMENTALS, UNIT
from hexameron.games.heroes.options import Branch
from hexameron.games.heroes.rules import (
    advance,
    armies,
    attack,
    cards,
    scrolls,
    stacks,
    teleport,
    track,
    values,
    wounds,
)
from hexameron.games.heroes.rules.sources import Use
from hexameron.games.heroes.state import NOBODY, Attack, Hero, Modifier, Stack
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Pick, Rules

ELEMENTAL: Final = {record.element: record for record in ELEMENTALS}


def fits(t: Conquest, use: Use, rule: fx.Rule) -> bool:
    """Whether the condition of a rule holds."""
    only = rule.only
    if not only:
        return True
    if only == "luckless":
        return not t.hero(use.hero).luck
    battle = t.state.battle
    if battle is None:
        return False
    if only == "first_turn":
        return battle.turn == 1
    if only == "against_hero":
        return battle.token == NOBODY
    side = side_of(t, use)
    if only == "not_fled":
        return not battle.sides[side].fled
    won = battle.winner == side
    return won and (only == "won" or battle.token != NOBODY)


def side_of(t: Conquest, use: Use) -> int:
    """The side in whose name an effect is used in battle."""
    return 0 if t.battle.sides[0].hero == use.hero else 1


def can(t: Conquest, use: Use, effect: fx.Effect) -> bool:
    """Whether an effect would find something to work on."""
    check = CAN.get(type(effect))
    return check is None or check(t, use, effect)


def run(t: Conquest, use: Use, effect: fx.Effect) -> Rules[None]:
    """Carries an effect out."""
    yield from RUN[type(effect)](t, use, effect)


# ---------------------------------------------------------------------- whom it concerns


def candidates(t: Conquest, use: Use, target: fx.Target) -> list[Stack]:
    """The stacks that can be meant by a target."""
    side = side_of(t, use)
    if target in ("own_stack", "two_own_stacks", "own_stacks"):
        return stacks.targets(t, side)
    if target == "same":
        named = t.battle.stacks.get(t.battle.named)
        return [named] if named is not None else []
    if target == "enemy_hero_stack" and not t.battle.sides[1 - side].hero:
        return []
    return stacks.targets(t, 1 - side)


def _named(t: Conquest, use: Use, target: fx.Target, found: list[Stack] | None = None) -> Rules[list[Stack]]:
    """The stacks that are meant; a stack in the singular is named by the user."""
    left = candidates(t, use, target) if found is None else found
    if target in ("own_stacks", "enemy_stacks", "same"):
        return left
    chosen: list[Stack] = []
    for _ in range(2 if target == "two_own_stacks" else 1):
        if not left:
            break
        one = left[0]
        if len(left) > 1:
            got = yield from t.ask(use.seat, "battle.target", partial(_aims, left), actor=use.source)
            one = t.battle.stacks[got.stack]
        chosen.append(one)
        left = [stack for stack in left if stack is not one]
        t.battle.named = one.id
    return chosen


def _aims(found: list[Stack]) -> list[Aim]:
    return [Aim(stack.id) for stack in found]


def _modify(t: Conquest, use: Use, kind: str, until: fx.Until, *, stack: str = "", n: int = 0) -> None:
    """Something changes for a while, for a stack or for the whole own side."""
    side = side_of(t, use)
    t.battle.modifiers.append(
        Modifier(kind=kind, n=n, side=side, stack=stack, until=until, source=use.source, by=side)
    )


def _has_targets(t: Conquest, use: Use, target: fx.Target) -> bool:
    return bool(candidates(t, use, target))


# ---------------------------------------------------------------------- numbers


def _can_change(t: Conquest, use: Use, effect: fx.Change) -> bool:
    """The parts of a Treasure card are counted where they are taken (spoils.py)."""
    if effect.stat == "treasure_parts":
        return False
    return effect.of == "first_enemy_stack" or _has_targets(t, use, effect.of)


def _change(t: Conquest, use: Use, effect: fx.Change) -> Rules[None]:
    """Changes a number of stacks for a part of the battle."""
    if effect.of == "first_enemy_stack":
        side = side_of(t, use)
        t.battle.modifiers.append(
            Modifier(
                kind=effect.stat, n=effect.n, side=1 - side, until=effect.until, source=use.source, by=side
            )
        )
        return
    for stack in (yield from _named(t, use, effect.of)):
        _modify(t, use, effect.stat, effect.until, stack=stack.id, n=effect.n)
        t.tell(
            "battle.changed",
            who=stacks.name(t, stack),
            side=stack.side,
            stat=effect.stat,
            n=effect.n,
            until=effect.until,
        )


# ---------------------------------------------------------------------- gains


def _take(t: Conquest, use: Use, effect: fx.Take) -> Rules[None]:
    yield from ()
    t.take(use.seat, gold=effect.gold, resources=effect.resources)


def _power(t: Conquest, use: Use, effect: fx.Power) -> Rules[None]:
    yield from ()
    t.gain_power(use.seat, effect.n)


def _experience(t: Conquest, use: Use, effect: fx.Experience) -> Rules[None]:
    """Experience of a Treasure card is used at once or lost (HE-XP-04)."""
    hero = t.hero(use.hero)
    t.tell("treasure.experience", hero=hero.id, n=effect.n, rules=("HE-XP-04",))
    if (yield from advance.pay(t, hero, effect.n)):
        yield from learn(t, hero)


def _luck(t: Conquest, use: Use, effect: fx.Luck) -> Rules[None]:
    """Luck tokens for a hero, or for one of the player's choice (HE-LUCK-01)."""
    if effect.until == "battle":
        t.battle.sides[side_of(t, use)].luck += effect.n
        t.tell("luck.lent", hero=use.hero, n=effect.n)
        return
    hero = use.hero
    if not hero:
        got = yield from t.ask(
            use.seat, "luck.whom", lambda: [Pick(one) for one in t.player(use.seat).heroes]
        )
        hero = got.id
    t.gain_luck(t.hero(hero), effect.n)


def _draw_scroll(t: Conquest, use: Use, effect: fx.DrawScroll) -> Rules[None]:
    yield from cards.draw_scroll(t, t.hero(use.hero))


def _draw_artifact(t: Conquest, use: Use, effect: fx.DrawArtifact) -> Rules[None]:
    yield from cards.draw_artifact(t, t.hero(use.hero))


def _draw_treasure(t: Conquest, use: Use, effect: fx.DrawTreasure) -> Rules[None]:
    yield from treasure(t, t.hero(use.hero), effect.parts_taken)


def treasure(t: Conquest, hero: Hero, parts: int) -> Rules[None]:
    """A Treasure card is drawn and its chosen parts are carried out (HE-BEND-04)."""
    for part in (yield from cards.draw_treasure(t, hero, parts)):
        yield from run(t, Use(hero.seat, hero.id, "treasure"), part)


def _take_discarded(t: Conquest, use: Use, effect: fx.TakeDiscarded) -> Rules[None]:
    for part in (yield from cards.take_discarded(t, t.hero(use.hero))):
        yield from run(t, use, part)


def _can_take_discarded(t: Conquest, use: Use, effect: fx.TakeDiscarded) -> bool:
    return bool(cards.discarded(t, t.hero(use.hero)))


def _advance(t: Conquest, use: Use, effect: fx.Advance) -> Rules[None]:
    yield from learn(t, t.hero(use.hero))


def learn(t: Conquest, hero: Hero) -> Rules[None]:
    """A hero gains a skill, with what it brings when it is gained."""
    skill = yield from advance.gain_skill(t, hero)
    if skill is None:
        return
    for held in t.kit(hero).moments.get("gained", ()):
        if held.source == skill.id:
            for rule in held.ways[-1]:
                yield from run(t, Use(hero.seat, hero.id, skill.id), rule.effect)


def advance_at_will(t: Conquest, hero: Hero) -> Rules[None]:
    """A hero with enough experience may advance, several times in a row (HE-XP-02)."""
    while advance.affordable(t, hero):
        if not (yield from advance.pay(t, hero, 0)):
            return
        yield from learn(t, hero)


def _upgrade(t: Conquest, use: Use, effect: fx.Upgrade) -> Rules[None]:
    battle = t.state.battle
    if battle is not None and battle.winner == NOBODY:
        yield from wounds.upgrade(t, side_of(t, use), effect.n)
    else:
        yield from armies.upgrade(t, t.hero(use.hero), None if effect.everyone else effect.n)


def _can_upgrade(t: Conquest, use: Use, effect: fx.Upgrade) -> bool:
    return any(t.hero(use.hero).basic)


def _join(t: Conquest, use: Use, effect: fx.Join) -> Rules[None]:
    yield from ()
    level = UNIT[effect.unit].level if effect.unit else 1
    armies.join(t, t.hero(use.hero), level, effect.n)


def _recruit(t: Conquest, use: Use, effect: fx.Recruit) -> Rules[None]:
    yield from armies.muster(t, t.hero(use.hero), effect.n)


def _activate_again(t: Conquest, use: Use, effect: fx.ActivateAgain) -> Rules[None]:
    yield from ()
    t.activate_again(t.hero(use.hero))


def _teleport(t: Conquest, use: Use, effect: fx.Teleport) -> Rules[None]:
    yield from teleport.teleport(t, t.hero(use.hero), effect.reach)


def _can_teleport(t: Conquest, use: Use, effect: fx.Teleport) -> bool:
    return bool(teleport.targets(t, t.hero(use.hero), effect.reach))


# ---------------------------------------------------------------------- wounds and units


def _wounds(t: Conquest, use: Use, effect: fx.Wounds) -> Rules[None]:
    """Wounds by magic: on the enemy, on a named stack, or on every stack."""
    enemy = 1 - side_of(t, use)
    if effect.to == "enemy":
        yield from wounds.deal(t, enemy, effect.n)
        return
    for stack in (yield from _named(t, use, effect.to)):
        n = effect.on_token if effect.on_token and stack.kind == "creature" else effect.n
        yield from wounds.deal(t, enemy, n, target=stack.id, spills=effect.spill)


def _can_roll(t: Conquest, use: Use, effect: fx.MagicRoll) -> bool:
    return not effect.instead or not attacked(t, side_of(t, use))


def _magic_roll(t: Conquest, use: Use, effect: fx.MagicRoll) -> Rules[None]:
    """d8 against Magic: no attack roll, unless it stands instead of the attack."""
    battle = t.battle
    side = side_of(t, use)
    magic = values.magic(t, t.hero(use.hero))
    target = ""
    if effect.to != "enemy":
        named = yield from _named(t, use, effect.to)
        target = named[0].id
    if effect.instead:
        note_attack(t, side)
        hero = next(one for one in battle.stacks.values() if one.side == side and one.kind == "hero")
        yield from attack.magic_attack(t, hero, effect.dice, magic, target)
        return
    faces = yield from t.roll(use.seat, "magic", ATTACK_SIDES, effect.dice)
    dice = [face + 1 for face in faces]
    n = effect.wounds * sum(hits(face, magic) for face in dice)
    t.tell("battle.casts", hero=use.hero, source=use.source, magic=magic, dice=tuple(dice), n=n)
    yield from wounds.deal(t, 1 - side, n, target=target)


def attacked(t: Conquest, side: int) -> bool:
    """Whether the hero of a side has made the attack of this battle turn."""
    return f"{t.battle.sides[side].hero}.attack:turn" in t.battle.used


def note_attack(t: Conquest, side: int) -> None:
    """The hero's attack of this battle turn is made, or given up for something else."""
    t.battle.used.append(f"{t.battle.sides[side].hero}.attack:turn")


def _resurrect(t: Conquest, use: Use, effect: fx.Resurrect) -> Rules[None]:
    yield from wounds.resurrect(t, side_of(t, use), effect.n)


def _can_resurrect(t: Conquest, use: Use, effect: fx.Resurrect) -> bool:
    return bool(wounds.raisable(t, side_of(t, use)))


def _can_summon(t: Conquest, use: Use, effect: fx.Summon) -> bool:
    """Each elemental token exists once."""
    id_ = ELEMENTAL[effect.element].id
    return all(stack.printed != id_ for stack in t.battle.stacks.values())


def _summon(t: Conquest, use: Use, effect: fx.Summon) -> Rules[None]:
    """An elemental stands on the track as a stack with Numbers (HE-BATTLE-07)."""
    yield from ()
    record = ELEMENTAL[effect.element]
    battle = t.battle
    stack = Stack(
        id=f"s{len(battle.stacks)}",
        side=side_of(t, use),
        kind="elemental",
        printed=record.id,
        numbers=effect.numbers or record.numbers,
        strength=record.strength,
    )
    battle.stacks[stack.id] = stack
    battle.named = stack.id
    if battle.track:
        track.rejoin(t, stack)
    t.tell("battle.summoned", hero=use.hero, who=record.id, n=stack.numbers, rules=("HE-BATTLE-07",))


def _adjust(t: Conquest, use: Use, effect: fx.Adjust) -> Rules[None]:
    yield from ()
    stack = t.battle.stacks[t.battle.named]
    stack.strength = effect.strength or stack.strength
    stack.numbers = effect.numbers or stack.numbers


# ---------------------------------------------------------------------- against attacks


def _absorb(t: Conquest, use: Use, effect: fx.Absorb) -> Rules[None]:
    for stack in (yield from _named(t, use, effect.of)):
        _modify(t, use, "absorb", effect.until, stack=stack.id, n=effect.n)
        t.tell("battle.hardened", who=stacks.name(t, stack), n=effect.n, until=effect.until)


def _made(t: Conquest) -> Attack:
    made = t.battle.attack
    assert made is not None
    return made


def _soften(t: Conquest, use: Use, effect: fx.Soften) -> Rules[None]:
    yield from ()
    _made(t).lowered += effect.n


def _can_soften(t: Conquest, use: Use, effect: fx.Soften) -> bool:
    return attack.count(t, _made(t)) > 0


def _ward(t: Conquest, use: Use, effect: fx.Ward) -> Rules[None]:
    if effect.of == "army":
        _modify(t, use, "ward", "turn")
        return
    for stack in (yield from _named(t, use, effect.of)):
        _modify(t, use, "ward", "turn", stack=stack.id)
        t.tell("battle.shielded", who=stacks.name(t, stack))


def _halve(t: Conquest, use: Use, effect: fx.Halve) -> Rules[None]:
    yield from ()
    _modify(t, use, "halve", effect.until)


def _ignore_skulls(t: Conquest, use: Use, effect: fx.IgnoreSkulls) -> Rules[None]:
    yield from ()
    _made(t).no_skulls = True


def _can_ignore_skulls(t: Conquest, use: Use, effect: fx.IgnoreSkulls) -> bool:
    return attack.skulls(_made(t)) > 0


def _ban_elite_die(t: Conquest, use: Use, effect: fx.BanEliteDie) -> Rules[None]:
    yield from ()
    t.battle.no_elite_die = True
    t.tell("battle.honour", seat=f"p{use.seat}", rules=("HE-BLDG-13",))


def _stun(t: Conquest, use: Use, effect: fx.Stun) -> Rules[None]:
    for stack in (yield from _named(t, use, effect.of)):
        _modify(t, use, "stun", "turn", stack=stack.id)
        t.tell("battle.stunned", who=stacks.name(t, stack), side=stack.side)


def _can_stun(t: Conquest, use: Use, effect: fx.Stun) -> bool:
    return _has_targets(t, use, effect.of)


def _able(t: Conquest, use: Use, effect: fx.AttackNow) -> list[Stack]:
    return [stack for stack in candidates(t, use, effect.of) if not stacks.stunned(t, stack)]


def _can_attack_now(t: Conquest, use: Use, effect: fx.AttackNow) -> bool:
    return bool(_able(t, use, effect))


def _attack_now(t: Conquest, use: Use, effect: fx.AttackNow) -> Rules[None]:
    """Stacks attack at once; their places on the track are not used up."""
    for stack in (yield from _named(t, use, effect.of, _able(t, use, effect))):
        if t.battle.winner == NOBODY:
            yield from attack.strike(t, stack)


def _cleanse(t: Conquest, use: Use, effect: fx.Cleanse) -> Rules[None]:
    for stack in (yield from _named(t, use, effect.of)):
        _modify(t, use, "cleanse", "turn", stack=stack.id)
        t.tell("battle.cleansed", who=stacks.name(t, stack))


def _can_reroll(t: Conquest, use: Use, effect: fx.Reroll) -> bool:
    made = _made(t)
    if effect.what == "elite_die":
        return bool(made.elite) and not made.elite_was
    return bool(attack.fresh(made, hit=True))


def _reroll(t: Conquest, use: Use, effect: fx.Reroll) -> Rules[None]:
    made = _made(t)
    if effect.what == "elite_die":
        yield from attack.reroll_elite_die(t, made, ("HE-REROLL-01",))
    else:
        yield from attack.reroll(t, made, attack.fresh(made, hit=True), ("HE-REROLL-01", "HE-REROLL-02"))


# ---------------------------------------------------------------------- scrolls


def _cancel_scroll(t: Conquest, use: Use, effect: fx.CancelScroll) -> Rules[None]:
    """That the scroll was used is what cancels the other (scrolls.py)."""
    yield from ()


def _keep_scroll(t: Conquest, use: Use, effect: fx.KeepScroll) -> Rules[None]:
    faces = yield from t.roll(use.seat, "scroll", ATTACK_SIDES, 1)
    t.tell("scroll.saved", hero=use.hero, dice=(faces[0] + 1,), source=use.source)
    if faces[0] + 1 <= effect.up_to:
        scrolls.keep(t, t.hero(use.hero), use.card)


# ---------------------------------------------------------------------- together


def _choice(t: Conquest, use: Use, effect: fx.Choice) -> Rules[None]:
    """One of several effects, as the player likes."""
    ways = [n for n, option in enumerate(effect.options, 1) if can(t, use, option)]
    got = yield from t.ask(use.seat, "effect.choice", lambda: [Branch(use.source, n) for n in ways])
    yield from run(t, use, effect.options[got.branch - 1])


def _can_choice(t: Conquest, use: Use, effect: fx.Choice) -> bool:
    return any(can(t, use, option) for option in effect.options)


def _all(t: Conquest, use: Use, effect: fx.All) -> Rules[None]:
    for part in effect.effects:
        if can(t, use, part):
            yield from run(t, use, part)


def _can_all(t: Conquest, use: Use, effect: fx.All) -> bool:
    return any(can(t, use, part) for part in effect.effects)


def _can_aim(t: Conquest, use: Use, effect: fx.Absorb | fx.Cleanse) -> bool:
    return _has_targets(t, use, effect.of)


Check: TypeAlias = Callable[[Conquest, Use, Any], bool]
Deed: TypeAlias = Callable[[Conquest, Use, Any], Rules[None]]

CAN: Final[dict[type[fx.Effect], Check]] = {
    fx.Change: _can_change,
    fx.TakeDiscarded: _can_take_discarded,
    fx.Upgrade: _can_upgrade,
    fx.Teleport: _can_teleport,
    fx.MagicRoll: _can_roll,
    fx.Resurrect: _can_resurrect,
    fx.Summon: _can_summon,
    fx.Absorb: _can_aim,
    fx.Soften: _can_soften,
    fx.IgnoreSkulls: _can_ignore_skulls,
    fx.Stun: _can_stun,
    fx.AttackNow: _can_attack_now,
    fx.Cleanse: _can_aim,
    fx.Reroll: _can_reroll,
    fx.Choice: _can_choice,
    fx.All: _can_all,
}
"""What must be there for an effect; all others always work."""

RUN: Final[dict[type[fx.Effect], Deed]] = {
    fx.Change: _change,
    fx.Take: _take,
    fx.Power: _power,
    fx.Experience: _experience,
    fx.Luck: _luck,
    fx.DrawScroll: _draw_scroll,
    fx.DrawArtifact: _draw_artifact,
    fx.DrawTreasure: _draw_treasure,
    fx.TakeDiscarded: _take_discarded,
    fx.Advance: _advance,
    fx.Upgrade: _upgrade,
    fx.Join: _join,
    fx.Recruit: _recruit,
    fx.ActivateAgain: _activate_again,
    fx.Teleport: _teleport,
    fx.Wounds: _wounds,
    fx.MagicRoll: _magic_roll,
    fx.Resurrect: _resurrect,
    fx.Summon: _summon,
    fx.Adjust: _adjust,
    fx.Absorb: _absorb,
    fx.Soften: _soften,
    fx.Ward: _ward,
    fx.Halve: _halve,
    fx.IgnoreSkulls: _ignore_skulls,
    fx.BanEliteDie: _ban_elite_die,
    fx.Stun: _stun,
    fx.AttackNow: _attack_now,
    fx.Cleanse: _cleanse,
    fx.Reroll: _reroll,
    fx.CancelScroll: _cancel_scroll,
    fx.KeepScroll: _keep_scroll,
    fx.Choice: _choice,
    fx.All: _all,
}
