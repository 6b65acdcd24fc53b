"""What a Lore card does when it is resolved."""

from __future__ import annotations

from collections.abc import Callable

from hexameron.games.battlelore.board import NEIGHBOURS
from hexameron.games.battlelore.content import effects
from hexameron.games.battlelore.content.lore_cards import lore_card
from hexameron.games.battlelore.options import Aim, Unmask
from hexameron.games.battlelore.rules import battle, lore_targets, modifiers, movement, retreat
from hexameron.games.battlelore.rules.lore_targets import Aimed, Play
from hexameron.games.battlelore.rules.terrain import passable
from hexameron.games.battlelore.state import FLAG, LORE, SWORD, Attack, Effect, Unit
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import Done, Rules
from hexameron.kernel.ids import handle_of, player_id, thing_id
from hexameron.kernel.things import bit

RULES = ("BL-LORE-06",)
UNORDERED = effects.Lasting("unordered", "turn")


def resolve(b: Battle, it: Play, aimed: Aimed) -> Rules[None]:
    """Carries out the effects of a card in their order."""
    for effect in it.card.effects:
        match effect:
            case effects.Lasting():
                _last(b, it, aimed, effect)
            case effects.RollAgainst():
                yield from _roll_against_all(b, it, aimed, effect)
            case effects.Heal():
                yield from _heal(b, it, b.unit(aimed.units[0]), effect)
            case effects.OrderTargets():
                _order(b, aimed)
            case effects.TakeTokens():
                _take_tokens(b, it, effect.amount.at(it.level))
            case effects.LoseAttack():
                _attack(b).lost = True
                b.tell("lore.loses_attack", card=it.id, rules=RULES)
            case effects.Cancel():
                pass  # The card it answers sees that it was not stopped and has no effect.
            case effects.Transport() | effects.Raid() | effects.Return():
                yield from _move(b, it, aimed, effect)
            case effects.Custom():
                yield from CUSTOM[effect.rule](b, it, aimed)


def _attack(b: Battle) -> Attack:
    attack = b.state.attack
    assert attack is not None
    return attack


# ---------------------------------------------------------------------------- lasting effects


def _last(b: Battle, it: Play, aimed: Aimed, effect: effects.Lasting) -> None:
    if it.card.target.kind in {"board", "hexes"}:
        _put(b, it, effect, hexes=aimed.hexes)
    for unit in aimed.units:
        _put(b, it, effect, unit)


def _put(b: Battle, it: Play, lasting: effects.Lasting, unit: str = "", hexes: tuple[str, ...] = ()) -> None:
    effect = Effect(
        card=it.card.effect_name,
        kind=lasting.kind,
        seat=it.seat,
        until=lasting.until,
        unit=unit,
        amount=lasting.amount.at(it.level),
        hexes=hexes,
    )
    modifiers.add(b, effect)


def _order(b: Battle, aimed: Aimed) -> None:
    for id_ in aimed.units:
        unit = b.unit(id_)
        if not modifiers.cannot_be_ordered(b, unit):
            b.order(unit)


# ---------------------------------------------------------------------------- dice of cards


def _roll_against_all(b: Battle, it: Play, aimed: Aimed, effect: effects.RollAgainst) -> Rules[None]:
    """Against each target; where retreats may get in each other's way the caster chooses the order."""
    waiting = list(aimed.units)
    while waiting := [id_ for id_ in waiting if b.unit(id_).figures]:
        if effect.retreats:
            chosen = yield from _next_victim(b, it, tuple(waiting))
        else:
            chosen = waiting[0]
        waiting.remove(chosen)
        yield from _roll_against(b, it, b.unit(chosen), effect)


def _next_victim(b: Battle, it: Play, waiting: tuple[str, ...]) -> Rules[str]:
    got = yield from b.ask(it.seat, "lore.doom", lambda: [Aim(id_) for id_ in waiting], actor=it.id)
    return got.id


