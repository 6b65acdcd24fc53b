"""What cards, units and Skills can give, read off their effects, and the mana that pays for it.

Each way to use something is summed up as one :class:`Way`: the most it gives of every kind. Of several
branches only one is ever played, but also only one kind is looked for at a time, so the most of each counts.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from typing import Any, NamedTuple

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import (
    BASIC,
    BLACK,
    COLD_FIRE,
    GOLD,
    MELEE,
    PHYSICAL,
    RANGED,
    SIEGE,
)
from hexameron.games.mageknight.mind import taste, tempo
from hexameron.games.mageknight.rules import foes, mana, ways
from hexameron.games.mageknight.table import WOUND, Quest
from hexameron.kernel.asking import Seat
from hexameron.kernel.things import thing_id


class Hit(NamedTuple):
    """Attack points."""

    n: int
    how: str = MELEE
    element: str = PHYSICAL


class Ward(NamedTuple):
    """Block points."""

    n: int
    element: str = PHYSICAL
    swift: bool = False


class Way(NamedTuple):
    """The most that one way to use something gives of each kind; ``any_mana`` may be of any colour."""

    name: str = ""
    cost: tuple[int, ...] = ()
    any_mana: int = 0
    move: int = 0
    influence: int = 0
    heal: int = 0
    draw: int = 0
    mana: int = 0
    hits: tuple[Hit, ...] = ()
    wards: tuple[Ward, ...] = ()


NOTHING = Way()
ENOUGH = 12
"""As many points as will do against nearly every enemy."""

CUSTOM: dict[str, Callable[[int], Way]] = {
    "crystallize": lambda n: Way(mana=1),
    "mana_draw": lambda n: Way(mana=1 + n),
    "concentrate": lambda n: Way(move=n, influence=n, hits=(Hit(n),), wards=(Ward(n),)),
    "into_the_heat": lambda n: Way(hits=(Hit(n, RANGED),)),
    "crystal_mastery": lambda n: Way(mana=1),
    "mana_storm": lambda n: Way(mana=n),
    "maximal": lambda n: Way(hits=(Hit(n),), move=n, influence=n),
    "magic_talent": lambda n: Way(mana=1),
    "ritual_attack": lambda n: Way(hits=(Hit(4 + n),)),
    "blood_of_ancients": lambda n: Way(mana=n),
    "stout_resolve": lambda n: Way(move=n, influence=n, hits=(Hit(n),), wards=(Ward(n),)),
    "force_of_nature": lambda n: Way(wards=(Ward(3),)),
    "peaceful_moment": lambda n: Way(heal=n),
    "dodge": lambda n: Way(hits=(Hit(n),)),
    "restoration": lambda n: Way(heal=n),
    "rebirth": lambda n: Way(mana=1),
    "disintegrate": lambda n: Way(hits=(Hit(ENOUGH, MELEE, COLD_FIRE),)),
    "underground_travel": lambda n: Way(move=6),
    "underground_attack": lambda n: Way(move=6),
    "wings_of_wind": lambda n: Way(move=6),
    "possess": lambda n: Way(wards=(Ward(6, COLD_FIRE),), hits=(Hit(4),)),
    "sacrifice": lambda n: Way(hits=(Hit(6, SIEGE, COLD_FIRE),)),
    "call_to_arms": lambda n: Way(hits=(Hit(3),), wards=(Ward(3),), influence=2),
    "sword_of_justice": lambda n: Way(hits=(Hit(3 + n),)),
    "horn_of_wrath": lambda n: Way(hits=(Hit(n, SIEGE),)),
    "gem_pouch": lambda n: Way(mana=n),
    "grail": lambda n: Way(heal=n),
    "soul_harvester": lambda n: Way(hits=(Hit(n),)),
    "fallen_kings": lambda n: Way(wards=(Ward(4, COLD_FIRE),)),
    "bow_of_starsdawn": lambda n: Way(hits=(Hit(3, RANGED),)),
    "wound_self": lambda n: NOTHING,
    "familiar_attack": lambda n: Way(hits=(Hit(n),)),
    "familiar_block": lambda n: Way(wards=(Ward(n),)),
    "familiar_points": lambda n: Way(move=n, influence=n),
    "familiar_heal": lambda n: Way(heal=n),
    "shocktroops_guard": lambda n: Way(wards=(Ward(n),)),
    "altem_mages": lambda n: Way(hits=(Hit(n, MELEE, COLD_FIRE),), wards=(Ward(n, COLD_FIRE),)),
    "delphana_masters": lambda n: Way(hits=(Hit(4, SIEGE, COLD_FIRE),), wards=(Ward(6, COLD_FIRE),)),
    "motivation": lambda n: Way(draw=2),
    "forward_march": lambda n: Way(move=2),
    "flight": lambda n: Way(move=3),
    "glittering_fortune": lambda n: Way(influence=3),
    "i_feel_no_pain": lambda n: Way(draw=1),
    "hawk_eyes": lambda n: NOTHING,
    "taunt": lambda n: Way(wards=(Ward(2),)),
    "resistance_break": lambda n: Way(hits=(Hit(1),)),
    "cure": lambda n: Way(heal=1),
}
"""What rules of their own amount to, by name and number."""


def _several(ways: Sequence[Way], together: Callable[[Sequence[int]], int]) -> Way:
    """Several ways as one: their sum, or the most of each."""
    return Way(
        "",
        max((way.cost for way in ways), key=len),
        max(way.any_mana for way in ways),
        together([way.move for way in ways]),
        together([way.influence for way in ways]),
        together([way.heal for way in ways]),
        together([way.draw for way in ways]),
        together([way.mana for way in ways]),
        tuple(hit for way in ways for hit in way.hits),
        tuple(ward for way in ways for ward in way.wards),
    )


def _weaken(effect: fx.Weaken, night: bool) -> Way:
    hits, wards = [], []
    if effect.destroy:
        hits.append(Hit(ENOUGH, MELEE, COLD_FIRE))
    if effect.armour:
        hits.append(Hit(effect.armour, SIEGE, COLD_FIRE))
    if effect.tame:
        wards.append(Ward(ENOUGH, COLD_FIRE))
    if effect.attack:
        wards.append(Ward(effect.attack, COLD_FIRE))
    return Way(hits=tuple(hits), wards=tuple(wards))


def _pay(effect: fx.Pay, night: bool) -> Way:
    way = gains(effect.effect, night)
    return way._replace(any_mana=way.any_mana + 1)


def _discard(effect: fx.Discard, night: bool) -> Way:
    """For another card, which could have given a point, too, or in a fight more."""
    way = gains(effect.effect, night)
    return way._replace(
        move=max(0, way.move - 1),
        influence=max(0, way.influence - 1),
        hits=tuple(hit._replace(n=max(1, hit.n - 2)) for hit in way.hits),
        wards=tuple(ward._replace(n=max(1, ward.n - 2)) for ward in way.wards),
    )


def _points(effect: fx.Points) -> int:
    return effect.n + effect.each


@cache
def gains(effect: fx.Effect, night: bool) -> Way:
    """The most that an effect gives of each kind."""
    read = GAINS.get(type(effect))
    return NOTHING if read is None else read(effect, night)


GAINS: dict[type[fx.Effect], Callable[[Any, bool], Way]] = {
    fx.Move: lambda effect, night: Way(move=_points(effect)),
    fx.Influence: lambda effect, night: Way(influence=_points(effect)),
    fx.Heal: lambda effect, night: Way(heal=effect.n),
    fx.Attack: lambda effect, night: Way(hits=(Hit(_points(effect), effect.how, effect.element),)),
    fx.Block: lambda effect, night: Way(wards=(Ward(_points(effect), effect.element, effect.swift),)),
    fx.Draw: lambda effect, night: Way(draw=effect.n),
    fx.Token: lambda effect, night: Way(mana=effect.n),
    fx.Crystal: lambda effect, night: Way(mana=effect.n),
    fx.Weaken: _weaken,
    fx.Choice: lambda effect, night: _several([gains(one, night) for one in effect.options], max),
    fx.All: lambda effect, night: _several([gains(one, night) for one in effect.effects], sum),
    fx.ByDay: lambda effect, night: gains(effect.night if night else effect.day, night),
    fx.Pay: _pay,
    fx.Discard: _discard,
    fx.Custom: lambda effect, night: CUSTOM[effect.rule](effect.n) if effect.rule in CUSTOM else NOTHING,
}


SIDEWAYS = (
    Way("move", move=1),
    Way("influence", influence=1),
    Way("attack", hits=(Hit(1),)),
    Way("block", wards=(Ward(1),)),
)


@cache
def card_ways(face: int, night: bool) -> tuple[Way, ...]:
    """The ways to play a card, sideways ones last."""
    deed = catalogue.deed(face)
    found = []
    for name, effect in (("basic", deed.basic), ("strong", deed.strong)):
        if effect is None or (deed.banner and name == "basic"):
            continue
        cost = ways.price(deed, strong=name == "strong")
        found.append(gains(effect, night)._replace(name=name, cost=cost))
    return (*found, *SIDEWAYS)


@cache
def unit_ways(face: int, night: bool) -> tuple[Way, ...]:
    """The abilities of a unit, by number."""
    return tuple(
        gains(ability.effect, night)._replace(name=str(number), cost=ability.mana)
        for number, ability in enumerate(catalogue.unit(face).abilities)
    )


@cache
def skill_ways(face: int, night: bool) -> tuple[Way, ...]:
    """What a Skill gives when it is used."""
    skill = catalogue.skill(face)
    return () if skill.kind == "permanent" else (gains(skill.effect, night)._replace(name="use"),)


# ---------------------------------------------------------------------- what is at hand


class Ways:
    """The ways to use something, and by kind those that give points of it."""

    __slots__ = ("_by", "_giving", "listed")

    def __init__(self, listed: Sequence[Way]) -> None:
        self.listed = tuple(listed)
        self._by = {kind: tuple(way for way in listed if getattr(way, kind)) for kind in KINDS}
        self._giving: dict[Want, tuple[Gift, ...]] = {}

    def of(self, kind: str) -> tuple[Way, ...]:
        return self._by[kind]

    def giving(self, want: Want) -> tuple[Gift, ...]:
        """The ways that give what is wanted."""
        found = self._giving.get(want)
        if found is None:
            gifts = [(way, want.power(way)) for way in self._by[want.kind]]
            found = self._giving[want] = tuple([_gift(way, n) for way, n in gifts if n > 0])
        return found


class Gift(NamedTuple):
    """A way and how much it gives of what is wanted, whether for nothing, and what its mana is worth."""

    way: Way
    n: int
    free: bool
    mana: float


def _gift(way: Way, n: int) -> Gift:
    mana = len(way.cost) + way.any_mana
    return Gift(way, n, not mana, MANA * mana)


KINDS = ("move", "influence", "hits", "wards")


@cache
def _card(face: int, night: bool) -> Ways:
    return Ways(card_ways(face, night))


@cache
def _unit(face: int, night: bool) -> Ways:
    return Ways(unit_ways(face, night))


@cache
def _skill(face: int, night: bool) -> Ways:
    return Ways(skill_ways(face, night))


class Source(NamedTuple):
    """Something that can be used once in a turn; ``price`` is what it is worth to keep it."""

    id: str
    face: int
    ways: Ways
    price: float


LAST_CARDS, SURPLUS, PLENTY = 0.2, 0.4, 0.6
"""What is left of the worth of cards when there is no other turn for them, or more or less no time."""


def last_cards(q: Quest, me: Seat) -> bool:
    """Whether the hand is the last one of the game."""
    state = q.state
    if state.finale:
        return True
    return state.round >= q.plan.rounds and not q.things.count(f"deck.{me}")


def _dear(q: Quest, me: Seat) -> float:
    """How dear cards are: little if the round leaves no time for all of them, or once some are laid out."""
    if last_cards(q, me):
        return LAST_CARDS
    if q.turn(me).step != "move" or q.things.count(f"play.{me}"):
        return PLENTY
    return SURPLUS if tempo.plenty(q, me) > 1.2 else PLENTY if tempo.plenty(q, me) > 0.8 else 1.0


def sources(q: Quest, me: Seat) -> list[Source]:
    """The cards in hand, the Ready units and the Skills that are not used up."""
    face_of, night = q.things.face, q.is_night(me)
    factor = _dear(q, me)
    found = [
        Source(
            thing_id(card),
            face_of[card],
            _card(face_of[card], night),
            factor * taste.keeping(face_of[card]),
        )
        for card in q.hand(me)
        if face_of[card] > WOUND
    ]
    player = q.player(me)
    combat = player.turn.combat
    for troop in player.troops:
        if troop.spent or troop.wounds:
            continue
        if combat is not None and ((not combat.units and not troop.bonded) or foes.refuses(q, me, troop)):
            continue
        face = face_of[troop.card]
        found.append(Source(thing_id(troop.card), face, _unit(face, night), taste.KEEP_UNIT))
    for talent in player.talents:
        if not talent.used:
            face = face_of[talent.token]
            found.append(Source(thing_id(talent.token), face, _skill(face, night), taste.KEEP_SKILL))
    return found


class Purse:
    """The mana at hand: tokens and crystals by colour, what the dice show, and how many may be used."""

    __slots__ = ("black", "dice", "faces", "gold", "stock")

    def __init__(self, stock: list[int], faces: list[int], dice: int, *, gold: bool, black: bool) -> None:
        self.stock = stock
        self.faces = faces
        self.dice = dice
        self.gold = gold
        self.black = black

    def key(self) -> Hashable:
        """Equal for purses that can pay the same."""
        return (*self.stock, -1, *sorted(self.faces), -1, self.dice, self.gold, self.black)

    def copy(self) -> Purse:
        return Purse(list(self.stock), self.faces, self.dice, gold=self.gold, black=self.black)

    @property
    def size(self) -> int:
        """How many mana there are, roughly."""
        return sum(self.stock) + self.dice

    def covers(self, way: Way) -> bool:
        """Whether a way can be paid for."""
        cost = way.cost
        if not cost:
            return not way.any_mana or self.size > 0
        if len(cost) == 1 and not way.any_mana:
            return self._has(cost[0])
        return self.copy().pay(way)

    def _has(self, colour: int) -> bool:
        stock = self.stock
        if stock[colour] and (colour != BLACK or self.black):
            return True
        if colour in BASIC and self.gold and (stock[GOLD] or (self.dice > 0 and GOLD in self.faces)):
            return True
        return self.dice > 0 and colour in self.faces and (colour != BLACK or self.black)

    def pay(self, way: Way) -> bool:
        """Pays, the dice first; tells whether it could."""
        for colour in way.cost:
            if not self._has(colour):
                return False
            if self.dice > 0 and (
                colour in self.faces or (colour in BASIC and self.gold and GOLD in self.faces)
            ):
                self.dice -= 1
            elif self.stock[colour]:
                self.stock[colour] -= 1
            else:
                self.stock[GOLD] -= 1
        for _ in range(way.any_mana):
            if self.dice > 0:
                self.dice -= 1
            elif sum(self.stock):
                self.stock[max(range(6), key=self.stock.__getitem__)] -= 1
            else:
                return False
        return True


def purse(q: Quest, me: Seat) -> Purse:
    """The mana that a player has now."""
    player = q.player(me)
    stock = list(player.turn.tokens)
    for colour, count in enumerate(player.crystals):
        stock[colour] += count
    faces = [die.face for die in q.state.source if die.holder < 0]
    gold, black = mana.usable(q, me, GOLD), mana.usable(q, me, BLACK)
    useful = any(face in BASIC or (face == GOLD and gold) or (face == BLACK and black) for face in faces)
    dice = max(0, mana.dice_left(q, me)) if useful else 0
    return Purse(stock, faces, min(dice, len(faces)), gold=gold, black=black)


class Kit(NamedTuple):
    """All that one has to use: sources, and mana for them."""

    sources: Sequence[Source]
    purse: Purse


def kit(q: Quest, me: Seat) -> Kit:
    """What a player has to use now."""
    return Kit(sources(q, me), purse(q, me))


# ---------------------------------------------------------------------- gathering points

Power = Callable[[Way], int]
"""How many of the points that are looked for a way gives."""


class Use(NamedTuple):
    """A source used in one way for so many points."""

    source: Source
    way: Way
    n: int


MANA = 0.35
"""What a mana is worth to keep."""
WASTE = 0.05
"""What a point too many counts against a way."""


class Want(NamedTuple):
    """Points of a kind (the name of a part of :class:`Way`), and how many of them a way gives."""

    kind: str
    power: Power


def gather(there: Sequence[Source], need: int, want: Want, pays: Purse) -> list[Use] | None:
    """Reaches so many points with few and cheap sources; pays for them. ``None`` if they do not suffice.

    The purse is changed only if they do.
    """
    if need <= 0:
        return []
    rows: list[Row] = []
    all_ = 0
    for source in there:
        best = 0
        for way, n, free, mana_ in source.ways.giving(want):
            if free or pays.covers(way):
                rows.append((Use(source, way, n), n, source.price + mana_))
                best = max(best, n)
        all_ += best
    if all_ < need:
        return None
    spent = pays.copy()
    used: list[Use] = []
    while True:
        row = _next(rows, need)
        used.append(row)
        need -= row.n
        if need <= 0:
            break
        rows = [other for other in rows if other[0].source is not row.source]
        if row.way.cost or row.way.any_mana:
            spent.pay(row.way)
            rows = [other for other in rows if spent.covers(other[0].way)]
        if not rows:
            return None
    spent.pay(used[-1].way)
    pays.stock, pays.dice = spent.stock, spent.dice
    return used


Row = tuple[Use, int, float]
"""A use, its points, and what is lost by it."""


def _next(rows: Sequence[Row], need: int) -> Use:
    """What finishes it most cheaply, or else gives most for what it is worth."""
    best, least = None, 99.0
    richest, most_ = rows[0][0], -99.0
    for use, n, loss in rows:
        if n >= need:
            price = loss + WASTE * (n - need)
            if price < least:
                best, least = use, price
        elif best is None and n - 0.6 * loss > most_:
            richest, most_ = use, n - 0.6 * loss
    return best or richest


def most(there: Sequence[Source], want: Want, pays: Purse) -> int:
    """About how many points all sources together can give."""
    total, upgrades = 0, []
    for source in there:
        free = best = 0
        for way, n, for_nothing, _ in source.ways.giving(want):
            if for_nothing:
                free = max(free, n)
            elif n > best and pays.covers(way):
                best = n
        total += free
        if best > free:
            upgrades.append(best - free)
    upgrades.sort(reverse=True)
    return total + sum(upgrades[: pays.size])


def without(there: Sequence[Source], used: Sequence[Use]) -> list[Source]:
    """The sources that are left."""
    gone = [use.source.id for use in used]
    return [source for source in there if source.id not in gone]


MOVE = Want("move", lambda way: way.move)
INFLUENCE = Want("influence", lambda way: way.influence)
HITS = Want("hits", lambda way: max(hit.n for hit in way.hits))
"""Attack points, if nobody resists."""
