"""Names of seats, cards, tokens and hexes, as far as the reader knows them."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Final

from hexameron.games.runebound.content import catalogue
from hexameron.games.runebound.content.map import AREAS, SITES
from hexameron.games.runebound.content.records import Side
from hexameron.games.runebound.content.stories import SCENARIO, STORIES
from hexameron.games.runebound.content.tokens import TOKEN
from hexameron.games.runebound.state import State
from hexameron.kernel.asking import Seat
from hexameron.kernel.geometry.names import parse_cell
from hexameron.kernel.screen.names import Names
from hexameron.kernel.text import Text, text

PRINTED: Final = {record.id: record.name for record in catalogue.RECORDS}
PLACE_AT: Final = {
    **{cell: f"area.{name}" for name, cells in AREAS.items() for cell in cells},
    **{cell: f"site.{name}" for cell, (_, name) in SITES.items()},
}
"""The named place of a hex."""
STORY_ENEMIES: Final = {"story.tm3": "enemy.cult_leader", "story.tk6": "enemy.bone_captain"}
"""Enemies of story cards have names of their own."""


def seat_name(view: State, seat: Seat) -> Text:
    """A player goes by the hero's bare name, once that is chosen."""
    hero = view.players[seat].hero
    return Text(f"name.{hero}") if hero else text("seat.number", n=seat + 1)


def place_name(cell: str) -> str:
    """A letter for the column and a number for the row: G6.

    >>> place_name("h5.6")
    'G6'
    """
    row, column = parse_cell(cell)
    return f"{ascii_uppercase[column]}{row + 1}"


def cell_name(view: State, cell: str) -> Text:
    """Where a hex is, with the name of its place."""
    place = PLACE_AT.get(cell)
    if place is None:
        return text("board.hex", name=place_name(cell))
    return text("board.place", place=Text(place), name=place_name(cell))


def side_name(side: Side) -> Text:
    """What a side of a token shows."""
    symbol, gold = Text(f"symbol.{side.symbol}"), int(side.gold)
    if side.value > 1:
        return text("token.face", symbol=symbol, n=side.value, gold=gold)
    return text("token.one", symbol=symbol, gold=gold)


def token_name(view: State, id_: str) -> Text:
    """A combat token by the side that is faceup; outside a fight by its first one."""
    cast = view.combat.tokens.get(id_) if view.combat is not None else None
    return side_name(TOKEN[id_].sides[cast.face if cast is not None else 0])


def hidden_name(zone: str) -> Text:
    """What lies face down: one knows only what kind of thing it is."""
    kind = zone.partition(".")[0]
    if kind in {"skill", "hand", "learned", "test"}:
        return Text("hidden.skill")
    if kind in {"asset", "market", "assets", "offer"}:
        return Text("hidden.asset")
    return Text("hidden.story" if kind == "story" else "hidden.adventure")


def face_name(view: State, face: int) -> Text:
    """The name of what is printed on a face."""
    return Text(catalogue.RECORDS[face].name)


def printed_name(view: State, id_: str) -> Text:
    """What goes by its printed id: sources of abilities, scenarios, villains, decks."""
    return Text(STORY_ENEMIES.get(id_) or PRINTED.get(id_, id_))


NAMES: Final = Names(
    seat=seat_name,
    cell=cell_name,
    die=lambda face: Text(f"face.{face}"),
    face=face_name,
    hidden=hidden_name,
    kinds={"u": token_name},
    other=printed_name,
)
VILLAINS: Final = {name: card.villain for name, card in SCENARIO.items()}
STORY_FACE: Final = {card.id: catalogue.FACE[card.id] for card in STORIES}
