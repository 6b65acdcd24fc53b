"""What instinct does in a fight."""

from __future__ import annotations

from hexameron.games.runebound.mind.fighting import victims
from hexameron.games.runebound.mind.prior import prior
from hexameron.games.runebound.rules.fighters import ENEMY
from hexameron.kernel.asking import Pick
from hexameron.kernel.game import Question
from tests.games.runebound.positions import TestJourney
from tests.games.runebound.rules.pools import PHY, SHI, SUR, mine


def liking(t: TestJourney) -> str:
    assert t.pending is not None
    options = tuple(t.options())
    weights = prior(t.state, Question(t.seat, t.prompt, options, t.pending.actor))
    return max(zip(weights, [one.key() for one in options], strict=True))[1]


def test_laurel_strikes_before_she_brings_the_blow_back() -> None:
    t = mine(tokens={PHY: 0, SUR: 0})
    assert liking(t) == "attack:phy"
    t.go("attack:phy")
    while t.prompt == "combat.attack":
        t.go(liking(t))
    t.combat.side = 0
    t.begin_again()
    assert liking(t).startswith("surge")
    t.go(liking(t))
    while t.prompt == "combat.pay":
        t.go(liking(t))
    assert t.prompt == "combat.recast"
    assert liking(t).endswith(PHY), "two damage or a surge, not the surge just spent"


def test_the_token_is_flipped_that_gains_most_by_it() -> None:
    t = mine(tokens={PHY: 1, SHI: 0, SUR: 1})
    question = Question(0, "combat.flip", (Pick(PHY), Pick(SHI), Pick(SUR)))
    surge, shield, agility = victims(t, question)
    assert surge > shield > agility


def test_a_foe_flips_the_token_that_loses_most_by_it() -> None:
    t = mine(tokens={PHY: 0, SHI: 0, SUR: 0})
    blow, shield, surge = victims(t, Question(1, "combat.flip", (Pick(PHY), Pick(SHI), Pick(SUR)), ENEMY))
    assert blow > surge > shield
