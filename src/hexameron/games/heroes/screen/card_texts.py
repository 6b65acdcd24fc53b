"""What cards, buildings, sites and abilities say: written from what they do, so that a text cannot drift."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, Literal, TypeAlias

from hexameron.games.heroes.content import effects as fx
from hexameron.games.heroes.content import tracks
from hexameron.games.heroes.content.heroes import TALENT
from hexameron.games.heroes.content.records import (
    Artifact,
    Building,
    Cost,
    Encounter,
    Hero,
    Lore,
    Side,
    Site,
    Talent,
    Treasure,
    Unit,
    Week,
)
from hexameron.games.heroes.content.units import ELEMENTALS
from hexameron.kernel.text import Text, chained, joined, listed
from hexameron.kernel.text import text as say

Scope: TypeAlias = Literal["hero", "player", "everyone"]
"""Whose heroes a number concerns: the owner of the card, all of the player's, or those of all players."""


ROMAN: Final = ("0", "I", "II", "III", "IV")
"""City levels as they are written."""
BUILDING_FACE, ACTION_FACE, HERO_FACE, UNIT_FACE = 700, 800, 900, 1000
"""The first faces of what is printed but never shuffled."""


# ---------------------------------------------------------------------------- parts of sentences


def named(id_: str) -> Text:
    """A name inside a sentence."""
    return say("card.name", name=Text(id_))


# ---------------------------------------------------------------------------- effects


def phrase(effect: fx.Effect, *, early: bool = False) -> Text:
    """What an effect does, without a full stop and small at the front.

    The battle turn of what is done early, before battle, is the first one.
    """
    match effect:
        case fx.Change():
            return _change(effect, early=early)
        case fx.Permit():
            return Text(f"permit.{effect.what}")
        case fx.Lend():
            return say("fx.lend", ability=Text(f"ability.{effect.ability}"))
        case fx.Discount():
            return say("fx.discount", unit=Text(effect.unit), basic=effect.basic, elite=effect.elite)
        case fx.Choice():
            return chained("card.or", [phrase(option) for option in effect.options])
        case fx.All():
            return chained("card.and", [phrase(part) for part in effect.effects])
        case fx.Take() | fx.Luck() | fx.Upgrade() | fx.Join() | fx.Teleport():
            return _gain(effect)
        case _:
            return _plain(effect)


def _gain(effect: fx.Take | fx.Luck | fx.Upgrade | fx.Join | fx.Teleport) -> Text:
    match effect:
        case fx.Take(gold=gold, resources=0):
            return say("fx.take.gold", n=gold)
        case fx.Take(gold=0, resources=resources):
            return say("fx.take.resources", n=resources)
        case fx.Take():
            return say("fx.take.both", gold=effect.gold, resources=effect.resources)
        case fx.Luck():
            return say("fx.luck.battle" if effect.until == "battle" else "fx.luck", n=effect.n)
        case fx.Upgrade():
            return Text("fx.upgrade.all") if effect.everyone else say("fx.upgrade", n=effect.n)
        case fx.Join(unit=""):
            return say("fx.join", n=effect.n)
        case fx.Join():
            return say("fx.join.unit", n=effect.n, unit=Text(effect.unit))
        case fx.Teleport():
            return say("fx.teleport.field", n=effect.reach) if effect.reach else Text("fx.teleport")


def _plain(effect: fx.Effect) -> Text:
    match effect:
        case fx.Power() | fx.Experience() | fx.Resurrect() | fx.Recruit() | fx.Soften():
            return say(f"fx.{type(effect).__name__.lower()}", n=effect.n)
        case fx.DrawTreasure():
            return say("fx.drawtreasure", n=effect.parts_taken)
        case fx.KeepScroll():
            return say("fx.keepscroll", n=effect.up_to)
        case fx.Reroll():
            return Text(f"fx.reroll.{effect.what}")
        case fx.Halve():
            return say("fx.halve", until=effect.until)
        case fx.Ward() | fx.Stun() | fx.AttackNow() | fx.Cleanse():
            return say(f"fx.{type(effect).__name__.lower()}", of=effect.of)
        case fx.Wounds() | fx.MagicRoll() | fx.Summon() | fx.Adjust() | fx.Absorb():
            return _fighting(effect)
        case _:
            return Text(f"fx.{type(effect).__name__.lower()}")


