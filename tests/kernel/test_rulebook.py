"""The rulebook loader: reading, refusing with the entry's name, looking up and searching."""

from pathlib import Path

import msgspec
import pytest

from hexameron.kernel import rulebook
from hexameron.kernel.rulebook import Rulebook, RulebookError

BOOK = """
game: toy
title: {pl: Gra, en: Toy}
about: {pl: O grze, en: About the game}
sections:
  - {key: MOVE, pl: Ruch, en: Movement}
  - {key: FIGHT, pl: Walka, en: Combat}
rules:
  - id: TY-MOVE-01
    section: MOVE
    kind: procedure
    pl: Oddział przechodzi 2 pola.
    en: A unit walks 2 hexes.
  - id: TY-MOVE-02
    section: MOVE
    kind: advice
    pl: Łódź płynie żwawo.
    en: A boat is quick.
  - id: TY-FIGHT-01
    section: FIGHT
    kind: effect
    pl: Rzuć 3 kośćmi.
    en: Roll 3 dice.
    ruling:
      pl: Łódź też rzuca.
      en: A boat rolls too.
      switch:
        name: boats_fight
        default: true
        pl: Łodzie walczą.
        en: Boats fight.
  - id: TY-FIGHT-02
    section: FIGHT
    kind: effect
    pl: Żółta flaga zmusza do odwrotu.
    en: A yellow flag means a retreat.
terms:
  - {pl: łódź, en: boat, meaning_pl: pływa, meaning_en: it floats}
"""


def load(tmp_path: Path, text: str = BOOK) -> Rulebook:
    path = tmp_path / "rulebook.yaml"
    path.write_text(text, encoding="utf-8")
    return Rulebook.load(path)


def changed(old: str, new: str) -> str:
    assert BOOK.count(old) == 1
    return BOOK.replace(old, new)


def ids(book: Rulebook, words: str, language: str = "pl") -> list[str]:
    assert language in ("pl", "en")
    return [rule.id for rule in book.search(words, "pl" if language == "pl" else "en")]


def test_everything_is_read(tmp_path: Path) -> None:
    book = load(tmp_path)
    assert book.title.text("pl") == "Gra"
    assert [section.key for section in book.sections] == ["MOVE", "FIGHT"]
    assert len(book.rules) == 4
    rule = book.rule("TY-FIGHT-01")
    assert rule.text("pl") == "Rzuć 3 kośćmi."
    assert rule.text("en") == "Roll 3 dice."
    assert rule.ruling is not None
    assert rule.ruling.text("en") == "A boat rolls too."
    assert book.terms[0].meaning("pl") == "pływa"
    assert book.terms[0].meaning("en") == "it floats"


def test_advice_does_not_bind(tmp_path: Path) -> None:
    assert [rule.id for rule in load(tmp_path).binding] == ["TY-MOVE-01", "TY-FIGHT-01", "TY-FIGHT-02"]


def test_switches_are_collected(tmp_path: Path) -> None:
    (switch,) = load(tmp_path).switches
    assert (switch.name, switch.default, switch.text("pl")) == ("boats_fight", True, "Łodzie walczą.")


def test_an_unknown_id_is_named(tmp_path: Path) -> None:
    with pytest.raises(KeyError, match="toy has no rule TY-MOVE-09"):
        load(tmp_path).rule("TY-MOVE-09")


@pytest.mark.parametrize(
    ("old", "new", "entry", "reason"),
    [
        ("    pl: Łódź płynie żwawo.\n", "", "rule TY-MOVE-02", "missing required field `pl`"),
        ("pl: Łódź płynie żwawo.", 'pl: " "', "rule TY-MOVE-02", "matching regex"),
        ("kind: advice", "kind: hint", "rule TY-MOVE-02", "Invalid enum value 'hint'"),
        ("kind: advice", "kind: advice\n    page: 7", "rule TY-MOVE-02", "unknown field `page`"),
        ("id: TY-MOVE-02", "id: move-2", "rule move-2", "matching regex"),
        ("id: TY-MOVE-02", "id: TY-MOVE-01", "rule TY-MOVE-01", "occurs twice"),
        ("id: TY-MOVE-02", "id: TY-FIGHT-07", "rule TY-FIGHT-07", "does not belong into section MOVE"),
        ("id: TY-MOVE-02\n    section: MOVE", "section: MOVE", "rule no. 2", "missing required field `id`"),
        ("default: true", "default: maybe", "rule TY-FIGHT-01", "Expected `bool`"),
        ("en: A boat rolls too.", "", "rule TY-FIGHT-01", "missing required field `en`"),
        ("{key: FIGHT, pl: Walka, en: Combat}", "{key: FIGHT, pl: Walka}", "section FIGHT", "field `en`"),
        ("{key: FIGHT, pl: Walka, en: Combat}", "fight", "section no. 2", "Expected `object`"),
        ("  - {key: FIGHT, pl: Walka, en: Combat}\n", "", "rule TY-FIGHT-01", "there is no section FIGHT"),
        ("sections:\n", "sections:\n  - {key: SEA, pl: Morze, en: Sea}\n", "section SEA", "has no rule"),
        ("meaning_pl: pływa, ", "", "term boat", "missing required field `meaning_pl`"),
        (
            "{key: FIGHT,",
            "{key: MOVE, pl: Walka, en: Combat}\n  - {key: FIGHT,",
            "section MOVE",
            "occurs twice",
        ),
        (
            "terms:\n",
            "terms:\n  - {pl: x, en: boat, meaning_pl: x, meaning_en: x}\n",
            "term boat",
            "occurs twice",
        ),
        ("game: toy\n", "", "rulebook.yaml", "missing required field `game`"),
        ("game: toy\n", "game: [toy\n", "rulebook.yaml", "line"),
    ],
)
def test_a_malformed_file_is_refused_by_the_name_of_the_entry(
    tmp_path: Path, old: str, new: str, entry: str, reason: str
) -> None:
    with pytest.raises(RulebookError) as caught:
        load(tmp_path, changed(old, new))
    assert caught.value.where.endswith(entry)
    assert reason in str(caught.value)


