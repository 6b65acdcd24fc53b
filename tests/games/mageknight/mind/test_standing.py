"""Standing: Fame and what brings it count for a player, Wounds against him, hidden cards not at all."""

from __future__ import annotations

from hexameron.games.mageknight.mind.standing import evaluate, standing
from hexameron.games.mageknight.state import City
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.match import Match
from tests.games.mageknight.positions import conquer, quest


def test_fame_counts_and_level_more() -> None:
    assert evaluate(quest(fame=10).state, 0) > evaluate(quest(fame=5).state, 0)
    gain = standing(quest(fame=8), 0) - standing(quest(fame=7), 0)
    assert gain > 1


def test_wounds_count_against_a_player_in_hand_more_than_in_the_deck() -> None:
    healthy, hurt, later = (
        quest(hand="march"),
        quest(hand="march wound"),
        quest(hand="march", discard="wound"),
    )
    assert evaluate(hurt.state, 0) < evaluate(later.state, 0) < evaluate(healthy.state, 0)


def test_wounds_count_less_late_in_the_game_and_each_more_than_the_one_before() -> None:
    def loss(wounds: int, round_: int) -> float:
        healthy, hurt = quest(round_=round_), quest(round_=round_, discard="wound " * wounds)
        return standing(healthy, 0) - standing(hurt, 0)

    assert loss(1, 1) > loss(1, 6) > 0
    assert loss(6, 1) > 6 * loss(1, 1)


def test_a_keep_serves_for_the_rest_of_the_game() -> None:
    def gain(round_: int) -> float:
        q = quest(round_=round_, fame=20, tiles={"h-3.1": "1", "h-2.3": "3"}, at="")
        before = standing(q, 0)
        conquer(q, "h-3.4")
        return standing(q, 0) - before

    assert gain(1) > gain(6) > 0


def test_units_count_and_wounded_ones_less() -> None:
    none, ready, wounded = quest(), quest(units="amotep_gunners"), quest(units="amotep_gunners+")
    assert evaluate(none.state, 0) < evaluate(wounded.state, 0) < evaluate(ready.state, 0)


def test_what_was_won_counts_and_less_late_in_the_game() -> None:
    plain, spell = quest(discard="march"), quest(discard="fireball")
    late, late_spell = quest(discard="march", round_=6), quest(discard="fireball", round_=6)
    early_gain = standing(spell, 0) - standing(plain, 0)
    assert early_gain > standing(late_spell, 0) - standing(late, 0) > 0


def test_crystals_and_cards_not_yet_played_count() -> None:
    assert evaluate(quest(crystals="rb").state, 0) > evaluate(quest().state, 0)
    assert evaluate(quest(hand="march march").state, 0) > evaluate(quest(discard="march march").state, 0)


def test_a_conquered_city_counts_much_and_all_of_them_nearly_win() -> None:
    q = quest(fame=30)
    before = evaluate(q.state, 0)
    q.state.cities["white"] = City(cell="h-3.1", level=5, conquered=True, shields=[0, 0])
    one = evaluate(q.state, 0)
    q.state.cities["blue"] = City(cell="h-2.3", level=8, conquered=True, shields=[0])
    assert before < one < 0.5
    assert evaluate(q.state, 0) > 0.9


def test_among_rivals_only_the_difference_counts() -> None:
    q = quest(seats=2, fame=20, places=["h0.1"])
    assert evaluate(q.state, 0) > 0.5 > evaluate(q.state, 1)
    q.state.players[1].fame, q.state.players[1].level = 20, q.state.players[0].level
    assert abs(evaluate(q.state, 0) + evaluate(q.state, 1) - 1) < 1e-9


def test_allies_of_a_cooperative_quest_stand_alike() -> None:
    q = quest(seats=2, scenario="full_cooperation", fame=20, places=["h0.1"])
    assert evaluate(q.state, 0) == evaluate(q.state, 1) < 0.5


def test_who_conquers_to_hold_wants_keeps() -> None:
    tiles = {"h-3.1": "1", "h-2.3": "3"}
    q = quest(seats=2, scenario="conquer_and_hold", places=["h0.1"], tiles=tiles)
    before = evaluate(q.state, 0)
    conquer(q, "h-3.4")
    assert evaluate(q.state, 0) > before + 0.05


def test_it_reads_only_what_the_seat_may_see() -> None:
    from hexameron.games.mageknight.meta import GAME

    match = Match(GAME, Setup("full_conquest", 2), Fairness.from_seed(4))
    while match.state.chance.turn < 3:
        seat = min(match.pending)
        match.choose(seat, match.options(seat)[0])
    for seat in (0, 1):
        seen = evaluate(match.view(seat), seat)
        for key in (b"a" * 32, b"b" * 32):
            world = match.determinize(seat, key)
            assert evaluate(world.view(seat), seat) == seen
