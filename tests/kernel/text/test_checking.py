from pathlib import Path

import pytest

from hexameron.kernel.text import Catalogue, TextError, check, text

PL_NAMES = """\
unit.dungeon: {g: m3, num: pl, pl: [Lochy, Lochów, Lochom, Lochy, Lochami, Lochach, Lochy]}
unit.dragon: {g: m2, num: sg, sg: [Smok, Smoka, Smokowi, Smoka, Smokiem, Smoku, Smoku]}
token.lore: {g: m3, num: sg, sg: [żeton, żetonu, żetonowi, żeton, żetonem, żetonie, żetonie]}
"""
EN_NAMES = """\
unit.dungeon: {sg: Dungeon}
unit.dragon: {sg: Dragon}
token.lore: {sg: token}
"""


class Texts:
    """Writes both languages of a little game and loads them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.write("lexicon.pl.yaml", PL_NAMES)
        self.write("lexicon.en.yaml", EN_NAMES)

    def write(self, name: str, content: str) -> None:
        (self.folder / name).write_text(content, encoding="utf-8")

    def __call__(self, pl: str, en: str) -> tuple[Catalogue, Catalogue]:
        self.write("pl.ftl", pl)
        self.write("en.ftl", en)
        return Catalogue("pl", [self.folder]), Catalogue("en", [self.folder])


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    return Texts(tmp_path)


def test_good_texts_have_no_faults(texts: Texts) -> None:
    pl, en = texts(
        "traci = { AGR($unit) ->\n    [nmo] tracą\n   *[sg] traci\n}\n"
        'hits = { CASE($unit, "nom") } { traci }.\n',
        'hits = { CASE($unit, "nom") } { AGR($unit) ->\n    [pl] lose\n   *[sg] loses\n}.\n',
    )
    assert check(pl, en, ["hits", "unit.dragon"]) == []
    assert check(pl, en, {"hits": ("unit", "n")}) == []
    assert check(pl, en) == []


@pytest.mark.parametrize(
    ("ftl", "fault"),
    [
        ("\n\na = A\nb = { $x\nc = C\n", r":4: .*Expected token.*: 'b = \{ \$x'$"),
        ("\n= A\n", r":2: .*: '= A'$"),
        ("a = A\na = B\n", r"pl\.ftl: a is defined twice$"),
        ("-a = A\n-a = B\n", r"pl\.ftl: -a is defined twice$"),
    ],
)
def test_a_file_that_is_broken_is_refused_by_its_line(texts: Texts, ftl: str, fault: str) -> None:
    with pytest.raises(TextError, match=fault):
        texts(ftl, "a = A\n")


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        ("a = X { AGR($x) }", "X word"),
        ('a = X { CASE($x, "gen") }', "X word"),
        ('a = X { PREP("z", $x) } { $x }', "X z word"),
    ],
)
def test_what_is_no_name_passes_through_unless_one_is_strict(texts: Texts, sentence: str, said: str) -> None:
    pl, _ = texts("-b = B\n" + sentence + "\n", "a = A\n")
    assert pl.render(text("a", x="word")).replace("\u00a0", " ") == said
    strict = Catalogue("pl", [texts.folder], strict=True)
    with pytest.raises(TextError, match="needs a name of the lexicon, not 'word'"):
        strict.render(text("a", x="word"))


def test_a_sentence_that_agrees_with_a_name_needs_its_number(texts: Texts) -> None:
    pl, en = texts('a = X { AGR($unit, number: "sg") }\n', "a = X { $unit }\n")
    assert check(pl, en) == ["pl: a: nom sg of unit.dungeon: no forms for sg"]


def test_what_is_quoted_and_missing_is_told_once(texts: Texts) -> None:
    pl, en = texts("a = { b }\nc = { a } { $n }\n", "a = A\nc = C { $n }\n")
    assert check(pl, en, ["a", "c"]) == ["pl: a: quotes b, which is missing"]


def test_a_missing_text_is_named_with_its_language(texts: Texts) -> None:
    pl, en = texts("a-b = A\n", "c = C\n")
    assert check(pl, en, ["a.b", "c"]) == ["en: no text a.b", "pl: no text c"]
    assert check(pl, en) == ["en: no text a-b", "pl: no text c"]


def test_parts_of_sentences_belong_to_one_language(texts: Texts) -> None:
    pl, en = texts("czesc = tak\na = A { czesc }\n", "a = A\n")
    assert check(pl, en) == []


def test_languages_use_the_same_variables(texts: Texts) -> None:
    pl, en = texts("part = { $n }\na = A { part }\n", "a = A { $m }\n")
    assert check(pl, en, ["a"]) == ["a: Polish uses ['n'], English ['m']"]


def test_a_text_uses_only_what_it_is_given(texts: Texts) -> None:
    pl, en = texts("part = { $n }\na = A { part }\n", "a = A\n")
    assert check(pl, en, {"a": ("n",)}) == []
    assert check(pl, en, {"a": ()}) == ["pl: a uses $n, which it is not given"]


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ('a = X { CASE($x, "abl") }', None),
        ('a = X { CASE($unit, "abl") }', "abl  of unit.dungeon: there is no case 'abl'"),
        ('a = X { CASE($unit, "acc", number: "sg") }', "acc sg of unit.dungeon: no forms for sg"),
        ('a = X { CASE($target, "acc", number: "sg") }', "acc sg of unit.dungeon: no forms for sg"),
        ('a = X { CASE("unit") }', "CASE is not used as it should be"),
        ("a = X { PREP($unit) }", "PREP is not used as it should be"),
        ("a = X { FORM($unit) }", "FORM is not used as it should be"),
        ("a = X { b }", "quotes b, which is missing"),
        ("a = X { -b }", "quotes -b, which is missing"),
        ("a = X { $n ->\n    [one] A\n   *[few] B\n}", "the default variant for numbers is *[many]"),
        ("a = Rzuć kostką.", "„kość”, not „kostka”"),
        ("a = To jest Twoja tura.", "„twoja” with a small letter"),
        ("a = Wybierz kartę/y.", "no endings in brackets or behind a slash"),
        ("a = Jesteś gotowy(a)?", "no endings in brackets or behind a slash"),
        ('a = Karta "Zwiad".', "quotes are „ ”"),
        ("a = Karta - stos.", "a break is a spaced –"),
    ],
)
def test_faults_of_one_message(texts: Texts, line: str, fault: str | None) -> None:
    pl, en = texts(f"{line}\n", f"{line if '$' in line and '->' not in line else 'a = A'}\n")
    found = [one for one in check(pl, en, ["a"], takes={"target": ["unit"]}) if one.startswith("pl: a: ")]
    assert found[:1] == ([] if fault is None else [f"pl: a: {fault}"])


@pytest.mark.parametrize(
    "line",
    [
        "a = { $token } leży.",
        'a = { CASE($token, "nom") } leży.',
        "b = { $token }\na = { b } leży.",
        "a = { $n ->\n    [one] { $token }\n   *[many] X\n} leży.",
    ],
)
def test_no_message_begins_with_a_small_name(texts: Texts, line: str) -> None:
    pl, en = texts(f"{line}\n", "a = A\n")
    assert "pl: a may begin with token.lore, which is written small" in check(pl, en, ["a"])


def test_a_name_that_begins_small_may_have_a_capital_later(texts: Texts) -> None:
    texts.write("lexicon.en.yaml", EN_NAMES.replace("sg: token", "sg: token of Lore"))
    pl, en = texts("a = A\n", "a = { $token } lies there.\n")
    assert "en: a may begin with token.lore, which is written small" in check(pl, en, ["a"])


def test_names_are_in_both_lexicons_and_are_no_messages(texts: Texts) -> None:
    texts.write("lexicon.en.yaml", EN_NAMES.replace("unit.dragon", "unit.wyrm"))
    pl, en = texts("token-lore = A\n", "token-lore = A\n")
    assert check(pl, en) == [
        "en: no name unit.dragon",
        "pl: token.lore is both a name and a message",
        "pl: no name unit.wyrm",
        "en: token.lore is both a name and a message",
    ]


def test_names_with_impossible_forms_are_found(texts: Texts) -> None:
    texts.write("lexicon.pl.yaml", PL_NAMES.replace("g: m2", "g: m3"))
    pl, en = texts("", "")
    assert check(pl, en) == ["pl: unit.dragon: sg: acc is 'Smoka' but nom is 'Smok'"]
