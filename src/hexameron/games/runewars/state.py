"""The state of a war for the runes: plain data, ids instead of references. Every secret is a thing's face.

Ids: an area is its printed code (``7A``, ``HB``), a unit kind a word (``footman``), a seat ``p1``, a card or
token ``t17``, a figure in battle ``f3``; heroes and other printed things go by their printed ids
(``hero.h4``, ``tactic.t3``).

Zones of things, with ``S`` for a seat, ``H`` for a hero, ``A`` for an area: ``fate.deck fate.discard fate.0
fate.1`` the Fate deck and what the sides of a battle have drawn, ``fate.open`` what lies open in diplomacy,
tests and duels; ``tactics.deck tactics.discard tactics.S`` and ``tactics.new.S``, what was drawn this season;
``quest.deck quest.discard quests.S``; ``objective.good objective.evil objective.discard objective.S``;
``reward.deck reward.discard rewards.H rewards.grave.N``; ``hero.deck heroes.S hero.gone``; ``season.spring``
to ``season.winter``, ``season.past``; ``city.bag``; ``rune.dragon rune.false`` the open supplies and
``rune.A``; ``find.1 find.2 find.A find.discard`` exploration tokens; ``gone`` what left the game.

The joints. The top rule is a loop over :attr:`State.step` (rules/years.py). A player's turn stands in
:attr:`State.order` and goes by :attr:`Order.stage`, a battle in :attr:`State.battle` by :attr:`Battle.step`,
the Quest Phase in :attr:`State.quest`: at each of them the rules can begin again. Control of areas and
alliances are derived (``table.War.control``), never stored.
"""

from __future__ import annotations

import msgspec

from hexameron.kernel import asking
from hexameron.kernel.game import Value
from hexameron.kernel.geometry import Placed

NOBODY = -1

RULINGS = {
    "tokens_with_areas_between": False,
    "defender_loses_first": False,
    "retreat_where_one_likes": False,
    "spawn_deals_three": False,
}
"""Where the booklet is unclear and a group may want it otherwise: our rulings, as in the rulebook."""


