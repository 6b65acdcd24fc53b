"""Handles, faces and who knows them."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from hexameron.kernel.ids import thing_id
from hexameron.kernel.things import EVERYBODY, UNKNOWN, Shuffle, Things, bit, bits


def shuffler(seed: int) -> Shuffle:
    random = Random(seed)
    return lambda n: random.sample(range(n), n)


def lore_deck(seed: int) -> tuple[Things, list[int], list[int]]:
    """Four masters: 14, 8, 8 and 5 of their 15 cards in the deck, the rest in the box; two hands of three."""
    things, shuffle = Things(), shuffler(seed)
    for master, taken in enumerate((14, 8, 8, 5)):
        handles = things.make(range(15 * master, 15 * master + 15), "pile", kind=master + 1)
        things.mix(handles, shuffle)
        for i, handle in enumerate(handles):
            things.move(handle, "deck" if i < taken else "box")
    things.shuffle("deck", shuffle)
    hands = []
    for seat in (0, 1):
        hand = things.in_zone("deck")[-3:]
        for handle in hand:
            things.move(handle, f"hand.{seat}")
            things.show(handle, bit(seat))
        hands.append(hand)
    return things, hands[0], hands[1]


def masters(things: Things, zone: str) -> Counter[int]:
    return Counter(things.face[h] // 15 for h in things.in_zone(zone))


def test_a_view_has_no_face_that_the_seat_did_not_see() -> None:
    things, mine, theirs = lore_deck(1)
    view = things.view(0)
    assert all(view.face[h] == things.face[h] for h in mine)
    assert all(view.face[h] == UNKNOWN for h in range(60) if h not in mine)
    assert all(view.kind[h] == UNKNOWN for h in theirs)
    assert things.view(None).face == [UNKNOWN] * 60


def test_the_kind_of_a_hidden_card_is_hidden_too() -> None:
    things, mine, _ = lore_deck(2)
    assert [h for h, kind in enumerate(things.view(0).kind) if kind != UNKNOWN] == sorted(mine)


@given(st.integers(0, 10_000))
def test_a_redealt_world_looks_the_same_and_is_possible(seed: int) -> None:
    things, _, _ = lore_deck(seed)
    view = things.view(0)
    boxed = masters(things, "box")
    things.redeal(0, shuffler(seed + 1))
    assert things.view(0) == view
    assert sorted(things.face) == list(range(60))
    assert masters(things, "box") == boxed


def test_every_unseen_card_can_be_in_the_box_and_in_the_other_hand() -> None:
    boxed: Counter[int] = Counter()
    held: Counter[int] = Counter()
    things, mine, theirs = lore_deck(3)
    for seed in range(600):
        things.redeal(0, shuffler(seed))
        boxed.update(things.face[h] for h in things.in_zone("box"))
        held.update(things.face[h] for h in theirs)
    unseen = 60 - len(mine)
    assert len(boxed) == unseen
    assert len(held) == unseen


def test_a_shuffle_forgets_who_knew_a_card() -> None:
    things = Things()
    handles = things.make(range(30), "deck")
    for handle in handles:
        things.show_all(handle)
    things.shuffle("deck", shuffler(1))
    assert things.view(0).face == [UNKNOWN] * 30
    assert things.face != list(range(30))


def test_a_card_cannot_be_tracked_through_a_shuffle() -> None:
    """Whatever is done openly to handles, each face is equally likely behind the one that was watched."""
    where: Counter[int] = Counter()
    for seed in range(3_000):
        things = Things()
        handles = things.make(range(3), "deck")
        things.show_all(handles[0])
        things.shuffle("deck", shuffler(seed))
        where[things.face[handles[0]]] += 1
    assert all(850 < where[face] < 1_150 for face in range(3))


def test_cards_known_to_all_before_a_shuffle_stay_out_of_hands_dealt_before_it() -> None:
    """The discard pile became the new deck: none of its cards can be in the opponent's old hand."""
    things = Things()
    old = things.make(range(10), "deck")
    things.shuffle("deck", shuffler(5))
    hand = old[:2]
    for handle in hand:
        things.move(handle, "hand.1")
        things.show(handle, bit(1))
    for handle in old[2:]:
        things.move(handle, "discard")
        things.show_all(handle)
    gone = {things.face[h] for h in old[2:]}
    for handle in list(things.in_zone("discard")):
        things.move(handle, "deck")
    things.shuffle("deck", shuffler(6))
    for seed in range(50):
        things.redeal(0, shuffler(seed))
        assert not gone & {things.face[h] for h in hand}


def test_unseen_cards_left_in_the_deck_may_be_exchanged_with_a_hand_after_a_reshuffle() -> None:
    """Else a bot would be handed the opponent's true hand after every reshuffle."""
    things = Things()
    old = things.make(range(10), "deck")
    things.shuffle("deck", shuffler(5))
    for handle in old[:2]:
        things.move(handle, "hand.1")
        things.show(handle, bit(1))
    things.shuffle("deck", shuffler(6))
    hands = set()
    for seed in range(200):
        things.redeal(0, shuffler(seed))
        hands.add(frozenset(things.face[h] for h in old[:2]))
    assert len(hands) > 30


