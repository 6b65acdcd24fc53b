"""Combat rounds: Fate cards, special abilities, routs and damage (COMB, ROUT, FATE, UNIT)."""

from __future__ import annotations

import pytest

from hexameron.games.runewars.rules import battle
from hexameron.games.runewars.state import March
from tests.games.runewars.positions import TestWar, war
from tests.rules import rule


def fight(attackers: str, defenders: str, fate: str = "", **parts: object) -> TestWar:
    """A battle in 5C: seat 0 attacks with these, seat 1 (or nobody) defends with those."""
    areas = {"5C": defenders, "5A": "p0 1footman", "5B": "", "YB": "p1 1warlock", "HA": "p0 1footman fort"}
    t = war(areas, order=3, used=(8,), fate=fate, **parts)  # type: ignore[arg-type]
    units = {word.lstrip("0123456789"): int(word[0]) for word in attackers.split()}
    t.order.march = March(target="5C", units=units)
    t.order.stage = "bonus"
    battle.begin(t)
    return t.go()


def quiet(t: TestWar, until: str = "") -> TestWar:
    while t.state.battle is not None and t.pending is not None and t.prompt != until:
        keys = t.offers()
        t.go("pass" if "pass" in keys else "no" if "no" in keys else keys[0])
    return t


def kinds(t: TestWar, name: str) -> list[str]:
    """The kinds of units that such events tell of."""
    return [str(event.args["kind"]).removeprefix("unit.") for event in t.told(name)]


def destroyed(t: TestWar) -> list[str]:
    return kinds(t, "battle.destroyed")


def hurt(t: TestWar, kind: str) -> int:
    """How much damage units of a kind took."""
    return kinds(t, "battle.hurt").count(kind)


def routed(t: TestWar) -> list[str]:
    return kinds(t, "battle.routed")


@rule("RW-COMB-01", "RW-COMB-06")
def test_a_player_chooses_which_of_two_kinds_of_one_initiative_draws_first() -> None:
    t = fight("1footman", "p1 1flesh_ripper 1razorwing", "5 1 2")
    assert (t.prompt, t.seat, t.offers()) == ("battle.kind", 1, ["kind:flesh_ripper", "kind:razorwing"])
    t.go("kind:razorwing")
    quiet(t)
    assert kinds(t, "battle.draws")[:2] == ["razorwing", "flesh_ripper"]


@rule("RW-COMB-08", "RW-COMB-05", "RW-ROUT-05")
def test_units_destroyed_before_their_kind_draws_do_not_draw() -> None:
    t = quiet(fight("2bowman", "p1 2berserker", "15 16"))
    assert destroyed(t) == ["berserker", "berserker"]
    assert kinds(t, "battle.draws") == ["bowman"]


@rule("RW-COMB-09")
def test_cards_once_drawn_are_resolved_whatever_becomes_of_the_units() -> None:
    t = quiet(fight("1berserker", "p1 1berserker", "15 16"))
    assert destroyed(t) == ["berserker", "berserker"], "both deal their damage"


@rule("RW-COMB-03", "RW-COMB-04", "RW-COMB-05", "RW-FATE-02")
def test_specials_come_before_routs_and_routs_before_damage() -> None:
    t = quiet(fight("1bowman 1footman", "p1 3flesh_ripper", "15 8 18 3"))
    names = [
        event.name for event in t.events if event.name in ("battle.special", "battle.routed", "battle.hurt")
    ]
    assert names.index("battle.special") < names.index("battle.routed") < names.index("battle.hurt")


@rule("RW-ROUT-01", "RW-ROUT-02", "RW-TERM-20")
def test_routs_take_undamaged_standing_units_first() -> None:
    t = quiet(fight("2footman 1bowman", "p1 2chaos_lord", "15 5 1"))
    damaged = t.told("battle.hurt")[0].args["figure"]
    assert t.told("battle.routed")[0].args["figure"] != damaged


@rule("RW-ROUT-04", "RW-ROUT-06", "RW-UNIT-16")
def test_damage_goes_to_a_damaged_unit_first() -> None:
    t = quiet(fight("2bowman", "p1 2chaos_lord 1berserker", "15 16 1 2 3"))
    figures = [event.args["figure"] for event in t.told("battle.hurt")][:2]
    assert figures[0] == figures[1]


@rule("RW-ROUT-07", "RW-ROUT-08")
def test_damage_goes_to_standing_units_before_routed_ones() -> None:
    t = quiet(fight("1bowman 1footman", "p1 2berserker", "5 1 2 15"))
    assert routed(t) == ["berserker"]
    first = t.told("battle.routed")[0].args["figure"]
    assert [event.args["figure"] for event in t.told("battle.destroyed")] != [first]


@rule("RW-FATE-01", "RW-FATE-03", "RW-FATE-04", "RW-FATE-06")
def test_all_cards_of_a_pass_are_discarded_face_up() -> None:
    t = quiet(fight("2bowman", "p1 1berserker", "1 2 3"))
    pile = t.names("fate.discard")
    assert {"fate.1", "fate.2", "fate.3"} <= set(pile)
    assert all(t.things.known(card, None) for card in t.things.in_zone("fate.discard"))


