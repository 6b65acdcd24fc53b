"""What cards do in signs: the short form beside ``card_texts``, made from the same effects.

A sign with an icon is drawn as that with its number, its text is spoken; one without is drawn as its text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexameron.games.heroes.content import effects as fx
from hexameron.games.heroes.content.records import Artifact, Building, Hero, Side, Treasure, Unit, Week
from hexameron.games.heroes.content.units import ELEMENTALS
from hexameron.games.heroes.screen import card_texts
from hexameron.games.heroes.screen.looks import (
    COMMAND,
    ELITE,
    EXPERIENCE,
    GOLD,
    INITIATIVE,
    LUCK,
    MAGIC,
    MOVEMENT,
    NUMBERS,
    POWER,
    RESOURCES,
    ROUT,
    SCHOOL_COLOURS,
    STRENGTH,
    TREASURE,
    WOUND,
    icon_of,
)
from hexameron.kernel.scene import Badge
from hexameron.kernel.text import Text
from hexameron.kernel.text import text as say

Signs = tuple[Badge, ...]

DICE, ZONE, LIMIT, RAISED, SCHOOL = (
    "rolling-dices", "flag-objective", "knight-banner", "angel-wings", "spell-book",
)  # fmt: skip
DARK: Final = "moon"
STATS: Final = {
    "strength": STRENGTH,
    "magic": MAGIC,
    "initiative": INITIATIVE,
    "command": COMMAND,
    "attacks": DICE,
    "movement": MOVEMENT,
    "rout": ROUT,
    "zone": ZONE,
    "recruit_limit": LIMIT,
}
"""The values that have a sign."""
DRAWN: Final = {fx.DrawScroll: "tied-scroll", fx.DrawArtifact: "ring", fx.DrawTreasure: TREASURE}
"""Cards that are drawn."""
MINE: Final = ("hero", "player")
"""Whom a card concerns if it says nothing else."""


def word(id_: str, **args: int | Text) -> Badge:
    """A sign that is a word or two."""
    return Badge(text=say(id_, **args))


def named(id_: str) -> Badge:
    """The name of something, as a sign."""
    return Badge(text=card_texts.named(id_))


def amount(n: int) -> Badge:
    """A number with its sign: what goes up or down."""
    return word("sign.more" if n > 0 else "sign.less", n=abs(n))


def gold(n: int) -> Signs:
    """A price in gold."""
    return (Badge(GOLD, say("card.gold", n=n), n),)


def school(name: str) -> Signs:
    """The school for whose heroes the second part of a card is."""
    return (Badge(SCHOOL, Text(f"school.{name}"), colour=SCHOOL_COLOURS.get(name, "red")),)


# ---------------------------------------------------------------------------- effects


def signs_of(effect: fx.Effect) -> Signs:
    """What an effect does, in signs."""
    spoken = card_texts.phrase(effect)
    match effect:
        case fx.Change():
            return _change(effect)
        case fx.Permit():
            return (word(f"sign.permit.{effect.what}"),)
        case fx.Lend():
            return (named(f"ability.{effect.ability}"),)
        case fx.Choice():
            return _joined([signs_of(option) for option in effect.options], "sign.or")
        case fx.All():
            return tuple([sign for part in effect.effects for sign in signs_of(part)])
        case fx.Discount():
            return (named(effect.unit), Badge(GOLD, spoken), amount(-effect.basic))
        case _:
            return _gained(effect, spoken)


def _gained(effect: fx.Effect, spoken: Text) -> Signs:
    match effect:
        case fx.Take():
            paid = ((GOLD, effect.gold), (RESOURCES, effect.resources))
            return tuple([Badge(icon, spoken, n) for icon, n in paid if n])
        case fx.Power():
            return (Badge(POWER, spoken), amount(effect.n))
        case fx.Experience():
            return (Badge(EXPERIENCE, spoken, effect.n),)
        case fx.Luck():
            return (Badge(LUCK, spoken, effect.n),)
        case fx.Upgrade():
            return (Badge(ELITE, spoken, effect.n or None), *(() if effect.n else (word("sign.all"),)))
        case fx.DrawScroll() | fx.DrawArtifact() | fx.DrawTreasure():
            return (Badge(DRAWN[type(effect)], spoken), amount(1))
        case fx.Join():
            return (Badge(NUMBERS, spoken), amount(effect.n))
        case _:
            return _in_battle(effect, spoken)


def _in_battle(effect: fx.Effect, spoken: Text) -> Signs:
    match effect:
        case fx.Wounds():
            each = (word("sign.each"),) if effect.on_token else ()
            return (Badge(WOUND, spoken, effect.n), *each)
        case fx.MagicRoll():
            twice = (word("sign.times", n=effect.wounds),) if effect.wounds > 1 else ()
            return (Badge(DICE, spoken, effect.dice), Badge(WOUND, spoken), *twice)
        case fx.Resurrect():
            return (Badge(RAISED, spoken, effect.n),)
        case fx.Summon():
            return (named(next(one.id for one in ELEMENTALS if one.element == effect.element)),)
        case fx.Adjust():
            icon, n = (STRENGTH, effect.strength) if effect.strength else (NUMBERS, effect.numbers)
            return (Badge(icon, spoken, n),)
        case fx.Absorb() | fx.Soften():
            return (Badge(WOUND, spoken), amount(-effect.n))
        case fx.Ward() | fx.Stun() | fx.AttackNow() | fx.Cleanse():
            return (word(f"sign.of.{effect.of}"), word(f"sign.{type(effect).__name__.lower()}"))
        case fx.Reroll():
            return (word(f"sign.reroll.{effect.what}"),)
        case fx.KeepScroll():
            return (word("sign.keepscroll", n=effect.up_to),)
        case _:
            return (word(f"sign.{type(effect).__name__.lower()}"),)


def _change(effect: fx.Change) -> Signs:
    whom = () if effect.of in MINE else (word(f"sign.of.{effect.of}"),)
    if effect.stat in STATS:
        return (*whom, Badge(STATS[effect.stat], card_texts.phrase(effect)), amount(effect.n))
    return (word(f"sign.stat.{effect.stat}"), amount(effect.n))


def _joined(parts: Sequence[Signs], between: str) -> Signs:
    signs: list[Badge] = []
    for part in parts:
        signs += [word(between), *part] if signs else part
    return tuple(signs)


# ---------------------------------------------------------------------------- cards


def rules_signs(rules: Sequence[fx.Rule]) -> Signs:
    """All that a thing does."""
    return _joined([signs_of(rule.effect) for rule in rules], "sign.stroke")


def artifact_signs(card: Artifact) -> Signs:
    """What an artifact does; the Tear only opens the Temple."""
    return rules_signs(card.rules) if card.rules else (word("sign.tear"),)


def treasure_signs(card: Treasure) -> Signs:
    """The four parts of a Treasure card."""
    return _joined([signs_of(part) for part in card.parts], "sign.stroke")


def week_signs(card: Week) -> Signs:
    """Dark Days first, then the event."""
    dark = [(Badge(DARK, Text("card.dark")),)] if card.dark else []
    return _joined([*dark, *(signs_of(rule.effect) for rule in card.rules)], "sign.stroke")


def cost_signs(building: Building) -> Signs:
    """The prices of a building, of which one is paid."""
    prices: list[Signs] = []
    for cost in building.costs:
        spoken = card_texts.price_text(cost)
        paid = [Badge(icon, spoken, n) for icon, n in ((RESOURCES, cost.resources), (GOLD, cost.gold)) if n]
        if cost.artifact:
            paid.append(Badge(icon_of(cost.artifact), spoken))
        prices.append(tuple(paid))
    return _joined(prices, "sign.or")


def action_signs(action: str) -> Signs:
    """One of the actions of an action card."""
    return (Badge(icon_of(f"action.{action}"), Text(f"action.{action}")), word(f"sign.action.{action}"))


def hero_signs(hero: Hero) -> Signs:
    """The four values of a hero."""
    return (
        Badge(STRENGTH, say("card.value.strength", n=hero.strength), hero.strength),
        Badge(MAGIC, say("card.value.magic", n=hero.magic), hero.magic),
        Badge(INITIATIVE, say("card.value.initiative", n=hero.initiative), hero.initiative),
        Badge(COMMAND, say("card.value.command", n=hero.command), hero.command),
    )


def unit_signs(unit: Unit) -> Signs:
    """The values of a unit."""
    return (
        Badge(STRENGTH, say("card.value.strength", n=unit.strength), unit.strength),
        Badge(INITIATIVE, say("card.value.initiative", n=unit.initiative), unit.initiative),
    )


def side_signs(side: Side) -> Signs:
    """What one side of a unit can do."""
    return _joined([(named(f"ability.{one}"),) for one in side.abilities], "sign.comma") or (
        word("sign.plain"),
    )
