"""Everything that a quest can name has a name in both languages, and the names inflect as they should."""

from __future__ import annotations

from pathlib import Path

import pytest

import hexameron.games.mageknight
from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.cities import GARRISONS
from hexameron.games.mageknight.content.colours import COLOURS, ELEMENTS
from hexameron.games.mageknight.content.heroes import HEROES
from hexameron.games.mageknight.content.scenarios import SCENARIOS
from hexameron.games.mageknight.content.tactics import TACTICS
from hexameron.games.mageknight.content.tiles import TILES
from hexameron.kernel.text.lexicon import CASES, Name, PolishName, load_lexicon

TEXTS = Path(hexameron.games.mageknight.__file__).parent / "texts"
POLISH = load_lexicon(TEXTS / "lexicon.pl.yaml", "pl")
ENGLISH = load_lexicon(TEXTS / "lexicon.en.yaml", "en")


def needed() -> list[str]:
    spaces = [space for tile in TILES for space in tile.spaces]
    return [
        *(deed.id for deed in catalogue.DEEDS),
        *(deed.strong_id for deed in catalogue.DEEDS if deed.strong_id),
        *(unit.id for unit in catalogue.UNITS),
        *(enemy.id for enemy in catalogue.ENEMIES),
        *(skill.id for skill in catalogue.SKILLS),
        *(tactic.id for tactic in TACTICS),
        *(f"hero.{hero.id}" for hero in HEROES),
        *(f"scenario.{scenario.id}" for scenario in SCENARIOS),
        *(f"terrain.{terrain}" for terrain, _ in spaces),
        *(f"site.{site}" for _, site in spaces if site),
        *(f"city.{colour}" for colour in GARRISONS),
        *(f"mana.{colour}" for colour in COLOURS),
        *(f"element.{element}" for element in ELEMENTS),
        *(f"ability.{ability}" for enemy in catalogue.ENEMIES for ability in enemy.abilities),
        *(f"resistance.{one}" for enemy in catalogue.ENEMIES for one in enemy.resists),
    ]


@pytest.mark.parametrize("lexicon", [POLISH, ENGLISH], ids=["pl", "en"])
def test_everything_has_a_name(lexicon: dict[str, Name]) -> None:
    assert [id_ for id_ in dict.fromkeys(needed()) if id_ not in lexicon] == []


def test_both_languages_name_the_same_things() -> None:
    assert list(POLISH) == list(ENGLISH)


@pytest.mark.parametrize("id_", POLISH)
def test_polish_forms_are_complete_and_fit_each_other(id_: str) -> None:
    name = POLISH[id_]
    assert isinstance(name, PolishName)
    assert name.faults() == []
    if not name.indecl:
        assert all(name.form(case) for case in CASES)


def test_titles_of_cards_do_not_inflect_but_units_do() -> None:
    assert POLISH["card.march"].form("gen") == POLISH["card.march"].form("nom") == "Marsz"
    assert POLISH["unit.peasants"].form("acc") == "Chłopów"
    assert POLISH["hero.goldyx"].form("gen") == "Goldyksa"
    assert POLISH["site.draconum"].form("ins") == "Draconum"


def test_mana_and_elements_are_written_small() -> None:
    for id_ in POLISH:
        small = id_.startswith(("mana.", "element.", "resistance.", "terrain."))
        if small or id_.startswith(("card.", "spell.", "unit.", "enemy.", "skill.", "site.", "tactic.")):
            assert POLISH[id_].form("nom")[0].islower() == small, id_
