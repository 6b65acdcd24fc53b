from pathlib import Path

import pytest

from hexameron.kernel.text import Arg, Catalogue, Text, TextError, text

PL = """\
traci = { AGR($unit) ->
    [mo] tracą
    [nmo] tracą
   *[sg] traci
}
n-figurki-acc = { $n ->
    [one] { $n } figurkę
    [few] { $n } figurki
   *[many] { $n } figurek
}
log-hits = { CASE($unit, "nom") } { traci } { n-figurki-acc }.
log-defeated = { CASE($unit, "nom") } { AGR($unit) ->
    [f] zostaje pokonana
    [n] zostaje pokonane
    [mo] zostają pokonani
    [nmo] zostają pokonane
   *[m] zostaje pokonany
}.
log-fight = { $player } walczy { PREP("z", $enemy) } { CASE($enemy, "ins") }.
log-where = Atak { PREP("w", $section) } { CASE($section, "loc") }.
log-recruit = { $player } rekrutuje { $n ->
    [one] { $n } { CASE($unit, "acc", number: "sg") }
    [few] { $n } { CASE($unit, "acc", number: "pl") }
   *[many] { $n } { CASE($unit, "gen", number: "pl") }
}.
plain-name = Cel: { $unit }
why = Powód: { $reason }
quiet =
    .title = Tylko atrybut
"""
EN = """\
log-hits = { CASE($unit, "nom") } { AGR($unit) ->
    [pl] lose
   *[sg] loses
} { $n ->
    [one] { $n } figure
   *[other] { $n } figures
}.
log-meets = { $player } meets { PREP("a", $unit) } { CASE($unit, "acc", number: "sg") }.
"""
PL_NAMES = """\
unit.archers: {g: m1, num: pl, sg: [Łucznik, Łucznika, Łucznikowi, Łucznika, Łucznikiem, Łuczniku, Łuczniku],
               pl: [Łucznicy, Łuczników, Łucznikom, Łuczników, Łucznikami, Łucznikach, Łucznicy]}
unit.dragon: {g: m2, num: sg, ze: true, sg: [Smok, Smoka, Smokowi, Smoka, Smokiem, Smoku, Smoku],
              pl: [Smoki, Smoków, Smokom, Smoki, Smokami, Smokach, Smoki]}
unit.draconum: {g: n, num: sg, indecl: Draconum}
unit.dungeon: {g: m3, num: pl, pl: [Lochy, Lochów, Lochom, Lochy, Lochami, Lochach, Lochy]}
section.left: {g: n, num: sg, na: true, sg: [lewe skrzydło, lewego skrzydła, lewemu skrzydłu, lewe skrzydło,
               lewym skrzydłem, lewym skrzydle, lewe skrzydło]}
section.centre: {g: n, num: sg, indecl: centrum}
"""
EN_NAMES = """\
unit.archers: {num: pl, sg: Archer, pl: Archers, an: true}
unit.dragon: {sg: Dragon, pl: Dragons}
"""

ARCHERS, DRAGON = Text("unit.archers"), Text("unit.dragon")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    texts = tmp_path / "texts"
    texts.mkdir()
    for name, content in {
        "pl.ftl": PL,
        "en.ftl": EN,
        "lexicon.pl.yaml": PL_NAMES,
        "lexicon.en.yaml": EN_NAMES,
    }.items():
        (texts / name).write_text(content, encoding="utf-8")
    return texts


@pytest.fixture
def pl(folder: Path) -> Catalogue:
    return Catalogue("pl", [folder], strict=True, plain=True)


@pytest.fixture
def en(folder: Path) -> Catalogue:
    return Catalogue("en", [folder], strict=True, plain=True)


