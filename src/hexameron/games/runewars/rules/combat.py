"""Combat rounds: drawing Fate cards by initiative, special abilities, routs, damage (COMB)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hexameron.games.runewars.content.records import Icon
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.options import Kind
from hexameron.games.runewars.rules import windows
from hexameron.games.runewars.rules.losses import standing, suffer, take_routs
from hexameron.games.runewars.rules.running import Use, run
from hexameron.games.runewars.state import Side
from hexameron.games.runewars.table import War, just
from hexameron.kernel.asking import Rules
from hexameron.kernel.ids import player_id, thing_id
from hexameron.kernel.things import bit

ROUNDS: Final = 5


def to_draw(side: Side, initiative: int) -> list[str]:
    """The kinds of this initiative with standing units that have not drawn (RW-COMB-01, RW-COMB-08)."""
    kinds = dict.fromkeys(figure.kind for figure in standing(side))
    return [kind for kind in kinds if UNIT[kind].initiative == initiative and kind not in side.drawn]


def _draw(t: War) -> Rules[None]:
    """The attacker, then the defender draws for one kind (RW-COMB-01, RW-COMB-02, RW-COMB-06, -07)."""
    battle = t.battle
    if not any(to_draw(side, battle.round) for side in battle.sides):
        battle.round += 1
        if battle.round > ROUNDS:
            battle.step = "works"
        return
    yield from windows.before_draw(t)
    for number, side in enumerate(battle.sides):
        kinds = to_draw(side, battle.round)
        side.now = ""
        if not kinds:
            continue
        options = [Kind(kind) for kind in kinds]
        got = yield from t.ask(side.seat, "battle.kind", just(options), actor=battle.place)
        side.now = got.kind
        side.drawn.append(got.kind)
        n = sum(figure.kind == got.kind for figure in standing(side))
        yield from draw_fate(t, number, n)
        t.tell(
            "battle.draws",
            seat=player_id(side.seat),
            kind=f"unit.{got.kind}",
            n=n,
            round=battle.round,
            rules=("RW-COMB-01" if number == 0 else "RW-COMB-02",),
        )
    yield from windows.drawn(t)
    battle.step = "specials"


def draw_fate(t: War, number: int, n: int) -> Rules[list[int]]:
    """Fate cards of a side, which only the one who decides for it sees (ruling on RW-COMB-03)."""
    seat = t.battle.sides[number].seat
    return (yield from t.draw_through(seat, "fate.deck", "fate.discard", f"fate.{number}", n, sees=bit(seat)))


def icon(t: War, side: Side, handle: int) -> Icon:
    """What a drawn card shows to the kind that drew it."""
    return t.fate(handle).sections[UNIT[side.now].shape]


def reveal(t: War, number: int, kind: str) -> list[int]:
    """The cards of a side that show such an icon are laid open (RW-COMB-03..05)."""
    side = t.battle.sides[number]
    found = [card for card in t.things.in_zone(f"fate.{number}") if icon(t, side, card).kind == kind]
    for card in found:
        t.things.show_all(card)
        t.tell(
            "battle.reveals",
            seat=player_id(side.seat),
            kind=f"unit.{side.now}",
            card=thing_id(card),
            rules=(),
        )
    return found


def _specials(t: War) -> Rules[None]:
    """Attacker first, each special icon is one use of the unit's ability (RW-COMB-03, RW-COMB-09)."""
    battle = t.battle
    shown = [len(reveal(t, number, "special")) for number in (0, 1)]
    for number, side in enumerate(battle.sides):
        for _ in range(shown[number]):
            unit = UNIT[side.now]
            t.tell(
                "battle.special", seat=player_id(side.seat), kind=f"unit.{side.now}", rules=("RW-COMB-03",)
            )
            yield from run(t, Use(side.seat, unit.id, side=number), unit.effect)
    battle.step = "routs"


def order_of_losses(t: War) -> tuple[int, int]:
    """Who takes losses first (RW-COMB-04, and the ruling on it)."""
    return (1, 0) if t.state.ruling("defender_loses_first") else (0, 1)


def _sum(t: War, number: int, kind: str) -> int:
    side = t.battle.sides[number]
    return sum(icon(t, side, card).n for card in reveal(t, number, kind))


def _routs(t: War) -> Rules[None]:
    """Each routs as many units as the other's rout icons say (RW-COMB-04)."""
    battle = t.battle
    routs = _sum(t, 1, "rout"), _sum(t, 0, "rout")
    for number in order_of_losses(t):
        yield from take_routs(t, battle.sides[number], routs[number])
    battle.step = "hits"


def _hits(t: War) -> Rules[None]:
    """Each assigns the damage of the other's icons (RW-COMB-05); then the cards are discarded."""
    battle = t.battle
    hits = [_sum(t, 1, "damage"), _sum(t, 0, "damage")]
    for number, side in enumerate(battle.sides):
        side.hits = hits[number]
    yield from windows.hits(t)
    for number in order_of_losses(t):
        side = battle.sides[number]
        yield from suffer(t, side, max(0, side.hits - side.spared))
    for number, side in enumerate(battle.sides):
        side.hits = side.spared = 0
        lay_aside(t, number)
    battle.step = "draw"


def lay_aside(t: War, number: int) -> None:
    """The drawn cards go to the open pile; those without an icon that counts are seen only now."""
    zone = f"fate.{number}"
    blank = [card for card in t.things.in_zone(zone) if not t.things.known(card, None)]
    t.discard_fate(zone)
    if blank:
        t.tell(
            "battle.blanks",
            seat=player_id(t.battle.sides[number].seat),
            cards=tuple(thing_id(card) for card in blank),
            rules=("RW-FATE-04",),
        )


STEPS: Final[dict[str, Callable[[War], Rules[None]]]] = {
    "draw": _draw,
    "specials": _specials,
    "routs": _routs,
    "hits": _hits,
}
