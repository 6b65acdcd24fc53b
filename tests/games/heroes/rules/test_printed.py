"""What talents, Weeks and the parts of Treasure cards do; and that nothing printed is without a test."""

from __future__ import annotations

from pathlib import Path

import pytest

from hexameron.games.heroes.content.artifacts import ARTIFACTS
from hexameron.games.heroes.content.effects import Take
from hexameron.games.heroes.content.heroes import HEROES, TALENTS
from hexameron.games.heroes.content.records import Treasure
from hexameron.games.heroes.content.scrolls import SCROLLS
from hexameron.games.heroes.content.skills import SKILLS
from hexameron.games.heroes.content.tracks import advance_cost
from hexameron.games.heroes.content.treasures import TREASURES
from hexameron.games.heroes.content.weeks import WEEKS
from hexameron.games.heroes.rules import (
    building,
    effects,
    gathering,
    movement,
    recruiting,
    rounds,
    stacks,
    triggered,
    values,
    wounds,
)
from hexameron.games.heroes.rules.sources import Use
from tests.games.heroes.positions import TestConquest, conquest
from tests.games.heroes.rules.fights import (
    creatures,
    duel,
    faction_of,
    fight,
    own,
    rest,
    stack,
    strike,
    wound,
)
from tests.rules import rule


def leading(hero: str, gold: int = 0) -> TestConquest:
    """A conquest of the faction of this hero, who is not in play yet."""
    first = faction_of(hero)
    return conquest(factions=[first, "haven" if first != "haven" else "necropolis"], gold=gold)


# ---------------------------------------------------------------------- talents


def test_aggressor() -> None:
    for hero in ("anton", "sandor"):
        t = fight("1/0", hero=hero)
        assert stacks.attacks(t, stack(t, "s1")) == 2


@pytest.mark.parametrize(("hero", "gold", "resources"), [("kraal", 0, 2), ("slava", 2, 0)])
def test_merchant_and_wealthy(hero: str, gold: int, resources: int) -> None:
    t = leading(hero)
    t.add_hero(hero, at="h2.3")
    t.begin("gathering")
    t.play(gathering.perform(t))
    assert (t.player(0).gold, t.player(0).resources) == (gold, resources)


@pytest.mark.parametrize(("hero", "gold", "resources"), [("sveltana", 0, 5), ("cate", 5, 0)])
def test_quartermaster_and_inheritance(hero: str, gold: int, resources: int) -> None:
    t = leading(hero)
    entered = t.add_hero(hero)
    answers = [] if hero == "sveltana" else ["study:magic", f"pick:t{t.things.order['magic.0'][-1]}"]
    t.play(triggered.come(t, "enters", 0, entered.id), answers)
    assert (t.player(0).gold, t.player(0).resources) == (gold, resources)


@pytest.mark.parametrize("hero", ["sveltana", "mizuki"])
def test_mystic(hero: str) -> None:
    t = leading(hero)
    mystic = t.add_hero(hero)
    t.stack("scroll", "plague slow blessing")
    played = t.play(effects.run(t, Use(0, mystic.id), TREASURES[1].parts[3]), ["pick:{slow}"])
    assert len(played.asked[0].keys) == 3
    assert t.names(f"scrolls.{mystic.id}") == ["scroll.slow"]
    assert sorted(t.names("scroll.discard")) == ["scroll.blessing", "scroll.plague"]


@pytest.mark.parametrize("hero", ["anastasya", "mizuki"])
def test_dimension_traveller(hero: str) -> None:
    t = leading(hero)
    traveller = t.add_hero(hero, at=t.board.portals[0])
    other = t.add_hero("vorlag" if hero == "anastasya" else "irina", at=t.board.portals[0])
    action = t.begin("activation")
    for one, may in ((traveller, True), (other, False)):
        action.hero, action.movement = one.id, 4
        keys = [option.key() for option in movement.options(t, one, action)]
        assert any(key.startswith("portal:") for key in keys) == may


def test_explorer() -> None:
    t = leading("sandor")
    action = t.begin("activation")
    # The mountains of the first tile are at h2.2.
    for hero, may in (("sandor", True), ("kraal", False)):
        walker = t.add_hero(hero, at="h2.1")
        action.hero, action.movement = walker.id, 4
        assert ("go:h2.2" in [option.key() for option in movement.options(t, walker, action)]) == may
        walker.at = ""


def test_leader() -> None:
    t = leading("vorlag")
    hero = t.add_hero("vorlag", army="0/3 0/3")
    t.play(triggered.come(t, "starts", 0, hero.id))
    assert hero.elite == [5, 3, 0, 0]


def test_artifact_seeker() -> None:
    t = leading("hayato")
    seeker = t.add_hero("hayato")
    played = t.play(effects.run(t, Use(0, seeker.id), TREASURES[3].parts[3]), until="artifact.keep")
    assert len(played.asked[0].keys) == 5


