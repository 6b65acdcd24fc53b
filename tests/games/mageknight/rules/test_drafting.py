"""Deck variants: the Starting Draft and Action Upgrades."""

from __future__ import annotations

from typing import Any

import pytest

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.rules import between, drafting, end_of_turn, offers
from tests.games.mageknight.positions import FACES, TestQuest, quest
from tests.rules import rule


@rule("MKS-DECK-01", "MKS-DECK-02", "MKS-DECK-03")
@pytest.mark.parametrize(("agreed", "taught"), [(True, 0), (False, 1)])
def test_when_advanced_actions_run_short_monasteries_go_without(agreed: bool, taught: int) -> None:
    q = quest(seats=2, variants={"action_upgrades": agreed}, tiles={"h-3.1": "5"}, advanced="fire_bolt")
    q.things.make([FACES["deed"]["ice_bolt"]], "advanced.deck")
    q.play(offers.deal_units(q))
    assert len(q.names("unit.offer")) == taught
    q.play(offers.refill(q, "advanced.offer"))
    assert q.things.count("advanced.offer") == 2 - taught
    for card in list(q.things.in_zone("advanced.offer")):
        q.things.move(card, "gone")
    q.turn(0).step = "end.rewards"
    q.play(end_of_turn.give(q, 0, "advanced"))
    assert not q.things.count("advanced.offer")


def upgrading(**given: Any) -> TestQuest:
    defaults: dict[str, Any] = {
        "seats": 2,
        "variants": {"action_upgrades": True},
        "deck": "march rage",
        "night": True,
        "round_": 2,
    }
    q = quest(**defaults | given)
    names = ("refreshing_walk", "fire_bolt", "ice_bolt", "swift_bolt", "crushing_bolt")
    q.things.make([FACES["deed"][name] for name in names], "advanced.deck")
    return q


@rule("MKS-DECK-04")
@pytest.mark.parametrize(
    ("round_", "night", "comes"),
    [(2, True, True), (4, True, True), (6, True, False), (1, False, False), (3, False, False)],
)
def test_upgrades_come_after_every_night_but_the_last(round_: int, night: bool, comes: bool) -> None:
    q = upgrading(round_=round_, night=night)
    played = q.play(between.rounds(q), ["done", "done"] if comes else [])
    assert bool(played.asked) is comes


@rule("MKS-DECK-04", "MKS-DECK-07", "MKS-DECK-13")
def test_one_card_more_than_players_is_revealed_and_the_rest_goes_back() -> None:
    q = upgrading()
    played = q.play(drafting.upgrade(q), until="upgrade.take")
    assert q.names("upgrades") == ["crushing_bolt", "swift_bolt", "ice_bolt"]
    assert [event["n"] for event in q.told("deck.strength")] == [0, 0]
    assert played.asked[-1].keys[-1] == "done"
    q = upgrading()
    q.play(drafting.upgrade(q), ["done", "done"])
    assert sorted(q.names("advanced.deck")[:3]) == ["crushing_bolt", "ice_bolt", "swift_bolt"]
    assert q.names("advanced.deck")[3:] == ["refreshing_walk", "fire_bolt"]


@rule("MKS-DECK-05", "MKS-DECK-06")
def test_how_strong_a_deck_is() -> None:
    q = upgrading(units="peasants fire_golems+", crystals="rbg", fame=8)
    q.things.make([FACES["deed"][name] for name in ("fireball", "ruby_ring", "in_need", "wound")], "deck.0")
    assert q.player(0).level == 3
    assert drafting.strength(q, 0) == 2 + 2 + 1 + 1 + 1 + 1 + 3 * 2
    assert drafting.strength(q, 1) == 0


@rule("MKS-DECK-08", "MKS-DECK-09")
@pytest.mark.parametrize(
    ("crystals", "fame", "order", "first"),
    [("rr", 0, [1, 0], 1), ("", 2, [1, 0], 1), ("", 0, [0, 1], 1), ("", 0, [1, 0], 0)],
)
def test_the_weakest_chooses_first(crystals: str, fame: int, order: list[int], first: int) -> None:
    q = upgrading(crystals=crystals, fame=fame)
    q.state.order = order
    assert q.play(drafting.upgrade(q), until="upgrade.take").asked[-1].seat == first


@rule("MKS-DECK-10", "MKS-DECK-11", "MKS-DECK-12", "MKS-DECK-15")
def test_a_card_is_exchanged_for_one_of_its_colour_or_kind() -> None:
    q = upgrading(deck="march rage swiftness wound")
    q.things.make([FACES["deed"]["fireball"]], "deck.1")
    q.state.order = [0, 1]
    played = q.play(drafting.upgrade(q), ["done"], until="upgrade.take")
    assert played.asked[-1].seat in {0, 1}
    q = upgrading(deck="march rage swiftness wound")
    crushing = q.find("crushing_bolt")
    own = q.names("deck.1")
    new = q.deed(crushing)
    fitting = [
        name
        for name in own
        if name != "wound"
        and (
            catalogue.DEEDS[FACES["deed"][name]].colour == new.colour
            or set(catalogue.DEEDS[FACES["deed"][name]].icons) & set(new.icons)
        )
    ]
    assert [q.name(card) for card in drafting._replaceable(q, 1, crushing)] == fitting
    assert fitting
    thrown = q.things.in_zone("deck.1")[own.index(fitting[0])]
    answers = ["buy:{crushing_bolt}", *([f"pick:t{thrown}"] if len(fitting) > 1 else []), "done"]
    q.play(drafting.upgrade(q), answers)
    assert q.things.zone[crushing] == "discard.1"
    assert q.things.zone[thrown] == "gone"
    assert q.told("card.thrown") == [{"seat": "p1", "card": f"t{thrown}"}]
    assert q.cited("card.thrown") == [("MKS-DECK-11",)]
    assert q.cited("deck.strength") == [("MKS-DECK-07",)] * 2
    assert q.things.known(q.things.in_zone("deck.1")[0], 1)
    assert not q.things.known(q.things.in_zone("deck.1")[0], 0)


