"""Setting up a conquest: factions, board, encounters, cities, decks, starting heroes (SETUP)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, Literal

from hexameron.games.heroes.board import TURNS, columns_of, turned
from hexameron.games.heroes.content import catalogue, skills, tracks
from hexameron.games.heroes.content.encounters import ENCOUNTERS
from hexameron.games.heroes.content.sites import SITE
from hexameron.games.heroes.content.terms import FACTIONS, PHASES, RANKS, Faction
from hexameron.games.heroes.content.tiles import SIDE, TILES
from hexameron.games.heroes.content.weeks import WEEKS
from hexameron.games.heroes.options import Choose, Found, Lead
from hexameron.games.heroes.rules import recruiting, triggered
from hexameron.games.heroes.state import Player, State
from hexameron.games.heroes.table import HERO_IDS, Conquest
from hexameron.kernel.asking import CHECKPOINT, Rules, Seat
from hexameron.kernel.game import Setup, Variant
from hexameron.kernel.ids import player_id, thing_id
from hexameron.kernel.things import EVERYBODY

SEATS: Final = (2, 3, 4)
LENGTHS: Final = {length.id.partition(".")[2]: length for length in tracks.LENGTHS}
VARIANTS: Final = (
    Variant("length", ("medium", "short", "long")),
    Variant("factions", ("choose", "random")),
    Variant("first_player", ("random", "agreed")),
)
"""``agreed`` makes the first seat the First Player."""
PORTAL: Final = "site.portal"
DECKS: Final = ("scroll", "artifact", "treasure")
"""In the order of the catalogue."""
SKILL_KINDS: Final[tuple[Literal["might", "magic"], ...]] = ("might", "magic")


def begin(setup: Setup) -> State:
    """The state before anything happened."""
    return State(
        variants=dict(setup.variants),
        players=[Player() for _ in range(setup.seats)],
        order=list(range(setup.seats)),
    )


def prepare(t: Conquest) -> Rules[None]:
    """The whole set-up from its present stage on, in the order of the rulebook (HE-SETUP-40)."""
    while t.state.step in STAGES:
        yield CHECKPOINT
        yield from STAGES[t.state.step](t)


def _lay_out(t: Conquest) -> Rules[None]:
    yield from _first_player(t)
    yield from _factions(t)
    yield from _lay_tiles(t)
    yield from _place_encounters(t)
    t.state.step = "cities"


def _cities(t: Conquest) -> Rules[None]:
    """The next city; when all stand there, decks and players are made ready."""
    left = [seat for seat in t.clockwise(t.state.first) if not t.player(seat).city]
    if left:
        yield from _place_city(t, left)
        return
    _sit_around(t)
    _shuffle_decks(t)
    for seat in range(len(t.state.players)):
        _equip(t, seat)
    t.state.step = "heroes"


def _heroes(t: Conquest) -> Rules[None]:
    """The next starting hero, openly from the First Player on."""
    left = [seat for seat in t.clockwise(t.state.first) if not t.player(seat).heroes]
    if left:
        yield from _starting_hero(t, left[0])
    else:
        t.state.step = "turns"


def _first_player(t: Conquest) -> Rules[None]:
    """By lot, or as agreed (HE-SETUP-02)."""
    if t.state.variants.get("first_player", "random") == "random":
        (t.state.first,) = yield from t.roll(0, "first player", len(t.state.players), 1)
    t.tell("setup.first", seat=player_id(t.state.first), rules=("HE-SETUP-02",))


def _factions(t: Conquest) -> Rules[None]:
    """Each player leads another faction, chosen openly from the First Player on, or by lot (HE-SETUP-03)."""
    free = list(FACTIONS)
    for seat in t.clockwise(t.state.first):
        if t.state.variants.get("factions", "choose") == "random":
            (number,) = yield from t.roll(seat, "faction", len(free), 1)
            faction: Faction = free[number]
        else:
            got = yield from t.ask(seat, "setup.faction", partial(_choices, free))
            faction = next(one for one in free if one == got.faction)
        free.remove(faction)
        t.player(seat).faction = faction
        t.tell("setup.faction", seat=player_id(seat), faction=f"faction.{faction}", rules=("HE-SETUP-03",))


def _choices(free: list[Faction]) -> list[Choose]:
    return [Choose(faction) for faction in free]


# ---------------------------------------------------------------------- the board


def _lay_tiles(t: Conquest) -> Rules[None]:
    """The tiles for this number of players, in random order and turned at random (HE-SETUP-06..10)."""
    count = tracks.TILES_IN_PLAY[len(t.state.players)]
    t.things.make([catalogue.TILE_FACE + n for n in range(count)], "tiles")
    t.shuffle("tiles")
    laid: list[tuple[int, int]] = []
    tiles: list[str] = []
    for _ in range(count):
        card = yield from t.draw(t.state.first, "tiles", "map", sees=EVERYBODY)
        (turns,) = yield from t.roll(t.state.first, "tile", TURNS, 1)
        number = catalogue.tile(t.things.face[card]).number
        tiles.append(thing_id(card))
        laid.append((number, keep_apart(laid, number, turns, columns_of(count))))
    t.state.tiles = tuple(laid)
    t.redraw()
    t.tell("setup.board", n=count, tiles=tuple(tiles), rules=("HE-SETUP-06", "HE-SETUP-08", "HE-SETUP-10"))


def _portal(place: int, number: int, turns: int, columns: int) -> tuple[int, int] | None:
    """Where the portal of a tile comes to lie, if it has one."""
    on_tile = _PORTALS.get((number, turns))
    if on_tile is None:
        return None
    return place // columns * SIDE + on_tile[0], place % columns * SIDE + on_tile[1]


def keep_apart(laid: list[tuple[int, int]], number: int, turns: int, columns: int) -> int:
    """How a tile is turned, so that its portal keeps away from those on tiles beside it (HE-SETUP-10)."""
    place = len(laid)
    row, column = divmod(place, columns)
    near = [
        found
        for other, (one, turned) in enumerate(laid)
        if abs(other // columns - row) <= 1 and abs(other % columns - column) <= 1
        for found in [_portal(other, one, turned, columns)]
        if found
    ]
    if not near or _portal(place, number, turns, columns) is None:
        return turns

    def distance(turned: int) -> int:
        own = _portal(place, number, turned, columns)
        assert own is not None
        return min([abs(own[0] - other[0]) + abs(own[1] - other[1]) for other in near])

    return max([(turns + more) % TURNS for more in range(TURNS)], key=distance)


def _place_encounters(t: Conquest) -> Rules[None]:
    """Each icon gets a random token of its colour, from the upper left tile on (HE-SETUP-12..15)."""
    state = t.state
    for rank in RANKS:
        bag = f"bag.{rank}"
        t.things.make([catalogue.FACE[one.id] for one in ENCOUNTERS if one.rank == rank], bag)
        t.shuffle(bag)
        for field, colour in t.board.icon.items():
            if colour == rank:
                state.encounters[field] = yield from t.draw(state.first, bag, "encounters", sees=EVERYBODY)
    t.tell("setup.encounters", n=len(state.encounters), rules=("HE-SETUP-12", "HE-SETUP-14"))


def _place_city(t: Conquest, left: list[Seat]) -> Rules[None]:
    """A player drawn by lot puts the city on a start tile (HE-SETUP-16..20)."""
    (number,) = yield from t.roll(t.state.first, "city order", len(left), 1)
    seat = left[number]
    got = yield from t.ask(seat, "setup.city", partial(_sites, t))
    t.player(seat).city = got.field
    t.redraw()
    t.tell("setup.city", seat=player_id(seat), field=got.field, rules=("HE-SETUP-16", "HE-SETUP-17"))


def start_tiles(seats: int) -> list[int]:
    """The places of the tiles on which a city may stand, clockwise (HE-SETUP-11)."""
    columns = tracks.LAYOUT[seats][1]
    return [row * columns + column for row, column in tracks.START_TILES[seats]]


def _sites(t: Conquest) -> list[Found]:
    return [Found(field) for field in city_fields(t)]


def city_fields(t: Conquest) -> list[str]:
    """Where a city may stand (HE-SETUP-17, HE-SETUP-18, HE-SETUP-20)."""
    players, lie = t.state.players, t.board
    taken = [lie.tile[player.city] for player in players if player.city]
    found = []
    for tile in start_tiles(len(players)):
        if tile in taken:
            continue
        for field in lie.grid.tiles[tile]:
            if field in lie.site or field in t.state.encounters:
                continue
            if lie.may_found(field):
                found.append(field)
    return found


def _sit_around(t: Conquest) -> None:
    """The players sit by their cities, clockwise (HE-SETUP-21)."""
    state = t.state
    places = start_tiles(len(state.players))
    state.order.sort(key=lambda seat: places.index(t.board.tile[state.players[seat].city]))


# ---------------------------------------------------------------------- decks and players


def _shuffle_decks(t: Conquest) -> None:
    """Treasures, artifacts, scrolls and Weeks (HE-SETUP-22..27)."""
    for kind, (first, records) in zip(DECKS, catalogue.DRAWN, strict=False):
        t.things.make(range(first, first + len(records)), f"{kind}.deck")
        t.shuffle(f"{kind}.deck")
    length = LENGTHS[str(t.state.variants.get("length", "medium"))]
    t.things.order["weeks"] = []
    for phase in reversed(PHASES):
        aside = f"weeks.{phase}"
        t.things.make([catalogue.FACE[week.id] for week in WEEKS if week.phase == phase], aside)
        t.shuffle(aside)
        for _ in range(length.weeks_per_phase):
            t.things.move(t.things.order[aside][-1], "weeks")


def _equip(t: Conquest, seat: Seat) -> None:
    """What a player begins with (HE-SETUP-28..33)."""
    player = t.player(seat)
    player.resources, player.gold = tracks.START_RESOURCES, tracks.START_GOLD
    player.cards = [1, 2, 3]
    for kind in SKILL_KINDS:
        deck = f"{kind}.{seat}"
        t.things.make([catalogue.FACE[skill.id] for skill in skills.deck(player.faction, kind)], deck)
        t.shuffle(deck)


def _starting_hero(t: Conquest, seat: Seat) -> Rules[None]:
    """A hero with six elite units stands in the city (HE-SETUP-34..38)."""
    got = yield from t.ask(
        seat, "setup.hero", lambda: [Lead(id_) for id_ in HERO_IDS[t.player(seat).faction]]
    )
    hero = recruiting.enter(t, seat, got.hero)
    for level, count in tracks.START_ARMY:
        hero.elite[level - 1] = count
    yield from triggered.come(t, "starts", seat, hero.id)
    yield from triggered.come(t, "enters", seat, hero.id)


def _portals() -> dict[tuple[int, int], tuple[int, int]]:
    """Row and column of the portal on a tile, by tile and turns; those without one have no entry."""
    found: dict[tuple[int, int], tuple[int, int]] = {}
    for tile in TILES:
        for turns in range(TURNS):
            for place, site in turned(tile.number, turns).sites:
                if site is SITE[PORTAL]:
                    found[tile.number, turns] = divmod(place, SIDE)
    return found


_PORTALS: Final = _portals()

STAGES: Final[dict[str, Callable[[Conquest], Rules[None]]]] = {
    "setup": _lay_out,
    "cities": _cities,
    "heroes": _heroes,
}
"""The stages of the set-up, at each of which it can be taken up again."""
