"""Mana: the Source, tokens and crystals, and how effects are paid for (section MANA)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, partial
from typing import NamedTuple

from hexameron.games.mageknight.content.colours import ANY, BASIC, BLACK, BLUE, GOLD, GREEN, RED, WHITE
from hexameron.games.mageknight.options import Colour, PayWith
from hexameron.games.mageknight.rules import centre, scenario, sites
from hexameron.games.mageknight.state import NOBODY
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules, Seat

SIX_FACES = len(ANY)
STEAL = "tactic.mana_steal"
KINDS = ("endless", "token", "tactic", "die", "crystal")
"""In what order ways to pay are listed: what is lost anyway comes first."""

Purse = Mapping[tuple[str, int], int]
"""How often one can pay in a way: kind and colour of the mana."""

REMEMBERED = 4096
"""For how many different means it is remembered what they can pay."""


# ---------------------------------------------------------------------- the Source


def roll_source(q: Quest) -> Rules[None]:
    """Rolls the dice in the Source; at least half must show basic colours (MK-SETUP-15, MK-ROUND-03)."""
    dice = [die for die in q.state.source if die.holder == NOBODY]
    faces = yield from q.roll(0, "source", SIX_FACES, len(dice))
    for die, face in zip(dice, faces, strict=True):
        die.face = face
    while 2 * sum(die.face in BASIC for die in dice) < len(dice):
        again = [die for die in dice if die.face not in BASIC]
        faces = yield from q.roll(0, "source", SIX_FACES, len(again))
        for die, face in zip(again, faces, strict=True):
            die.face = face
    q.tell("source.rolled", dice=tuple(f"m{die.face}" for die in dice), rules=("MK-SETUP-15",))


def return_dice(q: Quest, me: Seat) -> Rules[None]:
    """The dice a player used are rolled and go back; some go back as they are (MK-MANA-15, MK-EOT-01)."""
    taken = q.turn(me).taken
    if not taken:
        return
    used = [q.state.source[number] for number in taken]
    rolled = [die for die in used if not die.keeps]
    if rolled:
        faces = yield from q.roll(me, "die", SIX_FACES, len(rolled))
        for die, face in zip(rolled, faces, strict=True):
            die.face = face
        q.tell("source.returned", dice=tuple(f"m{face}" for face in faces), rules=("MK-MANA-15",))
    for die in used:
        die.holder, die.keeps = NOBODY, False
    taken.clear()


def gifts(q: Quest, me: Seat) -> None:
    """The mana with which a turn begins: of a Magical Glade, of own Mage Towers, of a claimed die.

    (MK-SITE-05, MK-SITE-06, MKS-HOLD-18)
    """
    player = q.player(me)
    here = int(player.at != "" and q.site(player.at) == "glade")
    if player.at and scenario.towers_owned(q):
        here += sites.own_near(q, me, "mage_tower")
    for _ in range(here):
        q.gain_token(me, BLACK if q.state.night else GOLD)
    for claim in player.lasting:
        if claim.kind == "mana_claim" and claim.what == "every turn":
            q.gain_token(me, q.state.source[claim.n].face)


def usable(q: Quest, me: Seat, face: int) -> bool:
    """Whether mana of a colour can be used: no black by day, no gold by night (MK-MANA-10, MK-MANA-12)."""
    if face == BLACK:
        return q.is_night(me) or q.has(me, "black_by_day")
    if face == GOLD:
        return not q.is_night(me) or q.has(me, "gold_by_night")
    return True


# ---------------------------------------------------------------------- paying


class Tender(NamedTuple):
    """What one can pay with: the mana at hand, how many dice, and what odd dice are good for."""

    purse: Purse
    dice: int
    black: bool
    """Black mana can be used as black."""
    wild: bool
    """Gold and black dice count as any basic colour (Mana Storm)."""
    pulls: int
    """How many black dice may be used as any basic colour (Mana Pull)."""
    gold: bool
    """Gold mana can be used as any basic colour."""
    turned: int = 0
    """How many mana may be used as their opposite (Polarization)."""
    day: bool = True
    shown: tuple[int, ...] = ()
    """Colours for which a gold die may not be used, since another die shows them (MKS-FRND-06)."""

    def serves(self, kind: str, colour: int, need: int) -> bool:
        """Whether mana of one colour pays for another."""
        return self.plainly(kind, colour, need) or (self.turned > 0 and self._opposite(colour, need))

    def plainly(self, kind: str, colour: int, need: int) -> bool:
        """Whether it does without being turned: gold is any basic colour by day (MK-MANA-09)."""
        if colour == need:
            return colour != BLACK or self.black
        if need not in BASIC:
            return False
        if colour == GOLD:
            if kind == "die" and need in self.shown:
                return False
            return self.gold or (kind == "die" and self.wild)
        return colour == BLACK and kind == "die" and (self.wild or self.pulls > 0)

    def _opposite(self, colour: int, need: int) -> bool:
        """Red and blue, white and green; by day black as a basic colour, by night gold as black."""
        if colour == BLACK:
            return self.day and need in BASIC
        if colour == GOLD:
            return not self.day and need == BLACK
        return OPPOSITE[colour] == need

    def less(self, kind: str, colour: int, need: int) -> Tender:
        """What is left after paying so."""
        turned = self.turned - (not self.plainly(kind, colour, need))
        if kind == "endless":
            return self._replace(turned=turned)
        rest = {**self.purse, (kind, colour): self.purse[kind, colour] - 1}
        pulled = kind == "die" and colour == BLACK and need != BLACK and not self.wild and self.pulls > 0
        return self._replace(
            purse=rest, dice=self.dice - (kind == "die"), pulls=self.pulls - pulled, turned=turned
        )

    def covers(self, needs: Sequence[int]) -> bool:
        """Whether all of these can be paid together."""
        if not needs:
            return True
        for (kind, colour), count in self.purse.items():
            if not count or (kind == "die" and not self.dice):
                continue
            if self.serves(kind, colour, needs[0]) and self.less(kind, colour, needs[0]).covers(needs[1:]):
                return True
        return False


OPPOSITE = {RED: BLUE, BLUE: RED, WHITE: GREEN, GREEN: WHITE}


class Means(NamedTuple):
    """What a player's mana follows from: equal means can pay the same."""

    tokens: tuple[int, ...]
    crystals: tuple[int, ...]
    dice: tuple[int, ...]
    """What the dice in the Source show, in the order of colours."""
    left: int
    """How many of them may still be used."""
    stolen: int
    """The colour of a die on the own Tactic, or ``NOBODY``."""
    black: bool
    gold: bool
    day: bool
    shown: tuple[int, ...]
    wild: bool = False
    pulls: int = 0
    turned: bool = False
    endless: tuple[int, ...] = ()

    def usable(self, face: int) -> bool:
        """Whether mana of a colour can be used as it is (MK-MANA-10, MK-MANA-12)."""
        return self.black if face == BLACK else self.gold if face == GOLD else True

    def revived(self, face: int) -> bool:
        """Whether an effect lets one use a die that is depleted."""
        return self.wild or self.turned or (face == BLACK and self.pulls > 0)

    def for_one(self, need: int) -> Means:
        """What of it matters where one mana is paid and no effect lets others serve: so few differ."""
        return self._replace(
            tokens=tuple(
                [int(count > 0 and colour in (need, GOLD)) for colour, count in enumerate(self.tokens)]
            ),
            crystals=tuple([int(count > 0 and colour == need) for colour, count in enumerate(self.crystals)]),
            dice=tuple([face for face in (need, GOLD) if face in self.dice]),
            left=min(1, self.left),
            stolen=self.stolen if self.stolen in (need, GOLD) else NOBODY,
        )


