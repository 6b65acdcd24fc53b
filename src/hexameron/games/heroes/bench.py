"""Conquests laid by hand: a known board, heroes where they are needed, stacked decks, readable names.

    lab.position(
        "heroes",
        heroes={"anton": {"at": "h3.3", "army": "0/3 2/1", "skills": "logistics"}},
        guards={"h1.2": "goblins"},
    )

* The board: tiles 1 to 9 (12, 16 with more seats) in order, not turned; ``tiles="3 1/2 …"`` lays others,
  turned by quarters. Cities stand in the corners unless ``cities`` says otherwise. No encounter token lies
  on the board unless ``guards`` says so; a site counts as explored unless ``unexplored`` names its field.
* Printed things are written by the end of their id: ``logistics``, ``scroll.healing``, ``common.7``,
  ``treasure.4``; encounters also by their creatures. ``stack={"scroll": "plague healing"}`` puts cards on top
  of a deck, the first uppermost.
* Armies: for each city level the basic and elite tokens, ``"0/3 2/1"``. A hero whose ``at`` is empty is in
  the city of the player who leads that faction.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypedDict, get_args

from hexameron.games.heroes.content import catalogue, tracks
from hexameron.games.heroes.content.dice import ATTACK_SIDES, ELITE_DIE
from hexameron.games.heroes.content.encounters import ENCOUNTERS
from hexameron.games.heroes.content.records import BuildingKind
from hexameron.games.heroes.content.skills import deck
from hexameron.games.heroes.content.terms import FACTIONS, Faction
from hexameron.games.heroes.content.weeks import WEEKS
from hexameron.games.heroes.setup import SKILL_KINDS
from hexameron.games.heroes.state import LEVELS, Hero, Player, State
from hexameron.games.heroes.table import HERO_CARD
from hexameron.kernel.game import Bench, Setup
from hexameron.kernel.naming import Misnamed, at_most, named
from hexameron.kernel.things import EVERYBODY, bit

LETTERS: Final = {**{str(n): n - 1 for n in range(1, 9)}, "k": 0, "K": 2, "L": 3, "V": 4, "B": 5}
"""Of d8 and of the elite die: skull, two skulls, Luck, Laurel, Bad Luck."""
CITIES: Final = {
    2: ("h1.4", "h12.9"),
    3: ("h1.4", "h1.13", "h12.13"),
    4: ("h1.4", "h1.13", "h16.16", "h16.4"),
}
"""Where the cities stand unless somebody says otherwise."""
RECORDS: Final = {catalogue.FACE[record.id]: record for _, kind in catalogue.DRAWN for record in kind}
KIND_OF: Final = {"skills": "skill", "artifacts": "artifact", "scrolls": "scroll", "trophies": "encounter"}


class HeroParts(TypedDict, total=False):
    """What may be said of a hero."""

    at: str
    army: str
    luck: int
    skills: str
    artifacts: str
    scrolls: str
    trophies: str


def lay(
    *,
    seats: int = 2,
    factions: Sequence[Faction] = FACTIONS,
    tiles: str = "",
    cities: Sequence[str] = (),
    gold: int = 0,
    resources: int = 0,
    week: str = "",
    round_: int = 2,
    weeks: str = "",
    heroes: Mapping[str, HeroParts] | None = None,
    guards: Mapping[str, str] | None = None,
    unexplored: Sequence[str] = (),
    buildings: Mapping[int, str] | None = None,
    stack: Mapping[str, str] | None = None,
) -> tuple[State, Setup]:
    """A conquest in which the first seat is active.

    ``weeks`` are the cards of the Week deck, the first uppermost; by default there are none left.
    """
    at_most("seats", seats, max(CITIES), least=min(CITIES))
    at_most("factions", len(factions), len(FACTIONS), least=seats)
    at_most("cities", len(cities or CITIES[seats]), seats, least=seats)
    state = State(
        step="turns",
        round=round_,
        order=list(range(seats)),
        active=0,
        week=_week("week", week) if week else "",
        tiles=_laid(tiles, seats),
        players=[
            Player(
                faction=named(f"factions[{seat}]", factions[seat], {one: one for one in FACTIONS}),
                city=(cities or CITIES[seats])[seat],
                gold=gold,
                resources=resources,
                cards=[1, 2, 3],
            )
            for seat in range(seats)
        ],
    )
    _decks(state, weeks)
    for name, parts in (heroes or {}).items():
        add_hero(state, name, **parts)
    for field, name in (guards or {}).items():
        guard(state, field, name)
    state.unexplored += unexplored
    for seat, kinds in (buildings or {}).items():
        at_most("buildings", seat, seats - 1)
        known = {kind: kind for kind in get_args(BuildingKind)}
        state.players[seat].buildings += [named(f"buildings.{seat}", kind, known) for kind in kinds.split()]
    for zone, names in (stack or {}).items():
        put_on_top(state, zone, names)
    return state, Setup("conquest", seats)


def _laid(tiles: str, seats: int) -> tuple[tuple[int, int], ...]:
    if not tiles:
        return tuple((number, 0) for number in range(1, tracks.TILES_IN_PLAY[seats] + 1))
    parted = [one.partition("/") for one in tiles.split()]
    if not all(number.isdigit() and (turns or "0").isdigit() for number, _, turns in parted):
        raise Misnamed("tiles", f"{tiles!r} are no numbers of tiles, each perhaps with quarter turns (3/1)")
    return tuple((int(number), int(turns or 0)) for number, _, turns in parted)


def _week(field: str, name: str) -> str:
    return named(field, name, {week.id: week.id for week in WEEKS})


def _decks(state: State, weeks: str) -> None:
    things = state.things
    for first, records in catalogue.DRAWN[:3]:
        kind = records[0].id.partition(".")[0]
        things.make(range(first, first + len(records)), f"{kind}.deck")
        things.order[f"{kind}.discard"] = []
    things.make([catalogue.FACE[_week("weeks", name)] for name in reversed(weeks.split())], "weeks")
    for encounter in ENCOUNTERS:
        things.make([catalogue.FACE[encounter.id]], f"bag.{encounter.rank}")
    for seat, player in enumerate(state.players):
        for kind_ in SKILL_KINDS:
            faces = [catalogue.FACE[skill.id] for skill in deck(player.faction, kind_)]
            things.make(faces, f"{kind_}.{seat}")


# ---------------------------------------------------------------------- heroes


def hero_id(name: str, field: str = "heroes") -> str:
    """The id of a hero by the name."""
    return named(field, name, {card.id: id_ for id_, card in HERO_CARD.items()})


def add_hero(
    state: State,
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
    id_ = hero_id(name)
    faction = HERO_CARD[id_].faction
    seat = next((seat for seat, player in enumerate(state.players) if player.faction == faction), None)
    if seat is None:
        raise Misnamed(f"heroes.{name}", f"nobody leads {faction}")
    hero = Hero(id=id_, seat=seat, at=at, luck=luck)
    state.heroes[id_] = hero
    state.players[seat].heroes.append(id_)
    arm(hero, army, f"heroes.{name}.army")
    belongings = (
        ("skills", skills, EVERYBODY),
        ("artifacts", artifacts, EVERYBODY),
        ("scrolls", scrolls, bit(seat)),
        ("trophies", trophies, EVERYBODY),
    )
    for zone, names, seen in belongings:
        for one in names.split():
            handle = _spare(state, one, seat, zone, f"heroes.{name}.{zone}")
            state.things.move(handle, f"{zone}.{id_}")
            state.things.seen[handle] = seen
    state.players[seat].power += len(artifacts.split())
    return hero


def _spare(state: State, name: str, seat: int, zone: str, field: str) -> int:
    """A card for a hero of this seat; a skill comes out of the seat's own decks."""
    kind = KIND_OF[zone]
    decks = (f"might.{seat}", f"magic.{seat}") if kind == "skill" else ()
    things = state.things
    handles = [h for h in range(len(things.face)) if not decks or things.zone[h] in decks]
    return find(state, name, handles, kind, field)


