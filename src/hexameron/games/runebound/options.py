"""What one may choose, on the map, in a city and in combat.

Conventions: an option is a verb with ids and numbers only, its tag is that verb. A die is named by its face,
for equal dice are alike. Options about nothing but things use the kernel's ``Pick``, ``Done`` is 'enough'.
"""

from __future__ import annotations

from hexameron.kernel.asking import FreeOption, Id, Option

# ---------------------------------------------------------------------- set-up


class Lead(Option, frozen=True, tag="lead"):
    """Play this hero."""

    hero: str


class Place(Option, frozen=True, tag="place"):
    """Begin, or be carried, here."""

    cell: str

    def at(self) -> tuple[Id, ...]:
        return (self.cell,)


# ---------------------------------------------------------------------- actions


class Go(Option, frozen=True, tag="go"):
    """Move to an adjacent hex without rolling."""

    cell: str

    def at(self) -> tuple[Id, ...]:
        return (self.cell,)


class Throw(Option, frozen=True, tag="throw"):
    """Roll terrain dice to move."""


class Rest(Option, frozen=True, tag="rest"):
    """Rest."""


class Recover(Option, frozen=True, tag="recover"):
    """Spend the action to stop being delayed."""


class Shop(Option, frozen=True, tag="shop"):
    """Shop at the market of this city."""


class Train(Option, frozen=True, tag="train"):
    """Draw skill cards."""


class Adventure(Option, frozen=True, tag="adventure"):
    """Two actions: the gem of this hex."""


class Attempt(Option, frozen=True, tag="attempt"):
    """Try a quest or a rumour."""

    card: str

    def at(self) -> tuple[Id, ...]:
        return (self.card,)


class Tell(Option, frozen=True, tag="tell"):
    """Try the story quest on this space of the track."""

    slot: int
    card: str

    def at(self) -> tuple[Id, ...]:
        return (self.card,)


class Slay(Option, frozen=True, tag="slay"):
    """Kill a zombie of this hex."""


class Face(Option, frozen=True, tag="face"):
    """Engage the villain."""


class Perform(Option, frozen=True, tag="perform"):
    """The action of a card."""

    source: str
    card: str

    def at(self) -> tuple[Id, ...]:
        return (self.card,) if self.card else ()


class Defy(Option, frozen=True, tag="defy"):
    """Challenge the hero of this player."""

    player: str

    def at(self) -> tuple[Id, ...]:
        return (self.player,)


class Idle(Option, frozen=True, tag="idle"):
    """Spend an action on nothing."""


class Buy(Option, frozen=True, tag="buy"):
    """Buy this asset."""

    card: str
    gold: int

    def at(self) -> tuple[Id, ...]:
        return (self.card,)


class Sell(Option, frozen=True, tag="sell"):
    """Sell this asset."""

    card: str
    gold: int

    def at(self) -> tuple[Id, ...]:
        return (self.card,)


class Toss(Option, frozen=True, tag="toss"):
    """Discard this asset from the market."""

    card: str

    def at(self) -> tuple[Id, ...]:
        return (self.card,)


# ---------------------------------------------------------------------- at any time


class Use(FreeOption, frozen=True, tag="use"):
    """Use an ability that works once per turn."""

    source: str


class Learn(FreeOption, frozen=True, tag="learn"):
    """Learn this skill."""

    card: str

    def at(self) -> tuple[Id, ...]:
        return (self.card,)


class Meet(FreeOption, frozen=True, tag="meet"):
    """Offer the hero of this player something, or ask for it."""

    player: str

    def at(self) -> tuple[Id, ...]:
        return (self.player,)


class Give(Option, frozen=True, tag="give"):
    """Give this asset."""

    card: str

    def at(self) -> tuple[Id, ...]:
        return (self.card,)


class Beg(Option, frozen=True, tag="beg"):
    """Ask for this asset."""

    card: str

    def at(self) -> tuple[Id, ...]:
        return (self.card,)


class GiveGold(Option, frozen=True, tag="give_gold"):
    """Give so much gold."""

    n: int


class BegGold(Option, frozen=True, tag="beg_gold"):
    """Ask for so much gold."""

    n: int


# ---------------------------------------------------------------------- dice


class Step(Option, frozen=True, tag="step"):
    """Spend a die that shows this face to enter a hex."""

    cell: str
    face: int

    def at(self) -> tuple[Id, ...]:
        return (self.cell, f"d{self.face}")


