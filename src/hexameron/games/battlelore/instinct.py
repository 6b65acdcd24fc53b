"""Instinct: what looks good at a glance, for one question, from what the asked seat sees.

Every option gets a score in the measure of ``worth``; the weights are the scores' exponentials, so that they
can be read as chances. It looks one step ahead and never simulates: bots that can afford more begin here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from math import exp

from hexameron.games.battlelore.board import DISTANCE, NEIGHBOURS, RETREATS, SECTIONS_OF, rank
from hexameron.games.battlelore.content.command_cards import (
    COMMAND_CARD,
    COMMAND_DECK,
    EQUAL_TO_COMMAND,
    EVERY,
    CommandCard,
)
from hexameron.games.battlelore.content.creatures import CREATURES
from hexameron.games.battlelore.content.effects import RollAgainst
from hexameron.games.battlelore.content.lore_cards import FIRST_FACE, LoreCard, lore_card
from hexameron.games.battlelore.lore_options import Aim, PlayLore, Reroll, Unmask
from hexameron.games.battlelore.odds import NO_SWORD, ODDS, SWORD_HITS
from hexameron.games.battlelore.options import (
    Command,
    Council,
    Fight,
    Go,
    Hurl,
    Ignore,
    Keep,
    LoreDraw,
    Move,
    Order,
    OrderFar,
    Place,
    Power,
    Regain,
    Rush,
    Section,
    Store,
    Target,
)
from hexameron.games.battlelore.rules import lore
from hexameron.games.battlelore.rules.orders import fits, mirror
from hexameron.games.battlelore.state import COMMANDER, FLAG, State, Unit
from hexameron.games.battlelore.worth import (
    BANNER,
    BLOWS,
    COMMAND_WORTH,
    LORE_WORTH,
    PROFILES,
    TOKEN,
    attack,
    cornered,
    harm,
    profile,
)
from hexameron.kernel.asking import Option, Pick, Yes
from hexameron.kernel.game import Question

SHARPNESS = 2.0
"""How much likelier an option is that is better by one figure, as an exponent."""

MOST = 12.0
"""Scores are kept within this of the best one, so that no option's weight is nothing."""

MIDDLE = "h5.7"

Scores = list[float]

EXPOSED = 0.1
"""What a blow counts that an enemy might strike next turn if it comes closer."""

Peril = tuple[str, int, float]
"""An enemy that may come: hex, how far it strikes, and what its blow would do."""

Foe = tuple[str, int, int]
"""An enemy as far as a glance takes it in: hex, row in the tables of blows, figures."""


def prior(view: State, question: Question) -> Sequence[float]:
    """Weighs the options of a question: positive numbers, more for what looks better."""
    weigh = BY_PROMPT.get(question.prompt)
    scores = weigh(view, question) if weigh is not None else _one_by_one(view, question)
    best = max(scores)
    return [exp(SHARPNESS * max(score - best, -MOST / SHARPNESS)) for score in scores]


# ---------------------------------------------------------------------- looking around


def foes(view: State, seat: int) -> list[Foe]:
    """The enemies on the board."""
    return [
        (unit.hex, PROFILES[unit.people, unit.kind, unit.colour].row, unit.figures)
        for unit in view.units.values()
        if unit.figures and unit.owner != seat
    ]


def _around(view: State, hex_: str, but: Unit) -> tuple[int, list[Unit]]:
    """How many friends of a unit stand beside a hex, and which enemies."""
    places, units = view.places, view.units
    beside = [units[places[near]] for near in NEIGHBOURS[hex_] if near in places]
    if not beside:
        return 0, beside
    owner = but.owner
    enemies = [other for other in beside if other.owner != owner]
    return len(beside) - len(enemies) - (but.hex in NEIGHBOURS[hex_]), enemies


