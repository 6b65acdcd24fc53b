"""Rounds and turns: action cards, Weeks, the First Player (FLOW, WEEK)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from hexameron.games.heroes.content import catalogue
from hexameron.games.heroes.content.actions import ACTION_CARDS
from hexameron.games.heroes.content.terms import Action as ActionKind
from hexameron.games.heroes.options import Play
from hexameron.games.heroes.rules import activation, building, ending, gathering, recruiting, triggered
from hexameron.games.heroes.setup import STAGES, prepare
from hexameron.games.heroes.state import Action
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import CHECKPOINT, Rules, Seat
from hexameron.kernel.ids import player_id, thing_id
from hexameron.kernel.results import GameOver, Result
from hexameron.kernel.things import EVERYBODY

ACTIONS: Final[dict[int, tuple[ActionKind, ActionKind]]] = {
    number: card.actions for number, card in enumerate(ACTION_CARDS, start=1)
}
PLAYS: Final = {card: [Play(card, action) for action in (*both, "")] for card, both in ACTIONS.items()}
"""The ways to play each card; "" is for nothing."""
BASIC_CARDS: Final = tuple(number for number, card in enumerate(ACTION_CARDS, start=1) if not card.special)
PERFORM: Final[dict[ActionKind, Callable[[Conquest], Rules[None]]]] = {
    "activation": activation.perform,
    "construction": building.perform,
    "recruitment": recruiting.perform,
    "gathering": gathering.perform,
}


def play(t: Conquest) -> Rules[Result]:
    """The whole game, until somebody dominates or the Weeks are over."""
    while True:
        yield CHECKPOINT
        yield from STEPS[t.state.step](t)


def _setup(t: Conquest) -> Rules[None]:
    yield from prepare(t)
    t.state.active = t.state.first
    t.next_turn()


def _turns(t: Conquest) -> Rules[None]:
    """A player's turn: one action card (HE-FLOW-02..05)."""
    state = t.state
    if state.action is None:
        yield from _play_card(t)
    action = state.action
    if action is not None:
        yield from PERFORM[action.kind](t)
        state.action = None
    t.next_turn()
    _pass_on(t)


def _play_card(t: Conquest) -> Rules[None]:
    """One of the unused cards, for one of its two actions or for nothing (HE-FLOW-03, HE-FLOW-09)."""
    seat = t.state.active
    cards = t.player(seat).cards
    got = yield from t.ask(seat, "turn.card", partial(_plays, cards))
    cards.remove(got.card)
    kind = next((one for one in ACTIONS[got.card] if one == got.action), None)
    if kind is None:
        t.tell("turn.passes", seat=player_id(seat), card=f"action.{got.card}", rules=("HE-FLOW-09",))
        return
    t.state.action = Action(kind=kind, card=got.card)
    t.tell(
        "turn.plays",
        seat=player_id(seat),
        card=f"action.{got.card}",
        action=f"action.{kind}",
        rules=("HE-FLOW-02", "HE-FLOW-03", "HE-FLOW-04"),
    )


def _plays(cards: list[int]) -> list[Play]:
    return [way for card in cards for way in PLAYS[card]]


def _pass_on(t: Conquest) -> None:
    """The next player clockwise who has a card left; without any the round is over (HE-FLOW-05..07)."""
    state = t.state
    for seat in t.clockwise(t.left_of(state.active)):
        if state.players[seat].cards:
            state.active = seat
            return
    state.step = "round"


def _round(t: Conquest) -> Rules[None]:
    """The next round begins with a Week card; after the last one the game is over (HE-WEEK-01..03)."""
    state = t.state
    if not t.things.order["weeks"]:
        raise GameOver(ending.finish(t))
    state.round += 1
    state.first = t.left_of(state.first)
    for player in state.players:
        player.cards = [*BASIC_CARDS, *([building.SPECIAL_CARD] if "market" in player.buildings else [])]
    t.tell("round.begins", n=state.round, seat=player_id(state.first), rules=("HE-FLOW-12", "HE-FLOW-13"))
    yield from _reveal(t)
    state.active = state.first
    state.step = "turns"


def _reveal(t: Conquest) -> Rules[None]:
    """The top Week card holds for this round (HE-WEEK-01, HE-WEEK-02)."""
    first: Seat = t.state.first
    card = yield from t.draw(first, "weeks", "weeks.past", sees=EVERYBODY)
    t.state.week = catalogue.week(t.things.face[card]).id
    t.reckon()
    t.tell("week.revealed", card=thing_id(card), rules=("HE-WEEK-01", "HE-WEEK-02"))
    for seat in t.clockwise(first):
        yield from triggered.come(t, "revealed", seat)
    for seat in t.clockwise(first):
        yield from triggered.come(t, "round_start", seat)


STEPS: Final[dict[str, Callable[[Conquest], Rules[None]]]] = {
    **dict.fromkeys(STAGES, _setup),
    "turns": _turns,
    "round": _round,
}
