"""Tactics: how they are chosen, and what each does (TACT)."""

import pytest

from hexameron.games.mageknight.content.tactics import TACTIC
from hexameron.games.mageknight.options import UseTactic
from hexameron.games.mageknight.rules import mana, outside, playing, tactics, turn
from hexameron.games.mageknight.state import NOBODY
from tests.games.mageknight.cards import options, play
from tests.games.mageknight.positions import FACES, TestQuest, quest
from tests.games.mageknight.serving import ended
from tests.rules import rule

R, B, G, W, GOLD, BLACK = range(6)
DAY = ["early_bird", "rethink", "mana_steal", "planning", "great_start", "right_moment"]
NIGHT = ["from_the_dusk", "long_night", "mana_search", "midnight_meditation", "preparation", "sparing_power"]


def dawn(
    *, seats: int = 3, fame: tuple[int, ...] = (0, 0, 0), night: bool = False, round_: int = 2
) -> TestQuest:
    """Before Tactics are chosen; the order of the last round was 0, 1, 2."""
    q = quest(seats=seats, night=night, round_=round_, source="rgb")
    q.state.step = "tactics"
    for seat, player in enumerate(q.state.players):
        player.fame = fame[seat]
        player.tactic = ""
    return q


def chosen_by(q: TestQuest, *answers: str) -> list[int]:
    """Who is asked for a Tactic, one after the other."""
    asked = q.play(tactics.choose_all(q), answers).asked
    return [one.seat for one in asked if one.prompt == "tactic.choose"]


@rule("MK-TACT-01", "MK-TACT-07")
def test_a_chosen_tactic_is_gone_for_the_others() -> None:
    q = dawn()
    tactics.lay_out(q)
    asked = q.play(
        tactics.choose_all(q),
        ["choose:tactic.planning", "choose:tactic.early_bird", "choose:tactic.right_moment"],
    ).asked
    assert [len(one.keys) for one in asked] == [6, 5, 4]
    assert "choose:tactic.planning" not in asked[1].keys
    assert [player.tactic for player in q.state.players] == [
        "tactic.right_moment",
        "tactic.early_bird",
        "tactic.planning",
    ]


@pytest.mark.parametrize(("night", "names"), [(False, DAY), (True, NIGHT)])
@rule("MK-ROUND-12", "MK-SETUP-16", "MK-SETUP-17")
def test_there_are_tactics_of_day_and_night(night: bool, names: list[str]) -> None:
    q = dawn(night=night)
    tactics.lay_out(q)
    assert q.state.tactics == [f"tactic.{name}" for name in names]
    assert [TACTIC[id_].number for id_ in q.state.tactics] == [1, 2, 3, 4, 5, 6]


PLAIN = ("choose:tactic.early_bird", "choose:tactic.planning", "choose:tactic.right_moment")


@pytest.mark.parametrize(
    ("fame", "order"),
    [((3, 2, 1), [2, 1, 0]), ((1, 2, 3), [0, 1, 2]), ((5, 5, 9), [1, 0, 2]), ((0, 0, 0), [2, 1, 0])],
)
@rule("MK-TACT-02", "MK-TACT-03")
def test_the_least_famous_chooses_first(fame: tuple[int, ...], order: list[int]) -> None:
    q = dawn(fame=fame)
    tactics.lay_out(q)
    assert chosen_by(q, *PLAIN) == order


@rule("MK-TACT-04")
def test_in_the_first_round_who_picked_last_chooses_first() -> None:
    q = dawn(round_=1, fame=(0, 5, 3))
    q.state.picked = [1, 2, 0]
    tactics.lay_out(q)
    assert chosen_by(q, *PLAIN) == [0, 2, 1]


@rule("MK-TACT-06")
def test_the_lowest_number_plays_first() -> None:
    q = dawn()
    tactics.lay_out(q)
    chosen_by(q, "choose:tactic.right_moment", "choose:tactic.early_bird", "choose:tactic.planning")
    assert q.state.order == [1, 0, 2]


