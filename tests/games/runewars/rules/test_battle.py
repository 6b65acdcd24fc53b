"""Battles: muster, strength, outcome (BATT)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.runewars.positions import TestWar, war
from tests.rules import rule

MISS = "1 2 11 12 21 22"
"""Cards that show nothing to triangles; 5, 7, 15, 17, 25 and 27 show nothing to rectangles."""


def attack(
    army: str,
    target: str = "",
    *,
    at: str = "5C",
    order: int = 3,
    used: tuple[int, ...] = (8,),
    **parts: object,
) -> TestWar:
    """Seat 0 has marched from 5B against an area of seat 1."""
    areas = {"5B": f"p0 {army}", "HA": "p0 1footman fort", at: target}
    t = war(areas, order=order, used=used, **parts).go(f"activate:{at}")  # type: ignore[arg-type]
    while t.prompt == "march.units":
        t.go(t.offers("some")[-1] if t.offers("some") else "done")
    return t


def quiet(t: TestWar) -> TestWar:
    """Plays on to the end of the battle, answering with the first option where there is a choice."""
    while t.state.battle is not None and t.pending is not None:
        keys = t.offers()
        t.go("pass" if "pass" in keys else "no" if "no" in keys else keys[0])
    return t


@rule("RW-BATT-01", "RW-BATT-02", "RW-BATT-03", "RW-BATT-04", "RW-TERM-13", "RW-TERM-21")
def test_only_standing_units_take_part() -> None:
    t = attack("2footman", "p1 2berserker 3berserker~", fate=MISS)
    begins = t.told("battle.begins")[0]
    assert (begins.args["seat"], begins.args["other"], begins.args["at"]) == ("p0", "p1", "5C")
    draws = {event.args["kind"]: event.args["n"] for event in quiet(t).told("battle.draws")}
    assert draws == {"unit.footman": 2, "unit.berserker": 2}


@rule("RW-BATT-06", "RW-UNIT-08", "RW-COMB-01", "RW-COMB-02", "RW-COMB-07")
def test_units_draw_in_the_round_of_their_initiative() -> None:
    t = quiet(attack("1footman 1bowman 1knight", "p1 1berserker 1warlock 1flesh_ripper", fate="1 5 6 7 3 4"))
    drawn = [(event.args["round"], event.args["kind"]) for event in t.told("battle.draws")]
    assert drawn[:4] == [
        (1, "unit.bowman"),
        (1, "unit.flesh_ripper"),
        (2, "unit.knight"),
        (2, "unit.berserker"),
    ]
    assert [number for number, _ in drawn] == sorted(int(str(number)) for number, _ in drawn)


@rule("RW-BATT-09", "RW-BATT-12")
def test_standing_units_count_and_a_tie_is_the_defender_s() -> None:
    t = quiet(attack("3footman", "p1 2berserker", fate="1 2 11 12 21"))
    assert t.units("5C") == "p0 3footman"
    t = quiet(attack("2footman", "p1 2berserker", fate="1 2 11 12"))
    assert t.units("5C") == "p1 2berserker"


@rule("RW-BATT-09", "RW-COMB-04", "RW-ROUT-01")
def test_routed_units_do_not_count() -> None:
    t = quiet(attack("3footman", "p1 2berserker", fate="5 6 1 2 11"))
    strength = t.told("battle.strength")[0]
    assert (strength.args["attack"], strength.args["defence"]) == (1, 2)


@rule("RW-BATT-07", "RW-BATT-10", "RW-BATT-11")
@pytest.mark.parametrize(("fort", "defence"), [("fort", 6), ("cracked", 4)])
def test_a_stronghold_adds_its_strength_and_cracks_afterwards(fort: str, defence: int) -> None:
    t = war({"5C": "p0 3footman", "YC": f"p1 1berserker {fort}"}, order=3, used=(8,), fate="1 2 11 12")
    t.go("activate:YC", "some:5C.footman;3")
    quiet(t)
    assert t.told("battle.strength")[0].args["defence"] == defence
    assert t.place("YC").cracked is True
    assert t.place("YC").fort == 1


@rule("RW-BATT-11")
def test_a_stronghold_does_not_crack_without_standing_attackers() -> None:
    t = war({"5C": "p0 1footman", "YC": "p1 1berserker fort"}, order=3, used=(8,), fate="5 1")
    t.go("activate:YC", "some:5C.footman;1")
    quiet(t)
    assert t.place("YC").cracked is False


@rule("RW-CONQ-02", "RW-ORDER-11")
@pytest.mark.parametrize(("used", "defence"), [((), 2), ((8,), 5)])
def test_conquer_s_bonus_takes_three_off_a_stronghold(used: tuple[int, ...], defence: int) -> None:
    t = war({"5C": "p0 3footman", "YC": "p1 fort"}, order=3, used=used, fate="1 2 11")
    t.go("activate:YC", "some:5C.footman;3")
    quiet(t)
    assert t.told("battle.strength")[0].args["defence"] == defence


@rule("RW-CONQ-02", "RW-BATT-10")
def test_a_damaged_stronghold_is_reduced_to_nothing_at_most() -> None:
    t = war({"5C": "p0 1footman", "YC": "p1 cracked"}, order=3, fate="1")
    t.go("activate:YC", "some:5C.footman;1")
    assert quiet(t).told("battle.strength")[0].args["defence"] == 0


@rule("RW-BATT-13", "RW-BATT-14", "RW-BATT-15", "RW-BATT-19", "RW-RETR-01", "RW-RETR-06")
def test_the_loser_retreats_routed_and_those_routed_before_are_destroyed() -> None:
    areas = {"5B": "p0 4footman", "5C": "p1 2berserker 3berserker~", "YB": "p1 1warlock", "YC": "p1 1warlock"}
    t = war(areas, order=3, used=(8,), fate="1 2 11 12 21 22").go("activate:5C", "some:5B.footman;4")
    while t.prompt != "retreat.where":
        t.go("pass")
    assert (t.seat, t.offers()) == (1, ["at:YC", "at:YB"])
    t.go("at:YB")
    assert t.units("YB") == "p1 2berserker~ 1warlock"
    assert t.units("5C") == "p0 4footman"


@rule("RW-BATT-13", "RW-RETR-01", "RW-RETR-09", "RW-ACT-05")
def test_a_beaten_attacker_retreats_from_the_area_that_he_activated() -> None:
    t = war(
        {"5B": "p0 1footman", "5C": "p1 3berserker", "5A": "p0 1footman"},
        order=3,
        used=(8,),
        fate="1 2 11 12",
    ).go("activate:5C", "some:5B.footman;1", "done")
    quiet(t)
    assert t.units("5A") == "p0 1footman 1footman~"
    assert t.place("5A").active == []


@rule("RW-BATT-16", "RW-DEV-12")
def test_a_conquered_stronghold_is_removed_and_may_be_replaced_damaged() -> None:
    areas = {"5C": "p0 3footman", "YC": "p1 cracked spawn", "HA": "p0 1footman fort"}
    t = war(areas, order=3, fate="1 2 11").go("activate:YC", "some:5C.footman;3")
    while t.prompt != "battle.fort":
        t.go("no" if "no" in t.offers() else "pass")
    t.go("yes")
    place = t.place("YC")
    assert (place.fort, place.cracked, place.works) == (0, True, "")
    assert (t.player(0).forts, t.player(1).forts, t.player(1).works["spawn"]) == (2, 4, 1)
    t = war(areas, order=3, fate="1 2 11").go("activate:YC", "some:5C.footman;3")
    quiet(t)
    assert (t.place("YC").fort, t.units("YC")) == (-1, "p0 3footman")


@rule("RW-BATT-17")
def test_without_a_token_left_an_own_stronghold_makes_way() -> None:
    areas = {"5C": "p0 3footman", "YC": "p1 cracked"}
    areas |= dict.fromkeys(("HA", "HB", "HC", "1B"), "p0 1footman fort")
    t = war(areas, order=3, fate="1 2 11").go("activate:YC", "some:5C.footman;3")
    while t.prompt != "battle.fort":
        t.go("pass")
    t.go("yes")
    assert t.prompt == "fort.free"
    t.go("at:HB")
    assert (t.place("YC").fort, t.place("HB").fort) == (0, -1)


@rule("RW-BATT-18")
def test_damage_does_not_outlast_the_battle() -> None:
    areas = {"5B": "p0 2knight", "5C": "1beastman", "HA": "p0 1knight"}
    t = war(areas, order=3, used=(8,), fate="5 7 15").go("activate:5C", "some:5B.knight;2", "fight")
    quiet(t)
    assert t.told("battle.hurt")[0].args["kind"] == "unit.knight"
    assert t.units("5C") == "p0 2knight"
    assert t.state.battle is None


@rule("RW-BATT-20", "RW-MOVE-01")
def test_an_undefended_home_area_is_fought_for_with_cards() -> None:
    t = war({"5C": "p0 1footman", "HA": "p0 1footman"}, order=3, used=(8,), fate="1")
    t.go("activate:YB", "some:5C.footman;1")
    quiet(t)
    assert [event.args["n"] for event in t.told("battle.draws")] == [1]
    assert t.units("YB") == "p0 1footman"


@rule("RW-BATT-21", "RW-TERM-15")
def test_heroes_stay_whoever_wins() -> None:
    t = attack("3footman", "p1 1berserker", fate="1 2 11 12", heroes={"h9": (1, "5C"), "h1": (0, "5C")})
    quiet(t)
    assert (t.hero("hero.h9").at, t.hero("hero.h1").at) == ("5C", "5C")


@rule("RW-MOVE-15", "RW-MOVE-16")
def test_more_than_eight_may_attack_and_the_surplus_retreats() -> None:
    areas = {"5B": "p0 8footman", "5A": "p0 2knight", "5C": "p1 1berserker", "7B": "p0 1footman"}
    cards = "1 2 3 4 11 12 13 14 21 22 23 24"
    t = war(areas, order=3, used=(8,), fate=cards).go(
        "activate:5C", "some:5B.footman;8", "some:5A.knight;2", "done"
    )
    while t.prompt != "battle.surplus":
        keys = t.offers()
        t.go("pass" if "pass" in keys else keys[0])
    t.go("some:5C.knight;2")
    quiet(t)
    assert t.units("5C") == "p0 8footman"
    assert t.told("battle.surplus")[0].args["n"] == 2


@rule("RW-TERM-22", "RW-NEUT-12", "RW-NEUT-13")
def test_the_left_neighbour_decides_for_neutral_units_without_cards() -> None:
    t = war(
        {"5B": "p0 2footman", "5C": "2beastman"},
        order=3,
        used=(8,),
        fate="1 2 18 28",
        tactics={1: "t1 t5 t8"},
    ).go("activate:5C", "some:5B.footman;2", "fight")
    quiet(t)
    begins = t.told("battle.begins")[0]
    assert (begins.args["other"], begins.args["wild"]) == ("p1", 1)
    assert [event.args["seat"] for event in t.told("battle.draws")] == ["p1", "p0"]
    assert t.told("tactics.played") == []


@rule("RW-NEUT-05", "RW-NEUT-06", "RW-NEUT-08")
def test_allies_fight_on_without_coloured_units_and_retreat_with_their_player() -> None:
    areas = {"5B": "p0 4footman", "5C": "p1 1berserker 2giant", "YB": "p1 1warlock"}
    t = war(areas, order=3, used=(8,), fate="1 2 11 12 18 8").go("activate:5C", "some:5B.footman;4")
    assert {figure.kind for figure in t.battle.sides[1].figures} == {"berserker", "giant"}
    assert t.battle.sides[1].wild is False


@rule("RW-DEV-10", "RW-BATT-08", "RW-DEV-05")
def test_reinforced_walls_add_two_and_stay() -> None:
    t = war(
        {"YA": "p1 1berserker fort", "5C": "p0 1footman", "YB": "p1 1berserker"},
        order=3,
        used=(8,),
        fate="1 2",
    )
    t.place("YB").fort, t.place("YB").works = 1, "walls"
    t.touch()
    t.go("activate:YB", "some:5C.footman;1")
    quiet(t)
    assert t.told("battle.strength")[0].args["defence"] == 8
    assert t.place("YB").works == "walls"


@rule("RW-DEV-06", "RW-DEV-08")
def test_a_cursed_tomb_routs_three_and_can_be_built_again() -> None:
    t = war({"5C": "p0 5footman", "YB": "p1 fort"}, order=3, used=(8,), fate="1 2 11 12 21")
    t.place("YB").works = "tomb"
    t.player(1).works["tomb"] = 0
    t.go("activate:YB", "some:5C.footman;5")
    while t.prompt != "works.tomb":
        t.go("pass")
    t.go("yes")
    quiet(t)
    assert t.told("battle.strength")[0].args["attack"] == 2
    assert (t.place("YB").works, t.player(1).works["tomb"]) == ("", 1)


@rule("RW-DEV-07", "RW-DEV-08")
def test_a_hungry_spawn_deals_four_damage() -> None:
    t = war({"5C": "p0 5footman", "YB": "p1 fort spawn"}, order=3, used=(8,), fate="1 2 11 12 21")
    t.go("activate:YB", "some:5C.footman;5")
    while t.prompt != "works.spawn":
        t.go("pass")
    t.go("yes")
    quiet(t)
    assert t.told("battle.strength")[0].args["attack"] == 1
    assert t.player(1).works["spawn"] == 1


@rule("RW-DEV-09", "RW-RETR-11")
def test_protective_wards_drive_one_attacker_away() -> None:
    t = war({"5C": "p0 3footman", "YB": "p1 fort"}, order=3, used=(8,), fate="1 2 11")
    t.place("YB").works = "wards"
    t.go("activate:YB", "some:5C.footman;3")
    quiet(t)
    assert t.told("battle.strength")[0].args["attack"] == 2
    assert t.place("YB").works == "wards"


@rule("RW-BATT-05", "RW-TACT-03")
def test_the_attacker_plays_cards_for_the_start_and_for_the_turn_then_the_defender_for_the_start() -> None:
    t = attack("3footman", "p1 3berserker", fate=MISS, tactics={0: "t8 t22", 1: "t1 t8 t22"})
    cards = {
        f"t{handle}": t.id_of(handle) for seat in (0, 1) for handle in t.things.in_zone(f"tactics.{seat}")
    }

    def names() -> set[str]:
        return {
            cards[part] for key in t.offers() for part in key.partition(":")[2].split(";") if part in cards
        }

    assert (t.prompt, t.seat, names()) == ("battle.start", 0, {"tactic.t8", "tactic.t22"})
    t.go(next(key for key in t.offers() if key.startswith("use:tactic.t8")))
    while t.prompt == "battle.rout":
        t.go(t.offers()[0])
    assert (t.seat, names()) == (0, {"tactic.t22"})
    t.go("pass")
    assert (t.prompt, t.seat, names()) == ("battle.start", 1, {"tactic.t1", "tactic.t8"})
    t.go("pass")
    seen = set()
    while t.state.battle is not None and t.pending is not None:
        seen |= names()
        t.go("pass" if "pass" in t.offers() else t.offers()[0])
    assert seen == set(), "not later in the battle"


@rule("RW-RETR-03", "RW-OBJ-03")
def test_units_that_cannot_flee_are_destroyed_in_the_battle() -> None:
    """Field of Skulls counts six units of the opponent: here five have nowhere to go, one was routed."""
    areas = {"5B": "p0 8footman", "5A": "p0 2footman", "5C": "2beastman 3hell_hound 1giant~"}
    t = war({**areas, "HA": "p0 1footman fort"}, order=3, used=(8,), fate=MISS, objective={0: "oe2"})
    t.go("activate:5C", "some:5B.footman;7", "done", "fight")
    t.battle.sides[0].bonus = 20
    while t.state.battle is not None:
        t.go("pass" if "pass" in t.offers() else t.offers()[0])
    assert t.told("retreats") == [], "all around is controlled by somebody"
    assert t.told("retreat.none")
    assert t.order.felled == 6
    assert "fulfil" in t.offers()


@rule("RW-TERM-07", "RW-TERM-08", "RW-TERM-11")
def test_neutral_areas_are_those_with_neutral_units_that_nobody_controls() -> None:
    areas = {
        "5A": "2beastman",
        "5B": "p1 1berserker 2beastman",
        "YB": "1beastman",
        "7B": "c1",
        "HA": "p0 1footman",
    }
    t = war(areas, order=3)
    assert [code for code in t.state.places if t.is_neutral(code)] == ["5A"]
    assert t.squads(1, "5B").keys() == {"berserker", "beastman"}, "allied to an enemy they are enemy units"
    assert t.squads(1, "YB").keys() == {"beastman"}
    assert t.squads(0, "5B") == {}
    assert not t.allows(0, "5B")
    assert not t.allows(0, "5A")
    assert t.allows(0, "7B")
    t = attack("4footman", "p1 1berserker 2beastman", fate=MISS)
    assert {figure.kind for figure in t.battle.sides[1].figures} == {"berserker", "beastman"}


@rule("RW-LIMIT-02", "RW-BATT-19")
def test_no_figure_is_counted_twice_while_a_battle_is_settled() -> None:
    """At every question there are at least as many unused figures as before, and after it no more."""
    kinds = ("footman", "giant", "berserker", "warlock")
    for army, target in (
        ("6footman 2giant", "p1 1berserker cracked"),
        ("1footman 2giant", "p1 4berserker fort"),
    ):
        areas = {
            "5B": f"p0 {army}",
            "5A": "p0 3knight",
            "7B": "p0 1footman",
            "5C": target,
            "YB": "p1 1warlock",
        }
        t = war(areas, order=3, used=(8,), fate="5 6 8 15 1 2 11 12 21 22 3 4 13").go()
        before = {kind: t.supply(kind) for kind in kinds}
        t.go("activate:5C")
        while t.prompt == "march.units":
            mine = [key for key in t.offers("some") if not key.startswith("some:7B")]
            t.go(mine[-1] if mine else "done")
        asked = []
        while t.state.battle is not None:
            asked.append(t.prompt)
            lost = Counter(
                str(event.args["kind"]).removeprefix("unit.") for event in t.told("battle.destroyed")
            )
            if t.prompt not in ("retreat.where", "battle.surplus"):
                assert {kind: before[kind] + lost[kind] for kind in kinds} == {
                    kind: t.supply(kind) for kind in kinds
                }, t.prompt
            assert all(before[kind] <= t.supply(kind) for kind in kinds), t.prompt
            keys = t.offers()
            t.go("pass" if "pass" in keys else "yes" if "yes" in keys else keys[0])
        assert {"retreat.where", "battle.surplus" if army[0] == "6" else "retreat.where"} <= set(asked)
