"""What stands beside the map: players, the year, the Season card, my dials and my objective."""

from __future__ import annotations

from collections.abc import Iterator

from hexameron.games.runewars.content.catalogue import FACE
from hexameron.games.runewars.content.factions import TOP
from hexameron.games.runewars.content.orders import ORDER
from hexameron.games.runewars.content.seasons import SEASON
from hexameron.games.runewars.content.terms import RESOURCES, SEASON_NAMES
from hexameron.games.runewars.rules.ending import DRAGONS
from hexameron.games.runewars.screen import card_texts, looks
from hexameron.games.runewars.screen.names import seat_name
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Seat
from hexameron.kernel.scene import Badge, Panel, Row, Track
from hexameron.kernel.text import Text, text


def around(t: War, me: Seat | None) -> Iterator[Panel]:
    """Every player, the time of the year, the Season card in force and the titles."""
    yield from _players(t, me)
    yield _year(t)
    if t.state.card:
        yield _season(t)
    yield from _titles(t)


def runes_of(t: War, seat: Seat) -> tuple[int, int]:
    """The dragon runes of a player that the reader knows of, and the tokens that may be more."""
    dragon = FACE["rune.dragon"]
    faces = [
        t.things.face[handle]
        for code in t.controlled(seat)
        for handle in t.things.order.get(f"rune.{code}", ())
    ]
    thrones = sum("find.throne" in t.open_finds(code) for code in t.controlled(seat))
    return sum(face == dragon for face in faces) + thrones, sum(face < 0 for face in faces)


def _players(t: War, me: Seat | None) -> Iterator[Panel]:
    order = t.state.order
    for seat, player in enumerate(t.state.players):
        known, unknown = runes_of(t, seat)
        cards = t.things.count(f"tactics.{seat}") + t.things.count(f"tactics.new.{seat}")
        rows = [
            *_order(player.chosen),
            Row(Text("scene.row.influence"), number=player.influence, icon=looks.INFLUENCE),
            Row(Text("scene.row.tactics"), number=cards, icon=looks.TACTICS),
            Row(Text("scene.row.heroes"), number=len(t.heroes(seat)), icon=looks.HERO),
            Row(Text("scene.row.quests"), number=t.things.count(f"quests.{seat}"), icon=looks.QUEST),
        ]
        if unknown:
            rows.append(Row(Text("scene.row.hidden"), number=unknown, icon=looks.HIDDEN_RUNE))
        yield Panel(
            f"player.{seat}",
            seat_name(t.state, seat),
            "player",
            seat,
            order is not None and order.seat == seat,
            tuple(rows),
            (_score(seat, known, unknown), *(dials(t, seat) if player.faction and seat != me else ())),
            icon=looks.FACTIONS[player.faction] if player.faction else "",
            colour=looks.FACTION_COLOURS[t.faction(seat).tile] if player.faction else "",
        )


def _order(chosen: int) -> Iterator[Row]:
    """The order of this season, once it is revealed."""
    if chosen:
        yield Row(Text("scene.row.order"), number=chosen, icon=looks.ORDERS[ORDER[chosen].order])


def _score(seat: Seat, known: int, unknown: int) -> Track:
    """How near a player is to winning: runes that the reader knows of, and tokens that may be more."""
    told = text("scene.runes.short", n=known, more=unknown)
    return Track(
        f"runes.{seat}", Text("scene.row.runes"), known, DRAGONS, looks.DRAGON_RUNE, seat, short=told
    )


def dials(t: War, seat: Seat) -> Iterator[Track]:
    """The three dials of a player; each space shows what it gives."""
    sheet, player = t.faction(seat), t.player(seat)
    for number, resource in enumerate(RESOURCES):
        steps = tuple(_space(icon) for icon in sheet.dials[number][1:])
        yield Track(
            f"dial.{seat}.{resource}",
            Text(f"resource.{resource}"),
            player.dials[number],
            TOP,
            looks.RESOURCES[resource],
            owner=seat,
            steps=steps,
        )


def _space(icon: str) -> Badge:
    match icon:
        case "":
            return Badge()
        case "tactics":
            return Badge(looks.TACTICS, Text("card.kind.tactic"))
        case "influence":
            return Badge(looks.INFLUENCE, Text("scene.row.influence"))
        case _:
            return Badge(looks.UNITS[icon], text("option.kind", unit=Text(f"unit.{icon}")))


def _year(t: War) -> Panel:
    name = SEASON_NAMES[t.state.season]
    order = t.state.order
    title = text("scene.year", year=t.state.year, of=t.last_year, season=name)
    return Panel("turn", title, "turn", None if order is None else order.seat, icon=looks.SEASONS[name])


def _season(t: War) -> Panel:
    """The Season card in force."""
    card = SEASON[t.state.card]
    return Panel(
        "season.card",
        Text(card.name),
        "facts",
        rows=(Row(card_texts.phrase(card.effect), face=FACE[card.id]),),
        icon=looks.SEASONS[card.season],
        colour=looks.SEASON_COLOURS[card.season],
    )


def _titles(t: War) -> Iterator[Panel]:
    rows = tuple(
        Row(
            Text(id_),
            value=None if title.seat < 0 else seat_name(t.state, title.seat),
            number=title.influence,
            icon=looks.TITLES[id_],
        )
        for id_, title in t.state.titles.items()
    )
    if rows:
        yield Panel("titles", Text("scene.titles"), "facts", rows=rows, icon=looks.TITLES["title.captain"])