@pytest.mark.parametrize(
    ("unit", "n", "line"),
    [
        (ARCHERS, 1, "Łucznicy tracą 1 figurkę."),
        (ARCHERS, 2, "Łucznicy tracą 2 figurki."),
        (DRAGON, 5, "Smok traci 5 figurek."),
        (DRAGON, 12, "Smok traci 12 figurek."),
        (DRAGON, 22, "Smok traci 22 figurki."),
        (DRAGON, 0, "Smok traci 0 figurek."),
        (DRAGON, 1000, "Smok traci 1000 figurek."),
        (DRAGON, 12500, "Smok traci 12 500 figurek."),
    ],
)
def test_verbs_follow_names_and_nouns_follow_numbers(pl: Catalogue, unit: Text, n: int, line: str) -> None:
    assert pl.render(text("log.hits", unit=unit, n=n)) == line


@pytest.mark.parametrize(
    ("unit", "line"),
    [
        ("archers", "Łucznicy zostają pokonani."),
        ("dragon", "Smok zostaje pokonany."),
        ("draconum", "Draconum zostaje pokonane."),
        ("dungeon", "Lochy zostają pokonane."),
    ],
)
def test_agreement(pl: Catalogue, unit: str, line: str) -> None:
    assert pl.render(text("log.defeated", unit=Text(f"unit.{unit}"))) == line


def test_prepositions(pl: Catalogue) -> None:
    assert pl.render(text("log.fight", player="Ania", enemy=DRAGON)) == "Ania walczy ze Smokiem."
    assert pl.render(text("log.fight", player="Ania", enemy=ARCHERS)) == "Ania walczy z Łucznikami."
    assert pl.render(text("log.where", section=Text("section.left"))) == "Atak na lewym skrzydle."
    assert pl.render(text("log.where", section=Text("section.centre"))) == "Atak w centrum."


@pytest.mark.parametrize(
    ("n", "line"), [(1, "1 Łucznika"), (3, "3 Łuczników"), (7, "7 Łuczników"), (24, "24 Łuczników")]
)
def test_counted_names_take_a_number_of_their_own(pl: Catalogue, n: int, line: str) -> None:
    assert pl.render(text("log.recruit", player="Ania", n=n, unit=ARCHERS)) == f"Ania rekrutuje {line}."


def test_english_knows_the_same_functions(en: Catalogue) -> None:
    assert en.render(text("log.hits", unit=ARCHERS, n=1)) == "Archers lose 1 figure."
    assert en.render(text("log.hits", unit=DRAGON, n=1000)) == "Dragon loses 1,000 figures."
    assert en.render(text("log.meets", player="Ann", unit=ARCHERS)) == "Ann meets an Archer."
    assert en.render(text("log.meets", player="Ann", unit=DRAGON)) == "Ann meets a Dragon."


def test_a_name_in_a_sentence_is_nominative_and_keeps_its_letter(pl: Catalogue) -> None:
    assert pl.render(text("plain.name", unit=ARCHERS)) == "Cel: Łucznicy"
    assert pl.render(text("plain.name", unit=Text("section.left"))) == "Cel: lewe skrzydło"


def test_a_name_alone_is_a_label_with_a_capital(pl: Catalogue) -> None:
    assert pl.render(Text("section.left")) == "Lewe skrzydło"


def test_a_sentence_in_a_sentence_is_rendered_first(pl: Catalogue) -> None:
    inner = text("log.hits", unit=DRAGON, n=2)
    assert pl.render(text("why", reason=inner)) == "Powód: Smok traci 2 figurki."


def test_no_isolation_marks_and_no_break_spaces_unless_plain(folder: Path) -> None:
    fancy = Catalogue("pl", [folder], strict=True)
    assert fancy.render(text("log.where", section=Text("section.centre"))) == "Atak w\u00a0centrum."
    assert fancy.render(text("log.hits", unit=DRAGON, n=2)) == "Smok traci 2\u00a0figurki."


def test_english_spaces_are_ordinary(folder: Path) -> None:
    assert "\u00a0" not in Catalogue("en", [folder]).render(text("log.hits", unit=DRAGON, n=2))


