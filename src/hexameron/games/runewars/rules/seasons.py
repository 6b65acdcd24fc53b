"""Seasons: the Season card, its primary and secondary ability (SEASON)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexameron.games.runewars.content.seasons import SEASON
from hexameron.games.runewars.content.terms import SEASON_NAMES
from hexameron.games.runewars.options import Benefit
from hexameron.games.runewars.rules.running import Use, run
from hexameron.games.runewars.state import NOBODY, Quest
from hexameron.games.runewars.table import War
from hexameron.games.runewars.table_of_land import LIMIT
from hexameron.kernel.asking import Rules
from hexameron.kernel.ids import player_id, thing_id
from hexameron.kernel.things import EVERYBODY

FOOD: Final = 0
FALL_INFLUENCE: Final = 2


def draw(t: War) -> Rules[None]:
    """The first player draws the card of the season (RW-SEASON-04, RW-SEASON-21)."""
    state = t.state
    name = SEASON_NAMES[state.season]
    state.bans.clear()
    t.next_turn()
    for hero in state.heroes.values():
        hero.held = False
    for seat in t.seats():
        t.player(seat).chosen = 0
        t.things.move_all(f"tactics.new.{seat}", f"tactics.{seat}")
    t.tell("season.begins", season=name, year=state.year, rules=("RW-SEASON-01", "RW-SEASON-03"))
    deck = f"season.{name}"
    first = t.clockwise()[0]
    while True:
        if not t.things.count(deck):
            _renew(t, name)
        card = yield from t.draw(first, deck, "season.past", sees=EVERYBODY)
        if not t.is_skipped(card):
            break
        t.tell("card.skipped", card=thing_id(card), rules=("RW-EPIC-06",))
    state.card = t.id_of(card)
    t.tell("season.card", seat=player_id(first), card=thing_id(card), rules=("RW-SEASON-04", "RW-SEASON-21"))
    state.step = "primary"


def _renew(t: War, name: str) -> None:
    """A season's deck that has run out is made of its cards in the common pile (RW-LIMIT-03, -11)."""
    for card in t.things.in_zone("season.past")[:]:
        if SEASON[t.id_of(card)].season == name:
            t.things.move(card, f"season.{name}")
    t.shuffle(f"season.{name}")
    t.tell_reshuffled("season.deck")


def primary(t: War) -> Rules[None]:
    """The text of the card (RW-SEASON-05, RW-SEASON-06); before it the Primarch gains (RW-POWER-08)."""
    state = t.state
    card = SEASON[state.card]
    primarch = t.title("title.primarch")
    if card.council and primarch != NOBODY:
        t.gain_influence(primarch, 1, rules=("RW-POWER-08",))
    yield from run(t, Use(t.clockwise()[0], card.id), card.effect)
    t.unsettled = True
    yield from t.settled()
    state.left = t.in_order()
    state.step = "secondary"


def secondary(t: War) -> Rules[None]:
    """The icons, the same for all cards of a season (RW-SEASON-05, RW-SEASON-07)."""
    yield from SECONDARY[t.state.season](t)


def _spring(t: War) -> Rules[None]:
    """Tokens off, figures up, Order cards back (RW-SEASON-08..10)."""
    yield from ()
    state = t.state
    for place in state.places.values():
        place.active.clear()
        for squads in (place.units, place.wild):
            for squad in squads.values():
                squad.up, squad.down = squad.up + squad.down, 0
    for hero in state.heroes.values():
        hero.down = False
    for player in state.players:
        player.used.clear()
    t.unsettled = True
    t.tell("season.spring", rules=("RW-SEASON-08", "RW-SEASON-09", "RW-SEASON-10"))
    state.step = "orders"


def _summer(t: War) -> Rules[None]:
    """A Quest Phase (RW-SEASON-11, RW-QUEST-01)."""
    yield from ()
    state = t.state
    for hero in state.heroes.values():
        hero.used.clear()
    state.quest = Quest(left=t.in_order())
    state.step = "quests"
    t.tell("season.summer", rules=("RW-SEASON-11",))


def _fall(t: War) -> Rules[None]:
    """The Fate discards are shuffled in; each gains influence or a card (RW-SEASON-12, -13, -20)."""
    state = t.state
    if state.left == t.in_order():
        t.reshuffle("fate.deck", "fate.discard")
    if not state.left:
        state.step = "orders"
        return
    seat = state.left[0]
    got = yield from t.ask(seat, "fall.gain", lambda: [Benefit("", "influence"), Benefit("", "tactics")])
    if got.what == "influence":
        t.gain_influence(seat, FALL_INFLUENCE, rules=("RW-SEASON-13",))
    else:
        yield from t.draw_tactics(seat, 1, rules=("RW-SEASON-13",))
    state.left.pop(0)
    state.left = [one for one in state.left if not t.player(one).out]


def _winter(t: War) -> Rules[None]:
    """Nobody keeps more units in an area than the food dial shows (RW-SEASON-14..18, -22)."""
    state = t.state
    if not state.left:
        state.step = "orders"
        return
    seat = state.left[0]
    limit = min(LIMIT, t.player(seat).dials[FOOD])
    for code in t.controlled(seat):
        over = t.count(seat, code) - limit
        if over > 0:
            yield from t.give_up(seat, code, over, "winter.units", rules=("RW-SEASON-14", "RW-SEASON-15"))
    state.left.pop(0)
    t.unsettled = True
    yield from t.settled()
    state.left = [one for one in state.left if not t.player(one).out]


def end(t: War) -> Rules[None]:
    """The season is over; the next one begins, after Winter a new year (RW-SEASON-02, RW-SEASON-03)."""
    yield from ()
    state = t.state
    for player in state.players:
        player.last = player.chosen
    if state.season + 1 < len(SEASON_NAMES):
        state.season += 1
        state.step = "draw"
        return
    if state.year == t.last_year:
        state.step = "end"
        return
    state.season = 0
    state.year += 1
    state.step = "draw"


SECONDARY: Final[tuple[Callable[[War], Rules[None]], ...]] = (_spring, _summer, _fall, _winter)
