"""Heroes' rulebook as it is shipped."""

from __future__ import annotations

import re

import pytest

from hexameron.kernel.text import Language
from tests.games.books import book, texts

BOOK = book("heroes")


def test_the_book_is_complete() -> None:
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


def test_every_ambiguity_has_its_ruling() -> None:
    ruled = [rule.id.removeprefix("HE-") for rule in BOOK.rules if rule.ruling]
    assert " ".join(ruled) == (
        "SETUP-09 SETUP-10 SETUP-18 SETUP-20 SETUP-23 SETUP-34 FLOW-10 FLOW-13 DARK-03 ACT-03 ACT-06 "
        "MOVE-02 MOVE-09 MOVE-10 PORTAL-03 PORTAL-04 PORTAL-07 EXPL-07 EXPL-09 CTRL-03 ZONE-01 BATTLE-07 "
        "INIT-01 INIT-05 INIT-06 ATK-04 ELITE-01 ELITE-03 ELITE-05 REROLL-03 WOUND-02 BTURN-05 BTURN-07 "
        "BEND-07 BEND-10 HVH-02 HVH-10 ABIL-01 ABIL-03 ABIL-05 ABIL-12 ABIL-13 TIME-02 TIME-05 RES-01 "
        "GATH-07 BUILD-08 BLDG-10 BLDG-11 BLDG-13 RECR-07 RECR-09 RECR-12 "
        "HERO-04 HERO-07 HERO-14 HERO-16 HERO-19 HERO-20 XP-01 XP-02 ART-01 ART-02 LUCK-01 LUCK-02 TRADE-02 "
        "SITE-07 SITE-11 SITE-12 INFO-05"
    )


def test_the_words_of_the_house_are_used() -> None:
    """Words that our Polish gave up for better ones in this game (stuff is `surowce` and so on)."""
    given_up = re.compile(
        r"\b(bohater\w*|zasob\w+|zasób|pogromi\w+|rozgrom\w+|wykorzystan\w+ kart\w*"
        r"|wylosuj|ciągni\w+|jednostk\w+ zwykł\w+|pułta|pd|pr|pp)\b"
    )
    for name, text in texts("heroes", "pl"):
        assert not given_up.search(text.lower()), name


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
