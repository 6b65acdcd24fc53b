"""BattleLore's rulebook as it is shipped."""

import re
from importlib.resources import as_file, files
from itertools import pairwise

import pytest

from hexameron.kernel.rulebook import Rulebook
from hexameron.kernel.text import Language

with as_file(files("hexameron.games.battlelore") / "rulebook.yaml") as path:
    SOURCE = path.read_text(encoding="utf-8")
    BOOK = Rulebook.load(path)

LETTERS = {
    "pl": "aąbcćdeęfghijklłmnńoópqrsśtuvwxyzźż",
    "en": "abcdefghijklmnopqrstuvwxyz",
}
MARKS = {"pl": " .,:;()–„”-", "en": " .,:;()–\"'-+"}

LANGUAGES: tuple[Language, ...] = ("pl", "en")


def texts(language: Language) -> list[tuple[str, str]]:
    """Every text of the book with the name of its entry."""
    found = [("title", BOOK.title.text(language)), ("about", BOOK.about.text(language))]
    found += [(section.key, section.text(language)) for section in BOOK.sections]
    for rule in BOOK.rules:
        found.append((rule.id, rule.text(language)))
        if rule.ruling:
            found.append((f"{rule.id} ruling", rule.ruling.text(language)))
    found += [(switch.name, switch.text(language)) for switch in BOOK.switches]
    for term in BOOK.terms:
        found += [(term.en, term.text(language)), (f"{term.en} meaning", term.meaning(language))]
    return found


def sentences(language: Language) -> list[tuple[str, str]]:
    """The texts that are whole sentences: rules, rulings and switches."""
    names = [switch.name for switch in BOOK.switches]
    return [(name, text) for name, text in texts(language) if name.startswith("BL-") or name in names]


def test_the_book_is_complete() -> None:
    assert BOOK.game == "battlelore"
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


def test_ids_quoted_in_a_text_exist_and_are_the_same_in_both_languages() -> None:
    quoted = re.compile(r"BL-[A-Z]+-\d+")
    polish, english = dict(texts("pl")), dict(texts("en"))
    for name, text in polish.items():
        cited = quoted.findall(text)
        assert sorted(cited) == sorted(quoted.findall(english[name])), name
        for rule_id in cited:
            assert BOOK.rule(rule_id).id == rule_id


def test_every_ambiguity_has_its_ruling() -> None:
    ruled = [rule.id.removeprefix("BL-") for rule in BOOK.rules if rule.ruling]
    assert " ".join(ruled) == (
        "SET-04 CMD-01 CMD-05 LOS-07 LOS-09 TERR-01 TERR-03 HIT-06 HIT-07 RET-01 RET-05 RET-07 "
        "MOR-02 MOR-03 MOR-04 MOR-09 MOR-10 MOR-13 SUP-01 SUP-02 SUP-03 FOL-01 FOL-02 FOL-05 "
        "DRAW-02 DRAW-04 END-01 MERC-02 MERC-03 MERC-06 "
        "CREA-03 CREA-05 CREA-11 CREA-14 CREA-15 CREA-16 CREA-18 CREA-21 CREA-22 "
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_is_corrupted(language: Language) -> None:
    allowed = LETTERS[language] + MARKS[language] + "0123456789"
    for name, text in texts(language):
        strange = [letter for letter in text.lower() if letter not in allowed]
        assert strange == [], f"{name}: {strange} in {text!r}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_whole_sentences(language: Language) -> None:
    for name, text in sentences(language):
        assert text[0].isupper() or text[0] == '"', name
        assert text.endswith("."), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_blurred_by_stray_spaces_or_doubled_words(language: Language) -> None:
    for name, text in texts(language):
        assert text == " ".join(text.split()), name
        assert " ," not in text, name
        assert " ." not in text, name
        assert all(a != b for a, b in pairwise(text.lower().split())), name


def test_polish_and_english_are_not_mixed_up() -> None:
    english, polish = dict(texts("en")), dict(texts("pl"))
    for name, text in sentences("pl"):
        assert text != english[name], name
        assert not re.search(r"\b(the|unit|hex|dice|card|cards|which)\b", text.lower()), name
    for name, text in sentences("en"):
        assert text != polish[name], name


def test_the_words_of_the_house_are_used() -> None:
    """Words that our Polish gave up for better ones (dice are `kość`, numbers are `liczba` and so on)."""
    given_up = re.compile(
        r"\b(kostk\w+|ilość|ilości\w*|aktywowan\w+|jazdy|sztandarow\w+|zlikwidowan\w+|zabit\w+"
        r"|przyjacielsk\w+|poza radą|i/lub|wzmacnia\w*|krasnoludowie)\b"
    )
    for name, text in texts("pl"):
        assert not given_up.search(text.lower()), name


def test_nobody_is_given_a_gender() -> None:
    """No past tense or predicate that speaks to the player as a man or a woman."""
    spoken_to = re.compile(r"\b\w+(łeś|łaś)\b|\bpowinien|\bpowinna|\bjesteś")
    for name, text in texts("pl"):
        assert not spoken_to.search(text.lower()), name


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
