"""The set-up of a war, step by step (SETUP, MAP, EXPL, EPIC)."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from hexameron.games.runewars.board import TILE_SET, atlas_of, distance, token_sets
from hexameron.games.runewars.content.tiles import AREA, HOME_OF
from hexameron.games.runewars.setup import begin
from hexameron.kernel.chance import Dice, Fairness
from hexameron.kernel.game import Setup
from tests.games.runewars.positions import TestWar
from tests.rules import rule


@cache
def begun(seats: int = 2, seed: int = 1, **variants: bool) -> TestWar:
    """A war set up to the first choice of orders, with the first option chosen everywhere."""
    state = begin(Setup("war", seats, variants={"board": "chance", **variants}))
    t = TestWar(state, Dice(Fairness.from_seed(seed).key()))
    t.recording = True
    t.go()
    while t.state.step not in ("draw", "primary", "secondary", "orders"):
        t.go(t.offers()[0])
    return t


@rule("RW-SETUP-01", "RW-SETUP-02", "RW-SETUP-03", "RW-SETUP-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_set_up_goes_in_its_order(seats: int) -> None:
    t = begun(seats)
    numbers = [event.faces[str(event.args["card"])] for event in t.told("setup.fate")]
    assert len(numbers) == seats
    assert t.state.first == numbers.index(max(numbers)), "faces of Fate cards go by their numbers"
    names = [event.name for event in t.events if event.name.startswith(("setup.", "map."))]
    order = ["setup.first", "setup.faction", "map.tile", "map.token", "map.realm", "setup.wild"]
    order += ["setup.city", "setup.quests", "setup.sheet", "setup.fort", "setup.runes", "setup.hero"]
    order.append("setup.objective")
    places = [names.index(name) for name in order]
    assert places == sorted(places)


@rule("RW-SETUP-05", "RW-SETUP-12", "RW-SETUP-13")
def test_factions_differ_and_bring_their_sheets() -> None:
    t = begun(4)
    assert sorted(player.faction for player in t.state.players) == ["elves", "humans", "undead", "uthuk"]
    for seat in range(4):
        faction = t.faction(seat)
        assert tuple(t.player(seat).dials) == faction.start
        told = [event.args for event in t.told("setup.sheet") if event.args["seat"] == f"p{seat}"]
        assert (told[0]["n"], told[0]["cards"]) == (faction.influence, faction.tactics)


@rule("RW-MAP-07", "RW-MAP-08", "RW-MAP-10", "RW-MAP-06", "RW-MAP-02")
def test_each_player_lays_the_two_tiles_of_the_setup_quests() -> None:
    t = begun(3)
    assert [len(event.args["tiles"]) for event in t.told("setup.tiles")] == [2, 2, 2]  # type: ignore[arg-type]
    assert len(t.state.placed) == 6 + 3
    assert len(t.atlas.codes) == len(set(t.atlas.codes))


@rule("RW-MAP-11", "RW-MAP-12")
@pytest.mark.parametrize("seed", range(1, 6))
def test_tiles_touch_two_areas_and_no_coloured_side_lies_on_another(seed: int) -> None:
    t = begun(4, seed)
    placed = tuple(t.state.placed)
    for number in range(1, 8):
        before = atlas_of(placed[:number])
        one = placed[number]
        assert (one.at, one.turn) in [tuple(spot) for spot in before.spots(one.tile)]
        cells = TILE_SET.board(placed[: number + 1]).cells_of(number)
        touched = {before.code[cell] for own in cells for cell in before.code if distance([own], [cell]) == 1}
        assert len(touched) >= 2


@rule("RW-MAP-13", "RW-MAP-14", "RW-MAP-15", "RW-MAP-16")
def test_setup_tokens_touch_three_open_borders_and_lie_apart() -> None:
    t = begun(4)
    placed = tuple(t.state.placed[:8])
    atlas = atlas_of(placed)
    for tokens in token_sets(placed, 4, 4)[:20]:
        gaps = [distance(a, b) for n, a in enumerate(tokens) for b in tokens[n + 1 :]]
        assert min(gaps) >= 4
        assert all(atlas.open_sides(token) >= 3 for token in tokens)


@rule("RW-MAP-19", "RW-MAP-20", "RW-MAP-22", "RW-TERM-04")
@pytest.mark.parametrize("seed", range(1, 6))
def test_home_realms_do_not_touch_each_other(seed: int) -> None:
    t = begun(4, seed)
    realms = [code for code in t.atlas.codes if code in HOME_OF]
    assert len(realms) == 12
    for code in realms:
        faction = HOME_OF[code]
        assert all(HOME_OF.get(other, faction) == faction for other in t.atlas.beside[code])
    order = [event.args["seat"] for event in t.told("map.realm")]
    assert order[-1] == f"p{t.state.first}"


@rule("RW-SETUP-07", "RW-SETUP-08", "RW-SETUP-09", "RW-SETUP-10", "RW-SETUP-11")
def test_neutral_units_cities_and_quests_are_those_of_the_board() -> None:
    t = begun(2)
    for code, place in t.state.places.items():
        wild = AREA[code].wild
        assert {kind: squad.up for kind, squad in place.wild.items()} == (dict([wild]) if wild else {})
        assert bool(place.city) is AREA[code].city
    assert t.things.count("city.bag") == 0
    cities = [place.city for place in t.state.places.values() if place.city]
    assert len(cities) == len(set(cities))


@rule("RW-SETUP-14", "RW-SETUP-15", "RW-SETUP-16", "RW-SETUP-06")
def test_each_has_a_stronghold_and_five_units_at_home() -> None:
    t = begun(4)
    for seat in range(4):
        (fort,) = t.forts(seat)
        assert HOME_OF[fort] == t.player(seat).faction
        assert t.place(fort).cracked is False
        assert t.player(seat).forts == 3
        assert sum(t.count(seat, code) for code in t.controlled(seat)) == 5


@rule("RW-SETUP-17", "RW-SETUP-18", "RW-SETUP-25")
def test_two_dragons_and_a_false_rune_lie_facedown_at_home() -> None:
    t = begun(3)
    for seat in range(3):
        tokens = [t.rune_at(code) for code in HOME_OF if HOME_OF[code] == t.player(seat).faction]
        assert Counter(t.is_dragon(token) for token in tokens if token is not None) == {True: 2, False: 1}
        assert all(t.things.known(token, seat) for token in tokens if token is not None)
        assert not any(t.things.known(token, (seat + 1) % 3) for token in tokens if token is not None)
    assert (t.things.count("rune.dragon"), t.things.count("rune.false")) == (15, 14)


@rule("RW-SETUP-19", "RW-SETUP-20", "RW-SETUP-21", "RW-SETUP-22", "RW-SETUP-26")
def test_heroes_quests_and_objectives_match_the_faction() -> None:
    t = begun(4)
    for seat in range(4):
        (hero,) = t.heroes(seat)
        assert HOME_OF[t.hero(hero).at] == t.player(seat).faction
        assert t.things.count(f"quests.{seat}") == 2
        (card,) = t.things.in_zone(f"objective.{seat}")
        assert t.id_of(card).startswith(f"objective.o{t.faction(seat).alignment[0]}")
        assert not t.things.known(card, (seat + 1) % 4)
    assert t.things.count("hero.deck") == 8


@rule("RW-SETUP-24", "RW-SETUP-23")
def test_titles_lie_open_and_decks_are_whole() -> None:
    t = begun(2)
    assert all((title.seat, title.influence) == (-1, 0) for title in t.state.titles.values())
    assert t.things.count("reward.deck") == 25


@rule("RW-EXPL-01", "RW-EXPL-02", "RW-EXPL-03", "RW-EXPL-04")
def test_exploration_tokens_lie_facedown_outside_home_realms() -> None:
    t = begun(3, exploration=True)
    for code in t.state.places:
        there = t.things.in_zone(f"find.{code}")
        assert len(there) == (0 if code in HOME_OF else 1)
        assert not any(t.things.known(token, None) for token in there)
    assert not any(begun(3).things.in_zone(f"find.{code}") for code in begun(3).state.places)


@rule("RW-EPIC-01", "RW-EPIC-05")
def test_in_the_longer_game_one_dragon_rune_lies_open_at_home() -> None:
    t = begun(2, longer=True)
    for seat in range(2):
        tokens = [t.rune_at(code) for code in HOME_OF if HOME_OF[code] == t.player(seat).faction]
        (token,) = [token for token in tokens if token is not None]
        assert t.things.known(token, None)
    assert t.things.count("rune.false") == 17
