"""What the log tells of small stories, in its order, and on which rules it rests."""

from __future__ import annotations

from hexameron.games.mageknight.rules import (
    between,
    centre,
    combat,
    levels,
    offers,
    rage,
    scenario,
    tactics,
    turn,
    virtual,
)
from hexameron.games.mageknight.state import City, Virtual
from tests.games.mageknight.cards import play
from tests.games.mageknight.fights import attack, block, city, meeting
from tests.games.mageknight.positions import FACES, TestQuest, fight, quest
from tests.games.mageknight.quests import begun
from tests.games.mageknight.rules.test_auction import auctioned
from tests.games.mageknight.serving import attach, use
from tests.rules import rule

TOWER = {"h-3.1": "4"}
NORTH = {"h-3.1": "1"}


def log(q: TestQuest) -> list[str]:
    """What was told: what happened, how much of it, and the rules."""
    return [
        " ".join((event.name, *([str(event.args["n"])] if "n" in event.args else []), *event.rules))
        for event in q.events
    ]


# ---------------------------------------------------------------------- a turn


@rule("MK-CBT-16", "MK-OUT-07")
def test_a_turn_with_an_assault_that_is_won() -> None:
    q = quest(hand="march", tiles=TOWER, at="h-2.1", on={"h-3.1": "monks"}, step="")
    q.play(turn.take(q, 0), ["done"], until="turn.move")
    q.turn(0).move = 5
    q.play(turn.take(q, 0), ["go:h-3.1"], until="combat.ranged")
    attack(q, 5, "siege")
    q.play(turn.take(q, 0), ["aim:f0", "end"], until="end.discard")
    assert log(q) == [
        "turn.begins MK-TURN-20",
        "hero.moves MK-MOVE-05",
        "reputation.changed -1 MK-CBT-02",
        "combat.begins MK-CBT-16",
        "combat.joins",
        "combat.struck 5 MK-RNG-10",
        "combat.defeated MK-RNG-11",
        "fame.gained 4 MK-RNG-12",
        "combat.over MK-OUT-01",
        "assault.won MK-OUT-07",
        "turn.ends MK-TURN-34",
        "level.gained 2 MK-LVL-01",
    ]


@rule("MK-CITY-07")
def test_a_city_that_falls() -> None:
    q = quest(tiles={"h-3.1": "core_6"}, at="h-2.0", move=5, hand="march")
    city(q, "blue", "h-3.1", "prowlers")
    q.play(turn.take(q, 0), ["go:h-3.1"], until="combat.ranged")
    attack(q, 20, "siege")
    q.play(turn.take(q, 0), ["aim:f0"], until="turn.after")
    assert log(q)[-2:] == ["assault.won MK-OUT-07", "city.conquered MK-CITY-07"]


@rule("MK-OUT-16")
def test_an_assault_that_fails() -> None:
    q = quest(hand="march march", tiles=TOWER, at="h-2.1", move=5, on={"h-3.1": "monks"})
    q.play(turn.take(q, 0), ["go:h-3.1", "next", "next"], until="turn.after")
    assert log(q)[-1] == "assault.failed MK-OUT-16"


@rule("MK-BLK-15")
def test_a_block() -> None:
    q = quest(hand="march")
    fight(q, "prowlers", phase="block")
    block(q, 4)
    q.play(combat.fight(q, 0), ["parry:f0;0"], until="combat.block")
    assert log(q) == ["combat.begins MK-CBT-16", "combat.joins", "combat.blocked MK-BLK-15"]


@rule("MK-DMG-16")
def test_a_hero_who_is_knocked_out() -> None:
    q = quest(hand="march rage")
    fight(q, "prowlers", phase="damage")
    q.take_wounds(0, 5)
    assert log(q)[2:] == [
        "wound.taken 5 MK-DMG-14",
        "combat.knocked_out MK-DMG-16",
        "card.discarded MK-EFF-17",
    ]


@rule("MK-EOT-02", "MK-EOT-03")
def test_a_forced_withdrawal() -> None:
    q = quest(seats=2, hand="rage", at="h0.1", places=["h0.1"], step="end.dice")
    q.player(0).trail = ["h0.0"]
    q.play(turn.take(q, 0), until="end.discard")
    assert log(q) == ["wound.taken 1 MK-EOT-03", "hero.withdraws MK-EOT-02"]


@rule("MK-INT-04", "MK-INT-12")
def test_talk_and_who_helps_with_it() -> None:
    q = quest(
        hand="march",
        at="h-3.2",
        tiles=NORTH,
        offer="herbalists",
        reputation=5,
        skills="double_time",
        units="peasants",
        fame=8,
    )
    q.play(turn.take(q, 0), ["skill:{double_time}", "activate:{peasants};2", "interact"], until="turn.talk")
    q.turn(0).influence = 9
    q.play(turn.take(q, 0), ["recruit:{herbalists}"], until="turn.talk")
    assert log(q) == [
        "skill.used MK-SKILL-05",
        "unit.activated MK-UNIT-11",
        "talk.begins 2 MK-INT-04",
        "unit.recruited MK-INT-12",
    ]


