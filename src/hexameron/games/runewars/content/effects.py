"""The vocabulary of effects: what cards, units, heroes and tokens do, as data.

A printed thing has one or more :class:`Rule`: a moment, what happens then, what it costs and how often it
works. The rules carry them out (rules/effects.py), and texts in both languages are made from them.

Who chooses: ``owner`` is whoever owns the figures that suffer, standing ones first (RW-ROUT-01 to -08);
``user`` is who plays or owns the thing that acts, and may pick any figure.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

import msgspec

from hexameron.games.runewars.content.terms import Attribute, Border, Deck, Resource, Shape

Moment: TypeAlias = Literal[
    "always",
    "turn",
    "calm_turn",
    "before_order",
    "march",
    "diplomacy",
    "battle_start",
    "drawn",
    "hits",
    "pass",
    "duel_start",
    "duel_special",
    "duel_round",
    "duel_over",
    "challenged",
    "quest_act",
    "quest_done",
    "quest_end",
    "would_suffer",
    "council",
    "stormed",
    "explored",
]
"""When a rule works.

``turn`` is the own turn (RW-TERM-19), in a battle of it only at its start; ``calm_turn`` is the own turn
outside battles. ``march`` is a Mobilize or Conquer before an area is activated, ``diplomacy`` after
influence was paid. In a battle: ``drawn`` comes after both sides drew, ``hits`` when damage icons are
shown, ``pass`` before each draw and before strength. ``duel_special`` is one special icon of a duel,
``duel_round`` after its cards are revealed, ``duel_over`` when the hero survived. ``challenged`` is the
moment an enemy hero declares a duel. ``quest_act`` is while one acts in the Quest Phase, ``quest_done`` a
completed quest, ``quest_end`` the end of the Quest Phase. ``would_suffer`` is damage to a hero outside
duels, ``council`` a Season card that names the Wizards' Council, ``stormed`` a won attack on an enemy
stronghold, ``explored`` an exploration token turned up.
"""

Limit: TypeAlias = Literal["", "turn", "duel", "quest_phase"]
Only: TypeAlias = Literal[
    "", "attacker", "defender", "friendly_area", "hero_area", "won_duel", "survived_duel"
]
"""Under which condition a rule works; ``hero_area`` is the area of the hero who has the card."""

Among: TypeAlias = Literal["any", "tough", "slow", "weakened"]
"""Which figures: ``tough`` with more than 1 health first, ``slow`` with initiative 2 or more first,
``weakened`` only those damaged or routed."""

Where: TypeAlias = Literal["friendly", "uncontrolled_or_friendly"]
StatName: TypeAlias = Literal["hero_steps", "test_cards", "duel_damage", "battle_strength"]
Permission: TypeAlias = Literal[
    "heal_anywhere", "jump_to_fort", "no_desertion", "breaks_ties", "crosses_borders"
]
"""``jump_to_fort`` lets a hero move to any own stronghold, ``crosses_borders`` lets him ignore borders in
the Quest Phase."""


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all effects."""

    def parts(self) -> Iterator[Effect]:
        """The effects inside it."""
        yield from ()


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of all costs."""


# ---------------------------------------------------------------------- costs


class PayInfluence(Cost, frozen=True):
    """Pay influence."""

    n: int


class GiveUp(Cost, frozen=True):
    """Discard the card itself."""


class GiveRewards(Cost, frozen=True):
    """Discard so many Reward cards of the own heroes, of any of them together."""

    n: int


class Sacrifice(Cost, frozen=True):
    """Destroy one of the own standing units of this kind in the battle."""

    kind: str


class GiveFalseRune(Cost, frozen=True):
    """Discard a false rune token from an area one controls."""


# ---------------------------------------------------------------------- standing


class Stat(Effect, frozen=True):
    """Adds to a number.

    A hero's steps, Fate cards in a test, damage of each damage icon in a duel, strength in battles.
    """

    stat: StatName
    n: int


class Permit(Effect, frozen=True):
    """Something that others may not; the chapter that it concerns asks for it by name."""

    what: Permission


# ---------------------------------------------------------------------- composing


class All(Effect, frozen=True):
    """One after the other."""

    of: tuple[Effect, ...]

    def parts(self) -> Iterator[Effect]:
        yield from self.of


class Choice(Effect, frozen=True):
    """One of these.

    The one who acts chooses, or the ``opponent``, who must take what can be met in full if only one can.
    """

    of: tuple[Effect, ...]
    by: Literal["user", "opponent"] = "user"

    def parts(self) -> Iterator[Effect]:
        yield from self.of


class May(Effect, frozen=True):
    """It can be left."""

    effect: Effect

    def parts(self) -> Iterator[Effect]:
        yield self.effect


class Paid(Effect, frozen=True):
    """A cost that may be paid, and what follows if it was."""

    cost: Cost
    then: Effect

    def parts(self) -> Iterator[Effect]:
        yield self.then


class IfStanding(Effect, frozen=True):
    """If at least so many own units of a kind stand in the battle, the first, else the other."""

    kind: str
    n: int
    then: Effect
    other: Effect

    def parts(self) -> Iterator[Effect]:
        yield self.then
        yield self.other


class IfFoesHere(Effect, frozen=True):
    """If enemy or unallied neutral units are in the hero's area."""

    then: Effect

    def parts(self) -> Iterator[Effect]:
        yield self.then


