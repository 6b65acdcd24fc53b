"""Combat: engaging, casting, initiative, combat actions, escape (COMBAT, CACT)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from hexameron.games.runebound.content.effects import Exert, HitHarder, Surges
from hexameron.games.runebound.options import (
    Agile,
    Attack,
    Double,
    Special,
    Surge,
)
from hexameron.games.runebound.rules import automatic, fighters
from hexameron.games.runebound.rules.combat_effects import (
    agility,
    agility_targets,
    cast,
    surge_value,
)
from hexameron.games.runebound.rules.conditions import fits_foe, stands
from hexameron.games.runebound.rules.damage import CombatOver, check_lives, strike
from hexameron.games.runebound.rules.effects import can_pay, pay
from hexameron.games.runebound.rules.escaping import escape
from hexameron.games.runebound.rules.fighters import (
    actor_of,
    hero_of,
    name_of,
    of_symbol,
    pool,
    seat_of,
    shown,
    spend,
    value,
)
from hexameron.games.runebound.rules.kit import Ability
from hexameron.games.runebound.rules.running import Use, run
from hexameron.games.runebound.state import NOBODY, NOTHING, Cast, Combat
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Option, Pass, Rules, Seat
from hexameron.kernel.ids import player_id
from hexameron.kernel.table import Trigger


def begin(t: Saga, kind: str, *, card: int = NOTHING, slot: int = NOTHING, rival: Seat = NOBODY) -> None:
    """The active hero engages somebody (RB-COMBAT-01..04)."""
    runs = rival if rival != NOBODY else t.right_of(t.turn.seat)
    t.state.combat = Combat(kind=kind, card=card, slot=slot, rival=rival, runs=runs)
    t.turn.step = "fight"
    t.tell(
        "combat.begins",
        seat=player_id(t.turn.seat),
        foe=name_of(t, 1),
        rules=("RB-COMBAT-01", "RB-COMBAT-04"),
    )


def fight(t: Saga) -> Rules[None]:
    """The next part of a combat, until it is over (RB-COMBAT-06)."""
    combat = t.combat
    try:
        yield from PHASES[combat.step](t)
    except CombatOver as over:
        combat.outcome = over.outcome
        combat.step = "over"


# ---------------------------------------------------------------------- engaging and casting


def _engage(t: Saga) -> Rules[None]:
    """Abilities on engaging, just before the first cast; nothing blocks them (RB-COMBAT-05, RB-CACT-26)."""
    found: list[tuple[int, Ability]] = []
    for side in (0, 1):
        hero = hero_of(t, side)
        traits = fighters.traits(t, 1 - side)
        for ability in fighters.kit_of(t, side).at("engage"):
            only = ability.rule.only
            if hero is None or (stands(t, hero, only) and (fits_foe(only, traits))):
                found.append((side, ability))
    for side in (0, 1):
        yield from _engage_side(t, side, [ability for one, ability in found if one == side])
    t.combat.step = "cast"


def _engage_side(t: Saga, side: int, abilities: Sequence[Ability]) -> Rules[None]:
    """One fighter's abilities in the order that its player likes (RB-ABIL-07, RB-ABIL-08)."""
    if not abilities:
        return
    owner = seat_of(t, side)
    if owner == NOBODY or hero_of(t, side) is None:
        for ability in abilities:
            yield from _engage_one(t, side, ability)
        return
    by_name = {(one.source, one.rule.name): one for one in abilities}
    triggers = [Trigger(owner, source, name) for source, name in by_name]

    def resolve(trigger: Trigger) -> Rules[None]:
        return _engage_one(t, side, by_name[trigger.source, trigger.name])

    yield from t.simultaneous([owner], triggers, lambda trigger: True, resolve)


def _engage_one(t: Saga, side: int, ability: Ability) -> Rules[None]:
    """A test printed on an enemy is the hero's (RB-ENEMY-05)."""
    hero = hero_of(t, side)
    if hero is None:
        combat = t.combat
        social = combat.kind == "adventure" and t.adventure(combat.card).deck == "soc"
        yield from run(t, Use(t.turn.seat, ability.source, social=social), ability.rule.effect)
        return
    if ability.rule.may and not (yield from t.confirm(hero, "ability.may", actor=ability.source)):
        return
    t.tell("ability.used", seat=player_id(hero), source=ability.source, rules=("RB-COMBAT-05",))
    yield from run(t, Use(hero, ability.source, side), ability.rule.effect)