@rule("MK-EXPL-02", "MK-REST-05")
def test_a_new_tile_and_a_rest() -> None:
    tiles = {"h-3.1": "1", "h-2.3": "3"}
    q = quest(hand="march wound", tiles=tiles, at="h-3.3", move=2, stack="2")
    q.play(turn.take(q, 0), ["explore:h-5.4"], until="turn.move")
    q.turn(0).path.clear()
    q.play(turn.take(q, 0), ["rest", "done"], until="turn.after")
    assert log(q) == ["tile.revealed MK-EXPL-02", "card.discarded MK-EFF-17", "rest.taken MK-REST-05"]


@rule("MK-SITE-08")
def test_a_village_that_is_plundered_before_the_turn() -> None:
    q = quest(seats=2, hand="march", at="h-3.2", tiles=NORTH, step="", places=["h0.1"])
    q.play(turn.take(q, 0), ["plunder"], until="turn.move")
    assert log(q) == [
        "village.plundered MK-SITE-08",
        "reputation.changed -1 MK-SITE-08",
        "cards.drawn 2",
        "turn.begins MK-TURN-20",
    ]


@rule("MK-WND-06", "MK-WND-07")
def test_healing() -> None:
    q = quest(hand="wound march", heal=2, units="peasants+")
    q.play(turn.take(q, 0), ["heal_hand", "heal_unit:{peasants}"], until="turn.move")
    assert log(q) == ["wound.healed MK-WND-06", "unit.healed MK-WND-07"]


@rule("MK-EFF-10", "MK-EFF-11", "MK-EFF-13")
def test_what_is_gained() -> None:
    q = quest(hand="march")
    q.gain_crystal(0, 1)
    q.gain_token(0, 2)
    q.gain_deed(0, q.find("march"))
    assert log(q) == ["mana.crystal MK-EFF-11", "mana.token MK-EFF-10", "card.gained MK-EFF-13"]


@rule("MK-EOT-10")
def test_an_artifact_that_was_won() -> None:
    q = quest(hand="rage", step="end.rewards")
    q.things.make([FACES["deed"][name] for name in ("ruby_ring", "sapphire_ring")], "artifact.deck")
    q.turn(0).rewards = ["artifact"]
    q.play(turn.take(q, 0), ["pick:{ruby_ring}"], until="end.discard")
    assert log(q) == ["card.gained MK-EOT-10"]


@rule("MK-LVL-01", "MK-LVL-06")
def test_a_new_level() -> None:
    q = quest(fame=2, advanced="ice_bolt")
    q.things.make([FACES["skill"][name] for name in ("double_time", "taunt")], "skill.0")
    q.player(0).fame = 3
    q.play(levels.level_up(q, 0), ["take_skill:{taunt}"])
    assert log(q) == ["level.gained 2 MK-LVL-01", "skill.gained MK-LVL-06", "card.gained MK-EFF-13"]


@rule("MK-SKILL-08")
def test_banners_tactics_and_skills_in_the_centre() -> None:
    q = quest(hand="banner_of_glory", units="peasants")
    attach(q, "banner_of_glory", "peasants")
    assert log(q) == ["banner.attached"]
    q = quest(tactic="right_moment", hand="march")
    q.play(turn.take(q, 0), ["tactic:tactic.right_moment"], until="turn.move")
    assert log(q) == ["tactic.used"]
    q = quest(seats=2, skills="prayer_of_weather", places=["h0.1"])
    use(q, "prayer_of_weather")
    centre.clear(q)
    assert log(q) == ["skill.used MK-SKILL-05", "skill.returned MK-SKILL-08"]


def test_a_hand_that_is_shown() -> None:
    q = quest(seats=2, hands=["mind_read", "rage wound"], tokens="w", places=["h0.1"])
    play(q, "mind_read", "basic", "colour:2")
    assert log(q) == ["card.played", "mana.crystal MK-EFF-11", "hand.shown"]


@rule("MK-PVPO-04")
def test_a_duel_that_is_a_draw() -> None:
    q = meeting()
    q.play(turn.take(q, 0), ["participate:0", "pass", "pass"], until="turn.after")
    assert log(q)[-1] == "duel.draw MK-PVPO-04"


# ---------------------------------------------------------------------- rounds and scenarios


@rule("MK-ROUND-23", "MK-ROUND-25")
def test_the_end_comes() -> None:
    q = quest(seats=2, hand="march", deck="", step="start", places=["h0.1"])
    q.play(turn.take(q, 0), ["announce"])
    assert log(q) == ["round.announced MK-ROUND-23"]
    q = quest(seats=2, scenario="first_reconnaissance", places=["h0.1"])
    q.state.cities["blue"] = City(cell="h-3.1")
    scenario.check_goal(q, 1)
    assert log(q) == ["game.finale MK-ROUND-25"]


