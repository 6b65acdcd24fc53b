"""Set-up: the scenario's map and armies, councils, decks, landmarks and lairs.

A scenario with Lore rules can be played without them (variant ``lore``): then there are no councils, no
tokens and no masters' landmarks, both sides hold the scenario's Command cards, and creatures fight on without
powers, since a Lore symbol gives nothing (BL-SET-06). Lairs and Strongholds are terrain and stay.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

import msgspec

from hexameron.games.battlelore.content.command_cards import COMMAND_DECK
from hexameron.games.battlelore.content.councils import (
    CARDS_OF_MASTER,
    DECK_SHARE,
    HAND_OF_COMMANDER,
    LORE_DEALT,
    MEMBERS,
    TOP,
    highest,
)
from hexameron.games.battlelore.content.creatures import CREATURES
from hexameron.games.battlelore.content.scenarios import SCENARIO, SIDES, Scenario, hex_id, parse
from hexameron.games.battlelore.content.units import TROOPS, parse_code
from hexameron.games.battlelore.options import Council
from hexameron.games.battlelore.rules import landmarks, skirmish
from hexameron.games.battlelore.state import (
    COMMANDER,
    MASTERS,
    Landmark,
    Objective,
    State,
    Terms,
    Turn,
    Unit,
)
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import CHECKPOINT, Rules, Seat
from hexameron.kernel.game import Setup, SetupError, Value
from hexameron.kernel.ids import player_id, thing_id
from hexameron.kernel.text import Text

LORE_FACES = 100
"""The face of the first Lore card."""

# ---------------------------------------------------------------------- what was agreed


def begin(setup: Setup) -> State:
    """The state before anything has happened."""
    if setup.scenario == "skirmish":
        state = State(terms=skirmish.terms(setup.variants), skirmish=dict(setup.variants), stage="map")
    else:
        scenario = chosen(setup)
        state = State(terms=terms(scenario, setup.variants), stage="council")
        lay_terrain(state, scenario)
        for seat in (0, 1):
            muster(state, seat, scenario.army(seat))
    state.terms = msgspec.structs.replace(state.terms, rulings=agreed(setup))
    state.turn.seat = state.terms.first
    state.things.make(range(len(COMMAND_DECK)), "command.deck")
    if state.terms.lore:
        for index in range(len(MASTERS)):
            first = LORE_FACES + CARDS_OF_MASTER * index
            state.things.make(range(first, first + CARDS_OF_MASTER), "lore.box", kind=1 + index)
    return state


def agreed(setup: Setup) -> dict[str, bool]:
    """The rulings that the players agreed on instead of ours."""
    return {name: bool(value) for name, value in setup.rulings.items()}


def chosen(setup: Setup) -> Scenario:
    if setup.scenario == "custom":
        if "scenario" not in setup.extra:
            raise SetupError(
                "a custom scenario needs its record in extra.scenario", Text("setup.scenario_record")
            )
        return parse(setup.extra["scenario"])
    return SCENARIO[setup.scenario]


def terms(scenario: Scenario, variants: Mapping[str, Value]) -> Terms:
    """What holds for the whole match."""
    lore = scenario.lore != "none" and bool(variants.get("lore", True))
    fixed = lore and scenario.lore == "fixed"
    return Terms(
        scenario=scenario.name,
        banners_to_win=scenario.banners_to_win,
        first=SIDES.index(scenario.first),
        lore=lore,
        landmarks=lore and scenario.landmarks and bool(variants.get("landmarks", True)),
        lairs=scenario.lairs,
        command_cards=(scenario.command_cards["south"], scenario.command_cards["north"]),
        councils=tuple(dict(scenario.councils[side]) for side in SIDES) if fixed else (),
        levels=(scenario.levels_left(0), scenario.levels_left(1)),
        objectives=tuple(
            Objective(hex_id(objective.hex), SIDES.index(objective.side), objective.banners)
            for objective in scenario.objectives
        ),
        sides=(scenario.sides["south"], scenario.sides["north"]),
    )


def lay_terrain(state: State, scenario: Scenario) -> None:
    """Terrain tiles and markers exactly as the scenario shows (BL-SET-01)."""
    for kind, hexes in scenario.terrain.items():
        for written in hexes:
            hex_ = hex_id(written)
            if kind == "ramparts":
                state.ramparts[hex_] = True
            elif kind == "stronghold":
                owner = SIDES.index(scenario.landmark_owner[written])
                state.landmarks[hex_] = Landmark("stronghold", owner)
            else:
                state.terrain[hex_] = kind


def muster(state: State, seat: Seat, army: Mapping[str, tuple[str, ...]]) -> None:
    """Puts an army on the board; its units are numbered from the left, as South sees it."""
    listed = [(code, hex_id(hex_)) for code, hexes in army.items() for hex_ in hexes]
    listed.sort(key=lambda one: skirmish.from_left(one[1]))
    for code, hex_ in listed:
        unit = raise_unit(f"u{len(state.units)}", seat, code, hex_)
        state.units[unit.id] = unit
        state.places[hex_] = unit.id


def raise_unit(id_: str, seat: Seat, code: str, hex_: str) -> Unit:
    """A fresh unit of a code such as ``DFb``, or a creature by its name."""
    if code in CREATURES:
        return Unit(id_, seat, "creature", code, CREATURES[code].colour, 1, 1, hex_)
    parts = parse_code(code)
    figures = TROOPS[parts.kind, parts.colour].figures
    return Unit(id_, seat, parts.kind, parts.people, parts.colour, figures, figures, hex_)


# ---------------------------------------------------------------------- at the table


def prepare(b: Battle) -> Rules[None]:
    """The steps of the set-up in which chance or players have a say."""
    while b.state.stage != "battle":
        yield CHECKPOINT
        yield from STAGES[b.state.stage](b)


def draw_map(b: Battle) -> Rules[None]:
    """A skirmish draws its map and its armies."""
    skirmish.lay_out(b, muster)
    b.state.stage = "council"
    yield from ()


def hold_councils(b: Battle) -> Rules[None]:
    """Councils are given, or chosen in secret and shown at once (BL-COUN-04..06)."""
    state = b.state
    if state.terms.lore:
        if state.terms.councils:
            state.councils = [dict(council) for council in state.terms.councils]
        else:
            councils = yield from b.together({seat: choose_council(b, seat) for seat in (0, 1)})
            state.councils = [councils[0], councils[1]]
        for seat in (0, 1):
            levels_of = {member: state.councils[seat].get(member, 0) for member in MEMBERS}
            b.tell("council.shown", seat=player_id(seat), rules=("BL-COUN-06",), **levels_of)
    state.stage = "decks"


def choose_council(b: Battle, seat: Seat) -> Rules[dict[str, int]]:
    """Spends all levels, member by member; absent masters have none (BL-COUN-05, -07, -08)."""
    council: dict[str, int] = {}
    left = total = b.state.terms.levels[seat]
    for place, member in enumerate(MEMBERS):
        capacity = TOP * (len(MEMBERS) - place - 1)
        listed, count = partial(levels, member, left, capacity), (total - left + 1, total)
        got = yield from b.ask(seat, "council.level", listed, count=count)
        left -= got.level
        if got.level:
            council[member] = got.level
    return council


def levels(member: str, left: int, capacity: int) -> list[Council]:
    """The levels a member may get so that all are spent in the end; the Commander has at least one."""
    lowest = max(1 if member == COMMANDER else 0, left - capacity)
    return [Council(member, level) for level in range(lowest, min(TOP, left) + 1)]


def stack_decks(b: Battle) -> Rules[None]:
    """Shuffles, deals, and lets both choose their opening Lore cards in secret (BL-SET-03..05, BL-LDECK)."""
    state = b.state
    b.shuffle("command.deck")
    for seat in (0, 1):
        for _ in range(command_hand(state, seat)):
            yield from b.draw(seat, "command.deck", f"command.hand.{seat}")
    if state.terms.lore:
        stack_lore(b)
        for seat in (0, 1):
            for _ in range(LORE_DEALT):
                yield from b.draw(seat, "lore.deck", f"lore.opening.{seat}")
            b.gain(seat, highest(state.councils[seat]))  # BL-COUN-03
    state.stage = "opening"


def command_hand(state: State, seat: Seat) -> int:
    """Command cards by the Commander's level, or as the scenario says (BL-SET-04)."""
    if state.terms.lore:
        return HAND_OF_COMMANDER[state.councils[seat][COMMANDER]]
    return state.terms.command_cards[seat]


