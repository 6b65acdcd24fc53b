"""An attack: dice, the elite die, rerolls, and the wounds they deal (ATK, ELITE, REROLL, LUCK)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hexameron.games.heroes.content.dice import ATTACK_SIDES, ELITE_DIE, hits
from hexameron.games.heroes.options import (
    Aim,
    RerollMisses,
    RerollOne,
    Revive,
    SpendLuck,
    Strike,
    TurnElite,
    UseCard,
)
from hexameron.games.heroes.rules import battle_cards, stacks, values, wounds
from hexameron.games.heroes.state import Attack, Stack
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Done, Option, Rules

DONE = Done()
SKULLS = {"skull": 1, "two_skulls": 2}


def strikes(t: Conquest, stack: Stack) -> list[Strike]:
    """The ways in which a stack or hero can attack."""
    elite = (False, True) if stacks.may_use_elite_die(t, stack) else (False,)
    magic: tuple[bool, ...] = (False,)
    if stack.kind == "hero" and values.permits(t, stacks.leader(t, stack), "magic_for_strength"):
        magic = (False, True)
    return [Strike(die, power) for die in elite for power in magic]


def strike(t: Conquest, stack: Stack) -> Rules[None]:
    """A stack attacks as its player likes (HE-ATK-08, HE-ELITE-10)."""
    found = strikes(t, stack)
    got = found[0]
    if len(found) > 1:
        got = yield from t.ask(
            t.battle.sides[stack.side].seat, "battle.strike", lambda: found, actor=stack.id
        )
    yield from attack(t, stack, got)


def attack(t: Conquest, stack: Stack, way: Strike) -> Rules[None]:
    """One attack from its target to its wounds (HE-ATK-01..09)."""
    _first_to_attack(t, stack)
    hero = stacks.leader(t, stack) if stack.kind == "hero" else None
    strength = values.magic(t, hero) if hero and way.magic else stacks.strength(t, stack)
    made = Attack(stack=stack.id, strength=strength)
    t.battle.attack = made
    if stacks.has(t, stack, "precise"):
        made.target = yield from _aim(t, stack)
    dice = stacks.dice_number(t, stack, elite=way.elite)
    yield from resolve(t, made, dice, elite=way.elite)


def magic_attack(t: Conquest, stack: Stack, dice: int, magic: int, target: str) -> Rules[None]:
    """What a hero does by magic instead of attacking: an attack roll with dice of its own (HE-REROLL-01)."""
    made = Attack(stack=stack.id, strength=magic, target=target)
    t.battle.attack = made
    yield from resolve(t, made, dice, elite=False, magic=True)


def resolve(t: Conquest, made: Attack, dice: int, *, elite: bool, magic: bool = False) -> Rules[None]:
    """Roll, rerolls of the attacker, rerolls that are forced, what lowers wounds, wounds (HE-REROLL-03)."""
    battle = t.battle
    stack = battle.stacks[made.stack]
    yield from _roll(t, made, dice, elite=elite)
    yield from _own_rerolls(t, made, precise=not magic and stacks.has(t, stack, "precise"))
    yield from _forced_rerolls(t, made)
    if made.elite == "laurel":
        yield from _laurel(t, stack)
    yield from _lower(t, made)
    n = count(t, made)
    enemy = 1 - stack.side
    if n and _army_warded(t, enemy):
        n = 0
    t.tell("battle.hits", who=stacks.name(t, stack), side=stack.side, n=n, rules=("HE-ATK-05", "HE-ATK-09"))
    pierces = not magic and stacks.has(t, stack, "pierce")
    yield from wounds.deal(t, enemy, n, target=made.target, pierces=pierces, attack=True)
    battle.attack = None


# ---------------------------------------------------------------------- before the roll


def _first_to_attack(t: Conquest, stack: Stack) -> None:
    """What was laid upon the first stack to attack of a side is upon this one."""
    if stack.kind == "hero":
        return
    for one in t.battle.modifiers:
        if one.kind == "attacks" and not one.stack and one.side == stack.side:
            one.stack = stack.id


def _aim(t: Conquest, stack: Stack) -> Rules[str]:
    """A Precise Attack names its target, which Defence prevents (HE-ABIL-01, HE-ABIL-03)."""
    found = [Aim(one.id) for one in stacks.targets(t, 1 - stack.side) if not stacks.has(t, one, "defence")]
    if not found:
        return ""
    got = yield from t.ask(t.battle.sides[stack.side].seat, "battle.aim", lambda: found, actor=stack.id)
    named = t.battle.stacks[got.stack]
    t.tell("battle.aims", who=stacks.name(t, stack), target=stacks.name(t, named), rules=("HE-ABIL-01",))
    return got.stack


def _roll(t: Conquest, made: Attack, dice: int, *, elite: bool) -> Rules[None]:
    seat = t.battle.sides[t.battle.stacks[made.stack].side].seat
    if dice:
        made.dice = yield from _d8(t, seat, dice)
        made.was = [0] * dice
    if elite:
        made.elite = yield from _elite_die(t, seat)
    _tell_dice(t, "battle.rolls", made, rules=("HE-ATK-04", "HE-ELITE-10"))


def _d8(t: Conquest, seat: int, n: int) -> Rules[list[int]]:
    faces = yield from t.roll(seat, "battle", ATTACK_SIDES, n)
    return [face + 1 for face in faces]


def _elite_die(t: Conquest, seat: int) -> Rules[str]:
    (face,) = yield from t.roll(seat, "elite", len(ELITE_DIE), 1)
    return ELITE_DIE[face]


def _tell_dice(t: Conquest, name: str, made: Attack, rules: tuple[str, ...]) -> None:
    stack = t.battle.stacks[made.stack]
    t.tell(
        name,
        who=stacks.name(t, stack),
        side=stack.side,
        strength=made.strength,
        n=len(made.dice),
        dice=tuple(made.dice),
        does=tuple("die.hit" if hits(face, made.strength) else "die.miss" for face in made.dice),
        elite=made.elite,
        rules=rules,
    )


# ---------------------------------------------------------------------- rerolls


def fresh(made: Attack, *, hit: bool) -> list[int]:
    """The dice that hit, or missed, and were not rolled again yet (HE-REROLL-01)."""
    return [
        place
        for place, (face, was) in enumerate(zip(made.dice, made.was, strict=True))
        if not was and hits(face, made.strength) == hit
    ]


def reroll(t: Conquest, made: Attack, places: Sequence[int], rules: tuple[str, ...]) -> Rules[None]:
    """Rolls some d8 again; the new results count (HE-REROLL-04)."""
    if not places:
        return
    seat = t.battle.sides[t.battle.stacks[made.stack].side].seat
    for place, face in zip(places, (yield from _d8(t, seat, len(places))), strict=True):
        made.was[place], made.dice[place] = made.dice[place], face
    _tell_dice(t, "battle.rerolls", made, rules=(*rules, "HE-REROLL-04"))


def reroll_elite_die(t: Conquest, made: Attack, rules: tuple[str, ...]) -> Rules[None]:
    """Rolls the elite die again; its new face counts, even where the old one was cancelled."""
    seat = t.battle.sides[t.battle.stacks[made.stack].side].seat
    made.elite_was, made.elite = made.elite, (yield from _elite_die(t, seat))
    made.spent = [used for used in made.spent if used != "bad_luck"]
    _tell_dice(t, "battle.rerolls", made, rules=rules)


def suffers_bad_luck(t: Conquest, made: Attack) -> bool:
    """Whether the Bad Luck face works against this attack."""
    if made.elite != "bad_luck" or "bad_luck" in made.spent:
        return False
    hero = t.battle.sides[t.battle.stacks[made.stack].side].hero
    return not (hero and values.permits(t, t.hero(hero), "no_bad_luck"))


def _own_rerolls(t: Conquest, made: Attack, *, precise: bool) -> Rules[None]:
    """What the attacker may do with the roll: Luck, the Luck face, Precise Attack, cards."""
    battle = t.battle
    number = battle.stacks[made.stack].side
    seat = battle.sides[number].seat

    while True:
        found = _reroll_options(t, made, precise=precise)
        found += battle_cards.reactions(t, number, "own_attack")
        if not found:
            return
        got = yield from t.ask(seat, "battle.reroll", partial(_or_done, found), actor=made.stack)
        if isinstance(got, RerollMisses):
            made.spent.append("luck")
            yield from reroll(t, made, fresh(made, hit=False), ("HE-ELITE-04",))
        elif isinstance(got, RerollOne):
            made.spent.append("precise")
            yield from reroll(t, made, fresh(made, hit=False)[:1], ("HE-ABIL-02",))
        elif isinstance(got, SpendLuck):
            yield from _spend_luck(t, made, got)
        elif isinstance(got, UseCard):
            yield from battle_cards.use(t, number, "own_attack", got)
        else:
            return


def _reroll_options(t: Conquest, made: Attack, *, precise: bool) -> list[Option]:
    found: list[Option] = []
    missed = fresh(made, hit=False)
    if missed and made.elite == "luck" and "luck" not in made.spent:
        found.append(RerollMisses())
    if missed and precise and "precise" not in made.spent:
        found.append(RerollOne())
    if luck(t, t.battle.stacks[made.stack].side):
        if missed:
            found.append(SpendLuck("misses"))
        if made.elite and not made.elite_was:
            found.append(SpendLuck("elite_die"))
        if suffers_bad_luck(t, made) and fresh(made, hit=True):
            found.append(SpendLuck("bad_luck"))
    return found


def luck(t: Conquest, number: int) -> int:
    """The Luck tokens that a side can spend (HE-LUCK-01)."""
    side = t.battle.sides[number]
    return side.luck + t.hero(side.hero).luck if side.hero else 0


def _spend_luck(t: Conquest, made: Attack, got: SpendLuck) -> Rules[None]:
    """Discards a Luck token, one for this battle first (HE-LUCK-02..04)."""
    side = t.battle.sides[t.battle.stacks[made.stack].side]
    if side.luck:
        side.luck -= 1
    else:
        t.hero(side.hero).luck -= 1
    t.tell("luck.spent", hero=side.hero, rules=("HE-LUCK-04",))
    if got.against == "misses":
        yield from reroll(t, made, fresh(made, hit=False), ("HE-LUCK-02",))
    elif got.against == "elite_die":
        yield from reroll_elite_die(t, made, ("HE-LUCK-02",))
    else:
        made.spent.append("bad_luck")
        t.tell("battle.no_bad_luck", hero=side.hero, rules=("HE-LUCK-03",))


def _forced_rerolls(t: Conquest, made: Attack) -> Rules[None]:
    """Bad Luck, then what the enemy's cards impose, on dice not rolled again yet (HE-ELITE-08)."""
    if suffers_bad_luck(t, made):
        yield from reroll(t, made, fresh(made, hit=True), ("HE-ELITE-08",))
    yield from _answers(t, made, "battle.force", rerolls=True)


