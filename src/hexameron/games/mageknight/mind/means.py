"""What cards, units and Skills can give, read off their effects, and the mana that pays for it.

Each way to use something is summed up as one :class:`Way`: the most it gives of every kind. Of several
branches only one is ever played, but also only one kind is looked for at a time, so the most of each counts.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from typing import NamedTuple

from hexameron.games.mageknight.content.colours import BASIC, BLACK, GOLD
from hexameron.games.mageknight.mind import time_left, values
from hexameron.games.mageknight.mind.gains import Way, card_ways, skill_ways, unit_ways
from hexameron.games.mageknight.rules import foes, mana
from hexameron.games.mageknight.table import WOUND, Quest
from hexameron.kernel.asking import Seat
from hexameron.kernel.ids import thing_id

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
    return SURPLUS if time_left.plenty(q, me) > 1.2 else PLENTY if time_left.plenty(q, me) > 0.8 else 1.0


def sources(q: Quest, me: Seat) -> list[Source]:
    """The cards in hand, the Ready units and the Skills that are not used up."""
    face_of, night = q.things.face, q.is_night(me)
    factor = _dear(q, me)
    found = [
        Source(
            thing_id(card),
            face_of[card],
            _card(face_of[card], night),
            factor * values.keeping(face_of[card]),
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
        found.append(Source(thing_id(troop.card), face, _unit(face, night), values.KEEP_UNIT))
    for talent in player.talents:
        if not talent.used:
            face = face_of[talent.token]
            found.append(Source(thing_id(talent.token), face, _skill(face, night), values.KEEP_SKILL))
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