def _cast(t: Saga) -> Rules[None]:
    """Both cast all their tokens; a new round starts afresh (RB-COMBAT-07, RB-TOKEN-12, RB-TOKEN-23)."""
    combat = t.combat
    combat.round += 1
    combat.tokens = {}
    combat.used, combat.boosts = [], []
    combat.guards, combat.passed = [0, 0], [False, False]
    combat.again = ""
    for side in (0, 1):
        ids = fighters.tokens_of(t, side)
        faces = yield from cast(t, side, ids)
        for id_, face in zip(ids, faces, strict=True):
            combat.tokens[id_] = Cast(side=side, face=face)
        t.tell(
            "combat.cast",
            fighter=name_of(t, side),
            tokens=ids,
            faces=tuple(faces),
            rules=("RB-COMBAT-07", "RB-TOKEN-04"),
        )
    for side in (0, 1):
        yield from _after_cast(t, side)
    _initiative(t)


def _after_cast(t: Saga, side: int) -> Rules[None]:
    """Cards that change a cast before initiative is counted."""
    hero = hero_of(t, side)
    if hero is None:
        return
    for ability in fighters.abilities(t, side, "after_cast"):
        if not can_pay(t, hero, ability.rule.cost):
            continue
        if (yield from t.confirm(hero, "ability.may", actor=ability.source)):
            yield from _use(t, side, hero, ability)


def _use(t: Saga, side: int, hero: Seat, ability: Ability) -> Rules[None]:
    """Notes and pays for an ability, and resolves it."""
    fighters.note(t, side, ability)
    t.tell("ability.used", seat=player_id(hero), source=ability.source, rules=("RB-ABIL-02",))
    use = Use(hero, ability.source, side)
    if ability.rule.cost is not None:
        yield from pay(t, use, ability.rule.cost)
    yield from run(t, use, ability.rule.effect)


def initiative(t: Saga, side: int) -> int:
    """Faceup tokens with a gold symbol, each once, and what cards add (RB-COMBAT-13, -15, -16)."""
    combat = t.combat
    gold = sum(one.side == side and shown(combat, id_).gold for id_, one in combat.tokens.items())
    return gold + fighters.stat(t, side, "initiative")


def _initiative(t: Saga) -> None:
    """More gold acts first; on a tie the attacker, unless a card of the other wins it (RB-COMBAT-14)."""
    combat = t.combat
    counts = [initiative(t, side) for side in (0, 1)]
    first = 1 if counts[1] > counts[0] else 0
    if counts[0] == counts[1]:
        ties = ["wins_ties" in fighters.kit_of(t, side).permits for side in (0, 1)]
        first = 1 if ties == [False, True] else 0
    combat.side = first
    combat.step = "act"
    t.tell(
        "combat.initiative",
        fighter=name_of(t, first),
        n=counts[first],
        foe=counts[1 - first],
        rules=("RB-COMBAT-13", "RB-COMBAT-14"),
    )


# ---------------------------------------------------------------------- actions


def _act(t: Saga) -> Rules[None]:
    """One combat action of the side to act (RB-COMBAT-12, RB-COMBAT-17..21)."""
    combat = t.combat
    side = combat.side
    seat = seat_of(t, side)
    if seat == NOBODY:
        got: Option = automatic.action(t, side, actions(t, side))
    else:
        got = yield from t.ask(
            seat, "combat.act", partial(actions, t, side), free=side == 0, actor=actor_of(t, side)
        )
    combat.again = ""
    if isinstance(got, Pass):
        combat.passed[side] = True
        t.tell("combat.passes", fighter=name_of(t, side), rules=("RB-COMBAT-17", "RB-COMBAT-18"))
    else:
        single = yield from PERFORM[type(got)](t, side, got)
        if not combat.passed[1 - side]:
            yield from _act_again(t, side, single=single is True)
    if combat.passed[0] and combat.passed[1]:
        combat.step = "escape"
    elif not combat.again and not combat.passed[1 - side]:
        combat.side = 1 - side