def stack_lore(b: Battle) -> None:
    """Takes 14, 8 or 5 cards of each master into one deck; the rest stays in the box, unknown."""
    things = b.things
    box = list(things.in_zone("lore.box"))
    for index, master in enumerate(MASTERS):
        cards = box[CARDS_OF_MASTER * index : CARDS_OF_MASTER * (index + 1)]
        b.mix(cards, master)
        present = sum(master in council for council in b.state.councils)
        for handle in cards[: DECK_SHARE[present]]:
            things.move(handle, "lore.deck")
    b.shuffle("lore.deck")


def keep_opening(b: Battle) -> Rules[None]:
    """Both keep some of the four cards in secret; the others go back into the deck (BL-LDECK-07)."""
    if b.state.terms.lore:
        kept = yield from b.together({seat: choose_opening(b, seat) for seat in (0, 1)})
        for seat in (0, 1):
            for handle in list(b.things.in_zone(f"lore.opening.{seat}")):
                if thing_id(handle) in kept[seat]:
                    b.things.move(handle, f"lore.hand.{seat}")
                elif b.state.terms.ruling("unkept_lore_returns_to_deck"):
                    b.things.move(handle, "lore.deck")
                else:
                    b.things.move(handle, "lore.discard")
                    b.things.show_all(handle)
        b.shuffle("lore.deck")
    b.state.stage = "landmarks"
    if b.state.terms.landmarks:
        b.state.to_place = [landmarks.owed(b.state, 0), landmarks.owed(b.state, 1)]


def choose_opening(b: Battle, seat: Seat) -> Rules[tuple[str, ...]]:
    keep = highest(b.state.councils[seat])
    return (
        yield from b.pick(
            seat,
            "lore.opening",
            lambda: [thing_id(handle) for handle in b.things.in_zone(f"lore.opening.{seat}")],
            keep,
            keep,
        )
    )


def place_landmarks(b: Battle) -> Rules[None]:
    """Landmarks first, then lairs, by turns (BL-LM-03, BL-LAIR-01)."""
    yield from landmarks.place_all(b, "landmark.place")
    state = b.state
    if state.terms.lairs:
        state.to_place = [landmarks.lairs_owed(b, 0), landmarks.lairs_owed(b, 1)]
    state.turn.seat = state.terms.first
    state.stage = "lairs"


def place_lairs(b: Battle) -> Rules[None]:
    yield from landmarks.place_all(b, "lair.place")
    b.state.turn = Turn(number=1, seat=b.state.terms.first)
    b.next_turn()
    b.state.stage = "battle"


STAGES: dict[str, Callable[[Battle], Rules[None]]] = {
    "map": draw_map,
    "council": hold_councils,
    "decks": stack_decks,
    "opening": keep_opening,
    "landmarks": place_landmarks,
    "lairs": place_lairs,
}
