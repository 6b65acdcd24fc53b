"""Setting up an adventure: scenario, decks, heroes, skills, places, setup abilities, markets (SETUP)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from hexameron.games.runebound.board import CELLS, kind_of
from hexameron.games.runebound.content import catalogue
from hexameron.games.runebound.content.adventures import ADVENTURES
from hexameron.games.runebound.content.assets import ASSETS
from hexameron.games.runebound.content.heroes import ALONE_GOLD, HERO, HEROES
from hexameron.games.runebound.content.map import CITIES, GEMS
from hexameron.games.runebound.content.skills import SKILLS
from hexameron.games.runebound.content.stories import START_ALLIES, STORIES
from hexameron.games.runebound.content.terms import DECKS, SCENARIOS
from hexameron.games.runebound.options import Lead, Place
from hexameron.games.runebound.rules.anytime import Journey
from hexameron.games.runebound.rules.running import Use, run
from hexameron.games.runebound.rules.story import empty_track
from hexameron.games.runebound.state import Player, State, Turn
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.game import Setup, Variant
from hexameron.kernel.ids import player_id
from hexameron.kernel.things import EVERYBODY

SEATS: Final = (2, 3, 4)
ALONE: Final = "alone_"
"""Begins the names of the scenarios for one player, which are our own."""
RANDOM: Final = "random"
VARIANTS: Final = (Variant("first_player", ("random", "agreed")), Variant("heroes", ("choose", "random")))
"""``agreed`` makes the first seat the first player."""
MARKET_SIZE: Final = 3


def begin(setup: Setup) -> State:
    """The state before anything happened; a random scenario is drawn later."""
    scenario = setup.scenario.removeprefix(ALONE)
    return State(
        scenario="" if scenario == RANDOM else scenario,
        variants=dict(setup.variants),
        players=[Player() for _ in range(setup.seats)],
        gems=dict.fromkeys(GEMS, True),
        track=empty_track(),
    )


def _board(t: Journey) -> Rules[None]:
    """Gems lie faceup; scenario, decks and the first player (RB-SETUP-01..12)."""
    state = t.state
    if not state.scenario:
        (number,) = yield from t.roll(0, "scenario", len(SCENARIOS), 1)
        state.scenario = SCENARIOS[number]
    t.tell("setup.scenario", scenario=f"scenario.{state.scenario}", rules=("RB-SETUP-05", "RB-SETUP-06"))
    t.tell("setup.gems", n=len(state.gems), rules=("RB-SETUP-03",))
    stories = [catalogue.FACE[card.id] for card in STORIES if card.scenario == state.scenario]
    t.make_shuffled(stories, "story.deck")
    for deck in DECKS:
        cards = [
            catalogue.FACE[card.id]
            for card in ADVENTURES
            if card.deck == deck and card.scenario in ("", state.scenario)
        ]
        t.make_shuffled(cards, f"{deck}.deck")
    t.make_shuffled([catalogue.FACE[card.id] for card in SKILLS], "skill.deck")
    t.things.make([catalogue.FACE[card.id] for card in ASSETS], "asset.deck")
    for zone in EMPTY:
        t.things.order.setdefault(zone, [])
    t.tell(
        "setup.decks",
        n=t.things.count("soc.deck"),
        rules=("RB-SETUP-07", "RB-SETUP-09", "RB-SETUP-10", "RB-SETUP-11", "RB-SETUP-18"),
    )
    if state.variants.get("first_player", "random") == "random" and len(state.players) > 1:
        (state.first,) = yield from t.roll(0, "first player", len(state.players), 1)
    t.tell("setup.first", seat=player_id(state.first), rules=("RB-SETUP-12",))
    state.step = "heroes"


EMPTY: Final = ("skill.discard", "asset.discard", *(f"{deck}.discard" for deck in DECKS), "table", "offer")


def _heroes(t: Journey) -> Rules[None]:
    """Each chooses a hero that is not taken, with gold and tokens (RB-SETUP-14..17)."""
    left = [seat for seat in t.in_order() if not t.player(seat).hero]
    if not left:
        t.state.step = "skills"
        return
    seat = left[0]
    taken = [player.hero for player in t.state.players]
    free = [hero.id for hero in HEROES if hero.id not in taken]
    if t.state.variants.get("heroes", "choose") == "random":
        (number,) = yield from t.roll(seat, "hero", len(free), 1)
        chosen = free[number]
    else:
        chosen = (yield from t.ask(seat, "setup.hero", lambda: [Lead(hero) for hero in free])).hero
    player = t.player(seat)
    player.hero = chosen
    player.gold = HERO[chosen].gold + (ALONE_GOLD if t.is_alone else 0)
    if t.state.scenario == "dead_king":
        player.allies = START_ALLIES
    t.tell(
        "setup.hero",
        seat=player_id(seat),
        hero=chosen,
        n=player.gold,
        rules=("RB-SETUP-14", "RB-SETUP-16", "RB-SETUP-17"),
    )


def _skills(t: Journey) -> Rules[None]:
    """Skill cards up to the hand size, in turn order (RB-SETUP-19)."""
    for seat in t.in_order():
        yield from t.draw_skills(seat, t.stat(seat, "hand"))
    t.state.step = "places"


def starts(hero: str) -> list[str]:
    """The sites of the kind that a hero's card allows (RB-SETUP-20)."""
    return [cell for cell in CELLS if kind_of(cell) == HERO[hero].start]


def _places(t: Journey) -> Rules[None]:
    """Each puts the hero on a site, in turn order (RB-SETUP-20)."""
    left = [seat for seat in t.in_order() if not t.player(seat).at]
    if not left:
        t.state.step = "abilities"
        return
    seat: Seat = left[0]
    got = yield from t.ask(seat, "setup.place", partial(_start_options, t.player(seat).hero))
    t.player(seat).at = got.cell
    t.tell("setup.place", seat=player_id(seat), cell=got.cell, rules=("RB-SETUP-20",))


def _start_options(hero: str) -> list[Place]:
    return [Place(cell) for cell in starts(hero)]


def _abilities(t: Journey) -> Rules[None]:
    """Setup abilities in turn order; then hero cards are turned and markets filled (RB-SETUP-21..26)."""
    state = t.state
    for seat in t.in_order():
        hero = t.player(seat).hero
        t.tell("setup.ability", seat=player_id(seat), hero=hero, rules=("RB-SETUP-21", "RB-SETUP-22"))
        yield from run(t, Use(seat, hero), HERO[hero].setup)
        yield from t.settle()
    t.shuffle("asset.deck")
    for city in CITIES:
        yield from t.draw_many(state.first, "asset.deck", f"market.{city}", MARKET_SIZE, sees=EVERYBODY)
    t.tell("setup.markets", n=MARKET_SIZE * len(CITIES), rules=("RB-SETUP-25", "RB-SETUP-26"))
    state.turn = Turn(seat=state.first)
    state.step = "turns"


STAGES: Final[dict[str, Callable[[Journey], Rules[None]]]] = {
    "setup": _board,
    "heroes": _heroes,
    "skills": _skills,
    "places": _places,
    "abilities": _abilities,
}
"""The stages of the set-up, at each of which it can be taken up again."""
