"""What is worth comparing after many adventures: figures, and what a player had that may have helped."""

from __future__ import annotations

from hexameron.games.runebound.content import catalogue
from hexameron.games.runebound.rules.anytime import Journey
from hexameron.games.runebound.setup import STAGES
from hexameron.games.runebound.state import State
from hexameron.kernel.asking import Seat


def figures(state: State, seat: Seat) -> dict[str, int]:
    """Rounds played, gold, assets and what they cost, skills, trophies, quests, lore, allies."""
    player = state.players[seat]
    things = state.things
    t = Journey.reading(state)
    return {
        "rounds": state.round,
        "gold": player.gold,
        "assets": things.count(f"assets.{seat}"),
        "wealth": player.gold + sum(t.asset(card).cost for card in t.assets(seat)),
        "skills": things.count(f"learned.{seat}"),
        "trophies": len(t.trophies(seat)),
        "quests": things.count(f"front.{seat}"),
        "lore": player.lore,
        "allies": player.allies,
    }


def belongings(state: State, seat: Seat) -> dict[str, tuple[str, ...]]:
    """What a player has, by kind, as ids of texts: hero, skills, assets, place in turn.

    There is nothing before the first turn. The place is that of the first round: later the first player may
    be another one, who is still there where the first is out.
    """
    if state.step in STAGES:
        return {}
    things = state.things
    player = state.players[seat]
    return {
        "hero": (player.hero,),
        "leader": (player.hero,),
        "skill": tuple([catalogue.skill(things.face[c]).id for c in things.in_zone(f"learned.{seat}")]),
        "asset": tuple([catalogue.asset(things.face[c]).name for c in things.in_zone(f"assets.{seat}")]),
        "place": (f"place.{(seat - state.first) % len(state.players) + 1}",) if state.round == 1 else (),
    }
