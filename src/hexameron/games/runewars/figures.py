"""What is worth comparing after many wars: figures, and what a player had that may have helped."""

from __future__ import annotations

from hexameron.games.runewars.content import catalogue
from hexameron.games.runewars.rules.anytime import Campaign
from hexameron.games.runewars.setup import STAGES
from hexameron.games.runewars.state import State
from hexameron.kernel.asking import Seat


def figures(state: State, seat: Seat) -> dict[str, int]:
    """Dragon runes, land, strongholds, cities, units, heroes, influence, and how far the dials stand."""
    if not state.places:
        return {}
    t = Campaign.reading(state)
    player = t.player(seat)
    return {
        "years": state.year,
        "runes": 0 if player.out else t.dragons(seat),
        "areas": len(t.controlled(seat)),
        "forts": len(t.forts(seat)),
        "cities": len(t.cities(seat)),
        "units": sum(t.count(seat, code) for code in t.controlled(seat)),
        "heroes": len(t.heroes(seat)),
        "rewards": sum(state.things.count(f"rewards.{id_}") for id_ in t.heroes(seat)),
        "influence": player.influence,
        "dials": sum(player.dials),
        "slain": player.slain,
    }


def belongings(state: State, seat: Seat) -> dict[str, tuple[str, ...]]:
    """What a player has, by kind, as ids of texts: faction, heroes, rewards, titles, objective, cards.

    There is nothing before the first Spring. The place is that of the first year.
    """
    if state.step in STAGES or state.players[seat].out:
        return {}
    things = state.things
    player = state.players[seat]
    heroes = [id_ for id_, hero in state.heroes.items() if hero.seat == seat]
    rewards = [card for id_ in heroes for card in things.order.get(f"rewards.{id_}", ())]
    tactics = [*things.order.get(f"tactics.{seat}", ()), *things.order.get(f"tactics.new.{seat}", ())]
    first = state.year == 1 and state.season == 0
    return {
        "faction": (f"faction.{player.faction}",),
        "hero": tuple(heroes),
        "reward": tuple([catalogue.RECORDS[things.face[card]].id for card in rewards]),
        "title": tuple([id_ for id_, title in state.titles.items() if title.seat == seat]),
        "objective": tuple(
            [catalogue.RECORDS[things.face[c]].id for c in things.order.get(f"objective.{seat}", ())]
        ),
        "tactic": tuple(dict.fromkeys([catalogue.RECORDS[things.face[card]].id for card in tactics])),
        "place": (f"place.{(seat - state.first) % len(state.players) + 1}",) if first else (),
    }
