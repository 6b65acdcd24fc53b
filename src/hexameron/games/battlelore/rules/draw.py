"""The draw phase: a new Command card, and Lore."""

from __future__ import annotations

from hexameron.games.battlelore.content.command_cards import COMMAND_CARD
from hexameron.games.battlelore.options import Keep, LoreDraw
from hexameron.games.battlelore.rules import landmarks, lore
from hexameron.games.battlelore.state import NO_CARD
from hexameron.games.battlelore.table import COMMAND_HANDS, LORE_HANDS, Battle
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id, thing_id

LORE_DRAWS = (LoreDraw(2, 0), LoreDraw(1, 1), LoreDraw(0, 2))
"""Two cards of which one is kept, a card and a token, or two tokens (BL-DRAW-04..06)."""


DECKS = {"command": "command.deck", "lore": "lore.deck"}
HANDS = {"command": COMMAND_HANDS, "lore": LORE_HANDS}


def draw_phase(b: Battle) -> Rules[None]:
    """Discard, draw, take Lore, and what landmarks and lairs give at the end of the turn."""
    turn = b.state.turn
    if turn.card != NO_CARD:
        yield from draw_command(b, turn.seat)
    if b.state.terms.lore:
        yield from draw_lore(b, turn.seat)
    if b.state.landmarks or b.state.lairs:
        yield from landmarks.end_of_turn(b, turn.seat)
    turn.phase = "end"


def draw_command(b: Battle, seat: Seat) -> Rules[None]:
    """The card played goes to the discard pile and a new one comes to hand (BL-DRAW-01, BL-DRAW-02)."""
    turn = b.state.turn
    b.things.move(turn.card, "command.discard")
    card = COMMAND_CARD[turn.command]
    if card.reshuffles:
        b.reshuffle("command.deck", "command.discard")
    drawn = yield from draw(b, seat, "command", 2 if card.scouts else 1)
    if b.recording:
        b.tell("draw.command", seat=player_id(seat), n=len(drawn), rules=("BL-DRAW-02",))
    if card.scouts:
        yield from keep_one(b, seat, "draw.scout", drawn, "command.discard")


def draw(b: Battle, seat: Seat, deck: str, n: int) -> Rules[list[int]]:
    """The top cards; an empty deck is made anew from the discard pile."""
    return b.draw_through(seat, DECKS[deck], f"{deck}.discard", HANDS[deck][seat], n)


def keep_one(b: Battle, seat: Seat, prompt: str, drawn: list[int], discard: str) -> Rules[None]:
    """One of the drawn cards stays in hand, the others are discarded face up."""
    got = yield from b.ask(seat, prompt, lambda: [Keep(thing_id(handle)) for handle in drawn])
    for handle in drawn:
        if thing_id(handle) != got.card:
            b.things.move(handle, discard)
            b.things.show_all(handle)
            b.tell("draw.discards", seat=player_id(seat), card=thing_id(handle))


def draw_lore(b: Battle, seat: Seat) -> Rules[None]:
    """Exactly one of the three Lore draws (BL-DRAW-03)."""
    got = yield from b.ask(seat, "draw.lore", lambda: LORE_DRAWS)
    drawn = yield from draw(b, seat, "lore", got.cards)
    if b.recording:
        b.tell("draw.takes", seat=player_id(seat), cards=got.cards, tokens=got.tokens, rules=("BL-DRAW-03",))
    b.gain(seat, got.tokens)
    if len(drawn) > 1:
        yield from keep_one(b, seat, "draw.keep", drawn, "lore.discard")
    if got.cards:
        yield from lore.overflow(b)
