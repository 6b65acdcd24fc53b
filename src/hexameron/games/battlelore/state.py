"""All that a battle is, as plain data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import final

import msgspec

from hexameron.kernel.asking import State as KernelState

SOUTH, NORTH = 0, 1

GREEN, BLUE, RED, SWORD, FLAG, LORE = range(6)
"""The faces of a battle die; the first three are the colours of helmets and of banners as well."""

MASTERS = ("warrior", "rogue", "wizard", "cleric")
COMMANDER = "commander"
NO_CARD = -1


RULINGS = {
    "blocked_unit_battles_back": True,
    "support_against_ranged": False,
    "creature_order_is_extra": False,
    "reactions_in_own_turn": True,
    "unkept_lore_returns_to_deck": True,
}
"""Where the booklet is unclear and a group may want it otherwise: our rulings, as in the rulebook."""


class Struct(msgspec.Struct, forbid_unknown_fields=True):
    """Base of the changing parts of the state."""


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of the parts that never change once made; copies of the state share them."""


class Objective(Fact, frozen=True):
    """A hex that counts as Victory Banners for a side while a unit of that side stands on it."""

    hex: str
    seat: int
    banners: int = 1


class Terms(Fact, frozen=True):
    """What the scenario and the agreed variants fix for the whole match.

    ``councils`` holds fixed councils (levels by member), or is empty where the players choose; ``levels`` is
    what each player may spend then, creatures already paid.
    """

    scenario: str = "crossing"
    banners_to_win: int = 5
    first: int = SOUTH
    lore: bool = False
    landmarks: bool = False
    lairs: bool = False
    command_cards: tuple[int, int] = (5, 5)
    councils: tuple[Mapping[str, int], ...] = ()
    levels: tuple[int, int] = (6, 6)
    objectives: tuple[Objective, ...] = ()
    sides: tuple[str, str] = ("pennant", "standard")
    rulings: Mapping[str, bool] = msgspec.field(default_factory=dict)

    def ruling(self, name: str) -> bool:
        """How an unclear rule is played, by agreement or by our ruling."""
        return self.rulings.get(name, RULINGS[name])


class Landmark(Fact, frozen=True):
    """A landmark on the board: ``pentacle``, ``pool``, ``den``, ``camp`` or ``stronghold``."""

    kind: str
    owner: int


class Unit(Struct):
    """Figures under one banner, or a creature. An eliminated unit stays listed, without figures and hex.

    ``kind`` is foot, mounted, bow or creature; ``people`` is human, dwarf, goblin, or the creature's name;
    ``colour`` is the banner's (GREEN, BLUE, RED). What belongs to the turn is cleared when it ends:
    ``ordered``, ``moved`` (left its hex in the movement phase), ``done_moving``, ``may_fight``, ``rushed``
    (a Goblinoid charge: it has to attack), ``attacked`` (made an attack), ``from_camp`` (left its training
    camp). ``hurt`` tells that it lost a figure since the end of its owner's last turn.
    """

    id: str
    owner: int
    kind: str
    people: str
    colour: int
    figures: int
    full: int
    hex: str
    tokens: int = 0
    webbed: bool = False
    poisoned: bool = False
    hurt: bool = False
    ordered: bool = False
    moved: bool = False
    done_moving: bool = False
    may_fight: bool = True
    rushed: bool = False
    attacked: bool = False
    from_camp: bool = False

    @property
    def is_creature(self) -> bool:
        return self.kind == "creature"

    @property
    def is_foot(self) -> bool:
        """Foot units of every weapon; bowmen walk too."""
        return self.kind in ("foot", "bow")

    @property
    def is_mounted(self) -> bool:
        return self.kind == "mounted"


class Effect(Fact, frozen=True):
    """Something a card or power does for a while.

    ``kind`` is one of content/effects.py. ``unit`` is a unit's id, or empty for the whole board or side. It
    is the effect of ``seat`` and ends at ``until``: the end of the ``attack``, of the ``turn``, the start of
    ``seat``'s next turn (``own_turn``), or the end of the opponent's next turn (``enemy_turn``).
    """

    card: str
    kind: str
    seat: int
    until: str
    unit: str = ""
    amount: int = 0
    hexes: tuple[str, ...] = ()
    born: int = 0


class Attack(Struct):
    """An attack or battle back from its declaration to its end.

    ``hex`` is the target's and ``origin`` the attacker's at the declaration; ``supported`` tells whether the
    target had support then. ``lost``: no dice are rolled, nothing follows. ``answered``: the target has had
    its own roll already, so it does not battle back. ``backstab``: hits by swords go to the attacker instead.
    ``blocked``: the target's retreat was blocked at once.
    ``hits`` were scored on the target; ``surplus`` of them found no figure. ``was`` tells by place what dice
    showed that were rolled again.
    """

    attacker: str
    target: str
    melee: bool
    hex: str
    origin: str
    battle_back: bool = False
    bonus: bool = False
    rock: bool = False
    supported: bool = False
    dice: list[int] = msgspec.field(default_factory=list)
    rolled: bool = False
    lost: bool = False
    answered: bool = False
    backstab: bool = False
    blocked: bool = False
    hits: int = 0
    surplus: int = 0
    was: dict[str, int] = msgspec.field(default_factory=dict)


class Turn(Struct):
    """The turn that is being played. ``phase`` says where it stands (see rules/turn.py).

    ``card`` is the handle of the Command card played; ``command`` the id of the order it gives, which after a
    Counter-Attack is that of the copied card. ``slots`` are the orders it offers, ``ordered`` the units
    named, ``extra`` those of them that used up none of its orders. ``lore_played`` tells per seat whether its
    one Lore card of this turn is used up.
    """

    number: int = 0
    seat: int = SOUTH
    phase: str = "start"
    card: int = NO_CARD
    command: str = ""
    slots: list[str] = msgspec.field(default_factory=list)
    ordered: list[str] = msgspec.field(default_factory=list)
    extra: list[str] = msgspec.field(default_factory=list)
    lore_played: list[bool] = msgspec.field(default_factory=lambda: [False, False])


@final
class State(KernelState, forbid_unknown_fields=True, kw_only=True):
    """A battle. Everything a seat may not see is the face of a thing; all of this is public."""

    terms: Terms = msgspec.field(default_factory=Terms)
    stage: str = "map"
    skirmish: dict[str, int | str | bool] = msgspec.field(default_factory=dict)
    terrain: dict[str, str] = msgspec.field(default_factory=dict)
    ramparts: dict[str, bool] = msgspec.field(default_factory=dict)
    landmarks: dict[str, Landmark] = msgspec.field(default_factory=dict)
    lairs: dict[str, str] = msgspec.field(default_factory=dict)
    units: dict[str, Unit] = msgspec.field(default_factory=dict)
    places: dict[str, str] = msgspec.field(default_factory=dict)
    councils: list[dict[str, int]] = msgspec.field(default_factory=lambda: [{}, {}])
    tokens: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    banners: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    effects: list[Effect] = msgspec.field(default_factory=list)
    attack: Attack | None = None
    turn: Turn = msgspec.field(default_factory=Turn)
    commands: list[str] = msgspec.field(default_factory=lambda: ["", ""])
    to_place: list[list[str]] = msgspec.field(default_factory=lambda: [[], []])
