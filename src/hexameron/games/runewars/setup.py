"""Setting up a war: first player, factions, the board, what lies on it, homes, heroes (SETUP)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from hexameron.games.runewars.content.catalogue import FACE
from hexameron.games.runewars.content.cities import CITIES
from hexameron.games.runewars.content.factions import FACTIONS, FORTS
from hexameron.games.runewars.content.fate import FATE
from hexameron.games.runewars.content.finds import FINDS
from hexameron.games.runewars.content.heroes import HERO, HEROES
from hexameron.games.runewars.content.objectives import OBJECTIVES
from hexameron.games.runewars.content.quests import QUEST, QUESTS
from hexameron.games.runewars.content.rewards import REWARDS
from hexameron.games.runewars.content.seasons import SEASONS
from hexameron.games.runewars.content.tactics import TACTICS
from hexameron.games.runewars.content.terms import SEASON_NAMES
from hexameron.games.runewars.content.tiles import AREA, HOME_OF
from hexameron.games.runewars.content.titles import TITLES
from hexameron.games.runewars.content.tokens import RUNES
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.options import At, Lay, Lead
from hexameron.games.runewars.rules import building
from hexameron.games.runewars.state import Hero, Place, Player, State, Title
from hexameron.games.runewars.table import War
from hexameron.games.runewars.table_of_land import LIMIT
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.game import Setup, Variant
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.records import Record
from hexameron.kernel.things import EVERYBODY, bit

SEATS: Final = (2, 3, 4)
VARIANTS: Final = (
    Variant("board", ("built", "chance")),
    Variant("factions", ("choose", "random")),
    Variant("exploration", (False, True)),
    Variant("longer", (False, True)),
)


def begin(setup: Setup) -> State:
    """The state before anything happened."""
    return State(
        variants=dict(setup.variants),
        rulings={name: bool(value) for name, value in setup.rulings.items()},
        players=[Player(forts=FORTS) for _ in range(setup.seats)],
        tiles=[[] for _ in range(setup.seats)],
        titles={title.id: Title() for title in TITLES},
    )


def _faces(records: Iterable[Record]) -> list[int]:
    return [FACE[record.id] for record in records for _ in range(getattr(record, "copies", 1))]


FATE_FACES: Final = _faces(FATE)
CITY_FACES: Final = _faces(CITIES)
SETUP_QUEST_FACES: Final = _faces(quest for quest in QUESTS if quest.tile)
DECKS: Final = {
    "reward.deck": _faces(REWARDS),
    "tactics.deck": _faces(TACTICS),
    **{f"season.{name}": _faces(card for card in SEASONS if card.season == name) for name in SEASON_NAMES},
    "objective.good": _faces(card for card in OBJECTIVES if card.alignment == "good"),
    "hero.good": _faces(hero for hero in HEROES if hero.alignment == "good"),
    "objective.evil": _faces(card for card in OBJECTIVES if card.alignment == "evil"),
    "hero.evil": _faces(hero for hero in HEROES if hero.alignment == "evil"),
}
"""What is shuffled apart, in this order."""


def _first(t: War) -> Rules[None]:
    """The highest of the Fate cards dealt makes the first player (RW-SETUP-03)."""
    state = t.state
    t.make_shuffled(FATE_FACES, "fate.deck")
    numbers = []
    for seat in range(len(state.players)):
        card = yield from t.draw(seat, "fate.deck", "fate.open", sees=EVERYBODY)
        numbers.append(t.fate(card).number)
        t.tell("setup.fate", seat=player_id(seat), card=thing_id(card), rules=("RW-SETUP-03",))
    state.first = numbers.index(max(numbers))
    t.tell("setup.first", seat=player_id(state.first), rules=("RW-SETUP-03", "RW-SETUP-04"))
    t.things.move_all("fate.open", "fate.deck")
    t.shuffle("fate.deck")
    state.step = "factions"


def _factions(t: War) -> Rules[None]:
    """Clockwise each chooses a faction that nobody has (RW-SETUP-05)."""
    left = [seat for seat in t.clockwise() if not t.player(seat).faction]
    if not left:
        _deal_tiles(t)
        return
    seat = left[0]
    taken = [player.faction for player in t.state.players]
    free = [Lead(faction.id) for faction in FACTIONS if faction.id not in taken]
    if t.state.variants.get("factions") == "random":
        (number,) = yield from t.roll(seat, "faction", len(free), 1)
        got = free[number]
    else:
        got = yield from t.ask(seat, "setup.faction", lambda: free)
    t.player(seat).faction = got.faction
    t.tell(
        "setup.faction",
        seat=player_id(seat),
        faction=f"faction.{got.faction}",
        rules=("RW-SETUP-04", "RW-SETUP-05", "RW-SETUP-06"),
    )


def _deal_tiles(t: War) -> None:
    """Two setup Quest cards for each player bring their tiles (RW-MAP-07, RW-MAP-08)."""
    state = t.state
    t.make_shuffled(SETUP_QUEST_FACES, "quest.setup")
    for seat in t.clockwise():
        t.things.deal("quest.setup", f"quests.{seat}", 2, EVERYBODY)
        state.tiles[seat] = [QUEST[t.id_of(card)].tile for card in t.things.in_zone(f"quests.{seat}")]
        t.tell(
            "setup.tiles",
            seat=player_id(seat),
            tiles=tuple(state.tiles[seat]),
            cards=tuple(thing_id(card) for card in t.things.in_zone(f"quests.{seat}")),
            rules=("RW-MAP-07", "RW-MAP-08"),
        )
    state.step = "tiles"


# ---------------------------------------------------------------------- what lies on the board


def _people(t: War) -> Rules[None]:
    """Neutral units, cities, quests, decks, dials and supplies (RW-SETUP-07..13, -22..25)."""
    state = t.state
    for code in t.atlas.codes:
        state.places[code] = Place()
    for code in state.places:
        wild = AREA[code].wild
        if wild is not None:
            t.put(code, wild[0], -1, up=wild[1])
    t.tell("setup.wild", rules=("RW-SETUP-07",))
    yield from _found_cities(t)
    _gather_quests(t)
    if state.variants.get("exploration"):
        _hide_finds(t)
    _make_decks(t)
    for seat in t.clockwise():
        player, faction = t.player(seat), t.faction(seat)
        player.dials = list(faction.start)
        player.influence = faction.influence
        player.works = {work: faction.works.count(work) for work in faction.works}
        yield from t.draw_card(seat, "tactics", f"tactics.{seat}", faction.tactics)
        t.tell(
            "setup.sheet",
            seat=player_id(seat),
            n=faction.influence,
            cards=faction.tactics,
            rules=("RW-SETUP-12", "RW-SETUP-13"),
        )
    state.left = t.clockwise()
    state.step = "homes"


def _found_cities(t: War) -> Rules[None]:
    """A random city token in every area with the symbol; the rest leave the game (RW-SETUP-08, -09)."""
    t.make_shuffled(CITY_FACES, "city.bag")
    for code, place in t.state.places.items():
        if AREA[code].city:
            token = yield from t.draw(t.state.first, "city.bag", "city.board", sees=EVERYBODY)
            place.city = t.id_of(token)
            t.tell("setup.city", at=code, card=thing_id(token), rules=("RW-SETUP-08",))
    t.things.move_all("city.bag", "gone")


def _gather_quests(t: War) -> None:
    """Quests of areas that are not used leave; setup quests join the deck (RW-SETUP-10, RW-SETUP-11)."""
    things = t.things
    used = [quest for quest in QUESTS if not quest.area or quest.area in t.state.places]
    for seat in range(len(t.state.players)):
        things.move_all(f"quests.{seat}", "quest.deck")
    setup = [t.id_of(card) for card in things.in_zone("quest.deck")]
    things.move_all("quest.setup", "gone")
    things.make(_faces(quest for quest in used if quest.id not in setup), "quest.deck")
    t.shuffle("quest.deck")
    t.tell("setup.quests", n=things.count("quest.deck"), rules=("RW-SETUP-10", "RW-SETUP-11"))


def _hide_finds(t: War) -> None:
    """A facedown exploration token in every area outside the home realms (RW-EXPL-02..04)."""
    t.make_shuffled([FACE[find.id] for find in FINDS for _ in range(find.ones)], "find.1")
    t.make_shuffled([FACE[find.id] for find in FINDS for _ in range(find.twos)], "find.2")
    for code in t.state.places:
        if code not in HOME_OF:
            bags = ("find.1", "find.2") if t.atlas.is_beside_realm(code) else ("find.2", "find.1")
            bag = next(bag for bag in bags if t.things.count(bag))
            t.things.deal(bag, f"find.{code}", 1, 0)
    t.tell("setup.finds", rules=("RW-EXPL-02", "RW-EXPL-03", "RW-EXPL-04"))


def _make_decks(t: War) -> None:
    """All decks are shuffled apart; runes make two open supplies (RW-SETUP-23, RW-SETUP-25)."""
    for deck, faces in DECKS.items():
        t.make_shuffled(faces, deck)
    t.things.make(_faces(hero for hero in HEROES if hero.alignment == "neutral"), "hero.deck")
    for rune in RUNES:
        t.things.make(_faces([rune]), rune.id, seen=EVERYBODY)
    for zone in ("fate", "tactics", "reward", "quest", "objective", "find"):
        t.things.order.setdefault(f"{zone}.discard", [])
    t.tell(
        "setup.decks",
        dragon=thing_id(t.things.in_zone("rune.dragon")[0]),
        false=thing_id(t.things.in_zone("rune.false")[0]),
        rules=("RW-SETUP-23", "RW-SETUP-24", "RW-SETUP-25"),
    )


# ---------------------------------------------------------------------- homes


def home_areas(t: War, seat: Seat) -> list[str]:
    """The three areas of a player's home realm (RW-TERM-04)."""
    faction = t.player(seat).faction
    return [code for code, home in HOME_OF.items() if home == faction]


