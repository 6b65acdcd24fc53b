"""Where to go in a turn: what there is to do within reach and beyond, and the first step towards it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import NamedTuple

from hexameron.games.mageknight.board import lattice
from hexameron.games.mageknight.content import catalogue, tracks
from hexameron.games.mageknight.mind import dealing, fighting, gains, means, opponents
from hexameron.games.mageknight.mind.lures import GOAL, HOME, STEP, TURN, UNKNOWN, Outlook, comes_home
from hexameron.games.mageknight.mind.means import Purse, Source, Use
from hexameron.games.mageknight.mind.paths import obstacles, ways
from hexameron.games.mageknight.mind.situation import sight
from hexameron.games.mageknight.options import (
    Activate,
    Challenge,
    Enter,
    Explore,
    Go,
    Interact,
    Mark,
    Play,
    UseSkill,
)
from hexameron.games.mageknight.rules import exploring, scenario, sites
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Option, Seat

PRIZES = {
    "keep": 2.5,
    "mage_tower": 3.5,
    "city": 10.0,
    "dungeon": 3.0,
    "tomb": 6.0,
    "den": 1.5,
    "spawning_grounds": 5.0,
    "ruins": 3.0,
    "monastery": 0.5,
    "orcs": 0.5,
    "draconum": 1.0,
}
"""What it is worth to win at a site, besides the Fame of those who are beaten there."""
WAITING = 0.5
BEYOND, ANYWHERE = 12, 99
"""How many Move points more than this turn's may be looked at, and on the way home."""
FIGHTS, FAR = 6, 3
"""No more fights than this are thought through, and no more ways to what is out of reach."""


class Aim(NamedTuple):
    """Something to do: what it is worth in Fame, and the option that comes first."""

    value: float
    first: Option


_KNOWN: dict[Hashable, list[Aim]] = {}
MOST_KNOWN = 3000
"""How many situations are remembered."""


def aims(q: Quest, me: Seat) -> list[Aim]:
    """What a turn can be used for."""
    key = sight(q, me)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[key] = Scout(q, me).aims()
    return found


