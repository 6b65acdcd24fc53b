"""The vocabulary of effects: what cards, buildings, abilities and sites do, as data.

A printed thing has one or more :class:`Rule`: a moment, what happens then, and under which limit. The rules
carry them out, and texts in both languages can be made from them. Effects of several sources add up.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from hexameron.games.heroes.content.terms import Ability, Element

Moment: TypeAlias = Literal[
    "always",
    "enters",
    "starts",
    "gained",
    "built",
    "revealed",
    "round_start",
    "gathering",
    "recruited",
    "moving",
    "field_taken",
    "before_battle",
    "turn_start",
    "hero_turn",
    "turn_end",
    "after_battle",
    "own_attack",
    "enemy_attack",
    "scroll_used",
    "enemy_scroll",
]
"""When a rule works.

``enters`` is a hero entering the game, ``starts`` the starting hero's set-up, ``gained`` and ``built`` the
card or building itself being got, ``recruited`` units having been bought for the hero, ``field_taken``
a field having changed hands from another player to the hero's. ``own_attack`` and
``enemy_attack`` are reactions after the roll; ``scroll_used`` comes after an own scroll, ``enemy_scroll``
before an enemy's takes effect.
"""

Limit: TypeAlias = Literal["", "turn", "battle"]
"""How often: without a limit each time that the moment comes."""

Only: TypeAlias = Literal[
    "", "won", "won_encounter", "not_fled", "first_turn", "against_hero", "from_city", "luckless"
]
"""Under which condition. ``luckless`` is a hero without Luck tokens, ``from_city`` a move from there."""

Target: TypeAlias = Literal[
    "hero",
    "player",
    "army",
    "own_stack",
    "two_own_stacks",
    "own_stacks",
    "enemy",
    "enemy_stack",
    "enemy_hero_stack",
    "enemy_stacks",
    "first_enemy_stack",
    "same",
    "common_encounters",
]
"""On whom. A stack in the singular is named by the user; ``enemy`` leaves that choice to the owner.

``enemy_hero_stack`` is never an encounter token, ``first_enemy_stack`` is the first one to attack,
``same`` the one that the first rule of the card named.
"""

Until: TypeAlias = Literal["always", "turn", "next_turn", "battle"]
"""How long: this battle turn, this and the next one, this battle, or as long as its source is there.

The battle turn of what is done before battle is the first.
"""

Stat: TypeAlias = Literal[
    "strength",
    "magic",
    "initiative",
    "command",
    "attacks",
    "movement",
    "rout",
    "zone",
    "flight_loss",
    "scrolls_seen",
    "artifacts_seen",
    "recruit_limit",
    "build_cost",
    "advance_cost",
    "treasure_parts",
]
"""The numbers that effects change.

``attacks`` are the d8 of an attack, ``scrolls_seen`` and ``artifacts_seen`` how many are drawn to keep one.
``build_cost`` is that in resources of levels and buildings, at least 1, but never that of the income building
or of the Temple of Asha; ``recruit_limit`` is that of the Recruitment action, not that of the Arena.
"""

Permission: TypeAlias = Literal[
    "through_mountains",
    "portal_to_portal",
    "city_portal",
    "recruit_heroes",
    "elite_units",
    "market",
    "wins_ties",
    "magic_for_strength",
    "hero_elite_die",
    "no_bad_luck",
    "no_laurel_resurrection",
]


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all effects."""

    def parts(self) -> Iterator[Effect]:
        """The effects inside it."""
        yield from ()


# ---------------------------------------------------------------------- numbers and standing things


class Change(Effect, frozen=True):
    """Adds to a number, up to ``most`` where that is set."""

    stat: Stat
    n: int
    of: Target = "hero"
    until: Until = "always"
    most: int = 0


class Permit(Effect, frozen=True):
    """Something that others may not, or may; the chapter that it concerns asks for it by name."""

    what: Permission


class Lend(Effect, frozen=True):
    """Gives an ability."""

    ability: Ability
    of: Target = "hero"


class Discount(Effect, frozen=True):
    """Units of this type cost less gold for the hero."""

    unit: str
    basic: int = 1
    elite: int = 2


# ---------------------------------------------------------------------- gains


class Take(Effect, frozen=True):
    """Gold and resources for the player."""

    gold: int = 0
    resources: int = 0


class Power(Effect, frozen=True):
    """Power points for good."""

    n: int


class Experience(Effect, frozen=True):
    """Experience, to be used at once."""

    n: int


class Luck(Effect, frozen=True):
    """Luck tokens on the hero; those for a battle are spent first, and go back after it."""

    n: int
    until: Until = "always"


class DrawScroll(Effect, frozen=True):
    """A scroll for the hero."""


class DrawArtifact(Effect, frozen=True):
    """An artifact for the hero."""


class DrawTreasure(Effect, frozen=True):
    """A Treasure card, of which so many parts are taken."""

    parts_taken: int = 1


class TakeDiscarded(Effect, frozen=True):
    """One card of the player's choice from one discard pile: Treasure, Scroll or Artifact."""


class Advance(Effect, frozen=True):
    """A skill for the hero without experience being paid."""


class Upgrade(Effect, frozen=True):
    """Turns up to ``n`` basic units of the hero to their elite side, or all."""

    n: int = 0
    everyone: bool = False


