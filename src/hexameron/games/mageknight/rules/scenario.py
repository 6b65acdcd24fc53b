"""What the chosen scenario and variants change (MK-GAME-05, MKS-GEN, MKS-MAP)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from hexameron.games.mageknight.content.scenarios import SCENARIO, Scenario
from hexameron.games.mageknight.state import NOBODY, VIRTUAL
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat
from hexameron.kernel.ids import player_id


def record(q: Quest) -> Scenario:
    """The scenario that is played."""
    return SCENARIO[q.state.scenario]


def agreed(q: Quest, variant: str) -> bool:
    """Whether a variant that one takes or leaves is in force (MKS-GEN-03, MKS-GEN-04)."""
    return bool(q.state.variants.get(variant))


def rounds(q: Quest) -> int:
    """The round limit (MKS-GEN-06)."""
    return q.plan.rounds


def days_or_nights(q: Quest) -> int:
    """Which Day or Night it is now: the first, the second …"""
    return (q.state.round + 1) // 2


def next_is_night(q: Quest) -> bool:
    """Day and Night alternate, unless darkness came for good (MKS-GEN-05, MKS-DAY-04..06)."""
    if q.state.variants.get("days") == "darkness":
        return bool(q.state.facts.get("darkness"))
    return not q.state.night


def city_level(q: Quest, number: int) -> int:
    """The level of the city that is revealed next; 0 for a friendly one (MK-EXPL-16, MKS-CITY-01)."""
    return q.plan.levels[number]


def city_open(q: Quest) -> bool:
    """Whether cities may be entered (MKS-FREC-07, MKS-HOLD-07)."""
    return record(q).city_open


def assault_costs(q: Quest) -> bool:
    """Whether an assault costs Reputation (MK-CBT-02, MKS-HOLD-13)."""
    return record(q).assaults_cost


def towers_owned(q: Quest) -> bool:
    """Whether Mage Towers belong to their conquerors as Keeps do (MKS-HOLD-15)."""
    return record(q).towers_owned


def may_explore_again(q: Quest) -> bool:
    """Whether a conquered Dungeon or Tomb can be explored for Fame (MK-SITE-11, MKS-DUNG-14)."""
    return record(q).explore_again


def elite_units(q: Quest) -> bool:
    """Whether Elite units are dealt (MK-ROUND-07, MK-ROUND-08, MKS-FREC-11, MKS-HOLD-09, MKS-HOLD-10)."""
    when = record(q).elite
    if when == "second_half":
        return q.state.round > rounds(q) // 2
    return when == "core" and q.state.core_seen


def more_units(q: Quest) -> int:
    """How many units the offer has beyond the number of players (MK-ROUND-06, MKS-BLITZ-12)."""
    return 3 if record(q).blitz else 2


def players_fight(q: Quest) -> bool:
    """Whether combat between players is possible at all (MK-SHARE-13, MKS-FREC-09, MKS-FRND-04)."""
    if len(q.state.players) == 1 or agreed(q, "friendly_peace"):
        return False
    return record(q).fighting or agreed(q, "fighting")


def assaults_together(q: Quest) -> bool:
    """Whether cities may be assaulted together (MK-COOP-01, MKS-FCOOP-29, MKS-FULL-18)."""
    return (
        is_cooperative(q)
        or agreed(q, "joint_assaults")
        or q.state.variants.get("team_cities", "all") != "all"
    )


def same_side(q: Quest, one: Seat, other: Seat) -> bool:
    """Whether two players are allies (MK-SHARE-14, MKS-TEAM-01, MKS-FCOOP-14)."""
    return one == other or side(q, one) == side(q, other)


def side(q: Quest, me: Seat) -> int:
    """The side of a player: his own, his team's, or that of all in a cooperative game."""
    if is_cooperative(q):
        return 0
    return q.state.facts.get(f"team {me}", me)


def sides(q: Quest) -> list[list[Seat]]:
    """The players by side."""
    found: dict[int, list[Seat]] = {}
    for seat in range(len(q.state.players)):
        found.setdefault(side(q, seat), []).append(seat)
    return list(found.values())


def in_teams(q: Quest) -> bool:
    """Whether there are teams; Conquer and Hold with 4 players always has them (MKS-HOLD-23)."""
    if q.state.variants.get("teams", "none") != "none":
        return True
    return record(q).four_in_teams and len(q.state.players) == 4


def is_solo(q: Quest) -> bool:
    return len(q.state.players) == 1


