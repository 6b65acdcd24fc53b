"""Every card, token, building, site and ability says what it does, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import hexameron.games.heroes
from hexameron.games.heroes.content import catalogue, terms
from hexameron.games.heroes.content.actions import ACTION_CARDS
from hexameron.games.heroes.content.encounters import ENCOUNTERS
from hexameron.games.heroes.content.heroes import HEROES, TALENTS
from hexameron.games.heroes.content.records import Lore
from hexameron.games.heroes.content.scrolls import SCROLLS
from hexameron.games.heroes.content.sites import SITES
from hexameron.games.heroes.content.skills import SKILLS
from hexameron.games.heroes.content.towns import BUILDINGS
from hexameron.games.heroes.content.units import UNITS
from hexameron.games.heroes.screen import card_faces, card_texts
from hexameron.games.heroes.screen.looks import ICONS
from hexameron.kernel.rulebook import Rulebook
from hexameron.kernel.text import Catalogue, Language, Text, joined

FOLDER = Path(hexameron.games.heroes.__file__).parent
FACES = card_faces.faces()
LANGUAGES: tuple[Language, ...] = ("pl", "en")
CATALOGUES = {
    language: Catalogue(language, [FOLDER / "texts"], strict=True, plain=True) for language in LANGUAGES
}


def said() -> Iterator[tuple[str, Text]]:
    """All texts of printed things, with their ids."""
    yield from ((f"{face.id} {face.name.id}", face.text) for face in FACES)
    yield from ((one.id, card_texts.building_text(one)) for one in BUILDINGS)
    yield from ((one.id, card_texts.talent_text(one)) for one in TALENTS)
    yield from ((one.id, card_texts.hero_text(one)) for one in HEROES)
    yield from ((one.id, card_texts.unit_text(one)) for one in UNITS)
    yield from ((one.id, joined(card_texts.site_notes(one))) for one in SITES)
    yield from ((ability, card_texts.ability_text(ability)) for ability in terms.ABILITIES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "text"), list(said()), ids=[name for name, _ in said()])
def test_every_text_is_made_of_whole_sentences(name: str, text: Text, language: Language) -> None:
    words = CATALOGUES[language].render(text)
    assert words.endswith("."), name
    assert words[0].isupper() or words[0].isdigit(), words
    assert "  " not in words
    assert not re.search(r" [.,:;]|\.\.|,,|: :|\(\)", words), words
    assert not re.search(r"\w\.\w|_|\[|\]|\{|\}|None|own_stack", words), words


@pytest.mark.parametrize("language", LANGUAGES)
def test_faces_have_names_and_kinds(language: Language) -> None:
    for face in FACES:
        assert CATALOGUES[language].render(face.name)
        assert CATALOGUES[language].render(face.kind)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_building_says_its_price(language: Language) -> None:
    for building in BUILDINGS:
        price = CATALOGUES[language].render(card_texts.cost_text(building))
        for cost in building.costs:
            assert all(str(n) in price for n in (cost.resources, cost.gold) if n)


def test_faces_are_those_of_the_printed_things() -> None:
    ids = [face.id for face in FACES]
    assert len(ids) == len(dict.fromkeys(ids))
    named = {catalogue.FACE[record.id]: record.name for _, kind in catalogue.DRAWN for record in kind}
    drawn = [face for face in FACES if face.id in named]
    assert len(drawn) == len(named)
    for face in drawn:
        assert face.name.id == named[face.id]
    assert len(FACES) == len(drawn) + len(BUILDINGS) + len(ACTION_CARDS) + len(HEROES) + len(UNITS)


def test_rules_that_faces_quote_exist() -> None:
    known = [rule.id for rule in Rulebook.load(FOLDER / "rulebook.yaml").rules]
    assert [rule for face in FACES for rule in face.rules if rule not in known] == []


def test_everything_printed_has_an_emblem_and_every_emblem_something_printed() -> None:
    plain = ("length", "tile", "treasure", "action", "talent")
    printed = [record.name for record in catalogue.RECORDS if not record.name.startswith(plain)]
    actions = [f"action.{action}" for action in terms.ACTIONS]
    assert sorted(dict.fromkeys([*printed, *actions])) == sorted(ICONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_rules_of_a_card_differ_and_the_back_of_an_encounter_is_not_told(language: Language) -> None:
    render = CATALOGUES[language].render
    cards: list[Lore] = [*SCROLLS, *SKILLS]
    for card in cards:
        assert render(card_texts.first_text(card)) != render(card_texts.second_text(card))
    medals = {"pl": "doświadcz", "en": "experience"}[language]
    chests = {"pl": "skrzyn", "en": "chest"}[language]
    for token in ENCOUNTERS:
        words = render(joined(card_texts.encounter_notes(token))).lower()
        assert medals not in words
        assert chests not in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_that_do_different_things_read_differently(language: Language) -> None:
    render = CATALOGUES[language].render
    read: dict[str, Lore] = {}
    cards: list[Lore] = [*SCROLLS, *SKILLS]
    for card in cards:
        words = render(card_texts.lore_text(card))
        other = read.setdefault(words, card)
        assert (other.first, other.second, other.school) == (card.first, card.second, card.school), card.id


def face_text(id_: str, language: Language) -> str:
    return CATALOGUES[language].render(next(face for face in FACES if face.name.id == id_).text)


@pytest.mark.parametrize(
    ("id_", "text"),
    [
        ("skill.charisma", "Dowodzenie +1. Lub, jeśli heros zna szkołę Cnoty: Dowodzenie +2."),
        (
            "skill.attack",
            (
                "W kolejce herosa, raz na bitwę, wskazany własny stos od razu atakuje dodatkowo. "
                "Lub, jeśli heros zna szkołę Okrzyki bojowe: "
                "dwa wskazane własne stosy od razu atakują dodatkowo."
            ),
        ),
        (
            "skill.ambush",
            (
                "Przed bitwą pierwszy atakujący wrogi stos rzuca o 1 kość mniej w pierwszej turze. "
                "Lub, jeśli heros zna szkołę Taktyka: "
                "pierwszy atakujący wrogi stos rzuca o 2 kości mniej w pierwszej turze."
            ),
        ),
        (
            "scroll.dispel_magic",
            (
                "Gdy wróg używa zwoju: ten zwój nie działa i zostaje odrzucony. "
                "Oraz, jeśli heros zna szkołę Magia pierwotna: po bitwie dobierz zwój dla herosa."
            ),
        ),
        (
            "scroll.summon_earth_elemental",
            (
                "Przed bitwą przyzwij Żywiołaka ziemi (Siła 2, Inicjatywa 8, Liczebność 5, Przebicie). "
                "Oraz, jeśli heros zna szkołę Magia ziemi: przyzwany żywiołak ma Siłę 3."
            ),
        ),
        (
            "scroll.plague",
            (
                "W kolejce herosa zadaj 5 ran wrogowi. "
                "Lub, jeśli heros zna szkołę Magia ciemności: zadaj 7 ran wrogowi."
            ),
        ),
        ("artifact.griffin_sword", "Siła +1 (najwyżej 7)."),
        ("artifact.scribes_bag", "Po użyciu zwoju rzuć k8: przy wyniku 1–3 zwój zostaje z herosem."),
        ("week.mists", "Wszyscy herosi: Punkty ruchu −1."),
        (
            "week.blood_moon",
            (
                "Mroczne dni: spotkania walczą w dwóch stosach, a Pogrom musi być o 1 wyższy. "
                "Po zwycięstwie nad spotkaniem weź z karty skarbu o 1 część więcej."
            ),
        ),
        (
            "creature.hydra",
            (
                "Siła 4. Inicjatywa 6. Liczebność 6. Furia: zawsze 5 kości ataku. "
                "Regeneracja: na końcu tury bitwy znikają wszystkie rany."
            ),
        ),
    ],
)
def test_what_some_cards_say_in_polish(id_: str, text: str) -> None:
    assert face_text(id_, "pl") == text


@pytest.mark.parametrize(
    ("id_", "text"),
    [
        (
            "skill.plunderer",
            (
                "When the hero takes a field of another player, take 2 gold. "
                "And, if the hero knows Realm: take 2 resources."
            ),
        ),
        (
            "scroll.earthquake",
            (
                "On the hero's turn, deal 1 wound to each enemy stack, 3 to an encounter token; "
                "a surplus is lost. Or, if the hero knows Earth Magic: deal 2 wounds to each enemy stack, "
                "5 to an encounter token; a surplus is lost."
            ),
        ),
        (
            "artifact.pouch_of_luck",
            ("At the start of a round, if there is no Luck token on the hero, the hero gets 1 Luck token."),
        ),
    ],
)
def test_what_some_cards_say_in_english(id_: str, text: str) -> None:
    assert face_text(id_, "en") == text


def test_names_of_units_take_the_right_case() -> None:
    render = CATALOGUES["pl"].render
    talents = {talent.id: render(card_texts.talent_text(talent)) for talent in TALENTS}
    assert talents["talent.master_of_shamans"].startswith("Rekrutując Szamanów do armii")
    assert talents["talent.master_of_griffins"].startswith("Rekrutując Gryfy do armii")
    assert talents["talent.chieftain_of_crossbowmen"].endswith("1 elitarna jednostka Kuszników.")
    assert talents["talent.leader"].endswith("dołączają za darmo 2 elitarne jednostki z I poziomu miasta.")
