"""The sheets of a combat: each enemy with all that one needs to plan against it.

All figures are those of the rules: what a block is worth, what it takes, what a blow deals.
"""

from __future__ import annotations

from collections.abc import Iterator

from hexameron.games.mageknight.rules import damage, foes, guards, strikes
from hexameron.games.mageknight.screen import names
from hexameron.games.mageknight.screen.looks import (
    ABILITY_ICONS,
    ATTACK_ICONS,
    BLOCK_ICON,
    ELEMENT_COLOURS,
    ELEMENT_ICONS,
    ENEMY_COLOURS,
    RESISTANCE_ICON,
    WALL_ICON,
    icon_of,
)
from hexameron.games.mageknight.state import Combat, Foe, Threat
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Seat
from hexameron.kernel.scene import Panel, Row, Track
from hexameron.kernel.text import Text, text


def of_combat(q: Quest, me: Seat) -> Iterator[Panel]:
    """A sheet for each enemy that stands."""
    combat = q.combat(me)
    for number, foe in enumerate(combat.foes):
        if not foe.beaten and q.things.face[foe.token] >= 0:
            yield _sheet(q, me, combat, foe, foes.foe_id(number))


def _sheet(q: Quest, me: Seat, combat: Combat, foe: Foe, id_: str) -> Panel:
    printed = q.enemy(foe)
    return Panel(
        id_,
        names.foe_name(q.state, id_),
        "sheet",
        rows=tuple(_rows(q, me, combat, foe)),
        tracks=tuple(_bars(q, me, combat, foe, id_)),
        icon=icon_of(printed.id),
        colour="" if foe.role == "unit" else ENEMY_COLOURS[printed.colour],
    )


# ---------------------------------------------------------------------- facts


def _rows(q: Quest, me: Seat, combat: Combat, foe: Foe) -> Iterator[Row]:
    for threat in foe.threats:
        yield Row(
            Text(f"scene.blow.{threat.element}"),
            number=foes.strength(threat),
            icon=ELEMENT_ICONS[threat.element],
            colour=ELEMENT_COLOURS[threat.element],
        )
    yield Row(Text("scene.row.armour"), number=foes.armour(q, me, foe), icon="shield")
    if foe.role != "unit":
        yield Row(Text("scene.row.fame"), number=strikes.worth(q, me, foe), icon="laurels")
        yield from _abilities(q, me, foe)
    if combat.phase in {"ranged", "block", "damage"}:
        for threat in foe.threats:
            yield _outcome(q, me, foe, threat)


def _abilities(q: Quest, me: Seat, foe: Foe) -> Iterator[Row]:
    """Every icon of an enemy that counts in this combat, explained."""
    printed = q.enemy(foe)
    for threat in foe.threats:
        if threat.element != "physical":
            yield Row(
                Text(f"scene.halved.{threat.element}"),
                icon=ELEMENT_ICONS[threat.element],
                short=Text(f"scene.halved.{threat.element}.short"),
            )
    for element in printed.resists:
        if foes.resists(q, foe, element):
            yield Row(
                Text(f"scene.resists.{element}"),
                icon=RESISTANCE_ICON,
                colour=ELEMENT_COLOURS[element],
                short=Text(f"scene.resists.{element}.short"),
            )
    walls = foes.fortified(q, me, foe)
    if walls:
        fortified = "scene.walls.double" if walls > 1 else "scene.walls.single"
        yield Row(Text(fortified), icon=WALL_ICON, short=Text(f"{fortified}.short"))
    for ability in (*printed.abilities, *foe.gains):
        if ability not in {"doomed", "fortified"} and foes.has(q, foe, ability):
            name = Text(f"ability.{ability}")
            yield Row(
                text(f"card.ability.{ability}", ability=name, n=printed.elusive),
                icon=ABILITY_ICONS[ability],
                short=name,
            )
    if printed.defend and not foe.defends:
        name = Text("ability.defend")
        does = text("card.ability.defend", ability=name, n=printed.defend)
        yield Row(does, icon=ABILITY_ICONS["defend"], short=name)


def _outcome(q: Quest, me: Seat, foe: Foe, threat: Threat) -> Row:
    """What has become of an attack, or what it does if nobody stops it."""
    name = Text("scene.unblocked")
    if threat.blocked:
        return Row(Text(f"scene.blow.{threat.element}"), Text("scene.blocked"))
    if foe.tame or threat.dealt:
        return Row(Text(f"scene.blow.{threat.element}"), Text("scene.tamed" if foe.tame else "scene.dealt"))
    dealt = foes.to_deal(q, foe, threat)
    wounds = damage.wounds_of(q, me, dealt)
    poison = "scene.harm.poison" if foes.has(q, foe, "poison") else "scene.harm"
    return Row(name, text(poison, damage=dealt, wounds=wounds))


# ---------------------------------------------------------------------- what is still needed


def _bars(q: Quest, me: Seat, combat: Combat, foe: Foe, id_: str) -> Iterator[Track]:
    """How far a block or an attack has come against this enemy, counted as the rules would."""
    if combat.phase == "block":
        for number, threat in enumerate(foe.threats):
            if not (threat.blocked or threat.dealt or foe.tame):
                need = foes.to_block(q, foe, threat)
                have = guards.total(q, foe, threat, q.turn(me).guards)
                yield _bar(f"{id_}.block.{number}", "scene.to_block", have, need, BLOCK_ICON)
    if combat.kind != "duel":
        have = strikes.total(q, me, [foe]) if combat.phase in {"ranged", "attack"} else 0
        yield _bar(f"{id_}.beat", "scene.to_beat", have, strikes.needed(q, me, [foe]), ATTACK_ICONS["melee"])


def _bar(id_: str, name: str, have: int, need: int, icon: str) -> Track:
    label = text("scene.lacking", n=have, most=need, lack=max(0, need - have))
    return Track(id_, Text(name), min(have, need), need, icon, label=label)
