"""What cards do in signs: the short form beside ``card_texts``, made from the same effects.

A sign with an icon is drawn as that with its number, its text is spoken; one without is drawn as its text.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import ANY, BASIC, PHYSICAL
from hexameron.games.mageknight.content.records import Deed, Skill, Tactic, UnitCard
from hexameron.games.mageknight.screen import card_texts
from hexameron.games.mageknight.screen.looks import (
    ATTACK_ICONS,
    BLOCK_ICON,
    ELEMENT_COLOURS,
    ELEMENT_ICONS,
    MANA_COLOURS,
    MANA_ICONS,
    RESISTANCE_ICON,
    TERRAIN_ICONS,
    WALL_ICON,
)
from hexameron.kernel.scene import Badge
from hexameron.kernel.text import Text
from hexameron.kernel.text import text as say

Signs = tuple[Badge, ...]

MOVE, INFLUENCE, HEAL, ARMOUR, FAME, REPUTATION = (
    "boot-prints", "conversation", "heart-plus", "shield", "laurels", "scales",
)  # fmt: skip
CRYSTAL, DRAW, DISCARD, WOUND, DAY, NIGHT = (
    "cut-diamond", "card-draw", "card-discard", "bleeding-wound", "sun", "moon",
)  # fmt: skip
MANA, FOREST, DICE, SPACES = "sparkles", TERRAIN_ICONS["forest"], "rolling-dices", "treasure-map"
ENEMY, ENEMIES, TAMED, DESTROYED = "orc-head", "minions", "dove", "death-skull"
THROWN: Final = "card-burn"
"""The price of the strong half of an artifact: it leaves the game."""
POINTS: Final = {fx.Move: MOVE, fx.Influence: INFLUENCE, fx.Heal: HEAL}
FEW: Final = 3
"""So many kinds of mana are drawn one by one; more are told in words."""


def word(id_: str, **args: int | Text) -> Badge:
    """A sign that is a word or two."""
    return Badge(text=say(id_, **args))


def amount(n: int) -> Badge:
    """A number with its sign: what goes up or down."""
    return word("sign.more" if n > 0 else "sign.less", n=abs(n))


def mana(colour: int, n: int | None = None) -> Badge:
    """A mana of a colour."""
    return Badge(MANA_ICONS[colour], card_texts.mana_name(colour), n, colour=MANA_COLOURS[colour])


# ---------------------------------------------------------------------------- effects


def signs_of(effect: fx.Effect) -> Signs:
    """What an effect does, in signs."""
    match effect:
        case fx.Points():
            return _points(effect)
        case fx.Choice():
            return _choice(effect)
        case fx.All():
            return tuple([sign for part in effect.effects for sign in signs_of(part)])
        case fx.ByDay():
            day, night = (
                Badge(icon, Text(f"sign.{name}")) for icon, name in ((DAY, "day"), (NIGHT, "night"))
            )
            return (day, *signs_of(effect.day), night, *signs_of(effect.night))
        case fx.Pay():
            return (
                *[mana(colour) for colour in effect.colours],
                word("sign.gives"),
                *signs_of(effect.effect),
            )
        case fx.Discard():
            icon = WOUND if effect.wounds == "only" else DISCARD
            spoken = Text("sign.discard.wound" if effect.wounds == "only" else "sign.discard")
            return (Badge(icon, spoken), word("sign.gives"), *signs_of(effect.effect))
        case fx.Token():
            return _mana(effect.colours, effect.n)
        case fx.Crystal():
            return _crystals(effect)
        case fx.Weaken():
            return _weaken(effect)
        case fx.Terrain():
            return _terrain(effect)
        case _:
            return _plain(effect)


def _plain(effect: fx.Effect) -> Signs:
    spoken = card_texts.phrase(effect)
    match effect:
        case fx.Draw():
            return (Badge(DRAW, spoken, effect.n),)
        case fx.Fame():
            return (Badge(FAME, spoken), amount(effect.n))
        case fx.Reputation():
            return (Badge(REPUTATION, spoken), amount(effect.n))
        case fx.Wound():
            return (Badge(WOUND, spoken, effect.n),)
        case fx.Ready():
            return (word("sign.ready", n=effect.level),)
        case fx.Gain():
            return _gain(effect)
        case fx.Custom():
            return _custom(effect)
        case _:
            raise TypeError(f"no signs for {effect!r}")


def _points(effect: fx.Points) -> Signs:
    spoken = card_texts.phrase(effect)
    match effect:
        case fx.Attack():
            signs = _elemental(ATTACK_ICONS[effect.how], effect.element, effect.n, spoken)
            note = effect.note
        case fx.Block():
            signs = _elemental(BLOCK_ICON, effect.element, effect.n, spoken)
            note = "swift" if effect.swift and not effect.note else effect.note
        case _:
            signs, note = (Badge(POINTS[type(effect)], spoken, effect.n),), ""
    if effect.each:
        signs = (*signs, word(f"sign.per.{effect.per}", n=effect.each))
    return (*signs, word(f"sign.note.{note}")) if note else signs


def _elemental(icon: str, element: str, n: int, spoken: Text) -> Signs:
    """The sign of an Attack or Block, and that of its element."""
    if element == PHYSICAL:
        return (Badge(icon, spoken, n),)
    return (
        Badge(icon, spoken),
        Badge(ELEMENT_ICONS[element], Text(f"sign.{element}"), n, colour=ELEMENT_COLOURS[element]),
    )


def _choice(effect: fx.Choice) -> Signs:
    """Two answers with *or*; more are parted by strokes, unless each is a sign alone.

    A number that all of them share stands once, after the last.
    """
    options = [signs_of(option) for option in effect.options]
    if len(options) > len(("this", "that")) and all(len(signs) == 1 and signs[0].icon for signs in options):
        *others, last = [signs[0] for signs in options]
        if all(sign.value == last.value for sign in others):
            others = [msgspec.structs.replace(sign, value=None) for sign in others]
        return (*others, last)
    or_ = word("sign.or" if len(options) == len(("this", "that")) else "sign.stroke")
    signs: list[Badge] = []
    for option in options:
        signs += [or_, *option] if signs else option
    return tuple(signs)


def _mana(colours: Sequence[int], n: int) -> Signs:
    if len(colours) > FEW:
        kind = "any" if tuple(colours) == ANY else "basic"
        return (Badge(MANA, say(f"fx.token.{kind}", n=n), n),)
    return tuple([mana(colour, n) for colour in colours])


def _crystals(effect: fx.Crystal) -> Signs:
    spoken = card_texts.phrase(effect)
    if effect.colours in {ANY, BASIC}:
        return (Badge(CRYSTAL, spoken, effect.n), word("sign.any"))
    return tuple([Badge(CRYSTAL, spoken, effect.n, colour=MANA_COLOURS[colour]) for colour in effect.colours])


LOST: Final = {"fortified": "broken-wall"}
"""What an enemy loses; all else are resistances."""


def _weaken(effect: fx.Weaken) -> Signs:
    some = effect.up_to if effect.up_to > 1 else None
    signs = [Badge(ENEMIES if effect.everyone else ENEMY, card_texts.phrase(effect), some)]
    if effect.destroy:
        signs.append(Badge(DESTROYED, Text("fx.weaken.destroy")))
    if effect.tame:
        signs.append(Badge(TAMED, Text("fx.weaken.tame")))
    if effect.attack:
        signs += [
            Badge(ATTACK_ICONS["melee"], say("fx.weaken.attack", n=effect.attack)),
            amount(-effect.attack),
        ]
    if effect.armour:
        signs += [Badge(ARMOUR, say("fx.weaken.armour", n=effect.armour)), amount(-effect.armour)]
    if effect.armour_fortified:
        signs += [Badge(WALL_ICON, Text("ability.fortified")), amount(-effect.armour_fortified)]
    signs += [
        Badge(LOST.get(what, "broken-shield"), Text(f"fx.weaken.loses.{what}")) for what in effect.loses
    ]
    return tuple(signs)


def _terrain(effect: fx.Terrain) -> Signs:
    where = [Badge(TERRAIN_ICONS[name], Text(f"terrain.{name}")) for name in effect.names]
    if not where:
        where = [Badge(SPACES, Text("card.everywhere"))]
    if effect.less:
        return (*where, amount(-effect.less))
    return (*where, word("sign.costs", n=effect.to or 0))


# ---------------------------------------------------------------------------- what is told in words


def _gain(effect: fx.Gain) -> Signs:
    match effect.kind:
        case "dice":
            return (Badge(DICE, card_texts.phrase(effect)), amount(effect.n))
        case "tale_fame" | "fame_per_defeated":
            return (Badge(FAME, card_texts.phrase(effect)), word(f"sign.gain.{effect.kind}", n=effect.n))
        case "tale_reputation":
            return (
                Badge(REPUTATION, card_texts.phrase(effect)),
                word("sign.gain.tale_reputation", n=effect.n),
            )
        case "units_resist":
            return (Badge(RESISTANCE_ICON, card_texts.phrase(effect)), word("sign.units"))
        case "attacks_cold_fire" | "attacks_siege":
            icon = ATTACK_ICONS["siege"] if effect.kind == "attacks_siege" else ELEMENT_ICONS["cold_fire"]
            return (Badge(icon, card_texts.phrase(effect)), word("sign.attacks"))
        case "endless_mana":
            return (mana(effect.n), word("sign.gain.endless_mana"))
        case "ring_fame":
            return (Badge(FAME, Text("sign.fame")), word("sign.gain.ring_fame"))
        case "influence_as_block":
            return (
                Badge(INFLUENCE, card_texts.phrase(effect)),
                word("sign.as"),
                *_elemental(BLOCK_ICON, effect.what or PHYSICAL, 1, card_texts.phrase(effect)),
            )
        case "move_as_attack" | "move_as_ranged":
            how = "melee" if effect.kind == "move_as_attack" else "ranged"
            spoken = card_texts.phrase(effect)
            return (Badge(MOVE, spoken, effect.n), word("sign.as"), Badge(ATTACK_ICONS[how], spoken, 1))
        case _:
            return (word(f"sign.gain.{effect.kind}", n=effect.n),)


def _custom(effect: fx.Custom) -> Signs:
    if effect.rule == "motivation":
        gift = (Badge(FAME, Text("sign.fame")), amount(1)) if effect.n < 0 else (mana(effect.n),)
        return (Badge(DRAW, say("fx.draw", n=2), 2), word("sign.last"), *gift)
    spoken = card_texts.phrase(effect)
    match effect.rule:
        case "crystallize" | "ritual_crystal":
            return (Badge(CRYSTAL, spoken, 1), word("sign.for_mana"))
        case "mana_storm" if effect.n > 1:
            return (Badge(DICE, spoken), word("sign.reroll"))
        case "restoration":
            return (Badge(HEAL, spoken, effect.n), Badge(FOREST, Text("terrain.forest"), 5))
        case "rebirth":
            return (word("sign.ready", n=effect.n), Badge(FOREST, Text("terrain.forest"), 5))
        case "dodge":
            return (word("sign.rule.dodge"), Badge(ATTACK_ICONS["melee"], spoken, effect.n))
        case _:
            return _ruled(effect)


def _ruled(effect: fx.Custom) -> Signs:
    """A rule of its own in its own words."""
    if effect.rule in card_texts.IN_TWO_WAYS:
        return (word(f"sign.rule.{effect.rule}.{effect.n}"),)
    return (word(f"sign.rule.{effect.rule}", n=effect.n),)


# ---------------------------------------------------------------------------- cards


def deed_signs(deed: Deed) -> tuple[Signs, Signs]:
    """Both halves of a Deed card; a Wound says why it is useless."""
    if deed.basic is None or deed.strong is None:
        return (word("sign.wound"),), ()
    return signs_of(deed.basic), signs_of(deed.strong)


def unit_signs(unit: UnitCard) -> tuple[Signs, ...]:
    """What a unit can do, ability by ability."""
    return tuple([signs_of(ability.effect) for ability in unit.abilities])


def skill_signs(skill: Skill) -> Signs:
    """What a Skill does."""
    return signs_of(skill.effect)


def tactic_signs(tactic: Tactic) -> Signs:
    """What a Tactics card does, in a word or two."""
    return (word(f"sign.{tactic.id}"),)
