"""Movement: from space to space, and what entering one means (MOVE, SHARE)."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.mageknight.board import around
from hexameron.games.mageknight.content import tracks
from hexameron.games.mageknight.options import Go
from hexameron.games.mageknight.rules import centre, combat, scenario, sites
from hexameron.games.mageknight.state import NOBODY, Combat, Modifier
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id

# ---------------------------------------------------------------------- what spaces cost


def cost(q: Quest, me: Seat, cell: str) -> int:
    """The Move points that a space costs now, or ``CLOSED`` (MK-MOVE-05..08, MK-MOVE-19..22)."""
    terrain = q.board.terrain[cell]
    base = (tracks.COST_BY_NIGHT if q.state.night else tracks.COST_BY_DAY)[terrain]
    if terrain == "city":
        return base
    modifiers = q.turn(me).modifiers
    if base != tracks.CLOSED and q.things.order.get(centre.ZONE):
        base = centre.weather(q, me, base)
    return _changed(modifiers, terrain, base) if modifiers else base


def _changed(modifiers: list[Modifier], terrain: str, base: int) -> int:
    """The cost after all changes; those of several are applied in the order that is best (MK-MOVE-19)."""
    less = []
    for modifier in modifiers:
        if modifier.kind == "terrain_shut" and terrain in modifier.what.split():
            return tracks.CLOSED
        if modifier.kind == "terrain_open" and terrain in modifier.what.split():
            base = modifier.n if base == tracks.CLOSED else base
    if base == tracks.CLOSED:
        return base
    for modifier in modifiers:
        if modifier.kind in {"terrain_to", "terrain_open"} and _names(modifier.what, terrain):
            base = min(base, modifier.n)
        elif modifier.kind == "terrain_less":
            floor, _, names = modifier.what.partition(" ")
            if _names(names, terrain):
                less.append((int(floor), modifier.n))
    for least, n in sorted(less, reverse=True):
        base = max(min(base, least), base - n)
    return base


def _names(names: str, terrain: str) -> bool:
    return not names or terrain in names.split()


def accessible(q: Quest, cell: str) -> bool:
    """Whether a space can be entered under normal rules (MK-MOVE-06, MK-MOVE-11)."""
    return tracks.COST_BY_DAY[q.board.terrain[cell]] != tracks.CLOSED and not q.rampaging(cell)


def hero_at(q: Quest, me: Seat, cell: str) -> int:
    """Another hero on a space of the map, or ``NOBODY``; the Portal and cities do not count (MK-SHARE-06)."""
    players = q.state.players
    if len(players) == 1:
        return NOBODY
    for seat, player in enumerate(players):
        if player.at == cell and seat != me and not _shared(q, cell):
            return seat
    return NOBODY


def _shared(q: Quest, cell: str) -> bool:
    """Whether a space may hold several heroes."""
    return q.site(cell) in {"portal", "city"}


def safe(q: Quest, me: Seat, cell: str) -> bool:
    """Whether a turn may end on a space (MK-MOVE-27)."""
    if not accessible(q, cell) and not _made_safe(q, me, cell):
        return False
    if sites.unconquered(q, cell) or sites.hostile(q, me, cell):
        return False
    return hero_at(q, me, cell) == NOBODY


def _made_safe(q: Quest, me: Seat, cell: str) -> bool:
    return q.board.terrain[cell] == "mountain" and q.has(me, "mountain_safe")


# ---------------------------------------------------------------------- moving


def options(q: Quest, me: Seat) -> list[Go]:
    """The spaces one can move to with the points at hand."""
    player = q.player(me)
    return [Go(cell) for cell, _ in steps_from(q, me, player.at, player.turn.move)]


def steps_from(q: Quest, me: Seat, at: str, move: int) -> list[tuple[str, int]]:
    """The spaces one could move to from a space with so many points, and what each costs."""
    if move < tracks.CHEAPEST and not q.turn(me).modifiers:
        return []
    found = []
    site_at = q.board.site
    others = [one.at for seat, one in enumerate(q.state.players) if seat != me]
    for cell, price in _prices(q, me, at):
        if price > move:
            continue
        if cell in site_at and not _may_enter(q, cell):
            continue
        if cell in others and hero_at(q, me, cell) != NOBODY and not _may_join(q, me, at, cell):
            continue
        found.append((cell, price))
    return found


def _prices(q: Quest, me: Seat, at: str) -> Sequence[tuple[str, int]]:
    """The spaces that count as adjacent and are not closed, with what they cost now."""
    if not q.turn(me).modifiers and not q.things.order.get(centre.ZONE):
        return q.board.steps(at, night=q.state.night)
    prices = [(cell, cost(q, me, cell)) for cell in reachable(q, me, at)]
    return [(cell, price) for cell, price in prices if price != tracks.CLOSED]


def _may_enter(q: Quest, cell: str) -> bool:
    """Whether neither rampaging enemies nor a closed city bar a space (MK-MOVE-11, MKS-FREC-07)."""
    return not q.rampaging(cell) and (q.board.site[cell] != "city" or scenario.city_open(q))


def _may_join(q: Quest, me: Seat, at: str, cell: str) -> bool:
    """Whether the space of another hero may be entered (MK-PVP-02, MK-SHARE-01)."""
    from hexameron.games.mageknight.rules import duel

    if provoked(q, me, at, cell):
        return False
    return not defended(q, me, cell) or duel.allowed(q, me, hero_at(q, me, cell))


def reachable(q: Quest, me: Seat, at: str) -> tuple[str, ...]:
    """The spaces that count as adjacent (Space Bending makes those two away count)."""
    if q.turn(me).modifiers and q.has(me, "space_bending"):
        return tuple(cell for cell in around(at, 2) if cell in q.board.terrain)
    return q.board.neighbours[at]


def jumps(q: Quest, me: Seat, reach: int, *, shut: tuple[str, ...] = ()) -> dict[str, int]:
    """The revealed spaces a direct move can come to, with their distance (MK-MOVE-24, MK-MOVE-25).

    It passes sites, enemies and inaccessible terrain, but not what is ``shut``, and never leaves the map.
    In a joint assault there is only the way into the city (MK-COOP-16), and from a marked Glade there is none
    (MKS-DRUID-08).
    """
    turn = q.turn(me)
    if turn.step == "move" and "marked" in turn.seen:
        return {}
    at = q.player(me).at
    found = {at: 0}
    edge = [at]
    for far in range(1, reach + 1):
        edge = [
            cell
            for one in edge
            for cell in q.board.neighbours[one]
            if cell not in found and q.board.terrain[cell] not in {"sea", *shut}
        ]
        for cell in edge:
            found.setdefault(cell, far)
    del found[at]
    pact = q.state.pact
    if pact is not None:
        city = q.state.cities[pact.city]
        return {cell: far for cell, far in found.items() if cell in {city.cell, city.second}}
    return found


BELOW = ("swamp", "lake")
"""What a way under the ground does not lead through."""


def jump(q: Quest, me: Seat, cell: str) -> None:
    """A direct move onto a safe space; it provokes nobody on the way (MK-MOVE-25, MK-MOVE-26)."""
    q.turn(me).path.append(cell)
    step(q, me, cell)
    sites.look_around(q, me)


def can_storm(q: Quest, me: Seat, cell: str) -> bool:
    """Whether a space holds a fortified site to assault, or another hero to attack."""
    from hexameron.games.mageknight.rules import duel

    other = hero_at(q, me, cell)
    if other != NOBODY:
        return duel.allowed(q, me, other)
    if q.board.site.get(cell) == "city" and not scenario.city_open(q):
        return False
    return sites.unconquered(q, cell) or sites.hostile(q, me, cell)


def storm(q: Quest, me: Seat, cell: str) -> Rules[None]:
    """A direct move that ends in an assault, or in an attack on another hero (MK-MOVE-10, MK-MOVE-25)."""
    from hexameron.games.mageknight.rules import alliance, duel

    if q.state.pact is not None:
        alliance.storm(q, me, q.state.pact, cell, ())
        return
    origin = q.player(me).at
    other = hero_at(q, me, cell)
    q.turn(me).path.append(cell)
    step(q, me, cell)
    if other == NOBODY or defended(q, me, cell):
        yield from enter(q, me, origin, cell)
    else:
        duel.start(q, me, other, origin)
    sites.look_around(q, me)


def enter(q: Quest, me: Seat, origin: str, cell: str) -> Rules[None]:
    """The assault on the fortified site of the space that was entered, if there is one."""
    if sites.unconquered(q, cell):
        yield from assault(q, me, origin, cell)
    elif sites.hostile(q, me, cell):
        if defended(q, me, cell):
            attack_inside(q, me, origin, cell)
        else:
            yield from assault_keep(q, me, origin, cell)


def defended(q: Quest, me: Seat, cell: str) -> bool:
    """Whether the owner of another player's Keep is in it, or a hero to whom it is open (MKS-TEAM-12)."""
    owner = sites.owner(q, cell)
    if owner is None or owner == me:
        return False
    inside = hero_at(q, me, cell)
    return inside == owner or (inside != NOBODY and sites.hostile(q, me, cell))


