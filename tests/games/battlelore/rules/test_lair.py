"""Creature lairs."""

from typing import Any

import pytest

import hexameron
from hexameron.games.battlelore.rules import battle as battles
from hexameron.games.battlelore.state import State
from hexameron.kernel.match import Match
from tests.games.battlelore.positions import Placed, TestBattle, battle, play
from tests.games.battlelore.rules.matches import (
    choose,
    hold_council,
    keep_opening,
    keys,
    prompt,
    scenario,
)
from tests.games.battlelore.rules.phases import aims, dice_rolled, phase, reach
from tests.rules import rule

PLAIN = {"commander": 2, "warrior": 2}
SPIDERS: dict[str, Any] = {
    "lore": "fixed",
    "lairs": True,
    "councils": {"south": PLAIN, "north": PLAIN},
    "south": {"Fb": ["3/5", "3/6"], "spider": ["2/7"]},
    "north": {"Fb": ["7/5", "7/6"], "spider": ["8/7"]},
}


def set_up(**changes: object) -> Match[State]:
    """A match with lairs in use, where the first lair (or the first turn) comes."""
    match = scenario(**(SPIDERS | changes))
    keep_opening(match)
    return match


def hexes(match: Match[State], seat: int) -> set[str]:
    return {key.partition(";")[2] for key in keys(match, seat)}


# ---------------------------------------------------------------------- set-up


@rule("BL-LAIR-01")
@pytest.mark.parametrize(("first", "begins"), [("south", 0), ("north", 1)])
def test_the_first_player_places_a_lair_first(first: str, begins: int) -> None:
    match = set_up(first=first)
    for seat in (begins, 1 - begins):
        assert prompt(match) == "lair.place"
        assert list(match.pending) == [seat]
        match.choose(seat, keys(match, seat)[0])
    assert prompt(match) == "command.card"
    assert list(match.pending) == [begins]
    owners = [match.state.units[id_].owner for id_ in match.state.lairs.values()]
    assert owners == [begins, 1 - begins], "each has a lair"


@rule("BL-LAIR-01")
def test_only_who_has_a_creature_with_a_lair_places_one() -> None:
    match = set_up(north={"Fb": ["7/5", "7/6"], "giant": ["8/7"]}, first="north")
    assert list(match.pending) == [0]
    choose(match, keys(match, 0)[0])
    assert prompt(match) == "command.card", "giants have none"
    assert len(match.state.lairs) == 1


@rule("BL-LAIR-01")
def test_there_is_one_lair_for_each_creature() -> None:
    match = set_up(south={"Fb": ["3/5"], "spider": ["2/7", "2/5"]}, north={"Fb": ["7/5", "7/6"]})
    choose(match, f"lair.place={keys(match, 0)[0]}")
    choose(match, f"lair.place={keys(match, 0)[0]}")
    assert prompt(match) == "command.card"
    creatures = [unit.id for unit in match.state.units.values() if unit.is_creature]
    assert len(creatures) == 2
    assert list(match.state.lairs.values()) == creatures, "in their order"


@rule("BL-LAIR-01")
def test_there_are_none_where_lairs_are_not_used() -> None:
    assert prompt(set_up(lairs=False)) == "command.card"


@rule("BL-LAIR-01", "BL-LM-03")
def test_lairs_come_after_landmarks() -> None:
    match = hexameron.new("battlelore", scenario="tourelles", seed=1)
    hold_council(match, 0, commander=2, warrior=3)
    hold_council(match, 1, commander=3, wizard=3)
    keep_opening(match)
    prompts = []
    while prompt(match) != "command.card":
        (seat,) = match.pending
        prompts.append((seat, prompt(match)))
        match.choose(seat, keys(match, seat)[0])
    assert prompts == [(0, "landmark.place"), (1, "landmark.place"), (0, "lair.place")]


@rule("BL-LAIR-01")
def test_the_first_player_begins_with_the_lairs_whoever_placed_the_last_landmark() -> None:
    councils = {"south": {"commander": 2, "wizard": 3}, "north": PLAIN}
    match = set_up(councils=councils, landmarks=True)
    choose(match, "landmark.place=place:pentacle;h3.1")
    assert prompt(match) == "lair.place"
    assert list(match.pending) == [0]


@rule("BL-LAIR-02")
@pytest.mark.parametrize(("seat", "rows"), [(0, (3, 4)), (1, (7, 6))])
def test_a_lair_goes_to_a_free_hex_of_the_third_or_fourth_row(seat: int, rows: tuple[int, int]) -> None:
    terrain = {"wood": ["3/1", "7/1"], "water": ["4/2", "6/2"], "stronghold": ["4/12", "6/12"]}
    match = set_up(
        terrain=terrain,
        landmark_owner={"4/12": "south", "6/12": "north"},
        first="south" if seat == 0 else "north",
    )
    units = {f"h{rows[0]}.5", f"h{rows[0]}.6"}
    tiles = {f"h{rows[0]}.1", f"h{rows[1]}.2", f"h{rows[1]}.12"}
    full = {f"h{rows[0]}.{column}" for column in range(1, 14)}
    full |= {f"h{rows[1]}.{column}" for column in range(1, 13)}
    assert hexes(match, seat) == full - units - tiles


@rule("BL-LAIR-02")
def test_a_lair_goes_neither_onto_a_landmark_nor_onto_another_lair() -> None:
    match = set_up(
        south={"Fb": ["3/5"], "spider": ["2/7", "2/5"]},
        north={"Fb": ["7/5", "7/6"]},
        councils={"south": {"commander": 2, "wizard": 3}, "north": PLAIN},
        landmarks=True,
    )
    choose(match, "landmark.place=place:pentacle;h3.1")
    assert "h3.1" not in hexes(match, 0)
    choose(match, next(key for key in keys(match, 0) if key.endswith(";h3.2")))
    assert not {"h3.1", "h3.2"} & hexes(match, 0)


