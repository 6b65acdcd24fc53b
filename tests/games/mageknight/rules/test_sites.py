"""Sites: what spaces give, what is drawn for them, and what can be seen of them."""

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.rules import combat, end_of_turn, sites, turn
from tests.games.mageknight.cards import options
from tests.games.mageknight.fights import attack, city
from tests.games.mageknight.positions import FACES, TestQuest, conquer, next_enemies, put, quest
from tests.rules import rule

R, B, G, W, GOLD, BLACK = range(6)


def ended(q: TestQuest, *answers: str) -> list[str]:
    """Ends the turn up to the question which cards to discard, and tells what was asked."""
    q.turn(0).step = "end.dice"
    return q.play(turn.take(q, 0), answers, until="end.discard").prompts()


# ---------------------------------------------------------------------- mines and glades


@rule("MK-SITE-01")
@pytest.mark.parametrize(
    ("tile", "at", "colour"),
    [("2", "h-2.0", G), ("3", "h-2.1", W), ("5", "h-2.1", B), ("6", "h-3.1", R)],
)
def test_a_mine_gives_a_crystal_of_its_colour_to_who_ends_the_turn_there(
    tile: str, at: str, colour: int
) -> None:
    q = quest(hand="march", tiles={"h-3.1": tile}, at=at)
    ended(q)
    assert q.player(0).crystals == [int(one == colour) for one in range(4)]
    q = quest(hand="march", tiles={"h-3.1": tile}, at="h-1.0")
    ended(q)
    assert sum(q.player(0).crystals) == 0


@rule("MK-SITE-02")
def test_a_mine_gives_no_fourth_crystal_and_no_mana_for_it() -> None:
    q = quest(hand="march", tiles={"h-3.1": "2"}, at="h-2.0", crystals="ggg")
    ended(q)
    assert q.player(0).crystals[G] == 3
    assert sum(q.turn(0).tokens) == 0


GLADE = {"h-3.1": "1"}
"""A Magical Glade on h-3.1."""


@rule("MK-SITE-03")
@pytest.mark.parametrize("where", ["hand.0", "discard.0"])
def test_a_glade_takes_a_wound_from_the_hand_or_the_discard_pile(where: str) -> None:
    q = quest(hand="march wound wound", discard="wound wound", tiles=GLADE, at="h-3.1")
    wound = next(card for card in q.things.in_zone(where) if q.is_wound(card))
    assert ended(q, f"pick:t{wound}").count("end.glade") == 1
    assert q.things.zone[wound] == "wounds"
    other = "discard.0" if where == "hand.0" else "hand.0"
    assert [q.names(zone).count("wound") for zone in (where, other)] == [1, 2]


@rule("MK-SITE-03")
def test_nobody_must_use_a_glade_and_without_wounds_it_asks_nothing() -> None:
    q = quest(hand="march wound", tiles=GLADE, at="h-3.1")
    ended(q, "end.glade=done")
    assert len(q.wounds_in_hand(0)) == 1
    assert "end.glade" not in ended(quest(hand="march", tiles=GLADE, at="h-3.1"))
    assert "end.glade" not in ended(quest(hand="march wound", tiles=GLADE, at="h-2.0"))


@rule("MK-SITE-04")
def test_a_glade_heals_no_unit_and_adds_to_no_healing() -> None:
    q = quest(hand="march wound wound", units="peasants+", tiles=GLADE, at="h-3.1", heal=1)
    q.turn(0).step = "end.dice"
    played = q.play(turn.take(q, 0), ["pick:{wound}"], until="end.discard")
    keys = played.keys("end.glade")
    assert [key.partition(":")[0] for key in keys] == ["pick", "done"]
    assert q.player(0).troops[0].wounds == 1
    assert len(q.wounds_in_hand(0)) == 1, "a single Wound"


@rule("MK-SITE-05", "MK-SITE-06")
@pytest.mark.parametrize(("night", "mana"), [(False, GOLD), (True, BLACK)])
def test_a_turn_that_begins_on_a_glade_begins_with_mana(mana: int, *, night: bool) -> None:
    q = quest(hand="march", tiles=GLADE, at="h-3.1", step="start", night=night)
    q.play(turn.take(q, 0), until="turn.move")
    assert q.turn(0).tokens == [int(colour == mana) for colour in range(6)]
    q = quest(hand="march", tiles=GLADE, at="h-2.0", step="start", night=night, move=9)
    q.play(turn.take(q, 0), ["go:h-3.1"], until="turn.move")
    assert sum(q.turn(0).tokens) == 0, "it must stand there when the turn begins"


# ---------------------------------------------------------------------- Ruins


RUINS = {"h-3.1": "10"}
"""Ruins on h-2.1."""


