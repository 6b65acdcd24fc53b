"""The draw phase."""

import pytest

from hexameron.games.battlelore.content.command_cards import COMMAND_DECK
from hexameron.kernel.ids import thing_id
from hexameron.kernel.things import EVERYBODY
from tests.games.battlelore.positions import Placed, TestBattle, battle
from tests.games.battlelore.rules.phases import phase
from tests.games.scripted import Played
from tests.rules import rule

APART: dict[str, Placed] = {"u0": ("Fb", "h3.5", 0), "u1": ("Fb", "h7.5", 1)}
HANDS = (["command.patrol.left", "command.attack.left"], ["command.patrol.right"])


def after_playing(b: TestBattle, *answers: str) -> Played[None]:
    """The draw phase of a turn in which the first Command card of the hand was played."""
    turn = b.state.turn
    turn.card = b.hand(turn.seat)[0]
    turn.command = COMMAND_DECK[b.things.face[turn.card]]
    b.things.move(turn.card, f"command.played.{turn.seat}")
    return phase(b, "draw", answers)


@rule("BL-DRAW-01", "BL-DRAW-02")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_card_played_is_discarded_and_a_new_one_drawn(seat: int) -> None:
    b = battle(APART, active=seat, hands=HANDS)
    before = [list(b.hand(0)), list(b.hand(1))]
    top = b.things.in_zone("command.deck")[-1]
    after_playing(b)
    played = b.state.turn.card
    assert b.things.in_zone("command.discard") == [played]
    assert b.hand(seat) == [*before[seat][1:], top], "the hand has its size again"
    assert b.hand(1 - seat) == before[1 - seat]


@rule("BL-DRAW-02")
def test_only_who_drew_knows_the_new_card() -> None:
    b = battle(APART, hands=HANDS)
    after_playing(b)
    new = b.hand(0)[-1]
    assert b.things.known(new, 0)
    assert not b.things.known(new, 1)


@rule("BL-DRAW-01", "BL-DRAW-02")
def test_an_empty_deck_is_made_anew_of_the_discard_pile() -> None:
    """The card just played is in the discard pile when the new one is drawn."""
    b = battle(APART, hands=HANDS)
    for handle in list(b.things.in_zone("command.deck")):
        b.things.move(handle, "box")
    after_playing(b)
    assert [COMMAND_DECK[b.things.face[handle]] for handle in b.hand(0)] == [
        "command.attack.left",
        "command.patrol.left",
    ]
    assert b.things.count("command.discard") == 0


@rule("BL-DRAW-03")
def test_with_lore_rules_one_of_three_draws_is_chosen() -> None:
    b = battle(APART, hands=HANDS, lore=True)
    played = after_playing(b, "draw.lore=lore_draw:0;2")
    assert played.prompts() == ["draw.lore"]
    assert played.keys("draw.lore") == ("lore_draw:2;0", "lore_draw:1;1", "lore_draw:0;2")
    assert played.asked[0].seat == 0, "the active player draws, nobody else"
    assert (b.state.tokens[1], b.things.count("lore.hand.1")) == (0, 0)


@rule("BL-DRAW-03")
def test_the_command_card_is_drawn_before_lore_is_chosen() -> None:
    b = battle(APART, hands=HANDS, lore=True)
    b.state.turn.card = b.hand(0)[0]
    b.state.turn.command = "command.patrol.left"
    phase(b, "draw", until="draw.lore")
    assert len(b.hand(0)) == 2


@rule("BL-DRAW-03")
def test_without_lore_rules_no_lore_is_drawn() -> None:
    b = battle(APART, hands=HANDS)
    assert after_playing(b).prompts() == []
    assert b.state.tokens == [0, 0]


@rule("BL-DRAW-04")
@pytest.mark.parametrize("kept", [0, 1])
def test_two_lore_cards_of_which_one_is_kept(kept: int) -> None:
    b = battle(APART, hands=HANDS, lore=True)
    drawn = b.things.in_zone("lore.deck")[-2:]
    played = after_playing(b, "lore_draw:2;0", f"draw.keep=keep:{thing_id(drawn[kept])}")
    assert set(played.keys("draw.keep")) == {f"keep:{thing_id(handle)}" for handle in drawn}
    assert b.lore_hand(0) == [drawn[kept]]
    assert b.things.in_zone("lore.discard") == [drawn[1 - kept]]
    assert b.things.seen[drawn[1 - kept]] == EVERYBODY, "a discarded card is shown"
    assert not b.things.known(drawn[kept], 1)
    assert b.state.tokens == [0, 0]


@rule("BL-DRAW-04", "BL-LORE-11", "BL-LORE-12")
def test_at_the_limit_one_of_the_two_goes_first_and_then_any_card_of_the_hand() -> None:
    b = battle(APART, hands=HANDS, lore=True, lore_hands=(["lore.warrior.1", "lore.cleric.7"], []))
    old = list(b.lore_hand(0))
    drawn = b.things.in_zone("lore.deck")[-2:]
    keep, surplus = f"draw.keep=keep:{thing_id(drawn[0])}", f"lore.surplus=pick:{thing_id(old[0])}"
    played = after_playing(b, "lore_draw:2;0", keep, surplus)
    assert played.prompts() == ["draw.lore", "draw.keep", "lore.surplus"]
    assert len(played.keys("draw.keep")) == 2
    assert set(played.keys("lore.surplus")) == {f"pick:{thing_id(handle)}" for handle in [*old, drawn[0]]}
    assert sorted(b.lore_hand(0)) == sorted([old[1], drawn[0]]), "masters of level 1 allow 2 cards"


@rule("BL-DRAW-05")
def test_a_lore_card_and_a_token() -> None:
    b = battle(APART, hands=HANDS, lore=True)
    top = b.things.in_zone("lore.deck")[-1]
    after_playing(b, "lore_draw:1;1")
    assert b.lore_hand(0) == [top]
    assert b.things.count("lore.discard") == 0
    assert b.state.tokens == [1, 0]


@rule("BL-DRAW-06")
def test_two_tokens() -> None:
    b = battle(APART, hands=HANDS, lore=True, tokens=(3, 1))
    after_playing(b, "lore_draw:0;2")
    assert b.lore_hand(0) == []
    assert b.state.tokens == [5, 1]


@rule("BL-DRAW-05")
def test_an_empty_lore_deck_is_made_anew_of_its_discard_pile() -> None:
    b = battle(APART, hands=HANDS, lore=True)
    top = b.things.in_zone("lore.deck")[-1]
    for handle in list(b.things.in_zone("lore.deck")):
        b.things.move(handle, "lore.discard" if handle == top else "box")
    after_playing(b, "lore_draw:1;1")
    assert b.things.count("lore.hand.0") == 1
    assert b.things.count("lore.discard") == 0