class Scout(Outlook):
    """Looks for what a turn can be used for."""

    def __init__(self, q: Quest, me: Seat) -> None:
        super().__init__(q, me)
        player = q.player(me)
        self.at = player.at
        self.turn = player.turn
        self.there = means.sources(q, me)
        self.pays = means.purse(q, me)
        self.range = self.turn.move + means.most(self.there, means.MOVE, self.pays)
        self.bars = obstacles(q, me)
        self.reach = ways(q, me, self.bars, self.range + (ANYWHERE if comes_home(q) else BEYOND))
        self.fights = 0
        self._ways: dict[int, tuple[list[Use], list[Source], Purse] | None] = {}
        self.waiting = 0
        self.force = means.most(self.there, means.HITS, self.pays)

    def aims(self) -> list[Aim]:
        """What there is to do within reach, and the best of what lies beyond."""
        found: list[Aim] = []
        far: list[tuple[float, str]] = []
        met: list[str] = []
        angry, neighbours = self.bars.angry, self.q.board.neighbours
        for cell, (cost, _) in self.reach.items():
            if cost > self.range:
                far += self._far(cell, cost)
                continue
            if angry:
                for beside in neighbours[cell]:
                    if beside in angry and beside not in met:
                        met.append(beside)
                        found += self._hunt(cell, cost, beside)
            found += self._site(cell, cost)
        found += self._explore(far)
        for value, cell in sorted(far, reverse=True)[:FAR]:
            found += self._towards(cell, value)
        return found

    # ------------------------------------------------------------------ getting there

    def _moved(self, cost: int) -> tuple[list[Use], list[Source], Purse] | None:
        """What is used and what is left after moving so far."""
        need = max(0, cost - self.turn.move)
        if need not in self._ways:
            pays = self.pays.copy()
            used = means.gather(self.there, need, means.MOVE, pays)
            self._ways[need] = None if used is None else (used, means.without(self.there, used), pays)
        return self._ways[need]

    def _first(self, cell: str, used: Sequence[Use], act: Option) -> Option:
        """The first thing to do on the way to a space and what is to be done there."""
        if cell != self.at:
            step = cell
            while self.reach[step].before != self.at:
                step = self.reach[step].before
            if self.reach[step].cost <= self.turn.move:
                return Go(step)
        return option_of(self.q, max(used, key=lambda use: use.n)) if used else act

    def _toll(self, used: Sequence[Use]) -> float:
        return sum([use.source.price for use in used])

    # ------------------------------------------------------------------ what there is to do

    def _fight(
        self,
        cell: str,
        cost: int,
        enemies: Sequence[opponents.Opponent],
        prize: float,
        act: Option,
        *,
        units: bool = True,
    ) -> list[Aim]:
        """A fight with what is left after the way."""
        moved = self._moved(cost)
        if moved is None or self.fights >= FIGHTS or not enemies:
            return []
        if min([one.armour for one in enemies]) > self.force:
            return []
        self.fights += 1
        used, left, pays = moved
        if not units:
            left = [
                source
                for source in left
                if source.face < catalogue.UNIT_FACE or source.face >= catalogue.SKILL_FACE
            ]
        who = fighting.hero(self.q, self.me, units=units)
        result = fighting.forecast(enemies, means.Kit(left, pays), who, prize=prize)
        if not result.beaten:
            return []
        self.waiting += result.score > 0
        return [Aim(result.score - self._toll(used), self._first(cell, used, act))]

    def _hunt(self, cell: str, cost: int, den: str) -> list[Aim]:
        """Rampaging enemies are challenged from beside them."""
        site = self.q.board.site[den]
        enemies = opponents.on_space(self.q, self.me, den, sites.RAMPAGING[site], walls=False)
        return self._fight(cell, cost, enemies, PRIZES[site], Challenge(den))

    def _site(self, cell: str, cost: int) -> list[Aim]:
        """What the site of a space within reach is good for."""
        q, me = self.q, self.me
        site = q.site(cell)
        if not site:
            return []
        bonus = GOAL if self.goal and site.startswith(self.goal) else 0.0
        if site in tracks.FORTIFIED and (sites.unconquered(q, cell) or sites.hostile(q, me, cell)):
            return self._assault(cell, cost, site, bonus)
        if site in tracks.ADVENTURE and not sites.done(q, cell):
            return self._adventure(cell, cost, site, bonus)
        if site in tracks.INHABITED:
            return self._talk(cell, cost, site)
        if site == "portal" and self.lure(cell) and cell != self.at:
            return self._return(cell, cost)
        if site == "glade" or site.startswith("mine_"):
            return self._stay(cell, cost, site)
        return []

    def _assault(self, cell: str, cost: int, site: str, bonus: float) -> list[Aim]:
        q, me = self.q, self.me
        if site == "city":
            if not scenario.city_open(q):
                return []
            enemies = opponents.in_city(q, me, sites.city_at(q, cell))
        else:
            enemies = opponents.on_space(q, me, cell, sites.GARRISON[site], walls=True)
            enemies = enemies or [opponents.printed(opponents.ANY_ENEMY, sites.GARRISON[site], True)]
        return self._fight(cell, cost, enemies, PRIZES[site] + bonus, Go(cell))

    def _adventure(self, cell: str, cost: int, site: str, bonus: float) -> list[Aim]:
        """Adventure sites, if it is known or likely who waits there."""
        q, me = self.q, self.me
        if site == "ruins":
            token = q.things.in_zone(f"on.{cell}")[0]
            if not q.things.known(token, me):
                return []
            ruin = catalogue.ruin(q.things.face[token])
            if ruin.tribute:
                return self._altar(cell, cost, ruin.tribute, ruin.fame)
            there = q.things.in_zone(f"ruin.foes.{cell}")
            enemies = [opponents.printed(q.things.face[one], "", False) for one in there] or opponents.drawn(
                ruin.fight
            )
        else:
            lying = opponents.on_space(q, me, cell, sites.DRAWN[site][0], walls=False)
            enemies = lying or opponents.drawn(sites.DRAWN[site])
        below = site in sites.UNDERGROUND
        return self._fight(cell, cost, enemies, PRIZES[site] + bonus, Enter(), units=not below)

    def _altar(self, cell: str, cost: int, tribute: tuple[int, ...], fame: int) -> list[Aim]:
        moved = self._moved(cost)
        if moved is None or not moved[2].covers(gains.Way(cost=tribute)):
            return []
        return [Aim(fame - 2.0, self._first(cell, moved[0], Enter()))]

    def _talk(self, cell: str, cost: int, site: str) -> list[Aim]:
        """Recruiting and the like, with what is left after the way."""
        q, me = self.q, self.me
        if tracks.reputation_modifier(q.player(me).reputation) == tracks.NO_TALK:
            return []
        if sites.owned_kind(q, site) and not sites.friendly(q, me, cell):
            return []
        moved = self._moved(cost)
        if moved is None:
            return []
        used, left, pays = moved
        worth = dealing.prospects(q, me, cell, left, pays)
        if worth <= 0:
            return []
        return [Aim(worth - self._toll(used), self._first(cell, used, Interact()))]

    def _stay(self, cell: str, cost: int, site: str) -> list[Aim]:
        """Where it is good to end a turn: a Mine, a Glade if there are Wounds."""
        q, me = self.q, self.me
        colour = sites.mine_colour(site)
        act: Option | None = None
        if colour is not None:
            if not sites.works(q, cell):
                return self._mine(cell, cost)
            value = 0.8 if q.player(me).crystals[colour] < 3 else 0.0
        else:
            value = 0.4 + (1.6 if _wounded(q, me) else 0.0)
            if self.goal == ("glade",) and not _marked(q, me, cell):
                value, act = value + GOAL, Mark()
        if cell == self.at:
            return [Aim(value, act)] if act is not None else []
        moved = self._moved(cost)
        if moved is None:
            return []
        return [Aim(value - self._toll(moved[0]), self._first(cell, moved[0], Go(cell)))]

    def _return(self, cell: str, cost: int) -> list[Aim]:
        """Back to the Portal."""
        moved = self._moved(cost)
        return [] if moved is None else [Aim(HOME, self._first(cell, moved[0], Go(cell)))]

    def _mine(self, cell: str, cost: int) -> list[Aim]:
        """A Mine to be liberated."""
        core = self.q.board.core[self.q.board.tile[cell]]
        enemies = opponents.on_space(self.q, self.me, cell, "red" if core else "green", walls=False)
        return self._fight(cell, cost, enemies, GOAL, Enter())

    def _far(self, cell: str, cost: int) -> list[tuple[float, str]]:
        """What a site is worth that takes more than this turn, or rampaging enemies beside it."""
        value = self.lure(cell)
        if self.bars.angry:
            for one in self.q.board.neighbours[cell]:
                if one in self.bars.angry:
                    value = max(value, self.lure(one))
        return [(value * TURN ** (1 + (cost - self.range) / STEP), cell)] if value else []

    def _towards(self, cell: str, value: float) -> list[Aim]:
        """The first step to a space that is out of reach, by cards that are made for moving."""
        step = cell
        while self.reach[step].before != self.at:
            step = self.reach[step].before
        if step in self.turn.path or (step == cell and sites.unconquered(self.q, cell)):
            return []
        walkers = [
            source
            for source in self.there
            if any(way.move > 1 and not way.cost for way in source.ways.of("move"))
        ]
        need = max(0, self.reach[step].cost - self.turn.move)
        used = means.gather(walkers, need, means.MOVE, self.pays.copy())
        if used is None:
            return []
        return [Aim(value - 0.5 * self._toll(used), self._first(step, used, Go(step)))]

    def _explore(self, far: list[tuple[float, str]]) -> list[Aim]:
        """Revealing a tile, from the nearest space that borders on a place for one."""
        q = self.q
        if not (scenario.is_fixed(q) or exploring.pile(q)):
            return []
        price = exploring.price(q, self.me)
        value = UNKNOWN - WAITING * self.waiting
        if scenario.record(q).goal in {"city_revealed", "mines", "dungeons", "incantations"}:
            value += 1.0
        tried: list[str] = []
        found: list[Aim] = []
        for cell, (cost, _) in self.reach.items():
            for spot in q.board.bordering(cell, 1):
                if spot in tried:
                    continue
                tried.append(spot)
                if not fits(q, spot) or sites.unconquered(q, cell):
                    continue
                if cost + price <= self.range:
                    moved = self._moved(cost + price)
                    if moved is not None:
                        first = self._first(cell, moved[0], Explore(spot))
                        found.append(Aim(value - self._toll(moved[0]), first))
                elif cell != self.at:
                    far.append((value * TURN ** (1 + (cost - self.range) / STEP), cell))
        return found


