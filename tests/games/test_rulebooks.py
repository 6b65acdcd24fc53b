"""What holds for the rulebook of every game."""

from __future__ import annotations

import re
from itertools import pairwise, product

import pytest

from hexameron.games import names
from hexameron.kernel.text import Language
from tests.games.books import QUOTED, book, sentences, texts

LETTERS = {
    "pl": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
    "en": "abcdefghijklmnopqrstuvwxyz",
}
MARKS = {"pl": " .,:;()–„”-+−/&", "en": " .,:;()–\"'-+−/&"}
LANGUAGES: tuple[Language, ...] = ("pl", "en")

every_game = pytest.mark.parametrize("game", names())
every_book = pytest.mark.parametrize(("game", "language"), list(product(names(), LANGUAGES)))


@every_game
def test_a_book_is_of_its_game(game: str) -> None:
    assert book(game).game == game


@every_game
def test_rules_of_a_chapter_stand_together_in_the_order_of_their_numbers(game: str) -> None:
    rules, keys = book(game).rules, [section.key for section in book(game).sections]
    assert [rule.id for rule in rules if rule.section not in keys] == []
    chapters: dict[str, list[int]] = {}
    for rule in rules:
        chapter, _, number = rule.id.rpartition("-")
        chapters.setdefault(chapter, []).append(int(number))
    for chapter, numbers in chapters.items():
        assert numbers == sorted(dict.fromkeys(numbers)), chapter


@every_game
def test_ids_quoted_in_a_text_exist_and_are_the_same_in_both_languages(game: str) -> None:
    polish, english = dict(texts(game, "pl")), dict(texts(game, "en"))
    for name, text in polish.items():
        cited = QUOTED.findall(text)
        assert sorted(cited) == sorted(QUOTED.findall(english[name])), name
        for rule_id in cited:
            assert book(game).rule(rule_id).id == rule_id


@every_book
def test_no_letter_is_corrupted(game: str, language: Language) -> None:
    allowed = LETTERS[language] + MARKS[language] + "0123456789"
    for name, text in texts(game, language):
        strange = [letter for letter in text.lower() if letter not in allowed]
        assert strange == [], f"{name}: {strange} in {text!r}"


@every_book
def test_rules_are_whole_sentences(game: str, language: Language) -> None:
    for name, text in sentences(game, language):
        assert text[0].isupper() or text[0] in '„"', name
        assert text.endswith("."), name


@every_book
def test_no_text_is_blurred_by_stray_spaces_or_doubled_words(game: str, language: Language) -> None:
    for name, text in texts(game, language):
        assert text == " ".join(text.split()), name
        assert " ," not in text, name
        assert " ." not in text, name
        assert all(a != b for a, b in pairwise(text.lower().split())), name


@every_game
def test_polish_and_english_are_not_mixed_up(game: str) -> None:
    english = dict(texts(game, "en"))
    for name, text in sentences(game, "pl"):
        assert text != english[name], name
        assert not re.search(r"\b(the|unit|units|hex|field|dice|card|cards|which|hero)\b", text.lower()), name


@every_game
def test_nobody_is_given_a_gender(game: str) -> None:
    """No past tense or predicate that speaks to the player as a man or a woman."""
    spoken_to = re.compile(r"\b\w+(łeś|łaś)\b|\bpowinien|\bpowinna|\bjesteś")
    for name, text in texts(game, "pl"):
        assert not spoken_to.search(text.lower()), name


@every_game
def test_the_words_of_the_house_are_used(game: str) -> None:
    """Words that our Polish gave up for better ones (dice are `kość`, numbers are `liczba` and so on)."""
    given_up = re.compile(r"\b(kostk\w+|ilość|ilości\w*|i/lub)\b")
    for name, text in texts(game, "pl"):
        assert not given_up.search(text.lower()), name
