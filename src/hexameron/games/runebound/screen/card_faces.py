"""The faces of all cards: what is printed on them, in full and as signs for where there is little room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexameron.games.runebound.content import catalogue
from hexameron.games.runebound.content import effects as fx
from hexameron.games.runebound.content.adventures import ADVENTURES
from hexameron.games.runebound.content.assets import ASSETS
from hexameron.games.runebound.content.heroes import HEROES
from hexameron.games.runebound.content.records import (
    Adventure,
    Asset,
    Enemy,
    Event,
    Hero,
    ScenarioCard,
    Skill,
    StoryCard,
)
from hexameron.games.runebound.content.skills import SKILLS
from hexameron.games.runebound.content.stories import SCENARIO_CARDS, STORIES
from hexameron.games.runebound.content.tokens import CAST_BY, TOKEN
from hexameron.games.runebound.screen import card_texts, looks
from hexameron.games.runebound.screen.names import side_name
from hexameron.kernel.scene import Badge, Band, Face
from hexameron.kernel.text import Text, joined, listed
from hexameron.kernel.text import text as say

HERO_FACE, VILLAIN_FACE = 500, 520
"""The first faces of what is printed but never shuffled."""
COMBAT: Final[tuple[fx.Moment, ...]] = (
    "engage", "after_cast", "special", "attacking", "blocking", "foe_surged", "would_fall", "fell",
    "beat_foe",
)  # fmt: skip
MOMENTS: Final[dict[fx.Moment, str]] = {
    **dict.fromkeys(COMBAT, "crossed-swords"),
    "surge": looks.SYMBOLS["sur"],
    "testing": "star-formation",
    "revealed": "star-formation",
    "rolled": "rolling-dices",
    "entered": looks.SPEED,
    "drew_card": looks.QUEST,
    "drew_enemy": looks.QUEST,
    "quest_done": looks.QUEST,
    "trophy": looks.TROPHY,
    "resting": looks.LIFE,
    "action": looks.ACTION,
    "turn_start": looks.TIME,
}
"""The sign of when an ability works; others work in the own turn."""
ORBS: Final[dict[str, str]] = {str(deck): icon for deck, icon in looks.DECK_ICONS.items()}
"""Trophies by the sign of their deck; any other stands for all of them."""
STATS: Final[dict[str, str]] = {
    **{str(attribute): icon for attribute, icon in looks.ATTRIBUTES.items()},
    "speed": looks.SPEED,
    "life": looks.LIFE,
    "hand": looks.HAND,
}


def faces() -> list[Face]:
    """Everything that is printed, for the catalogue."""
    return [
        *(_skill_face(one) for one in SKILLS),
        *(_asset_face(one) for one in ASSETS),
        *(_adventure_face(one) for one in ADVENTURES),
        *(_story_face(one) for one in STORIES),
        *(_hero_face(HERO_FACE + n, one) for n, one in enumerate(HEROES)),
        *(_villain_face(VILLAIN_FACE + n, one) for n, one in enumerate(SCENARIO_CARDS)),
    ]


def _orbs(orb: str, n: int) -> Text:
    return say("card.orbs", n=n, orb=card_texts.orb(orb)) if n > 1 else card_texts.orb(orb)


def _skill_face(one: Skill) -> Face:
    orbs = listed([_orbs(orb, one.cost.count(orb)) for orb in dict.fromkeys(one.cost)])
    parts = [*card_texts.rules(one.rules), say("card.cost", orbs=orbs)]
    kind = Text(f"card.kind.skill.{one.type}")
    icon = "star-formation" if one.star else looks.ATTRIBUTES[one.type]
    return Face(
        catalogue.FACE[one.id],
        Text(one.name),
        joined(parts),
        kind,
        icon,
        looks.ATTRIBUTE_COLOURS[one.type],
        bands=(*_bands(one.rules), _price(one.cost)),
    )


def _asset_face(one: Asset) -> Face:
    parts = card_texts.rules(one.rules)
    for id_ in CAST_BY.get(one.id, ()):
        first, second = TOKEN[id_].sides
        parts.insert(0, say("card.token", one=side_name(first), two=side_name(second)))
    if one.trade:
        parts.insert(0, say("card.trade", n=one.trade))
    return Face(
        catalogue.FACE[one.id],
        Text(one.name),
        joined(parts or [Text("card.plain")]),
        Text(f"card.kind.asset.{one.type}"),
        looks.ASSETS[one.type],
        looks.ASSET_COLOURS[one.type],
        one.cost,
    )


def _adventure_face(one: Adventure) -> Face:
    what = one.what
    icon, corner = looks.DECK_ICONS[one.deck], None
    if isinstance(what, Enemy):
        kind, told, icon, corner = "enemy", card_texts.enemy(what), looks.enemy_icon(what.traits), what.life
    elif isinstance(what, Event):
        kind = "event"
        told = joined(
            [
                say(f"card.option.{letter}", what=card_texts.event_option(what, letter))
                for letter in ("a", "b")
            ]
        )
    else:
        kind, told = "quest", card_texts.quest(what)
    return Face(
        catalogue.FACE[one.id],
        Text(one.name),
        told,
        Text(f"card.kind.{kind}"),
        icon,
        looks.DECK_COLOURS[one.deck],
        corner,
        bands=_options(what) if isinstance(what, Event) else (),
    )


def _story_face(one: StoryCard) -> Face:
    kind = Text("card.kind.story.quest" if one.places else "card.kind.story")
    return Face(catalogue.FACE[one.id], Text(one.name), card_texts.story(one), kind, looks.STORY, "purple")


def _hero_face(number: int, one: Hero) -> Face:
    bands = _hero_bands(one)
    told = joined([band.text for band in bands])
    icon = looks.HEROES[one.id]
    return Face(number, Text(one.id), told, Text("card.kind.hero"), icon, "steel", bands=bands)


def _hero_bands(one: Hero) -> tuple[Band, ...]:
    """What a hero is good at, values, combat tokens, then each ability and how the hero begins."""
    values = say("card.hero.values", life=one.life, speed=one.speed, hand=one.hand, gold=one.gold)
    attributes = say("card.hero.attributes", body=one.body, mind=one.mind, spirit=one.spirit)
    tokens = [
        say("card.hero.token", one=side_name(TOKEN[id_].sides[0]), two=side_name(TOKEN[id_].sides[1]))
        for id_ in CAST_BY[one.id]
    ]
    begins = say("card.setup", what=card_texts.phrase(one.setup))
    about = Text(f"card.about.{one.id}")
    return (
        Band((Badge(looks.HEROES[one.id], about),), about),
        Band((Badge(looks.LIFE, values, one.life),), joined([values, attributes])),
        Band((Badge(looks.DAMAGE, joined(tokens)),), joined(tokens)),
        *_bands(one.rules),
        Band((Badge(looks.TIME, begins),), begins),
    )


def _villain_face(number: int, one: ScenarioCard) -> Face:
    return Face(
        number,
        Text(one.villain),
        card_texts.enemy(one.enemy),
        Text("card.kind.villain"),
        looks.VILLAINS[one.villain],
        "red",
        one.enemy.life,
    )


# ---------------------------------------------------------------------- signs


def _bands(rules: Sequence[fx.Rule]) -> tuple[Band, ...]:
    """A band for each ability: a sign of when it works, with what surges it takes or what it raises."""
    return tuple([Band((_sign(one),), card_texts.rule(one)) for one in rules])


def _sign(one: fx.Rule) -> Badge:
    told = card_texts.rule(one)
    if isinstance(one.cost, fx.Surges):
        return Badge(looks.SYMBOLS["sur"], told, one.cost.n or None)
    if isinstance(one.effect, fx.Stat) and one.effect.stat in STATS:
        return Badge(STATS[one.effect.stat], told, one.effect.n)
    return Badge(MOMENTS.get(one.moment, looks.ABILITY), told)


def _price(cost: Sequence[str]) -> Band:
    """The trophies that a skill is learned for."""
    orbs = listed([_orbs(orb, cost.count(orb)) for orb in dict.fromkeys(cost)])
    signs = [
        Badge(ORBS.get(orb, looks.TROPHY), card_texts.orb(orb), cost.count(orb))
        for orb in dict.fromkeys(cost)
    ]
    return Band(tuple(signs), say("card.cost", orbs=orbs))


def _options(event: Event) -> tuple[Band, ...]:
    """The two options of an event, each for itself."""
    return tuple(
        [
            Band(
                (Badge("", Text(f"card.letter.{letter}")),),
                card_texts.event_option(event, letter),
                name=Text(f"card.letter.{letter}"),
            )
            for letter in ("a", "b")
        ]
    )