def arm(hero: Hero, army: str, field: str = "army") -> None:
    """Gives a hero this army."""
    for level, counts in enumerate(army.split()):
        basic, _, elite = counts.partition("/")
        if level >= LEVELS or not (basic.isdigit() and elite.isdigit()):
            raise Misnamed(field, f"{army!r} is no army: write basic/elite for up to {LEVELS} levels")
        hero.basic[level], hero.elite[level] = int(basic), int(elite)


# ---------------------------------------------------------------------- cards and tokens


def guard(state: State, field: str, name: str) -> int:
    """Puts an encounter token on a field: ``common.7``, or the first of these creatures."""
    things = state.things
    bags = [handle for handle in range(len(things.face)) if things.zone[handle].startswith("bag.")]
    token = find(state, name, bags, "encounter", f"guards.{field}")
    things.move(token, "encounters")
    things.seen[token] = EVERYBODY
    state.encounters[field] = token
    return token


def put_on_top(state: State, deck_: str, names: str) -> None:
    """Puts these cards on top of a deck (``scroll``, ``might.0``), the first uppermost."""
    zones = {zone: zone for zone in state.things.order}
    zone = deck_ if deck_ in zones else named("stack", f"{deck_}.deck", zones)
    for name in reversed(names.split()):
        handle = find(state, name, state.things.in_zone(zone), "", f"stack.{deck_}")
        state.things.move(handle, zone)


def find(state: State, name: str, handles: Sequence[int], kind: str, field: str) -> int:
    """The first of these things whose printed id ends so, or whose creatures are called so."""
    names: dict[str, int] = {}
    for handle in handles:
        record = RECORDS[state.things.face[handle]]
        if record.id.startswith(kind):
            names.setdefault(record.id, handle)
            names.setdefault(record.name, handle)
    return named(field, name, names)


def _named_cards() -> dict[str, tuple[int, ...]]:
    names: dict[str, tuple[int, ...]] = {}
    for face, record in RECORDS.items():
        names[record.id] = (face,)
        if record.name != record.id:
            names[record.name] = (*names.get(record.name, ()), face)
    return names


D8 = {str(n): n - 1 for n in range(1, ATTACK_SIDES + 1)}
ELITE = {face: number for number, face in reversed(list(enumerate(ELITE_DIE)))} | LETTERS
NUMBERS = {str(n): n for n in range(20)}
ROLLS = {
    "battle": D8,
    "magic": D8,
    "scroll": D8,
    "elite": ELITE,
    "city order": NUMBERS,
    "faction": NUMBERS,
    "first player": NUMBERS,
    "tile": NUMBERS,
}

BENCH = Bench(lay, ROLLS, _named_cards())