def _fighting(effect: fx.Wounds | fx.MagicRoll | fx.Summon | fx.Adjust | fx.Absorb) -> Text:
    match effect:
        case fx.Wounds(on_token=0):
            return say("fx.wounds", n=effect.n, to=effect.to)
        case fx.Wounds():
            return say("fx.wounds.each", n=effect.n, token=effect.on_token)
        case fx.MagicRoll():
            kind = "fx.magicroll.instead" if effect.instead else "fx.magicroll"
            return say(kind, n=effect.dice, wounds=effect.wounds, to=effect.to)
        case fx.Summon():
            return _summon(effect)
        case fx.Adjust():
            if effect.strength:
                return say("fx.adjust.strength", n=effect.strength)
            return say("fx.adjust.numbers", n=effect.numbers)
        case fx.Absorb():
            return say("fx.absorb", n=effect.n, until=effect.until)


def _summon(effect: fx.Summon) -> Text:
    token = next(one for one in ELEMENTALS if one.element == effect.element)
    values = say(
        "card.elemental",
        strength=token.strength,
        initiative=token.initiative,
        numbers=effect.numbers or token.numbers,
    )
    if token.abilities:
        abilities = listed([named(f"ability.{ability}") for ability in token.abilities])
        values = say("card.comma", one=values, two=abilities)
    return say("fx.summon", elemental=Text(token.id), values=values)


# ---------------------------------------------------------------------------- numbers


def _change(effect: fx.Change, *, early: bool) -> Text:
    """A number that goes up or down: alone for heroes and players, in a sentence for stacks."""
    way = "more" if effect.n > 0 else "less"
    n = abs(effect.n)
    match effect.stat:
        case "scrolls_seen":
            return say("stat.scrolls_seen", n=tracks.SCROLLS_SEEN + effect.n)
        case "artifacts_seen":
            return say("stat.artifacts_seen", n=tracks.ARTIFACTS_SEEN + effect.n)
        case "build_cost" | "advance_cost" | "treasure_parts" | "flight_loss":
            return say(f"stat.{effect.stat}", n=n)
        case _:
            pass
    if effect.of in {"hero", "player"}:
        figure = say(f"card.figure.{way}", stat=Text(f"stat.{effect.stat}"), n=n)
        return say("card.most", figure=figure, n=effect.most) if effect.most else figure
    if effect.of == "common_encounters":
        return say(f"fx.common.{way}", n=n)
    what = "attacks" if effect.stat == "attacks" else "value"
    return say(
        f"fx.{what}.{way}",
        of=effect.of,
        stat=Text(f"stat.{effect.stat}.acc"),
        n=n,
        until="first" if early and effect.until == "turn" else effect.until,
    )


# ---------------------------------------------------------------------------- rules


def rule_text(rule: fx.Rule, scope: Scope = "hero") -> Text:
    """When, how often, under which condition, and what: a whole sentence."""
    return _rule(rule, scope, begins=1)


def _rule(rule: fx.Rule, scope: Scope, *, begins: int) -> Text:
    what = phrase(rule.effect, early=rule.when == "before_battle")
    if rule.when == "always" and not rule.only:
        if scope != "hero" and isinstance(rule.effect, fx.Change) and rule.effect.of == "hero":
            what = what if rule.effect.stat in _EVERYBODYS else say(f"card.{scope}", what=what)
        return say("card.sentence", phrase=what)
    when = say(f"when.{rule.when}.{rule.only}" if rule.only else f"when.{rule.when}", begins=begins)
    return say(f"card.rule.{rule.limit or 'each'}", when=when, what=what)


_EVERYBODYS = ("advance_cost",)
"""What a sentence says of everybody anyway."""


def rules_text(rules: Sequence[fx.Rule], scope: Scope = "hero") -> Text:
    """All that a thing does."""
    return joined([rule_text(rule, scope) for rule in rules])


def first_text(card: Lore) -> Text:
    """The rule for everybody."""
    return rule_text(card.first)


def second_text(card: Lore) -> Text:
    """The rule for heroes of the school; a moment that is the same as the first rule's is not told again."""
    first, second = card.first, card.second.rule
    if (first.when, first.only, first.limit) == (second.when, second.only, second.limit):
        said = say("card.sentence", phrase=phrase(second.effect, early=second.when == "before_battle"))
    else:
        said = _rule(second, "hero", begins=0)
    return say(f"card.second.{card.second.joined}", school=Text(f"school.{card.school}"), rule=said)


@cache
def lore_text(card: Lore) -> Text:
    """Both rules of a skill or scroll."""
    return joined([first_text(card), second_text(card)])


