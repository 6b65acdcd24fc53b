"""What is printed, as faces: names, texts, and bands that say in signs and in words what each part does."""

from __future__ import annotations

from hexameron.games.heroes.content import catalogue
from hexameron.games.heroes.content.actions import ACTION_CARDS
from hexameron.games.heroes.content.artifacts import ARTIFACTS
from hexameron.games.heroes.content.encounters import ENCOUNTERS
from hexameron.games.heroes.content.heroes import HEROES, TALENT
from hexameron.games.heroes.content.records import (
    ActionCard,
    Artifact,
    Building,
    Encounter,
    Hero,
    Lore,
    Scroll,
    Skill,
    Tile,
    Treasure,
    Unit,
    Week,
)
from hexameron.games.heroes.content.scrolls import SCROLLS
from hexameron.games.heroes.content.skills import SKILLS
from hexameron.games.heroes.content.tiles import TILES
from hexameron.games.heroes.content.towns import BUILDINGS
from hexameron.games.heroes.content.treasures import TREASURES
from hexameron.games.heroes.content.units import UNITS
from hexameron.games.heroes.content.weeks import WEEKS
from hexameron.games.heroes.screen import card_signs
from hexameron.games.heroes.screen import card_texts as words
from hexameron.games.heroes.screen.card_texts import ACTION_FACE, BUILDING_FACE, HERO_FACE, ROMAN, UNIT_FACE
from hexameron.games.heroes.screen.looks import (
    FACTION_COLOURS,
    RANK_COLOURS,
    SCHOOL_COLOURS,
    TILE,
    TREASURE,
    icon_of,
)
from hexameron.kernel.scene import Band, Face
from hexameron.kernel.text import Text, joined
from hexameron.kernel.text import text as say


def faces() -> list[Face]:
    """Everything that is printed, for the catalogue."""
    return [
        *(_scroll_face(catalogue.FACE[one.id], one) for one in SCROLLS),
        *(_artifact_face(catalogue.FACE[one.id], one) for one in ARTIFACTS),
        *(_treasure_face(catalogue.FACE[one.id], one) for one in TREASURES),
        *(_week_face(catalogue.FACE[one.id], one) for one in WEEKS),
        *(_skill_face(catalogue.FACE[one.id], one) for one in SKILLS),
        *(_encounter_face(catalogue.FACE[one.id], one) for one in ENCOUNTERS),
        *(_tile_face(catalogue.FACE[one.id], one) for one in TILES),
        *(_building_face(BUILDING_FACE + n, one) for n, one in enumerate(BUILDINGS)),
        *(_action_face(ACTION_FACE + n, one) for n, one in enumerate(ACTION_CARDS, start=1)),
        *(_hero_face(HERO_FACE + n, one) for n, one in enumerate(HEROES)),
        *(_unit_face(UNIT_FACE + n, one) for n, one in enumerate(UNITS)),
    ]


def _scroll_face(face: int, card: Scroll) -> Face:
    return Face(
        id=face,
        name=Text(card.id),
        text=words.lore_text(card),
        kind=say("card.kind.scroll", n=card.level, school=Text(f"school.{card.school}")),
        icon=icon_of(card.id),
        colour=SCHOOL_COLOURS[card.school],
        corner=card.level,
        rules=("HE-SCROLL-02", "HE-SCROLL-04"),
        bands=_lore_bands(card),
    )


def _skill_face(face: int, card: Skill) -> Face:
    return Face(
        id=face,
        name=Text(card.id),
        text=words.lore_text(card),
        kind=say(f"card.kind.{card.kind}", school=Text(f"school.{card.school}")),
        icon=icon_of(card.id),
        colour=SCHOOL_COLOURS.get(card.school, "red"),
        rules=("HE-SKILL-03", "HE-SKILL-04"),
        bands=_lore_bands(card),
    )


def _artifact_face(face: int, card: Artifact) -> Face:
    return Face(
        id=face,
        name=Text(card.id),
        text=words.artifact_text(card),
        kind=say("card.kind.artifact", slot=Text(f"slot.{card.slot}")),
        icon=icon_of(card.id),
        colour="orange",
        rules=("HE-ART-03", "HE-ART-04"),
        bands=(Band(card_signs.artifact_signs(card), words.artifact_text(card)),),
    )


def _treasure_face(face: int, card: Treasure) -> Face:
    return Face(
        id=face,
        name=Text(card.name),
        text=words.treasure_text(card),
        kind=Text("card.kind.treasure"),
        icon=TREASURE,
        colour="yellow",
        rules=("HE-TREAS-01", "HE-TREAS-03"),
        bands=(Band(card_signs.treasure_signs(card), words.treasure_text(card)),),
    )


def _week_face(face: int, card: Week) -> Face:
    return Face(
        id=face,
        name=Text(card.id),
        text=words.week_text(card),
        kind=say("card.kind.week", phase=Text(f"phase.{card.phase}")),
        icon=icon_of(card.id),
        colour="black" if card.dark else "purple",
        rules=("HE-WEEK-02", "HE-DARK-01") if card.dark else ("HE-WEEK-02",),
        bands=(Band(card_signs.week_signs(card), words.week_text(card)),),
    )


