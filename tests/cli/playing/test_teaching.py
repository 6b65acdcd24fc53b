"""``hexameron play GAME --lesson``: the teacher at the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest

import hexameron
from hexameron.cli.playing.running import run as play_on
from hexameron.cli.playing.session import Session
from hexameron.cli.terminal.option_numbers import Numbers
from hexameron.games import find
from hexameron.kernel.coaching import begin, coach_of
from tests.cli.helpers import run, sit_down


def test_the_teacher_speaks_refuses_and_can_be_sent_away(tmp_path: Path) -> None:
    file = tmp_path / "lesson.json"
    typed = "\n\n\n2\n1\nlekcja\nlekcja\nkoniec\n"
    result = run("play", "battlelore", "--lesson", "--save", str(file), typed=typed)
    assert result.exit_code == 0, result.output
    words = " ".join(result.output.split())
    assert "Pierwsza bitwa 1/43" in words
    assert "BL-END-01" in words
    assert "Ta karta też się przyda, ale zaczniemy od centrum." in words
    assert "Masz 3 rozkazy." in words
    assert "→ [1] [2] [3]" in words
    assert "To nie jest lekcja." in words
    assert coach_of(hexameron.load(file)) is None


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize(("name", "seats"), [("battlelore", "me,easy"), ("mageknight", "me")])
def test_a_lesson_can_be_followed_by_the_numbers_it_points_at(
    name: str, seats: str, language: str, tmp_path: Path
) -> None:
    game = find(name)
    lesson = game.lesson("first")
    heard: list[str] = []

    def answer(session: Session, _prompt: str, printed: str) -> str:
        heard.append(printed)
        coach = coach_of(session.match)
        assert coach is not None
        if coach.place == len(lesson.steps):
            return "quit"
        word = coach.word()
        assert word is not None
        if word.read:
            return ""
        numbers = Numbers(session.scene(lesson.pupil))
        return str(numbers.of(word.keys[0]) if word.keys else 1)

    match = begin(game, lesson)
    session, _ = sit_down(
        match, seats, tmp_path / "l.json", answer, language="pl" if language == "pl" else "en"
    )
    play_on(session)
    told = " ".join(" ".join(heard).split())
    last = "Powodzenia." if language == "pl" else "Good luck."
    assert last in told
    assert match.result is None


def test_the_teacher_names_the_spaces_that_are_meant(tmp_path: Path) -> None:
    typed = "\n\n5\n\n\n2\nkoniec\n"
    result = run("play", "mageknight", "--lesson", "--save", str(tmp_path / "l.json"), typed=typed)
    assert result.exit_code == 0, result.output
    words = " ".join(result.output.replace("│", " ").split())
    assert "chcemy dojść do tej Wioski i kogoś zwerbować. → Wioska H12" in words
    assert "Zacznij od karty Marsz, zwyczajnie, bez many." in words