# ---------------------------------------------------------------------- the spider's lair

AT_HOME: dict[str, Placed] = {"u0": ("spider", "h4.5", 0), "u1": ("Fr", "h5.5", 1)}
LAIR = {"h4.5": "lair"}


def attack(b: TestBattle, attacker: str, target: str, *answers: str) -> None:
    play(b, battles.assault(b, b.unit(attacker), b.unit(target)), answers)


@rule("BL-LAIR-03")
def test_the_spider_fights_from_its_lair_with_all_its_dice() -> None:
    b = battle(AT_HOME, terrain=LAIR, dice="BBB")
    attack(b, "u0", "u1")
    assert dice_rolled(b) == [3]


@rule("BL-LAIR-03")
def test_others_attack_into_and_out_of_a_lair_with_two_dice() -> None:
    b = battle(AT_HOME, terrain=LAIR, dice="BB" + "BBB")
    attack(b, "u1", "u0", "battle.back=yes")
    assert dice_rolled(b) == [2, 3], "and the spider strikes back with three"
    lodger: dict[str, Placed] = {
        "u0": ("spider", "h1.5", 0),
        "u1": ("Fr", "h4.5", 1),
        "u2": ("Fb", "h5.5", 0),
    }
    b = battle(lodger, terrain=LAIR, dice="GG")
    attack(b, "u1", "u2")
    assert dice_rolled(b) == [2]


@rule("BL-LAIR-03")
def test_to_another_spider_a_lair_is_a_wood() -> None:
    units: dict[str, Placed] = {
        "u0": ("spider", "h1.5", 0),
        "u1": ("spider", "h4.5", 1),
        "u2": ("Fb", "h5.5", 0),
    }
    b = battle(units, terrain=LAIR, dice="GG")
    attack(b, "u1", "u2")
    assert dice_rolled(b) == [2], "only who lives there is not limited"


@rule("BL-LAIR-03")
def test_the_spider_attacks_into_its_lair_with_all_its_dice_but_not_into_another_ones() -> None:
    units: dict[str, Placed] = {
        "u0": ("spider", "h5.5", 0),
        "u1": ("Fb", "h4.5", 1),
        "u2": ("spider", "h8.8", 1),
    }
    b = battle(units, terrain=LAIR, dice="GGG")
    attack(b, "u0", "u1")
    assert dice_rolled(b) == [3], "to who lives there it is no wood"
    b = battle(units, terrain=LAIR, dice="GG")
    b.state.lairs["h4.5"] = "u2"
    attack(b, "u0", "u1")
    assert dice_rolled(b) == [2]


@rule("BL-LAIR-03")
@pytest.mark.parametrize(("code", "goes_on"), [("Mg", False), ("spider", True)])
def test_a_lair_stops_all_but_the_spider(code: str, goes_on: bool) -> None:
    """The lair is the only way out of the corner."""
    units: dict[str, Placed] = {"u0": (code, "h1.1", 0), "u1": ("Fg", "h9.9", 1), "u2": ("spider", "h9.1", 0)}
    b = battle(units, terrain={"h1.2": "water", "h2.1": "lair"}, ordered=["u0"])
    assert (len(reach(b, "u0")) > 1) == goes_on


@rule("BL-LAIR-03")
def test_a_lair_blocks_the_line_of_fire() -> None:
    units: dict[str, Placed] = {
        "u0": ("Ag", "h3.5", 0),
        "u1": ("Fg", "h7.5", 1),
        "u2": ("Fg", "h6.7", 1),
        "u3": ("Fg", "h5.7", 1),
        "u4": ("spider", "h1.1", 0),
    }
    assert "u1" in aims(battle(units, ordered=["u0"]), "u0")
    assert "u1" not in aims(battle(units, terrain={"h5.5": "lair"}, ordered=["u0"]), "u0")


@rule("BL-LAIR-03", "BL-CREA-23")
@pytest.mark.parametrize(
    ("hex_", "active", "tokens", "stored", "asked"),
    [
        ("h4.5", 0, 2, 1, True),
        ("h4.5", 0, 2, 2, False),
        ("h4.6", 0, 2, 0, False),
        ("h4.5", 1, 2, 0, False),
    ],
)
def test_a_spider_at_home_may_be_fed_a_token(
    hex_: str, active: int, tokens: int, stored: int, asked: bool
) -> None:
    units: dict[str, Placed] = {"u0": ("spider", hex_, 0), "u1": ("Fr", "h8.5", 1)}
    b = battle(units, terrain=LAIR, lore=True, tokens=(tokens, 0), active=active)
    b.unit("u0").tokens = stored
    played = phase(b, "draw", ["lore_draw:0;2", *(["lair.feed=yes"] if asked else [])])
    assert ("lair.feed" in played.prompts()) == asked
    assert b.unit("u0").tokens == stored + asked
    assert b.state.tokens[0] == tokens + 2 * (active == 0) - asked


@rule("BL-LAIR-03")
def test_nobody_has_to_feed_the_spider() -> None:
    b = battle(AT_HOME, terrain=LAIR, lore=True)
    phase(b, "draw", ["lore_draw:0;2", "lair.feed=no"])
    assert b.unit("u0").tokens == 0
    assert b.state.tokens == [2, 0]
