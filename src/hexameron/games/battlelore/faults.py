"""What cannot be in a battle that somebody wrote down by hand: for positions, puzzles and bug reports."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import get_args

from hexameron.games.battlelore.board import NEIGHBOURS, SECTIONS
from hexameron.games.battlelore.content import effects
from hexameron.games.battlelore.content.command_cards import COMMAND_CARD, COMMAND_DECK, Who
from hexameron.games.battlelore.content.councils import MEMBERS, TOP
from hexameron.games.battlelore.content.creatures import CREATURES
from hexameron.games.battlelore.content.lore_cards import LORE_CARDS
from hexameron.games.battlelore.content.scenarios import NAMES, SCENARIO
from hexameron.games.battlelore.content.terrain import LANDMARK_SOURCES, TERRAIN
from hexameron.games.battlelore.content.units import COLOURS, PEOPLE, TROOPS
from hexameron.games.battlelore.rules.turn import PHASES
from hexameron.games.battlelore.setup import STAGES
from hexameron.games.battlelore.state import (
    LORE,
    NO_CARD,
    RULINGS,
    Attack,
    Effect,
    Landmark,
    Objective,
    State,
    Terms,
    Turn,
    Unit,
)
from hexameron.games.battlelore.table import COMMAND_HANDS
from hexameron.kernel.game import Setup
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
    optional,
    struct,
    things_faults,
)

SIDES = (0, 1)
MOST_BANNERS = 30
MOST_DICE = 30
MOST_TOKENS = 999
"""There is no limit to tokens (BL-LORE-02); this is more than anybody ever had."""
KINDS = ("foot", "mounted", "bow", "creature")
EFFECT_CARDS = (*COMMAND_CARD, *(card.effect_name for card in LORE_CARDS))
COPIES = dict.fromkeys([*range(len(COMMAND_DECK)), *(card.face for card in LORE_CARDS)], 1)
ZONES = (
    "command.deck",
    "command.discard",
    "lore.box",
    "lore.deck",
    "lore.discard",
    "lore.played",
    *(
        f"{zone}.{seat}"
        for zone in ("command.hand", "command.played", "command.scouted", "lore.hand", "lore.opening")
        for seat in SIDES
    ),
)

side = among("side: South is 0, North is 1", SIDES)
a_hex = among("hex of the board", NEIGHBOURS)


def faults(state: State, setup: Setup) -> Iterator[Fault]:
    """Everything that is wrong with a state. Later parts are looked at only if the earlier ones are sound."""
    zones = partial(things_faults, state.things, seats=len(SIDES), zones=ZONES.__contains__, copies=COPIES)
    yield from in_turn(
        [
            zones,
            partial(_rule(state, setup), state),
            partial(_units, state),
            partial(_board, state),
            partial(_sides, state, setup),
        ]
    )


def _rule(state: State, setup: Setup) -> Rule:
    """What may stand in each field."""
    a_unit = among("unit", state.units)
    a_side = every(anything, size=len(SIDES))
    return struct(
        State,
        things=anything,
        chance=anything,
        terms=_terms(setup),
        stage=among("stage", (*STAGES, "battle")),
        skirmish=anything,
        terrain=by_key(a_hex, among("terrain", TERRAIN)),
        ramparts=by_key(a_hex, anything),
        landmarks=by_key(a_hex, struct(Landmark, kind=among("landmark", LANDMARK_SOURCES), owner=side)),
        lairs=by_key(a_hex, a_unit),
        units=by_key(anything, _unit()),
        places=by_key(a_hex, a_unit),
        councils=every(by_key(among("member of a council", MEMBERS), between(1, TOP)), size=len(SIDES)),
        tokens=every(between(0, MOST_TOKENS), size=len(SIDES)),
        banners=every(between(0, MOST_BANNERS), size=len(SIDES)),
        effects=every(
            struct(
                Effect,
                card=among("card with such an effect", EFFECT_CARDS),
                kind=among("effect", get_args(effects.Kind)),
                seat=side,
                until=among("end of an effect", get_args(effects.Until)),
                unit=either(empty, a_unit),
                amount=between(0, MOST_DICE),
                hexes=every(a_hex),
                born=between(0, MANY),
            )
        ),
        attack=optional(_attack(a_unit)),
        turn=struct(
            Turn,
            number=between(0, MANY),
            seat=side,
            phase=among("phase", PHASES),
            card=either(_no_card, _command_card(state)),
            command=either(empty, among("Command card", COMMAND_CARD)),
            slots=every(among("order", (*SECTIONS, *get_args(Who))), most=len(COMMAND_DECK)),
            ordered=every(a_unit),
            extra=every(a_unit),
            lore_played=a_side,
        ),
        commands=every(either(empty, among("Command card", COMMAND_CARD)), size=len(SIDES)),
        to_place=every(
            every(among("landmark or creature", (*LANDMARK_SOURCES, *state.units))), size=len(SIDES)
        ),
    )


def _no_card(card: int) -> bool:
    return card == NO_CARD


def _terms(setup: Setup) -> Rule:
    named = anything if setup.scenario == "custom" else among("scenario", (*SCENARIO, "skirmish"))
    return struct(
        Terms,
        scenario=named,
        banners_to_win=between(1, MOST_BANNERS),
        first=side,
        command_cards=every(between(0, len(COMMAND_DECK) // 2), size=len(SIDES)),
        councils=every(by_key(among("member of a council", MEMBERS), between(1, TOP)), most=len(SIDES)),
        levels=every(between(0, TOP * len(MEMBERS)), size=len(SIDES)),
        objectives=every(struct(Objective, hex=a_hex, seat=side, banners=between(1, MOST_BANNERS))),
        sides=every(among("name of a side", NAMES), size=len(SIDES)),
        rulings=by_key(among("ruling", RULINGS), anything),
    )


def _unit() -> Rule:
    return struct(
        Unit,
        id=anything,
        owner=side,
        kind=among("kind of unit", KINDS),
        people=among("people or creature", (*PEOPLE.values(), *CREATURES)),
        colour=between(0, len(COLOURS) - 1),
        figures=anything,
        full=anything,
        hex=either(empty, a_hex),
        tokens=anything,
    )


def _attack(a_unit: Rule) -> Rule:
    return struct(
        Attack,
        attacker=a_unit,
        target=a_unit,
        hex=a_hex,
        origin=a_hex,
        dice=every(between(0, LORE), most=MOST_DICE),
        hits=between(0, MOST_DICE),
        surplus=between(0, MOST_DICE),
        was=by_key(among("place of a die", [str(n) for n in range(MOST_DICE)]), between(0, LORE)),
    )


def _command_card(state: State) -> Rule:
    def rule(card: int) -> Iterator[Fault]:
        if not 0 <= card < len(state.things.face):
            yield "", f"there is no card {card}"
        elif not state.things.zone[card].startswith("command."):
            yield "", f"{thing_id(card)} is no Command card"

    return rule


# ---------------------------------------------------------------------- what must hold between fields


def _units(state: State) -> Iterator[Fault]:
    taken: dict[str, str] = {}
    for id_, unit in state.units.items():
        yield from ((f"units.{id_}.{field}", what) for field, what in _one_unit(state, id_, unit))
        if unit.hex in taken:
            yield f"units.{id_}.hex", f"{unit.hex} is taken by {taken[unit.hex]}"
        elif unit.hex:
            taken[unit.hex] = id_
    for hex_, id_ in state.places.items():
        if taken.get(hex_) != id_:
            yield f"places.{hex_}", f"{id_} does not stand there"
    for hex_, id_ in taken.items():
        if hex_ not in state.places:
            yield "places", f"{id_} stands on {hex_}, which is not listed"


def _one_unit(state: State, id_: str, unit: Unit) -> Iterator[Fault]:
    if unit.id != id_:
        yield "id", f"must be {id_}"
    whole, storage = 1, 0
    if unit.is_creature:
        if unit.people not in CREATURES:
            yield "people", f"{unit.people!r} is no creature; there are {', '.join(CREATURES)}"
        else:
            storage = CREATURES[unit.people].storage
    elif (unit.kind, unit.colour) not in TROOPS or unit.people not in PEOPLE.values():
        yield "kind", f"there is no {unit.people} {unit.kind} of colour {unit.colour}"
    else:
        whole = TROOPS[unit.kind, unit.colour].figures
    if unit.full != whole:
        yield "full", f"must be {whole}"
    if not 0 <= unit.figures <= unit.full:
        yield "figures", f"must be 0 to {unit.full}"
    if not 0 <= unit.tokens <= storage:
        yield "tokens", f"must be 0 to {storage}"
    if bool(unit.hex) is not (unit.figures > 0):
        yield "hex", "a unit with figures stands on a hex, one without stands nowhere"
    elif unit.hex and TERRAIN.get(state.terrain.get(unit.hex, ""), TERRAIN["wood"]).impassable:
        yield "hex", f"{unit.hex} is {state.terrain[unit.hex]}, where nobody can stand"


def _board(state: State) -> Iterator[Fault]:
    for hex_, id_ in state.lairs.items():
        if state.terrain.get(hex_) != "lair":
            yield f"lairs.{hex_}", "there is no lair on this hex"
        if not state.units[id_].is_creature:
            yield f"lairs.{hex_}", f"{id_} is no creature"
    if state.attack is not None and state.attack.attacker == state.attack.target:
        yield "attack.target", "nobody attacks himself"


def _sides(state: State, setup: Setup) -> Iterator[Fault]:
    most = state.terms.banners_to_win - 1
    for seat in SIDES:
        if state.banners[seat] > most:
            yield f"banners[{seat}]", f"must be 0 to {most}: with more the match would be over"
    for seat, hand in enumerate(COMMAND_HANDS):
        played = seat == state.turn.seat and state.turn.phase != "command"
        if state.stage == "battle" and not played and not state.things.count(hand):
            yield f"things.order.{hand}", "there is no Command card to play"
    if len(state.terms.councils) not in (0, len(SIDES)):
        yield "terms.councils", "one council for each side, or none"
    agreed = dict(setup.variants) if setup.scenario == "skirmish" else {}
    if state.skirmish != agreed:
        yield "skirmish", f"must be what was agreed: {agreed}"
