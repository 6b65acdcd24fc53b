"""Damage in combat: what blocks it, who takes it, and when that ends the combat (DMG, CACT-21..27)."""

from __future__ import annotations

from hexameron.games.runebound.content.effects import BlockMore, Exert, Pay, Survive, Test
from hexameron.games.runebound.rules import automatic, fighters
from hexameron.games.runebound.rules.fighters import of_symbol, seat_of, spend, value
from hexameron.games.runebound.rules.kit import Ability
from hexameron.games.runebound.rules.testing import put_to_test
from hexameron.games.runebound.state import NOBODY
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import player_id


class CombatOver(Exception):
    """The combat has ended, for the active hero as the outcome says."""

    def __init__(self, outcome: str) -> None:
        super().__init__(outcome)
        self.outcome = outcome


def hurt(t: Saga, side: int, n: int, kind: str, *, attack: bool, blockable: bool = True) -> Rules[None]:
    """A fighter would take damage (RB-DMG-04..06)."""
    if attack:
        n = _guarded(t, side, n, blockable=blockable)
    if n > 0 and blockable and t.combat.step != "engage":
        n -= yield from _block(t, side, n, kind)
    if n <= 0:
        t.tell("combat.blocked", fighter=fighters.name_of(t, side), rules=("RB-DMG-04", "RB-DMG-06"))
        return
    n = yield from _take(t, side, n, kind)
    if attack and f"{side}:reflect:" in t.combat.boosts:
        yield from hurt(t, 1 - side, n, "mag", attack=False)


def strike(t: Saga, side: int, n: int, kind: str, *, blockable: bool = True) -> Rules[None]:
    """A side attacks: what its cards add and the foe's take off, never below 0, before blocking."""
    n += fighters.stat(t, side, "attack") + fighters.stat(t, 1 - side, f"foe_{kind}")
    yield from hurt(t, 1 - side, max(n, 0), kind, attack=True, blockable=blockable)


def _guarded(t: Saga, side: int, n: int, *, blockable: bool) -> int:
    """An ability blocks the next attack; one that cannot be blocked uses it up all the same."""
    guard = t.combat.guards[side]
    if not guard:
        return n
    t.combat.guards[side] = 0
    if not blockable:
        return n
    blocked = n if guard < 0 else min(guard, n)
    t.tell("combat.guarded", fighter=fighters.name_of(t, side), n=blocked, rules=("RB-DMG-04",))
    return n - blocked


def _take(t: Saga, side: int, n: int, kind: str) -> Rules[int]:
    """Damage goes on the card; who has as much as life is defeated and the combat ends (RB-COMBAT-24).

    Tells how much it was.
    """
    hero = fighters.hero_of(t, side)
    combat = t.combat
    if hero is None:
        limit = fighters.life(t, side)
        taken = min(n, limit - combat.damage)
        combat.damage += taken
        t.tell(
            "combat.harm",
            fighter=fighters.name_of(t, side),
            n=taken,
            kind=f"symbol.{kind}",
            rules=("RB-DMG-01", "RB-DMG-03"),
        )
        if combat.damage >= limit:
            raise CombatOver("won")
        return taken
    if t.player(hero).damage + n >= t.life(hero):
        n = yield from _last_stand(t, side, hero, n)
    taken = t.wound(hero, n, rules=("RB-DMG-01", "RB-DMG-03"))
    if t.is_defeated(hero):
        raise CombatOver("lost" if side == 0 else "won")
    return taken


def check_lives(t: Saga) -> None:
    """Life may have fallen to the damage, as when a zombie dies during the villain's fight (RB-ABIL-16)."""
    combat = t.combat
    if combat.rival == NOBODY and combat.damage >= fighters.life(t, 1):
        raise CombatOver("won")


def _last_stand(t: Saga, side: int, hero: Seat, n: int) -> Rules[int]:
    """Cards that keep a hero who would be defeated on one life; how much damage is taken then."""
    for ability in fighters.abilities(t, side, "would_fall"):
        effect = ability.rule.effect
        assert isinstance(effect, Test)
        fighters.note(t, side, ability)
        t.tell("ability.used", seat=player_id(hero), source=ability.source, rules=("RB-ABIL-08",))
        if (yield from put_to_test(t, hero, effect.attribute, effect.modifier)) and isinstance(
            effect.ok, Survive
        ):
            return max(t.life(hero) - 1 - t.player(hero).damage, 0)
    return n


# ---------------------------------------------------------------------- blocking


def _block(t: Saga, side: int, n: int, kind: str) -> Rules[int]:
    """Shields and cards that block; not a combat action, and never a must (RB-CACT-21..24)."""
    blocked = yield from _shields(t, side, n)
    hero = fighters.hero_of(t, side)
    if hero is None:
        return blocked
    for ability in fighters.abilities(t, side, "blocking"):
        effect = ability.rule.effect
        assert isinstance(effect, BlockMore)
        if blocked >= n or not _can_block(t, hero, ability, effect, kind, shields=blocked > 0):
            continue
        if (yield from t.confirm(hero, "combat.block_more", actor=ability.source)):
            fighters.note(t, side, ability)
            t.tell("ability.used", seat=player_id(hero), source=ability.source, rules=("RB-DMG-04",))
            if isinstance(ability.rule.cost, Pay):
                t.lose_gold(hero, ability.rule.cost.n)
            elif isinstance(ability.rule.cost, Exert):
                yield from t.exert(hero)
            blocked += effect.n
    return blocked


def _can_block(t: Saga, hero: Seat, ability: Ability, effect: BlockMore, kind: str, *, shields: bool) -> bool:
    cost = ability.rule.cost
    if effect.kind and effect.kind != kind:
        return False
    if isinstance(cost, Pay) and t.player(hero).gold < cost.n:
        return False
    if isinstance(cost, Exert) and not t.hand(hero):
        return False
    return effect.bought or shields


def _shields(t: Saga, side: int, n: int) -> Rules[int]:
    """The shields that are spent, whole tokens (ruling on RB-CACT-21)."""
    combat = t.combat
    there = of_symbol(combat, side, "shi")
    if not there:
        return 0
    seat = seat_of(t, side)
    combat.coming = n
    if seat == NOBODY:
        spent = automatic.shields(t, side, n)
    else:
        spent = list(
            (
                yield from t.pick(
                    seat, "combat.shields", lambda: there, 0, len(there), actor=fighters.actor_of(t, side)
                )
            )
        )
    combat.coming = 0
    blocked = sum(value(combat, token) for token in spent)
    for token in spent:
        spend(combat, token)
    if spent:
        t.tell(
            "combat.shields",
            fighter=fighters.name_of(t, side),
            tokens=tuple(spent),
            n=blocked,
            rules=("RB-CACT-21", "RB-CACT-22"),
        )
    return blocked
