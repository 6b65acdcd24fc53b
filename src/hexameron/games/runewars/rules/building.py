"""Building the board: tiles, home realm setup tokens, home realms (MAP)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexameron.games.runewars.board import TOKEN_DISTANCE, Token, around, cells_under, token_sets
from hexameron.games.runewars.content.tiles import HOME_OF
from hexameron.games.runewars.options import LayTile, PutToken, TurnTo
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Choice, Rules, Seat
from hexameron.kernel.geometry import Placed, Spot
from hexameron.kernel.ids import player_id

PATIENCE: Final = 2
"""After so many restarts setup tokens may lie nearer to each other."""


def _decide(t: War, seat: Seat, prompt: str, options: Sequence[Choice]) -> Rules[Choice]:
    """A choice of the map; chance makes it where the players do not build."""
    if t.state.variants.get("board") == "chance":
        (number,) = yield from t.roll(seat, prompt, len(options), 1)
        return options[number]
    return (yield from t.ask(seat, prompt, lambda: options))


def tiles(t: War) -> Rules[None]:
    """Clockwise each player lays one of the own tiles, until all have laid two (RW-MAP-09..12)."""
    state = t.state
    order = t.clockwise()
    seat = order[len(state.placed) % len(order)]
    if not state.tiles[seat]:
        state.step = "tokens"
        return
    options = _tile_options(t, seat)
    if not options:
        restart(t)
        return
    got = yield from _decide(t, seat, "map.tile", options)
    state.tiles[seat].remove(got.tile)
    state.placed.append(Placed(got.tile, got.cell, got.turn))
    t.tell(
        "map.tile",
        seat=player_id(seat),
        tile=got.tile,
        rules=("RW-MAP-09", "RW-MAP-10", "RW-MAP-11", "RW-MAP-12"),
    )


def _tile_options(t: War, seat: Seat) -> list[LayTile]:
    linked = t.state.variants.get("board") == "chance"
    return [
        LayTile(tile, spot.at, spot.turn)
        for tile in t.state.tiles[seat]
        for spot in t.atlas.spots(tile, linked=linked)
    ]


def restart(t: War) -> None:
    """The players take back their tiles and build again (RW-MAP-17)."""
    state = t.state
    order = t.clockwise()
    for number, one in enumerate(state.placed):
        state.tiles[order[number % len(order)]].append(one.tile)
    state.placed.clear()
    state.tokens.clear()
    state.restarts += 1
    state.step = "tiles"
    t.relaid()
    t.tell("map.restart", n=state.restarts, rules=("RW-MAP-17",))


def apart(t: War) -> int:
    """How far setup tokens must be from each other."""
    needed = TOKEN_DISTANCE + t.state.ruling("tokens_with_areas_between")
    return max(1, needed - max(0, t.state.restarts - PATIENCE + 1))


def token_options(t: War) -> list[PutToken]:
    """Positions for the next setup token that lead to a whole set (RW-MAP-13..16)."""
    state = t.state
    chosen = [as_token(token) for token in state.tokens]
    sets = token_sets(tuple(state.placed), len(state.players), apart(t))
    fitting = [one for one in sets if all(token in one for token in chosen)]
    spots = dict.fromkeys(token for one in fitting for token in one if token not in chosen)
    return [PutToken(*token) for token in sorted(spots)]


def as_token(cells: Sequence[str]) -> Token:
    one, other = cells
    return one, other


def tokens(t: War) -> Rules[None]:
    """The first player puts the setup tokens beside the board (RW-MAP-13, RW-MAP-18)."""
    state = t.state
    if len(state.tokens) == len(state.players):
        state.step = "realms"
        return
    options = token_options(t)
    if not options:
        restart(t)
        return
    got = yield from _decide(t, state.first, "map.token", options)
    state.tokens.append([got.cell, got.other])
    t.tell(
        "map.token",
        seat=player_id(state.first),
        cell=got.cell,
        rules=("RW-MAP-13", "RW-MAP-14", "RW-MAP-15", "RW-MAP-18"),
    )


def realms(t: War) -> Rules[None]:
    """From the first player's left each lays the home realm on a setup token (RW-MAP-19..25)."""
    state = t.state
    order = t.clockwise()
    order = [*order[1:], order[0]]
    n = len(order)
    done = n - len(state.tokens)
    if done == n:
        state.step = "people"
        return
    seat = order[done]
    tile = t.faction(seat).tile
    ways = realm_ways(t, tile)
    options = [PutToken(*token) for token in ways]
    got = yield from _decide(t, seat, "map.home", options)
    token = (got.cell, got.other)
    spots = [TurnTo(spot.at, spot.turn) for spot in ways[token]]
    lies = yield from _decide(t, seat, "map.realm", spots)
    state.tokens.remove([got.cell, got.other])
    state.placed.append(Placed(tile, lies.cell, lies.turn))
    t.tell(
        "map.realm",
        seat=player_id(seat),
        faction=f"faction.{tile}",
        rules=("RW-MAP-19", "RW-MAP-20", "RW-MAP-21", "RW-MAP-22"),
    )


def realm_ways(t: War, tile: str) -> dict[Token, list[Spot]]:
    """For each setup token that is left, how a home realm may lie there.

    Realms never touch each other; that no coloured border lies on one is waived only if nothing else is
    possible anywhere (RW-MAP-22, RW-MAP-25).
    """
    found = {as_token(token): _apart_ways(t, tile, as_token(token)) for token in t.state.tokens}
    fitting = {
        token: [spot for spot in spots if t.atlas.borders_fit(tile, spot)] for token, spots in found.items()
    }
    ways = fitting if any(fitting.values()) else found
    return {token: spots for token, spots in ways.items() if spots}


def _apart_ways(t: War, tile: str, token: Token) -> list[Spot]:
    """The ways in which a realm leaves room for the others."""
    atlas = t.atlas
    laid = [cell for code, cell in atlas.cell.items() if code in HOME_OF]
    rest = [as_token(other) for other in t.state.tokens if as_token(other) != token]
    found = []
    for spot in atlas.realm_spots(tile, token):
        cells = cells_under(tile, spot)
        if any(cell in other for cell in cells for other in rest):
            continue
        if any(other in laid for cell in cells for other in around(cell)):
            continue
        if atlas.realms_fit(rest, [*laid, *cells]):
            found.append(spot)
    return found


STAGES: Final = {"tiles": tiles, "tokens": tokens, "realms": realms}