def test_new_knowledge_counts_and_old_does_not() -> None:
    things = Things()
    (card,) = things.make([7], "deck")
    things.show(card, bit(0))
    assert things.learned == 1
    things.show(card, bit(0))
    assert things.learned == 1
    things.show(card, bits([0, 1]))
    assert things.learned == 2
    things.shuffle("deck", shuffler(1))
    assert things.learned == 2


def test_a_thing_lies_in_one_zone_on_top_or_at_the_bottom() -> None:
    things = Things()
    a, b = things.make([1, 2], "deck")
    things.move(a, "discard")
    things.move(b, "discard", to="bottom")
    assert things.in_zone("discard") == [b, a]
    assert things.in_zone("deck") == []
    assert [things.zone[a], things.zone[b]] == ["discard", "discard"]
    assert thing_id(b) == "t1"


def test_at_the_bottom_is_below_all_the_others() -> None:
    things = Things()
    a, b, c, d = things.make([1, 2, 3, 4], "deck")
    things.move(c, "deck", to="bottom")
    assert things.in_zone("deck") == [c, a, b, d]
    things.move(d, "deck", to="bottom")
    assert things.in_zone("deck") == [d, c, a, b]


def test_faces_of_a_kind_are_possible_wherever_that_kind_lies() -> None:
    things = Things()
    things.make([1, 2], "deck", kind=1)
    things.make([3, 4], "box", kind=1)
    things.make([5, 6], "chest", kind=2)
    things.make([7, 8], "shelf", kind=3)
    things.mix([2, 4], range)  # a pool with one of each of two kinds
    for handle in range(6):
        assert things.possible_faces(handle, 0) == [1, 2, 3, 4, 5, 6]
    assert things.possible_faces(6, 0) == [7, 8]
    things.show(0, bit(0))
    assert things.possible_faces(1, 0) == [2, 3, 4, 5, 6]
    things.show_all(2)
    assert things.possible_faces(1, 0) == [2, 4]
    assert things.possible_faces(5, 1) == [5, 6]


def test_a_world_is_dealt_group_by_group_in_an_order_that_tells_nothing() -> None:
    def redealt(turned: bool) -> tuple[list[int], list[int]]:
        asked: list[int] = []

        def permutation(n: int) -> list[int]:
            asked.append(n)
            return list(range(n))[:: -1 if turned else 1]

        things = Things()
        things.make([3, 1, 2], "a", kind=1)
        things.make([9, 8], "b", kind=1)
        things.make([5, 4], "c", kind=2)
        things.make([6], "d", kind=3)
        things.redeal(0, permutation)
        return things.face, asked

    assert redealt(turned=False) == ([1, 2, 3, 8, 9, 4, 5, 6], [5, 3, 2, 2])
    assert redealt(turned=True) == ([9, 8, 3, 2, 1, 5, 4, 6], [5, 3, 2, 2])


def test_faces_of_several_kinds_in_a_pool_keep_their_kinds() -> None:
    things = Things()
    things.make([3], "a", kind=1)
    things.make([1], "a", kind=2)
    things.mix([0, 1], range)
    things.redeal(0, range)
    assert (things.face, things.kind) == ([1, 3], [2, 1])


def test_everybody_includes_spectators_a_seat_does_not() -> None:
    things = Things()
    a, b = things.make([1, 2], "table")
    things.show_all(a)
    things.show(b, bits(range(6)))
    assert things.view(None).face == [1, UNKNOWN]
    assert things.seen[a] == EVERYBODY


def test_a_whole_zone_moves_on_top_of_another_in_its_order() -> None:
    things = Things()
    deck = things.make([1, 2], "deck")
    pile = things.make([3, 4, 5], "pile")
    things.move_all("pile", "deck")
    assert things.in_zone("deck") == [*deck, *pile]
    assert things.in_zone("pile") == []
    assert things.zone == ["deck"] * 5
    things.move_all("pile", "elsewhere")
    assert "elsewhere" not in things.order


def test_dealing_is_moving_and_showing_one_by_one() -> None:
    dealt, moved = Things(), Things()
    for things in (dealt, moved):
        things.make(range(5), "deck")
        things.show(3, bit(1))
    dealt.deal("deck", "hand", 3, bit(1))
    for _ in range(3):
        top = moved.order["deck"][-1]
        moved.move(top, "hand")
        moved.show(top, bit(1))
    assert dealt == moved
    assert dealt.in_zone("hand") == [4, 3, 2]
    dealt.deal("deck", "hand", 2, EVERYBODY)
    assert dealt.in_zone("hand") == [4, 3, 2, 1, 0]


def test_making_shuffled_things_is_making_and_shuffling_them() -> None:
    at_once, in_turn = Things(), Things()
    for things in (at_once, in_turn):
        things.make([1, 2], "box")
    at_once.make_shuffled(range(30), "deck", shuffler(4))
    in_turn.make(range(30), "deck")
    in_turn.shuffle("deck", shuffler(4))
    assert at_once == in_turn


def test_masks_are_the_same_for_ever() -> None:
    assert [bit(0), bit(3), bit(None)] == [1, 8, 1 << 31]
    assert bits([0, 1, 3]) == 0b1011
    assert (EVERYBODY, UNKNOWN) == (0xFFFFFFFF, -1)
    assert (Things().pools, Things().kinds, Things().learned) == (0, 1 << 16, 0)
