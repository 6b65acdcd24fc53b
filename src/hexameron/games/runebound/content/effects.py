"""The vocabulary of effects: what cards, heroes, enemies and places do, as data.

A printed thing has one or more :class:`Rule`: a moment, what happens then, what it costs and how often it
works. The rules carry them out (rules/effects.py, rules/combat_effects.py), and texts in both languages are
made from them. Effects of several sources add up.

Numbers: an amount is ``n`` and, for each X of the use, ``times`` more; X is what was paid (RB-ABIL-15).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from hexameron.games.runebound.content.terms import (
    Attribute,
    Damage,
    Deck,
    Need,
    SiteKind,
    Symbol,
    Terrain,
    Trait,
)

Moment: TypeAlias = Literal[
    "always",
    "setup",
    "turn_start",
    "any_time",
    "action",
    "rolled",
    "testing",
    "revealed",
    "engage",
    "after_cast",
    "surge",
    "special",
    "attacking",
    "blocking",
    "foe_surged",
    "would_fall",
    "fell",
    "beat_foe",
    "lost",
    "drew_card",
    "drew_enemy",
    "trophy",
    "resting",
    "quest_done",
    "entered",
]
"""When a rule works.

``any_time`` is any moment of the own turn; ``action`` costs one. ``testing`` comes before a test,
``revealed`` in its second step. ``special`` is a combat action of its own. ``would_fall`` comes before the
damage that defeats, ``fell`` after the defeat, ``lost`` is printed on an enemy and works when the hero is
defeated by it. ``trophy`` comes with every trophy gained.
"""

Limit: TypeAlias = Literal["", "turn", "round", "combat"]
"""How often; a round is one of combat."""

Only: TypeAlias = Literal[
    "",
    "wilderness",
    "forest",
    "road",
    "city_or_town",
    "city",
    "town",
    "shrine",
    "stronghold",
    "robbable",
    "beast",
    "monster",
    "not_combat_deck",
    "enemy",
    "exploring",
    "hurt",
]
"""Under which condition. ``road`` is a road or city hex, ``monster`` a beast, dragon or giant, ``robbable``
another hero with gold in the hex, ``hurt`` damage of at least half the life."""

StatName: TypeAlias = Literal[
    "body",
    "mind",
    "spirit",
    "life",
    "speed",
    "hand",
    "test",
    "social_test",
    "price",
    "sale",
    "trade",
    "explore_dice",
    "escape_dice",
    "training",
    "initiative",
    "wild_rest",
    "attack",
    "foe_phy",
    "foe_mag",
]
"""The numbers that effects change. ``test`` are cards revealed in step 1 of every test, ``social_test`` those
on social cards; ``wild_rest`` is damage healed besides when resting in the wilderness; ``foe_phy`` and
``foe_mag`` are added to the foe's attacks of that kind."""

Permission: TypeAlias = Literal[
    "two_goods",
    "wins_ties",
    "herbs",
    "second_attack",
    "onslaught",
    "escape_reroll",
    "cannot_escape",
    "foe_no_surge",
]
"""``herbs`` lets forest and plains heal in the wilderness, ``second_attack`` is another attack after one by a
single token, ``onslaught`` another combat action once per combat."""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all effects."""

    def parts(self) -> Iterator[Effect]:
        """The effects inside it."""
        yield from ()


# ---------------------------------------------------------------------- costs


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all costs."""


class Exert(Cost, frozen=True):
    """Discard a skill card from hand (RB-EXERT-01)."""


class Pay(Cost, frozen=True):
    """Pay gold; between two amounts the payer chooses, and X is what was paid."""

    n: int
    most: int = 0


class Spend(Cost, frozen=True):
    """Spend a trophy, of a deck if one is named."""

    deck: Deck | Literal[""] = ""


class Harm(Cost, frozen=True):
    """Take damage; always possible."""

    n: int


class Wait(Cost, frozen=True):
    """Become delayed; always possible."""


class GiveUp(Cost, frozen=True):
    """Discard the asset itself."""


class Surges(Cost, frozen=True):
    """Surge symbols; 0 is X."""

    n: int


# ---------------------------------------------------------------------- standing


class Stat(Effect, frozen=True):
    """Adds to a number; ``per`` adds an attribute's value instead."""

    stat: StatName
    n: int = 0
    per: Attribute | Literal[""] = ""


class Permit(Effect, frozen=True):
    """Something that others may not, or may; the chapter that it concerns asks for it by name."""

    what: Permission


# ---------------------------------------------------------------------- composing


class All(Effect, frozen=True):
    """One after the other (RB-ABIL-05)."""

    of: tuple[Effect, ...]

    def parts(self) -> Iterator[Effect]:
        yield from self.of


class Choice(Effect, frozen=True):
    """One of these, by the hero's choice."""

    of: tuple[Effect, ...]

    def parts(self) -> Iterator[Effect]:
        yield from self.of


class Paid(Effect, frozen=True):
    """A cost, and what follows if it was given in full (RB-EVENT-03)."""

    cost: Cost
    then: Effect

    def parts(self) -> Iterator[Effect]:
        yield self.then


