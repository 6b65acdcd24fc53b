"""Units with rules of their own."""

from __future__ import annotations

from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import BLUE, COLD_FIRE, GREEN, RED, WHITE
from hexameron.games.mageknight.options import Branch, Parry
from hexameron.games.mageknight.rules import effects, foes, guards, mana, ways
from hexameron.games.mageknight.rules.cards.forms import Check, Deal
from hexameron.games.mageknight.rules.effects import Use
from hexameron.games.mageknight.state import Modifier
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Done, Option, Pick, Rules, Seat
from hexameron.kernel.ids import handle_of, thing_id
from hexameron.kernel.things import bit


def wound_self(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """The unit is wounded by its own effort (Utem Swordsmen)."""
    troop = q.troop(me, thing_id(use.unit))
    troop.wounds += 1
    q.tell("unit.wounded", unit=thing_id(troop.card), n=troop.wounds)
    yield from ()


def heroes_reputation(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Heroes who speak for their leader raise his Reputation."""
    q.change_reputation(me, effect.n)
    yield from ()


# ---------------------------------------------------------------------- Altem Mages


def altem_mages(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Cold fire Attack or Block 5; with blue or red mana 7, with both 9."""
    ways = [needs for needs in ((), (BLUE,), (RED,), (BLUE, RED)) if mana.can_pay(q, me, needs)]
    chosen = yield from q.ask(me, "altem.mana", lambda: [Branch(number) for number in range(len(ways))])
    yield from mana.pay(q, me, ways[chosen.number])
    n = effect.n + 2 * len(ways[chosen.number])
    blocking = effects.moment(q, me) == fx.BLOCKING
    points = fx.block(n, COLD_FIRE) if blocking else fx.attack(n, COLD_FIRE)
    yield from effects.run(q, me, points, use)


# ---------------------------------------------------------------------- Delphana Masters

MASTERY: dict[int, fx.Weaken] = {
    BLUE: fx.Weaken(tame=True),
    RED: fx.Weaken(gains=("doomed",)),
    GREEN: fx.Weaken(armour=5),
    WHITE: fx.Weaken(loses=("fortified", "resistances")),
}
"""What each colour of mana does to an enemy; a doomed one is destroyed if it is blocked."""


def _masterable(q: Quest, me: Seat, done: list[int]) -> list[int]:
    mask = mana.payable(q, me)
    return [
        colour
        for colour, what in MASTERY.items()
        if colour not in done and mask >> colour & 1 and foes.targets(q, me, what, colour)
    ]


def can_master(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(_masterable(q, me, []))


def delphana_masters(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """Any number of four effects at once, each for its mana."""
    done: list[int] = []

    def left() -> list[Option]:
        fitting = [Branch(colour) for colour in _masterable(q, me, done)]
        return [*fitting, Done()] if done else [*fitting]

    while _masterable(q, me, done):
        chosen = yield from q.ask(me, "delphana.which", left)
        if not isinstance(chosen, Branch):
            break
        done.append(chosen.number)
        yield from mana.pay(q, me, (chosen.number,))
        yield from effects.weaken(q, me, MASTERY[chosen.number], use, chosen.number)


# ---------------------------------------------------------------------- Scouts


def peekable(q: Quest, me: Seat, reach: int) -> list[int]:
    """Face-down tokens within reach, and the top of every enemy pile."""
    near = q.board.within(q.player(me).at, reach)
    found = []
    for cell in near:
        for token in q.things.in_zone(f"on.{cell}"):
            if not q.things.known(token, me):
                found.append(token)
    for city, one in q.state.cities.items():
        if one.cell in near:
            found += [t for t in q.things.in_zone(f"city.{city}") if not q.things.known(t, me)]
    for colour in ("green", "grey", "violet", "brown", "red", "white"):
        pile = q.things.in_zone(f"enemy.{colour}")
        if pile and not q.things.known(pile[-1], me):
            found.append(pile[-1])
    return found


def can_peek(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(q.player(me).at) and bool(peekable(q, me, effect.n))


def scouts_peek(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """A look at a hidden token; it is worth 1 more Fame if it is defeated this turn."""
    got = yield from q.ask(
        me, "scouts.peek", lambda: [Pick(thing_id(token)) for token in peekable(q, me, effect.n)]
    )
    q.things.show(handle_of(got.id), bit(me))
    q.turn(me).modifiers.append(Modifier(kind="scouted", what=got.id))


# ---------------------------------------------------------------------- Shocktroops


def can_guard(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return bool(guards.open_threats(q, me))


def shocktroops_guard(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    """One attack is weaker by 3, and its damage comes to this unit first."""
    got = yield from q.ask(
        me, "shocktroops.attack", lambda: [Parry(foes.foe_id(n), m) for n, m in guards.open_threats(q, me)]
    )
    foes.foe(q.combat(me), got.foe).threats[got.threat].weaker += effect.n
    q.turn(me).modifiers.append(
        Modifier(kind="guarded_by", what=f"{got.foe} {got.threat} {thing_id(use.unit)}", until="combat")
    )


# ---------------------------------------------------------------------- Magic Familiars


def _familiar(q: Quest, me: Seat, use: Use, colour: int, more: int) -> int:
    """What the mana on the card adds, if it has the right colour."""
    return more if q.troop(me, thing_id(use.unit)).mana == colour else 0


def familiar_attack(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    yield from effects.run(q, me, fx.attack(effect.n + _familiar(q, me, use, RED, 2)), use)


def familiar_block(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    yield from effects.run(q, me, fx.block(effect.n + _familiar(q, me, use, BLUE, 3)), use)


def familiar_points(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    n = effect.n + _familiar(q, me, use, WHITE, 2)
    yield from effects.run(q, me, fx.choice(fx.Move(n), fx.Influence(n)), use)


def can_give_points(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    return any(effects.can(q, me, ways.SIDEWAYS[kind], now, use) for kind in ("move", "influence"))


def familiar_heal(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    yield from effects.run(q, me, fx.Heal(effect.n + _familiar(q, me, use, GREEN, 1)), use)


CAN: dict[str, Check] = {
    "delphana_masters": can_master,
    "scouts_peek": can_peek,
    "shocktroops_guard": can_guard,
    "familiar_points": can_give_points,
}
DO: dict[str, Deal] = {
    "wound_self": wound_self,
    "heroes_reputation": heroes_reputation,
    "altem_mages": altem_mages,
    "delphana_masters": delphana_masters,
    "scouts_peek": scouts_peek,
    "shocktroops_guard": shocktroops_guard,
    "familiar_attack": familiar_attack,
    "familiar_block": familiar_block,
    "familiar_points": familiar_points,
    "familiar_heal": familiar_heal,
}
