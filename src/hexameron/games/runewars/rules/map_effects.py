"""Effects on the map: neutral units, activation, strongholds, cities."""

from __future__ import annotations

from functools import partial

from hexameron.games.runewars.content import effects as e
from hexameron.games.runewars.options import At, Build, Draws, Send
from hexameron.games.runewars.rules import fortify, harvest
from hexameron.games.runewars.rules.cities import place_wild, wild_kinds
from hexameron.games.runewars.rules.retreat import drive_off, leave_battle
from hexameron.games.runewars.rules.running import Use, checks, runs
from hexameron.games.runewars.state import NOBODY
from hexameron.games.runewars.table import War
from hexameron.games.runewars.table_of_land import DOWN, kind_of
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id, seat_of


def _where(t: War, use: Use, prompt: str, areas: list[str]) -> Rules[str]:
    got = yield from t.ask(use.seat, prompt, lambda: [At(code) for code in areas], actor=use.source)
    return got.area


# ---------------------------------------------------------------------- neutral units


def _homes(t: War, use: Use, where: e.Where) -> list[str]:
    """Units that come to a battle from outside would take no part in it: not into its area."""
    found = [*t.controlled(use.seat), *(() if where == "friendly" else t.uncontrolled())]
    return [code for code in found if not t.is_contested(code)]


@runs(e.Place)
def _place(t: War, use: Use, effect: e.Place) -> Rules[None]:
    """Neutral units of a shape from the supply into one area (RW-NEUT-10)."""
    areas = _homes(t, use, effect.where)
    if areas and wild_kinds(t, effect.shape):
        code = yield from _where(t, use, "effect.place", areas)
        yield from place_wild(t, use.seat, effect.shape, effect.n, code, rules=("RW-NEUT-10",))


@checks(e.Place)
def _can_place(t: War, use: Use, effect: e.Place) -> bool:
    return bool(_homes(t, use, effect.where)) and bool(wild_kinds(t, effect.shape))


def herds(t: War, use: Use, *, hero: bool) -> list[Send]:
    """Where all neutral units of an area could go together."""
    sources = [t.hero(use.hero).at] if hero else t.uncontrolled()
    found = []
    for source in sources:
        kinds = list(t.place(source).wild)
        if not kinds:
            continue
        for target in t.atlas.beside[source]:
            if t.control(target) not in (NOBODY, use.seat) or t.is_contested(target):
                continue
            if all(t.enters(use.seat, kind, source, target) for kind in kinds):
                found.append(Send(source, target))
    return found


@runs(e.MoveWild)
def _move_wild(t: War, use: Use, effect: e.MoveWild) -> Rules[None]:
    """All neutral units of an area move to a neighbour; routed ones stay routed (RW-NEUT-10, -11)."""
    options = herds(t, use, hero=effect.hero)
    if not options:
        return
    got = yield from t.ask(use.seat, "effect.herd", lambda: options, actor=use.source)
    wild = t.place(got.source).wild
    herd = dict(wild)
    wild.clear()
    leave_battle(t, got.source)
    for kind, squad in herd.items():
        t.put(got.target, kind, NOBODY, squad.up, squad.down)
    t.tell(
        "wild.moves",
        seat=player_id(use.seat),
        source=got.source,
        at=got.target,
        rules=("RW-NEUT-10", "RW-NEUT-11"),
    )


@checks(e.MoveWild)
def _can_move_wild(t: War, use: Use, effect: e.MoveWild) -> bool:
    return bool(herds(t, use, hero=effect.hero))


def lairs(t: War, seat: Seat) -> list[str]:
    """Areas with neutral units that are not a player's allies."""
    return [code for code, place in t.state.places.items() if place.wild and t.control(code) != seat]


