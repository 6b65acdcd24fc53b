"""What one may choose in a battle (Lore cards have options of their own)."""

from __future__ import annotations

from hexameron.kernel.asking import Option


class Council(Option, frozen=True, tag="council"):
    """Give a member of the War Council this level."""

    member: str
    level: int


class Place(Option, frozen=True, tag="place"):
    """Put a landmark or lair on this hex."""

    what: str
    hex: str

    def at(self) -> tuple[str, ...]:
        return (self.hex,)


class Command(Option, frozen=True, tag="command"):
    """Play this Command card."""

    card: str

    def at(self) -> tuple[str, ...]:
        return (self.card,)


class Section(Option, frozen=True, tag="section"):
    """Order units in this section."""

    section: str


class Order(Option, frozen=True, tag="order"):
    """Order this unit."""

    unit: str

    def at(self) -> tuple[str, ...]:
        return (self.unit,)


class OrderFar(Option, frozen=True, tag="order_far"):
    """Pay 3 Lore tokens and order this creature, which stands in another section."""

    unit: str

    def at(self) -> tuple[str, ...]:
        return (self.unit,)


class Move(Option, frozen=True, tag="move"):
    """Move this unit next."""

    unit: str

    def at(self) -> tuple[str, ...]:
        return (self.unit,)


class Regain(Option, frozen=True, tag="regain"):
    """This unit regains a lost figure instead of moving and fighting (Rally)."""

    unit: str

    def at(self) -> tuple[str, ...]:
        return (self.unit,)


class Go(Option, frozen=True, tag="go"):
    """Go to this hex: a move, a step of a retreat, gaining ground, the further hex of a pursuit."""

    hex: str

    def at(self) -> tuple[str, ...]:
        return (self.hex,)


class Rush(Option, frozen=True, tag="rush"):
    """Charge to this hex and attack from there (Goblinoids)."""

    hex: str

    def at(self) -> tuple[str, ...]:
        return (self.hex,)


class Fight(Option, frozen=True, tag="fight"):
    """This unit attacks next."""

    unit: str

    def at(self) -> tuple[str, ...]:
        return (self.unit,)


class Target(Option, frozen=True, tag="target"):
    """Attack this unit."""

    unit: str

    def at(self) -> tuple[str, ...]:
        return (self.unit,)


class Hurl(Option, frozen=True, tag="hurl"):
    """Hurl a rock at this unit, for a stored Lore token (Hill Giant)."""

    unit: str

    def at(self) -> tuple[str, ...]:
        return (self.unit,)


class Ignore(Option, frozen=True, tag="ignore"):
    """Ignore this many flags."""

    flags: int


class Power(Option, frozen=True, tag="power"):
    """Use a creature's special power, where it needs one on this unit."""

    power: str
    unit: str = ""

    def at(self) -> tuple[str, ...]:
        return (self.unit,) if self.unit else ()


class Store(Option, frozen=True, tag="store"):
    """Leave this many Lore symbols on the creature; the rest become tokens."""

    tokens: int


class Keep(Option, frozen=True, tag="keep"):
    """Keep this card."""

    card: str

    def at(self) -> tuple[str, ...]:
        return (self.card,)


class LoreDraw(Option, frozen=True, tag="lore_draw"):
    """Draw Lore: two cards to choose from, a card and a token, or two tokens."""

    cards: int
    tokens: int


# ---------------------------------------------------------------------- Lore cards


class PlayLore(Option, frozen=True, tag="lore"):
    """Play this Lore card, perhaps together with Déjà vu!, which keeps it."""

    card: str
    deja_vu: str = ""

    def at(self) -> tuple[str, ...]:
        return (self.card, self.deja_vu) if self.deja_vu else (self.card,)


class Aim(Option, frozen=True, tag="aim"):
    """Aim a Lore card at this unit or hex."""

    id: str

    def at(self) -> tuple[str, ...]:
        return (self.id,)


class Reroll(Option, frozen=True, tag="reroll"):
    """Roll this die of the attack again."""

    die: int

    def at(self) -> tuple[str, ...]:
        return (f"die.{self.die}",)


class Unmask(Option, frozen=True, tag="unmask"):
    """Pay the printed cost of this card of the opponent, which is discarded."""

    card: str

    def at(self) -> tuple[str, ...]:
        return (self.card,)


LORE_OPTIONS: tuple[type[Option], ...] = (PlayLore, Aim, Reroll, Unmask)

OPTIONS: tuple[type[Option], ...] = (
    Council, Place, Command, Section, Order, OrderFar, Move, Regain, Go, Rush, Fight, Target, Hurl, Ignore,
    Power, Store, Keep, LoreDraw, *LORE_OPTIONS,
)  # fmt: skip
