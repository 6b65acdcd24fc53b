"""Combat between players: who takes part, and what comes of it."""

import pytest

from hexameron.games.mageknight.content.colours import RED
from hexameron.games.mageknight.content.tracks import level_at
from hexameron.games.mageknight.rules import duel, turn
from hexameron.games.mageknight.state import Die, Modifier, Talent
from tests.games.mageknight.fights import attack, block, deed, meeting, the_duel
from tests.games.mageknight.positions import FACES, TestQuest, quest
from tests.games.mageknight.rules.clashes import clash, damage, go
from tests.rules import rule


def empty(q: TestQuest, zone: str) -> None:
    for card in list(q.things.in_zone(zone)):
        q.things.move(card, "gone")


# ---------------------------------------------------------------------- start and participation


@rule("MK-PVP-01", "MK-PVP-03", "MK-SHARE-03")
def test_staying_with_another_hero_is_an_attack_on_him() -> None:
    q = quest(seats=2, hands=["march", "march"], tiles={"h-3.1": "4"}, at="h-1.0", places=["h-2.0"], move=2)
    keys = go(q, ["go:h-2.0"], until="turn.move")
    assert "attack:p1" in keys
    assert "end" not in keys
    go(q, ["attack:p1"], until="duel.participate")
    assert (the_duel(q).aggressor, the_duel(q).defender) == (0, 1)
    assert the_duel(q).origin == "h-1.0"
    assert (q.turn(0).step, q.turn(0).acted) == ("duel", True), "it is the Action of the turn"


@rule("MK-TURN-33")
@pytest.mark.parametrize("agile", [True, False])
def test_points_that_were_not_used_are_lost_when_the_attack_begins(*, agile: bool) -> None:
    q = quest(seats=2, hands=["march", "march"], at="h-2.0", places=["h-2.0"], tiles={"h-3.1": "4"}, move=3)
    q.turn(0).influence = q.turn(0).heal = 2
    if agile:
        q.turn(0).modifiers.append(Modifier(kind="move_as_attack"))
    go(q, ["attack:p1"], until="duel.participate")
    assert (q.turn(0).move, q.turn(0).influence, q.turn(0).heal) == (3 if agile else 0, 0, 0)


@rule("MK-PVP-04", "MK-PVP-06", "MK-PVP-07", "MK-PVP-20")
def test_the_defender_only_fights() -> None:
    q = meeting()
    empty(q, "deck.1")
    keys = go(q, until="duel.participate")
    assert keys == ("participate:1", "participate:0"), "no announcement, though the deck is empty"
    keys = go(q, ["participate:1"], until="duel.attack")
    assert not [key for key in keys if key.startswith(("go", "explore", "interact", "rest", "announce"))]
    the_duel(q).step, the_duel(q).attacker, the_duel(q).stage = "melee", 1, "attack"
    assert [key for key in go(q, until="duel.attack") if key.endswith(";attack")]
    the_duel(q).attacker, the_duel(q).stage = 0, "block"
    assert [key for key in go(q, until="duel.block") if key.endswith(";block")]


@rule("MK-PVP-05")
def test_the_defender_may_first_do_what_is_done_before_a_turn() -> None:
    q = meeting(cell="h-2.1")
    keys = go(q, until="duel.participate")
    assert "plunder" in keys
    go(q, ["plunder"], until="duel.participate")
    assert len(q.hand(1)) == 3
    assert q.player(1).reputation == -1


@rule("MK-PVP-08", "MK-PVP-09", "MK-SHARE-10")
def test_full_participation_takes_the_next_turn_in_advance() -> None:
    q = clash(full=True)
    assert q.player(1).token_down
    assert not duel.allowed(q, 0, 1)
    q.state.duel = None
    q.turn(1).step = "start"
    empty(q, "deck.1")
    played = q.play(turn.take(q, 1))
    assert played.asked == [], "the turn is skipped, without a chance to announce the end"
    assert not q.player(1).token_down


@rule("MK-PVP-10")
@pytest.mark.parametrize(("night", "colour"), [(False, 4), (True, 5)])
def test_full_participation_brings_what_a_turn_begins_with(*, night: bool, colour: int) -> None:
    q = clash(tile="1", cell="h-3.1", night=night)
    assert q.turn(1).tokens[colour] == 1
    q = clash(tile="1", cell="h-3.1", night=night, full=False)
    assert sum(q.turn(1).tokens) == 0