@rule("MK-TACT-05", "MK-TACT-12")
def test_great_start_draws_two_at_once() -> None:
    q = dawn()
    tactics.lay_out(q)
    q.play(tactics.choose_all(q), ["choose:tactic.great_start"], until="tactic.choose")
    assert len(q.hand(2)) == 2


@pytest.mark.parametrize("name", ["early_bird", "from_the_dusk"])
@rule("MK-TACT-08")
def test_the_first_tactics_give_only_their_place(name: str) -> None:
    q = quest(tactic=name, night=name == "from_the_dusk", hand="march")
    q.play(tactics.on_choosing(q, 0, f"tactic.{name}"))
    assert tactics.options(q, 0, 1) == []
    assert outside.options(q, 0) == []
    assert q.names("hand.0") == ["march"]


@rule("MK-TACT-09")
def test_rethink_exchanges_up_to_three_cards() -> None:
    q = quest(hand="wound rage rage rage", deck="march stamina march stamina")
    asked = q.play(
        tactics.on_choosing(q, 0, "tactic.rethink"), ["pick:{wound}", "pick:{rage}", "pick:{rage.2}"]
    ).asked
    assert len(asked) == 3
    assert sorted(q.names("hand.0")) == ["march", "march", "rage", "stamina"]
    assert sorted(q.names("deck.0")) == ["rage", "rage", "stamina", "wound"]
    assert q.names("discard.0") == []


@rule("MK-TACT-10")
def test_mana_steal_keeps_a_die_of_a_basic_colour() -> None:
    q = quest(tactic="mana_steal", source="rgok", dice="w", hand="march rage")
    keys = q.play(tactics.on_choosing(q, 0, "tactic.mana_steal"), [f"colour:{G}"]).keys("tactic.steal")
    assert keys == (f"colour:{R}", f"colour:{G}")
    assert q.state.source[1].holder == 0
    play(q, "march", "strong", f"pay:tactic;{G}")
    assert mana.payable(q, 0) >> R & 1, "the die of the turn is still to be had"
    ended(q, "done", until="end.discard")
    assert (q.state.source[1].holder, q.state.source[1].face) == (NOBODY, W)


@rule("MK-TACT-10")
def test_a_stolen_die_is_used_once() -> None:
    q = quest(tactic="mana_steal", source="gr", dice="g", hand="march march")
    q.play(tactics.on_choosing(q, 0, "tactic.mana_steal"), [f"colour:{G}"])
    play(q, "march", "strong")
    assert mana.stolen(q, 0) == NOBODY
    assert q.player(0).tactic_used


@pytest.mark.parametrize(("hand", "drawn"), [("rage", 5), ("rage rage", 6), ("wound rage rage", 6)])
@rule("MK-TACT-11")
def test_planning_raises_the_hand_limit(hand: str, drawn: int) -> None:
    q = quest(tactic="planning", hand=hand, deck="march " * 8)
    q.turn(0).carded = True
    ended(q, "done")
    assert len(q.hand(0)) == drawn


@rule("MK-TACT-13", "MK-TURN-03")
def test_the_right_moment_gives_another_turn() -> None:
    q = quest(seats=2, tactic="right_moment", hands=["march march", "march"], places=["h-1.0"])
    q.play(playing.do(q, 0, UseTactic("tactic.right_moment")))
    assert q.player(0).tactic_used
    assert f"tactic:{q.player(0).tactic}" not in options(q)
    played = q.go_on(["end", "pick:{march}", "done"], until="turn.move")
    assert played.asked[-1].seat == 0
    assert q.state.place == 0
    played = q.go_on(["end", "pick:{march}", "done"], until="turn.move")
    assert played.asked[-1].seat == 1


@rule("MK-TACT-13")
def test_the_right_moment_is_not_for_the_last_turn() -> None:
    q = quest(seats=2, tactic="right_moment", hand="march", places=["h-1.0"])
    assert "tactic:tactic.right_moment" in options(q)
    q.state.announced = 1
    assert "tactic:tactic.right_moment" not in options(q)


