"""What stands around the map: the players, the week, my city, the battle."""

from __future__ import annotations

from collections.abc import Iterator

from hexameron.games.heroes.content import tracks
from hexameron.games.heroes.content.terms import PHASES
from hexameron.games.heroes.rules import attack, building, gathering, rout, values
from hexameron.games.heroes.screen import battle_view, card_texts, names
from hexameron.games.heroes.screen.looks import (
    ACTION,
    BATTLE,
    CITY,
    FLAG,
    GOLD,
    LEVEL,
    MOVEMENT,
    PHASE_ICONS,
    RESOURCES,
    ROUT,
    WOUND,
    icon_of,
)
from hexameron.games.heroes.setup import LENGTHS, STAGES
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import Seat
from hexameron.kernel.ids import player_id
from hexameron.kernel.scene import Figure, Panel, Row, Track
from hexameron.kernel.text import Text, text


def around(t: Conquest, me: Seat | None) -> Iterator[Panel]:
    """All panels but the sheets."""
    for seat in range(len(t.state.players)):
        yield _player(t, seat)
    yield _turn(t)
    if t.state.step in STAGES:
        return
    if battle_view.going_on(t.state.battle):
        yield battle_view.stake(t, me)
        return
    yield _week(t)
    if me is not None:
        yield _city(t, me)


def _player(t: Conquest, seat: Seat) -> Panel:
    view = t.state
    player = view.players[seat]
    if not view.tiles:
        return Panel(player_id(seat), names.seat_name(view, seat), "player", seat)
    fields = sum(owner == seat for owner in view.owners.values())
    rows = [
        Row(Text("scene.row.resources"), number=player.resources, icon=RESOURCES),
        Row(Text("scene.row.gold"), number=player.gold, icon=GOLD),
        Row(Text("scene.row.cards"), number=len(player.cards), icon=ACTION),
        Row(Text("scene.row.level"), Text(f"scene.level.{player.level}"), icon=LEVEL),
        Row(Text("scene.row.buildings"), number=len(player.buildings), icon=CITY),
        Row(Text("scene.row.fields"), number=fields, icon=FLAG),
    ]
    return Panel(
        player_id(seat),
        names.seat_name(view, seat),
        "player",
        seat,
        seat == view.active,
        tuple(rows),
        icon=icon_of(f"faction.{player.faction}"),
    )


def _turn(t: Conquest) -> Panel:
    """The round in the head, and the figures of what is going on."""
    view = t.state
    length = LENGTHS[str(view.variants.get("length", "medium"))]
    title = text("scene.round", n=view.round, of=tracks.rounds_in(length))
    return Panel("turn", title, "turn", rows=tuple(_figures(t)))


def _figures(t: Conquest) -> Iterator[Row]:
    view, action = t.state, t.state.action
    battle = view.battle
    if battle is not None:
        yield Row(Text("scene.row.battle_turn"), number=battle.turn, icon=BATTLE)
        if battle.attack is not None and (battle.attack.dice or battle.attack.elite):
            n = attack.count(t, battle.attack)
            yield Row(Text("scene.row.wounds"), number=n, icon=WOUND, colour="red")
    elif action is not None and action.hero:
        hero = t.hero(action.hero)
        yield Row(Text("scene.row.movement"), number=action.movement, icon=MOVEMENT)
        yield Row(Text("scene.row.rout"), number=rout.value(t, hero), icon=ROUT)
    elif action is not None and action.kind == "recruitment":
        n = max(0, values.recruit_limit(t, view.active) - action.bought)
        yield Row(Text("scene.row.limit"), number=n, icon=ACTION)


def _week(t: Conquest) -> Panel:
    """The event of the round, and how many weeks are left (HE-WEEK-02, HE-WEEK-03)."""
    week = t.week
    left = t.things.count("weeks")
    gone = t.things.count("weeks.past")
    bar = Track("week", Text("scene.row.weeks"), gone, gone + left, PHASE_ICONS[_phase(gone, gone + left)])
    if week is None:
        return Panel("week", Text("scene.week.none"), "facts", tracks=(bar,), icon=PHASE_ICONS["crescent"])
    rows = (Row(card_texts.week_text(week)),)
    return Panel("week", Text(week.id), "facts", rows=rows, tracks=(bar,), icon=icon_of(week.id))


def _phase(gone: int, weeks: int) -> str:
    """The phase of the moon after so many weeks of so many."""
    each = max(1, weeks // len(PHASES))
    return PHASES[min(max(gone - 1, 0) // each, len(PHASES) - 1)]


def _city(t: Conquest, me: Seat) -> Panel:
    """My city: level, what the next one costs, income."""
    player = t.player(me)
    gold, resources = gathering.income(t, me)
    rows = [Row(Text("scene.row.level"), Text(f"scene.level.{player.level}"), icon=LEVEL)]
    if player.level < tracks.TOP_LEVEL:
        n = building.level_cost(t, me)
        rows.append(Row(Text("scene.row.next_level"), text("scene.cost", n=n), icon=RESOURCES))
    income = text("scene.income", gold=gold, resources=resources)
    rows.append(Row(Text("scene.row.income"), income, icon=GOLD))
    for level in range(1, player.level + 1):
        unit = t.unit(me, level)
        left = t.reserve(me, level)
        value = text("scene.reserve", basic=unit.basic.gold, elite=unit.elite.gold, n=left)
        rows.append(Row(Text(unit.id), value, icon=icon_of(unit.id)))
    figures = [
        Figure(Text(one.name), icon_of(one.name), True, "" if one.kind in player.buildings else "lost")
        for one in building.BUILDINGS_OF[player.faction]
    ]
    return Panel(
        "city", Text("scene.my_city"), "facts", me, rows=tuple(rows), icon=CITY, figures=tuple(figures)
    )
