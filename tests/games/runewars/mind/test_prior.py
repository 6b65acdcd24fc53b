"""What instinct prefers."""

from __future__ import annotations

from hexameron.games.runewars.mind.prior import prior
from hexameron.kernel.game import Question
from tests.games.runewars.positions import TestWar, war


def weighed(t: TestWar) -> dict[str, float]:
    """The weight of every option of the question."""
    t.go()
    assert t.pending is not None
    options = tuple(t.options())
    question = Question(t.seat, t.prompt, options, t.pending.actor)
    weights = prior(t.state, question)
    assert all(weight > 0 for weight in weights)
    return dict(zip([one.key() for one in options], weights, strict=True))


def liking(t: TestWar) -> str:
    """The option that looks best."""
    weights = weighed(t)
    return max(weights, key=lambda key: weights[key])


HOME = {"HA": "p0 6footman 2knight fort", "YC": "p1 4berserker fort"}


def test_an_army_goes_for_the_rune_that_it_can_take() -> None:
    areas = {**HOME, "1B": "2beastman", "1C": "", "2C": "1beastman"}
    assert liking(war(areas, order=2, runes={"1B": "dragon"})) == "activate:1B"


def test_nobody_marches_into_certain_defeat() -> None:
    areas = {"HA": "p0 1footman fort", "1B": "4giant 4dragon", "YC": "p1 4berserker fort"}
    weights = weighed(war(areas, order=2, runes={"1B": "dragon"}, influence=(0, 0, 0)))
    assert weights["activate:1B"] < weights["done"]


def test_as_many_march_as_it_takes_and_some_stay_with_a_threatened_rune() -> None:
    areas = {"HA": "p0 8footman", "1B": "1beastman", "2C": "p1 6berserker", "YC": "p1 fort"}
    t = war(areas, order=2, runes={"HA": "dragon"}).go("activate:1B")
    assert t.prompt == "march.units"
    sent = liking(t)
    assert sent.startswith("some:HA.footman;")
    assert int(sent[-1]) < 7


def test_an_area_without_stronghold_is_not_left_alone() -> None:
    areas = {"1B": "p0 2knight", "7C": "", "YC": "p1 fort"}
    t = war(areas, order=2).go("activate:7C")
    assert liking(t) == "some:1B.knight;1"


def test_the_weaker_side_talks_where_it_can() -> None:
    areas = {"HA": "p0 2footman fort", "1B": "2giant", "YC": "p1 fort"}
    t = war(areas, order=2, influence=(6, 3, 3)).go("activate:1B", "some:HA.footman;2")
    assert t.prompt == "march.meets"
    assert liking(t) == "talk"


def test_the_stronger_side_fights() -> None:
    areas = {"HA": "p0 8footman fort", "1B": "1beastman", "YC": "p1 fort"}
    t = war(areas, order=2, influence=(1, 3, 3)).go("activate:1B", "some:HA.footman;8")
    assert liking(t) == "fight"


def test_golden_signs_are_chosen() -> None:
    areas = {"HA": "p0 2footman fort", "1B": "2giant", "YC": "p1 fort"}
    t = war(areas, order=2, influence=(6, 3, 3), fate="8 5 3")
    t.go("activate:1B", "some:HA.footman;2", "talk", "pay:3")
    assert t.prompt == "diplomacy.card"
    assert liking(t) == f"pick:{t.id('fate.5')}"


def test_damage_goes_to_whom_it_does_not_destroy() -> None:
    areas = {"HA": "p0 3footman 1knight fort", "1B": "2beastman", "YC": "p1 fort"}
    t = war(areas, order=3, influence=(0, 3, 3), fate="1 16 17")
    t.go("activate:1B", "some:HA.footman;3", "some:HA.knight;1")
    assert t.prompt == "battle.damage"
    knight = next(figure.id for figure in t.battle.sides[0].figures if figure.kind == "knight")
    assert liking(t) == f"hit:{knight}"


def test_orders_rise_through_the_year() -> None:
    """With the same to gain, the highest number is not spent first: it would cost the others' bonuses."""
    areas = {**HOME, "1B": "2beastman", "7B": "c3"}
    weights = weighed(war(areas, phase="orders", season=0, dials=(3, 2, 2)))
    assert weights["order:8"] < weights["order:2"]
    assert weights["order:7"] < max(weights["order:2"], weights["order:3"], weights["order:5"])


def test_before_winter_a_hungry_army_harvests() -> None:
    areas = {
        "HA": "p0 8footman fort",
        "HB": "p0 8footman",
        "1B": "p0 6footman",
        "1C": "p0 2footman",
        "YC": "p1 fort",
    }
    fed = weighed(war(areas, phase="orders", season=2, dials=(8, 2, 2), used=(3, 5)))
    hungry = weighed(war(areas, phase="orders", season=2, dials=(0, 2, 2), used=(3, 5)))
    assert fed["order:4"] / max(fed.values()) < hungry["order:4"] / max(hungry.values())
    assert max(hungry, key=lambda key: hungry[key]) == "order:4"


def test_recruits_come_from_the_fullest_dial() -> None:
    t = war(HOME, order=5, dials=(6, 1, 1))
    assert liking(t) == "dial:food"


def test_a_rune_is_worth_a_bid_that_wins() -> None:
    t = war(HOME, phase="draw", season=2, season_cards=("fa6",), influence=(6, 2, 0))
    t.go()
    assert t.prompt == "bid"
    assert liking(t) == "bid:3"


def test_nothing_is_bid_for_little() -> None:
    t = war(HOME, phase="draw", season=1, season_cards=("su1",), influence=(6, 5, 0))
    t.go()
    assert t.prompt == "bid"
    assert int(liking(t).removeprefix("bid:")) <= 1


def test_a_hero_beside_a_quest_goes_there_and_tries_it() -> None:
    t = war(HOME, phase="quests", heroes={"h2": (0, "HA")}, quests={0: "q1"})
    assert liking(t) == "move"
    t.go("move")
    assert liking(t) == "go:1C"
    t.go("go:1C")
    assert liking(t) == "done"
    t.go("done")
    assert liking(t).startswith("attempt:")


def test_a_hero_without_a_quest_trains() -> None:
    assert liking(war(HOME, phase="quests", heroes={"h2": (0, "HA")})) == "train"


def test_a_shard_is_used_and_an_objective_fulfilled() -> None:
    t = war(HOME, order=5, heroes={"h2": (0, "HA")}, rewards={"h2": "r1"})
    assert liking(t) == f"spend:{t.id('reward.r1')}"
    t = war(HOME, order=5, objective={0: "og4"}, influence=(9, 0, 0))
    assert liking(t) == "fulfil"


def test_dragon_runes_lie_safe() -> None:
    t = war(
        {**HOME, "1B": "p0 1footman", "1C": "p1 6berserker"},
        order=5,
        heroes={"h2": (0, "HA")},
        rewards={"h2": "r1"},
    )
    t.go(f"spend:{t.id('reward.r1')}")
    assert t.prompt == "rune.lay"
    token = t.options()[0].at()[0]
    dragon = t.id_of(int(token[1:])) == "rune.dragon"
    weights = weighed(t)
    home, front = weights[f"lay:{token};HA"], weights[f"lay:{token};1B"]
    assert home > front if dragon else home < front
