"""Cards in signs: none is longer than a card in the hand has room for."""

from __future__ import annotations

from hexameron.games.runebound.content import catalogue
from hexameron.games.runebound.content.skills import SKILLS
from hexameron.games.runebound.meta import GAME
from hexameron.games.runebound.screen.card_faces import faces
from tests.games.signs import too_long

FACES = {face.id: face for face in faces()}


def test_no_sign_form_is_longer_than_a_card_has_room_for() -> None:
    assert list(too_long(FACES.values(), GAME.folder / "texts")) == []


def test_a_skill_has_a_band_for_each_ability_and_one_for_its_price() -> None:
    for skill in SKILLS:
        bands = FACES[catalogue.FACE[skill.id]].bands
        assert len(bands) == len(skill.rules) + 1
        assert sum(sign.value or 0 for sign in bands[-1].signs) == len(skill.cost)
