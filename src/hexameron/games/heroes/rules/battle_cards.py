"""When skills, artifacts, buildings and scrolls are used in battle (TIME)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from hexameron.games.heroes.content.effects import (
    BanEliteDie,
    Change,
    Luck,
    Moment,
    Reroll,
    Rule,
    Take,
)
from hexameron.games.heroes.options import UseCard, UseScroll
from hexameron.games.heroes.rules import effects, scrolls, sources, track
from hexameron.games.heroes.rules.abilities import Held
from hexameron.games.heroes.rules.sources import Use
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import CHECKPOINT, Done, Rules

DONE = Done()
ONCE_A_BATTLE: Sequence[Moment] = ("before_battle", "after_battle")


# ---------------------------------------------------------------------- what there is to use


def held_for(t: Conquest, number: int, moment: Moment) -> Iterator[tuple[Use, Held]]:
    """What a side's hero and his player have for a moment; scrolls are not among it."""
    side = t.battle.sides[number]
    if side.hero:
        hero = t.hero(side.hero)
        yield from sources.of_hero(t, hero, moment)
        yield from sources.of_player(t, hero.seat, moment, hero.id)


def uses(t: Conquest, number: int, moment: Moment) -> list[UseCard]:
    """The cards and buildings that a side can use now, each in its ways."""
    found = []
    for use_, held in held_for(t, number, moment):
        if f"{use_.hero}.{held.source}:turn" in t.battle.used or is_honour(held):
            continue
        for place, way in _different(held):
            if not by_itself(way[0]) and _ready(t, use_, way[0]) and effects.can(t, use_, way[0].effect):
                found.append(UseCard(held.source, place))
    return found


def _different(held: Held) -> list[tuple[int, tuple[Rule, ...]]]:
    """The ways of a card; of two that do the same the second, with fewer limits, is enough."""
    by_effect = {tuple(rule.effect for rule in way): (place, way) for place, way in enumerate(held.ways)}
    return list(by_effect.values())


def _ready(t: Conquest, use_: Use, rule: Rule) -> bool:
    if rule.limit == "battle" and f"{use_.hero}.{use_.source}:battle" in t.battle.used:
        return False
    return effects.fits(t, use_, rule)


def is_honour(held: Held) -> bool:
    """Whether this is about the elite die, which is decided before all other skills (HE-BLDG-13)."""
    return isinstance(held.ways[0][0].effect, BanEliteDie)


def by_itself(rule: Rule) -> bool:
    """Whether a rule works without its owner naming or deciding anything."""
    effect = rule.effect
    if isinstance(effect, Change):
        return effect.of == "first_enemy_stack"
    return isinstance(effect, (Take, Luck))


def reactions(t: Conquest, number: int, moment: Moment, *, rerolls: bool = True) -> list[UseCard]:
    """What a side can answer an attack with: rerolls, or what comes after them."""
    if not _has(t, number, moment):
        return []
    return [one for one in uses(t, number, moment) if _rerolls(t, number, moment, one) == rerolls]


def _rerolls(t: Conquest, number: int, moment: Moment, got: UseCard) -> bool:
    _, way = _found(t, number, moment, got)
    return isinstance(way[0].effect, Reroll)


def _has(t: Conquest, number: int, moment: Moment) -> bool:
    """Whether a side has anything but scrolls for a moment."""
    side = t.battle.sides[number]
    if not side.hero:
        return False
    hero = t.hero(side.hero)
    return moment in t.abilities(hero).moments or moment in t.estate(hero.seat).moments


def hides(t: Conquest, number: int, moment: Moment) -> bool:
    """Whether a side may have a scroll for a moment, for all that the others know."""
    side = t.battle.sides[number]
    return bool(side.hero) and scrolls.may_hold(t, t.hero(side.hero), moment)


# ---------------------------------------------------------------------- using it


def use(t: Conquest, number: int, moment: Moment, got: UseCard) -> Rules[None]:
    """Uses a card or building; how often it may be used depends on the rule and its moment (HE-TIME-05)."""
    use_, way = _found(t, number, moment, got)
    once = way[0].limit == "battle" or moment in ONCE_A_BATTLE
    t.battle.used.append(f"{use_.hero}.{use_.source}:turn")
    if once:
        t.battle.used.append(f"{use_.hero}.{use_.source}:battle")
    t.tell("battle.uses", hero=use_.hero, source=use_.source, rules=("HE-TIME-05",))
    for rule in way:
        yield from effects.run(t, use_, rule.effect)


def _found(t: Conquest, number: int, moment: Moment, got: UseCard) -> tuple[Use, tuple[Rule, ...]]:
    return next(
        (use_, held.ways[got.way]) for use_, held in held_for(t, number, moment) if held.source == got.source
    )


def play(t: Conquest, number: int, moment: Moment, got: UseCard | UseScroll) -> Rules[None]:
    """Uses what was chosen."""
    if isinstance(got, UseScroll):
        yield from scrolls.use(t, t.hero(t.battle.sides[number].hero), moment, got)
    else:
        yield from use(t, number, moment, got)


def options(t: Conquest, number: int, moment: Moment) -> list[UseCard | UseScroll | Done]:
    """All that a side can use at a moment."""
    found: list[UseCard | UseScroll | Done] = []
    found += uses(t, number, moment)
    found += scrolls.usable(t, t.hero(t.battle.sides[number].hero), moment)
    return found


# ---------------------------------------------------------------------- moments


def begin(t: Conquest, moment: Moment) -> Rules[None]:
    """A moment has come: what works by itself works now, the attacker's first (HE-TIME-02)."""
    battle = t.battle
    battle.asked = 0
    for number, side in enumerate(battle.sides):
        side.passed = not side.hero
        for use_, held in list(held_for(t, number, moment)):
            way = held.ways[-1]
            if by_itself(way[0]) and _ready(t, use_, way[0]) and effects.can(t, use_, way[0].effect):
                for rule in way:
                    yield from effects.run(t, use_, rule.effect)


def offer(t: Conquest, moment: Moment) -> Rules[None]:
    """Both sides use what they like, in turns, the attacker first, until both pass (HE-TIME-02).

    Who passed is asked again after the other has used something.
    """
    battle = t.battle
    while not (battle.sides[0].passed and battle.sides[1].passed):
        number = 1 - battle.asked if battle.sides[battle.asked].passed else battle.asked
        side = battle.sides[number]
        battle.asked = 1 - number
        if not _has(t, number, moment) and not hides(t, number, moment):
            side.passed = True
            continue
        battle.asked = number
        if t.recording:
            yield CHECKPOINT
        got = yield from t.ask(
            side.seat,
            f"battle.{moment}",
            partial(_listed, t, number, moment),
            show=partial(hides, t, number, moment),
        )
        battle.asked = 1 - number
        if isinstance(got, Done):
            side.passed = True
            continue
        battle.sides[1 - number].passed = not battle.sides[1 - number].hero
        yield from play(t, number, moment, got)
        if moment == "turn_start":
            yield from track.put_right(t)


def _listed(t: Conquest, number: int, moment: Moment) -> list[UseCard | UseScroll | Done]:
    return [*options(t, number, moment), DONE]
