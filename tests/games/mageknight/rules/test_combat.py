"""How combat with enemies starts, and what may be played in it."""

import pytest

from hexameron.games.mageknight.rules import combat, turn
from tests.games.mageknight.fights import attack, city, foe, serve
from tests.games.mageknight.positions import conquer, fight, next_enemies, quest
from tests.rules import rule

TOWER = {"h-3.1": "4"}
"""A Mage Tower on h-3.1, orcs on h-3.0; the plain h-2.0 is next to both."""


@rule("MK-CBT-01", "MK-CBT-02", "MK-CBT-16")
def test_an_assault_turns_up_the_garrison_fortifies_it_and_costs_reputation() -> None:
    q = quest(hand="swiftness", tokens="w", tiles=TOWER, at="h-2.1", move=5)
    guard = q.things.make([q.things.face[q.find("monks")]], "on.h-3.1", seen=0)[0]
    played = q.play(turn.take(q, 0), ["go:h-3.1", "play:{swiftness};strong"], until="combat.ranged")
    assert q.things.known(guard, 0)
    assert q.combat(0).kind == "assault"
    assert q.player(0).reputation == -1
    assert q.told("combat.begins") == [{"seat": "p0", "cell": "h-3.1"}]
    assert q.cited("combat.begins") == [("MK-CBT-16",)]
    assert q.told("combat.joins") == [{"foe": f"t{guard}"}]
    attack(q, 20, "ranged")
    assert not [key for key in played.asked[-1].keys if key.startswith("aim")]
    played = q.play(combat.fight(q, 0), until="combat.ranged")
    assert "aim:f0" not in played.asked[-1].keys
    attack(q, 5, "siege")
    assert "aim:f0" in q.play(combat.fight(q, 0), until="combat.ranged").asked[-1].keys


@rule("MK-CBT-02")
def test_the_assault_costs_reputation_once_also_when_it_is_won() -> None:
    q = quest(hand="march", tiles=TOWER, at="h-2.1", move=5, on={"h-3.1": "monks"})
    q.play(turn.take(q, 0), ["go:h-3.1"], until="combat.ranged")
    attack(q, 5, "siege")
    q.play(combat.fight(q, 0), ["aim:f0"])
    assert q.player(0).reputation == -1


KEEP = {"h-3.1": "10"}
"""A Keep on h-2.0, next to h-1.0."""


@rule("MK-CBT-03")
def test_the_empty_keep_of_another_is_held_by_a_grey_enemy_for_half_its_fame() -> None:
    q = quest(seats=2, hand="march", tiles=KEEP, at="h-1.0", places=["h0.1"], move=3)
    conquer(q, "h-2.0", seat=1)
    next_enemies(q, "crossbowmen")
    q.play(turn.take(q, 0), ["go:h-2.0"], until="combat.ranged")
    assert q.player(0).reputation == -1
    attack(q, 20, "ranged")
    assert "aim:f0" not in q.play(combat.fight(q, 0), until="combat.ranged").asked[-1].keys
    attack(q, 4, "siege")
    q.play(combat.fight(q, 0), ["aim:f0"])
    assert q.player(0).fame == 2, "half of 3, rounded up"
    assert q.state.places["h-2.0"].shields == [0]
    assert q.player(0).at == "h-2.0"


@rule("MK-CBT-03", "MK-OUT-12")
def test_rampaging_enemies_at_the_keep_are_worth_all_their_fame() -> None:
    q = quest(seats=2, hand="march", tiles=KEEP, at="h-1.0", places=["h0.1"])
    fight(q, "guardsmen", kind="keep", fortified=True, phase="attack")
    fight_too = q.things.make([q.things.face[q.find("wolf_riders")]], "on.h-1.1", seen=-1)
    combat.join(q, 0, fight_too, "h-1.1", "rampaging")
    attack(q, 4)
    q.play(combat.fight(q, 0), ["aim:f1", "next"])
    assert q.player(0).fame == 3


@rule("MK-CBT-04")
def test_a_keep_with_its_owner_inside_is_an_attack_on_him() -> None:
    q = quest(seats=2, hand="march", tiles=KEEP, at="h-1.0", places=["h-2.0"], move=3)
    conquer(q, "h-2.0", seat=1)
    q.play(turn.take(q, 0), ["go:h-2.0"], until="duel.participate")
    assert q.player(0).reputation == -1
    assert q.state.duel is not None
    assert q.turn(0).combat is None


