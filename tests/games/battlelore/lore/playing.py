"""Small battles with chosen cards and loaded dice, for the tests of Lore and Command cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from hexameron.games.battlelore.content.command_cards import COMMAND_DECK
from hexameron.games.battlelore.content.lore_cards import LORE_CARD, LORE_CARDS, MASTERS
from hexameron.games.battlelore.options import Aim, Fight, PlayLore, Target
from hexameron.games.battlelore.rules import battle as battles
from hexameron.games.battlelore.rules import turn
from hexameron.games.battlelore.setup import raise_unit
from hexameron.games.battlelore.state import Landmark, State, Terms, Turn, Unit
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import Ask, Done, Option, Pass, Rules, parse_option
from hexameron.kernel.ids import thing_id
from hexameron.kernel.things import bit
from tests.games.battlelore.positions import BattleDice

LEVEL_1 = {"commander": 2, "warrior": 1, "rogue": 1, "wizard": 1, "cleric": 1}
NOBODY = {"commander": 2}


class Asked(NamedTuple):
    """A question that came up in a test."""

    seat: int
    prompt: str
    options: tuple[Option, ...]


class Played:
    """A battle under test."""

    def __init__(self, state: State) -> None:
        self.dice = BattleDice("")
        self.b = Battle(state, self.dice)
        self.b.recording = True
        self.asked: list[Asked] = []

    @property
    def state(self) -> State:
        return self.b.state

    def unit(self, hex_: str) -> Unit:
        """The unit on a hex."""
        found = self.b.at(hex_)
        assert found is not None, f"nobody on {hex_}"
        return found

    def load(self, faces: str) -> None:
        """Writes down what the next dice show."""
        self.dice.add(faces)

    def card(self, id_: str, seat: int | None = None) -> str:
        """The thing that a Lore card is, wherever it lies (in one player's hand, if both might hold it)."""
        face = LORE_CARD[id_].face
        zones = self.b.things.zone
        (found,) = (
            thing_id(handle)
            for handle, shown in enumerate(self.b.things.face)
            if shown == face and (seat is None or zones[handle] == f"lore.hand.{seat}")
        )
        return found

    def zone(self, id_: str) -> str:
        """Where a Lore card lies."""
        return self.b.things.zone[int(self.card(id_)[1:])]

    def lore(self, id_: str, deja_vu: str = "") -> PlayLore:
        """The choice to play a Lore card."""
        return PlayLore(self.card(id_), self.card(deja_vu) if deja_vu else "")

    def aim(self, hex_: str) -> Aim:
        """The choice of the unit on a hex as a target."""
        return Aim(self.unit(hex_).id)

    def order(self, *hexes: str) -> None:
        """Orders units as a Command card would."""
        for hex_ in hexes:
            self.b.order(self.unit(hex_))
        self.state.turn.card = 0

    def run(self, rules: Rules[Any], *answers: Option | str) -> Any:
        """Plays a rule; a window is passed unless the next answer is meant for it."""
        left = list(answers)
        got: Option | None = None
        while True:
            try:
                step = rules.send(got)
            except StopIteration as end:
                # A phase in which nothing is left to do ends by itself.
                assert left in ([], [Done()]), (
                    f"never asked for: {left}; asked: {[a.prompt for a in self.asked]}"
                )
                assert not self.dice.left, f"dice left in the script: {self.dice.left}"
                return end.value
            got = self._answer(step, left) if isinstance(step, Ask) else None

    def _answer(self, ask: Ask, left: list[Option | str]) -> Option:
        options = tuple(ask.options())
        assert options, f"{ask.prompt} has no options"
        assert len({option.key() for option in options}) == len(options)
        for option in options:
            assert parse_option(option.key(), [type(option)]) == option
        self.asked.append(Asked(ask.seat, ask.prompt, options))
        if len(options) == 1 and not ask.show:
            if left and left[0] == options[0]:
                left.pop(0)
            return options[0]
        wanted = left[0] if left else None
        for option in options:
            if option == wanted or option.key() == wanted:
                left.pop(0)
                return option
        if Pass() in options:
            return Pass()
        raise AssertionError(f"{ask.prompt}: {wanted!r} is not among {[o.key() for o in options]}")

    def fight(self, attacker: str, target: str, *answers: Option | str) -> None:
        """One combat, from the choice of the target on; given by hexes."""
        aim = Target(self.unit(target).id)
        rules = battles.combat(self.b, self.unit(attacker))
        alone = len(battles.aims(self.b, self.unit(attacker))) == 1
        self.run(rules, *([] if alone else [aim]), *answers)

    def attack(self, attacker: str, target: str) -> list[Option]:
        """The choices of one combat in the combat phase."""
        unit = self.unit(attacker)
        alone = len(battles.aims(self.b, unit)) == 1
        return [Fight(unit.id)] if alone else [Fight(unit.id), Target(self.unit(target).id)]

    def phase(self, name: str, *answers: Option | str) -> None:
        """One phase of the turn."""
        self.state.turn.phase = name
        self.run(turn.PHASES[name](self.b), *answers)

    def end_turn(self) -> None:
        """Lets the turn pass to the other side, without a draw."""
        self.run(turn.end(self.b))
        self.run(turn.start(self.b))

    def prompts(self) -> list[str]:
        return [asked.prompt for asked in self.asked]

    def offered(self, prompt: str) -> tuple[Option, ...]:
        """The options of the last question of this kind; none if it never came up."""
        return next((asked.options for asked in reversed(self.asked) if asked.prompt == prompt), ())

    def told(self, name: str) -> int:
        """How often something was told."""
        return sum(event.name == name for event in self.b.events)


def battle(
    south: Mapping[str, str],
    north: Mapping[str, str],
    *,
    lore: Sequence[str] = (),
    their_lore: Sequence[str] = (),
    command: Sequence[str] = ("command.attack.centre",),
    tokens: tuple[int, int] = (30, 30),
    councils: tuple[Mapping[str, int], Mapping[str, int]] = (LEVEL_1, LEVEL_1),
    terrain: Mapping[str, str] | None = None,
    landmarks: Mapping[str, Landmark] | None = None,
    with_lore: bool = True,
    seat: int = 0,
) -> Played:
    """Units by hex (codes such as ``Fb``), cards by id; South is to move unless ``seat`` says otherwise."""
    state = State(terms=Terms(lore=with_lore, banners_to_win=9), stage="battle")
    for owner, army in enumerate((south, north)):
        for hex_, code in army.items():
            unit = raise_unit(f"u{len(state.units)}", owner, code, hex_)
            state.units[unit.id] = unit
            state.places[hex_] = unit.id
    state.turn = Turn(number=4, seat=seat, phase="command")
    state.terrain = dict(terrain or {})
    state.landmarks = dict(landmarks or {})
    state.tokens = list(tokens)
    state.councils = [dict(council) for council in councils]
    _deal_command(state, command, seat)
    _deal_lore(state, (lore, their_lore))
    return Played(state)


def _deal_command(state: State, cards: Sequence[str], seat: int) -> None:
    faces = list(range(len(COMMAND_DECK)))
    for id_ in cards:
        face = next(face for face in faces if COMMAND_DECK[face] == id_)
        faces.remove(face)
        state.things.make([face], f"command.hand.{seat}", seen=bit(seat))
    state.things.make(faces[:3], f"command.hand.{1 - seat}", seen=bit(1 - seat))
    state.things.make(faces[3:], "command.deck")


def _deal_lore(state: State, hands: tuple[Sequence[str], Sequence[str]]) -> None:
    for owner, hand in enumerate(hands):
        for id_ in hand:
            card = LORE_CARD[id_]
            state.things.make(
                [card.face],
                f"lore.hand.{owner}",
                kind=1 + MASTERS.index(card.master),
                seen=bit(owner),
            )
    dealt = [*hands[0], *hands[1]]
    rest = [card.face for card in LORE_CARDS if card.id not in dealt]
    state.things.make(rest, "lore.deck")