class Struct(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The base of the parts of the state."""


class Squad(Struct):
    """Units of one kind in one area."""

    up: int = 0
    """Standing."""
    down: int = 0
    """Routed."""


class Place(Struct):
    """An area. What is printed on it stands in the content, where it lies in the atlas (board.py)."""

    seat: int = NOBODY
    """Whose coloured units stand here."""
    units: dict[str, Squad] = msgspec.field(default_factory=dict)
    wild: dict[str, Squad] = msgspec.field(default_factory=dict)
    """Neutral units; whoever controls the area is allied with them."""
    fort: int = NOBODY
    """Whose stronghold stands here."""
    cracked: bool = False
    """It lies on its damaged side."""
    works: str = ""
    """The development."""
    city: str = ""
    active: list[int] = msgspec.field(default_factory=list)
    """Whose activation tokens lie here."""
    graves: list[int] = msgspec.field(default_factory=list)
    """Numbers of defeated hero markers."""


class Hero(Struct):
    """A hero on the board; the Reward cards are a zone."""

    seat: int
    at: str
    hurt: int = 0
    down: bool = False
    trained: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Training tokens on strength, agility, wisdom."""
    used: list[str] = msgspec.field(default_factory=list)
    """Abilities that work once per Quest Phase."""
    held: bool = False
    """A Dungeon was entered: no further move in this season (RW-EXPL-13)."""


class Player(Struct):
    """A player with the faction."""

    faction: str = ""
    dials: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    """Food, wood, ore."""
    influence: int = 0
    forts: int = 4
    """Stronghold tokens not on the board."""
    works: dict[str, int] = msgspec.field(default_factory=dict)
    """Development tokens not on the board."""
    used: list[int] = msgspec.field(default_factory=list)
    """Order cards played this year."""
    chosen: int = 0
    """The Order card of this season, once it is revealed."""
    last: int = 0
    """The Order card of the last season; it outlives Spring."""
    slain: int = 0
    """Enemy heroes beaten in duels."""
    out: bool = False


class Title(Struct):
    """A Title card."""

    seat: int = NOBODY
    influence: int = 0


class March(Struct):
    """Units on their way into an activated area."""

    target: str
    units: dict[str, int] = msgspec.field(default_factory=dict)


class Order(Struct):
    """A player's turn: the Order card that is being resolved."""

    seat: int
    number: int
    stage: str = "open"
    """open, primary, arrive, talk, bonus, close."""
    march: March | None = None
    again: bool = False
    """Mobilize is resolved a second time."""
    fought: bool = False
    marched: dict[str, dict[str, int]] = msgspec.field(default_factory=dict)
    """What Strategize has moved, by the area it stands in now."""
    walked: list[str] = msgspec.field(default_factory=list)
    """Heroes that Strategize has moved."""
    done: list[str] = msgspec.field(default_factory=list)
    """Cities used, dials recruited from, parts of Fortify."""
    once: list[str] = msgspec.field(default_factory=list)
    """Cards and abilities that work once in a turn, by source."""
    permits: list[str] = msgspec.field(default_factory=list)
    """Borders that cards open until the end of the turn: water, mountain; portal once it is paid."""
    reach: int = 0
    """How much farther units may come from."""
    traded: list[str] = msgspec.field(default_factory=list)
    """Reward cards that changed hands in this turn."""
    won: str = ""
    """A battle won as attacker against a stronghold ("walls")."""
    felled: int = 0
    """The most units that an opponent lost in one battle of this turn."""
    siege: bool = False
    """Conquer's bonus is used in the battle."""


class Figure(Struct):
    """A unit in battle."""

    id: str
    kind: str
    hurt: int = 0
    down: bool = False


class Side(Struct):
    """One side of a battle: the first is the attacker."""

    seat: int
    """Who decides."""
    wild: bool = False
    """Unallied neutral units."""
    figures: list[Figure] = msgspec.field(default_factory=list)
    drawn: list[str] = msgspec.field(default_factory=list)
    """Kinds that have drawn."""
    now: str = ""
    """The kind that draws in this pass."""
    bonus: int = 0
    """Strength from cards and abilities."""
    hits: int = 0
    """Damage that the side has to take in this pass."""
    spared: int = 0
    """Damage less, by cards."""
    sturdy: dict[str, int] = msgspec.field(default_factory=dict)
    """Kinds whose health changed until the end of the battle."""
    came: int = 0
    """How many units took part."""
    lost: int = 0
    """How many were destroyed."""
    played: list[str] = msgspec.field(default_factory=list)
    """Tactics cards played at the start, by printed id."""


class Battle(Struct):
    """A battle. Side 0 attacks."""

    place: str
    step: str = "start"
    """start, draw, specials, routs, hits, works, strength, outcome."""
    round: int = 1
    sides: list[Side] = msgspec.field(default_factory=list)
    next_figure: int = 0
    winner: int = NOBODY
    """0 or 1, once it is known."""
    spoils: str = ""
    """The card that gives something to the winner."""
    fort: int = NOBODY
    """Whose stronghold was fought for."""


class Fighter(Struct):
    """A hero, or the neutral unit of a duel quest."""

    seat: int
    """Who decides."""
    hero: str = ""
    kind: str = ""
    hurt: int = 0
    """Of a unit."""
    health: int = 0
    """Of a unit."""
    dealt: int = 0
    """Damage to the opponent in this round."""
    spared: int = 0
    """Damage prevented in this round."""
    weapon: str = ""
    armor: str = ""
    once: list[str] = msgspec.field(default_factory=list)
    bitten: bool = False
    """A weapon that heals when it kills was used in this round."""
    stunned: bool = False
    """The next card is ignored."""
    cursed: int = 0
    """Damage to oneself in this round that nothing prevents."""


class Duel(Struct):
    """A duel. Fighter 0 attacks."""

    place: str
    fighters: list[Fighter] = msgspec.field(default_factory=list)
    round: int = 0
    until: int = 0
    """How much damage to the unit is enough; 0 is its health."""
    quest: str = ""
    """The quest it is fought for."""


class Quest(Struct):
    """The Quest Phase."""

    left: list[int] = msgspec.field(default_factory=list)
    """Seats still to act, the first one acts."""
    heroes: list[str] = msgspec.field(default_factory=list)
    """Heroes of the seat that acts which have not acted."""
    traded: list[str] = msgspec.field(default_factory=list)
    begun: bool = False


class Ban(Struct):
    """What a Season card forbids until the next one is drawn."""

    what: str
    """march: only ``seat`` may move units by orders; invade: nobody enters areas of others."""
    card: str
    seat: int = NOBODY


class State(asking.State, kw_only=True):
    """A war in progress."""

    variants: dict[str, Value] = msgspec.field(default_factory=dict)
    rulings: dict[str, bool] = msgspec.field(default_factory=dict)
    step: str = "first"
    year: int = 1
    season: int = 0
    """0 spring, 1 summer, 2 fall, 3 winter."""
    first: int = 0
    """The first player."""
    players: list[Player] = msgspec.field(default_factory=list)
    places: dict[str, Place] = msgspec.field(default_factory=dict)
    placed: list[Placed] = msgspec.field(default_factory=list)
    tiles: list[list[str]] = msgspec.field(default_factory=list)
    """Map tiles still to be laid, by seat."""
    tokens: list[list[str]] = msgspec.field(default_factory=list)
    """Home realm setup tokens: pairs of cells."""
    restarts: int = 0
    """How often the map was built anew."""
    heroes: dict[str, Hero] = msgspec.field(default_factory=dict)
    titles: dict[str, Title] = msgspec.field(default_factory=dict)
    left: list[int] = msgspec.field(default_factory=list)
    """Seats that have still to resolve their Order cards, or to act in a step."""
    order: Order | None = None
    battle: Battle | None = None
    duel: Duel | None = None
    quest: Quest | None = None
    card: str = ""
    """The Season card in force."""
    bans: list[Ban] = msgspec.field(default_factory=list)
    graves: int = 0
    """How many defeated hero markers were laid."""

    def ruling(self, name: str) -> bool:
        """How an unclear rule is played, by agreement or by our ruling."""
        return self.rulings.get(name, RULINGS[name])