@rule("MK-SITE-07")
@pytest.mark.parametrize(
    ("token", "reward"),
    [
        ("6", ["artifact"]),
        ("7", ["crystals"]),
        ("5", ["unit"]),
        ("8", ["spell", "crystals"]),
        ("12", ["artifact", "advanced"]),
    ],
)
def test_ruins_give_what_their_token_shows(token: str, reward: list[str]) -> None:
    q = quest(hand="march", tiles=RUINS, at="h-2.1")
    ruin = q.things.make([FACES["ruin"][token]], "on.h-2.1", seen=-1)[0]
    q.play(turn.take(q, 0), ["enter"], until="combat.ranged")
    drawn = [catalogue.enemy(q.things.face[one.token]).colour for one in q.combat(0).foes]
    assert drawn == list(catalogue.ruin(q.things.face[ruin]).fight)
    for foe in q.combat(0).foes:
        foe.beaten = True
    q.combat(0).phase = "attack"
    q.play(combat.fight(q, 0), ["next"])
    assert q.turn(0).rewards == reward
    assert q.state.places["h-2.1"].conquered


@rule("MK-SITE-07")
def test_a_set_of_crystals_is_one_of_each_colour() -> None:
    q = quest(hand="march")
    q.play(end_of_turn.give(q, 0, "crystals"))
    assert q.player(0).crystals == [1, 1, 1, 1]


# ---------------------------------------------------------------------- underground


def entered(tile: str, at: str, *drawn: str, units: str = "", again: bool = False) -> TestQuest:
    """The hero has just entered the adventure site where he stands."""
    q = quest(hand="rage", tiles={"h-3.1": tile}, at=at, units=units, tokens="ok")
    if again:
        conquer(q, at)
    next_enemies(q, *drawn)
    q.play(turn.take(q, 0), ["enter"], until="combat.block")
    return q


@rule("MK-SITE-09")
@pytest.mark.parametrize(("tile", "at", "colours"), [("7", "h-2.1", ["brown"]), ("core_1", "h-4.2", ["red"])])
def test_a_brown_enemy_waits_in_a_dungeon_a_red_one_in_a_tomb(tile: str, at: str, colours: list[str]) -> None:
    q = entered(tile, at)
    assert [catalogue.enemy(q.things.face[one.token]).colour for one in q.combat(0).foes] == colours


@rule("MK-SITE-10")
def test_underground_it_is_night_and_units_wait_outside() -> None:
    q = entered("7", "h-2.1", "minotaur", units="utem_guardsmen")
    assert q.is_night(0)
    assert not q.state.night
    assert not [key for key in options(q) if key.startswith("activate:")]
    outside = quest(hand="rage", tiles={"h-3.1": "10"}, at="h-4.1", units="utem_guardsmen")
    next_enemies(outside, "minotaur")
    outside.play(turn.take(outside, 0), ["enter"], until="combat.block")
    assert not outside.is_night(0)
    assert [key for key in options(outside) if key.startswith("activate:")]


@rule("MK-SITE-11")
@pytest.mark.parametrize("again", [False, True])
def test_a_conquered_dungeon_gives_fame_again_but_no_reward(*, again: bool) -> None:
    q = entered("7", "h-2.1", "minotaur", again=again)
    q.combat(0).phase = "attack"
    attack(q, 9)
    q.play(combat.fight(q, 0), ["aim:f0"])
    assert q.player(0).fame == 4
    assert q.turn(0).rewards == ([] if again else ["dungeon"])


@rule("MK-SITE-11")
def test_other_conquered_sites_are_not_explored_again_nor_dungeons_where_the_scenario_forbids_it() -> None:
    q = quest(hand="rage", tiles={"h-3.1": "10"}, at="h-4.1")
    conquer(q, "h-4.1")
    assert not sites.can_enter(q, 0)
    q = quest(
        seats=2, places=["h0.1"], scenario="dungeon_lords", hand="rage", tiles={"h-3.1": "7"}, at="h-2.1"
    )
    assert sites.can_enter(q, 0)
    conquer(q, "h-2.1")
    assert not sites.can_enter(q, 0)


@rule("MK-SITE-12", "MK-EOT-09")
def test_the_crystals_of_a_den_are_rolled_one_by_one() -> None:
    q = quest(hand="rage", tiles={"h-3.1": "10"}, at="h-4.1", dice="rk")
    next_enemies(q, "minotaur")
    q.play(turn.take(q, 0), ["enter"], until="combat.block")
    q.combat(0).phase = "attack"
    attack(q, 9)
    q.play(combat.fight(q, 0), ["aim:f0"])
    ended(q)
    assert q.dice.rolls == [("crystal", 1), ("crystal", 1)]
    assert q.player(0).crystals == [1, 0, 0, 0]
    assert q.player(0).fame == 4 + 1, "black is 1 Fame"


# ---------------------------------------------------------------------- what is seen


@rule("MK-SITE-13")
@pytest.mark.parametrize(("tile", "number", "colour"), [("1", 1, "green"), ("core_2", 1, "red")])
def test_orcs_are_green_draconum_red_and_both_lie_open(tile: str, number: int, colour: str) -> None:
    for night in (False, True):
        q = quest(tiles={"h-3.1": tile}, night=night)
        q.play(sites.reveal(q, number))
        tokens = [h for cell in q.board.terrain for h in q.rampaging(cell)]
        assert [catalogue.enemy(q.things.face[token]).colour for token in tokens] == [colour]
        assert all(q.things.known(token, 0) for token in tokens)


