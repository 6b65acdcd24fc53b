"""The War Council."""

import pytest

import hexameron
from hexameron.games.battlelore.content.lore_cards import LORE_CARDS
from hexameron.games.battlelore.state import State
from hexameron.kernel.game import SetupError
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import Refused
from tests.games.battlelore.positions import battle, lore_key
from tests.games.battlelore.rules.matches import (
    fixed_councils,
    hold_council,
    keep_opening,
    keys,
    prompt,
    scenario,
)
from tests.games.battlelore.rules.phases import phase
from tests.rules import rule

MASTERS = ("warrior", "rogue", "wizard", "cleric")
ADVISED = {"commander": 2, "wizard": 1}


def companies() -> Match[State]:
    """Both choose their councils; South has a spider."""
    return hexameron.new("battlelore", scenario="companies", seed=1)


def opening(match: Match[State], seat: int) -> int:
    """How many Lore cards a player keeps."""
    kept = 0
    while seat in match.pending and match.pending[seat].prompt == "lore.opening":
        match.choose(seat, keys(match, seat)[0])
        kept += 1
    return kept


@rule("BL-COUN-02")
@pytest.mark.parametrize(("level", "cards"), [(1, 4), (2, 5), (3, 6)])
def test_the_commanders_level_fixes_the_command_hand(level: int, cards: int) -> None:
    match = fixed_councils({"commander": level, "wizard": 1}, ADVISED)
    keep_opening(match)
    assert match.state.things.count("command.hand.0") == cards
    assert match.state.things.count("command.hand.1") == 5, "each player has an own Commander"


@rule("BL-COUN-02")
def test_the_command_hand_keeps_its_size_during_the_game() -> None:
    match = fixed_councils({"commander": 3, "wizard": 1}, ADVISED)
    keep_opening(match)
    while match.state.turn.number < 4:
        (seat,) = match.pending
        match.choose(seat, keys(match, seat)[-1 if "done" in keys(match, seat) else 0])
        if match.state.turn.phase == "command" and match.state.turn.card == -1:
            assert [match.state.things.count(f"command.hand.{side}") for side in (0, 1)] == [6, 5]


@rule("BL-COUN-03")
@pytest.mark.parametrize(
    ("council", "highest"),
    [
        ({"commander": 3}, 0),
        ({"commander": 2, "warrior": 1, "rogue": 1, "wizard": 1, "cleric": 1}, 1),
        ({"commander": 1, "rogue": 2, "cleric": 1, "wizard": 2}, 2),
        ({"commander": 1, "cleric": 3, "warrior": 2}, 3),
    ],
)
def test_the_highest_master_fixes_opening_cards_and_tokens(council: dict[str, int], highest: int) -> None:
    """Levels of several masters do not add up, and the Commander's does not count."""
    match = fixed_councils(council, {"commander": 1, "rogue": 3})
    assert match.state.tokens == [highest, 3]
    assert opening(match, 0) == highest
    assert opening(match, 1) == 3
    assert match.state.things.count("lore.hand.0") == highest


@rule("BL-COUN-04")
def test_a_scenario_may_give_the_councils() -> None:
    match = fixed_councils({"commander": 3, "cleric": 2}, {"commander": 1, "rogue": 3})
    assert match.state.councils == [{"commander": 3, "cleric": 2}, {"commander": 1, "rogue": 3}]
    assert {ask.prompt for ask in match.pending.values()} == {"lore.opening"}, "nobody chooses a council"


@rule("BL-COUN-04")
def test_our_scenarios_with_given_councils_use_them() -> None:
    match = hexameron.new("battlelore", scenario="avignon", seed=1)
    assert match.state.councils == [{"commander": 2} | dict.fromkeys(MASTERS, 1)] * 2


@rule("BL-COUN-04", "BL-COUN-05")
def test_players_choose_their_councils_where_the_scenario_leaves_it_to_them() -> None:
    match = companies()
    assert {seat: ask.prompt for seat, ask in match.pending.items()} == dict.fromkeys((0, 1), "council.level")
    hold_council(match, 0, commander=2, warrior=3)
    hold_council(match, 1, commander=1, rogue=2, cleric=3)
    assert match.state.councils == [
        {"commander": 2, "warrior": 3},
        {"commander": 1, "rogue": 2, "cleric": 3},
    ]


