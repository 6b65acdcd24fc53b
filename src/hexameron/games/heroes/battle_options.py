"""What one may choose in a battle."""

from __future__ import annotations

from hexameron.kernel.asking import Option


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