def _wounded(q: Quest, me: Seat) -> bool:
    return bool(q.wounds_in_hand(me)) or any(q.is_wound(card) for card in q.things.in_zone(f"discard.{me}"))


def _marked(q: Quest, me: Seat, cell: str) -> bool:
    place = q.state.places.get(cell)
    return place is not None and me in place.shields


def fits(q: Quest, spot: str) -> bool:
    """Whether the next tile may be laid there; only its back is known, which tells core from country."""
    if scenario.is_fixed(q):
        return bool(q.things.count(f"tiles.at.{spot}"))
    core = q.things.count("tiles") <= q.plan.core + q.plan.cities
    if not scenario.on_map(q, lattice(spot), core=core):
        return False
    touched = q.board.touching(spot)
    if not q.things.count("tiles"):
        return len(touched) >= 3
    if len(touched) >= 2:
        return True
    return not core and any(len(q.board.touching(q.state.tiles[tile].at)) >= 2 for tile in touched)


def option_of(q: Quest, use: Use) -> Option:
    """The option that uses a source in this way. Of cards of one kind the first in hand is offered."""
    face = use.source.face
    if face >= catalogue.SKILL_FACE:
        return UseSkill(use.source.id)
    if face >= catalogue.UNIT_FACE:
        return Activate(use.source.id, int(use.way.name))
    return Play(use.source.id, use.way.name)
