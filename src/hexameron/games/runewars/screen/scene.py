"""The table of a war: everything a screen shows, made from what its seat may see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hexameron.games.runewars.content.orders import ORDERS
from hexameron.games.runewars.content.records import Order
from hexameron.games.runewars.rules.anytime import Campaign
from hexameron.games.runewars.screen import battle_view, card_faces, factions, map_view, panels
from hexameron.games.runewars.screen.questions import WarQuestion
from hexameron.games.runewars.state import State
from hexameron.kernel.asking import Seat
from hexameron.kernel.game import Question
from hexameron.kernel.geometry.names import is_cell
from hexameron.kernel.scene import Badge, Card, Scene, Zone
from hexameron.kernel.screen.questions import card_of
from hexameron.kernel.text import Text
from hexameron.kernel.words import ZoneKind


def scene(view: State, me: Seat | None, question: Question | None, waiting: Sequence[Seat]) -> Scene:
    """What one seat's screen shows; ``me`` is None for a spectator."""
    t = Campaign.reading(view)
    fought = view.battle is not None or view.duel is not None
    shown = Scene(
        game="runewars",
        board="hex",
        title=Text("game.name"),
        cells=map_view.cells(t, _spots(question)),
        edges=map_view.edges(t),
        pieces=tuple(map_view.pieces(t, me)),
        zones=tuple(_zones(t, me)),
        panels=(
            *panels.around(t, me),
            *factions.sheets(question),
            *(battle_view.panels(t) if fought else ()),
        ),
        tracks=tuple(panels.dials(t, me)) if me is not None and view.players[me].faction else (),
        battle=battle_view.heading(t),
        phases=battle_view.phases(t),
        waiting=tuple(waiting),
        legend=map_view.LEGEND,
        tray=map_view.chart(t).tray,
    )
    return shown if question is None else WarQuestion(t, question).on(shown)


def _spots(question: Question | None) -> tuple[str, ...]:
    """The free places that options of the set-up point at."""
    options = () if question is None else question.options
    return tuple(id_ for option in options for id_ in option.at() if is_cell(id_))


# ---------------------------------------------------------------------- cards


def _zones(t: Campaign, me: Seat | None) -> Iterator[Zone]:
    view = t.state
    for seat, player in enumerate(view.players):
        if not player.faction:
            continue
        yield _orders(t, seat)
        yield _zone(view, f"tactics.{seat}", "tactics", "hand", seat)
        yield from _filled(view, f"tactics.new.{seat}", "tactics_new", "row", seat)
        yield from _filled(view, f"quests.{seat}", "quests", "row", seat)
        yield from _filled(view, f"objective.{seat}", "objective", "row", seat)
        for hero in t.heroes(seat):
            yield from _filled(view, f"rewards.{hero}", "rewards", "row", seat)
    yield from battle_view.drawn(t)
    if view.duel is None:
        yield from _filled(view, "fate.open", "fate_open", "played", None)
    for deck in ("fate", "tactics", "quest", "reward", "hero"):
        yield Zone(
            f"{deck}.deck", Text(f"scene.zone.{deck}_deck"), "deck", (), view.things.count(f"{deck}.deck")
        )
    for rune in ("rune.dragon", "rune.false"):
        if view.things.order.get(rune):
            yield Zone(
                rune, Text(f"scene.zone.{rune.replace('.', '_')}"), "deck", (), view.things.count(rune)
            )
    yield from _filled(view, "fate.discard", "fate_discard", "discard", None)


def _orders(t: Campaign, seat: Seat) -> Zone:
    """The orders of a player: those used this year lie open and grey; all are public (RW-ORDER-04)."""
    used = t.player(seat).used
    cards = tuple(
        Card(
            f"order.{seat}.{order.number}",
            card_faces.ORDER_FACE + order.number,
            state=("spent",) if order.number in used else (),
            tag=None if order.number in used else _bonus(order, used),
        )
        for order in ORDERS
    )
    return Zone(f"orders.{seat}", Text("scene.zone.orders"), "row", cards, len(cards), seat)


def _bonus(order: Order, used: Sequence[int]) -> Badge:
    """Whether an order would earn its Supremacy Bonus now (RW-ORDER-11)."""
    if order.bonus and order.number > max(used, default=0):
        return Badge("", Text("scene.bonus"), tone="good")
    return Badge("", Text("scene.no_bonus"))


def _zone(view: State, zone: str, name: str, kind: ZoneKind, seat: Seat | None) -> Zone:
    cards = tuple([card_of(view.things, handle) for handle in view.things.in_zone(zone)])
    return Zone(zone, Text(f"scene.zone.{name}"), kind, cards, len(cards), seat)


def _filled(view: State, zone: str, name: str, kind: ZoneKind, seat: Seat | None) -> Iterator[Zone]:
    """A zone, if something lies there."""
    if view.things.order.get(zone):
        yield _zone(view, zone, name, kind, seat)
