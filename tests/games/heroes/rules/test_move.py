"""Movement (MOVE)."""

from random import Random

import pytest

from hexameron.games.heroes.content.terms import Terrain
from hexameron.games.heroes.content.tiles import TILES
from hexameron.games.heroes.rules import activation, movement
from hexameron.games.heroes.state import Hero
from hexameron.games.heroes.table import HERO_CARD
from tests.games.heroes.positions import TestConquest, conquest
from tests.games.heroes.rules.marching import go, offered, ready, ways
from tests.rules import rule


@rule("HE-MOVE-01", "HE-MOVE-03", "HE-MOVE-05")
def test_four_fields_in_an_activation_and_what_is_left_is_lost() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h3.3")
    ready(t, anton)
    assert t.action.movement == 4
    go(t, "go:h3.2", "go:h3.1", "go:h2.1")
    assert t.action.movement == 1
    go(t, "go:h3.1")
    assert t.action.movement == 0
    assert ways(t) == []
    ready(t, anton)
    go(t, "go:h3.2", "stop")
    ready(t, anton)
    assert t.action.movement == 4


@rule("HE-MOVE-02")
def test_never_diagonally() -> None:
    t = conquest()
    ready(t, t.add_hero("anton", at="h3.3"))
    assert ways(t) == ["h2.3", "h3.2", "h3.4", "h4.3"]


@rule("HE-MOVE-04")
def test_no_water_and_no_mountains() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h2.3")
    ready(t, anton)
    assert ways(t) == ["h1.3", "h2.4", "h3.3"]
    anton.at = "h6.11"
    assert ways(t) == ["h5.11", "h6.10", "h6.12"]


@rule("HE-HERO-13", "HE-MOVE-10")
def test_an_explorer_passes_mountains_but_does_not_stay_there() -> None:
    t = conquest(factions=("stronghold", "haven"))
    sandor = t.add_hero("sandor", at="h2.3")
    ready(t, sandor)
    assert "h2.2" in ways(t)
    go(t, "go:h2.2")
    assert "stop" not in offered(t)
    assert ways(t) == ["h1.2", "h2.1", "h2.3", "h3.2"]
    sandor.at = "h2.3"
    t.action.movement = 1
    assert "h2.2" not in ways(t)


@rule("HE-MOVE-06", "HE-MOVE-14")
def test_nobody_enters_the_city_of_another() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h12.8")
    t.add_hero("vorlag")
    ready(t, anton)
    assert t.player(1).city == "h12.9"
    assert ways(t) == ["h11.8", "h12.7"]


@rule("HE-MOVE-07")
def test_the_own_city_ends_the_move() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h1.3")
    t.add_hero("slava")
    ready(t, anton)
    prompts = t.play(activation.perform(t), ["go:h1.4", "done"]).prompts()
    assert prompts == ["hero.move", "activation.hero"]
    assert anton.at == ""
    assert t.action.hero == ""


@rule("HE-MOVE-08", "HE-BATTLE-01")
def test_entering_a_field_with_creatures_or_an_enemy_starts_a_battle() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h3.3")
    token = t.guard("h3.4", "gnomes")
    t.add_hero("vorlag", at="h3.2")
    ready(t, anton)
    t.play(activation.perform(t), ["go:h3.4"], until="battle.strike")
    assert t.battle.token == token
    assert t.battle.field == "h3.4"
    t.state.battle = None
    anton.at = "h3.3"
    t.play(activation.perform(t), ["go:h3.2", "first:s3"], until="battle.strike")
    assert [side.hero for side in t.battle.sides] == ["u0", "u5"]


@rule("HE-MOVE-09")
def test_over_water_from_a_port() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h6.10")
    ready(t, anton)
    assert ways(t) == ["h5.10", "h6.11", "h6.9", "h7.10"]
    go(t, "go:h7.10")
    assert t.action.movement == 3
    assert ways(t) == ["h6.10", "h7.11", "h7.9", "h8.10"]
    go(t, "go:h7.11", "go:h7.12")
    assert t.action.movement == 1
    anton.at = "h6.9"
    t.action.movement = 4
    go(t, "go:h6.10")
    assert "h7.10" in ways(t)


@rule("HE-MOVE-09")
def test_whoever_has_landed_needs_a_port_again() -> None:
    t = conquest()
    ready(t, t.add_hero("anton", at="h6.10"))
    go(t, "go:h7.10", "go:h7.9")
    assert ways(t) == ["h6.9", "h8.9"]


