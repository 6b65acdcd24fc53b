"""Positions for tests of Heroes: a known board, heroes where they are needed, stacked decks, loaded dice.

    t = conquest(dice="1 8 8 k")
    anton = t.add_hero("anton", at="h3.3", army="0/3 2/1", skills="logistics", artifacts="griffin_sword")
    t.guard("h1.2", "goblins")                   # an encounter token on its icon
    t.begin("activation")
    t.play(activation.perform(t), ["activate:{anton}", "go:h2.3", "stop"])

* The board: tiles 1 to 9 (12, 16 with more seats) in order, not turned; ``tiles="3 1/2 …"`` lays others,
  turned by quarters. Cities stand in the corners unless ``cities`` says otherwise. No encounter token lies on
  the board at first, so every site that can be explored counts as explored until ``t.unexplored(field)``.
* Printed things are written by the end of their id: ``logistics``, ``scroll.healing``, ``common.7``,
  ``treasure.4``; encounters also by their creatures. In answers ``{anton}`` is the id of a hero, ``{plague}``
  that of a card. ``t.stack("scroll", "plague healing")`` puts cards on top of a deck, the first uppermost.
* Armies: for each city level the basic and elite tokens, ``"0/3 2/1"``.
* Dice: ``1`` to ``8`` for d8; ``k`` one skull, ``K`` two, ``L`` Luck, ``V`` Laurel, ``B`` Bad Luck. A roll
  that finds too few fails the test.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from hexameron.games.heroes import bench
from hexameron.games.heroes.bench import LETTERS
from hexameron.games.heroes.content.terms import FACTIONS, Faction
from hexameron.games.heroes.content.terms import Action as ActionKind
from hexameron.games.heroes.setup import begin, prepare
from hexameron.games.heroes.state import Action, Hero
from hexameron.games.heroes.table import HERO_CARD, Conquest
from hexameron.kernel.asking import Ask, Option, Rules
from hexameron.kernel.chance import Dice, Fairness
from hexameron.kernel.game import Setup
from hexameron.kernel.ids import thing_id
from hexameron.kernel.records import Record
from hexameron.kernel.things import EVERYBODY
from tests.games import scripted
from tests.games.scripted import Asked, LoadedDice, Played

T = TypeVar("T")


def _ends(record: Record, name: str) -> bool:
    return record.id == name or record.id.endswith(f".{name}")


class TestConquest(Conquest):
    """A conquest with loaded dice that remembers its events."""

    __test__ = False
    dice: LoadedDice

    # ------------------------------------------------------------------ laying out

    def add_hero(
        self,
        name: str,
        *,
        at: str = "",
        army: str = "0/3 0/3",
        luck: int = 0,
        skills: str = "",
        artifacts: str = "",
        scrolls: str = "",
        trophies: str = "",
    ) -> Hero:
        """A hero of the player who leads that faction comes into play; "" is the city."""
        hero = bench.add_hero(
            self.state,
            name,
            at=at,
            army=army,
            luck=luck,
            skills=skills,
            artifacts=artifacts,
            scrolls=scrolls,
            trophies=trophies,
        )
        self.reckon()
        return hero

    def arm(self, hero: Hero, army: str) -> None:
        """Gives a hero this army."""
        bench.arm(hero, army)

    def guard(self, field: str, name: str) -> int:
        """Puts an encounter token on a field: ``common.7``, or the first of these creatures."""
        return bench.guard(self.state, field, name)

    def unexplored(self, *fields: str) -> None:
        """Puts Unexplored tokens on fields."""
        self.state.unexplored += fields

    def build(self, seat: int, *kinds: str) -> None:
        """These buildings stand in a city."""
        self.player(seat).buildings += kinds
        self.reckon()

    def set_week(self, name: str) -> None:
        """This Week card is in force."""
        self.state.week = f"week.{name}"
        self.reckon()

    def stack(self, deck_: str, names: str) -> None:
        """Puts these cards on top of a deck (``scroll``, ``might.0``), the first uppermost."""
        bench.put_on_top(self.state, deck_, names)

    def put(self, zone: str, names: str, *, seen: int = EVERYBODY) -> None:
        """Moves these cards from wherever they are into a zone, face up."""
        for name in names.split():
            handle = self.find(name)
            self.things.move(handle, zone)
            self.things.seen[handle] = seen
        self.reckon()

    def begin(self, kind: ActionKind, *, seat: int = 0, card: int = 1) -> Action:
        """A player is about to perform an action."""
        self.state.active = seat
        self.state.action = Action(kind=kind, card=card)
        return self.state.action

    # ------------------------------------------------------------------ finding things

    def hero_id(self, name: str) -> str:
        return bench.hero_id(name)

    def find(self, name: str, zone: str = "") -> int:
        """The handle of a thing by the end of its id."""
        return next(
            handle
            for handle, face in enumerate(self.things.face)
            if (_ends(_record(face), name) or _record(face).name == f"creature.{name}")
            and zone in ("", self.things.zone[handle])
        )

    def id(self, name: str) -> str:
        if any(card.id == f"hero.{name}" for card in HERO_CARD.values()):
            return self.hero_id(name)
        return thing_id(self.find(name))

    def written(self, answer: str) -> str:
        """An answer with ids instead of names."""
        return re.sub(r"\{([\w.]+)\}", lambda match: self.id(match[1]), answer)

    def names(self, zone: str) -> list[str]:
        """What lies in a zone, by printed id, from bottom to top."""
        return [_record(self.things.face[h]).id for h in self.things.in_zone(zone)]

    def told(self, name: str) -> list[dict[str, Any]]:
        """What events of this name said."""
        return [event.args for event in self.events if event.name == name]

    # ------------------------------------------------------------------ playing

    def play(self, rule: Rules[T], answers: Sequence[str] = (), *, until: str = "") -> Played[T]:
        """Runs a rule with these answers."""
        return scripted.play(rule, answers, until=until, written=self.written)


def _record(face: int) -> Record:
    return bench.RECORDS[face]


def conquest(
    *,
    seats: int = 2,
    factions: Sequence[Faction] = FACTIONS,
    tiles: str = "",
    cities: Sequence[str] = (),
    dice: str = "",
    gold: int = 0,
    resources: int = 0,
    week: str = "",
    round_: int = 2,
    weeks: str = "",
) -> TestConquest:
    """A conquest in which the first seat is active and nobody has a hero yet, laid by the bench."""
    state, _ = bench.lay(
        seats=seats,
        factions=factions,
        tiles=tiles,
        cities=cities,
        gold=gold,
        resources=resources,
        week=week,
        round_=round_,
        weeks=weeks,
    )
    t = TestConquest(state, LoadedDice(dice, LETTERS))
    t.recording = True
    return t


def prepared(
    seats: int = 2,
    *,
    seed: int = 0,
    choose: Callable[[Ask, Sequence[Option]], Option] | None = None,
    **variants: str,
) -> tuple[Conquest, list[Asked]]:
    """A real set-up, with honest dice; tells what was asked. Unless told otherwise the first is chosen."""
    state = begin(Setup(seats=seats, variants=dict(variants)))
    t = Conquest(state, Dice(Fairness.from_seed(seed).key()))
    t.recording = True
    asked: list[Asked] = []
    rules = prepare(t)
    step = next(rules, None)
    while step is not None:
        chosen = None
        if isinstance(step, Ask):
            options = step.options()
            chosen = options[0] if choose is None else choose(step, options)
            asked.append(Asked(step.seat, step.prompt, tuple(o.key() for o in options), chosen.key()))
        try:
            step = rules.send(chosen)
        except StopIteration:
            step = None
    return t, asked
