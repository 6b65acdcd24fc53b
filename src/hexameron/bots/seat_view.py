"""What a bot is handed instead of a match: the seat's question, its view, and worlds it may imagine."""

from __future__ import annotations

from typing import Generic

from hexameron.bots.mind import Mind
from hexameron.kernel.asking import S, Seat
from hexameron.kernel.game import Game, Question
from hexameron.kernel.match import Match


class SeatView(Generic[S]):
    """A match as one seat may know it.

    What is hidden cannot be reached from here, so no bot uses it by accident.
    """

    __slots__ = ("game", "imagine", "minded", "number", "question", "seat", "seats", "view")

    def __init__(self, match: Match[S], seat: Seat, mind: Mind | None = None) -> None:
        """With a ``mind`` the game, and that of every imagined world, has this one in place of its own."""
        game = match.game if mind is None else mind.in_place_of(match.game)
        if seat not in match.pending:
            raise ValueError(f"seat {seat} has nothing to choose now")

        def question() -> Question:
            """What the seat is asked, without the refusals that only people read."""
            ask = match.pending[seat]
            return Question(seat, ask.prompt, tuple(match.options(seat)), ask.actor, ask.group)

        def view() -> S:
            """The state as the seat may know it."""
            return match.view(seat)

        def imagine(key: bytes) -> Match[S]:
            """A clone in a world that the seat must think possible. The same key gives the same world."""
            world = match.determinize(seat, key)
            world.game = game
            return world

        def minded(own: Mind | None) -> SeatView[S]:
            """The same, seen with another mind; with ``None`` as it is."""
            return self if own is None else SeatView(match, seat, own)

        self.game: Game[S] = game
        self.seat = seat
        self.seats = match.setup.seats
        self.number = match.choices
        """How many choices were made before: every choice gets random numbers of its own."""
        self.question = question
        self.view = view
        self.imagine = imagine
        self.minded = minded
