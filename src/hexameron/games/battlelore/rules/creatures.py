"""Creatures: critical hits, trampling, special powers and the tokens they store."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hexameron.games.battlelore.board import DISTANCE, RETREATS
from hexameron.games.battlelore.content.creatures import CREATURES, WEB_REACH
from hexameron.games.battlelore.options import Power, Store
from hexameron.games.battlelore.rules import sight
from hexameron.games.battlelore.state import LORE, SWORD, Attack, Unit
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import Done, Rules, Seat

# ---------------------------------------------------------------------- critical hits


def critical_hit(b: Battle, seat: Seat, creature: Unit, dice: int) -> Rules[None]:
    """Rolls the hitting dice again: one more helmet of its colour slays a creature (BL-CREA-04..07)."""
    if not dice or not creature.figures:
        return
    again = yield from b.battle_dice(seat, "critical", dice)
    b.tell_dice("creature.critical", again, unit=creature.id, rules=("BL-CREA-05", "BL-CREA-06"))
    if creature.colour in again:
        b.slay(creature)


# ---------------------------------------------------------------------- retreat and trampling


def blocked_retreat(b: Battle, creature: Unit, missing: int) -> Rules[None]:
    """A creature that cannot go back tramples who stands there, and may die of it (BL-CREA-16..19)."""
    opponent = 1 - creature.owner
    if not creature.webbed:
        trample(b, creature, missing)
    dice = yield from b.battle_dice(opponent, "blocked", missing)
    b.tell_dice("creature.blocked", dice, unit=creature.id, n=missing, rules=("BL-CREA-16",))
    yield from critical_hit(b, opponent, creature, dice.count(creature.colour))


def trample(b: Battle, creature: Unit, figures: int) -> None:
    """Every unit on the two hexes of the next step loses figures; the active side's gains come first."""
    trampled = [
        unit
        for hex_ in RETREATS[creature.owner][creature.hex]
        if (unit := b.at(hex_)) and not unit.is_creature
    ]
    trampled.sort(key=lambda unit: unit.owner == b.state.turn.seat)
    for unit in trampled:
        b.tell("creature.tramples", unit=creature.id, victim=unit.id, rules=("BL-CREA-18", "BL-CREA-19"))
        b.lose(unit, figures, ("BL-CREA-19",))


# ---------------------------------------------------------------------- powers


def after_roll(b: Battle, creature: Unit, attack: Attack, symbols: int) -> Rules[None]:
    """Lore symbols of a creature's roll: powers, then storing, the rest as tokens (BL-CREA-21, -22)."""
    if not b.state.terms.lore:
        return
    used: list[str] = []
    while creature.figures and (creature.tokens + symbols):
        listed = partial(powers, b, creature, attack, creature.tokens + symbols, used)
        got = yield from b.ask(creature.owner, "power.use", listed, actor=creature.id)
        if not isinstance(got, Power):
            break
        used.append(got.power)
        symbols -= spend(creature, CREATURES[creature.people].powers[got.power])
        yield from use_power(b, creature, got)
    if creature.figures and symbols:
        symbols -= yield from store(b, creature, symbols)
    b.gain(creature.owner, symbols)


def spend(creature: Unit, level: int) -> int:
    """Pays a power, stored tokens first since they are good for nothing else; tells the symbols it took."""
    stored = min(level, creature.tokens)
    creature.tokens -= stored
    return level - stored


def powers(
    b: Battle, creature: Unit, attack: Attack, available: int, used: Sequence[str]
) -> list[Power | Done]:
    """The powers a creature can use now, or none of them."""
    levels = CREATURES[creature.people].powers
    found: list[Power | Done] = []
    for name, level in levels.items():
        if level > available or name in used:
            continue
        if name == "web":
            found += [Power(name, unit.id) for unit in web_targets(b, creature)]
        elif name == "poison" and can_poison(b, attack):
            found.append(Power(name, attack.target))
        elif name == "stomp" and b.near_enemy(creature.hex, creature.owner):
            found.append(Power(name))
    return [*found, Done()]


def web_targets(b: Battle, creature: Unit) -> list[Unit]:
    return [
        enemy
        for enemy in sight.enemies(b, creature)
        if not enemy.webbed
        and DISTANCE[creature.hex][enemy.hex] <= WEB_REACH
        and sight.line_of_fire(b, creature.hex, enemy.hex)
    ]


def can_poison(b: Battle, attack: Attack) -> bool:
    """Poison goes with a hit, and only into living flesh that is not poisoned yet."""
    target = b.unit(attack.target)
    return bool(attack.hits and target.figures) and not target.poisoned and not target.is_creature


def use_power(b: Battle, creature: Unit, power: Power) -> Rules[None]:
    if power.unit:
        b.tell(f"creature.{power.power}", unit=creature.id, target=power.unit, rules=("BL-CREA-21",))
    else:
        b.tell(f"creature.{power.power}", unit=creature.id, rules=("BL-CREA-21",))
    if power.power == "web":
        b.unit(power.unit).webbed = True
    elif power.power == "poison":
        b.unit(power.unit).poisoned = True
    else:
        yield from stomp(b, creature)


def stomp(b: Battle, creature: Unit) -> Rules[None]:
    """One die against each adjacent enemy; only a helmet of its colour hits."""
    for enemy in b.adjacent(creature.hex, 1 - creature.owner):
        dice = yield from b.battle_dice(creature.owner, "stomp", 1)
        hits = dice.count(enemy.colour)
        b.tell_dice("creature.stomped", dice, unit=enemy.id, n=hits)
        if enemy.is_creature:
            yield from critical_hit(b, creature.owner, enemy, hits)
        else:
            b.lose(enemy, hits)


def store(b: Battle, creature: Unit, symbols: int) -> Rules[int]:
    """How many symbols stay on the creature as tokens, within its limit (BL-CREA-22, BL-CREA-23)."""
    most = min(symbols, CREATURES[creature.people].storage - creature.tokens)
    if most <= 0:
        return 0
    got = yield from b.ask(
        creature.owner,
        "power.store",
        lambda: [Store(n) for n in range(most, -1, -1)],
        actor=creature.id,
    )
    creature.tokens += got.tokens
    if got.tokens:
        b.tell("creature.stored", unit=creature.id, n=got.tokens, rules=("BL-CREA-22",))
    return got.tokens


# ---------------------------------------------------------------------- poison


def poison_works(b: Battle, unit: Unit) -> Rules[None]:
    """At the start of its owner's turn each poisoned unit rolls a die."""
    (face,) = yield from b.battle_dice(unit.owner, "poison", 1)
    b.tell_dice("poison.rolled", (face,), unit=unit.id)
    if face == LORE:
        unit.poisoned = False
    elif face in (unit.colour, SWORD):
        b.lose(unit, 1)
