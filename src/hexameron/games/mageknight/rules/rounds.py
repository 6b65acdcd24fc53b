"""Rounds: preparation, turns, the end (ROUND, GAME)."""

from __future__ import annotations

from collections.abc import Callable

from hexameron.games.mageknight.rules import (
    between,
    centre,
    command,
    end_of_turn,
    interaction,
    mana,
    offers,
    scenario,
    scoring,
    sites,
    tactics,
    turn,
    virtual,
)
from hexameron.games.mageknight.setup import prepare
from hexameron.games.mageknight.state import NOBODY, VIRTUAL
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import CHECKPOINT, Rules
from hexameron.kernel.ids import player_id, thing_id
from hexameron.kernel.results import GameOver, Result


def play(q: Quest) -> Rules[Result]:
    """The whole game: rounds until the scenario ends (MK-GAME-06)."""
    while True:
        if q.recording:
            yield CHECKPOINT
        yield from STEPS[q.state.step](q)


def _setup(q: Quest) -> Rules[None]:
    yield from prepare(q)
    q.state.step = "tactics"


def _tactics(q: Quest) -> Rules[None]:
    if not q.state.tactics:
        tactics.lay_out(q)
    yield from tactics.choose_all(q)
    q.state.tactics = []
    q.state.step = "turns"
    q.next_turn()


def _turns(q: Quest) -> Rules[None]:
    """The turn of whoever is next; then the next one, or the round is over (MK-ROUND-22..26)."""
    state = q.state
    me = state.order[state.place]
    ending = state.announced != NOBODY or state.finale
    if me == VIRTUAL:
        yield from virtual.take(q)
    elif not state.players[me].out:
        yield from turn.take(q, me)
        state.facts["last turn"] = me
    if ending and me in state.waiting:
        state.waiting.remove(me)
    q.next_turn()
    _pass_on(q)


def _pass_on(q: Quest) -> None:
    """Who comes next; after an announcement or in the finale only those who still have a turn."""
    state = q.state
    ending = state.announced != NOBODY or state.finale
    if ending and not state.waiting:
        state.step = "end"
        return
    state.place = (state.place + 1) % len(state.order)
    while ending and state.order[state.place] not in state.waiting:
        state.place = (state.place + 1) % len(state.order)


def _end(q: Quest) -> Rules[None]:
    """After a round the game is over, or the next one is prepared (MK-ROUND-28, MK-ROUND-29)."""
    state = q.state
    if state.finale or scenario.goal_met(q) or state.round >= scenario.rounds(q):
        raise GameOver(scoring.result(q))
    state.step = "between"
    yield from ()


def _between(q: Quest) -> Rules[None]:
    """What scenarios and variants do between two rounds."""
    yield from between.rounds(q)
    if all(player.out for player in q.state.players):
        raise GameOver(scoring.result(q))
    q.state.step = "prepare"


def _prepare(q: Quest) -> Rules[None]:
    """A new round: night falls or day breaks, everything is made ready (MK-ROUND-02..18)."""
    state = q.state
    state.round += 1
    state.night = scenario.next_is_night(q)
    state.announced = NOBODY
    state.waiting = []
    q.tell("round.begins", n=state.round, rules=("MK-ROUND-02",))
    for die in state.source:
        die.holder = NOBODY
    yield from mana.roll_source(q)
    offers.clear_units(q)
    yield from offers.deal_units(q)
    yield from virtual.new_round(q)
    for offer in offers.DECKS:
        yield from offers.renew(q, offer)
    tactics.put_away(q)
    _see_ruins(q)
    sites.all_look_around(q)
    centre.clear(q)
    _tell_unplayed(q, state.facts.get("drew last", NOBODY))
    for me, player in enumerate(state.players):
        for talent in player.talents:
            talent.used = ""
        for troop in player.troops:
            troop.spent = False
            troop.banner_used = False
        yield from interaction.keep_familiars(q, me)
        yield from _banners(q, me)
        player.lasting = []
        for zone in ("discard", "hand", "aside", "spared"):
            q.things.move_all(f"{zone}.{me}", f"deck.{me}")
        q.shuffle(f"deck.{me}")
    for me, player in enumerate(state.players):
        limit = q.hand_limit(me) + end_of_turn.hand_bonus(q, me) + player.draw_bonus
        player.draw_bonus = 0
        yield from q.draw_cards(me, limit)
    yield from between.morning(q)
    state.step = "tactics"


def _tell_unplayed(q: Quest, last: int) -> None:
    """What the last player drew is shuffled away before anybody could look at it: a line names it."""
    if q.recording and last != NOBODY and (hand := q.hand(last)):
        q.tell("cards.unplayed", seat=player_id(last), cards=tuple(thing_id(card) for card in hand))


def _banners(q: Quest, me: int) -> Rules[None]:
    """Each Banner may go back into the deck (MK-ROUND-14)."""
    for troop in q.player(me).troops:
        if troop.banner == NOBODY or not command.can_lose_banner(q, me, troop):
            continue
        if (yield from q.confirm(me, "round.banner", actor=thing_id(troop.card))):
            q.things.move(troop.banner, f"discard.{me}")
            troop.banner = NOBODY


def _see_ruins(q: Quest) -> None:
    """By day Ruins lie open (MK-SITE-14)."""
    if not q.state.night:
        for cell, site in q.board.site.items():
            if site == "ruins":
                for token in q.things.in_zone(f"on.{cell}"):
                    q.things.show_all(token)


STEPS: dict[str, Callable[[Quest], Rules[None]]] = {
    "setup": _setup,
    "tactics": _tactics,
    "turns": _turns,
    "end": _end,
    "between": _between,
    "prepare": _prepare,
}
