"""The vocabulary of cards: what a card wants as a target and what it does to it.

Rules act on these records and card texts are written from them, so that a text cannot say anything but what
happens. What fits nowhere is a :class:`Custom`, which names the rule that carries it out; its text stands
under the same name.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec


class Amount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number that may depend on the level of the card's Lore Master."""

    base: int = 0
    per_level: int = 0
    halved: bool = False

    def at(self, level: int) -> int:
        whole = self.base + self.per_level * level
        return (whole + 1) // 2 if self.halved else whole  # BL-LORE-10: halves are rounded up


NONE = Amount()


def fixed(n: int) -> Amount:
    return Amount(n)


def levels(plus: int = 0) -> Amount:
    """1 for each level of the master, and ``plus``."""
    return Amount(plus, 1)


Kind = Literal[
    "dice", "dice_melee", "dice_ranged", "fewer_dice", "fixed_dice", "no_limit", "sword_dice",
    "no_sword", "sword_ranged", "lore_melee", "lore_ranged", "colour_hits", "reroll", "cleave",
    "bold", "bold_zero", "flags", "frightened", "calm", "no_battle_back",
    "unordered", "move", "no_stops", "no_fight", "melee_only", "stopped",
    "range", "clear_sight", "no_ranged", "fire",
]  # fmt: skip
"""What may be in play for a while: ``modifiers`` asks for these by name."""

Until = Literal["attack", "turn", "own_turn", "enemy_turn"]
"""When it ends: with this attack, with this turn, at the start of its player's next turn, at the end of the
opponent's next turn."""

Face = Literal["helmet", "sword", "lore"]
"""A face of the battle die; a helmet counts if it has the colour of the unit's banner."""


class Lasting(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """Something holds for each target for a while."""

    kind: Kind
    until: Until
    amount: Amount = NONE


class RollAgainst(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """Dice are rolled against each target: no attack, and only the named faces count."""

    dice: Amount
    hits: tuple[Face, ...]
    retreats: bool = False
    """Each flag is a retreat of 1 hex that nobody can ignore."""
    lore_kills: bool = False
    """One Lore symbol kills the whole unit."""


class Heal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """Dice are rolled for the target; each named face returns a figure."""

    dice: Amount
    faces: tuple[Face, ...]


class OrderTargets(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """The targets are ordered."""


class TakeTokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """Lore tokens pass from the opponent's goblet to one's own."""

    amount: Amount


class LoseAttack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """The attack is lost: no dice, no battle back, no follow-on action."""


class Cancel(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """The opponent's Lore card has no effect."""


class Transport(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """In place of its move the target is set on a free hex within this distance."""

    distance: Amount


class Raid(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """The target moves this far through units and past all stops, in place of its move."""

    distance: Amount


class Return(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """An eliminated unit comes back with so many figures on the own first row."""

    figures: Amount


class Custom(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag=True):
    """Something that only one card does."""

    rule: Literal[
        "backstab", "false_orders", "scouts", "caltrops", "lance_wall", "duel", "cleansing", "deja_vu"
    ]


Effect: TypeAlias = (
    Lasting | RollAgainst | Heal | OrderTargets | TakeTokens | LoseAttack | Cancel | Transport | Raid | Return
    | Custom
)  # fmt: skip

Need = Literal[
    "ordered", "unmoved", "ready", "foot", "mounted", "missile", "mercenary", "no_creature",
    "in_wood", "by_cover", "by_hill", "by_wood", "by_water", "by_landmark_or_last",
    "wounded", "hurt", "afflicted", "apart", "near_enemy",
]  # fmt: skip
"""A condition that a target has to meet.

``ready``: ordered and its combat still to come. ``by_cover``: in a wood, or a wood or hill next to it.
``by_…``: on or next to that terrain. ``by_landmark_or_last``: on or next to a landmark, or down to one
figure. ``hurt``: lost a figure since the end of its owner's last turn. ``afflicted``: under a lasting effect
of an enemy. ``apart``: no enemy next to it. ``near_enemy``: an enemy within 2 hexes.
"""


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a card is aimed at.

    ``unit``: one unit. ``units``: one or more different ones, at most ``count``. ``every``: all that meet the
    needs. ``around``: one unit and all others of ``others`` within ``radius`` of it. ``chain``: units each
    next to the one before, at most ``count``. ``hexes``: 2 adjacent hexes without units. ``fallen``: a unit
    eliminated earlier. ``attacker`` and ``defender``: of the attack in progress. ``mover``: the unit that has
    just moved. ``winner``: the unit that has just won a melee. ``orders``: the units just ordered by a
    Command card. ``card``: the Lore card just announced. ``own_card``: the one it is played with. ``tokens``:
    the opponent's goblet. ``hand``: the opponent's Lore hand. ``board``: all of it.
    """

    kind: Literal[
        "unit", "units", "every", "around", "chain", "hexes", "fallen", "attacker", "defender", "mover",
        "winner", "orders", "card", "own_card", "tokens", "hand", "board",
    ]  # fmt: skip
    side: Literal["own", "enemy"] = "own"
    needs: tuple[Need, ...] = ()
    count: Amount = NONE
    radius: Amount = NONE
    others: Literal["own", "both"] = "own"
    one_arm: bool = False
    """Several units must be all foot or all mounted."""
