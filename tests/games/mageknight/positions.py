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

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.colours import COLOURS
from hexameron.games.mageknight.content.tracks import level_at
from hexameron.games.mageknight.rules import combat, rounds
from hexameron.games.mageknight.state import City, Combat, Die, Place, Player, State, Talent, Troop, Turn
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules
from hexameron.kernel.geometry import Placed
from hexameron.kernel.things import EVERYBODY, bit, thing_id
from tests.games import scripted
from tests.games.scripted import LoadedDice, Played

LETTERS = {"r": 0, "b": 1, "g": 2, "w": 3, "o": 4, "k": 5}
HEROES = ("tovak", "arythea", "goldyx", "norowas")
COLOUR = {colour: number for number, colour in enumerate(COLOURS)}
T = TypeVar("T")


def _short(record: Any) -> str:
    return str(record.id).rpartition(".")[2]


FACES: dict[str, dict[str, int]] = {
    "deed": {_short(record): face for face, record in reversed(list(enumerate(catalogue.DEEDS)))},
    "unit": {_short(record): catalogue.UNIT_FACE + n for n, record in enumerate(catalogue.UNITS)},
    "enemy": {_short(record): catalogue.ENEMY_FACE + n for n, record in enumerate(catalogue.ENEMIES)},
    "ruin": {_short(record): catalogue.RUIN_FACE + n for n, record in enumerate(catalogue.RUINS)},
    "tile": {_short(record): catalogue.TILE_FACES[record.id] for record in catalogue.TILES},
    "skill": {_short(record): catalogue.SKILL_FACE + n for n, record in enumerate(catalogue.SKILLS)},
}


class TestQuest(Quest):
    """A quest with loaded dice that remembers its events."""

    __test__ = False
    dice: LoadedDice

    def told(self, name: str) -> list[dict[str, Any]]:
        """What events of this name said."""
        return [event.args for event in self.events if event.name == name]

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
    """A quest in the middle of the first seat's turn; the other seats wait, each on its own space."""
    scenario = scenario or ("solo_conquest" if seats == 1 else "full_conquest")
    state = State(
        scenario=scenario,
        variants=dict(variants or {}),
        step="turns",
        round=round_,
        night=night,
        order=list(range(seats)),
        picked=list(range(seats)),
        players=[Player(hero=HEROES[seat]) for seat in range(seats)],
        source=[Die(face=LETTERS[letter]) for letter in source],
        tiles=[Placed(f"tile.start_{side}", "h0.0")],
    )
    for spot, tile in (tiles or {}).items():
        state.tiles.append(Placed(f"tile.{tile}", spot))
    q = TestQuest(state, LoadedDice(dice, LETTERS))
    q.recording = True
    _things(q, hands or [hand], deck, discard)
    _offers(q, offer=offer, advanced=advanced, spells=spells, stack=stack)
    for seat, player in enumerate(state.players):
        player.at = ([at, *places])[seat] if seat <= len(places) else ""
        player.tactic = f"tactic.{tactic}" if not seat else "tactic.planning"
    for cell, names in (on or {}).items():
        for name in names.split():
            put(q, name, f"on.{cell}")
    _hero(q, units, skills, crystals, tokens)
    me = state.players[0]
    me.fame, me.level, me.reputation = fame, level_at(fame), reputation
    me.turn.step, me.turn.move, me.turn.influence, me.turn.heal = step, move, influence, heal
    return q


def _things(q: TestQuest, hands: Sequence[str], deck: str, discard: str) -> None:
    for seat in range(len(q.state.players)):
        mine = hands[seat] if seat < len(hands) else ""
        for name in mine.split():
            _make(q, "deed", name, f"hand.{seat}", bit(seat))
        for name in reversed(deck.split()):
            _make(q, "deed", name, f"deck.{seat}", 0)
        if not seat:
            for name in discard.split():
                _make(q, "deed", name, "discard.0", EVERYBODY)


def _offers(q: TestQuest, *, offer: str, advanced: str, spells: str, stack: str) -> None:
    for name in offer.split():
        _make(q, "unit" if name in FACES["unit"] else "deed", name, "unit.offer", EVERYBODY)
    for name in advanced.split():
        _make(q, "deed", name, "advanced.offer", EVERYBODY)
    for name in spells.split():
        _make(q, "deed", name, "spell.offer", EVERYBODY)
    for name in reversed(stack.split()):
        _make(q, "tile", name, "tiles", 0)
    for colour in ("green", "grey", "violet", "brown", "red", "white"):
        faces = [
            catalogue.ENEMY_FACE + n
            for n, enemy in enumerate(catalogue.ENEMIES)
            if enemy.colour == colour and not enemy.expansion
            for _ in range(enemy.copies)
        ]
        q.things.make(faces, f"enemy.{colour}")
    ruins = [catalogue.RUIN_FACE + n for n, ruin in enumerate(catalogue.RUINS) if not ruin.expansion]
    q.things.make(ruins, "ruin")


def _hero(q: TestQuest, units: str, skills: str, crystals: str, tokens: str) -> None:
    """``units`` may be marked: ``peasants! herbalists+`` are spent and wounded."""
    me = q.state.players[0]
    for name in units.split():
        handle = _make(q, "unit", name.strip("!+"), "units.0", EVERYBODY)
        me.troops.append(Troop(card=handle, spent="!" in name, wounds=name.count("+")))
    for name in skills.split():
        me.talents.append(Talent(token=_make(q, "skill", name, "skills.0", EVERYBODY)))
    for letter in crystals:
        me.crystals[LETTERS[letter]] += 1
    for letter in tokens:
        me.turn.tokens[LETTERS[letter]] += 1


def _make(q: TestQuest, kind: str, name: str, zone: str, seen: int) -> int:
    return q.things.make([FACES[kind][name]], zone, seen=seen)[0]


def put(q: TestQuest, name: str, zone: str, *, face_up: bool = True) -> int:
    """Puts an enemy or Ruins token somewhere."""
    kind = "enemy" if name in FACES["enemy"] else "ruin" if name in FACES["ruin"] else "tile"
    return _make(q, kind, name, zone, EVERYBODY if face_up else 0)


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


__all__ = ["COLOUR", "TestQuest", "Turn", "conquer", "fight", "next_enemies", "put", "quest"]
