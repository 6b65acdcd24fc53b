"""Duels (DUEL, HERO, REWD)."""

from __future__ import annotations

from tests.games.runewars.positions import TestWar, war
from tests.rules import rule

MISS = "7 8 9 10 17 18 19 20"
"""Cards with a blank circle."""


def duel(fate: str, mine: str = "h1", other: str = "h9", **parts: object) -> TestWar:
    """A hero of seat 0 challenges one of seat 1 in 1C."""
    areas = {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"}
    heroes = {mine: (0, "1C"), other: (1, "1C")}
    t = war(areas, phase="quests", heroes=heroes, fate=fate, chosen=(1, 8), **parts)  # type: ignore[arg-type]
    t.go("move", "done") if t.go().prompt == "quest.act" else t.go()
    return t.go(f"challenge:hero.{other}").on()


@rule("RW-DUEL-01", "RW-DUEL-02", "RW-DUEL-04", "RW-DUEL-05", "RW-DUEL-09", "RW-DUEL-11", "RW-DUEL-13")
def test_a_duel_has_four_rounds_attacker_first_and_blanks_do_nothing() -> None:
    t = duel(MISS)
    draws = [(event.args["round"], event.args["who"]) for event in t.told("duel.draws")]
    assert draws == [(n, who) for n in (1, 2, 3, 4) for who in ("hero.h1", "hero.h9")]
    assert (t.hero("hero.h1").at, t.hero("hero.h9").at) == ("1C", "1C")
    assert (t.hero("hero.h1").hurt, t.hero("hero.h9").hurt) == (0, 0)


@rule("RW-DUEL-08", "RW-DUEL-12")
def test_damage_icons_hurt_and_the_damage_stays() -> None:
    t = duel("5 7 8 9 10 17 18 19")
    assert t.hero("hero.h9").hurt == 0, "Varikas heals one damage after a duel"
    t = duel("5 7 8 9 10 17 18 19", other="h11")
    assert t.hero("hero.h11").hurt == 1


@rule("RW-DUEL-07")
def test_rout_icons_prevent_damage_and_rout_nobody() -> None:
    t = duel("5 15 8 9 10 17 18 19", other="h11")
    assert (t.hero("hero.h11").hurt, t.hero("hero.h11").down) == (0, False)


@rule("RW-DUEL-06", "RW-REWD-05", "RW-REWD-06")
def test_a_special_icon_deals_damage_or_uses_a_reward_and_one_weapon_only() -> None:
    t = duel("3 7 4 8 13 9 14 10", other="h12", rewards={"h1": "r3 r4"})
    assert t.prompt == "duel.special"
    assert len(t.offers()) == 3
    t.go("use:reward.r3;{reward.r3}")
    assert t.hero("hero.h12").hurt == 3, "strength 3"
    assert t.offers() == ["strike", "use:reward.r3;" + t.id("reward.r3")]
    t.go("strike")
    assert "hero.h12" not in t.state.heroes


@rule("RW-REWD-02", "RW-REWD-04")
def test_a_reward_is_secret_until_it_is_used() -> None:
    t = duel("3 7", other="h12", rewards={"h1": "r3 r4"})
    card, other = t.card("reward.r3"), t.card("reward.r4")
    assert not t.things.known(card, 1)
    t.go("use:reward.r3;{reward.r3}")
    assert t.things.known(card, None)
    assert not t.things.known(other, 1)


@rule("RW-DUEL-10", "RW-DUEL-11", "RW-HERO-08", "RW-HERO-11")
def test_both_may_fall_at_once_and_nobody_takes_the_rewards() -> None:
    areas = {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"}
    t = war(
        areas,
        phase="quests",
        heroes={"h3": (0, "1C"), "h11": (1, "1C")},
        fate="7 5 6",
        chosen=(1, 8),
        rewards={"h3": "r2", "h11": "r5"},
    )
    t.hero("hero.h3").hurt = 2
    t.hero("hero.h11").hurt = 2
    t.go("move", "done", "challenge:hero.h11").on()
    assert (len(t.told("duel.draws")), t.state.heroes) == (2, {})
    assert len(t.place("1C").graves) == 2
    assert (t.player(0).slain, t.player(1).slain) == (1, 1)


@rule("RW-HERO-09", "RW-HERO-10")
def test_the_winner_takes_the_rewards_unseen_by_others() -> None:
    t = war(
        {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"},
        phase="quests",
        heroes={"h1": (0, "1C"), "h11": (1, "1C")},
        fate="5 7",
        chosen=(1, 8),
        rewards={"h11": "r5 r2"},
    )
    t.hero("hero.h11").hurt = 2
    t.go("move", "done", "challenge:hero.h11").on()
    assert sorted(t.names("rewards.hero.h1")) == ["reward.r2", "reward.r5"]
    assert all(t.things.known(card, 0) for card in t.things.in_zone("rewards.hero.h1"))
    assert not any(t.things.known(card, None) for card in t.things.in_zone("rewards.hero.h1"))
    assert t.player(0).slain == 1


@rule("RW-DUEL-03")
def test_start_abilities_come_first_and_may_end_it() -> None:
    t = war(
        {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"},
        phase="quests",
        heroes={"h8": (0, "1C"), "h11": (1, "1C")},
        chosen=(1, 8),
    )
    t.hero("hero.h11").hurt = 2
    t.go("move", "done", "challenge:hero.h11")
    assert "hero.h11" not in t.state.heroes
    assert t.told("duel.draws") == []


@rule("RW-DUEL-15", "RW-DUEL-16")
def test_a_routed_hero_starts_no_duel_but_fights_one() -> None:
    t = war(
        {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"},
        phase="quests",
        heroes={"h1": (0, "1C"), "h11": (1, "1C")},
        fate="7 5 8 9 10 17 18 19",
        chosen=(1, 8),
    )
    t.hero("hero.h11").down = True
    t.go("move", "done", "challenge:hero.h11", "pass")
    assert t.hero("hero.h1").hurt == 1
    assert "move" not in t.offers()


@rule("RW-TACT-03", "RW-DUEL-03")
def test_a_card_for_the_start_of_a_duel_heals() -> None:
    t = war(
        {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"},
        phase="quests",
        heroes={"h1": (0, "1C"), "h11": (1, "1C")},
        fate=MISS,
        chosen=(1, 8),
        tactics={0: "t30"},
    )
    t.hero("hero.h1").hurt = 2
    t.go("move", "done", "challenge:hero.h11")
    assert t.prompt == "duel.start"
    t.go("use:tactic.t30;{tactic.t30}")
    assert t.hero("hero.h1").hurt == 0


@rule("RW-DUEL-06", "RW-REWD-05")
def test_armour_prevents_damage() -> None:
    t = duel("7 5 8 6 9 25 10 26", other="h11", rewards={"h1": "r8"})
    assert (t.prompt, len(t.told("duel.draws"))) == ("duel.guard", 2)
    assert not t.things.known(t.card("reward.r8"), None)
    t.go("use:reward.r8;{reward.r8}")
    assert (t.hero("hero.h1").hurt, len(t.told("duel.draws"))) == (0, 8), "what is worn works by itself"


@rule("RW-REWD-02", "RW-REWD-05")
def test_the_player_chooses_the_armour_and_whether_to_show_it() -> None:
    t = duel("7 5 8 9 10 17 18 19", mine="h7", other="h11", rewards={"h7": "r7 r8"})
    assert t.offers() == ["use:reward.r7;" + t.id("reward.r7"), "use:reward.r8;" + t.id("reward.r8"), "pass"]
    t.go("pass")
    assert t.hero("hero.h7").hurt == 1
    assert not any(t.things.known(t.card(card), None) for card in ("reward.r7", "reward.r8"))
    t = duel("7 5 8 6 10 17 18 19", mine="h7", other="h11", rewards={"h7": "r7 r8"})
    t.go("use:reward.r7;{reward.r7}")
    assert t.hero("hero.h7").hurt == 1, "once in a duel, and no second armour"
    assert not t.things.known(t.card("reward.r8"), None)


@rule("RW-REWD-02")
def test_a_hero_with_hidden_rewards_is_asked_in_a_duel_whatever_they_are() -> None:
    areas = {"HA": "p0 2footman fort", "YA": "p1 2berserker fort"}
    heroes = {"h7": (0, "1C"), "h11": (1, "1C")}
    t = war(areas, phase="quests", heroes=heroes, fate="3 5 8 9", chosen=(1, 8), rewards={"h7": "r18"})
    t.go("move", "done", "challenge:hero.h11")
    for prompt, only in (("duel.start", "pass"), ("duel.special", "strike"), ("duel.guard", "pass")):
        assert (t.prompt, t.seat, t.offers()) == (prompt, 0, [only])
        t.go(only)


@rule("RW-DUEL-02")
def test_silhouette_slips_away_once() -> None:
    t = duel(MISS, other="h5")
    assert (t.prompt, t.seat) == ("duel.slip", 1)
    t.go("yes", "at:1A")
    assert t.hero("hero.h5").at == "1A"
    assert t.told("duel.draws") == []
