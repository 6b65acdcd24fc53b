"""Rally Support: benefits of cities, hiring heroes (RALLY, HERO)."""

from __future__ import annotations

from functools import partial
from typing import Final

from hexameron.games.runewars.content.cities import CITY
from hexameron.games.runewars.content.terms import Shape
from hexameron.games.runewars.content.units import UNITS
from hexameron.games.runewars.options import At, Benefit, Kind, Pay
from hexameron.games.runewars.state import Hero
from hexameron.games.runewars.table import War, just
from hexameron.kernel.asking import Done, Option, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id

HERO_LIMIT: Final = 3
MOST_CARDS: Final = 3


def benefits(t: War) -> list[Benefit]:
    """One benefit of each city that has given nothing yet (RW-RALLY-01)."""
    order = t.order
    found = []
    for code in t.cities(order.seat):
        if code not in order.done:
            city = CITY[t.place(code).city]
            if wild_kinds(t, city.shape):
                found.append(Benefit(code, "units"))
            found += [
                Benefit(code, what) for what in ("tactics", "influence", "quests") if getattr(city, what)
            ]
    return found


def _or_done(t: War) -> list[Option]:
    """Cards may have destroyed the last city meanwhile."""
    found = benefits(t)
    return [*found] if found else [Done()]


def wild_kinds(t: War, shape: Shape) -> list[str]:
    """Neutral kinds of a shape with figures left (RW-RALLY-03)."""
    return [u.id for u in UNITS if not u.faction and u.shape == shape and t.supply(u.id) > 0]


def place_wild(t: War, seat: Seat, shape: Shape, n: int, code: str, *, rules: tuple[str, ...]) -> Rules[None]:
    """Neutral units of a shape, kind by kind, as many as there are (RW-RALLY-02, RW-RALLY-03)."""
    for _ in range(n):
        kinds = [Kind(kind) for kind in wild_kinds(t, shape)]
        if not kinds:
            return
        got = yield from t.ask(seat, "wild.kind", just(kinds), actor=code)
        t.put(code, got.kind, seat, up=1)
        t.tell("wild.placed", seat=player_id(seat), at=code, kind=f"unit.{got.kind}", n=1, rules=rules)


def primary(t: War) -> Rules[None]:
    """City by city (RW-RALLY-01..06)."""
    order = t.order
    seat = order.seat
    if not benefits(t):
        order.stage = "bonus"
        return
    got = yield from t.ask(seat, "rally.benefit", partial(_or_done, t), free=True)
    if not isinstance(got, Benefit):
        return
    order.done.append(got.area)
    city = CITY[t.place(got.area).city]
    t.tell(
        "rally.benefit", seat=player_id(seat), at=got.area, what=f"benefit.{got.what}", rules=("RW-RALLY-01",)
    )
    if got.what == "units":
        rules = ("RW-RALLY-02", "RW-RALLY-03")
        yield from place_wild(t, seat, city.shape, city.units, got.area, rules=rules)
    elif got.what == "tactics":
        yield from t.draw_tactics(seat, city.tactics, rules=("RW-RALLY-04",))
    elif got.what == "influence":
        t.gain_influence(seat, city.influence, rules=("RW-RALLY-05",))
    else:
        yield from t.draw_quests(seat, city.quests, rules=("RW-RALLY-06",))


# ---------------------------------------------------------------------- heroes


def bonus(t: War) -> Rules[None]:
    """Influence for as many Hero cards, one of which is kept (RW-RALLY-07)."""
    order = t.order
    seat = order.seat
    order.stage = "close"
    most = min(MOST_CARDS, t.player(seat).influence, t.things.count("hero.deck"))
    if not most or not t.forts(seat):
        return
    options: list[Option] = [*(Pay(n) for n in range(1, most + 1)), Done()]
    got = yield from t.ask(seat, "rally.heroes", lambda: options, free=True)
    if not isinstance(got, Pay):
        return
    t.lose_influence(seat, got.n, rules=("RW-RALLY-07",))
    yield from t.draw_many(seat, "hero.deck", f"hero.drawn.{seat}", got.n)
    drawn = t.things.in_zone(f"hero.drawn.{seat}")[:]
    kept = yield from t.pick_one(seat, "rally.keep", [thing_id(card) for card in drawn])
    for card in drawn:
        if card != handle_of(kept):
            t.things.move(card, "hero.deck")
    t.shuffle("hero.deck")
    yield from gain_hero(t, seat, handle_of(kept))


def gain_hero(t: War, seat: Seat, card: int) -> Rules[None]:
    """A hero comes to one of the strongholds; a fourth drives one away (RW-HERO-02..04)."""
    t.things.show_all(card)
    t.tell("hero.shown", seat=player_id(seat), card=thing_id(card), rules=("RW-HERO-02",))
    id_ = t.id_of(card)
    forts = t.forts(seat)
    got = yield from t.ask(seat, "hero.where", lambda: [At(code) for code in forts], actor=id_)
    t.things.move(card, f"heroes.{seat}")
    t.state.heroes[id_] = Hero(seat=seat, at=got.area)
    t.shift()
    t.tell("hero.gained", seat=player_id(seat), hero=id_, at=got.area, rules=("RW-HERO-02",))
    if len(t.heroes(seat)) > HERO_LIMIT:
        leaving = yield from t.pick_one(seat, "hero.deserts", t.heroes(seat))
        desert(t, leaving, rules=("RW-HERO-03", "RW-HERO-04", "RW-POWER-10"))


def desert(t: War, id_: str, *, rules: tuple[str, ...] = ("RW-HERO-05",)) -> None:
    """A hero leaves: the card into its deck, Reward cards to the pile (RW-HERO-06, RW-HERO-07)."""
    seat = t.hero(id_).seat
    for card in t.things.in_zone(f"rewards.{id_}")[:]:
        t.discard(card, "reward.discard")
        t.tell("card.discarded", seat=player_id(seat), card=thing_id(card), rules=("RW-HERO-07",))
    del t.state.heroes[id_]
    card = next(card for card in t.things.in_zone(f"heroes.{seat}") if t.id_of(card) == id_)
    t.things.move(card, "hero.deck")
    t.shuffle("hero.deck")
    t.shift()
    t.tell("hero.deserts", seat=player_id(seat), hero=id_, rules=(*rules, "RW-HERO-06", "RW-HERO-07"))
