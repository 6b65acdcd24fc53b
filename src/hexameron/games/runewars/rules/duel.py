"""Duels between heroes, and of heroes against neutral units (DUEL, QUEST)."""

from __future__ import annotations

from functools import partial
from typing import Final

from hexameron.games.runewars.content.effects import Moment, Rule
from hexameron.games.runewars.content.heroes import HERO
from hexameron.games.runewars.content.records import Icon
from hexameron.games.runewars.content.rewards import REWARD
from hexameron.games.runewars.content.tactics import TACTIC
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.options import Strike, UseCard
from hexameron.games.runewars.rules import heroes
from hexameron.games.runewars.rules.playing import play_tactic
from hexameron.games.runewars.rules.running import Use, run
from hexameron.games.runewars.rules.windows import may_hold
from hexameron.games.runewars.state import Duel, Fighter
from hexameron.games.runewars.table import War
from hexameron.kernel.asking import Option, Pass, Rules
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.things import bit

ROUNDS: Final = 4
"""A duel lasts at most so long (RW-DUEL-04)."""
CIRCLE: Final = "circle"


def with_hero(t: War, attacker: str, defender: str) -> Rules[None]:
    """A hero starts a duel with another in the same area (RW-DUEL-01, RW-DUEL-02)."""
    place = t.hero(attacker).at
    fighters = [Fighter(seat=t.hero(id_).seat, hero=id_) for id_ in (attacker, defender)]
    t.state.duel = Duel(place=place, fighters=fighters)
    t.tell("duel.begins", hero=attacker, other=defender, at=place, rules=("RW-DUEL-01", "RW-DUEL-02"))
    yield from _fight(t)
    yield from _after(t)


def with_unit(t: War, id_: str, kind: str, until: int, quest: str) -> Rules[bool]:
    """A duel quest: the left neighbour controls the unit (RW-QUEST-16..20); tells whether it is won."""
    seat = t.hero(id_).seat
    unit = Fighter(seat=t.left_of(seat), kind=kind, health=UNIT[kind].health)
    fighters = [Fighter(seat=seat, hero=id_), unit]
    t.state.duel = Duel(place=t.hero(id_).at, fighters=fighters, until=until, quest=quest)
    t.tell("duel.unit", hero=id_, kind=f"unit.{kind}", rules=("RW-QUEST-16", "RW-QUEST-17"))
    yield from _fight(t)
    won = unit.hurt >= (until or unit.health)
    t.state.duel = None
    if heroes.is_beaten(t, id_):
        heroes.bury(t, id_)
        return False
    yield from _survived(t, id_, won=won)
    return won


def is_beaten(t: War, number: int) -> bool:
    fighter = t.duel.fighters[number]
    if fighter.hero:
        return heroes.is_beaten(t, fighter.hero)
    return fighter.hurt >= (t.duel.until or fighter.health)


def is_over(t: War) -> bool:
    return is_beaten(t, 0) or is_beaten(t, 1)


def _fight(t: War) -> Rules[None]:
    """Start abilities, then at most four rounds (RW-DUEL-03, RW-DUEL-04, RW-DUEL-11)."""
    duel = t.duel
    for number in (0, 1):
        yield from _start(t, number)
    while duel.round < ROUNDS and not is_over(t):
        duel.round += 1
        yield from _round(t)


# ---------------------------------------------------------------------- abilities


def is_free(t: War, number: int, rule: Rule, source: str, card: int | None) -> bool:
    """Limits of an ability: once per duel, one Weapon and one Armor (RW-REWD-05, RW-REWD-06)."""
    fighter = t.duel.fighters[number]
    if rule.limit == "duel" and source in fighter.once:
        return False
    if rule.only == "attacker" and number != 0:
        return False
    if card is not None:
        kind = REWARD[source].equipment
        if kind == "weapon":
            return fighter.weapon in ("", source)
        if kind == "armor":
            return fighter.armor in ("", source)
    return True


def _abilities(t: War, number: int, when: Moment) -> list[tuple[Rule, str, int | None]]:
    fighter = t.duel.fighters[number]
    if not fighter.hero:
        return []
    found = []
    for rule, card in heroes.rules_of(t, fighter.hero, when):
        source = fighter.hero if card is None else t.id_of(card)
        if is_free(t, number, rule, source, card):
            found.append((rule, source, card))
    return found


