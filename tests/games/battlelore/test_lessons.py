"""The first lesson's dice and cards show what its words say."""

from __future__ import annotations

from hexameron.games.battlelore import lessons
from hexameron.games.battlelore.content.command_cards import COMMAND_DECK
from hexameron.games.battlelore.state import BLUE, FLAG, GREEN, LORE, SWORD, State
from hexameron.kernel.match import Match
from tests.games.taught import teach


def taught() -> Match[State]:
    return teach("battlelore", lambda step, state: None)


def test_the_dice_show_what_the_words_say() -> None:
    rolls = [event.args["dice"] for event in taught().events if event.name == "battle.rolls"]
    assert all(isinstance(roll, tuple) for roll in rolls)
    melee, shot, uphill, back, volley, charge, bonus = (
        sorted(int(str(die)[1:]) for die in roll) for roll in rolls if isinstance(roll, tuple)
    )
    assert melee == [GREEN, SWORD, FLAG]
    assert shot == volley == [SWORD, LORE]
    assert uphill == [BLUE, FLAG]
    assert back.count(LORE) == 1
    assert back.count(BLUE) + back.count(SWORD) == 1
    assert FLAG not in back
    assert charge.count(FLAG) == 1
    assert charge.count(BLUE) + charge.count(SWORD) == 2
    assert bonus.count(BLUE) + bonus.count(SWORD) >= 1


def test_the_pupil_has_two_banners_when_the_teacher_says_so() -> None:
    match = taught()
    assert match.state.banners == [2, 0]
    assert match.state.terms.banners_to_win == 4
    assert not match.state.units[lessons.LEVY].figures
    assert not match.state.units[lessons.FOE].figures


def test_all_cards_of_a_real_battle_are_there() -> None:
    """The lesson stacks decks, but nothing is added or lost."""
    things = lessons.position().things
    assert sorted(things.face[: len(COMMAND_DECK)]) == list(range(len(COMMAND_DECK)))
    assert things.count("command.hand.0") == things.count("command.hand.1") == 4
    assert things.count("lore.hand.0") == things.count("lore.hand.1") == 0
    assert things.count("lore.deck") == 14 + 3 * 5
