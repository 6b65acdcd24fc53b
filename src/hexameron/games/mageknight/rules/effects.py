"""Effects carried out: what the vocabulary of ``content/effects.py`` does (sections EFF, DEED, UNIT)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, TypeAlias

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content import effects as fx
from hexameron.games.mageknight.content.colours import NO_COLOUR
from hexameron.games.mageknight.options import Branch, Colour
from hexameron.games.mageknight.rules import foes, mana, tactics
from hexameron.games.mageknight.state import NOBODY, Guard, Modifier, Strike
from hexameron.games.mageknight.table import WOUND, Quest
from hexameron.kernel.asking import NOTHING, Pick, Rules, Seat
from hexameron.kernel.ids import handle_of, player_id, thing_id


class Use:
    """One use of an effect: where it comes from, and what it was combined with (MK-EFF-05..09).

    ``source`` is the card, unit or Skill whose effect it is, and its colour counts for resistances; ``via``
    is the own card through which a card that is not one's own, such as one of an offer, is played. ``bonus``
    is added once to the points it gives. Before it is played, ``price`` is the mana it will cost and ``busy``
    are the cards that will be played with it.
    """

    __slots__ = ("bonus", "busy", "colour", "powered", "price", "source", "unit", "via")

    def __init__(
        self,
        source: int = NOBODY,
        *,
        colour: int = NO_COLOUR,
        powered: bool = False,
        unit: int = NOBODY,
        via: int = NOBODY,
        bonus: int = 0,
        price: Sequence[int] = (),
        busy: tuple[int, ...] = (),
    ) -> None:
        self.source = source
        self.colour = colour
        self.powered = powered
        self.unit = unit
        self.via = via
        self.bonus = bonus
        self.price = price
        self.busy = (*busy, source)

    @property
    def card(self) -> int:
        """The card that is thrown away or set aside if the effect says so (MK-EFF-09)."""
        return self.source if self.via == NOBODY else self.via

    def of(
        self, card: int, colour: int, *, via: int = NOBODY, bonus: int = 0, price: Sequence[int] = ()
    ) -> Use:
        """The use of another card as a part of this effect (MK-EFF-05, MK-EFF-07)."""
        return Use(card, colour=colour, via=via, bonus=bonus, price=(*self.price, *price), busy=self.busy)


# ---------------------------------------------------------------------- whether it can be played


def can(q: Quest, me: Seat, effect: fx.Effect, now: fx.Moment, use: Use) -> bool:
    """Whether an effect may be played at this moment and would do something."""
    if not effect.moments() & now and not (now == fx.SHOOTING and besieges(q, me, effect)):
        return False
    holds = CAN.get(type(effect))
    return holds is None or holds(q, me, effect, now, use)


def check(effect: fx.Effect) -> Check | None:
    """What must hold besides the moment, if anything."""
    return _custom_check(effect.rule) if isinstance(effect, fx.Custom) else CAN.get(type(effect))


def besieges(q: Quest, me: Seat, effect: fx.Effect) -> bool:
    """Whether an Attack may be played from afar, since all Attacks are Siege Attacks (Altem Mages)."""
    if not q.turn(me).modifiers or not q.has(me, "attacks_siege"):
        return False
    return _attacks(effect)


def wide(q: Quest, me: Seat, now: fx.Moment) -> fx.Moment:
    """The moments whose effects may be played now: those of the Attack phase too, if Attacks are Siege."""
    if now == fx.SHOOTING and q.turn(me).modifiers and q.has(me, "attacks_siege"):
        return now | fx.FIGHTING
    return now


def _attacks(effect: fx.Effect) -> bool:
    """Whether an effect can be an Attack."""
    if isinstance(effect, fx.All) and not effect.loose:
        return _attacks(effect.effects[0])
    if isinstance(effect, fx.Custom):
        return effect.rule in ATTACKING
    return isinstance(effect, fx.Attack) or any(_attacks(part) for part in effect.parts())


ATTACKING = ("altem_mages", "familiar_attack", "ritual_attack", "soul_harvester", "sword_of_justice")
"""Rules of a card's own that are an Attack."""


def _can_choice(q: Quest, me: Seat, effect: fx.Choice, now: fx.Moment, use: Use) -> bool:
    return any(can(q, me, option, now, use) for option in effect.options)


def _can_all(q: Quest, me: Seat, effect: fx.All, now: fx.Moment, use: Use) -> bool:
    if effect.loose:
        return any(can(q, me, part, now, use) for part in effect.effects)
    return can(q, me, effect.effects[0], now, use)


def _can_by_day(q: Quest, me: Seat, effect: fx.ByDay, now: fx.Moment, use: Use) -> bool:
    return can(q, me, effect.night if q.is_night(me) else effect.day, now, use)