@rule("MK-PVP-11", "MK-PVP-16", "MK-PVP-17")
@pytest.mark.parametrize("full", [True, False])
def test_dice_and_skills_are_for_full_participation(*, full: bool) -> None:
    q = clash("melee", attacker=1, hands=("march", "rage"), full=full)
    q.state.source = [Die(face=0)]
    token = q.things.make([FACES["skill"]["cold_swordsmanship"]], "skills.1", seen=-1)[0]
    q.player(1).talents.append(Talent(token=token))
    keys = go(q, until="duel.attack")
    assert (q.written("play:{rage};strong") in keys) == full
    assert any(key.startswith("skill") for key in keys) == full


@rule("MK-PVP-11", "MK-PVP-15")
@pytest.mark.parametrize("full", [True, False])
@pytest.mark.parametrize("tactic", ["right_moment", "mana_search"])
def test_tactics_of_an_own_turn_are_for_full_participation(tactic: str, *, full: bool) -> None:
    q = clash("melee", attacker=1, full=full)
    q.player(1).tactic = f"tactic.{tactic}"
    assert (f"tactic:tactic.{tactic}" in go(q, until="duel.attack")) == full


@rule("MK-PVP-16", "MK-TACT-10")
@pytest.mark.parametrize("full", [True, False])
def test_a_stolen_die_is_for_an_own_turn(*, full: bool) -> None:
    q = clash("melee", attacker=1, hands=("march", "rage"), full=full)
    q.player(1).tactic = "tactic.mana_steal"
    q.state.source = [Die(face=RED, holder=1)]
    assert (q.written("play:{rage};strong") in go(q, until="duel.attack")) == full


@rule("MK-PVP-09", "MK-TACT-13")
def test_an_extra_turn_of_a_full_defender_takes_the_place_of_the_skipped_one() -> None:
    q = clash("melee", hands=("march", "march"))
    q.player(1).tactic = "tactic.right_moment"
    go(q, ["pass", "tactic:tactic.right_moment", "pass", "end"], until="turn.after")
    assert q.state.duel is None
    assert not q.turn(1).step
    assert not q.player(1).token_down, "his turn is still to come"
    assert not q.told("turn.skipped")


@rule("MK-PVP-16")
def test_a_partial_defender_may_use_crystals() -> None:
    q = clash("melee", attacker=1, hands=("march", "rage"), full=False)
    q.player(1).crystals[0] = 1
    assert q.written("play:{rage};strong") in go(q, until="duel.attack")


@rule("MK-PVP-16", "MK-SKILL-07")
def test_a_frozen_source_takes_no_die_that_only_an_effect_gives() -> None:
    q = clash("melee", attacker=1, hands=("march", "mana_draw rage"), full=False)
    q.state.source = [Die(face=0)]
    frost = q.things.make([FACES["skill"]["source_freeze"]], "skill.centre")[0]
    q.player(0).talents.append(Talent(token=frost, used="centre"))
    assert q.written("play:{rage};strong") not in go(q, until="duel.attack")
    assert q.written("play:{rage};strong") in go(q, ["play:{mana_draw};basic"], until="duel.attack")


@rule("MK-PVP-12", "MK-PVP-13", "MK-PVPO-04", "MK-PVPO-05", "MK-PVP-22", "MK-PVPM-13")
def test_after_the_fight_a_full_defender_heals_and_ends_his_turn() -> None:
    q = clash("melee", hands=("march", "tranquility wound march"))
    q.turn(1).carded = True
    keys = go(q, ["pass", "pass"], until="turn.after")
    assert q.written("play:{tranquility};basic") in keys
    assert q.player(0).at == "h-1.0", "after a draw the Aggressor goes back"
    assert (q.player(0).fame, q.player(1).fame) == (0, 0)
    assert not q.wounds_in_hand(0)
    go(q, ["end", "done"], until="turn.after")
    assert len(q.hand(1)) == 6, "filled to limit 5, and 1 more by planning"
    assert q.turn(1).step == ""
    assert q.turn(0).step == "after"


@rule("MK-PVPO-05")
def test_from_an_unsafe_space_the_aggressor_goes_on_for_a_wound() -> None:
    q = clash("melee")
    the_duel(q).origin = "h-3.1"
    q.player(0).trail = ["h-1.0", "h-3.1"]
    q.turn(0).carded = True
    q.turn(1).carded = True
    the_duel(q).full = False
    go(q, ["pass", "pass", "end"], until="end.discard")
    assert q.player(0).at == "h-1.0"
    assert len(q.wounds_in_hand(0)) == 1


@rule("MK-PVP-14")
def test_without_a_card_there_is_no_full_participation() -> None:
    q = meeting(("march", "wound wound"))
    keys = go(q, until="duel.participate")
    assert keys == ("participate:0",)
    go(q, keys[:1], until="duel.attack")
    assert not the_duel(q).full
    assert not q.player(1).token_down


