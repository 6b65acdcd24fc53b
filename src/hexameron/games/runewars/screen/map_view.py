"""The map as a screen shows it: areas, borders, units by kind, strongholds, heroes, runes and tokens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from hexameron.games.runewars.content import catalogue
from hexameron.games.runewars.content.factions import CRACKED_STRENGTH, FORT_STRENGTH
from hexameron.games.runewars.content.heroes import HERO
from hexameron.games.runewars.content.records import Area
from hexameron.games.runewars.content.terms import RESOURCES
from hexameron.games.runewars.content.tiles import AREA
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.screen import card_texts, looks
from hexameron.games.runewars.screen.chart import UNTURNED, Chart, chart_of
from hexameron.games.runewars.screen.names import area_name
from hexameron.games.runewars.state import NOBODY, Place, Squad
from hexameron.games.runewars.table import War
from hexameron.games.runewars.table_of_land import DOWN
from hexameron.kernel.asking import Seat
from hexameron.kernel.ids import thing_id
from hexameron.kernel.scene import Badge, Cell, Edge, Key, Piece
from hexameron.kernel.text import Text, text
from hexameron.kernel.words import PieceState, Terrain


def chart(t: War) -> Chart:
    """How the map lies: as it is built, and then as it fills the screen best."""
    return chart_of(tuple(t.atlas.cell.values())) if t.state.places else UNTURNED


def cells(t: War, spots: tuple[str, ...] = ()) -> tuple[Cell, ...]:
    """The areas by their codes; while the board is built also the free places that can be chosen."""
    lies = chart(t)
    laid = tuple(_cell(t, code, lies.centre(cell)) for code, cell in t.atlas.cell.items())
    free = tuple(_spot(cell, lies.centre(cell)) for cell in dict.fromkeys(spots) if cell not in t.atlas.code)
    return (*laid, *free)


def _cell(t: War, code: str, middle: tuple[float, float]) -> Cell:
    area = AREA[code]
    place = t.state.places.get(code)
    owner = NOBODY if place is None else t.control(code)
    city = place is not None and bool(place.city)
    return Cell(
        code,
        *middle,
        ground(area),
        name=area_name(code),
        notes=tuple(_notes(area, place)),
        marks=tuple(
            looks.RESOURCES[resource] for resource in RESOURCES for _ in range(getattr(area, resource))
        ),
        owner=None if owner == NOBODY else owner,
        feature=looks.CITY if city else "",
        label=Text(place.city) if place is not None and city else None,
        code=code,
    )


def _spot(cell: str, middle: tuple[float, float]) -> Cell:
    return Cell(cell, *middle, "unknown", name=Text("board.spot"))


def ground(area: Area) -> Terrain:
    """The tint of an area: by what it provides most, the first of equals."""
    if area.city:
        return "city"
    most = max(RESOURCES, key=lambda resource: (getattr(area, resource), -RESOURCES.index(resource)))
    return looks.GROUND[most]


def _notes(area: Area, place: Place | None) -> Iterator[Text]:
    yield text("scene.area.provides", food=area.food, wood=area.wood, ore=area.ore)
    if place is not None and place.city:
        yield text("scene.area.city", city=Text(place.city))
    if place is not None and place.works:
        yield text("scene.area.works", works=Text(f"work.{place.works}"))


def edges(t: War) -> tuple[Edge, ...]:
    """Mountain and water borders, each once."""
    return tuple(
        Edge(f"border.{one}.{other}", looks.BORDERS[colour], (one, other))
        for (one, other), colour in t.atlas.border.items()
        if one < other
    )


def pieces(t: War, me: Seat | None) -> Iterator[Piece]:
    """What stands and lies in the areas; units of one kind are one piece with a count."""
    for code, place in t.state.places.items():
        yield from _tokens(t, code, place)
        yield from _squads(code, place.units, place.seat)
        yield from _squads(code, place.wild, t.control(code))
    yield from _runes(t)
    yield from _finds(t)
    yield from _heroes(t)


def _squads(code: str, squads: Mapping[str, Squad], seat: Seat) -> Iterator[Piece]:
    for kind, squad in squads.items():
        if squad.up:
            yield _squad(code, kind, seat, squad.up)
        if squad.down:
            yield _squad(code, kind, seat, squad.down, down=True)


def _squad(code: str, kind: str, seat: Seat, n: int, *, down: bool = False) -> Piece:
    unit = UNIT[kind]
    name = text("units.routed_kind" if down else "option.kind", unit=Text(unit.name))
    states: tuple[PieceState, ...] = ("down",) if down else ()
    return Piece(
        f"{code}.{kind}{DOWN if down else ''}",
        code,
        looks.UNITS[kind],
        name,
        None if seat == NOBODY else seat,
        chief=looks.FACTION_COLOURS[unit.faction] if unit.faction else "grey",
        shape=looks.SHAPES[unit.shape],
        badges=(Badge("", text("scene.units", n=n), n, "many"),),
        state=states,
        notes=(card_texts.unit_values(unit), card_texts.unit_text(unit)),
    )


def _tokens(t: War, code: str, place: Place) -> Iterator[Piece]:
    """The stronghold with its strength, activation tokens and markers of defeated heroes."""
    if place.fort != NOBODY:
        n = CRACKED_STRENGTH if place.cracked else FORT_STRENGTH
        yield Piece(
            f"fort.{code}",
            code,
            looks.CRACKED if place.cracked else looks.FORT,
            Text("scene.fort.cracked" if place.cracked else "scene.fort"),
            place.fort,
            shape="castle",
            badges=(Badge("", text("scene.strength", n=n), n),),
            state=("marker",),
        )
    for seat in place.active:
        yield Piece(
            f"active.{code}.{seat}",
            code,
            looks.ACTIVATION,
            Text("scene.activated"),
            seat,
            shape="diamond",
            state=("marker",),
        )
    for number in place.graves:
        yield Piece(
            f"grave.{number}",
            code,
            looks.GRAVE,
            text("scene.grave", n=number),
            chief="grey",
            shape="square",
            state=("marker",),
        )


def _runes(t: War) -> Iterator[Piece]:
    """Rune tokens, by what the reader knows of them."""
    for code in t.state.places:
        handle = t.rune_at(code)
        if handle is None:
            continue
        face = t.things.face[handle]
        id_ = catalogue.RECORDS[face].id if face >= 0 else ""
        icon = {"rune.dragon": looks.DRAGON_RUNE, "rune.false": looks.FALSE_RUNE}.get(id_, looks.HIDDEN_RUNE)
        yield Piece(
            thing_id(handle),
            code,
            icon,
            Text(id_ or "hidden.rune"),
            chief="blue" if id_ == "rune.dragon" else "grey",
            shape="square",
            state=("marker",),
        )


def _finds(t: War) -> Iterator[Piece]:
    """Exploration tokens."""
    for code in t.state.places:
        for handle in t.things.order.get(f"find.{code}", ()):
            face = t.things.face[handle]
            id_ = catalogue.RECORDS[face].id if face >= 0 else ""
            yield Piece(
                thing_id(handle),
                code,
                looks.FINDS.get(id_, looks.FIND),
                Text(id_ or "hidden.find"),
                chief="orange",
                shape="jagged",
                state=("marker",),
            )


def _heroes(t: War) -> Iterator[Piece]:
    for id_, hero in t.state.heroes.items():
        record = HERO[id_]
        health = text("scene.health", n=record.health - hero.hurt, of=record.health)
        states: tuple[PieceState, ...] = ("marker", "down") if hero.down else ("marker",)
        yield Piece(
            id_,
            hero.at,
            looks.HEROES[id_],
            Text(id_),
            hero.seat,
            chief=looks.FACTION_COLOURS[t.faction(hero.seat).tile],
            shape="disc",
            state=states,
            notes=(health, card_texts.hero_text(record)),
        )


LEGEND: Final = (
    Key(Text("scene.legend.dragon"), looks.DRAGON_RUNE, "blue"),
    Key(Text("scene.legend.false"), looks.FALSE_RUNE, "grey"),
    Key(Text("scene.legend.hidden"), looks.HIDDEN_RUNE, "grey"),
    Key(Text("scene.legend.activated"), looks.ACTIVATION),
)