def _lower(t: Conquest, made: Attack) -> Rules[None]:
    """What the enemy's cards take from the wounds, after all rerolls."""
    yield from _answers(t, made, "battle.lower", rerolls=False)


def _answers(t: Conquest, made: Attack, prompt: str, *, rerolls: bool) -> Rules[None]:
    """The other side answers an attack with its cards."""
    battle = t.battle
    number = 1 - battle.stacks[made.stack].side
    if not battle.sides[number].hero:
        return

    while found := battle_cards.reactions(t, number, "enemy_attack", rerolls=rerolls):
        seat = battle.sides[number].seat
        got = yield from t.ask(seat, prompt, partial(_or_done, found), actor=made.stack)
        if not isinstance(got, UseCard):
            return
        yield from battle_cards.use(t, number, "enemy_attack", got)


def _or_done(found: Sequence[Option]) -> list[Option]:
    return [*found, DONE]


# ---------------------------------------------------------------------- what comes of it


def hit_number(made: Attack) -> int:
    """How many d8 hit (HE-ATK-05..07)."""
    return sum(hits(face, made.strength) for face in made.dice)


def skulls(made: Attack) -> int:
    """The wounds of the elite die (HE-ELITE-03)."""
    return 0 if made.no_skulls else SKULLS.get(made.elite, 0)


