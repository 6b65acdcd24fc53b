"""Advanced Actions 65 to 84: what each does, both ways."""

import pytest

from hexameron.games.mageknight.rules import combat, end_of_turn, turn
from tests.games.mageknight.cards import blocking, options, play, struck, ways
from tests.games.mageknight.positions import fight, quest
from tests.games.mageknight.rules.cards.acting import (
    BLACK,
    FIRE,
    ICE,
    MELEE,
    NORTH,
    PHYSICAL,
    RANGED,
    B,
    G,
    R,
    W,
    cost_of,
    ended,
)
from tests.rules import rule

# ---------------------------------------------------------------------- advanced actions 65 to 76


@pytest.mark.parametrize(
    ("name", "colour"), [("fire_bolt", R), ("ice_bolt", B), ("swift_bolt", W), ("crushing_bolt", G)]
)
def test_bolts_may_give_a_crystal(name: str, colour: int) -> None:
    q = quest(hand=name)
    play(q, name, "basic")
    assert q.player(0).crystals[colour] == 1


@pytest.mark.parametrize(("way", "n"), [("basic", 5), ("strong", 9)])
def test_blood_rage_is_stronger_for_a_wound(way: str, n: int) -> None:
    q = quest(hand="blood_rage", tokens="r")
    fight(q, "prowlers", phase="attack")
    play(q, "blood_rage", way, "branch:1")
    assert struck(q) == [(n, MELEE, PHYSICAL)]
    assert q.names("hand.0") == ["wound"]
    assert q.combat(0).wounds == 1


def test_a_strong_ice_shield_takes_armour_off_what_it_blocks() -> None:
    for way, less in (("basic", 0), ("strong", 3)):
        q = quest(hand="ice_shield", tokens="b")
        fight(q, "diggers swordsmen", phase="block")
        q.play(combat.fight(q, 0), ["play:{ice_shield};" + way, "parry:f0;0"], until="combat.block")
        assert q.combat(0).foes[0].armour == -less
        assert q.combat(0).foes[1].armour == 0


@rule("MK-CBT-21")
def test_an_ice_shield_does_nothing_to_the_ice_resistant() -> None:
    q = quest(hand="ice_shield rage rage", tokens="b")
    fight(q, "ice_golems", phase="block")
    q.play(
        combat.fight(q, 0),
        ["play:{ice_shield};strong", "play:{rage};block", "play:{rage};block", "parry:f0;0"],
        until="combat.block",
    )
    assert q.combat(0).foes[0].threats[0].blocked
    assert q.combat(0).foes[0].armour == 0


def test_agility_turns_move_into_attack() -> None:
    q = quest(hand="agility march")
    play(q, "agility", "basic")
    fight(q, "prowlers", phase="attack")
    assert q.turn(0).move == 2, "leftover points stay"
    play(q, "march", "basic")
    q.play(combat.fight(q, 0), ["spend:attack"] * 3, until="combat.attack")
    assert struck(q) == [(1, MELEE, PHYSICAL)] * 3
    assert q.turn(0).move == 1
    q.play(combat.fight(q, 0), ["aim:f0"])
    assert q.player(0).fame == 2


def test_agility_may_be_played_in_the_attack_phase() -> None:
    q = quest(hand="agility")
    fight(q, "prowlers", phase="attack")
    play(q, "agility", "basic")
    assert q.turn(0).move == 2
    assert "spend:attack" in options(q)
    assert "spend:ranged" not in options(q)


def test_strong_agility_shoots_for_two_points() -> None:
    q = quest(hand="agility march", tokens="w")
    fight(q, "prowlers", phase="ranged")
    assert "basic" not in ways(q, "march")
    play(q, "agility", "strong")
    assert "spend:attack" not in options(q)
    q.play(combat.fight(q, 0), ["spend:ranged", "spend:ranged"], until="combat.ranged")
    assert struck(q) == [(1, RANGED, PHYSICAL)] * 2
    assert q.turn(0).move == 0
    q.turn(0).move = 1
    assert "spend:ranged" not in options(q)
    q.turn(0).move = 2
    assert "spend:ranged" in options(q)
    q.combat(0).phase = "block"
    assert not any(key.startswith("spend") for key in options(q))
    q.combat(0).phase = "attack"
    assert {"spend:attack", "spend:ranged"} <= set(options(q))


