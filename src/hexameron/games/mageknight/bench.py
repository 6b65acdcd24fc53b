"""Quests laid by hand: a small map, a known hand, readable names.

    lab.position("mageknight", hand="march rage wound", crystals="gg", source="rb", move=2)

* Cards, units, Skills and enemies are written by the last part of their id (``march``, ``utem_guardsmen``,
  ``dark_paths``, ``prowlers``), several with spaces between them; ``units`` may be marked: ``peasants!
  herbalists+`` are spent and wounded.
* Mana is written in letters: r b g w, o for gold, k for black.
* The map: the starting tile (``side`` a or b) with ``tiles``: ``{"h-3.1": "1", "h-2.3": "core_2"}``; tokens
  on it by cell in ``on``.
* The turn is the first seat's and stands in ``step`` ("move", "talk", "after", "start"), with ``move``,
  ``influence`` and ``heal`` at hand. The other seats wait, each on its own space (``places``).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.colours import COLOURS
from hexameron.games.mageknight.content.tactics import TACTICS
from hexameron.games.mageknight.content.tracks import level_at
from hexameron.games.mageknight.rules.turn import STEPS
from hexameron.games.mageknight.state import Die, Player, State, Talent, Troop
from hexameron.kernel.game import Bench, Setup, Value
from hexameron.kernel.geometry import Placed
from hexameron.kernel.naming import at_most, named
from hexameron.kernel.things import EVERYBODY, bit

LETTERS = {"r": 0, "b": 1, "g": 2, "w": 3, "o": 4, "k": 5}
HEROES = ("tovak", "arythea", "goldyx", "norowas")
ROLLS = (
    "crystal",
    "die",
    "dungeon",
    "dusk",
    "gems",
    "horn",
    "meditation",
    "meltdown",
    "rage",
    "search",
    "source",
    "source opening",
    "storm",
)


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
"""By kind and short name."""


def lay(
    *,
    seats: int = 1,
    scenario: str = "",
    variants: Mapping[str, Value] | None = None,
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
    fame: int = 0,
    reputation: int = 0,
    tactic: str = "early_bird",
    step: str = "move",
    move: int = 0,
    influence: int = 0,
    heal: int = 0,
) -> tuple[State, Setup]:
    """A quest in the middle of the first seat's turn; the other seats wait, each on its own space."""
    at_most("seats", seats, len(HEROES), least=1)
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
        source=[Die(face=_mana("source", letter)) for letter in source],
        tiles=[Placed(f"tile.{named('side', f'start_{side}', _tiles())}", "h0.0")],
    )
    for spot, tile in (tiles or {}).items():
        state.tiles.append(Placed(f"tile.{named(f'tiles.{spot}', tile, _tiles())}", spot))
    _cards(state, hands or [hand], deck, discard)
    _offers(state, offer=offer, advanced=advanced, spells=spells, stack=stack)
    chosen = named("tactic", tactic, {one.id: one.id for one in TACTICS})
    for seat, player in enumerate(state.players):
        player.at = ([at, *places])[seat] if seat <= len(places) else ""
        player.tactic = "tactic.planning" if seat else chosen
    for cell, names in (on or {}).items():
        for name in names.split():
            put(state, name, f"on.{cell}", field=f"on.{cell}")
    _hero(state, units, skills, crystals, tokens)
    me = state.players[0]
    me.fame, me.level, me.reputation = fame, level_at(fame), reputation
    me.turn.step = named("step", step, {one: one for one in STEPS}) if step else ""
    me.turn.move, me.turn.influence, me.turn.heal = move, influence, heal
    return state, Setup(scenario, seats, variants=dict(state.variants))


def _tiles() -> dict[str, str]:
    return {name: name for name in FACES["tile"]}


def _mana(field: str, letter: str) -> int:
    return named(field, letter, LETTERS)


def _cards(state: State, hands: Sequence[str], deck: str, discard: str) -> None:
    for seat in range(len(state.players)):
        mine = hands[seat] if seat < len(hands) else ""
        for name in mine.split():
            _make(state, f"hands[{seat}]", "deed", name, f"hand.{seat}", seen=bit(seat))
        for name in reversed(deck.split()):
            _make(state, "deck", "deed", name, f"deck.{seat}", seen=0)
        if not seat:
            for name in discard.split():
                _make(state, "discard", "deed", name, "discard.0", seen=EVERYBODY)


def _offers(state: State, *, offer: str, advanced: str, spells: str, stack: str) -> None:
    for name in offer.split():
        kind = "deed" if name in FACES["deed"] and name not in FACES["unit"] else "unit"
        _make(state, "offer", kind, name, "unit.offer", seen=EVERYBODY)
    for name in advanced.split():
        _make(state, "advanced", "deed", name, "advanced.offer", seen=EVERYBODY)
    for name in spells.split():
        _make(state, "spells", "deed", name, "spell.offer", seen=EVERYBODY)
    for name in reversed(stack.split()):
        _make(state, "stack", "tile", name, "tiles", seen=0)
    for colour in ("green", "grey", "violet", "brown", "red", "white"):
        faces = [
            catalogue.ENEMY_FACE + n
            for n, enemy in enumerate(catalogue.ENEMIES)
            if enemy.colour == colour and not enemy.expansion
            for _ in range(enemy.copies)
        ]
        state.things.make(faces, f"enemy.{colour}")
    ruins = [catalogue.RUIN_FACE + n for n, ruin in enumerate(catalogue.RUINS) if not ruin.expansion]
    state.things.make(ruins, "ruin")


def _hero(state: State, units: str, skills: str, crystals: str, tokens: str) -> None:
    me = state.players[0]
    for name in units.split():
        handle = _make(state, "units", "unit", name.strip("!+"), "units.0", seen=EVERYBODY)
        me.troops.append(Troop(card=handle, spent="!" in name, wounds=name.count("+")))
    for name in skills.split():
        me.talents.append(Talent(token=_make(state, "skills", "skill", name, "skills.0", seen=EVERYBODY)))
    for letter in crystals:
        me.crystals[_mana("crystals", letter)] += 1
    for letter in tokens:
        me.turn.tokens[_mana("tokens", letter)] += 1


def _make(state: State, field: str, kind: str, name: str, zone: str, *, seen: int) -> int:
    return state.things.make([named(field, name, FACES[kind])], zone, seen=seen)[0]


def put(state: State, name: str, zone: str, *, face_up: bool = True, field: str = "on") -> int:
    """Puts an enemy or Ruins token, or a tile, somewhere."""
    kind = "ruin" if name in FACES["ruin"] else "tile" if name in FACES["tile"] else "enemy"
    return _make(state, field, kind, name, zone, seen=EVERYBODY if face_up else 0)


def _named_cards() -> dict[str, tuple[int, ...]]:
    """All faces by kind and short name: ``deed.march``, ``enemy.prowlers``."""
    return {f"{kind}.{name}": (face,) for kind, names in FACES.items() for name, face in names.items()}


MANA = LETTERS | {colour: number for number, colour in enumerate(COLOURS)}

BENCH = Bench(lay, dict.fromkeys(ROLLS, MANA), _named_cards())
