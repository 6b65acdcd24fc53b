"""Whatever the terminal waits for, things can be looked up first."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.helpers import run

LOOKED_UP = [
    ("?", "cofnij ostatnią decyzję"),
    ("dlaczego", "zasady niczego ci nie zabraniają"),
    ("zasady BL-END-01", "BL-END-01"),
    ("karta Patrol", "Wydaj rozkaz 2 oddziałom"),
    ("przebieg", "Tura 1"),
    ("plansza", "└──"),
]


def shown_after(typed: str, *entries: str, args: tuple[str, ...], path: Path) -> str:
    """What is printed between two things that are typed one after the other."""
    lines = "\n".join([*entries, typed, "koniec", ""])
    result = run("play", "battlelore", "--save", str(path), *args, typed=lines)
    assert result.exit_code == 0, result.output
    return " ".join(result.output.split())


@pytest.mark.parametrize(("typed", "said"), LOOKED_UP)
def test_while_the_teacher_waits(typed: str, said: str, tmp_path: Path) -> None:
    shown = shown_after(typed, args=("--lesson",), path=tmp_path / "m.json")
    assert said in shown
    assert "Pierwsza bitwa 2/43" not in shown, "nothing was read on by it"


@pytest.mark.parametrize(("typed", "said"), LOOKED_UP)
def test_while_the_screen_changes_hands(typed: str, said: str, tmp_path: Path) -> None:
    shown = shown_after(typed, args=("--seats", "me,me", "--seed", "1"), path=tmp_path / "m.json")
    assert said in shown
    assert "Karty dowodzenia (" not in shown, "nobody's hand lies open while the screen changes hands"


@pytest.mark.parametrize("asked", ["poddaj"])
@pytest.mark.parametrize(("typed", "said"), LOOKED_UP)
def test_while_something_is_to_be_confirmed(asked: str, typed: str, said: str, tmp_path: Path) -> None:
    shown = shown_after(typed, asked, args=("--seed", "1"), path=tmp_path / "m.json")
    assert said in shown
    assert "Koniec partii" not in shown


def test_before_what_lasts_things_can_be_looked_up_and_it_is_asked_again(tmp_path: Path) -> None:
    lines = "1\nzasady BL-CMD-01\nnie\nkoniec\n"
    result = run(
        "play", "battlelore", "--seed", "1", "--scenario", "wizards", "--confirm", "--save",
        str(tmp_path / "m.json"), typed=lines,
    )  # fmt: skip
    assert "BL-CMD-01" in result.output


def test_the_teacher_speaks_of_what_the_terminal_shows(tmp_path: Path) -> None:
    typed = "\n\n\nkoniec\n"
    shown = run("play", "battlelore", "--lesson", "--save", str(tmp_path / "m.json"), typed=typed).output
    words = " ".join(shown.replace("│", " ").split())
    assert "Dowodzisz oddziałami ze znakiem ▲" in words
    assert "Tarcza to oddział" not in words
    assert "Linie ┊ dzielą planszę" in words
