"""The outcome of a combat: tokens, Shields, rewards, withdrawal (OUT, CITY)."""

from __future__ import annotations

from hexameron.games.mageknight.rules import rivals, scenario, sites
from hexameron.games.mageknight.state import Combat, Foe, Place
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id


def settle(q: Quest, me: Seat) -> Rules[None]:
    """Ends a combat: everything goes where it belongs (MK-OUT-01)."""
    turn = q.turn(me)
    combat = q.combat(me)
    for one in combat.foes:
        _put_away(q, me, combat, one)
    won = not any(one.role in {"garrison", "site"} and not one.beaten for one in combat.foes)
    rivals.over(q, me)
    turn.combat = None
    turn.step = "after"
    turn.move = 0
    turn.strikes.clear()
    turn.guards.clear()
    fade(q, me, "phase", "combat")
    for troop in q.player(me).troops:
        troop.resisted = False
    q.tell("combat.over", seat=player_id(me), rules=("MK-OUT-01",))
    if combat.kind in {"assault", "keep"}:
        yield from _assault(q, me, combat, won=won)
    elif combat.kind not in {"rampage", "pact", "incantation"}:
        if won:
            sites.conquered(q, me, combat)
        else:
            yield from sites.not_conquered(q, combat)


def fade(q: Quest, me: Seat, *spans: str) -> None:
    """What lasted for a phase or a combat is over."""
    turn = q.turn(me)
    if turn.modifiers:
        turn.modifiers = [modifier for modifier in turn.modifiers if modifier.until not in spans]


def _put_away(q: Quest, me: Seat, combat: Combat, one: Foe) -> None:
    """Defeated tokens are used up; the others stay, or go if they were drawn (MK-OUT-03, MK-OUT-12..15)."""
    if one.role == "summoned":
        return
    if one.beaten:
        if one.role == "rampaging":
            q.change_reputation(me, _orcs_or_dragons(q, one), rules=("MK-OUT-04",))
        if one.home.startswith("city."):
            q.state.cities[one.home.removeprefix("city.")].shields.append(me)
    elif not one.home:
        q.use_up(one.token)


def _orcs_or_dragons(q: Quest, one: Foe) -> int:
    """Reputation: 1 for orcs, 2 for draconum, 1 more for each of a pair (MK-OUT-04, MKS-RAGE-09)."""
    pair = q.state.facts.get(f"pair {one.home}", 0)
    if pair and q.enemy(one).colour == "brown":
        return pair
    return {"orcs": 1, "draconum": 2}.get(q.board.site.get(one.home, ""), 0) + pair


def _assault(q: Quest, me: Seat, combat: Combat, *, won: bool) -> Rules[None]:
    """An assault ends in the conquered site or in withdrawal (MK-OUT-07, MK-OUT-16)."""
    player = q.player(me)
    if not won:
        player.at = combat.origin
        q.tell("assault.failed", seat=player_id(me), cell=combat.cell, rules=("MK-OUT-16",))
        return
    q.tell("assault.won", seat=player_id(me), cell=combat.cell, rules=("MK-OUT-07",))
    site = q.board.site[combat.cell]
    if site == "city":
        conquer_city(q, sites.city_at(q, combat.cell))
        yield from ()
        return
    place = q.state.places.setdefault(combat.cell, Place())
    place.shields = [me]
    place.conquered = True
    if site == "mage_tower" and combat.kind == "assault" and not scenario.towers_owned(q):
        player.turn.rewards.append("spell")


def conquer_city(q: Quest, colour: str) -> None:
    """The player with most Shields leads a conquered city, on a tie the first (MK-CITY-07..09)."""
    city = q.state.cities[colour]
    city.conquered = True
    if city.shields:
        most = max(city.shields.count(seat) for seat in city.shields)
        city.leader = next(seat for seat in city.shields if city.shields.count(seat) == most)
    q.tell("city.conquered", city=f"city.{colour}", rules=("MK-CITY-07",))
