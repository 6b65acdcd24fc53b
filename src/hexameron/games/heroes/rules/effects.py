"""Effects carried out: what the vocabulary of ``content/effects.py`` does."""

from __future__ import annotations

from typing import Final

from hexameron.games.heroes.content import effects as fx
from hexameron.games.heroes.content.dice import ATTACK_SIDES, hits
from hexameron.games.heroes.content.units import ELEMENTALS, UNIT
from hexameron.games.heroes.options import Branch
from hexameron.games.heroes.rules import (
    advance,
    armies,
    attack,
    attack_effects,
    cards,
    scrolls,
    stacks,
    targets,
    teleport,
    values,
    wounds,
)
from hexameron.games.heroes.rules.sources import Check, Deed, Use
from hexameron.games.heroes.state import NOBODY, Hero, Modifier, Stack
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
    battle = t.battle
    if only == "first_turn":
        return battle.turn == 1
    side = targets.side_of(t, use)
    if only == "not_fled":
        return not battle.sides[side].fled
    won = battle.winner == side
    return won and (only == "won" or battle.token != NOBODY)


def can(t: Conquest, use: Use, effect: fx.Effect) -> bool:
    """Whether an effect would find something to work on."""
    check = CAN.get(type(effect)) or attack_effects.CAN.get(type(effect))
    return check is None or check(t, use, effect)


def run(t: Conquest, use: Use, effect: fx.Effect) -> Rules[None]:
    """Carries an effect out."""
    deed = RUN.get(type(effect)) or attack_effects.RUN[type(effect)]
    yield from deed(t, use, effect)


# ---------------------------------------------------------------------- numbers


def _can_change(t: Conquest, use: Use, effect: fx.Change) -> bool:
    """The parts of a Treasure card are counted where they are taken (spoils.py)."""
    if effect.stat == "treasure_parts":
        return False
    return effect.of == "first_enemy_stack" or targets.has_targets(t, use, effect.of)


def _change(t: Conquest, use: Use, effect: fx.Change) -> Rules[None]:
    """Changes a number of stacks for a part of the battle."""
    if effect.of == "first_enemy_stack":
        side = targets.side_of(t, use)
        t.battle.modifiers.append(
            Modifier(
                kind=effect.stat, n=effect.n, side=1 - side, until=effect.until, source=use.source, by=side
            )
        )
        return
    for stack in (yield from targets.named(t, use, effect.of)):
        targets.modify(t, use, effect.stat, effect.until, stack=stack.id, n=effect.n)
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
        t.battle.sides[targets.side_of(t, use)].luck += effect.n
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


def _advance(t: Conquest, use: Use, effect: fx.Advance) -> Rules[None]:
    yield from learn(t, t.hero(use.hero))


def learn(t: Conquest, hero: Hero) -> Rules[None]:
    """A hero gains a skill, with what it brings when it is gained."""
    skill = yield from advance.gain_skill(t, hero)
    if skill is None:
        return
    for held in t.abilities(hero).moments.get("gained", ()):
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
        yield from wounds.upgrade(t, targets.side_of(t, use), effect.n)
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
    enemy = 1 - targets.side_of(t, use)
    if effect.to == "enemy":
        yield from wounds.deal(t, enemy, effect.n)
        return
    for stack in (yield from targets.named(t, use, effect.to)):
        n = effect.on_token if effect.on_token and stack.kind == "creature" else effect.n
        yield from wounds.deal(t, enemy, n, target=stack.id, spills=False)


def _can_roll(t: Conquest, use: Use, effect: fx.MagicRoll) -> bool:
    return not effect.instead or not attacked(t, targets.side_of(t, use))


def _magic_roll(t: Conquest, use: Use, effect: fx.MagicRoll) -> Rules[None]:
    """d8 against Magic: no attack roll, unless it stands instead of the attack."""
    battle = t.battle
    side = targets.side_of(t, use)
    magic = values.magic(t, t.hero(use.hero))
    target = ""
    if effect.to != "enemy":
        named = yield from targets.named(t, use, effect.to)
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
    yield from wounds.resurrect(t, targets.side_of(t, use), effect.n)


def _can_resurrect(t: Conquest, use: Use, effect: fx.Resurrect) -> bool:
    return bool(wounds.raisable(t, targets.side_of(t, use)))


def _can_summon(t: Conquest, use: Use, effect: fx.Summon) -> bool:
    """Each elemental token exists once."""
    id_ = ELEMENTAL[effect.element].id
    return all(stack.printed != id_ for stack in t.battle.stacks.values())


def _summon(t: Conquest, use: Use, effect: fx.Summon) -> Rules[None]:
    """An elemental joins before the battle, so it is put on the track with all others (HE-BATTLE-07)."""
    yield from ()
    record = ELEMENTAL[effect.element]
    battle = t.battle
    stack = Stack(
        id=f"s{len(battle.stacks)}",
        side=targets.side_of(t, use),
        kind="elemental",
        printed=record.id,
        numbers=effect.numbers or record.numbers,
        strength=record.strength,
    )
    battle.stacks[stack.id] = stack
    battle.named = stack.id
    t.tell("battle.summoned", hero=use.hero, who=record.id, n=stack.numbers, rules=("HE-BATTLE-07",))


def _adjust(t: Conquest, use: Use, effect: fx.Adjust) -> Rules[None]:
    yield from ()
    stack = t.battle.stacks[t.battle.named]
    stack.strength = effect.strength or stack.strength
    stack.numbers = effect.numbers or stack.numbers


# ---------------------------------------------------------------------- scrolls


def _cancel_scroll(t: Conquest, use: Use, effect: fx.CancelScroll) -> Rules[None]:
    """That the scroll was used is what cancels the other (scrolls.py)."""
    yield from ()


def _keep_scroll(t: Conquest, use: Use, effect: fx.KeepScroll) -> Rules[None]:
    (face,) = yield from t.roll(use.seat, "scroll", ATTACK_SIDES, 1)
    rolled = face + 1
    t.tell("scroll.saved", hero=use.hero, dice=(rolled,), source=use.source)
    if rolled <= effect.up_to:
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


CAN: Final[dict[type[fx.Effect], Check]] = {
    fx.Change: _can_change,
    fx.Upgrade: _can_upgrade,
    fx.Teleport: _can_teleport,
    fx.MagicRoll: _can_roll,
    fx.Resurrect: _can_resurrect,
    fx.Summon: _can_summon,
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
    fx.CancelScroll: _cancel_scroll,
    fx.KeepScroll: _keep_scroll,
    fx.Choice: _choice,
    fx.All: _all,
}
