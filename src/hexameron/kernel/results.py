"""Results: how a match ended, and for whom it ended how."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from hexameron.kernel.asking import Seat

Outcome: TypeAlias = Literal["won", "drawn", "lost"]


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended: won by somebody, drawn, or ``lost`` by all, as a quest alone or together can be.

    ``why`` is the reason; ``result.WHY`` or ``result.WHY.OUTCOME`` in the texts is a sentence that tells it.
    """

    winners: tuple[Seat, ...]
    scores: tuple[int, ...] = ()
    why: str = ""
    lost: bool = False
    resigned: tuple[Seat, ...] = ()
    """Who gave up on the way; they have lost, whoever plays on for them."""

    def __post_init__(self) -> None:
        # Results that were written before they knew it say it by their reason alone.
        if not self.winners and self.why in ("lost", "resigned"):
            msgspec.structs.force_setattr(self, "lost", True)

    @property
    def outcome(self) -> Outcome:
        return "won" if self.winners else "lost" if self.lost else "drawn"

    def of(self, seat: Seat) -> Outcome:
        """What it is for one seat."""
        if seat in self.resigned or (self.winners and seat not in self.winners):
            return "lost"
        return self.outcome

    def without(self, resigned: tuple[Seat, ...]) -> Result:
        """The same among those who have not resigned: if all winners did, the best of the others win."""
        if not resigned:
            return self
        winners = tuple(seat for seat in self.winners if seat not in resigned)
        if self.winners and not winners:
            winners = self._best([seat for seat in range(len(self.scores)) if seat not in resigned])
        return msgspec.structs.replace(self, winners=winners, resigned=resigned)

    def _best(self, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        """Who of these has the best score; nobody if all of several have the same."""
        best = max((self.scores[seat] for seat in seats), default=0)
        first = tuple(seat for seat in seats if self.scores[seat] == best)
        return first if len(first) < max(2, len(seats)) else ()

    @property
    def reasons(self) -> tuple[str, str]:
        """The ids of texts that tell the reason: one for this outcome, if there is one, else one for all."""
        return f"result.{self.why}.{self.outcome}", f"result.{self.why}"


class GameOver(Exception):
    """Ends the match at once, from any depth."""

    def __init__(self, result: Result) -> None:
        super().__init__(result)
        self.result = result
