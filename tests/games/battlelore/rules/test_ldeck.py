"""Building the Lore deck and the opening Lore hand."""

import itertools

import pytest

from hexameron.games.battlelore.content.lore_cards import lore_card
from hexameron.games.battlelore.state import State
from hexameron.kernel.match import Match
from tests.games.battlelore.rules.matches import fixed_councils, keep_opening, keys, prompt, scenario
from tests.rules import rule

MASTERS = ("warrior", "rogue", "wizard", "cleric")
SOUTH = {"commander": 2, "warrior": 2, "rogue": 1, "wizard": 1}
NORTH = {"commander": 1, "warrior": 3, "wizard": 1, "cleric": 1}
IN_PLAY = ("lore.deck", "lore.opening.0", "lore.opening.1", "lore.hand.0", "lore.hand.1", "lore.discard")


def in_play(match: Match[State]) -> list[int]:
    """The Lore cards that are in the game, by handle."""
    things = match.state.things
    return [handle for zone in IN_PLAY for handle in things.in_zone(zone)]


def of_master(match: Match[State], master: str) -> list[int]:
    """The numbers of a master's cards that are in the game."""
    cards = [lore_card(match.state.things.face[handle]) for handle in in_play(match)]
    return sorted(card.no for card in cards if card.master == master)


@rule("BL-LDECK-01", "BL-LDECK-02", "BL-LDECK-03", "BL-LDECK-04")
@pytest.mark.parametrize(
    ("south", "north", "shares"),
    [
        (SOUTH, NORTH, (14, 8, 14, 8)),
        ({"commander": 3, "warrior": 3, "rogue": 1}, {"commander": 2, "warrior": 1}, (14, 8, 5, 5)),
        ({"commander": 2, "wizard": 1}, {"commander": 2, "wizard": 1}, (5, 5, 14, 5)),
        ({"commander": 3}, {"commander": 3}, (5, 5, 5, 5)),
        (SOUTH | {"cleric": 1}, NORTH | {"rogue": 1}, (14, 14, 14, 14)),
    ],
)
def test_each_master_gives_his_share(
    south: dict[str, int], north: dict[str, int], shares: tuple[int, ...]
) -> None:
    """14 cards of a master in both councils, 8 of one in a single council, 5 of one in neither."""
    match = fixed_councils(south, north)
    assert tuple(len(of_master(match, master)) for master in MASTERS) == shares


@rule("BL-LDECK-01", "BL-LDECK-02", "BL-LDECK-03", "BL-LDECK-04")
def test_the_cards_of_a_master_are_drawn_at_random() -> None:
    taken: dict[str, list[int]] = {master: [] for master in MASTERS}
    for seed in range(30):
        match = fixed_councils(SOUTH, NORTH, seed=seed)
        for master in MASTERS:
            numbers = of_master(match, master)
            assert len(set(numbers)) == len(numbers), "every card exists once"
            taken[master] += numbers
    for master in MASTERS:
        assert {taken[master].count(no) == 0 for no in range(1, 16)} == {False}, "none is always left out"
    assert {taken["rogue"].count(no) == 30 for no in range(1, 16)} == {False}, "none is always there"


@rule("BL-LDECK-05")
def test_the_cards_are_shuffled_into_one_deck() -> None:
    """Next to each other lie cards of different masters far more often than in sorted decks."""
    match = fixed_councils(SOUTH, NORTH)
    faces = [match.state.things.face[handle] for handle in match.state.things.in_zone("lore.deck")]
    masters = [lore_card(face).master for face in faces]
    changes = sum(one != other for one, other in itertools.pairwise(masters))
    assert changes > len(masters) / 2
    again = fixed_councils(SOUTH, NORTH, seed=2)
    assert faces != [again.state.things.face[h] for h in again.state.things.in_zone("lore.deck")]