@rule("MK-TACT-14")
def test_long_night_makes_a_deck_of_three() -> None:
    q = quest(
        tactic="long_night", night=True, deck="", discard="march rage stamina promise wound", hand="rage"
    )
    assert "tactic:tactic.long_night" in options(q)
    q.play(playing.do(q, 0, UseTactic("tactic.long_night")))
    assert (q.things.count("deck.0"), q.things.count("discard.0")) == (3, 2)
    assert "tactic:tactic.long_night" not in options(q)
    assert "tactic:tactic.long_night" not in options(quest(tactic="long_night", night=True, discard="march"))


@rule("MK-TACT-14")
@pytest.mark.parametrize("seat", [0, 1])
def test_long_night_hides_the_new_deck_and_leaves_the_rest_open(seat: int) -> None:
    q = quest(seats=2, night=True, deck="", places=["h1.0"])
    cards = q.things.make(
        [FACES["deed"][name] for name in ("march", "rage", "stamina", "promise", "wound")], f"discard.{seat}"
    )
    for card in cards:
        q.things.show_all(card)
    tactics.long_night(q, seat)
    deck, left = q.things.in_zone(f"deck.{seat}"), q.things.in_zone(f"discard.{seat}")
    assert (len(deck), len(left)) == (3, 2)
    assert not any(q.things.known(card, other) for card in deck for other in (0, 1)), (
        "nobody knows which three"
    )
    assert all(q.things.known(card, other) for card in left for other in (0, 1)), "the others lie face up"
    assert q.player(seat).tactic_used
    assert not q.player(1 - seat).tactic_used


@rule("MK-TACT-14")
def test_long_night_works_in_the_middle_of_drawing() -> None:
    q = quest(tactic="long_night", night=True, deck="march", discard="rage rage rage rage", hand="stamina")
    q.turn(0).carded = True
    ended(q, "done", "yes")
    assert len(q.hand(0)) == 5
    assert q.player(0).tactic_used
    q = quest(tactic="long_night", night=True, deck="march", discard="rage rage rage rage", hand="stamina")
    q.turn(0).carded = True
    ended(q, "done", "no")
    assert len(q.hand(0)) == 2


@rule("MK-TACT-14", "MK-EOT-24")
def test_long_night_works_in_the_middle_of_what_a_card_draws() -> None:
    q = quest(
        tactic="long_night",
        night=True,
        deck="march",
        discard="rage rage rage",
        tokens="g",
        hand="tranquility",
    )
    play(q, "tranquility", "strong", "branch:1", "yes")
    assert sorted(q.names("hand.0")) == ["march", "rage"]
    assert (q.things.count("deck.0"), q.player(0).tactic_used) == (2, True)


@rule("MK-TACT-14")
def test_long_night_gives_something_to_plunder() -> None:
    q = quest(
        tactic="long_night", night=True, deck="", discard="rage rage rage", tiles={"h-3.1": "1"}, at="h-3.2"
    )
    assert outside.can_plunder(q, 0)
    q.play(outside.plunder(q, 0), ["yes"])
    assert q.names("hand.0") == ["rage", "rage"]
    assert not outside.can_plunder(
        quest(night=True, deck="", discard="rage", tiles={"h-3.1": "1"}, at="h-3.2"), 0
    )