def _encounter_face(face: int, token: Encounter) -> Face:
    return Face(
        id=face,
        name=Text(token.name),
        text=joined(words.encounter_notes(token)),
        kind=say("card.kind.encounter", rank=Text(f"rank.{token.rank}")),
        icon=icon_of(token.name),
        colour=RANK_COLOURS[token.rank],
        corner=token.numbers,
        rules=("HE-SETUP-14",),
    )


def _tile_face(face: int, tile: Tile) -> Face:
    return Face(
        id=face,
        name=Text(tile.name),
        text=Text("card.tile"),
        kind=say("card.kind.tile", n=tile.number),
        icon=TILE,
        colour="green",
        corner=tile.number,
        rules=("HE-SETUP-06",),
    )


def _building_face(face: int, building: Building) -> Face:
    return Face(
        id=face,
        name=Text(building.name),
        text=joined([words.building_text(building), say("card.price", cost=words.cost_text(building))]),
        kind=say("card.kind.building", level=ROMAN[building.level]),
        icon=icon_of(building.name),
        colour=FACTION_COLOURS[building.faction],
        corner=sum((cost.resources for cost in building.costs), 0) or None,
        rules=("HE-BUILD-04",),
        bands=_building_bands(building),
    )


def _action_face(face: int, card: ActionCard) -> Face:
    one, two = (say("card.name", name=Text(f"action.{action}")) for action in card.actions)
    return Face(
        id=face,
        name=Text("card.action.special" if card.special else f"card.action.{face - ACTION_FACE}"),
        text=say("card.sentence", phrase=say("card.or", one=one, two=two)),
        kind=Text("card.kind.action"),
        icon=icon_of(f"action.{card.actions[0]}"),
        colour="blue" if card.special else "steel",
        rules=("HE-FLOW-03",),
        bands=_action_bands(card),
    )


def _hero_face(face: int, hero: Hero) -> Face:
    return Face(
        id=face,
        name=Text(hero.id),
        text=words.hero_text(hero),
        kind=say("card.kind.hero", faction=Text(f"faction.{hero.faction}")),
        icon=icon_of(hero.id),
        colour=FACTION_COLOURS[hero.faction],
        rules=("HE-HERO-01", "HE-HERO-04"),
        bands=_hero_bands(hero),
    )


def _unit_face(face: int, unit: Unit) -> Face:
    return Face(
        id=face,
        name=Text(unit.id),
        text=words.unit_text(unit),
        kind=say("card.kind.unit", level=ROMAN[unit.level]),
        icon=icon_of(unit.id),
        colour=FACTION_COLOURS[unit.faction],
        corner=unit.basic.gold,
        rules=("HE-RECR-17",),
        bands=_unit_bands(unit),
    )


# ---------------------------------------------------------------------------- bands


def _lore_bands(card: Lore) -> tuple[Band, ...]:
    """What a skill or scroll does for everybody, and for heroes of its school."""
    return (
        Band(card_signs.signs_of(card.first.effect), words.first_text(card)),
        Band(
            card_signs.signs_of(card.second.rule.effect),
            words.second_text(card),
            card_signs.school(card.school),
            SCHOOL_COLOURS.get(card.school, "red"),
        ),
    )


def _building_bands(building: Building) -> tuple[Band, ...]:
    """What it does, and what it costs."""
    return (
        Band(card_signs.rules_signs(building.rules), words.building_text(building)),
        Band(card_signs.cost_signs(building), say("card.price", cost=words.cost_text(building))),
    )


def _action_bands(card: ActionCard) -> tuple[Band, ...]:
    """Two actions, of which one is taken."""
    return tuple(
        Band(card_signs.action_signs(action), Text(f"card.does.{action}"), name=Text(f"action.{action}"))
        for action in card.actions
    )


def _hero_bands(hero: Hero) -> tuple[Band, ...]:
    """Values with the schools of magic, then each starting ability."""
    values = words.values(
        strength=hero.strength, magic=hero.magic, initiative=hero.initiative, command=hero.command
    )
    return (
        Band(card_signs.hero_signs(hero), joined([*values, words.schools_text(hero)])),
        *(
            Band(card_signs.rules_signs(TALENT[id_].rules), words.talent_text(TALENT[id_]), name=Text(id_))
            for id_ in hero.talents
        ),
    )


def _unit_bands(unit: Unit) -> tuple[Band, ...]:
    """Values, then what each side costs and can do."""
    return (
        Band(
            card_signs.unit_signs(unit),
            joined(words.values(strength=unit.strength, initiative=unit.initiative)),
        ),
        *(
            Band(card_signs.side_signs(side), words.side_text(kind, side), card_signs.gold(side.gold))
            for kind, side in (("basic", unit.basic), ("elite", unit.elite))
        ),
    )
