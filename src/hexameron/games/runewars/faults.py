"""What cannot be in a war that somebody wrote down by hand: for positions, puzzles and bug reports."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Final

from hexameron.games.runewars.board import SHAPES, TILE_SET, atlas_of
from hexameron.games.runewars.content import catalogue
from hexameron.games.runewars.content.cities import CITIES
from hexameron.games.runewars.content.factions import FACTION, FORTS, TOP
from hexameron.games.runewars.content.heroes import HERO
from hexameron.games.runewars.content.orders import ORDER
from hexameron.games.runewars.content.rewards import REWARD
from hexameron.games.runewars.content.seasons import SEASON
from hexameron.games.runewars.content.terms import BORDERS, RESOURCES, SEASON_NAMES, WORKS
from hexameron.games.runewars.content.tiles import AREA, TILE
from hexameron.games.runewars.content.titles import TITLE
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.faults_of_fights import battle_faults, battle_rule, duel_faults, duel_rule
from hexameron.games.runewars.rules import turns, years
from hexameron.games.runewars.setup import STAGES
from hexameron.games.runewars.state import (
    NOBODY,
    Ban,
    Hero,
    March,
    Order,
    Place,
    Player,
    Quest,
    Squad,
    State,
    Title,
)
from hexameron.games.runewars.table import LAST_YEAR, LONG_LAST_YEAR
from hexameron.games.runewars.table_of_land import is_wild
from hexameron.kernel.game import Setup
from hexameron.kernel.geometry import FLAT, Placed, Spot
from hexameron.kernel.geometry.names import is_cell
from hexameron.kernel.ids import is_thing
from hexameron.kernel.soundness import (
    Fault,
    Rule,
    among,
    anything,
    between,
    by_key,
    either,
    empty,
    every,
    in_turn,
    lying_faults,
    optional,
    struct,
)

MANY: Final = 999
"""More than anything here counts."""
BEFORE_PEOPLE: Final = ("first", "factions", "tiles", "tokens", "realms", "people")
"""The stages of the set-up at which nothing stands on the board."""
FORTIFYING: Final = ("build", "repair", "runes")
ONCE: Final = re.compile(r"title\.\w+|diplomacy\+(=\d+|[\w.]+)")
MOST_TRAINING: Final = 2
ATTRIBUTES: Final = 3


def faults(state: State, setup: Setup) -> Iterator[Fault]:
    """Everything that is wrong with a state. Later parts are looked at only if the earlier ones are sound."""
    yield from in_turn(
        [
            partial(_agreed, state, setup),
            partial(_things, state),
            partial(_board, state),
            lambda: _rule(state)(state),
            partial(_players, state),
            partial(_areas, state),
            partial(_figures, state),
            partial(_heroes, state),
            partial(_under_way, state),
            partial(_turn, state),
            partial(duel_faults, state),
            partial(battle_faults, state),
        ]
    )


def _agreed(state: State, setup: Setup) -> Iterator[Fault]:
    for field, what in among("step", years.STEPS)(state.step):
        yield f"step{field}", what
    if state.variants != dict(setup.variants):
        yield "variants", f"must be what was agreed: {dict(setup.variants)}"
    if state.rulings != dict(setup.rulings):
        yield "rulings", f"must be what was agreed: {dict(setup.rulings)}"
    if len(state.players) != setup.seats:
        yield "players", f"must be {setup.seats}, as the set-up says, not {len(state.players)}"


# ---------------------------------------------------------------------- cards and tokens

AREAS: Final = "|".join(AREA)
HERO_IDS: Final = "|".join(re.escape(id_) for id_ in HERO)
ZONES: Final[tuple[tuple[str, str], ...]] = (
    (r"fate\.(deck|discard|open|0|1)", "fate"),
    (r"tactics\.(deck|discard|SEAT|new\.SEAT)", "tactic"),
    (r"quest\.(deck|discard|setup)|quests\.SEAT", "quest"),
    (r"objective\.(good|evil|discard|SEAT)", "objective"),
    (rf"reward\.(deck|discard)|rewards\.({HERO_IDS}|spoils|grave\.\d+)", "reward"),
    (r"hero\.(deck|good|evil|gone|drawn\.SEAT)|heroes\.SEAT", "hero"),
    (rf"season\.({'|'.join(SEASON_NAMES)}|past)", "season"),
    (r"city\.(bag|board)", "city"),
    (rf"rune\.(dragon|false|hand\.SEAT|{AREAS})", "rune"),
    (rf"find\.(1|2|discard|{AREAS})", "find"),
    (r"gone", ""),
)
"""What lies in a zone; anything where nothing is said."""
PILES: Final = (
    *(f"{deck}.{pile}" for deck in ("fate", "tactics", "quest", "reward") for pile in ("deck", "discard")),
    *(f"season.{name}" for name in SEASON_NAMES),
    "rune.dragon",
    "rune.false",
    "hero.deck",
)
DEALT: Final = ("hero.good", "hero.evil", "objective.good", "objective.evil")
"""What is dealt from at the end of the set-up."""
KIND: Final = {face: record.id.partition(".")[0] for face, record in enumerate(catalogue.RECORDS)}


def _copies(face: int) -> int:
    record = catalogue.RECORDS[face]
    if KIND[face] == "find":
        return int(getattr(record, "ones", 0)) + int(getattr(record, "twos", 0))
    return int(getattr(record, "copies", 1))


BOX: Final = {face: _copies(face) for face in KIND}


def _things(state: State) -> Iterator[Fault]:
    yield from lying_faults(state.things, seats=len(state.players), zones=ZONES, kinds=KIND, copies=BOX)
    if state.step in BEFORE_PEOPLE:
        return
    for zone in (*PILES, *(DEALT if state.step in STAGES else ())):
        if zone not in state.things.order:
            yield f"things.order.{zone}", "is missing; a pile that is used up is empty"
    for zone, handles in state.things.order.items():
        if re.fullmatch(rf"rune\.({AREAS})", zone) and len(handles) > 1:
            yield f"things.order.{zone}", "an area has at most one rune token"


# ---------------------------------------------------------------------- the board


def _board(state: State) -> Iterator[Fault]:
    """Every tile once, in a place of its own that touches the rest; areas are those of the tiles."""
    taken: dict[str, str] = {}
    for index, one in enumerate(state.placed):
        where = f"placed[{index}]"
        if one.tile not in TILE:
            yield from ((f"{where}.tile", what) for _, what in among("tile", TILE)(one.tile))
            return
        if not is_cell(one.at) or len(one.at) > 12:
            yield f"{where}.at", f"{one.at!r} is no hex"
            return
        if not 0 <= one.turn < FLAT.sides:
            yield f"{where}.turn", f"must be 0 to {FLAT.sides - 1}, not {one.turn}"
            return
        cells = TILE_SET.board(()).cells_at(SHAPES[one.tile], Spot(one.at, one.turn))
        if one.tile in [other.tile for other in state.placed[:index]]:
            yield f"{where}.tile", f"{one.tile!r} is there twice"
        elif any(cell in taken for cell in cells):
            yield f"{where}.at", f"lies on the tile {next(taken[c] for c in cells if c in taken)!r}"
        elif taken and not any(
            FLAT.name(place) in taken for cell in cells for place in FLAT.neighbours(FLAT.place(cell))
        ):
            yield f"{where}.at", "touches no other tile"
        taken.update(dict.fromkeys(cells, one.tile))
    if state.step in BEFORE_PEOPLE:
        yield from _unlaid(state)
        return
    if not any(True for _ in state.placed):
        yield "placed", "the board has no tile"
        return
    for seat, player in enumerate(state.players):
        tile = FACTION[player.faction].tile if player.faction in FACTION else ""
        if tile and tile not in [one.tile for one in state.placed]:
            yield "placed", f"the home realm of seat {seat} is missing ({tile})"


def _unlaid(state: State) -> Iterator[Fault]:
    """The set-up tokens and tiles that are still to be laid."""
    if len(state.tiles) != len(state.players):
        yield "tiles", f"must have {len(state.players)} entries, not {len(state.tiles)}"
    laid = [one.tile for one in state.placed]
    for seat, tiles in enumerate(state.tiles):
        for index, tile in enumerate(tiles):
            if tile in laid:
                yield f"tiles[{seat}][{index}]", f"{tile!r} is there twice"
            laid.append(tile)
    if len(state.tokens) > len(state.players):
        yield "tokens", f"must have at most {len(state.players)} entries, not {len(state.tokens)}"


# ---------------------------------------------------------------------- field by field


def _like(pattern: re.Pattern[str], what: str) -> Rule:
    def rule(value: str) -> Iterator[Fault]:
        if not pattern.fullmatch(value):
            yield "", f"{value!r} is no {what}"

    return rule


def _hex(value: str) -> Iterator[Fault]:
    if not is_cell(value) or len(value) > 12:
        yield "", f"{value!r} is no hex"


def _card(value: str) -> Iterator[Fault]:
    if not is_thing(value):
        yield "", f"{value!r} is no card"


def _rule(state: State) -> Rule:
    """What may stand in each field."""
    last = len(state.players) - 1
    seat = between(0, last)
    some = between(NOBODY, last)
    area = among("area of the board", atlas_of(tuple(state.placed)).codes)
    count = between(0, MANY)
    a_hero = among("hero in play", state.heroes)
    own = among("coloured unit", [kind for kind in UNIT if not is_wild(kind)])
    wild = among("neutral unit", [kind for kind in UNIT if is_wild(kind)])
    squad = struct(Squad, up=between(0, MANY), down=between(0, MANY))
    number = among("number of an Order card", ORDER)
    return struct(
        State,
        things=anything,
        chance=anything,
        variants=anything,
        rulings=anything,
        step=among("step", years.STEPS),
        year=between(1, LONG_LAST_YEAR if state.variants.get("longer") else LAST_YEAR),
        season=between(0, len(SEASON_NAMES) - 1),
        first=seat,
        players=every(
            struct(
                Player,
                faction=either(empty, among("faction", FACTION)),
                dials=every(between(0, TOP), size=len(RESOURCES)),
                influence=count,
                forts=between(0, FORTS),
                works=by_key(among("development", WORKS), between(0, 2)),
                used=every(number, distinct=True),
                chosen=either(_none, number),
                last=either(_none, number),
                slain=count,
            )
        ),
        places=by_key(
            area,
            struct(
                Place,
                seat=some,
                units=by_key(own, squad),
                wild=by_key(wild, squad),
                fort=some,
                works=either(empty, among("development", WORKS)),
                city=either(empty, among("city", [city.id for city in CITIES])),
                active=every(seat, distinct=True),
                graves=every(between(1, state.graves), distinct=True),
            ),
        ),
        placed=every(struct(Placed, tile=anything, at=anything, turn=anything)),
        tiles=every(every(among("map tile", [id_ for id_, tile in TILE.items() if not tile.faction]))),
        tokens=every(every(_hex, size=2)),
        restarts=between(0, MANY),
        heroes=by_key(among("hero", HERO), _hero(seat, area)),
        titles=by_key(among("title", TITLE), struct(Title, seat=some, influence=count)),
        left=every(seat, distinct=True),
        order=optional(_order(seat, area, number, a_hero)),
        battle=optional(battle_rule(seat, some, area)),
        duel=optional(duel_rule(seat, area, a_hero)),
        quest=optional(
            struct(
                Quest,
                left=every(seat, distinct=True),
                heroes=every(a_hero, distinct=True),
                traded=every(_card),
            )
        ),
        card=either(empty, among("Season card", SEASON)),
        bans=every(
            struct(
                Ban, what=among("ban", ("march", "enemy_areas")), card=among("Season card", SEASON), seat=some
            )
        ),
        graves=between(0, MANY),
    )


def _none(value: int) -> bool:
    return value == 0


def _hero(seat: Rule, area: Rule) -> Rule:
    return struct(
        Hero,
        seat=seat,
        at=area,
        hurt=between(0, MANY),
        trained=every(between(0, MOST_TRAINING), size=ATTRIBUTES),
        used=every(among("hero or Reward card", (*HERO, *REWARD))),
    )


def _order(seat: Rule, area: Rule, number: Rule, a_hero: Rule) -> Rule:
    units = by_key(among("unit", UNIT), between(1, MANY))
    return struct(
        Order,
        seat=seat,
        number=number,
        stage=among("stage of a turn", turns.STAGES),
        march=optional(struct(March, target=area, units=units)),
        marched=by_key(area, units),
        walked=every(a_hero, distinct=True),
        done=every(among("area, dial or part of Fortify", (*AREA, *RESOURCES, *FORTIFYING))),
        once=every(_like(ONCE, "ability")),
        permits=every(among("border", (*BORDERS, "portal"))),
        reach=between(0, MANY),
        traded=every(_card),
        won=among("kind of victory", ("", "walls")),
        felled=between(0, MANY),
    )


# ---------------------------------------------------------------------- what must hold between fields


def _players(state: State) -> Iterator[Fault]:
    """Each faction once, its tokens, and titles."""
    taken: dict[str, int] = {}
    for seat, player in enumerate(state.players):
        where = f"players[{seat}]"
        if not player.faction:
            if state.step not in ("first", "factions"):
                yield f"{where}.faction", "must be chosen"
            continue
        if player.faction in taken:
            yield f"{where}.faction", f"{player.faction} is led by seat {taken[player.faction]}"
        taken[player.faction] = seat
        if state.step in BEFORE_PEOPLE:
            continue
        works = FACTION[player.faction].works
        if set(player.works) != set(works):
            yield f"{where}.works", f"must be {', '.join(sorted(set(works)))}"
            continue
        forts = sum(place.fort == seat for place in state.places.values())
        if forts + player.forts > FORTS:
            yield f"{where}.forts", f"there are only {FORTS}, and {forts} stand on the board"
        for work, n in player.works.items():
            built = sum(one.fort == seat and one.works == work for one in state.places.values())
            if n + built > works.count(work):
                yield f"{where}.works.{work}", f"there are only {works.count(work)} of them"
    if set(state.titles) != set(TITLE):
        yield "titles", f"must be {', '.join(TITLE)}"
    if all(player.out for player in state.players):
        yield "players", "somebody must be left"


def _areas(state: State) -> Iterator[Fault]:
    """All areas of the board, with units of one player each."""
    if state.step in BEFORE_PEOPLE:
        if state.places:
            yield "places", "nothing stands on a board that is being built"
        return
    codes = atlas_of(tuple(state.placed)).codes
    for code in codes:
        if code not in state.places:
            yield "places", f"the area {code} is missing"
    for code, place in state.places.items():
        yield from ((f"places.{code}.{field}", what) for field, what in _area(state, place))


def _area(state: State, place: Place) -> Iterator[Fault]:
    """One area: whose units, whose stronghold, and what lies there."""
    if bool(place.units) is not (place.seat != NOBODY):
        yield "seat", "there is one exactly if coloured units stand there"
        return
    faction = state.players[place.seat].faction if place.seat != NOBODY else ""
    for kind in place.units:
        if UNIT[kind].faction != faction:
            yield f"units.{kind}", f"does not belong to the {faction}"
    for name, squads in (("units", place.units), ("wild", place.wild)):
        for kind, squad in squads.items():
            if not squad.up + squad.down:
                yield f"{name}.{kind}", "has no figure"
    if place.works and place.fort == NOBODY:
        yield "works", "a development stands at a stronghold"
    if place.fort not in (NOBODY, place.seat) and place.seat != NOBODY:
        yield "fort", f"units of seat {place.seat} stand there"
    for number in place.graves:
        if f"rewards.grave.{number}" not in state.things.order:
            yield "graves", f"there are no Reward cards below marker {number}"


def _figures(state: State) -> Iterator[Fault]:
    """No more figures of a kind than the box has."""
    count: Counter[str] = Counter()
    for code, place in state.places.items():
        fought = state.battle is not None and state.battle.place == code
        for kind, squad in (*place.units.items(), *place.wild.items()):
            count[kind] += squad.down + (0 if fought else squad.up)
            if count[kind] > UNIT[kind].figures:
                name = "wild" if is_wild(kind) else "units"
                yield f"places.{code}.{name}.{kind}", f"there are only {UNIT[kind].figures} in the box"


def _heroes(state: State) -> Iterator[Fault]:
    """A hero on the board has a card with its player, and nobody else has one."""
    things = state.things
    for id_, hero in state.heroes.items():
        where = f"heroes.{id_}"
        held = [things.face[card] for card in things.in_zone(f"heroes.{hero.seat}")]
        if catalogue.FACE[id_] not in held:
            yield f"{where}.seat", f"the card of the hero does not lie with seat {hero.seat}"
        if hero.hurt > HERO[id_].health + MANY * (state.duel is not None):
            yield f"{where}.hurt", f"must be 0 to {HERO[id_].health}"
    for seat in range(len(state.players)):
        for card in things.in_zone(f"heroes.{seat}"):
            id_ = catalogue.RECORDS[things.face[card]].id
            if id_ not in state.heroes and state.step not in STAGES:
                yield "heroes", f"{id_} is missing; its card lies with seat {seat}"
    for zone in things.order:
        owner = zone.removeprefix("rewards.")
        if owner in HERO and owner not in state.heroes and things.order[zone]:
            yield f"things.order.{zone}", "the hero is not in play"


def _under_way(state: State) -> Iterator[Fault]:
    """What is being done, and by whom."""
    if (state.step == "quests") is not (state.quest is not None):
        yield "quest", "there is one exactly in the Quest Phase"
    if state.step not in (*STAGES, "draw") and not state.card:
        yield "card", "a Season card is in force"
    for index, seat in enumerate(state.left):
        if state.players[seat].out:
            yield f"left[{index}]", "is out of the game"
    if state.step == "turns":
        for seat in state.left:
            if not state.players[seat].chosen:
                yield f"players[{seat}].chosen", "has chosen no order"


def _turn(state: State) -> Iterator[Fault]:
    """Who has the turn, and where it stands."""
    order = state.order
    if order is None:
        return
    if state.step != "turns":
        yield "order", "somebody has a turn only while orders are resolved"
    elif order.seat not in state.left and not state.players[order.seat].out:
        yield "left", f"seat {order.seat} has the turn and is still to act"
    if order.stage == "arrive" and order.march is None:
        yield "order.march", "units are on their way at the stage 'arrive'"
    if order.march is not None and order.stage not in ("arrive", "bonus"):
        yield "order.march", f"nobody is on the way at the stage {order.stage!r}"
