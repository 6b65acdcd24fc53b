"""Victory, elimination, the end of the game and its tie-breaks (END, LIMIT, EPIC)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from hexameron.games.runewars.state import NOBODY
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id
from hexameron.kernel.results import GameOver, Result

DRAGONS: Final = 6
LONG_DRAGONS: Final = 7


def goal(t: War) -> int:
    """How many dragon runes win at once (RW-END-01, RW-EPIC-02)."""
    return LONG_DRAGONS if t.is_long else DRAGONS


def best(t: War, seats: Sequence[Seat]) -> Seat:
    """Most dragon runes, then influence, then starting influence (RW-END-02..04, RW-EPIC-04)."""
    return max(seats, key=lambda seat: (t.dragons(seat), t.player(seat).influence, t.faction(seat).influence))


def finish(t: War, winner: Seat, why: str, *, rules: tuple[str, ...]) -> GameOver:
    """All rune tokens are revealed, and somebody has won."""
    for code in t.state.places:
        token = t.rune_at(code)
        if token is not None:
            t.things.show_all(token)
    scores = tuple(0 if player.out else t.dragons(seat) for seat, player in enumerate(t.state.players))
    t.tell("game.won", seat=player_id(winner), n=scores[winner], rules=rules)
    return GameOver(Result(winners=(winner,), scores=scores, why=why))


def check_victory(t: War) -> None:
    """Whoever controls enough dragon runes wins at once (RW-END-01)."""
    there = [seat for seat in t.seats() if t.dragons(seat) >= goal(t)]
    if there:
        raise finish(t, best(t, there), "runes", rules=("RW-EPIC-02" if t.is_long else "RW-END-01",))


def check_elimination(t: War) -> None:
    """A player without any area is out; the last one left wins (RW-LIMIT-07)."""
    for seat in t.seats():
        if not t.controlled(seat):
            eliminate(t, seat)
    left = t.seats()
    if len(left) == 1:
        raise finish(t, left[0], "last", rules=("RW-LIMIT-07",))


def eliminate(t: War, seat: Seat) -> None:
    """Heroes leave, cards go into their decks, titles are free (RW-LIMIT-07..09)."""
    player = t.player(seat)
    things = t.things
    for id_ in t.heroes(seat):
        things.move_all(f"rewards.{id_}", "reward.deck")
        del t.state.heroes[id_]
    for zone, deck in (
        (f"heroes.{seat}", "hero.deck"),
        (f"tactics.{seat}", "tactics.deck"),
        (f"tactics.new.{seat}", "tactics.deck"),
        (f"quests.{seat}", "quest.deck"),
    ):
        things.move_all(zone, deck)
    things.move_all(f"objective.{seat}", "gone")
    for deck in ("hero.deck", "tactics.deck", "quest.deck", "reward.deck"):
        t.shuffle(deck)
    for title in t.state.titles.values():
        if title.seat == seat:
            title.seat = NOBODY
    player.out = True
    player.influence = 0
    t.state.left = [one for one in t.state.left if one != seat]
    t.shift()
    t.tell("player.out", seat=player_id(seat), rules=("RW-LIMIT-07", "RW-LIMIT-08", "RW-LIMIT-09"))


def end(t: War) -> Rules[None]:
    """After the last Winter the most dragon runes win (RW-END-02, RW-EPIC-03)."""
    yield from ()
    rules = ("RW-EPIC-03", "RW-EPIC-04") if t.is_long else ("RW-END-02", "RW-END-03", "RW-END-04")
    raise finish(t, best(t, t.seats()), "years", rules=rules)
