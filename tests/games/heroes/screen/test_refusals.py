"""What is refused, with the reason and the rule."""

from __future__ import annotations

import random

import pytest

from hexameron.games.heroes.meta import GAME
from hexameron.games.heroes.rules import activation, battle
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Question, Setup
from hexameron.kernel.match import Match
from hexameron.kernel.rulebook import Rulebook
from hexameron.kernel.text import Catalogue
from tests.games.heroes.positions import TestConquest, conquest


def refused(t: TestConquest, prompt: str, seat: int = 0) -> dict[str, tuple[str, str]]:
    """The reasons and rules by the option's key."""
    return {
        no.option.key(): (no.why.id.removeprefix("refused."), no.rule)
        for no in GAME.refused[prompt](t.state, Question(seat, prompt, ()))
    }


def marching(at: str, scrolls: str = "") -> TestConquest:
    """Anton of Haven is on the move, with full movement."""
    t = conquest()
    t.add_hero("anton", at=at, scrolls=scrolls)
    activation.activate(t, t.hero(t.hero_id("anton")), t.begin("activation"))
    return t


def test_ground_that_bars_the_way() -> None:
    t = marching("h2.3")
    terrain = t.board.terrain
    found = refused(t, "hero.move")
    barred = [field for field in t.board.neighbours["h2.3"] if terrain[field] == "mountains"]
    assert barred
    for field in barred:
        assert found[f"go:{field}"] == ("mountains", "HE-MOVE-04")
    t.action.movement = 0
    assert refused(t, "hero.move")[f"go:{t.board.neighbours['h2.3'][0]}"] == ("movement", "HE-MOVE-01")


def test_water_and_cities_of_others() -> None:
    t = marching("h3.3")
    for field, what in (("water", "water"), ("city", "city")):
        target = (
            t.player(1).city
            if field == "city"
            else next(one for one, terrain in t.board.terrain.items() if terrain == "water")
        )
        hero = t.hero(t.hero_id("anton"))
        hero.at = next(
            one for one in t.board.neighbours[target] if t.board.terrain[one] == "open" and one != target
        )
        assert refused(t, "hero.move")[f"go:{target}"][0] == what


def test_one_battle_is_all() -> None:
    t = marching("h1.1")
    t.guard("h1.2", "goblins")
    assert "go:h1.2" not in refused(t, "hero.move")
    t.action.fought = True
    assert refused(t, "hero.move")["go:h1.2"] == ("fought", "HE-ACT-03")
    assert refused(t, "hero.move")["seize:h1.1"] == ("fought", "HE-ACT-03")


def test_protected_and_explored_fields() -> None:
    t = marching("h1.1")
    t.state.owners["h1.1"] = 1
    assert "seize:h1.1" not in refused(t, "hero.move")
    t.add_hero("vorlag", at="h3.1")
    assert refused(t, "hero.move")["seize:h1.1"] == ("protected", "HE-CTRL-05")
    explored = next(field for field, site in t.board.site.items() if site.use == "explore")
    t.hero(t.hero_id("anton")).at = explored
    assert refused(t, "hero.move")[f"explore:{explored}"] == ("explored", "HE-EXPL-11")


def test_idle_heroes() -> None:
    t = conquest()
    anton = t.add_hero("anton")
    slava = t.add_hero("slava", army="")
    t.begin("activation").activated.append(anton.id)
    found = refused(t, "activation.hero")
    assert found[f"activate:{anton.id}"] == ("activated", "HE-ACT-01")
    assert found[f"activate:{slava.id}"] == ("no_army", "HE-ACT-04")


def test_buildings() -> None:
    t = conquest(resources=3, gold=0)
    t.begin("construction")
    found = refused(t, "building.what")
    assert found["build:building.haven.market;0"] == ("resources", "HE-BUILD-04")
    assert found["build:building.haven.hall;0"] == ("level", "HE-BUILD-04")
    assert found["raise:2"] == ("resources", "HE-BUILD-02")
    assert "build:building.haven.limit;0" not in found
    assert "build:building.haven.income;0" not in found
    t = conquest(resources=0, gold=3)
    t.begin("construction")
    assert "build:building.haven.income;0" not in refused(t, "building.what"), "gold pays for it, too"
    t = conquest(resources=20, gold=20)
    t.player(0).level = 4
    assert refused(t, "building.what")["build:building.haven.asha;0"] == ("tear", "HE-BUILD-06")


