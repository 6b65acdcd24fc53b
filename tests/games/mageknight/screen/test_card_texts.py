"""Every card, unit, Skill, Tactic and token says what it does, in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import hexameron.games.mageknight
from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.tactics import TACTICS
from hexameron.games.mageknight.screen import card_faces, card_texts
from hexameron.kernel.rulebook import Rulebook
from hexameron.kernel.scene import Face
from hexameron.kernel.text import Catalogue

FOLDER = Path(hexameron.games.mageknight.__file__).parent
FACES = card_faces.faces()


@pytest.fixture(scope="module")
def catalogues() -> tuple[Catalogue, Catalogue]:
    texts = FOLDER / "texts"
    return (
        Catalogue("pl", [texts], strict=True, plain=True),
        Catalogue("en", [texts], strict=True, plain=True),
    )


def face_of(id_: str) -> Face:
    return next(face for face in FACES if face.name.id == id_)


def test_every_face_can_be_read_in_both_languages(catalogues: tuple[Catalogue, Catalogue]) -> None:
    for catalogue_ in catalogues:
        for face in FACES:
            assert catalogue_.render(face.name)
            assert catalogue_.render(face.kind)
            assert catalogue_.render(face.text).endswith("."), face.name


def test_every_tactic_can_be_read_in_both_languages(catalogues: tuple[Catalogue, Catalogue]) -> None:
    for catalogue_ in catalogues:
        for tactic in TACTICS:
            assert catalogue_.render(card_texts.tactic_text(tactic)).endswith(".")


def test_faces_are_those_of_the_printed_things() -> None:
    ids = [face.id for face in FACES]
    assert len(ids) == len(dict.fromkeys(ids))
    for face in FACES:
        if face.id < catalogue.UNIT_FACE:
            assert catalogue.deed(face.id).id == face.name.id
        elif face.id < catalogue.ENEMY_FACE:
            assert catalogue.unit(face.id).id == face.name.id
        elif face.id < catalogue.RUIN_FACE:
            assert catalogue.enemy(face.id).id == face.name.id


def test_rules_that_faces_quote_exist() -> None:
    known = [rule.id for rule in Rulebook.load(FOLDER / "rulebook.yaml").rules]
    assert [rule for face in FACES for rule in face.rules if rule not in known] == []


def parts(effect: fx.Effect) -> Iterator[fx.Effect]:
    yield effect
    for part in effect.parts():
        yield from parts(part)


def test_numbers_that_say_which_way_have_a_sentence_for_each_way() -> None:
    """A rule in two ways is used with different numbers; any other shows its number or has only one."""
    used: dict[str, list[int]] = {}
    for deed in catalogue.DEEDS:
        for half in (deed.basic, deed.strong):
            for part in parts(half) if half is not None else ():
                if isinstance(part, fx.Custom):
                    used.setdefault(part.rule, []).append(part.n)
    polish = Catalogue("pl", [FOLDER / "texts"], strict=True, plain=True)
    for rule, numbers in used.items():
        if rule in card_texts.IN_TWO_WAYS:
            assert len(dict.fromkeys(numbers)) > 1, rule
        elif len(dict.fromkeys(numbers)) > 1:
            texts = [polish.render(card_texts.phrase(fx.Custom(rule, n))) for n in dict.fromkeys(numbers)]
            assert len(texts) == len(dict.fromkeys(texts)), rule


def test_halves_of_a_card_that_differ_read_differently(catalogues: tuple[Catalogue, Catalogue]) -> None:
    for deed in catalogue.DEEDS:
        if deed.basic is not None and deed.strong is not None and deed.basic != deed.strong:
            for language in catalogues:
                halves = [language.render(card_texts.effect_text(half)) for half in (deed.basic, deed.strong)]
                assert halves[0] != halves[1], deed.id


@pytest.mark.parametrize(
    ("id_", "text"),
    [
        ("card.march", "Ruch 2. Za zieloną manę: Ruch 4."),
        ("card.rage", "Atak 2 lub Blok 2. Za czerwoną manę: Atak 4."),
        ("card.threaten", "Wpływ 2. Za czerwoną manę: Wpływ 5. Reputacja −1."),
        (
            "spell.fireball",
            (
                "Za czerwoną manę: Atak dystansowy ogniem 5. Za czerwoną manę i czarną manę, Burza ognia: "
                "Atak oblężniczy ogniem 8. Weź 1 ranę na rękę."
            ),
        ),
        (
            "unit.utem_guardsmen",
            (
                "Pancerz 5. Do zwerbowania: wioska i twierdza. Atak 2. "
                "Blok 4, przeciw Szybkości liczy się podwójnie."
            ),
        ),
        (
            "enemy.wolf_riders",
            "Atak 3. Pancerz 4. Szybkość: blok musi być dwa razy większy od ataku. Sława +3.",
        ),
        ("skill.dark_paths", "Raz na turę. W dzień Ruch 1, w nocy Ruch 2."),
    ],
)
def test_what_some_cards_say(id_: str, text: str, catalogues: tuple[Catalogue, Catalogue]) -> None:
    assert catalogues[0].render(face_of(id_).text) == text