def treasure_part(effect: fx.Effect) -> Text:
    """A part of a Treasure card, short, as a thing."""
    match effect:
        case fx.Take(gold=0):
            return say("part.resources", n=effect.resources)
        case fx.Take():
            return say("part.gold", n=effect.gold)
        case fx.Experience() | fx.Luck() | fx.Upgrade() | fx.Join():
            return say(f"part.{type(effect).__name__.lower()}", n=effect.n)
        case _:
            return Text(f"part.{type(effect).__name__.lower()}")


@cache
def treasure_text(card: Treasure) -> Text:
    """Its four parts."""
    return say("card.sentence", phrase=chained("card.dot", [treasure_part(part) for part in card.parts]))


@cache
def artifact_text(card: Artifact) -> Text:
    """What it does; the Tear only opens the Temple."""
    return rules_text(card.rules) if card.rules else Text("card.tear")


@cache
def week_text(card: Week) -> Text:
    """Dark Days first, then the event."""
    sentences = [Text("card.dark")] if card.dark else []
    sentences += [
        Text("card.fortune") if rule.when == "revealed" else rule_text(rule, "everyone")
        for rule in card.rules
    ]
    return joined(sentences)


@cache
def building_text(building: Building) -> Text:
    """What a building does for all heroes of its owner."""
    return rules_text(building.rules, "player")


@cache
def price_text(cost: Cost) -> Text:
    """A price in words."""
    parts = []
    if cost.resources:
        parts.append(say("card.resources", n=cost.resources))
    if cost.gold:
        parts.append(say("card.gold", n=cost.gold))
    if cost.artifact:
        parts.append(say("card.artifact", artifact=Text(cost.artifact)))
    return listed(parts)


@cache
def cost_text(building: Building) -> Text:
    """The prices of a building, of which one is paid."""
    return chained("card.or", [price_text(cost) for cost in building.costs])


@cache
def site_notes(site: Site) -> tuple[Text, ...]:
    """What control or exploration gives."""
    if site.explored is not None:
        return (say("card.explored", effect=phrase(site.explored)),)
    if site.use == "portal":
        return (Text("card.portal"),)
    sentences = [say("card.controlled", n=site.power)] if site.power else []
    if site.resources:
        sentences.append(say("card.income.resources", n=site.resources))
    if site.gold:
        sentences.append(say("card.income.gold", n=site.gold))
    return tuple(sentences)


@cache
def talent_text(talent: Talent) -> Text:
    """What a starting ability does."""
    return rules_text(talent.rules)


@cache
def ability_text(ability: str) -> Text:
    """What a combat ability does, with its name in front."""
    return say(f"card.ability.{ability}", ability=Text(f"ability.{ability}"))


def values(**figures: int) -> list[Text]:
    """Values of a hero or of creatures by their names, each a sentence."""
    return [say(f"card.value.{name}", n=n) for name, n in figures.items()]


@cache
def hero_text(hero: Hero) -> Text:
    """Values, starting abilities and schools."""
    sentences = values(
        strength=hero.strength, magic=hero.magic, initiative=hero.initiative, command=hero.command
    )
    for id_ in hero.talents:
        sentences.append(say("card.talent", talent=Text(id_), text=talent_text(TALENT[id_])))
    return joined([*sentences, schools_text(hero)])


def schools_text(hero: Hero) -> Text:
    """The schools of magic of a hero."""
    return say("card.schools", schools=listed([named(f"school.{school}") for school in hero.schools]))


def side_text(kind: str, side: Side) -> Text:
    """One side of a unit: which it is, and what it can do."""
    if not side.abilities:
        return Text(f"card.face.{kind}")
    abilities = listed([named(f"ability.{ability}") for ability in side.abilities])
    return say(f"card.face.{kind}.able", abilities=abilities)


@cache
def unit_text(unit: Unit) -> Text:
    """Values, prices and abilities of both sides."""
    sentences = [
        *values(strength=unit.strength, initiative=unit.initiative),
        say("card.prices", basic=unit.basic.gold, elite=unit.elite.gold),
    ]
    for side, abilities in (("basic", unit.basic.abilities), ("elite", unit.elite.abilities)):
        if abilities:
            what = listed([named(f"ability.{ability}") for ability in abilities])
            sentences.append(say(f"card.side.{side}", abilities=what))
    return joined(sentences)


@cache
def encounter_notes(token: Encounter) -> tuple[Text, ...]:
    """The front of an encounter token; its back is not told."""
    sentences = values(strength=token.strength, initiative=token.initiative, numbers=token.numbers)
    if token.elite:
        sentences.append(Text("card.elite"))
    return (*sentences, *(ability_text(ability) for ability in token.abilities))
