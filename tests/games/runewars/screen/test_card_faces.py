"""Every printed thing has a face with a name, a kind, a text and an icon of the set."""

from __future__ import annotations

import json

import pytest

from hexameron.games.runewars.content import catalogue
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.screen import card_faces, looks
from hexameron.kernel.scene import Face
from hexameron.kernel.text import Language
from hexameron.server.icons import SET
from tests.games.runewars.screen.test_card_texts import CATALOGUES, LANGUAGES

FACES = card_faces.faces()


def test_every_face_is_there_once() -> None:
    numbers = [face.id for face in FACES]
    assert len(set(numbers)) == len(numbers)
    assert sorted(numbers) == [
        *range(len(catalogue.RECORDS)),
        *range(card_faces.ORDER_FACE + 1, card_faces.ORDER_FACE + 9),
        *range(card_faces.TITLE_FACE, card_faces.TITLE_FACE + 3),
        *range(card_faces.UNIT_FACE, card_faces.UNIT_FACE + len(UNIT)),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("face", FACES, ids=lambda face: str(face.id))
def test_a_face_can_be_read(face: Face, language: Language) -> None:
    for text in (face.name, face.text, face.kind):
        assert CATALOGUES[language].render(text)


def test_every_kind_of_unit_has_an_icon_of_its_own() -> None:
    assert sorted(looks.UNITS) == sorted(UNIT)


def test_icons_are_in_the_set() -> None:
    if not SET.exists():
        pytest.fail("the icons are written when the client is built: python -m tools.build_web")
    known = json.loads(SET.read_text(encoding="utf-8"))
    tables = (
        looks.FACTIONS,
        looks.UNITS,
        looks.RESOURCES,
        looks.SEASONS,
        looks.ORDERS,
        looks.WORKS,
        looks.HEROES,
        looks.ATTRIBUTES,
        looks.ICONS,
        looks.FINDS,
        looks.TITLES,
    )
    named = [icon for table in tables for icon in table.values()]
    named += [face.icon for face in FACES]
    named += [looks.FORT, looks.CRACKED, looks.CITY, looks.HIDDEN_RUNE, looks.FIND, looks.ACTIVATION]
    named += [looks.INFLUENCE, looks.GRAVE, looks.HEALTH, looks.STRENGTH]
    assert [icon for icon in named if icon not in known] == []
