"""What the cards say: written from what they do, so that a text cannot drift from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import ANY, BASIC, COLOURS, NO_COLOUR
from hexameron.games.mageknight.content.records import (
    Ability,
    Deed,
    Enemy,
    Ruin,
    Skill,
    Tactic,
    UnitCard,
)
from hexameron.kernel.text import Arg, Text, chained, joined, listed
from hexameron.kernel.text import text as say

IN_TWO_WAYS = (
    "mana_draw", "decompose", "mana_storm", "maximal", "magic_talent", "training", "ritual_attack",
    "blood_of_ancients", "temporal_portal", "spell_forge", "peaceful_moment", "stout_resolve", "meditation",
    "mana_claim", "mind_read", "energy_flow", "horn_of_wrath", "grail", "book_of_wisdom", "bow_of_starsdawn",
    "soul_harvester", "fallen_kings", "druidic_staff", "circlet", "tome",
)  # fmt: skip
"""Rules whose number is not an amount but says which of two ways they work."""


# ---------------------------------------------------------------------------- parts of sentences


def mana_name(colour: int) -> Text:
    return Text(f"mana.{COLOURS[colour]}")


def _mana(colours: Sequence[int]) -> Text:
    return listed([say("card.mana", mana=mana_name(colour)) for colour in colours])


def _of_colours(kind: str, colours: tuple[int, ...], n: int) -> Text:
    """Tokens or crystals: of one colour, of some, or of any."""
    if colours in {ANY, BASIC}:
        return say(f"fx.{kind}.{'any' if colours == ANY else 'basic'}", n=n)
    if len(colours) == 1:
        name = mana_name(colours[0])
        return say(f"fx.{kind}", mana=name) if n == 1 else say(f"fx.{kind}.many", mana=name, n=n)
    *head, last = (say("card.mana_gen", mana=mana_name(colour)) for colour in colours)
    return say(f"fx.{kind}.of", manas=say("card.or", one=chained("card.comma", head), two=last))


# ---------------------------------------------------------------------------- effects


def effect_text(effect: fx.Effect) -> Text:
    """What an effect does, in one or more sentences."""
    if isinstance(effect, fx.All):
        points = [part for part in effect.effects if isinstance(part, fx.Move | fx.Influence)]
        others = [part for part in effect.effects if part not in points]
        return joined([effect_text(part) for part in (*points, *others)])
    return say("card.sentence", phrase=phrase(effect))


def phrase(effect: fx.Effect) -> Text:
    """What an effect does, without a full stop: the form for buttons."""
    match effect:
        case fx.Points():
            return _points(effect)
        case fx.Choice():
            return _choice(effect)
        case fx.All():
            return chained("card.plus", [phrase(part) for part in effect.effects])
        case fx.ByDay():
            return say("fx.by_day", day=phrase(effect.day), night=phrase(effect.night))
        case fx.Pay():
            manas = [say("card.mana", mana=mana_name(colour)) for colour in effect.colours]
            return say("fx.pay", mana=chained("card.or", manas), effect=phrase(effect.effect))
        case fx.Discard():
            return say(f"fx.discard.{effect.wounds}", effect=phrase(effect.effect))
        case fx.Token():
            return _of_colours("token", effect.colours, effect.n)
        case fx.Crystal():
            return _of_colours("crystal", effect.colours, effect.n)
        case fx.Weaken():
            return _weaken(effect)
        case fx.Terrain():
            return _terrain(effect)
        case _:
            return _plain(effect)


def _plain(effect: fx.Effect) -> Text:
    match effect:
        case fx.Draw():
            return say("fx.draw", n=effect.n)
        case fx.Fame():
            return say("fx.fame", n=effect.n)
        case fx.Reputation():
            return say("fx.reputation.up" if effect.n > 0 else "fx.reputation.down", n=abs(effect.n))
        case fx.Wound():
            return say("fx.wound", n=effect.n)
        case fx.Ready():
            return say("fx.ready", n=effect.level)
        case fx.Gain():
            return _gain(effect)
        case fx.Custom():
            return _custom(effect)
        case _:
            raise TypeError(f"no words for {effect!r}")


def _points(effect: fx.Points) -> Text:
    match effect:
        case fx.Attack():
            points = attack_text(effect.how, effect.element, effect.n)
            note = effect.note
        case fx.Block():
            points = block_text(effect.element, effect.n)
            note = "swift" if effect.swift and not effect.note else effect.note
        case _:
            points = say(f"fx.{type(effect).__name__.lower()}", n=effect.n)
            note = ""
    if effect.each:
        points = say(f"fx.per.{effect.per}", points=points, n=effect.each)
    return say(f"fx.note.{note}", points=points) if note else points


def attack_text(how: str, element: str, n: int) -> Text:
    """*Atak dystansowy ogniem 3*."""
    return say(f"fx.attack.{how}.{element}", n=n)


def block_text(element: str, n: int) -> Text:
    """*Blok lodem 3*."""
    return say(f"fx.block.{element}", n=n)


def _choice(effect: fx.Choice) -> Text:
    options = [phrase(option) for option in effect.options]
    if all(isinstance(option, fx.Points) for option in effect.options):
        *head, last = options
        return say("card.or", one=chained("card.comma", head), two=last)
    return say("fx.choose", options=chained("card.dot", options))


def _weaken(effect: fx.Weaken) -> Text:
    whom = "all" if effect.everyone else "some" if effect.up_to > 1 else "one"
    parts: list[Text] = []
    if effect.destroy:
        parts.append(Text("fx.weaken.destroy"))
    if effect.tame:
        parts.append(Text("fx.weaken.tame"))
    if effect.attack:
        parts.append(say("fx.weaken.attack", n=effect.attack))
    if effect.armour_fortified:
        parts.append(say("fx.weaken.armour_fortified", n=effect.armour, more=effect.armour_fortified))
    elif effect.armour:
        parts.append(say("fx.weaken.armour", n=effect.armour))
    parts += [Text(f"fx.weaken.loses.{what}") for what in effect.loses]
    parts += [Text(f"fx.weaken.gains.{what}") for what in effect.gains]
    if effect.unfortified:
        whom = "unfortified"
    return say(f"fx.weaken.{whom}", n=effect.up_to, what=listed(parts))


def _terrain(effect: fx.Terrain) -> Text:
    where = listed(
        [say("card.terrain", terrain=Text(f"terrain.{name}")) for name in effect.names] or [_EVERYWHERE]
    )
    if effect.less:
        return say("fx.terrain.less", where=where, n=effect.less, floor=effect.floor)
    return say("fx.terrain.opens" if effect.opens else "fx.terrain.to", where=where, n=effect.to or 0)


_EVERYWHERE = Text("card.everywhere")


def _gain(effect: fx.Gain) -> Text:
    match effect.kind:
        case "endless_mana" | "ring_fame":
            return say(f"gain.{effect.kind}", mana=mana_name(effect.n))
        case "influence_as_block":
            return Text(f"gain.influence_as_block.{effect.what or 'physical'}")
        case "learning" | "steady_tempo" | "mountain_lore" | "crystal_joy":
            way = effect.what or str(effect.n)
            return say(f"gain.{effect.kind}.{way}", n=effect.n)
        case _:
            return say(f"gain.{effect.kind}", n=effect.n)


def _custom(effect: fx.Custom) -> Text:
    if effect.rule == "motivation":
        if effect.n < 0:
            return Text("rule.motivation.fame")
        return say("rule.motivation", mana=mana_name(effect.n))
    if effect.rule in IN_TWO_WAYS:
        return Text(f"rule.{effect.rule}.{effect.n}")
    return say(f"rule.{effect.rule}", n=effect.n)


# ---------------------------------------------------------------------------- Deed cards


def deed_text(deed: Deed) -> Text:
    """Both halves of a Deed card, each with its price."""
    if deed.basic is None or deed.strong is None:
        return Text("card.wound.text")
    basic, strong = effect_text(deed.basic), effect_text(deed.strong)
    args: dict[str, Arg] = {"basic": basic, "strong": strong}
    if deed.colour != NO_COLOUR:
        args["mana"] = mana_name(deed.colour)
    if deed.kind == "spell":
        args["name"] = Text(deed.strong_id)
    kind = "action" if deed.kind in {"basic", "advanced"} else "banner" if deed.banner else deed.kind
    return Text(f"card.{kind}.text", args)


@cache
def half_text(deed: Deed, *, strong: bool) -> Text:
    """One half of a Deed card."""
    effect = deed.strong if strong else deed.basic
    return Text("card.wound.text") if effect is None else effect_text(effect)


# ---------------------------------------------------------------------------- units, Skills, Tactics


def unit_text(unit: UnitCard) -> Text:
    """Who it is, and what it can do."""
    return joined([*unit_facts(unit), *(ability_text(ability) for ability in unit.abilities)])


def unit_facts(unit: UnitCard) -> list[Text]:
    """Armor, resistances and where it is recruited."""
    sites = listed([Text(f"card.site.{letter}") for letter in unit.sites.lower()])
    sentences = [say("card.armour", n=unit.armour)]
    if unit.resists:
        sentences.append(_resistances(unit.resists))
    return [*sentences, say("card.recruited", sites=sites)]


def ability_text(ability: Ability) -> Text:
    """One thing that a unit can do, with its price."""
    return for_mana(ability.mana, effect_text(ability.effect))


def for_mana(colours: Sequence[int], effect: Text) -> Text:
    """What an effect does, after the mana it costs."""
    return say("card.for_mana", mana=_mana(colours), effect=effect) if colours else effect


def _resistances(resists: Sequence[str]) -> Text:
    return say(
        "card.resists", what=listed([say("card.name", name=Text(f"resistance.{one}")) for one in resists])
    )


def skill_text(skill: Skill) -> Text:
    """How often, and what."""
    return say(f"card.skill.{skill.kind}", effect=effect_text(skill.effect))


def tactic_text(tactic: Tactic) -> Text:
    """What a Tactics card does."""
    return Text(f"{tactic.id}.text")


# ---------------------------------------------------------------------------- tokens


@cache
def enemy_notes(enemy: Enemy) -> tuple[Text, ...]:
    """Attacks, Armor, Fame, and every ability in a sentence of its own."""
    sentences = [say(f"card.blow.{blow.element}", n=blow.n) for blow in enemy.blows]
    sentences.append(say("card.armour", n=enemy.armour))
    if enemy.resists:
        sentences.append(_resistances(enemy.resists))
    for ability in enemy.abilities:
        sentences.append(say(f"card.ability.{ability}", ability=Text(f"ability.{ability}"), n=enemy.elusive))
    if enemy.defend:
        sentences.append(say("card.ability.defend", ability=Text("ability.defend"), n=enemy.defend))
    sentences.append(say("card.fame", n=enemy.fame))
    if enemy.reputation:
        way = "up" if enemy.reputation > 0 else "down"
        sentences.append(say(f"card.reputation.{way}", n=abs(enemy.reputation)))
    return tuple(sentences)


def ruin_text(ruin: Ruin) -> Text:
    """The tribute or the fight, and the reward."""
    if ruin.tribute and len(dict.fromkeys(ruin.tribute)) == 1:
        return say("card.altar.same", mana=mana_name(ruin.tribute[0]), n=ruin.fame)
    if ruin.tribute:
        return say("card.altar", mana=_mana(ruin.tribute), n=ruin.fame)
    fight = listed([Text(f"card.token.{colour}") for colour in ruin.fight])
    return say("card.ruin", fight=fight, reward=listed([Text(f"card.reward.{one}") for one in ruin.reward]))