def means(q: Quest, me: Seat) -> Means:
    """What a player's mana follows from now."""
    player = q.player(me)
    turn = player.turn
    night = q.is_night(me)
    plain = Means(
        tuple(turn.tokens),
        tuple(player.crystals),
        tuple(sorted([die.face for die in q.state.source if die.holder == NOBODY])),
        dice_left(q, me),
        _stolen_colour(q, me),
        night,
        not night,
        not night,
        _shown(q),
    )
    if not turn.modifiers:
        return plain
    endless = [modifier.n for modifier in turn.modifiers if modifier.kind == "endless_mana"]
    return plain._replace(
        black=usable(q, me, BLACK),
        gold=usable(q, me, GOLD),
        wild=q.has(me, "dice_wild"),
        pulls=q.modified(me, "black_pull"),
        turned=q.has(me, "polarization"),
        endless=tuple(endless),
    )


def tender(q: Quest, me: Seat) -> Tender:
    """All that a player could pay with now."""
    return _tender(means(q, me))


@lru_cache(maxsize=REMEMBERED)
def _tender(has: Means) -> Tender:
    return Tender(
        _purse(has), has.left, has.black, has.wild, has.pulls, has.gold, has.turned, has.day, has.shown
    )


def _shown(q: Quest) -> tuple[int, ...]:
    """By friendly agreement, the basic colours that dice of the Source show by day (MKS-FRND-06)."""
    if q.state.night or not q.state.variants.get("friendly_mana"):
        return ()
    return tuple(die.face for die in q.state.source if die.holder == NOBODY and die.face in BASIC)