@rule("RW-FATE-05", "RW-LIMIT-03")
def test_an_empty_fate_deck_is_made_of_the_discards_in_the_middle_of_a_draw() -> None:
    t = war({"HA": "p0 1footman fort"}, order=4)
    for card in t.things.in_zone("fate.deck")[1:]:
        t.things.show_all(card)
    while t.things.count("fate.deck") > 1:
        t.discard(t.things.in_zone("fate.deck")[-1], "fate.discard")
    assert list(t.open_fate(0, 3)) == [], "nothing is asked"
    assert t.things.count("fate.open") == 3


@rule("RW-COMB-03")
def test_a_player_sees_the_own_cards_the_opponent_only_what_is_revealed() -> None:
    t = fight("1bowman", "p1 2flesh_ripper 2warlock", "3 8 9 4", tactics={0: "t6"})
    quiet(t, until="battle.drawn")
    card = t.things.in_zone("fate.0")[0]
    assert t.things.known(card, 0)
    assert not t.things.known(card, 1)


# ---------------------------------------------------------------------- the abilities of units


@rule("RW-UNIT-10", "RW-UNIT-11", "RW-COMB-03")
def test_crack_shot_hits_a_unit_of_the_archer_s_choice() -> None:
    t = fight("1archer", "p1 1berserker 1warlock", "9")
    quiet(t, until="battle.target")
    assert (t.seat, len(t.offers())) == (0, 2)
    t.go(t.offers()[1])
    assert destroyed(t) == ["warlock"]


@rule("RW-COMB-03", "RW-UNIT-07")
def test_concentrated_fire_goes_to_units_of_more_than_one_health() -> None:
    t = quiet(fight("1bowman", "p1 2berserker 1chaos_lord", "9 1 2 3"))
    assert kinds(t, "battle.hurt")[0] == "chaos_lord"
    assert destroyed(quiet(fight("1bowman", "p1 2berserker", "9 1 2"))) == ["berserker"]


@rule("RW-COMB-03")
def test_valiant_strike_strikes_twice_a_unit_that_survives() -> None:
    t = quiet(fight("1footman", "p1 1chaos_lord", "9 4"))
    assert len(t.told("battle.hurt")) == 2
    assert len(quiet(fight("1footman", "p1 1warlock", "9")).told("battle.hurt")) == 1


@rule("RW-COMB-03", "RW-TACT-02")
def test_command_routs_and_draws_a_card_for_the_next_season() -> None:
    t = quiet(fight("1knight", "p1 1warlock", "3"))
    assert routed(t)[0] == "warlock"
    assert t.things.count("tactics.new.0") == 1


@rule("RW-COMB-03")
def test_lay_siege_adds_two_strength_for_each_icon() -> None:
    t = quiet(fight("2siege_tower", "p1 1flesh_ripper", "4 6 7"))
    assert t.told("battle.strength")[0].args["attack"] == 6


@rule("RW-COMB-03", "RW-UNIT-13")
def test_charge_routs_two_triangles_or_one_rectangle() -> None:
    t = fight("1pegasus_rider", "p1 3berserker 1flesh_ripper", "7 3")
    quiet(t, until="effect.part")
    assert t.offers() == ["part:0;pegasus_rider", "part:1;pegasus_rider"]
    t.go("part:0;pegasus_rider")
    t.go(t.offers("hit")[0])
    quiet(t, until="battle.target")
    assert routed(t) == ["berserker"]


@rule("RW-RETR-11", "RW-COMB-03")
def test_word_of_vaal_makes_the_opponent_retreat_a_unit_of_his_choice() -> None:
    t = fight("1sorceress", "p1 1warlock 1chaos_lord", "1 15 3")
    quiet(t, until="battle.withdraw")
    assert t.seat == 1
    t.go(t.offers()[0])
    assert kinds(t, "battle.withdrawn") == ["warlock"]
    t.go("at:YB")
    assert t.units("YB") == "p1 1warlock 1warlock~"


@rule("RW-COMB-03")
def test_overpower_destroys_a_weakened_unit_or_deals_damage() -> None:
    t = fight("1warrior 1footman", "p1 1chaos_lord", "15 3 4")
    quiet(t, until="effect.part")
    t.go("part:1;warrior")
    quiet(t)
    assert destroyed(t) == ["chaos_lord"]


@rule("RW-COMB-03")
@pytest.mark.parametrize(("n", "damage"), [(1, 1), (2, 2)])
def test_overrun_needs_two_reanimates_for_two_damage(n: int, damage: int) -> None:
    t = quiet(fight(f"{n}reanimate", "p1 1chaos_lord", "9 4" if n == 1 else "9 1 4"))
    assert hurt(t, "chaos_lord") == damage