@rule("MK-PVP-15", "MK-PVP-18", "MK-PVP-19")
def test_partial_participation_ends_with_the_fight_and_leaves_the_turn_to_come() -> None:
    q = clash("melee", hands=("march", "rage tranquility wound"), full=False)
    q.turn(1).tokens[0] = 1
    q.turn(1).carded = True
    before = len(q.hand(1))
    keys = go(q, ["pass", "pass"], until="turn.after")
    assert q.state.duel is None
    assert "end" in keys
    assert q.turn(1).step == ""
    assert len(q.hand(1)) == before
    assert q.turn(1).tokens[0] == 1
    assert not q.player(1).token_down
    assert duel.allowed(q, 0, 1)
    assert q.turn(1).dice == 1, "his own turn has its die"
    assert not q.turn(1).carded, "in it he has not used a card yet"


@rule("MK-PVP-19", "MK-TURN-19")
def test_what_a_partial_defender_played_is_put_away_when_his_turn_goes_by() -> None:
    q = clash("melee", hands=("march", "rage"), full=False)
    empty(q, "deck.1")
    q.turn(1).tokens[0] = 1
    q.things.move(q.find("rage", "hand.1"), "play.1")
    q.turn(1).thrown.append(deed(q, "ruby_ring", "play.1"))
    q.state.source = [Die(face=0, holder=1)]
    q.turn(1).taken = [0]
    q.dice.script = [3]
    q.turn(0).step, q.state.duel, q.turn(1).step = "", None, ""
    q.state.place = 1
    q.play(turn.take(q, 1))
    assert q.state.announced == 1, "with neither hand nor deck"
    assert (q.names("play.1"), q.names("discard.1"), q.names("gone")[-1]) == ([], ["rage"], "ruby_ring")
    assert q.state.source == [Die(face=3)], "the die that an effect gave him is rolled and goes back"
    assert sum(q.turn(1).tokens) == 0


@rule("MK-PVP-21", "MK-PVPR-01", "MK-PVPR-19", "MK-PVPM-01")
def test_the_defender_begins_at_range_and_the_aggressor_in_melee() -> None:
    q = meeting(("march concentration", "march concentration"))
    played = q.play(turn.take(q, 0), ["participate:1", "pass", "pass", "pass"], until="duel.attack")
    assert [(asked.seat, asked.prompt) for asked in played.asked[1:]] == [
        (1, "duel.attack"),
        (0, "duel.attack"),
        (0, "duel.attack"),
        (1, "duel.attack"),
    ]
    assert the_duel(q).step == "melee"


# ---------------------------------------------------------------------- the outcome


@rule("MK-PVPO-01", "MK-PVPO-02", "MK-PVPO-03", "MK-PVPO-06")
@pytest.mark.parametrize("attacker", [0, 1])
@pytest.mark.parametrize(
    ("winner", "loser", "gain"), [(0, 8, 5), (0, 3, 3), (4, 5, 1), (4, 4, 0), (5, 4, 0), (8, 0, 0)]
)
def test_the_weaker_the_winner_the_more_fame(winner: int, loser: int, gain: int, attacker: int) -> None:
    q = clash("melee", attacker=attacker)
    for seat, fame in ((attacker, winner), (1 - attacker, loser)):
        q.player(seat).fame, q.player(seat).level = fame, level_at(fame)
    damage(q, 9)
    go(q, ["push:h-1.0"], until="turn.after")
    assert q.player(attacker).fame == winner + gain
    assert q.player(1 - attacker).fame == loser


# ---------------------------------------------------------------------- partial participation, meanwhile


@rule("MK-PVP-05", "MK-PVP-17", "MK-TURN-04")
@pytest.mark.parametrize("full", [True, False])
def test_a_partial_defender_still_acts_as_in_the_turn_of_another(*, full: bool) -> None:
    q = clash("melee", cell="h-2.1", full=full)
    attack(q, 5)
    keys = go(q, ["declare"], until="duel.block")
    assert ("plunder" in keys) == (not full), "who takes his turn in advance is not before it any more"
    if not full:
        before = len(q.hand(1))
        assert "plunder" not in go(q, ["plunder"], until="duel.block")
        assert len(q.hand(1)) == before + 2


@rule("MK-PVP-17")
def test_a_partial_defender_may_be_motivated_in_the_fight() -> None:
    q = clash("melee", attacker=1, full=False)
    token = q.things.make([FACES["skill"]["motivation"]], "skills.1", seen=-1)[0]
    q.player(1).talents.append(Talent(token=token))
    before = len(q.hand(1))
    go(q, [f"skill:t{token}"], until="duel.attack")
    assert len(q.hand(1)) == before + 2
    assert q.player(1).motivated == 1, "the next one may follow his next turn"


