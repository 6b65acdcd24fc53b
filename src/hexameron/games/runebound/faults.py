"""What cannot be in an adventure that somebody wrote down by hand: for positions, puzzles and bug reports."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial
from typing import Final

from hexameron.games.runebound.board import CELLS
from hexameron.games.runebound.content import catalogue
from hexameron.games.runebound.content.dice import SIDES
from hexameron.games.runebound.content.heroes import HERO
from hexameron.games.runebound.content.map import CITIES, GEMS, STORY_TRACK, TRACK
from hexameron.games.runebound.content.records import Enemy
from hexameron.games.runebound.content.terms import DECKS, SCENARIOS
from hexameron.games.runebound.content.tokens import CAST_BY, TOKEN
from hexameron.games.runebound.rules import combat, rounds, turn
from hexameron.games.runebound.rules.kit import hero_kit
from hexameron.games.runebound.setup import ALONE, RANDOM, STAGES
from hexameron.games.runebound.state import (
    NOBODY,
    NOTHING,
    Cast,
    Combat,
    Drawn,
    Player,
    Roll,
    State,
    Story,
    Turn,
)
from hexameron.kernel.game import Setup
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

MANY: Final = 999
"""More than anything here counts."""
MOST_DICE: Final = 20
ACTIONS: Final = 3
PURPOSES: Final = ("move", "explore", "rest", "escape", "harm", "strike")
FIGHTS: Final = ("adventure", "story", "villain", "challenge")
OUTCOMES: Final = ("", "won", "lost", "escaped", "captured")
STAGES_OF_CARDS: Final = ("drawn", "waiting", "attempt", "fight")
HOPS: Final = ("wild", "road")
SOURCE: Final = re.compile(r"(hero|skill|asset)\.\w+:\w*")
MARK: Final = re.compile(r"[01]:(hero|skill|asset|adv|story|villain)\.\w+:\w*")
BOOST: Final = re.compile(r"[01]:(twice|more|silence|reflect):(\w*)")
GIVEN: Final = re.compile(r"[tp]\d+")


def faults(state: State, setup: Setup) -> Iterator[Fault]:
    """Everything that is wrong with a state. Later parts are looked at only if the earlier ones are sound."""
    yield from in_turn(
        [
            partial(_agreed, state, setup),
            partial(_things, state),
            lambda: _rule(state)(state),
            partial(_heroes, state),
            partial(_under_way, state),
            partial(_track, state),
            partial(_fight, state),
        ]
    )


def _agreed(state: State, setup: Setup) -> Iterator[Fault]:
    if state.variants != dict(setup.variants):
        yield "variants", f"must be what was agreed: {dict(setup.variants)}"
    if len(state.players) != setup.seats:
        yield "players", f"must be {setup.seats}, as the set-up says, not {len(state.players)}"
    scenario = setup.scenario.removeprefix(ALONE)
    if scenario not in (RANDOM, state.scenario):
        yield "scenario", f"must be {scenario}, as the set-up says"
    elif scenario == RANDOM and state.scenario not in SCENARIOS and state.step != "setup":
        yield "scenario", f"{state.scenario!r} is no scenario"


# ---------------------------------------------------------------------- cards

ZONES: Final[tuple[tuple[str, str], ...]] = (
    (r"skill\.(deck|discard)|hand\.SEAT|learned\.SEAT|test", "skill"),
    (rf"asset\.(deck|discard)|market\.({'|'.join(CITIES)})|assets\.SEAT", "asset"),
    (rf"({'|'.join(DECKS)})\.(deck|discard)|table|front\.SEAT|trophy\.SEAT\.({'|'.join(DECKS)})", "adv"),
    (r"story\.(deck|track|discard)", "story"),
    (r"offer|gone", ""),
)
"""What lies in a zone; anything where nothing is said."""
KIND: Final = {face: record.id.partition(".")[0] for face, record in enumerate(catalogue.RECORDS)}
BOX: Final = dict.fromkeys(KIND, 1)


def _things(state: State) -> Iterator[Fault]:
    return lying_faults(state.things, seats=len(state.players), zones=ZONES, kinds=KIND, copies=BOX)


# ---------------------------------------------------------------------- field by field


def _nobody(value: int) -> bool:
    return value == NOBODY


def _like(pattern: re.Pattern[str], what: str) -> Rule:
    def rule(value: str) -> Iterator[Fault]:
        if not pattern.fullmatch(value):
            yield "", f"{value!r} is no {what}"

    return rule


def _rule(state: State) -> Rule:
    """What may stand in each field."""
    seat = between(0, len(state.players) - 1)
    cell = among("hex", CELLS)
    count = between(0, MANY)
    return struct(
        State,
        things=anything,
        chance=anything,
        variants=anything,
        scenario=anything,
        step=among("step", rounds.STEPS),
        round=between(1, MANY),
        act=between(1, 2),
        space=between(1, TRACK),
        first=seat,
        turn=optional(_turn(state, seat)),
        players=every(
            struct(
                Player,
                hero=either(empty, among("hero", HERO)),
                at=either(empty, cell),
                gold=count,
                damage=count,
                lore=count,
                allies=count,
                hunted=every(seat, distinct=True),
            )
        ),
        gems=by_key(among("hex with a gem", GEMS), anything),
        villain=either(empty, cell),
        zombies=by_key(cell, between(1, MANY)),
        track=every(
            struct(
                Story,
                card=either(_nobody, lies_in(state.things, "story quest", "story.track")),
                done=every(seat, distinct=True),
            ),
            size=STORY_TRACK,
        ),
        rolls=every(
            struct(
                Roll,
                purpose=among("purpose of a roll", PURPOSES),
                seat=seat,
                faces=every(between(0, SIDES - 1), most=MOST_DICE),
                spent=every(between(0, SIDES - 1), most=MOST_DICE),
                hops=every(among("way to go on", HOPS), distinct=True),
            ),
            most=2,
        ),
        combat=optional(_combat(state)),
    )


def _turn(state: State, seat: Rule) -> Rule:
    return struct(
        Turn,
        seat=seat,
        actions=between(0, ACTIONS),
        step=among("step of a turn", turn.STEPS),
        used=every(_like(SOURCE, "ability"), distinct=True),
        given=every(_like(GIVEN, "asset or player"), distinct=True),
        cards=every(
            struct(
                Drawn,
                card=lies_in(state.things, "adventure card"),
                stage=among("stage of a card", STAGES_OF_CARDS),
                gold=between(0, MANY),
            )
        ),
        bonus=every(among("deck", ("", *DECKS))),
    )


def _combat(state: State) -> Rule:
    side = between(0, 1)
    return struct(
        Combat,
        kind=among("kind of combat", FIGHTS),
        card=either(_nobody, lies_in(state.things, "enemy's card", "table", "story.track")),
        slot=between(NOTHING, STORY_TRACK - 1),
        rival=between(NOBODY, len(state.players) - 1),
        runs=between(NOBODY, len(state.players) - 1),
        step=among("step of a combat", (*combat.PHASES, "over")),
        round=between(0, MANY),
        side=side,
        passed=every(anything, size=2),
        damage=between(0, MANY),
        tokens=by_key(
            among("combat token", TOKEN),
            struct(Cast, side=side, face=between(0, 1), on=either(empty, among("combat token", TOKEN))),
        ),
        used=every(_like(MARK, "ability of a side"), distinct=True),
        once=every(_like(MARK, "ability of a side"), distinct=True),
        guards=every(between(-1, MANY), size=2),
        coming=between(0, MANY),
        boosts=every(_like(BOOST, "effect of a round")),
        again=among("further action", ("", "any", "attack")),
        outcome=among("outcome", OUTCOMES),
    )


# ---------------------------------------------------------------------- what must hold between fields


def _heroes(state: State) -> Iterator[Fault]:
    """Each hero once, on the board with no more damage than life."""
    taken: dict[str, int] = {}
    for seat, player in enumerate(state.players):
        if state.step not in STAGES and not player.hero:
            yield f"players[{seat}].hero", "must be chosen"
        if player.hero and player.hero in taken:
            yield f"players[{seat}].hero", f"{player.hero} is played by seat {taken[player.hero]}"
        taken[player.hero] = seat
        if state.step not in STAGES and not player.at and not player.out:
            yield f"players[{seat}].at", "stands nowhere"
        if player.out and player.at:
            yield f"players[{seat}].at", "is out of the game and stands nowhere"
    if state.players[state.first].out:
        yield "first", "is out of the game"
    if set(state.gems) != set(GEMS):
        yield "gems", f"must name all {len(GEMS)} hexes with gems"
    if state.act == 2 and not state.villain and state.step not in STAGES:
        yield "villain", "is on the board in Act 2"
    if state.act == 1 and state.villain:
        yield "villain", "comes at the end of Act 1"


def _under_way(state: State) -> Iterator[Fault]:
    """Whose turn it is, and what is being done in it."""
    turn_ = state.turn
    if state.step == "turns" and turn_ is None:
        yield "turn", "somebody has the turn"
    if turn_ is None:
        return
    if state.players[turn_.seat].out:
        yield "turn.seat", "is out of the game"
    if (turn_.step == "fight") is not (state.combat is not None):
        yield "combat", "there is one exactly while a turn is at 'fight'"
    if turn_.step == "card" and not turn_.cards:
        yield "turn.cards", "a card is being resolved"
    for index, drawn in enumerate(turn_.cards):
        zone = state.things.zone[drawn.card]
        if drawn.stage == "attempt" and zone != f"front.{turn_.seat}" and not drawn.kept:
            yield f"turn.cards[{index}].card", f"lies in {zone} and is no quest or rumour of the hero"
        elif drawn.stage == "drawn" and zone != "table":
            yield f"turn.cards[{index}].card", f"lies in {zone}, not on the table"


def _track(state: State) -> Iterator[Fault]:
    """The story cards on the track are listed once each."""
    listed = [story.card for story in state.track if story.card != NOTHING]
    for card in state.things.in_zone("story.track"):
        if listed.count(card) != 1 and state.step != "time":
            yield "track", f"story card {card} lies on {listed.count(card)} spaces"


def _fight(state: State) -> Iterator[Fault]:
    """Who fights, with the tokens that they have."""
    fight = state.combat
    if fight is None or state.turn is None:
        return
    if (fight.kind == "challenge") is not (fight.rival != NOBODY):
        yield "combat.rival", "a challenge has a rival, another combat has none"
        return
    if fight.rival == state.turn.seat:
        yield "combat.rival", "nobody fights oneself"
    if (fight.kind in ("adventure", "story")) is not (fight.card != NOTHING):
        yield "combat.card", "an enemy of an adventure or story card has one, others have none"
    elif fight.kind == "adventure":
        face = state.things.face[fight.card]
        if not isinstance(catalogue.adventure(face).what, Enemy):
            yield "combat.card", "is no enemy"
    allowed = [_own(state, state.turn.seat), _foes(state, fight.rival)]
    for id_, cast in fight.tokens.items():
        if id_ not in allowed[cast.side]:
            yield f"combat.tokens.{id_}", f"does not belong to side {cast.side}"
        below = fight.tokens.get(cast.on)
        if cast.on and (below is None or below.side != cast.side or cast.spent or below.on):
            yield f"combat.tokens.{id_}.on", f"cannot lie on {cast.on}"


def _own(state: State, seat: int) -> tuple[str, ...]:
    """The tokens that a hero casts."""
    things = state.things
    cards = [
        tuple(things.face[h] for h in things.in_zone(f"{zone}.{seat}")) for zone in ("learned", "assets")
    ]
    return hero_kit(state.players[seat].hero, cards[0], cards[1]).tokens


def _foes(state: State, rival: int) -> tuple[str, ...]:
    if rival != NOBODY:
        return _own(state, rival)
    return tuple(
        id_ for of in ("enemy", "powerful", "villain.margath", "villain.vorakesh") for id_ in CAST_BY[of]
    )
