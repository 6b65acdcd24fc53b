"""Positions for tests of Runewars, with stacked decks, driven by written answers.

    t = war({"HA": "p0 3footman fort", "7A": "2beastman"}, order=3, fate="27 4")
    t.go("activate:1B", "some:HA.footman;2", "done")
    assert t.units("1B") == "p0 2footman"

* The board is always the one below: seat 0 plays the Humans, seat 1 the Uthuk. An area is written as words:
  whose units (``p0``), units with their number (``3footman``; ``~`` behind it: routed), ``fort``,
  ``cracked`` (a damaged one), a development, a city (``c1``), ``@0`` an activation token of a seat.
* ``order`` is the Order card that seat 0 resolves; ``used`` those that it used before in the year.
* ``fate`` are numbers of Fate cards in the order in which they are drawn.
* ``go`` answers one question after the other; what leaves no choice answers itself.

        5A  YB YA          7A-1A, 7B, 7C join everything; 7A|5B, 7A|5D are mountains, 7B|1A, 7C|2C, 5C|5D and
     5B 5C  YC             5D|YC water. 1B and 1C touch HA, 1B touches HB; HC lies behind.
   7A 7B 5D 2B 2A
     1A 7C 2C
   1C 1B HA HB HC
"""

from __future__ import annotations

import re
from collections.abc import Generator, Mapping, Sequence
from typing import Any

from hexameron.games.runewars.content.catalogue import FACE
from hexameron.games.runewars.content.factions import FACTION
from hexameron.games.runewars.content.terms import SEASON_NAMES, WORKS
from hexameron.games.runewars.rules.anytime import Campaign
from hexameron.games.runewars.rules.years import play
from hexameron.games.runewars.setup import _gather_quests, _make_decks, begin
from hexameron.games.runewars.state import Hero, Order, Place, Quest, Squad, State
from hexameron.games.runewars.table_of_land import is_wild
from hexameron.kernel.asking import Ask, Option, Rules, Together
from hexameron.kernel.events import Event
from hexameron.kernel.game import Setup
from hexameron.kernel.geometry import Placed
from hexameron.kernel.ids import thing_id
from hexameron.kernel.results import GameOver, Result
from hexameron.kernel.things import EVERYBODY, bit
from tests.games.scripted import LoadedDice

BOARD = (
    Placed("7", "h0.0", 0),
    Placed("1", "h1.-1", 2),
    Placed("2", "h2.1", 2),
    Placed("5", "h0.2", 3),
    Placed("humans", "h2.-3", 1),
    Placed("uthuk", "h-3.3", 1),
)
SEATS = ("humans", "uthuk")
ELVES = Placed("elves", "h3.2", 0)
"""A third home realm, which touches 2B and 2C."""


