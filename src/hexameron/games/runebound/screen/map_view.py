"""The map of Terrinoth as a screen shows it: hexes, roads, rivers, gems, heroes, quests."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from hexameron.games.runebound.board import BOARD, CELLS, kind_of
from hexameron.games.runebound.content import catalogue
from hexameron.games.runebound.content.map import BRIDGES, GEMS, GROUND, RIVERS, ROADS
from hexameron.games.runebound.content.records import Event, Quest
from hexameron.games.runebound.rules.conditions import is_place
from hexameron.games.runebound.screen import looks
from hexameron.games.runebound.screen.card_texts import ROMAN
from hexameron.games.runebound.screen.names import PLACE_AT, VILLAINS, seat_name
from hexameron.games.runebound.state import State
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Seat
from hexameron.kernel.ids import player_id
from hexameron.kernel.scene import Badge, Cell, Edge, Key, Piece
from hexameron.kernel.text import Text, text
from hexameron.kernel.words import PieceState

NARROW: Final = 3
"""A card that can be resolved on more hexes than these has no pins: they would be everywhere."""
SIZE: Final = 3**-0.5


@cache
def cells() -> tuple[Cell, ...]:
    """The hexes; nothing about them changes."""
    return tuple(_cell(cell) for cell in CELLS)


def _cell(cell: str) -> Cell:
    x, y = BOARD.centre(cell, SIZE)
    terrain, icon = looks.GROUND[GROUND[cell]]
    site = kind_of(cell)
    ground = Text(f"scene.ground.{GROUND[cell]}")
    if site is not None:
        name, notes = Text(PLACE_AT[cell]), [ground, Text(f"scene.site.{site}")]
    else:
        name, notes = ground, [Text(PLACE_AT[cell])] if cell in PLACE_AT else []
    return Cell(
        cell,
        x,
        y,
        terrain,
        icon if site is None else "",
        name,
        tuple(notes),
        feature=looks.SITES[site] if site is not None else "",
        label=name if site is not None else None,
    )


@cache
def edges() -> tuple[Edge, ...]:
    """Roads through the middles, rivers along the borders, bridges across them."""
    return (
        *(Edge(f"road.{n}", "road", pair) for n, pair in enumerate(ROADS)),
        *(Edge(f"river.{n}", "river", pair) for n, pair in enumerate(RIVERS)),
        *(Edge(f"bridge.{n}", "bridge", pair) for n, pair in enumerate(BRIDGES)),
    )


def pieces(t: Saga, me: Seat | None) -> Iterator[Piece]:
    """Gems, zombies, pins of quests, the villain and the heroes, who stand on top."""
    yield from _gems(t.state)
    yield from _zombies(t.state)
    yield from _pins(t, me)
    yield from _story_pins(t)
    yield from _villain(t.state)
    yield from _heroes(t)


def _gems(view: State) -> Iterator[Piece]:
    for cell, up in view.gems.items():
        deck = GEMS[cell]
        yield Piece(
            f"gem.{cell}",
            cell,
            looks.DECK_ICONS[deck],
            text("scene.gem" if up else "scene.gem.down", deck=Text(f"deck.{deck}")),
            chief=looks.DECK_COLOURS[deck] if up else "grey",
            shape=looks.DECK_SHAPES[deck],
            state=() if up else ("spent",),
        )


def _zombies(view: State) -> Iterator[Piece]:
    for cell, n in view.zombies.items():
        yield Piece(
            f"zombie.{cell}",
            cell,
            looks.ZOMBIE,
            Text("scene.zombie"),
            chief="black",
            shape="disc",
            badges=(Badge("", text("scene.zombies", n=n), n, "bad"),),
            state=("marker",),
            notes=(Text("scene.note.zombie"),),
        )


def _pins(t: Saga, me: Seat | None) -> Iterator[Piece]:
    """Where my quests and rumours can be resolved."""
    if me is None:
        return
    for card in t.things.in_zone(f"front.{me}"):
        what = catalogue.adventure(t.things.face[card]).what
        if isinstance(what, Quest | Event):
            found = _hexes(what.places)
            if len(found) <= NARROW:
                for cell in found:
                    name = text("scene.pin", card=Text(t.adventure(card).name))
                    yield Piece(
                        f"pin.{card}.{cell}",
                        cell,
                        looks.QUEST,
                        name,
                        chief="teal",
                        shape="pennant",
                        state=("marker",),
                    )


def _story_pins(t: Saga) -> Iterator[Piece]:
    """Story quests by the Roman number of their space."""
    for slot, space in enumerate(t.state.track):
        if space.card >= 0:
            record = t.story(space.card)
            found = _hexes(record.places)
            if len(found) <= NARROW:
                for cell in found:
                    name = text("scene.story_pin", n=ROMAN[slot], card=Text(record.name))
                    yield Piece(
                        f"story.{slot}.{cell}",
                        cell,
                        looks.STORY,
                        name,
                        chief="purple",
                        shape="pennant",
                        state=("marker",),
                    )


@cache
def _hexes(places: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(cell for cell in CELLS if is_place(cell, places))


def _villain(view: State) -> Iterator[Piece]:
    if view.villain:
        villain = VILLAINS[view.scenario]
        yield Piece(
            "villain",
            view.villain,
            looks.VILLAINS[villain],
            Text(villain),
            chief="red",
            shape="jagged",
            state=("named",),
        )


def _heroes(t: Saga) -> Iterator[Piece]:
    turn = t.state.turn
    for seat, player in enumerate(t.state.players):
        if not player.at or player.out:
            continue
        states: list[PieceState] = ["named"]
        if turn is not None and turn.seat == seat:
            states.append("selected")
        if player.delayed or t.is_defeated(seat):
            states.append("down")
        left = t.life(seat) - player.damage
        yield Piece(
            player_id(seat),
            player.at,
            looks.HEROES[player.hero],
            seat_name(t.state, seat),
            seat,
            badges=(Badge(looks.LIFE, text("scene.life", n=left, of=t.life(seat)), left),),
            state=tuple(states),
            notes=(text("scene.life", n=left, of=t.life(seat)), text("scene.gold", n=player.gold)),
        )


LEGEND: Final = tuple(
    Key(Text(f"scene.legend.{deck}"), looks.DECK_ICONS[deck], looks.DECK_COLOURS[deck])
    for deck in ("soc", "com", "exp")
)
