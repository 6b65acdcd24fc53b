from pathlib import Path

import pytest

from hexameron.kernel.text.lexicon import EnglishName, PolishName, TextError, load_lexicon

ARCHERS = PolishName(
    g="m1",
    num="pl",
    sg=("Łucznik", "Łucznika", "Łucznikowi", "Łucznika", "Łucznikiem", "Łuczniku", "Łuczniku"),
    pl=("Łucznicy", "Łuczników", "Łucznikom", "Łuczników", "Łucznikami", "Łucznikach", "Łucznicy"),
)
DRAGON = PolishName(
    g="m2",
    num="sg",
    ze=True,
    sg=("Smok", "Smoka", "Smokowi", "Smoka", "Smokiem", "Smoku", "Smoku"),
    pl=("Smoki", "Smoków", "Smokom", "Smoki", "Smokami", "Smokach", "Smoki"),
)
DUNGEON = PolishName(
    g="m3", num="pl", pl=("Lochy", "Lochów", "Lochom", "Lochy", "Lochami", "Lochach", "Lochy")
)
DRACONUM = PolishName(g="n", num="sg", indecl="Draconum")


def test_a_polish_name_has_its_own_number_unless_told() -> None:
    assert ARCHERS.form("acc") == "Łuczników"
    assert ARCHERS.form("acc", "sg") == "Łucznika"
    assert DRAGON.form("ins") == "Smokiem"
    assert DRAGON.form("gen", "pl") == "Smoków"


def test_an_indeclinable_name_never_changes() -> None:
    assert {DRACONUM.form(case, number) for case in ("nom", "gen", "ins") for number in ("", "sg", "pl")} == {
        "Draconum"
    }


def test_a_plural_only_name_has_no_singular() -> None:
    with pytest.raises(TextError, match="no forms for sg"):
        DUNGEON.form("nom", "sg")


@pytest.mark.parametrize("name", [ARCHERS, DRACONUM, EnglishName(sg="Archer")])
def test_there_are_seven_cases_and_two_numbers(name: PolishName | EnglishName) -> None:
    with pytest.raises(TextError, match="no case"):
        name.form("abl")


def test_there_is_no_dual() -> None:
    with pytest.raises(TextError, match="no number"):
        ARCHERS.form("nom", "du")
    with pytest.raises(TextError, match="no number"):
        EnglishName(sg="Archer").form("nom", "du")


def test_polish_agreement() -> None:
    assert ARCHERS.agreement() == "mo"
    assert ARCHERS.agreement("sg") == "m1"
    assert DRAGON.agreement() == "m2"
    assert DRAGON.agreement("pl") == "nmo"
    assert DRACONUM.agreement() == "n"


def test_polish_prepositions() -> None:
    wing = PolishName(g="n", num="sg", indecl="skrzydło", na=True)
    gate = PolishName(g="n", num="pl", indecl="Wrota", we=True)
    assert [DRAGON.preposition(word) for word in ("z", "w", "na")] == ["ze", "w", "na"]
    assert [gate.preposition(word) for word in ("z", "w")] == ["z", "we"]
    assert [wing.preposition(word) for word in ("z", "w")] == ["z", "na"]
    assert ARCHERS.preposition("z") == "z"


def test_good_names_have_no_faults() -> None:
    assert [name.faults() for name in (ARCHERS, DRAGON, DUNGEON, DRACONUM)] == [[], [], [], []]


def test_forms_that_cannot_be_right_are_faults() -> None:
    personal = PolishName(g="m2", num="pl", sg=ARCHERS.sg, pl=ARCHERS.pl)
    assert personal.faults() == ["pl: acc is 'Łuczników' but nom is 'Łucznicy'"]
    thing = PolishName(g="m3", num="sg", sg=DRAGON.sg)
    assert thing.faults() == ["sg: acc is 'Smoka' but nom is 'Smok'"]
    gap = PolishName(g="f", num="sg", sg=("Siła", "Siły", "Sile", "Siłę", "", "Sile", "Siło"))
    assert gap.faults() == ["sg: an empty form"]


def test_english_names() -> None:
    archers = EnglishName(num="pl", sg="Archer", pl="Archers", an=True)
    assert archers.form("acc") == "Archers"
    assert archers.form("gen", "sg") == "Archer"
    assert archers.agreement() == "pl"
    assert archers.preposition("a") == "an"
    assert archers.preposition("with") == "with"
    assert EnglishName(sg="Dragon").preposition("a") == "a"
    with pytest.raises(TextError, match="no form for pl"):
        EnglishName(sg="Dragon").form("nom", "pl")


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("a: {g: m1, num: pl}", "own number"),
        ("a: {g: x, num: pl, indecl: A}", "Invalid enum"),
        ("a: {g: n, num: sg, sg: [a, b, c]}", "length 7"),
        ("a: {g: n, num: sg, indecl: A, pl: [a, a, a, a, a, a, a]}", "both forms and indecl"),
        ("a: {g: n, num: sg, indecl: A, zee: true}", "zee"),
        ("a: {g: n, num: sg, indecl: A}\na: {g: n, num: sg, indecl: B}", "twice: a"),
        ("a: [", "lexicon.pl.yaml"),
    ],
)
def test_a_broken_lexicon_says_what_is_broken(tmp_path: Path, entry: str, reason: str) -> None:
    path = tmp_path / "lexicon.pl.yaml"
    path.write_text(entry, encoding="utf-8")
    with pytest.raises(TextError, match=reason):
        load_lexicon(path, "pl")


@pytest.mark.parametrize("entry", ["{num: pl, sg: boat}", "{pl: boats}", "{num: sg}"])
def test_an_english_name_has_the_form_of_its_own_number(tmp_path: Path, entry: str) -> None:
    path = tmp_path / "lexicon.en.yaml"
    path.write_text(f"boat: {entry}\n", encoding="utf-8")
    with pytest.raises(TextError, match="lacks the form of its own number"):
        load_lexicon(path, "en")
