"""Playing cards, units and Skills: what was chosen is paid for and carried out (DEED, UNIT, SKILL)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import MELEE, PHYSICAL, RANGED
from hexameron.games.mageknight.content.records import Deed
from hexameron.games.mageknight.options import (
    Activate,
    Attach,
    Bribe,
    HealHand,
    HealUnit,
    Learn,
    Play,
    ReturnSkill,
    Spend,
    Target,
    UseBanner,
    UseSkill,
    UseTactic,
)
from hexameron.games.mageknight.rules import (
    banners,
    centre,
    effects,
    foes,
    mana,
    offers,
    tactics,
    ways,
    wounds,
)
from hexameron.games.mageknight.rules.effects import Use
from hexameron.games.mageknight.state import Guard, Modifier, Strike
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Option, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id


def do(q: Quest, me: Seat, choice: Option) -> Rules[None]:
    """Carries out what was chosen out of :func:`playable.options`."""
    if q.turn(me).modifiers and q.has(me, "invoked"):
        return _at_once(q, me, partial(DO[type(choice)], q, me, choice))
    return DO[type(choice)](q, me, choice)


def meanwhile(q: Quest, me: Seat, act: Callable[[], Rules[None]]) -> Rules[None]:
    """Something is done that is no play: invoked mana is for it, or it is lost as well (Invocation)."""
    if q.turn(me).modifiers and q.has(me, "invoked"):
        return _at_once(q, me, act)
    return act()


def _at_once(q: Quest, me: Seat, act: Callable[[], Rules[None]]) -> Rules[None]:
    """The next thing that is done after an Invocation."""
    turn = q.turn(me)
    fresh = [modifier for modifier in turn.modifiers if modifier.kind == "invoked"]
    before = list(turn.tokens)
    yield from act()
    _fade(q, me, fresh, before)


def _fade(q: Quest, me: Seat, fresh: list[Modifier], before: list[int]) -> None:
    """Invoked mana that the next thing did not use is lost (Invocation)."""
    turn = q.turn(me)
    turn.modifiers = [modifier for modifier in turn.modifiers if not any(modifier is one for one in fresh)]
    for modifier in fresh:
        if turn.tokens[modifier.n] >= before[modifier.n] > 0:
            turn.tokens[modifier.n] -= 1
            q.tell("mana.lost", seat=player_id(me), colour=f"m{modifier.n}")


def play(q: Quest, me: Seat, choice: Play) -> Rules[None]:
    """Plays a card in the chosen way (MK-DEED-02..11)."""
    card = handle_of(choice.card)
    deed = q.deed(card)
    q.reveal(card)  # what is played is known to all before it is paid for
    if q.recording:
        q.tell("card.played", seat=player_id(me), card=choice.card, way=f"way.{choice.way}")
    if choice.way in ways.SIDEWAYS:
        _lay(q, me, card)
        return effects.run(q, me, ways.SIDEWAYS[choice.way], Use(card))
    strong = choice.way == "strong"
    effect = deed.strong if strong else deed.basic
    assert effect is not None
    use = Use(card, colour=deed.colour, powered=strong)
    cost = ways.price(deed, strong=strong)
    return _pay_and_use(q, me, effect, cost, use) if cost else _use_card(q, me, effect, use)


def _pay_and_use(q: Quest, me: Seat, effect: fx.Effect, cost: tuple[int, ...], use: Use) -> Rules[None]:
    """Pays for one of the effects of a card and carries it out."""
    yield from pay_for(q, me, effect, cost, Use(use.source, colour=use.colour))
    if q.things.order.get(centre.ZONE) and gives_points(effect):
        use.bonus = centre.overload(q, cost)
    yield from _use_card(q, me, effect, use)


def _use_card(q: Quest, me: Seat, effect: fx.Effect, use: Use) -> Rules[None]:
    """Carries out one of the effects of a card."""
    card, deed = use.source, q.deed(use.source)
    if q.things.zone[card] == "spell.offer":
        use.via = _talent_of(q, me, deed)
    else:
        _lay(q, me, card)
    if deed.kind == "spell":
        cast(q, me, deed)
    if use.powered and deed.kind == "artifact":
        q.turn(me).thrown.append(card)
    return effects.run(q, me, effect, use)


def pay_for(q: Quest, me: Seat, effect: fx.Effect, cost: Sequence[int], use: Use) -> Rules[None]:
    """Pays for an effect so that what it demands besides can still be met (MK-DEED-16)."""
    now = effects.moment(q, me)

    def fits(rest: Sequence[int]) -> bool:
        before = use.price
        use.price = (*before, *rest)
        fine = effects.can(q, me, effect, now, use)
        use.price = before
        return fine

    yield from mana.pay(q, me, cost, fits if demanding(effect) else None)


def demanding(effect: fx.Effect) -> bool:
    """Whether an effect may ask for more mana than its card costs."""
    return isinstance(effect, (fx.Pay, fx.Custom)) or any(demanding(part) for part in effect.parts())


def cast(q: Quest, me: Seat, deed: Deed) -> None:
    """A ring that was thrown away gives Fame for each Spell of its colour."""
    rings = sum(one.kind == "ring_fame" and one.n == deed.colour for one in q.turn(me).modifiers)
    q.gain_fame(me, rings)


def gives_points(effect: fx.Effect) -> bool:
    """Whether an effect gives Move, Influence, Attack or Block by itself."""
    if isinstance(effect, (fx.Move, fx.Influence, fx.Attack, fx.Block)):
        return True
    if isinstance(effect, fx.Custom):
        return effect.rule in POINTED
    return any(gives_points(part) for part in effect.parts())


POINTED = ("dodge", "ritual_attack", "sacrifice", "stout_resolve")
"""Rules of a card's own that give such points for the mana it costs."""