def _use(t: War, number: int, rule: Rule, source: str, card: int | None) -> Rules[None]:
    fighter = t.duel.fighters[number]
    fighter.once.append(source)
    if card is not None:
        kind = REWARD[source].equipment
        if kind == "weapon":
            fighter.weapon = source
        elif kind == "armor":
            fighter.armor = source
        heroes.use_up(t, fighter.hero, card, rule)
    else:
        t.tell("hero.ability", hero=fighter.hero, rules=("RW-HERO-01",))
    yield from run(t, Use(fighter.seat, source, hero=fighter.hero, side=number), rule.effect)


def _may_start(t: War, fighter: Fighter) -> bool:
    """For all that others know a fighter has something for the start."""
    return may_hold(t, fighter.seat, ("duel_start",)) or heroes.may_hold(t, fighter.hero, "duel_start")


def _start(t: War, number: int) -> Rules[None]:
    """Start-of-duel abilities of one side; they cannot be used later (RW-DUEL-03)."""
    fighter = t.duel.fighters[number]
    if not fighter.hero:
        return
    used: list[str] = []
    for rule, source, card in _abilities(t, number, "duel_start"):
        if card is None and not rule.may:
            used.append(source)
            yield from _use(t, number, rule, source, card)

    def options() -> list[Option]:
        found: list[Option] = [
            _card(source, card)
            for _, source, card in _abilities(t, number, "duel_start")
            if source not in used
        ]
        for handle in t.things.in_zone(f"tactics.{fighter.seat}"):
            id_ = t.id_of(handle)
            if "duel_start" in TACTIC[id_].rule.when and id_ not in used:
                found.append(UseCard(id_, thing_id(handle)))
        return [*found, Pass()]

    show = partial(_may_start, t, fighter)
    while True:
        got = yield from t.ask(fighter.seat, "duel.start", options, show=show, actor=fighter.hero)
        if not isinstance(got, UseCard):
            return
        used.append(got.source)
        if got.source in TACTIC:
            yield from play_tactic(t, fighter.seat, handle_of(got.card), side=number, hero=fighter.hero)
            continue
        for rule, source, card in _abilities(t, number, "duel_start"):
            if source == got.source:
                yield from _use(t, number, rule, source, card)
                break


# ---------------------------------------------------------------------- a round


def section(t: War, number: int, card: int) -> Icon:
    """Heroes read the circle, units the section of their shape (RW-DUEL-05, RW-QUEST-18)."""
    fighter = t.duel.fighters[number]
    return t.fate(card).sections[UNIT[fighter.kind].shape if fighter.kind else CIRCLE]


def _round(t: War) -> Rules[None]:
    """Both draw, then resolve, attacker first; damage is dealt at once (RW-DUEL-05..10)."""
    duel = t.duel
    cards: list[int | None] = []
    for fighter in duel.fighters:
        fighter.dealt = fighter.spared = fighter.cursed = 0
        fighter.bitten = False
    for fighter in duel.fighters:
        card = (yield from t.open_fate(fighter.seat, 1))[0]
        cards.append(None if fighter.stunned else card)
        fighter.stunned = False
        t.tell(
            "duel.draws",
            seat=player_id(fighter.seat),
            who=fighter.hero or f"unit.{fighter.kind}",
            card=thing_id(card),
            round=duel.round,
            rules=("RW-DUEL-05",),
        )
    for number, drawn in enumerate(cards):
        if drawn is not None:
            yield from resolve(t, number, section(t, number, drawn))
    for number in (0, 1):
        yield from _guard(t, number)
    t.discard_fate("fate.open")
    _deal(t)


def resolve(t: War, number: int, icon: Icon) -> Rules[None]:
    """One icon of a duel (RW-DUEL-06..09)."""
    fighter = t.duel.fighters[number]
    if icon.kind == "damage":
        more = heroes.stat(t, fighter.hero, "duel_damage") if fighter.hero else 0
        fighter.dealt += icon.n + more
    elif icon.kind == "rout":
        fighter.spared += icon.n
    elif icon.kind == "special":
        yield from _special(t, number)


