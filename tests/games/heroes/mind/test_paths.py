"""The ways of heroes: what bits find must be what walking step by step finds."""

from __future__ import annotations

import pytest

from hexameron.games.heroes.mind.paths import FARTHEST, paths
from hexameron.games.heroes.rules import activation
from hexameron.games.heroes.state import Hero
from tests.games.heroes.mind.test_prior import WEEKS, weights
from tests.games.heroes.positions import TestConquest, conquest
from tests.games.heroes.rules.marching import ready


def walked(t: TestConquest, hero: Hero, *, mountains: bool = False) -> dict[str, int]:
    """The distances of all fields, one step after the other. Nobody goes on from creatures or the city."""
    city = t.owner(hero).city
    found = {hero.at: 0}
    edge = [hero.at]
    for here in edge:
        if found[here] == FARTHEST or (here != hero.at and (here in t.state.encounters or here == city)):
            continue
        for beside in t.board.neighbours[here]:
            if beside not in found and t.board.passable(here, beside, mountains, city):
                found[beside] = found[here] + 1
                edge.append(beside)
    return found


@pytest.mark.parametrize("at", ["h1.1", "h6.6", "h9.3", "h12.12", "h3.10"])
@pytest.mark.parametrize("mountains", [False, True])
def test_distances_are_those_of_single_steps(at: str, mountains: bool) -> None:
    t = conquest(tiles="3 1/2 7 4/3 5 6/1 2 8 9", factions=("haven", "stronghold"))
    hero = t.add_hero("sandor" if mountains else "anton", at=at)
    for number, field in enumerate([*t.board.guarded][::2], start=1):
        t.guard(field, f"common.{number}")
    assert ("through_mountains" in t.abilities(hero).permits) is mountains
    reach = paths(t, hero).since(at)
    expected = walked(t, hero, mountains=mountains)
    assert {field: far for field in t.board.fields if (far := reach.far(field)) is not None} == expected
    assert len(expected) > 20
    spots = [*t.board.site, *t.board.guarded, t.owner(hero).city]
    assert reach.spots == {field: expected[field] for field in spots if field in expected}


def test_a_portal_leads_from_the_city_and_back_for_who_has_built_it() -> None:
    t = conquest(tiles="1 2 3 4 5 6 7 8 9")
    hero = t.add_hero("anton", at="h1.3")
    portal = t.board.portals[0]
    assert paths(t, hero).since(t.player(0).city).far(portal) != 1
    t.build(0, "portal")
    ways = paths(t, hero)
    assert ways.since(t.player(0).city).far(portal) == ways.since(portal).far(t.player(0).city) == 1


def test_of_two_ways_to_one_goal_one_is_enough() -> None:
    t = conquest(weeks=WEEKS)
    anton = t.add_hero("anton", at="h3.3", army="0/3")
    t.state.owners.update(dict.fromkeys(t.board.site, 0))
    del t.state.owners["h1.1"]
    ready(t, anton)
    steps = sorted([weight for key, weight in weights(t, activation.perform(t)).items() if key[:3] == "go:"])
    assert steps[-2] < 0.15 * steps[-1]