def test_mana_search_rolls_gold_dice_first() -> None:
    q = quest(tactic="mana_search", night=True, source="rob", dice="gw", hand="march")
    asked = q.play(playing.do(q, 0, UseTactic("tactic.mana_search")), [f"colour:{B}"]).asked
    assert asked[0].keys == (f"colour:{R}", f"colour:{GOLD}", f"colour:{B}")
    assert len(asked) == 1, "with the blue die the gold one must be rolled"
    assert [die.face for die in q.state.source] == [R, G, W]
    assert "tactic:tactic.mana_search" not in options(q)
    ended(q, until="end.discard")
    q = quest(tactic="mana_search", night=True, source="rob", dice="g", hand="march")
    asked = q.play(playing.do(q, 0, UseTactic("tactic.mana_search")), [f"colour:{GOLD}", "done"]).asked
    assert asked[1].keys == (f"colour:{R}", f"colour:{B}", "done")
    assert [die.face for die in q.state.source] == [R, G, B]
    q = quest(tactic="mana_search", night=True, source="oor", dice="gw", hand="march")
    asked = q.play(playing.do(q, 0, UseTactic("tactic.mana_search")), [f"colour:{GOLD}"]).asked
    assert [one.keys for one in asked] == [(f"colour:{GOLD}", "done")], "the first goes without saying"
    assert [die.face for die in q.state.source] == [G, W, R]


def test_mana_search_comes_before_the_source() -> None:
    q = quest(tactic="mana_search", night=True, source="gg", hand="march march")
    assert "tactic:tactic.mana_search" in options(q)
    play(q, "march", "strong")
    assert "tactic:tactic.mana_search" not in options(q)


def test_preparation_searches_the_deck() -> None:
    q = quest(deck="march rage stamina")
    q.play(tactics.on_choosing(q, 0, "tactic.preparation"), ["pick:{rage}"])
    assert q.names("hand.0") == ["rage"]
    assert sorted(q.names("deck.0")) == ["march", "stamina"]
    assert not any(q.things.known(card, 0) for card in q.things.in_zone("deck.0"))


def test_midnight_meditation_exchanges_up_to_five_cards() -> None:
    q = quest(tactic="midnight_meditation", night=True, hand="wound wound rage", deck="march", step="")
    q.play(
        turn.take(q, 0),
        ["tactic:tactic.midnight_meditation", "pick:{wound}", "pick:{wound.2}", "done"],
        until="turn.move",
    )
    assert len(q.hand(0)) == 3
    assert q.things.count("deck.0") == 1
    assert q.player(0).tactic_used
    assert outside.options(q, 0) == []


def test_sparing_power_keeps_cards_and_gives_them_back() -> None:
    q = quest(tactic="sparing_power", night=True, hand="rage", deck="march stamina promise", step="")
    q.play(turn.take(q, 0), ["tactic:tactic.sparing_power"], until="turn.move")
    assert q.names("spared.0") == ["march"]
    assert not q.things.known(q.find("march"), 0)
    assert q.names("hand.0") == ["rage"]
    q.turn(0).step = ""
    assert outside.options(q, 0) == [], "once before each turn"
    q.turn(0).seen = []
    q.play(turn.take(q, 0), ["tactic:tactic.sparing_power", "branch:1"], until="turn.move")
    assert sorted(q.names("hand.0")) == ["march", "rage"]
    assert q.player(0).tactic_used
    assert q.things.known(q.find("march"), 0)


def test_what_sparing_power_kept_comes_back_in_the_next_round() -> None:
    q = quest(tactic="sparing_power", night=True, hand="rage", deck="march", step="")
    q.play(turn.take(q, 0), ["tactic:tactic.sparing_power"], until="turn.start")
    q.state.step = "prepare"
    q.go_on(until="tactic.choose")
    assert sorted(q.names("hand.0")) == ["march", "rage"]


@rule("MK-TACT-14")
@pytest.mark.parametrize(("deck", "asked"), [(3, False), (2, False), (1, True), (0, True)])
def test_long_night_is_offered_when_a_card_is_missing(deck: int, *, asked: bool) -> None:
    q = quest(tactic="long_night", night=True, deck="march " * deck, discard="rage rage rage rage")
    played = q.play(tactics.draw(q, 0, 2), ["yes"] if asked else [])
    assert bool(played.asked) is asked
    assert len(q.hand(0)) == 2
    assert q.told("cards.drawn") == ([{"seat": "p0", "n": 2}] if deck != 1 else [{"seat": "p0", "n": 1}] * 2)
