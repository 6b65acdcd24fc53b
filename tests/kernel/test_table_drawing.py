"""Draws: who sees what was drawn, at a table of ours, at a real one and with loaded dice."""

from __future__ import annotations

import pytest

from hexameron.kernel.asking import Ask, Done, Drawn, Rules, State, T
from hexameron.kernel.chance import Dice, Fairness
from hexameron.kernel.table import Table
from hexameron.kernel.things import EVERYBODY, bit, bits


class Loaded(Dice):
    """Draws the wanted faces, one after the other."""

    loaded = True

    def __init__(self, *wanted: int | None) -> None:
        super().__init__(b"loaded")
        self.wanted = list(wanted)
        self.asked: list[tuple[str, int, int]] = []

    def drawn(self, zone: str, handle: int, pool: int) -> int | None:
        self.asked.append((zone, handle, pool))
        return self.wanted.pop(0)


def a_table(dice: Dice | None = None, real: tuple[int, ...] = ()) -> Table[State]:
    table = Table(State(), dice or Dice(Fairness.from_seed(1).key()), real)
    table.things.make([10, 11, 12, 13], "deck")
    return table


def ended(rules: Rules[T], *answers: object) -> T:
    """What a rule gives that is answered so."""
    try:
        next(rules)
        for answer in answers:
            rules.send(answer)
    except StopIteration as end:
        value: T = end.value
        return value
    pytest.fail("the rule asks on")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("sees", "expected"), [(None, None), (0, 0), (EVERYBODY, EVERYBODY)])
def test_the_drawer_sees_the_top_card_unless_others_are_to_see_it(
    seat: int, sees: int | None, expected: int | None
) -> None:
    table = a_table()
    assert ended(table.draw(seat, "deck", "hand", sees=sees)) == 3
    assert table.things.in_zone("hand") == [3]
    assert table.things.in_zone("deck") == [0, 1, 2]
    mask = bit(seat) if expected is None else expected
    assert table.things.seen == [0, 0, 0, mask]


@pytest.mark.parametrize("dice", [None, Loaded(None, None, None, None)])
@pytest.mark.parametrize(("n", "drawn"), [(-1, 0), (0, 0), (1, 1), (3, 3), (4, 4), (9, 4)])
@pytest.mark.parametrize("sees", [None, EVERYBODY])
def test_many_are_drawn_one_after_another_or_as_many_as_there_are(
    dice: Dice | None, n: int, drawn: int, sees: int | None
) -> None:
    if isinstance(dice, Loaded):
        dice.wanted = [None] * 4
    table = a_table(dice)
    ended(table.draw_many(1, "deck", "hand", n, sees=sees))
    hand = [3, 2, 1, 0][:drawn]
    assert table.things.in_zone("hand") == hand
    mask = bit(1) if sees is None else sees
    assert table.things.seen == [mask if handle in hand else 0 for handle in range(4)]
    assert table.things.learned == drawn


def test_many_are_drawn_from_a_pile_that_is_not_there() -> None:
    table = a_table()
    ended(table.draw_many(0, "nowhere", "hand", 2))
    assert table.things.in_zone("hand") == []


def test_loaded_dice_say_which_card_lies_on_top() -> None:
    dice = Loaded(11, None, 10)
    table = a_table(dice)
    faces = [table.things.face[ended(table.draw(0, "deck", "hand"))] for _ in range(3)]
    assert faces == [11, 12, 10]
    assert sorted(table.things.face) == [10, 11, 12, 13]
    pool = table.things.pool[0]
    assert dice.asked == [("deck", 3, pool), ("deck", 2, pool), ("deck", 1, pool)]


def test_a_card_that_is_not_there_or_is_known_cannot_be_loaded() -> None:
    with pytest.raises(ValueError, match=r"^deck: the loaded card 99 cannot be drawn from there$"):
        ended(a_table(Loaded(99)).draw(0, "deck", "hand"))
    known = a_table(Loaded(10))
    known.things.show(0, bit(1))
    with pytest.raises(ValueError, match="the loaded card 10 cannot"):
        ended(known.draw(0, "deck", "hand"))
    same = a_table(Loaded(13))
    same.things.show(3, bit(1))
    assert same.things.face[ended(same.draw(0, "deck", "hand"))] == 13


@pytest.mark.parametrize("seat", [0, 1])
def test_at_a_real_table_who_enters_a_draw_sees_it_too(seat: int) -> None:
    table = a_table(real=(2, 3))
    rules = table.draw(seat, "deck", "hand")
    asked = next(rules)
    assert isinstance(asked, Ask)
    assert (asked.seat, asked.prompt, asked.actor, asked.show) == (seat + 2, "real.draw", f"p{seat}", True)
    assert list(asked.options()) == [Drawn("deck", face) for face in (10, 11, 12, 13)]
    with pytest.raises(StopIteration) as end:
        rules.send(Drawn("deck", 11))
    assert end.value.value == 3
    assert table.things.face == [10, 13, 12, 11]
    assert table.things.seen == [0, 0, 0, bits([seat, seat + 2])]