@runs(e.ScatterWild)
def _scatter_wild(t: War, use: Use, effect: e.ScatterWild) -> Rules[None]:
    """Neutral units flee; their ally, else the left neighbour decides (RW-NEUT-08, -09, RW-RETR-10)."""
    areas = lairs(t, use.seat)
    if areas:
        code = yield from _where(t, use, "effect.scatter", areas)
        ally = t.control(code)
        decides = t.left_of(use.seat) if ally == NOBODY else ally
        yield from drive_off(t, code, decides, rules=("RW-RETR-10", "RW-NEUT-08", "RW-NEUT-09"))


@checks(e.ScatterWild)
def _can_scatter(t: War, use: Use, effect: e.ScatterWild) -> bool:
    return bool(lairs(t, use.seat))


def ruins(t: War, seat: Seat) -> list[str]:
    """Uncontrolled areas with an own hero and without a city."""
    sites = dict.fromkeys(t.hero(id_).at for id_ in t.heroes(seat))
    return [code for code in sites if t.control(code) == NOBODY and not t.place(code).city]


@runs(e.FoundFort)
def _found(t: War, use: Use, effect: e.FoundFort) -> Rules[None]:
    """Neutral units leave, then a damaged stronghold stands there."""
    areas = ruins(t, use.seat)
    player = t.player(use.seat)
    if not areas or not player.forts:
        return
    code = yield from _where(t, use, "effect.found", areas)
    if t.place(code).wild:
        yield from drive_off(t, code, t.left_of(use.seat), rules=("RW-RETR-10",))
    t.put_fort(code, use.seat, cracked=True)
    t.tell("fort.built", seat=player_id(use.seat), at=code, rules=("RW-LIMIT-02",))


@checks(e.FoundFort)
def _can_found(t: War, use: Use, effect: e.FoundFort) -> bool:
    return bool(ruins(t, use.seat)) and t.player(use.seat).forts > 0


# ---------------------------------------------------------------------- a player's units


@runs(e.Thin)
def _thin(t: War, use: Use, effect: e.Thin) -> Rules[None]:
    """One unit less in every area with so many, or one routed unit wherever there are any."""
    for code in t.controlled(use.seat):
        choices = t.choices(use.seat, code)
        if effect.routed:
            choices = {id_: n for id_, n in choices.items() if id_.endswith(DOWN)}
        if not choices or sum(choices.values()) < effect.at_least:
            continue
        chosen = yield from t.allot(use.seat, "effect.thin", partial(dict, choices), 1, 1, actor=code)
        t.take_chosen(code, chosen)
        for id_, n in chosen.items():
            t.tell(
                "units.lost",
                seat=player_id(use.seat),
                at=code,
                kind=f"unit.{kind_of(id_)}",
                n=n,
                rules=("RW-SEASON-06",),
            )


def targets_here(t: War, use: Use) -> dict[str, int]:
    """The standing units in the hero's area, whoever's they are."""
    place = t.place(t.hero(use.hero).at)
    return {
        f"{t.hero(use.hero).at}.{kind}": squad.up
        for squads in (place.units, place.wild)
        for kind, squad in squads.items()
        if squad.up
    }


@runs(e.RoutHere)
def _rout_here(t: War, use: Use, effect: e.RoutHere) -> Rules[None]:
    code = t.hero(use.hero).at
    limits = targets_here(t, use)
    if not limits:
        return
    most = min(effect.n, sum(limits.values()))
    chosen = yield from t.allot(use.seat, "effect.rout", lambda: limits, 1, most, actor=code)
    for id_, n in chosen.items():
        owner, kind = t.place(code).seat, kind_of(id_)
        t.take(code, kind, up=n)
        t.put(code, kind, owner, down=n)
        t.tell("units.routed", at=code, kind=f"unit.{kind}", n=n, rules=("RW-TERM-20",))


@checks(e.RoutHere)
def _can_rout_here(t: War, use: Use, effect: e.RoutHere) -> bool:
    return t.state.battle is None and bool(targets_here(t, use))


# ---------------------------------------------------------------------- marches and activation


@runs(e.Ignore)
def _ignore(t: War, use: Use, effect: e.Ignore) -> Rules[None]:
    yield from ()
    t.order.permits.append(effect.border)
    t.tell("march.permit", seat=player_id(use.seat), border=f"border.{effect.border}", rules=("RW-MOVE-05",))


