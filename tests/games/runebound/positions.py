"""Positions for tests of Runebound, with loaded dice and casts, driven by written answers.

    t = journey(heroes={"laurel": {"at": "h5.8", "hand": "w7"}, "corbin": {}}, dice="PP*")
    t.go("throw", "step:h4.8;0")
    assert t.offers("step")

* Positions are laid as in the laboratory (games/runebound/bench.py); the first hero named has the turn.
* ``go`` answers one question after the other; what leaves no choice answers itself. Then ``t.prompt`` and
  ``t.seat`` tell what is asked next, ``t.offers()`` what can be chosen. ``{w7}`` in an answer is that card.
* Dice: ``*`` wild, ``P`` plains, ``F`` plains and forest, ``T`` forest and hills, ``H`` hills and plains,
  ``M`` mountain and water; ``0`` and ``1`` are sides of tokens. A roll that finds too few fails the test.
"""

from __future__ import annotations

import re
from typing import Any

from hexameron.games.runebound import bench
from hexameron.games.runebound.content import catalogue
from hexameron.games.runebound.content.tokens import CAST_BY
from hexameron.games.runebound.rules import combat
from hexameron.games.runebound.rules.anytime import Journey
from hexameron.games.runebound.rules.fighters import pool, shown
from hexameron.games.runebound.rules.rounds import play
from hexameron.games.runebound.state import Cast, Drawn, Player, State
from hexameron.kernel.asking import Ask, Option, Rules
from hexameron.kernel.events import Event
from hexameron.kernel.ids import thing_id
from hexameron.kernel.results import GameOver, Result
from tests.games.scripted import LoadedDice

LETTERS = {**bench.LETTERS, "0": 0, "1": 1, "2": 2, "3": 3, "4": 4, "5": 5}


class TestJourney(Journey):
    """A table that remembers its events and is driven by answers."""

    __test__ = False
    dice: LoadedDice
    over: Result | None = None
    pending: Ask | None = None
    rule: Rules[Any] | None = None

    # ------------------------------------------------------------------ driving

    def go(self, *answers: str) -> TestJourney:
        """Gives these answers and plays on to the next real choice."""
        self._advance()
        for answer in answers:
            prompt, _, key = answer.rpartition("=")
            if self.pending is None:
                raise AssertionError(f"nobody asks for {answer}; the end was {self.over}")
            if prompt and prompt != self.pending.prompt:
                raise AssertionError(f"{answer}: {self.pending.prompt} asks {self.offers()}")
            key = self.written(key)
            option = next((one for one in self.options() if one.key() == key), None)
            if option is None:
                raise AssertionError(f"{self.pending.prompt} does not offer {key}: {self.offers()}")
            self._send(option)
            self._advance()
        return self

    def _advance(self) -> None:
        """Plays on to a question that leaves a choice."""
        if self.rule is None and self.over is None:
            self.rule = play(self)
            self._send(None)
        while self.pending is not None:
            options = self.options()
            if len(options) != 1 or self.pending.show:
                return
            self._send(options[0])

    def begin_again(self, side: int | None = None) -> TestJourney:
        """The rules begin anew on the state as it was laid by hand, perhaps with a side to act."""
        if side is not None:
            self.combat.side = side
            self.combat.step = "act"
            self.combat.passed = [False, False]
        self.rule = self.pending = None
        return self.go()

    def _send(self, option: Option | None) -> None:
        assert self.rule is not None
        try:
            step = self.rule.send(option)
            while not isinstance(step, Ask):
                step = self.rule.send(None)
        except GameOver as over:
            self.pending, self.over = None, over.result
            return
        self.pending = step

    def options(self) -> list[Option]:
        """What people can choose now."""
        if self.pending is None:
            return []
        return list((self.pending.any_order or self.pending.options)())

    def offers(self, start: str = "") -> list[str]:
        """The keys of what can be chosen, or of those with this tag."""
        return [one.key() for one in self.options() if not start or one.tag() == start]

    @property
    def prompt(self) -> str:
        return self.pending.prompt if self.pending else ""

    @property
    def seat(self) -> int:
        return self.pending.seat if self.pending else -1

    def written(self, answer: str) -> str:
        return re.sub(r"\{(\w+)\}", lambda match: self.id(match[1]), answer)

    # ------------------------------------------------------------------ looking

    @property
    def me(self) -> Player:
        """The hero named first."""
        return self.state.players[0]

    def card(self, name: str) -> int:
        return bench.find(self.state, name)

    def id(self, name: str) -> str:
        return thing_id(self.card(name))

    def zone(self, name: str) -> str:
        return self.things.zone[self.card(name)]

    def names(self, zone: str) -> list[str]:
        """What lies in a zone, by the end of the printed ids, from bottom to top."""
        faces = [self.things.face[handle] for handle in self.things.in_zone(zone)]
        return [catalogue.RECORDS[face].id.rpartition(".")[2] for face in faces]

    def told(self, name: str) -> list[Event]:
        """The events of a name."""
        return [event for event in self.events if event.name == name]

    def rules_of(self, name: str) -> tuple[str, ...]:
        """The rules that the last event of a name rests on."""
        return self.told(name)[-1].rules

    def shown(self, side: int) -> list[str]:
        """The unspent tokens of a side, as symbol and value."""
        found = [shown(self.combat, id_) for id_ in pool(self.combat, side)]
        return [f"{face.symbol}{face.value if face.value > 1 else ''}" for face in found]