def _roll_against(b: Battle, it: Play, unit: Unit, effect: effects.RollAgainst) -> Rules[None]:
    dice = yield from b.battle_dice(it.seat, "lore", effect.dice.at(it.level))
    counted = [unit.colour]
    if "sword" in effect.hits:
        counted.append(SWORD)
    hits = sum(face in counted for face in dice)
    b.tell_dice("lore.rolls", dice, card=it.id, unit=unit.id, n=hits, rules=RULES)
    if effect.lore_kills and LORE in dice:
        if unit.is_creature:
            b.slay(unit)
        else:
            b.lose(unit, unit.figures, RULES)
        return
    if hits:
        yield from battle.take_hits(b, it.seat, unit, hits)
    flags = dice.count(FLAG) if effect.retreats else 0
    if flags and unit.figures:
        yield from retreat.flee(b, unit, flags)


def _heal(b: Battle, it: Play, unit: Unit, effect: effects.Heal) -> Rules[None]:
    dice = yield from b.battle_dice(it.seat, "lore", effect.dice.at(it.level))
    counted = [unit.colour if face == "helmet" else LORE for face in effect.faces]
    healed = min(sum(face in counted for face in dice), unit.full - unit.figures)
    unit.figures += healed
    b.tell_dice("lore.heals", dice, card=it.id, unit=unit.id, n=healed, rules=RULES)


def _take_tokens(b: Battle, it: Play, most: int) -> None:
    tokens = b.state.tokens
    taken = min(most, tokens[1 - it.seat])
    tokens[1 - it.seat] -= taken
    tokens[it.seat] += taken
    b.tell("lore.takes", seat=player_id(it.seat), n=taken, rules=RULES)


# ---------------------------------------------------------------------------- moving units


def _move(
    b: Battle, it: Play, aimed: Aimed, effect: effects.Transport | effects.Raid | effects.Return
) -> Rules[None]:
    """Sets each target down on a hex of choice."""
    for id_ in aimed.units:
        unit = b.unit(id_)
        match effect:
            case effects.Transport(distance):
                yield from _arrive(b, it, unit, lore_targets.arrivals, distance.at(it.level))
            case effects.Raid(distance):
                yield from _arrive(b, it, unit, raid_hexes, distance.at(it.level))
            case effects.Return(figures):
                yield from _return(b, it, unit, figures.at(it.level))


def _arrive(
    b: Battle, it: Play, unit: Unit, hexes: Callable[[Battle, Unit, int], list[str]], distance: int
) -> Rules[None]:
    if not hexes(b, unit, distance):
        return
    got = yield from b.ask(
        it.seat, "lore.arrival", lambda: [Aim(hex_) for hex_ in hexes(b, unit, distance)], actor=unit.id
    )
    movement.arrive(b, unit, got.id)
    b.tell("lore.arrives", unit=unit.id, hex=got.id, card=it.id, rules=RULES)


def raid_hexes(b: Battle, unit: Unit, distance: int) -> list[str]:
    """Where a unit gets that slips through the ranks of both sides and past every stop."""
    reached = [unit.hex]
    edge = [unit.hex]
    for _ in range(distance):
        beyond = []
        for hex_ in edge:
            for beside in NEIGHBOURS[hex_]:
                if beside not in reached and passable(b, beside):
                    reached.append(beside)
                    beyond.append(beside)
        edge = beyond
    return [hex_ for hex_ in reached if hex_ not in b.state.places]


def _return(b: Battle, it: Play, unit: Unit, figures: int) -> Rules[None]:
    """A fallen unit comes back; it is not ordered this turn."""
    got = yield from b.ask(
        it.seat,
        "lore.arrival",
        lambda: [Aim(hex_) for hex_ in lore_targets.first_row(b, it.seat)],
        actor=unit.id,
    )
    b.state.effects = [effect for effect in b.state.effects if effect.unit != unit.id]
    unit.figures = min(figures, unit.full)
    b.place(unit, got.id)
    _put(b, it, UNORDERED, unit.id)
    b.tell("lore.returns", unit=unit.id, hex=got.id, n=unit.figures, card=it.id, rules=RULES)


# ---------------------------------------------------------------------------- the odd ones