@pytest.mark.parametrize(
    ("faulty", "reason"),
    [
        (Text("no.such"), "no pl text 'no.such'"),
        (Text("quiet"), "no pl text 'quiet'"),
        (Text("log.hits", {"n": 1}), "Unknown external: unit"),
        (Text("log.fight", {"player": "A", "enemy": "Smok"}), "needs a name of the lexicon"),
        (Text("why", {"reason": Text("no.such")}), "no pl text 'no.such'"),
        (Text("log.recruit", {"player": "A", "n": 1, "unit": Text("unit.dungeon")}), "no forms for sg"),
    ],
)
def test_a_strict_catalogue_raises(pl: Catalogue, faulty: Text, reason: str) -> None:
    with pytest.raises(TextError, match=reason):
        pl.render(faulty)


@pytest.mark.parametrize(
    ("id_", "args", "line"),
    [
        ("no.such", {"n": 1}, "[no.such]"),
        ("quiet", {}, "[quiet]"),
        ("why", {"reason": Text("no.such")}, "Powód: [no.such]"),
        ("why", {}, "Powód: reason"),
        ("log.fight", {"player": "Ania", "enemy": "Smok"}, "Ania walczy z Smok."),
        ("log.hits", {"unit": "Smok", "n": 2}, "Smok traci 2 figurki."),
        ("log.recruit", {"player": "Ania", "n": 1, "unit": Text("unit.dungeon")}, "Ania rekrutuje 1 Lochy."),
    ],
)
def test_a_game_goes_on_whatever_the_text(folder: Path, id_: str, args: dict[str, Arg], line: str) -> None:
    assert Catalogue("pl", [folder], plain=True).render(Text(id_, args)) == line


def test_contains_messages_and_names(pl: Catalogue) -> None:
    assert "log.hits" in pl
    assert "unit.dragon" in pl
    assert "undo.nothing" in pl
    assert "no.such" not in pl


def test_sources_begin_with_the_common_texts(pl: Catalogue) -> None:
    common, game = pl.sources()
    assert common.name == "kernel/pl.ftl"
    assert "undo-nothing" in common.content
    assert game.content == PL


def test_a_folder_may_have_several_files(folder: Path) -> None:
    (folder / "cards.pl.ftl").write_text("card-one = Jeden\n", encoding="utf-8")
    (folder / "pl").mkdir()
    (folder / "pl" / "more.ftl").write_text("card-two = Dwa\n", encoding="utf-8")
    pl = Catalogue("pl", [folder])
    assert [pl.render(Text(id_)) for id_ in ("card.one", "card.two")] == ["Jeden", "Dwa"]
    assert [source.name.removeprefix(f"{folder.parent.name}/") for source in pl.sources()] == [
        "kernel/pl.ftl",
        "cards.pl.ftl",
        "pl/more.ftl",
        "pl.ftl",
    ]
    assert "card.one" not in Catalogue("en", [folder])


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        ("a = 1\na = 2\n", "a is defined twice"),
        ("undo-nothing = Nic\n", "undo-nothing is defined twice"),
        ("-t = 1\n-t = 2\n", "-t is defined twice"),
        ("a = 1\n\nb = { $x\n", r"cards\.pl\.ftl:3: "),
    ],
)
def test_a_broken_file_says_where_it_is_broken(folder: Path, content: str, reason: str) -> None:
    (folder / "cards.pl.ftl").write_text(content, encoding="utf-8")
    with pytest.raises(TextError, match=reason):
        Catalogue("pl", [folder])


def test_two_lexicons_do_not_share_an_id(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "lexicon.pl.yaml").write_text("unit.dragon: {g: n, num: sg, indecl: X}", encoding="utf-8")
    with pytest.raises(TextError, match=r"unit\.dragon"):
        Catalogue("pl", [folder, other])