@rule("MK-TURN-33")
def test_without_agility_unused_move_points_are_lost_in_combat() -> None:
    q = quest(move=3)
    fight(q, "prowlers", phase="attack")
    assert q.turn(0).move == 0


@pytest.mark.parametrize(("way", "heal"), [("basic", 1), ("strong", 2)])
def test_a_refreshing_walk_heals_outside_combat(way: str, heal: int) -> None:
    q = quest(hand="refreshing_walk wound", tokens="g")
    play(q, "refreshing_walk", way)
    assert q.turn(0).heal == heal
    q = quest(hand="refreshing_walk wound", tokens="g", step="after")
    play(q, "refreshing_walk", way)
    assert (q.turn(0).move, q.turn(0).heal) == (0, heal)
    q = quest(hand="refreshing_walk agility wound", tokens="g")
    fight(q, "prowlers", phase="attack")
    assert ways(q, "refreshing_walk") == ["attack"]
    play(q, "agility", "basic")
    play(q, "refreshing_walk", way)
    assert q.turn(0).heal == 0


@pytest.mark.parametrize(("way", "loss"), [("basic", 1), ("strong", 2)])
def test_intimidation_costs_reputation(way: str, loss: int) -> None:
    q = quest(hand="intimidate", tokens="r", step="talk")
    play(q, "intimidate", way)
    assert q.player(0).reputation == -loss
    q = quest(hand="intimidate", tokens="r")
    fight(q, "prowlers", phase="attack")
    play(q, "intimidate", way)
    assert q.player(0).reputation == -loss


@rule("MK-MOVE-22")
def test_frost_bridge() -> None:
    q = quest(hand="frost_bridge", tokens="b", tiles={"h-3.1": "7"})
    assert (cost_of(q, "swamp"), cost_of(q, "lake")) == (5, -1)
    play(q, "frost_bridge", "basic")
    assert (cost_of(q, "swamp"), cost_of(q, "lake")) == (1, -1)
    q = quest(hand="frost_bridge", tokens="b", tiles={"h-3.1": "7"})
    play(q, "frost_bridge", "strong")
    assert (cost_of(q, "swamp"), cost_of(q, "lake")) == (1, 1)
    assert cost_of(q, "plains") == 2


WILDS = {"h-3.1": "core_3", "h-2.3": "core_1", "h-5.4": "7"}


@rule("MK-MOVE-20", "MK-MOVE-21")
def test_song_of_wind() -> None:
    for way, less in (("basic", 1), ("strong", 2)):
        q = quest(hand="song_of_wind", tokens="w", tiles=WILDS)
        play(q, "song_of_wind", way)
        for terrain, cost in (("plains", 2), ("wasteland", 4), ("desert", 5)):
            assert cost_of(q, terrain) == max(0, cost - less)
        assert (cost_of(q, "hills"), cost_of(q, "lake")) == (3, -1)


@rule("MK-MOVE-22")
def test_strong_song_of_wind_opens_lakes_for_blue_mana() -> None:
    q = quest(hand="song_of_wind", tokens="wb", tiles=WILDS)
    play(q, "song_of_wind", "strong", "yes")
    assert cost_of(q, "lake") == 0
    assert q.turn(0).tokens[B] == 0
    q = quest(hand="song_of_wind", tokens="wb", tiles=WILDS)
    play(q, "song_of_wind", "strong", "no")
    assert cost_of(q, "lake") == -1
    assert q.turn(0).tokens[B] == 1


def test_path_finding() -> None:
    q = quest(hand="path_finding", tiles=WILDS)
    play(q, "path_finding", "basic")
    found = {name: cost_of(q, name) for name in ("plains", "hills", "wasteland", "desert", "lake")}
    assert found == {"plains": 2, "hills": 2, "wasteland": 3, "desert": 4, "lake": -1}
    q = quest(hand="path_finding", tokens="g", tiles=WILDS)
    play(q, "path_finding", "strong")
    found = {
        name: cost_of(q, name) for name in ("plains", "hills", "wasteland", "desert", "lake", "mountain")
    }
    assert found == {"plains": 2, "hills": 2, "wasteland": 2, "desert": 2, "lake": -1, "mountain": -1}


