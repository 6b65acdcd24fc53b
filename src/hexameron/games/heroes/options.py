"""What one may choose, on the map, in the city and in battle.

Conventions: an option is a verb with ids and numbers only, its tag is that verb. Levels name units, ``elite``
the side of the token. Options about nothing but things use the kernel's ``Pick``; 'enough' is its ``Done``.
"""

from __future__ import annotations

from hexameron.kernel.asking import FreeOption, Id, Option

# ---------------------------------------------------------------------- set-up


class Choose(Option, frozen=True, tag="choose"):
    """Lead this faction."""

    faction: str


class Found(Option, frozen=True, tag="found"):
    """Put the city on this field."""

    field: str

    def at(self) -> tuple[Id, ...]:
        return (self.field,)


class Lead(Option, frozen=True, tag="lead"):
    """Begin with this hero."""

    hero: str


# ---------------------------------------------------------------------- turns


class Play(Option, frozen=True, tag="play"):
    """Play this action card for this action; "" does nothing."""

    card: int
    action: str

    def at(self) -> tuple[Id, ...]:
        return (f"action.{self.card}",)


class Exchange(FreeOption, frozen=True, tag="exchange"):
    """At the Marketplace: give two of this, gold or resources, for one of the other."""

    give: str


class Sell(FreeOption, frozen=True, tag="sell"):
    """At the Marketplace: give up this scroll for gold."""

    card: str

    def at(self) -> tuple[Id, ...]:
        return (self.card,)


# ---------------------------------------------------------------------- heroes on the move


class Activate(Option, frozen=True, tag="activate"):
    """Activate this hero next."""

    hero: str

    def at(self) -> tuple[Id, ...]:
        return (self.hero,)


class Go(Option, frozen=True, tag="go"):
    """Step to this field."""

    field: str

    def at(self) -> tuple[Id, ...]:
        return (self.field,)


class Portal(Option, frozen=True, tag="portal"):
    """Go through a portal to this portal field."""

    field: str

    def at(self) -> tuple[Id, ...]:
        return (self.field,)


class Home(Option, frozen=True, tag="home"):
    """Go through the portal to the own city."""

    field: str

    def at(self) -> tuple[Id, ...]:
        return (self.field,)


class Explore(Option, frozen=True, tag="explore"):
    """Explore the field on which the hero stands; its guards are fought first."""

    field: str

    def at(self) -> tuple[Id, ...]:
        return (self.field,)


class Seize(Option, frozen=True, tag="seize"):
    """Take control of the field on which the hero stands; its guards are fought first."""

    field: str

    def at(self) -> tuple[Id, ...]:
        return (self.field,)


class Stop(Option, frozen=True, tag="stop"):
    """End the activation of this hero."""


# ---------------------------------------------------------------------- city


class Build(Option, frozen=True, tag="build"):
    """Erect this building and pay this of its costs."""

    building: str
    cost: int

    def at(self) -> tuple[Id, ...]:
        return (self.building,)


class Raise(Option, frozen=True, tag="raise"):
    """Raise the city to this level."""

    level: int


class Buy(Option, frozen=True, tag="buy"):
    """Buy a unit of this level for this hero."""

    hero: str
    level: int
    elite: bool

    def at(self) -> tuple[Id, ...]:
        return (self.hero,)


class Promote(Option, frozen=True, tag="promote"):
    """Turn a basic unit of this hero to its elite side."""

    hero: str
    level: int

    def at(self) -> tuple[Id, ...]:
        return (self.hero,)


class Dismiss(Option, frozen=True, tag="dismiss"):
    """Return a unit of this hero to the reserve."""

    hero: str
    level: int
    elite: bool

    def at(self) -> tuple[Id, ...]:
        return (self.hero,)


class Hire(Option, frozen=True, tag="hire"):
    """Recruit this hero."""

    hero: str


# ---------------------------------------------------------------------- cards and experience


class Advance(Option, frozen=True, tag="advance"):
    """Let this hero gain a skill for experience."""

    hero: str

    def at(self) -> tuple[Id, ...]:
        return (self.hero,)


