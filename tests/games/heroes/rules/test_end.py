"""Power points and the end of the game (END)."""

import pytest

from hexameron.games.heroes.content.tracks import POWER_TO_WIN
from hexameron.games.heroes.rules import activation, control, ending
from hexameron.kernel.results import GameOver
from tests.games.heroes.positions import TestConquest, conquest
from tests.rules import rule


@rule("HE-END-02", "HE-END-03")
@pytest.mark.parametrize(("seats", "limit"), [(2, 12), (3, 14), (4, 16)])
def test_domination_ends_the_game_at_once(seats: int, limit: int) -> None:
    assert POWER_TO_WIN[seats] == limit
    t = conquest(seats=seats)
    t.player(1).power = limit - 3
    t.gain_power(1, 2)
    with pytest.raises(GameOver) as over:
        t.gain_power(1, 1)
    assert over.value.result.winners == (1,)
    assert over.value.result.why == "domination"
    assert over.value.result.scores[1] == limit


@rule("HE-END-03")
def test_domination_comes_in_the_middle_of_a_move() -> None:
    t = conquest()
    t.add_hero("anton", at="h1.1")
    t.player(0).power = 11
    t.begin("activation")
    played = t.play(activation.perform(t), ["activate:{anton}", "seize:h1.1"])
    assert played.over is not None
    assert played.over.winners == (0,)


@rule("HE-END-01")
def test_power_is_public() -> None:
    t = conquest()
    t.gain_power(1, 4)
    (told,) = t.told("power.gained")
    assert (told["seat"], told["n"], told["power"]) == ("p1", 4, 4)


def standing(*players: tuple[int, int, int]) -> TestConquest:
    t = conquest(seats=len(players))
    for player, (power, resources, gold) in zip(t.state.players, players, strict=True):
        player.power, player.resources, player.gold = power, resources, gold
    return t


@rule("HE-END-05")
def test_most_power_wins_at_the_end_of_time() -> None:
    result = ending.finish(standing((5, 9, 9), (7, 0, 0), (6, 9, 9)))
    assert (result.winners, result.scores, result.why) == ((1,), (5, 7, 6), "time")


@rule("HE-END-06")
def test_a_tie_goes_to_the_larger_treasury() -> None:
    assert ending.finish(standing((7, 2, 3), (7, 0, 6), (3, 50, 50))).winners == (1,)
    assert ending.finish(standing((7, 7, 0), (7, 0, 6))).winners == (0,)


@rule("HE-END-07")
def test_otherwise_it_is_a_draw() -> None:
    assert ending.finish(standing((7, 2, 4), (7, 6, 0))).winners == ()
    assert ending.finish(standing((7, 2, 4), (7, 6, 0), (6, 9, 9))).winners == (0, 1)


@rule("HE-END-07")
def test_a_draw_is_told_as_one() -> None:
    for players in (((7, 2, 4), (7, 6, 0)), ((7, 2, 4), (7, 6, 0), (6, 9, 9))):
        t = standing(*players)
        ending.finish(t)
        assert [event.name for event in t.events] == ["game.drawn"]


@rule("HE-END-08", "HE-CTRL-08")
def test_power_of_a_lost_field_is_lost() -> None:
    t = conquest()
    anton = t.add_hero("anton", at="h4.1")
    t.add_hero("vorlag")
    t.state.owners["h4.1"] = 1
    t.player(1).power = 5
    t.play(control.take_field(t, anton, "h4.1"))
    assert (t.player(0).power, t.player(1).power) == (3, 2)


@rule("HE-END-08", "HE-ART-05")
def test_power_of_a_lost_artifact_is_lost() -> None:
    t = conquest()
    anton = t.add_hero("anton", artifacts="griffin_sword")
    assert t.player(0).power == 1
    t.lose_artifact(anton, t.find("griffin_sword"), "drawn.1")
    assert t.player(0).power == 0