def attack_inside(q: Quest, me: Seat, origin: str, cell: str) -> None:
    """Entering a Keep with a hero inside is an attack on him (MK-SHARE-04, MK-CBT-04)."""
    from hexameron.games.mageknight.rules import duel

    other = hero_at(q, me, cell)
    if scenario.assault_costs(q):
        q.change_reputation(me, -1, rules=("MK-CBT-04",))
    duel.start(q, me, other, origin)


def provoked(q: Quest, me: Seat, origin: str, target: str) -> list[str]:
    """The rampaging enemies next to both spaces of a step (MK-MOVE-12)."""
    if q.turn(me).modifiers and q.has(me, "space_bending"):
        return []
    beside = q.board.lairs.get(target, ())
    return [lair for lair in q.board.lairs.get(origin, ()) if lair in beside and q.rampaging(lair)]


def go(q: Quest, me: Seat, choice: Go) -> Rules[None]:
    """A step onto a space; it may start a combat, and then Movement is over (MK-MOVE-10, MK-MOVE-12)."""
    player = q.player(me)
    origin = player.at
    player.turn.move -= cost(q, me, choice.cell)
    angry = provoked(q, me, origin, choice.cell)
    step(q, me, choice.cell)
    if choice.cell in q.board.site or q.state.places:
        yield from enter(q, me, origin, choice.cell)
    if angry and player.turn.combat is None:
        combat.start(q, me, Combat(kind="rampage", cell=choice.cell, origin=origin))
    for cell in angry:
        combat.join(q, me, list(q.rampaging(cell)), cell, "rampaging")
    sites.look_around(q, me)


