"""Reference cards: shown to both players, in both languages, with the figures that the rules use."""

from __future__ import annotations

from pathlib import Path

import pytest

import hexameron
from hexameron.games import find
from hexameron.games.battlelore.screen.reference import unit_notes
from hexameron.games.battlelore.setup import raise_unit
from hexameron.kernel.text import Catalogue, Language
from tests.rules import rule

FIGURES = {
    "Fg": "2 2", "Fb": "1 2 3", "Fr": "1 4", "Mg": "4 2", "Mb": "3 3", "Mr": "2 4", "Ag": "2 2 4 1",
    "DFb": "1 2 3 1", "DFr": "1 4 1", "KFb": "1 2 3 2 2", "KAg": "2 2 4 1 2", "KMg": "4 2 2",
    "spider": "3 3 1 2 1 2 2 1", "giant": "2 4 1 2 1 2 2 3 2 1",
}  # fmt: skip
"""The numbers on each card in the order of reading: move (and move without fighting), dice, and so on."""


def numbers(words: str) -> str:
    return " ".join("".join(c if c.isdigit() else " " for c in words).split())


@rule("BL-SET-02", "BL-MOVE-09", "BL-CMB-08")
@pytest.mark.parametrize("code", FIGURES)
@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_reference_card_tells_the_figures_of_a_unit(code: str, language: Language) -> None:
    catalogue = Catalogue(language, [Path(find("battlelore").folder) / "texts"], strict=True, plain=True)
    words = " ".join(map(catalogue.render, unit_notes(raise_unit("u0", 0, code, "h3.3"))))
    assert numbers(words) == FIGURES[code]


@rule("BL-CREA-20", "BL-SET-02")
@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("spider", ("linii strzału", "następny rozkaz", "kończy truciznę")),
        ("giant", ("nie trafia", "sąsiedniemu")),
    ],
)
def test_a_creatures_card_tells_what_its_powers_do(code: str, told: tuple[str, ...]) -> None:
    catalogue = Catalogue("pl", [Path(find("battlelore").folder) / "texts"], strict=True, plain=True)
    words = " ".join(map(catalogue.render, unit_notes(raise_unit("u0", 0, code, "h3.3"))))
    assert all(part in words for part in told), words


@rule("BL-SET-02")
def test_both_players_and_spectators_see_the_same_cards() -> None:
    match = hexameron.new("battlelore", scenario="tourelles", seed=1)
    notes = []
    for seat in (0, 1, None):
        question = None if seat is None else match.question(seat)
        scene = match.game.scene(match.view(seat), seat, question, sorted(match.pending))
        notes.append({piece.id: piece.notes for piece in scene.pieces})
        assert all(piece.notes for piece in scene.pieces)
    assert notes[0] == notes[1] == notes[2]