class Each(Effect, frozen=True):
    """Every player in play order."""

    effect: Effect

    def parts(self) -> Iterator[Effect]:
        yield self.effect


class Bid(Effect, frozen=True):
    """An influence bid (RW-BID). ``others`` is for all but the highest bidder who bid at least 1."""

    highest: Effect | None = None
    lowest: Effect | None = None
    others: Effect | None = None

    def parts(self) -> Iterator[Effect]:
        for part in (self.highest, self.lowest, self.others):
            if part is not None:
                yield part


class Winner(Effect, frozen=True):
    """For the winner of this battle, if that is a player."""

    effect: Effect

    def parts(self) -> Iterator[Effect]:
        yield self.effect


class BothSides(Effect, frozen=True):
    """Each side of the battle suffers so much damage, the attacker first."""

    damage: int


class Test(Effect, frozen=True):
    """An attribute test; ``attribute`` "" is one of the player's choice."""

    attribute: Attribute | Literal[""]
    gold: Effect
    silver: Effect
    red: Effect

    def parts(self) -> Iterator[Effect]:
        yield self.gold
        yield self.silver
        yield self.red


class FateTest(Effect, frozen=True):
    """Draw a Fate card: if the circle section shows a special or damage icon, the effect happens."""

    then: Effect

    def parts(self) -> Iterator[Effect]:
        yield self.then


class DuelWith(Effect, frozen=True):
    """A duel against a neutral unit; ``deal`` is the damage that is enough, 0 to defeat it."""

    kind: str
    deal: int = 0


class Nothing(Effect, frozen=True):
    """No effect."""


# ---------------------------------------------------------------------- gains and losses of a player


class Influence(Effect, frozen=True):
    """Gain influence, and so much more for each city one controls."""

    n: int
    per_city: int = 0


class LoseInfluence(Effect, frozen=True):
    """Lose so much influence, or all there is."""

    n: int


class TakeInfluence(Effect, frozen=True):
    """Take up to so much influence from an opponent who has more."""

    n: int


class Draw(Effect, frozen=True):
    """Draw cards; Quest cards are then discarded down to the limit."""

    deck: Deck
    n: int = 1


class DrawTogether(Effect, frozen=True):
    """Choose an opponent and a number: both draw that many Tactics cards."""

    least: int
    most: int


class DiscardTactics(Effect, frozen=True):
    """Discard a Tactics card."""


class Dial(Effect, frozen=True):
    """Move a dial.

    One by name, one of the player's ``choice``, or ``all``. A dial is not lowered below ``floor``.
    """

    which: Resource | Literal["choice", "all"]
    n: int
    floor: int = 0


class ResetDials(Effect, frozen=True):
    """Set each dial as Harvest does."""


class CapDials(Effect, frozen=True):
    """Lower each dial that is above what the areas one controls provide; developments do not count."""


class Recruit(Effect, frozen=True):
    """Recruit with one dial of choice; with ``most`` only so many of its units, at one stronghold."""

    most: int = 0


class ReceiveRune(Effect, frozen=True):
    """Receive a dragon rune by the whole procedure (RW-RUNE-02 to -05)."""


class PlaceFalseRune(Effect, frozen=True):
    """Put a false rune into any area without a rune token."""


class MoveRune(Effect, frozen=True):
    """Move the rune token of an uncontrolled area with an own hero to an adjacent own area, and look at
    it."""


class ScatterRunes(Effect, frozen=True):
    """Move so many rune tokens out of the home realm to friendly or uncontrolled areas outside home
    realms."""

    n: int


class PiousRunes(Effect, frozen=True):
    """Everybody else takes a dragon rune; this player lays each into an area of its taker."""


class WakeDragon(Effect, frozen=True):
    """Put a Dragon, else a Giant, with a dragon rune into an uncontrolled area without rune token."""