def test_units_and_heroes() -> None:
    t = conquest(gold=1)
    anton = t.add_hero("anton", army="0/3 1/2")
    t.begin("recruitment")
    found = refused(t, "recruiting.what")
    assert f"buy:{anton.id};1;0" not in found
    assert found[f"buy:{anton.id};1;1"] == ("no_elite", "HE-RECR-05")
    assert found[f"promote:{anton.id};2"] == ("no_elite", "HE-RECR-09")
    assert found[f"buy:{anton.id};2;0"] == ("level", "HE-RECR-02")
    assert found[f"hire:{t.hero_id('slava')}"] == ("no_hall", "HE-RECR-11")
    t.build(0, "hall", "elite")
    assert refused(t, "recruiting.what")[f"hire:{t.hero_id('slava')}"] == ("gold", "HE-RECR-11")
    t.action.bought = 3
    assert refused(t, "recruiting.what")[f"buy:{anton.id};1;0"] == ("limit", "HE-RECR-04")
    t.action.bought = 0
    t.player(0).gold = 0
    assert refused(t, "recruiting.what")[f"buy:{anton.id};1;0"] == ("gold", "HE-RECR-01")
    t.arm(anton, "5/3 0/1")
    assert refused(t, "recruiting.what")[f"buy:{anton.id};1;0"] == ("command", "HE-RECR-06")
    t.arm(anton, "5/3 0/0")
    assert refused(t, "recruiting.what")[f"buy:{anton.id};1;0"] == ("reserve", "HE-RECR-03")
    anton.at = "h3.3"
    assert refused(t, "recruiting.what")[f"buy:{anton.id};1;0"] == ("away", "HE-RECR-01")


def test_scrolls_ask_for_magic() -> None:
    t = marching("h3.3", scrolls="teleportation healing")
    found = refused(t, "hero.move")
    assert found[f"scroll:{t.id('teleportation')};0"] == ("magic", "HE-SCROLL-02")
    assert f"scroll:{t.id('scroll.healing')};0" not in found


def test_defended_stacks_and_the_hero() -> None:
    t = conquest(factions=("haven", "necropolis"))
    anton = t.add_hero("anton", at="h3.3")
    t.add_hero("vorlag", at="h3.4")
    t.begin("activation")
    battle.begin(t, anton, "h3.4", foe=t.hero_id("vorlag"))
    t.battle.acting = next(id_ for id_, one in t.battle.stacks.items() if one.side == 0 and one.level == 1)
    skeletons = next(id_ for id_, one in t.battle.stacks.items() if one.side == 1 and one.level == 1)
    assert refused(t, "battle.aim") == {f"aim:{skeletons}": ("defended", "HE-ABIL-03")}
    pawn = next(id_ for id_, one in t.battle.stacks.items() if one.side == 1 and one.kind == "hero")
    assert refused(t, "battle.wound", 1) == {f"hurt:{pawn};0": ("hero_unhurt", "HE-WOUND-08")}


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_both_offered_and_refused_and_all_reasons_can_be_read(seed: int) -> None:
    catalogues = [Catalogue(language, [GAME.folder / "texts"], strict=True) for language in ("pl", "en")]
    known = [rule.id for rule in Rulebook.load(GAME.folder / "rulebook.yaml").rules]
    chooser = random.Random(seed)
    match = Match(GAME, Setup(scenario="conquest", seats=2), Fairness.from_seed(seed))
    reasons: dict[str, None] = {}
    for _ in range(600):
        if match.result is not None:
            break
        seat = chooser.choice(list(match.pending))
        question = match.question(seat)
        assert question is not None
        offered = [option.key() for option in question.options]
        for no in question.refused:
            assert no.option.key() not in offered
            assert no.rule in known
            reasons[no.why.id] = None
            for catalogue in catalogues:
                assert catalogue.render(no.why).endswith(".")
        match.choose(seat, chooser.choice(match.options(seat)))
    assert len(reasons) > 6