def _homes(t: War) -> Rules[None]:
    """Clockwise each places a stronghold, then starting units (RW-SETUP-14..16)."""
    state = t.state
    if not state.left:
        state.left = t.clockwise()
        state.step = "runes"
        return
    seat = state.left[0]
    areas = home_areas(t, seat)
    got = yield from t.ask(seat, "setup.fort", lambda: [At(area) for area in areas])
    t.put_fort(got.area, seat)
    t.tell("setup.fort", seat=player_id(seat), at=got.area, rules=("RW-SETUP-14",))
    icons = [icon for dial in range(3) for icon in t.icons(seat, dial) if icon in UNIT]
    for kind in dict.fromkeys(icons):
        n = icons.count(kind)
        room = {area: LIMIT - t.count(seat, area) for area in areas}
        chosen = yield from t.allot(seat, "setup.units", partial(dict, room), n, n, actor=kind)
        for area, some in chosen.items():
            t.put(area, kind, seat, up=some)
            t.tell(
                "setup.units",
                seat=player_id(seat),
                at=area,
                kind=f"unit.{kind}",
                n=some,
                rules=("RW-SETUP-15", "RW-SETUP-16"),
            )
    state.left.pop(0)


def _runes(t: War) -> Rules[None]:
    """All lay two dragon runes and a false one facedown at home, at once (RW-SETUP-17, RW-SETUP-18).

    In the longer game it is one dragon rune, face up (RW-EPIC-01, RW-EPIC-05).
    """
    things = t.things
    hands: dict[Seat, list[int]] = {}
    for seat in t.clockwise():
        zone = f"rune.hand.{seat}"
        things.deal("rune.dragon", zone, 1 if t.is_long else 2, 0)
        if not t.is_long:
            things.deal("rune.false", zone, 1, 0)
        hands[seat] = sorted(things.in_zone(zone))
        if not t.is_long:
            t.mix(hands[seat], zone)
            for handle in hands[seat]:
                things.show(handle, bit(seat))
    laid = yield from t.together({seat: _lay_home(t, seat, hand) for seat, hand in hands.items()})
    for seat, tokens in laid.items():
        for handle, area in tokens.items():
            t.lay_rune(handle, area)
        t.tell("setup.runes", seat=player_id(seat), n=len(tokens), rules=("RW-SETUP-17", "RW-SETUP-18"))
    t.state.left = t.clockwise()
    t.state.step = "heroes"


