"""Wars laid by hand: a known board, armies where they are needed, stacked decks, readable names.

    lab.position(
        "runewars",
        areas={"HA": "3footman fort", "1B": "2knight", "YB": "4berserker fort", "7A": "2beastman"},
        order="conquer",
        heroes={"h1": {"at": "1B", "rewards": "r3"}},
        runes={"HA": "dragon", "YB": "dragon"},
        stack={"fate": "27 4"},
    )

* Seats lead the factions in their order, by default ``humans uthuk elves undead``. Unless ``board`` lays
  another one (``"7/h0.0/0 …"``: tile, hex and turns), the board is this one; the Elves' realm touches 2A, 2B
  and 2C, that of the Undead 1A, 1C and 7A::

            5A  YB YA
         5B 5C  YC
       7A 7B 5D 2B 2A
         1A 7C 2C
       1C 1B HA HB HC

* An area is written in words: units with their number (``3footman``; ``~`` behind it: routed), ``fort`` or
  ``cracked``, a development, a city (``c1``), ``@0`` an activation token of a seat. Whose it is follows from
  the units, at home from the realm; elsewhere ``p0`` says it.
* ``order`` is the Order card that the first seat resolves, by its name; without one all choose their orders.
  ``used`` are the Order cards that it has used in the year.
* Cards are written by the end of their printed id: ``t3``, ``q7``, ``r12``. ``stack`` puts cards on top of a
  deck (``fate``, ``tactics``, ``quest``, ``reward``, ``hero``, ``spring``…), the first uppermost.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final, TypedDict

from hexameron.games.runewars.board import atlas_of
from hexameron.games.runewars.content import catalogue
from hexameron.games.runewars.content.cities import CITIES
from hexameron.games.runewars.content.factions import FACTION, TOP
from hexameron.games.runewars.content.fate import FATE
from hexameron.games.runewars.content.finds import FINDS
from hexameron.games.runewars.content.heroes import HEROES
from hexameron.games.runewars.content.objectives import OBJECTIVES
from hexameron.games.runewars.content.orders import ORDERS
from hexameron.games.runewars.content.quests import QUESTS
from hexameron.games.runewars.content.rewards import REWARDS
from hexameron.games.runewars.content.seasons import SEASONS
from hexameron.games.runewars.content.tactics import TACTICS
from hexameron.games.runewars.content.terms import SEASON_NAMES, WORKS
from hexameron.games.runewars.content.tiles import HOME_OF, TILE
from hexameron.games.runewars.content.titles import TITLE
from hexameron.games.runewars.content.tokens import RUNES
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.setup import SEATS, begin
from hexameron.games.runewars.state import NOBODY, Hero, Order, Place, Quest, Squad, State
from hexameron.games.runewars.table_of_land import is_wild
from hexameron.kernel.game import Bench, Setup, Value
from hexameron.kernel.geometry import Placed
from hexameron.kernel.naming import Misnamed, at_most, named
from hexameron.kernel.records import Record
from hexameron.kernel.things import EVERYBODY, bit

FACTIONS: Final = ("humans", "uthuk", "elves", "undead")
LAND: Final = "7/h0.0/0 1/h1.-1/2 2/h2.1/2 5/h0.2/3"
REALMS: Final = {
    "humans": "humans/h2.-3/1",
    "uthuk": "uthuk/h-3.3/1",
    "elves": "elves/h3.0/0",
    "undead": "undead/h-1.-1/1",
}
"""Where the home realms lie on the board above."""
PILES: Final = ("fate", "tactics", "quest", "reward", "objective", "find")
DECKS: Final[dict[str, str]] = {
    **{deck: f"{deck}.deck" for deck in ("fate", "tactics", "quest", "reward", "hero")},
    **{name: f"season.{name}" for name in SEASON_NAMES},
}
PHASES: Final = ("orders", "quests")
INFLUENCE: Final = 3
WORD: Final = re.compile(r"(\d+)([a-z_]+)(~?)")


class HeroParts(TypedDict, total=False):
    """What may be said of a hero."""

    seat: int
    at: str
    hurt: int
    down: bool
    rewards: str
    trained: Sequence[int]


def lay(
    *,
    areas: Mapping[str, str] | None = None,
    seats: int = 2,
    factions: Sequence[str] = FACTIONS,
    board: str = "",
    order: str = "",
    used: str = "",
    phase: str = "orders",
    season: str = "summer",
    year: int = 2,
    card: str = "",
    heroes: Mapping[str, HeroParts] | None = None,
    runes: Mapping[str, str] | None = None,
    finds: Mapping[str, str] | None = None,
    tactics: Mapping[int, str] | None = None,
    quests: Mapping[int, str] | None = None,
    objectives: Mapping[int, str] | None = None,
    titles: Mapping[str, int] | None = None,
    influence: Sequence[int] = (),
    dials: Sequence[int] = (4, 4, 4),
    stack: Mapping[str, str] | None = None,
    longer: bool = False,
) -> tuple[State, Setup]:
    """A war in which the first seat resolves an order, or all choose one."""
    at_most("seats", seats, SEATS[-1], least=SEATS[0])
    at_most("factions", len(factions), len(FACTIONS), least=seats)
    at_most("dials", len(dials), 3, least=3)
    variants: dict[str, Value] = {"longer": True} if longer else {}
    if finds:
        variants["exploration"] = True
    setup = Setup("war", seats, variants=variants)
    state = begin(setup)
    state.year, state.season = year, named("season", season, {n: i for i, n in enumerate(SEASON_NAMES)})
    state.step = named("phase", phase, {one: one for one in PHASES})
    _seat(state, factions, influence, dials)
    state.placed = _board(board, [player.faction for player in state.players])
    state.places = {code: Place() for code in atlas_of(tuple(state.placed)).codes}
    for code, words in (areas or _homes(state)).items():
        _write(state, _area(state, f"areas.{code}", code), words)
    _decks(state)
    cards = {one.id: one.id for one in SEASONS if one.season == season}
    state.card = named("card", card, cards) if card else next(iter(cards))
    put(state, state.card, "season.past")
    for name, parts in (heroes or {}).items():
        _add_hero(state, name, parts)
    for code, name in (runes or {}).items():
        _lay_rune(state, _area(state, f"runes.{code}", code), name)
    for code, name in (finds or {}).items():
        face = named(f"finds.{code}", name, {one.id: catalogue.FACE[one.id] for one in FINDS})
        state.things.make([face], f"find.{_area(state, f'finds.{code}', code)}")
    for field, zone, hands in (
        ("tactics", "tactics", tactics),
        ("quests", "quests", quests),
        ("objectives", "objective", objectives),
    ):
        for seat, names in (hands or {}).items():
            at_most(field, seat, seats - 1)
            for one in names.split():
                put(state, one, f"{zone}.{seat}", seen=bit(seat), field=f"{field}.{seat}")
    for name, seat in (titles or {}).items():
        at_most(f"titles.{name}", seat, seats - 1)
        state.titles[named("titles", name, {id_: id_ for id_ in TITLE})].seat = seat
    for deck, names in (stack or {}).items():
        _put_on_top(state, deck, names)
    _begin_turn(state, order, used)
    return state, setup


def _seat(state: State, factions: Sequence[str], influence: Sequence[int], dials: Sequence[int]) -> None:
    for seat, player in enumerate(state.players):
        player.faction = named(f"factions[{seat}]", factions[seat], {id_: id_ for id_ in FACTION})
        works = FACTION[player.faction].works
        player.works = {work: works.count(work) for work in works}
        player.dials = [max(0, min(TOP, value)) for value in dials]
        player.influence = influence[seat] if seat < len(influence) else INFLUENCE


def _board(board: str, factions: Sequence[str]) -> list[Placed]:
    written = board or " ".join([LAND, *(REALMS[FACTION[faction].tile] for faction in factions)])
    found = []
    for index, word in enumerate(written.split()):
        tile, _, rest = word.partition("/")
        cell, _, turn = rest.partition("/")
        if not turn.isdigit():
            raise Misnamed(f"board[{index}]", f"{word!r} is no tile, hex and turns (7/h0.0/0)")
        found.append(Placed(named(f"board[{index}]", tile, {id_: id_ for id_ in TILE}), cell, int(turn)))
    return found


def _homes(state: State) -> dict[str, str]:
    """Two squads and a stronghold at home, for those who only want something to lie there."""
    found = {}
    for player in state.players:
        first = next(code for code, home in HOME_OF.items() if home == player.faction)
        one, other = FACTION[player.faction].units[:2]
        found[first] = f"2{one} 2{other} fort"
    return found


def _area(state: State, field: str, code: str) -> str:
    return named(field, code, {one: one for one in state.places})


def _write(state: State, code: str, words: str) -> None:
    """An area as it is written above."""
    field, place = f"areas.{code}", state.places[code]
    owner = next((s for s, one in enumerate(state.players) if one.faction == HOME_OF.get(code)), NOBODY)
    for word in words.split():
        units = WORD.fullmatch(word)
        if units is not None:
            kind = named(field, units[2], {one: one for one in UNIT})
            if not is_wild(kind):
                owner = place.seat = _leader(state, field, kind)
            squad = (place.wild if is_wild(kind) else place.units).setdefault(kind, Squad())
            squad.up, squad.down = (
                (squad.up, squad.down + int(units[1])) if units[3] else (squad.up + int(units[1]), squad.down)
            )
        elif re.fullmatch(r"p\d", word):
            at_most(field, int(word[1]), len(state.players) - 1)
            owner = int(word[1])
        elif re.fullmatch(r"@\d", word):
            at_most(field, int(word[1]), len(state.players) - 1)
            place.active.append(int(word[1]))
        else:
            known: dict[str, str] = {city.id: "city" for city in CITIES}
            known |= dict.fromkeys(WORKS, "work")
            known |= {"fort": "fort", "cracked": "fort"}
            what = named(field, word, known)
            if what == "city":
                place.city = named(field, word, {city.id: city.id for city in CITIES})
            elif what == "work":
                place.works = word
            else:
                place.fort, place.cracked = owner, word == "cracked"
    if place.fort != NOBODY or {"fort", "cracked"} & set(words.split()):
        if owner == NOBODY:
            raise Misnamed(field, "says not whose stronghold it is (p0)")
        place.fort = owner
        state.players[owner].forts -= 1
        if place.works in state.players[owner].works:
            state.players[owner].works[place.works] -= 1


def _leader(state: State, field: str, kind: str) -> int:
    for seat, player in enumerate(state.players):
        if player.faction == UNIT[kind].faction:
            return seat
    raise Misnamed(field, f"nobody leads the {UNIT[kind].faction}, to whom {kind!r} belongs")


def _decks(state: State) -> None:
    things = state.things
    used = [quest for quest in QUESTS if not quest.area or quest.area in state.places]
    of: dict[str, Sequence[Record]] = {
        "fate.deck": FATE,
        "tactics.deck": TACTICS,
        "reward.deck": REWARDS,
        "quest.deck": used,
        "hero.deck": HEROES,
        **{f"season.{name}": [one for one in SEASONS if one.season == name] for name in SEASON_NAMES},
        **{f"objective.{s}": [one for one in OBJECTIVES if one.alignment == s] for s in ("good", "evil")},
    }
    for zone, records in of.items():
        things.make(_faces(records), zone)
    for rune in RUNES:
        things.make(_faces([rune]), rune.id, seen=EVERYBODY)
    for pile in PILES:
        things.order.setdefault(f"{pile}.discard", [])
    placed = [place.city for place in state.places.values() if place.city]
    things.make([catalogue.FACE[city] for city in placed], "city.board", seen=EVERYBODY)


def _faces(records: Sequence[Record]) -> list[int]:
    return [catalogue.FACE[record.id] for record in records for _ in range(getattr(record, "copies", 1))]


def _add_hero(state: State, name: str, parts: HeroParts) -> None:
    id_ = named("heroes", name, {hero.id: hero.id for hero in HEROES})
    seat = parts.get("seat", 0)
    at_most(f"heroes.{name}.seat", seat, len(state.players) - 1)
    home = next(code for code, faction in HOME_OF.items() if faction == state.players[seat].faction)
    state.heroes[id_] = Hero(
        seat=seat,
        at=_area(state, f"heroes.{name}.at", parts.get("at", home)),
        hurt=parts.get("hurt", 0),
        down=parts.get("down", False),
        trained=list(parts.get("trained", (0, 0, 0))),
    )
    put(state, id_, f"heroes.{seat}")
    for card in parts.get("rewards", "").split():
        put(state, card, f"rewards.{id_}", seen=bit(seat), field=f"heroes.{name}.rewards")


def _lay_rune(state: State, code: str, name: str) -> None:
    supply = named(f"runes.{code}", name, {rune.id: rune.id for rune in RUNES})
    things = state.things
    token = things.in_zone(supply)[-1]
    things.move(token, f"rune.{code}")
    place = state.places[code]
    owner = place.fort if place.fort != NOBODY else place.seat
    home = [seat for seat, player in enumerate(state.players) if player.faction == HOME_OF.get(code)]
    owner = home[0] if owner == NOBODY and home else owner
    longer = bool(state.variants.get("longer"))
    things.seen[token] = EVERYBODY if longer else bit(owner) if owner != NOBODY else 0


def put(state: State, card: str, zone: str, *, seen: int = EVERYBODY, field: str = "card") -> None:
    """Puts a card by its name somewhere; of those alike one that still lies in its deck."""
    handle = _find(state, card, field)
    state.things.move(handle, zone)
    state.things.seen[handle] = seen


def _put_on_top(state: State, deck: str, names: str) -> None:
    """Puts these cards on top of a deck, the first uppermost."""
    zone = named("stack", deck, DECKS)
    kind = {"tactics.deck": "tactic"}.get(zone, zone.partition(".")[0])
    for name in reversed(names.split()):
        whole = name if name.startswith(f"{kind}.") else f"{kind}.{name}"
        state.things.move(_find(state, whole, f"stack.{deck}"), zone)


def _find(state: State, name: str, field: str) -> int:
    face = named(field, name, catalogue.FACE)
    things = state.things
    found = [handle for handle, one in enumerate(things.face) if one == face]
    lying = [
        handle
        for handle in found
        if re.fullmatch(r"\w+\.deck|season\.\w+|objective\.\w+", things.zone[handle])
    ]
    if not found:
        raise Misnamed(field, f"{name!r} is not used on this board")
    return (lying or found)[-1]


def _begin_turn(state: State, order: str, used: str) -> None:
    """The first seat resolves its order; the others have chosen the last one."""
    numbers = {one.id: one.number for one in ORDERS}
    spent = [named("used", name, numbers) for name in used.split()]
    state.players[0].used = list(spent)
    if state.step == "quests":
        state.quest = Quest(left=list(range(len(state.players))))
    if not order:
        return
    number = named("order", order, numbers)
    state.step = "turns"
    state.order = Order(seat=0, number=number)
    state.left = list(range(len(state.players)))
    for seat, player in enumerate(state.players):
        player.chosen = number if seat == 0 else ORDERS[-1].number
        player.used = [*player.used, player.chosen]


NUMBERS: Final = {str(n): n for n in range(400)}
ROLLS: Final = dict.fromkeys(("faction", "map.tile", "map.token", "map.home", "map.realm"), NUMBERS)
BENCH: Final = Bench(lay, ROLLS, {record.id: (face,) for face, record in enumerate(catalogue.RECORDS)})
