"""play heroes: the map with sites and encounters, the city, heroes, and a first turn by typing."""

from __future__ import annotations

from pathlib import Path

import pytest

import hexameron
from tests.cli.helpers import run, widest

START = "play heroes --scenario conquest --seats me,random --seed 3 --save"


def played(path: Path, *typed: str, language: str = "pl", columns: str = "150") -> str:
    """What the terminal showed while somebody typed this, from the choice of a faction on."""
    result = run(
        *START.split(), str(path), "--lang", language, typed="\n".join(typed) + "\n", COLUMNS=columns
    )
    assert result.exit_code == 0
    return result.stdout


def test_the_table_before_the_first_action(tmp_path: Path) -> None:
    shown = played(tmp_path / "m.json", "1", "1", "1")
    assert "Herosi: Anton, Slava i Cate" in shown
    assert "Mistrz Gryfów: Rekrutując Gryfy" in shown
    assert "Kż Kopalnia żelaza" in shown
    assert "^ Góry" in shown
    assert "┊" not in shown, "the borders of tiles are not drawn across the map"
    assert "Surowce: 5" in shown
    assert "Do wzniesienia (Gracz 1): Młyn (3 surowce), Targowisko (6 surowców)" in shown
    assert "Dowodzenie 9, jednostki: 6, w mieście): Kusznicy (3 elitarne), Kapłanki (3 elitarne)" in shown
    assert "Aktywuj herosów (karta Aktywacja lub Budowa)" in shown


def test_a_hero_sets_out(tmp_path: Path) -> None:
    shown = played(tmp_path / "m.json", "1", "1", "1", "1", "1", "dlaczego", "1", "?")
    assert "Anton rusza. Punkty ruchu: 4." in shown
    assert "Ruch: Anton. Punkty ruchu: 4." in shown
    assert "i walcz: Hydra" in shown
    assert "Ruch: Anton. Punkty ruchu: 3." in shown
    assert "┊" not in shown, "nor is a control zone"


@pytest.mark.parametrize("columns", ["80", "200"])
def test_english_on_any_width(tmp_path: Path, columns: str) -> None:
    file = tmp_path / "m.json"
    shown = played(file, "1", "1", "1", "2", "why", language="en", columns=columns)
    assert "What do you build?" in shown
    assert "Erect for 3 gold: Mill" in shown
    assert "Too few resources: it costs 6, you have 5." in shown
    assert "HE-BUILD-04" in shown
    assert widest(shown, file) <= int(columns)


def test_who_resigns_among_three_leaves_the_seat_to_a_bot_that_the_others_choose(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    start = ("play", "heroes", "--scenario", "conquest", "--seed", "3")
    typed = "\npoddaj\ntak\nwizard\nrandom\n\n1\n"
    shown = run(*start, "--seats", "me,me,random", "--save", str(path), typed=typed)
    assert shown.exit_code == 0, shown.output
    assert "Jaki? (Enter – greedy)" in shown.output
    assert "(bot random)" in shown.output
    match = hexameron.load(path)
    assert (match.resigned, match.result) == ((1,), None)
    assert any(entry.kind == "choice" and entry.seat == 0 for entry in match.entries)

    on = run("play", "heroes", "--load", str(path), "--save", str(path), typed="\npoddaj\ntak\n")
    assert "Wygrywa: Przystań (bot random)" in on.output
    refused = run("play", "heroes", "--load", str(path), "--seats", "me,me,random")
    assert "Na miejscu 2 partia jest poddana" in refused.output
    result = hexameron.load(path).result
    assert result is not None
    assert (result.winners, result.resigned) == ((2,), (1, 0))
