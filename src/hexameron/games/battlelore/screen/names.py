"""Names of sides, units, cards, dice and hexes, as far as the reader knows them."""

from __future__ import annotations

from hexameron.games.battlelore.board import COLUMN, ROW
from hexameron.games.battlelore.content.command_cards import COMMAND_DECK, command_card
from hexameron.games.battlelore.content.lore_cards import lore_card
from hexameron.games.battlelore.content.units import COLOURS
from hexameron.games.battlelore.screen.card_texts import command_name
from hexameron.games.battlelore.state import State, Unit
from hexameron.kernel.asking import Seat
from hexameron.kernel.screen.names import Names
from hexameron.kernel.text import Text, text

FACES = ("face.green", "face.blue", "face.red", "face.sword", "face.flag", "face.lore")


def side_name(view: State, seat: Seat) -> Text:
    """A player goes by the side that the scenario gives."""
    return Text(f"side.{view.terms.sides[seat]}")


def unit_name(unit: Unit) -> Text:
    if unit.is_creature:
        return Text(f"unit.{unit.people}")
    kind = f"{unit.kind}.{COLOURS[unit.colour]}"
    return Text(f"unit.{kind}" if unit.people == "human" else f"unit.{unit.people}.{kind}")


def hex_name(hex_: str) -> Text:
    """A letter for the column and a number for the row, as on a chessboard: D4."""
    return text("board.hex", name=f"{'ABCDEFGHIJKLM'[COLUMN[hex_] - 1]}{ROW[hex_]}")


def card_name(face: int) -> Text:
    """The name of a face: a Command card, with its section if it is for one, or a Lore card."""
    if face >= len(COMMAND_DECK):
        return Text(lore_card(face).id)
    return command_name(command_card(face))


NAMES: Names[State] = Names(
    seat=side_name,
    cell=lambda view, hex_: hex_name(hex_),
    die=lambda face: Text(FACES[face]),
    face=lambda view, face: card_name(face),
    hidden=lambda zone: Text(f"card.hidden.{zone.partition('.')[0]}"),
    kinds={"u": lambda view, unit: unit_name(view.units[unit])},
)
