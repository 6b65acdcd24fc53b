"""What options say of themselves: what they are, what is lost, and what several of them do at once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from hexameron import lab
from hexameron.games import find
from hexameron.kernel.match import Match
from hexameron.kernel.refusing import MatchError
from hexameron.kernel.scene import OptionView, Scene, Way
from hexameron.kernel.text import text
from tests.games.shown import played
from tests.games.tables import Table, at_every_table


def shown_to_people(match: Match[Any], seat: int) -> Scene:
    """The scene with all that people may choose, in any order."""
    return match.game.scene(match.view(seat), seat, match.question(seat, any_order=True), list(match.pending))


@at_every_table
def test_options_keep_what_they_say(table: Table) -> None:
    """Looked at all together, because to play a match is most of the work."""
    for match in played(find(table.name), table.setup, 3, 400, 4):
        for seat in match.pending:
            shown = shown_to_people(match, seat)
            _at_most_one_leads_on(shown.options)
            _is_what_single_choices_would_pick(match, seat, shown.whole)
            for option in shown.options:
                if option.times:
                    _can_be_chosen_so_many_times(match, seat, option)
            for way in shown.ways:
                _can_be_gone_to_its_end(match, seat, way)


def _at_most_one_leads_on(options: Sequence[OptionView]) -> None:
    """What leaves nothing unused does, and nothing is said to be lost by it."""
    leading = [option for option in options if option.tone == "confirm"]
    assert len(leading) <= 1, [option.key for option in leading]
    assert all(option.loses is None for option in leading)
    pressing = [option.tone for option in options if option.tone not in ("extra", "harm")]
    assert pressing != ["leave"]


def _is_what_single_choices_would_pick(match: Match[Any], seat: int, whole: Sequence[str]) -> None:
    if whole:
        prompt = match.pending[seat].prompt
        at_once, one_by_one = match.clone(playout=False), match.clone(playout=False)
        at_once.choose_group(seat, whole)
        for key in whole:
            one_by_one.choose(seat, key)
        assert at_once.entries == one_by_one.entries
        assert [entry.prompt for entry in at_once.entries[match.n :]] == [prompt] * len(whole)


def _can_be_chosen_so_many_times(match: Match[Any], seat: int, option: OptionView) -> None:
    made = match.clone()
    made.choose_group(seat, [option.key] * option.times)
    with pytest.raises(MatchError):
        made.choose(seat, option.key)


def _can_be_gone_to_its_end(match: Match[Any], seat: int, way: Way) -> None:
    """Each of its steps is offered when the one before was taken, and nothing comes between."""
    walker = match.clone()
    for key in way.keys:
        assert key in [option.key() for option in walker.options(seat)], way.keys
        walker.choose(seat, key)


# ---------------------------------------------------------------------- single questions


def offered(match: Match[Any], key: str) -> OptionView:
    return next(option for option in shown_to_people(match, 0).options if option.key == key)


BATTLE = {"u0": ("Fb", "h4.5", 0), "u1": ("Fb", "h3.7", 0), "u2": ("Fr", "h5.5", 1), "u3": ("Fr", "h7.9", 1)}
HANDS = (["attack.centre", "rally"], ["patrol.left", "patrol.right"])


def test_battlelore_tells_which_orders_moves_and_attacks_are_lost() -> None:
    match = lab.position("battlelore", units=BATTLE, hands=HANDS)
    card = lab.drive(match).options[0]
    assert offered(match, card.key()).reveals
    assert offered(match, card.key()).routine
    match.choose(0, card)
    assert offered(match, "done").loses == text("lost.orders", n=2)
    assert shown_to_people(match, 0).whole == ("order:u0", "order:u1")
    match.choose_group(0, ["order:u0", "order:u1"])
    assert offered(match, "done").loses == text("lost.moves", n=2)
    match.choose(0, "done")
    end = offered(match, "done")
    assert (end.tone, end.loses, end.routine) == ("leave", text("lost.attacks", n=1), False)
    assert offered(match, "fight:u0").reveals
    assert offered(match, "fight:u0").routine


def test_the_last_unit_of_battlelore_shows_at_once_where_it_can_go() -> None:
    match = lab.position("battlelore", units=BATTLE, hands=HANDS, phase="movement", ordered=["u1"])
    ways = shown_to_people(match, 0).ways
    assert ("move:u1", "go:h4.7") in [way.keys for way in ways]
    both = lab.position("battlelore", units=BATTLE, hands=HANDS, phase="movement", ordered=["u0", "u1"])
    assert not shown_to_people(both, 0).ways


QUEST: dict[str, Any] = {
    "seats": 2,
    "places": ("h0.0",),
    "tiles": {"h-3.1": "1", "h-2.3": "3"},
    "deck": "rage swiftness stamina tranquility",
    "source": "rgw",
    "offer": "peasants herbalists",
}


def test_mage_knight_tells_what_the_end_of_a_turn_loses() -> None:
    hands = ("march stamina", "rage")
    match = lab.position("mageknight", hands=hands, move=4, **QUEST)
    assert offered(match, "end").loses == text("lost.move", n=4)
    there = lab.position("mageknight", hands=hands, at="h-1.2", move=2, **QUEST)
    end = offered(there, "end")
    assert (end.tone, end.loses) == ("leave", text("lost.move_and_action", n=2))
    assert (offered(there, "interact").tone, offered(there, "rest").tone) == ("", "")
    talks = lab.position("mageknight", hands=hands, at="h-1.2", step="talk", influence=4, **QUEST)
    assert offered(talks, "end").loses == text("lost.influence", n=4)


def test_after_the_action_the_end_of_the_turn_leads_on() -> None:
    match = lab.position("mageknight", hands=("tranquility", "rage"), step="after", **QUEST)
    assert offered(match, "end").tone == "confirm"
    assert {option.tone for option in shown_to_people(match, 0).options} <= {"confirm", "extra"}


def test_a_way_over_three_spaces_of_mage_knight_has_its_whole_cost() -> None:
    match = lab.position("mageknight", hands=("march stamina", "rage"), move=6, **QUEST)
    way = next(way for way in shown_to_people(match, 0).ways if way.cells[-1] == "h-3.2")
    assert (way.cost, way.tone, len(way.cells)) == (6, "", 3)


def test_a_way_of_mage_knight_ends_where_a_fight_begins() -> None:
    """Orcs stand on h-4.1: who goes from one space beside them to another provokes them."""
    quest = lab.position("mageknight", hands=("march", "rage"), move=12, on={"h-4.1": "prowlers"}, **QUEST)
    ways = {way.cells[-1]: way for way in shown_to_people(quest, 0).ways}
    assert all("h-4.1" not in way.cells for way in ways.values())
    fights = [way for way in ways.values() if way.tone == "attack"]
    for way in fights:
        walker = quest.clone()
        walker.choose_group(0, way.keys)
        assert walker.state.players[0].turn.step != "move"


def test_fleeing_and_dismissing_harm_in_heroes() -> None:
    match = lab.position("heroes", gold=9, heroes={"anton": {"army": "0/3 0/3"}})
    nothing = next(option for option in shown_to_people(match, 0).options if option.key.endswith(";"))
    assert (nothing.tone, nothing.loses) == ("leave", text("lost.action"))
    match.choose(0, "play:3;recruitment")
    shown = {option.key.partition(":")[0]: option for option in shown_to_people(match, 0).options}
    assert (shown["dismiss"].tone, shown["done"].tone) == ("harm", "leave")
    assert shown["buy"].times == 3
    match.choose_group(0, [shown["buy"].key] * 3)
    assert offered(match, "done").tone == "confirm"
    assert offered(match, "done").loses is None