class Test(Effect, frozen=True):
    """An attribute test. ``each`` is done with X = the successes, ``most`` at most."""

    attribute: Attribute
    modifier: int = 0
    ok: Effect | None = None
    no: Effect | None = None
    each: Effect | None = None
    most: int = 0

    def parts(self) -> Iterator[Effect]:
        for part in (self.ok, self.no, self.each):
            if part is not None:
                yield part


class IfDone(Effect, frozen=True):
    """What follows if the first could be done."""

    first: Effect
    then: Effect

    def parts(self) -> Iterator[Effect]:
        yield self.first
        yield self.then


class Nothing(Effect, frozen=True):
    """No bonus."""


# ---------------------------------------------------------------------- what a hero gets and suffers


class Gold(Effect, frozen=True):
    """Gain gold."""

    n: int = 0
    times: int = 0


class LoseGold(Effect, frozen=True):
    """Lose so much gold, or as much as there is."""

    n: int


class Heal(Effect, frozen=True):
    """Heal damage of the user; 0 without ``times`` is all."""

    n: int = 0
    times: int = 0


class HealHere(Effect, frozen=True):
    """Heal damage of the hero or of one in the same hex."""

    n: int


class Suffer(Effect, frozen=True):
    """The hero takes damage outside what combat can block."""

    n: int


class Draw(Effect, frozen=True):
    """Draw skill cards."""

    n: int


class Forget(Effect, frozen=True):
    """Discard a skill card from hand."""


class Gain(Effect, frozen=True):
    """Gain trophies from the top of a deck; of any deck the hero chooses if none is named."""

    n: int = 1
    deck: Deck | Literal["", "same"] = ""


class Bonus(Effect, frozen=True):
    """Bonus trophies: gained after the card itself was received (RB-TROPHY-13)."""

    n: int = 1
    deck: Deck | Literal[""] = ""


class Receive(Effect, frozen=True):
    """Receive this card as a trophy."""


class DiscardThis(Effect, frozen=True):
    """This card is discarded instead of being received."""


class Delay(Effect, frozen=True):
    """Become delayed."""


class Lore(Effect, frozen=True):
    """Gain lore."""

    n: int = 0
    times: int = 0


class Ally(Effect, frozen=True):
    """Gain allies."""

    n: int = 1


class Zombie(Effect, frozen=True):
    """Put zombies on the board: on hexes, ``here``, in an ``adjacent`` hex or on the nearest ``gem``."""

    where: tuple[str, ...] | Literal["here", "adjacent", "gem"]


class Kill(Effect, frozen=True):
    """Remove zombies, within some hexes of the hero (0: anywhere); 0 of them is every one."""

    n: int = 1
    within: int = 0


class Learn(Effect, frozen=True):
    """Learn a skill from hand at once, for free or with one orb less."""

    free: bool = False


class Offer(Effect, frozen=True):
    """Cards off the asset deck, of which one may be bought or is gained; the rest are discarded."""

    n: int
    gain: bool = False
    less: int = 0
    half: bool = False
    looked: bool = False


class FromMarket(Effect, frozen=True):
    """Gain any one asset of any market."""


class AnotherCard(Effect, frozen=True):
    """Draw and resolve another card of a deck; gold if that is received at once."""

    deck: Deck
    gold: int


class Steal(Effect, frozen=True):
    """Take gold from another hero in the hex."""

    n: int


# ---------------------------------------------------------------------- going places and dice


class Wander(Effect, frozen=True):
    """Move up to so many hexes, step by step, whatever the terrain (RB-MOVE-20)."""

    steps: int


class WaterStep(Effect, frozen=True):
    """One step onto, out of or across water."""


class Carry(Effect, frozen=True):
    """Move at once to a hex: of a terrain, a kind of site, within a distance (``mind``: the own mind)."""

    terrain: Terrain | Literal[""] = ""
    site: SiteKind | Literal[""] = ""
    within: int | Literal["mind"] = 0


class Ride(Effect, frozen=True):
    """Roll terrain dice and move by them; 0 dice is the speed."""

    dice: int = 0


class SpendAs(Effect, frozen=True):
    """Any one die may be spent as these terrains."""

    terrains: tuple[Terrain, ...]


class Hop(Effect, frozen=True):
    """One more hex after a die was spent: a ``wild`` one, or one spent along a ``road``."""

    after: Literal["wild", "road"]


class Reroll(Effect, frozen=True):
    """Reroll dice of the present roll; 0 is all of them."""

    n: int = 0


class TurnDie(Effect, frozen=True):
    """Turn one die of the present roll to any face."""


class Match(Effect, frozen=True):
    """Explore; what follows if so many dice match the hex, else the card stays."""

    n: int
    then: Effect

    def parts(self) -> Iterator[Effect]:
        yield self.then


class HarmRoll(Effect, frozen=True):
    """In the wilderness: roll dice, 1 damage for each that shows one of these terrains."""

    dice: int
    terrains: tuple[Terrain, ...]


class RefreshGems(Effect, frozen=True):
    """Turn the facedown gems of a deck faceup, but not under heroes."""

    deck: Deck


