"""Everything that a battle can name has a name in both languages, and the names inflect as they should."""

from pathlib import Path

import pytest

import hexameron.games.battlelore
from hexameron.games.battlelore.content.command_cards import COMMAND_CARDS
from hexameron.games.battlelore.content.creatures import CREATURES
from hexameron.games.battlelore.content.lore_cards import LORE_CARD
from hexameron.games.battlelore.content.terrain import LANDMARK_SOURCES, TERRAIN
from hexameron.games.battlelore.content.units import COLOURS, KINDS, LETTERS, PEOPLE, parse_code
from hexameron.games.battlelore.state import COMMANDER, MASTERS
from hexameron.kernel.text.lexicon import CASES, EnglishName, Name, PolishName, load_lexicon

TEXTS = Path(hexameron.games.battlelore.__file__).parent / "texts"
POLISH = load_lexicon(TEXTS / "lexicon.pl.yaml", "pl")
ENGLISH = load_lexicon(TEXTS / "lexicon.en.yaml", "en")


def units() -> list[str]:
    ids = []
    for code in [people + kind + letter for people in PEOPLE for kind in KINDS for letter in LETTERS]:
        try:
            unit = parse_code(code)
        except ValueError:
            continue
        people = "" if unit.people == "human" else f"{unit.people}."
        ids.append(f"unit.{people}{unit.kind}.{COLOURS[unit.colour]}")
    return [*ids, *(f"unit.{creature}" for creature in CREATURES)]


def needed() -> list[str]:
    return [
        *units(),
        *(f"colour.{colour}" for colour in COLOURS),
        *(f"banner.{colour}" for colour in COLOURS),
        *(f"terrain.{kind}" for kind in (*TERRAIN, "countryside", "ramparts", "stronghold")),
        *(f"landmark.{kind}" for kind in LANDMARK_SOURCES),
        *(f"lair.{name}" for name, creature in CREATURES.items() if creature.lair),
        *(f"power.{power}" for creature in CREATURES.values() for power in creature.powers),
        *(f"section.{section}" for section in ("left", "centre", "right")),
        *(f"master.{master}" for master in (*MASTERS, COMMANDER)),
        *(f"side.{side}" for side in ("standard", "pennant", "english", "french", "south", "north")),
        *(f"face.{face}" for face in (*COLOURS, "sword", "flag", "lore")),
        *(f"token.{token}" for token in ("lore", "banner", "level", "web", "poison")),
        *(f"scenario.{name}" for name in ("azincourt", "crossing", "wizards", "avignon", "companies")),
        *(f"scenario.{name}" for name in ("tourelles", "skirmish")),
        *(card.name for card in COMMAND_CARDS),
        *LORE_CARD,
    ]


@pytest.mark.parametrize("lexicon", [POLISH, ENGLISH], ids=["pl", "en"])
def test_everything_has_a_name(lexicon: dict[str, Name]) -> None:
    assert [id_ for id_ in needed() if id_ not in lexicon] == []


def test_both_languages_name_the_same_things() -> None:
    assert list(POLISH) == list(ENGLISH)


def test_all_sixty_lore_cards_are_named() -> None:
    assert len([id_ for id_ in POLISH if id_.startswith("lore.")]) == 60


@pytest.mark.parametrize("id_", POLISH)
def test_polish_forms_are_complete_and_fit_each_other(id_: str) -> None:
    name = POLISH[id_]
    assert isinstance(name, PolishName)
    assert name.faults() == []
    if not name.indecl:
        assert all(name.form(case) for case in CASES)


@pytest.mark.parametrize("id_", [id_ for id_ in POLISH if id_.startswith(("unit.", "face.", "token."))])
def test_what_is_counted_has_both_numbers(id_: str) -> None:
    for lexicon in (POLISH, ENGLISH):
        assert all(lexicon[id_].form(case, number) for case in CASES for number in ("sg", "pl"))


def test_units_have_names_of_their_own() -> None:
    for lexicon in (POLISH, ENGLISH):
        names = [lexicon[id_].form("nom") for id_ in units()]
        assert len(set(names)) == len(names)


def test_english_articles() -> None:
    for id_, name in ENGLISH.items():
        assert isinstance(name, EnglishName)
        assert name.an == (name.sg or name.pl).lower().startswith(("a", "e", "i", "o")), id_


def test_mercenaries_are_not_persons() -> None:
    mercenaries = [id_ for id_ in POLISH if ".dwarf" in id_ or ".goblin" in id_]
    assert [POLISH[id_].agreement() for id_ in mercenaries] == ["nmo"] * len(mercenaries)
    assert POLISH["unit.dwarf.foot.blue"].form("acc") == "Żelazne krasnoludy"
    assert POLISH["unit.bow.green"].form("acc") == "Łuczników"


def test_lore_is_written_large_and_generic_words_small() -> None:
    assert POLISH["token.lore"].form("gen", "pl") == "żetonów Wiedzy"
    assert POLISH["face.lore"].form("nom") == "symbol Wiedzy"
    for id_, name in POLISH.items():
        assert "wiedz" not in name.form("nom"), id_
        small = id_.startswith(
            ("face.", "token.", "colour.", "section.", "arm.", "banner.", "deck.", "weapon.")
        )
        if small or id_.startswith(("unit.", "command.", "lore.", "master.", "landmark.", "scenario.")):
            assert name.form("nom")[0].islower() == small, id_


def test_places_take_their_preposition() -> None:
    said = {
        "section.left": "na lewym skrzydle",
        "section.centre": "w centrum",
        "terrain.hill": "na wzgórzu",
        "terrain.wood": "w lesie",
        "terrain.bridge": "na moście",
        "terrain.ramparts": "na murach obronnych",
        "landmark.stronghold": "w Twierdzy",
    }
    for id_, words in said.items():
        assert f"{POLISH[id_].preposition('w')} {POLISH[id_].form('loc')}" == words
    assert POLISH["unit.foot.red"].preposition("z") == "ze"
