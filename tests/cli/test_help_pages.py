"""Help pages, languages and wrong usage."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

import hexameron
from hexameron.cli.main import COMMANDS, app
from hexameron.cli.output import TEXTS, Output, take_language
from hexameron.kernel.text import Catalogue, check
from tests.cli.helpers import run


def test_without_a_command_the_help_lists_all_commands() -> None:
    result = run()
    assert result.exit_code == 0
    assert "Użycie: hexameron POLECENIE" in result.output
    for name in COMMANDS:
        assert f"\n  {name} " in result.output


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_in_both_languages(name: str) -> None:
    polish, english = run(name, "--help"), run(name, "--help", "--lang", "en")
    assert polish.exit_code == english.exit_code == 0
    assert polish.output.startswith(f"Użycie: hexameron {name}")
    assert english.output.startswith(f"Usage: hexameron {name}")
    for page in (polish.output, english.output):
        assert "--lang pl|en" in page
        assert "[cli." not in page


def test_the_environment_chooses_the_language_and_the_option_overrules_it() -> None:
    assert run("--help", HEXAMERON_LANG="en").output.startswith("Usage:")
    assert run("--lang=pl", "--help", HEXAMERON_LANG="en").output.startswith("Użycie:")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ({}, "pl"),
        ({"LANG": "C.UTF-8"}, "pl"),
        ({"LANG": "POSIX"}, "pl"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "de_DE@euro"}, "en"),
        ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "pl_PL"}, "pl"),
        ({"LANG": "en_US.UTF-8", "HEXAMERON_LANG": "pl"}, "pl"),
    ],
)
def test_the_locale_chooses_the_language_and_polish_where_it_says_nothing(
    monkeypatch: pytest.MonkeyPatch, locale: dict[str, str], language: str
) -> None:
    for name, value in locale.items():
        monkeypatch.setenv(name, value)
    assert take_language(["games"]) == (language, ["games"])


@pytest.mark.parametrize("args", [["-h"], ["play", "-h"], ["bench", "table", "-h"]])
def test_the_short_word_for_help_works_like_the_long_one(args: list[str]) -> None:
    assert run(*args).output == run(*args[:-1], "--help").output


def test_the_version_is_told() -> None:
    told = run("--version")
    assert (told.exit_code, told.output) == (0, f"hexameron {hexameron.__version__}\n")


def test_numbers_are_written_as_the_reader_writes_them() -> None:
    assert Output("pl").number(12345.678, 2) == "12\xa0345,68"
    assert Output("en").number(12345.678, 2) == "12,345.68"
    assert Output("pl").percent(0.505, 1) == "50,5%"
    assert Output("en").percent(1) == "100%"


def test_the_language_may_stand_anywhere() -> None:
    assert take_language(["--lang", "en", "games"]) == ("en", ["games"])
    assert take_language(["rules", "x", "--lang=en"]) == ("en", ["rules", "x"])
    assert take_language(["x", "--", "--lang", "en"]) == ("pl", ["x", "--", "--lang", "en"])


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["gmes"], "Chodzi o „games”?"),
        (["xyzzy"], "Nie ma polecenia „xyzzy”"),
        (["games", "--lang", "de"], "Nie ma języka „de”"),
        (["play"], "Brakuje argumentu lub opcji: GRA."),
        (["play", "battlelore", "--sedes", "1"], "Nie ma opcji --sedes"),
        (["play", "battlelore", "--seed", "x"], "Zła wartość: --seed. To ma być liczba całkowita."),
        (["play", "battlelore", "--seed"], "Opcja --seed wymaga wartości"),
        (["games", "too", "many"], "Za dużo słów w poleceniu: too many."),
        (["play", "szachy"], "Nie ma gry „szachy”. Są: battlelore"),
        (["play", "battlelore", "--scenario", "waterloo"], "Są: azincourt, crossing"),
        (["play", "battlelore", "--variant", "lore=true"], "azincourt nie ma wariantów."),
        (["play", "battlelore", "--scenario", "wizards", "--variant", "x"], "wariantu „x”. Są: lore."),
        (["play", "battlelore", "--ruling", "support_against_ranged=x"], "Interpretacja support_against"),
        (["play", "mageknight", "--scenario-file", "x.yaml"], "nie ma własnych scenariuszy"),
        (["play", "battlelore", "--load", "x.json", "--seed", "4", "--real"], "nie łącz --real, --seed"),
        (["play", "battlelore", "--lesson", "--seats", "me,me"], "nie łącz --seats"),
        (["play", "battlelore", "--seats", ","], "--seats me,greedy"),
        (["play", "heroes", "--seats", "me,me,me,me,me"], "a miejsc może być: 2, 3, 4"),
        (["play", "battlelore", "--scenario", "wizards", "--variant", "lore=maybe"], "Są: true, false"),
        (["play", "battlelore", "--seats", "me,grady"], "Nie ma bota „grady”. Są: random"),
        (["play", "battlelore", "--seats", "me"], "--seats me,greedy"),
        (["play", "battlelore", "--names", "a,b,c"], "imion: 3"),
        (["play", "battlelore", "--real", "--seats", "random,random"], "co najmniej jedna osoba"),
        (["play", "battlelore", "--scenario", "custom"], "--scenario-file"),
        (["simulate", "battlelore", "--bots", "random,random,random"], "botów: 3"),
        (["simulate", "battlelore", "--games", "0"], "Zła wartość: --games. Najmniej 1."),
        (["bench", "battlelore", "--seconds", "x"], "Zła wartość: --seconds. To ma być liczba."),
        (["bench", "battlelore", "--peer", "go"], "Nie można zmierzyć: go. Są: chess"),
        (["fuzz", "battlelore", "--scenario", "x"], "Nie ma scenariusza „x”"),
        (["bench", "szachy"], "Nie ma gry"),
        (["completion", "cmd"], "Nie znam powłoki „cmd”. Są: bash, zsh"),
    ],
)
def test_wrong_usage_gets_a_sentence_and_exit_code_2(args: list[str], said: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert said in " ".join(result.output.split())
    assert "Traceback" not in result.output


def test_a_terminal_without_our_letters_gets_question_marks() -> None:
    shown = CliRunner(charset="ascii").invoke(app, ["games"])
    assert shown.exit_code == 0
    assert "battlelore ? BattleLore" in shown.output


def test_the_texts_are_complete_and_sound() -> None:
    assert check(Catalogue("pl", [TEXTS]), Catalogue("en", [TEXTS])) == []
