"""What looks right in a turn: every aim lends its weight to the option that comes first on the way to it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Any

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.mind import dealing, gains, means
from hexameron.games.mageknight.mind.lures import HOME, comes_home
from hexameron.games.mageknight.mind.roaming import aims, option_of
from hexameron.games.mageknight.options import (
    Activate,
    Attach,
    Begin,
    Burn,
    Buy,
    BuyArtifact,
    BuyHealing,
    EndTurn,
    HealHand,
    HealUnit,
    Incant,
    Invite,
    NextPhase,
    Play,
    Plunder,
    Recruit,
    Rest,
    UseSkill,
    UseTactic,
)
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Done, Option, Pass, Seat
from hexameron.kernel.game import Question
from hexameron.kernel.ids import handle_of, thing_id

HEAT = 0.9
"""How many Fame worse an aim is that weighs e times less."""
IDLE = 0.002
"""The weight of what serves no aim, next to 1 for the best one."""
IDLE_TURN, UNUSED = -1.0, 0.2
"""What it is worth to do nothing in a turn, and what each Move point costs that is not used."""
PLANNED, LATER, OTHERWISE = 1.0, 0.04, 0.01
"""The weights of what a plan needs now, of what it needs besides in any order, and of anything else."""


def moving(q: Quest, me: Seat, question: Question) -> Sequence[float]:
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
    way = gains.skill_ways(q.things.face[handle_of(option.card)], q.is_night(me))[0]
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
    face = q.things.face[handle_of(option.card)]
    ways = gains.card_ways(face, q.is_night(me))
    way = next(one for one in ways if one.name == option.way)
    wounds = len(q.wounds_in_hand(me))
    if way.heal and wounds:
        return 1.4 * min(wounds, way.heal) - 0.4 - 0.4 * len(way.cost)
    if way.draw:
        return 0.3 * way.draw
    return None


def _activate_aside(q: Quest, me: Seat, option: Activate) -> float | None:
    ways = gains.unit_ways(q.things.face[handle_of(option.card)], q.is_night(me))
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
    return {(face[handle_of(option.card)], option.way): option for option in options if type(option) is Play}


def _offered(
    q: Quest, wanted: Option, values: dict[Option, float | None], faces: dict[tuple[int, str], Option]
) -> Option | None:
    """The option that is offered for what is wanted, or ``None``."""
    if wanted in values:
        return wanted
    if type(wanted) is Play:
        return faces.get((q.things.face[handle_of(wanted.card)], wanted.way))
    return None


def after_action(q: Quest, me: Seat, option: Option) -> float:
    """After the Action there is little left to do but healing."""
    value = _aside(q, me, option)
    if type(option) in {Play, Activate} and value is not None and value < 0.9:
        value = None
    return IDLE if value is None else exp(min(value, 6.0))


def starting(q: Quest, me: Seat, option: Option) -> float:
    """With an empty deck the round is ended when the hand holds little."""
    cards = len(q.cards_in_hand(me))
    if type(option) is Begin:
        return 1.0 if cards > 1 else 0.05
    return 1.0 if cards <= 1 else 0.2


def before_turn(q: Quest, me: Seat, option: Option) -> float:
    if type(option) is UseSkill:
        return 3.0
    if type(option) is Plunder:
        return 0.4
    return 1.0


def talking(q: Quest, me: Seat, question: Question) -> Sequence[float]:
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
    return planned(q, me, question, wanted)


def _purchase(q: Quest, good: dealing.Good) -> Option:
    if good.card < 0:
        return BuyHealing() if good.price <= 3 else BuyArtifact()
    id_ = thing_id(good.card)
    return Buy(id_) if q.things.face[good.card] < catalogue.UNIT_FACE else Recruit(id_)


def planned(q: Quest, me: Seat, question: Question, wanted: Sequence[Option]) -> Sequence[float]:
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
