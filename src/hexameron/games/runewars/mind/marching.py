"""Where armies can go, what an attack is worth, and who goes: Mobilize, Conquer, Strategize, diplomacy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from hexameron.games.runewars.board import Atlas
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.mind import odds, worth
from hexameron.games.runewars.options import Activate, Send
from hexameron.games.runewars.rules.anytime import Campaign
from hexameron.games.runewars.rules.movement import CONQUER, FAST, REACH, is_barred, may_invade
from hexameron.games.runewars.rules.orders import is_supreme
from hexameron.games.runewars.state import NOBODY, State
from hexameron.games.runewars.table import War
from hexameron.games.runewars.table_of_land import LIMIT, is_wild
from hexameron.kernel.asking import Seat
from hexameron.kernel.chance import Dice

SURE: Final = 0.9
"""More units than for this are not sent."""
MOST_PAID: Final = 6
LOCKED: Final = 0.06
"""Units that have marched stay where they are until Spring: the share of their worth that is lost by it."""
ROUTED: Final = 0.45
"""The share of their worth that beaten units lose by routing and flight."""
PULL: Final = 0.16
"""How much worth it is to be near things that are worth having."""
HELD: Final = 0.05
"""What one more unit is worth beside a rune that somebody could take."""

Reach = dict[str, dict[str, int]]
"""For areas that can be entered: the units that may go there, as ``AREA.kind``."""


@lru_cache(maxsize=256)
def steps(atlas: Atlas) -> dict[str, dict[str, int]]:
    """How many steps there are from each area to each other, on foot."""
    found: dict[str, dict[str, int]] = {}
    for start in atlas.codes:
        far = {start: 0}
        edge = [start]
        for here in edge:
            for other in atlas.ways.walk[here]:
                if other not in far:
                    far[other] = far[here] + 1
                    edge.append(other)
        found[start] = far
    return found


FAR: Final = 9


def way(t: War, one: str, other: str) -> int:
    return steps(t.atlas)[one].get(other, FAR)


def reach(t: War, seat: Seat) -> Reach:
    """All areas that units of a player could march into now."""
    found: Reach = {}
    order = t.state.order
    more = order.reach if order is not None and order.seat == seat else 0
    for source in t.controlled(seat):
        if seat in t.place(source).active:
            continue
        for kind, squad in t.squads(seat, source).items():
            if not squad.up:
                continue
            traits = UNIT[kind].traits
            far = (FAST if "fast" in traits else REACH) + more
            for target in _around(t, seat, source, far, flying="flying" in traits):
                found.setdefault(target, {})[f"{source}.{kind}"] = squad.up
    return found


def _around(t: War, seat: Seat, source: str, far: int, *, flying: bool) -> list[str]:
    """Where units come from an area in so many steps, through friendly and empty ones."""
    ways = t.ways(seat, flying=flying)
    met = {source: 0}
    edge = [source]
    for here in edge:
        if met[here] == far or (here != source and not t.allows(seat, here)):
            continue
        for other in ways[here]:
            if other not in met:
                met[other] = met[here] + 1
                edge.append(other)
    return edge[1:]


class Lookout(Campaign):
    """A table that remembers what was seen from areas, for as long as one question takes."""

    def __init__(self, state: State, dice: Dice, real: Sequence[Seat] = ()) -> None:
        super().__init__(state, dice, real)
        self.threats: dict[tuple[Seat, str], float] = {}
        self.pulls: dict[tuple[Seat, str], float] = {}


def threat(t: War, seat: Seat, code: str) -> float:
    """How many units of one other player could soon be in an area."""
    if not isinstance(t, Lookout):
        return _threat(t, seat, code)
    if (seat, code) not in t.threats:
        t.threats[seat, code] = _threat(t, seat, code)
    return t.threats[seat, code]


def _threat(t: War, seat: Seat, code: str) -> float:
    most: dict[Seat, float] = {}
    far = steps(t.atlas)[code]
    for other, place in t.state.places.items():
        away = far.get(other, FAR)
        if away <= REACH and place.seat not in (NOBODY, seat) and away:
            n = sum(squad.up for squad in place.units.values()) + sum(s.up for s in place.wild.values())
            most[place.seat] = most.get(place.seat, 0.0) + n * (1.0 if away == 1 else 0.6)
    return max(most.values(), default=0.0)


def garrison(t: War, seat: Seat, code: str) -> int:
    """How many units should stay in an area."""
    place = t.place(code)
    keep = 0 if place.fort == seat or worth.is_home(t, seat, code) else 1
    lies = worth.rune(t, code)
    if lies > 0.5 or (place.fort == seat and lies):
        danger = threat(t, seat, code)
        if danger:
            stone = odds.walls(place)
            keep = max(keep, min(3, int(danger * 0.7) + 1 - stone // 2))
    return keep


def pull(t: War, seat: Seat, code: str) -> float:
    """How near an area is to what is worth having and not yet one's own."""
    if not isinstance(t, Lookout):
        return _pull(t, seat, code)
    if (seat, code) not in t.pulls:
        t.pulls[seat, code] = _pull(t, seat, code)
    return t.pulls[seat, code]


