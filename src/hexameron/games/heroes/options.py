"""What one may choose outside battle (battle_options.py has what one may choose in it).

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
)