def is_cooperative(q: Quest) -> bool:
    return record(q).spirit != "competitive"


def has_virtual(q: Quest) -> bool:
    """Whether a Virtual Player sets the tempo (MKS-VP-01, MKS-FREC-19, MKS-FREC-21)."""
    return (is_cooperative(q) or is_solo(q)) and not agreed(q, "no_virtual")


def peaceful_spells(q: Quest) -> bool:
    """Whether the Spells that act on other players are out (MKS-SOLO-09, MKS-FCOOP-09, MKS-FRND-02)."""
    return is_cooperative(q) or is_solo(q) or agreed(q, "friendly_spells")


def offers_wait(q: Quest) -> bool:
    """Whether Spells and Advanced Actions are laid out only when needed (MKS-FREC-12)."""
    return record(q).offers_wait


# ---------------------------------------------------------------------- the map


def on_map(q: Quest, place: tuple[int, int], *, core: bool) -> bool:
    """Whether a tile may lie on a place of the lattice in this map shape (MKS-MAP-03..15)."""
    return _inside(q.plan.shape, place, core)


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


def is_fixed(q: Quest) -> bool:
    """Whether the tiles wait face down on fixed places (MKS-HOLD-03, MKS-HOLD-33)."""
    return q.plan.shape == "hold"


HOLD_RURAL = ((1, 1), (2, -1))
HOLD_CORE = ((2, 1), (2, 0), (3, 0), (3, -1))
HOLD = ((0, 1), (1, 0), (1, -1), (1, 1), (2, -1), (2, 1), (2, 0), (3, 0), (3, -1))
"""The fixed places of Conquer and Hold."""


# ---------------------------------------------------------------------- the end


def tile_revealed(q: Quest, me: Seat) -> None:
    """In First Reconnaissance each new tile is worth 1 Fame (MKS-FREC-08)."""
    q.gain_fame(me, record(q).fame_for_tiles, rules=("MKS-FREC-08",))


def goal_met(q: Quest) -> bool:
    """Whether the end condition holds (MK-ROUND-25)."""
    return GOALS[record(q).goal](q)


def _city_revealed(q: Quest) -> bool:
    return bool(q.state.cities)


def all_cities(q: Quest) -> bool:
    """Whether all cities of the scenario are conquered (MKS-FULL-08, MKS-FULL-14)."""
    cities = q.state.cities
    return len(cities) == q.plan.cities and all(city.conquered for city in cities.values())


def _all_sites(q: Quest, wanted: tuple[str, ...]) -> bool:
    """Whether all tiles of the stack lie open and all such sites bear a Shield (MKS-MINE-21, MKS-DUNG-19)."""
    if q.things.count("tiles"):
        return False
    places = q.state.places
    printed = [cell for cell, site in q.board.site.items() if site.startswith(wanted)]
    secret = [cell for cell, place in places.items() if place.site.startswith(wanted)]
    return all(cell in places and places[cell].conquered for cell in (*printed, *secret))


def all_mines(q: Quest) -> bool:
    return _all_sites(q, ("mine_",))


def all_dungeons(q: Quest) -> bool:
    return _all_sites(q, ("dungeon", "tomb"))


def all_incantations(q: Quest) -> bool:
    """Whether everybody has performed the last Night's Incantation (MKS-DRUID-19, MKS-DRUID-27)."""
    last = rounds(q) // 2
    return all(q.state.facts.get(f"incantation {last} {seat}") for seat in range(len(q.state.players)))


def _never(q: Quest) -> bool:
    return False


GOALS: dict[str, Callable[[Quest], bool]] = {
    "city_revealed": _city_revealed,
    "cities": all_cities,
    "mines": all_mines,
    "dungeons": all_dungeons,
    "incantations": all_incantations,
    "portal": _never,
    "hold": _never,
}


def check_goal(q: Quest, me: Seat) -> None:
    """After each turn: with the goal met everybody has one last turn, the one on turn too (MK-ROUND-25).

    An end of the round that was announced before decides instead (MK-ROUND-26).
    """
    state = q.state
    if state.finale or state.announced != NOBODY or not goal_met(q):
        return
    state.finale = True
    after = state.order[state.place + 1 :] + state.order[: state.place + 1]
    state.waiting = [seat for seat in after if seat != VIRTUAL]
    q.tell("game.finale", seat=player_id(me), rules=("MK-ROUND-25",))