def _use(unit: Unit, enemies: Sequence[Foe]) -> float:
    """What an order to a unit may bring this turn: its best attack, or a step towards the enemy."""
    if unit.webbed:
        return 0.4
    mine = PROFILES[unit.people, unit.kind, unit.colour]
    near = DISTANCE[unit.hex]
    distances = [near[foe[0]] for foe in enemies]
    nearest = min(distances, default=13)
    step = 0.5 - 0.04 * nearest if nearest < 11 else 0.05
    bow = mine.kind == "bow"
    reach = (6 if bow else mine.march + 1) if unit.may_fight else 0
    if nearest > reach:
        return step
    blows, dice = BLOWS[mine.row], mine.dice
    if bow:
        return step + max(
            blows[foe[1]][dice - (distance > 4)][foe[2]]
            for foe, distance in zip(enemies, distances, strict=True)
            if distance <= reach
        )
    return step + max(
        blows[foe[1]][dice][foe[2]] * (1.0 if distance == 1 else 0.85)
        for foe, distance in zip(enemies, distances, strict=True)
        if distance <= reach
    )


def _reckless_blow(attacker: Unit, target: Unit) -> float:
    """A blow as it would be in open country."""
    mine = profile(attacker)
    return BLOWS[mine.row][profile(target).row][mine.dice][target.figures]


# ---------------------------------------------------------------------- command and orders


def _commands(view: State, question: Question) -> Scores:
    """A Command card is worth what the units can do that it orders."""
    seat = question.seat
    enemies = foes(view, seat)
    army = [(u, _use(u, enemies)) for u in view.units.values() if u.figures and u.owner == seat]
    army.sort(key=lambda one: -one[1])
    face = view.things.face
    scores = []
    for option in question.options:
        if isinstance(option, Command):
            card = COMMAND_CARD[COMMAND_DECK[face[int(option.card[1:])]]]
            scores.append(_command(view, seat, card, army))
        else:
            scores.append(_single(view, question, option))
    return scores


def _command(view: State, seat: int, card: CommandCard, army: Sequence[tuple[Unit, float]]) -> float:
    if card.counters and view.commands[1 - seat]:
        card = COMMAND_CARD[mirror(view.commands[1 - seat])]
    command = len(view.things.order.get(f"command.hand.{seat}", ()))
    if card.kind == "section":
        return _section_orders(seat, card, army, command) + 0.3 * card.scouts
    count = command if card.count == EQUAL_TO_COMMAND else len(army) if card.count == EVERY else card.count
    if card.rallies:
        return 0.5 * sum(use for _, use in army[:count]) + 0.4
    if card.one_section:
        return max(
            sum([use for u, use in army if section in SECTIONS_OF[seat][u.hex]][:count])
            for section in ("left", "centre", "right")
        ) * (1 + 0.15 * card.melee_dice)
    chosen = [use for unit, use in army if fits(unit, card.who)][:count]
    if card.volley:
        return 1.6 * sum(chosen)
    return (
        sum(chosen) * (1 + 0.15 * (card.melee_dice + card.extra_move)) + 0.3 * view.terms.lore * card.tokens
    )


def _section_orders(seat: int, card: CommandCard, army: Sequence[tuple[Unit, float]], command: int) -> float:
    """The best units of each section, as many as the card orders there, no unit twice."""
    left = {
        "left": command if card.left == EQUAL_TO_COMMAND else card.left,
        "centre": command if card.centre == EQUAL_TO_COMMAND else card.centre,
        "right": command if card.right == EQUAL_TO_COMMAND else card.right,
    }
    sections = SECTIONS_OF[seat]
    total = 0.0
    for unit, use in army:
        for section in sections[unit.hex]:
            if left[section]:
                left[section] -= 1
                total += use
                break
    return total


def _orders(view: State, question: Question) -> Scores:
    """The best units get the orders; they are named by their numbers, so the first of them comes first."""
    turn = view.turn
    enemies = foes(view, question.seat)
    units = view.units
    use = {
        option.unit: _use(units[option.unit], enemies) - (3 * TOKEN if isinstance(option, OrderFar) else 0.0)
        for option in question.options
        if isinstance(option, Order | OrderFar)
    }
    free = turn.slots[:]
    for id_ in turn.ordered:
        _take_slot(free, units[id_])
    wanted = [id_ for id_ in sorted(use, key=lambda id_: -use[id_]) if _take_slot(free, units[id_])]
    first = next((id_ for id_ in use if id_ in wanted), "")
    scores = []
    for option in question.options:
        if isinstance(option, Order | OrderFar):
            bonus = 2.0 if option.unit == first else 0.5 if option.unit in wanted else 0.0
            scores.append(bonus + 0.5 * use[option.unit])
        else:
            scores.append(-2.0)
    return scores