class TestWar(Campaign):
    """A table that remembers its events and is driven by answers."""

    __test__ = False
    over: Result | None = None
    pending: Ask | None = None
    rule: Generator[Ask, Any, Any] | None = None

    # ------------------------------------------------------------------ driving

    def go(self, *answers: str) -> TestWar:
        """Gives these answers and plays on to the next real choice."""
        self._advance()
        for answer in answers:
            if self.pending is None:
                raise AssertionError(f"nobody asks for {answer}; the end was {self.over}")
            key = re.sub(r"\{([\w.]+)\}", lambda match: self.id(match[1]), answer)
            option = next((one for one in self.options() if one.key() == key), None)
            if option is None:
                raise AssertionError(f"{self.prompt} of {self.seat} does not offer {key}: {self.offers()}")
            self._send(option)
            self._advance()
        return self

    def on(self) -> TestWar:
        """Answers what is asked only lest others learn something: questions with one answer."""
        while self.pending is not None and len(self.options()) == 1:
            self.go(self.offers()[0])
        return self

    def play_on(self, *answers: str) -> TestWar:
        """The same; whatever else is asked in between is answered by passing, or with 'enough'."""
        left = list(answers)
        self._advance()
        while self.pending is not None:
            keys = self.offers()
            if left and re.sub(r"\{([\w.]+)\}", lambda m: self.id(m[1]), left[0]) in keys:
                self.go(left.pop(0))
            elif not left:
                return self
            elif "pass" in keys or "done" in keys or "no" in keys:
                self.go(next(key for key in ("pass", "done", "no") if key in keys))
            else:
                raise AssertionError(f"{self.prompt} of {self.seat}: {keys}; waiting for {left[0]}")
        assert not left, f"nobody asked for {left[0]}; the end was {self.over}"
        return self

    def _advance(self) -> None:
        """Plays on to a question that leaves a choice."""
        if self.rule is None and self.over is None:
            self.rule = flat(play(self))
            self._send(None)
        while self.pending is not None:
            options = self.options()
            if len(options) != 1 or self.pending.show:
                return
            self._send(options[0])

    def _send(self, option: Option | None) -> None:
        assert self.rule is not None
        try:
            self.pending = self.rule.send(option)
        except GameOver as over:
            self.pending, self.over = None, over.result

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

    # ------------------------------------------------------------------ looking

    def card(self, name: str) -> int:
        """The handle of the uppermost card of a printed id that is in the game."""
        face = FACE[name]
        found = [handle for handle, one in enumerate(self.things.face) if one == face]
        lying = [handle for handle in found if not self.things.zone[handle].endswith(".deck")]
        return (lying or found)[0]

    def id(self, name: str) -> str:
        return thing_id(self.card(name))

    def zone(self, name: str) -> str:
        return self.things.zone[self.card(name)]

    def names(self, zone: str) -> list[str]:
        """What lies in a zone, by printed ids, from bottom to top."""
        return [self.id_of(handle) for handle in self.things.in_zone(zone)]

    def units(self, code: str) -> str:
        """Who and what stands in an area, as it is written."""
        place = self.place(code)
        words = [f"p{place.seat}"] if place.seat >= 0 else []
        for squads in (place.units, place.wild):
            for kind, squad in sorted(squads.items()):
                words += [f"{squad.up}{kind}"] if squad.up else []
                words += [f"{squad.down}{kind}~"] if squad.down else []
        return " ".join(words)

    def told(self, name: str) -> list[Event]:
        return [event for event in self.events if event.name == name]

    def rules_of(self, name: str) -> tuple[str, ...]:
        return self.told(name)[-1].rules


def flat(rule: Rules[Any]) -> Generator[Ask, Any, Any]:
    """A rule as questions only: sealed procedures of several seats come one after the other."""
    answer: Any = None
    while True:
        try:
            step = rule.send(answer)
        except StopIteration as stop:
            return stop.value
        answer = None
        if isinstance(step, Ask):
            answer = yield step
        elif isinstance(step, Together):
            got = {}
            for seat, branch in step.branches.items():
                got[seat] = yield from flat(branch)
            answer = got


# ---------------------------------------------------------------------- laying


def write(place: Place, words: str) -> None:
    """An area as it is written above."""
    for word in words.split():
        rest = word.lstrip("0123456789")
        number = word.removesuffix(rest)
        kind = rest.removesuffix("~")
        if re.fullmatch(r"p\d", word):
            place.seat = int(word[1])
        elif word in ("fort", "cracked"):
            place.fort, place.cracked = place.seat, word == "cracked"
        elif word in WORKS:
            place.works = word
        elif re.fullmatch(r"c\d", word):
            place.city = f"city.{word}"
        elif word.startswith("@"):
            place.active.append(int(word[1]))
        else:
            squads = place.wild if is_wild(kind) else place.units
            squad = squads.setdefault(kind, Squad())
            if rest.endswith("~"):
                squad.down = int(number)
            else:
                squad.up = int(number)
    if not place.units:
        place.seat = -1


