"""Everything printed in Runewars has a name in both languages, and the names inflect as they should."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

import hexameron.games.runewars
from hexameron.games.runewars.content import catalogue
from hexameron.games.runewars.content.factions import FACTIONS
from hexameron.games.runewars.content.orders import ORDERS
from hexameron.games.runewars.content.titles import TITLES
from hexameron.games.runewars.content.tokens import DEVELOPMENTS
from hexameron.games.runewars.content.units import UNITS
from hexameron.kernel.text.lexicon import CASES, Name, PolishName, load_lexicon

TEXTS = Path(hexameron.games.runewars.__file__).parent / "texts"
POLISH = load_lexicon(TEXTS / "lexicon.pl.yaml", "pl")
ENGLISH = load_lexicon(TEXTS / "lexicon.en.yaml", "en")

NEEDED = [
    *(record.name for record in catalogue.RECORDS if not record.id.startswith("fate.")),
    *(record.name for record in (*FACTIONS, *UNITS, *TITLES, *ORDERS, *DEVELOPMENTS)),
    *(f"ability.{unit.ability}" for unit in UNITS),
]


@pytest.mark.parametrize("lexicon", [POLISH, ENGLISH], ids=["pl", "en"])
def test_everything_has_a_name_and_nothing_else_has(lexicon: Mapping[str, Name]) -> None:
    assert sorted(lexicon) == sorted(NEEDED)


def test_both_languages_name_the_same_things_in_the_same_order() -> None:
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
    assert POLISH["unit.flesh_ripper"].form("acc", "pl") == "Rozpruwacze"
    assert POLISH["unit.necromancer"].form("acc", "sg") == "Nekromantę"
    assert POLISH["unit.beastman"].form("gen", "pl") == "Zwierzoludzi"
    assert POLISH["unit.dragon"].preposition("z") == "ze"
    assert POLISH["faction.elves"].form("acc") == "Elfy"
    assert POLISH["faction.humans"].agreement() == "mo"
    assert ENGLISH["unit.footman"].form("nom", "pl") == "Footmen"
