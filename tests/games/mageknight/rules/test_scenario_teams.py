"""Teams."""

from __future__ import annotations

from typing import Any

import pytest

import hexameron
from hexameron.games.mageknight.board import lattice
from hexameron.games.mageknight.content.effects import MOVING
from hexameron.games.mageknight.options import Go
from hexameron.games.mageknight.rules import (
    duel,
    duel_damage,
    end_of_turn,
    interaction,
    movement,
    playable,
    scenario,
    scoring,
    turn,
)
from hexameron.games.mageknight.rules.cards import spells_on_players
from hexameron.kernel.results import Result
from hexameron.kernel.things import UNKNOWN
from tests.games.mageknight.positions import FACES, TestQuest, conquer, quest
from tests.games.mageknight.quests import begun, site
from tests.rules import rule


def teams(**given: Any) -> TestQuest:
    """Seats 0 and 2 against 1 and 3."""
    defaults: dict[str, Any] = {
        "seats": 4,
        "variants": {"teams": "across"},
        "places": ["h0.1", "h1.0", "h-1.0"],
        "tiles": {"h-3.1": "9", "h-2.3": "3"},
    }
    q = quest(**defaults | given)
    q.state.facts |= {"team 0": 0, "team 2": 0, "team 1": 1, "team 3": 1}
    return q


@rule("MKS-TEAM-01", "MKS-TEAM-02", "MKS-ONE-15", "MKS-FULL-17")
@pytest.mark.parametrize(("how", "wanted"), [("across", [[0, 2], [1, 3]]), ("beside", [[0, 1], [2, 3]])])
def test_teams_as_agreed(how: str, wanted: list[list[int]]) -> None:
    q = begun("full_conquest", 4, {"teams": how})
    assert scenario.sides(q) == wanted


@rule("MKS-TEAM-02")
def test_teams_by_lot_before_heroes_are_chosen() -> None:
    found = set()
    for seed in range(12):
        q = begun("full_conquest", 4, {"teams": "random"}, seed=seed, answers=[], until="hero.choose")
        assert [len(side) for side in scenario.sides(q)] == [2, 2]
        found.add(tuple(map(tuple, scenario.sides(q))))
    assert len(found) == 3


@rule("MKS-TEAM-04")
def test_spells_on_others_strike_partners_too() -> None:
    assert sorted(spells_on_players.others(teams(), 0)) == [1, 2, 3]


@rule("MKS-TEAM-05")
def test_nothing_can_be_given_to_an_ally() -> None:
    q = teams(hand="march", crystals="rgb", units="peasants", skills="dark_paths")
    q.player(2).at = "h0.0"
    keys = [
        option.key() for option in (*turn.steps(q, 0), *turn.actions(q, 0), *playable.options(q, 0, MOVING))
    ]
    assert keys
    assert not [key for key in keys if "p2" in key]


@rule("MKS-TEAM-07")
def test_what_allies_may_agree_about_lies_open_to_all() -> None:
    match = hexameron.new(
        "mageknight", scenario="full_conquest", seats=4, seed=3, variants={"teams": "across"}
    )
    while "tactic.choose" not in [ask.prompt for ask in match.pending.values()]:
        seat = next(iter(match.pending))
        match.choose(seat, match.options(seat)[0])
    mine, theirs = match.view(0), match.view(2)
    for zone in ("advanced.offer", "spell.offer", "unit.offer"):
        faces = [mine.things.face[card] for card in mine.things.in_zone(zone)]
        assert faces
        assert UNKNOWN not in faces
        assert faces == [theirs.things.face[card] for card in theirs.things.in_zone(zone)]
    assert mine.source
    assert mine.source == theirs.source
    assert mine.tactics
    assert mine.tactics == theirs.tactics
    assert [player.at for player in mine.players] == [player.at for player in theirs.players]


@rule("MKS-TEAM-08")
def test_hands_stay_hidden_from_allies() -> None:
    q = begun("full_conquest", 4, {"teams": "across"})
    assert not any(q.things.known(card, 2) for card in q.hand(0))


@rule("MKS-TEAM-09", "MKS-TEAM-10")
def test_who_comes_to_an_ally_must_withdraw() -> None:
    q = teams()
    q.player(0).at = "h1.0"
    q.player(0).trail = ["h0.0"]
    q.turn(0).step = "end.withdraw"
    q.play(end_of_turn._withdraw(q, 0))
    assert (q.player(0).at, q.player(2).at) == ("h0.0", "h1.0")
    assert len(q.wounds_in_hand(0)) == 1


