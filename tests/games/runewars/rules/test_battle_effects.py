"""Tactics cards inside a battle (BATT, TACT, RETR)."""

from __future__ import annotations

from tests.games.runewars.positions import TestWar, war
from tests.rules import rule

HOME = {"HA": "p0 1footman fort", "YA": "p1 1warlock fort"}
MISS = "1 2 11 12 21 22 3 4"


def attack(
    army: str = "4footman",
    target: str = "p1 2berserker",
    areas: dict[str, str] | None = None,
    **parts: object,
) -> TestWar:
    """Seat 0 has marched from 5B into 5C."""
    kind = {"fate": MISS, "order": 3, **parts}
    t = war({**HOME, "5B": f"p0 {army}", "5C": target, **(areas or {})}, used=(8,), **kind)  # type: ignore[arg-type]
    t.go("activate:5C")
    while t.prompt == "march.units":
        mine = [key for key in t.offers("some") if key.startswith("some:5B")]
        t.go(mine[-1] if mine else "done")
    return t


def use(t: TestWar, card: str) -> TestWar:
    """Plays a card of the battle at its moment; before it nothing is played."""
    key = f"use:tactic.{card};{t.id(f'tactic.{card}')}"
    while key not in t.offers():
        t.go("pass" if "pass" in t.offers() else t.offers()[0])
    return t.go(key)


def quiet(t: TestWar) -> TestWar:
    while t.state.battle is not None and t.pending is not None:
        keys = t.offers()
        t.go("pass" if "pass" in keys else "no" if "no" in keys else keys[0])
    return t


@rule("RW-ROUT-07", "RW-BATT-05")
def test_lightning_strikes_both_sides_the_attacker_first() -> None:
    t = use(attack("5footman", "p1 5berserker", tactics={1: "t1"}), "t1")
    quiet(t)
    told = [str(event.args["kind"]) for event in t.told("battle.destroyed")][:8]
    assert told == ["unit.footman"] * 4 + ["unit.berserker"] * 4


@rule("RW-RETR-01", "RW-RETR-02", "RW-BATT-05", "RW-RETR-10")
def test_a_tactical_retreat_cancels_the_battle_and_nobody_is_routed() -> None:
    areas = {"YB": "p1 1warlock"}
    t = use(attack(target="p1 2berserker 1berserker~ 1giant", areas=areas, tactics={1: "t3"}), "t3")
    assert (t.seat, t.prompt) == (1, "retreat.where")
    t.go("at:YB")
    assert t.units("YB") == "p1 2berserker 1berserker~ 1warlock 1giant"
    assert t.units("5C") == "p0 4footman"
    assert t.told("battle.draws") == []
    assert t.state.battle is None


@rule("RW-BATT-16", "RW-MOBI-04")
def test_after_a_tactical_retreat_the_stronghold_falls_as_it_stands_and_no_second_battle_follows() -> None:
    areas = {"5A": "p1 1berserker"}
    t = attack(target="p1 2berserker fort", areas=areas, tactics={1: "t3"}, order=2)
    t.player(0).used = [2]
    use(t, "t3")
    while t.prompt == "retreat.where":
        t.go(t.offers()[0])
    assert (t.seat, t.prompt) == (0, "battle.fort")
    t.go("yes")
    assert (t.place("5C").fort, t.place("5C").cracked) == (0, False), "its side is kept"
    assert t.prompt == "march.activate"
    assert "activate:5A" not in t.offers()


@rule("RW-TACT-02")
def test_the_spoils_go_to_whoever_wins() -> None:
    t = quiet(use(attack(tactics={0: "t4"}), "t4"))
    assert (t.things.count("tactics.new.0"), t.player(0).influence) == (2, 4)
    t = quiet(use(attack("1footman", tactics={0: "t4"}), "t4"))
    assert (t.things.count("tactics.new.1"), t.player(1).influence) == (2, 4)
    t = attack("1footman", "3giant", tactics={0: "t4"}, influence=(0, 3, 3))
    t = quiet(use(t, "t4"))
    assert t.units("5C").startswith("3giant"), "neutral units have won"
    assert [t.things.count(f"tactics.new.{seat}") for seat in (0, 1)] == [0, 0]


@rule("RW-BATT-09")
def test_hidden_reserves_add_two_for_the_defender() -> None:
    t = quiet(use(attack("3footman", tactics={1: "t5"}), "t5"))
    strength = t.told("battle.strength")[0]
    assert (strength.args["attack"], strength.args["defence"]) == (3, 4)


@rule("RW-FATE-03", "RW-FATE-06")
def test_battle_fury_draws_anew_what_its_player_discards() -> None:
    t = use(attack("2footman", "p1 1warlock", fate="1 2 4 15 16", tactics={0: "t6"}), "t6")
    assert (t.prompt, len(t.offers("pick"))) == ("battle.redraw", 2)
    first = t.offers("pick")[0]
    t.go(first, "done")
    assert t.things.zone[int(first.removeprefix("pick:t"))] == "fate.discard"
    quiet(t)
    assert len(t.told("battle.redraws")) == 1


@rule("RW-COMB-05")
def test_a_shield_wall_stops_three_damage() -> None:
    plain = quiet(attack("4footman", "p1 2chaos_lord", fate="15 16 25 26 5 6"))
    walled = quiet(use(attack("4footman", "p1 2chaos_lord", fate="15 16 25 26 5 6", tactics={1: "t7"}), "t7"))
    assert len(plain.told("battle.hurt")) == 4
    assert len(walled.told("battle.hurt")) == 1


@rule("RW-ROUT-01")
def test_sudden_panic_routs_two_units_of_their_owner_s_choice() -> None:
    t = use(attack("3footman 1knight", tactics={1: "t8"}), "t8")
    assert (t.seat, t.prompt, len(t.offers())) == (0, "battle.rout", 2)
    quiet(t)
    assert len(t.told("battle.routed")) >= 2


@rule("RW-TERM-21", "RW-COMB-08")
def test_a_rally_cry_stands_units_up_in_time_for_their_draw() -> None:
    t = attack("2footman", "p1 1flesh_ripper 1warlock", fate="8 1 2 11 12", tactics={0: "t2"})
    t = use(t, "t2")
    assert t.prompt == "battle.stand"
    t.go(t.offers("hit")[0])
    quiet(t)
    draws = [event.args for event in t.told("battle.draws") if event.args["kind"] == "unit.footman"]
    assert [args["n"] for args in draws] == [2]


@rule("RW-DIPL-04", "RW-TACT-01")
def test_a_silver_tongue_draws_two_more_cards_for_diplomacy() -> None:
    t = war(
        {**HOME, "5B": "p0 2footman", "5C": "1giant"}, order=3, used=(8,), tactics={0: "t17"}, fate="1 2 5"
    )
    t.go("activate:5C", "some:5B.footman;2", "talk", "pay:1")
    t.go(f"use:tactic.t17;{t.id('tactic.t17')}")
    cards = t.told("fate.drawn")[-1].args["cards"]
    assert len(cards) == 3  # type: ignore[arg-type]
    t.go(t.offers("pick")[-1])
    assert t.units("5C") == "p0 2footman 1giant", "one of them is gold"
