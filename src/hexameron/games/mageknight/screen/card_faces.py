"""What is printed, as faces: names, texts, and bands that say in signs and in words what each part does."""

from __future__ import annotations

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.colours import BLACK, NO_COLOUR
from hexameron.games.mageknight.content.records import Deed, Enemy, Ruin, Skill, Tactic, Tile, UnitCard
from hexameron.games.mageknight.content.tactics import TACTICS
from hexameron.games.mageknight.screen import card_signs, card_texts
from hexameron.games.mageknight.screen.looks import (
    DEED_COLOURS,
    ENEMY_COLOURS,
    HERO_COLOURS,
    MANA_COLOURS,
    TILE_ICON,
    icon_of,
)
from hexameron.kernel.scene import Badge, Band, Face
from hexameron.kernel.text import Text, joined
from hexameron.kernel.text import text as say
from hexameron.kernel.words import Colour


def faces() -> list[Face]:
    """Everything that is printed on cards and tokens, for the catalogue."""
    return [
        *(_deed_face(face, deed) for face, deed in enumerate(catalogue.DEEDS)),
        *(_unit_face(catalogue.UNIT_FACE + n, unit) for n, unit in enumerate(catalogue.UNITS)),
        *(_enemy_face(catalogue.ENEMY_FACE + n, enemy) for n, enemy in enumerate(catalogue.ENEMIES)),
        *(_ruin_face(catalogue.RUIN_FACE + n, ruin) for n, ruin in enumerate(catalogue.RUINS)),
        *(_tile_face(catalogue.TILE_FACES[tile.id], tile) for tile in catalogue.TILES),
        *(_skill_face(catalogue.SKILL_FACE + n, skill) for n, skill in enumerate(catalogue.SKILLS)),
        *(_tactic_face(catalogue.TACTIC_FACES[tactic.id], tactic) for tactic in TACTICS),
    ]


def _deed_face(face: int, deed: Deed) -> Face:
    return Face(
        id=face,
        name=Text(deed.id),
        text=card_texts.deed_text(deed),
        kind=Text("card.kind.banner" if deed.banner else f"card.kind.{deed.kind}"),
        icon=icon_of(deed.id),
        colour=DEED_COLOURS.get(deed.kind) or _colour(deed.colour),
        rules=_DEED_RULES[deed.kind],
        bands=_halves(deed),
    )


_DEED_RULES = {
    "basic": ("MK-DEED-01", "MK-DEED-03"),
    "advanced": ("MK-DEED-01", "MK-DEED-03"),
    "spell": ("MK-DEED-01", "MK-DEED-05"),
    "artifact": ("MK-DEED-01", "MK-DEED-09"),
    "wound": ("MK-WND-01",),
}


def _colour(colour: int) -> Colour:
    return "" if colour == NO_COLOUR else MANA_COLOURS[colour]


def _unit_face(face: int, unit: UnitCard) -> Face:
    return Face(
        id=face,
        name=Text(unit.id),
        text=card_texts.unit_text(unit),
        kind=say("card.kind.elite" if unit.elite else "card.kind.regular", n=unit.level),
        icon=icon_of(unit.id),
        colour="yellow" if unit.elite else "steel",
        corner=unit.cost,
        rules=("MK-UNIT-01", "MK-UNIT-11"),
        bands=_abilities(unit),
    )


def _skill_face(face: int, skill: Skill) -> Face:
    return Face(
        id=face,
        name=Text(skill.id),
        text=card_texts.skill_text(skill),
        kind=say(f"card.kind.skill.{skill.kind}", hero=Text(f"hero.{skill.hero}")),
        icon=icon_of(skill.id),
        colour=HERO_COLOURS[skill.hero],
        rules=("MK-SKILL-05",),
        bands=(Band(card_signs.skill_signs(skill), card_texts.skill_text(skill)),),
    )


def _tactic_face(face: int, tactic: Tactic) -> Face:
    return Face(
        id=face,
        name=Text(tactic.id),
        text=card_texts.tactic_text(tactic),
        kind=Text("card.kind.tactic.night" if tactic.night else "card.kind.tactic.day"),
        icon="moon" if tactic.night else "sun",
        colour="blue" if tactic.night else "yellow",
        corner=tactic.number,
        rules=("MK-TACT-01", "MK-TACT-06"),
        bands=(Band(card_signs.tactic_signs(tactic), card_texts.tactic_text(tactic)),),
    )


def _enemy_face(face: int, enemy: Enemy) -> Face:
    return Face(
        id=face,
        name=Text(enemy.id),
        text=joined(card_texts.enemy_notes(enemy)),
        kind=Text(f"card.kind.enemy.{enemy.colour}"),
        icon=icon_of(enemy.id),
        colour=ENEMY_COLOURS[enemy.colour],
        corner=enemy.fame,
        rules=("MK-CBT-16",),
    )


def _ruin_face(face: int, ruin: Ruin) -> Face:
    return Face(
        id=face,
        name=Text("site.ruins"),
        text=card_texts.ruin_text(ruin),
        kind=Text("card.kind.altar" if ruin.tribute else "card.kind.ruin"),
        icon="stone-tablet" if ruin.tribute else "ancient-ruins",
        colour="yellow",
        rules=("MK-SITE-07",),
    )


def _tile_face(face: int, tile: Tile) -> Face:
    return Face(
        id=face,
        name=Text(f"card.tile.{tile.kind}"),
        text=Text("card.tile.text"),
        kind=Text("card.kind.tile"),
        icon=TILE_ICON,
        colour="green" if tile.kind in {"start", "countryside"} else "copper",
        rules=("MK-EXPL-02",),
    )


# ---------------------------------------------------------------------------- bands


def _halves(deed: Deed) -> tuple[Band, ...]:
    """Without mana and with it; a Wound has one band."""
    basic, strong = card_signs.deed_signs(deed)
    if deed.basic is None:
        return (Band(basic, card_texts.deed_text(deed)),)
    first, second = (card_texts.half_text(deed, strong=half) for half in (False, True))
    colour = DEED_COLOURS.get(deed.kind) or _colour(deed.colour)
    return (
        Band(
            basic, say("card.banner.band", does=first) if deed.banner else first, _price(deed, strong=False)
        ),
        Band(
            strong,
            second,
            _price(deed, strong=True),
            colour,
            Text(deed.strong_id) if deed.kind == "spell" else None,
        ),
    )


def _price(deed: Deed, *, strong: bool) -> tuple[Badge, ...]:
    """The mana of an action or a spell; an artifact leaves the game."""
    match deed.kind:
        case "spell":
            mana = (card_signs.mana(deed.colour),)
            return (*mana, card_signs.mana(BLACK)) if strong else mana
        case "artifact":
            return (Badge(card_signs.THROWN, Text("card.leaves_game")),) if strong else ()
        case _:
            return (card_signs.mana(deed.colour),) if strong else ()


def _abilities(unit: UnitCard) -> tuple[Band, ...]:
    """Each thing that a unit can do, with the mana it costs; before them who it is."""
    about = Band(
        (Badge(card_signs.ARMOUR, say("card.armour", n=unit.armour), unit.armour),),
        joined(card_texts.unit_facts(unit)),
    )
    return (
        about,
        *(
            Band(
                signs,
                card_texts.effect_text(ability.effect),
                tuple(card_signs.mana(one) for one in ability.mana),
            )
            for ability, signs in zip(unit.abilities, card_signs.unit_signs(unit), strict=True)
        ),
    )
