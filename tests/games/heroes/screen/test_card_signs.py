"""Every card says in signs what it does, in both languages, and none of it needs to be cut."""

from __future__ import annotations

from pathlib import Path

import pytest

import hexameron.games.heroes
from hexameron.games.heroes.content import effects as fx
from hexameron.games.heroes.screen import card_faces, card_signs
from hexameron.kernel.scene import Face
from tests.games.signs import too_long

TEXTS = Path(hexameron.games.heroes.__file__).parent / "texts"
FACES = card_faces.faces()


def face_of(id_: str) -> Face:
    return next(face for face in FACES if face.name.id == id_)


def test_no_sign_form_is_longer_than_a_card_has_room_for() -> None:
    assert list(too_long(FACES, TEXTS)) == []


def test_every_card_has_its_bands() -> None:
    tokens = [face for face in FACES if face.kind.id in {"card.kind.encounter", "card.kind.tile"}]
    assert [face.name.id for face in FACES if not face.bands and face not in tokens] == []


def test_a_scroll_has_a_band_for_heroes_of_its_school() -> None:
    first, second = face_of("scroll.magic_missile").bands
    assert first.price == ()
    assert [sign.icon for sign in second.price] == ["spell-book"]
    assert [(sign.icon, sign.value) for sign in second.signs] == [("drop", 3)]


def test_a_unit_tells_the_price_of_both_sides() -> None:
    _, basic, elite = face_of("unit.crossbowmen").bands
    assert [sign.value for band in (basic, elite) for sign in band.price] == [1, 2]


@pytest.mark.parametrize(
    ("effect", "icons"),
    [
        (fx.Change("strength", 1), ["broadsword", ""]),
        (fx.Change("strength", -1, of="enemy_stack", until="turn"), ["", "broadsword", ""]),
        (fx.Choice((fx.Take(gold=3), fx.Take(resources=3))), ["two-coins", "", "wood-pile"]),
        (fx.Resurrect(2), ["angel-wings"]),
    ],
)
def test_an_effect_in_signs(effect: fx.Effect, icons: list[str]) -> None:
    assert [sign.icon for sign in card_signs.signs_of(effect)] == icons
