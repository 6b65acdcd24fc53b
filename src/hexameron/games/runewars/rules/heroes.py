"""Heroes: attributes, damage, defeat, Reward cards (HERO, REWD)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from hexameron.games.runewars.content.catalogue import FACE
from hexameron.games.runewars.content.effects import Effect, GiveUp, Moment, Permit, Rule, Stat
from hexameron.games.runewars.content.heroes import HERO, HEROES
from hexameron.games.runewars.content.rewards import REWARD, REWARDS
from hexameron.games.runewars.content.terms import ATTRIBUTES, Attribute
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.things import bit

MOST_TRAINING: Final = 2
"""How much training raises one attribute (RW-QUEST-08)."""


def _inside(effect: Effect) -> tuple[Effect, ...]:
    return (effect, *effect.parts())


def _always(rules: Sequence[Rule]) -> list[Effect]:
    return [one for rule in rules if "always" in rule.when for one in _inside(rule.effect)]


ALWAYS: Final = {record.id: _always(record.rules) for record in (*HEROES, *REWARDS)}
"""The standing abilities of heroes and Reward cards, and those inside them."""


def attribute(t: War, id_: str, name: Attribute) -> int:
    """An attribute with its training token."""
    printed: int = getattr(HERO[id_], name)
    return printed + t.hero(id_).trained[ATTRIBUTES.index(name)]


def rewards(t: War, id_: str) -> list[int]:
    return t.things.in_zone(f"rewards.{id_}")


def rules_of(t: War, id_: str, when: Moment) -> Iterator[tuple[Rule, int | None]]:
    """The abilities of a hero and of the Reward cards for a moment, with the card."""
    for rule in HERO[id_].rules:
        if when in rule.when:
            yield rule, None
    for card in rewards(t, id_):
        for rule in REWARD[t.id_of(card)].rules:
            if when in rule.when:
                yield rule, card


def may_hold(t: War, id_: str, when: Moment) -> bool:
    """Whether for all that others know a hero has a Reward card for a moment (RW-REWD-02)."""
    faces = [FACE[card.id] for card in REWARDS if any(when in rule.when for rule in card.rules)]
    return t.things.may_hold(f"rewards.{id_}", faces)


def stat(t: War, id_: str, name: str, *, cards: bool = True) -> int:
    """What standing abilities add to a number; without ``cards`` the hero's own ones."""
    return sum(one.n for one in _standing(t, id_, cards=cards) if isinstance(one, Stat) and one.stat == name)


def permits(t: War, id_: str, what: str, *, cards: bool = True) -> bool:
    """Whether standing abilities allow something; without ``cards`` the hero's own ones."""
    return any(isinstance(one, Permit) and one.what == what for one in _standing(t, id_, cards=cards))


def show_used(t: War, id_: str, name: str) -> None:
    """A Reward card that has just changed a number is turned up (RW-REWD-02)."""
    for rule, card in rules_of(t, id_, "always"):
        changes = any(isinstance(one, Stat) and one.stat == name for one in _inside(rule.effect))
        if card is not None and changes and not t.things.known(card, None):
            use_up(t, id_, card, rule)


def _standing(t: War, id_: str, *, cards: bool) -> list[Effect]:
    """The standing abilities of a hero, and of the Reward ``cards``."""
    found = ALWAYS[id_]
    for card in rewards(t, id_) if cards else ():
        found = found + ALWAYS[t.id_of(card)]
    return found


def can_train(t: War, id_: str) -> list[Attribute]:
    """The attributes that bear less than the most (RW-QUEST-08)."""
    trained = t.hero(id_).trained
    return [name for number, name in enumerate(ATTRIBUTES) if trained[number] < MOST_TRAINING]


def train(t: War, id_: str, name: Attribute, n: int, *, rules: tuple[str, ...]) -> None:
    hero = t.hero(id_)
    number = ATTRIBUTES.index(name)
    hero.trained[number] = min(MOST_TRAINING, hero.trained[number] + n)
    t.tell("hero.trained", hero=id_, attribute=f"attribute.{name}", n=hero.trained[number], rules=rules)


def enter(t: War, id_: str, code: str) -> None:
    """A hero comes into an area."""
    t.hero(id_).at = code
    t.shift()
    hold(t, id_)


def hold(t: War, id_: str) -> bool:
    """A faceup Dungeon keeps who enters it for the rest of the season (RW-EXPL-13)."""
    hero = t.hero(id_)
    if "find.dungeon" not in t.open_finds(hero.at):
        return False
    hero.held = True
    t.tell("find.stops", hero=id_, at=hero.at, rules=("RW-EXPL-13",))
    return True


