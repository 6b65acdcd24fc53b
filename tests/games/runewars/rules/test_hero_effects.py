"""What quests, heroes and Reward cards do (QUEST, HERO, REWD)."""

from __future__ import annotations

import pytest

from hexameron.games.runewars.content.catalogue import FACE
from hexameron.games.runewars.content.quests import QUEST
from hexameron.games.runewars.rules.quests import attempt
from tests.games.runewars.positions import TestWar, flat, war
from tests.rules import rule

HOME = {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"}
GOLD, SILVER, RED = "5 7 17 27", "3 4 13 14", "1 2 6 8"
BLANK = "7 8 9 10 17 18 19 20"
"""Cards with a blank circle."""


def quest(name: str, fate: str, hero: str = "h2", **parts: object) -> TestWar:
    """A hero of seat 0 is where a quest lies; Sir Valadir's attributes are all 2."""
    area = QUEST[f"quest.{name}"].area
    return war(HOME, phase="quests", heroes={hero: (0, area)}, quests={0: name}, fate=fate, **parts)  # type: ignore[arg-type]


def elsewhere(name: str, fate: str, **parts: object) -> TestWar:
    """The same for a quest whose tile is not on our board: the hero attempts it in 1C."""
    t = war(HOME, phase="quests", heroes={"h2": (0, "1C")}, fate=fate, **parts)  # type: ignore[arg-type]
    t.things.make([FACE[f"quest.{name}"]], "quests.0")
    t.rule = flat(attempt(t, "hero.h2", t.card(f"quest.{name}")))
    t.pending = next(t.rule, None)
    while t.pending is not None and t.prompt in ("test.card", "duel.start", "duel.special"):
        _answer(t, t.offers()[0])
    return t


def _answer(t: TestWar, key: str) -> None:
    assert t.rule is not None
    option = next(option for option in t.options() if option.key() == key)
    try:
        t.pending = t.rule.send(option)
    except StopIteration:
        t.pending = None


def attempted(name: str, fate: str, **parts: object) -> TestWar:
    t = quest(name, fate, **parts).go("move")  # type: ignore[arg-type]
    if "done" in t.offers():
        t.go("done")
    t.go(f"attempt:{{quest.{name}}}")
    while t.prompt == "test.card":
        t.go(t.offers()[0])
    return t


@rule("RW-QUEST-11", "RW-QUEST-15", "RW-QUEST-23")
@pytest.mark.parametrize(
    ("name", "fate", "rewards", "told"),
    [
        ("q1", GOLD, 1, {"influence": 6}),
        ("q1", SILVER, 1, {"influence": 5}),
        ("q2", GOLD, 1, {"trained": [0, 0, 1], "influence": 5}),
        ("q2", RED, 0, {"hurt": 1}),
        ("q5", GOLD, 1, {"hurt": 0}),
        ("q5", SILVER, 1, {"hurt": 0}),
        ("q5", RED, 0, {"hurt": 1}),
        ("q7", SILVER, 1, {"hurt": 0}),
        ("q7", RED, 0, {"hurt": 1}),
        ("q11", GOLD, 1, {"hurt": 0}),
        ("q11", RED, 0, {"hurt": 2}),
        ("q16", SILVER, 1, {"hurt": 0}),
        ("q16", RED, 0, {"hurt": 1}),
        ("q17", GOLD, 2, {"hurt": 0}),
        ("q17", SILVER, 1, {"hurt": 1}),
        ("q17", RED, 0, {"hurt": 2}),
    ],
)
def test_what_the_results_of_tests_give(name: str, fate: str, rewards: int, told: dict[str, object]) -> None:
    """Sir Valadir gains two influence for a quest that he completes."""
    t = attempted(name, fate)
    if t.prompt in ("effect.pay", "hero.prevent"):
        t.go("no")
    hero = t.hero("hero.h2")
    found = {"influence": t.player(0).influence, "trained": hero.trained, "hurt": hero.hurt}
    assert {key: found[key] for key in told} == told
    assert t.things.count("rewards.hero.h2") == rewards
    assert (t.zone(f"quest.{name}") == "quests.0") is (rewards == 0)
    assert t.things.count("quests.0") == 1, "a new one comes for one that is completed"


@rule("RW-QUEST-11", "RW-QUEST-15", "RW-QUEST-23", "RW-QUEST-08")
@pytest.mark.parametrize(
    ("name", "fate", "rewards", "told"),
    [
        ("q3", SILVER, 1, {"influence": 5}),
        ("q3", RED, 0, {"hurt": 1}),
        ("q4", GOLD, 1, {"influence": 5}),
        ("q4", RED, 0, {"influence": 1, "hurt": 0}),
        ("q6", GOLD, 1, {"tactics": 1}),
        ("q6", SILVER, 1, {"tactics": 0}),
        ("q6", RED, 0, {"hurt": 1}),
        ("q9", GOLD, 2, {"hurt": 0}),
        ("q9", SILVER, 1, {"hurt": 0}),
        ("q9", RED, 0, {"hurt": 2}),
        ("q14", GOLD, 1, {"influence": 7}),
        ("q14", RED, 0, {"influence": 2, "hurt": 0}),
        ("q18", GOLD, 1, {"trained": [0, 0, 1]}),
        ("q18", SILVER, 1, {"trained": [0, 0, 0]}),
        ("q18", RED, 0, {"down": True, "hurt": 0}),
        ("q19", GOLD, 1, {"trained": [1, 0, 0]}),
        ("q19", RED, 0, {"hurt": 1}),
        ("q21", GOLD, 1, {"trained": [0, 1, 0]}),
        ("q21", SILVER, 1, {"at": "1C"}),
        ("q22", GOLD, 1, {"influence": 8}),
        ("q22", RED, -1, {"influence": 3, "hurt": 0}),
        ("q23", GOLD, 1, {"hurt": 0}),
        ("q23", RED, 0, {"hurt": 1}),
    ],
)
def test_what_the_results_give_elsewhere(name: str, fate: str, rewards: int, told: dict[str, object]) -> None:
    """A quest that is not completed stays in hand, except the Missing Envoy, which is exchanged."""
    t = elsewhere(name, fate)
    hero = t.hero("hero.h2")
    found = {
        "influence": t.player(0).influence,
        "tactics": t.things.count("tactics.new.0"),
        **{key: getattr(hero, key) for key in ("trained", "hurt", "down", "at")},
    }
    assert {key: found[key] for key in told} == told
    assert t.things.count("rewards.hero.h2") == max(0, rewards)
    assert t.things.count("quests.0") == 1
    assert (t.zone(f"quest.{name}") == "quests.0") is (rewards == 0)


@rule("RW-RETR-05", "RW-RETR-06")
def test_the_bridge_of_winds_drives_the_luckless_away() -> None:
    t = elsewhere("q21", RED)
    assert (t.prompt, set(t.offers())) == ("retreat.hero", {"at:1A", "at:1B", "at:HA"})
    _answer(t, "at:1B")
    hero = t.hero("hero.h2")
    assert (hero.at, hero.down, hero.hurt) == ("1B", True, 1)


@rule("RW-RUNE-08", "RW-RUNE-09")
def test_scouts_look_at_one_rune_anywhere() -> None:
    t = elsewhere("q3", GOLD, runes={"YA": "dragon", "5A": "false"})
    assert (t.prompt, set(t.offers())) == ("rune.look", {"at:YA", "at:5A"})
    _answer(t, "at:YA")
    seen, other = t.rune_at("YA"), t.rune_at("5A")
    assert seen is not None
    assert other is not None
    assert (t.things.known(seen, 0), t.things.known(other, 0)) == (True, False)


@rule("RW-QUEST-10", "RW-QUEST-15")
def test_the_edge_of_the_world_lies_in_home_realms_of_others() -> None:
    for at, offered in (("YB", True), ("HB", False), ("1C", False)):
        t = war(HOME, phase="quests", heroes={"h2": (0, at)}, quests={0: "q24"}).go("move", "done")
        assert bool(t.offers("attempt")) is offered
    t = war(HOME, phase="quests", heroes={"h1": (0, "YB")}, quests={0: "q24"}, fate=RED).go("move", "done")
    t.go("attempt:{quest.q24}")
    assert set(t.offers()) == {"raise:strength", "raise:agility", "raise:wisdom"}, "the attribute of choice"
    t.go("raise:strength")
    assert len(t.told("fate.drawn")[-1].args["cards"]) == 3  # type: ignore[arg-type]


@rule("RW-QUEST-11", "RW-QUEST-05")
def test_poisoned_wells_heal_whom_fate_favours() -> None:
    for fate, hurt in ((GOLD, 0), (SILVER, 2)):
        t = quest("q12", fate)
        t.hero("hero.h2").hurt = 2
        t.go("move", "done", "attempt:{quest.q12}")
        while t.prompt == "test.card":
            t.go(t.offers()[0])
        assert t.hero("hero.h2").hurt == hurt


@rule("RW-QUEST-11")
def test_the_bazaar_sells_its_reward_to_the_luckless() -> None:
    t = attempted("q1", RED)
    assert t.prompt == "effect.pay"
    t.go("yes")
    assert (t.things.count("rewards.hero.h2"), t.player(0).influence) == (1, 2), "3 paid, 2 gained"
    t = attempted("q1", RED, influence=(2, 3, 3))
    assert t.things.count("rewards.hero.h2") == 0


# ---------------------------------------------------------------------- duel quests


@rule("RW-QUEST-16", "RW-QUEST-17", "RW-QUEST-18", "RW-QUEST-19", "RW-QUEST-20")
@pytest.mark.parametrize(("name", "kind"), [("q10", "razorwing"), ("q20", "beastman")])
def test_a_duel_quest_is_won_by_beating_the_unit(name: str, kind: str) -> None:
    t = attempted(name, "25 1 5 2")
    assert t.told("duel.unit")[0].args["kind"] == f"unit.{kind}"
    assert t.things.count("rewards.hero.h2") == 1
    assert (t.supply(kind), t.state.duel) == (8, None)
    t = attempted(name, "7 1 8 2 9 11 10 12")
    assert (t.things.count("rewards.hero.h2"), t.zone(f"quest.{name}")) == (0, "quests.0")
    assert [event.args["seat"] for event in t.told("duel.draws")] == ["p0", "p1"] * 4, "four rounds"


@rule("RW-QUEST-16", "RW-QUEST-18", "RW-QUEST-19")
def test_hounds_giants_and_sorcerers_have_their_own_health_in_a_duel_quest() -> None:
    t = elsewhere("q8", "5 15 25 7")
    assert t.things.count("rewards.hero.h2") == 1, "two damage beat a Hell Hound"
    t = elsewhere("q13", "5 4 25 24 1 1")
    assert t.things.count("rewards.hero.h2") == 1, "two damage are enough for the Giant"
    t = elsewhere("q15", "5 1 25 7 6 8")
    assert (t.things.count("rewards.hero.h2"), len(t.told("duel.draws"))) == (1, 4), "Undying: a second wound"
    t = elsewhere("q15", "5 7 25 1")
    assert len(t.told("duel.draws")) == 2, "without the ability one is enough"


# ---------------------------------------------------------------------- heroes


def duel(fate: str, mine: str = "h12", other: str = "h11", **parts: object) -> TestWar:
    """A hero of seat 0 challenges one of seat 1 in 1C."""
    heroes = {mine: (0, "1C"), other: (1, "1C")}
    t = war(HOME, phase="quests", heroes=heroes, fate=fate, chosen=(1, 8), **parts)  # type: ignore[arg-type]
    return t.go("move", "done", f"challenge:hero.{other}").on()


@rule("RW-QUEST-15", "RW-HERO-01")
@pytest.mark.parametrize(
    ("hero", "rewards", "n"), [("h5", "", 3), ("h4", "r17", 4), ("h6", "", 3), ("h6", "r17", 4)]
)
def test_astarra_and_the_tome_draw_one_more_card_for_a_test(hero: str, rewards: str, n: int) -> None:
    t = quest("q16", "1 2 6 8 5", hero, rewards={hero: rewards})
    t.go("move")
    while "done" in t.offers() and t.prompt == "quest.step":
        t.go("done")
    t.go("attempt:{quest.q16}")
    cards = t.told("fate.drawn")[-1].args["cards"]
    assert len(cards) == n  # type: ignore[arg-type]


@rule("RW-REWD-02")
def test_a_tome_or_boots_are_turned_up_when_they_help_and_not_before() -> None:
    t = quest("q16", "1 2 6 8 5", "h4", rewards={"h4": "r17"})
    t.go("move", "done")
    assert not t.things.known(t.card("reward.r17"), None)
    t.go("attempt:{quest.q16}")
    assert t.things.known(t.card("reward.r17"), None)
    t = war(HOME, phase="quests", heroes={"h1": (0, "1B")}, rewards={"h1": "r15"})
    t.go("move", "go:1C", "go:1A")
    assert not t.things.known(t.card("reward.r15"), None), "two areas are in anybody's reach"
    t.go("go:7A")
    assert t.things.known(t.card("reward.r15"), None)
    assert (t.hero("hero.h1").at, t.prompt) == ("7A", "quest.deed"), "three areas and no more"
    t = war(HOME, phase="quests", heroes={"h1": (0, "7A")}, rewards={"h1": "r15"})
    t.go("move", "go:5B")
    assert t.things.known(t.card("reward.r15"), None), "over the mountains"


@rule("RW-REWD-02")
@pytest.mark.parametrize(("rewards", "offered"), [("r15", 6), ("r3", 1)])
def test_after_two_areas_a_hero_with_hidden_rewards_is_asked_whatever_they_are(
    rewards: str, offered: int
) -> None:
    t = war(HOME, phase="quests", heroes={"h1": (0, "1B")}, rewards={"h1": rewards})
    t.go("move", "go:1C", "go:1A")
    assert (t.prompt, len(t.offers())) == ("quest.step", offered)
    t = war(HOME, phase="quests", heroes={"h1": (0, "1B")})
    t.go("move", "go:1C", "go:1A")
    assert t.prompt != "quest.step", "who has no Reward card has nothing to hide"


@rule("RW-DUEL-06", "RW-HERO-01")
def test_carthos_deals_two_and_suffers_one_that_nothing_prevents() -> None:
    t = duel("3 15 7 8 17 18 19 20", mine="h10", other="h7", rewards={"h10": "r8"})
    assert "use:hero.h10;" in t.offers()
    t.go("use:hero.h10;")
    assert t.hero("hero.h7").hurt == 1, "two, less one by the rout icon"
    assert t.hero("hero.h10").hurt == 1, "Runeplate does not help"


@rule("RW-DUEL-06", "RW-REWD-08")
def test_an_amulet_prevents_two_in_a_duel_or_all_damage_elsewhere() -> None:
    t = duel("3 5 7 8 17 18 19 20", mine="h7", other="h12", rewards={"h7": "r9"})
    t.go("use:reward.r9;{reward.r9}")
    assert t.hero("hero.h7").hurt == 0, "Mordrog deals two"
    assert t.zone("reward.r9") == "rewards.hero.h7"
    t = war(HOME, phase="quests", heroes={"h1": (0, "1C")}, rewards={"h1": "r9"}, finds={"1C": "raiders"})
    t.go("move", "done", "yes")
    assert (t.hero("hero.h1").hurt, t.zone("reward.r9")) == (0, "reward.discard")


@rule("RW-REWD-02")
def test_who_may_have_the_amulet_is_asked_for_it() -> None:
    t = war(HOME, phase="quests", heroes={"h1": (0, "1C")}, rewards={"h1": "r3"}, finds={"1C": "raiders"})
    t.go("move", "done")
    assert (t.prompt, t.offers()) == ("hero.prevent", ["no"])
    t.things.show_all(t.card("reward.r3"))
    t = war(HOME, phase="quests", heroes={"h1": (0, "1C")}, rewards={"h1": "r3"}, finds={"1C": "raiders"})
    t.things.show_all(t.card("reward.r3"))
    t.go("move", "done")
    assert t.hero("hero.h1").hurt == 1, "all know that it is not the amulet"


@rule("RW-DUEL-06", "RW-QUEST-15")
@pytest.mark.parametrize(("test", "hurt"), [("1", 1), ("5", 0)])
def test_fire_bombs_deal_three_and_may_burn_their_thrower(test: str, hurt: int) -> None:
    t = duel(f"3 7 {test} 8 17 18 19 20 9", mine="h1", other="h7", rewards={"h1": "r10"})
    t.go("use:reward.r10;{reward.r10}")
    while t.prompt in ("test.card", "duel.guard"):
        t.go("pass" if t.prompt == "duel.guard" else t.offers()[0])
    assert (t.hero("hero.h7").hurt, t.hero("hero.h1").hurt) == (3, hurt)


@rule("RW-REWD-02", "RW-QUEST-05")
def test_an_elixir_heals_in_the_turn_in_the_quest_phase_and_before_a_duel() -> None:
    t = war(HOME, order=8, heroes={"h1": (0, "5A")}, rewards={"h1": "r14"})
    t.hero("hero.h1").hurt = 2
    t.go("spend:{reward.r14}")
    assert (t.hero("hero.h1").hurt, t.zone("reward.r14")) == (0, "reward.discard")
    t = war(HOME, phase="quests", heroes={"h1": (0, "5A")}, rewards={"h1": "r14"})
    t.hero("hero.h1").hurt = 2
    t.go("spend:{reward.r14}")
    assert t.hero("hero.h1").hurt == 0
    heroes = {"h12": (0, "1C"), "h11": (1, "1C")}
    t = war(HOME, phase="quests", heroes=heroes, fate=BLANK, chosen=(1, 8), rewards={"h11": "r14"})
    t.hero("hero.h11").hurt = 2
    t.go("move", "done", "challenge:hero.h11")
    assert (t.seat, t.prompt) == (1, "duel.start")
    t.go("use:reward.r14;{reward.r14}")
    assert t.hero("hero.h11").hurt == 0


@rule("RW-QUEST-21", "RW-TERM-20", "RW-DUEL-15")
def test_an_ambush_starts_a_duel_in_the_own_turn() -> None:
    heroes = {"h12": (0, "1C"), "h11": (1, "1C")}
    t = war(HOME, order=8, heroes=heroes, tactics={0: "t29"}, fate="5 7 8 9 10 17 18 19").go(
        "play:{tactic.t29}"
    )
    assert t.told("duel.begins")[0].args["hero"] == "hero.h12"
    assert t.hero("hero.h11").hurt == 2
    assert t.prompt == "fortify.act", "the turn goes on"
    t = war(HOME, order=8, heroes=heroes, tactics={0: "t29"})
    t.hero("hero.h12").down = True
    assert t.go().offers("play") == [], "a routed hero starts no duel"


@rule("RW-HERO-05", "RW-HERO-07", "RW-POWER-10")
def test_a_turncoat_is_paid_three_or_leaves() -> None:
    heroes = {"h1": (1, "YA"), "h9": (1, "YA")}
    t = war(HOME, order=8, heroes=heroes, rewards={"h1": "r3"}, tactics={0: "t31"}).go("play:{tactic.t31}")
    assert (t.seat, t.prompt) == (1, "hero.hold"), "Varikas matches, Hawthorne does not"
    t.go("no")
    assert list(t.state.heroes) == ["hero.h9"]
    assert t.zone("reward.r3") == "reward.discard"
    t = war(HOME, order=8, heroes=heroes, tactics={0: "t31"}).go("play:{tactic.t31}", "yes")
    assert (len(t.state.heroes), t.player(1).influence) == (2, 0)
    t = war(HOME, order=8, heroes=heroes, tactics={0: "t31"}, titles={"captain": (1, 1)}).go()
    assert t.offers("play") == []


@rule("RW-RUNE-07", "RW-RUNE-08")
def test_a_rune_thief_takes_a_token_home() -> None:
    t = war(
        HOME,
        order=8,
        heroes={"h1": (0, "1C")},
        tactics={0: "t28"},
        runes={"1C": "dragon", "HA": "false"},
    )
    assert t.go().offers("play") == [], "HA, the only friendly neighbour, has a token"
    t = war(
        {**HOME, "1B": "p0 1footman"},
        order=8,
        heroes={"h1": (0, "1C")},
        tactics={0: "t28"},
        runes={"1C": "dragon"},
    )
    t.go("play:{tactic.t28}")
    assert (t.prompt, set(t.offers())) == ("rune.steal", {"send:1C;HA", "send:1C;1B"})
    t.go("send:1C;1B")
    token = t.rune_at("1B")
    assert token is not None
    assert (t.is_dragon(token), t.rune_at("1C"), t.things.known(token, 1)) == (True, None, False)
