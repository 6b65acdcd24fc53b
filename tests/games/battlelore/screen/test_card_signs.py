"""Every card says in signs what it does, in both languages, and none of it needs to be cut."""

from __future__ import annotations

from pathlib import Path

import hexameron.games.battlelore
from hexameron.games.battlelore.content.command_cards import COMMAND_CARD
from hexameron.games.battlelore.content.lore_cards import LORE_CARD
from hexameron.games.battlelore.screen import card_signs
from hexameron.games.battlelore.screen.card_faces import faces
from hexameron.kernel.text import Catalogue
from tests.games.signs import drawn, too_long

TEXTS = Path(hexameron.games.battlelore.__file__).parent / "texts"
FACES = faces()


def test_no_sign_form_is_longer_than_a_card_has_room_for() -> None:
    assert list(too_long(FACES, TEXTS)) == []


def test_every_card_of_both_decks_has_its_bands() -> None:
    assert [face.name.id for face in FACES if not face.bands] == []


def test_a_section_card_tells_how_many_and_where() -> None:
    polish = Catalogue("pl", [TEXTS], strict=True, plain=True)
    patrol = card_signs.command_signs(COMMAND_CARD["command.patrol.left"])
    assert [(sign.icon, sign.value) for sign in patrol] == [("rally-the-troops", 2), ("", None)]
    advance = next(face for face in FACES if face.icon == COMMAND_CARD["command.advance.left"].icon)
    assert drawn(advance.bands[0], polish).startswith("Dowodzenie")


def test_a_lore_card_tells_when_and_what() -> None:
    card = LORE_CARD["lore.wizard.14"]
    assert [sign.icon for sign in card_signs.effects_signs(card.effects)] == ["rolling-dices", "", ""]
    assert len(card_signs.timing_signs(card)) == 1
