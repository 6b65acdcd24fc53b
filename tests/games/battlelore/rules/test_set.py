"""Set-up and components in play."""

from typing import Any

import pytest

import hexameron
from hexameron.games.battlelore.content.command_cards import COMMAND_DECK
from hexameron.games.battlelore.content.scenarios import SCENARIO
from hexameron.games.battlelore.meta import GAME
from hexameron.games.battlelore.options import Council
from hexameron.games.battlelore.state import BLUE, GREEN, RED, State
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.ids import thing_id
from hexameron.kernel.match import Match
from tests.games.battlelore.positions import battle
from tests.games.battlelore.rules.phases import attack, turns
from tests.rules import rule

UNKNOWN = -1


def start(scenario: str, seed: int = 1, **variants: bool) -> Match[State]:
    return hexameron.new("battlelore", scenario=scenario, seed=seed, variants=dict(variants))


def own(record: dict[str, Any]) -> Match[State]:
    """A match of a scenario of one's own."""
    field = {"name": "field", "banners_to_win": 1, "south": {"Fb": ["3/7"]}, "north": {"Fb": ["7/7"]}}
    setup = Setup(scenario="custom", extra={"scenario": field | record})
    return Match(GAME, setup, Fairness.from_seed(1))


def army(state: State, seat: int) -> dict[str, tuple[str, str, int]]:
    units = state.units.values()
    return {unit.hex: (unit.people, unit.kind, unit.colour) for unit in units if unit.owner == seat}


def prompts(match: Match[State]) -> list[str]:
    return [ask.prompt for ask in match.pending.values()]


def hand_sizes(match: Match[State]) -> list[int]:
    return [match.state.things.count(f"command.hand.{seat}") for seat in (0, 1)]


# ---------------------------------------------------------------------- the board


@rule("BL-SET-01")
def test_map_and_armies_stand_as_the_scenario_shows() -> None:
    state = start("crossing").state
    assert {hex_: kind for hex_, kind in state.terrain.items() if kind != "water"} == {
        "h5.3": "ford", "h5.11": "ford", "h5.7": "bridge", "h4.6": "hill", "h6.7": "hill",
        "h4.2": "wood", "h6.11": "wood", "h4.10": "wood", "h6.3": "wood",
    }  # fmt: skip
    water = [hex_ for hex_, kind in state.terrain.items() if kind == "water"]
    assert sorted(water) == sorted(f"h5.{column}" for column in (1, 2, 4, 5, 6, 8, 9, 10, 12, 13))
    assert army(state, 0) == {
        "h3.3": ("human", "bow", GREEN),
        "h3.11": ("human", "bow", GREEN),
        "h3.5": ("human", "foot", BLUE),
        "h3.6": ("human", "foot", BLUE),
        "h3.8": ("human", "foot", BLUE),
        "h3.9": ("human", "foot", BLUE),
        "h3.7": ("human", "foot", RED),
        "h2.2": ("human", "mounted", GREEN),
        "h2.10": ("human", "mounted", BLUE),
        "h1.7": ("human", "mounted", RED),
    }


@rule("BL-SET-01")
def test_markers_and_given_landmarks_stand_as_the_scenario_shows() -> None:
    state = start("tourelles").state
    assert sorted(state.ramparts) == ["h6.6", "h6.7", "h7.6", "h7.8"]
    assert [(hex_, mark.kind, mark.owner) for hex_, mark in state.landmarks.items()] == [
        ("h7.7", "stronghold", 1)
    ]
    assert army(state, 0)["h2.6"][:2] == ("spider", "creature")
    assert army(state, 1)["h8.9"] == ("dwarf", "foot", RED)
    assert army(state, 0)["h2.5"] == ("goblin", "foot", BLUE)