@rule("MK-SITE-14")
@pytest.mark.parametrize("night", [False, True])
@pytest.mark.parametrize(
    ("tile", "at", "to", "cell"), [("10", "h0.0", "h-1.0", "h-2.0"), ("4", "h-1.0", "h-2.0", "h-3.1")]
)
def test_garrisons_are_seen_from_the_next_space_by_day(
    tile: str, at: str, to: str, cell: str, *, night: bool
) -> None:
    q = quest(hand="march", tiles={"h-3.1": tile}, at=at, move=2, night=night)
    guard = put(q, "monks", f"on.{cell}", face_up=False)
    q.play(turn.take(q, 0), until="turn.move")
    assert not q.things.known(guard, 0), "too far away"
    q.play(turn.take(q, 0), [f"go:{to}"], until="turn.move")
    assert q.things.known(guard, 0) == (not night)


@rule("MK-SITE-14")
def test_a_hero_beside_a_garrison_sees_it_when_his_turn_begins_by_day() -> None:
    q = quest(hand="march", tiles={"h-3.1": "10"}, at="h-1.0", step="start")
    guard = put(q, "guardsmen", "on.h-2.0", face_up=False)
    q.play(turn.take(q, 0), until="turn.move")
    assert q.things.known(guard, 0)


@rule("MK-SITE-14")
@pytest.mark.parametrize("night", [False, True])
def test_a_hero_beside_a_garrison_sees_it_when_day_breaks(*, night: bool) -> None:
    q = quest(seats=2, hands=["march", "march"], tiles={"h-3.1": "10"}, places=["h-1.0"], night=night)
    guard = put(q, "guardsmen", "on.h-2.0", face_up=False)
    q.state.step = "prepare"
    q.go_on(until="tactic.choose")
    assert q.things.known(guard, 0) == night, "before the Tactics of the new Day are chosen"


@rule("MK-SITE-14", "MK-EXPL-13")
def test_a_new_garrison_is_seen_by_every_hero_beside_it() -> None:
    q = quest(
        seats=2,
        hands=["march", "march"],
        tiles={"h-3.1": "1", "h-2.3": "2"},
        at="h-3.4",
        places=["h-3.2"],
        stack="10",
        move=2,
    )
    q.play(turn.take(q, 0), ["explore:h-5.4"], until="turn.move")
    assert q.site("h-4.3") == "keep"
    assert "h-4.3" not in q.board.neighbours["h-3.4"], "too far from who revealed the tile"
    assert "h-4.3" in q.board.neighbours["h-3.2"]
    assert q.things.known(q.things.in_zone("on.h-4.3")[0], 0)


@rule("MK-SITE-14")
@pytest.mark.parametrize("night", [False, True])
def test_ruins_open_at_dawn(*, night: bool) -> None:
    q = quest(tiles=RUINS, night=night, round_=2 if night else 1)
    token = q.things.make([FACES["ruin"]["6"]], "on.h-2.1", seen=0)[0]
    q.state.step = "prepare"
    q.go_on(until="tactic.choose")
    assert q.state.night != night
    assert q.things.known(token, 0) == night


@rule("MK-SITE-14")
def test_who_enters_the_space_of_ruins_at_night_sees_them() -> None:
    q = quest(hand="march", tiles=RUINS, at="h-2.0", move=3, night=True)
    token = q.things.make([FACES["ruin"]["6"]], "on.h-2.1", seen=0)[0]
    q.play(turn.take(q, 0), until="turn.move")
    assert not q.things.known(token, 0)
    q.play(turn.take(q, 0), ["go:h-2.1"], until="turn.move")
    assert q.things.known(token, 0)


@rule("MK-SITE-07", "MK-OUT-06")
def test_an_altar_takes_three_mana_of_its_colour_for_seven_fame() -> None:
    q = quest(hand="march", tiles=RUINS, at="h-2.1", crystals="gg")
    q.things.make([FACES["ruin"]["1"]], "on.h-2.1", seen=-1)
    assert "enter" not in q.play(turn.take(q, 0), until="turn.move").asked[-1].keys
    q.turn(0).tokens[G] = 1
    q.play(turn.take(q, 0), ["enter", "pay:token;2"], until="turn.after")
    assert (q.player(0).fame, q.player(0).crystals[G], q.turn(0).tokens[G]) == (7, 0, 0)
    assert q.state.places["h-2.1"].shields == [0]
    assert not sites.can_enter(q, 0)
    assert q.turn(0).acted, "no other Action"


@rule("MK-SITE-15")
@pytest.mark.parametrize("night", [False, True])
def test_the_defenders_of_a_city_are_seen_from_the_next_space_by_day_and_night(*, night: bool) -> None:
    q = quest(hand="march", tiles={"h-3.1": "core_6"}, at="h-1.0", move=3, night=night)
    city(q, "blue", "h-3.1", "monks ice_mages", face_up=False)
    q.play(turn.take(q, 0), until="turn.move")
    assert not any(q.things.known(token, 0) for token in q.things.in_zone("city.blue"))
    q.play(turn.take(q, 0), ["go:h-2.0"], until="turn.move")
    assert all(q.things.known(token, 0) for token in q.things.in_zone("city.blue"))
