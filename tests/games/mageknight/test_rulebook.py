"""Mage Knight's rulebook as it is shipped."""

from __future__ import annotations

import re
from importlib.resources import as_file, files

import pytest

from hexameron.kernel.rulebook import Rulebook
from hexameron.kernel.text import Language

with as_file(files("hexameron.games.mageknight") / "rulebook.yaml") as path:
    BOOK = Rulebook.load(path)

LETTERS = {
    "pl": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
    "en": "abcdefghijklmnopqrstuvwxyz",
}
MARKS = " .,:;()–„”-+−×/'’\"?%…!&"
LANGUAGES: tuple[Language, ...] = ("pl", "en")
QUOTED = re.compile(r"MKS?-[A-Z]+-\d+")


def texts(language: Language) -> list[tuple[str, str]]:
    """The rules and rulings with their names."""
    found = []
    for rule in BOOK.rules:
        found.append((rule.id, rule.text(language)))
        if rule.ruling:
            found.append((f"{rule.id} ruling", rule.ruling.text(language)))
    return found


def test_the_book_has_general_rules_and_scenarios() -> None:
    assert BOOK.game == "mageknight"
    assert len(BOOK.rules) > 700
    fronts = dict.fromkeys(rule.id.partition("-")[0] for rule in BOOK.rules)
    assert list(fronts) == ["MK", "MKS"]


def test_rules_of_a_chapter_stand_together_in_the_order_of_their_numbers() -> None:
    keys = [section.key for section in BOOK.sections]
    assert [rule.id for rule in BOOK.rules if rule.section not in keys] == []
    chapters: dict[str, list[int]] = {}
    for rule in BOOK.rules:
        chapter, _, number = rule.id.rpartition("-")
        chapters.setdefault(chapter, []).append(int(number))
    for chapter, numbers in chapters.items():
        assert numbers == sorted(dict.fromkeys(numbers)), chapter


def test_ids_quoted_in_a_text_exist_and_are_the_same_in_both_languages() -> None:
    polish, english = dict(texts("pl")), dict(texts("en"))
    for name, text in polish.items():
        cited = QUOTED.findall(text)
        assert sorted(cited) == sorted(QUOTED.findall(english[name])), name
        for rule_id in cited:
            assert BOOK.rule(rule_id).id == rule_id


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_whole_sentences_without_corrupted_letters(language: Language) -> None:
    allowed = LETTERS[language] + MARKS + "0123456789"
    for name, text in texts(language):
        strange = [letter for letter in text.lower() if letter not in allowed]
        assert strange == [], f"{name}: {strange} in {text!r}"
        assert text[0].isupper() or text[0] in '„"0123456789', name
        assert text[-1] in '.”")', name
