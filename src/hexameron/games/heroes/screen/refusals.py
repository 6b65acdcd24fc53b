"""Why not: what a player may expect but the rules refuse, read from the player's own view."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hexameron.games.heroes.content.records import Building
from hexameron.games.heroes.content.tracks import HERO_PRICE, TOP_LEVEL
from hexameron.games.heroes.options import (
    Activate,
    Aim,
    Build,
    Buy,
    Explore,
    Go,
    Hire,
    Hurt,
    Promote,
    Raise,
    Seize,
    UseScroll,
)
from hexameron.games.heroes.rules import (
    armies,
    building,
    control,
    exploring,
    movement,
    recruiting,
    rout,
    stacks,
    values,
)
from hexameron.games.heroes.state import LEVELS, Action, Hero
from hexameron.games.heroes.table import HERO_IDS, Conquest
from hexameron.kernel.asking import Refusal, Seat
from hexameron.kernel.game import Question
from hexameron.kernel.ids import thing_id
from hexameron.kernel.screen.refusals import Reason, by_prompt, no

# ---------------------------------------------------------------------- on the map


def _idle(t: Conquest, asked: Question) -> Iterator[Refusal]:
    """Heroes that cannot be activated."""
    done = t.state.action.activated if t.state.action is not None else []
    for id_ in t.player(asked.seat).heroes:
        if id_ in done:
            yield no(Activate(id_), "activated", "HE-ACT-01")
        elif not t.army_size(t.hero(id_)):
            yield no(Activate(id_), "no_army", "HE-ACT-04")


def _steps(t: Conquest, asked: Question) -> Iterator[Refusal]:
    """The fields beside the hero that he cannot enter."""
    action = t.state.action
    if action is None or not action.hero:
        return
    hero = t.hero(action.hero)
    open_ = movement.steps(t, hero, action)
    for field in t.board.neighbours[movement.place(t, hero)]:
        if field not in open_:
            yield _no_way(t, hero, action, field)


def _no_way(t: Conquest, hero: Hero, action: Action, field: str) -> Refusal:
    if action.movement < movement.STEP:
        return no(Go(field), "movement", "HE-MOVE-01")
    here, city = movement.place(t, hero), t.owner(hero).city
    if not t.board.passable(here, field, values.permits(t, hero, "through_mountains"), city):
        terrain = t.board.terrain[field]
        if field in t.board.cities:
            return no(Go(field), "city", "HE-MOVE-06")
        if terrain == "water":
            return no(Go(field), "water", "HE-MOVE-09")
        return no(Go(field), "mountains", "HE-MOVE-04")
    if not movement.may_enter(t, hero, action, field):
        return no(Go(field), "fought", "HE-ACT-03")
    if t.board.terrain[field] in {"water", "mountains"}:
        return no(Go(field), "no_end", "HE-MOVE-10")
    return no(Go(field), "own_hero", "HE-MOVE-02")


def _here(t: Conquest, asked: Question) -> Iterator[Refusal]:
    """The site on which the hero stands, where it can be neither taken nor explored."""
    action = t.state.action
    if action is None or not action.hero or not t.hero(action.hero).at:
        return
    hero = t.hero(action.hero)
    site = t.board.site.get(hero.at)
    if site is None or site.use == "portal":
        return
    tired = _tired(t, hero, action)
    if site.use == "explore":
        if not exploring.is_unexplored(t, hero.at):
            yield no(Explore(hero.at), "explored", "HE-EXPL-11")
        elif tired:
            yield no(Explore(hero.at), "fought", "HE-ACT-03")
        return
    owner = t.state.owners.get(hero.at)
    if owner == asked.seat:
        return
    if owner is not None and control.protected(t, hero.at, owner):
        yield no(Seize(hero.at), "protected", "HE-CTRL-05")
    elif tired:
        yield no(Seize(hero.at), "fought", "HE-ACT-03")


def _tired(t: Conquest, hero: Hero, action: Action) -> bool:
    """Whether guards bar the field and the one battle is over."""
    token = t.state.encounters.get(t.board.guard.get(hero.at, ""))
    return token is not None and action.fought and not rout.routs(t, hero, token)


# ---------------------------------------------------------------------- in the city


def _buildings(t: Conquest, asked: Question) -> Iterator[Refusal]:
    """What cannot be built: the city is too small, or something is missing."""
    me = asked.seat
    player = t.player(me)
    if player.level < TOP_LEVEL:
        cost = building.level_cost(t, me)
        if player.resources < cost:
            yield no(Raise(player.level + 1), "resources", "HE-BUILD-02", n=cost, has=player.resources)
    for record in building.BUILDINGS_OF[player.faction]:
        if record.kind not in player.buildings:
            yield from _no_building(t, me, record)


def _no_building(t: Conquest, me: Seat, record: Building) -> Iterator[Refusal]:
    player = t.player(me)
    option = Build(record.id, 0)
    if record.level > player.level:
        yield no(option, "level", "HE-BUILD-04", n=record.level, has=player.level)
        return
    prices = [building.price(t, me, record, cost) for cost in record.costs]
    first = prices[0]
    if any(player.resources >= one.resources and player.gold >= one.gold for one in prices):
        if first.artifact and building.find_artifact(t, me, first.artifact) is None:
            yield no(option, "tear", "HE-BUILD-06")
    elif player.resources < first.resources:
        yield no(option, "resources", "HE-BUILD-04", n=first.resources, has=player.resources)
    else:
        yield no(option, "gold", "HE-BUILD-06", n=first.gold, has=player.gold)


def _units(t: Conquest, asked: Question) -> Iterator[Refusal]:
    """Units that cannot be bought or turned, for each hero."""
    me = asked.seat
    action = t.state.action
    left = values.recruit_limit(t, me) - (action.bought if action is not None else 0)
    elite = values.player_permits(t, me, "elite_units")
    for id_ in t.player(me).heroes:
        hero = t.hero(id_)
        for level in range(1, LEVELS + 1):
            yield from _no_unit(t, hero, level, left)
            if not elite and level <= t.player(me).level:
                yield no(Buy(id_, level, True), "no_elite", "HE-RECR-05")
            if not elite and hero.basic[level - 1] and not hero.at:
                yield no(Promote(id_, level), "no_elite", "HE-RECR-09")


def _no_unit(t: Conquest, hero: Hero, level: int, left: int) -> Iterator[Refusal]:
    player = t.owner(hero)
    option = Buy(hero.id, level, False)
    price = values.price(t, hero, level, elite=False)
    if hero.at:
        yield no(option, "away", "HE-RECR-01")
    elif level > player.level:
        yield no(option, "level", "HE-RECR-02", n=level, has=player.level)
    elif left <= 0:
        yield no(option, "limit", "HE-RECR-04")
    elif armies.room(t, hero) <= 0:
        yield no(option, "command", "HE-RECR-06", n=t.command(hero))
    elif t.reserve(hero.seat, level) <= 0:
        yield no(option, "reserve", "HE-RECR-03")
    elif price > player.gold:
        yield no(option, "gold", "HE-RECR-01", n=price, has=player.gold)


def _new_heroes(t: Conquest, asked: Question) -> Iterator[Refusal]:
    """Heroes that cannot be recruited."""
    me = asked.seat
    player = t.player(me)
    for id_ in HERO_IDS[player.faction]:
        if id_ in player.heroes or id_ in recruiting.hirable(t, me):
            continue
        if not values.player_permits(t, me, "recruit_heroes"):
            yield no(Hire(id_), "no_hall", "HE-RECR-11")
        elif player.gold < HERO_PRICE:
            yield no(Hire(id_), "gold", "HE-RECR-11", n=HERO_PRICE, has=player.gold)


# ---------------------------------------------------------------------- cards and battle


def _scrolls(t: Conquest, asked: Question) -> Iterator[Refusal]:
    """Scrolls that ask for more Magic than the hero has."""
    battle, action = t.state.battle, t.state.action
    if battle is not None:
        heroes = [side.hero for side in battle.sides if side.hero and t.hero(side.hero).seat == asked.seat]
    else:
        heroes = [action.hero] if action is not None and action.hero else []
    for id_ in heroes:
        magic = values.magic(t, t.hero(id_))
        for card in t.held(t.hero(id_), "scrolls"):
            level = t.scroll(card).level
            if level > magic:
                yield no(UseScroll(thing_id(card), 0), "magic", "HE-SCROLL-02", n=level, has=magic)


def _defended(t: Conquest, asked: Question) -> Iterator[Refusal]:
    """Stacks that a Precise Attack cannot name."""
    acting = t.battle.stacks.get(t.battle.acting)
    if acting is None:
        return
    for stack in stacks.targets(t, 1 - acting.side):
        if stacks.has(t, stack, "defence"):
            yield no(Aim(stack.id), "defended", "HE-ABIL-03")


def _hero_unhurt(t: Conquest, asked: Question) -> Iterator[Refusal]:
    """A hero never takes wounds."""
    for stack in t.battle.stacks.values():
        side = t.battle.sides[stack.side]
        if stack.kind == "hero" and side.seat == asked.seat:
            yield no(Hurt(stack.id, False), "hero_unhurt", "HE-WOUND-08")


REASONS: Final[dict[str, tuple[Reason[Conquest], ...]]] = {
    "activation.hero": (_idle,),
    "hero.move": (_steps, _here, _scrolls),
    "building.what": (_buildings,),
    "recruiting.what": (_units, _new_heroes),
    "battle.before_battle": (_scrolls,),
    "battle.turn_start": (_scrolls,),
    "battle.hero_turn": (_scrolls,),
    "battle.after_battle": (_scrolls,),
    "battle.aim": (_defended,),
    "battle.wound": (_hero_unhurt,),
}
"""Who gives reasons at which question."""

REFUSED: Final = by_prompt(Conquest, REASONS)
