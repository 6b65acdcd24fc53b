"""BattleLore's rulebook as it is shipped."""

import re
from importlib.resources import as_file, files

import pytest

from hexameron.kernel.text import Language
from tests.games.books import book, texts

with as_file(files("hexameron.games.battlelore") / "rulebook.yaml") as path:
    SOURCE = path.read_text(encoding="utf-8")

BOOK = book("battlelore")


def test_the_book_is_complete() -> None:
    assert len(BOOK.rules) == 199
    assert len(BOOK.binding) == 195
    assert len(BOOK.sections) == 23
    assert len(BOOK.terms) == 76


def test_advice_is_kept_as_advice() -> None:
    advice = [rule.id for rule in BOOK.rules if rule.kind == "advice"]
    assert advice == ["BL-UNIT-03", "BL-RET-02", "BL-COUN-01", "BL-LDECK-08"]


def test_rules_stand_in_the_order_of_the_chapters_and_are_numbered_without_gaps() -> None:
    keys = [section.key for section in BOOK.sections]
    assert list(dict.fromkeys(rule.section for rule in BOOK.rules)) == keys
    for key in keys:
        numbers = [rule.id for rule in BOOK.rules if rule.section == key]
        assert numbers == [f"BL-{key}-{n:02}" for n in range(1, len(numbers) + 1)]


def test_every_ambiguity_has_its_ruling() -> None:
    ruled = [rule.id.removeprefix("BL-") for rule in BOOK.rules if rule.ruling]
    assert " ".join(ruled) == (
        "SET-04 CMD-01 CMD-05 CMB-02 LOS-07 LOS-09 TERR-01 TERR-03 HIT-06 HIT-07 RET-01 RET-05 RET-07 "
        "MOR-02 MOR-03 MOR-04 MOR-09 MOR-10 MOR-13 SUP-01 SUP-02 SUP-03 FOL-01 FOL-02 FOL-05 "
        "DRAW-02 DRAW-04 END-01 MERC-02 MERC-03 MERC-06 "
        "CREA-03 CREA-05 CREA-11 CREA-14 CREA-15 CREA-16 CREA-18 CREA-20 CREA-21 CREA-22 "
        "LORE-04 LORE-06 LORE-08 LORE-11 LORE-15 COUN-02 COUN-03 COUN-05 COUN-06 LDECK-07 "
        "LM-04 LM-07 LM-08 LM-09 LM-11 LAIR-01"
    )


def test_the_switches_and_their_defaults_are_stable() -> None:
    assert {switch.name: switch.default for switch in BOOK.switches} == {
        "blocked_unit_battles_back": True,
        "creature_order_is_extra": False,
        "reactions_in_own_turn": True,
        "support_against_ranged": False,
        "unkept_lore_returns_to_deck": True,
    }


def test_the_words_of_the_house_are_used() -> None:
    """Words that our Polish gave up for better ones in this game."""
    given_up = re.compile(
        r"\b(aktywowan\w+|jazdy|sztandarow\w+|zlikwidowan\w+|zabit\w+"
        r"|przyjacielsk\w+|poza radą|wzmacnia\w*|krasnoludowie)\b"
    )
    for name, text in texts("battlelore", "pl"):
        assert not given_up.search(text.lower()), name


def test_keys_stand_in_the_same_order_everywhere() -> None:
    keys = re.findall(r"^(?:  - |    )(\w+):", SOURCE, re.MULTILINE)
    entries: list[list[str]] = []
    for key, dashed in zip(keys, re.findall(r"^(  - |    )\w+:", SOURCE, re.MULTILINE), strict=True):
        if dashed == "  - ":
            entries.append([])
        entries[-1].append(key)
    shapes = sorted({tuple(entry) for entry in entries})
    assert shapes == [
        ("id", "section", "kind", "pl", "en"),
        ("id", "section", "kind", "pl", "en", "ruling"),
        ("key", "pl", "en"),
        ("pl", "en", "meaning_pl", "meaning_en"),
    ]


@pytest.mark.parametrize(
    ("words", "language", "first"),
    [
        ("BL-MOVE-03", "pl", "BL-MOVE-03"),
        ("los-08", "en", "BL-LOS-08"),
        ("polpola", "pl", "BL-MOVE-07"),
        ("test paniki", "pl", "BL-MOR-10"),
        ("chorazy", "pl", "BL-UNIT-05"),
        ("oddzial konny poscig", "pl", "BL-FOL-02"),
        ("critical hit", "en", "BL-CREA-04"),
        ("half-hexes", "en", "BL-MOVE-07"),
    ],
)
def test_search_finds_what_people_look_for(words: str, language: Language, first: str) -> None:
    assert BOOK.search(words, language)[0].id == first
