"""Other heroes on the map."""

import pytest

from hexameron.games.mageknight.rules import duel, turn
from tests.games.mageknight.fights import city
from tests.games.mageknight.positions import TestQuest, conquer, quest
from tests.rules import rule


def near(
    *,
    cell: str = "h-2.0",
    at: str = "h-1.0",
    tile: str = "4",
    move: int = 9,
    scenario: str = "",
    **variants: bool,
) -> TestQuest:
    """Another hero beside the own."""
    return quest(
        seats=2,
        scenario=scenario,
        variants=variants,
        hands=["march", "march"],
        tiles={"h-3.1": tile},
        at=at,
        places=[cell],
        move=move,
        stack="5",
    )


def keys(q: TestQuest, answers: list[str] | None = None) -> tuple[str, ...]:
    return q.play(turn.take(q, 0), answers or [], until="turn.move").asked[-1].keys


@rule("MK-SHARE-01", "MK-SHARE-02")
def test_one_may_come_and_go_on_and_reveal_a_tile_from_there() -> None:
    q = near()
    assert "go:h-2.1" in keys(q, ["go:h-2.0"])
    assert not [key for key in keys(q, ["go:h-2.1"]) if key.startswith("attack")]
    q = near(cell="h-1.1")
    assert [key for key in keys(q, ["go:h-1.1"]) if key.startswith("explore")]


@rule("MK-SHARE-01", "MK-SHARE-04")
def test_the_keep_of_the_hero_in_it_is_the_end_of_the_way() -> None:
    q = near(tile="10")
    conquer(q, "h-2.0", seat=1)
    q.play(turn.take(q, 0), ["go:h-2.0"], until="duel.participate")
    assert q.state.duel is not None
    q = near(tile="10")
    conquer(q, "h-2.0", seat=1)
    q.player(1).token_down = True
    assert "go:h-2.0" not in keys(q), "it cannot be entered where no attack is possible"


@rule("MK-SHARE-03", "MK-SHARE-05")
def test_with_another_hero_there_is_only_the_attack() -> None:
    q = near(cell="h-2.1", at="h-2.0", move=2)
    listed = keys(q, ["go:h-2.1"])
    assert q.site("h-2.1") == "village"
    assert "attack:p1" in listed
    assert not [key for key in listed if key.startswith(("interact", "end", "rest", "challenge"))]
    q.play(turn.take(q, 0), ["attack:p1", "participate:0"], until="duel.attack")
    assert q.turn(0).acted


@rule("MK-SHARE-06")
def test_portal_and_conquered_city_hold_several_heroes_in_peace() -> None:
    q = near(cell="h0.0")
    listed = keys(q, ["go:h0.0"])
    assert "attack:p1" not in listed
    assert "end" in listed
    q = near(cell="h-3.1", at="h-4.2", tile="core_7")
    city(q, "white", "h-3.1", "").conquered = True
    listed = keys(q, ["go:h-3.1"])
    assert "attack:p1" not in listed
    assert {"end", "interact"} <= set(listed)


@rule("MK-SHARE-07")
def test_who_ends_on_the_portal_is_off_the_map_until_his_turn() -> None:
    q = near(at="h0.0", cell="h-1.0")
    q.turn(0).step = "end.draw"
    q.play(turn.take(q, 0))
    assert q.player(0).on_portal
    q.play(turn.take(q, 0), until="turn.move")
    assert not q.player(0).on_portal
    assert q.player(0).at == "h0.0"


@rule("MK-SHARE-08")
def test_a_hero_stands_in_the_conquered_city_until_he_leaves_it() -> None:
    q = near(cell="h-2.0", at="h-4.2", tile="core_7")
    city(q, "white", "h-3.1", "").conquered = True
    keys(q, ["go:h-3.1"])
    assert q.player(0).at == "h-3.1"
    keys(q, ["go:h-4.2"])
    assert q.player(0).at == "h-4.2"


@rule("MK-SHARE-09")
def test_where_no_attack_is_possible_there_is_no_action_and_a_withdrawal() -> None:
    q = near(cell="h-2.1", at="h-2.0", move=2)
    q.player(1).token_down = True
    listed = keys(q, ["go:h-2.1"])
    assert "end" in listed
    assert not [key for key in listed if key.startswith(("attack", "interact"))]
    q.play(turn.take(q, 0), ["end"], until="end.discard")
    assert q.player(0).at == "h-2.0"
    assert len(q.wounds_in_hand(0)) == 1


@rule("MK-SHARE-10", "MK-SHARE-11", "MK-SHARE-12")
@pytest.mark.parametrize("why", ["", "token", "announced", "finale"])
def test_when_players_may_not_fight(why: str) -> None:
    q = near()
    if why == "token":
        q.player(1).token_down = True
    elif why == "announced":
        q.state.announced = 1
    elif why == "finale":
        q.state.finale = True
    assert duel.allowed(q, 0, 1) == (not why)
    assert ("attack:p1" in keys(q, ["go:h-2.0"])) == (not why)


@rule("MK-SHARE-13")
def test_there_is_no_fight_where_it_was_agreed_so_or_all_play_together() -> None:
    assert not duel.allowed(near(friendly_peace=True), 0, 1)
    assert not duel.allowed(near(scenario="full_cooperation"), 0, 1)
    assert duel.allowed(near(), 0, 1)


@rule("MK-SHARE-14")
def test_members_of_a_team_do_not_fight_each_other() -> None:
    q = near()
    q.state.facts |= {"team 0": 7, "team 1": 7}
    assert not duel.allowed(q, 0, 1)
    q.state.facts["team 1"] = 8
    assert duel.allowed(q, 0, 1)
