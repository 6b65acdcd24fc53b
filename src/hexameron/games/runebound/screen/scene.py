"""The table of an adventure: everything a screen shows, made from what its seat may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from hexameron.games.runebound.content.map import CITIES
from hexameron.games.runebound.content.terms import DECKS
from hexameron.games.runebound.rules import shopping
from hexameron.games.runebound.rules.anytime import Journey
from hexameron.games.runebound.screen import combat_view, looks, map_view, panels
from hexameron.games.runebound.screen.card_texts import ROMAN
from hexameron.games.runebound.screen.questions import JourneyQuestion
from hexameron.games.runebound.state import State
from hexameron.kernel.asking import Pick, Seat
from hexameron.kernel.game import Question
from hexameron.kernel.ids import die_id, thing_id
from hexameron.kernel.scene import Badge, Card, Die, Roll, Scene, Zone
from hexameron.kernel.screen.questions import card_of
from hexameron.kernel.text import Text, text
from hexameron.kernel.words import ZoneKind

PLACED: Final = ("turns", "time")
"""The steps of the game in which heroes are on the map."""


def scene(view: State, me: Seat | None, question: Question | None, waiting: Sequence[Seat]) -> Scene:
    """What one seat's screen shows; ``me`` is None for a spectator."""
    t = Journey.reading(view)
    fought = view.combat is not None and combat_view.going_on(view.combat)
    chosen = _chosen(t, question)
    shown = Scene(
        game="runebound",
        board="hex",
        title=Text(f"scenario.{view.scenario}" if view.scenario else "game.name"),
        cells=map_view.cells(),
        edges=map_view.edges(),
        pieces=tuple(map_view.pieces(t, me)),
        zones=tuple(_zones(t, me)),
        panels=(*panels.around(t, me), *(combat_view.panels(t, chosen) if fought else ())),
        tracks=tuple(panels.tracks(t)),
        dice=tuple(_dice(view)),
        dice_name=Text("scene.dice") if view.rolls and not fought else None,
        roll=combat_view.attack(t, chosen) if chosen else _roll(view) if fought else None,
        battle=combat_view.title(t) if fought else None,
        phases=combat_view.phases(view.combat) if fought and view.combat is not None else (),
        waiting=tuple(waiting),
        legend=map_view.LEGEND,
        tray="left",
    )
    return shown if question is None else JourneyQuestion(t, question).on(shown)


def _chosen(t: Journey, question: Question | None) -> list[str]:
    """The tokens that were named for an attack that is put together."""
    if question is None or question.prompt != "combat.attack":
        return []
    offered = [one.id for one in question.options if isinstance(one, Pick)]
    return combat_view.chosen(t, offered) if offered else []


def _roll(view: State) -> Roll | None:
    """What the dice in a fight were rolled for."""
    return Roll(Text(f"scene.roll.{view.rolls[-1].purpose}")) if view.rolls else None


def _dice(view: State) -> Iterator[Die]:
    """The dice on the table; of equal ones the first can be pointed at."""
    if not view.rolls:
        return
    roll = view.rolls[-1]
    for place, face in enumerate(roll.faces):
        yield Die(
            looks.DICE_ICONS[face],
            Text(f"face.{face}"),
            id="" if face in roll.faces[:place] else die_id(face),
            number=place + 1,
        )
    for face in roll.spent:
        yield Die(looks.DICE_ICONS[face], Text(f"face.{face}"), state="spent")


# ---------------------------------------------------------------------- cards


def _zones(t: Journey, me: Seat | None) -> Iterator[Zone]:
    view = t.state
    for seat, player in enumerate(view.players):
        if not player.hero:
            continue
        mine = seat == me
        yield _zone(view, f"hand.{seat}", "hand", "hand", seat)
        yield from _filled(view, f"learned.{seat}", "learned", "row", seat)
        yield from _filled(view, f"assets.{seat}", "assets", "row", seat)
        yield from _filled(view, f"front.{seat}", "front", "row", seat)
        for deck in DECKS if mine else ():
            yield from _filled(view, f"trophy.{seat}.{deck}", f"trophy.{deck}", "discard", seat)
    yield from _filled(view, "table", "table", "played", None)
    yield from _filled(view, "test", "test", "played", None)
    yield from _filled(view, "offer", "offer", "choice", me)
    if view.step in PLACED:
        yield from _story(t)
        for city in CITIES:
            yield _market(t, city, me)
    for deck in DECKS:
        yield from _filled(view, f"{deck}.discard", f"{deck}.discard", "discard", None)
    yield from _filled(view, "skill.discard", "skill.discard", "discard", None)


def _zone(view: State, zone: str, name: str, kind: ZoneKind, seat: Seat | None) -> Zone:
    cards = tuple([card_of(view.things, handle) for handle in view.things.in_zone(zone)])
    return Zone(zone, Text(f"scene.zone.{name}"), kind, cards, len(cards), seat)


def _filled(view: State, zone: str, name: str, kind: ZoneKind, seat: Seat | None) -> Iterator[Zone]:
    """A zone, if something lies there."""
    if view.things.order.get(zone):
        yield _zone(view, zone, name, kind, seat)


def _market(t: Journey, city: str, me: Seat | None) -> Zone:
    """The cards of a market with what they would cost me."""
    cards = []
    for handle in t.things.in_zone(f"market.{city}"):
        price = t.asset(handle).cost if me is None or not t.player(me).hero else shopping.price(t, me, handle)
        cards.append(card_of(t.things, handle, Badge("", text("scene.price", n=price), price)))
    return Zone(
        f"market.{city}",
        text("scene.zone.market", city=Text(f"site.{city}")),
        "offer",
        tuple(cards),
        len(cards),
    )


def _story(t: Journey) -> Iterator[Zone]:
    """The story quests by the number of their space."""
    cards = [
        Card(
            thing_id(space.card), t.things.face[space.card], (Badge("", text("scene.space", n=ROMAN[slot])),)
        )
        for slot, space in enumerate(t.state.track)
        if space.card >= 0
    ]
    if cards:
        yield Zone(
            "story.track", Text("scene.zone.story"), "offer", tuple(cards), len(cards), icon=looks.STORY
        )
