"""How a fight would go: whom the means at hand can beat and block, and what it would cost."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache
from typing import NamedTuple

from hexameron.games.mageknight.content.catalogue import UNIT_FACE
from hexameron.games.mageknight.content.colours import ELEMENTS, RANGED, SIEGE
from hexameron.games.mageknight.mind import time_left, values
from hexameron.games.mageknight.mind.gains import Hit, Ward, Way
from hexameron.games.mageknight.mind.means import Kit, Use, Want, gather, without
from hexameron.games.mageknight.mind.opponents import EFFICIENT, Danger, Opponent, halves
from hexameron.games.mageknight.rules import damage, strikes
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat
from hexameron.kernel.ids import thing_id

WOUND, WOUND_AT_END, MORE_WOUNDS = 1.3, 0.5, 0.15
"""What a Wound costs, in Fame, at the beginning of a game and at its end; with each in hand so much more."""
KNOCKED_OUT = 4.0
"""What being knocked out costs, in Wounds; and what it costs to lose one's hand, in Fame:"""
PARALYZED = 0.6
"""For each card in hand."""
HURT, POISONED = 0.3, 0.5
"""What is lost of the worth of a unit that takes a Wound, or two; a paralyzed one is destroyed."""


class Shield(NamedTuple):
    """A unit that can take damage, and what it is worth."""

    id: str
    armour: int
    resists: tuple[str, ...]
    worth: float

    def cost(self, *, poison: bool, paralyze: bool) -> float:
        """What it costs to have it wounded."""
        return self.worth * (1.0 if paralyze else POISONED if poison else HURT)


