"""The state of a quest: plain data, ids instead of references. Every secret is the face of a thing.

Zones of things, with ``S`` for a seat: ``deck.S hand.S play.S discard.S aside.S spared.S banner.S`` hold Deed
cards; ``advanced.deck advanced.offer spell.deck spell.offer artifact.deck`` what can be won; ``unit.regular
unit.elite unit.offer units.S`` units; ``skill.S skills.S skill.common skill.virtual skill.centre`` Skill
tokens; ``enemy.COLOUR used.COLOUR`` enemy tokens, ``ruin used.ruin`` Ruins tokens; ``on.CELL`` the tokens on
a space, ``city.COLOUR`` a garrison, ``foe.S`` tokens drawn for a fight; ``tiles`` the tile stack,
``tiles.box.KIND`` those left out; ``gone`` what left the game, ``wounds`` the Wounds nobody has.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import msgspec

from hexameron.kernel import asking
from hexameron.kernel.game import Value
from hexameron.kernel.geometry import Placed

VIRTUAL = -1
"""The Virtual Player in the round order."""
NOBODY = -2
FOUR_ZEROS: Callable[[], list[int]] = partial(list, (0,) * 4)
SIX_ZEROS: Callable[[], list[int]] = partial(list, (0,) * 6)


class Struct(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The base of the parts of the state."""


class Modifier(Struct):
    """A standing change of values or rules, of the seat that holds it."""

    kind: str
    n: int = 0
    what: str = ""
    until: str = "turn"
    source: str = ""


class Troop(Struct):
    """A unit in somebody's service."""

    card: int
    spent: bool = False
    wounds: int = 0
    banner: int = NOBODY
    banner_used: bool = False
    resisted: bool = False
    """It took damage in this combat without being wounded, and can take no more (MK-DMG-12)."""
    mana: int = NOBODY
    """The colour of the mana that Magic Familiars hold."""
    bonded: bool = False
    """It follows by Bonds of Loyalty, not by a Command token."""


class Talent(Struct):
    """A Skill token somebody has."""

    token: int
    used: str = ""
    """"" ready, "turn" until the next turn, "round" until the next round, "centre" lying in the centre."""
    mark: int = NOBODY
    """The colour of mana that lies on a token in the centre."""


class Die(Struct):
    """A Mana die: what it shows, and who has taken it (``NOBODY``: it lies in the Source)."""

    face: int
    holder: int = NOBODY
    keeps: bool = False
    """It goes back showing what it shows, without a roll."""


class Strike(Struct):
    """Points of an Attack that are played and not yet used."""

    n: int
    how: str
    element: str
    note: str = ""
    unit: int = NOBODY
    card: int = NOBODY
    foe: int = NOBODY
    """The token of the enemy against which they do not count."""


class Guard(Struct):
    """Points of a Block that are played and not yet used."""

    n: int
    element: str
    swift: bool = False
    note: str = ""
    unit: int = NOBODY
    card: int = NOBODY
    foe: int = NOBODY
    """The token of the only enemy against which they count."""


class Threat(Struct):
    """One attack of an enemy in this combat."""

    n: int
    element: str
    blocked: bool = False
    dealt: bool = False
    weaker: int = 0
    """How much effects took off its strength."""


class Foe(Struct):
    """An enemy in a combat."""

    token: int
    home: str
    """Where it belongs: a cell, ``city.COLOUR``, or "" if it was drawn for this fight."""
    role: str
    """garrison, rampaging, site, summoned."""
    threats: list[Threat] = msgspec.field(default_factory=list)
    summons: int = 0
    """How many it still summons when the Block phase begins."""
    summoner: int = NOBODY
    """The foe that summoned it."""
    armour: int = 0
    """The sum of changes to its Armor."""
    loses: list[str] = msgspec.field(default_factory=list)
    gains: list[str] = msgspec.field(default_factory=list)
    tame: bool = False
    beaten: bool = False
    defended: int = 0
    """Armor lent to it by Defend."""
    defends: bool = False
    """It has lent its Defend to somebody."""


class Combat(Struct):
    """A combat with enemies."""

    kind: str
    """assault, rampage, site, burn, keep (an owned one), mine, incantation."""
    cell: str = ""
    """The space fought for."""
    origin: str = ""
    """The space from which an assault came, to which one withdraws."""
    phase: str = "challenge"
    foes: list[Foe] = msgspec.field(default_factory=list)
    fortified: bool = False
    night: bool = False
    units: bool = True
    wounds: int = 0
    """Wounds taken into the hand in this combat."""
    knocked_out: bool = False
    damage: int = 0
    """Damage of the present attack that is still to be assigned."""
    dealer: int = NOBODY
    blow: int = NOBODY
    wounded: int = 0
    blocked: int = 0
    """How many enemies were blocked."""


class Duel(Struct):
    """A combat between players."""

    aggressor: int
    defender: int
    cell: str
    origin: str
    step: str = "participate"
    full: bool = False
    attacker: int = NOBODY
    declined: int = 0
    stage: str = "attack"
    force: int = 0
    """Points of the present Attack that are left."""
    elements: list[str] = msgspec.field(default_factory=list)
    support: dict[str, int] = msgspec.field(default_factory=dict)
    """What units gave to the present Attack."""
    not_swift: bool = False
    struck: list[int] = msgspec.field(default_factory=list)
    """Units of which a Banner of Fortitude may still keep off a Wound."""
    winner: int = NOBODY


