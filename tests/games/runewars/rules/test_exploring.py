"""The variant with exploration tokens (EXPL)."""

from __future__ import annotations

from tests.games.runewars.positions import TestWar, war
from tests.rules import rule

HOME = {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"}


def explore(find: str, at: str = "1C", area: str = "", influence: int = 3, rewards: str = "") -> TestWar:
    """A hero of seat 0 ends the move on a token."""
    t = war(
        {**HOME, at: area},
        phase="quests",
        heroes={"h1": (0, at)},
        finds={at: find},
        influence=(influence, 3, 3),
        rewards={"h1": rewards},
    )
    return t.go("move", "done")


@rule("RW-EXPL-05", "RW-EXPL-07", "RW-EXPL-17")
def test_raiders_hurt_and_more_so_beside_foes() -> None:
    t = explore("raiders")
    assert t.hero("hero.h1").hurt == 1
    assert t.things.count("find.1C") == 0
    t = explore("raiders", area="2beastman")
    assert t.hero("hero.h1").hurt == 2, "without a Reward card it is more damage"


@rule("RW-EXPL-16")
def test_the_merchant_sells_a_reward_for_three_influence() -> None:
    t = explore("merchant").go("yes")
    assert (t.player(0).influence, t.things.count("rewards.hero.h1")) == (0, 1)
    t = explore("merchant", influence=2)
    assert (t.things.count("rewards.hero.h1"), t.things.count("find.1C")) == (0, 0)


@rule("RW-EXPL-08", "RW-EXPL-14", "RW-EXPL-15")
def test_temple_and_hall_serve_a_hero_who_rests_there() -> None:
    t = explore("temple")
    assert t.player(0).influence == 5
    assert t.open_finds("1C") == ["find.temple"]
    t = explore("kellos")
    assert t.things.count("tactics.new.0") == 1


@rule("RW-EXPL-10", "RW-EXPL-11")
def test_thrones_count_as_runes_and_villages_produce() -> None:
    t = war({**HOME, "1C": "p0 1footman"}, order=4, finds={"1C": "+throne"})
    assert t.dragons(0) == 1
    t = war({**HOME, "1C": "p0 1footman"}, order=4, finds={"1C": "+village_ore"})
    assert t.provides(0) == [4, 2, 3]


@rule("RW-EXPL-09")
def test_six_units_may_destroy_a_location() -> None:
    t = war({**HOME, "1C": "p0 6footman~"}, order=4, used=[8], finds={"1C": "+throne"}).go("demolish:1C")
    assert t.things.count("find.1C") == 0
    t = war({**HOME, "1C": "p0 5footman"}, order=4, used=[8], finds={"1C": "+throne"}).go()
    assert t.offers("demolish") == []


@rule("RW-EXPL-13")
def test_a_dungeon_stops_a_hero() -> None:
    t = war(HOME, phase="quests", heroes={"h1": (0, "HA")}, finds={"1C": "+dungeon"}).go("move", "go:1C")
    assert t.hero("hero.h1").at == "1C"
    assert t.prompt != "quest.step"
