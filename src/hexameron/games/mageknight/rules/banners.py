"""Banners: Artifacts that serve a unit (MK-UNIT-17..21)."""

from __future__ import annotations

from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.options import Parry, Target
from hexameron.games.mageknight.rules import foes, guards
from hexameron.games.mageknight.state import NOBODY, Troop
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id, thing_id


def attach(q: Quest, me: Seat, card: int, troop: Troop) -> None:
    """The unit's former Banner goes to the discard pile."""
    if troop.banner != NOBODY:
        q.lay_open(troop.banner, f"discard.{me}")
    q.lay_open(card, f"banner.{me}")
    troop.banner = card
    troop.banner_used = False
    q.turn(me).carded = True
    q.tell("banner.attached", seat=player_id(me), card=thing_id(card), unit=thing_id(troop.card))


def can_use(q: Quest, me: Seat, troop: Troop, now: fx.Moment) -> bool:
    """Whether a unit can use its Banner on purpose now: Fear cancels an attack, Courage readies."""
    banner = q.deed(troop.banner).id
    if banner == FEAR:
        ready = not troop.spent and not troop.wounds
        return ready and now == fx.BLOCKING and bool(guards.open_threats(q, me) or _supporters(q, me))
    return banner == COURAGE and bool(now & fx.PEACE) and troop.spent and not troop.banner_used


FEAR = "artifact.banner_of_fear"
COURAGE = "artifact.banner_of_courage"


def use(q: Quest, me: Seat, troop: Troop) -> Rules[None]:
    """Uses the Banner of a unit."""
    q.tell("banner.used", seat=player_id(me), card=thing_id(troop.banner), unit=thing_id(troop.card))
    if q.deed(troop.banner).id == COURAGE:
        troop.banner_used = True
        troop.spent = False
        return
    yield from _frighten(q, me, troop)


def _frighten(q: Quest, me: Seat, troop: Troop) -> Rules[None]:
    """The unit is spent to cancel one attack, for 1 Fame (Banner of Fear).

    Between players it takes a supporting unit's part off the Attack (MK-PVPS-11).
    """

    def attacks() -> list[Parry]:
        return [Parry(foes.foe_id(n), m) for n, m in guards.open_threats(q, me)]

    combat = q.combat(me)
    if combat.kind == "duel":
        unit = yield from q.ask(
            me, "combat.target", lambda: [Target(foes.foe_id(n)) for n in _supporters(q, me)]
        )
        foes.tame(q, foes.foe(combat, unit.foe))
    else:
        got = yield from q.ask(me, "banner.fear", attacks)
        foes.foe(combat, got.foe).threats[got.threat].dealt = True
    troop.spent = True
    q.gain_fame(me, 1)


def _supporters(q: Quest, me: Seat) -> list[int]:
    """The opponent's units that gave points to the Attack that is blocked now, by number."""
    combat = q.combat(me)
    return [n for n in foes.present(combat) if foes.supports(q, combat.foes[n])]