@rule("RW-ROUT-03", "RW-COMB-03")
def test_mortal_strike_destroys_a_standing_unit_of_the_opponent_s_choice() -> None:
    t = fight("1skeleton_archer", "p1 1berserker 1warlock 1chaos_lord", "9")
    quiet(t, until="battle.destroy")
    assert (t.seat, len(t.offers())) == (1, 2), "hexagons are safe"


@rule("RW-COMB-03", "RW-LIMIT-02")
def test_raise_dead_puts_reanimates_into_the_battle_which_draw() -> None:
    t = fight("1necromancer", "p1 1chaos_lord", "1 2 11 3")
    quiet(t, until="battle.raise")
    t.go("some:reanimate;2")
    quiet(t)
    assert ("unit.reanimate", 2) in [
        (event.args["kind"], event.args["n"]) for event in t.told("battle.draws")
    ]


@rule("RW-COMB-03")
def test_spread_fear_routs_two_units() -> None:
    assert len(routed(quiet(fight("1dark_knight", "p1 3chaos_lord", "3")))) >= 2


@rule("RW-COMB-03", "RW-UNIT-14")
def test_fury_destroys_an_own_berserker_for_two_damage() -> None:
    t = fight("2berserker", "p1 1chaos_lord", "9 1 4")
    quiet(t, until="effect.pay")
    t.go("yes")
    quiet(t)
    assert destroyed(t)[0] == "berserker"
    assert hurt(t, "chaos_lord") == 2
    t = quiet(fight("2berserker", "p1 1chaos_lord", "9 1 4"))
    assert destroyed(t) == []


@rule("RW-COMB-03", "RW-UNIT-12")
def test_unrelenting_gives_flesh_rippers_three_health() -> None:
    t = quiet(fight("1footman 1bowman", "p1 1flesh_ripper", "15 3 16"))
    assert len(t.told("battle.hurt")) == 2
    assert destroyed(t) == []
    assert destroyed(quiet(fight("1bowman", "p1 1flesh_ripper", "15 5"))) == ["flesh_ripper"]


@rule("RW-COMB-03")
def test_rain_fire_takes_two_triangles_or_a_rectangle_of_the_opponent_s_choice() -> None:
    t = fight("1warlock", "p1 2berserker 1flesh_ripper", "5 1 2 1")
    quiet(t, until="battle.loses")
    assert (t.seat, t.offers()) == (1, ["part:0;warlock", "part:1;warlock"])
    t.go("part:0;warlock")
    assert destroyed(quiet(t)) == ["berserker", "berserker"]
    t = quiet(fight("1warlock", "p1 1berserker 1flesh_ripper", "5 1 2"))
    assert destroyed(t)[0] == "flesh_ripper", "only that can be met in full"


@rule("RW-COMB-03")
def test_terrifying_routs_two_and_destroys_those_routed_before() -> None:
    t = quiet(fight("1chaos_lord", "p1 1warlock 1giant", "5 6"))
    assert len(routed(t)) == 2


@rule("RW-UNIT-15", "RW-COMB-03")
def test_ravage_deals_damage_and_draws_one_more_card() -> None:
    t = quiet(fight("1footman 1beastman", "p1 1chaos_lord", "9 10 1 3"))
    assert hurt(t, "chaos_lord") == 2
    assert len(t.told("battle.again")) == 1


@rule("RW-COMB-03")
def test_stun_routs_a_slow_unit_first() -> None:
    t = quiet(fight("1footman 1razorwing", "p1 1flesh_ripper 1warlock", "9 5 1 1"))
    assert routed(t)[0] == "warlock"


@rule("RW-COMB-03")
def test_undying_gives_sorcerers_two_health() -> None:
    t = quiet(fight("1footman 1sorcerer", "p1 1flesh_ripper 1berserker", "1 5 15 2"))
    assert "sorcerer" not in destroyed(t)


@rule("RW-COMB-03")
def test_burning_hurts_two_different_standing_units() -> None:
    t = quiet(fight("1hell_hound 1footman", "p1 2chaos_lord", "3 1 2 4"))
    figures = [
        event.args["figure"] for event in t.told("battle.hurt") if event.args["kind"] == "unit.chaos_lord"
    ]
    assert len(figures) == len(set(figures)) == 2


@rule("RW-COMB-03")
def test_rage_deals_the_damage_on_a_giant() -> None:
    t = quiet(fight("1giant", "p1 2flesh_ripper 1chaos_lord", "11 12 5 6"))
    assert hurt(t, "giant") == 4
    assert hurt(t, "flesh_ripper") + hurt(t, "chaos_lord") == 4


@rule("RW-UNIT-09", "RW-COMB-03")
def test_flaming_breath_destroys_up_to_three_triangles() -> None:
    t = fight("1dragon", "p1 4berserker 1chaos_lord", "1 2 11 12 6")
    quiet(t, until="battle.target")
    for _ in range(3):
        t.go(t.offers("hit")[0])
    assert destroyed(t)[:3] == ["berserker"] * 3
    assert t.prompt != "battle.target"