def _can_pay(q: Quest, me: Seat, effect: fx.Pay, now: fx.Moment, use: Use) -> bool:
    if not can(q, me, effect.effect, now, use):
        return False
    return mana.can_pay_one(q, me, use.price, effect.colours)


def _can_discard(q: Quest, me: Seat, effect: fx.Discard, now: fx.Moment, use: Use) -> bool:
    return _has_discardable(q, me, effect.wounds, use) and can(q, me, effect.effect, now, use)


def _can_draw(q: Quest, me: Seat, effect: fx.Draw, now: fx.Moment, use: Use) -> bool:
    return tactics.can_draw(q, me)


def _can_ready(q: Quest, me: Seat, effect: fx.Ready, now: fx.Moment, use: Use) -> bool:
    return any(troop.spent and q.unit(troop).level <= effect.level for troop in q.player(me).troops)


def _can_weaken(q: Quest, me: Seat, effect: fx.Weaken, now: fx.Moment, use: Use) -> bool:
    return bool(foes.targets(q, me, effect, use.colour))


def _can_move(q: Quest, me: Seat, effect: fx.Move, now: fx.Moment, use: Use) -> bool:
    """Move points are offered where they can be spent: in Movement, and where an effect takes them."""
    return now == fx.MOVING or foes.wants_move(q, me, now)


def _can_influence(q: Quest, me: Seat, effect: fx.Influence, now: fx.Moment, use: Use) -> bool:
    """Influence is offered in interaction, and where an effect takes it."""
    return now == fx.TALKING or foes.wants_influence(q, me, now)


def _can_custom(q: Quest, me: Seat, effect: fx.Custom, now: fx.Moment, use: Use) -> bool:
    holds = _custom_check(effect.rule)
    return holds is None or holds(q, me, effect, now, use)


@cache
def _custom_check(rule: str) -> Check | None:
    from hexameron.games.mageknight.rules import cards

    return cards.CAN.get(rule)


Check: TypeAlias = Callable[[Quest, Seat, Any, fx.Moment, Use], bool]
Deal: TypeAlias = Callable[[Quest, Seat, Any, Use], Rules[None]]

CAN: dict[type[fx.Effect], Check] = {
    fx.Move: _can_move,
    fx.Influence: _can_influence,
    fx.Choice: _can_choice,
    fx.All: _can_all,
    fx.ByDay: _can_by_day,
    fx.Pay: _can_pay,
    fx.Discard: _can_discard,
    fx.Draw: _can_draw,
    fx.Ready: _can_ready,
    fx.Weaken: _can_weaken,
    fx.Custom: _can_custom,
}


# ---------------------------------------------------------------------- carrying it out


def run(q: Quest, me: Seat, effect: fx.Effect, use: Use) -> Rules[None]:
    """Carries an effect out: what asks nothing at once, so that there is nothing left to run."""
    simple = SIMPLE.get(type(effect))
    if simple is None:
        return DO[type(effect)](q, me, effect, use)
    simple(q, me, effect, use)
    return NOTHING


def points(q: Quest, me: Seat, effect: fx.Points, use: Use) -> int:
    """How many points an effect gives, with what is added to it."""
    n = effect.n + use.bonus
    use.bonus = 0
    return n + effect.each * COUNTS[effect.per](q, me) if effect.each else n


def _move(q: Quest, me: Seat, effect: fx.Move, use: Use) -> None:
    turn = q.turn(me)
    n = points(q, me, effect, use)
    if turn.modifiers and foes.is_card(q, use):
        n += _tireless(q, me)
    turn.move += n


def _tireless(q: Quest, me: Seat) -> int:
    """What earlier cards add to a card that gives Move (Tirelessness)."""
    turn = q.turn(me)
    once = [modifier for modifier in turn.modifiers if modifier.kind == "next_move_card"]
    for modifier in once:
        turn.modifiers.remove(modifier)
    return sum(modifier.n for modifier in once) + q.modified(me, "every_move_card")


def _influence(q: Quest, me: Seat, effect: fx.Influence, use: Use) -> None:
    q.turn(me).influence += points(q, me, effect, use)


def _heal(q: Quest, me: Seat, effect: fx.Heal, use: Use) -> None:
    """Healing is not raised by what raises Move, Influence, Attack and Block."""
    q.turn(me).heal += effect.n


def _attack(q: Quest, me: Seat, effect: fx.Attack, use: Use) -> None:
    n = max(0, points(q, me, effect, use) + foes.attack_bonus(q, me, use, effect.how))
    q.turn(me).strikes.append(
        Strike(n=n, how=effect.how, element=effect.element, note=effect.note, unit=use.unit, card=use.source)
    )


