"""The Quest Phase: heroes move, heal, train, duel and attempt quests (QUEST)."""

from __future__ import annotations

from functools import partial
from typing import Final

from hexameron.games.runewars.content.heroes import HERO
from hexameron.games.runewars.content.quests import QUEST
from hexameron.games.runewars.content.tiles import HOME_OF
from hexameron.games.runewars.options import (
    At,
    Attempt,
    Challenge,
    Go,
    Heal,
    Idle,
    Move,
    Portal,
    Raise,
    Train,
)
from hexameron.games.runewars.rules import duel, exploring, heroes
from hexameron.games.runewars.rules.movement import portals
from hexameron.games.runewars.rules.running import Use, run
from hexameron.games.runewars.state import Quest
from hexameron.games.runewars.table import War, just
from hexameron.kernel.asking import Done, Option, Rules
from hexameron.kernel.ids import handle_of, player_id, thing_id

STEPS: Final = 2
"""How far a hero moves (RW-QUEST-03)."""
TRAINING: Final = 2
"""How much training raises attributes together (RW-QUEST-07)."""


def quest_of(t: War) -> Quest:
    quest = t.state.quest
    assert quest is not None
    return quest


def phase(t: War) -> Rules[None]:
    """In play order each player acts with all heroes, one after the other (RW-QUEST-01, RW-QUEST-09)."""
    state = t.state
    quest = quest_of(t)
    quest.left = [seat for seat in quest.left if not t.player(seat).out]
    if not quest.left:
        yield from _end(t)
        return
    seat = quest.left[0]
    if not quest.begun:
        quest.heroes = list(t.heroes(seat))
        quest.begun = True
    quest.heroes = [id_ for id_ in quest.heroes if id_ in state.heroes and t.hero(id_).seat == seat]
    if not quest.heroes:
        quest.left.pop(0)
        quest.traded.clear()
        quest.begun = False
        return
    id_ = yield from t.pick_one(seat, "quest.hero", quest.heroes)
    yield from _act(t, id_)
    if id_ in quest.heroes:
        quest.heroes.remove(id_)
    if id_ in state.heroes:
        yield from exploring.rests(t, id_)


def _end(t: War) -> Rules[None]:
    """Abilities at the end of the Quest Phase; then the orders."""
    for id_ in list(t.state.heroes):
        hero = t.hero(id_)
        hero.used.clear()
        for rule, card in list(heroes.rules_of(t, id_, "quest_end")):
            if rule.only == "friendly_area" and t.control(hero.at) != hero.seat:
                continue
            if card is not None:
                heroes.use_up(t, id_, card, rule)
            yield from run(t, Use(hero.seat, id_ if card is None else t.id_of(card), hero=id_), rule.effect)
    t.state.quest = None
    t.state.step = "orders"


# ---------------------------------------------------------------------- one hero


def actions(t: War, id_: str) -> list[Option]:
    """Move, heal or train (RW-QUEST-02, RW-QUEST-04, RW-QUEST-06, RW-QUEST-08, RW-QUEST-24)."""
    if id_ not in t.state.heroes:
        return [Idle()]
    hero = t.hero(id_)
    found: list[Option] = []
    if not hero.down:
        found.append(Move())
    if hero.hurt and (t.control(hero.at) == hero.seat or heroes.permits(t, id_, "heal_anywhere")):
        found.append(Heal())
    if heroes.can_train(t, id_):
        found.append(Train())
    found.append(Idle())
    return found


def _act(t: War, id_: str) -> Rules[None]:
    seat = t.hero(id_).seat
    got = yield from t.ask(seat, "quest.act", partial(actions, t, id_), free=True, actor=id_)
    if id_ not in t.state.heroes:
        return
    if isinstance(got, Move):
        yield from _move(t, id_)
    elif isinstance(got, Heal):
        heroes.heal(t, id_, rules=("RW-QUEST-05", "RW-QUEST-06"))
    elif isinstance(got, Train):
        yield from train(t, id_, TRAINING)


def train(
    t: War, id_: str, n: int, *, rules: tuple[str, ...] = ("RW-QUEST-07", "RW-QUEST-08")
) -> Rules[None]:
    """Attributes are raised by one, so often (RW-QUEST-07)."""
    for _ in range(n):
        names = heroes.can_train(t, id_)
        if not names:
            return
        got = yield from t.ask(
            t.hero(id_).seat, "quest.train", just([Raise(name) for name in names]), actor=id_
        )
        name = next(name for name in names if name == got.attribute)
        heroes.train(t, id_, name, 1, rules=rules)


# ---------------------------------------------------------------------- moving


def steps(t: War, id_: str, left: int, *, gates: bool, first: bool, cards: bool = True) -> list[str]:
    """Where a hero may go next (RW-QUEST-03, RW-MOVE-19), or might go without Reward ``cards``."""
    hero = t.hero(id_)
    found: tuple[str, ...] = ()
    if hero.held:
        return []
    if left > 0:
        flying = heroes.permits(t, id_, "crosses_borders", cards=cards)
        found = t.ways(hero.seat, flying=flying)[hero.at]
        open_gates = portals(t)
        if gates and hero.at in open_gates:
            found = (*found, *(gate for gate in open_gates if gate != hero.at and gate not in found))
    if first and heroes.permits(t, id_, "jump_to_fort"):
        found = (*found, *(fort for fort in t.forts(hero.seat) if fort != hero.at and fort not in found))
    return list(found)