def _pull(t: War, seat: Seat, code: str) -> float:
    far = steps(t.atlas)[code]
    total = 0.0
    for other in t.state.places:
        away = far.get(other, FAR)
        if 0 < away <= 4 and t.control(other) != seat:
            lies = worth.rune(t, other)
            total += (0.15 + lies) * 0.5**away
        elif away <= REACH and t.control(other) == seat and worth.rune(t, other) > 0.5:
            total += 0.12 * min(threat(t, seat, other), 4.0)
    return total


# ---------------------------------------------------------------------- plans


class Plan(NamedTuple):
    """A march into an area: what it is worth, who goes, whether it means to talk, for how much."""

    worth: float
    units: dict[str, int]
    pays: int = 0
    won: float = 1.0


NOTHING: Final = Plan(-1.0, {})


def available(t: War, seat: Seat, near: dict[str, int], target: str) -> list[tuple[str, str]]:
    """One by one the units that can be spared for a march, the best fighters first, as id and kind."""
    kept: dict[str, int] = {}
    found: list[tuple[str, str]] = []
    for id_, n in near.items():
        source, _, kind = id_.partition(".")
        if source == target:
            continue
        if source not in kept:
            there = t.count(seat, source)
            kept[source] = there - garrison(t, seat, source)
        found += [(id_, kind)] * n
    found.sort(key=lambda one: (-worth.UNIT_WORTH[one[1]], one[0]))
    chosen = []
    left = dict(kept)
    own_left: dict[str, int] = {}
    for id_, kind in found:
        source = id_.partition(".")[0]
        if left[source] <= 0:
            continue
        if not is_wild(kind) and t.control(source) == seat and _needs_own(t, seat, source):
            own_left.setdefault(source, sum(s.up + s.down for s in t.place(source).units.values()))
            if own_left[source] <= 1:
                continue
            own_left[source] -= 1
        left[source] -= 1
        chosen.append((id_, kind))
    return chosen


def _needs_own(t: War, seat: Seat, source: str) -> bool:
    """Whether a coloured unit must stay, lest the area is lost."""
    return t.place(source).fort != seat and not worth.is_home(t, seat, source)