def _block(q: Quest, me: Seat, effect: fx.Block, use: Use) -> None:
    n = max(0, points(q, me, effect, use) + foes.block_bonus(q, me, use))
    q.turn(me).guards.append(
        Guard(
            n=n, element=effect.element, swift=effect.swift, note=effect.note, unit=use.unit, card=use.source
        )
    )


def _fame(q: Quest, me: Seat, effect: fx.Fame, use: Use) -> None:
    q.gain_fame(me, effect.n)


def _reputation(q: Quest, me: Seat, effect: fx.Reputation, use: Use) -> None:
    q.change_reputation(me, effect.n)


def _wound(q: Quest, me: Seat, effect: fx.Wound, use: Use) -> None:
    q.take_wounds(me, effect.n, rules=("MK-DMG-17",))


def _gain(q: Quest, me: Seat, effect: fx.Gain, use: Use) -> None:
    turn = q.turn(me)
    if effect.kind == "dice":
        turn.dice += effect.n
        return
    turn.modifiers.append(
        Modifier(
            kind=effect.kind,
            n=effect.n,
            what=effect.what,
            until=effect.until,
            source=thing_id(use.card) if use.card != NOBODY else "",
        )
    )


def _terrain(q: Quest, me: Seat, effect: fx.Terrain, use: Use) -> None:
    turn = q.turn(me)
    names = " ".join(effect.names)
    if effect.opens:
        turn.modifiers.append(Modifier(kind="terrain_open", n=effect.to or 0, what=names))
    if effect.to is not None:
        turn.modifiers.append(Modifier(kind="terrain_to", n=effect.to, what=names))
    if effect.less:
        turn.modifiers.append(Modifier(kind="terrain_less", n=effect.less, what=f"{effect.floor} {names}"))


SIMPLE: dict[type[fx.Effect], Callable[[Quest, Seat, Any, Use], None]] = {
    fx.Move: _move,
    fx.Influence: _influence,
    fx.Heal: _heal,
    fx.Attack: _attack,
    fx.Block: _block,
    fx.Fame: _fame,
    fx.Reputation: _reputation,
    fx.Wound: _wound,
    fx.Gain: _gain,
    fx.Terrain: _terrain,
}


def _choice(q: Quest, me: Seat, effect: fx.Choice, use: Use) -> Rules[None]:
    def fitting() -> list[Branch]:
        now = moment(q, me)
        return [Branch(n) for n, option in enumerate(effect.options) if can(q, me, option, now, use)]

    chosen = yield from q.ask(me, "effect.choice", fitting, actor=_chooser(q, effect, use))
    yield from run(q, me, effect.options[chosen.number], use)


def _all(q: Quest, me: Seat, effect: fx.All, use: Use) -> Rules[None]:
    for part in effect.effects:
        if can(q, me, part, moment(q, me), use):
            yield from run(q, me, part, use)


def _by_day(q: Quest, me: Seat, effect: fx.ByDay, use: Use) -> Rules[None]:
    yield from run(q, me, effect.night if q.is_night(me) else effect.day, use)


def _pay(q: Quest, me: Seat, effect: fx.Pay, use: Use) -> Rules[None]:
    yield from mana.pay_any(q, me, effect.colours)
    yield from run(q, me, effect.effect, use)


def _discard(q: Quest, me: Seat, effect: fx.Discard, use: Use) -> Rules[None]:
    yield from choose_discard(q, me, effect.wounds, use)
    yield from run(q, me, effect.effect, use)


def _draw(q: Quest, me: Seat, effect: fx.Draw, use: Use) -> Rules[None]:
    return tactics.draw(q, me, effect.n)


def choose_colour(q: Quest, me: Seat, colours: tuple[int, ...]) -> Rules[int]:
    """One of several colours, as the player likes."""
    chosen = yield from q.ask(me, "mana.which", lambda: [Colour(colour) for colour in colours])
    return chosen.colour


def _token(q: Quest, me: Seat, effect: fx.Token, use: Use) -> Rules[None]:
    for _ in range(effect.n):
        q.gain_token(me, (yield from choose_colour(q, me, effect.colours)))


def _crystal(q: Quest, me: Seat, effect: fx.Crystal, use: Use) -> Rules[None]:
    for _ in range(effect.n):
        q.gain_crystal(me, (yield from choose_colour(q, me, effect.colours)))


def _ready(q: Quest, me: Seat, effect: fx.Ready, use: Use) -> Rules[None]:
    yield from ready_unit(q, me, effect.level, use.unit)


