"""Movement: steps over land and water, portals, and who stands in the way (MOVE, PORTAL)."""

from __future__ import annotations

from hexameron.games.heroes.options import Go, Home, Portal
from hexameron.games.heroes.rules import rout, values
from hexameron.games.heroes.state import Action, Hero
from hexameron.games.heroes.table import Conquest

STEP = 1
"""What a field costs (HE-MOVE-03), and a portal, too (HE-PORTAL-03, HE-PORTAL-06)."""


def place(t: Conquest, hero: Hero) -> str:
    """The field from which a hero goes on; out of the city it is the city's (HE-MOVE-12)."""
    return hero.at or t.owner(hero).city


def may_end(t: Conquest, hero: Hero) -> bool:
    """Whether a hero may stay where he is: not on water or mountains, nor with another own hero."""
    if not hero.at:
        return True
    return can_end(t, hero, hero.at)


def can_end(t: Conquest, hero: Hero, field: str) -> bool:
    """Whether a hero's move can end on a field."""
    if t.board.terrain[field] not in ("open", "port"):
        return False
    if field == t.owner(hero).city:
        return True
    for other in t.state.heroes.values():
        if other.at == field and other.seat == hero.seat and other is not hero:
            return False
    return True


def may_enter(t: Conquest, hero: Hero, action: Action, field: str) -> bool:
    """Whether nobody bars a field: after the one battle no other may be begun (ruling on HE-ACT-03)."""
    token = t.state.encounters.get(field)
    if token is not None:
        return not action.fought or rout.routs(t, hero, token)
    if action.fought:
        other = t.hero_at(field)
        return other is None or other.seat == hero.seat
    return True


def steps(t: Conquest, hero: Hero, action: Action) -> list[str]:
    """The fields to which a hero may step now (HE-MOVE-02..10)."""
    if action.movement < STEP:
        return []
    board = t.board
    here = place(t, hero)
    city = t.owner(hero).city
    mountains = values.permits(t, hero, "through_mountains")
    found = []
    for field in board.neighbours[here]:
        if board.passable(here, field, mountains, city) and _may_go(t, hero, action, field):
            found.append(field)
    return found


def _may_go(t: Conquest, hero: Hero, action: Action, field: str) -> bool:
    """Whether a field is not barred, and the move can end there or beyond (HE-MOVE-10)."""
    return may_enter(t, hero, action, field) and (
        can_end(t, hero, field) or _leads_on(t, hero, action, field)
    )


def _leads_on(t: Conquest, hero: Hero, action: Action, field: str) -> bool:
    """Whether an end of the move is within reach from a field where it may not end (HE-MOVE-10)."""
    if goes_home(t, hero, field):
        return True
    seen = [field]
    edge = [field]
    for _ in range(action.movement - STEP):
        ahead: list[str] = []
        for here in edge:
            for beside in _ways_on(t, hero, here):
                if beside in seen or not may_enter(t, hero, action, beside):
                    continue
                if can_end(t, hero, beside) or goes_home(t, hero, beside):
                    return True
                seen.append(beside)
                ahead.append(beside)
        edge = ahead
    return False


def _ways_on(t: Conquest, hero: Hero, here: str) -> list[str]:
    """The fields one step away: beside a field, and for some the other portals (HE-PORTAL-06)."""
    board, city = t.board, t.owner(hero).city
    mountains = values.permits(t, hero, "through_mountains")
    found = [beside for beside in board.neighbours[here] if board.passable(here, beside, mountains, city)]
    if here in board.portals and values.permits(t, hero, "portal_to_portal"):
        found += [portal for portal in board.portals if portal != here]
    return found


def portals(t: Conquest, hero: Hero, action: Action) -> list[str]:
    """The portals to which a hero may go from the city or from another portal (HE-PORTAL-01..07)."""
    if action.movement < STEP:
        return []
    if hero.at:
        usable = hero.at in t.board.portals and values.permits(t, hero, "portal_to_portal")
    else:
        usable = values.player_permits(t, hero.seat, "city_portal")
    if not usable:
        return []
    return [field for field in t.board.portals if field != hero.at and _may_go(t, hero, action, field)]


def goes_home(t: Conquest, hero: Hero, field: str) -> bool:
    """Whether a hero may go through the portal of a field to the own city (HE-PORTAL-04)."""
    return field in t.board.portals and values.player_permits(t, hero.seat, "city_portal")


def options(t: Conquest, hero: Hero, action: Action) -> list[Go | Portal | Home]:
    """All ways to move on."""
    found: list[Go | Portal | Home] = [Go(field) for field in steps(t, hero, action)]
    if t.board.portals:
        found += [Portal(field) for field in portals(t, hero, action)]
        if hero.at and goes_home(t, hero, hero.at):
            found.append(Home(hero.at))
    return found


def step(t: Conquest, hero: Hero, action: Action, field: str) -> None:
    """A hero goes to a field; the own city ends the move (HE-MOVE-03, HE-MOVE-07)."""
    action.movement -= STEP
    action.moved = True
    if field == t.owner(hero).city:
        enter_city(t, hero, action)
        return
    origin, hero.at = hero.at or t.owner(hero).city, field
    t.tell("hero.goes", hero=hero.id, origin=origin, field=field, rules=("HE-MOVE-03",))


def through_portal(t: Conquest, hero: Hero, action: Action, field: str) -> None:
    """A hero comes out of a portal (HE-PORTAL-02, HE-PORTAL-03, HE-PORTAL-06)."""
    action.movement -= STEP
    action.moved = True
    hero.at = field
    t.tell("hero.portal", hero=hero.id, field=field, rules=("HE-PORTAL-03", "HE-PORTAL-06"))


def enter_city(t: Conquest, hero: Hero, action: Action) -> None:
    """The pawn goes to the city board, and the move is over (HE-MOVE-07, HE-PORTAL-05)."""
    action.moved = True
    t.send_home(hero)
    t.tell("hero.home", hero=hero.id, rules=("HE-MOVE-07",))
