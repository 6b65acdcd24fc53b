"""What things are worth."""

from __future__ import annotations

import pytest

from hexameron.games.runebound.content.effects import Spend
from hexameron.games.runebound.mind import appraisal
from tests.games.runebound.positions import journey


@pytest.mark.parametrize(
    ("deck", "trophies", "payable"), [("com", "gs01", False), ("com", "gc01", True), ("", "gs01", True)]
)
def test_a_trophy_of_another_deck_does_not_pay(deck: str, trophies: str, payable: bool) -> None:
    t = journey(heroes={"laurel": {"trophies": trophies}, "corbin": {}})
    assert (appraisal.cost(t, 0, Spend(deck)) < appraisal.NEVER) is payable  # type: ignore[arg-type]
