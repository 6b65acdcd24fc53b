"""What one chooses from before the game: factions and heroes."""

from __future__ import annotations

from hexameron.games.heroes.content.heroes import TALENT
from hexameron.games.heroes.content.records import Unit
from hexameron.games.heroes.content.terms import Ability, Faction
from hexameron.games.heroes.content.towns import BUILDING
from hexameron.games.heroes.rules import values
from hexameron.games.heroes.screen import card_texts
from hexameron.games.heroes.screen.looks import (
    COMMAND,
    FACTION_COLOURS,
    INITIATIVE,
    MAGIC,
    STRENGTH,
    icon_of,
)
from hexameron.games.heroes.table import HERO_CARD, HERO_IDS, UNIT_AT, Conquest
from hexameron.kernel.asking import Seat
from hexameron.kernel.scene import Panel, Row
from hexameron.kernel.text import Text, listed, text


def of_faction(faction: Faction) -> Panel:
    """A faction to choose: its units, its own building and its heroes."""
    unique = BUILDING[f"building.{faction}.unique"]
    heroes = listed([card_texts.named(HERO_CARD[id_].id) for id_ in HERO_IDS[faction]])
    rows = [Row(_unit(unit), icon=icon_of(unit.id), short=Text(unit.id)) for unit in UNIT_AT[faction]]
    rows.append(
        Row(
            text("scene.building", building=Text(unique.name), text=card_texts.building_text(unique)),
            icon=icon_of(unique.name),
            short=Text(unique.name),
        )
    )
    rows.append(Row(Text("scene.row.heroes"), heroes))
    name = f"faction.{faction}"
    return Panel(
        name, Text(name), "sheet", rows=tuple(rows), icon=icon_of(name), colour=FACTION_COLOURS[faction]
    )


def _unit(unit: Unit) -> Text:
    """A unit with the abilities of both sides; most basic units have none."""
    sides = {"abilities": _listed(unit.elite.abilities)}
    if unit.basic.abilities:
        sides["basic"] = _listed(unit.basic.abilities)
    return text(
        "scene.unit.able" if unit.basic.abilities else "scene.unit",
        unit=Text(unit.id),
        strength=unit.strength,
        initiative=unit.initiative,
        **sides,
    )


def _listed(abilities: tuple[Ability, ...]) -> Text:
    return listed([card_texts.named(f"ability.{one}") for one in abilities])


def of_hero(id_: str, seat: Seat) -> Panel:
    """A hero to begin with: values, starting abilities and schools."""
    hero = HERO_CARD[id_]
    rows = [
        Row(Text("scene.row.strength"), number=hero.strength, icon=STRENGTH),
        Row(Text("scene.row.magic"), number=hero.magic, icon=MAGIC),
        Row(Text("scene.row.initiative"), number=hero.initiative, icon=INITIATIVE),
        Row(Text("scene.row.command"), number=hero.command, icon=COMMAND),
    ]
    for talent in hero.talents:
        said = card_texts.talent_text(TALENT[talent])
        rows.append(Row(text("card.talent", talent=Text(talent), text=said)))
    schools = listed([card_texts.named(f"school.{school}") for school in hero.schools])
    rows.append(Row(Text("scene.row.schools"), schools))
    return Panel(
        id_,
        Text(hero.id),
        "sheet",
        seat,
        rows=tuple(rows),
        icon=icon_of(hero.id),
        colour=FACTION_COLOURS[hero.faction],
    )


def values_of(t: Conquest, id_: str) -> tuple[tuple[str, str, int], ...]:
    """The four values of a hero in play, with their signs."""
    hero = t.hero(id_)
    return (
        ("strength", STRENGTH, values.strength(t, hero)),
        ("magic", MAGIC, values.magic(t, hero)),
        ("initiative", INITIATIVE, values.initiative(t, hero)),
        ("command", COMMAND, t.command(hero)),
    )
