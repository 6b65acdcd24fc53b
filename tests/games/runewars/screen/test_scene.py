"""What a screen shows of a war: complete, readable, and nothing that its seat may not know."""

from __future__ import annotations

import pytest

from hexameron.games.runewars.meta import GAME
from hexameron.kernel.game import Setup, Value
from hexameron.kernel.ids import handle_of
from hexameron.kernel.telling import Narrator
from hexameron.kernel.text import Text
from tests.games.runewars.screen.test_card_texts import CATALOGUES
from tests.games.shown import ids, played, scene_of, texts

BUILT: dict[str, Value] = {"board": "built", "factions": "choose", "exploration": False, "longer": False}
EXPLORED: dict[str, Value] = {"board": "chance", "factions": "random", "exploration": True, "longer": False}
LONG: dict[str, Value] = {"board": "chance", "factions": "random", "exploration": True, "longer": True}
TABLES = pytest.mark.parametrize(
    ("seats", "variants"), [(2, BUILT), (3, EXPLORED), (4, LONG)], ids=["built", "explored", "long"]
)
CHOICES = 500


@TABLES
def test_every_option_points_at_something_shown(seats: int, variants: dict[str, Value]) -> None:
    setup = Setup(scenario="war", seats=seats, variants=variants)
    for match in played(GAME, setup, 11, CHOICES, every=40):
        for seat in match.pending:
            shown = scene_of(match, seat)
            there = ids(shown)
            assert len(there) == len(dict.fromkeys(there)), "an id is shown twice"
            for option in shown.options:
                assert [id_ for id_ in option.at if id_ not in there] == [], option.key
            for refused in shown.refused:
                assert [id_ for id_ in refused.at if id_ not in there] == [], refused.why
            assert [piece.id for piece in shown.pieces if piece.cell not in there] == []


@TABLES
def test_every_text_can_be_read_in_both_languages(seats: int, variants: dict[str, Value]) -> None:
    setup = Setup(scenario="war", seats=seats, variants=variants)
    said: dict[str, Text] = {}
    last = None
    for match in played(GAME, setup, 12, CHOICES, every=40):
        for seat in match.pending:
            said.update((text.id, text) for text in texts(scene_of(match, seat)))
        last = match
    assert last is not None
    for catalogue in CATALOGUES.values():
        for text in said.values():
            assert catalogue.render(text)
        for reader in (None, 0, 1):
            for line in Narrator(GAME, last.view(reader), reader, catalogue).lines(last.events):
                words = catalogue.render(line.text.text(catalogue.render))
                assert "unit." not in words, line.event
                assert words.endswith("."), line.event


def test_facedown_runes_of_others_stay_facedown_on_the_map() -> None:
    setup = Setup(scenario="war", seats=2, variants={**EXPLORED, "exploration": False})
    *_, match = played(GAME, setup, 13, 300, every=300)
    for seat in (0, 1):
        shown = scene_of(match, seat)
        runes = ("rune.dragon", "rune.false", "hidden.rune")
        names = {piece.id: piece.name.id for piece in shown.pieces if piece.name.id in runes}
        assert names
        view = match.view(seat)
        for id_, name in names.items():
            assert (name == "hidden.rune") == (view.things.face[handle_of(id_)] < 0)
    assert "hidden.rune" in [piece.name.id for piece in scene_of(match, None).pieces]