def _take_slot(free: list[str], unit: Unit) -> bool:
    for slot in free:
        if fits(unit, slot):
            free.remove(slot)
            return True
    return False


def _sections(view: State, question: Question) -> Scores:
    """The section where most can be done."""
    seat = question.seat
    enemies = foes(view, seat)
    army = [(u, _use(u, enemies)) for u in view.units.values() if u.figures and u.owner == seat]
    return [
        sum(use for u, use in army if option.section in SECTIONS_OF[seat][u.hex])
        if isinstance(option, Section)
        else 0.0
        for option in question.options
    ]


# ---------------------------------------------------------------------- movement


def _movers(view: State, question: Question) -> Scores:
    """First those who have yet to reach the enemy, the foremost first; who stands well stays."""
    enemies = foes(view, question.seat)
    return [
        _wish_to_move(view, view.units[option.unit], enemies)
        if isinstance(option, Move)
        else _single(view, question, option)
        for option in question.options
    ]


def _wish_to_move(view: State, unit: Unit, enemies: Sequence[Foe]) -> float:
    near = DISTANCE[unit.hex]
    nearest = min((near[enemy[0]] for enemy in enemies), default=9)
    if _holds_objective(view, unit):
        return -2.0
    if nearest == 1:
        _, beside = _around(view, unit.hex, unit)
        danger = sum(_reckless_blow(enemy, unit) for enemy in beside)
        best = max(attack(view, unit, enemy) for enemy in beside)
        return -1.0 + 0.5 * (danger - best) if unit.kind != "bow" else 0.3
    if unit.kind == "bow" and nearest <= 4:
        return -1.0
    return 2.0 - 0.1 * nearest


def _holds_objective(view: State, unit: Unit) -> bool:
    return any(o.hex == unit.hex and o.seat == unit.owner for o in view.terms.objectives)


def _ways(view: State, question: Question) -> Scores:
    """Where to go: to a good attack, to friends, into cover, towards the goal; not into needless danger."""
    unit = view.units[question.actor]
    goal, perils = _goal(view, unit), _perils(view, unit)
    near, march = DISTANCE[unit.hex], profile(unit).march
    return [
        _stand(view, unit, option.hex, goal, perils=perils, fights=near[option.hex] <= march)
        if isinstance(option, Go)
        else _stand(view, unit, option.hex, goal, perils=perils, fights=True)
        if isinstance(option, Rush)
        else 0.0
        for option in question.options
    ]


def _perils(view: State, unit: Unit) -> list[Peril]:
    """The enemies, how far they strike and what their blow would do to a unit in open country."""
    row, figures = profile(unit).row, unit.figures
    perils = []
    for enemy in view.units.values():
        if enemy.figures and enemy.owner != unit.owner:
            theirs = PROFILES[enemy.people, enemy.kind, enemy.colour]
            reach = 4 if theirs.kind == "bow" else theirs.march + 1
            perils.append((enemy.hex, reach, BLOWS[theirs.row][row][theirs.dice][figures]))
    return perils


def _goal(view: State, unit: Unit) -> str:
    """What a unit makes for: an objective of its side, or the enemy that is nearest and weakest."""
    near = DISTANCE[unit.hex]
    goals = [
        (near[o.hex] - 2.0, o.hex)
        for o in view.terms.objectives
        if o.seat == unit.owner and view.places.get(o.hex) is None
    ]
    goals += [
        (near[other.hex] + 0.4 * other.figures, other.hex)
        for other in view.units.values()
        if other.figures and other.owner != unit.owner
    ]
    return min(goals)[1] if goals else unit.hex


def _stand(
    view: State, unit: Unit, hex_: str, goal: str, *, perils: Sequence[Peril] = (), fights: bool
) -> float:
    """How good a hex is for a unit that may or may not fight from there."""
    friends, beside = _around(view, hex_, unit)
    near = DISTANCE[hex_]
    score = 0.15 * min(friends, 2) - 0.12 * near[goal] + _ground(view, unit, hex_)
    score -= EXPOSED * sum([blow for place, reach, blow in perils if 1 < near[place] <= reach])
    if unit.kind == "bow":
        if any(1 < near[place] <= 4 for place, _, _ in perils):
            score += 0.5
        return score - 0.8 * len(beside)
    if beside:
        there = copy(unit)
        there.hex = hex_
        danger = sum(attack(view, enemy, there) for enemy in beside)
        best = max(attack(view, there, enemy) for enemy in beside) if fights else 0.0
        score += 1.3 * best - (0.6 if friends >= 2 else 0.8) * danger
    return score