class Pact(Struct):
    """A cooperative assault on a city."""

    city: str
    order: list[int]
    """The participants, as they fight."""
    origins: dict[str, str]
    step: str = "march"
    place: int = 0


class Turn(Struct):
    """What belongs to one turn of a player; a Defender or ally has one open while another is on turn."""

    step: str = ""
    tokens: list[int] = msgspec.field(default_factory=SIX_ZEROS)
    dice: int = 1
    """How many dice of the Source may still be used."""
    taken: list[int] = msgspec.field(default_factory=list)
    move: int = 0
    influence: int = 0
    heal: int = 0
    strikes: list[Strike] = msgspec.field(default_factory=list)
    guards: list[Guard] = msgspec.field(default_factory=list)
    modifiers: list[Modifier] = msgspec.field(default_factory=list)
    acted: bool = False
    rested: str = ""
    """"" or standard or slow."""
    carded: bool = False
    """A card was played or discarded."""
    spared: bool = False
    """The turn began with an empty hand and cards in the deck (MK-TURN-22)."""
    path: list[str] = msgspec.field(default_factory=list)
    """The spaces of this turn, for Forced Withdrawal."""
    provoked: list[str] = msgspec.field(default_factory=list)
    assaulted: str = ""
    rewards: list[str] = msgspec.field(default_factory=list)
    thrown: list[int] = msgspec.field(default_factory=list)
    """Played cards that leave the game at the end of the turn."""
    combat: Combat | None = None
    partial: bool = False
    """A Defender who takes part only partially (MK-PVP-16, MK-PVP-17)."""
    again: bool = False
    """Another turn follows this one at once."""
    talk: int = 0
    """The Reputation modifier of this turn's interaction (MK-INT-05)."""
    recruited: int = 0
    healed: int = 0
    wounds: int = 0
    """Wounds received in this turn."""
    spent_crystals: list[int] = msgspec.field(default_factory=FOUR_ZEROS)
    seen: list[str] = msgspec.field(default_factory=list)
    """What may happen once a turn and has happened."""


class Player(Struct):
    """A player and the hero."""

    hero: str = ""
    fame: int = 0
    level: int = 1
    reputation: int = 0
    crystals: list[int] = msgspec.field(default_factory=FOUR_ZEROS)
    at: str = ""
    trail: list[str] = msgspec.field(default_factory=list)
    troops: list[Troop] = msgspec.field(default_factory=list)
    talents: list[Talent] = msgspec.field(default_factory=list)
    tactic: str = ""
    tactic_used: bool = False
    token_down: bool = False
    on_portal: bool = False
    plundered: bool = False
    draw_bonus: int = 0
    out: bool = False
    """Eliminated."""
    motivated: int = 0
    """How many own turns must end before another Motivation may be used."""
    lasting: list[Modifier] = msgspec.field(default_factory=list)
    """Standing changes that outlive the turn and end with the round."""
    turn: Turn = msgspec.field(default_factory=Turn)


class Place(Struct):
    """What changed on a space with a site: whose Shields lie there, whether it is dead."""

    shields: list[int] = msgspec.field(default_factory=list)
    burned: bool = False
    conquered: bool = False
    site: str = ""
    """A site that was not printed, such as a secret Dungeon."""


class City(Struct):
    """A city on the map."""

    cell: str
    level: int = 0
    shields: list[int] = msgspec.field(default_factory=list)
    conquered: bool = False
    friendly: bool = False
    leader: int = NOBODY
    second: str = ""
    """The other space of a Megapolis."""
    twin: str = ""
    """The other half of a Megapolis, by its colour."""


class Virtual(Struct):
    """The Virtual Player: a deck that keeps time."""

    hero: str
    crystals: list[int]
    tactic: str = ""


class State(asking.State, kw_only=True):
    """A quest in progress."""

    scenario: str = ""
    variants: dict[str, Value] = msgspec.field(default_factory=dict)
    step: str = "setup"
    round: int = 1
    night: bool = False
    order: list[int] = msgspec.field(default_factory=list)
    picked: list[int] = msgspec.field(default_factory=list)
    """Seats in the order in which heroes were picked."""
    place: int = 0
    """Whose turn it is, as a place in the round order."""
    announced: int = NOBODY
    waiting: list[int] = msgspec.field(default_factory=list)
    """Who still has a turn after an announcement or in the finale."""
    finale: bool = False
    players: list[Player] = msgspec.field(default_factory=list)
    virtual: Virtual | None = None
    source: list[Die] = msgspec.field(default_factory=list)
    tiles: list[Placed] = msgspec.field(default_factory=list)
    places: dict[str, Place] = msgspec.field(default_factory=dict)
    duel: Duel | None = None
    pact: Pact | None = None
    cities: dict[str, City] = msgspec.field(default_factory=dict)
    core_seen: bool = False
    tactics: list[str] = msgspec.field(default_factory=list)
    tactics_gone: list[str] = msgspec.field(default_factory=list)
    facts: dict[str, int] = msgspec.field(default_factory=dict)
    """What a scenario counts."""
