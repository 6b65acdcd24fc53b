"""Names of seats, cards, heroes, stacks and fields, as far as the reader knows them."""

from __future__ import annotations

from string import ascii_uppercase
from typing import Final

from hexameron.games.heroes.board import printed
from hexameron.games.heroes.content import catalogue
from hexameron.games.heroes.content.actions import ACTION_CARDS
from hexameron.games.heroes.rules import stacks
from hexameron.games.heroes.state import Stack, State
from hexameron.games.heroes.table import HERO_CARD, UNIT_AT, Conquest
from hexameron.kernel.asking import Seat
from hexameron.kernel.geometry.names import parse_cell
from hexameron.kernel.screen.names import Names
from hexameron.kernel.text import Text, text

PRINTED: Final = {record.id: record.name for record in catalogue.RECORDS}


def _printed_name(view: State, id_: str) -> Text:
    """What lies on the table but is never shuffled: hero and action cards, units, buildings."""
    kind, *rest = id_.split(".")
    match kind, rest:
        case "card", [hero]:
            return Text(HERO_CARD[hero].id)
        case "army", [hero, level, _]:
            return Text(UNIT_AT[HERO_CARD[hero].faction][int(level) - 1].id)
        case "action", [number] if number.isdigit():
            return action_card(int(number))
        case _:
            return catalogue_name(id_)


def action_card(number: int) -> Text:
    """The name of an action card; the special one belongs to the market."""
    return Text("card.action.special" if ACTION_CARDS[number - 1].special else f"card.action.{number}")


def catalogue_name(source: str) -> Text:
    """The name of a printed thing; buildings of several factions share one."""
    return Text(PRINTED.get(source, source))


def seat_name(view: State, seat: Seat) -> Text:
    """A player goes by the faction, once the factions are chosen."""
    if view.tiles:
        return Text(f"faction.{view.players[seat].faction}")
    return text("seat.number", n=seat + 1)


def _hero(view: State, id_: str) -> Text:
    return Text(HERO_CARD[id_].id)


def stack_name(view: State, id_: str) -> Text:
    """The unit, creature, elemental or hero of a stack; one that is over is not known any more."""
    if view.battle is None or id_ not in view.battle.stacks:
        return Text("battle.stack")
    t = Conquest.reading(view)
    return name_in(t, t.battle.stacks[id_])


def name_in(t: Conquest, stack: Stack) -> Text:
    """The same for a stack that is there."""
    named = stacks.name(t, stack)
    return Text(HERO_CARD[named].id if stack.kind == "hero" else named)


def hidden_name(zone: str) -> Text:
    """What lies face down: one knows only what kind of thing it is."""
    kind = zone.partition(".")[0]
    if kind in {"scroll", "scrolls"}:
        return Text("hidden.scroll")
    if kind in {"might", "magic", "skills"}:
        return Text("hidden.skill")
    if kind in {"artifact", "artifacts"}:
        return Text("hidden.artifact")
    return Text("hidden.card")


def face_name(view: State, face: int) -> Text:
    """The name of what is printed on a face."""
    first, records = next((first, records) for first, records in reversed(catalogue.DRAWN) if face >= first)
    return Text(records[face - first].name)


def place_name(field: str) -> str:
    """A letter for the column and a number for the row: I7.

    >>> place_name("h7.9")
    'I7'
    """
    row, column = parse_cell(field)
    return f"{ascii_uppercase[column - 1]}{row}"


def field_name(view: State, field: str) -> Text:
    """Where a field is, after the site on it."""
    site = printed(view.tiles).site.get(field)
    if site is None:
        return text("board.field", name=place_name(field))
    return text("board.site", name=place_name(field), site=Text(site.id))


NAMES: Final = Names(
    seat=seat_name,
    cell=field_name,
    die=lambda face: Text(f"face.{face}"),
    face=face_name,
    hidden=hidden_name,
    kinds={"u": _hero, "s": stack_name},
    other=_printed_name,
)