_GROUND = {"wood": 0.1, "hill": 0.25, "lair": 0.1, "ford": -0.15, "bridge": -0.1, "water": 0.0}


def _ground(view: State, unit: Unit, hex_: str) -> float:
    """What the ground gives: cover, a landmark, an objective."""
    kind = view.terrain.get(hex_)
    value = 0.0 if kind is None else _GROUND[kind]
    if hex_ in view.ramparts:
        value += 0.3
    landmark = view.landmarks.get(hex_)
    if landmark is not None:
        value += 0.5 if landmark.owner == unit.owner else 0.1
    for objective in view.terms.objectives:
        if objective.hex == hex_ and objective.seat == unit.owner:
            value += BANNER
    return value


# ---------------------------------------------------------------------- combat


def _fighters(view: State, question: Question) -> Scores:
    """Everybody who can fight does, the best attack first."""
    enemies = foes(view, question.seat)
    return [
        1.0 + _use(view.units[option.unit], enemies)
        if isinstance(option, Fight)
        else _single(view, question, option)
        for option in question.options
    ]


def _targets(view: State, question: Question) -> Scores:
    """The target that loses most, less what its battle back may cost."""
    unit = view.units[question.actor]
    scores = []
    for option in question.options:
        if isinstance(option, Target):
            scores.append(_assault(view, unit, view.units[option.unit]))
        elif isinstance(option, Hurl):
            scores.append(_rock(unit, view.units[option.unit]))
        else:
            scores.append(-2.0)
    return scores


def _assault(view: State, unit: Unit, target: Unit) -> float:
    melee = DISTANCE[unit.hex][target.hex] == 1
    value = attack(view, unit, target)
    if melee:
        friends, _ = _around(view, target.hex, target)
        steady = friends >= 2 or target.people == "dwarf" or target.kind == "creature"
        if steady or target.hex in view.ramparts or target.hex in view.landmarks:
            value -= 0.4 * attack(view, target, unit)
    return value


def _rock(unit: Unit, target: Unit) -> float:
    """A rock of the giant's; no sword on shield hits."""
    return harm(NO_SWORD, CREATURES[unit.people].rock_dice, profile(target), target.figures)


def _gains(view: State, question: Question) -> Scores:
    """Gaining ground and pursuit: onto the better hex; riders strike again from there."""
    unit = view.units[question.actor]
    goal = _goal(view, unit)
    strikes = unit.kind == "mounted"
    stay = _stand(view, unit, unit.hex, goal, fights=strikes and question.prompt == "follow.pursue")
    return [
        _stand(view, unit, option.hex, goal, fights=strikes) + (0.3 if strikes else 0.0)
        if isinstance(option, Go)
        else stay
        for option in question.options
    ]


# ---------------------------------------------------------------------- retreats


def _ignoring(view: State, question: Question) -> Scores:
    """Stand and battle back; but the last figure runs, if there is a way."""
    unit = view.units[question.actor]
    _, beside = _around(view, unit.hex, unit)
    runs = unit.figures == 1 and len(beside) > 1 and not cornered(view, unit)
    step = -0.3 if runs and not _holds_objective(view, unit) else 1.0
    return [step * option.flags if isinstance(option, Ignore) else 0.0 for option in question.options]


def _retreats(view: State, question: Question) -> Scores:
    """Back to where friends are and enemies are not, and where a further step is free."""
    unit = view.units[question.actor]
    scores = []
    for option in question.options:
        if isinstance(option, Go):
            friends, beside = _around(view, option.hex, unit)
            way_on = any(h not in view.places for h in RETREATS[unit.owner][option.hex])
            danger = sum(_reckless_blow(enemy, unit) for enemy in beside)
            scores.append(0.3 * friends - 0.5 * danger + 0.2 * way_on + _ground(view, unit, option.hex))
        else:
            scores.append(0.0)
    return scores


# ---------------------------------------------------------------------- Lore


