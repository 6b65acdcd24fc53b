"""End of the game: Victory Banners, and who has enough of them."""

from __future__ import annotations

from hexameron.games.battlelore.state import State
from hexameron.kernel.results import GameOver, Result


def banners(state: State, seat: int) -> int:
    """The Victory Banners a side holds: those it took, and those of objectives it stands on."""
    total = state.banners[seat]
    for objective in state.terms.objectives:
        if objective.seat == seat:
            unit = state.places.get(objective.hex)
            if unit is not None and state.units[unit].owner == seat:
                total += objective.banners
    return total


def check(state: State) -> None:
    """Ends the match at the very moment a side holds enough banners (BL-END-01), the active side first."""
    active = state.turn.seat
    for seat in (active, 1 - active):
        if banners(state, seat) >= state.terms.banners_to_win:
            scores = (banners(state, 0), banners(state, 1))
            raise GameOver(Result(winners=(seat,), scores=scores, why="victory.banners"))