def test_a_switch_has_one_home(tmp_path: Path) -> None:
    ruling = BOOK[BOOK.index("    ruling:") : BOOK.index("  - id: TY-FIGHT-02")]
    twice = changed("    en: A yellow flag means a retreat.\n", "    en: A yellow flag.\n" + ruling)
    with pytest.raises(RulebookError, match="switch boats_fight: occurs twice"):
        load(tmp_path, twice)


def test_a_file_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rulebook.yaml"
    path.write_bytes(BOOK.encode("iso-8859-2"))
    with pytest.raises(RulebookError, match=r"rulebook\.yaml"):
        Rulebook.load(path)


def test_a_book_is_plain_data(tmp_path: Path) -> None:
    book = load(tmp_path)
    assert msgspec.json.decode(msgspec.json.encode(book), type=Rulebook).rules == book.rules


@pytest.mark.parametrize("words", ["żółta", "zolta", "ŻÓŁTA", "Zolta flaga", "zolt"])
def test_search_does_not_mind_accents_and_capitals(tmp_path: Path, words: str) -> None:
    assert ids(load(tmp_path), words) == ["TY-FIGHT-02"]


@pytest.mark.parametrize("words", ["kość", "kości", "kośćmi", "kosci"])
def test_search_does_not_mind_endings(tmp_path: Path, words: str) -> None:
    assert ids(load(tmp_path), words) == ["TY-FIGHT-01"]


def test_search_ranks_the_rule_above_its_ruling(tmp_path: Path) -> None:
    assert ids(load(tmp_path), "łódź") == ["TY-MOVE-02", "TY-FIGHT-01"]
    assert ids(load(tmp_path), "boat", "en") == ["TY-MOVE-02", "TY-FIGHT-01"]


def test_search_finds_ids_and_chapters(tmp_path: Path) -> None:
    book = load(tmp_path)
    assert ids(book, "ty-fight-02") == ["TY-FIGHT-02"]
    assert ids(book, "move-01", "en") == ["TY-MOVE-01"]
    assert ids(book, "TY-MOVE", "en") == ["TY-MOVE-01", "TY-MOVE-02"]
    assert ids(book, "combat", "en") == ["TY-FIGHT-01", "TY-FIGHT-02"]


def test_search_keeps_to_the_rules_that_answer_most_words(tmp_path: Path) -> None:
    book = load(tmp_path)
    assert ids(book, "łódź rzuca kośćmi") == ["TY-FIGHT-01"]
    assert ids(book, "łódź zeppelin") == ["TY-MOVE-02", "TY-FIGHT-01"]


@pytest.mark.parametrize("words", ["", "  ", "?!", "zeppelin", "z"])
def test_search_may_find_nothing(tmp_path: Path, words: str) -> None:
    assert ids(load(tmp_path), words) == []


def test_search_keeps_the_languages_apart(tmp_path: Path) -> None:
    book = load(tmp_path)
    assert ids(book, "odwrotu", "en") == []
    assert ids(book, "retreat", "pl") == []
    assert ids(book, "retreat", "en") == ["TY-FIGHT-02"]


WEIGHED = """
game: toy
title: {pl: Gra, en: Game}
about: {pl: O grze, en: About}
sections:
  - {key: A, pl: Pierwsza, en: Arrows}
  - {key: B, pl: Druga, en: Bows}
rules:
  - {id: TY-A-01, section: A, kind: effect, pl: x, en: Nothing, ruling: {pl: x, en: Bows count.}}
  - {id: TY-B-01, section: B, kind: effect, pl: x, en: Nothing}
  - {id: TY-A-02, section: A, kind: effect, pl: x, en: Bows are long.}
terms: []
"""


def test_what_a_rule_says_counts_more_than_its_chapter_and_that_more_than_a_ruling(tmp_path: Path) -> None:
    book = load(tmp_path, WEIGHED)
    assert ids(book, "bows", "en") == ["TY-A-02", "TY-B-01", "TY-A-01"]
    page = rulebook._Page(book.rule("TY-A-02"), book.sections[1], "en")
    assert page.rank(["bows"]) == (1, 15)
    assert page.rank(["bows", "swords"]) == (1, 15)
    assert page.rank(["ty-a-02"]) == page.rank(["a-02"]) == (1, 20)
    ruled = rulebook._Page(book.rule("TY-A-01"), book.sections[0], "en")
    assert ruled.rank(["counts"]) == (1, 1)


@pytest.mark.parametrize(
    ("wanted", "word", "closeness"),
    [
        ("bow", "bow", 3),
        ("bow", "bows", 2),
        ("bo", "bows", 0),
        ("bo", "bo", 3),
        ("bowed", "bows", 0),
        ("bow", "bop", 0),
        ("bows", "bop", 0),
        ("bows", "bowe", 1),
        ("arrowed", "arrows", 1),
        ("arrowing", "arrows", 1),
        ("arrowings", "arrows", 0),
        ("arrowsmith", "arrows", 0),
        ("sword", "arrow", 0),
    ],
)
def test_the_same_word_is_closer_than_its_beginning_and_that_than_another_ending(
    wanted: str, word: str, closeness: int
) -> None:
    assert rulebook._closeness(wanted, word) == closeness
