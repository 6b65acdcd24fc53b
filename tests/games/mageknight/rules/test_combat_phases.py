"""No card, unit or Skill of the content leads past a phase of a combat."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.records import Deed
from hexameron.games.mageknight.options import Activate, Play, UseBanner, UseSkill
from hexameron.games.mageknight.rules import combat
from hexameron.kernel.asking import Ask, Option
from tests.games.mageknight.positions import TestQuest, fight, quest
from tests.rules import rule

PHASES = ("ranged", "block", "attack")
USES = (Play, Activate, UseSkill, UseBanner)
MEANS = {"tokens": "rrbbggwwokk", "crystals": "rbgw", "source": "rbgwk", "dice": "rbgwrbgwrbgwrbgw"}


def _short(record: Deed) -> str:
    return record.id.rpartition(".")[2]


DEEDS = [_short(deed) for deed in catalogue.DEEDS if deed.kind != "wound"]
UNITS = [record.id.rpartition(".")[2] for record in catalogue.UNITS]
SKILLS = [record.id.rpartition(".")[2] for record in catalogue.SKILLS]


def uses(q: TestQuest) -> list[Option]:
    """What can be used in the present phase of the fight."""
    step = next(rule for rule in combat.fight(q, 0) if isinstance(rule, Ask))
    return [option for option in step.options() if isinstance(option, USES)]


def use(q: TestQuest, option: Option, prompt: str) -> None:
    """Uses it, whatever it asks is answered at random, and stops where the fight goes on."""
    chooser = random.Random(1)
    rules = combat.fight(q, 0)
    step, used = next(rules), False
    while True:
        answer: Option | None = None
        if isinstance(step, Ask):
            if step.prompt == prompt and used:
                return
            answer = chooser.choice(step.options()) if used else option
            used = True
        step = rules.send(answer)


def begin(phase: str, **given: str) -> TestQuest:
    means: dict[str, Any] = {**MEANS, **given}
    q = quest(night=True, deck="march march march march", **means)
    fight(q, "prowlers wolf_riders", phase=phase)
    return q


@rule("MK-PVPS-13")
@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize(("kind", "names"), [("hand", DEEDS), ("units", UNITS), ("skills", SKILLS)])
def test_nothing_skips_a_phase(kind: str, names: Sequence[str], phase: str) -> None:
    """The rule is about effects that skip Block and damage: none of the content does."""
    used = 0
    for name in names:
        for number in range(len(uses(begin(phase, **{"hand": "march", kind: name})))):
            q = begin(phase, **{"hand": "march", kind: name})
            use(q, uses(q)[number], f"combat.{phase}")
            assert q.combat(0).phase == phase, name
            used += 1
    assert used > 10
