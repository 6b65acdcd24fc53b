"""The Quest Phase (QUEST, HERO, REWD)."""

from __future__ import annotations

import pytest

from tests.games.runewars.positions import TestWar, war
from tests.rules import rule

HOME = {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"}


def phase(
    heroes: dict[str, tuple[int, str]], areas: dict[str, str] | None = None, **parts: object
) -> TestWar:
    t = war({**HOME, **(areas or {})}, phase="quests", heroes=heroes, **parts)  # type: ignore[arg-type]
    return t


@rule("RW-QUEST-01", "RW-QUEST-09")
def test_players_act_by_the_last_orders_each_with_all_heroes() -> None:
    t = phase({"h1": (0, "HA"), "h2": (0, "HB"), "h9": (1, "YA")}, chosen=(7, 3)).go()
    assert (t.seat, t.prompt) == (1, "quest.act")
    t.go("idle")
    assert (t.seat, t.offers()) == (0, ["pick:hero.h1", "pick:hero.h2"])
    t.go("pick:hero.h2", "idle")
    assert (t.seat, t.prompt) == (0, "quest.act")
    t.go("idle")
    assert t.prompt == "order.choose"


@rule("RW-QUEST-02", "RW-QUEST-24", "RW-QUEST-05", "RW-QUEST-06")
def test_a_hero_moves_heals_in_a_friendly_area_trains_or_rests() -> None:
    t = phase({"h1": (0, "HA")})
    t.hero("hero.h1").hurt = 2
    assert t.go().offers() == ["move", "heal", "train", "idle"]
    t.go("heal")
    assert t.hero("hero.h1").hurt == 0
    t = phase({"h1": (0, "7A")})
    t.hero("hero.h1").hurt = 2
    assert "heal" not in t.go().offers()
    t = phase({"h7": (0, "7A")})
    t.hero("hero.h7").hurt = 2
    assert "heal" in t.go().offers(), "Corbin heals anywhere"


@rule("RW-QUEST-04", "RW-QUEST-13", "RW-TERM-20")
def test_a_routed_hero_does_not_move() -> None:
    t = phase({"h1": (0, "HA")}, quests={0: "q1"})
    t.hero("hero.h1").down = True
    assert t.go().offers() == ["train", "idle"]


@rule("RW-QUEST-07", "RW-QUEST-08")
def test_training_raises_two_attributes_or_one_twice_up_to_two() -> None:
    t = phase({"h1": (0, "HA")}).go("train", "raise:strength", "raise:strength")
    assert t.hero("hero.h1").trained == [2, 0, 0]
    t = phase({"h1": (0, "HA")})
    t.hero("hero.h1").trained = [2, 1, 2]
    t.go("train")
    assert t.hero("hero.h1").trained == [2, 2, 2]
    t = phase({"h1": (0, "HA")})
    t.hero("hero.h1").trained = [2, 2, 2]
    assert "train" not in t.go().offers()


@rule("RW-QUEST-03", "RW-MOVE-19", "RW-MOVE-20")
def test_a_hero_moves_up_to_two_areas_through_anything() -> None:
    t = phase({"h1": (0, "HA")}, {"1B": "2beastman", "7C": "p1 2berserker"}).go("move", "go:1B")
    assert set(t.offers("go")) == {"go:7C", "go:HB", "go:HA", "go:1C", "go:1A"}
    t.go("go:7C")
    assert t.hero("hero.h1").at == "7C"
    assert t.state.battle is None
    assert t.prompt != "quest.step"


@rule("RW-MOVE-05")
def test_borders_stop_heroes_some_but_not_all() -> None:
    t = phase({"h1": (0, "7A")}).go("move")
    assert set(t.offers("go")) == {"go:7B", "go:1A"}
    t = phase({"h1": (0, "7A")}, rewards={"h1": "r15"}).go("move")
    assert set(t.offers("go")) == {"go:7B", "go:1A", "go:5B", "go:5D"}
    t.go("go:5B", "go:5C", "go:YB")
    assert t.hero("hero.h1").at == "YB"


@rule("RW-QUEST-10", "RW-QUEST-22", "RW-QUEST-15", "RW-QUEST-11", "RW-REWD-01")
def test_a_quest_is_revealed_tested_and_completed() -> None:
    t = phase({"h1": (0, "1C")}, quests={0: "q1 q2"}, fate="3 1").go("move", "done")
    assert t.offers("attempt") == ["attempt:" + t.id("quest.q1")]
    assert not t.things.known(t.card("quest.q1"), 1)
    t.go("attempt:{quest.q1}")
    assert len(t.told("fate.drawn")[0].args["cards"]) == 2, "wisdom 2"  # type: ignore[arg-type]
    t.go("pick:{fate.3}")
    (card,) = t.things.in_zone("rewards.hero.h1")
    assert t.things.known(card, 0)
    assert not t.things.known(card, 1)
    assert t.zone("quest.q1") == "quest.discard"
    assert t.things.count("quests.0") == 2


@rule("RW-QUEST-23", "RW-QUEST-11", "RW-HERO-08", "RW-HERO-11")
def test_a_failed_quest_stays_in_hand_and_damage_may_defeat() -> None:
    t = phase({"h1": (0, "5A")}, quests={0: "q5"}, fate="1").go("move", "done", "attempt:{quest.q5}")
    assert t.zone("quest.q5") == "quests.0"
    assert t.hero("hero.h1").hurt == 1
    t = phase({"h1": (0, "5A")}, quests={0: "q5"}, fate="1", rewards={"h1": "r2 r3"})
    t.hero("hero.h1").hurt = 3
    t.go("move", "done", "attempt:{quest.q5}").on()
    assert "hero.h1" not in t.state.heroes
    assert t.zone("hero.h1") == "hero.gone"
    assert t.place("5A").graves == [1]
    assert sorted(t.names("rewards.grave.1")) == ["reward.r2", "reward.r3"]


@rule("RW-HERO-12")
def test_any_hero_there_takes_the_cards_of_a_grave() -> None:
    t = phase({"h9": (1, "5A")}, rewards={"h9": ""}, chosen=(1, 8))
    t.things.deal("reward.deck", "rewards.grave.1", 2, 0)
    t.state.graves = 1
    t.place("5A").graves.append(1)
    t.go("pick_up:hero.h9;1")
    assert (t.things.count("rewards.hero.h9"), t.place("5A").graves) == (2, [])
    assert t.rules_of("reward.found") == ("RW-HERO-12",)


@rule("RW-QUEST-12", "RW-DUEL-14")
def test_one_quest_or_one_duel() -> None:
    t = phase({"h1": (0, "1C"), "h9": (1, "1C")}, quests={0: "q1"}, chosen=(1, 8), fate="3 4 5 7").go(
        "move", "done"
    )
    assert set(t.offers()) == {"challenge:hero.h9", "attempt:" + t.id("quest.q1"), "done"}
    t.go("attempt:{quest.q1}")
    while t.prompt == "test.card":
        t.go(t.offers()[0])
    assert t.prompt != "quest.deed"


@rule("RW-QUEST-14")
def test_a_fourth_quest_is_discarded() -> None:
    t = phase({"h1": (0, "HA")}, quests={0: "q1 q2 q7 q5"}).go()
    assert t.prompt == "discard.quest"
    t.go("pick:{quest.q2}")
    assert t.things.count("quests.0") == 3


@rule("RW-QUEST-16", "RW-QUEST-17", "RW-QUEST-18", "RW-QUEST-19", "RW-QUEST-20")
def test_a_duel_quest_is_fought_against_a_unit_of_the_neighbour() -> None:
    t = phase({"h1": (0, "7A")}, {"7A": ""}, quests={0: "q20"}, fate="5 1").go("move", "done")
    supply = t.supply("beastman")
    t.go("attempt:{quest.q20}")
    draws = t.told("duel.draws")
    assert [(event.args["seat"], event.args["who"]) for event in draws[:2]] == [
        ("p0", "hero.h1"),
        ("p1", "unit.beastman"),
    ]
    assert t.things.count("rewards.hero.h1") == 1, "the card 5 deals one damage by its circle"
    assert t.supply("beastman") == supply
    assert t.units("7A") == ""


@rule("RW-QUEST-21")
def test_no_quests_and_duels_by_strategize() -> None:
    t = war(HOME, order=1, used=[8], heroes={"h1": (0, "HA"), "h9": (1, "1C")}, quests={0: "q1"}).go(
        "walk:hero.h1;1C"
    )
    assert not t.offers("attempt")
    assert not t.offers("challenge")


@rule("RW-REWD-03")
def test_rewards_change_hands_between_own_heroes_in_one_area() -> None:
    t = phase({"h1": (0, "HA"), "h2": (0, "HA"), "h3": (0, "HB")}, rewards={"h1": "r2"}).go("pick:hero.h1")
    assert t.offers("hand_over") == ["hand_over:" + t.id("reward.r2") + ";hero.h2"]
    t.go("hand_over:{reward.r2};hero.h2")
    assert t.names("rewards.hero.h2") == ["reward.r2"]
    assert t.offers("hand_over") == [], "each card once"


@rule("RW-QUEST-03")
@pytest.mark.parametrize(("hero", "steps"), [("h4", 3), ("h1", 2)])
def test_ronan_goes_farther(hero: str, steps: int) -> None:
    t = phase({hero: (0, "HC")}).go("move", "go:HA", "go:1B")
    assert bool(t.offers("go")) is (steps == 3)


@rule("RW-HERO-01")
def test_master_thorn_goes_to_any_own_stronghold() -> None:
    t = phase({"h11": (1, "1C")}, chosen=(8, 1)).go("move")
    assert "go:YA" in t.offers()
    t.go("go:YA")
    assert (t.hero("hero.h11").at, t.prompt != "quest.step") == ("YA", True)


@rule("RW-QUEST-11", "RW-HERO-01")
def test_sir_valadir_gains_influence_for_a_quest() -> None:
    t = phase({"h2": (0, "7C")}, quests={0: "q7"}, fate="3 4").go("move", "done", "attempt:{quest.q7}")
    assert t.player(0).influence == 5