def test_at_a_real_table_what_is_known_to_lie_elsewhere_is_refused_and_told() -> None:
    """Seat 0 saw the card that seat 1 reports: it lies below, so it cannot be on top."""
    table = a_table(real=(0, 1))
    table.recording = True
    table.things.show(1, bit(0))
    rules = table.draw(1, "deck", "hand")
    next(rules)
    asked = rules.send(Drawn("deck", 11))
    assert isinstance(asked, Ask)
    assert list(asked.options()) == [Drawn("deck", face) for face in (10, 12, 13)]
    assert [(event.name, event.args) for event in table.events] == [("real.impossible", {"seat": "p1"})]
    with pytest.raises(StopIteration):
        rules.send(Drawn("deck", 13))
    assert table.things.face == [10, 11, 12, 13]


def test_at_a_real_table_a_card_that_is_known_to_who_enters_it_is_not_asked_for() -> None:
    table = a_table(real=(1, 1))
    table.things.show(3, bit(1))
    assert ended(table.draw(0, "deck", "hand")) == 3
    assert table.things.seen[3] == bits([0, 1])


def test_at_a_real_table_each_of_many_is_asked_for() -> None:
    table = a_table(real=(0, 0))
    ended(table.draw_many(1, "deck", "hand", 2), Drawn("deck", 10), Drawn("deck", 12))
    assert [table.things.face[handle] for handle in table.things.in_zone("hand")] == [10, 12]


def test_what_is_told_keeps_the_faces_of_things_and_who_knew_them() -> None:
    table = a_table()
    table.things.show(2, bit(1))
    table.tell("unheard", card="t2")
    assert table.events == []
    table.recording = True
    table.tell("draws", rules=("A-1",), seat="p1", n=2, card="t2", also=("t0", 3, "tx", "t"), who="teacher")
    (event,) = table.events
    assert event.args == {"seat": "p1", "n": 2, "card": "t2", "also": ("t0", 3, "tx", "t"), "who": "teacher"}
    assert event.rules == ("A-1",)
    assert event.faces == {"t2": 12, "t0": 10}
    assert event.seen == {"t2": bit(1), "t0": 0}
    assert event.pools == dict.fromkeys(("t2", "t0"), table.things.pool[0])


def test_a_roll_is_learnt_by_all_and_a_shuffle_by_nobody() -> None:
    table = a_table()
    assert len(ended(table.roll(0, "battle", 6, 3))) == 3
    assert table.things.learned == 1
    table.shuffle("deck")
    table.mix([0, 1], "pair")
    assert table.things.learned == 1
    assert table.state.chance.counts == {"battle": 1, "shuffle deck": 1, "mix pair": 1}
    table.next_turn()
    assert (table.state.chance.turn, table.state.chance.counts) == (1, {})


def test_one_thing_is_asked_for_unless_somebody_says_how_many() -> None:
    question = next(a_table().ask(0, "go", lambda: [Done()]))
    assert isinstance(question, Ask)
    assert question.count == (1, 1)


def test_a_table_of_no_game_has_nothing_to_do_freely_or_at_once() -> None:
    table = a_table()
    assert list(table.free(0)) == []
    assert ended(table.settle()) is None
    assert (table.recording, table.unsettled, table.real) == (False, True, ())
    with pytest.raises(NotImplementedError, match="nothing runs"):
        table.run_free(0, Drawn("deck", 1))


def test_at_a_real_table_of_cards_that_are_alike_the_one_nearest_to_the_top_is_meant() -> None:
    table = Table(State(), Dice(b"real"), (0, 0))
    table.things.make([13, 13, 12, 10], "deck")
    ended(table.draw(0, "deck", "hand"), Drawn("deck", 13))
    assert table.things.face == [13, 10, 12, 13]


def test_a_table_that_is_only_read_gives_nothing_away() -> None:
    state = State()
    state.things.make(range(3), "deck")
    table = Table.reading(state)
    assert table.state is state
    with pytest.raises(RuntimeError, match="battle: this table is only read"):
        next(table.roll(0, "battle", 6, 2))
    with pytest.raises(RuntimeError, match="shuffle deck: this table is only read"):
        table.shuffle("deck")
    with pytest.raises(RuntimeError, match="deck: this table is only read"):
        next(table.draw(0, "deck", "hand"))
    with pytest.raises(RuntimeError, match="deck: this table is only read"):
        next(table.draw_many(0, "deck", "hand", 2))
    assert state.chance.counts == {}
    assert state.things.count("deck") == 3