@rule("MKS-DECK-14")
def test_decks_are_shuffled_after_upgrades() -> None:
    q = upgrading(step="", source="rb", dice="rb", deck="march rage swiftness stamina march rage rage")
    q.state.step = "between"
    for player in q.state.players:
        player.tactic = ""
    q.go_on(["done", "done"], until="tactic.choose")
    assert not any(q.things.seen[card] for card in q.things.in_zone("deck.0"))


@rule("MKS-DECK-16")
def test_four_advanced_actions_are_dealt_before_the_map_is_laid() -> None:
    q = quest(seats=2, variants={"starting_draft": True})
    q.things.make([FACES["deed"][name] for name in ("fire_bolt", "ice_bolt") * 6], "advanced.deck")
    rule_ = drafting.draft(q)
    next(rule_)
    assert [q.things.count(f"drafting.{seat}") for seat in (0, 1)] == [4, 4]
    assert all(
        q.things.known(card, 0) and not q.things.known(card, 1) for card in q.things.in_zone("drafting.0")
    )


@rule("MKS-DECK-17", "MKS-DECK-18", "MKS-DECK-19", "MKS-DECK-20")
def test_cards_are_kept_and_passed_until_everybody_has_three() -> None:
    q = quest(seats=3, variants={"starting_draft": True})
    names = [name for name, face in FACES["deed"].items() if catalogue.DEEDS[face].kind == "advanced"][:14]
    made = q.things.make([FACES["deed"][name] for name in names], "advanced.deck")
    dealt = [list(reversed(made))[4 * seat : 4 * seat + 4] for seat in range(3)]
    answers = []
    hands = [list(cards) for cards in dealt]
    kept: list[list[int]] = [[], [], []]
    for _ in range(3):
        for seat in range(3):
            kept[seat].append(hands[seat].pop(0))
            answers.append(f"pick:t{kept[seat][-1]}")
        hands = [hands[2], hands[0], hands[1]]
    q.play(drafting.draft(q), answers)
    for seat in range(3):
        assert q.things.in_zone(f"draft.{seat}") == kept[seat]
        assert all(q.things.known(card, seat) for card in kept[seat])
    assert q.things.count("advanced.deck") == 14 - 9
    assert not any(q.things.seen[card] for card in q.things.in_zone("advanced.deck"))


@rule("MKS-DECK-21", "MKS-DECK-22")
@pytest.mark.parametrize(("night", "comes"), [(False, True), (True, False)])
def test_after_each_day_a_drafted_card_goes_into_the_deck(night: bool, comes: bool) -> None:
    q = quest(seats=2, variants={"starting_draft": True}, night=night, round_=2 if night else 1)
    for seat in (0, 1):
        q.things.make(
            [FACES["deed"][name] for name in ("fire_bolt", "ice_bolt")], f"draft.{seat}", seen=1 << seat
        )
    first, second = q.things.in_zone("draft.0")[0], q.things.in_zone("draft.1")[1]
    q.play(between.rounds(q), [f"pick:t{first}", f"pick:t{second}"] if comes else [])
    assert q.names("discard.0") == (["fire_bolt"] if comes else [])
    assert q.names("discard.1") == (["ice_bolt"] if comes else [])
    assert q.things.count("draft.0") == (1 if comes else 2)


@rule("MKS-DECK-10", "MKS-DECK-11")
def test_only_an_action_of_the_colour_or_with_an_icon_of_the_new_one_is_replaced() -> None:
    q = upgrading(deck="fireball rage march determination")
    new = q.find("fire_bolt")
    assert q.deed(new).colour == q.deed(q.find("fireball")).colour
    assert not set(q.deed(new).icons) & set(q.deed(q.find("march", "deck.0")).icons)
    names = [q.name(card) for card in drafting._replaceable(q, 0, new)]
    assert "fireball" not in names, "it is no Action"
    assert "march" not in names
    assert "rage" in names


@rule("MKS-DECK-21")
def test_who_is_out_or_has_none_left_adds_no_drafted_card() -> None:
    q = quest(seats=3, variants={"starting_draft": True})
    for seat in (0, 1):
        q.things.make([FACES["deed"][name] for name in ("fire_bolt", "ice_bolt")], f"draft.{seat}")
    q.player(1).out = True
    played = q.play(drafting.add_drafted(q), [f"pick:t{q.things.in_zone('draft.0')[0]}"])
    assert [asked.seat for asked in played.asked] == [0]
    assert [q.things.count(f"draft.{seat}") for seat in range(3)] == [1, 2, 0]
