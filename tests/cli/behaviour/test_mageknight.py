"""play mageknight: a growing map, offers and units on the table, and a first turn by typing."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexameron.cli.terminal import styles
from tests.cli.helpers import run, widest

START = "play mageknight --scenario first_reconnaissance --seats me --seed 5 --save"


def played(path: Path, *typed: str, language: str = "pl", columns: str = "150") -> str:
    """What the terminal showed while somebody typed this, from the choice of hero on."""
    result = run(
        *START.split(), str(path), "--lang", language, typed="\n".join(typed) + "\n", COLUMNS=columns
    )
    assert result.exit_code == 0
    return result.stdout


def test_the_table_before_the_first_move(tmp_path: Path) -> None:
    shown = played(tmp_path / "m.json", "2", "1")
    assert "│E10   Po│" in shown, "the portal by its code, and the name of its space"
    assert f"{styles.sign('forest')}Mp│" in shown, "a glade in a forest"
    assert "Mp Magiczna polana" in shown
    assert "┊" not in shown, "the borders of tiles are not drawn across the map"
    assert "Oferta jednostek: Zielarze, Czerwoni mnisi, Utem kusznicy" in shown
    assert "Źródło: Zielona mana, Czarna mana, Czerwona mana" in shown
    assert "Sława: 0 z 3" in shown
    assert "Improwizacja bokiem: Ruch 1" in shown
    assert "Improwizacja bokiem: Ruch 1 –" not in shown, "the label says what happens, the card need not"


def test_the_first_turn(tmp_path: Path) -> None:
    shown = played(
        tmp_path / "m.json", "2", "1", "7", "1", "F11", "cofnij", "F10", "dlaczego", "Zakończ", "?"
    )
    assert "Odrzuć kartę." in shown
    assert "Szał – Atak 2 lub Blok 2." in shown, "a card that is only named says what it does"
    assert "Koszt Ruchu 3." in shown
    assert "Idź na pole: las F11" in shown
    assert "Za mało Ruchu: pole kosztuje" in shown
    assert "MK-MOVE-05" in shown
    assert "Nie rozumiem: Zakończ." in shown


@pytest.mark.parametrize("columns", ["80", "200"])
def test_english_on_any_width(tmp_path: Path, columns: str) -> None:
    file = tmp_path / "m.json"
    shown = played(file, "2", "1", "why", language="en", columns=columns)
    assert "Unit offer: Herbalists" in shown
    assert "Not enough Move" in shown
    assert widest(shown, file) <= int(columns)


@pytest.mark.parametrize("command", ["play mageknight", "simulate mageknight --games 1 --bots random"])
@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("pl", "„Walka interakcyjna” wymaga co najmniej 2 graczy."),
        ("en", "“Interactive combat” needs at least 2 players."),
    ],
)
def test_a_refused_set_up_says_why_in_the_reader_s_language(command: str, language: str, why: str) -> None:
    chosen = ("--scenario", "first_reconnaissance", "--variant", "interactive_combat", "--lang", language)
    result = run(*command.split(), *chosen)
    assert result.exit_code == 1
    assert why in " ".join(result.stderr.split())
