"""Everything that a quest asks, offers and tells can be read in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import hexameron.games.mageknight
from hexameron.games.mageknight.options import OPTIONS
from hexameron.games.mageknight.screen.labels import ENDS, HELPED
from hexameron.kernel.screen.labels import KERNEL
from hexameron.kernel.text import Catalogue, check, fluent_id

FOLDER = Path(hexameron.games.mageknight.__file__).parent
ASKED = re.compile(
    r"(?:\.ask|\.ask_open|\.ask_all|\.pick|\.pick_things|\.confirm|choose_card)"
    r"\(\s*(?:q,\s*)?(?:[\w.]+(?:\[\w+\])?,\s*)?(f?\"[^\"]+\")"
)
TOLD = re.compile(r"\.tell\(\s*(f?\"[^\"]+\")")
VARIED = {
    "option.play": [f"option.play.{way}" for way in ("basic", "strong", "sideways")],
    "option.pay": [f"option.pay.{kind}" for kind in ("endless", "token", "tactic", "die", "crystal")],
    "option.spend": [f"option.spend.{what}" for what in ("attack", "ranged", "block", "heal", "ready")],
    "option.reward": [
        f"option.reward.{name}"
        for name in ("artifact", "spell", "advanced", "unit", "crystal", "crystals", "dungeon")
    ],
    "option.participate": ["option.participate.full", "option.participate.partial"],
    "option.branch": ["branch.number"],
    "option.choose": [],
    "option.colour": [],
}
"""Options whose words depend on what they offer."""


@pytest.fixture(scope="module")
def catalogues() -> tuple[Catalogue, Catalogue]:
    return Catalogue("pl", [FOLDER / "texts"], strict=True), Catalogue("en", [FOLDER / "texts"], strict=True)


def sources() -> Iterator[str]:
    for path in sorted(FOLDER.rglob("*.py")):
        yield path.read_text(encoding="utf-8")


def found(pattern: re.Pattern[str]) -> list[str]:
    """The literal ids that the rules use; those put together are written out."""
    ids: dict[str, None] = {}
    for source in sources():
        for literal in pattern.findall(source):
            if literal.startswith("f"):
                assert literal == 'f"hide.{kind}"', f"write out what {literal} may be"
                ids |= {"hide.dungeon": None, "hide.tomb": None}
            else:
                ids[literal.strip('"')] = None
    return list(ids)


def missing(catalogues: tuple[Catalogue, Catalogue], ids: list[str]) -> list[str]:
    return [
        f"{one.language}: {id_}" for one in catalogues for id_ in ids if fluent_id(id_) not in one.messages
    ]


def test_every_question_has_words(catalogues: tuple[Catalogue, Catalogue]) -> None:
    prompts = [prompt for prompt in found(ASKED) if not prompt.startswith(KERNEL)]
    assert len(prompts) > 100
    assert missing(catalogues, [f"ask.{prompt}" for prompt in prompts]) == []
    assert missing(catalogues, [f"ask.{prompt}.end" for prompt in ENDS]) == []
    assert [prompt for prompt in ENDS if prompt not in prompts] == []
    assert missing(catalogues, [f"help.{prompt}" for prompt in HELPED]) == []
    assert [prompt for prompt in HELPED if prompt not in prompts] == []


def test_every_event_has_words(catalogues: tuple[Catalogue, Catalogue]) -> None:
    events = found(TOLD)
    assert len(events) > 60
    assert missing(catalogues, events) == []


def test_every_option_has_words(catalogues: tuple[Catalogue, Catalogue]) -> None:
    tags = [f"option.{option.__struct_config__.tag}" for option in OPTIONS]
    wanted = [id_ for tag in tags for id_ in VARIED.get(tag, [tag])]
    assert missing(catalogues, wanted) == []


def test_texts_are_in_order(catalogues: tuple[Catalogue, Catalogue]) -> None:
    """Both languages say the same things with the same variables, and say them well."""
    takes = {
        "place": ["city", "site"], "seat": ["hero"], "who": ["hero"], "what": ["enemy"], "one": [],
        "name": ["resistance"], "card": ["card"], "unit": ["unit"], "foe": ["enemy"], "manas": [],
    }  # fmt: skip
    parts = ("card-mana", "card-name", "card-terrain")
    # English has one form for all.
    agreeing = ("scene-unit-ready: Polish uses", "scene-unit-spent: Polish uses")
    faults = [fault for fault in check(*catalogues, takes=takes) if not fault.startswith(agreeing)]
    assert [fault for fault in faults if not fault.partition(": ")[2].startswith(parts)] == []
