"""What one may choose: building, orders, marches, battles, heroes.

Conventions: an option is a verb with ids and numbers only, its tag is that verb. Where one of several areas,
units or cards is all there is to say, the kernel's ``Pick`` and ``Some`` serve; ``Done`` is 'enough'.
"""

from __future__ import annotations

from hexameron.kernel.asking import FreeOption, Id, Option

# ---------------------------------------------------------------------- set-up


class Lead(Option, frozen=True, tag="lead"):
    """Play this faction."""

    faction: str


class LayTile(Option, frozen=True, tag="tile"):
    """Lay this tile here, turned so often clockwise."""

    tile: str
    cell: str
    turn: int

    def at(self) -> tuple[Id, ...]:
        return (self.cell,)


class PutToken(Option, frozen=True, tag="token"):
    """A setup token on these two hexes."""

    cell: str
    other: str

    def at(self) -> tuple[Id, ...]:
        return (self.cell, self.other)


class TurnTo(Option, frozen=True, tag="turn"):
    """Lay the home realm so."""

    cell: str
    turn: int

    def at(self) -> tuple[Id, ...]:
        return (self.cell,)


class Lay(Option, frozen=True, tag="lay"):
    """Lay this rune token there."""

    rune: str
    area: str

    def at(self) -> tuple[Id, ...]:
        return (self.rune, self.area)


class At(Option, frozen=True, tag="at"):
    """This area."""

    area: str

    def at(self) -> tuple[Id, ...]:
        return (self.area,)


# ---------------------------------------------------------------------- orders


class Choose(Option, frozen=True, tag="order"):
    """The Order card of this number."""

    number: int


class Bid(Option, frozen=True, tag="bid"):
    """Bid so much influence."""

    n: int


class Pay(Option, frozen=True, tag="pay"):
    """Spend so much influence."""

    n: int


class Resolve(Option, frozen=True, tag="carry_out"):
    """Resolve the Order card."""


class Activate(Option, frozen=True, tag="activate"):
    """Put an activation token there."""

    area: str

    def at(self) -> tuple[Id, ...]:
        return (self.area,)


class Send(Option, frozen=True, tag="send"):
    """Move units from one area to a neighbour."""

    source: str
    target: str

    def at(self) -> tuple[Id, ...]:
        return (self.source, self.target)


class Walk(Option, frozen=True, tag="walk"):
    """Move a hero to a neighbouring area."""

    hero: str
    area: str

    def at(self) -> tuple[Id, ...]:
        return (self.hero, self.area)


class Fight(Option, frozen=True, tag="fight"):
    """Start a battle."""


class Talk(Option, frozen=True, tag="talk"):
    """Attempt diplomacy."""


class Retreat(Option, frozen=True, tag="retreat"):
    """Retreat."""


class OfDial(Option, frozen=True, tag="dial"):
    """This resource."""

    resource: str


class Benefit(Option, frozen=True, tag="benefit"):
    """This benefit of a city: units, tactics, influence, quests."""

    area: str
    what: str

    def at(self) -> tuple[Id, ...]:
        return (self.area,) if self.area else ()


class Claim(Option, frozen=True, tag="claim"):
    """Take this title for so much influence."""

    title: str
    n: int

    def at(self) -> tuple[Id, ...]:
        return (self.title,)


class Build(Option, frozen=True, tag="build"):
    """Build a stronghold, or a development of a kind, there."""

    area: str
    what: str

    def at(self) -> tuple[Id, ...]:
        return (self.area,)


class Repair(Option, frozen=True, tag="repair"):
    """Repair the stronghold there."""

    area: str

    def at(self) -> tuple[Id, ...]:
        return (self.area,)


class Rearrange(Option, frozen=True, tag="rearrange"):
    """Rearrange the rune tokens of two areas."""


class Portal(Option, frozen=True, tag="portal"):
    """Pay for the Magic Portals."""


# ---------------------------------------------------------------------- battles


class Kind(Option, frozen=True, tag="kind"):
    """Units of this kind."""

    kind: str

    def at(self) -> tuple[Id, ...]:
        return (self.kind,)


