"""A question of a battle on its scene: what its options point at and give."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Final

from hexameron.games.battlelore.options import (
    Command,
    Council,
    Fight,
    Go,
    Hurl,
    Keep,
    LoreDraw,
    Move,
    Order,
    PlayLore,
    Regain,
    Reroll,
    Target,
)
from hexameron.games.battlelore.rules import battle, movement, orders
from hexameron.games.battlelore.screen import labels
from hexameron.games.battlelore.screen.looks import (
    DICE_ICON,
    DIE_COLOURS,
    DIE_ICONS,
)
from hexameron.games.battlelore.state import Attack
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import Done, No, Option, Rolled, Yes
from hexameron.kernel.scene import (
    Badge,
    Way,
)
from hexameron.kernel.screen.questions import QuestionView
from hexameron.kernel.text import Text, text
from hexameron.kernel.words import OptionTone

KEPT: Final = ("draw.keep", "draw.scout", "lore.opening", "lore.surplus")
"""Questions about some of the cards in hand: which of them stay."""

STAYING = ("follow.gain", "follow.pursue")
"""Questions in which to stay is one answer among equals."""

UNUSED: dict[str, tuple[type[Option], str]] = {
    "order.unit": (Order, "orders"),
    "move.unit": (Move, "moves"),
    "battle.attacker": (Fight, "attacks"),
}
"""What goes unused if one ends there, and how it is told."""


class BattleQuestion(QuestionView[Battle]):
    """A question with the dice that an attack gives and the fights that a long move costs."""

    def prompt(self) -> Text:
        return labels.prompt(self.table.state, self.question)

    def help(self) -> Text | None:
        return labels.help_for(self.table.state, self.question)

    def label(self, option: Option) -> Text:
        return labels.label(self.table.state, self.question.prompt, option)

    def tone(self, option: Option) -> OptionTone:
        """Lore can wait within a phase; to stay is as good as to follow; not to strike back is given away."""
        match option:
            case Target() | Hurl() | Fight():
                return "attack"
            case PlayLore() if not self.question.prompt.startswith("lore."):
                return "extra"
            case Done() if self.question.prompt in STAYING:
                return ""
            case No() if self.question.prompt == "battle.back":
                return "leave"
            case _:
                return super().tone(option)

    def shows_cards(self) -> bool:
        return self.question.prompt in KEPT

    def lists_options(self) -> bool:
        return any(isinstance(option, Council) for option in self.question.options)

    def loses(self, option: Option) -> Text | None:
        """Orders that nobody gets, units that do not move or attack though they could."""
        if not isinstance(option, Done) or self.question.prompt not in UNUSED:
            return None
        kind, what = UNUSED[self.question.prompt]
        n = sum(isinstance(other, kind) for other in self.question.options)
        if self.question.prompt == "order.unit":
            n = min(n, orders.orders_left(self.table.state.turn))
        return text(f"lost.{what}", n=n) if n else None

    def reveals(self, option: Option) -> bool:
        """Cards that are shown or drawn, and dice."""
        match option:
            case Command() | PlayLore() | Target() | Hurl() | Reroll() | Keep():
                return True
            case LoreDraw():
                return option.cards > 0
            case Fight():
                return len(battle.aims(self.table, self.table.unit(option.unit))) == 1
            case Yes():
                return self.question.prompt == "battle.back"
            case Done():
                return self.question.prompt == "battle.attacker"
            case _:
                return False

    def ways(self) -> Iterable[Way]:
        """The last unit that can move shows at once where it can go."""
        movers = [option for option in self.question.options if isinstance(option, Move | Regain)]
        if self.question.prompt != "move.unit" or len(movers) != 1 or isinstance(movers[0], Regain):
            return
        unit = self.table.unit(movers[0].unit)
        march, hurry = movement.allowance(self.table, unit)
        reached = movement.destinations(self.table, unit, hurry)
        for option in movement.ways(self.table, unit):
            if isinstance(option, Go):
                tires = reached[option.hex] > march or option.hex in self.table.state.landmarks
                note = Text("scene.no_fight") if tires else None
                keys = (movers[0].key(), option.key())
                yield Way((option.hex,), keys, reached[option.hex], self.label(option), note=note)

    def badge(self, option: Option) -> Badge | None:
        """The dice against a target, no fight after a long move, the face of a real die."""
        match option:
            case Target() | Hurl():
                n = self._dice_against(option.unit, rock=isinstance(option, Hurl))
                return Badge(DICE_ICON, text("scene.dice.number", n=n), n)
            case Go() if option.hex in self._tiring:
                return Badge("tired-eye", Text("scene.no_fight"), tone="bad")
            case Rolled():
                return Badge(DIE_ICONS[option.face], colour=DIE_COLOURS[option.face])
            case _:
                return None

    @cached_property
    def _tiring(self) -> Sequence[str]:
        """The hexes so far away that a unit that goes there may not fight (BL-MOVE-09)."""
        if self.question.prompt != "move.where":
            return ()
        b = self.table
        unit = b.unit(self.question.actor)
        march, hurry = movement.allowance(b, unit)
        reached = movement.destinations(b, unit, hurry)
        landmarks = b.state.landmarks
        return [hex_ for hex_, steps in reached.items() if steps > march or hex_ in landmarks]

    def _dice_against(self, target: str, *, rock: bool) -> int:
        b, attacker = self.table, self.question.actor
        one, other = b.unit(attacker), b.unit(target)
        melee = b.distance(one, other) == 1
        bonus = self.question.prompt == "follow.bonus"
        attack = Attack(attacker, target, melee, other.hex, one.hex, bonus=bonus, rock=rock)
        return battle.dice_number(b, attack)