def _backstab(b: Battle, it: Play, aimed: Aimed) -> Rules[None]:
    """The attacker takes the hits of its own swords."""
    _attack(b).backstab = True
    b.tell("lore.turns_blades", unit=aimed.units[0], card=it.id, rules=RULES)
    yield from ()


def _false_orders(b: Battle, it: Play, aimed: Aimed) -> Rules[None]:
    """Half of the ordered units keep their orders, as their player likes; the rest are lost for this turn."""
    half = (len(aimed.units) + 1) // 2  # BL-LORE-10
    kept = yield from b.pick(1 - it.seat, "lore.keep_orders", lambda: aimed.units, half, half, actor=it.id)
    for id_ in aimed.units:
        if id_ not in kept:
            b.unit(id_).ordered = False
            b.state.turn.ordered.remove(id_)
            _put(b, it, UNORDERED, id_)
            b.tell("lore.loses_order", unit=id_, rules=RULES)


def _scouts(b: Battle, it: Play, aimed: Aimed) -> Rules[None]:
    """Looks at the opponent's Lore hand and may pay for a card of it to be discarded."""
    seat = it.seat
    hand = list(b.lore_hand(1 - seat))
    for handle in hand:
        b.things.show(handle, bit(seat))
    b.tell("lore.looks", seat=player_id(seat), rules=RULES)

    def options() -> list[Unmask | Done]:
        found: list[Unmask | Done] = [
            Unmask(thing_id(handle))
            for handle in hand
            if lore_card(b.things.face[handle]).cost <= b.state.tokens[seat]
        ]
        return [*found, Done()]

    # Who looks must get to look, and whether a card is cheap enough is no business of others.
    got = yield from b.ask(seat, "lore.unmask", options, actor=it.id, show=bool(hand))
    if isinstance(got, Unmask):
        handle = handle_of(got.card)
        b.pay(seat, lore_card(b.things.face[handle]).cost)
        discard(b, 1 - seat, handle)


def discard(b: Battle, seat: int, handle: int) -> None:
    """Puts a Lore card onto the discard pile, for all to see (BL-LORE-15)."""
    b.things.show_all(handle)
    b.things.move(handle, "lore.discard")
    b.tell("lore.discards", seat=player_id(seat), card=thing_id(handle), rules=("BL-LORE-12",))


def _caltrops(b: Battle, it: Play, aimed: Aimed) -> Rules[None]:
    """The unit goes no farther this turn; riders cannot attack either."""
    unit = b.unit(aimed.units[0])
    _put(b, it, effects.Lasting("stopped", "turn"), unit.id)
    if unit.is_mounted:
        _put(b, it, effects.Lasting("no_fight", "turn"), unit.id)
    yield from ()


def _lance_wall(b: Battle, it: Play, aimed: Aimed) -> Rules[None]:
    """The defender rolls first, and has then had its roll."""
    attack = _attack(b)
    attack.answered = True
    b.tell("lore.rolls_first", unit=attack.target, rules=RULES)
    yield from battle.battle_back(b, b.unit(attack.target), b.unit(attack.attacker))


def _duel(b: Battle, it: Play, aimed: Aimed) -> Rules[None]:
    """Follow-on actions ask whether a duel was played; there is nothing else to do."""
    yield from ()


def _cleansing(b: Battle, it: Play, aimed: Aimed) -> Rules[None]:
    """Ends all that enemies have put on a unit."""
    unit = b.unit(aimed.units[0])
    unit.poisoned = False
    unit.webbed = False
    b.state.effects = [effect for effect in b.state.effects if not lore_targets.of_enemy(effect, unit)]
    b.tell("lore.cleansed", unit=unit.id, rules=RULES)
    yield from ()


CUSTOM: dict[str, Callable[[Battle, Play, Aimed], Rules[None]]] = {
    "backstab": _backstab,
    "false_orders": _false_orders,
    "scouts": _scouts,
    "caltrops": _caltrops,
    "lance_wall": _lance_wall,
    "duel": _duel,
    "cleansing": _cleansing,
}
"""What only one card does. Déjà vu! is not here: it never resolves, it changes what is discarded."""