@pytest.mark.parametrize("hero", ["cate", "urkala"])
def test_enlightened(hero: str) -> None:
    t = leading(hero)
    entered = t.add_hero(hero)
    t.stack("might.0", "charisma")
    t.play(
        triggered.come(t, "enters", 0, entered.id), ["study:might", f"pick:t{t.find('charisma', 'might.0')}"]
    )
    assert t.names(f"skills.{entered.id}") == ["skill.charisma"]
    assert values.advance_cost(t, entered) == 4


def test_wanderer() -> None:
    t = leading("irina")
    hero = t.add_hero("irina")
    assert values.movement(t, hero) == 5
    hero.at = "h2.3"
    assert values.movement(t, hero) == 4


@pytest.mark.parametrize("hero", ["urkala", "anton", "irina", "anastasya"])
def test_masters_of_shamans_griffins_kenshi_and_vampires(hero: str) -> None:
    """master_of_shamans, master_of_griffins, master_of_kenshi, master_of_vampires."""
    t = leading(hero)
    master = t.add_hero(hero)
    assert (values.price(t, master, 3, elite=False), values.price(t, master, 3, elite=True)) == (2, 3)
    assert (values.price(t, master, 2, elite=False), values.price(t, master, 2, elite=True)) == (2, 4)


@pytest.mark.parametrize("hero", ["kraal", "slava", "hayato", "vorlag"])
def test_chieftains_of_orcs_crossbowmen_shark_guards_and_skeletons(hero: str) -> None:
    """chieftain_of_orcs, chieftain_of_crossbowmen, chieftain_of_shark_guards, chieftain_of_skeletons."""
    t = leading(hero, gold=1)
    chief = t.add_hero(hero, army="1/0")
    t.begin("recruitment")
    t.play(recruiting.perform(t), [f"buy:{chief.id};1;0", "done"])
    assert (chief.basic[0], chief.elite[0]) == (2, 1)


# ---------------------------------------------------------------------- Weeks


@pytest.mark.parametrize(("week", "gold", "resources"), [("plenty", 0, 2), ("gold", 2, 0)])
def test_weeks_of_plenty_and_of_gold(week: str, gold: int, resources: int) -> None:
    t = conquest(week=week)
    t.add_hero("anton")
    t.begin("gathering")
    t.play(gathering.perform(t))
    assert (t.player(0).gold, t.player(0).resources) == (gold, resources)


def test_week_of_enlistment() -> None:
    t = conquest(week="enlistment")
    assert [values.recruit_limit(t, seat) for seat in (0, 1)] == [4, 4]


@pytest.mark.parametrize(("week", "movement_points"), [("wanderer", 5), ("mists", 3)])
def test_weeks_of_the_wanderer_and_of_mists(week: str, movement_points: int) -> None:
    t = conquest(week=week)
    assert values.movement(t, t.add_hero("anton", at="h2.3")) == movement_points
    assert values.movement(t, t.add_hero("vorlag", at="h2.4")) == movement_points


def test_week_of_builders() -> None:
    t = conquest(week="builders", resources=3)
    assert building.level_cost(t, 0) == 3
    keys = [option.key() for option in building.options(t, 0)]
    assert "build:building.haven.elite;0" in keys
    t.player(0).resources = 2
    assert "build:building.haven.income;0" not in [option.key() for option in building.options(t, 0)]


def test_week_of_the_wolf() -> None:
    t = fight("1/0", "common.1", week="wolf", dice="3 8 8 8")
    strike(t, creatures(t).id)
    assert own(t).basic[0] == 0


def test_week_of_fortune() -> None:
    t = conquest(weeks="fortune")
    anton, slava = t.add_hero("anton"), t.add_hero("slava")
    vorlag = t.add_hero("vorlag")
    t.state.step = "round"
    t.play(rounds.play(t), ["pick:{slava}"], until="turn.card")
    assert (anton.luck, slava.luck, vorlag.luck) == (0, 1, 1)


def test_week_of_magic() -> None:
    t = conquest(week="magic")
    assert values.magic(t, t.add_hero("anton")) == 3


def test_night_of_the_spider() -> None:
    t = fight("1/0", "common.1", week="night_of_the_spider")
    assert len(stacks.targets(t, 1)) == 2


@rule("HE-BEND-04")
def test_blood_moon() -> None:
    t = fight("1/0", "common.1", week="blood_moon")
    t.stack("treasure", "treasure.9")
    wound(t, 1, 8, ["hurt:s2;0"])
    rest(t, ["part:{treasure.9};1", "part:{treasure.9};2"])
    assert (t.player(0).gold, t.player(0).resources) == (4, 4)


def test_march_of_the_dead() -> None:
    t = fight("0/0 1/1", "common.3", week="march_of_the_dead", dice="V  8 8 8 V")
    wound(t, 0, 1, ["hurt:s0;0"])
    assert wounds.raisable(t, 0)
    played = strike(t, "s0", ["strike:1;0"])
    assert played.prompts() == ["battle.strike"]
    wound(t, 1, 2, ["hurt:s2;0"])
    strike(t, "s2", ["strike:1;0"])
    assert creatures(t).wounds == 1