class LookAtRune(Effect, frozen=True):
    """Look at one rune token anywhere."""


class NewObjective(Effect, frozen=True):
    """Change one's Objective card for another."""


class TakeTitle(Effect, frozen=True):
    """Take a title that bears less influence than the bid, which then lies on it."""


class TakeBackOrder(Effect, frozen=True):
    """Take back one used Order card, not the one being resolved."""


# ---------------------------------------------------------------------- units in a battle


class Damage(Effect, frozen=True):
    """Damage to the other side.

    ``again`` deals 1 more to a unit that survived it; ``apart`` puts it on different standing units.
    """

    n: int
    by: Literal["owner", "user"] = "owner"
    among: Among = "any"
    again: bool = False
    apart: bool = False


class RageDamage(Effect, frozen=True):
    """Damage equal to the damage on one of the own units of the kind."""

    kind: str


class Rout(Effect, frozen=True):
    """Rout standing units of the other side; of some shapes only, up to ``n`` if the user chooses."""

    n: int
    by: Literal["owner", "user"] = "owner"
    among: Among = "any"
    shapes: tuple[Shape, ...] = ()


class Destroy(Effect, frozen=True):
    """Destroy units of the other side; up to ``n`` if the user chooses."""

    n: int
    by: Literal["owner", "user"] = "owner"
    among: Among = "any"
    shapes: tuple[Shape, ...] = ()


class Terrify(Effect, frozen=True):
    """Rout that many different enemy units of choice; those routed already are destroyed."""

    n: int


class Retreat(Effect, frozen=True):
    """The opponent retreats so many of his units out of the battle."""

    n: int


class Raise(Effect, frozen=True):
    """Put up to so many units of a kind from the supply into the battle."""

    kind: str
    n: int


class Health(Effect, frozen=True):
    """The own units of a kind have this health until the end of the battle or duel."""

    kind: str
    n: int


class Strength(Effect, frozen=True):
    """Strength for one's side when the winner of this battle is determined."""

    n: int


class Again(Effect, frozen=True):
    """Draw one more Fate card for this unit and resolve it at once.

    A special icon is 1 damage. Once per unit.
    """


class Redraw(Effect, frozen=True):
    """Discard any of the Fate cards just drawn for one kind and draw as many anew."""


class Prevent(Effect, frozen=True):
    """Prevent damage: of one's units in this step, or of the hero in this round; 0 is all."""

    n: int = 0


class Stand(Effect, frozen=True):
    """Stand up to so many of one's routed figures.

    ``here`` only in the hero's area, in a battle only those in it.
    """

    n: int
    here: bool = False


class RoutHere(Effect, frozen=True):
    """Rout up to so many units of choice in the hero's area."""

    n: int


class CancelBattle(Effect, frozen=True):
    """The battle is cancelled and the whole army retreats, unrouted (Tactical Retreat)."""


# ---------------------------------------------------------------------- units on the map


class Place(Effect, frozen=True):
    """Put neutral units of a shape from the supply into one area."""

    shape: Shape
    n: int
    where: Where


class MoveWild(Effect, frozen=True):
    """Move all neutral units of one area to an adjacent one.

    ``hero`` takes the area of the hero who plays it.
    """

    hero: bool = False


class ScatterWild(Effect, frozen=True):
    """All neutral units of an area that are not one's allies retreat to an uncontrolled area."""


class FoundFort(Effect, frozen=True):
    """Neutral units leave an uncontrolled area with an own hero; a damaged stronghold is put there."""


class Thin(Effect, frozen=True):
    """Destroy one of one's units in every area with at least so many, or one routed unit wherever there
    are any."""

    at_least: int = 1
    routed: bool = False


class Ignore(Effect, frozen=True):
    """Until the end of the turn one's figures ignore these borders."""

    border: Border


class Reach(Effect, frozen=True):
    """Units may come from so many areas farther this turn."""

    n: int


class Deactivate(Effect, frozen=True):
    """Remove one of one's activation tokens from the board."""


class ActivateFor(Effect, frozen=True):
    """Put an opponent's activation token into an area he does not control and that holds none of his."""


class Raze(Effect, frozen=True):
    """Destroy a city: one in an area one controls, or ``anywhere``."""

    anywhere: bool = False


class Repair(Effect, frozen=True):
    """Repair one of one's strongholds at no cost."""


class BuildWork(Effect, frozen=True):
    """Build a development as by Harvest's bonus, at no cost."""


class Ban(Effect, frozen=True):
    """Until the next Season card.

    Nobody marches but the highest bidder, or nobody enters areas that others control.
    """

    what: Literal["march", "enemy_areas"]


