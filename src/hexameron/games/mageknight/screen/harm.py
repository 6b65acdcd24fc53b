"""Who could take a blow, and what it would do to each: figures of the rules, before anybody takes it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from hexameron.games.mageknight.rules import damage, foes, guards
from hexameron.games.mageknight.screen import names
from hexameron.games.mageknight.screen.looks import ELEMENT_COLOURS, ELEMENT_ICONS
from hexameron.games.mageknight.state import Foe, Threat, Troop
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat
from hexameron.kernel.ids import thing_id
from hexameron.kernel.scene import Panel, Row
from hexameron.kernel.text import Text, text


@dataclass(frozen=True)
class Blow:
    """Damage that an attack of an enemy deals, or what is left of it."""

    id: str
    foe: Foe
    threat: Threat
    points: int


def falling(q: Quest, me: Seat) -> Blow:
    """The blow that is being assigned."""
    combat = q.combat(me)
    one = combat.foes[combat.dealer]
    return Blow(foes.foe_id(combat.dealer), one, one.threats[combat.blow], combat.damage)


def _coming(q: Quest, me: Seat) -> Iterator[Blow]:
    """The blows that still may fall."""
    for n, m in guards.open_threats(q, me):
        one = q.combat(me).foes[n]
        yield Blow(foes.foe_id(n), one, one.threats[m], foes.to_deal(q, one, one.threats[m]))


def panels(q: Quest, me: Seat) -> Iterator[Panel]:
    """A panel for the blow that falls now, else for each that still may fall."""
    combat = q.combat(me)
    if combat.kind == "duel" or combat.phase not in {"block", "damage"}:
        return
    for place, blow in enumerate([falling(q, me)] if combat.damage else _coming(q, me)):
        yield _panel(q, me, blow, place)
    if combat.wounds:
        suffered = text("scene.of", n=combat.wounds, most=q.hand_limit(me))
        rows = (Row(Text("scene.wounds.knocked_out"), suffered, icon="bleeding-wound"),)
        yield Panel("wounds", Text("scene.wounds"), "box", me, rows=rows)


def _panel(q: Quest, me: Seat, blow: Blow, place: int) -> Panel:
    able = damage.shields(q, me, blow.foe)
    rows = [Row(names.seat_name(q.state, me), for_hero(q, me, blow))]
    for troop in q.player(me).troops:
        fate = for_unit(q, me, troop, blow) if troop in able else Text("blow.cannot")
        rows.append(Row(names.thing_name(q.state, thing_id(troop.card), None), fate))
    title = text("scene.damage.of", foe=names.foe_name(q.state, blow.id), n=blow.points)
    element = blow.threat.element
    return Panel(
        f"damage.{place}",
        title,
        "box",
        me,
        rows=tuple(rows),
        icon=ELEMENT_ICONS[element],
        colour=ELEMENT_COLOURS[element],
    )


def for_hero(q: Quest, me: Seat, blow: Blow) -> Text:
    """The Wounds of the hero, and what comes with them (MK-DMG-14..16, MK-DMG-21, MK-DMG-23)."""
    combat = q.combat(me)
    wounds = damage.wounds_of(q, me, blow.points)
    if wounds and q.has(me, "wound_ignored"):
        wounds -= 1
    if not wounds:
        return Text("blow.nothing")
    if not combat.knocked_out and combat.wounds + wounds >= q.hand_limit(me):
        return text("blow.hero.knocked_out", n=wounds)
    if foes.has(q, blow.foe, "paralyze"):
        return text("blow.hero.paralyze", n=wounds)
    return text("blow.hero.poison" if foes.has(q, blow.foe, "poison") else "blow.hero", n=wounds)


def for_unit(q: Quest, me: Seat, troop: Troop, blow: Blow) -> Text:
    """Whether a unit is wounded or lost, and what is left (MK-DMG-07..09, MK-DMG-20, MK-DMG-22)."""
    protection = damage.armour(q, me, troop)
    points = blow.points
    if damage.resists(q, me, troop, blow.threat.element):
        points -= protection
        if points <= 0:
            return Text("blow.resists")
    rest = max(0, points - protection)
    if damage.can_ignore(q, troop):
        return text("blow.unit.banner", rest=rest)
    if foes.has(q, blow.foe, "paralyze"):
        return text("blow.unit.paralyze", rest=rest)
    return text("blow.unit.poison" if foes.has(q, blow.foe, "poison") else "blow.unit", rest=rest)
