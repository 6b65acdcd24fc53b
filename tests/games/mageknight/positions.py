"""Positions for tests of Mage Knight: a small map, a known hand, loaded dice, written answers.

    q = quest(hand="march rage wound", crystals="gg", source="rb")
    q.play(turn.take(q, 0), ["play:{march};basic", "go:h-1.0"], until="turn.move")
    assert q.player(0).at == "h-1.0"

* Cards, units, Skills and enemies are written by the last part of their id (``march``, ``utem_guardsmen``,
  ``dark_paths``, ``prowlers``); in answers ``{march}`` stands for the id of the first such thing in the own
  hand, then of any such thing, ``{march.2}`` for the second.
* Mana is written in letters: r b g w, o for gold, k for black. ``dice`` are faces in the order in which they
  will be rolled; a roll that finds too few fails the test.
* The map: the starting tile with ``tiles``: ``{"h-3.1": "1", "h-2.3": "core_2"}``; tokens on it by cell in
  ``on``.
* The turn stands in ``step`` ("move", "talk", "after", "start"), with ``move`` and ``influence`` at hand.
* ``fight`` puts the player into a combat with these enemies.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from hexameron.games.mageknight import bench
from hexameron.games.mageknight.bench import FACES, HEROES, LETTERS, lay
from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.colours import COLOURS
from hexameron.games.mageknight.rules import combat, rounds
from hexameron.games.mageknight.state import City, Combat, Place, Turn
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules
from hexameron.kernel.ids import thing_id
from tests.games import scripted
from tests.games.scripted import LoadedDice, Played

COLOUR = {colour: number for number, colour in enumerate(COLOURS)}
T = TypeVar("T")


class TestQuest(Quest):
    """A quest with loaded dice that remembers its events."""

    __test__ = False
    dice: LoadedDice

    def told(self, name: str) -> list[dict[str, Any]]:
        """What events of this name said."""
        return [event.args for event in self.events if event.name == name]

    def cited(self, name: str) -> list[tuple[str, ...]]:
        """The rules on which events of this name rest."""
        return [event.rules for event in self.events if event.name == name]

    # ------------------------------------------------------------------ finding things

    def find(self, name: str, zone: str = "") -> int:
        """The handle of a thing by its short name; ``name.2`` is the second of its kind."""
        name, _, which = name.partition(".")
        faces = [kinds[name] for kinds in FACES.values() if name in kinds]
        found = [h for h, face in enumerate(self.things.face) if face in faces]
        if zone:
            found = [h for h in found if self.things.zone[h] == zone]
        found.sort(key=lambda h: (not self.things.zone[h].startswith("hand."), h))
        return found[int(which or 1) - 1]

    def id(self, name: str, zone: str = "") -> str:
        return thing_id(self.find(name, zone))

    def written(self, answer: str) -> str:
        """An answer with the ids of things instead of their names."""
        return re.sub(r"\{([\w.]+)\}", lambda match: self.id(match[1]), answer)

    def names(self, zone: str) -> list[str]:
        """What lies in a zone, by short name, from bottom to top."""
        return [self.name(h) for h in self.things.in_zone(zone)]

    def name(self, handle: int) -> str:
        face = self.things.face[handle]
        return next(short for kinds in FACES.values() for short, one in kinds.items() if one == face)

    # ------------------------------------------------------------------ playing

    def play(self, rule: Rules[T], answers: Sequence[str] = (), *, until: str = "") -> Played[T]:
        """Runs a rule with these answers."""
        return scripted.play(rule, answers, until=until, written=self.written)

    def go_on(self, answers: Sequence[str] = (), *, until: str = "") -> Played[Any]:
        """Runs the whole game from where it stands."""
        return self.play(rounds.play(self), answers, until=until)


def quest(
    *,
    seats: int = 1,
    scenario: str = "",
    variants: Mapping[str, bool | int | str] | None = None,
    night: bool = False,
    round_: int = 2,
    hand: str = "",
    hands: Sequence[str] = (),
    deck: str = "march march march march march march",
    discard: str = "",
    at: str = "h0.0",
    places: Sequence[str] = (),
    tiles: Mapping[str, str] | None = None,
    side: str = "a",
    on: Mapping[str, str] | None = None,
    stack: str = "",
    units: str = "",
    offer: str = "",
    advanced: str = "",
    spells: str = "",
    skills: str = "",
    crystals: str = "",
    tokens: str = "",
    source: str = "",
    dice: str = "",
    fame: int = 0,
    reputation: int = 0,
    tactic: str = "early_bird",
    step: str = "move",
    move: int = 0,
    influence: int = 0,
    heal: int = 0,
) -> TestQuest:
    """A quest in the middle of the first seat's turn, laid by the bench, with loaded dice."""
    state, _ = lay(
        seats=seats,
        scenario=scenario,
        variants=variants,
        night=night,
        round_=round_,
        hand=hand,
        hands=hands,
        deck=deck,
        discard=discard,
        at=at,
        places=places,
        tiles=tiles,
        side=side,
        on=on,
        stack=stack,
        units=units,
        offer=offer,
        advanced=advanced,
        spells=spells,
        skills=skills,
        crystals=crystals,
        tokens=tokens,
        source=source,
        fame=fame,
        reputation=reputation,
        tactic=tactic,
        step=step,
        move=move,
        influence=influence,
        heal=heal,
    )
    q = TestQuest(state, LoadedDice(dice, LETTERS))
    q.recording = True
    return q


def put(q: TestQuest, name: str, zone: str, *, face_up: bool = True) -> int:
    """Puts an enemy or Ruins token somewhere."""
    return bench.put(q.state, name, zone, face_up=face_up)


def next_enemies(q: TestQuest, *names: str) -> None:
    """These tokens are drawn next, each from the pile of its colour."""
    for name in reversed(names):
        face = FACES["enemy"][name]
        zone = f"enemy.{catalogue.enemy(face).colour}"
        handle = next(h for h in q.things.in_zone(zone) if q.things.face[h] == face)
        q.things.move(handle, zone)


def fight(
    q: TestQuest,
    enemies: str,
    *,
    kind: str = "rampage",
    phase: str = "ranged",
    role: str = "",
    fortified: bool = False,
    city: str = "",
    night: bool = False,
    seat: int = 0,
) -> Combat:
    """A combat of a player with these enemies, at the beginning of a phase."""
    at = q.player(seat).at
    combat.start(q, seat, Combat(kind=kind, cell=at, origin=at, fortified=fortified, night=night))
    if city:
        q.state.cities.setdefault(city, City(cell="", level=1))
    for name in enemies.split():
        home = f"city.{city}" if city else at
        token = put(q, name, home if city else f"on.{at}")
        combat.join(q, seat, [token], home, role or ("garrison" if fortified else "rampaging"))
    here = q.combat(seat)
    here.phase = phase
    return here


def conquer(q: TestQuest, cell: str, seat: int = 0) -> None:
    """A Shield on a site."""
    q.state.places[cell] = Place(shields=[seat], conquered=True)
    for token in list(q.things.in_zone(f"on.{cell}")):
        q.use_up(token)


__all__ = [
    "COLOUR",
    "FACES",
    "HEROES",
    "LETTERS",
    "TestQuest",
    "Turn",
    "conquer",
    "fight",
    "next_enemies",
    "put",
    "quest",
]