class Hero(NamedTuple):
    """Who fights: Armor, how many Wounds knock out, units to take damage, cards that paralysis would cost,
    and what a Wound costs."""

    armour: int
    limit: int
    shields: tuple[Shield, ...] = ()
    cards: int = 3
    wound: float = WOUND

    def pain(self, n: int, *, poison: bool, paralyze: bool) -> float:
        """What it costs to take so much damage."""
        wounds = -(-n // self.armour)
        if wounds <= 0:
            return 0.0
        return wounds * self.wound * (2 if poison else 1) + (PARALYZED * self.cards if paralyze else 0.0)


class Played(NamedTuple):
    """Points that are already on the table, as ways of nobody."""

    hits: tuple[Way, ...] = ()
    wards: tuple[Way, ...] = ()


class Fight(NamedTuple):
    """What would come of a fight, by the best of a few plans."""

    score: float
    beaten: int
    wounds: int
    shots: tuple[Use, ...] = ()
    wards: tuple[Use, ...] = ()
    hits: tuple[Use, ...] = ()


LOST = Fight(-99.0, 0, 0)


def hero(q: Quest, me: Seat, *, units: bool = True) -> Hero:
    """The fighter of a seat."""
    player = q.player(me)
    combat = player.turn.combat
    taken = combat.wounds if combat is not None else 0
    left = time_left.rounds_left(q)
    shields = tuple(
        Shield(
            thing_id(troop.card),
            damage.armour(q, me, troop),
            q.unit(troop).resists,
            values.serving(q.things.face[troop.card]) * min(1.0, 0.2 + left),
        )
        for troop in player.troops
        if units and not troop.wounds and not troop.resisted
    )
    wound = WOUND_AT_END + (WOUND - WOUND_AT_END) * left
    wound *= 1 + MORE_WOUNDS * len(q.wounds_in_hand(me))
    return Hero(q.armour(me), q.hand_limit(me) - taken, shields, len(q.cards_in_hand(me)) // 2, wound)


# ---------------------------------------------------------------------- points against enemies


def _halved(targets: Sequence[Opponent]) -> tuple[str, ...]:
    """The elements that one of these enemies resists."""
    if len(targets) == 1:
        return _resisted(targets[0].resists)
    each = [_resisted(prey.resists) for prey in targets]
    return tuple([element for element in ELEMENTS if any(element in one for one in each)])


@cache
def _resisted(resists: tuple[str, ...]) -> tuple[str, ...]:
    """The elements that resistances halve."""
    return tuple(element for element in ELEMENTS if halves(resists, element))


def shooting(targets: Sequence[Opponent]) -> Want:
    """What a way is worth from afar: Ranged and Siege, over walls only Siege."""
    walls = max([prey.walls for prey in targets])
    return _shooting({0: (RANGED, SIEGE), 1: (SIEGE,)}.get(walls, ()), _halved(targets))


@cache
def _shooting(hows: tuple[str, ...], halved: tuple[str, ...]) -> Want:
    def power(way: Way) -> int:
        best = 0
        for n, how, element in way.hits:
            if how in hows:
                best = max(best, n // 2 if element in halved else n)
        return best

    return Want("hits", power)


def striking(targets: Sequence[Opponent]) -> Want:
    """What a way is worth in the Attack phase."""
    return _striking(_halved(targets))


@cache
def _striking(halved: tuple[str, ...]) -> Want:
    def power(way: Way) -> int:
        best = 0
        for n, _, element in way.hits:
            best = max(best, n // 2 if element in halved else n)
        return best

    return Want("hits", power)


def blocking(danger: Danger) -> Want:
    """What a way is worth as a Block of an attack; Blocks that count double do so only against the swift."""
    return _blocking(danger.element, danger.block > danger.deal)


@cache
def _blocking(against: str, swift: bool) -> Want:
    efficient = EFFICIENT[against]

    def power(way: Way) -> int:
        best = 0
        for n, element, quick in way.wards:
            worth = n * 2 if quick and swift else n
            best = max(best, worth if element in efficient else worth // 2)
        return best

    return Want("wards", power)


# ---------------------------------------------------------------------- plans


def soak(shield: Shield, danger: Danger, *, poison: bool, paralyze: bool) -> tuple[float, int]:
    """What it costs that a unit takes damage, and what is left of the damage for the hero."""
    left = danger.deal - shield.armour
    if danger.element in shield.resists:
        if left <= 0:
            return 0.0, 0
        left -= shield.armour
    return shield.cost(poison=poison, paralyze=paralyze), max(0, left)


class _Plan:
    """One way to fight, as it is being made."""

    __slots__ = ("beaten", "harm", "hits", "left", "pays", "prey", "shots", "wards", "wounds")

    def __init__(self, prey: Sequence[Opponent], kit: Kit) -> None:
        self.prey = list(prey)
        self.left = list(kit.sources)
        self.pays = kit.purse.copy()
        self.beaten: list[Opponent] = []
        self.shots: list[Use] = []
        self.wards: list[Use] = []
        self.hits: list[Use] = []
        self.harm = 0.0
        self.wounds = 0

    def shoot(self, already: Sequence[int] = ()) -> None:
        """Beats from afar whom it can, the most dangerous first."""
        for prey in sorted(self.prey, key=lambda one: -sum([danger.deal for danger in one.dangers])):
            if prey.walls > 1:
                continue
            have = already[prey.number] if already else 0
            used = gather(self.left, prey.armour - have, shooting([prey]), self.pays)
            if used is not None:
                self._use(used, self.shots)
                self.beaten.append(prey)
                self.prey.remove(prey)

    def block(self, already: Sequence[Way] = ()) -> list[tuple[Opponent, Danger]]:
        """Blocks what it can, the worst first; tells what gets through."""
        dangers = [(prey, danger) for prey in self.prey for danger in prey.dangers]
        through = []
        for prey, danger in sorted(dangers, key=lambda one: -one[1].deal * (2 if one[0].paralyze else 1)):
            want = blocking(danger)
            have = sum([want.power(way) for way in already])
            used = gather(self.left, danger.block - have, want, self.pays)
            if used is None:
                through.append((prey, danger))
            else:
                self._use(used, self.wards)
                already = ()
        return through

    def suffer(self, through: Sequence[tuple[Opponent, Danger]], who: Hero) -> None:
        """Damage goes to units where that is cheaper, or else to the hero."""
        striking_units = [use.source.id for use in self.hits]
        shields = [shield for shield in who.shields if shield.id not in striking_units]
        for prey, danger in through:
            pain = who.pain(danger.deal, poison=prey.poison, paralyze=prey.paralyze)
            best, rest = None, danger.deal
            for shield in shields if not prey.assassin else ():
                cost, left = soak(shield, danger, poison=prey.poison, paralyze=prey.paralyze)
                price = cost + who.pain(left, poison=prey.poison, paralyze=prey.paralyze)
                if price < pain:
                    pain, best, rest = price, shield, left
            if best is not None:
                shields.remove(best)
            self.wounds += -(-max(0, rest) // who.armour)
            self.harm += pain
        if self.wounds >= who.limit:
            self.harm += KNOCKED_OUT * who.wound

    def strike(self, already: Sequence[Way] = ()) -> None:
        """Beats all that are left together, or else one after the other, the most famous first."""
        if self.prey and self._beat(self.prey, already):
            return
        for prey in sorted(self.prey, key=lambda one: one.armour - 2 * one.fame):
            if self._beat([prey], already):
                already = ()

    def _beat(self, targets: Sequence[Opponent], already: Sequence[Way]) -> bool:
        want = striking(targets)
        have = sum([want.power(way) for way in already])
        used = gather(self.left, sum([prey.armour for prey in targets]) - have, want, self.pays)
        if used is None:
            return False
        self._use(used, self.hits)
        self.beaten += targets
        self.prey = [prey for prey in self.prey if not any(prey is one for one in targets)]
        return True

    def _use(self, used: list[Use], into: list[Use]) -> None:
        into += used
        self.left = without(self.left, used)

    def result(self, prize: float) -> Fight:
        used = (*self.shots, *self.wards, *self.hits)
        spent = sum([use.source.price for use in used])
        fame = sum([prey.fame for prey in self.beaten])
        score = fame + (0.0 if self.prey else prize) - self.harm - spent
        return Fight(
            score, len(self.beaten), self.wounds, tuple(self.shots), tuple(self.wards), tuple(self.hits)
        )


class Outlook(NamedTuple):
    """What would come of a fight that has not begun."""

    score: float
    beaten: int


def forecast(prey: Sequence[Opponent], kit: Kit, who: Hero, *, prize: float = 0.0) -> Outlook:
    """How a fight that has not begun would go. ``prize`` is what it is worth to beat all of them."""
    key = (
        tuple(prey),
        tuple([(one.ways, one.price, one.id if one.face >= UNIT_FACE else "") for one in kit.sources]),
        kit.purse.key(),
        who,
        prize,
    )
    if key not in _KNOWN:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        _KNOWN[key] = _forecast(prey, kit, who, prize)
    return _KNOWN[key]


_KNOWN: dict[Hashable, Outlook] = {}
MOST_KNOWN = 4000
"""How many fights are remembered: imagined worlds meet the same ones again and again."""


def _forecast(prey: Sequence[Opponent], kit: Kit, who: Hero, prize: float) -> Outlook:
    plans = []
    for first in ("strike", "block"):
        plan = _Plan(prey, kit)
        plan.shoot()
        plans.append(_melee(plan, who, prize, first, NOTHING))
    best = max(plans, key=_score)
    return Outlook(best.score, best.beaten)


def _score(fight: Fight) -> float:
    return fight.score


NOTHING = Played()


def _melee(plan: _Plan, who: Hero, prize: float, first: str, played: Played) -> Fight:
    """Blocks and strikes, in this order of what comes first to the means."""
    if first == "block":
        through = plan.block(played.wards)
        plan.strike()
        plan.suffer(through, who)
    else:
        dangerous = list(plan.prey)
        plan.strike()
        still, plan.prey = plan.prey, dangerous
        through = plan.block(played.wards)
        plan.prey = still
        plan.suffer(through, who)
    return plan.result(prize)


# ---------------------------------------------------------------------- in the middle of a fight


def shoot_or_wait(q: Quest, me: Seat, prey: Sequence[Opponent], kit: Kit, prize: float) -> Fight:
    """The best plan in the Ranged and Siege phase: with shots or without."""
    who = hero(q, me, units=q.combat(me).units)
    foes_ = q.combat(me).foes
    already = [0] * len(foes_)
    if q.turn(me).strikes:
        for one in prey:
            already[one.number] = strikes.total(q, me, [foes_[one.number]])
    plans = []
    for first in ("strike", "block"):
        for shots in (True, False):
            plan = _Plan(prey, kit)
            if shots:
                plan.shoot(already)
            plans.append(_melee(plan, who, prize, first, NOTHING))
    return max(plans, key=_score)


def block_or_bear(q: Quest, me: Seat, prey: Sequence[Opponent], kit: Kit, prize: float) -> Fight:
    """The best plan in the Block phase."""
    who = hero(q, me, units=q.combat(me).units)
    played = Played(wards=guards_played(q, me))
    plans = [_melee(_Plan(prey, kit), who, prize, first, played) for first in ("strike", "block")]
    return max(plans, key=_score)


def strike_or_leave(q: Quest, me: Seat, prey: Sequence[Opponent], kit: Kit, prize: float) -> Fight:
    """The best plan in the Attack phase."""
    plan = _Plan(prey, kit)
    plan.strike(hits_played(q, me))
    return plan.result(prize)


def guards_played(q: Quest, me: Seat) -> tuple[Way, ...]:
    """The Block points on the table."""
    return tuple(Way(wards=(Ward(one.n, one.element, one.swift),)) for one in q.turn(me).guards)


def hits_played(q: Quest, me: Seat) -> tuple[Way, ...]:
    """The Attack points on the table."""
    return tuple(Way(hits=(Hit(one.n, one.how, one.element),)) for one in q.turn(me).strikes)
