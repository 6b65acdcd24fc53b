"""What one may choose about Lore cards."""

from __future__ import annotations

from hexameron.kernel.asking import Option


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


class Unmask(Option, frozen=True, tag="unmask"):
    """Pay the printed cost of this card of the opponent, which is discarded."""

    card: str

    def at(self) -> tuple[str, ...]:
        return (self.card,)


LORE_OPTIONS: tuple[type[Option], ...] = (PlayLore, Aim, Reroll, Unmask)
