"""War Councils, the Lore deck and the opening hands."""

from collections import Counter
from collections.abc import Mapping

import pytest

from hexameron.games.battlelore.content.lore_cards import LORE_CARDS, MASTERS, lore_card
from hexameron.games.battlelore.options import Council
from hexameron.games.battlelore.rules import turn
from hexameron.games.battlelore.setup import begin
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import Ask, Option, Pick
from hexameron.kernel.chance import Dice
from hexameron.kernel.game import Setup
from hexameron.kernel.running import Run
from hexameron.kernel.things import EVERYBODY, bit
from tests.rules import rule

SOUTH = {"commander": 2, "wizard": 3}
NORTH = {"commander": 1, "warrior": 2, "wizard": 2, "rogue": 1}
Councils = tuple[Mapping[str, int], Mapping[str, int]]


def set_up(councils: Councils = (SOUTH, NORTH), seed: bytes = b"1") -> tuple[Battle, list[tuple[int, Ask]]]:
    """A scenario with free councils, up to the first turn; also tells what was asked on the way."""
    b = Battle(begin(Setup(scenario="companies")), Dice(seed))
    run = Run(turn.play(b))
    run.start()
    asked: list[tuple[int, Ask]] = []
    while b.state.stage != "battle":
        seat, ask = next(iter(run.asks().items()))
        asked.append((seat, ask))
        run.answer(seat, _choice(ask, councils[seat]))
    return b, asked


def _choice(ask: Ask, council: Mapping[str, int]) -> Option:
    options = ask.options()
    for option in options:
        if isinstance(option, Council) and option.level == council.get(option.member, 0):
            return option
    return options[0]


def masters(b: Battle, *zones: str) -> Counter[str]:
    """The cards of each master in these zones."""
    things = b.things
    return Counter(lore_card(things.face[handle]).master for zone in zones for handle in things.in_zone(zone))


@rule("BL-COUN-02", "BL-SET-04")
def test_the_commander_gives_the_command_hand() -> None:
    b, _ = set_up()
    assert [len(b.hand(seat)) for seat in (0, 1)] == [5, 4]


@rule("BL-COUN-03", "BL-LDECK-07")
def test_the_highest_master_gives_opening_cards_and_tokens() -> None:
    b, _ = set_up()
    assert [len(b.lore_hand(seat)) for seat in (0, 1)] == [3, 2], "two masters do not add up"
    assert b.state.tokens == [3, 2]


@rule("BL-COUN-04", "BL-COUN-05")
def test_all_levels_are_spent_and_a_creature_takes_one() -> None:
    b, _ = set_up()
    assert b.state.councils == [SOUTH, NORTH]
    assert [sum(council.values()) for council in b.state.councils] == [5, 6], "South pays for the spider"


@rule("BL-COUN-06")
def test_councils_are_chosen_in_secret_and_shown_together() -> None:
    b = Battle(begin(Setup(scenario="companies")), Dice(b"1"))
    run = Run(turn.play(b))
    run.start()
    while run.asks().get(0) is not None:
        assert run.asks()[0].prompt == "council.level"
        run.answer(0, _choice(run.asks()[0], SOUTH))
    assert b.state.councils == [{}, {}], "nothing is known before the other has chosen"
    assert 1 in run.asks()


@rule("BL-COUN-07")
def test_no_member_is_above_level_three_and_the_commander_at_least_one() -> None:
    _, asked = set_up()
    for _, ask in asked:
        for option in ask.options() if ask.prompt == "council.level" else ():
            assert isinstance(option, Council)
            assert (1 if option.member == "commander" else 0) <= option.level <= 3


@rule("BL-COUN-08")
def test_an_absent_master_has_no_place_in_the_council() -> None:
    b, _ = set_up()
    assert "cleric" not in b.state.councils[0]
    assert "warrior" not in b.state.councils[0]


@rule("BL-COUN-09", "BL-LDECK-01")
def test_four_masters_have_fifteen_cards_each() -> None:
    assert Counter(card.master for card in LORE_CARDS) == dict.fromkeys(MASTERS, 15)
    assert [card.face for card in LORE_CARDS] == list(range(100, 160))


@rule("BL-LDECK-02", "BL-LDECK-03", "BL-LDECK-04", "BL-LDECK-05")
@pytest.mark.parametrize("seed", [b"1", b"2", b"3"])
def test_the_deck_has_14_8_or_5_cards_of_a_master(seed: bytes) -> None:
    b, _ = set_up(seed=seed)
    deck = masters(b, "lore.deck", "lore.hand.0", "lore.hand.1")
    assert deck == {"wizard": 14, "warrior": 8, "rogue": 8, "cleric": 5}
    assert masters(b, "lore.box") == {"wizard": 1, "warrior": 7, "rogue": 7, "cleric": 10}


@rule("BL-LDECK-05")
def test_cards_not_taken_are_random_and_unknown() -> None:
    boxes = []
    for seed in (b"1", b"2", b"3"):
        b, _ = set_up(seed=seed)
        boxes.append(sorted(b.things.face[handle] for handle in b.things.in_zone("lore.box")))
        assert all(b.things.seen[handle] == 0 for handle in b.things.in_zone("lore.box"))
    assert boxes[0] != boxes[1] != boxes[2]


@rule("BL-LDECK-06", "BL-LDECK-07", "BL-LORE-15")
def test_four_cards_are_dealt_and_the_rest_goes_back_unseen() -> None:
    b, asked = set_up()
    first = next(ask for seat, ask in asked if seat == 0 and ask.prompt == "lore.opening")
    assert isinstance(first, Ask)
    for seat in (0, 1):
        for handle in b.lore_hand(seat):
            assert b.things.seen[handle] == bit(seat)
    assert all(b.things.seen[handle] == 0 for handle in b.things.in_zone("lore.deck"))
    assert b.things.count("lore.opening.0") == b.things.count("lore.opening.1") == 0


def test_the_opening_choice_is_among_four() -> None:
    b = Battle(begin(Setup(scenario="avignon")), Dice(b"1"))
    run = Run(turn.play(b))
    run.start()
    ask = run.asks()[0]
    assert ask.prompt == "lore.opening"
    assert len([option for option in ask.options() if isinstance(option, Pick)]) == 4
    assert EVERYBODY not in b.things.seen