def gold_stays(q: Quest) -> bool:
    """By friendly agreement no gold die is turned by day while another colour lies there (MKS-FRND-07)."""
    if q.state.night or not q.state.variants.get("friendly_mana"):
        return False
    return any(die.holder == NOBODY and die.face != GOLD for die in q.state.source)


def purse(q: Quest, me: Seat) -> Purse:
    """All the mana a player could pay with now, by kind and colour."""
    return tender(q, me).purse


def _purse(has: Means) -> Purse:
    """Mana by kind and colour; of the Source only what its dice can be used for (MK-MANA-13, MK-MANA-16)."""
    found: dict[tuple[str, int], int] = {("endless", one): 99 for one in has.endless if has.usable(one)}
    for colour, count in enumerate(has.tokens):
        if count and (has.turned or has.usable(colour)):
            found["token", colour] = count
    for colour, count in enumerate(has.crystals):
        if count:
            found["crystal", colour] = count
    if has.left > 0:
        for face in has.dice:
            if has.usable(face) or has.revived(face):
                found["die", face] = found.get(("die", face), 0) + 1
    if has.stolen != NOBODY:
        found["tactic", has.stolen] = 1
    return found


def dice_left(q: Quest, me: Seat) -> int:
    """How many dice of the Source a player may still use (MK-MANA-13)."""
    turn = q.state.players[me].turn
    if turn.modifiers and q.has(me, "no_dice"):
        return 0
    return turn.dice - centre.frozen(q, me) if q.things.order.get(centre.ZONE) else turn.dice


def _stolen_colour(q: Quest, me: Seat) -> int:
    """The colour of the die that was stolen and can be used in this turn, or ``NOBODY`` (MK-TACT-10).

    A Defender who takes part only partially has no turn of his own (MK-PVP-16).
    """
    player = q.player(me)
    if player.tactic != STEAL or player.tactic_used or player.turn.partial:
        return NOBODY
    number = stolen(q, me)
    return NOBODY if number == NOBODY else q.state.source[number].face


def stolen(q: Quest, me: Seat) -> int:
    """The die on the Tactic Mana Steal: neither used in this turn nor claimed by a Spell."""
    player = q.player(me)
    claimed = [modifier.n for modifier in player.lasting if modifier.kind == "mana_claim"]
    for number, die in enumerate(q.state.source):
        if die.holder == me and number not in player.turn.taken and number not in claimed:
            return number
    return NOBODY


def payable(q: Quest, me: Seat) -> int:
    """The colours one mana can be paid of, as bits."""
    state = q.state
    player = state.players[me]
    turn = player.turn
    if turn.modifiers or state.variants.get("friendly_mana"):
        return _payable(means(q, me))
    held = _held(tuple(turn.tokens)) if any(turn.tokens) else 0
    if any(player.crystals):
        held |= _held(tuple(player.crystals))
    if turn.dice > 0 and dice_left(q, me) > 0:
        for die in state.source:
            if die.holder == NOBODY:
                held |= 1 << die.face
    if player.tactic == STEAL and (stolen := _stolen_colour(q, me)) != NOBODY:
        held |= 1 << stolen
    return _payable_of(held, q.is_night(me))


@lru_cache(maxsize=REMEMBERED)
def _held(counts: tuple[int, ...]) -> int:
    """The colours of which there is mana, as bits."""
    return sum(1 << colour for colour, count in enumerate(counts) if count)


@cache
def _payable_of(held: int, night: bool) -> int:
    """What mana of these colours pays for; of what kind it is does not matter while no effect changes it."""
    tokens = tuple(held >> colour & 1 for colour in ANY)
    return _payable(Means(tokens, (), (), 0, NOBODY, black=night, gold=not night, day=not night, shown=()))


@lru_cache(maxsize=REMEMBERED)
def _payable(has: Means) -> int:
    tender = _tender(has)
    colours = [need for need in ANY if any(tender.serves(kind, one, need) for kind, one in tender.purse)]
    return sum(1 << colour for colour in colours)


def can_pay(q: Quest, me: Seat, needs: Sequence[int]) -> bool:
    """Whether all of these can be paid together."""
    return not needs or _covers(means(q, me), tuple(needs))


def can_pay_one(q: Quest, me: Seat, price: Sequence[int], colours: Sequence[int]) -> bool:
    """Whether one mana of one of these colours can be paid besides a price."""
    if not price:
        mask = payable(q, me)
        return any(mask >> colour & 1 for colour in colours)
    has = means(q, me)
    return any(_covers(has, (*price, colour)) for colour in colours)


@lru_cache(maxsize=REMEMBERED)
def _covers(has: Means, needs: tuple[int, ...]) -> bool:
    return _tender(has).covers(needs)


Fits = Callable[[Sequence[int]], bool]
"""Whether an effect can still be played when these remain to be paid."""


