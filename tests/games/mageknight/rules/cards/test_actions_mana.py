"""Action cards about mana: what they need to be played at all."""

import pytest

from tests.games.mageknight.cards import play, ways
from tests.games.mageknight.positions import quest
from tests.rules import rule


@rule("MK-DEED-16")
@pytest.mark.parametrize(("spells", "can"), [("", False), ("fireball", True), ("fireball chill", True)])
def test_spell_forge_needs_a_spell_on_offer(spells: str, *, can: bool) -> None:
    q = quest(hand="spell_forge", tokens="b", spells=spells)
    assert ("basic" in ways(q, "spell_forge")) is can
    assert ("strong" in ways(q, "spell_forge")) is can


@rule("MK-DEED-16")
def test_a_strong_mana_storm_needs_no_basic_colour_in_the_source() -> None:
    q = quest(hand="mana_storm", tokens="w", source="ok", dice="rb")
    assert "basic" not in ways(q, "mana_storm")
    play(q, "mana_storm", "strong", "pay:token;3")
    assert [die.face for die in q.state.source] == [0, 1]
