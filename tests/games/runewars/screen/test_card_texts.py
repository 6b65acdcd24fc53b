"""Every card, unit, hero and token says what it does, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import hexameron.games.runewars
from hexameron.games.runewars.content import terms
from hexameron.games.runewars.content.cities import CITIES
from hexameron.games.runewars.content.fate import FATE
from hexameron.games.runewars.content.finds import FINDS
from hexameron.games.runewars.content.heroes import HEROES
from hexameron.games.runewars.content.objectives import OBJECTIVES
from hexameron.games.runewars.content.orders import ORDERS
from hexameron.games.runewars.content.quests import QUESTS
from hexameron.games.runewars.content.rewards import REWARD, REWARDS
from hexameron.games.runewars.content.seasons import SEASON, SEASONS
from hexameron.games.runewars.content.tactics import TACTIC, TACTICS
from hexameron.games.runewars.content.titles import TITLES
from hexameron.games.runewars.content.units import UNIT, UNITS
from hexameron.games.runewars.screen import card_texts
from hexameron.kernel.text import Catalogue, Language, Text, check

FOLDER = Path(hexameron.games.runewars.__file__).parent
LANGUAGES: tuple[Language, ...] = ("pl", "en")
CATALOGUES = {
    language: Catalogue(language, [FOLDER / "texts"], strict=True, plain=True) for language in LANGUAGES
}


def said() -> Iterator[tuple[str, Text]]:
    """All texts of printed things, with their ids."""
    yield from ((f"{one.id} ability", card_texts.unit_text(one)) for one in UNITS)
    yield from ((f"{one.id} values", card_texts.unit_values(one)) for one in UNITS)
    for one in UNITS:
        duel = card_texts.duel_text(one)
        if duel is not None:
            yield f"{one.id} duel", duel
    yield from ((one.id, card_texts.fate_text(one)) for one in FATE)
    yield from ((one.id, card_texts.tactic_text(one)) for one in TACTICS)
    yield from ((one.id, card_texts.season_text(one)) for one in SEASONS)
    yield from ((one.id, card_texts.quest_text(one)) for one in QUESTS)
    yield from ((one.id, card_texts.reward_text(one)) for one in REWARDS)
    yield from ((one.id, card_texts.objective_text(one)) for one in OBJECTIVES)
    yield from ((one.id, card_texts.hero_text(one)) for one in HEROES)
    yield from ((one.id, card_texts.city_text(one)) for one in CITIES)
    yield from ((one.id, card_texts.find_text(one)) for one in FINDS)
    yield from ((one.id, card_texts.title_text(one)) for one in TITLES)
    yield from ((one.id, card_texts.order_text(one)) for one in ORDERS)
    yield from ((work, card_texts.work_text(work)) for work in terms.WORKS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "text"), list(said()), ids=[name for name, _ in said()])
def test_every_text_is_made_of_whole_sentences(name: str, text: Text, language: Language) -> None:
    words = CATALOGUES[language].render(text)
    assert words.endswith("."), name
    assert words[0].isupper(), words
    assert "  " not in words
    assert not re.search(r" [.,:;]|\.\.|,,|: :|\(\)", words), words
    assert not re.search(r"\w\.\w|_|\[|\]|\{|\}|None", words), words


def test_the_texts_of_both_languages_fit_each_other() -> None:
    assert check(CATALOGUES["pl"], CATALOGUES["en"]) == []


@pytest.mark.parametrize(
    ("text", "pl", "en"),
    [
        (
            card_texts.unit_text(UNIT["reanimate"]),
            (
                "Zalew: Jeśli w bitwie stoi co najmniej 2 twoich Ożywieńców: Zadaj 2 obrażenia. "
                "W innym razie: Zadaj 1 obrażenie."
            ),
            (
                "Overrun: If at least 2 of your Reanimates stand in the battle: Deal 2 damage. "
                "Otherwise: Deal 1 damage."
            ),
        ),
        (
            card_texts.unit_text(UNIT["skeleton_archer"]),
            "Śmiertelny strzał: Przeciwnik niszczy 1 jednostkę (podstawa: trójkąt, koło lub prostokąt).",
            "Mortal Strike: The opponent destroys 1 unit (base: triangle, circle or rectangle).",
        ),
        (
            card_texts.tactic_text(TACTIC["tactic.t30"]),
            (
                "W swojej turze lub w fazie wypraw lub na początku pojedynku: "
                "Usuń wszystkie obrażenia z jednego swojego bohatera i postaw go."
            ),
            (
                "In your turn or in the Quest Phase or at the start of a duel: "
                "Remove all damage from one of your heroes and stand him."
            ),
        ),
        (
            card_texts.season_text(SEASON["season.fa2"]),
            (
                "Każdy gracz po kolei: Ustaw wskaźniki jak przy Zbiorach. Żywność −1. Nie mniej niż 1. "
                "Potem: potasuj karty przeznaczenia; każdy bierze 2 żetony wpływu albo kartę taktyki."
            ),
            (
                "Each player in turn: Set your dials as by Harvest. Food −1. Not below 1. "
                "Then: shuffle the Fate cards; each player takes 2 influence or a Tactics card."
            ),
        ),
        (
            card_texts.reward_text(REWARD["reward.r16"]),
            (
                "Przy dyplomacji, po zapłaceniu (w obszarze tego bohatera): "
                "Dobierz o 2 więcej kart przeznaczenia."
            ),
            "In diplomacy, after paying (in this hero's area): Draw 2 more Fate cards.",
        ),
    ],
    ids=["conditions", "shapes", "moments", "dials", "where"],
)
def test_texts_say_what_people_would(text: Text, pl: str, en: str) -> None:
    assert CATALOGUES["pl"].render(text) == pl
    assert CATALOGUES["en"].render(text) == en