def lore_value(view: State, seat: int, card: LoreCard) -> float:
    """What playing a Lore card may bring, its cost taken off."""
    level = lore.level(view, seat, card)
    base, more = LORE_WORTH[card.id]
    value = base + more * level
    roll = next((effect for effect in card.effects if isinstance(effect, RollAgainst)), None)
    if roll is not None:
        value = _storm(view, seat, card, roll, level)
    elif card.timing == "before_dice":
        value = _shelter(view, value)
    return value - TOKEN * lore.cost(view, seat, card)


def _storm(view: State, seat: int, card: LoreCard, roll: RollAgainst, level: int) -> float:
    """Dice that a card rolls against enemies."""
    odds = ODDS[SWORD_HITS if "sword" in roll.hits else NO_SWORD][roll.dice.at(level)]
    pains = []
    for unit in view.units.values():
        if not unit.figures or unit.owner == seat:
            continue
        if unit.kind == "creature":
            pains.append(0.4)
            continue
        losses, death = odds[unit.figures]
        if roll.lore_kills:
            kills = 1 - (5 / 6) ** roll.dice.at(level)
            death = max(death, kills)
            losses += kills * (unit.figures - losses)
        pains.append(losses * profile(unit).figure + death * BANNER)
    pains.sort(reverse=True)
    if card.target.kind == "every":
        return 0.3 * sum(pains)
    return sum(pains[: {"chain": 1 + level, "around": 2}.get(card.target.kind, 1)])


def _shelter(view: State, value: float) -> float:
    """A reaction is worth more for a unit that is about to lose its banner."""
    fight = view.attack
    if fight is None:
        return value
    threat = attack(view, view.units[fight.attacker], view.units[fight.target])
    return value * (0.4 + 0.5 * threat)


def _lore_play(view: State, question: Question, option: PlayLore) -> float:
    face = view.things.face[int(option.card[1:])]
    value = lore_value(view, question.seat, lore_card(face)) - 0.1
    if option.deja_vu:
        value -= 2 * TOKEN
    if question.prompt in ("move.unit", "battle.attacker") and value > 0:
        value += 2.5  # while there is still somebody to use it
    return value


def _aims(view: State, question: Question) -> Scores:
    """Enemies by what hurts most, own units by what they can do, hexes by what they bar."""
    enemies = foes(view, question.seat)
    scores = []
    for option in question.options:
        if not isinstance(option, Aim):
            scores.append(-1.0)
        elif option.id in view.units:
            scores.append(_aim(view, question.seat, view.units[option.id], enemies))
        else:
            near = DISTANCE[option.id]
            scores.append(-0.1 * min((near[enemy[0]] for enemy in enemies), default=9))
    return scores


def _aim(view: State, seat: int, unit: Unit, enemies: Sequence[Foe]) -> float:
    if not unit.figures:
        return profile(unit).figure
    if unit.owner == seat:
        return _use(unit, enemies)
    return profile(unit).figure * (0.4 + 0.15 * unit.figures) + (0.5 if unit.figures == 1 else 0.0)


def _rerolls(view: State, question: Question) -> Scores:
    """Dice that missed are rolled again, but flags that drive the enemy off stay."""
    fight = view.attack
    return [
        0.5
        if isinstance(option, Reroll) and fight is not None and fight.dice[option.die] != FLAG
        else (-0.3 if isinstance(option, Reroll) else 0.0)
        for option in question.options
    ]


def _kept(view: State, question: Question) -> Scores:
    """The opening hand: the best cards."""
    return _picks(view, question, f"lore.opening.{question.seat}", 1.0)


def _discards(view: State, question: Question) -> Scores:
    """What is given up: the cards that are worth least."""
    return _picks(view, question, f"lore.hand.{question.seat}", -1.0)


def _picks(view: State, question: Question, zone: str, sign: float) -> Scores:
    ids = [f"t{handle}" for handle in view.things.order[zone]]
    return _in_order(question, {id_: sign * _card(view, question.seat, id_) for id_ in ids})


def _still_ordered(view: State, question: Question) -> Scores:
    """False Orders: the best units keep theirs."""
    enemies = foes(view, question.seat)
    return _in_order(question, {id_: _use(view.units[id_], enemies) for id_ in view.turn.ordered})