@rule("MK-CBT-05")
@pytest.mark.parametrize(
    ("tile", "cell", "drawn"),
    [
        ("10", "h-4.1", ["minotaur"]),
        ("9", "h-4.1", ["minotaur"]),
        ("core_1", "h-3.0", ["minotaur", "medusa"]),
        ("core_1", "h-4.2", ["fire_dragon"]),
    ],
)
def test_exploring_an_adventure_site_is_a_fight_with_all_that_is_there(
    tile: str, cell: str, drawn: list[str]
) -> None:
    q = quest(hand="march", tiles={"h-3.1": tile}, at=cell)
    next_enemies(q, *drawn)
    q.play(turn.take(q, 0), ["enter"], until="combat.block")
    assert [q.name(one.token) for one in q.combat(0).foes] == drawn
    assert q.turn(0).acted


@rule("MK-CBT-06")
def test_burning_a_monastery_costs_reputation_and_draws_a_violet_enemy() -> None:
    q = quest(hand="march", tiles={"h-2.3": "5"}, at="h-3.4")
    next_enemies(q, "ice_mages")
    q.play(turn.take(q, 0), ["burn"], until="combat.block")
    assert q.player(0).reputation == -3
    assert [q.name(one.token) for one in q.combat(0).foes] == ["ice_mages"]


TWO_ORCS = {"h-3.1": "core_5"}
"""The green city on h-3.1, orcs on h-3.2 and h-2.0; h-2.1 is next to all three."""
ORCS = {"h-3.2": "prowlers", "h-2.0": "diggers"}


@rule("MK-CBT-07")
@pytest.mark.parametrize("second", [True, False])
def test_one_or_all_of_the_rampaging_enemies_beside_are_challenged(*, second: bool) -> None:
    q = quest(hand="march", tiles=TWO_ORCS, at="h-2.1", on=ORCS)
    city(q, "green", "h-3.1", "monks")
    answer = "challenge:h-3.2" if second else "done"
    q.play(turn.take(q, 0), ["challenge:h-2.0", answer], until="combat.block")
    assert [q.name(one.token) for one in q.combat(0).foes] == ["diggers", "prowlers"][: 1 + second]


@rule("MK-CBT-08")
def test_there_is_one_combat_in_a_turn() -> None:
    q = quest(hand="march rage", tiles=TWO_ORCS, at="h-2.1", on=ORCS)
    city(q, "green", "h-3.1", "monks")
    q.play(turn.take(q, 0), ["challenge:h-2.0", "done"], until="combat.ranged")
    attack(q, 3, "siege")
    played = q.play(turn.take(q, 0), ["aim:f0"], until="turn.after")
    assert not [key for key in played.asked[-1].keys if key.startswith(("challenge", "go", "enter"))]


@rule("MK-CBT-09", "MK-CBT-10", "MK-CBT-11", "MK-OUT-08", "MK-CITY-01")
def test_an_assault_provokes_both_and_is_won_without_defeating_them() -> None:
    q = quest(hand="march", tiles=TWO_ORCS, at="h-2.1", on=ORCS, move=2)
    held = city(q, "green", "h-3.1", "swordsmen")
    q.play(turn.take(q, 0), ["go:h-3.1"], until="combat.ranged")
    assert {q.name(one.token) for one in q.combat(0).foes} == {"swordsmen", "prowlers", "diggers"}
    assert q.player(0).reputation == -1
    attack(q, 3, "ranged")
    played = q.play(combat.fight(q, 0), until="combat.ranged")
    prowlers = next(n for n, one in enumerate(q.combat(0).foes) if q.name(one.token) == "prowlers")
    assert [key for key in played.asked[-1].keys if key.startswith("aim")] == [f"aim:f{prowlers}"]
    q.turn(0).strikes.clear()
    attack(q, 5, "siege")
    q.play(combat.fight(q, 0), ["aim:f0"], until="combat.block")
    q.combat(0).phase = "over"
    q.play(combat.fight(q, 0))
    assert held.conquered
    assert q.player(0).at == "h-3.1"
    assert q.names("on.h-3.2") == ["prowlers"]