@rule("BL-LDECK-05")
def test_both_players_draw_from_the_same_deck() -> None:
    match = fixed_councils(SOUTH, NORTH)
    keep_opening(match)
    for seat in (0, 1):
        top = match.state.things.in_zone("lore.deck")[-1]
        while prompt(match) != "draw.lore":
            (asked,) = match.pending
            offered = keys(match, asked)
            match.choose(asked, next((key for key in ("pass", "done") if key in offered), offered[0]))
        match.choose(seat, "lore_draw:1;1")
        assert match.state.things.zone[top] == f"lore.hand.{seat}"


@rule("BL-LDECK-05")
def test_the_cards_not_taken_stay_out_of_the_game_and_unknown() -> None:
    match = fixed_councils(SOUTH, NORTH)
    keep_opening(match)
    out = [handle for handle, zone in enumerate(match.state.things.zone) if zone == "lore.box"]
    assert len(out) == 60 - (14 + 8 + 14 + 8)
    for viewer in (0, 1, None):
        faces = match.view(viewer).things.face
        assert all(faces[handle] == -1 for handle in out)


@rule("BL-LDECK-06")
def test_four_lore_cards_are_dealt_to_each() -> None:
    match = fixed_councils(SOUTH, NORTH)
    assert {seat: ask.prompt for seat, ask in match.pending.items()} == dict.fromkeys((0, 1), "lore.opening")
    for seat in (0, 1):
        dealt = match.state.things.in_zone(f"lore.opening.{seat}")
        assert len(dealt) == 4
        assert all(match.view(seat).things.face[handle] >= 0 for handle in dealt)
        assert all(match.view(1 - seat).things.face[handle] == -1 for handle in dealt)


@rule("BL-LDECK-07")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("last", [False, True])
def test_as_many_are_kept_as_the_highest_master_allows(level: int, last: bool) -> None:
    """The player is free to choose which: the first of them, or the last."""
    match = fixed_councils({"commander": 1, "cleric": level, "rogue": 1}, {"commander": 3})
    dealt = list(match.state.things.in_zone("lore.opening.0"))
    faces = [match.state.things.face[handle] for handle in dealt]
    total = match.state.things.count("lore.deck") + 8
    while match.pending[0].prompt == "lore.opening":
        match.choose(0, keys(match, 0)[-1 if last else 0])
    kept = match.state.things.in_zone("lore.hand.0")
    assert len(kept) == level
    held = [match.state.things.face[handle] for handle in kept]
    assert set(held) <= set(faces)
    assert (faces[-1] in held) == last
    assert match.state.things.count("lore.hand.1") == 0, "without a Lore Master none is kept"
    assert match.state.things.count("lore.deck") == total - level


@rule("BL-LDECK-07")
def test_the_cards_not_kept_are_shuffled_into_the_deck_unseen() -> None:
    match = fixed_councils(SOUTH, NORTH)
    returned = {
        match.state.things.face[handle]
        for seat in (0, 1)
        for handle in match.state.things.in_zone(f"lore.opening.{seat}")
    }
    keep_opening(match)
    things = match.state.things
    held = {things.face[handle] for seat in (0, 1) for handle in things.in_zone(f"lore.hand.{seat}")}
    deck = things.in_zone("lore.deck")
    assert returned - held <= {things.face[handle] for handle in deck}
    assert all(things.seen[handle] == 0 for handle in deck)
    assert things.count("lore.discard") == 0


@rule("BL-SET-05")
def test_only_with_lore_rules_are_there_councils_a_deck_opening_cards_and_tokens() -> None:
    without, within = scenario(), fixed_councils(SOUTH, NORTH)
    assert in_play(without) == []
    assert without.state.councils == [{}, {}]
    assert [ask.prompt for ask in without.pending.values()] == ["command.card"], "the first turn has begun"
    assert without.state.tokens == [0, 0]
    assert len(in_play(within)) == 14 + 8 + 14 + 8
    assert within.state.councils == [SOUTH, NORTH]
    keep_opening(within)
    assert all(within.state.tokens)