def _in_order(question: Question, value: Mapping[str, float]) -> Scores:
    """Picks go through their list in its order, so the first of those that are wanted comes next."""
    picks = [option.id for option in question.options if isinstance(option, Pick)]
    rest = list(value)
    rest = rest[rest.index(picks[0]) :]
    wanted = len(rest) - len(picks) + 1
    best = sorted(rest, key=lambda id_: -value[id_])[:wanted]
    first = next(id_ for id_ in rest if id_ in best)
    return [
        value[option.id] + 3.0 * (option.id == first) if isinstance(option, Pick) else 0.0
        for option in question.options
    ]


def _arrivals(view: State, question: Question) -> Scores:
    """Through a portal, by night, or back from the dead: to where the unit stands best."""
    unit = view.units[question.actor]
    if unit.hex:
        goal = _goal(view, unit)
        perils = _perils(view, unit)
        return [
            _stand(view, unit, option.id, goal, perils=perils, fights=True)
            if isinstance(option, Aim)
            else 0.0
            for option in question.options
        ]
    return [
        0.2 * _around(view, option.id, unit)[0] if isinstance(option, Aim) else 0.0
        for option in question.options
    ]


def _card(view: State, seat: int, id_: str) -> float:
    """What a card is worth in this hand."""
    face = view.things.face[int(id_[1:])]
    if face < 0:
        return 0.5
    if face < FIRST_FACE:
        return COMMAND_WORTH[face]
    return lore_value(view, seat, lore_card(face))


# ---------------------------------------------------------------------- set-up and single options

_COMMANDER = {1: 0.2, 2: 1.0, 3: 0.8}
_MASTER = {0: 0.5, 1: 0.6, 2: 0.7, 3: 0.9}


def _one_by_one(view: State, question: Question) -> Scores:
    return [_single(view, question, option) for option in question.options]


def _single(view: State, question: Question, option: Option) -> float:
    """The score of an option by itself; 0 for what there is nothing to be said about."""
    match option:
        case PlayLore():
            return _lore_play(view, question, option)
        case Yes():
            return 1.5
        case Regain():
            return 1.0 + profile(view.units[option.unit]).figure
        case Keep():
            return _card(view, question.seat, option.card)
        case LoreDraw():
            return _draw(view, question.seat, option)
        case Power():
            return _power(view, view.units[question.actor], option)
        case Store():
            return 0.2 * option.tokens
        case Council():
            return _COMMANDER[option.level] if option.member == COMMANDER else _MASTER.get(option.level, 0.0)
        case Place():
            return 0.3 * rank(option.hex, question.seat) - 0.1 * DISTANCE[option.hex][MIDDLE]
        case Unmask():
            return _card(view, 1 - question.seat, option.card)
        case _:
            return 0.0


def _power(view: State, creature: Unit, option: Power) -> float:
    if option.power == "stomp":
        return 0.4 * len(_around(view, creature.hex, creature)[1])
    target = view.units[option.unit]
    if option.power == "poison":
        return 0.8 * profile(target).figure + 0.5 * (target.figures <= 2)
    return 0.4 * profile(target).figure


def _draw(view: State, seat: int, option: LoreDraw) -> float:
    """Tokens pay for cards: who holds few tokens takes those, who holds few cards takes cards."""
    room = lore.hand_limit(view, seat) - len(view.things.order.get(f"lore.hand.{seat}", ()))
    card = 0.7 if room > 0 else 0.1
    token = 0.45 if view.tokens[seat] < 6 else 0.2
    return (card if option.cards else 0.0) + 0.15 * (option.cards - 1) + token * option.tokens


BY_PROMPT: dict[str, Callable[[State, Question], Scores]] = {
    "command.card": _commands,
    "order.unit": _orders,
    "order.section": _sections,
    "move.unit": _movers,
    "move.where": _ways,
    "battle.attacker": _fighters,
    "battle.target": _targets,
    "battle.again": _targets,
    "follow.bonus": _targets,
    "follow.gain": _gains,
    "follow.pursue": _gains,
    "retreat.ignore": _ignoring,
    "retreat.where": _retreats,
    "lore.target": _aims,
    "lore.targets": _aims,
    "lore.cleave": _aims,
    "lore.doom": _aims,
    "lore.arrival": _arrivals,
    "lore.keep_orders": _still_ordered,
    "lore.reroll": _rerolls,
    "lore.surplus": _discards,
    "lore.opening": _kept,
}
"""Questions whose options are better weighed together."""
