"""Druid Nights: Shields on Magical Glades, and the Incantations (MKS-DRUID)."""

from __future__ import annotations

from hexameron.games.mageknight.content import tracks
from hexameron.games.mageknight.options import Incant, Mark
from hexameron.games.mageknight.rules import combat, scenario
from hexameron.games.mageknight.state import Combat, Place
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Option, Rules, Seat
from hexameron.kernel.ids import player_id, seat_of

SUMMONED = {1: ("brown",), 2: ("red",), 3: ("brown", "red")}
"""The enemies that each Glade summons, by Night."""
CRYSTALS = {1: 1, 2: 2, 3: 3}
"""Crystals for each Glade whose enemies were summoned."""


def options(q: Quest, me: Seat) -> list[Option]:
    """Marking the Glade on which one stands, and the Incantation of this Night."""
    return [*marks(q, me), *([Incant()] if may_incant(q, me) else [])]


def marks(q: Quest, me: Seat) -> list[Mark]:
    """Placing a Shield; in the competitive version a full Glade loses another's (MKS-DRUID-08, -22, -23)."""
    at = q.player(me).at
    if q.site(at) != "glade":
        return []
    there = q.state.places[at].shields if at in q.state.places else []
    if me in there:
        return []
    most = 1 if len(q.state.players) == 2 else 2
    if scenario.agreed(q, "competitive_glades") and len(there) >= most:
        return [Mark(player_id(seat)) for seat in there]
    return [Mark()]


def mark(q: Quest, me: Seat, choice: Mark) -> Rules[None]:
    """Movement is over; the Shield lies there (MKS-DRUID-08, MKS-DRUID-09)."""
    shields = q.state.places.setdefault(q.player(me).at, Place()).shields
    if choice.instead:
        shields.remove(seat_of(choice.instead))
    shields.append(me)
    q.turn(me).move = 0
    q.turn(me).seen.append("marked")
    q.tell("glade.marked", seat=player_id(me), cell=q.player(me).at, rules=("MKS-DRUID-08",))
    yield from ()


def may_incant(q: Quest, me: Seat) -> bool:
    """Once each Night, on no inhabited space (MKS-DRUID-10, MKS-DRUID-11)."""
    if not q.state.night or q.state.facts.get(f"incantation {scenario.days_or_nights(q)} {me}"):
        return False
    return q.site(q.player(me).at) not in tracks.INHABITED


def incant(q: Quest, me: Seat, choice: Incant) -> Rules[None]:
    """For each marked Glade enemies come, and crystals at the end of the turn (MKS-DRUID-12..18, -26)."""
    number = scenario.days_or_nights(q)
    q.state.facts[f"incantation {number} {me}"] = 1
    at = q.player(me).at
    turn = q.turn(me)
    q.tell("incantation.performed", seat=player_id(me), rules=("MKS-DRUID-10",))
    colours = SUMMONED[number]
    tokens = []
    for _ in range(glades(q, me)):
        for colour in colours:
            if q.things.count(f"enemy.{colour}") or q.things.count(f"used.{colour}"):
                tokens.append((yield from q.draw_enemy(colour, f"foe.{me}")))
    turn.rewards += ["crystal"] * (CRYSTALS[number] * len(tokens) // len(colours))
    if not tokens:
        turn.acted = True
        turn.step = "after"
        return
    combat.start(q, me, Combat(kind="incantation", cell=at, origin=at))
    combat.join(q, me, tokens, "", "site")


def glades(q: Quest, me: Seat) -> int:
    """How many Glades bear a Shield of a player."""
    return sum(
        me in place.shields for cell, place in q.state.places.items() if q.board.site.get(cell) == "glade"
    )


def clear(q: Quest) -> None:
    """After a Night the Glades must be marked anew (MKS-DRUID-17, MKS-DRUID-25)."""
    for cell, place in q.state.places.items():
        if q.board.site.get(cell) == "glade":
            place.shields.clear()
