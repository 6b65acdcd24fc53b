"""Trophies: received, gained, spent (TROPHY)."""

from __future__ import annotations

from typing import Any

from tests.games.runebound.positions import TestJourney, journey
from tests.games.runebound.rules.questing import questing
from tests.games.runebound.rules.test_testing import STARS
from tests.rules import rule


def gaining(**parts: Any) -> TestJourney:
    """Feats of Strength give a combat trophy from the top of the deck."""
    heroes = {"corbin": {"at": "h7.0", **parts}, "mok": {"at": "h0.1"}}
    return journey(heroes=heroes, stack={"soc": "gs03", "com": "gc05", "skill": STARS})


@rule("RB-TROPHY-01", "RB-TROPHY-04", "RB-TROPHY-02", "RB-ABIL-22")
def test_a_gained_trophy_is_the_top_card_and_a_received_one_the_card_itself() -> None:
    t = gaining().go("adventure", "option:{gs03};a")
    assert t.names("trophy.0.com") == ["gc05"]
    assert t.names("trophy.0.soc") == ["gs03"]
    assert t.state.combat is None, "it is not resolved"
    assert t.things.known(t.card("gc05"), 0)
    assert not t.things.known(t.card("gc05"), 1)


@rule("RB-TROPHY-05")
def test_the_hero_chooses_the_type_if_none_is_stated() -> None:
    t = questing("gx01", dice="HMP").go("attempt:{gx01}", "end:{gx01};2")
    assert t.offers() == ["deck:soc", "deck:com", "deck:exp"]
    t.go("deck:soc")
    assert t.things.count("trophy.0.soc") == 1


@rule("RB-TROPHY-06", "RB-LIMIT-03")
def test_from_an_empty_deck_the_top_of_its_discard_pile_is_gained() -> None:
    t = gaining()
    t.things.move_all("com.deck", "com.discard")
    top = t.names("com.discard")[-1]
    t.go("adventure", "option:{gs03};a")
    assert t.names("trophy.0.com") == [top]
    assert t.told("trophy.received")[0].rules == ("RB-TROPHY-06",)


@rule("RB-TROPHY-07")
def test_without_any_card_no_trophy_is_gained() -> None:
    t = gaining()
    t.things.move_all("com.deck", "gone")
    t.go("adventure", "option:{gs03};a")
    assert t.things.count("trophy.0.com") == 0
    assert t.names("trophy.0.soc") == ["gs03"]


@rule("RB-TROPHY-09")
def test_a_trophy_is_of_the_deck_it_came_from_whatever_it_is() -> None:
    t = journey(heroes={"laurel": {"trophies": "gx13 gs19 gc16"}, "corbin": {}})
    assert [t.things.count(f"trophy.0.{deck}") for deck in ("soc", "com", "exp")] == [1, 1, 1]


@rule("RB-TROPHY-10")
def test_any_number_of_trophies_may_be_held() -> None:
    t = journey(
        heroes={"laurel": {"trophies": "gs01 gs02 gs03 gc01 gc02 gc03 gx01 gx02 gx03"}, "corbin": {}}
    ).go()
    assert len(t.trophies(0)) == 9


@rule("RB-TROPHY-11", "RB-TROPHY-12", "RB-ABIL-24")
def test_a_spent_trophy_goes_to_the_discard_pile_of_its_deck() -> None:
    t = questing("ms07", at="h5.6", trophies="gc01 gx01").go("attempt:{ms07}", "pick:{gx01}")
    assert t.zone("gx01") == "exp.discard"
    assert t.zone("gc01") == "trophy.0.com"
    assert t.things.known(t.card("gx01"), None)


@rule("RB-TROPHY-03")
def test_thorn_may_teleport_with_every_trophy_gained_or_received() -> None:
    t = journey(
        heroes={"thorn": {"at": "h7.0", "gold": 1, "hand": "m1 m2"}, "corbin": {"at": "h0.1"}},
        stack={"soc": "gs15"},
    ).go("adventure", "option:{gs15};b")
    assert t.prompt == "ability.may"
    t.go("yes", "exert:{m1}")
    cells = [key[6:] for key in t.offers("place")]
    assert len(cells) > 15
    t.go("place:h5.0")
    assert t.me.at == "h5.0"


@rule("RB-TROPHY-03", "RB-TROPHY-04")
def test_thorn_may_teleport_with_a_trophy_off_the_top_of_a_deck() -> None:
    heroes = {"thorn": {"at": "h7.0", "hand": "m1 m2"}, "corbin": {"at": "h0.1"}}
    t = journey(heroes=heroes, stack={"soc": "gs03", "com": "gc05", "skill": STARS})
    t.go("adventure", "option:{gs03};a", "exert:{m2}", "done")
    assert (t.prompt, t.names("trophy.0.com"), t.names("trophy.0.soc")) == ("ability.may", ["gc05"], [])