def _lay(q: Quest, me: Seat, card: int) -> None:
    q.lay_open(card, f"play.{me}")
    q.turn(me).carded = True


def _talent_of(q: Quest, me: Seat, deed: Deed) -> int:
    """The Magic Talent through which a Spell of the offer is played, once."""
    turn = q.turn(me)
    modifier = next(one for one in turn.modifiers if one.kind == "magic_talent" and one.n == deed.colour)
    turn.modifiers.remove(modifier)
    return handle_of(modifier.source)


def activate(q: Quest, me: Seat, choice: Activate) -> Rules[None]:
    """Activates a unit for one of its abilities; it is Spent (MK-UNIT-11, MK-UNIT-12)."""
    troop = q.troop(me, choice.card)
    ability = q.unit(troop).abilities[choice.ability]
    q.tell("unit.activated", seat=player_id(me), unit=choice.card, rules=("MK-UNIT-11",))
    yield from mana.pay(q, me, ability.mana)
    troop.spent = True
    yield from effects.run(q, me, ability.effect, ways.unit_use(troop.card, ability.mana))


def use_skill(q: Quest, me: Seat, choice: UseSkill) -> Rules[None]:
    """Uses a Skill, once a turn or once a round."""
    talent = next(one for one in q.player(me).talents if thing_id(one.token) == choice.card)
    skill = catalogue.skill(q.things.face[talent.token])
    if skill.kind == "interactive" and skill.id not in centre.FLIPPED:
        centre.place(q, talent)
    else:
        talent.used = "turn" if skill.kind == "turn" else "round"
    q.tell("skill.used", seat=player_id(me), skill=choice.card, rules=("MK-SKILL-05",))
    yield from effects.run(q, me, skill.effect, Use(talent.token))


def return_skill(q: Quest, me: Seat, choice: ReturnSkill) -> Rules[None]:
    """Returns a Skill of another player to him for what it gives (MK-SKILL-07)."""
    one = next(one for one in centre.lying(q) if thing_id(one.talent.token) == choice.card)
    centre.take_back(q, one)
    yield from effects.run(q, me, centre.BENEFITS[one.skill.id], Use(one.talent.token))


def exchange(q: Quest, me: Seat, choice: Spend) -> Rules[None]:
    """Turns points into others at the rate the effect gives."""
    turn = q.turn(me)
    if choice.what == "attack":
        turn.move -= 1
        turn.strikes.append(Strike(n=1, how=MELEE, element=PHYSICAL))
    elif choice.what == "ranged":
        turn.move -= 2
        turn.strikes.append(Strike(n=1, how=RANGED, element=PHYSICAL))
    elif choice.what == "block":
        turn.influence -= 1
        element = next(m.what for m in turn.modifiers if m.kind == "influence_as_block") or PHYSICAL
        turn.guards.append(Guard(n=1, element=element))
    elif choice.what == "heal":
        turn.influence -= 2
        turn.heal += 1
    else:
        level = yield from effects.ready_unit(q, me, turn.influence // 2)
        turn.influence -= 2 * level


def bribe(q: Quest, me: Seat, choice: Bribe) -> Rules[None]:
    """A unit that serves for money alone is paid."""
    q.turn(me).influence -= foes.BRIBE
    q.turn(me).seen.append(f"bribed.{choice.card}")
    yield from ()


def learn(q: Quest, me: Seat, choice: Learn) -> Rules[None]:
    """Buys an Advanced Action of the offer, once for each Learning."""
    turn = q.turn(me)
    modifier = next(one for one in turn.modifiers if one.kind == "learning" and one.n <= turn.influence)
    turn.modifiers.remove(modifier)
    turn.influence -= modifier.n
    q.gain_deed(me, handle_of(choice.card), to=modifier.what)
    yield from offers.refill(q, "advanced.offer")


def spread_wings(q: Quest, me: Seat, choice: Target) -> Rules[None]:
    foes.spread_wings(q, me, choice)
    yield from ()


def attach(q: Quest, me: Seat, choice: Attach) -> Rules[None]:
    """Gives a Banner to a unit (MK-UNIT-17, MK-UNIT-21)."""
    banners.attach(q, me, handle_of(choice.card), q.troop(me, choice.unit))
    yield from ()


def use_banner(q: Quest, me: Seat, choice: UseBanner) -> Rules[None]:
    yield from banners.use(q, me, q.troop(me, choice.card))


def use_tactic(q: Quest, me: Seat, choice: UseTactic) -> Rules[None]:
    yield from tactics.use(q, me, choice.name)


def heal_hand(q: Quest, me: Seat, choice: HealHand) -> Rules[None]:
    yield from wounds.heal_hand(q, me)


def heal_unit(q: Quest, me: Seat, choice: HealUnit) -> Rules[None]:
    wounds.heal_unit(q, me, q.troop(me, choice.card))
    yield from ()


DO: dict[type[Option], Callable[[Quest, Seat, Any], Rules[None]]] = {
    Play: play,
    Activate: activate,
    UseSkill: use_skill,
    ReturnSkill: return_skill,
    Spend: exchange,
    Attach: attach,
    UseBanner: use_banner,
    UseTactic: use_tactic,
    HealHand: heal_hand,
    HealUnit: heal_unit,
    Bribe: bribe,
    Learn: learn,
    Target: spread_wings,
}
