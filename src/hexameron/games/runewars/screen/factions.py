"""The factions before a war: a sheet for each that is free, with what it begins with and whom it leads."""

from __future__ import annotations

from collections.abc import Iterator

from hexameron.games.runewars.content.factions import FACTION
from hexameron.games.runewars.content.terms import RESOURCES
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.options import Lead
from hexameron.games.runewars.screen import card_faces, card_texts, looks
from hexameron.kernel.game import Question
from hexameron.kernel.scene import Panel, Row
from hexameron.kernel.text import Text, joined, text


def sheet_id(faction: str) -> str:
    return f"faction.{faction}"


def sheets(question: Question | None) -> Iterator[Panel]:
    """A sheet for each faction that can be chosen now."""
    options = () if question is None else question.options
    for option in options:
        if isinstance(option, Lead):
            yield _sheet(option.faction)


def _sheet(name: str) -> Panel:
    faction = FACTION[name]
    return Panel(
        sheet_id(name),
        Text(f"faction.{name}"),
        "sheet",
        rows=(
            *(
                Row(Text(f"resource.{resource}"), number=n, icon=looks.RESOURCES[resource])
                for resource, n in zip(RESOURCES, faction.start, strict=True)
            ),
            Row(Text("scene.row.influence"), number=faction.influence, icon=looks.INFLUENCE),
            Row(Text("scene.row.tactics"), number=faction.tactics, icon=looks.TACTICS),
            Row(Text(f"card.alignment.{faction.alignment}")),
            *(_unit(kind) for kind in faction.units),
        ),
        icon=looks.FACTIONS[name],
        colour=looks.FACTION_COLOURS[name],
    )


def _unit(kind: str) -> Row:
    unit = UNIT[kind]
    name = text("option.kind", unit=Text(unit.name))
    told = joined([card_texts.unit_values(unit), card_texts.unit_text(unit)])
    return Row(
        text("card.when", when=name, what=told),
        icon=looks.UNITS[kind],
        face=card_faces.unit_face(kind),
        short=name,
    )
