"""Everything that is printed as faces for the catalogue: name, text, kind, icon and colour."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content.catalogue import FACE
from hexameron.games.runewars.content.cities import CITIES
from hexameron.games.runewars.content.fate import FATE
from hexameron.games.runewars.content.finds import FINDS
from hexameron.games.runewars.content.heroes import HEROES
from hexameron.games.runewars.content.objectives import OBJECTIVES
from hexameron.games.runewars.content.orders import ORDERS
from hexameron.games.runewars.content.quests import QUESTS
from hexameron.games.runewars.content.records import FateCard, Order
from hexameron.games.runewars.content.rewards import REWARDS
from hexameron.games.runewars.content.seasons import SEASONS
from hexameron.games.runewars.content.tactics import TACTICS
from hexameron.games.runewars.content.terms import SHAPES, Shape
from hexameron.games.runewars.content.titles import TITLES
from hexameron.games.runewars.content.tokens import RUNES
from hexameron.games.runewars.content.units import UNIT, UNITS
from hexameron.games.runewars.screen import card_texts, looks
from hexameron.kernel.scene import Badge, Band, Face
from hexameron.kernel.text import Text, text

ORDER_FACE, TITLE_FACE, UNIT_FACE = 500, 520, 540
"""The first faces of what is printed but never shuffled; an order's number is added to the first."""
_RUNE_ICONS: Final = {"rune.dragon": looks.DRAGON_RUNE, "rune.false": looks.FALSE_RUNE}


def faces() -> list[Face]:
    """Everything that is printed, for the catalogue."""
    return [*_shuffled_by_fate(), *_cards(), *_tokens(), *_open_cards()]


def _shuffled_by_fate() -> list[Face]:
    return [
        Face(
            FACE[one.id],
            text("card.fate", n=one.number),
            card_texts.fate_text(one),
            Text("card.kind.fate"),
            looks.FATE,
            looks.DESTINIES[one.destiny],
            one.number,
            bands=tuple(_section(one, shape) for shape in SHAPES),
        )
        for one in FATE
    ]


def _section(one: FateCard, shape: Shape) -> Band:
    """What a card brings to units of a shape."""
    icon = one.sections[shape]
    told = card_texts.section(one, shape)
    base = Badge(looks.BASES[shape], Text(f"shape.{shape}"))
    if icon.kind == "blank":
        return Band((base, Badge("", Text("icon.none"))), told)
    n = icon.n if icon.n > 1 else None
    return Band((base, Badge(looks.ICONS[icon.kind], text(f"icon.{icon.kind}", n=icon.n), n)), told)


def _cards() -> list[Face]:
    return [
        *(
            Face(
                FACE[one.id],
                Text(one.name),
                card_texts.tactic_text(one),
                Text("card.kind.tactic"),
                looks.TACTICS,
                "steel",
            )
            for one in TACTICS
        ),
        *(
            Face(
                FACE[one.id],
                Text(one.name),
                card_texts.season_text(one),
                Text(f"card.kind.season.{one.season}"),
                looks.SEASONS[one.season],
                looks.SEASON_COLOURS[one.season],
            )
            for one in SEASONS
        ),
        *(
            Face(
                FACE[one.id],
                Text(one.name),
                card_texts.quest_text(one),
                Text("card.kind.quest"),
                looks.QUEST,
                "teal",
            )
            for one in QUESTS
        ),
        *(
            Face(
                FACE[one.id],
                Text(one.name),
                card_texts.reward_text(one),
                Text("card.kind.reward"),
                looks.REWARD,
                "yellow",
            )
            for one in REWARDS
        ),
        *(
            Face(
                FACE[one.id],
                Text(one.name),
                card_texts.objective_text(one),
                Text(f"card.kind.objective.{one.alignment}"),
                looks.OBJECTIVE,
                looks.ALIGNMENTS[one.alignment],
            )
            for one in OBJECTIVES
        ),
        *(
            Face(
                FACE[one.id],
                Text(one.name),
                card_texts.hero_text(one),
                Text("card.kind.hero"),
                looks.HEROES[one.id],
                looks.ALIGNMENTS[one.alignment],
                one.health,
            )
            for one in HEROES
        ),
    ]


def _tokens() -> list[Face]:
    return [
        *(
            Face(
                FACE[one.id],
                Text(one.name),
                card_texts.city_text(one),
                Text("card.kind.city"),
                looks.CITY,
                "brown",
            )
            for one in CITIES
        ),
        *(
            Face(
                FACE[one.id],
                Text(one.name),
                card_texts.find_text(one),
                Text("card.kind.find"),
                looks.FINDS[one.id],
                "orange",
            )
            for one in FINDS
        ),
        *(
            Face(
                FACE[one.id],
                Text(one.name),
                Text(f"card.{one.id}"),
                Text("card.kind.rune"),
                _RUNE_ICONS[one.id],
                "blue" if one.dragon else "grey",
            )
            for one in RUNES
        ),
    ]


def _open_cards() -> list[Face]:
    return [
        *(
            Face(
                ORDER_FACE + one.number,
                Text(one.name),
                card_texts.order_text(one),
                Text("card.kind.order"),
                looks.ORDERS[one.order],
                "copper",
                one.number,
                bands=_parts(one),
            )
            for one in ORDERS
        ),
        *(
            Face(
                TITLE_FACE + number,
                Text(one.name),
                card_texts.title_text(one),
                Text("card.kind.title"),
                looks.TITLES[one.id],
                "purple",
            )
            for number, one in enumerate(TITLES)
        ),
        *(
            Face(
                unit_face(one.id),
                text("option.kind", unit=Text(one.name)),
                card_texts.unit_text(one),
                card_texts.unit_values(one),
                looks.UNITS[one.id],
                looks.FACTION_COLOURS[one.faction] if one.faction else "grey",
            )
            for one in UNITS
        ),
    ]


def _parts(one: Order) -> tuple[Band, ...]:
    """What an order does, and what it adds with the Supremacy Bonus."""
    basic = Band((Badge("", Text(f"sign.order.{one.order}")),), Text(f"card.order.{one.order}"))
    if not one.bonus:
        return (basic,)
    told = Text(f"card.order.{one.order}.bonus")
    signs = (Badge("", Text(f"sign.order.{one.order}.bonus")),)
    return basic, Band(signs, told, colour="green", name=Text("card.bonus"))


def title_face(id_: str) -> int:
    """The card of a title."""
    return TITLE_FACE + [title.id for title in TITLES].index(id_)


def unit_face(kind: str) -> int:
    """The reference card of a kind of units."""
    return UNIT_FACE + list(UNIT).index(kind)