@rule("BL-SET-01")
@pytest.mark.parametrize(
    ("scenario", "units"),
    [
        ("azincourt", (10, 10)),
        ("crossing", (10, 10)),
        ("wizards", (10, 10)),
        ("avignon", (11, 11)),
        ("companies", (13, 16)),
        ("tourelles", (14, 14)),
    ],
)
def test_every_unit_is_whole_and_alone_on_its_hex(scenario: str, units: tuple[int, int]) -> None:
    state = start(scenario).state
    assert (len(army(state, 0)), len(army(state, 1))) == units
    assert len(state.places) == sum(units)
    assert all(state.places[unit.hex] == unit.id for unit in state.units.values())
    full = {"foot": 4, "bow": 4, "mounted": 3, "creature": 1}
    assert all(unit.figures == full[unit.kind] for unit in state.units.values())


@rule("BL-SET-01")
@pytest.mark.parametrize("scenario", ["azincourt", "crossing"])
def test_nobody_chooses_anything_before_the_first_turn_without_lore(scenario: str) -> None:
    assert prompts(start(scenario)) == ["command.card"]


@rule("BL-SET-02")
@pytest.mark.parametrize("scenario", SCENARIO)
def test_what_the_reference_cards_say_is_open_to_both(scenario: str) -> None:
    """Kinds, colours and figures of all units, and a note on every terrain: the same for everybody."""
    match = start(scenario)
    state = match.state
    scenes = [GAME.scene(match.view(seat), seat, None, ()) for seat in (0, 1, None)]
    assert scenes[0].cells == scenes[1].cells == scenes[2].cells
    assert scenes[0].pieces == scenes[1].pieces == scenes[2].pieces
    noted = [cell.id for cell in scenes[0].cells if cell.notes]
    tiles = {**state.terrain, **state.ramparts, **state.landmarks}
    assert sorted(tiles) == sorted(hex_ for hex_ in noted if hex_ in tiles)
    for seat in (0, 1):
        assert match.view(seat).units == state.units
        assert match.view(seat).terrain == state.terrain


# ---------------------------------------------------------------------- Command cards


def deck(match: Match[State]) -> list[int]:
    things = match.state.things
    return [things.face[handle] for handle in things.in_zone("command.deck")]


@rule("BL-SET-03")
def test_command_deck_is_shuffled() -> None:
    orders = [deck(start("crossing", seed)) for seed in range(3)]
    assert all(order != sorted(order) for order in orders)
    assert orders[0] != orders[1] != orders[2]


@rule("BL-SET-03")
def test_every_card_is_in_the_deck_or_in_a_hand() -> None:
    match = start("azincourt")
    faces = deck(match)
    for seat in (0, 1):
        faces += [
            match.state.things.face[handle] for handle in match.state.things.in_zone(f"command.hand.{seat}")
        ]
    assert sorted(faces) == list(range(60))
    assert len(COMMAND_DECK) == 60


@rule("BL-SET-03")
def test_nobody_knows_the_order_of_the_deck() -> None:
    match = start("crossing")
    for seat in (0, 1, None):
        things = match.view(seat).things
        assert {things.face[handle] for handle in things.in_zone("command.deck")} == {UNKNOWN}


@rule("BL-SET-04")
def test_scenario_states_each_players_number_of_command_cards() -> None:
    assert hand_sizes(start("azincourt")) == [4, 6]
    assert hand_sizes(start("crossing")) == [5, 5]


@rule("BL-SET-04")
def test_with_a_war_council_the_commander_decides_instead_of_the_scenario() -> None:
    match = own(
        {
            "lore": "fixed",
            "command_cards": {"south": 7, "north": 2},
            "councils": {"south": {"commander": 1, "wizard": 1}, "north": {"commander": 3, "rogue": 1}},
        }
    )
    assert hand_sizes(match) == [4, 6]


@rule("BL-SET-04")
def test_commanders_chosen_by_the_players_decide_too() -> None:
    match = start("companies")
    for seat, member, level in (
        (0, "commander", 3), (0, "warrior", 2), (1, "commander", 2), (1, "warrior", 3), (1, "rogue", 1),
    ):  # fmt: skip
        match.choose(seat, Council(member, level))
    assert hand_sizes(match) == [6, 5]