def step(q: Quest, me: Seat, cell: str) -> None:
    """Puts the hero onto a space and remembers where he came from."""
    player = q.player(me)
    player.trail.append(player.at)
    del player.trail[:-TRAIL]
    player.at = cell
    if q.recording:
        origin = player.trail[-1]
        q.tell("hero.moves", seat=player_id(me), origin=origin, cell=cell, rules=("MK-MOVE-05",))


TRAIL = 24
"""How many spaces are remembered for a Forced Withdrawal."""


def assault(q: Quest, me: Seat, origin: str, cell: str) -> Rules[None]:
    """Entering an unconquered fortified site: its garrison must be fought (MK-CBT-01, MK-CBT-02)."""
    if scenario.assault_costs(q):
        q.change_reputation(me, -1, rules=("MK-CBT-02",))
    site = q.board.site[cell]
    combat.start(q, me, Combat(kind="assault", cell=cell, origin=origin, fortified=True))
    zone = f"city.{sites.city_at(q, cell)}" if site == "city" else f"on.{cell}"
    home = zone if site == "city" else cell
    combat.join(q, me, list(q.things.in_zone(zone)), home, "garrison")
    yield from ()


def assault_keep(q: Quest, me: Seat, origin: str, cell: str) -> Rules[None]:
    """Another player's empty Keep is held by a random grey enemy, worth half its Fame (MK-CBT-03).

    Who conquers to hold finds also Mage Towers held so, and more enemies from Day to Day (MKS-HOLD-16..22).
    """
    if scenario.assault_costs(q):
        q.change_reputation(me, -1, rules=("MK-CBT-03",))
    combat.start(q, me, Combat(kind="keep", cell=cell, origin=origin, fortified=True))
    for _ in range(scenario.days_or_nights(q) if scenario.towers_owned(q) else 1):
        token = yield from q.draw_enemy(sites.GARRISON[q.board.site[cell]], f"foe.{me}")
        combat.join(q, me, [token], "", "garrison")
