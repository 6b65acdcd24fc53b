"""What is compared after many conquests: figures of a player, and what the player had."""

from __future__ import annotations

import pytest

from hexameron.games.heroes.figures import belongings, figures
from tests.games.heroes.positions import conquest, prepared


def test_figures_count_what_one_player_has() -> None:
    t = conquest()
    t.add_hero("anton", army="1/1 2/3", skills="logistics charisma", artifacts="griffin_sword")
    t.add_hero("slava", army="0/1")
    t.add_hero("vorlag", army="3/3", skills="aggressiveness")
    t.player(0).power = 4
    t.player(0).level = 3
    t.state.owners.update({"h1.1": 0, "h1.2": 1, "h2.1": 0})
    t.build(0, "income")
    t.build(0, "temple")
    assert figures(t.state, 0) == {
        "power": 4,
        "fields": 2,
        "heroes": 2,
        "army": (1 + 2) + (2 * 2 + 3 * 4) + 2,
        "skills": 2,
        "artifacts": 1,
        "level": 3,
        "buildings": 2,
    }


@pytest.mark.parametrize(("first", "round_", "place"), [(0, 1, 1), (1, 1, 3), (1, 2, 1), (2, 2, 3)])
def test_the_place_is_that_of_the_first_turn_of_the_game(first: int, round_: int, place: int) -> None:
    """The First Player changes with every round."""
    t = conquest(seats=3, round_=round_)
    t.add_hero("anton")
    t.state.first = first
    assert belongings(t.state, 0)["place"] == (f"place.{place}",)


def test_belongings_are_those_of_all_heroes_of_a_player() -> None:
    t = conquest()
    t.add_hero("anton", skills="logistics", artifacts="griffin_sword")
    t.add_hero("slava", skills="charisma")
    t.add_hero("vorlag", skills="aggressiveness")
    assert belongings(t.state, 0) == {
        "faction": ("faction.haven",),
        "leader": ("hero.anton",),
        "hero": ("hero.anton", "hero.slava"),
        "skill": ("skill.logistics", "skill.charisma"),
        "artifact": ("artifact.griffin_sword",),
        "place": ("place.2",),
    }
    assert belongings(t.state, 1)["skill"] == ("skill.aggressiveness",)


def test_nobody_has_anything_while_the_game_is_set_up() -> None:
    t, _ = prepared()
    t.state.step = "heroes"
    assert belongings(t.state, 0) == {}
