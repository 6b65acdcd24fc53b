"""What cannot be in a conquest that somebody wrote down by hand: for positions, puzzles and bug reports."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import get_args

from hexameron.games.heroes.board import TURNS, Board, board
from hexameron.games.heroes.content import catalogue, effects, skills, tracks
from hexameron.games.heroes.content.actions import ACTION_CARDS
from hexameron.games.heroes.content.encounters import ENCOUNTERS
from hexameron.games.heroes.content.records import BuildingKind
from hexameron.games.heroes.content.terms import FACES, FACTIONS, PHASES, RANKS
from hexameron.games.heroes.content.tiles import TILES
from hexameron.games.heroes.content.units import COPIES, ELEMENTALS, UNITS
from hexameron.games.heroes.content.weeks import WEEKS
from hexameron.games.heroes.rules import battle, rounds
from hexameron.games.heroes.setup import SKILL_KINDS, STAGES
from hexameron.games.heroes.state import (
    LEVELS,
    NOBODY,
    Action,
    Attack,
    Battle,
    Hero,
    Modifier,
    Player,
    Side,
    Stack,
    State,
)
from hexameron.games.heroes.table import HERO_CARD
from hexameron.kernel.game import Setup
from hexameron.kernel.ids import thing_id
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
    lies_in,
    lying_faults,
    optional,
    struct,
)

POINTS = 999
"""More than anything here counts."""
MOST_ROUNDS = 40
SIDES = 2
D8 = 8
KINDS = ("unit", "creature", "elemental", "hero")
PRINTED = ("", *(record.id for records in (UNITS, ENCOUNTERS, ELEMENTALS) for record in records))
CHANGES = (*get_args(effects.Stat), "absorb", "ward", "halve", "stun", "cleanse", "later")
SPENT = ("luck", "precise", "bad_luck")
USED = re.compile(r"u\d+\.[\w.]+:(turn|battle)")
STANDING = ("open", "port")
"""Where a hero can stay."""


def faults(state: State, setup: Setup) -> Iterator[Fault]:
    """Everything that is wrong with a state. Later parts are looked at only if the earlier ones are sound."""
    yield from in_turn(
        [
            partial(_agreed, state, setup),
            partial(_tiles, state),
            partial(_things, state),
            lambda: _rule(state, board(state.tiles))(state),
            partial(_belonging, state),
            partial(_guards, state),
            partial(_standing, state),
            partial(_armies, state),
            partial(_battle_parts, state),
        ]
    )


def _agreed(state: State, setup: Setup) -> Iterator[Fault]:
    if state.variants != dict(setup.variants):
        yield "variants", f"must be what was agreed: {dict(setup.variants)}"
    if len(state.players) != setup.seats:
        yield "players", f"must be {setup.seats}, as the set-up says, not {len(state.players)}"
    if sorted(state.order) != list(range(setup.seats)):
        yield "order", f"must name each of the {setup.seats} seats once"


def _tiles(state: State) -> Iterator[Fault]:
    """As many tiles as these players need, each once; none before the board is laid."""
    count = tracks.TILES_IN_PLAY[len(state.players)]
    if len(state.tiles) not in ((0, count) if state.step == "setup" else (count,)):
        yield "tiles", f"must be {count} for {len(state.players)} players, not {len(state.tiles)}"
        return
    for index, (number, turns) in enumerate(state.tiles):
        if not 1 <= number <= len(TILES):
            yield f"tiles[{index}][0]", f"there is no tile {number}; there are 1 to {len(TILES)}"
        elif number in [other for other, _ in state.tiles[:index]]:
            yield f"tiles[{index}][0]", f"tile {number} is there twice"
        if not 0 <= turns < TURNS:
            yield f"tiles[{index}][1]", f"must be 0 to {TURNS - 1} quarter turns, not {turns}"


# ---------------------------------------------------------------------- cards and tokens

HEROES = "|".join(HERO_CARD)
ZONES: tuple[tuple[str, str], ...] = (
    (r"tiles|map", "tile"),
    (rf"bag\.({'|'.join(RANKS)})|encounters|trophies\.({HEROES})", "encounter"),
    (r"treasure\.(deck|discard)", "treasure"),
    (rf"scroll\.(deck|discard)|scrolls\.({HEROES})", "scroll"),
    (rf"artifact\.(deck|discard)|artifacts\.({HEROES})|temple", "artifact"),
    (rf"weeks|weeks\.past|weeks\.({'|'.join(PHASES)})", "week"),
    (rf"(might|magic)\.(discard\.)?SEAT|skills\.({HEROES})", "skill"),
    (r"drawn\.SEAT|gone", ""),
)
"""What lies in a zone; anything where nothing is said."""
KIND = {face: id_.partition(".")[0] for id_, face in catalogue.FACE.items()}


def _copies() -> dict[int, int]:
    """How often each face is in the box: once, and skills as often as decks hold them."""
    decks = [skills.deck(faction, kind) for faction in FACTIONS for kind in SKILL_KINDS]
    dealt = Counter(catalogue.FACE[skill.id] for deck in decks for skill in deck)
    return dict.fromkeys(catalogue.FACE.values(), 1) | dict(dealt)


BOX = _copies()


def _things(state: State) -> Iterator[Fault]:
    return lying_faults(state.things, seats=len(state.players), zones=ZONES, kinds=KIND, copies=BOX)


# ---------------------------------------------------------------------- field by field


def nobody(value: int) -> bool:
    return value == NOBODY


def _rule(state: State, lie: Board) -> Rule:
    """What may stand in each field."""
    seat = between(0, len(state.players) - 1)
    field = among("field of the board", lie.terrain)
    a_hero = among("hero in play", state.heroes)
    counts = every(between(0, max(COPIES)), size=LEVELS)
    card = between(1, len(ACTION_CARDS))
    return struct(
        State,
        things=anything,
        chance=anything,
        variants=anything,
        step=among("step", rounds.STEPS),
        round=between(1, MOST_ROUNDS),
        first=seat,
        order=every(seat, distinct=True),
        active=either(nobody, seat),
        week=either(empty, among("Week", [week.id for week in WEEKS])),
        tiles=anything,
        players=every(
            struct(
                Player,
                faction=among("faction", FACTIONS),
                city=either(empty, field),
                level=between(1, LEVELS),
                resources=between(0, POINTS),
                gold=between(0, POINTS),
                power=between(0, POINTS),
                buildings=every(among("building", get_args(BuildingKind)), distinct=True),
                cards=every(card, distinct=True),
                heroes=every(a_hero, distinct=True, most=tracks.MOST_HEROES),
            )
        ),
        heroes=by_key(
            among("hero", HERO_CARD),
            struct(
                Hero,
                id=among("hero", HERO_CARD),
                seat=seat,
                at=either(empty, field),
                basic=counts,
                elite=counts,
                luck=between(0, POINTS),
            ),
        ),
        encounters=by_key(
            among("field with an encounter icon", lie.icon),
            lies_in(state.things, "encounter token on the board", "encounters"),
        ),
        unexplored=every(field, distinct=True),
        owners=by_key(field, seat),
        action=optional(
            struct(
                Action,
                kind=anything,
                card=card,
                hero=either(empty, a_hero),
                activated=every(among("hero", HERO_CARD)),
                again=either(empty, a_hero),
                movement=between(-POINTS, POINTS),
                bought=between(0, POINTS),
                served=every(among("hero", HERO_CARD)),
                kept=every(lies_in(state.things, "scroll")),
            )
        ),
        battle=optional(_battle(state, field, a_hero)),
    )


def _battle(state: State, field: Rule, a_hero: Rule) -> Rule:
    seat = between(0, len(state.players) - 1)
    side = between(0, SIDES - 1)
    stack = among("stack", state.battle.stacks if state.battle else ())
    attack = struct(
        Attack,
        stack=stack,
        target=either(empty, stack),
        strength=between(0, POINTS),
        dice=every(between(1, D8)),
        was=every(between(0, D8)),
        elite=among("face of the elite die", ("", *FACES)),
        elite_was=among("face of the elite die", ("", *FACES)),
        spent=every(among("part of a roll", SPENT)),
        lowered=between(0, POINTS),
    )
    return struct(
        Battle,
        field=field,
        token=either(nobody, lies_in(state.things, "encounter token")),
        lair=either(empty, field),
        step=among("step of a battle", (*battle.STEPS, "over")),
        turn=between(1, POINTS),
        sides=every(
            struct(
                Side,
                seat=seat,
                hero=either(empty, a_hero),
                lost=every(between(0, POINTS), size=LEVELS),
                luck=between(0, POINTS),
            ),
            size=SIDES,
        ),
        stacks=by_key(
            anything,
            struct(
                Stack,
                id=anything,
                side=side,
                kind=among("kind of stack", KINDS),
                level=between(0, LEVELS),
                printed=among("unit, creature or elemental", PRINTED),
                numbers=between(0, POINTS),
                strength=between(-POINTS, POINTS),
                wounds=between(0, POINTS),
                wounded=among("side of a unit", ("", "basic", "elite")),
                placed=between(-POINTS, POINTS),
            ),
        ),
        track=every(stack, distinct=True),
        used=every(_used),
        asked=side,
        acting=either(empty, stack),
        named=either(empty, stack),
        modifiers=every(
            struct(
                Modifier,
                kind=among("change", CHANGES),
                n=between(-POINTS, POINTS),
                side=side,
                stack=either(empty, stack),
                until=among("end", get_args(effects.Until)),
                source=among("printed thing", [record.id for record in catalogue.RECORDS]),
                by=side,
                used=between(0, POINTS),
            )
        ),
        attack=optional(attack),
        due=between(0, POINTS),
        winner=either(nobody, side),
    )


def _used(mark: str) -> Iterator[Fault]:
    if not USED.fullmatch(mark):
        yield "", f"{mark!r} is nothing that is limited"


# ---------------------------------------------------------------------- what must hold between fields


def _belonging(state: State) -> Iterator[Fault]:
    """Heroes belong to those who lead them."""
    factions = Counter(player.faction for player in state.players)
    for seat, player in enumerate(state.players):
        if state.step not in STAGES and factions[player.faction] > 1:
            yield f"players[{seat}].faction", f"{player.faction} is led twice"
        if state.step == "turns" and state.action is None and seat == state.active and not player.cards:
            yield f"players[{seat}].cards", "whose turn it is has an action card left"
        for id_ in player.heroes:
            if state.heroes[id_].seat != seat:
                yield f"players[{seat}].heroes", f"{id_} is of seat {state.heroes[id_].seat}"
    for id_, hero in state.heroes.items():
        if hero.id != id_:
            yield f"heroes.{id_}.id", f"must be {id_}"
        if id_ not in state.players[hero.seat].heroes:
            yield f"heroes.{id_}", f"is not listed in players[{hero.seat}].heroes"
        elif HERO_CARD[id_].faction != state.players[hero.seat].faction:
            faction = state.players[hero.seat].faction
            yield f"heroes.{id_}.seat", f"{HERO_CARD[id_].id} does not lead {faction}"


def _guards(state: State) -> Iterator[Fault]:
    """The encounter tokens on the board lie on one field each."""
    listed = list(state.encounters.values())
    for field, token in state.encounters.items():
        if listed.count(token) > 1:
            yield f"encounters.{field}", f"{thing_id(token)} lies on two fields"
    for token in state.things.in_zone("encounters"):
        fought = state.battle is not None and state.battle.token == token
        if token not in listed and not fought:
            yield "encounters", f"{thing_id(token)} lies on the board and is not listed"


def _standing(state: State) -> Iterator[Fault]:
    """Cities and heroes stand where they can, and no two on one field."""
    lie = board(state.tiles, tuple(player.city for player in state.players))
    cities: dict[str, int] = {}
    for seat, player in enumerate(state.players):
        if not player.city:
            if state.step not in STAGES:
                yield f"players[{seat}].city", "stands nowhere"
        elif player.city in cities:
            yield f"players[{seat}].city", f"{player.city} is the city of seat {cities[player.city]}"
        else:
            cities[player.city] = seat
    moving = state.action.hero if state.action is not None else ""
    taken: dict[str, str] = {}
    for id_, hero in state.heroes.items():
        if not hero.at or id_ == moving:
            continue
        if lie.terrain[hero.at] not in STANDING:
            yield f"heroes.{id_}.at", f"{hero.at} is {lie.terrain[hero.at]}, where nobody can stay"
        if hero.at in taken:
            yield f"heroes.{id_}.at", f"{hero.at} is taken by {taken[hero.at]}"
        taken[hero.at] = id_


def _armies(state: State) -> Iterator[Fault]:
    """No more unit tokens than the box has."""
    for seat, player in enumerate(state.players):
        for level, most in enumerate(COPIES):
            count = sum(
                state.heroes[id_].basic[level] + state.heroes[id_].elite[level] for id_ in player.heroes
            )
            if count > most:
                what = f"{count} units of level {level + 1} for seat {seat}; the box has {most}"
                yield f"heroes.{player.heroes[0]}.basic[{level}]", what


def _battle_parts(state: State) -> Iterator[Fault]:
    fight = state.battle
    if fight is None:
        return
    if state.action is None:
        yield "battle", "nobody fights outside an action"
    for id_, stack in fight.stacks.items():
        if stack.id != id_:
            yield f"battle.stacks.{id_}.id", f"must be {id_}"
    heroes = [side.hero for side in fight.sides]
    if not heroes[0]:
        yield "battle.sides[0].hero", "the attacker is a hero"
    if bool(heroes[1]) is not (fight.token == NOBODY):
        yield "battle.token", "creatures have an encounter token, a hero has none"
    elif fight.step not in ("spoils", "over") and state.encounters.get(fight.lair, NOBODY) != fight.token:
        yield "battle.lair", f"{thing_id(fight.token)} does not lie on {fight.lair!r} (encounters)"
    if heroes[0] == heroes[1]:
        yield "battle.sides[1].hero", "nobody fights himself"
    if fight.attack is not None and len(fight.attack.was) > len(fight.attack.dice):
        yield "battle.attack.was", "has more entries than dice"
