"""The variant with exploration tokens (EXPL)."""

from __future__ import annotations

from contextlib import suppress

import pytest

from hexameron.games.runewars.rules.retreat import hero_retreats
from tests.games.runewars.positions import TestWar, flat, war
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


@rule("RW-EXPL-13")
def test_a_dungeon_holds_who_entered_it_for_the_rest_of_the_season() -> None:
    t = war(HOME, phase="quests", heroes={"h1": (0, "HA"), "h2": (0, "HA")}, finds={"1C": "+dungeon"})
    t.play_on("pick:hero.h1", "move", "go:1C", "move", "go:1B", "done", "order:1", "order:8")
    assert {key.partition(";")[0] for key in t.offers("walk")} == {"walk:hero.h2"}
    t.go("walk:hero.h2;1C")
    assert t.hero("hero.h2").held, "Strategize enters it as well"
    t.state.step, t.state.order = "draw", None
    t.rule, t.pending = None, None
    t.go()
    assert not t.hero("hero.h1").held
    assert not t.hero("hero.h2").held


@rule("RW-EXPL-13", "RW-EXPL-08")
def test_a_dungeon_that_is_just_found_holds_its_finder() -> None:
    t = explore("dungeon")
    assert t.open_finds("1C") == ["find.dungeon"]
    assert t.hero("hero.h1").held


@rule("RW-EXPL-06")
def test_a_hero_who_retreats_does_not_turn_up_the_token() -> None:
    t = war(HOME, phase="quests", heroes={"h1": (0, "HA")}, finds={"1C": "raiders"})
    t.rule = flat(hero_retreats(t, "hero.h1"))
    t.pending = next(t.rule)
    with suppress(StopIteration):
        t.rule.send(next(option for option in t.options() if option.key() == "at:1C"))
    hero = t.hero("hero.h1")
    assert (hero.at, hero.down, hero.hurt) == ("1C", True, 0)
    assert t.things.count("find.1C") == 1
    assert t.open_finds("1C") == []


@rule("RW-EXPL-12")
def test_a_portal_is_paid_once_and_joins_faceup_portals_for_units() -> None:
    gates = {"HB": "+portal", "5B": "+portal", "5A": "portal"}
    t = war(HOME, order=2, used=[8], finds=gates).go()
    assert "activate:5B" not in t.offers()
    t.go("portal")
    assert t.player(0).influence == 2
    assert "portal" not in t.offers()
    assert "activate:5A" not in t.offers(), "three steps, and the token there lies facedown"
    t.go("activate:5B", "some:HA.footman;2")
    assert t.units("5B") == "p0 2footman"
    assert t.player(0).influence == 2, "for all units together"
    assert war(HOME, order=2, used=[8], finds={"HB": "+portal", "5B": "portal"}).go().offers("portal") == []
    t = war(HOME, order=2, used=[8], finds=gates, influence=(0, 3, 3)).go()
    assert t.offers("portal") == []


@rule("RW-EXPL-12")
def test_a_hero_steps_through_a_portal_for_influence() -> None:
    t = war(HOME, phase="quests", heroes={"h1": (0, "HA")}, finds={"HB": "+portal", "5B": "+portal"})
    t.go("move")
    assert t.offers("portal") == [], "only from an area with one"
    t.go("go:HB")
    assert "go:5B" not in t.offers()
    t.go("portal", "go:5B")
    assert (t.hero("hero.h1").at, t.player(0).influence) == ("5B", 2)


@rule("RW-EXPL-12")
def test_strategize_uses_portals_too() -> None:
    t = war(HOME, order=1, used=[8], heroes={"h1": (0, "HA")}, finds={"HA": "+portal", "5B": "+portal"}).go()
    assert not [key for key in t.offers() if key.endswith(";5B")]
    t.go("portal")
    assert [key for key in t.offers() if key.endswith(";5B")] == ["send:HA;5B", "walk:hero.h1;5B"]


@rule("RW-EXPL-18")
def test_the_scroll_shows_all_hidden_tokens_of_one_area_to_its_reader_only() -> None:
    t = war(
        HOME,
        phase="quests",
        heroes={"h1": (0, "1C")},
        finds={"1C": "scroll", "5A": "throne", "7A": "temple"},
        runes={"5A": "dragon", "YB": "false"},
    ).go("move", "done")
    assert (t.prompt, set(t.offers())) == ("find.look", {"at:5A", "at:7A", "at:YB"})
    t.go("at:5A")
    tokens = [*t.things.in_zone("rune.5A"), *t.things.in_zone("find.5A")]
    assert [(t.things.known(token, 0), t.things.known(token, 1)) for token in tokens] == [(True, False)] * 2
    assert not t.things.known(t.things.in_zone("find.7A")[0], 0)
    assert (t.things.count("find.1C"), t.names("find.discard")) == (0, ["find.scroll"])


@rule("RW-EXPL-19")
def test_training_raises_one_attribute_by_one_within_the_limit() -> None:
    t = explore("training").go("yes", "raise:wisdom")
    assert t.hero("hero.h1").trained == [0, 0, 1]
    assert t.things.count("find.1C") == 0
    t = explore("training").go("no")
    assert (t.hero("hero.h1").trained, t.things.count("find.1C")) == ([0, 0, 0], 0)
    t = war(HOME, phase="quests", heroes={"h1": (0, "1C")}, finds={"1C": "training"})
    t.hero("hero.h1").trained = [2, 2, 1]
    t.go("move", "done", "yes")
    assert t.hero("hero.h1").trained == [2, 2, 2], "the one that has room"


@rule("RW-EXPL-11")
@pytest.mark.parametrize(("find", "number"), [("village_food", 0), ("village_wood", 1), ("village_ore", 2)])
def test_each_village_gives_one_more_of_its_resource(find: str, number: int) -> None:
    areas = {**HOME, "1C": "p0 1footman"}
    without = war(areas, order=4).provides(0)
    more = [n + (dial == number) for dial, n in enumerate(without)]
    assert war(areas, order=4, finds={"1C": f"+{find}"}).provides(0) == more
    assert war(areas, order=4, finds={"1C": find}).provides(0) == without, "facedown it gives nothing"