def test_week_of_heroes() -> None:
    t = conquest(week="heroes")
    assert values.advance_cost(t, t.add_hero("anton")) == advance_cost(0) - 1


def test_week_of_plunder() -> None:
    t = conquest(week="plunder")
    assert values.zone(t, t.add_hero("anton", at="h2.3")) == 1
    assert values.zone(t, t.add_hero("slava", at="h2.4", skills="logistics")) == 2


def test_week_of_war() -> None:
    t = duel(hero="slava", week="war")
    assert [stacks.attacks(t, one) for one in t.battle.stacks.values() if one.kind == "hero"] == [2, 2]


# ---------------------------------------------------------------------- Treasure cards


@rule("HE-TREAS-01")
@pytest.mark.parametrize("treasure", TREASURES, ids=lambda treasure: treasure.id)
@pytest.mark.parametrize("part", [1, 2])
def test_gold_and_resources_of_treasures(treasure: Treasure, part: int) -> None:
    t = conquest()
    hero = t.add_hero("anton")
    t.stack("treasure", treasure.id)
    t.play(effects.treasure(t, hero, 1), [f"part:{{{treasure.id}}};{part}"])
    effect = treasure.parts[part - 1]
    assert isinstance(effect, Take)
    assert (t.player(0).gold, t.player(0).resources) == (effect.gold, effect.resources)
    assert (effect.gold > 0) == (part == 1)
    assert (effect.resources > 0) == (part == 2)


def taken(
    name: str, part: int, answers: list[str], *, army: str = "3/0 0/3", trophies: str = ""
) -> TestConquest:
    """A part of a Treasure card is taken for Anton."""
    t = conquest()
    hero = t.add_hero("anton", army=army, trophies=trophies)
    t.stack("treasure", name)
    t.stack("scroll", "plague")
    t.stack("artifact", "griffin_sword axe_of_fury")
    t.stack("might.0", "charisma logistics")
    t.play(effects.treasure(t, hero, 1), [f"part:{{{name}}};{part}", *answers])
    return t


@pytest.mark.parametrize(("name", "part", "n"), [("treasure.1", 4, 1), ("treasure.11", 4, 2)])
def test_luck_of_treasures(name: str, part: int, n: int) -> None:
    t = taken(name, part, [])
    assert t.hero(t.hero_id("anton")).luck == n


@pytest.mark.parametrize(("name", "part"), [("treasure.2", 4), ("treasure.5", 3), ("treasure.13", 3)])
def test_scrolls_of_treasures(name: str, part: int) -> None:
    t = taken(name, part, [])
    assert t.names(f"scrolls.{t.hero_id('anton')}") == ["scroll.plague"]


@pytest.mark.parametrize(("name", "part"), [("treasure.4", 4), ("treasure.15", 3)])
def test_artifacts_of_treasures(name: str, part: int) -> None:
    t = taken(name, part, ["pick:{axe_of_fury}"])
    assert t.names(f"artifacts.{t.hero_id('anton')}") == ["artifact.axe_of_fury"]
    assert t.player(0).power == 1


@pytest.mark.parametrize(("name", "part", "n"), [("treasure.3", 3, 2), ("treasure.6", 4, 1)])
def test_upgrades_of_treasures(name: str, part: int, n: int) -> None:
    t = taken(name, part, ["level:1"] * n)
    assert t.hero(t.hero_id("anton")).elite[0] == n


@pytest.mark.parametrize(("name", "part"), [("treasure.7", 4), ("treasure.11", 3)])
def test_recruits_of_treasures(name: str, part: int) -> None:
    t = taken(name, part, [])
    assert t.hero(t.hero_id("anton")).elite[0] == 1
    full = taken(name, part, [], army="5/0 0/4")
    assert full.hero(full.hero_id("anton")).elite[0] == 0


@rule("HE-XP-04", "HE-XP-05")
def test_experience_of_treasures_is_used_at_once_or_lost() -> None:
    t = taken("treasure.10", 3, ["advance:{anton}", "study:might", "pick:{charisma}"])
    assert t.names(f"skills.{t.hero_id('anton')}") == ["skill.charisma"]
    lost = taken("treasure.2", 3, [])
    assert lost.names(f"skills.{lost.hero_id('anton')}") == []
    joined = taken(
        "treasure.2", 3, ["advance:{anton}", "study:might", "pick:{charisma}"], trophies="common.1"
    )
    assert joined.names(f"trophies.{joined.hero_id('anton')}") == []


# ---------------------------------------------------------------------- nothing is left out


def test_every_printed_thing_with_an_effect_has_a_test() -> None:
    here = Path(__file__).parent
    written = "".join((here / name).read_text() for name in ("test_skills.py", "test_scrolls.py"))
    written += "".join((here / name).read_text() for name in ("test_artifacts.py", "test_printed.py"))
    for record in (*SKILLS, *SCROLLS, *ARTIFACTS, *TALENTS, *WEEKS):
        assert record.id.partition(".")[2] in written, record.id
    assert {talent for hero in HEROES for talent in hero.talents} == {talent.id for talent in TALENTS}
