"""The state of a conquest: plain data, ids instead of references. Every secret is the face of a thing.

Ids: a field is ``h3.7`` (row 3 from the top, column 7), a hero ``u4`` (the number among the printed ones), a
seat ``p1``, a card or token ``t17``, a stack in battle ``s2``. Sources of effects go by their printed ids
(``skill.logistics``).

Zones of things, with ``H`` for a hero and ``S`` for a seat: ``tiles`` the tiles not laid; ``bag.RANK`` the
encounter tokens not on the board, ``encounters`` those on it (:attr:`State.encounters` tells where);
``treasure.deck scroll.deck artifact.deck`` with ``treasure.discard`` and so on; ``weeks`` the Week deck,
``weeks.past`` the revealed ones, ``weeks.PHASE`` those left out; ``might.S magic.S`` the skill decks,
``might.discard.S magic.discard.S`` their discard piles; ``drawn.S`` what a player chooses from; ``skills.H
artifacts.H scrolls.H trophies.H`` what a hero has; ``temple`` the Tear under the Temple; ``gone`` what left
the game.

The joints. The top rule is a loop over :attr:`State.step` (rules/rounds.py). A player's action stands in
:attr:`State.action`, so that the rules find their way back to any checkpoint in it. A battle begins with
``battle.begin(t, …)``, which fills :attr:`State.battle`, and ``battle.fight(t)`` takes it to its end from
wherever it stands. Effects are carried out by ``effects.run(t, use, effect)``; ``moments.come(t, "gathering",
…)`` finds those whose moment has come. ``rules/values.py`` tells every number that effects may change.
"""

from __future__ import annotations

import msgspec

from hexameron.games.heroes.content.terms import Action as ActionKind
from hexameron.games.heroes.content.terms import Faction
from hexameron.kernel import asking
from hexameron.kernel.game import Value

NOBODY = -1
LEVELS = 4