# ---------------------------------------------------------------------- heroes


class Heal(Effect, frozen=True):
    """Remove damage from the hero; 0 is all. ``stand`` also stands him up."""

    n: int = 0
    any_hero: bool = False
    stand: bool = False


class Suffer(Effect, frozen=True):
    """The hero suffers damage."""

    n: int
    preventable: bool = True


class RoutHero(Effect, frozen=True):
    """The hero is routed."""


class RetreatHero(Effect, frozen=True):
    """The hero retreats to an adjacent area."""


class Train(Effect, frozen=True):
    """Raise an attribute of a hero; "" is of choice, ``any_hero`` any one of one's heroes."""

    attribute: Attribute | Literal[""] = ""
    n: int = 1
    any_hero: bool = False


class DiscardReward(Effect, frozen=True):
    """The hero discards a Reward card."""


class Reward(Effect, frozen=True):
    """The quest is completed: the hero receives Reward cards."""

    n: int = 1


class NewQuest(Effect, frozen=True):
    """Discard this quest and draw another."""


class DuelDamage(Effect, frozen=True):
    """Damage to the opponent in a duel, or as much as an attribute of the hero."""

    n: int = 0
    per: Attribute | Literal[""] = ""


class DrainLife(Effect, frozen=True):
    """If the opponent is defeated by this damage, all damage is removed from the hero after the round."""


class IgnoreNextCard(Effect, frozen=True):
    """The hero's Fate card of the next duel round is ignored."""


class SlipAway(Effect, frozen=True):
    """If standing, the hero moves to an adjacent area instead of the duel."""


class StartDuel(Effect, frozen=True):
    """One of one's standing heroes starts a duel with an enemy hero in his area."""


class Desert(Effect, frozen=True):
    """Pay so much influence or a hero deserts who does not match his faction; ``neutral`` is the price
    for a neutral one.

    ``whose``: ``all`` own ones one by one, ``one`` own hero of choice, ``enemy`` one hero of an opponent.
    """

    n: int
    whose: Literal["all", "one", "enemy"]
    neutral: int = 0


class MoreFate(Effect, frozen=True):
    """Draw more Fate cards in this diplomacy."""

    n: int


# ---------------------------------------------------------------------- exploration tokens


class Produce(Effect, frozen=True):
    """The area provides 1 more of a resource."""

    resource: Resource


class Throne(Effect, frozen=True):
    """Whoever controls the area counts as having one more dragon rune."""


class Portal(Effect, frozen=True):
    """For 1 influence all areas with an open portal are adjacent."""


class Dungeon(Effect, frozen=True):
    """A hero who enters cannot move on."""


class LookAtArea(Effect, frozen=True):
    """Look at all facedown tokens in one area of choice."""


# ---------------------------------------------------------------------- rules and facts


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One ability. ``may`` marks what its owner may leave; ``name`` is its entry in the lexicon."""

    when: tuple[Moment, ...]
    effect: Effect
    cost: Cost | None = None
    limit: Limit = ""
    only: Only = ""
    may: bool = False
    name: str = ""


Measure: TypeAlias = Literal[
    "influence",
    "cities",
    "heroes",
    "rewards",
    "whole_forts",
    "dials",
    "areas",
    "foreign_homes",
    "allied",
    "foes_routed",
    "heroes_slain",
    "killed_in_battle",
    "stormed",
    "attackers_repelled",
]
"""What is counted for an objective.

``rewards`` are Reward cards of all own heroes, ``whole_forts`` undamaged own strongholds on the board,
``dials`` the sum of the three dials, ``foreign_homes`` areas of others' home realms that one controls,
``foes_routed`` routed units of the other players. Of this turn: ``killed_in_battle`` is the most units
that the opponent lost in one battle, ``stormed`` the won attacks on enemy strongholds.
``attackers_repelled`` are the units that another player brought into the battle that was just won as
defender.
"""


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of what can be true on the board."""


class AtLeast(Fact, frozen=True):
    """A count that is to be reached; ``with_two`` is the number for two players, if it differs."""

    measure: Measure
    n: int
    with_two: int = 0


class AllAllied(Fact, frozen=True):
    """Every neutral unit of these kinds on the board is allied: with anybody, or with ``you``.

    ``least`` are so many that must be on the board; with fewer the objective is impossible and may be
    exchanged.
    """

    kinds: tuple[str, ...]
    you: bool = False
    least: int = 0


def each(effect: Effect) -> Iterator[Effect]:
    """An effect with everything inside it."""
    yield effect
    for part in effect.parts():
        yield from each(part)