class StepAs(Option, frozen=True, tag="step_as"):
    """Spend a die of this face as what a card says it may be."""

    cell: str
    face: int
    source: str

    def at(self) -> tuple[Id, ...]:
        return (self.cell, f"d{self.face}")


class HopTo(Option, frozen=True, tag="hop"):
    """One hex more by a card."""

    cell: str
    source: str

    def at(self) -> tuple[Id, ...]:
        return (self.cell,)


class Again(Option, frozen=True, tag="again"):
    """Exert to reroll a die of this face."""

    face: int

    def at(self) -> tuple[Id, ...]:
        return (f"d{self.face}",)


class Shake(Option, frozen=True, tag="shake"):
    """Reroll dice, or turn one, by a card."""

    source: str


class TurnTo(Option, frozen=True, tag="turn_to"):
    """Turn a die of one face to another."""

    face: int
    to: int

    def at(self) -> tuple[Id, ...]:
        return (f"d{self.face}",)


class Dice(Option, frozen=True, tag="dice"):
    """A die of this face."""

    face: int

    def at(self) -> tuple[Id, ...]:
        return (f"d{self.face}",)


class End(Option, frozen=True, tag="end"):
    """Resolve this ending of a quest."""

    card: str
    number: int

    def at(self) -> tuple[Id, ...]:
        return (self.card,)


class EndAs(End, frozen=True, tag="end_as"):
    """Resolve it with a die that a card lets one spend as another terrain, perhaps two of both kinds."""

    source: str
    second: str = ""


# ---------------------------------------------------------------------- cards


class Prefer(Option, frozen=True, tag="option"):
    """Choose this option of an event: a or b."""

    card: str
    letter: str

    def at(self) -> tuple[Id, ...]:
        return (self.card,)


class Part(Option, frozen=True, tag="part"):
    """One of several effects, by its place."""

    source: str
    number: int


class Exerting(Option, frozen=True, tag="exert"):
    """Exert: discard this skill card."""

    card: str

    def at(self) -> tuple[Id, ...]:
        return (self.card,)


class Apply(Option, frozen=True, tag="apply"):
    """Use this ability now."""

    source: str


class OfDeck(Option, frozen=True, tag="deck"):
    """A trophy of this deck."""

    deck: str


class PayGold(Option, frozen=True, tag="pay"):
    """Pay so much gold."""

    n: int


# ---------------------------------------------------------------------- combat


class Attack(Option, frozen=True, tag="attack"):
    """Spend damage tokens of this kind."""

    kind: str


class Double(Option, frozen=True, tag="double"):
    """Put a token on a doubling token."""

    under: str
    top: str

    def at(self) -> tuple[Id, ...]:
        return (self.under, self.top)


class Agile(Option, frozen=True, tag="agile"):
    """Spend agility."""

    token: str

    def at(self) -> tuple[Id, ...]:
        return (self.token,)


class FlipIt(Option, frozen=True, tag="flip"):
    """Flip this token."""

    token: str

    def at(self) -> tuple[Id, ...]:
        return (self.token,)


class RecastIt(Option, frozen=True, tag="recast"):
    """Have this token recast."""

    token: str

    def at(self) -> tuple[Id, ...]:
        return (self.token,)


class Surge(Option, frozen=True, tag="surge"):
    """Use a surge ability."""

    source: str
    name: str


class Special(Option, frozen=True, tag="special"):
    """Use a combat action of a card."""

    source: str
    name: str


class Block(Option, frozen=True, tag="block"):
    """Block by an ability."""

    source: str


class Negate(Option, frozen=True, tag="negate"):
    """Spend surges to negate an ability."""


class Flee(Option, frozen=True, tag="flee"):
    """Roll to escape."""


OPTIONS: tuple[type[Option], ...] = (
    Lead,
    Place,
    Go,
    Throw,
    Rest,
    Recover,
    Shop,
    Train,
    Adventure,
    Attempt,
    Tell,
    Slay,
    Face,
    Perform,
    Defy,
    Idle,
    Buy,
    Sell,
    Toss,
    Use,
    Learn,
    Meet,
    Give,
    Beg,
    GiveGold,
    BegGold,
    Step,
    StepAs,
    EndAs,
    HopTo,
    Again,
    Shake,
    TurnTo,
    Dice,
    End,
    Prefer,
    Part,
    Exerting,
    Apply,
    OfDeck,
    PayGold,
    Attack,
    Double,
    Agile,
    FlipIt,
    RecastIt,
    Surge,
    Special,
    Block,
    Negate,
    Flee,
)
