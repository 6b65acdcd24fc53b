"""The numbers of printed things, and the choices that cards, units and Skills offer."""

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.effects import Choice, Effect
from tests.games.mageknight.positions import FACES


def inside(effect: Effect | None) -> list[Choice]:
    """The choices in an effect, from the outermost."""
    if effect is None:
        return []
    own = [effect] if isinstance(effect, Choice) else []
    return own + [choice for part in effect.parts() for choice in inside(part)]


def test_a_question_can_name_every_choice_of_a_card_with_its_half() -> None:
    for face, deed in enumerate(catalogue.DEEDS):
        halves = (("basic", deed.basic), ("strong", deed.strong))
        found = [(way, choice) for way, half in halves for choice in inside(half)]
        assert catalogue.choices(face) == tuple(found), deed.id


def test_a_question_can_name_every_choice_of_a_unit_and_of_a_skill() -> None:
    for number, unit in enumerate(catalogue.UNITS):
        found = [("", choice) for ability in unit.abilities for choice in inside(ability.effect)]
        assert catalogue.choices(catalogue.UNIT_FACE + number) == tuple(found), unit.id
    for number, skill in enumerate(catalogue.SKILLS):
        found = [("", choice) for choice in inside(skill.effect)]
        assert catalogue.choices(catalogue.SKILL_FACE + number) == tuple(found), skill.id


@pytest.mark.parametrize(
    ("kind", "name", "choices"),
    [
        ("unit", "utem_swordsmen", 2),
        ("unit", "peasants", 1),
        ("unit", "herbalists", 0),
        ("enemy", "prowlers", 0),
        ("tile", "core_1", 0),
    ],
)
def test_so_many_choices_are_offered(kind: str, name: str, choices: int) -> None:
    assert len(catalogue.choices(FACES[kind][name])) == choices


def test_no_two_printed_things_have_the_same_number() -> None:
    faces = [face for kind in ("unit", "enemy", "ruin", "tile", "skill") for face in FACES[kind].values()]
    faces += [*range(len(catalogue.DEEDS)), *catalogue.TACTIC_FACES.values()]
    faces += [catalogue.COLOUR_FACE + colour for colour in range(6)]
    faces += [catalogue.CHOSEN_FACE + seat for seat in range(4)]
    assert len(faces) == len(set(faces))
