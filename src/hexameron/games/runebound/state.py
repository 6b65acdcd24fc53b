"""The state of an adventure: plain data, ids instead of references. Every secret is the face of a thing.

Ids: a hex is ``h3.7``, a seat ``p1``, a card ``t17``, a combat token ``u4`` (its printed number). Sources of
abilities go by their printed ids (``skill.w4``, ``asset.a11``, ``hero.mok``).

Zones of things, with ``S`` for a seat, ``D`` for soc, com or exp: ``skill.deck skill.discard hand.S learned.S
test`` skill cards; ``asset.deck asset.discard market.CITY assets.S offer`` assets; ``D.deck D.discard table
front.S trophy.S.D`` adventure cards, being resolved, kept as quests and rumours, or trophies; ``story.deck
story.track story.discard`` story cards; ``gone`` what left the game.

The joints. The top rule is a loop over :attr:`State.step` (rules/rounds.py); a turn is a loop over
:attr:`Turn.step` (rules/turn.py). An adventure card under way stands in :attr:`Turn.cards`, a fight in
:attr:`State.combat`, whose phases go by :attr:`Combat.step` (rules/combat.py): at each of them the rules can
begin again. Life, attributes, speed and what a fighter casts follow from cards (rules/kit.py) and are never
stored.
"""

from __future__ import annotations

import msgspec

from hexameron.kernel import asking
from hexameron.kernel.game import Value

NOBODY = -1
NOTHING = -1
"""No card."""


class Struct(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The base of the parts of the state."""


class Player(Struct):
    """A player with the hero."""

    hero: str = ""
    at: str = ""
    gold: int = 0
    damage: int = 0
    delayed: bool = False
    down: bool = False
    """Was defeated when things were last settled."""
    lore: int = 0
    allies: int = 0
    out: bool = False
    """Eliminated."""
    hunted: list[int] = msgspec.field(default_factory=list)
    """Whom Corbin has challenged, each once per game."""


class Roll(Struct):
    """Terrain dice on the table."""

    purpose: str
    """move, explore, rest, escape, harm, strike."""
    seat: int
    faces: list[int] = msgspec.field(default_factory=list)
    """The dice that are not spent."""
    spent: list[int] = msgspec.field(default_factory=list)
    hops: list[str] = msgspec.field(default_factory=list)
    """What the die spent last was: wild, along a road."""


class Drawn(Struct):
    """An adventure card that is being resolved."""

    card: int
    stage: str = "drawn"
    """drawn, waiting (for a card drawn after it), attempt, fight."""
    gold: int = 0
    """What is gained besides if it is received at once."""
    kept: bool = False
    """It was received or discarded."""


class Turn(Struct):
    """A player's turn."""

    seat: int
    actions: int = 3
    step: str = "start"
    """start, act, card, fight, end."""
    used: list[str] = msgspec.field(default_factory=list)
    """Abilities used that work once per turn, by source."""
    given: list[str] = msgspec.field(default_factory=list)
    """Assets, and pairs of players for their gold, that were offered since the last action."""
    cards: list[Drawn] = msgspec.field(default_factory=list)
    """The last one is resolved first."""
    bonus: list[str] = msgspec.field(default_factory=list)
    """Decks of bonus trophies to come; "" is any."""


class Cast(Struct):
    """A token in a fight."""

    side: int
    face: int = 0
    spent: bool = False
    on: str = ""
    """The doubling token that it lies on."""


class Combat(Struct):
    """A fight. Side 0 is the active hero, side 1 the enemy or the hero challenged."""

    kind: str
    """adventure, story, villain, challenge."""
    card: int = NOTHING
    """The enemy's card."""
    slot: int = NOTHING
    """The space of the story track."""
    rival: int = NOBODY
    """The seat of the hero challenged."""
    runs: int = NOBODY
    """Who decides for side 1; nobody where an automatic enemy does."""
    step: str = "engage"
    """engage, cast, act, escape, over."""
    round: int = 0
    side: int = 0
    """The side to act."""
    passed: list[bool] = msgspec.field(default_factory=lambda: [False, False])
    damage: int = 0
    """Of the enemy."""
    tokens: dict[str, Cast] = msgspec.field(default_factory=dict)
    used: list[str] = msgspec.field(default_factory=list)
    """Abilities used in this combat round, by side and source."""
    once: list[str] = msgspec.field(default_factory=list)
    """The same for this combat."""
    guards: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    """How much of the next attack against each side is blocked; below 0 all of it."""
    coming: int = 0
    """The damage against which shields may be spent now."""
    boosts: list[str] = msgspec.field(default_factory=list)
    """What holds until the end of the round, as SIDE:KIND:SYMBOL."""
    again: str = ""
    """The side acts once more: any, attack."""
    outcome: str = ""
    """won, lost, escaped, captured: of side 0."""


class Story(Struct):
    """A space of the story-quest track."""

    card: int = NOTHING
    done: list[int] = msgspec.field(default_factory=list)
    """Who has completed a quest that stays."""


class State(asking.State, kw_only=True):
    """An adventure in progress."""

    scenario: str = ""
    """margath or dead_king, once it is chosen."""
    variants: dict[str, Value] = msgspec.field(default_factory=dict)
    step: str = "setup"
    """setup, heroes, skills, places, abilities, turns, time."""
    round: int = 1
    act: int = 1
    space: int = 1
    first: int = 0
    turn: Turn | None = None
    players: list[Player] = msgspec.field(default_factory=list)
    gems: dict[str, bool] = msgspec.field(default_factory=dict)
    """Whether each gem is faceup, by hex."""
    villain: str = ""
    """The hex of the villain."""
    zombies: dict[str, int] = msgspec.field(default_factory=dict)
    track: list[Story] = msgspec.field(default_factory=list)
    rolls: list[Roll] = msgspec.field(default_factory=list)
    """The dice on the table; a roll within a roll comes last."""
    combat: Combat | None = None
