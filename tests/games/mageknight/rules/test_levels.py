"""Levelling up (LVL)."""

import pytest

from hexameron.games.mageknight.rules import command, levels
from hexameron.kernel.things import EVERYBODY
from tests.games.mageknight.positions import FACES, TestQuest, quest
from tests.games.mageknight.serving import ended
from tests.rules import rule

MINE = "double_time shield_mastery cold_swordsmanship"


def rising(fame: int, *, seats: int = 2, level: int = 1, stack: str = MINE, common: str = "") -> TestQuest:
    """A player (Tovak) whose Fame has risen; the first token named is drawn first."""
    q = quest(seats=seats, advanced="fire_bolt ice_bolt swift_bolt", places=["h-1.0"])
    for name in reversed(stack.split()):
        q.things.make([FACES["skill"][name]], "skill.0")
    for name in common.split():
        q.things.make([FACES["skill"][name]], "skill.common", seen=EVERYBODY)
    q.things.make([FACES["deed"]["crushing_bolt"]] * 3, "advanced.deck")
    q.player(0).fame = fame
    q.player(0).level = level
    return q


@pytest.mark.parametrize(
    ("before", "fame", "after"), [(1, 2, 1), (2, 7, 2), (2, 8, 3), (4, 24, 5), (6, 48, 7), (8, 80, 9)]
)
@rule("MK-LVL-01")
def test_a_line_of_the_fame_track_is_a_level(before: int, fame: int, after: int) -> None:
    q = rising(fame, level=before)
    q.play(levels.level_up(q, 0))
    assert q.player(0).level == after


@rule("MK-LVL-01")
def test_several_levels_in_one_turn() -> None:
    q = rising(15)
    asked = q.play(
        levels.level_up(q, 0),
        [
            "take_skill:{double_time}",
            "buy:{fire_bolt}",
            "buy:{ice_bolt}",
        ],
    ).asked
    assert q.player(0).level == 4
    assert len(asked) == 3, "one Skill is left for the second"
    assert [event["n"] for event in q.told("level.gained")] == [2, 3, 4]


@pytest.mark.parametrize(
    ("level", "armour", "hand", "commands"),
    [
        (1, 2, 5, 1),
        (2, 2, 5, 1),
        (3, 3, 5, 2),
        (4, 3, 5, 2),
        (5, 3, 6, 3),
        (7, 4, 6, 4),
        (9, 4, 7, 5),
        (10, 4, 7, 5),
    ],
)
@rule("MK-LVL-02", "MK-LVL-03", "MK-PLAYER-03")
def test_odd_levels_change_the_token(level: int, armour: int, hand: int, commands: int) -> None:
    q = quest()
    q.player(0).level = level
    assert (q.armour(0), q.hand_limit(0), command.limit(q, 0)) == (armour, hand, commands)


@rule("MK-LVL-02")
def test_an_odd_level_brings_no_skill() -> None:
    q = rising(8, level=2)
    assert q.play(levels.level_up(q, 0)).asked == []
    assert q.player(0).talents == []


@rule("MK-LVL-04", "MK-LVL-05", "MK-LVL-06", "MK-LVL-08")
def test_an_even_level_brings_a_skill_and_an_action() -> None:
    q = rising(3)
    played = q.play(levels.level_up(q, 0), ["take_skill:{shield_mastery}", "buy:{ice_bolt}"])
    assert played.keys("level.skill") == tuple(
        f"take_skill:{q.id(name)}" for name in ("double_time", "shield_mastery")
    )
    assert len(played.keys("level.action")) == 3
    assert q.names("skills.0") == ["shield_mastery"]
    assert q.names("skill.common") == ["double_time"]
    assert q.names("deck.0")[-1] == "ice_bolt"
    assert q.names("advanced.offer") == ["fire_bolt", "swift_bolt", "crushing_bolt"]
    assert q.names("skill.0") == ["cold_swordsmanship"]


@rule("MK-LVL-07", "MKS-SKILL-06")
def test_another_players_skill_costs_the_choice_of_the_action() -> None:
    q = rising(3, common="dark_paths")
    played = q.play(levels.level_up(q, 0), ["take_skill:{dark_paths}"])
    assert "level.action" not in played.prompts(), "the lowest card leaves no choice"
    assert q.names("skills.0") == ["dark_paths"]
    assert sorted(q.names("skill.common")) == ["double_time", "shield_mastery"]
    assert q.names("deck.0")[-1] == "fire_bolt"


@rule("MK-LVL-09")
def test_own_rejected_skills_are_lost() -> None:
    q = rising(3, common="i_feel_no_pain dark_paths")
    keys = q.play(levels.level_up(q, 0), ["take_skill:{dark_paths}"]).keys("level.skill")
    assert f"take_skill:{q.id('i_feel_no_pain')}" not in keys
    assert len(keys) == 3


@rule("MK-LVL-05")
def test_a_short_stack_shows_what_it_has() -> None:
    q = rising(3, stack="double_time")
    q.play(levels.level_up(q, 0), ["buy:{fire_bolt}"])
    assert q.names("skills.0") == ["double_time"]


@rule("MK-LVL-01", "MK-EOT-16")
def test_levels_come_at_the_end_of_the_turn() -> None:
    q = rising(3)
    assert q.player(0).level == 1
    q.turn(0).carded = True
    ended(q, "take_skill:{double_time}", "buy:{fire_bolt}")
    assert q.player(0).level == 2
    assert "fire_bolt" in q.names("hand.0"), "it lay on top of the deck when the hand was filled"


@rule("MKS-SKILL-04", "MKS-SKILL-05")
def test_alone_the_virtual_player_shows_a_skill_for_the_next_time() -> None:
    q = rising(3, seats=1)
    q.things.make([FACES["skill"]["dark_paths"]], "skill.virtual")
    keys = q.play(levels.level_up(q, 0), ["take_skill:{double_time}", "buy:{fire_bolt}"]).keys("level.skill")
    assert len(keys) == 2
    assert sorted(q.names("skill.common")) == ["dark_paths", "shield_mastery"]