@rule("MK-PVP-15")
@pytest.mark.parametrize("full", [True, False])
def test_time_is_bent_only_in_an_own_turn(*, full: bool) -> None:
    q = clash("melee", attacker=1, hands=("march", "space_bending march"), full=full, night=True)
    q.turn(1).tokens = [0, 1, 0, 0, 0, 1]
    assert (q.written("play:{space_bending};strong") in go(q, until="duel.attack")) == full


@rule("MK-PVP-18", "MK-PVP-19")
def test_points_and_effects_of_a_partial_defender_end_with_the_fight() -> None:
    q = clash("melee", full=False)
    his = q.turn(1)
    his.tokens[2], his.influence, his.recruited = 1, 3, 1
    his.modifiers.append(Modifier(kind="learning", n=3))
    his.seen += ["sparing", "glory.7"]
    go(q, ["pass", "pass"], until="turn.after")
    after = q.turn(1)
    assert (after.tokens[2], after.influence, after.recruited, after.modifiers) == (1, 0, 0, [])
    assert after.seen == ["sparing"], "that is for once before the turn"


@rule("MK-PVPM-07", "MK-EOT-05")
@pytest.mark.parametrize("stolen", [True, False])
def test_an_artifact_that_was_stolen_is_not_thrown_away_by_who_lost_it(*, stolen: bool) -> None:
    q = clash("melee")
    ring = deed(q, "ruby_ring", "play.1")
    q.turn(1).thrown.append(ring)
    damage(q, 5)
    go(q, ["steal:{ruby_ring}" if stolen else "hurt_hero"], until="duel.attack" if stolen else "duel.damage")
    assert (ring in q.turn(1).thrown) is not stolen
    assert q.things.zone[ring] == ("discard.0" if stolen else "play.1")


@rule("MK-PVPO-04", "MK-PVP-22")
def test_what_lasts_for_a_fight_ends_with_it_for_both() -> None:
    q = clash("melee")
    for seat in (0, 1):
        for until in ("phase", "combat", "turn"):
            q.turn(seat).modifiers.append(Modifier(kind="glory", n=1, until=until))
        q.turn(seat).carded = True
        attack(q, 1, seat=seat)
        block(q, 1, seat=seat)
        q.turn(seat).move = 3
    go(q, ["pass", "pass"], until="turn.after")
    for seat in (0, 1):
        now = q.turn(seat)
        assert [one.until for one in now.modifiers] == ["turn"]
        assert (now.combat, now.strikes, now.guards, now.move) == (None, [], [], 0)


@rule("MK-PVP-03", "MK-PVPR-03", "MK-PVPR-09", "MK-PVPR-14", "MK-PVPM-07", "MK-PVPM-12")
@pytest.mark.parametrize("attacker", [0, 1])
def test_the_log_tells_a_whole_duel_with_its_rules(attacker: int) -> None:
    units = ("", "peasants") if attacker == 0 else ("peasants", "")
    q = clash("melee", attacker=attacker, units=units)
    other = 1 - attacker
    ring = deed(q, "ruby_ring", f"discard.{other}")
    attack(q, 20, seat=attacker)
    block(q, 1, seat=other)
    answers = ["declare", "done", "hurt_unit:{peasants}", "steal:{ruby_ring}", "push:h-1.0"]
    go(q, answers, until="turn.after")
    names = ("begins", "joins", "attacks", "blocks", "steals", "pushes")
    duels = {f"duel.{name}" for name in names}
    told = [
        (event.name, event.args.get("seat", event.args.get("unit")), event.args.get("n"), event.rules)
        for event in q.events
        if event.name in duels | {"unit.wounded"}
    ]
    me, victim = f"p{attacker}", f"p{other}"
    assert told == [
        ("duel.begins", "p0", None, ("MK-PVP-03",)),
        ("duel.joins", "p1", None, ()),
        ("duel.attacks", me, 20, ("MK-PVPR-03",)),
        ("duel.blocks", victim, 19, ("MK-PVPR-09",)),
        ("unit.wounded", q.id("peasants"), 1, ("MK-PVPR-14",)),
        ("duel.steals", me, None, ("MK-PVPM-07",)),
        ("duel.pushes", me, None, ("MK-PVPM-12",)),
    ]
    assert q.things.zone[ring] == f"discard.{attacker}"


@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_log_tells_whether_a_banner_of_fortitude_kept_off_a_wound(answer: str) -> None:
    q = clash("melee", units=("", "peasants"))
    q.player(1).troops[0].banner = deed(q, "banner_of_fortitude", "banner.1")
    damage(q, 3)
    q.play(turn.take(q, 0), ["hurt_unit:{peasants}", answer], until="duel.attack")
    assert [len(q.told(name)) for name in ("unit.unharmed", "unit.wounded")] == (
        [1, 0] if answer == "yes" else [0, 1]
    )