# ---------------------------------------------------------------------- tests and cards drawn


class Reveal(Effect, frozen=True):
    """More cards in a test; a failure then costs damage."""

    n: int
    harm: int = 0


class Avoid(Effect, frozen=True):
    """Discard the enemy drawn instead of engaging it."""


class Redraw(Effect, frozen=True):
    """Put the card drawn under its deck and draw another."""


class Peek(Effect, frozen=True):
    """Look at the next card and choose which of the two is resolved; the other goes under the deck."""


# ---------------------------------------------------------------------- markets


class SellOne(Effect, frozen=True):
    """Sell one asset without an action."""


class Trade(Effect, frozen=True):
    """Trade this goods card for its trade value; with ``any_goods`` any of the own goods, for ``less``."""

    any_goods: bool = False
    less: int = 0


class BuyAtSetup(Effect, frozen=True):
    """Look through the asset deck and buy a weapon or clothing of at most this cost."""

    cost: int


# ---------------------------------------------------------------------- combat


class Deal(Effect, frozen=True):
    """Deal damage to the foe; ``versus`` deals another amount to foes with one of some traits."""

    kind: Damage
    n: int = 0
    times: int = 0
    blockable: bool = True
    versus: tuple[Trait, ...] = ()
    instead: int = 0


class Mend(Effect, frozen=True):
    """The fighter who uses it heals damage."""

    n: int


class Flip(Effect, frozen=True):
    """Flip tokens of the foe, or of either pool; 0 is all."""

    n: int = 1
    any_pool: bool = False


class Recast(Effect, frozen=True):
    """Recast tokens; 0 is all that fit. ``some`` is any number from one on; ``spent`` brings them back."""

    n: int = 1
    own: bool = False
    spent: bool = False
    some: bool = False
    symbol: Symbol | Literal[""] = ""
    gold: bool = False


class Remove(Effect, frozen=True):
    """Remove tokens from the foe's pool; 0 is all that fit."""

    n: int = 1
    symbols: tuple[Symbol, ...] = ()


class Guard(Effect, frozen=True):
    """Block all (0) or so much damage of the foe's next attack in this combat round."""

    n: int = 0


class Twice(Effect, frozen=True):
    """Tokens of a symbol count twice until the end of the combat round."""

    symbol: Symbol


class More(Effect, frozen=True):
    """Each token of a symbol that is spent deals more until the end of the combat round."""

    symbol: Symbol
    n: int


class Silence(Effect, frozen=True):
    """The foe cannot use surge abilities until the end of the combat round."""


class Reflect(Effect, frozen=True):
    """Damage taken from the foe's attacks is dealt back as magic until the end of the combat round."""


class Hunt(Effect, frozen=True):
    """Roll dice (0: explore with the speed) and deal 1 physical damage for each that matches the hex."""

    dice: int = 0


class Capture(Effect, frozen=True):
    """Receive the enemy as a trophy; the combat ends without a reward (RB-ENEMY-06)."""


class Survive(Effect, frozen=True):
    """Keep one life."""


class BlockMore(Effect, frozen=True):
    """Block so much: ``bought`` for itself, or besides the shields spent; only some kinds of damage."""

    n: int
    bought: bool = False
    kind: Damage | Literal[""] = ""


class HitHarder(Effect, frozen=True):
    """Add to an attack of this kind."""

    n: int
    kind: Damage


class Mirror(Effect, frozen=True):
    """Use a token of the foe's pool as one's own."""


class RaiseDead(Effect, frozen=True):
    """A random enemy in the discard pile of the combat deck lends one of its surge abilities."""


class Challenge(Effect, frozen=True):
    """Challenge an undefeated hero in the hex."""


# ---------------------------------------------------------------------- rules


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One ability. ``may`` marks what its owner may leave; ``name`` is its entry in the lexicon."""

    moment: Moment
    effect: Effect
    cost: Cost | None = None
    limit: Limit = ""
    only: Only = ""
    may: bool = False
    name: str = ""
    in_combat: bool = False
    """An ``any_time`` ability that works during combat as well."""
    negated_by: Literal["", "surges"] = ""
    """The foe may negate it by surges that reach what was paid."""


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ending of a quest: dice to spend, successes to reach or hexes to be on, and what it gives."""

    needs: tuple[Need, ...]
    effect: Effect
    successes: int = 0
    at: tuple[str, ...] = ()


def always(*effects: Effect) -> tuple[Rule, ...]:
    """Standing effects."""
    return tuple(Rule(moment="always", effect=effect) for effect in effects)


def stat(name: StatName, n: int) -> Rule:
    return Rule(moment="always", effect=Stat(name, n))


def surge(n: int, name: str, effect: Effect) -> Rule:
    """A surge ability; once per combat round (RB-CACT-11)."""
    return Rule(moment="surge", effect=effect, cost=Surges(n), limit="round", name=name)


def each(effect: Effect) -> Iterator[Effect]:
    """An effect with everything inside it."""
    yield effect
    for part in effect.parts():
        yield from each(part)