def count(t: Conquest, made: Attack) -> int:
    """The wounds of an attack: a Slayer's d8 wound twice; cards halve and lower them (HE-ABIL-11)."""
    stack = t.battle.stacks[made.stack]
    each = 2 if stacks.has(t, stack, "slayer") else 1
    n = hit_number(made) * each + skulls(made)
    enemy = 1 - stack.side
    for one in t.battle.modifiers:
        if one.kind == "halve" and one.side == enemy:
            n //= 2
    return max(n - made.lowered, 0)


def _army_warded(t: Conquest, side: int) -> bool:
    """Whether a card keeps all wounds of this attack from the army; it is used up."""
    for one in t.battle.modifiers:
        if one.kind == "ward" and not one.stack and one.side == side:
            t.battle.modifiers.remove(one)
            t.tell("battle.warded", who=t.battle.sides[side].hero, source=one.source)
            return True
    return False


def _laurel(t: Conquest, stack: Stack) -> Rules[None]:
    """The Laurel turns a unit of the stack or raises one; a hero has the choice of all (HE-ELITE-05..07)."""
    side = t.battle.sides[stack.side]
    if not side.hero:
        if stack.wounds:
            stack.wounds -= 1
            t.tell("battle.raised", who=stacks.name(t, stack), side=stack.side, rules=("HE-ELITE-07",))
        return
    own = stack if stack.kind == "unit" else None
    found: list[TurnElite | Revive | Done] = [*wounds.promotable(t, stack.side, own)]
    if not values.permits(t, t.hero(side.hero), "no_laurel_resurrection"):
        found += wounds.raisable(t, stack.side, own)
    if not found:
        return
    got = yield from t.ask(side.seat, "battle.laurel", lambda: [*found, DONE], actor=stack.id)
    if isinstance(got, TurnElite):
        wounds.promote(t, t.battle.stacks[got.stack], marked=got.marked)
    elif isinstance(got, Revive):
        wounds.raise_unit(t, t.battle.stacks[got.stack])
