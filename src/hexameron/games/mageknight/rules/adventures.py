"""Adventure sites and burning Monasteries: fights that one looks for (CBT, SITE)."""

from __future__ import annotations

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.records import Ruin
from hexameron.games.mageknight.rules import combat, mana, sites
from hexameron.games.mageknight.state import Combat, Place
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules, Seat


def can_pay(q: Quest, me: Seat) -> bool:
    """An altar is entered only with the mana for it."""
    at = q.player(me).at
    return q.site(at) != "ruins" or mana.can_pay(q, me, _ruin(q, at).tribute)


def _ruin(q: Quest, cell: str) -> Ruin:
    """What the token of Ruins shows; it lies face up since a hero came there."""
    (token,) = q.things.in_zone(f"on.{cell}")
    return catalogue.ruin(q.things.face[token])


def enter(q: Quest, me: Seat) -> Rules[None]:
    """Explores the site here: all its enemies must be fought (MK-CBT-05)."""
    at = q.player(me).at
    site = q.site(at)
    if site == "ruins":
        yield from _ruins(q, me, at)
        return
    if site.startswith("mine_"):
        yield from _mine(q, me, at)
        return
    underground = site in sites.UNDERGROUND
    combat.start(q, me, Combat(kind="site", cell=at, origin=at, night=underground, units=not underground))
    zone = f"on.{at}"
    stays = not underground
    if underground:
        for token in list(q.things.in_zone(zone)):
            q.things.move(token, f"foe.{me}")
        zone = f"foe.{me}"
    if not q.things.count(zone):
        for colour in sites.DRAWN[site]:
            yield from q.draw_enemy(colour, zone)
    tokens = list(q.things.in_zone(zone))
    combat.join(q, me, tokens, at if stays else "", "site")


def _mine(q: Quest, me: Seat, at: str) -> Rules[None]:
    """Both enemies of a Mine are fought at once, as at night, with units (MKS-MINE-11..14, MKS-MINE-29)."""
    combat.start(q, me, Combat(kind="mine", cell=at, origin=at, night=True))
    if q.state.facts.pop(f"stand-in {at}", 0):
        yield from q.draw_enemy("brown", f"on.{at}")
    combat.join(q, me, list(q.things.in_zone(f"on.{at}")), at, "site")


def _ruins(q: Quest, me: Seat, at: str) -> Rules[None]:
    """Ruins hold an altar or enemies; those that were not defeated stay (MK-SITE-07, MK-OUT-14)."""
    ruin = _ruin(q, at)
    if ruin.tribute:
        turn = q.turn(me)
        turn.acted = True
        turn.step = "after"
        yield from mana.pay(q, me, ruin.tribute)
        q.gain_fame(me, ruin.fame, rules=("MK-SITE-07",))
        place = q.state.places.setdefault(at, Place())
        place.conquered = True
        place.shields.append(me)
        return
    combat.start(q, me, Combat(kind="site", cell=at, origin=at))
    zone = f"ruin.foes.{at}"
    if not q.things.count(zone):
        for colour in ruin.fight:
            yield from q.draw_enemy(colour, zone)
    combat.join(q, me, list(q.things.in_zone(zone)), at, "site")


def burn(q: Quest, me: Seat) -> Rules[None]:
    """Burning a Monastery: 3 Reputation, then a random violet enemy, without units (MK-CBT-06)."""
    at = q.player(me).at
    q.change_reputation(me, -3, rules=("MK-CBT-06",))
    combat.start(q, me, Combat(kind="burn", cell=at, origin=at, units=False))
    token = yield from q.draw_enemy("violet", f"foe.{me}")
    combat.join(q, me, [token], "", "site")