def _counted(units: list[tuple[str, str]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for id_, _ in units:
        found[id_] = found.get(id_, 0) + 1
    return found


def _army(units: list[tuple[str, str]]) -> odds.Army:
    found: dict[str, int] = {}
    for _, kind in units:
        found[kind] = found.get(kind, 0) + 1
    return odds.army(found)


def plan(t: War, seat: Seat, target: str, near: dict[str, int], *, siege: bool, calm: bool = False) -> Plan:
    """The best march into an area. ``siege``: a stronghold is weaker; ``calm``: no battle is allowed."""
    units = available(t, seat, near, target)
    if not units:
        return NOTHING
    if t.control(target) == seat:
        return _reinforcing(t, seat, target, units)
    if all(is_wild(kind) for _, kind in units):
        return NOTHING
    if t.is_empty(target):
        return _settling(t, seat, target, units)
    place = t.place(target)
    stone = odds.walls(place, siege=siege)
    if not t.is_neutral(target):
        stone += 1 if t.title("title.commander") == t.control(target) and place.units else 0
    stone -= 1 if t.title("title.commander") == seat else 0
    return _attacking(t, seat, target, units, stone=max(stone, 0), calm=calm)


def _reinforcing(t: War, seat: Seat, target: str, units: list[tuple[str, str]]) -> Plan:
    """More units where one is already: worth it only for what they will be near to."""
    room = LIMIT - t.count(seat, target)
    if room <= 0:
        return NOTHING
    sent = units[:room]
    here = pull(t, seat, target)
    gained = sum(here - pull(t, seat, id_.partition(".")[0]) for id_ in _counted(sent)) / len(_counted(sent))
    danger = worth.rune(t, target) * min(threat(t, seat, target), 6.0) * HELD
    return Plan(PULL * gained * min(len(sent), 6) / 6 + danger - 0.05, _counted(sent))


def _settling(t: War, seat: Seat, target: str, units: list[tuple[str, str]]) -> Plan:
    """Into an empty area go a few of the cheapest, more if somebody is near."""
    danger = threat(t, seat, target)
    lies = worth.rune(t, target)
    n = 1 + (min(4, int(danger)) if lies > 0.5 else min(1, int(danger)))
    own = [one for one in reversed(units) if not is_wild(one[1])]
    sent = own[:n]
    if not sent:
        return NOTHING
    gain = worth.area(t, seat, target) * (0.75 if danger > n else 1.0)
    more = PULL * 0.4 * pull(t, seat, target)
    return Plan(gain + more - LOCKED * worth.army_worth(_army(sent)), _counted(sent))


def _attacking(
    t: War, seat: Seat, target: str, units: list[tuple[str, str]], *, stone: int, calm: bool
) -> Plan:
    """As many as it takes, the best first; with neutral units one may talk instead."""
    defence = odds.standing_at(t.place(target))
    neutral = t.is_neutral(target)
    least = min(len(units), max(1, sum(n for _, n in defence) + stone - 1))
    n = least
    while True:
        sent = _with_own(units, n)
        army = _army(sent)
        told = odds.forecast(army, defence, stone)
        if told.won >= SURE or n >= min(len(units), 2 * LIMIT):
            break
        n += 1 if n < LIMIT else 2
    gain = worth.area(t, seat, target)
    if not neutral:
        gain += worth.army_worth(defence) * (0.3 + 0.7 * told.felled) / max(1, len(t.seats()) - 1)
    value = worth.army_worth(army)
    stay = gain * (0.8 if threat(t, seat, target) > len(sent) else 1.0) - LOCKED * value
    fight = told.won * stay - (1 - told.left) * value - (1 - told.won) * ROUTED * value
    best = Plan(-1.0, {}) if calm else Plan(fight, _counted(sent), 0, told.won)
    influence = t.player(seat).influence
    if neutral and influence and may_talk(t, seat, len(sent)):
        allies = worth.army_worth(defence)
        alone = -0.5 * ROUTED * value if calm else max(fight, -0.5 * ROUTED * value)
        talker = _with_own(units, min(n, LIMIT))
        for paid in range(1, min(MOST_PAID, influence) + 1):
            gold, silver, red = odds.best_of(paid)
            talked = gold * (stay + allies) + silver * stay + red * alone - worth.INFLUENCE * paid
            if talked > best.worth:
                best = Plan(talked, _counted(talker), paid, told.won)
    return best


def may_talk(t: War, seat: Seat, n: int) -> bool:
    return t.player(seat).influence > 0 and n <= LIMIT


def _with_own(units: list[tuple[str, str]], n: int) -> list[tuple[str, str]]:
    """The first so many, with a coloured one among them."""
    sent = units[:n]
    if all(is_wild(kind) for _, kind in sent):
        own = next(one for one in units if not is_wild(one[1]))
        sent = [own, *sent[: n - 1]]
    return sent


def marches(t: War, seat: Seat, *, siege: bool = False) -> list[tuple[float, str]]:
    """What each march would be worth if the order came now, the best first."""
    if is_barred(t, seat):
        return []
    found = []
    for target, near in reach(t, seat).items():
        if seat in t.place(target).active or not may_invade(t, seat, target):
            continue
        found.append((plan(t, seat, target, near, siege=siege).worth, target))
    found.sort(key=lambda one: (-one[0], one[1]))
    return found


# ---------------------------------------------------------------------- the order in hand


def is_siege(t: War) -> bool:
    return t.order.number == CONQUER and is_supreme(t)


def now(t: War, seat: Seat, target: str, near: dict[str, int]) -> Plan:
    """The best march into an area with the order that is being resolved."""
    return plan(t, seat, target, near, siege=is_siege(t), calm=t.order.fought)


def activation(t: War, seat: Seat, option: Activate, found: Reach) -> float:
    return now(t, seat, option.area, found.get(option.area, {})).worth


def sending(t: War, seat: Seat, option: Send) -> float:
    """A step of Strategize: nearer to what is worth something, into empty areas, not out of one's own."""
    spare = t.count(seat, option.source) - garrison(t, seat, option.source)
    if spare <= 0:
        return -0.1
    gain = PULL * (pull(t, seat, option.target) - pull(t, seat, option.source)) * min(spare, 6) / 6
    if t.control(option.target) != seat:
        gain += worth.area(t, seat, option.target)
    elif t.count(seat, option.target) >= LIMIT:
        return -0.2
    return gain - 0.02
