"""Hero Activation: one hero after another moves, explores, takes fields and fights (ACT)."""

from __future__ import annotations

from functools import partial

from hexameron.games.heroes.options import (
    Activate,
    Advance,
    Explore,
    Go,
    Home,
    Portal,
    Seize,
    Stop,
    UseScroll,
)
from hexameron.games.heroes.rules import (
    advance,
    battle,
    control,
    effects,
    exploring,
    movement,
    rout,
    scrolls,
    values,
)
from hexameron.games.heroes.state import Action, Hero
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import CHECKPOINT, Done, Option, Rules


def perform(t: Conquest) -> Rules[None]:
    """All heroes of the player may be activated, each once, in any order (HE-ACT-01)."""
    while True:
        if t.recording:
            yield CHECKPOINT
        action = t.action
        if t.state.battle is not None:
            yield from _battle(t, action)
        elif action.hero:
            yield from _go_on(t, t.hero(action.hero), action)
        elif action.again:
            hero, action.again = action.again, ""
            activate(t, t.hero(hero), action)
        else:
            seat = t.state.active
            got = yield from t.ask(
                seat,
                "activation.hero",
                partial(_heroes, t, action),
                free=True,
            )
            if isinstance(got, Done):
                return
            activate(t, t.hero(got.hero), action)


def _heroes(t: Conquest, action: Action) -> list[Activate | Done]:
    """Heroes not yet activated; without a unit none can be (HE-ACT-04)."""
    heroes = t.player(t.state.active).heroes
    ready = [hero for hero in heroes if hero not in action.activated and t.army_size(t.hero(hero))]
    return [*[Activate(hero) for hero in ready], Done()]


def activate(t: Conquest, hero: Hero, action: Action) -> None:
    """A hero's activation begins with full movement and a battle to fight (HE-ACT-03, HE-MOVE-01)."""
    action.hero = hero.id
    action.activated.append(hero.id)
    action.movement = values.movement(t, hero)
    action.moved = action.fought = False
    action.kept.clear()
    t.tell("hero.activated", hero=hero.id, n=action.movement, rules=("HE-ACT-01", "HE-MOVE-01"))


def _battle(t: Conquest, action: Action) -> Rules[None]:
    """A battle is fought to its end; whoever lost or fled is in the city and has done (HE-ACT-06)."""
    won = yield from battle.fight(t)
    action.fought = True
    if not won:
        action.hero = ""


def _go_on(t: Conquest, hero: Hero, action: Action) -> Rules[None]:
    """One step of an activated hero."""
    if action.moved and not hero.at:
        yield from _stop(t, hero, action)
        return
    got = yield from t.ask(
        hero.seat,
        "hero.move",
        partial(_options, t, hero, action),
        free=True,
        actor=hero.id,
        show=partial(_holds_scrolls, t, hero),
    )
    if isinstance(got, Stop):
        yield from _stop(t, hero, action)
    elif isinstance(got, Go):
        movement.step(t, hero, action, got.field)
        yield from _meet(t, hero)
    elif isinstance(got, Portal):
        movement.through_portal(t, hero, action, got.field)
        yield from _meet(t, hero)
    elif isinstance(got, Home):
        movement.enter_city(t, hero, action)
    elif isinstance(got, Explore):
        if (yield from _clear(t, hero, got.field)):
            yield from exploring.explore(t, hero, got.field)
    elif isinstance(got, Seize):
        if (yield from _clear(t, hero, got.field)):
            yield from control.take_field(t, hero, got.field)
    elif isinstance(got, UseScroll):
        action.moved = True
        yield from scrolls.use(t, hero, "moving", got)
    elif isinstance(got, Advance):
        yield from advance.give_trophies(t, hero, values.advance_cost(t, hero))
        yield from effects.learn(t, hero)


def _holds_scrolls(t: Conquest, hero: Hero) -> bool:
    """Who holds scrolls is asked even if there is nothing to do: a pause would tell what they are."""
    return bool(t.held(hero, "scrolls"))


def _options(t: Conquest, hero: Hero, action: Action) -> list[Option]:
    """What an activated hero may do where he stands."""
    found: list[Option] = [*movement.options(t, hero, action)]
    field = hero.at
    if field:
        if exploring.is_unexplored(t, field) and _may_clear(t, hero, action, field):
            found.append(Explore(field))
        elif control.can_be_seized(t, hero.seat, field) and _may_clear(t, hero, action, field):
            found.append(Seize(field))
    found += scrolls.usable(t, hero, "moving")
    if not action.moved and advance.affordable(t, hero):
        found.append(Advance(hero.id))
    if movement.may_end(t, hero):
        found.append(Stop())
    return found


def _may_clear(t: Conquest, hero: Hero, action: Action, field: str) -> bool:
    """Whether a field is unguarded, or its guards can still be fought or routed (ruling on HE-ACT-03)."""
    token = t.state.encounters.get(t.board.guard.get(field, ""))
    return token is None or not action.fought or rout.routs(t, hero, token)


def _clear(t: Conquest, hero: Hero, field: str) -> Rules[bool]:
    """Meets the guards of a field: True if there are none (HE-EXPL-05, HE-CTRL-04, HE-BATTLE-08).

    After a won battle or a rout the hero may declare again, or leave it (HE-EXPL-06, HE-ROUT-15).
    """
    lair = t.board.guard.get(field, "")
    token = t.state.encounters.get(lair)
    if token is None:
        return True
    if rout.routs(t, hero, token):
        yield from rout.rout(t, hero, lair)
    else:
        battle.begin(t, hero, field, token=token)
    return False


def _meet(t: Conquest, hero: Hero) -> Rules[None]:
    """Whoever stands on the field that a hero enters is fought, or routed (HE-MOVE-08)."""
    field = hero.at
    if not field:
        return
    token = t.state.encounters.get(field)
    if token is not None:
        if rout.routs(t, hero, token):
            yield from rout.rout(t, hero, field)
        else:
            battle.begin(t, hero, field, token=token)
        return
    for other in t.state.heroes.values():
        if other.at == field and other.seat != hero.seat:
            battle.begin(t, hero, field, foe=other.id)
            return


def _stop(t: Conquest, hero: Hero, action: Action) -> Rules[None]:
    """The activation ends; after the move experience may be spent (ruling on HE-XP-02)."""
    if action.moved:
        yield from effects.advance_at_will(t, hero)
    action.hero = ""
    action.movement = 0
