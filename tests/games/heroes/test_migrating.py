"""A match that was left in the middle of an attack goes on under the present rules."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from hexameron.games.heroes.meta import GAME
from hexameron.games.heroes.migrating import migrate
from hexameron.games.heroes.state import Attack

DEALT = {"stack": "s1", "dice": [3, 8], "elite": "skull"}


def saved(**attack: Any) -> dict[str, Any]:
    return {"battle": {"attack": {**DEALT, **attack}}}


def read(state: dict[str, Any], rules: int) -> Attack:
    return msgspec.convert(migrate(state, rules)["battle"]["attack"], Attack)


def test_a_die_that_was_rolled_again_is_not_rolled_a_third_time() -> None:
    attack = read(saved(rerolled=[False, True], elite_rerolled=True), 1)
    assert attack.was == [0, 8]
    assert attack.elite_was == "skull"


def test_a_die_that_was_not_may_still_be_rolled_again() -> None:
    attack = read(saved(rerolled=[False, False]), 1)
    assert attack.was == [0, 0]
    assert attack.elite_was == ""


@pytest.mark.parametrize("state", [{}, {"battle": None}, {"battle": {"attack": None}}])
def test_who_does_not_attack_has_nothing_to_migrate(state: dict[str, Any]) -> None:
    assert migrate(dict(state), 1) == state


def test_what_was_saved_under_these_rules_stays_as_it_is() -> None:
    assert read(saved(was=[0, 5]), GAME.rules).was == [0, 5]