def journey(*, dice: str = "", **parts: Any) -> TestJourney:
    """A position with a table; the markets are empty, all gems lie faceup."""
    state, _ = bench.lay(**parts)
    return table(state, dice)


def table(state: State, dice: str = "") -> TestJourney:
    t = TestJourney(state, LoadedDice(dice, LETTERS))
    t.recording = True
    return t


def token(of: str, number: int = 0) -> str:
    """The id of a token by what casts it: ``laurel``, ``a11``, ``enemy``, ``powerful``, ``margath``."""
    owner = next(one for one in CAST_BY if one.rpartition(".")[2] == of)
    return CAST_BY[owner][number]


def fight(
    foe: str = "gc12",
    hero: str = "laurel",
    *,
    cast: str = "",
    dice: str = "",
    other: str = "corbin",
    **parts: Any,
) -> TestJourney:
    """A hero has just engaged an enemy of an adventure card; ``cast`` are the sides of all tokens."""
    scenario = "dead_king" if foe.startswith("k") else "margath"
    world = {
        key: parts.pop(key) for key in ("act", "zombies", "stack", "discards", "scenario") if key in parts
    }
    kit = {"at": "h7.9", **parts}
    t = journey(
        dice=cast + dice, heroes={hero: kit, other: {"at": "h0.1"}}, **{"scenario": scenario, **world}
    )
    card = bench.put(t.state, foe, "table")
    t.turn.cards.append(Drawn(card=card, stage="fight"))
    t.turn.actions = 1
    combat.begin(t, "adventure", card=card)
    return t.go()


def villain(
    hero: str = "laurel",
    *,
    scenario: str = "margath",
    cast: str = "",
    dice: str = "",
    others: int = 1,
    **parts: Any,
) -> TestJourney:
    """A hero stands before the villain in Act 2."""
    lair = {"margath": "h11.6", "dead_king": "h3.3"}[scenario]
    world = {key: parts.pop(key) for key in ("zombies", "stack", "discards") if key in parts}
    heroes: dict[str, dict[str, Any]] = {hero: {"at": lair, **parts}}
    for name in [one for one in ("corbin", "mok", "thorn") if one != hero][:others]:
        heroes[name] = {"at": "h0.1"}
    return journey(dice=cast + dice, heroes=heroes, scenario=scenario, act=2, space=3, **world)


def lay_pool(t: TestJourney, side: int, tokens: dict[str, int]) -> None:
    """Replaces a side's tokens in the present round by these, each showing a side."""
    for id_ in [id_ for id_, one in t.combat.tokens.items() if one.side == side]:
        del t.combat.tokens[id_]
    for id_, face in tokens.items():
        t.combat.tokens[id_] = Cast(side=side, face=face)
