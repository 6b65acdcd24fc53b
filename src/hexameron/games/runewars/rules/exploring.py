"""The variant with exploration tokens (EXPL)."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content.finds import FIND
from hexameron.games.runewars.rules import heroes
from hexameron.games.runewars.rules.running import Use, run
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import thing_id

NEEDED: Final = 6
"""Units that it takes to destroy a location (RW-EXPL-09)."""
RESTED: Final = ("find.temple", "find.kellos")
"""Locations that serve a hero who ends the Quest Phase there."""


def hidden(t: War, code: str) -> int | None:
    """The facedown exploration token of an area."""
    there = t.things.order.get(f"find.{code}", ())
    return next((handle for handle in there if not t.things.known(handle, None)), None)


def explore(t: War, id_: str) -> Rules[None]:
    """After a hero's move the token of the area is turned up and resolved (RW-EXPL-05)."""
    hero = t.hero(id_)
    token = hidden(t, hero.at)
    if token is None:
        return
    t.things.show_all(token)
    t.shift()
    find = FIND[t.id_of(token)]
    t.tell("find.explored", hero=id_, at=hero.at, card=thing_id(token), rules=("RW-EXPL-05",))
    if find.kind == "event":
        yield from run(t, Use(hero.seat, find.id, hero=id_, card=token), find.effect)
        t.discard(token, "find.discard")
        t.shift()
        t.tell("find.discarded", card=thing_id(token), rules=("RW-EXPL-07",))
    else:
        t.tell("find.stays", at=hero.at, card=thing_id(token), rules=("RW-EXPL-08",))
        heroes.hold(t, id_)


def rests(t: War, id_: str) -> Rules[None]:
    """Temple and Hall of Kellos serve whoever ends the Quest Phase there (RW-EXPL-14, RW-EXPL-15)."""
    hero = t.hero(id_)
    for find in t.open_finds(hero.at):
        if find in RESTED:
            t.tell("find.rests", hero=id_, at=hero.at, rules=("RW-EXPL-14", "RW-EXPL-15"))
            yield from run(t, Use(hero.seat, find, hero=id_), FIND[find].effect)


def destructible(t: War, seat: Seat) -> list[str]:
    """The areas whose location a player may discard (RW-EXPL-09)."""
    return [
        code
        for code, there in t.finds().items()
        if t.control(code) == seat
        and any(FIND[find].kind == "destructible" for find in there)
        and t.count(seat, code) >= NEEDED
    ]


def demolish(t: War, code: str) -> None:
    for token in t.things.in_zone(f"find.{code}")[:]:
        if t.things.known(token, None) and FIND[t.id_of(token)].kind == "destructible":
            t.discard(token, "find.discard")
            t.tell("find.destroyed", at=code, card=thing_id(token), rules=("RW-EXPL-09",))
    t.shift()