def war(  # noqa: C901 a position has as many parts as the game
    areas: Mapping[str, str],
    *,
    order: int = 0,
    used: Sequence[int] = (),
    season: int = 0,
    year: int = 1,
    fate: str = "",
    tactics: Mapping[int, str] | None = None,
    heroes: Mapping[str, tuple[int, str]] | None = None,
    rewards: Mapping[str, str] | None = None,
    runes: Mapping[str, str] | None = None,
    quests: Mapping[int, str] | None = None,
    objective: Mapping[int, str] | None = None,
    finds: Mapping[str, str] | None = None,
    season_cards: Sequence[str] = (),
    titles: Mapping[str, tuple[int, int]] | None = None,
    influence: Sequence[int] = (3, 3, 3),
    dials: Sequence[int] = (8, 8, 8),
    chosen: Sequence[int] = (),
    seats: int = 2,
    phase: str = "",
    variants: Mapping[str, Any] | None = None,
    rulings: Mapping[str, Any] | None = None,
    dice: str = "",
) -> TestWar:
    """A position; seat 0 has the turn if there is an ``order``, else a ``phase`` begins."""
    state: State = begin(Setup("war", seats, variants=dict(variants or {}), rulings=dict(rulings or {})))
    factions = (*SEATS, "elves")[:seats]
    state.placed = [*BOARD, *([ELVES] if seats > 2 else [])]
    for seat, faction in enumerate(factions):
        player = state.players[seat]
        player.faction = faction
        player.influence = influence[seat]
        player.dials = list(dials)
        player.works = {work: FACTION[faction].works.count(work) for work in FACTION[faction].works}
    t = TestWar(state, LoadedDice(dice, {str(n): n for n in range(10)}))
    t.recording = True
    for code in t.atlas.codes:
        state.places[code] = Place()
    for code, words in areas.items():
        write(state.places[code], words)
        fort = state.places[code].fort
        if "fort" in words.split() or "cracked" in words.split():
            fort = state.places[code].fort = int(words[words.index("p") + 1])
            state.players[fort].forts -= 1
            if state.places[code].works:
                state.players[fort].works[state.places[code].works] -= 1
    _make_decks(t)
    _gather_quests(t)
    rest = [n for n in range(1, 31) if n not in [int(one) for one in fate.split()]]
    stack = [int(one) for one in fate.split()] + rest
    t.things.make([FACE[f"fate.{n}"] for n in reversed(stack)], "fate.deck")
    lay(t, "tactics.deck", {f"tactics.{seat}": cards for seat, cards in (tactics or {}).items()}, "tactic.")
    lay(t, "quest.deck", {f"quests.{seat}": cards for seat, cards in (quests or {}).items()}, "quest.")
    for id_, (seat, code) in (heroes or {}).items():
        state.heroes[f"hero.{id_}"] = Hero(seat=seat, at=code)
        card = t.card(f"hero.{id_}")
        t.things.show_all(card)
        t.things.move(card, f"heroes.{seat}")
    lay(t, "reward.deck", {f"rewards.hero.{id_}": cards for id_, cards in (rewards or {}).items()}, "reward.")
    for seat, name in (objective or {}).items():
        card = t.card(f"objective.{name}")
        t.things.move(card, f"objective.{seat}")
        t.things.show(card, bit(seat))
    for code, name in (runes or {}).items():
        token = t.things.in_zone(f"rune.{name}")[-1]
        t.things.seen[token] = 0
        t.things.move(token, f"rune.{code}")
    for code, name in (finds or {}).items():
        seen = EVERYBODY if name.startswith("+") else 0
        t.things.make([FACE[f"find.{name.removeprefix('+')}"]], f"find.{code}", seen=seen)
    for name in reversed(season_cards):
        card = t.card(f"season.{name}")
        t.things.move(card, f"season.{SEASON_NAMES[season]}")
    for title, (seat, n) in (titles or {}).items():
        state.titles[f"title.{title}"].seat = seat
        state.titles[f"title.{title}"].influence = n
    state.season, state.year = season, year
    state.step = phase or "turns"
    numbers = [*chosen, *[8] * seats][:seats]
    if order:
        numbers[0] = order
        state.order = Order(seat=0, number=order)
    for seat, number in enumerate(numbers):
        player = state.players[seat]
        player.last = number
        if state.step == "turns":
            player.chosen = number
            player.used = [*(used if seat == 0 else ()), number]
        else:
            player.used = list(used) if seat == 0 else []
    state.left = list(range(seats))
    if phase == "quests":
        state.quest = Quest(left=t.in_order())
        state.season = 1
    t.touch()
    return t


def lay(t: TestWar, deck: str, zones: Mapping[str, str], prefix: str) -> None:
    """Cards out of a deck into hands, known to their owners."""
    for zone, names in zones.items():
        for name in names.split():
            face = FACE[prefix + name]
            handle = next(one for one in t.things.in_zone(deck) if t.things.face[one] == face)
            t.things.move(handle, zone)
            owner = zone.rpartition(".")[2]
            seat = int(owner) if owner.isdecimal() else t.hero(zone.removeprefix("rewards.")).seat
            t.things.show(handle, bit(seat))
