"""Dice that count by themselves."""

from __future__ import annotations

from hexameron.games.runebound.mind.prior import prior
from hexameron.games.runebound.options import Again, Dice, Shake, TurnTo
from hexameron.games.runebound.state import Roll
from hexameron.kernel.asking import Done, Option
from hexameron.kernel.game import Question
from tests.games.runebound.positions import journey

PLAINS, FOREST_HILLS, MOUNTAIN, WILD = 1, 3, 5, 0


def best(prompt: str, options: tuple[Option, ...], faces: list[int], **hero: object) -> Option:
    """What instinct chooses with these dice on the table, rolled in the plains."""
    t = journey(heroes={"laurel": {"at": "h4.7", "hand": "w1 w2", **hero}, "corbin": {}})
    t.state.rolls.append(Roll(purpose=prompt.removeprefix("dice."), seat=0, faces=faces))
    weights = prior(t.state, Question(0, prompt, options))
    return options[max(range(len(options)), key=weights.__getitem__)]


def test_a_card_is_exerted_for_healing_by_the_nearly_fallen_only() -> None:
    options = (Again(MOUNTAIN), Again(PLAINS), Done())
    assert best("dice.rest", options, [MOUNTAIN, PLAINS], damage=3) == Done()
    assert best("dice.rest", options, [MOUNTAIN, PLAINS], damage=7) == Again(MOUNTAIN)


def test_a_blow_is_worth_a_card_but_not_a_die_that_hits() -> None:
    options = (Again(MOUNTAIN), Again(PLAINS), Done())
    assert best("dice.strike", options, [MOUNTAIN, PLAINS]) == Again(MOUNTAIN)
    assert best("dice.strike", (Again(PLAINS), Done()), [PLAINS]) == Done()


def test_bad_dice_are_rolled_again_for_nothing_and_good_ones_are_not() -> None:
    options = (Shake("hero.laurel"), Done())
    assert best("dice.rest", options, [MOUNTAIN] * 5, damage=6) == Shake("hero.laurel")
    assert best("dice.rest", options, [PLAINS] * 5, damage=6) == Done()
    assert best("dice.rest", options, [PLAINS, *[MOUNTAIN] * 4], damage=1) == Done(), (
        "nothing is left to heal"
    )


def test_harm_comes_from_forests_and_mountains() -> None:
    options = (Shake("hero.laurel"), Done())
    assert best("dice.harm", options, [MOUNTAIN] * 3) == Shake("hero.laurel")
    assert best("dice.harm", options, [PLAINS] * 3) == Done()


def test_dice_that_do_not_count_are_taken_first() -> None:
    assert best("dice.which", (Dice(PLAINS), Dice(MOUNTAIN)), [PLAINS, MOUNTAIN]) == Dice(MOUNTAIN)
    assert best("dice.which", (Dice(WILD), Done()), [WILD]) == Done()
    turns = (TurnTo(PLAINS, WILD), TurnTo(FOREST_HILLS, PLAINS), TurnTo(FOREST_HILLS, WILD))
    assert best("dice.turn", turns, [PLAINS, FOREST_HILLS]) == TurnTo(FOREST_HILLS, WILD)
