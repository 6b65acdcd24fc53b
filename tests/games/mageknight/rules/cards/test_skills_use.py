"""Skills: when they may be used (SKILL)."""

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.heroes import HEROES
from hexameron.games.mageknight.rules import levels, outside
from hexameron.kernel.things import EVERYBODY
from tests.games.mageknight.positions import FACES, quest
from tests.games.mageknight.serving import ended, usable, use
from tests.rules import rule


@rule("MK-SKILL-01", "MK-PLAYER-11")
def test_each_hero_has_eleven_skills() -> None:
    for hero in HEROES:
        mine = [skill for skill in catalogue.SKILLS if skill.hero == hero.id]
        assert len(mine) == 11
        assert sorted(skill.play for skill in mine if skill.kind == "interactive") == [
            "competitive",
            "cooperative",
        ]
        assert all(skill.kind == "interactive" for skill in mine if skill.play != "any")
        assert [skill.kind for skill in mine if skill.id == "skill.motivation"] == ["round"]


KINDS = {
    "round": [
        "dark_fire_magic",
        "potion_making",
        "white_crystal_craft",
        "green_crystal_craft",
        "red_crystal_craft",
        "flight",
        "inspiration",
        "leaves_in_the_wind",
        "whispers_in_the_treetops",
        "refreshing_bath",
        "refreshing_breeze",
        "know_your_prey",
    ],
    "permanent": ["bonds_of_loyalty"],
}


@rule("MK-SKILL-05", "MK-SKILL-09")
def test_how_often_each_skill_may_be_used() -> None:
    for kind, names in KINDS.items():
        found = [skill.id for skill in catalogue.SKILLS if skill.kind == kind]
        others = ["skill.motivation"] * 5 if kind == "round" else []
        assert sorted(found) == sorted([*(f"skill.{name}" for name in names), *others])
    assert sum(skill.kind == "turn" for skill in catalogue.SKILLS) == 55 - 12 - 5 - 1 - 10


@rule("MK-SKILL-02")
def test_a_gained_skill_lies_open_before_its_owner() -> None:
    q = quest()
    token = q.things.make([FACES["skill"]["dark_paths"]], "skill.0")[0]
    q.things.show(token, EVERYBODY)
    q.play(levels.gain_skill(q, 0, token))
    assert q.names("skills.0") == ["dark_paths"]
    assert usable(q, "dark_paths")


@rule("MK-SKILL-03")
def test_a_skill_of_another_hero_works_like_the_own() -> None:
    q = quest(skills="forward_march dark_paths", units="peasants")
    assert q.player(0).hero == "tovak"
    use(q, "forward_march")
    use(q, "dark_paths")
    assert q.turn(0).move == 2


@pytest.mark.parametrize(("name", "again"), [("dark_paths", True), ("red_crystal_craft", False)])
@rule("MK-SKILL-05", "MK-SKILL-09")
def test_once_a_turn_or_once_a_round(name: str, again: bool) -> None:
    q = quest(skills=name, hand="march")
    use(q, name)
    assert not usable(q, name)
    q.turn(0).carded = True
    ended(q, "done")
    q.turn(0).step = "move"
    assert usable(q, name) == again


@rule("MK-SKILL-05", "MK-ROUND-13")
def test_the_next_round_turns_skills_up() -> None:
    q = quest(skills="red_crystal_craft", hand="march")
    use(q, "red_crystal_craft")
    q.state.step = "prepare"
    q.go_on(until="tactic.choose")
    q.turn(0).step = "move"
    assert usable(q, "red_crystal_craft")


@rule("MK-SKILL-05", "MK-TURN-08")
def test_skills_of_the_round_wait_for_the_own_turn() -> None:
    q = quest(seats=2, skills="red_crystal_craft", step="", places=["h-1.0"])
    q.turn(1).step = "move"
    assert outside.others(q, 1) == {}