def _special(t: War, number: int) -> Rules[None]:
    """One damage, or the ability of the hero or of a Reward card (RW-DUEL-06)."""
    fighter = t.duel.fighters[number]
    if fighter.kind:
        effect = UNIT[fighter.kind].duel
        assert effect is not None
        yield from run(t, Use(fighter.seat, fighter.kind, side=number), effect)
        return

    def options() -> list[Option]:
        found: list[Option] = [Strike()]
        for _, source, card in _abilities(t, number, "duel_special"):
            found.append(_card(source, card))
        return found

    show = partial(heroes.may_hold, t, fighter.hero, "duel_special")
    got = yield from t.ask(fighter.seat, "duel.special", options, show=show, actor=fighter.hero)
    if not isinstance(got, UseCard):
        fighter.dealt += 1
        return
    for rule, source, card in _abilities(t, number, "duel_special"):
        if _card(source, card) == got:
            yield from _use(t, number, rule, source, card)
            return


def _guard(t: War, number: int) -> Rules[None]:
    """What prevents damage when the cards of a round lie open; armour that is worn works by itself."""
    fighter, other = t.duel.fighters[number], t.duel.fighters[1 - number]
    used: list[str] = []

    def found() -> list[tuple[Rule, str, int | None]]:
        return [one for one in _abilities(t, number, "duel_round") if one[1] not in used]

    def options() -> list[Option]:
        return [*(_card(source, card) for _, source, card in found()), Pass()]

    def show() -> bool:
        return not fighter.armor and heroes.may_hold(t, fighter.hero, "duel_round")

    while fighter.hero and other.dealt > fighter.spared:
        worn = [one for one in found() if one[1] == fighter.armor]
        if not worn:
            got = yield from t.ask(fighter.seat, "duel.guard", options, show=show, actor=fighter.hero)
            if not isinstance(got, UseCard):
                return
            worn = [one for one in found() if _card(one[1], one[2]) == got]
        rule, source, card = worn[0]
        used.append(source)
        yield from _use(t, number, rule, source, card)


def _card(source: str, card: int | None) -> UseCard:
    return UseCard(source, "" if card is None else thing_id(card))


def _deal(t: War) -> None:
    """All damage of a round at once (RW-DUEL-10)."""
    duel = t.duel
    taken = [
        max(0, duel.fighters[1 - number].dealt - fighter.spared) + fighter.cursed
        for number, fighter in enumerate(duel.fighters)
    ]
    for number, fighter in enumerate(duel.fighters):
        if fighter.hero:
            heroes.hurt(t, fighter.hero, taken[number])
        else:
            fighter.hurt += taken[number]
            t.tell("duel.unit_hurt", kind=f"unit.{fighter.kind}", n=taken[number], rules=("RW-DUEL-08",))
    for number, fighter in enumerate(duel.fighters):
        if fighter.bitten and is_beaten(t, 1 - number) and not is_beaten(t, number):
            heroes.heal(t, fighter.hero, rules=("RW-DUEL-06",))


# ---------------------------------------------------------------------- afterwards


def _after(t: War) -> Rules[None]:
    """The defeated leave, the winner takes their Reward cards (RW-HERO-09, RW-DUEL-12, RW-DUEL-13)."""
    duel = t.duel
    ids = [fighter.hero for fighter in duel.fighters]
    beaten = [is_beaten(t, number) for number in (0, 1)]
    t.state.duel = None
    t.tell("duel.ends", at=duel.place, rules=("RW-DUEL-11", "RW-DUEL-13"))
    for number, id_ in enumerate(ids):
        if not beaten[number]:
            continue
        winner = duel.fighters[1 - number].seat
        t.player(winner).slain += 1
        if all(beaten):
            heroes.bury(t, id_)
            continue
        cards = heroes.rewards(t, id_)[:]
        t.things.move_all(f"rewards.{id_}", "rewards.spoils")
        heroes.remove(t, id_)
        if cards:
            for card in cards:
                t.things.show(card, bit(winner))
            t.tell(
                "duel.spoils",
                seat=player_id(winner),
                cards=tuple(thing_id(card) for card in cards),
                rules=("RW-HERO-09",),
            )
        yield from heroes.despoil(t, winner, duel.place, cards)
    for number, id_ in enumerate(ids):
        if not beaten[number]:
            yield from _survived(t, id_, won=beaten[1 - number])


def _survived(t: War, id_: str, *, won: bool) -> Rules[None]:
    """Abilities of a hero who has survived a duel."""
    for rule in HERO[id_].rules:
        if "duel_over" in rule.when and rule.only == ("won_duel" if won else "survived_duel"):
            yield from run(t, Use(t.hero(id_).seat, id_, hero=id_), rule.effect)
