"""What the chosen scenario and variants change (MK-GAME-05, MKS-GEN, MKS-MAP)."""

from __future__ import annotations

from functools import cache

from hexameron.games.mageknight.content.scenarios import SCENARIO, Scenario
from hexameron.games.mageknight.state import NOBODY, VIRTUAL
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat


def record(q: Quest) -> Scenario:
    """The scenario that is played."""
    return SCENARIO[q.state.scenario]


def rounds(q: Quest) -> int:
    """The round limit (MKS-GEN-06)."""
    return record(q).rounds[len(q.state.players)]


def city_level(q: Quest, number: int) -> int:
    """The level of the city that is revealed next; 0 for a friendly one (MK-EXPL-16)."""
    levels = record(q).levels[len(q.state.players)]
    return levels[min(number, len(levels) - 1)]


def city_open(q: Quest) -> bool:
    """Whether cities may be entered (MKS-FREC-07, MKS-HOLD-07)."""
    return record(q).city_open


def assault_costs(q: Quest) -> bool:
    """Whether an assault costs Reputation (MK-CBT-02, MKS-HOLD-13)."""
    return q.state.scenario != "conquer_and_hold"


def may_explore_again(q: Quest) -> bool:
    """Whether a conquered Dungeon or Tomb can be explored for Fame (MK-SITE-11, MKS-DUNG-14)."""
    return q.state.scenario != "dungeon_lords"


def elite_units(q: Quest) -> bool:
    """Whether Elite units are dealt (MK-ROUND-07, MK-ROUND-08, MKS-FREC-11)."""
    return record(q).elite and q.state.core_seen


def more_units(q: Quest) -> int:
    """How many units the offer has beyond the number of players (MK-ROUND-06, MKS-BLITZ-12)."""
    return 3 if record(q).blitz else 2


def players_fight(q: Quest) -> bool:
    """Whether combat between players is possible at all (MK-SHARE-13, MKS-FREC-09, MKS-FRND-04)."""
    return record(q).fighting and len(q.state.players) > 1


def assaults_together(q: Quest) -> bool:
    """Whether cities may be assaulted together (MK-COOP-01)."""
    return is_cooperative(q) or bool(q.state.variants.get("joint_assaults"))


def same_side(q: Quest, one: Seat, other: Seat) -> bool:
    """Whether two players are allies (MK-SHARE-14)."""
    return is_cooperative(q)


def is_solo(q: Quest) -> bool:
    return len(q.state.players) == 1


def is_cooperative(q: Quest) -> bool:
    return record(q).spirit != "competitive"


# ---------------------------------------------------------------------- the map


def on_map(q: Quest, place: tuple[int, int], *, core: bool) -> bool:
    """Whether a tile may lie on a place of the lattice in this map shape (MKS-MAP-03..15)."""
    return _inside(record(q).shape[len(q.state.players)], place, core)


COLUMNS = {"open_3": (-1, 1), "open_4": (-2, 1), "open_5": (-2, 2)}


@cache
def _inside(shape: str, place: tuple[int, int], core: bool) -> bool:
    a, b = place
    if shape in {"wedge", "wedge_free"}:
        if a < 0 or b < 0:
            return False
        return not (core and shape == "wedge" and (a == 0 or b == 0))
    if shape == "hold":
        return place in HOLD
    left, right = COLUMNS[shape]
    return left <= b <= right and (a >= 0 if b >= 0 else a >= -b)


HOLD = ((0, 1), (1, 0), (1, -1), (1, 1), (2, -1), (2, 1), (2, 0), (3, 0), (3, -1))
"""The fixed places of Conquer and Hold."""


# ---------------------------------------------------------------------- the end


def tile_revealed(q: Quest, me: Seat) -> None:
    """In First Reconnaissance each new tile is worth 1 Fame (MKS-FREC-08)."""
    if q.state.scenario == "first_reconnaissance":
        q.gain_fame(me, 1, rules=("MKS-FREC-08",))


def goal_met(q: Quest) -> bool:
    """Whether the end condition holds (MK-ROUND-25)."""
    goal = record(q).goal
    if goal == "city_revealed":
        return bool(q.state.cities)
    if goal == "cities":
        wanted = record(q).cities[len(q.state.players)]
        return len(q.state.cities) == wanted and all(city.conquered for city in q.state.cities.values())
    return False


def check_goal(q: Quest, me: Seat) -> None:
    """After each turn: with the goal met everybody has one last turn, the one on turn too (MK-ROUND-25)."""
    state = q.state
    if state.finale or state.announced != NOBODY or not goal_met(q):
        return
    state.finale = True
    after = state.order[state.place + 1 :] + state.order[: state.place + 1]
    state.waiting = [seat for seat in after if seat != VIRTUAL]
    q.tell("game.finale", seat=f"p{me}", rules=("MK-ROUND-25",))
