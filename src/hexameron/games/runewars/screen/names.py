"""Names of seats, areas, units, cards and tokens, as far as the reader knows them."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content import catalogue
from hexameron.games.runewars.content.records import FateCard
from hexameron.games.runewars.content.tiles import AREA
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.state import Figure, State
from hexameron.games.runewars.table_of_land import DOWN
from hexameron.kernel.asking import Seat
from hexameron.kernel.screen.names import Names
from hexameron.kernel.text import Text, text

HIDDEN: Final = (
    ("fate", "fate"),
    ("tactics", "tactics"),
    ("quest", "quest"),
    ("reward", "reward"),
    ("objective", "objective"),
    ("hero", "hero"),
    ("season", "season"),
    ("rune", "rune"),
    ("find", "find"),
    ("city", "city"),
)
"""What a facedown thing is called, by how its zone begins."""


def seat_name(view: State, seat: Seat) -> Text:
    """A player goes by the faction, once that is chosen."""
    faction = view.players[seat].faction
    return Text(f"faction.{faction}") if faction else text("seat.number", n=seat + 1)


def area_name(code: str) -> Text:
    return text("area.name", area=code)


def unit_name(id_: str) -> Text:
    """A kind of units, perhaps routed ones: ``knight``, ``knight.down``."""
    kind = id_.removesuffix(DOWN)
    unit = Text(UNIT[kind].name)
    return text("units.routed_kind", unit=unit) if id_.endswith(DOWN) else text("option.kind", unit=unit)


def figure_name(figure: Figure) -> Text:
    """One unit in battle, with what has happened to it."""
    unit = Text(UNIT[figure.kind].name)
    return text("figure.name", unit=unit, hurt=figure.hurt, down=int(figure.down))


def figure_called(view: State, id_: str) -> Text:
    battle = view.battle
    sides = battle.sides if battle is not None else []
    found = [figure for side in sides for figure in side.figures if figure.id == id_]
    return figure_name(found[0]) if found else Text("figure.gone")


def hidden_name(zone: str) -> Text:
    """What lies face down: one knows only what kind of thing it is."""
    return next(
        (Text(f"hidden.{kind}") for start, kind in HIDDEN if zone.startswith(start)), Text("hidden.fate")
    )


def face_name(view: State, face: int) -> Text:
    """The name of what is printed on a face."""
    record = catalogue.RECORDS[face]
    if isinstance(record, FateCard):
        return text("card.fate", n=record.number)
    return Text(record.name)


def other_name(view: State, id_: str) -> Text:
    """Areas, kinds of units and units in an area; what else is printed goes by its id."""
    code, _, rest = id_.partition(".")
    if code in AREA:
        return text("area.unit", area=code, unit=unit_name(rest)) if rest else area_name(code)
    if id_.removesuffix(DOWN) in UNIT:
        return unit_name(id_)
    return Text(id_)


NAMES: Final = Names(
    seat=seat_name,
    cell=lambda view, cell: Text("board.spot"),
    die=lambda face: text("seat.number", n=face + 1),
    face=face_name,
    hidden=hidden_name,
    kinds={"f": figure_called},
    other=other_name,
)
