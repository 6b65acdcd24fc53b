"""What sites promise: how much it is worth to go there, by what is known of them."""

from __future__ import annotations

from hexameron.games.mageknight.content import tracks
from hexameron.games.mageknight.mind import dealing, opponents
from hexameron.games.mageknight.mind.paths import obstacles, ways
from hexameron.games.mageknight.mind.situation import won
from hexameron.games.mageknight.rules import exploring, scenario, sites
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat

LURES = {
    "keep": 3.0,
    "mage_tower": 3.5,
    "city": 6.0,
    "dungeon": 2.5,
    "tomb": 2.5,
    "den": 2.0,
    "spawning_grounds": 2.5,
    "ruins": 2.0,
    "orcs": 2.5,
    "draconum": 2.5,
    "glade": 0.3,
}
"""What a site too far away for this turn is worth going to."""
SERVICES = ("village", "monastery")
"""Sites that are worth what their locals offer."""
PURSE, BARGAIN = 7, 0.3
"""The Influence that another hand may raise, and what is left of the worth of what it buys."""
GOALS = {
    "mines": ("mine_",),
    "dungeons": ("dungeon", "tomb"),
    "incantations": ("glade",),
    "hold": ("keep", "mage_tower"),
}
"""The sites that a scenario is about."""
HOME = 30.0
"""What it is worth to come back to the Portal in the last round, where that wins."""
GOAL = 4.0
"""What such a site is worth more."""
SOME = 0.6
"""What it is worth to beat one of several enemies, next to all of them."""
UNKNOWN = 3.0
"""What a new tile is worth, less for every fight that can be won at once."""
STEP = 5
"""How many Move points a turn brings, about."""
TURN = 0.5
"""What is left of a value that takes a turn more."""


def prospects(q: Quest, me: Seat) -> float:
    """What the best site or unknown land promises, the nearer the more."""
    bars = obstacles(q, me)
    outlook = Outlook(q, me)
    best = 0.0
    unknown = UNKNOWN if scenario.is_fixed(q) or exploring.pile(q) else 0.0
    for cell, (cost, _) in ways(q, me, bars, VIEW).items():
        near: float = TURN ** (cost / STEP)
        value = outlook.lure(cell)
        if unknown and q.board.bordering(cell, 1):
            value = max(value, unknown * TURN**0.4)
        for beside in q.board.neighbours[cell] if bars.angry else ():
            if beside in bars.angry:
                value = max(value, outlook.lure(beside))
        best = max(best, value * near)
    return best


VIEW = 14
"""How many Move points away a site still counts."""


def comes_home(q: Quest) -> bool:
    """Whether it is time to be at the Portal, where that wins."""
    return scenario.record(q).goal == "portal" and q.state.round >= q.plan.rounds


def strength(q: Quest, me: Seat) -> float:
    """What Armor a usual hand can beat: cards, level, units."""
    player = q.player(me)
    units = sum([0.8 * q.unit(troop).level for troop in player.troops if not troop.wounds])
    return 4.0 + 0.4 * player.level + units + 0.4 * won(q, me)


class Outlook:
    """Looks at sites: what they promise."""

    def __init__(self, q: Quest, me: Seat) -> None:
        self.q = q
        self.me = me
        self.goal = GOALS.get(scenario.record(q).goal, ())
        self.strength = strength(q, me)
        self._lures: dict[str, float] = {}

    def lure(self, cell: str) -> float:
        """What a site is worth going to, by what is known of those who wait there."""
        if cell not in self._lures:
            self._lures[cell] = self._lure(cell)
        return self._lures[cell]

    def _lure(self, cell: str) -> float:
        site = self.q.site(cell)
        if not site:
            return 0.0
        value = LURES.get(site, 0.0)
        if site == "portal" and comes_home(self.q):
            value = HOME
        if site in SERVICES:
            value = self._bargain(cell)
        if self.goal and site.startswith(self.goal):
            value += GOAL
        if not value or not self._open(cell, site):
            return 0.0
        return value * self._hope(cell, site)

    def _bargain(self, cell: str) -> float:
        """The best that the locals of a space offer for what a usual hand can pay."""
        q, me = self.q, self.me
        paid = PURSE + dealing.influence_at(q, me, cell)
        worths = [good.worth for good in dealing.goods(q, me, cell) if good.price <= paid]
        return BARGAIN * max(0.0, max(worths, default=0.0))

    def _hope(self, cell: str, site: str) -> float:
        """How likely the enemies of a site could be beaten with another hand."""
        q, me = self.q, self.me
        if site == "city":
            enemies = opponents.in_city(q, me, sites.city_at(q, cell))
        elif site in sites.GARRISON:
            enemies = opponents.on_space(q, me, cell, sites.GARRISON[site], walls=True)
        elif site in sites.RAMPAGING:
            enemies = opponents.on_space(q, me, cell, sites.RAMPAGING[site], walls=False)
        elif site in sites.DRAWN:
            enemies = opponents.drawn(sites.DRAWN[site])
        else:
            return 1.0
        if not enemies:
            return 1.0
        tough = [one.armour * (1.7 if "physical" in one.resists else 1.0) for one in enemies]
        all_ = self._odds(sum(tough))
        return all_ if len(tough) < 2 else max(all_, SOME * self._odds(min(tough)))

    def _odds(self, tough: float) -> float:
        return min(1.0, (self.strength / max(1.0, tough)) ** 2)

    def _open(self, cell: str, site: str) -> bool:
        """Whether there is still something to do at a site."""
        if site in tracks.ADVENTURE or site.startswith("mine_"):
            return not sites.done(self.q, cell)
        if site == "city" and not scenario.city_open(self.q):
            return False
        if site in {"keep", "mage_tower", "city"}:
            return sites.unconquered(self.q, cell)
        return True