def ready_unit(q: Quest, me: Seat, level: int, by: int = NOBODY) -> Rules[int]:
    """Readies a spent unit of up to a level, never the one that does it; tells its level (MK-UNIT-15)."""

    def spent() -> list[Pick]:
        return [
            Pick(thing_id(troop.card))
            for troop in q.player(me).troops
            if troop.spent and q.unit(troop).level <= level and troop.card != by
        ]

    chosen = yield from q.ask(me, "unit.ready", spent)
    troop = q.troop(me, chosen.id)
    troop.spent = False
    q.tell("unit.readied", seat=player_id(me), unit=chosen.id, rules=("MK-UNIT-15",))
    return q.unit(troop).level


def _weaken(q: Quest, me: Seat, effect: fx.Weaken, use: Use) -> Rules[None]:
    return weaken(q, me, effect, use, use.colour)


def weaken(q: Quest, me: Seat, effect: fx.Weaken, use: Use, colour: int) -> Rules[None]:
    """Acts on enemies; a unit that does so helps in the fight with them (Dueling)."""
    from hexameron.games.mageknight.rules import strikes

    touched = yield from foes.weaken(q, me, effect, colour)
    if use.unit != NOBODY:
        for one in touched:
            strikes.help_by_unit(q, me, one)


def _custom(q: Quest, me: Seat, effect: fx.Custom, use: Use) -> Rules[None]:
    return _custom_rule(effect.rule)(q, me, effect, use)


@cache
def _custom_rule(rule: str) -> Deal:
    from hexameron.games.mageknight.rules import cards

    return cards.DO[rule]


DO: dict[type[fx.Effect], Deal] = {
    fx.Choice: _choice,
    fx.All: _all,
    fx.ByDay: _by_day,
    fx.Pay: _pay,
    fx.Discard: _discard,
    fx.Draw: _draw,
    fx.Token: _token,
    fx.Crystal: _crystal,
    fx.Ready: _ready,
    fx.Weaken: _weaken,
    fx.Custom: _custom,
}


# ---------------------------------------------------------------------- what many effects need


def moment(q: Quest, me: Seat) -> fx.Moment:
    """Which moment of the turn it is for a player."""
    turn = q.turn(me)
    if turn.combat is not None:
        return PHASES[turn.combat.phase]
    return STEPS.get(turn.step, fx.RESTED)


STEPS = {"move": fx.MOVING, "talk": fx.TALKING, "after": fx.RESTED}
PHASES = {
    "challenge": 0,
    "ranged": fx.SHOOTING,
    "block": fx.BLOCKING,
    "damage": fx.HURTING,
    "attack": fx.FIGHTING,
    "over": 0,
}


def discardable(q: Quest, me: Seat, wounds: str, use: Use) -> list[int]:
    """The cards in hand that may be discarded for an effect; a Wound only where it says so (MK-DEED-17)."""
    if wounds == "may":
        cards = q.hand(me)
    else:
        cards = q.wounds_in_hand(me) if wounds == "only" else q.cards_in_hand(me)
    return [card for card in cards if card not in use.busy]


def _has_discardable(q: Quest, me: Seat, wounds: str, use: Use) -> bool:
    """Whether there is such a card at all."""
    face, busy = q.things.face, use.busy
    for card in q.hand(me):
        if card not in busy and (wounds == "may" or (face[card] == WOUND) == (wounds == "only")):
            return True
    return False


def choose_discard(q: Quest, me: Seat, wounds: str, use: Use) -> Rules[int]:
    """Discards a card of the player's choice."""
    chosen = yield from q.ask(
        me,
        "card.discard",
        lambda: [Pick(thing_id(card)) for card in one_of_each(q, discardable(q, me, wounds, use))],
    )
    card = handle_of(chosen.id)
    q.discard(me, card)
    return card


def one_of_each(q: Quest, cards: list[int]) -> list[int]:
    """The first of every kind of card: it does not matter which March is played."""
    face = q.things.face
    return list({face[card]: card for card in reversed(cards)}.values())[::-1]


def _wounds(q: Quest, me: Seat) -> int:
    return len(q.wounds_in_hand(me)) + sum(troop.wounds for troop in q.player(me).troops)


def _blocked(q: Quest, me: Seat) -> int:
    return q.combat(me).blocked


def _enemies(q: Quest, me: Seat) -> int:
    return foes.number(q, me)


COUNTS: dict[str, Callable[[Quest, Seat], int]] = {
    "wounds": _wounds,
    "blocked": _blocked,
    "enemies": _enemies,
}


def _chooser(q: Quest, effect: fx.Choice, use: Use) -> str:
    """The source of a choice and, after a dot, which of its choices it is, so that its half can be named."""
    if use.source == NOBODY:
        return ""
    for place, (_, choice) in enumerate(catalogue.choices(q.things.face[use.source])):
        if choice is effect:
            return f"{thing_id(use.source)}.{place}"
    return thing_id(use.source)