@rule("BL-SET-04")
def test_a_lore_scenario_played_without_lore_goes_by_the_scenarios_number() -> None:
    record = {
        "lore": "fixed",
        "command_cards": {"south": 3, "north": 2},
        "councils": {"south": {"commander": 1}, "north": {"commander": 3}},
    }
    field = {"name": "field", "banners_to_win": 1, "south": {"Fb": ["3/7"]}, "north": {"Fb": ["7/7"]}}
    setup = Setup(scenario="custom", variants={"lore": False}, extra={"scenario": field | record})
    assert hand_sizes(Match(GAME, setup, Fairness.from_seed(1))) == [3, 2]


@rule("BL-SET-04")
def test_hands_are_hidden_from_the_opponent() -> None:
    match = start("azincourt")
    for seat in (0, 1):
        handles = match.state.things.in_zone(f"command.hand.{seat}")
        mine, theirs, nobodys = (match.view(viewer).things for viewer in (seat, 1 - seat, None))
        assert all(mine.face[handle] == match.state.things.face[handle] for handle in handles)
        assert all(theirs.face[handle] == nobodys.face[handle] == UNKNOWN for handle in handles)
        assert len(theirs.in_zone(f"command.hand.{seat}")) == len(handles), "their number is open"


# ---------------------------------------------------------------------- with and without Lore


@rule("BL-SET-05")
def test_lore_scenario_has_councils_deck_cards_and_tokens() -> None:
    match = start("wizards")
    state = match.state
    assert prompts(match) == ["lore.opening", "lore.opening"]
    assert state.councils == [{"commander": 2, "wizard": 1}] * 2
    assert state.tokens == [1, 1]
    assert [state.things.count(f"lore.opening.{seat}") for seat in (0, 1)] == [4, 4]
    assert state.things.count("lore.deck") == 14 + 3 * 5 - 8
    for seat in (0, 1):
        match.choose(seat, f"pick:{thing_id(state.things.in_zone(f'lore.opening.{seat}')[2])}")
    assert [match.state.things.count(f"lore.hand.{seat}") for seat in (0, 1)] == [1, 1]
    assert prompts(match) == ["command.card"]


@rule("BL-SET-05", "BL-SET-06")
@pytest.mark.parametrize(
    "match",
    [start("azincourt"), start("wizards", lore=False), start("tourelles", lore=False)],
    ids=["azincourt", "wizards", "tourelles"],
)
def test_without_lore_there_are_no_councils_no_lore_cards_and_no_tokens(match: Match[State]) -> None:
    state = match.state
    assert state.councils == [{}, {}]
    assert state.tokens == [0, 0]
    assert len(state.things.face) == len(COMMAND_DECK), "there are Command cards only"
    assert all(not zone.startswith("lore") for zone in state.things.zone)


@rule("BL-SET-06")
@pytest.mark.parametrize("attacker", ["Fb", "Mr", "Ag", "spider"])
def test_a_lore_symbol_gives_nothing_without_lore(attacker: str) -> None:
    b = battle({"u0": (attacker, "h4.5", 0), "u1": ("Fr", "h5.5", 1)}, dice="LLLL")
    played = attack(b, "u0", "u1")
    assert b.state.tokens == [0, 0]
    assert b.unit("u0").tokens == 0
    assert b.unit("u1").figures == 4
    assert played.asked == []


@rule("BL-SET-06")
def test_no_lore_is_drawn_at_the_end_of_a_turn_without_lore() -> None:
    b = battle(
        {"u0": ("Fb", "h2.2", 0), "u1": ("Fb", "h8.2", 1)}, phase="draw", hands=((), ("command.rally",))
    )
    assert turns(b, until="command.card").prompts() == ["command.card"]
    assert b.state.turn.seat == 1
    assert b.state.tokens == [0, 0]