@checks(e.Ignore)
def _can_ignore(t: War, use: Use, effect: e.Ignore) -> bool:
    return not t.opens(use.seat, effect.border)


@runs(e.Reach)
def _reach(t: War, use: Use, effect: e.Reach) -> Rules[None]:
    yield from ()
    t.order.reach += effect.n
    t.tell("march.reach", seat=player_id(use.seat), n=effect.n, rules=("RW-MOBI-01",))


@runs(e.Deactivate)
def _deactivate(t: War, use: Use, effect: e.Deactivate) -> Rules[None]:
    areas = _active(t, use.seat)
    if areas:
        code = yield from _where(t, use, "effect.deactivate", areas)
        t.place(code).active.remove(use.seat)
        t.tell("march.freed", seat=player_id(use.seat), at=code, rules=("RW-ACT-02",))


def _active(t: War, seat: Seat) -> list[str]:
    return [code for code, place in t.state.places.items() if seat in place.active]


@checks(e.Deactivate)
def _can_deactivate(t: War, use: Use, effect: e.Deactivate) -> bool:
    return bool(_active(t, use.seat))


@runs(e.ActivateFor)
def _activate_for(t: War, use: Use, effect: e.ActivateFor) -> Rules[None]:
    """An opponent's activation token into an area that is not his and holds none of his."""
    others = [Draws(player_id(seat), 0) for seat in t.seats() if seat != use.seat]
    got = yield from t.ask(use.seat, "effect.opponent", lambda: others, actor=use.source)
    other = seat_of(got.player)
    areas = [
        code
        for code, place in t.state.places.items()
        if t.control(code) != other and other not in place.active
    ]
    if areas:
        code = yield from _where(t, use, "effect.activate", areas)
        t.place(code).active.append(other)
        t.tell("march.activated", seat=player_id(other), at=code, rules=("RW-ACT-02", "RW-ACT-03"))


# ---------------------------------------------------------------------- cities, strongholds, developments


@runs(e.Raze)
def _raze(t: War, use: Use, effect: e.Raze) -> Rules[None]:
    areas = _cities(t, use, anywhere=effect.anywhere)
    if areas:
        code = yield from _where(t, use, "effect.raze", areas)
        t.tell("city.razed", at=code, city=t.place(code).city, rules=("RW-RALLY-01",))
        t.place(code).city = ""


def _cities(t: War, use: Use, *, anywhere: bool) -> list[str]:
    if anywhere:
        return [code for code, place in t.state.places.items() if place.city]
    return t.cities(use.seat)


@checks(e.Raze)
def _can_raze(t: War, use: Use, effect: e.Raze) -> bool:
    return bool(_cities(t, use, anywhere=effect.anywhere))


def _cracked(t: War, seat: Seat) -> list[str]:
    return [code for code in t.forts(seat) if t.place(code).cracked]


@runs(e.Repair)
def _repair(t: War, use: Use, effect: e.Repair) -> Rules[None]:
    areas = _cracked(t, use.seat)
    if areas:
        code = yield from _where(t, use, "effect.repair", areas)
        fortify.repair(t, use.seat, code, rules=("RW-FORT-06",))


@checks(e.Repair)
def _can_repair(t: War, use: Use, effect: e.Repair) -> bool:
    return bool(_cracked(t, use.seat))


@runs(e.BuildWork)
def _build_work(t: War, use: Use, effect: e.BuildWork) -> Rules[None]:
    options = harvest.sites(t, use.seat)
    if options:
        got = yield from t.ask(use.seat, "works.build", lambda: options)
        assert isinstance(got, Build)
        harvest.build(t, use.seat, got, rules=("RW-HARV-04",))


@checks(e.BuildWork)
def _can_build(t: War, use: Use, effect: e.BuildWork) -> bool:
    return bool(harvest.sites(t, use.seat))