class Join(Effect, frozen=True):
    """Elite units from the reserve join the hero free of charge, as far as Command allows.

    Without a name it is the unit of city level I.
    """

    n: int = 1
    unit: str = ""


class Recruit(Effect, frozen=True):
    """Up to ``n`` units of any own type may be bought for the hero, whatever the city offers."""

    n: int


class ActivateAgain(Effect, frozen=True):
    """The hero is activated once more."""


class Teleport(Effect, frozen=True):
    """Puts the hero on a free portal field, or, with a ``reach``, on a free open field so far away."""

    reach: int = 0


# ---------------------------------------------------------------------- battle


class Wounds(Effect, frozen=True):
    """Wounds by magic. ``on_token`` replaces ``n`` for an encounter.

    What the enemy's first stack cannot take goes on to another; of a named stack's the surplus is lost.
    """

    n: int
    to: Target = "enemy"
    on_token: int = 0


class MagicRoll(Effect, frozen=True):
    """Rolls d8 against Magic; each hit wounds. It may stand ``instead`` of the hero's attack."""

    dice: int
    wounds: int = 1
    to: Target = "enemy"
    instead: bool = False


class Resurrect(Effect, frozen=True):
    """Returns up to so many units that were eliminated in this battle."""

    n: int


class Summon(Effect, frozen=True):
    """An elemental for this battle; its Numbers may differ from those of the token."""

    element: Element
    numbers: int = 0


class Adjust(Effect, frozen=True):
    """The elemental that the first rule summons has other values."""

    strength: int = 0
    numbers: int = 0


class Absorb(Effect, frozen=True):
    """The first wounds of each battle turn are lost."""

    n: int
    of: Target = "own_stack"
    until: Until = "turn"


class Soften(Effect, frozen=True):
    """Lowers the wounds of one enemy attack."""

    n: int


class Ward(Effect, frozen=True):
    """All wounds that the next enemy attack of this battle turn deals to these are lost."""

    of: Target


class Halve(Effect, frozen=True):
    """The wounds of every enemy attack are halved, rounded down."""

    until: Until = "turn"


class IgnoreSkulls(Effect, frozen=True):
    """The elite-die wounds of one enemy attack are lost."""


class BanEliteDie(Effect, frozen=True):
    """Neither side uses the elite die in this battle."""


class Stun(Effect, frozen=True):
    """Makes no attack in this battle turn."""

    of: Target


class AttackNow(Effect, frozen=True):
    """Makes a full attack at once, besides its own."""

    of: Target


class Cleanse(Effect, frozen=True):
    """Free of enemy card effects on Strength, Initiative and number of dice in this battle turn."""

    of: Target


class Reroll(Effect, frozen=True):
    """Rolls again: the own elite die, or all hits of the enemy. Each die only once per attack."""

    what: Literal["elite_die", "hits"]


class CancelScroll(Effect, frozen=True):
    """The scroll that is being used has no effect and is discarded."""


class KeepScroll(Effect, frozen=True):
    """Rolls a d8: up to this number the used scroll stays with the hero."""

    up_to: int


# ---------------------------------------------------------------------- together


class Choice(Effect, frozen=True):
    """One of these, as the player likes."""

    options: tuple[Effect, ...]

    def parts(self) -> Iterator[Effect]:
        yield from self.options


class All(Effect, frozen=True):
    """All of these in order."""

    effects: tuple[Effect, ...]

    def parts(self) -> Iterator[Effect]:
        yield from self.effects


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a printed thing does, when, how often and under which condition."""

    when: Moment
    effect: Effect
    limit: Limit = ""
    only: Only = ""


def choice(*options: Effect) -> Choice:
    """One of these."""
    return Choice(options)


def all_of(*effects: Effect) -> All:
    """All of these."""
    return All(effects)


def always(effect: Effect, *, only: Only = "") -> Rule:
    """As long as its source is there."""
    return Rule("always", effect, only=only)


def gathering(effect: Effect) -> Rule:
    """In each Gathering action of the player."""
    return Rule("gathering", effect)


def before_battle(effect: Effect) -> Rule:
    """Before the first battle turn."""
    return Rule("before_battle", effect)


def turn_start(effect: Effect, *, only: Only = "") -> Rule:
    """After the track is set, before the first attack of a battle turn."""
    return Rule("turn_start", effect, only=only)


def hero_turn(effect: Effect, *, limit: Limit = "") -> Rule:
    """On the hero's place on the track, before or after the attack."""
    return Rule("hero_turn", effect, limit)


def turn_end(effect: Effect, *, limit: Limit = "") -> Rule:
    """At the end of a battle turn."""
    return Rule("turn_end", effect, limit)


def after_battle(effect: Effect, *, only: Only = "") -> Rule:
    """Before the tokens leave the track."""
    return Rule("after_battle", effect, only=only)


def enemy_attack(effect: Effect, limit: Limit) -> Rule:
    """In answer to an enemy attack, after its roll."""
    return Rule("enemy_attack", effect, limit)


def within(effect: Effect) -> Iterator[Effect]:
    """The effect and all that it is made of."""
    yield effect
    for part in effect.parts():
        yield from within(part)