def _lay_home(t: War, seat: Seat, hand: list[int]) -> Rules[dict[int, str]]:
    laid: dict[int, str] = {}
    areas = home_areas(t, seat)
    if t.is_long:
        one = yield from t.ask(
            seat, "setup.rune", lambda: [Lay(thing_id(hand[0]), area) for area in areas], show=True
        )
        return {hand[0]: one.area}
    for area in areas:
        got = yield from t.ask(seat, "setup.rune", partial(_lays, hand, laid, area))
        laid[handle_of(got.rune)] = area
    return laid


def _lays(hand: list[int], laid: dict[int, str], area: str) -> list[Lay]:
    return [Lay(thing_id(handle), area) for handle in hand if handle not in laid]


# ---------------------------------------------------------------------- heroes and objectives


def _heroes(t: War) -> Rules[None]:
    """Two quests and a matching hero for each, who starts at home (RW-SETUP-19..21)."""
    state = t.state
    if not state.left:
        t.things.move_all("hero.good", "hero.deck")
        t.things.move_all("hero.evil", "hero.deck")
        t.shuffle("hero.deck")
        state.step = "objectives"
        return
    seat = state.left[0]
    yield from t.draw_many(seat, "quest.deck", f"quests.{seat}", 2)
    t.tell("quest.drawn", seat=player_id(seat), n=2, rules=("RW-SETUP-19",))
    pile = f"hero.{t.faction(seat).alignment}"
    card = yield from t.draw(seat, pile, f"heroes.{seat}", sees=EVERYBODY)
    t.tell("hero.shown", seat=player_id(seat), card=thing_id(card), rules=("RW-SETUP-20",))
    hero = HERO[t.id_of(card)]
    areas = home_areas(t, seat)
    got = yield from t.ask(seat, "setup.hero", lambda: [At(area) for area in areas], actor=hero.id)
    state.heroes[hero.id] = Hero(seat=seat, at=got.area)
    t.shift()
    t.tell(
        "setup.hero", seat=player_id(seat), hero=hero.id, at=got.area, rules=("RW-SETUP-20", "RW-SETUP-21")
    )
    state.left.pop(0)


def _objectives(t: War) -> Rules[None]:
    """A secret objective of the faction's alignment; then Spring comes (RW-SETUP-26, RW-SETUP-27)."""
    for seat in t.clockwise():
        yield from t.draw(seat, f"objective.{t.faction(seat).alignment}", f"objective.{seat}")
        t.tell("setup.objective", seat=player_id(seat), rules=("RW-SETUP-26",))
    t.state.step = "draw"


STAGES: Final[dict[str, Callable[[War], Rules[None]]]] = {
    "first": _first,
    "factions": _factions,
    **building.STAGES,
    "people": _people,
    "homes": _homes,
    "runes": _runes,
    "heroes": _heroes,
    "objectives": _objectives,
}
"""The stages of the set-up, at each of which it can be taken up again."""
