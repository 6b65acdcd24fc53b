"""The heroes before a quest: a sheet for each that is free, with what is special about them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import reduce
from operator import and_

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.heroes import HERO, HEROES
from hexameron.games.mageknight.rules import auction, scenario
from hexameron.games.mageknight.screen import card_texts
from hexameron.games.mageknight.screen.looks import HERO_COLOURS, HERO_ICONS, MANA_COLOURS, icon_of
from hexameron.games.mageknight.setup import deck_of, skills_of
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.scene import Card, Panel, Row, Zone
from hexameron.kernel.text import Text, text


def sheets(q: Quest) -> Iterator[Panel]:
    """A sheet for each hero that nobody has."""
    for choice in auction.free_heroes(q):
        hero = choice.tactic
        rows = (Row(Text(f"scene.hero.{hero}")), *_cards(q, hero), *_skills(q, hero))
        deck = text("scene.hero.deck.own", n=len(deck_of(hero)), own=len(_own(q, hero)))
        yield Panel(
            f"hero.{hero}",
            Text(f"hero.{hero}"),
            "sheet",
            rows=(*rows, Row(Text("scene.hero.deck"), deck)),
            icon=HERO_ICONS[hero],
            colour=HERO_COLOURS[hero],
        )


def common_cards(q: Quest) -> Zone:
    """The cards that every hero begins with."""
    more = scenario.agreed(q, "expansion")
    decks = (Counter(deck_of(hero.id, expansion=more)) for hero in HEROES if more or not hero.expansion)
    faces = reduce(and_, decks).elements()
    cards = tuple(Card(f"start.{place}", face) for place, face in enumerate(faces))
    return Zone("start", Text("scene.zone.start"), "deck", cards, len(cards))


def _own(q: Quest, hero: str) -> tuple[tuple[str, str], ...]:
    """The cards of the hero's own, each with the one that it replaces."""
    return HERO[hero].cards[: 2 if scenario.agreed(q, "expansion") else 1]


def _cards(q: Quest, hero: str) -> Iterator[Row]:
    for own, other in _own(q, hero):
        face = catalogue.DEED_FACE[own]
        does = card_texts.deed_text(catalogue.deed(face))
        name = text("scene.hero.card", card=Text(own), other=Text(other), does=does)
        colour = MANA_COLOURS[catalogue.deed(face).colour]
        short = text("scene.hero.card.short", card=Text(own))
        yield Row(name, icon=icon_of(own), colour=colour, face=face, short=short)


def _skills(q: Quest, hero: str) -> Iterator[Row]:
    for face in skills_of(q, hero):
        skill = catalogue.skill(face)
        name = text("scene.hero.skill", skill=Text(skill.id), does=card_texts.skill_text(skill))
        yield Row(name, icon=icon_of(skill.id), face=face, short=Text(skill.id))