def ways(q: Quest, me: Seat, needs: Sequence[int], fits: Fits | None = None) -> list[PayWith]:
    """The ways to pay the first of these so that the others, and what follows, can still be paid."""
    has = means(q, me)
    if len(needs) == 1 and not q.turn(me).modifiers:
        has = has.for_one(needs[0])
    found = ways_with(has, tuple(needs))
    return [way for way in found if fits is None or _leaves(q, me, way, needs, fits)]


@lru_cache(maxsize=REMEMBERED)
def ways_with(means: Means, needs: tuple[int, ...]) -> tuple[PayWith, ...]:
    """The ways to pay the first of these so that the others can still be paid."""
    has = _tender(means)
    return tuple(
        PayWith(kind, colour)
        for kind in KINDS
        for one, colour in has.purse
        if one == kind
        and has.serves(kind, colour, needs[0])
        and has.less(kind, colour, needs[0]).covers(needs[1:])
    )


def _leaves(q: Quest, me: Seat, way: PayWith, needs: Sequence[int], fits: Fits) -> bool:
    """Whether what a card demands besides its price can be met after paying so: pays, looks, takes back."""
    player = q.player(me)
    turn = player.turn
    before = (
        list(player.crystals),
        list(turn.tokens),
        list(turn.taken),
        turn.dice,
        list(turn.modifiers),
        player.tactic_used,
    )
    holders = [die.holder for die in q.state.source]
    _spend(q, me, way, needs[0])
    fine = fits(needs[1:])
    player.crystals, turn.tokens, turn.taken, turn.dice, turn.modifiers, player.tactic_used = before
    for die, holder in zip(q.state.source, holders, strict=True):
        die.holder = holder
    return fine


def pay(q: Quest, me: Seat, needs: Sequence[int], fits: Fits | None = None) -> Rules[None]:
    """Pays mana of these colours, one after the other."""
    for number, need in enumerate(needs):
        way = yield from q.ask(
            me, "mana.pay", partial(ways, q, me, tuple(needs[number:]), fits), actor=f"m{need}"
        )
        take(q, me, way, need)


def pay_any(q: Quest, me: Seat, colours: Sequence[int]) -> Rules[int]:
    """Pays one mana of one of these colours; tells which colour it was used as."""
    mask = payable(q, me)
    fitting = [colour for colour in colours if mask >> colour & 1]
    chosen = yield from q.ask(me, "mana.colour", lambda: [Colour(colour) for colour in fitting])
    yield from pay(q, me, (chosen.colour,))
    return chosen.colour


def take(q: Quest, me: Seat, way: PayWith, need: int) -> None:
    """Uses up one mana as mana of the colour that is needed."""
    if way.kind == "crystal":
        q.turn(me).spent_crystals[way.colour] += 1
    _spend(q, me, way, need)
    _curses(q, me, need)
    centre.exploit(q, me, need)


def _spend(q: Quest, me: Seat, way: PayWith, need: int) -> None:
    player = q.player(me)
    turn = player.turn
    if turn.modifiers:
        _wear_off(q, me, way, need)
    if way.kind == "token":
        turn.tokens[way.colour] -= 1
    elif way.kind == "crystal":
        player.crystals[way.colour] -= 1
    elif way.kind == "die":
        number = next(
            n for n, die in enumerate(q.state.source) if die.holder == NOBODY and die.face == way.colour
        )
        q.state.source[number].holder = me
        turn.taken.append(number)
        turn.dice -= 1
    elif way.kind == "tactic":
        turn.taken.append(stolen(q, me))
        player.tactic_used = True


def _wear_off(q: Quest, me: Seat, way: PayWith, need: int) -> None:
    """What let mana count as another colour is used up (Mana Pull, Polarization)."""
    has = tender(q, me)
    left = has.less(way.kind, way.colour, need)
    turn = q.turn(me)
    for kind, before, after in (
        ("polarization", has.turned, left.turned),
        ("black_pull", has.pulls, left.pulls),
    ):
        if after < before:
            used = next(modifier for modifier in turn.modifiers if modifier.kind == kind)
            turn.modifiers = [modifier for modifier in turn.modifiers if modifier is not used]


def _curses(q: Quest, me: Seat, colour: int) -> None:
    """A cursed colour wounds the other players who use it, once a turn (Mana Curse)."""
    for seat, player in enumerate(q.state.players):
        if seat == me or not player.lasting:
            continue
        for modifier in player.lasting:
            mark = f"curse.{seat}"
            if modifier.kind == "mana_curse" and modifier.n == colour and mark not in q.turn(me).seen:
                q.turn(me).seen.append(mark)
                q.take_wounds(me, 1, rules=("MK-EFF-03",))