class Study(Option, frozen=True, tag="study"):
    """Draw from this skill deck: might or magic."""

    deck: str


class Part(Option, frozen=True, tag="part"):
    """Take this part of a Treasure card, counted from 1."""

    card: str
    part: int

    def at(self) -> tuple[Id, ...]:
        return (self.card,)


class Level(Option, frozen=True, tag="level"):
    """A unit of this level, where an effect leaves open which."""

    level: int


class Branch(Option, frozen=True, tag="branch"):
    """This one of the effects among which a printed thing lets one choose, counted from 1."""

    source: str
    branch: int


# ---------------------------------------------------------------------- in battle


class UseCard(Option, frozen=True, tag="use"):
    """Use a skill, artifact or building, named by its printed id, in one of its ways."""

    source: str
    way: int


class UseScroll(Option, frozen=True, tag="scroll"):
    """Use a magic scroll in one of its ways."""

    scroll: str
    way: int

    def at(self) -> tuple[str, ...]:
        return (self.scroll,)


class PlaceFirst(Option, frozen=True, tag="first"):
    """Of stacks with equal Initiative this one comes next on the track."""

    stack: str

    def at(self) -> tuple[str, ...]:
        return (self.stack,)


class Strike(Option, frozen=True, tag="strike"):
    """Attack: with the elite die for one attack or without, with Magic for Strength or without."""

    elite: bool
    magic: bool


class Aim(Option, frozen=True, tag="aim"):
    """Name this stack: of a Precise Attack, of a card."""

    stack: str

    def at(self) -> tuple[str, ...]:
        return (self.stack,)


class SpendLuck(Option, frozen=True, tag="luck"):
    """Discard a Luck token: to roll the misses again, or the elite die, or against Bad Luck."""

    against: str
    """misses, elite_die or bad_luck."""


class RerollMisses(Option, frozen=True, tag="misses"):
    """Roll all misses again, by the Luck face of the elite die."""


class RerollOne(Option, frozen=True, tag="one"):
    """Roll one miss again, by Precise Attack."""


class TurnElite(Option, frozen=True, tag="turn_elite"):
    """Turn a basic unit of this stack to its elite side; if ``marked``, the one with the wound tokens."""

    stack: str
    marked: bool

    def at(self) -> tuple[str, ...]:
        return (self.stack,)


class Revive(Option, frozen=True, tag="revive"):
    """Resurrect a unit of this stack, which may be gone from the track."""

    stack: str


class Hurt(Option, frozen=True, tag="hurt"):
    """Give the wounds to this stack, beginning with a unit that shows this side."""

    stack: str
    elite: bool

    def at(self) -> tuple[str, ...]:
        return (self.stack,)


class GiveUp(Option, frozen=True, tag="give_up"):
    """Lose a unit of this stack in flight."""

    stack: str
    elite: bool

    def at(self) -> tuple[str, ...]:
        return (self.stack,)


class WinSkill(Option, frozen=True, tag="win_skill"):
    """Take a skill as the prize of a battle between heroes."""


class WinArtifact(Option, frozen=True, tag="win_artifact"):
    """Take this artifact of the loser."""

    artifact: str

    def at(self) -> tuple[str, ...]:
        return (self.artifact,)


BATTLE_OPTIONS: tuple[type[Option], ...] = (
    UseCard, UseScroll, PlaceFirst, Strike, Aim, SpendLuck, RerollMisses, RerollOne, TurnElite, Revive, Hurt,
    GiveUp, WinSkill, WinArtifact,
)  # fmt: skip

OPTIONS: tuple[type[Option], ...] = (
    Branch,
    Choose,
    Found,
    Lead,
    Play,
    Exchange,
    Sell,
    Activate,
    Go,
    Portal,
    Home,
    Explore,
    Seize,
    Stop,
    Build,
    Raise,
    Buy,
    Promote,
    Dismiss,
    Hire,
    Advance,
    Study,
    Part,
    Level,
    *BATTLE_OPTIONS,
)