def actions(t: Saga, side: int) -> list[Option]:
    """All combat actions of a side now."""
    combat = t.combat
    tokens = combat.tokens
    there = pool(combat, side)
    faces = {id_: shown(combat, id_).symbol for id_ in there}
    found: list[Option] = [Attack(kind) for kind in ("phy", "mag", "ene") if kind in faces.values()]
    if combat.again == "attack":
        return found
    free = [id_ for id_ in there if not tokens[id_].on]
    for under in free:
        if faces[under] == "dbl":
            found += [Double(under, top) for top in free if top != under]
    for id_, symbol in faces.items():
        if symbol == "agi" and agility_targets(t, side, id_):
            found.append(Agile(id_))
    found += _surges(t, side, there)
    hero = hero_of(t, side)
    if hero is not None:
        for ability in fighters.abilities(t, side, "special"):
            if can_pay(t, hero, ability.rule.cost) and there:
                found.append(Special(ability.source, ability.rule.name))
    found.append(Pass())
    return found


def _surges(t: Saga, side: int, there: Sequence[str]) -> list[Surge]:
    """The surge abilities that can be paid, each once per round (RB-CACT-10, RB-CACT-11)."""
    combat = t.combat
    worth = sum(value(combat, id_) for id_ in there if shown(combat, id_).symbol == "sur")
    if not worth or fighters.is_silenced(t, side):
        return []
    return [
        Surge(one.source, one.rule.name)
        for one in fighters.abilities(t, side, "surge")
        if isinstance(one.rule.cost, Surges) and one.rule.cost.n <= worth
    ]


def _attack(t: Saga, side: int, option: Attack) -> Rules[bool]:
    """Any number of damage tokens of one kind (RB-CACT-01..05); tells whether it was a single one."""
    combat = t.combat
    there = sorted(of_symbol(combat, side, option.kind), key=lambda one: -value(combat, one))
    seat = seat_of(t, side)
    if seat == NOBODY:
        picked = tuple(there)
    else:
        picked = yield from t.pick(
            seat, "combat.attack", lambda: there, 1, len(there), actor=actor_of(t, side)
        )
    n = sum(value(combat, token) for token in picked)
    for token in picked:
        spend(combat, token)
    hero = hero_of(t, side)
    if hero is not None:
        n += yield from _harder(t, side, hero, option.kind)
    t.tell(
        "combat.attacks",
        fighter=name_of(t, side),
        tokens=picked,
        n=n,
        kind=f"symbol.{option.kind}",
        rules=(
            "RB-CACT-01" if option.kind == "phy" else "RB-CACT-02" if option.kind == "mag" else "RB-CACT-03",
        ),
    )
    yield from strike(t, side, n, option.kind)
    return len(picked) == 1


def _harder(t: Saga, side: int, hero: Seat, kind: str) -> Rules[int]:
    """Cards that add to an attack by tokens."""
    more = 0
    for ability in fighters.abilities(t, side, "attacking"):
        effect = ability.rule.effect
        if (
            not isinstance(effect, HitHarder)
            or effect.kind != kind
            or not can_pay(t, hero, ability.rule.cost)
        ):
            continue
        if (yield from t.confirm(hero, "ability.may", actor=ability.source)):
            fighters.note(t, side, ability)
            t.tell("ability.used", seat=player_id(hero), source=ability.source, rules=("RB-CACT-01",))
            if isinstance(ability.rule.cost, Exert):
                yield from t.exert(hero, actor=ability.source)
            more += effect.n
    return more


def _double(t: Saga, side: int, option: Double) -> Rules[None]:
    """A token on a doubling token makes a stack (RB-CACT-14, RB-CACT-17)."""
    yield from ()
    t.combat.tokens[option.top].on = option.under
    t.tell(
        "combat.doubles",
        fighter=name_of(t, side),
        under=option.under,
        top=option.top,
        rules=("RB-CACT-14", "RB-CACT-17"),
    )


def _agile(t: Saga, side: int, option: Agile) -> Rules[None]:
    """One agility symbol, whatever lies below it (RB-CACT-07..09)."""
    spend(t.combat, option.token)
    t.tell("combat.agile", fighter=name_of(t, side), token=option.token, rules=("RB-CACT-07", "RB-CACT-08"))
    yield from agility(t, side)


def _surge(t: Saga, side: int, option: Surge) -> Rules[None]:
    """Pays surges, then resolves the ability, unless it is negated (RB-CACT-10..13, RB-ABIL-13)."""
    ability = next(
        one
        for one in fighters.abilities(t, side, "surge")
        if (one.source, one.rule.name) == (option.source, option.name)
    )
    paid = yield from _pay_surges(t, side, ability)
    fighters.note(t, side, ability)
    t.tell(
        "combat.surges",
        fighter=name_of(t, side),
        source=ability.source,
        ability=f"ability.{ability.rule.name}",
        n=paid,
        rules=("RB-CACT-10", "RB-CACT-11"),
    )
    if ability.rule.negated_by and (yield from _is_negated(t, 1 - side, paid)):
        return
    yield from run(t, Use(seat_of(t, side), ability.source, side, paid, attack=True), ability.rule.effect)
    check_lives(t)
    yield from _answered(t, 1 - side)


