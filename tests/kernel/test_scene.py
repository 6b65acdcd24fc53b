"""The parts of a scene: what one does not say of them is nothing, and is not sent."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
import pytest

from hexameron.kernel import scene, words
from hexameron.kernel.scene import Phase, Struct
from hexameron.kernel.text import Text
from hexameron.kernel.words import TurnState

PARTS = [part for part in vars(scene).values() if isinstance(part, type) and issubclass(part, Struct)]

USUAL: dict[str, dict[str, object]] = {
    "Figure": {"shape": "shield"},
    "Panel": {"kind": "box"},
    "Piece": {"shape": "shield"},
}
"""What parts are where nothing is said of them."""


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.__name__)
def test_what_is_not_said_is_nothing(part: type[Struct]) -> None:
    defaults = {field.name: field.default for field in msgspec.structs.fields(part)}
    said = {name: value for name, value in defaults.items() if value is not msgspec.NODEFAULT and value}
    assert said == USUAL.get(part.__name__, {})


@pytest.mark.parametrize("now", range(4))
def test_of_the_steps_of_a_turn_those_before_the_present_one_are_done(now: int) -> None:
    done: list[TurnState] = ["done"] * now
    states = [*done, "now", "", "", ""]
    assert Phase.row(["a", "b", "c"], now) == tuple(
        Phase(Text(f"scene.phase.{name}"), state) for name, state in zip("abc", states, strict=False)
    )


@pytest.mark.parametrize(
    ("lines", "strange"), [({"a": "x"}, "b"), ({"a": "x", "b": "y", "c": "z"}, "c"), ({"c": "z"}, "a, b, c")]
)
def test_every_word_of_a_scene_has_a_line_and_every_line_a_word(lines: dict[str, str], strange: str) -> None:
    sort = Annotated[Literal["a", "b"], msgspec.Meta(title="Sort")]
    with pytest.raises(ValueError, match=f"^Sort: {strange} needs both a place in the type and a line$"):
        words._said(sort, "about", lines)
    whole = {"a": "x", "b": "y"}
    assert words._said(sort, "about", whole) == words.Vocabulary("Sort", "about", whole)
