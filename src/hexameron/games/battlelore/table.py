"""What the rules of a battle hold in their hands: the state and the small acts that every chapter needs."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.battlelore.board import DISTANCE, NEIGHBOURS
from hexameron.games.battlelore.rules import victory
from hexameron.games.battlelore.state import LORE, State, Unit
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.chance import Dice
from hexameron.kernel.events import Arg as EventArg
from hexameron.kernel.ids import die_id, player_id
from hexameron.kernel.table import Table

COMMAND_HANDS = ("command.hand.0", "command.hand.1")
COMMAND_PLAYED = ("command.played.0", "command.played.1")
LORE_HANDS = ("lore.hand.0", "lore.hand.1")
"""The zones of each side."""


class Battle(Table[State]):
    """A battle in progress."""

    def __init__(self, state: State, dice: Dice, real: Sequence[Seat] = ()) -> None:
        super().__init__(state, dice, real)
        self._sides: tuple[list[Unit], list[Unit]] = ([], [])
        self._enlisted = 0

    # ------------------------------------------------------------------ looking

    def unit(self, id_: str) -> Unit:
        return self.state.units[id_]

    def at(self, hex_: str) -> Unit | None:
        """The unit on a hex."""
        id_ = self.state.places.get(hex_)
        return None if id_ is None else self.state.units[id_]

    def side(self, seat: Seat) -> list[Unit]:
        """All units of a side, the eliminated ones too.

        A state only ever gains units, when armies are mustered, and then the lists are made anew.
        """
        units = self.state.units
        if len(units) != self._enlisted:
            self._enlisted = len(units)
            self._sides = ([], [])
            for unit in units.values():
                self._sides[unit.owner].append(unit)
        return self._sides[seat]

    def army(self, seat: Seat) -> list[Unit]:
        """The units a side has on the board."""
        return [unit for unit in self.side(seat) if unit.figures]

    def adjacent(self, hex_: str, owner: Seat) -> list[Unit]:
        """The units of one side next to a hex."""
        places, units = self.state.places, self.state.units
        found = []
        for beside in NEIGHBOURS[hex_]:
            if beside in places:
                unit = units[places[beside]]
                if unit.owner == owner:
                    found.append(unit)
        return found

    def near_enemy(self, hex_: str, owner: Seat) -> bool:
        """Whether an enemy of this side stands next to a hex."""
        places, units = self.state.places, self.state.units
        for beside in NEIGHBOURS[hex_]:
            if beside in places:
                unit = units[places[beside]]
                if unit.owner != owner:
                    return True
        return False

    def distance(self, one: Unit, other: Unit) -> int:
        return DISTANCE[one.hex][other.hex]

    def hand(self, seat: Seat) -> list[int]:
        """The handles of a side's Command cards."""
        return self.things.in_zone(COMMAND_HANDS[seat])

    def lore_hand(self, seat: Seat) -> list[int]:
        """The handles of a side's Lore cards."""
        return self.things.in_zone(LORE_HANDS[seat])

    def command(self, seat: Seat) -> int:
        """What "equal to Command" means: the Command cards held, and the one just played (BL-CMD-05)."""
        return self.things.count(COMMAND_HANDS[seat]) + self.things.count(COMMAND_PLAYED[seat])

    # ------------------------------------------------------------------ doing

    def place(self, unit: Unit, hex_: str) -> None:
        """Sets a unit onto a free hex where it stays; objectives count at once."""
        self.step(unit, hex_)
        self.count_objectives()

    def count_objectives(self) -> None:
        """Ends the match if somebody wins by where units stand now (BL-END-01)."""
        if self.state.terms.objectives:
            victory.check(self.state)

    def step(self, unit: Unit, hex_: str) -> None:
        """Sets a unit onto a free hex on its way; whoever only passes an objective does not hold it."""
        places = self.state.places
        if unit.hex:
            del places[unit.hex]
        unit.hex = hex_
        places[hex_] = unit.id

    def order(self, unit: Unit) -> None:
        """Gives a unit its order of this turn."""
        unit.ordered = True
        self.state.turn.ordered.append(unit.id)

    def lose(self, unit: Unit, figures: int, rules: tuple[str, ...] = ("BL-HIT-05",)) -> int:
        """Removes up to so many figures, the banner bearer last; tells how many there were to remove."""
        lost = min(figures, unit.figures)
        if lost:
            unit.figures -= lost
            unit.hurt = True
            self.tell("unit.loses", unit=unit.id, n=lost, rules=rules)
            if not unit.figures:
                self.eliminate(unit)
        return lost

    def slay(self, creature: Unit) -> None:
        """A critical hit: the creature dies and its slayer gains a token (BL-CREA-08, BL-CREA-09)."""
        self.gain(1 - creature.owner, 1)
        self.eliminate(creature)

    def eliminate(self, unit: Unit) -> None:
        """Takes a unit off the board; its banner goes to its owner's opponent, whoever did the harm."""
        winner = 1 - unit.owner
        del self.state.places[unit.hex]
        self.tell(
            "unit.eliminated",
            unit=unit.id,
            hex=unit.hex,
            seat=player_id(winner),
            rules=("BL-HIT-06", "BL-END-03"),
        )
        unit.hex = ""
        unit.figures = 0
        unit.tokens = 0
        unit.webbed = False
        unit.poisoned = False
        self.state.banners[winner] += 1
        victory.check(self.state)

    def gain(self, seat: Seat, tokens: int) -> None:
        """Lore tokens from the pool, in a scenario with Lore rules."""
        if tokens and self.state.terms.lore:
            self.state.tokens[seat] += tokens
            if self.recording:
                self.tell("lore.gains", seat=player_id(seat), n=tokens)

    def pay(self, seat: Seat, tokens: int) -> None:
        """Lore tokens back to the pool."""
        self.state.tokens[seat] -= tokens

    def battle_dice(self, seat: Seat, label: str, n: int) -> Rules[tuple[int, ...]]:
        """Rolls battle dice."""
        return self.roll(seat, label, LORE + 1, n)

    def tell_dice(
        self, name: str, dice: Sequence[int], *, rules: tuple[str, ...] = (), **args: EventArg
    ) -> None:
        """Tells an event with dice in it; a face is ``d0`` to ``d5``."""
        if self.recording:
            self.tell(name, rules=rules, dice=tuple(die_id(face) for face in dice), **args)

    def tell_reshuffled(self, deck: str) -> None:
        self.tell(f"draw.reshuffle.{deck.removesuffix('.deck')}")

    # ------------------------------------------------------------------ at once

    def settle(self) -> Rules[None]:
        """The hand limit of Lore cards holds at every moment (BL-LORE-11)."""
        from hexameron.games.battlelore.rules import lore

        yield from lore.overflow(self)