class Struct(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The base of the parts of the state."""


def _counts() -> list[int]:
    return [0] * LEVELS


class Hero(Struct):
    """A hero in play with the army: how many basic and elite tokens of each city level's unit."""

    id: str
    seat: int
    at: str = ""
    """The field; "" is the own city."""
    basic: list[int] = msgspec.field(default_factory=_counts)
    elite: list[int] = msgspec.field(default_factory=_counts)
    luck: int = 0


class Player(Struct):
    """A player with the city."""

    faction: Faction = "haven"
    city: str = ""
    """The field of the city, once it is placed."""
    level: int = 1
    resources: int = 0
    gold: int = 0
    power: int = 0
    buildings: list[str] = msgspec.field(default_factory=list)
    """Kinds of the buildings erected, in order."""
    cards: list[int] = msgspec.field(default_factory=list)
    """The numbers of the action cards that lie face up, not yet used in this round."""
    heroes: list[str] = msgspec.field(default_factory=list)
    """The heroes in play, in the order in which they came."""


class Action(Struct):
    """The action that a player performs."""

    kind: ActionKind
    card: int
    hero: str = ""
    """The hero who is activated now."""
    activated: list[str] = msgspec.field(default_factory=list)
    """The heroes whose activation has begun."""
    again: str = ""
    """The hero who is activated once more, before any other."""
    movement: int = 0
    """The movement points left."""
    moved: bool = False
    fought: bool = False
    """The one battle of this activation is over (HE-ACT-03)."""
    bought: int = 0
    """Units and heroes that count against the recruitment limit."""
    served: list[str] = msgspec.field(default_factory=list)
    """The heroes for whom units were bought."""
    kept: list[int] = msgspec.field(default_factory=list)
    """Scrolls that were used in this activation and stayed with the hero."""


# ---------------------------------------------------------------------- battle


class Stack(Struct):
    """Who stands on the initiative track: a type of unit, a creature token, an elemental or the hero himself.

    Unit tokens are counted in the hero's army, never here.
    """

    id: str
    side: int
    kind: str
    """unit, creature, elemental, hero."""
    level: int = 0
    """The city level of a unit."""
    printed: str = ""
    """The printed id of a unit, creature or elemental."""
    numbers: int = 0
    strength: int = 0
    """Numbers and Strength of a creature or elemental."""
    wounds: int = 0
    """Wound tokens: on a creature or elemental, or on the one wounded unit of the stack."""
    wounded: str = ""
    """Which side that unit shows: basic or elite."""
    placed: int = 0
    """The Initiative with which it was put on the track."""
    acted: bool = False
    """It had its place in this battle turn."""


class Side(Struct):
    """One side of a battle."""

    seat: int
    """Who makes its choices."""
    hero: str = ""
    """The hero; "" for creatures."""
    lost: list[int] = msgspec.field(default_factory=_counts)
    """Unit tokens eliminated by wounds in this battle, by level."""
    luck: int = 0
    """Luck tokens for this battle only, spent first."""
    passed: bool = False
    """Has nothing more to use in the present moment."""
    fled: bool = False


class Modifier(Struct):
    """A change for a part of the battle, of a stack or (without one) of a whole side."""

    kind: str
    """A number (strength, initiative, attacks), or absorb, ward, halve, stun, cleanse."""
    n: int = 0
    side: int = 0
    stack: str = ""
    until: str = "turn"
    source: str = ""
    by: int = 0
    """The side whose card it is."""
    used: int = 0
    """How much of it was used up in this battle turn."""


class Attack(Struct):
    """An attack that was declared and is not yet resolved."""

    stack: str
    target: str = ""
    """The stack named by a Precise Attack."""
    strength: int = 0
    dice: list[int] = msgspec.field(default_factory=list)
    """What the d8 show, 1 to 8."""
    was: list[int] = msgspec.field(default_factory=list)
    """What each d8 showed before it was rolled again, 0 if it was not."""
    elite: str = ""
    """The face of the elite die, if it was rolled."""
    elite_was: str = ""
    """The former face of the elite die, if it was rolled again."""
    spent: list[str] = msgspec.field(default_factory=list)
    """What of it was used: luck (the face), precise (the reroll), bad_luck (cancelled)."""
    no_skulls: bool = False
    lowered: int = 0
    """How many wounds cards take away."""


class Battle(Struct):
    """A battle. Side 0 is the attacker, the active player; side 1 the defender or the creatures."""

    field: str
    """Where it is fought."""
    token: int = NOBODY
    """The encounter token; without one it is hero against hero."""
    lair: str = ""
    """The field of the encounter token."""
    step: str = "before"
    turn: int = 1
    sides: list[Side] = msgspec.field(default_factory=list)
    stacks: dict[str, Stack] = msgspec.field(default_factory=dict)
    track: list[str] = msgspec.field(default_factory=list)
    """The stacks from the left end of the track."""
    used: list[str] = msgspec.field(default_factory=list)
    """What was used and is limited, by side, source and limit."""
    asked: int = 0
    """The side that may use the next card in the present moment."""
    acting: str = ""
    """The stack or hero whose place on the track it is."""
    named: str = ""
    """The stack that the card in use named last."""
    modifiers: list[Modifier] = msgspec.field(default_factory=list)
    attack: Attack | None = None
    due: int = 0
    """The wounds of which somebody chooses who takes them."""
    no_elite_die: bool = False
    winner: int = NOBODY
    """The side that won, once it is decided."""


# ---------------------------------------------------------------------- the whole


class State(asking.State, kw_only=True):
    """A conquest in progress."""

    variants: dict[str, Value] = msgspec.field(default_factory=dict)
    step: str = "setup"
    round: int = 1
    first: int = 0
    """Who holds the First Player token."""
    order: list[int] = msgspec.field(default_factory=list)
    """The seats clockwise around the board."""
    active: int = NOBODY
    """Whose turn it is."""
    week: str = ""
    """The Week card in force; none in the first round."""
    tiles: tuple[tuple[int, int], ...] = ()
    """The number and the quarter turns of every tile, row by row from the upper left."""
    players: list[Player] = msgspec.field(default_factory=list)
    heroes: dict[str, Hero] = msgspec.field(default_factory=dict)
    """Those in play."""
    encounters: dict[str, int] = msgspec.field(default_factory=dict)
    """The encounter tokens on the board, by field."""
    unexplored: list[str] = msgspec.field(default_factory=list)
    """The fields with an Unexplored token."""
    owners: dict[str, int] = msgspec.field(default_factory=dict)
    """Whose control marker lies on a field."""
    action: Action | None = None
    battle: Battle | None = None