@rule("MK-CBT-12", "MK-CBT-09")
def test_who_provokes_may_challenge_those_beside_the_space_entered() -> None:
    tiles = {"h-3.1": "11", "h-2.3": "8"}
    q = quest(hand="march", tiles=tiles, at="h-1.0", move=3, on={"h-2.1": "prowlers", "h-2.3": "diggers"})
    played = q.play(turn.take(q, 0), ["go:h-1.1"], until="combat.ranged")
    assert "combat.challenge" not in played.prompts(), "h-2.3 is not next to h-1.1"
    q = quest(hand="march", tiles=tiles, at="h-1.1", move=9, on={"h-2.1": "prowlers", "h-2.3": "diggers"})
    q.play(turn.take(q, 0), ["go:h-2.2", "challenge:h-2.3"], until="combat.block")
    assert [q.name(one.token) for one in q.combat(0).foes] == ["prowlers", "diggers"]


@rule("MK-CBT-13")
def test_an_assault_may_be_joined_by_those_who_were_not_provoked() -> None:
    q = quest(hand="march", tiles=TOWER, at="h-2.1", move=5, on={"h-3.1": "monks", "h-3.0": "prowlers"})
    played = q.play(turn.take(q, 0), ["go:h-3.1", "challenge:h-3.0"], until="combat.ranged")
    assert played.keys("combat.challenge") == ("challenge:h-3.0", "done")
    assert [one.role for one in q.combat(0).foes] == ["garrison", "rampaging"]


@rule("MK-CBT-14")
def test_nobody_is_challenged_into_an_adventure_site() -> None:
    q = quest(hand="march", tiles={"h-3.1": "11"}, at="h-3.0", on={"h-3.0": "", "h-2.1": "prowlers"})
    fight(q, "minotaur", kind="site", role="site", phase="challenge")
    q.combat(0).cell = "h-1.0"
    assert combat.challenges(q, 0, "h-1.0") == ["h-2.1"]
    played = q.play(combat.fight(q, 0), until="combat.block")
    assert "combat.challenge" not in played.prompts()


@rule("MK-CBT-15", "MK-PVP-02")
def test_a_move_that_provokes_does_not_lead_to_another_hero() -> None:
    tiles = {"h-3.1": "11"}
    q = quest(seats=2, hand="march", tiles=tiles, at="h-1.0", places=["h-1.1"], move=3)
    assert "go:h-1.1" in q.play(turn.take(q, 0), until="turn.move").asked[-1].keys
    q = quest(
        seats=2, hand="march", tiles=tiles, at="h-1.0", places=["h-1.1"], move=3, on={"h-2.1": "prowlers"}
    )
    assert "go:h-1.1" not in q.play(turn.take(q, 0), until="turn.move").asked[-1].keys


@rule("MK-CBT-17", "MK-DMG-01", "MK-OUT-01")
def test_the_phases_come_in_their_order_and_the_fight_ends_after_the_last() -> None:
    q = quest(hand="battle_versatility battle_versatility concentration", tokens="r")
    fight(q, "prowlers")
    played = q.play(combat.fight(q, 0), ["next", "next", "face:f0;0", "next"], until="turn.after")
    order = ["combat.ranged", "combat.block", "combat.face", "combat.attack"]
    assert [prompt for prompt in played.prompts() if prompt in order] == order
    assert q.turn(0).combat is None
    assert q.turn(0).step == "after"


@rule("MK-DMG-01")
def test_without_an_unblocked_enemy_no_damage_is_assigned() -> None:
    q = quest(hand="rage concentration")
    fight(q, "prowlers", phase="block")
    block_all = foe(q).threats[0]
    block_all.blocked = True
    played = q.play(combat.fight(q, 0), ["next"], until="combat.attack")
    assert "combat.face" not in played.prompts()
    assert not q.wounds_in_hand(0)


@rule("MK-CBT-18")
@pytest.mark.parametrize(
    ("phase", "card", "unit", "skill"),
    [
        ("ranged", "play:{battle_versatility};basic", 1, False),
        ("block", "play:{battle_versatility};basic", 0, True),
        ("attack", "play:{battle_versatility};basic", 0, True),
    ],
)
def test_cards_units_and_skills_serve_in_their_phases(
    phase: str, card: str, unit: int, *, skill: bool
) -> None:
    q = quest(hand="battle_versatility", units="utem_crossbowmen", skills="shield_mastery cold_swordsmanship")
    fight(q, "prowlers", phase=phase)
    keys = q.play(combat.fight(q, 0), until=f"combat.{phase}").asked[-1].keys
    assert q.written(card) in keys
    assert q.written(f"activate:{{utem_crossbowmen}};{unit}") in keys
    assert any(key.startswith("skill:") for key in keys) == skill