# ---------------------------------------------------------------------- advanced actions 77 to 84


@rule("MK-DMG-17")
def test_blood_ritual_gives_a_crystal_and_a_token_for_a_wound() -> None:
    q = quest(hand="blood_ritual")
    played = play(q, "blood_ritual", "basic", "colour:5")
    assert len(played.keys("mana.which")) == 6
    assert q.player(0).crystals == [1, 0, 0, 0]
    assert q.turn(0).tokens[BLACK] == 1
    assert q.names("hand.0") == ["wound"]


def test_strong_blood_ritual_gives_three_tokens_and_perhaps_a_crystal() -> None:
    q = quest(hand="blood_ritual", tokens="r")
    play(q, "blood_ritual", "strong", "colour:4", "colour:5", "colour:1", "yes", "colour:1", "pay:token;1")
    assert q.turn(0).tokens == [0, 0, 0, 0, 1, 1]
    assert q.player(0).crystals == [0, 1, 0, 0]
    assert q.names("hand.0") == ["wound"]
    q = quest(hand="blood_ritual", tokens="r", night=True)
    play(q, "blood_ritual", "strong", "colour:5", "colour:5", "colour:5")
    assert q.player(0).crystals == [0, 0, 0, 0], "black mana makes no crystal"


@pytest.mark.parametrize(("way", "n"), [("basic", 4), ("strong", 7)])
@rule("MK-DEED-16")
def test_pure_magic_wants_mana_of_its_own(way: str, n: int) -> None:
    price = "b" if way == "strong" else ""
    q = quest(hand="pure_magic", tokens=f"{price}g")
    play(q, "pure_magic", way)
    assert q.turn(0).move == n
    q = quest(hand="pure_magic", tokens=f"{price}w", step="talk")
    play(q, "pure_magic", way)
    assert q.turn(0).influence == n
    q = quest(hand="pure_magic", tokens=f"{price}b")
    fight(q, "prowlers", phase="block")
    play(q, "pure_magic", way)
    assert blocking(q) == [(n, PHYSICAL)]
    q = quest(hand="pure_magic", tokens=f"{price}r")
    fight(q, "prowlers", phase="attack")
    play(q, "pure_magic", way)
    assert struck(q) == [(n, MELEE, PHYSICAL)]


@rule("MK-DEED-16")
def test_strong_pure_magic_needs_two_mana_at_once() -> None:
    q = quest(hand="pure_magic", tokens="b")
    fight(q, "prowlers", phase="block")
    assert ways(q, "pure_magic") == ["basic", "block"]
    q = quest(hand="pure_magic", tokens="o", crystals="b")
    play(q, "pure_magic", "strong")
    assert q.turn(0).move == 7
    assert q.player(0).crystals[B] == 0, "the gold is kept for green, which nothing else can pay"


@pytest.mark.parametrize(("way", "fame"), [("basic", 0), ("strong", 1)])
def test_a_heroic_tale_pays_for_each_recruit(way: str, fame: int) -> None:
    q = quest(
        hand="heroic_tale", tokens="w", step="talk", at="h-3.2", tiles=NORTH, offer="peasants", influence=4
    )
    q.play(turn.take(q, 0), ["play:{heroic_tale};" + way, "recruit:{peasants}", "end"], until="turn.after")
    ended(q, until="end.discard")
    assert q.player(0).reputation == 1
    assert q.player(0).fame == fame
    q = quest(hand="heroic_tale", tokens="w", step="talk")
    play(q, "heroic_tale", way)
    ended(q, until="end.discard")
    assert (q.player(0).reputation, q.player(0).fame) == (0, 0)


@pytest.mark.parametrize(
    ("way", "heal", "unit"), [("basic", 1, "utem_guardsmen"), ("strong", 2, "fire_golems")]
)
@rule("MK-UNIT-15")
def test_regeneration_heals_and_readies(way: str, heal: int, unit: str) -> None:
    q = quest(hand="regeneration", tokens="g", units=f"{unit}!")
    play(q, "regeneration", way)
    assert q.turn(0).heal == heal
    assert not q.player(0).troops[0].spent
    higher = "catapults!" if way == "basic" else "altem_guardians!"
    q = quest(hand="regeneration", tokens="g", units=higher)
    play(q, "regeneration", way)
    assert q.player(0).troops[0].spent, "a unit of a higher level stays Spent"


