"""What cannot be in a quest that somebody wrote down by hand: for positions, puzzles and bug reports."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial

from hexameron.games.mageknight.board import Board, board_of, cells_at, lattice
from hexameron.games.mageknight.content import catalogue, tracks
from hexameron.games.mageknight.content.actions import BASIC_ACTIONS, COPIES
from hexameron.games.mageknight.content.cities import GARRISONS
from hexameron.games.mageknight.content.colours import BASIC, COLOURS, ELEMENTS
from hexameron.games.mageknight.content.heroes import HERO
from hexameron.games.mageknight.content.scenarios import SCENARIO
from hexameron.games.mageknight.content.tactics import TACTIC
from hexameron.games.mageknight.content.tiles import BY_ID
from hexameron.games.mageknight.content.variants import MEGAPOLIS
from hexameron.games.mageknight.faults_of_turns import POINTS, in_turns, nobody_or
from hexameron.games.mageknight.rules import alliance, duel, rounds
from hexameron.games.mageknight.state import (
    VIRTUAL,
    City,
    Die,
    Duel,
    Modifier,
    Pact,
    Place,
    Player,
    State,
    Talent,
    Troop,
    Virtual,
)
from hexameron.kernel.game import Setup
from hexameron.kernel.geometry import Placed
from hexameron.kernel.ids import thing_id
from hexameron.kernel.soundness import (
    MANY,
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
    lies_in,
    optional,
    struct,
    things_faults,
)

MOST_FAME = 999
MOST_ROUNDS = 20
MOST_DICE = 20
ADDED_SITES = ("dungeon", "tomb", "closed_portal")
SITES = (
    "",
    *dict.fromkeys(site for tile in catalogue.TILES for _, site in tile.spaces if site),
    *ADDED_SITES,
)
BARRED = ("sea",)
OFF_THE_MAP = ("", "before", "expire", "start")
"""The steps of a turn in which a hero may have no place yet."""
FACTS = re.compile(
    r"darkness|stand-ins|last turn|drew last|team \d|"
    r"incantation [123] \d|(pair|stand-in) (?P<cell>h-?\d+\.-?\d+)"
)


def faults(state: State, setup: Setup) -> Iterator[Fault]:
    """Everything that is wrong with a state. Later parts are looked at only if the earlier ones are sound."""
    yield from in_turn(
        [
            partial(_agreed, state, setup),
            partial(_tiles, state),
            partial(_things, state),
            lambda: _rule(state, board_of(tuple(state.tiles), ()))(state),
            partial(_owned, state),
            partial(_standing, state),
        ]
    )


def _agreed(state: State, setup: Setup) -> Iterator[Fault]:
    if state.scenario != setup.scenario:
        yield "scenario", f"must be {setup.scenario!r}, as the set-up says"
    if state.variants != dict(setup.variants):
        yield "variants", f"must be what was agreed: {dict(setup.variants)}"
    if len(state.players) != setup.seats:
        yield "players", f"must be {setup.seats}, as the set-up says, not {len(state.players)}"


def _tiles(state: State) -> Iterator[Fault]:
    """Tiles exist, lie on the lattice and do not cover each other."""
    tile = struct(Placed, tile=among("tile", BY_ID), at=_spot, turn=between(0, 5))
    found = [(f"tiles{way}", what) for way, what in every(tile, most=len(BY_ID))(state.tiles)]
    yield from found
    if found:
        return
    covered: dict[str, str] = {}
    for index, one in enumerate(state.tiles):
        if one.tile in [other.tile for other in state.tiles[:index]]:
            yield f"tiles[{index}].tile", f"{one.tile} lies on the map twice"
        for cell in cells_at(one.at):
            if cell in covered:
                yield f"tiles[{index}].at", f"{one.tile} covers {covered[cell]}"
                break
            covered[cell] = one.tile


def _spot(at: str) -> Iterator[Fault]:
    try:
        lattice(at)
    except ValueError:
        yield "", f"{at!r} is no place for a tile"


# ---------------------------------------------------------------------- cards and tokens

DEED, UNIT, ENEMY, RUIN, TILE, SKILL, COLOUR, CHOSEN = (
    "Deed card",
    "unit",
    "enemy token",
    "Ruins token",
    "tile",
    "Skill token",
    "colour",
    "Shield",
)


def _copies() -> dict[int, int]:
    """How often each face is in the box. Wounds never run out; where all enemies of a colour lie on the map
    one more stands in."""
    basic = {catalogue.DEED_FACE[card.id]: COPIES.get(card.id, 1) * len(HERO) for card in BASIC_ACTIONS}
    copies = dict.fromkeys(range(len(catalogue.DEEDS)), 1) | basic | {catalogue.WOUND_FACE: MANY}
    copies |= {catalogue.UNIT_FACE + n: unit.copies for n, unit in enumerate(catalogue.UNITS)}
    copies |= {catalogue.ENEMY_FACE + n: 2 * enemy.copies + 8 for n, enemy in enumerate(catalogue.ENEMIES)}
    copies |= {catalogue.RUIN_FACE + n: 1 for n in range(len(catalogue.RUINS))}
    copies |= dict.fromkeys(catalogue.TILE_OF_FACE, 1)
    copies |= {catalogue.SKILL_FACE + n: 1 for n in range(len(catalogue.SKILLS))}
    copies |= {catalogue.COLOUR_FACE + n: MANY for n in range(len(COLOURS))}
    return copies | {catalogue.CHOSEN_FACE + seat: 1 for seat in range(4)}


BOX = _copies()


def kind_of(face: int) -> str:
    """What a face is."""
    bounds = (
        (catalogue.UNIT_FACE, DEED),
        (catalogue.ENEMY_FACE, UNIT),
        (catalogue.RUIN_FACE, ENEMY),
        (catalogue.TILE_FACE, RUIN),
        (catalogue.SKILL_FACE, TILE),
        (catalogue.COLOUR_FACE, SKILL),
        (catalogue.CHOSEN_FACE, COLOUR),
    )
    return next((kind for bound, kind in bounds if face < bound), CHOSEN)


ZONES: tuple[tuple[str, tuple[str, ...]], ...] = (
    (r"(deck|hand|play|discard|aside|spared|banner|choosing|draft|drafting)\.SEAT", (DEED,)),
    (r"(advanced|spell)\.(deck|offer)|artifact\.deck|upgrades|wounds|virtual\.(deck|discard)", (DEED,)),
    (r"unit\.(regular|elite)|units\.SEAT", (UNIT,)),
    (r"unit\.offer", (UNIT, DEED)),
    (r"(skill|skills|skill\.shown)\.SEAT|skill\.(common|virtual|centre)", (SKILL,)),
    (r"(enemy|used)\.PILE|city\.CITY|(foe|pact)\.SEAT", (ENEMY,)),
    (r"ruin|used\.ruin", (RUIN,)),
    (r"on\.CELL|ruin\.foes\.CELL", (ENEMY, RUIN)),
    (r"tiles|tiles\.laid|tiles\.box\.(countryside|core|city)|tiles\.at\.SPOT", (TILE,)),
    (r"colours?\.SEAT", (COLOUR,)),
    (r"(un)?chosen\.[01]", (CHOSEN,)),
    (r"gone", (DEED, UNIT, ENEMY, RUIN, TILE, SKILL, COLOUR, CHOSEN)),
)
"""What may lie in a zone."""
_CELL = r"h-?\d+\.-?\d+"
_PILES = "|".join(dict.fromkeys(enemy.colour for enemy in catalogue.ENEMIES))


def _patterns(seats: int) -> list[tuple[re.Pattern[str], tuple[str, ...]]]:
    words = {
        "SEAT": f"[0-{seats - 1}]",
        "PILE": f"({_PILES})",
        "CITY": f"({'|'.join(GARRISONS)})",
        "CELL": _CELL,
        "SPOT": _CELL,
    }
    written = re.compile("|".join(words))
    return [(re.compile(written.sub(lambda word: words[word[0]], one)), kinds) for one, kinds in ZONES]


def _things(state: State) -> Iterator[Fault]:
    patterns = _patterns(len(state.players))
    yield from things_faults(
        state.things,
        seats=len(state.players),
        zones=lambda zone: any(pattern.fullmatch(zone) for pattern, _ in patterns),
        copies=BOX,
    )
    cells = [cell for tile in state.tiles for cell in cells_at(tile.at)]
    for zone, handles in state.things.order.items():
        cell = re.search(rf"^(on|ruin\.foes)\.({_CELL})$", zone)
        if cell and cell[2] not in cells:
            yield f"things.order.{zone}", f"{cell[2]} is not on the map"
        kinds = next((kinds for pattern, kinds in patterns if pattern.fullmatch(zone)), ())
        for handle in handles:
            face = state.things.face[handle]
            if face >= 0 and kinds and kind_of(face) not in kinds:
                yield f"things.face[{handle}]", f"{kind_of(face)} {face} cannot lie in {zone}"


# ---------------------------------------------------------------------- field by field


def _rule(state: State, map_: Board) -> Rule:
    """What may stand in each field."""
    seat = between(0, len(state.players) - 1)
    nobody_or_seat = nobody_or(seat)
    cell = among("space of the map", map_.terrain)
    card = lies_in(state.things, "thing")
    tactic = among("Tactic", TACTIC)
    shields = every(seat)
    in_order = either(lambda one: one == VIRTUAL, seat)
    return struct(
        State,
        things=anything,
        chance=anything,
        scenario=among("scenario", SCENARIO),
        variants=anything,
        step=among("step", rounds.STEPS),
        round=between(1, MOST_ROUNDS),
        order=every(in_order, distinct=True),
        picked=every(seat, distinct=True),
        place=between(0, len(state.order)),
        announced=either(lambda one: one == VIRTUAL, nobody_or_seat),
        waiting=every(in_order, distinct=True),
        players=every(_player(state, cell)),
        virtual=optional(
            struct(
                Virtual,
                hero=among("hero", HERO),
                crystals=every(between(0, POINTS), size=len(BASIC)),
                tactic=either(empty, tactic),
            )
        ),
        source=every(struct(Die, face=between(0, len(COLOURS) - 1), holder=nobody_or_seat), most=MOST_DICE),
        tiles=anything,
        places=by_key(cell, struct(Place, shields=shields, site=among("site", SITES))),
        duel=optional(
            struct(
                Duel,
                aggressor=seat,
                defender=seat,
                cell=cell,
                origin=cell,
                step=among("step of a duel", duel.STEPS),
                attacker=nobody_or_seat,
                declined=between(0, POINTS),
                stage=among("stage of a duel", ("attack", "block", "assign")),
                force=between(0, POINTS),
                elements=every(among("element", ELEMENTS)),
                support=by_key(anything, between(0, POINTS)),
                struck=every(card),
                winner=nobody_or_seat,
            )
        ),
        pact=optional(
            struct(
                Pact,
                city=among("city on the map", state.cities),
                order=every(seat, distinct=True),
                origins=by_key(among("seat", [str(n) for n in range(len(state.players))]), cell),
                step=among("step of an assault", alliance.STEPS),
                place=between(0, len(state.players)),
            )
        ),
        cities=by_key(
            among("city", GARRISONS),
            struct(
                City,
                cell=cell,
                level=between(0, MEGAPOLIS),
                shields=shields,
                leader=nobody_or_seat,
                second=either(empty, cell),
                twin=either(empty, among("city", GARRISONS)),
            ),
        ),
        tactics=every(tactic, distinct=True),
        tactics_gone=every(tactic),
        facts=by_key(partial(_fact, map_), between(0, POINTS)),
    )


def _fact(map_: Board, name: str) -> Iterator[Fault]:
    known = FACTS.fullmatch(name)
    if known is None:
        yield "", f"{name!r} is nothing that a scenario counts"
    elif known["cell"] and known["cell"] not in map_.terrain:
        yield "", f"{known['cell']} is no space of the map"


def _player(state: State, cell: Rule) -> Rule:
    things = state.things
    card = lies_in(things, "thing")
    modifier = struct(
        Modifier,
        kind=among("standing change", ("mana_claim", "mana_curse")),
        n=between(-POINTS, POINTS),
        what=anything,
        until=among("end", ("round",)),
        source=anything,
    )
    return struct(
        Player,
        hero=either(empty, among("hero", HERO)),
        fame=between(-MOST_FAME, MOST_FAME),
        level=between(1, len(tracks.LEVEL_FAME)),
        reputation=between(tracks.LOWEST, tracks.HIGHEST),
        crystals=every(between(0, 3), size=len(BASIC)),
        at=either(empty, cell),
        trail=every(cell),
        troops=every(
            struct(
                Troop,
                card=lies_in(things, "unit in service", "units."),
                wounds=between(0, POINTS),
                banner=nobody_or(lies_in(things, "Banner", "banner.")),
                mana=nobody_or(between(0, len(COLOURS) - 1)),
            )
        ),
        talents=every(
            struct(
                Talent,
                token=lies_in(things, "Skill token of a player", "skills.", "skill.centre"),
                used=among("state of a Skill", ("", "turn", "round", "centre")),
                mark=nobody_or(between(0, len(COLOURS) - 1)),
            )
        ),
        tactic=either(empty, among("Tactic", TACTIC)),
        draw_bonus=between(0, POINTS),
        motivated=between(0, POINTS),
        lasting=every(modifier),
        turn=in_turns(state, cell, card),
    )


# ---------------------------------------------------------------------- what must hold between fields


def _owned(state: State) -> Iterator[Fault]:
    """Units and Skills are of those who have them; nothing is there twice."""
    heroes = Counter(player.hero for player in state.players if player.hero)
    for seat, player in enumerate(state.players):
        if heroes[player.hero] > 1:
            yield f"players[{seat}].hero", f"{player.hero} plays twice"
        yield from _entries(state, seat, "troops", [troop.card for troop in player.troops], f"units.{seat}")
        skills = [talent.token for talent in player.talents if talent.used != "centre"]
        yield from _entries(state, seat, "talents", skills, f"skills.{seat}")
    for seat, player in enumerate(state.players):
        banners = [troop.banner for troop in player.troops if troop.banner >= 0]
        if len(dict.fromkeys(banners)) < len(banners):
            yield f"players[{seat}].troops", "one Banner is with two units"


def _entries(state: State, seat: int, name: str, listed: list[int], zone: str) -> Iterator[Fault]:
    lying = state.things.in_zone(zone)
    for index, handle in enumerate(listed):
        if handle not in lying:
            yield f"players[{seat}].{name}", f"{thing_id(handle)} does not lie in {zone}"
        if handle in listed[:index]:
            yield f"players[{seat}].{name}", f"{thing_id(handle)} is there twice"
    for handle in lying:
        if handle not in listed:
            yield f"players[{seat}].{name}", f"{thing_id(handle)} lies in {zone} and is not listed"


def _standing(state: State) -> Iterator[Fault]:
    """Heroes stand where somebody can stand."""
    terrain = board_of(tuple(state.tiles), ()).terrain
    for seat, player in enumerate(state.players):
        if player.at and terrain[player.at] in BARRED:
            yield f"players[{seat}].at", f"{player.at} is {terrain[player.at]}, where nobody can stand"
        elif not player.at and player.turn.step not in OFF_THE_MAP:
            yield f"players[{seat}].at", "nobody moves or acts before the hero has come onto the map"
    if VIRTUAL in state.order and state.virtual is None:
        yield "virtual", "is missing, though it has a place in the order"
    if state.step == "turns":
        missing = [n for n, one in enumerate(state.players) if n not in state.order and not one.out]
        if missing:
            yield "order", f"names no turn of seat {missing[0]}"
        elif state.place >= len(state.order):
            yield "place", f"must be 0 to {len(state.order) - 1}"
    if state.duel is not None and state.duel.aggressor == state.duel.defender:
        yield "duel.defender", "nobody fights himself"
    if state.step != "setup":
        placed = [tile.tile for tile in state.tiles]
        for handle in state.things.in_zone("tiles"):
            face = state.things.face[handle]
            if face >= 0 and catalogue.tile(face).id in placed:
                yield f"things.face[{handle}]", f"{catalogue.tile(face).id} lies on the map already"