@rule("HE-MOVE-10")
def test_no_move_ends_on_water_but_on_a_port_it_may() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h6.10")
    ready(t, anton, movement=1)
    assert "h7.10" not in ways(t)
    assert "stop" in offered(t)
    t.action.movement = 2
    go(t, "go:h7.10")
    assert "stop" not in offered(t)
    assert "h7.11" not in ways(t)
    assert ways(t) == ["h6.10", "h7.9", "h8.10"]


@rule("HE-MOVE-11")
def test_fields_without_a_sign_of_terrain_are_open() -> None:
    for tile in TILES:
        for square in tile.squares:
            if square.site or square.icon:
                assert square.terrain == "open"
            assert square.terrain in ("open", "mountains", "water", "port")


@rule("HE-MOVE-12")
def test_out_of_the_city_on_foot() -> None:
    t = conquest()
    anton = t.add_hero("anton")
    ready(t, anton)
    assert ways(t) == ["h1.3", "h1.5", "h2.4"]
    go(t, "go:h2.4")
    assert anton.at == "h2.4"
    assert t.action.movement == 3


@rule("HE-MOVE-13")
def test_several_own_heroes_in_the_city_but_not_on_a_field() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h1.3")
    t.add_hero("slava")
    t.add_hero("cate", at="h2.3")
    ready(t, anton)
    go(t, "go:h2.3")
    assert "stop" not in offered(t)
    go(t, "go:h1.3", "go:h1.4", "done")
    assert [t.hero(hero).at for hero in t.player(0).heroes] == ["", "", "h2.3"]
    anton.at = "h1.3"
    ready(t, anton, movement=1)
    assert "h2.3" not in ways(t)
    assert "h1.4" in ways(t)


@rule("HE-MOVE-14", "HE-ZONE-03")
def test_a_hero_in_the_city_is_nowhere_on_the_board() -> None:
    t = conquest()
    vorlag = t.add_hero("vorlag")
    assert vorlag.at == ""
    assert t.hero_at("h12.9") is None


@rule("HE-HERO-18")
def test_a_wanderer_goes_further_from_the_city() -> None:
    t = conquest(factions=("sanctuary", "haven"))
    irina = t.add_hero("irina")
    ready(t, irina)
    assert t.action.movement == 5
    irina.at = "h3.3"
    ready(t, irina)
    assert t.action.movement == 4


def can_be_ended(t: TestConquest, hero: Hero, field: str, left: int) -> bool:
    """Whether a move that has come to a field can end there or so many steps further: all ways are tried."""
    if movement.can_end(t, hero, field):
        return True
    mountains = HERO_CARD[hero.id].id == "hero.sandor"
    return left > 0 and any(
        can_be_ended(t, hero, beside, left - 1)
        for beside in t.board.neighbours[field]
        if t.board.passable(field, beside, mountains, t.owner(hero).city)
        and movement.may_enter(t, hero, t.action, beside)
    )


@rule("HE-MOVE-10", "HE-ACT-03")
@pytest.mark.parametrize("fought", [False, True])
@pytest.mark.parametrize(("name", "seat", "wide"), [("sandor", 0, "mountains"), ("anton", 1, "water")])
def test_a_step_is_offered_wherever_the_move_can_still_be_ended(
    name: str, seat: int, wide: Terrain, fought: bool
) -> None:
    """From every field, with all movement that may be left, while own heroes and creatures stand around."""
    t = conquest(factions=("stronghold", "haven"))
    hero = t.add_hero(name)
    for other, at in (("slava", "h7.9"), ("cate", "h8.9")):
        t.add_hero(other, at=at)
    t.board = lie = t.board.with_cities(t.board.cities)
    lie.terrain = {**lie.terrain, **dict.fromkeys(lie.grid.tiles[4], wide), "h5.4": "port"}
    land = [field for field in lie.fields if lie.terrain[field] == "open"]
    token = t.guard("h1.2", "jaguar_warriors")
    t.state.encounters = dict.fromkeys(Random(seat).sample(land, len(land) // 2), token)
    assert hero.seat == seat
    far = False
    for field in lie.fields:
        hero.at = field
        for left in range(5):
            ready(t, hero, movement=left, fought=fought)
            reached = [
                beside
                for beside in lie.neighbours[field]
                if left
                and lie.passable(field, beside, name == "sandor", t.owner(hero).city)
                and movement.may_enter(t, hero, t.action, beside)
                and can_be_ended(t, hero, beside, left - 1)
            ]
            assert movement.steps(t, hero, t.action) == reached, (field, left)
            far = far or any(not can_be_ended(t, hero, beside, 1) for beside in reached)
    assert far, "some ends are further away than the next field but one"
