"""The rulebook of Runewars: whole, in both languages, in the words of the house."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import hexameron.games.runewars
from hexameron.kernel.rulebook import Rulebook
from hexameron.kernel.text import Language

BOOK = Rulebook.load(Path(hexameron.games.runewars.__file__).parent / "rulebook.yaml")
QUOTED = re.compile(r"\b[A-Z]{2,3}-[A-Z]+-\d+")
LANGUAGES: tuple[Language, ...] = ("pl", "en")


def sentences(language: Language) -> list[tuple[str, str]]:
    found = []
    for rule in BOOK.rules:
        found.append((rule.id, rule.text(language)))
        if rule.ruling:
            found.append((f"{rule.id} ruling", rule.ruling.text(language)))
    return found


def test_every_rule_is_there() -> None:
    assert len(BOOK.rules) == 445
    assert Counter(rule.kind == "advice" for rule in BOOK.rules) == {False: 433, True: 12}
    assert [rule.id for rule in BOOK.rules if not rule.id.startswith(f"RW-{rule.section}-")] == []
    used = dict.fromkeys(rule.section for rule in BOOK.rules)
    assert list(used) == [section.key for section in BOOK.sections]


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_whole_sentences(language: Language) -> None:
    for name, text in sentences(language):
        assert text[0].isupper() or text[0] in '„"', name
        assert text.endswith("."), name
        assert text == " ".join(text.split()), name


def test_both_languages_quote_the_same_rules_and_these_exist() -> None:
    ids = {rule.id for rule in BOOK.rules}
    english = dict(sentences("en"))
    for name, text in sentences("pl"):
        quoted = QUOTED.findall(text)
        assert sorted(quoted) == sorted(QUOTED.findall(english[name])), name
        assert all(id_ in ids for id_ in quoted), name


def test_words_that_our_polish_gave_up_are_not_used() -> None:
    """Routed figures are *rozproszone*, orders are *rozkazy*, developments are *ulepszenia*."""
    given_up = re.compile(r"rozgrom|porządku\b|zwierzchnictw|pożywieni|smocze runo|fortec|jesteś|należy")
    for name, text in sentences("pl"):
        assert not given_up.search(text.lower()), name