@rule("MKS-TEAM-09")
def test_allies_may_share_the_portal_and_a_city() -> None:
    q = teams()
    q.player(2).at = "h0.0"
    assert movement.safe(q, 0, "h0.0")


@rule("MKS-TEAM-11")
def test_allies_do_not_fight_each_other() -> None:
    q = teams()
    assert not duel.allowed(q, 0, 2)
    assert duel.allowed(q, 0, 1)


@rule("MKS-TEAM-12", "MKS-HOLD-24")
def test_an_allys_empty_keep_is_open() -> None:
    q = teams(move=9)
    keep = site(q, "keep")
    conquer(q, keep, seat=2)
    q.player(0).at = next(c for c in q.board.neighbours[keep] if q.board.terrain[c] == "plains")
    q.play(movement.go(q, 0, Go(keep)))
    assert q.turn(0).combat is None
    assert q.player(0).reputation == 0
    assert interaction.can_talk(q, 0)
    assert movement.safe(q, 0, keep)
    q.player(1).at = keep
    assert not interaction.can_talk(q, 1)


@rule("MK-CBT-04", "MK-SHARE-04", "MKS-TEAM-12")
def test_an_ally_of_the_owner_defends_a_keep_as_the_owner_does() -> None:
    q = teams(move=9, hands=["march", "march", "march", "march"])
    keep = site(q, "keep")
    conquer(q, keep, seat=1)
    q.player(3).at = keep
    q.player(0).at = next(c for c in q.board.neighbours[keep] if q.board.terrain[c] == "plains")
    q.play(movement.go(q, 0, Go(keep)))
    assert q.turn(0).combat is None, "no garrison is drawn"
    assert q.player(0).reputation == -1
    fought = q.state.duel
    assert fought is not None
    assert (fought.aggressor, fought.defender) == (0, 3)
    q.play(turn.take(q, 0), ["participate:0"], until="duel.attack")
    fought.step, fought.attacker, fought.stage, fought.force = "melee", 0, "assign", 9
    push = next(c for c in duel_damage.refuges(q, fought))
    q.play(turn.take(q, 0), [f"push:{push}"], until="turn.after")
    assert q.state.places[keep].shields == [0], "his Shield takes the place of the absent owner's"


@rule("MKS-TEAM-13", "MKS-TEAM-14", "MKS-HOLD-24")
@pytest.mark.parametrize(("own", "bonus"), [(0, 0), (1, 1)])
def test_an_allys_keep_raises_the_hand_limit_by_ones_own_keeps(own: int, bonus: int) -> None:
    q = teams()
    keep, other = site(q, "keep"), site(q, "keep", 1)
    conquer(q, keep, seat=2)
    if own:
        conquer(q, other)
    q.player(0).at = keep
    assert other not in q.board.neighbours[keep]
    assert end_of_turn.hand_bonus(q, 0) == bonus


@rule("MKS-TEAM-15", "MKS-TEAM-16", "MKS-TEAM-17", "MKS-TEAM-18", "MKS-TEAM-19")
def test_the_score_of_a_team() -> None:
    q = teams(round_=6, step="")
    for seat, fame in enumerate((30, 12, 8, 9)):
        q.player(seat).fame = fame
    for seat, cards in enumerate(("fireball fireball", "fireball wound", "fireball wound", "wound wound")):
        q.things.make([FACES["deed"][name] for name in cards.split()], f"deck.{seat}")
    assert scoring.scores(q) == [8 + 4 + 3 - 2, 9 + 2 - 4 - 3]
    q.state.step = "end"
    assert q.go_on().over == Result((0, 2), (13, 4, 13, 4), "fame")


@rule("MKS-HOLD-03")
def test_the_map_of_conquer_and_hold_has_room_where_its_tiles_lie_and_nowhere_else() -> None:
    q = begun("conquer_and_hold", 2)
    lie = {lattice(zone.removeprefix("tiles.at.")) for zone in q.things.order if zone.startswith("tiles.at.")}
    lie |= {lattice(tile.at) for tile in q.state.tiles[1:]}
    room = {(a, b) for a in range(-3, 6) for b in range(-4, 5) if scenario.on_map(q, (a, b), core=True)}
    assert lie <= room
    assert len(room) == 9