@rule("BL-COUN-05")
@pytest.mark.parametrize(("seat", "levels"), [(0, 5), (1, 6)])
def test_six_levels_are_spent_one_of_them_on_a_creature(seat: int, levels: int) -> None:
    for taken in range(40):
        match = companies()
        other = 1 - seat
        hold_council(match, other, commander=2, warrior=3, rogue=other)
        step = taken
        while seat in match.pending and match.pending[seat].prompt == "council.level":
            offered = keys(match, seat)
            match.choose(seat, offered[step % len(offered)])
            step //= len(offered)
        assert sum(match.state.councils[seat].values()) == levels


@rule("BL-COUN-05")
def test_the_commander_has_at_least_one_level_and_no_level_is_left_over() -> None:
    match = companies()
    assert keys(match, 1) == ["council:commander;1", "council:commander;2", "council:commander;3"]
    match.choose(1, "council:commander;1")
    assert keys(match, 1)[0] == "council:warrior;0", "a master may be absent"
    match.choose(1, "council:warrior;0")
    match.choose(1, "council:rogue;0")
    assert keys(match, 1) == ["council:wizard;2", "council:wizard;3"], "the Cleric takes 3 of 5 at most"


@rule("BL-COUN-06")
@pytest.mark.parametrize("first", [0, 1])
def test_the_levels_are_a_secret_until_both_have_chosen(first: int) -> None:
    one, other = companies(), companies()
    hold_council(one, first, commander=2, warrior=3, rogue=first)
    hold_council(other, first, commander=1, wizard=3, cleric=1 + first)
    blind = 1 - first
    for viewer in (blind, None):
        assert one.view(viewer) == other.view(viewer)
        assert one.events_for(viewer) == other.events_for(viewer)
    assert keys(one, blind) == keys(other, blind)


@rule("BL-COUN-06")
def test_both_councils_are_shown_at_once_when_both_are_chosen() -> None:
    match = companies()
    hold_council(match, 0, commander=2, warrior=3)
    hold_council(match, 1, commander=3, wizard=3)
    for viewer in (0, 1, None):
        assert match.view(viewer).councils == [{"commander": 2, "warrior": 3}, {"commander": 3, "wizard": 3}]
        shown = [event for event in match.events_for(viewer) if event.name == "council.shown"]
        assert len(shown) == 2


@rule("BL-COUN-07")
def test_nobody_is_above_level_three() -> None:
    match = companies()
    match.choose(1, "council:commander;1")
    for member in ("warrior", "rogue"):
        assert keys(match, 1) == [f"council:{member};{level}" for level in range(4)]
        with pytest.raises(Refused):
            match.choose(1, f"council:{member};4")
        match.choose(1, f"council:{member};1")


@rule("BL-COUN-07")
def test_nor_does_a_scenario_put_anybody_there() -> None:
    with pytest.raises(SetupError, match=r"councils\.south"):
        fixed_councils({"commander": 1, "wizard": 4}, ADVISED)


@rule("BL-COUN-08")
def test_a_master_without_a_level_is_absent() -> None:
    match = companies()
    hold_council(match, 0, commander=2, warrior=3)
    hold_council(match, 1, commander=3, wizard=3)
    assert set(match.state.councils[0]) == {"commander", "warrior"}
    for council, tokens in ((ADVISED, 10), ({"commander": 2, "cleric": 3}, 13)):
        b = battle(
            {"u0": ("Fb", "h4.5", 0), "u1": ("Fb", "h5.5", 1)},
            lore=True,
            councils=(council, ADVISED),
            tokens=(tokens, 0),
            hand=["command.patrol.left", "command.attack.left"],
            lore_hands=(["lore.wizard.14"], []),
            dice="GGG",
        )
        phase(b, "command", [f"command:t{b.hand(0)[0]}", lore_key(b, "lore.wizard.14")])
        assert b.state.tokens == [0, 0], "Fireball costs 10, and 13 without a Wizard"


@rule("BL-COUN-09")
def test_four_masters_with_decks_of_their_own_and_the_commander_without_one() -> None:
    match = companies()
    hold_council(match, 0, commander=1, warrior=1, rogue=1, wizard=1, cleric=1)
    hold_council(match, 1, commander=1, warrior=1, rogue=1, wizard=1, cleric=2)
    assert match.state.councils[0] == dict.fromkeys(("commander", *MASTERS), 1), "there is room for all"
    assert {card.master for card in LORE_CARDS} == set(MASTERS)
    assert [sum(card.master == master for card in LORE_CARDS) for master in MASTERS] == [15] * 4


@rule("BL-COUN-04", "BL-SET-06")
def test_there_is_no_council_without_lore_rules() -> None:
    match = scenario()
    assert match.state.councils == [{}, {}]
    assert prompt(match) == "command.card"