def _pay_surges(t: Saga, side: int, ability: Ability) -> Rules[int]:
    """Surges that reach the cost; more may be spent (RB-CACT-12). X is what was spent."""
    cost = ability.rule.cost
    assert isinstance(cost, Surges)
    return (yield from _spend_surges(t, side, cost.n, "combat.pay"))


def _spend_surges(t: Saga, side: int, least: int, prompt: str) -> Rules[int]:
    combat = t.combat
    there = of_symbol(combat, side, "sur")
    seat = seat_of(t, side)
    if seat == NOBODY:
        picked: Sequence[str] = automatic.payment(t, side, least)
    else:

        def enough(some: Sequence[str]) -> bool:
            return sum(value(combat, token) for token in some) >= least

        picked = yield from t.pick(
            seat, prompt, lambda: there, 1, len(there), enough=enough, actor=actor_of(t, side)
        )
    paid = sum(value(combat, token) for token in picked)
    for token in picked:
        spend(combat, token)
    return paid


def _is_negated(t: Saga, side: int, x: int) -> Rules[bool]:
    """The foe may spend as many surges before it resolves; the cost stays paid (RB-ABIL-12..14)."""
    if surge_value(t, side) < x:
        return False
    seat = seat_of(t, side)
    if seat != NOBODY and not (yield from t.confirm(seat, "combat.negate", actor=actor_of(t, side))):
        return False
    yield from _spend_surges(t, side, x, "combat.negate_with")
    t.tell("combat.negated", fighter=name_of(t, side), rules=("RB-ABIL-12", "RB-ABIL-13", "RB-ABIL-14"))
    return True


def _answered(t: Saga, side: int) -> Rules[None]:
    """Cards that answer a surge ability right after it (RB-DMG-08)."""
    hero = hero_of(t, side)
    if hero is None:
        return
    for ability in fighters.abilities(t, side, "foe_surged"):
        if can_pay(t, hero, ability.rule.cost) and (
            yield from t.confirm(hero, "ability.may", actor=ability.source)
        ):
            yield from _use(t, side, hero, ability)


def _special(t: Saga, side: int, option: Special) -> Rules[None]:
    """A combat action that a card gives (RB-COMBAT-23)."""
    hero = hero_of(t, side)
    assert hero is not None
    ability = next(one for one in fighters.abilities(t, side, "special") if one.rule.name == option.name)
    yield from _use(t, side, hero, ability)


def _act_again(t: Saga, side: int, *, single: bool) -> Rules[None]:
    """Cards that let a side act once more at once; what it may do then stands in ``again``."""
    combat = t.combat
    hero = hero_of(t, side)
    if hero is None:
        return
    permits = fighters.kit_of(t, side).permits
    second = permits.get("second_attack")
    if single and second is not None and fighters.is_ready(t, side, second):
        combat.again = "attack"
        if actions(t, side) and (yield from t.confirm(hero, "ability.may", actor=second.source)):
            fighters.note(t, side, second)
            t.tell("ability.used", seat=player_id(hero), source=second.source, rules=("RB-COMBAT-12",))
            return
        combat.again = ""
    onslaught = permits.get("onslaught")
    if onslaught is None or not fighters.is_ready(t, side, onslaught) or len(actions(t, side)) < 2:
        return
    if (yield from t.confirm(hero, "ability.may", actor=onslaught.source)):
        fighters.note(t, side, onslaught)
        combat.again = "any"
        t.tell("ability.used", seat=player_id(hero), source=onslaught.source, rules=("RB-COMBAT-12",))


PHASES: Final[dict[str, Callable[[Saga], Rules[None]]]] = {
    "engage": _engage,
    "cast": _cast,
    "act": _act,
    "escape": escape,
}
PERFORM: Final[dict[type[Option], Callable[..., Rules[bool | None]]]] = {
    Attack: _attack,
    Double: _double,
    Agile: _agile,
    Surge: _surge,
    Special: _special,
}
