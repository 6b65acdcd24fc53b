"""Card texts and the words about Lore: all there, in both languages, and true to the records."""

import re
from pathlib import Path
from typing import get_args

import pytest

from hexameron.games.battlelore.content.command_cards import COMMAND_CARD
from hexameron.games.battlelore.content.effects import Kind, Need
from hexameron.games.battlelore.content.lore_cards import LORE_CARD, LORE_CARDS
from hexameron.games.battlelore.meta import GAME
from hexameron.games.battlelore.options import Aim, PlayLore, Reroll, Unmask
from hexameron.games.battlelore.rules import lore_targets
from hexameron.games.battlelore.rules.battle import declare
from hexameron.games.battlelore.screen import lore_labels
from hexameron.games.battlelore.screen.card_faces import faces
from hexameron.games.battlelore.screen.card_texts import lasting_text, text_of
from hexameron.kernel.asking import Done, Pass, Pick
from hexameron.kernel.text import Catalogue, Language
from tests.games.battlelore.lore.playing import NOBODY, battle

TEXTS = GAME.folder / "texts"
LANGUAGES: tuple[Language, ...] = ("pl", "en")
CATALOGUES = {language: Catalogue(language, [TEXTS], strict=True, plain=True) for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_face_has_a_name_a_kind_and_a_text(language: Language) -> None:
    catalogue = CATALOGUES[language]
    for face in faces():
        for part in (face.name, face.kind, face.text):
            assert "[" not in catalogue.render(part)


@pytest.mark.parametrize(
    ("language", "names"),
    [
        ("pl", ["Natarcie (lewe skrzydło)", "Natarcie (centrum)", "Natarcie (prawe skrzydło)"]),
        ("en", ["Advance (left wing)", "Advance (centre)", "Advance (right wing)"]),
    ],
)
def test_the_name_of_a_section_card_tells_its_section(language: Language, names: list[str]) -> None:
    rendered = [CATALOGUES[language].render(face.name) for face in faces()]
    word = names[0].split()[0]
    assert list(dict.fromkeys(name for name in rendered if name.startswith(f"{word} ("))) == names


def test_there_are_all_120_faces_once() -> None:
    ids = [face.id for face in faces()]
    assert ids == [*range(60), *range(100, 160)]


def test_the_corner_shows_cost_or_number_of_orders() -> None:
    corner = {face.id: face.corner for face in faces()}
    assert corner[LORE_CARD["lore.wizard.14"].face] == 10
    assert corner[6] == 2, "Patrol"
    assert corner[28] is None, "Advance: equal to Command"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_effect_and_condition_has_words(language: Language) -> None:
    catalogue = CATALOGUES[language]
    for kind in get_args(Kind):
        assert catalogue.render(lasting_text(kind, "turn", 1))
    for need in get_args(Need):
        assert f"need.{need}" in catalogue
        assert need in lore_targets.MEETS


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("lore.wizard.14", "poziom mistrza + 2"),
        ("lore.warrior.3", "strzeleckim do końca tury: 3."),
        ("lore.cleric.10", "połowa poziomu mistrza"),
        ("lore.warrior.9", "każdy czeka z rozkazem na swój ruch i jest pieszy"),
        ("lore.cleric.2", "stracił choć 1 figurkę, nie jest potworem i nie sąsiaduje z wrogiem"),
    ],
)
def test_texts_say_the_numbers_and_conditions_of_the_record(card: str, words: str) -> None:
    assert words in CATALOGUES["pl"].render(text_of(LORE_CARD[card]))


def test_command_texts_count_in_polish() -> None:
    polish = CATALOGUES["pl"]
    assert "1 oddziałowi" in polish.render(text_of(COMMAND_CARD["command.scout.left"]))
    assert "3 oddziałom" in polish.render(text_of(COMMAND_CARD["command.attack.left"]))
    assert "ile wynosi Dowodzenie" in polish.render(text_of(COMMAND_CARD["command.advance.left"]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_lore_tells_and_asks_has_a_text(language: Language) -> None:
    rules = Path(lore_targets.__file__).parent
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(rules.glob("lore*.py")))
    told = re.findall(r'b\.tell(?:_dice)?\(\s*"([\w.]+)"', source)
    asked = re.findall(r'"(lore\.[a-z_]+)"', source)
    timings = [f"lore.{card.timing}" for card in LORE_CARDS]
    merged = ["lore.instead", "lore.movement", "lore.combat", "lore.with_card"]
    zones = ["lore.played", "lore.discard"]
    assert len(told) > 10
    for id_ in (*told, *asked, *timings):
        assert id_ in CATALOGUES[language] or id_ in merged or id_ in zones, id_


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_about_lore_has_a_label(language: Language) -> None:
    p = battle(
        {"h4.5": "Fb"},
        {"h5.5": "Fg"},
        lore=["lore.rogue.3", "lore.wizard.14"],
        councils=(NOBODY, NOBODY),
    )
    attack = declare(p.b, p.unit("h4.5"), p.unit("h5.5"))
    attack.dice = [4, 0]
    fireball, second = p.card("lore.wizard.14"), p.card("lore.rogue.3")
    read = [
        CATALOGUES[language].render(lore_labels.label(p.state, prompt, option))
        for prompt, option in [
            ("lore.with_command", PlayLore(fireball)),
            ("lore.with_command", PlayLore(fireball, second)),
            ("lore.target", p.aim("h5.5")),
            ("lore.target", Aim("h3.3")),
            ("lore.reroll", Reroll(0)),
            ("lore.reroll", Done()),
            ("lore.unmask", Unmask(fireball)),
            ("lore.unmask", Done()),
            ("lore.surplus", Pick(fireball)),
            ("lore.keep_orders", Pick(p.unit("h4.5").id)),
            ("lore.their_card", Pass()),
            ("lore.with_command", Pass()),
        ]
    ]
    assert "13" in read[0], "10 and 3 out of council"
    assert "17" in read[1]
    assert len(set(read)) == len(read)