# ---------------------------------------------------------------------- damage


def suffer(t: War, id_: str, n: int, *, preventable: bool = True) -> Rules[None]:
    """Damage outside duels; a card may prevent it (RW-HERO-08)."""
    hero = t.hero(id_)
    if preventable and may_hold(t, id_, "would_suffer"):
        able = partial(_can_prevent, t, id_)
        if (yield from t.confirm(hero.seat, "hero.prevent", actor=id_, able=able)):
            rule, card = _preventing(t, id_)[0]
            use_up(t, id_, card, rule)
            return
    hurt(t, id_, n)
    if is_beaten(t, id_):
        bury(t, id_)


def _preventing(t: War, id_: str) -> list[tuple[Rule, int]]:
    return [(rule, card) for rule, card in rules_of(t, id_, "would_suffer") if card is not None]


def _can_prevent(t: War, id_: str) -> bool:
    return bool(_preventing(t, id_))


def hurt(t: War, id_: str, n: int) -> None:
    if n > 0:
        hero = t.hero(id_)
        hero.hurt += n
        t.tell("hero.hurt", hero=id_, n=n, rules=("RW-DUEL-12",))


def is_beaten(t: War, id_: str) -> bool:
    """Damage equal to health (RW-HERO-08)."""
    return t.hero(id_).hurt >= HERO[id_].health


def heal(t: War, id_: str, n: int = 0, *, rules: tuple[str, ...]) -> None:
    """Takes damage off a hero; 0 is all."""
    hero = t.hero(id_)
    hero.hurt = max(0, hero.hurt - n) if n else 0
    t.tell("hero.healed", hero=id_, n=hero.hurt, rules=rules)


def remove(t: War, id_: str) -> None:
    """Figure and card leave the game (RW-HERO-08)."""
    seat = t.hero(id_).seat
    card = next(card for card in t.things.in_zone(f"heroes.{seat}") if t.id_of(card) == id_)
    t.things.move(card, "hero.gone")
    del t.state.heroes[id_]
    t.shift()
    t.tell("hero.defeated", seat=player_id(seat), hero=id_, rules=("RW-HERO-08",))


def bury(t: War, id_: str) -> None:
    """A hero is defeated otherwise than by a hero: the Reward cards wait at a marker (RW-HERO-11)."""
    hero = t.hero(id_)
    if rewards(t, id_):
        t.state.graves += 1
        number = t.state.graves
        t.things.move_all(f"rewards.{id_}", f"rewards.grave.{number}")
        t.place(hero.at).graves.append(number)
        t.tell("hero.grave", at=hero.at, n=number, rules=("RW-HERO-11",))
    remove(t, id_)


def despoil(t: War, winner: Seat, code: str, cards: list[int]) -> Rules[None]:
    """Reward cards of a hero beaten in a duel go to heroes of the winner there (RW-HERO-09, RW-HERO-10)."""
    heirs = [id_ for id_ in t.heroes_at(code) if t.hero(id_).seat == winner]
    for card in cards:
        t.things.show(card, bit(winner))
        heir = heirs[0] if len(heirs) == 1 else ""
        if not heir:
            heir = yield from t.pick_one(winner, "reward.heir", heirs, actor=thing_id(card))
        t.things.move(card, f"rewards.{heir}")
        t.tell("reward.taken", hero=heir, card=thing_id(card), rules=("RW-HERO-09", "RW-HERO-10"))


def gain_rewards(t: War, id_: str, n: int) -> Rules[None]:
    """Reward cards from the deck, secret (RW-REWD-01)."""
    seat = t.hero(id_).seat
    for card in (yield from t.draw_card(seat, "reward", f"rewards.{id_}", n)):
        t.tell("reward.gained", seat=player_id(seat), hero=id_, card=thing_id(card), rules=("RW-REWD-01",))


def use_up(t: War, id_: str, card: int, rule: Rule) -> None:
    """A Reward card is turned up when it is used, and discarded if it says so (RW-REWD-02)."""
    t.things.show_all(card)
    t.tell("reward.used", hero=id_, card=thing_id(card), rules=("RW-REWD-02",))
    if isinstance(rule.cost, GiveUp):
        t.discard(card, "reward.discard")


def discard_reward(t: War, id_: str) -> Rules[None]:
    """The hero's player discards one of the Reward cards."""
    cards = [thing_id(card) for card in rewards(t, id_)]
    if cards:
        got = yield from t.pick_one(t.hero(id_).seat, "reward.discard", cards, actor=id_)
        t.discard(handle_of(got), "reward.discard")
        t.tell("card.discarded", seat=player_id(t.hero(id_).seat), card=got, rules=("RW-EXPL-17",))
