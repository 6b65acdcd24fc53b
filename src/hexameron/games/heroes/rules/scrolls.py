"""Magic scrolls: who can use which, and what their use brings about (SCROLL, TIME)."""

from __future__ import annotations

from functools import cache
from typing import Final

from hexameron.games.heroes.content import catalogue
from hexameron.games.heroes.content.effects import Moment, Rule
from hexameron.games.heroes.content.scrolls import SCROLLS
from hexameron.games.heroes.options import UseScroll
from hexameron.games.heroes.rules import abilities, effects, sources, targets, values
from hexameron.games.heroes.rules.sources import Use
from hexameron.games.heroes.state import NOBODY, Hero, Modifier
from hexameron.games.heroes.table import HERO_CARD, Conquest
from hexameron.kernel.asking import Option, Rules, Seat
from hexameron.kernel.ids import handle_of, thing_id
from hexameron.kernel.things import EVERYBODY

LEVEL: Final[dict[Moment, int]] = {
    moment: min(scroll.level for scroll in SCROLLS if scroll.first.when == moment)
    for moment in dict.fromkeys(scroll.first.when for scroll in SCROLLS)
}
"""The Magic that the easiest scroll of a moment asks for."""
CANCELLING: Final = tuple(
    catalogue.FACE[scroll.id] for scroll in SCROLLS if scroll.first.when == "enemy_scroll"
)


@cache
def ways_of(face: int, hero: str) -> tuple[tuple[Rule, ...], ...]:
    """The ways in which a hero can use a scroll, whatever its level (HE-SCROLL-04)."""
    return abilities.lore_ways(catalogue.scroll(face), HERO_CARD[hero].schools)


def may_hold(t: Conquest, hero: Hero, moment: Moment) -> bool:
    """Whether by public facts the hero may have a scroll for this moment (HE-SCROLL-01)."""
    return bool(t.held(hero, "scrolls")) and values.magic(t, hero) >= LEVEL.get(moment, len(SCROLLS))


def usable(t: Conquest, hero: Hero, moment: Moment) -> list[UseScroll]:
    """The scrolls that the hero can use now, each in its ways (HE-SCROLL-02)."""
    held = t.held(hero, "scrolls")
    if not held:
        return []
    magic = values.magic(t, hero)
    found = []
    for card in held:
        scroll = t.scroll(card)
        if scroll.first.when != moment or scroll.level > magic or _resting(t, hero, card):
            continue
        use = Use(hero.seat, hero.id, scroll.id, card)
        for number, way in enumerate(ways_of(t.things.face[card], hero.id)):
            if effects.fits(t, use, way[0]) and effects.can(t, use, way[0].effect):
                found.append(UseScroll(thing_id(card), number))
    return found


def use(t: Conquest, hero: Hero, moment: Moment, got: UseScroll) -> Rules[bool]:
    """Uses a scroll; True if a reaction's own effect cancelled something, as Dispel Magic does.

    It is shown, the enemy may cancel it, it works, and it is discarded (HE-SCROLL-03).
    """
    card = handle_of(got.scroll)
    t.things.show_all(card)
    source = t.scroll(card).id
    t.tell("scroll.used", hero=hero.id, card=got.scroll, rules=("HE-SCROLL-02", "HE-SCROLL-03"))
    use_ = Use(hero.seat, hero.id, source, card)
    way = ways_of(t.things.face[card], hero.id)[got.way]
    if (yield from _cancelled(t, hero)):
        t.discard(card, "scroll")
        t.tell("scroll.cancelled", hero=hero.id, card=got.scroll)
        return False
    for rule in way:
        if rule.when == moment:
            yield from effects.run(t, use_, rule.effect)
        else:
            t.battle.modifiers.append(
                Modifier(kind="later", source=source, side=targets.side_of(t, use_), until="battle")
            )
    yield from _put_away(t, hero, card)
    return True


def _put_away(t: Conquest, hero: Hero, card: int) -> Rules[None]:
    """Discards a used scroll, unless something lets the hero keep it."""
    for use_, held in sources.of_hero(t, hero, "scroll_used"):
        for rule in held.ways[-1]:
            yield from effects.run(t, use_._replace(card=card), rule.effect)
    if not _resting(t, hero, card):
        t.discard(card, "scroll")


# ---------------------------------------------------------------------- kept scrolls


def keep(t: Conquest, hero: Hero, card: int) -> None:
    """A used scroll stays, but not for the same battle turn or activation."""
    battle = t.state.battle
    if battle is not None:
        battle.used.append(f"{hero.id}.{thing_id(card)}:turn")
    else:
        t.action.kept.append(card)
    t.tell("scroll.kept", hero=hero.id, card=thing_id(card))


def _resting(t: Conquest, hero: Hero, card: int) -> bool:
    """Whether a scroll was used and kept in this battle turn or activation."""
    state = t.state
    if state.battle is not None:
        return f"{hero.id}.{thing_id(card)}:turn" in state.battle.used
    return state.action is not None and card in state.action.kept


# ---------------------------------------------------------------------- against an enemy's scroll


def _cancelled(t: Conquest, hero: Hero) -> Rules[bool]:
    """Before a scroll works in battle the enemy hero may cancel it.

    Whether he is asked follows from public facts: scrolls in his hand, his Magic, and whether everybody knows
    where all such scrolls are.
    """
    battle = t.state.battle
    if battle is None or battle.token != NOBODY:
        return False
    enemy = t.hero(next(side.hero for side in battle.sides if side.hero != hero.id))
    if not may_hold(t, enemy, "enemy_scroll") or not _still_hidden(t):
        return False

    def react(seat: Seat, option: Option) -> Rules[bool]:
        assert isinstance(option, UseScroll)
        return (yield from use(t, enemy, "enemy_scroll", option))

    return (
        yield from t.window(
            "battle.enemy_scroll",
            (enemy.seat,),
            lambda _: True,
            lambda _: usable(t, enemy, "enemy_scroll"),
            react,
            actor=hero.id,
        )
    )


def _still_hidden(t: Conquest) -> bool:
    """Whether not all scrolls that cancel lie open; how many there are is known to all."""
    things = t.things
    return any(
        face in CANCELLING and seen != EVERYBODY for face, seen in zip(things.face, things.seen, strict=True)
    )
