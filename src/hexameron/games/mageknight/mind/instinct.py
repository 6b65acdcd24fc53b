"""Instinct: what looks good at a glance, question by question. It sees what the asked seat sees.

In a turn it looks for aims (``roaming``) and weighs what comes first on the way to each; in a fight it makes
a plan for the means at hand (``fighting``) and plays what the plan needs now. So cards are not played idly.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import GOLD
from hexameron.games.mageknight.mind import dealing, fighting, means, prey, taste
from hexameron.games.mageknight.mind.fighting import Fight
from hexameron.games.mageknight.mind.looking import quest_of
from hexameron.games.mageknight.mind.means import Use, Way
from hexameron.games.mageknight.mind.roaming import HOME, PRIZES, aims, comes_home, option_of
from hexameron.games.mageknight.options import (
    Activate,
    Aim,
    Attach,
    Begin,
    Branch,
    Burn,
    Buy,
    BuyArtifact,
    BuyHealing,
    Challenge,
    Choose,
    Colour,
    Disband,
    EndTurn,
    HealHand,
    HealUnit,
    HurtUnit,
    Incant,
    Invite,
    NextPhase,
    Parry,
    Participate,
    PayWith,
    Play,
    Plunder,
    Postpone,
    Recruit,
    Rest,
    Reward,
    TakeSkill,
    Target,
    UseSkill,
    UseTactic,
)
from hexameron.games.mageknight.rules import effects, foes
from hexameron.games.mageknight.state import State
from hexameron.games.mageknight.table import WOUND, Quest
from hexameron.kernel.asking import Done, No, Option, Pass, Pick, Seat, Yes
from hexameron.kernel.game import Question

HEAT = 0.9
"""How many Fame worse an aim is that weighs e times less."""
IDLE = 0.002
"""The weight of what serves no aim, next to 1 for the best one."""
IDLE_TURN, UNUSED = -1.0, 0.2
"""What it is worth to do nothing in a turn, and what each Move point costs that is not used."""
PLANNED, LATER, OTHERWISE = 1.0, 0.04, 0.01
"""The weights of what a plan needs now, of what it needs besides in any order, and of anything else."""


def prior(state: State, question: Question) -> Sequence[float]:
    """How much each option of a question looks like the right one."""
    weigh = WEIGH.get(question.prompt)
    if weigh is None:
        return [_plain(option) for option in question.options]
    return weigh(quest_of(state), question.seat, question)


def _plain(option: Option) -> float:
    """Where nothing is known: going on rather than stopping, and seldom nothing at all."""
    if isinstance(option, (Done, Pass, No)):
        return 0.5
    return 1.0


def _each(
    weigh: Callable[[Quest, Seat, Option], float],
) -> Callable[[Quest, Seat, Question], Sequence[float]]:
    """A question whose options are weighed one by one."""
    return lambda q, me, question: [weigh(q, me, option) for option in question.options]


# ---------------------------------------------------------------------- the turn


def _move(q: Quest, me: Seat, question: Question) -> Sequence[float]:
    """Every aim lends its weight to the option that comes first on the way to it."""
    values = {option: _aside(q, me, option) for option in question.options}
    if not (len(values) == 1 or all(value is not None and value > 3 for value in values.values())):
        faces = _faces(q, question.options)
        for aim in aims(q, me):
            first = _offered(q, aim.first, values, faces)
            if first is not None:
                before = values[first]
                values[first] = aim.value if before is None else max(before, aim.value)
    top = max((value for value in values.values() if value is not None), default=0.0)
    return [IDLE if value is None else max(IDLE, exp((value - top) / HEAT)) for value in values.values()]


def _aside(q: Quest, me: Seat, option: Option) -> float | None:
    """What options are worth that lead nowhere: resting, healing, ending the turn."""
    if type(option) is EndTurn:
        turn = q.turn(me)
        home = HOME if q.site(q.player(me).at) == "portal" and comes_home(q) else 0.0
        return home - UNUSED * turn.move + (0.0 if turn.path or turn.acted else IDLE_TURN)
    check = ASIDE.get(type(option))
    return None if check is None else check(q, me, option)


def _rest(q: Quest, me: Seat, option: Option) -> float:
    """Resting gets rid of Wounds in hand for one card."""
    return 1.1 * len(q.wounds_in_hand(me)) - 1.2


def _heal(q: Quest, me: Seat, option: Option) -> float:
    return 6.0


def _heal_unit(q: Quest, me: Seat, option: Option) -> float:
    return 5.0


def _burn(q: Quest, me: Seat, option: Option) -> float | None:
    return None


def _use_skill(q: Quest, me: Seat, option: UseSkill) -> float | None:
    """A Skill that draws cards or gives mana is used when it can be."""
    way = means.skill_ways(q.things.face[int(option.card[1:])], q.is_night(me))[0]
    if way.draw:
        return 4.0
    if way.heal:
        return 3.0 if q.wounds_in_hand(me) else None
    return 0.5 if way.mana else None


def _use_tactic(q: Quest, me: Seat, option: UseTactic) -> float | None:
    return 1.5 if option.name in {"tactic.long_night", "tactic.right_moment"} else None


def _play_aside(q: Quest, me: Seat, option: Play) -> float | None:
    """Healing where there are Wounds; drawing where there is hope in it."""
    if option.way not in {"basic", "strong"}:
        return None
    face = q.things.face[int(option.card[1:])]
    ways = means.card_ways(face, q.is_night(me))
    way = next(one for one in ways if one.name == option.way)
    wounds = len(q.wounds_in_hand(me))
    if way.heal and wounds:
        return 1.4 * min(wounds, way.heal) - 0.4 - 0.4 * len(way.cost)
    if way.draw:
        return 0.3 * way.draw
    return None


def _activate_aside(q: Quest, me: Seat, option: Activate) -> float | None:
    ways = means.unit_ways(q.things.face[int(option.card[1:])], q.is_night(me))
    way = ways[option.ability]
    wounds = len(q.wounds_in_hand(me))
    return 1.2 * min(wounds, way.heal) if way.heal and wounds else None


def _attach(q: Quest, me: Seat, option: Attach) -> float:
    return 1.0


def _incant(q: Quest, me: Seat, option: Incant) -> float:
    return 3.0


def _invite(q: Quest, me: Seat, option: Invite) -> float:
    return 1.0


ASIDE: dict[type[Option], Callable[[Quest, Seat, Any], float | None]] = {
    Rest: _rest,
    HealHand: _heal,
    HealUnit: _heal_unit,
    Burn: _burn,
    UseSkill: _use_skill,
    UseTactic: _use_tactic,
    Play: _play_aside,
    Activate: _activate_aside,
    Attach: _attach,
    Incant: _incant,
    Invite: _invite,
}


def _faces(q: Quest, options: Sequence[Option]) -> dict[tuple[int, str], Option]:
    """The cards that are offered, by face and way: of a kind only one is."""
    face = q.things.face
    return {(face[int(option.card[1:])], option.way): option for option in options if type(option) is Play}


def _offered(
    q: Quest, wanted: Option, values: dict[Option, float | None], faces: dict[tuple[int, str], Option]
) -> Option | None:
    """The option that is offered for what is wanted, or ``None``."""
    if wanted in values:
        return wanted
    if type(wanted) is Play:
        return faces.get((q.things.face[int(wanted.card[1:])], wanted.way))
    return None


def _after(q: Quest, me: Seat, option: Option) -> float:
    """After the Action there is little left to do but healing."""
    value = _aside(q, me, option)
    if type(option) in {Play, Activate} and value is not None and value < 0.9:
        value = None
    return IDLE if value is None else exp(min(value, 6.0))


def _start(q: Quest, me: Seat, option: Option) -> float:
    """With an empty deck the round is ended when the hand holds little."""
    cards = len(q.cards_in_hand(me))
    if type(option) is Begin:
        return 1.0 if cards > 1 else 0.05
    return 1.0 if cards <= 1 else 0.2


def _before(q: Quest, me: Seat, option: Option) -> float:
    if type(option) is UseSkill:
        return 3.0
    if type(option) is Plunder:
        return 0.4
    return 1.0


# ---------------------------------------------------------------------- talking


def _talk(q: Quest, me: Seat, question: Question) -> Sequence[float]:
    """Buys the best thing that the means can pay for."""
    there, pays = means.sources(q, me), means.purse(q, me)
    at, influence = q.player(me).at, q.turn(me).influence
    good = dealing.best(q, dealing.goods(q, me, at), influence, there, pays)
    wanted: list[Option] = []
    if good is not None:
        if good.price <= influence:
            wanted = [_purchase(q, good)]
        else:
            used = means.gather(there, good.price - influence, means.INFLUENCE, good.reserve(pays))
            wanted = [option_of(q, use) for use in used or ()]
    return _planned(q, me, question, wanted)


def _purchase(q: Quest, good: dealing.Good) -> Option:
    if good.card < 0:
        return BuyHealing() if good.price <= 3 else BuyArtifact()
    id_ = f"t{good.card}"
    return Buy(id_) if q.things.face[good.card] < catalogue.UNIT_FACE else Recruit(id_)


def _planned(q: Quest, me: Seat, question: Question, wanted: Sequence[Option]) -> Sequence[float]:
    """What the plan wants weighs much; with no wish left one goes on."""
    faces = _faces(q, question.options)
    values: dict[Option, float | None] = dict.fromkeys(question.options)
    chosen = [one for one in (_offered(q, option, values, faces) for option in wanted) if one is not None]
    found = []
    for option in question.options:
        kind = type(option)
        if option in chosen:
            found.append(PLANNED if option == chosen[0] else LATER)
        elif kind in GOING_ON:
            found.append(OTHERWISE if chosen else PLANNED)
        elif kind in FREE:
            found.append(2.0)
        else:
            found.append(0.1 * OTHERWISE)
    return found


GOING_ON = (EndTurn, NextPhase, Pass, Done)
FREE = (HealHand, HealUnit)


# ---------------------------------------------------------------------- fighting


def _prize(q: Quest, me: Seat) -> float:
    """What it is worth to win the present fight, besides Fame for each enemy."""
    combat = q.combat(me)
    if combat.kind in {"rampage", "incantation", "duel"}:
        return 0.5
    return PRIZES.get(q.site(combat.cell) or q.atlas.site.get(combat.cell, ""), 2.0)


Judge = Callable[[Quest, Seat, Sequence[prey.Prey], means.Kit, float], Fight]


def _fight(
    judge: Judge, now: Callable[[Fight], Sequence[Use]]
) -> Callable[[Quest, Seat, Question], Sequence[float]]:
    """A phase of a combat: what the best plan needs now; what already suffices is done at once."""

    def weigh(q: Quest, me: Seat, question: Question) -> Sequence[float]:
        enemies = prey.in_combat(q, me)
        done = [option for option in question.options if type(option) in {Aim, Parry}]
        if done:
            return _finish(q, me, question)
        plan = judge(q, me, enemies, means.kit(q, me), _prize(q, me))
        return _planned(q, me, question, [option_of(q, use) for use in now(plan)])

    return weigh


def _finish(q: Quest, me: Seat, question: Question) -> Sequence[float]:
    """Strikes and blocks that suffice: the most famous enemy, the worst attack."""
    combat = q.combat(me)
    found = []
    for option in question.options:
        if type(option) is Aim:
            found.append(1.0 + q.enemy(foes.foe(combat, option.foe)).fame)
        elif type(option) is Parry:
            one = foes.foe(combat, option.foe)
            found.append(1.0 + foes.to_deal(q, one, one.threats[option.threat]))
        else:
            found.append(OTHERWISE)
    return found


def _challenge(q: Quest, me: Seat, question: Question) -> Sequence[float]:
    """One fight is enough, unless more enemies can be beaten with it."""
    return [0.15 if type(option) is Challenge else 1.0 for option in question.options]


def _strike_more(q: Quest, me: Seat, option: Option) -> float:
    return 1.0 if type(option) is Aim else 0.05


def _damage(q: Quest, me: Seat, question: Question) -> Sequence[float]:
    """Damage goes where it costs least."""
    combat = q.combat(me)
    one = combat.foes[combat.dealer]
    poison, lame = foes.has(q, one, "poison"), foes.has(q, one, "paralyze")
    danger = prey.Danger(0, combat.damage, one.threats[combat.blow].element)
    who = fighting.hero(q, me, units=combat.units)
    needed = _needed(q, me)

    costs = []
    for option in question.options:
        shield = next(
            (one for one in who.shields if type(option) is HurtUnit and one.id == option.card), None
        )
        if shield is None:
            costs.append(who.pain(combat.damage, poison=poison, paralyze=lame))
        else:
            cost, left = fighting.soak(shield, danger, poison=poison, paralyze=lame)
            rest = who.pain(left, poison=poison, paralyze=lame)
            costs.append(cost + rest + (needed.get(shield.id, 0.0) if cost else 0.0))
    least = min(costs)
    return [exp((least - cost) / HEAT) for cost in costs]


def _needed(q: Quest, me: Seat) -> dict[str, float]:
    """The units that will strike in the Attack phase, and what would be lost without them."""
    plan = fighting.strike_or_leave(q, me, prey.in_combat(q, me), means.kit(q, me), _prize(q, me))
    return {use.source.id: max(0.0, plan.score) for use in plan.hits}


def _face(q: Quest, me: Seat, option: Option) -> float:
    return 0.02 if type(option) in {Play, Activate, UseSkill, UseTactic} else 1.0


def _target(q: Quest, me: Seat, option: Option) -> float:
    """Effects act on the strongest."""
    if type(option) is not Target:
        return 0.3
    one = foes.foe(q.combat(me), option.foe)
    return 1.0 + q.enemy(one).fame + sum(foes.to_deal(q, one, threat) for threat in one.threats)


# ---------------------------------------------------------------------- effects and mana


def _branch(q: Quest, me: Seat, question: Question) -> Sequence[float]:
    """The branch of an effect that gives most of what the moment needs."""
    branches = _branches(q, question)
    if not branches:
        return [1.0] * len(question.options)
    now, night = effects.moment(q, me), q.is_night(me)
    enemies = prey.in_combat(q, me) if now & fx.COMBAT else []
    wounds = len(q.wounds_in_hand(me))
    found = []
    for option in question.options:
        way = means.gains(branches[option.number], night) if isinstance(option, Branch) else means.NOTHING
        found.append(exp(1.5 * _use_now(way, now, enemies, wounds)))
    return found


def _use_now(way: Way, now: fx.Moment, enemies: Sequence[prey.Prey], wounds: int) -> float:
    """What a way gives at a moment of the turn."""
    if now == fx.BLOCKING:
        dangers = [danger for one in enemies for danger in one.dangers]
        return max((fighting.blocking(danger).power(way) for danger in dangers), default=0)
    if now == fx.SHOOTING:
        return max((fighting.shooting([one]).power(way) for one in enemies), default=0)
    if now == fx.FIGHTING:
        return max((fighting.striking([one]).power(way) for one in enemies), default=0)
    if now == fx.TALKING:
        return way.influence + 0.2 * way.mana
    return way.move + (2.0 * min(way.heal, wounds)) + 0.8 * way.draw + 0.6 * way.mana


def _branches(q: Quest, question: Question) -> Sequence[fx.Effect]:
    """The effects among which the card, unit or Skill that is used lets one choose."""
    card, _, place = question.actor.partition(".")
    if not card.startswith("t") or not place:
        return ()
    _, effect = catalogue.choices(q.things.face[int(card[1:])])[int(place)]
    return effect.options


PAYING = {"endless": 60.0, "token": 20.0, "tactic": 5.0, "die": 6.0, "crystal": 0.2}
"""What is lost anyway is spent first."""


def _pay(q: Quest, me: Seat, option: Option) -> float:
    if not isinstance(option, PayWith):
        return 1.0
    return PAYING[option.kind] * (0.7 if option.colour == GOLD else 1.0)


def _colour(q: Quest, me: Seat, option: Option) -> float:
    """Mana of the colours that the cards in hand and the deck need."""
    if not isinstance(option, Colour):
        return 0.5
    hand = sum(q.deed(card).colour == option.colour for card in q.cards_in_hand(me))
    full = option.colour < 4 and q.player(me).crystals[option.colour] >= 3
    return (0.5 + hand) * (0.2 if full else 1.0)


# ---------------------------------------------------------------------- gaining and losing


def _gain(q: Quest, me: Seat, option: Option) -> float:
    """Cards, units and Skills by what they are worth."""
    if isinstance(option, (Buy, Pick)):
        return exp(taste.owning(q.things.face[_handle(option)]))
    if isinstance(option, Recruit):
        return exp(0.5 * taste.serving(q.things.face[_handle(option)]))
    if isinstance(option, TakeSkill):
        return exp(taste.skill(q.things.face[_handle(option)]))
    if isinstance(option, (Reward, Postpone)):
        return 1.0
    return 0.1


def _lose(q: Quest, me: Seat, option: Option) -> float:
    """The least valuable card goes first."""
    if isinstance(option, Pick):
        return exp(-5.0 * _keeping(q, _handle(option)))
    if isinstance(option, Disband):
        troop = q.troop(me, option.card)
        return exp(-taste.serving(q.things.face[troop.card]) * (0.5 if troop.wounds else 1.0))
    return 1.0


def _keeping(q: Quest, card: int) -> float:
    face = q.things.face[card]
    return taste.keeping(face) if face < catalogue.UNIT_FACE else taste.serving(face)


def _value(q: Quest, card: int) -> float:
    face = q.things.face[card]
    return taste.owning(face) if face < catalogue.UNIT_FACE else taste.serving(face)


def _handle(option: Option) -> int:
    return int(option.at()[0][1:])


def _exchange(q: Quest, me: Seat, option: Option) -> float:
    """Wounds are exchanged, and little else."""
    if isinstance(option, Pick):
        return 3.0 if q.things.face[_handle(option)] == WOUND else 0.1
    return 1.0


def _all_wounds(q: Quest, me: Seat, question: Question) -> Sequence[float]:
    """Every Wound that may go goes; it does not matter which is first."""
    return [1.0] + [OTHERWISE] * (len(question.options) - 1)


def _keep_cards(q: Quest, me: Seat, option: Option) -> float:
    """Cards that were not played are kept; if one must go it is the least valuable."""
    return 0.03 * exp(-5.0 * _keeping(q, _handle(option))) if isinstance(option, Pick) else 1.0


def _search(q: Quest, me: Seat, option: Option) -> float:
    return max(0.0, 0.5 + _value(q, _handle(option))) if isinstance(option, Pick) else 1.0


def _tactic(q: Quest, me: Seat, option: Option) -> float:
    return exp(taste.tactic(option.tactic)) if isinstance(option, Choose) else 1.0


def _participate(q: Quest, me: Seat, option: Option) -> float:
    return 1.0 if isinstance(option, Participate) else 0.2


def _agree(q: Quest, me: Seat, option: Option) -> float:
    return 2.0 if isinstance(option, Yes) else 1.0


WEIGH: dict[str, Callable[[Quest, Seat, Question], Sequence[float]]] = {
    "turn.move": _move,
    "turn.after": _each(_after),
    "turn.start": _each(_start),
    "turn.before": _each(_before),
    "turn.talk": _talk,
    "combat.challenge": _challenge,
    "combat.ranged": _fight(fighting.shoot_or_wait, lambda plan: plan.shots),
    "combat.block": _fight(fighting.block_or_bear, lambda plan: plan.wards),
    "combat.attack": _fight(fighting.strike_or_leave, lambda plan: plan.hits),
    "combat.strike": _each(_strike_more),
    "combat.damage": _damage,
    "combat.face": _each(_face),
    "combat.target": _each(_target),
    "effect.choice": _branch,
    "mana.pay": _each(_pay),
    "mana.colour": _each(_colour),
    "mana.which": _each(_colour),
    "level.skill": _each(_gain),
    "level.action": _each(_gain),
    "end.choose": _each(_gain),
    "end.unit": _each(_gain),
    "end.artifact": _each(_lose),
    "end.discard": _each(_keep_cards),
    "end.glade": _all_wounds,
    "rest.card": _each(_lose),
    "rest.wounds": _all_wounds,
    "card.discard": _each(_lose),
    "card.throw": _each(_lose),
    "unit.disband": _each(_lose),
    "tactic.choose": _each(_tactic),
    "tactic.rethink": _each(_exchange),
    "tactic.meditation": _each(_exchange),
    "tactic.preparation": _each(_search),
    "duel.participate": _each(_participate),
    "pact.agree": _each(_agree),
    "end.long_night": _each(_agree),
}
"""Who weighs the options of which question."""
