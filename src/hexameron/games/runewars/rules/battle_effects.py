"""Effects inside a battle: special abilities of units, Tactics cards (UNIT, COMB, ROUT)."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.runewars.content import effects as e
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.options import Part
from hexameron.games.runewars.rules import battle, combat, duel
from hexameron.games.runewars.rules.losses import (
    choose,
    choose_up_to,
    destroy,
    hurt,
    of_shapes,
    preferred,
    rout,
    standing,
    suffer,
    take_kills,
    take_routs,
)
from hexameron.games.runewars.rules.retreat import retreat
from hexameron.games.runewars.rules.running import Use, checks, run, runs
from hexameron.games.runewars.state import Figure, Side
from hexameron.games.runewars.table import War
from hexameron.games.runewars.table_of_land import has_routed
from hexameron.kernel.asking import Rules
from hexameron.kernel.ids import handle_of, player_id, thing_id

ALL_DAMAGE = 99


def mine(t: War, use: Use) -> Side:
    return t.battle.sides[use.side]


def foe(t: War, use: Use) -> Side:
    return t.battle.sides[1 - use.side]


# ---------------------------------------------------------------------- damage


@runs(e.Damage)
def _damage(t: War, use: Use, effect: e.Damage) -> Rules[None]:
    side = foe(t, use)
    if effect.by == "user":
        for _ in range(effect.n):
            if side.figures:
                figure = yield from choose(t, use.seat, "battle.target", side.figures)
                hurt(t, side, figure)
    elif effect.apart:
        yield from _spread(t, side, effect.n)
    else:
        last = yield from suffer(t, side, effect.n, effect.among)
        if effect.again and last is not None and last in side.figures:
            hurt(t, side, last)


def _spread(t: War, side: Side, n: int) -> Rules[None]:
    """One damage on each of several different standing units, already damaged ones first."""
    burnt: list[str] = []
    for _ in range(n):
        left = [figure for figure in standing(side) if figure.id not in burnt]
        left = [figure for figure in left if figure.hurt] or left
        if not left:
            return
        figure = yield from choose(t, side.seat, "battle.damage", left)
        burnt.append(figure.id)
        hurt(t, side, figure)


@runs(e.RageDamage)
def _rage(t: War, use: Use, effect: e.RageDamage) -> Rules[None]:
    """As much damage as lies on one of the own units of the kind."""
    if t.state.duel is not None:
        fighter = t.duel.fighters[use.side]
        fighter.dealt += fighter.hurt
        return
    own = [figure for figure in mine(t, use).figures if figure.kind == effect.kind]
    if own:
        figure = yield from choose(t, use.seat, "battle.rage", own)
        yield from suffer(t, foe(t, use), figure.hurt)


@runs(e.Rout)
def _rout(t: War, use: Use, effect: e.Rout) -> Rules[None]:
    side = foe(t, use)
    if effect.by == "owner":
        yield from take_routs(t, side, effect.n, effect.among, effect.shapes)
        return
    for _ in range(effect.n):
        figure = yield from choose_up_to(
            t, use.seat, "battle.target", lambda: of_shapes(standing(side), effect.shapes)
        )
        if figure is None:
            return
        rout(t, side, figure, rules=("RW-COMB-03",))


@checks(e.Rout)
def _can_rout(t: War, use: Use, effect: e.Rout) -> bool:
    return bool(of_shapes(standing(foe(t, use)), effect.shapes))


@runs(e.Destroy)
def _destroy(t: War, use: Use, effect: e.Destroy) -> Rules[None]:
    side = foe(t, use)
    if effect.by == "owner":
        yield from take_kills(t, side, effect.n, effect.among, effect.shapes)
        return
    for _ in range(effect.n):
        figure = yield from choose_up_to(
            t,
            use.seat,
            "battle.target",
            lambda: preferred(side, of_shapes(side.figures, effect.shapes), effect.among),
        )
        if figure is None:
            return
        destroy(t, side, figure, rules=("RW-COMB-03",))


@checks(e.Destroy)
def _can_destroy(t: War, use: Use, effect: e.Destroy) -> bool:
    side = foe(t, use)
    return bool(preferred(side, of_shapes(side.figures, effect.shapes), effect.among))


def forced_choice(t: War, use: Use, effect: e.Choice) -> Rules[None]:
    """The opponent chooses what to lose; if only one can be met in full it must be that."""
    side = foe(t, use)
    parts = [part for part in effect.of if isinstance(part, e.Destroy)]
    there = [len(of_shapes(side.figures, part.shapes)) for part in parts]
    full = [number for number, part in enumerate(parts) if there[number] >= part.n]
    found = full or [number for number, n in enumerate(there) if n]
    if not found:
        return
    got = yield from t.ask(
        side.seat, "battle.loses", lambda: [Part(number, use.source) for number in found], actor=use.source
    )
    part = parts[got.number]
    yield from take_kills(t, side, part.n, part.among, part.shapes)


@runs(e.Terrify)
def _terrify(t: War, use: Use, effect: e.Terrify) -> Rules[None]:
    """Different enemy units are routed, or destroyed if they were."""
    side = foe(t, use)
    touched: list[str] = []
    for _ in range(effect.n):
        left = [figure for figure in side.figures if figure.id not in touched]
        if not left:
            return
        figure = yield from choose(t, use.seat, "battle.target", left)
        touched.append(figure.id)
        if figure.down:
            destroy(t, side, figure, rules=("RW-COMB-03",))
        else:
            rout(t, side, figure, rules=("RW-COMB-03",))


@runs(e.Retreat)
def _retreat(t: War, use: Use, effect: e.Retreat) -> Rules[None]:
    yield from battle.withdraw(t, foe(t, use), effect.n, rules=("RW-COMB-03",))


# ---------------------------------------------------------------------- one's own side


@runs(e.Raise)
def _raise(t: War, use: Use, effect: e.Raise) -> Rules[None]:
    """Units from the supply stand up in the battle."""
    n = min(effect.n, t.supply(effect.kind))
    if not n:
        return
    chosen = yield from t.allot(use.seat, "battle.raise", lambda: {effect.kind: n}, 0, n)
    for _ in range(chosen.get(effect.kind, 0)):
        figure = battle.enlist(t.battle, mine(t, use), effect.kind)
        t.tell("battle.raised", seat=player_id(use.seat), kind=f"unit.{figure.kind}", rules=("RW-COMB-03",))


@runs(e.Health)
def _health(t: War, use: Use, effect: e.Health) -> Rules[None]:
    yield from ()
    if t.state.duel is not None:
        t.duel.fighters[use.side].health = effect.n
    else:
        mine(t, use).sturdy[effect.kind] = effect.n
    t.tell("battle.sturdy", kind=f"unit.{effect.kind}", n=effect.n, rules=("RW-COMB-03",))


@runs(e.Strength)
def _strength(t: War, use: Use, effect: e.Strength) -> Rules[None]:
    yield from ()
    mine(t, use).bonus += effect.n
    t.tell("battle.bonus", seat=player_id(use.seat), n=effect.n, rules=("RW-COMB-03",))


@runs(e.Again)
def _again(t: War, use: Use, effect: e.Again) -> Rules[None]:
    """One more card, resolved at once; a special icon is one damage."""
    card = (yield from t.open_fate(use.seat, 1))[0]
    icon = t.fate(card).sections[UNIT[use.source].shape]
    t.tell(
        "battle.again",
        seat=player_id(use.seat),
        kind=f"unit.{use.source}",
        card=thing_id(card),
        rules=("RW-COMB-03",),
    )
    if t.state.duel is not None:
        fighter = t.duel.fighters[use.side]
        if icon.kind == "special":
            fighter.dealt += 1
        else:
            yield from duel.resolve(t, use.side, icon)
    else:
        t.discard(card, "fate.discard")
        if icon.kind == "rout":
            yield from take_routs(t, foe(t, use), icon.n)
        elif icon.kind != "blank":
            yield from suffer(t, foe(t, use), icon.n or 1)


@runs(e.IfStanding)
def _if_standing(t: War, use: Use, effect: e.IfStanding) -> Rules[None]:
    n = sum(figure.kind == effect.kind for figure in standing(mine(t, use)))
    yield from run(t, use, effect.then if n >= effect.n else effect.other)


def sacrifices(t: War, use: Use, kind: str) -> list[Figure]:
    return [figure for figure in standing(mine(t, use)) if figure.kind == kind]


def sacrifice(t: War, use: Use, kind: str) -> Rules[None]:
    """One of the own standing units of the kind is destroyed."""
    figure = yield from choose(t, use.seat, "battle.sacrifice", sacrifices(t, use, kind))
    destroy(t, mine(t, use), figure, rules=("RW-COMB-03",))


# ---------------------------------------------------------------------- Tactics cards


@runs(e.BothSides)
def _both(t: War, use: Use, effect: e.BothSides) -> Rules[None]:
    """The attacker suffers first, then the defender."""
    for number in (0, 1):
        yield from suffer(t, t.battle.sides[number], effect.damage)


@runs(e.Winner)
def _winner(t: War, use: Use, effect: e.Winner) -> Rules[None]:
    yield from ()
    t.battle.spoils = use.source


@runs(e.Redraw)
def _redraw(t: War, use: Use, effect: e.Redraw) -> Rules[None]:
    """Any of the cards just drawn are discarded and as many drawn anew."""
    zone = f"fate.{use.side}"
    cards = [thing_id(card) for card in t.things.in_zone(zone)]
    picked = yield from t.pick(use.seat, "battle.redraw", lambda: cards, 0, len(cards))
    for one in picked:
        t.discard(handle_of(one), "fate.discard")
    if picked:
        t.tell(
            "battle.redraws",
            seat=player_id(use.seat),
            n=len(picked),
            cards=tuple(picked),
            rules=("RW-FATE-03",),
        )
    yield from combat.draw_fate(t, use.side, len(picked))


@runs(e.Prevent)
def _prevent(t: War, use: Use, effect: e.Prevent) -> Rules[None]:
    yield from ()
    if t.state.duel is not None:
        t.duel.fighters[use.side].spared += effect.n or ALL_DAMAGE
    elif t.state.battle is not None:
        mine(t, use).spared += effect.n


@runs(e.Stand)
def _stand(t: War, use: Use, effect: e.Stand) -> Rules[None]:
    """Routed figures stand up: in a battle those in it, else units and heroes of the board."""
    if t.state.battle is not None and use.side >= 0:
        yield from _stand_in_battle(t, use, effect.n)
        return
    limits = lying(t, use, here=effect.here)
    chosen = yield from t.allot(
        use.seat, "effect.stand", lambda: limits, 1, min(effect.n, sum(limits.values()))
    )
    for id_, n in chosen.items():
        if id_ in t.state.heroes:
            t.hero(id_).down = False
            t.tell("hero.stands", hero=id_, rules=("RW-TERM-21",))
        else:
            code, _, kind = id_.partition(".")
            t.take(code, kind, down=n)
            t.put(code, kind, use.seat, up=n)
            t.tell("units.stand", at=code, kind=f"unit.{kind}", n=n, rules=("RW-TERM-21",))


def _stand_in_battle(t: War, use: Use, n: int) -> Rules[None]:
    side = mine(t, use)
    for _ in range(n):
        figure = yield from choose_up_to(
            t, use.seat, "battle.stand", lambda: [figure for figure in side.figures if figure.down]
        )
        if figure is None:
            return
        figure.down = False
        t.tell("battle.stands", kind=f"unit.{figure.kind}", figure=figure.id, rules=("RW-TERM-21",))


def lying(t: War, use: Use, *, here: bool) -> dict[str, int]:
    """A player's routed units and heroes, as ``AREA.kind`` and heroes' ids."""
    areas: Sequence[str] = [t.hero(use.hero).at] if here else list(t.state.places)
    found = {
        f"{code}.{kind}": squad.down
        for code in areas
        if has_routed(t.place(code))
        for kind, squad in t.squads(use.seat, code).items()
        if squad.down
    }
    for id_ in t.heroes(use.seat):
        if t.hero(id_).down and t.hero(id_).at in areas:
            found[id_] = 1
    return found


@checks(e.Stand)
def _can_stand(t: War, use: Use, effect: e.Stand) -> bool:
    if t.state.battle is not None and use.side >= 0:
        return any(figure.down for figure in mine(t, use).figures)
    return bool(lying(t, use, here=effect.here))


@runs(e.CancelBattle)
def _cancel(t: War, use: Use, effect: e.CancelBattle) -> Rules[None]:
    """Tactical Retreat: the whole army leaves unrouted, the stronghold passes with its side kept."""
    fought = t.battle
    code = fought.place
    place = t.place(code)
    army = {kind: squad for squads in (place.units, place.wild) for kind, squad in squads.items()}
    cracked = place.cracked
    place.units, place.wild = {}, {}
    t.tell("battle.cancelled", seat=player_id(use.seat), at=code, rules=("RW-BATT-05",))
    yield from retreat(t, use.seat, code, army, rout=False)
    fought.sides[1].figures.clear()
    t.leave(code)
    attacker = fought.sides[0]
    yield from battle.take_fort(t, attacker.seat, code, cracked=cracked)
    yield from battle.occupy(t, attacker, code)
    t.state.battle = None
    t.order.siege = False
    t.unsettled = True
