"""Every card says in signs what it does, in both languages, and none of it needs to be cut."""

from __future__ import annotations

from pathlib import Path

import pytest

import hexameron.games.mageknight
from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import GREEN, RED
from hexameron.games.mageknight.screen import card_faces, card_signs
from hexameron.kernel.scene import Face
from hexameron.kernel.text import Catalogue
from tests.games.signs import drawn, too_long

TEXTS = Path(hexameron.games.mageknight.__file__).parent / "texts"
FACES = card_faces.faces()


def face_of(id_: str) -> Face:
    return next(face for face in FACES if face.name.id == id_)


def test_no_sign_form_is_longer_than_a_card_has_room_for() -> None:
    assert list(too_long(FACES, TEXTS)) == []


def test_every_card_unit_skill_and_tactic_has_its_bands() -> None:
    tokens = range(catalogue.ENEMY_FACE, catalogue.SKILL_FACE)
    assert [face.name.id for face in FACES if not face.bands and face.id not in tokens] == []


def test_an_action_has_a_band_without_mana_and_one_with_it() -> None:
    basic, strong = face_of("card.march").bands
    assert (basic.price, strong.price) == ((), (card_signs.mana(GREEN),))
    assert [(sign.icon, sign.value) for sign in basic.signs] == [("boot-prints", 2)]
    assert [(sign.icon, sign.value) for sign in strong.signs] == [("boot-prints", 4)]
    assert (basic.colour, strong.colour) == ("", "green")


def test_a_spell_costs_black_mana_too_where_it_is_strong_and_has_a_name_of_its_own_there() -> None:
    basic, strong = face_of("spell.fireball").bands
    assert [len(band.price) for band in (basic, strong)] == [1, 2]
    assert basic.name is None
    assert strong.name is not None


def test_a_unit_tells_its_armour_and_then_what_each_ability_costs() -> None:
    about, *abilities = face_of("unit.utem_guardsmen").bands
    assert [(sign.icon, sign.value) for sign in about.signs] == [("shield", 5)]
    assert [len(band.price) for band in abilities] == [0, 0]


@pytest.mark.parametrize(
    ("effect", "icons"),
    [
        (fx.attack(2), ["crossed-swords"]),
        (fx.attack(2, "fire", how="ranged"), ["bow-arrow", "flame"]),
        (fx.attack_or_block(3), ["crossed-swords", "", "checked-shield"]),
        (fx.Pay((RED,), fx.Move(2)), ["flame", "", "boot-prints"]),
        (fx.Discard(fx.Draw(2), "only"), ["bleeding-wound", "", "card-draw"]),
        (fx.Weaken(armour=2, everyone=True), ["minions", "shield", ""]),
        (fx.ByDay(fx.Move(1), fx.Move(2)), ["sun", "boot-prints", "moon", "boot-prints"]),
    ],
)
def test_an_effect_in_signs(effect: fx.Effect, icons: list[str]) -> None:
    assert [sign.icon for sign in card_signs.signs_of(effect)] == icons


def test_two_answers_are_parted_by_or_and_more_by_strokes_unless_each_is_a_sign() -> None:
    polish = Catalogue("pl", [TEXTS], strict=True, plain=True)
    assert drawn(face_of("card.rage").bands[0], polish) == "2 lub 2"
    assert drawn(face_of("card.rejuvenate").bands[0], polish) == "1 / 1 / 1 / gotowa ≤2"


def test_a_number_that_all_answers_share_stands_once() -> None:
    signs = face_of("card.improvisation").bands[0].signs
    assert [sign.value for sign in signs] == [None, None, None, None, None, 3]
    assert all(sign.text for sign in signs)
