"""What is kept of a match: replays, files, reports."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.table import Person

FINISHED = Path(__file__).parents[1] / "matches" / "battlelore" / "wizards-instinct-1.json"


def load(person: Person, file: Path) -> None:
    person.open("/")
    person.wait_for_lobby()
    person.page.locator("input[type=file]").set_input_files(file)


def resign(person: Person) -> None:
    person.page.keyboard.press("m")
    person.press("Poddaj partię")
    person.press("Poddaj partię")
    person.page.locator("section.result").wait_for()


def test_a_finished_file_is_replayed_through_any_eyes_and_checked(sit: Sit) -> None:
    ania = sit()
    load(ania, FINISHED)
    slider = ania.page.get_by_label("Numer kroku")
    last = len(json.loads(FINISHED.read_text())["entries"])
    expect(slider).to_have_attribute("max", str(last))
    slider.fill(str(last // 2))
    expect(ania.page.locator(f"[data-n='{last // 2}']")).to_be_visible()
    slider.press("ArrowRight")
    expect(ania.page.locator(f"[data-n='{last // 2 + 1}']")).to_be_visible()
    hands = set()
    for eyes in ("0", "1"):
        ania.page.get_by_label("Czyimi oczami").select_option(eyes)
        ania.page.locator("[data-card]").first.wait_for()
        hands.add(ania.page.locator("footer").inner_text())
    assert len(hands) == 2
    slider.fill("0")
    ania.page.get_by_label("Czyimi oczami").select_option("null")
    expect(ania.page.locator("[data-card]")).to_have_count(0)
    ania.press("Sprawdź kości")
    expect(ania.page.get_by_text("Wszystkie losowania się zgadzają.")).to_be_visible()


def test_one_plays_on_from_any_point_of_a_replay(sit: Sit) -> None:
    ania = sit()
    load(ania, FINISHED)
    ania.page.get_by_label("Numer kroku").fill("30")
    expect(ania.page.locator("[data-n='30']")).to_be_visible()
    ania.press("Graj stąd dalej")
    dialog = ania.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Nowa partia zaczyna się po decyzji 30.")
    dialog.get_by_label("Poziom bota").select_option("easy")
    ania.press("Zacznij partię")
    ania.play(1)
    assert ania.n > 30


def test_a_match_that_stopped_is_saved_and_played_on(sit: Sit, tmp_path: Path) -> None:
    ania, zosia = sit(), sit()
    ania.begin()
    ania.play(3)
    ania.wait_to_be_asked()
    n = ania.n
    ania.page.keyboard.press("m")
    expect(ania.page.get_by_role("button", name="Zapisz do pliku")).to_have_count(0)
    ania.press("Zaproponuj zakończenie")
    ania.press("Zaproponuj zakończenie")
    expect(ania.page.locator("section.result")).to_be_visible()
    ania.page.keyboard.press("m")
    with ania.page.expect_download() as saved:
        ania.press("Zapisz do pliku")
    path = tmp_path / "match.json"
    saved.value.save_as(path)
    load(zosia, path)
    expect(zosia.page.get_by_role("dialog")).to_contain_text("Kto gra dalej?")
    zosia.press("Zacznij partię")
    zosia.wait_to_be_asked()
    assert zosia.n == n + 1
    expect(zosia.page.locator("p.sign")).to_contain_text("Te kości nie były losowane przez wszystkich.")
    zosia.play(1)


def test_a_report_becomes_a_file(sit: Sit) -> None:
    ania = sit()
    ania.begin()
    ania.play(2)
    ania.wait_to_be_asked()
    ania.page.locator("[role=log] .line").last.hover()
    ania.page.get_by_role("button", name="Myślę, że to błąd").last.click()
    ania.page.get_by_label("Co jest nie tak?").fill("Ta karta daje 3 rozkazy.")
    ania.press("Wyślij zgłoszenie")
    expect(ania.page.get_by_role("dialog")).to_contain_text("Zapisano zgłoszenie")
    ania.page.keyboard.press("Escape")
    resign(ania)
    ania.page.keyboard.press("m")
    with ania.page.expect_download() as saved:
        ania.press("Pobierz plik zgłoszenia")
    report = json.loads(saved.value.path().read_text())
    assert report["words"] == "Ta karta daje 3 rozkazy."
    assert report["file"]["entries"]


@pytest.mark.parametrize(
    ("language", "words", "found"), [("pl", "odwrocie", "odwr"), ("en", "retreating", "retreat")]
)
def test_the_rulebook_is_searched_in_both_languages(sit: Sit, language: str, words: str, found: str) -> None:
    ania = sit(language)
    ania.open("/")
    ania.page.get_by_role("searchbox").fill(words)
    ania.page.keyboard.press("Enter")
    ania.page.wait_for_url("**/rules/battlelore?q=*")
    marks = ania.page.locator("article mark")
    marks.first.wait_for()
    assert all(found in mark.lower() for mark in marks.all_inner_texts())
    ania.page.get_by_role("searchbox").fill("qqq")
    expect(ania.page.locator("article")).to_have_count(0)
    ania.page.get_by_role("button", name="Pokaż wszystkie" if language == "pl" else "Show all").click()
    assert ania.page.locator("article").count() > 100
