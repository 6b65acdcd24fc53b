"""The texts common to all games: all that the kernel itself may say is there, in both languages."""

import re
from pathlib import Path

import pytest

import hexameron.kernel
from hexameron.kernel.text import Catalogue, Text, check, text

KERNEL = Path(hexameron.kernel.__file__).parent
SAID = {
    "option.done": (),
    "option.pass": (),
    "option.yes": (),
    "option.no": (),
    "ability.order": (),
    "real.roll": (),
    "real.roll.rolled": ("label", "face"),
    "real.draw": (),
    "real.draw.drawn": ("zone", "face"),
    "real.impossible": ("seat",),
    "undo.nothing": (),
    "undo.learned": (),
    "undo.other": (),
    "fault.stale": ("seen", "now", "asked"),
    "fault.not_offered": ("option", "asked"),
    "fault.rules": ("incident",),
}


@pytest.fixture(scope="module")
def pl() -> Catalogue:
    return Catalogue("pl", strict=True, plain=True)


@pytest.fixture(scope="module")
def en() -> Catalogue:
    return Catalogue("en", strict=True)


def test_both_languages_say_the_same(pl: Catalogue, en: Catalogue) -> None:
    assert check(pl, en) == []


def test_what_every_match_may_say_is_there(pl: Catalogue, en: Catalogue) -> None:
    assert check(pl, en, SAID) == []


def test_every_text_named_in_the_kernel_is_there(pl: Catalogue, en: Catalogue) -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in sorted(KERNEL.glob("*.py")))
    named = re.findall(r'\bText\(\s*"([^"]+)"', code)
    assert "undo.nothing" in named
    assert [id_ for id_ in named if id_ not in pl or id_ not in en] == []


@pytest.mark.parametrize(
    ("said", "line"),
    [
        (text("log.draws", player="Ania", n=1), "Ania dobiera 1 kartę."),
        (text("log.draws", player="Ania", n=4), "Ania dobiera 4 karty."),
        (text("log.discards", player="Ania", n=12), "Ania odrzuca 12 kart."),
        (text("log.rolls", player="Ania", n=1), "Ania rzuca 1 kością."),
        (text("real.roll.many", n=3), "Rzuć 3 kośćmi i podaj po kolei, co wypada."),
        (text("result.points", player="Ania", n=22), "Ania: 22 punkty"),
        (
            text("refusal", why=Text("undo.learned"), rule="MK-UNDO-01"),
            "Tego nie da się cofnąć: ktoś już się czegoś dowiedział. (MK-UNDO-01)",
        ),
    ],
)
def test_common_lines(pl: Catalogue, said: Text, line: str) -> None:
    assert pl.render(said) == line
