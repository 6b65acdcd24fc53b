"""The beach, what lies on it, and what can be chosen."""

from hexameron.kernel.api import Pick, Seat, State, Table, offset_rows

# region board
BOARD = offset_rows([5, 6, 5, 6], shifted="odd", rows_from="bottom")
DUNES, DRY, WET, SHALLOWS = 1, 2, 3, 4
# endregion

# region content
FACES = ("weed", "crumb", "drop", "lump", "block", "run", "sieve", "gull", "boots")
"""The names of the faces: five finds, then four cards."""
WORTH = (0, 1, 2, 3, 5)
BURIED = {DRY: (0, 0, 1, 1, 1, 2), WET: (0, 1, 2, 2, 3), SHALLOWS: (2, 2, 3, 3, 4, 4)}
"""The finds of each row of sand, by their faces."""
SEA = (0, 1, 1, 2, 2, 3, 3, 4)
RUN, SIEVE, GULL, BOOTS = CARDS = (5, 6, 7, 8)
ROUNDS, ACTIONS, HAND, MORE_ACTIONS = 7, 3, 2, 2
FLOODED = ((SHALLOWS,), (SHALLOWS,), (SHALLOWS,), (WET, SHALLOWS), (WET, SHALLOWS), (DRY, WET, SHALLOWS))
"""The rows that a wave reaches, by the face of the die."""
# endregion


# region options
class Go(Pick, frozen=True, tag="go"):
    """Walk to a space."""


class Dig(Pick, frozen=True, tag="dig"):
    """Dig on one's own space."""


class Play(Pick, frozen=True, tag="play"):
    """Play a card."""


# endregion


# region state
class Storm(State, kw_only=True):
    at: list[str]
    """Where the gatherer of each seat stands."""
    round: int = 0
    turn: int = 0
    """How many had their turn in this round."""
    actions: int = ACTIONS
    wave: int = -1
    """The face that the die showed last."""


# endregion


# region table
class Beach(Table[Storm]):
    """What rules hold in their hands: the state, the ways to ask, and what is often looked up."""

    @property
    def seats(self) -> range:
        return range(len(self.state.at))

    @property
    def active(self) -> Seat:
        """Whose turn it is: every round is begun by another gatherer."""
        return (self.state.round - 1 + self.state.turn) % len(self.state.at)

    def cards(self, seat: Seat, *faces: int) -> list[int]:
        return [card for card in self.things.in_zone(f"hand.{seat}") if self.things.face[card] in faces]

    def victims(self, seat: Seat) -> list[Seat]:
        """Who stands beside this gatherer and carries something."""
        near = BOARD.neighbours[self.state.at[seat]]
        return [one for one in self.seats if self.state.at[one] in near and self.things.count(f"bag.{one}")]

    def amber(self, zone: str) -> int:
        """What the finds of a zone are worth; one that nobody here has seen counts 2."""
        seen = [self.things.face[find] for find in self.things.in_zone(zone)]
        return sum(WORTH[face] if face >= 0 else 2 for face in seen)


# endregion