@rule("MK-ROUND-02", "MK-TACT-01")
def test_a_round_begins() -> None:
    q = quest(seats=2, step="", source="rb", dice="rb", places=["h0.1"])
    q.state.step = "prepare"
    for player in q.state.players:
        player.tactic = ""
    q.go_on(["choose:tactic.long_night"], until="tactic.choose")
    assert log(q) == [
        "round.begins 3 MK-ROUND-02",
        "source.rolled MK-SETUP-15",
        "cards.drawn 5",
        "cards.drawn 5",
        "tactic.chosen MK-TACT-01",
    ]


@rule("MK-ROUND-04", "MK-ROUND-10")
def test_what_leaves_the_offers() -> None:
    q = quest(spells="chill fireball", offer="peasants")
    q.play(offers.renew(q, "spell.offer"))
    offers.clear_units(q)
    assert log(q) == ["offer.leaves MK-ROUND-10", "offer.leaves MK-ROUND-04"]


@rule("MKS-VP-19", "MKS-VP-21", "MKS-SOLO-11")
def test_the_virtual_player() -> None:
    q = quest(step="", advanced="ice_bolt fire_bolt", spells="fireball")
    q.state.virtual = Virtual(hero="goldyx", crystals=[0, 0, 0, 0])
    q.state.tactics = ["tactic.rethink"]
    q.play(virtual.new_round(q))
    tactics._virtual_tactic(q)
    assert log(q) == ["virtual.gains MKS-VP-19", "virtual.crystal MKS-VP-21", "tactic.virtual MKS-SOLO-11"]


@rule("MK-GAME-03", "MKS-VP-02", "MKS-TEAM-02", "MKS-AUC-06")
def test_the_set_up() -> None:
    assert log(begun("full_cooperation", 2)) == [
        "hero.chosen MK-GAME-03",
        "hero.chosen MK-GAME-03",
        "virtual.hero MKS-VP-02",
        "source.rolled MK-SETUP-15",
        *["tile.revealed MK-EXPL-02"] * 3,
        *["cards.drawn 5"] * 2,
        "tactic.virtual MKS-SOLO-11",
    ]
    assert log(begun("full_conquest", 4, {"teams": "random"}))[0] == "teams.made MKS-TEAM-02"
    answers = ["choose:tovak", "bid:2", "bid:5", "pass", "pass", "choose:goldyx", "pass", "choose:arythea"]
    assert log(auctioned(0, answers)[0])[:2] == ["hero.sold 5 MKS-AUC-06", "hero.chosen MK-GAME-03"]


@rule("MKS-RAGE-04", "MKS-DAY-05", "MKS-ONE-08", "MKS-FCOOP-12")
def test_what_comes_between_two_rounds() -> None:
    q = quest(seats=2, variants={"rage": "more"}, dice="rrk", tiles={"h-3.1": "2"})
    q.play(rage.after_round(q))
    q.play(between._dusk(q))
    assert log(q) == ["rage.returns MKS-RAGE-04", "dusk.rolled MKS-DAY-05"]
    q = quest(seats=2, scenario="one_returns", places=["h0.1"])
    between._close_portal(q)
    assert log(q) == ["hero.lost MKS-ONE-08", "portal.closed MKS-ONE-08"]
    q = quest(seats=2, scenario="full_cooperation", places=["h0.1"])
    q.player(1).tactic = "tactic.rethink"
    q.play(between._give_up_tactic(q), ["choose:tactic.rethink"] * 2)
    assert log(q) == ["tactic.removed MKS-FCOOP-12"]


@rule("MKS-DRUID-08", "MKS-DRUID-10", "MKS-DUNG-08")
def test_what_only_some_scenarios_know() -> None:
    q = quest(seats=2, scenario="druid_nights", hand="march", at="h-3.1", tiles=NORTH, places=["h0.1"])
    q.play(turn.take(q, 0), ["mark:"], until="turn.move")
    assert log(q) == ["glade.marked MKS-DRUID-08"]
    q = quest(seats=2, scenario="druid_nights", night=True, hand="march", at="h-3.0", tiles=NORTH)
    q.player(1).at = "h0.1"
    q.play(turn.take(q, 0), ["incant"], until="turn.after")
    assert log(q) == ["incantation.performed MKS-DRUID-10"]
    tiles = {"h-3.1": "1", "h-2.3": "3"}
    q = quest(seats=2, scenario="dungeon_lords", tiles=tiles, at="h-3.3", move=2, stack="2", hand="march")
    q.player(1).at = "h0.1"
    q.play(turn.take(q, 0), ["explore:h-5.4", "hide:h-5.4"], until="turn.move")
    assert log(q) == ["tile.revealed MK-EXPL-02", "entrance.hidden MKS-DUNG-08"]
