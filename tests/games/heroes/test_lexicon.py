"""Everything printed in Heroes has a name in both languages, and the names inflect as they should."""

from __future__ import annotations

from pathlib import Path

import pytest

import hexameron.games.heroes
from hexameron.games.heroes.content import catalogue, terms
from hexameron.games.heroes.content.units import UNITS
from hexameron.kernel.text.lexicon import CASES, Name, PolishName, load_lexicon

TEXTS = Path(hexameron.games.heroes.__file__).parent / "texts"
POLISH = load_lexicon(TEXTS / "lexicon.pl.yaml", "pl")
ENGLISH = load_lexicon(TEXTS / "lexicon.en.yaml", "en")

NEEDED = [
    *(record.name for record in catalogue.RECORDS),
    *(f"faction.{faction}" for faction in terms.FACTIONS),
    *(f"school.{school}" for school in terms.SCHOOLS),
    *(f"ability.{ability}" for ability in terms.ABILITIES),
    *(f"rank.{rank}" for rank in terms.RANKS),
    *(f"slot.{slot}" for slot in terms.SLOTS),
    *(f"phase.{phase}" for phase in terms.PHASES),
    *(f"reputation.{reputation}" for reputation in terms.REPUTATIONS),
    *(f"action.{action}" for action in terms.ACTIONS),
    *(f"terrain.{terrain}" for terrain in terms.TERRAINS),
    *(f"elemental.{element}" for element in terms.ELEMENTS),
    *(f"face.{face}" for face in terms.FACES),
    "dark_days",
]


@pytest.mark.parametrize("lexicon", [POLISH, ENGLISH], ids=["pl", "en"])
def test_everything_has_a_name_and_nothing_else_has(lexicon: dict[str, Name]) -> None:
    assert sorted(lexicon) == sorted(dict.fromkeys(NEEDED))


def test_both_languages_name_the_same_things() -> None:
    assert list(POLISH) == list(ENGLISH)


@pytest.mark.parametrize("id_", POLISH)
def test_polish_forms_are_complete_and_fit_each_other(id_: str) -> None:
    name = POLISH[id_]
    assert isinstance(name, PolishName)
    assert name.faults() == []
    assert all(name.form(case) for case in CASES)


@pytest.mark.parametrize("id_", [id_ for id_ in POLISH if id_.startswith("unit.")])
def test_units_can_be_counted(id_: str) -> None:
    for lexicon in (POLISH, ENGLISH):
        assert all(lexicon[id_].form("gen", number) for number in ("sg", "pl"))


def test_names_inflect_as_people_say_them() -> None:
    assert POLISH["unit.orcs"].form("acc") == "Orków"
    assert POLISH["unit.griffins"].form("acc") == "Gryfy"
    assert POLISH["unit.liches"].form("gen") == "Liczów"
    assert POLISH["unit.snow_maidens"].form("ins") == "Śnieżnymi efemerydami"
    assert POLISH["unit.kenshi"].form("dat") == "Kenshi"
    assert POLISH["creature.feral_hounds"].form("ins") == "Dzikimi ogarami"
    assert POLISH["site.gold_mine"].form("gen", "pl") == "Kopalń złota"
    assert POLISH["hero.slava"].form("acc") == "Slavę"
    assert POLISH["artifact.tear_of_asha"].form("ins") == "Łzą Ashy"
    assert POLISH["building.haven.unique"].form("acc") == "Anioła stróża"
    assert POLISH["skill.curse"].form("gen") == "Klątwa"


def test_personal_units_agree_as_persons() -> None:
    persons = {"crossbowmen", "seraphs", "orcs", "shamans", "cyclopes", "kenshi"}
    for unit in UNITS:
        personal = unit.id.removeprefix("unit.") in persons
        assert POLISH[unit.id].agreement() == ("mo" if personal else "nmo"), unit.id


def test_names_begin_with_a_capital_and_common_words_do_not() -> None:
    small = ("terrain.", "rank.", "phase.", "face.skull", "face.two_skulls")
    for id_ in POLISH:
        common = id_.startswith(small) or id_ in {"tile", "treasure", "action", "dark_days"}
        assert POLISH[id_].form("nom")[0].islower() == common, id_
