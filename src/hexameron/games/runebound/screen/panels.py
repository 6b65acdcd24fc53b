"""What stands beside the map: players, the time track, the scenario."""

from __future__ import annotations

from collections.abc import Iterator

from hexameron.games.runebound.content.map import REFRESH_SPACES, STORY_SPACES, TRACK
from hexameron.games.runebound.content.terms import ATTRIBUTES, DECKS
from hexameron.games.runebound.rules.fighters import villain_life
from hexameron.games.runebound.screen import looks
from hexameron.games.runebound.screen.names import VILLAINS, seat_name
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Seat
from hexameron.kernel.scene import Badge, Panel, Row, Track
from hexameron.kernel.text import Text, text


def around(t: Saga, me: Seat | None) -> Iterator[Panel]:
    """Every player, whose turn it is, and the villain to be beaten."""
    yield from _players(t)
    yield from _turn(t)
    if t.state.scenario:
        yield _villain(t, me)
    yield _decks(t)


def _players(t: Saga) -> Iterator[Panel]:
    turn = t.state.turn
    for seat, player in enumerate(t.state.players):
        rows: list[Row] = []
        if player.hero:
            life = t.life(seat)
            rows = [
                Row(Text("scene.row.life"), number=life - player.damage, icon=looks.LIFE),
                Row(Text("scene.row.gold"), number=player.gold, icon=looks.GOLD),
                Row(Text("scene.row.trophies"), number=len(t.trophies(seat)), icon=looks.TROPHY),
                Row(Text("scene.row.hand"), number=t.things.count(f"hand.{seat}"), icon=looks.HAND),
                *(
                    Row(Text(f"scene.row.{one}"), number=t.stat(seat, one), icon=looks.ATTRIBUTES[one])
                    for one in ATTRIBUTES
                ),
                Row(Text("scene.row.speed"), number=t.stat(seat, "speed"), icon=looks.SPEED),
                *_tokens(t, seat),
            ]
        yield Panel(
            f"player.{seat}",
            seat_name(t.state, seat),
            "player",
            seat,
            turn is not None and turn.seat == seat,
            tuple(rows),
            icon=looks.HEROES[player.hero] if player.hero else "",
        )


def _tokens(t: Saga, seat: Seat) -> Iterator[Row]:
    player = t.player(seat)
    if t.state.scenario == "margath":
        yield Row(Text("scene.row.lore"), number=player.lore, icon=looks.LORE)
    else:
        yield Row(Text("scene.row.allies"), number=player.allies, icon=looks.ALLY)
    for deck in DECKS:
        n = t.things.count(f"trophy.{seat}.{deck}")
        if n:
            yield Row(
                Text(f"orb.{deck}"), number=n, icon=looks.DECK_ICONS[deck], colour=looks.DECK_COLOURS[deck]
            )


def _turn(t: Saga) -> Iterator[Panel]:
    state = t.state
    title = text("scene.time", act=state.act, n=state.space)
    rows = (
        ()
        if state.turn is None
        else (Row(Text("scene.row.actions"), number=state.turn.actions, icon=looks.ACTION),)
    )
    yield Panel("turn", title, "turn", None if state.turn is None else state.turn.seat, rows=rows)


def _villain(t: Saga, me: Seat | None) -> Panel:
    """The villain, and his life against me."""
    villain = VILLAINS[t.state.scenario]
    rows = [Row(Text(f"scene.goal.{t.state.scenario}"))]
    if me is not None and t.player(me).hero:
        rows.insert(0, Row(Text("scene.row.villain_life"), number=villain_life(t, me), icon=looks.LIFE))
    return Panel(
        "villain.card", Text(villain), "facts", rows=tuple(rows), icon=looks.VILLAINS[villain], colour="red"
    )


def _decks(t: Saga) -> Panel:
    """How many cards are left in each deck."""
    icons = {**{str(deck): icon for deck, icon in looks.DECK_ICONS.items()}, "skill": looks.HAND}
    rows = [
        Row(Text(f"scene.zone.{deck}.deck"), number=t.things.count(f"{deck}.deck"), icon=icon)
        for deck, icon in icons.items()
    ]
    return Panel("decks", Text("scene.decks"), "facts", rows=tuple(rows), icon=looks.HAND)


def tracks(t: Saga) -> Iterator[Track]:
    """The time track with what comes when; both acts run along it."""
    steps = tuple(
        Badge(looks.STORY, Text("scene.step.story"))
        if space in STORY_SPACES
        else Badge(looks.TIME, Text("scene.step.refresh"))
        if space in REFRESH_SPACES
        else Badge()
        for space in range(1, TRACK + 1)
    )
    label = text("scene.time", act=t.state.act, n=t.state.space)
    yield Track("time", Text("scene.row.time"), t.state.space, TRACK, looks.TIME, label=label, steps=steps)
