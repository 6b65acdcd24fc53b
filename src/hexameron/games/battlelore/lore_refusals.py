"""Why not: Lore cards of the own hand that cannot be played in a window, read from the player's view."""

from __future__ import annotations

from collections.abc import Callable

from hexameron.games.battlelore.content.card_texts import target_text, timing_text
from hexameron.games.battlelore.content.lore_cards import LoreCard, Timing, lore_card
from hexameron.games.battlelore.lore_options import PlayLore
from hexameron.games.battlelore.rules import lore, lore_targets
from hexameron.games.battlelore.state import State
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import Refusal, Seat
from hexameron.kernel.chance import Dice
from hexameron.kernel.text import joined, text
from hexameron.kernel.things import thing_id

AFTER_COMMAND: tuple[Timing, ...] = ("with_command", "orders", "movement", "combat", "won_melee")
"""The moments of the own turn that come once a Command card is played."""


def no_lore(seat: Seat, timing: Timing) -> Callable[[State], list[Refusal]]:
    """Why this or that card cannot be played now."""

    def refused(view: State) -> list[Refusal]:
        b = Battle(view, Dice(b"view"))
        found = []
        for handle in b.lore_hand(seat):
            card = lore_card(view.things.face[handle])
            refusal = _why(b, seat, timing, card, PlayLore(thing_id(handle)))
            if refusal is not None:
                found.append(refusal)
        return found

    return refused


def _why(b: Battle, seat: Seat, timing: Timing, card: LoreCard, option: PlayLore) -> Refusal | None:
    """The first reason against a card, if there is any."""
    price, have = lore.cost(b.state, seat, card), b.state.tokens[seat]
    if timing == "instead" and card.timing in AFTER_COMMAND:
        reasons = [text("refuse.lore.command_first", timing=timing_text(card))]
        if price > have:
            reasons.append(text("refuse.lore.cost", cost=price, have=have))
        return Refusal(option, joined(reasons), "BL-LORE-03")
    if card.timing != timing:
        return Refusal(option, text("refuse.lore.timing", timing=timing_text(card)), "BL-LORE-03")
    if b.state.turn.lore_played[seat]:
        rule = "BL-LORE-08" if seat == b.state.turn.seat else "BL-LORE-09"
        return Refusal(option, text("refuse.lore.limit"), rule)
    if price > have:
        return Refusal(option, text("refuse.lore.cost", cost=price, have=have), "BL-LORE-07")
    if not lore_targets.has_target(b, seat, card):
        return Refusal(option, text("refuse.lore.target", target=target_text(card.target)), "BL-LORE-06")
    return None
