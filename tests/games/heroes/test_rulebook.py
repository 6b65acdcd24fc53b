"""Heroes' rulebook as it is shipped."""

from __future__ import annotations

import re
from importlib.resources import as_file, files
from itertools import pairwise

import pytest

from hexameron.kernel.rulebook import Rulebook
from hexameron.kernel.text import Language

with as_file(files("hexameron.games.heroes") / "rulebook.yaml") as path:
    BOOK = Rulebook.load(path)

LETTERS = {
    "pl": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
    "en": "abcdefghijklmnopqrstuvwxyz",
}
MARKS = {"pl": " .,:;()–„”-+&", "en": " .,:;()–\"'-+&"}
LANGUAGES: tuple[Language, ...] = ("pl", "en")
QUOTED = re.compile(r"HE-[A-Z]+-\d+")


def texts(language: Language) -> list[tuple[str, str]]:
    """Every text of the book with the name of its entry."""
    found = [("title", BOOK.title.text(language)), ("about", BOOK.about.text(language))]
    found += [(section.key, section.text(language)) for section in BOOK.sections]
    for rule in BOOK.rules:
        found.append((rule.id, rule.text(language)))
        if rule.ruling:
            found.append((f"{rule.id} ruling", rule.ruling.text(language)))
    for term in BOOK.terms:
        found += [(term.en, term.text(language)), (f"{term.en} meaning", term.meaning(language))]
    return found


def sentences(language: Language) -> list[tuple[str, str]]:
    """The rules and rulings."""
    return [(name, text) for name, text in texts(language) if name.startswith("HE-")]


def test_the_book_is_complete() -> None:
    assert BOOK.game == "heroes"
    assert len(BOOK.rules) == 390
    assert len(BOOK.binding) == 383
    assert len(BOOK.sections) == 39


def test_advice_is_kept_as_advice() -> None:
    advice = [rule.id.removeprefix("HE-") for rule in BOOK.rules if rule.kind == "advice"]
    assert advice == ["GOLD-02", "BATTLE-01", "ATK-10", "HERO-03", "HERO-12", "TREAS-02", "END-04"]


def test_rules_stand_in_the_order_of_the_chapters_and_are_numbered_without_gaps() -> None:
    keys = [section.key for section in BOOK.sections]
    assert list(dict.fromkeys(rule.section for rule in BOOK.rules)) == keys
    for key in keys:
        numbers = [rule.id for rule in BOOK.rules if rule.section == key]
        assert numbers == [f"HE-{key}-{n:02}" for n in range(1, len(numbers) + 1)]


def test_ids_quoted_in_a_text_exist_and_are_the_same_in_both_languages() -> None:
    polish, english = dict(texts("pl")), dict(texts("en"))
    for name, text in polish.items():
        cited = QUOTED.findall(text)
        assert sorted(cited) == sorted(QUOTED.findall(english[name])), name
        for rule_id in cited:
            assert BOOK.rule(rule_id).id == rule_id


def test_every_ambiguity_has_its_ruling() -> None:
    ruled = [rule.id.removeprefix("HE-") for rule in BOOK.rules if rule.ruling]
    assert " ".join(ruled) == (
        "SETUP-09 SETUP-10 SETUP-18 SETUP-20 SETUP-23 SETUP-34 FLOW-10 FLOW-13 DARK-03 ACT-03 ACT-06 "
        "MOVE-02 MOVE-09 MOVE-10 PORTAL-03 PORTAL-04 PORTAL-07 EXPL-07 EXPL-09 CTRL-03 ZONE-01 BATTLE-07 "
        "INIT-01 INIT-05 INIT-06 ATK-04 ELITE-01 ELITE-03 ELITE-05 REROLL-03 WOUND-02 BTURN-05 BTURN-07 "
        "BEND-07 BEND-10 HVH-02 HVH-10 ABIL-01 ABIL-03 ABIL-05 ABIL-12 ABIL-13 TIME-02 TIME-05 RES-01 "
        "GATH-07 BUILD-08 BLDG-10 BLDG-11 BLDG-13 RECR-07 RECR-09 RECR-12 "
        "HERO-04 HERO-07 HERO-14 HERO-16 HERO-19 HERO-20 XP-02 ART-01 ART-02 LUCK-01 TRADE-02 SITE-07 "
        "SITE-11 SITE-12 INFO-05"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_is_corrupted(language: Language) -> None:
    allowed = LETTERS[language] + MARKS[language] + "0123456789"
    for name, text in texts(language):
        strange = [letter for letter in text.lower() if letter not in allowed]
        assert strange == [], f"{name}: {strange} in {text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_whole_sentences(language: Language) -> None:
    for name, text in sentences(language):
        assert text[0].isupper() or text[0] in '„"', name
        assert text.endswith("."), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_blurred_by_stray_spaces_or_doubled_words(language: Language) -> None:
    for name, text in texts(language):
        assert text == " ".join(text.split()), name
        assert " ," not in text, name
        assert " ." not in text, name
        assert all(a != b for a, b in pairwise(text.lower().split())), name


def test_polish_and_english_are_not_mixed_up() -> None:
    english = dict(texts("en"))
    for name, text in sentences("pl"):
        assert text != english[name], name
        assert not re.search(r"\b(the|unit|units|field|dice|card|cards|which|hero)\b", text.lower()), name


def test_the_words_of_the_house_are_used() -> None:
    """Words that our Polish gave up for better ones (dice are `kość`, stuff is `surowce` and so on)."""
    given_up = re.compile(
        r"\b(kostk\w+|ilość|ilości\w*|bohater\w*|zasob\w+|zasób|pogromi\w+|rozgrom\w+|wykorzystan\w+ kart\w*"
        r"|i/lub|wylosuj|ciągni\w+|jednostk\w+ zwykł\w+|pułta|pd|pr|pp)\b"
    )
    for name, text in texts("pl"):
        assert not given_up.search(text.lower()), name


def test_nobody_is_given_a_gender() -> None:
    """No past tense or predicate that speaks to the player as a man or a woman."""
    spoken_to = re.compile(r"\b\w+(łeś|łaś)\b|\bpowinien|\bpowinna|\bjesteś")
    for name, text in texts("pl"):
        assert not spoken_to.search(text.lower()), name


@pytest.mark.parametrize(
    ("words", "language", "first"),
    [
        ("HE-MOVE-09", "pl", "HE-MOVE-09"),
        ("elite-05", "en", "HE-ELITE-05"),
        ("przebicie", "pl", "HE-ABIL-08"),
        ("zeton niezbadanego pola", "pl", "HE-EXPL-09"),
        ("nekromancja", "pl", "HE-BLDG-12"),
        ("change gold to resources", "en", "HE-TRADE-01"),
        ("threshold of dangerous creatures", "en", "HE-ROUT-08"),
    ],
)
def test_search_finds_what_people_look_for(words: str, language: Language, first: str) -> None:
    assert first in [rule.id for rule in BOOK.search(words, language)[:3]]
