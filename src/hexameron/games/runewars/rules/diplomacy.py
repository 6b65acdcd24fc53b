"""Diplomacy with neutral units: influence, Fate cards, and what comes of it (DIPL)."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content.effects import MoreFate
from hexameron.games.runewars.content.rewards import REWARD
from hexameron.games.runewars.content.tactics import TACTIC
from hexameron.games.runewars.options import Fight, Pay, Retreat, UseCard
from hexameron.games.runewars.rules.playing import play_tactic
from hexameron.games.runewars.rules.retreat import drive_off, retreat
from hexameron.games.runewars.rules.running import Use, runs
from hexameron.games.runewars.rules.windows import may_hold
from hexameron.games.runewars.state import March, Squad
from hexameron.games.runewars.table import War
from hexameron.games.runewars.table_of_land import LIMIT
from hexameron.kernel.asking import Option, Pass, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id

MOST: Final = 6
"""Influence that may be spent on one diplomacy (RW-DIPL-02)."""
MORE: Final = "diplomacy+"
"""Marks in the turn how many cards more are drawn."""


def may_try(t: War, seat: Seat, army: March) -> bool:
    """Influence is needed, and no more than eight units (RW-DIPL-03, ruling on RW-DIPL-06)."""
    return t.player(seat).influence > 0 and sum(army.units.values()) <= LIMIT and t.is_neutral(army.target)


def talk(t: War, seat: Seat) -> Rules[bool]:
    """The attempt (RW-DIPL-01..11); False if it ends in a battle."""
    order = t.order
    army = order.march
    assert army is not None
    target = army.target
    most = min(MOST, t.player(seat).influence)
    got = yield from t.ask(seat, "diplomacy.pay", lambda: [Pay(n) for n in range(1, most + 1)], actor=target)
    t.lose_influence(seat, got.n, rules=("RW-DIPL-02",))
    cards = got.n + _rings(t, seat, target) + (yield from _more_cards(t, seat))
    chosen = yield from choose_fate(t, seat, cards, "diplomacy.card", actor=target)
    destiny = t.fate(chosen).destiny
    t.tell(
        "diplomacy.result",
        seat=player_id(seat),
        at=target,
        card=thing_id(chosen),
        result=destiny,
        rules=("RW-DIPL-05",),
    )
    t.discard_fate("fate.open")
    if destiny == "gold":
        t.tell("diplomacy.joins", seat=player_id(seat), at=target, rules=("RW-DIPL-06", "RW-NEUT-02"))
        _enter(t, seat)
        return True
    if destiny == "silver":
        yield from drive_off(t, target, t.left_of(seat), rules=("RW-DIPL-07", "RW-DIPL-08", "RW-DIPL-09"))
        _enter(t, seat)
        return True
    return (yield from _failure(t, seat, army))


def _enter(t: War, seat: Seat) -> None:
    army = t.order.march
    assert army is not None
    t.order.march = None
    for kind, n in army.units.items():
        t.put(army.target, kind, seat, up=n)


def _failure(t: War, seat: Seat, army: March) -> Rules[bool]:
    """Battle or retreat; a second battle is not allowed (RW-DIPL-10, RW-MOBI-06)."""
    options: list[Option] = [Retreat()] if t.order.fought else [Fight(), Retreat()]
    got = yield from t.ask(seat, "diplomacy.failed", lambda: options, actor=army.target)
    if isinstance(got, Fight):
        return False
    yield from give_way(t, seat, army)
    return True


def give_way(t: War, seat: Seat, army: March) -> Rules[None]:
    """The units that came go back to one adjacent area (RW-DIPL-10)."""
    t.order.march = None
    t.tell("diplomacy.retreat", seat=player_id(seat), at=army.target, rules=("RW-DIPL-10",))
    yield from retreat(t, seat, army.target, {kind: Squad(up=n) for kind, n in army.units.items()})
    t.unsettled = True


def choose_fate(t: War, seat: Seat, n: int, prompt: str, *, actor: str) -> Rules[int]:
    """Draws open Fate cards; one of them counts, of those alike one is listed (RW-DIPL-04, -05)."""
    drawn = yield from t.open_fate(seat, n)
    t.tell(
        "fate.drawn",
        seat=player_id(seat),
        cards=tuple(thing_id(card) for card in drawn),
        rules=("RW-FATE-03", "RW-DIPL-04"),
    )
    kinds: dict[str, int] = {}
    for card in drawn:
        kinds.setdefault(t.fate(card).destiny, card)
    got = yield from t.pick_one(seat, prompt, [thing_id(card) for card in kinds.values()], actor=actor)
    return handle_of(got)


# ---------------------------------------------------------------------- more cards


def _rings(t: War, seat: Seat, target: str) -> int:
    """Reward cards of own heroes there that draw more."""
    more = 0
    for id_ in t.heroes_at(target):
        if t.hero(id_).seat == seat:
            for card in t.things.in_zone(f"rewards.{id_}"):
                for rule in REWARD[t.id_of(card)].rules:
                    if "diplomacy" in rule.when and isinstance(rule.effect, MoreFate):
                        t.things.show_all(card)
                        t.tell("reward.used", hero=id_, card=thing_id(card), rules=("RW-REWD-02",))
                        more += rule.effect.n
    return more


def _more_cards(t: War, seat: Seat) -> Rules[int]:
    """Tactics cards after the influence is paid, each kind once."""
    order = t.order
    while may_hold(t, seat, ("diplomacy",)):
        got = yield from t.ask(seat, "diplomacy.more", lambda: [*_cards(t, seat), Pass()], show=True)
        if not isinstance(got, UseCard):
            break
        order.once.append(f"{MORE}{got.source}")
        yield from play_tactic(t, seat, handle_of(got.card))
    more = sum(int(mark.rpartition("=")[2]) for mark in order.once if mark.startswith(f"{MORE}="))
    order.once = [mark for mark in order.once if not mark.startswith(MORE)]
    return more


def _cards(t: War, seat: Seat) -> list[Option]:
    found: dict[str, Option] = {}
    for handle in t.things.in_zone(f"tactics.{seat}"):
        id_ = t.id_of(handle)
        if "diplomacy" in TACTIC[id_].rule.when and f"{MORE}{id_}" not in t.order.once:
            found.setdefault(id_, UseCard(id_, thing_id(handle)))
    return list(found.values())


@runs(MoreFate)
def _more_fate(t: War, use: Use, effect: MoreFate) -> Rules[None]:
    yield from ()
    t.order.once.append(f"{MORE}={effect.n}")