class Hit(Option, frozen=True, tag="hit"):
    """This figure, as one of those like it."""

    figure: str

    def at(self) -> tuple[Id, ...]:
        return (self.figure,)


# ---------------------------------------------------------------------- heroes


class Move(Option, frozen=True, tag="move"):
    """Use the hero's action to move."""


class Heal(Option, frozen=True, tag="heal"):
    """Use the hero's action to heal."""


class Train(Option, frozen=True, tag="train"):
    """Use the hero's action to train."""


class Idle(Option, frozen=True, tag="idle"):
    """Leave the hero idle."""


class Go(Option, frozen=True, tag="go"):
    """The hero goes to this area."""

    area: str

    def at(self) -> tuple[Id, ...]:
        return (self.area,)


class Raise(Option, frozen=True, tag="raise"):
    """Raise this attribute."""

    attribute: str


class Challenge(Option, frozen=True, tag="challenge"):
    """Start a duel with this hero."""

    hero: str

    def at(self) -> tuple[Id, ...]:
        return (self.hero,)


class Attempt(Option, frozen=True, tag="attempt"):
    """Attempt this quest."""

    card: str

    def at(self) -> tuple[Id, ...]:
        return (self.card,)


class Strike(Option, frozen=True, tag="strike"):
    """Deal damage by the special icon."""


class UseCard(Option, frozen=True, tag="use"):
    """Use this ability or card."""

    source: str
    card: str

    def at(self) -> tuple[Id, ...]:
        return (self.card or self.source,)


class Part(Option, frozen=True, tag="part"):
    """One of several effects printed on a thing, by its place."""

    number: int
    source: str


class Draws(Option, frozen=True, tag="draws"):
    """This player and so many cards."""

    player: str
    n: int

    def at(self) -> tuple[Id, ...]:
        return (self.player,)


# ---------------------------------------------------------------------- during one's turn


class Play(FreeOption, frozen=True, tag="play"):
    """Play this Tactics card."""

    card: str

    def at(self) -> tuple[Id, ...]:
        return (self.card,)


class Spend(FreeOption, frozen=True, tag="spend"):
    """Use this Reward card of a hero."""

    card: str

    def at(self) -> tuple[Id, ...]:
        return (self.card,)


class Fulfil(FreeOption, frozen=True, tag="fulfil"):
    """Discard the Objective that is fulfilled."""


class Exchange(FreeOption, frozen=True, tag="exchange"):
    """Change the Objective that has become impossible for another."""


class Office(FreeOption, frozen=True, tag="office"):
    """Use the ability of a title."""

    title: str

    def at(self) -> tuple[Id, ...]:
        return (self.title,)


class HandOver(FreeOption, frozen=True, tag="hand_over"):
    """Give a Reward card to another own hero in the area."""

    card: str
    hero: str

    def at(self) -> tuple[Id, ...]:
        return (self.card, self.hero)


class PickUp(FreeOption, frozen=True, tag="pick_up"):
    """Take the Reward cards of a defeated hero marker."""

    hero: str
    grave: int

    def at(self) -> tuple[Id, ...]:
        return (self.hero,)


class Demolish(FreeOption, frozen=True, tag="demolish"):
    """Discard the destructible location there."""

    area: str

    def at(self) -> tuple[Id, ...]:
        return (self.area,)


OPTIONS: tuple[type[Option], ...] = (
    Lead,
    LayTile,
    PutToken,
    TurnTo,
    Lay,
    At,
    Choose,
    Bid,
    Pay,
    Resolve,
    Activate,
    Send,
    Walk,
    Fight,
    Talk,
    Retreat,
    OfDial,
    Benefit,
    Claim,
    Build,
    Repair,
    Rearrange,
    Portal,
    Kind,
    Hit,
    Move,
    Heal,
    Train,
    Idle,
    Go,
    Raise,
    Challenge,
    Attempt,
    Strike,
    UseCard,
    Part,
    Draws,
    Play,
    Spend,
    Fulfil,
    Exchange,
    Office,
    HandOver,
    PickUp,
    Demolish,
)