def _move(t: War, id_: str) -> Rules[None]:
    """Up to two areas; then a duel or a quest (RW-QUEST-03, RW-DUEL-01, RW-DUEL-14)."""
    hero = t.hero(id_)
    seat = hero.seat
    own = STEPS + heroes.stat(t, id_, "hero_steps", cards=False)
    more = heroes.stat(t, id_, "hero_steps") - own + STEPS
    left = own + more
    gates, first = False, True
    while True:
        areas = steps(t, id_, left, gates=gates, first=first)
        if not areas and (hero.held or left < more or not heroes.may_hold(t, id_, "always")):
            break
        options: list[Option] = [Go(area) for area in areas]
        if not gates and left > 0 and t.player(seat).influence and hero.at in portals(t):
            options.append(Portal())
        options.append(Done())
        got = yield from t.ask(seat, "quest.step", just(options), free=True, actor=id_)
        if isinstance(got, Portal):
            t.lose_influence(seat, 1, rules=("RW-EXPL-12",))
            gates = True
            continue
        if not isinstance(got, Go) or id_ not in t.state.heroes:
            break
        if got.area not in steps(t, id_, left - more, gates=gates, first=first, cards=False):
            heroes.show_used(t, id_, "hero_steps")
        beside = steps(t, id_, left, gates=gates, first=False)
        left = left - 1 if got.area in beside else -1
        first = False
        t.tell("hero.moves", seat=player_id(seat), hero=id_, at=got.area, rules=("RW-QUEST-03", "RW-MOVE-19"))
        heroes.enter(t, id_, got.area)
    if id_ in t.state.heroes:
        yield from t.settled()
        yield from exploring.explore(t, id_)
    if id_ in t.state.heroes and not t.hero(id_).down:
        yield from _deed(t, id_)


def rivals(t: War, id_: str) -> list[str]:
    """Enemy heroes in the same area (RW-DUEL-01)."""
    hero = t.hero(id_)
    return [other for other in t.heroes_at(hero.at) if t.hero(other).seat != hero.seat]


def attempts(t: War, id_: str) -> list[int]:
    """Quest cards in hand that can be tried where the hero is (RW-QUEST-10)."""
    hero = t.hero(id_)
    found = []
    for card in t.things.in_zone(f"quests.{hero.seat}"):
        area = QUEST[t.id_of(card)].area
        home = HOME_OF.get(hero.at, t.player(hero.seat).faction)
        if area == hero.at or (not area and home in _others(t, hero.seat)):
            found.append(card)
    return found


def _others(t: War, seat: int) -> list[str]:
    return [player.faction for other, player in enumerate(t.state.players) if other != seat]


def _deed(t: War, id_: str) -> Rules[None]:
    """One duel or one quest (RW-QUEST-03, RW-QUEST-12, RW-DUEL-14)."""
    hero = t.hero(id_)

    def options() -> list[Option]:
        if id_ not in t.state.heroes or hero.down:
            return [Done()]
        found: list[Option] = [Challenge(other) for other in rivals(t, id_)]
        found += [Attempt(thing_id(card)) for card in attempts(t, id_)]
        return [*found, Done()]

    show = partial(_may_try, t, id_)
    got = yield from t.ask(hero.seat, "quest.deed", options, free=True, show=show, actor=id_)
    if isinstance(got, Challenge):
        yield from challenge(t, id_, got.hero)
    elif isinstance(got, Attempt):
        yield from attempt(t, id_, handle_of(got.card))


def _may_try(t: War, id_: str) -> bool:
    """For all that others know a quest could be tried here."""
    if id_ not in t.state.heroes:
        return False
    seat = t.hero(id_).seat
    return t.things.count(f"quests.{seat}") > 0 or t.may_be_free(seat)


def challenge(t: War, id_: str, other: str) -> Rules[None]:
    """A duel, unless the one who is challenged slips away."""
    defender = t.hero(other)
    for rule in HERO[other].rules:
        if "challenged" in rule.when and other not in defender.used and not defender.down:
            ways = () if defender.held else t.ways(defender.seat)[defender.at]
            if ways and (yield from t.confirm(defender.seat, "duel.slip", actor=other)):
                defender.used.append(other)
                got = yield from t.ask(
                    defender.seat, "duel.where", just([At(area) for area in ways]), actor=other
                )
                t.tell("duel.slips", hero=other, at=got.area, rules=("RW-DUEL-02",))
                heroes.enter(t, other, got.area)
                return
    yield from duel.with_hero(t, id_, other)


def attempt(t: War, id_: str, card: int) -> Rules[None]:
    """A quest is revealed and followed; if it is not completed it stays in hand (RW-QUEST-10..23)."""
    seat = t.hero(id_).seat
    t.things.show_all(card)
    quest = QUEST[t.id_of(card)]
    t.tell("quest.tried", seat=player_id(seat), hero=id_, card=thing_id(card), rules=("RW-QUEST-10",))
    yield from run(t, Use(seat, quest.id, hero=id_, card=card), quest.effect)


def complete(t: War, id_: str, card: int) -> Rules[None]:
    """The quest is discarded, a new one drawn (RW-QUEST-11)."""
    hero = t.hero(id_)
    t.discard(card, "quest.discard")
    t.tell("quest.done", seat=player_id(hero.seat), hero=id_, card=thing_id(card), rules=("RW-QUEST-11",))
    yield from t.draw_quests(hero.seat, 1, rules=("RW-QUEST-11",))
    for rule in HERO[id_].rules:
        if "quest_done" in rule.when:
            yield from run(t, Use(hero.seat, id_, hero=id_), rule.effect)
