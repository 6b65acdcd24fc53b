"""The figures of a quest: what is worth comparing after many of them."""

from __future__ import annotations

from hexameron.games.mageknight.rules.scoring import CARDS
from hexameron.games.mageknight.state import State
from hexameron.games.mageknight.table import WOUND
from hexameron.kernel.asking import Seat


def figures(state: State, seat: Seat) -> dict[str, int]:
    """Fame and level, cities taken part in, units in service, Wounds among all cards of a player."""
    player = state.players[seat]
    things = state.things
    cards = [card for zone in CARDS for card in things.in_zone(f"{zone}.{seat}")]
    return {
        "fame": player.fame,
        "level": player.level,
        "cities": sum(
            city.conquered and seat in city.shields and not city.friendly for city in state.cities.values()
        ),
        "units": len(player.troops),
        "wounds": sum(things.face[card] == WOUND for card in cards),
    }