@rule("MK-CBT-24")
def test_regeneration_is_no_card_for_combat() -> None:
    q = quest(hand="regeneration", tokens="g", units="utem_guardsmen!")
    fight(q, "prowlers")
    assert ways(q, "regeneration") == []


@pytest.mark.parametrize(("way", "bonus"), [("basic", 2), ("strong", 3)])
def test_into_the_heat_makes_units_stronger_and_spares_them(way: str, bonus: int) -> None:
    q = quest(hand="into_the_heat", tokens="r", units="peasants herbalists!")
    fight(q, "prowlers", phase="ranged")
    play(q, "into_the_heat", way)
    q.combat(0).phase = "attack"
    q.play(combat.fight(q, 0), ["activate:{peasants};0"], until="combat.attack")
    assert struck(q) == [(2 + bonus, MELEE, PHYSICAL)]
    q.turn(0).strikes.clear()
    q.combat(0).phase = "damage"
    played = q.play(combat.fight(q, 0), [], until="combat.attack")
    assert "combat.damage" not in played.prompts(), "nobody but the hero can be hurt"
    assert q.names("hand.0") == ["wound", "wound"]


def test_into_the_heat_is_for_the_start_of_combat() -> None:
    q = quest(hand="into_the_heat swiftness", tokens="w")
    fight(q, "prowlers", phase="ranged")
    assert "basic" in ways(q, "into_the_heat")
    play(q, "swiftness", "strong")
    assert "basic" not in ways(q, "into_the_heat")
    for phase in ("block", "attack"):
        q = quest(hand="into_the_heat")
        fight(q, "prowlers", phase=phase)
        assert "basic" not in ways(q, "into_the_heat")


@pytest.mark.parametrize(("way", "place"), [("basic", 0), ("strong", -1)])
def test_steady_tempo_may_go_into_the_deck(way: str, place: int) -> None:
    q = quest(hand="steady_tempo", tokens="b", deck="rage rage")
    play(q, "steady_tempo", way)
    q.turn(0).step = "end.clear"
    q.play(end_of_turn.end(q, 0), ["yes"])
    assert "steady_tempo" not in q.names("discard.0")
    drawn = q.names("hand.0")
    assert drawn == (["rage", "rage", "steady_tempo"] if place == 0 else ["steady_tempo", "rage", "rage"])


def test_steady_tempo_may_be_discarded_and_needs_a_deck_to_go_under() -> None:
    q = quest(hand="steady_tempo", tokens="b", deck="rage")
    play(q, "steady_tempo", "basic")
    ended(q, "no", until="end.discard")
    assert q.names("discard.0") == ["steady_tempo"]
    q = quest(hand="steady_tempo", tokens="b", deck="")
    play(q, "steady_tempo", "basic")
    ended(q, until="end.discard")
    assert q.names("discard.0") == ["steady_tempo"]
    q = quest(hand="steady_tempo", tokens="b", deck="")
    play(q, "steady_tempo", "strong")
    ended(q, "yes")
    assert q.names("hand.0") == ["steady_tempo"]


@pytest.mark.parametrize(
    ("way", "answers", "element"),
    [("basic", [], PHYSICAL), ("strong", ["branch:0"], ICE), ("strong", ["branch:1"], FIRE)],
)
def test_diplomacy_blocks_with_influence(way: str, answers: list[str], element: str) -> None:
    q = quest(hand="diplomacy promise", tokens="w")
    fight(q, "prowlers", phase="block")
    assert ways(q, "promise") == ["block"]
    play(q, "diplomacy", way, *answers)
    play(q, "promise", "basic")
    points = 4 if way == "basic" else 6
    q.play(combat.fight(q, 0), ["spend:block"] * points, until="combat.block")
    assert blocking(q) == [(1, element)] * points
    assert q.turn(0).influence == 0


@pytest.mark.parametrize(("way", "points"), [("basic", 3 + 3), ("strong", 5 + 6)])
def test_in_need_counts_wounds_in_hand_and_on_units(way: str, points: int) -> None:
    q = quest(hand="in_need wound wound", tokens="g", units="peasants+ herbalists", step="talk")
    play(q, "in_need", way)
    assert q.turn(0).influence == points