@rule("MK-CBT-19", "MK-CBT-23")
@pytest.mark.parametrize(
    ("phase", "prompt"), [("ranged", ""), ("block", ""), ("damage", "face"), ("attack", "")]
)
def test_special_effects_are_played_in_every_phase(phase: str, prompt: str) -> None:
    q = quest(hand="concentration concentration whirlwind", tokens="w")
    fight(q, "prowlers prowlers", phase=phase)
    prompt = f"combat.{prompt or phase}"
    q.play(combat.fight(q, 0), ["play:{concentration};basic", "colour:0"], until=prompt)
    q.play(combat.fight(q, 0), ["play:{concentration};basic", "colour:0"], until=prompt)
    assert q.turn(0).tokens[0] == 2


@rule("MK-CBT-19")
def test_what_is_done_to_an_enemy_lasts() -> None:
    q = quest(hand="chill rage", tokens="b")
    fight(q, "prowlers")
    q.play(combat.fight(q, 0), ["play:{chill};basic", "next"], until="combat.attack")
    assert foe(q).tame
    assert not q.wounds_in_hand(0)


@rule("MK-CBT-20")
def test_fire_resistance_keeps_off_red_effects() -> None:
    q = quest(hand="tremor demolish", tokens="rrr")
    fight(q, "fire_mages ice_mages")
    q.play(combat.fight(q, 0), ["play:{demolish};basic"], until="combat.ranged")
    assert [one.armour for one in q.combat(0).foes] == [0, -1]


@rule("MK-CBT-21")
def test_ice_resistance_keeps_off_blue_effects() -> None:
    q = quest(hand="chill", tokens="b")
    fight(q, "ice_mages")
    keys = q.play(combat.fight(q, 0), until="combat.block").asked[-1].keys
    assert not [key for key in keys if key.endswith("basic")]
    q = quest(hand="chill", tokens="b")
    fight(q, "fire_mages")
    assert q.written("play:{chill};basic") in q.play(combat.fight(q, 0), until="combat.ranged").asked[-1].keys


@rule("MK-CBT-20", "MK-CBT-21")
@pytest.mark.parametrize(("card", "enemy"), [("fire_bolt", "fire_mages"), ("ice_bolt", "ice_mages")])
def test_the_attack_of_a_red_or_blue_card_is_halved_not_stopped(card: str, enemy: str) -> None:
    q = quest(hand="march")
    fight(q, enemy, phase="attack")
    attack(q, 12, element=card.partition("_")[0])
    assert "aim:f0" in q.play(combat.fight(q, 0), until="combat.attack").asked[-1].keys


@rule("MK-CBT-22", "MK-CBT-20")
def test_no_resistance_stops_what_is_not_aimed_at_enemies() -> None:
    q = quest(hand="demolish march", tokens="r")
    fight(q, "fire_mages", fortified=True)
    attack(q, 5, "ranged")
    assert "aim:f0" not in q.play(combat.fight(q, 0), until="combat.ranged").asked[-1].keys
    played = q.play(combat.fight(q, 0), ["play:{demolish};basic"], until="combat.ranged")
    assert "aim:f0" in played.asked[-1].keys
    assert foe(q).armour == 0


@rule("MK-CBT-24")
@pytest.mark.parametrize("phase", ["ranged", "block", "attack"])
def test_nobody_is_healed_in_a_fight(phase: str) -> None:
    q = quest(hand="tranquility cure wound rage", tokens="gg", units="herbalists", deck="")
    serve(q, 0, "peasants+")
    fight(q, "prowlers prowlers", phase=phase)
    keys = q.play(combat.fight(q, 0), until=f"combat.{phase}").asked[-1].keys
    for card in ("tranquility", "cure"):
        for way in ("basic", "strong"):
            healing = q.written(f"play:{{{card}}};{way}")
            assert healing not in keys or (card, way) == ("cure", "strong"), "Disease is no healing"
    assert q.written("activate:{herbalists};0") not in keys
