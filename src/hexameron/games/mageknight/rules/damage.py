"""Damage: who takes what the unblocked attacks deal (DMG)."""

from __future__ import annotations

from hexameron.games.mageknight.content.colours import COLD_FIRE, FIRE, ICE, PHYSICAL
from hexameron.games.mageknight.content.effects import HURTING
from hexameron.games.mageknight.options import Face, HurtHero, HurtUnit
from hexameron.games.mageknight.rules import foes, guards, outside, playable, playing
from hexameron.games.mageknight.state import NOBODY, Foe, Troop
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Option, Rules, Seat
from hexameron.kernel.ids import number_of, player_id, thing_id


def left(q: Quest, me: Seat) -> bool:
    """Whether there is damage still to be assigned."""
    return bool(q.combat(me).damage or guards.open_threats(q, me))


def assign(q: Quest, me: Seat) -> Rules[None]:
    """One step: the next attack is faced, or a part of its damage is assigned (MK-DMG-02, MK-DMG-05)."""
    combat = q.combat(me)
    if combat.damage:
        yield from _one_part(q, me)
    elif guards.open_threats(q, me):
        yield from _next_attack(q, me)


def _next_attack(q: Quest, me: Seat) -> Rules[None]:
    """The player chooses whose attack comes next; meanwhile Special effects may be played (MK-DMG-02)."""
    combat = q.combat(me)

    def options() -> list[Option]:
        attacks = [Face(foes.foe_id(n), m) for n, m in guards.open_threats(q, me)]
        return [*attacks, *playable.options(q, me, HURTING)]

    got = yield from outside.ask(q, me, "combat.face", options)
    if not isinstance(got, Face):
        yield from playing.do(q, me, got)
        return
    one = foes.foe(combat, got.foe)
    threat = one.threats[got.threat]
    threat.dealt = True
    combat.damage = foes.to_deal(q, one, threat)
    combat.dealer, combat.blow = number_of(got.foe), got.threat
    combat.wounded = 0
    q.tell("combat.hit", seat=player_id(me), foe=thing_id(one.token), n=combat.damage, rules=("MK-DMG-03",))
    if not combat.damage:
        combat.dealer = NOBODY


def _one_part(q: Quest, me: Seat) -> Rules[None]:
    """A unit takes its part, or the hero takes the rest (MK-DMG-05)."""
    combat = q.combat(me)
    one = combat.foes[combat.dealer]

    def options() -> list[Option]:
        first = _guardian(q, me, one)
        if first:
            return [HurtUnit(first)]
        units = [HurtUnit(thing_id(troop.card)) for troop in shields(q, me, one)]
        return [*units, HurtHero()]

    got = yield from q.ask(me, "combat.damage", options)
    if isinstance(got, HurtUnit):
        yield from hurt_unit(q, me, q.troop(me, got.card), one)
    else:
        hurt_hero(q, me, one)


def _guardian(q: Quest, me: Seat, one: Foe) -> str:
    """The Shocktroops that drew this attack, if they can still take damage."""
    combat = q.combat(me)
    attack = f"{foes.foe_id(combat.dealer)} {combat.blow} "
    able = [thing_id(troop.card) for troop in shields(q, me, one)]
    for modifier in q.turn(me).modifiers:
        if modifier.kind == "guarded_by" and modifier.what.startswith(attack):
            unit = modifier.what.removeprefix(attack)
            if unit in able:
                return unit
    return ""


def shields(q: Quest, me: Seat, one: Foe) -> list[Troop]:
    """The units to which damage of this enemy may be assigned (MK-DMG-06, MK-DMG-12, MK-ABIL-08)."""
    if foes.has(q, one, "assassination") or q.has(me, "units_spared"):
        return []
    units = q.combat(me).units
    return [
        troop
        for troop in q.player(me).troops
        if not troop.wounds and not troop.resisted and (units or troop.bonded) and willing(q, me, troop)
    ]


def willing(q: Quest, me: Seat, troop: Troop) -> bool:
    """Thugs take damage only for 2 Influence."""
    return q.unit(troop).id != "unit.thugs" or foes.bribed(q, me, troop)


def resists(q: Quest, me: Seat, troop: Troop, element: str) -> bool:
    """Whether a unit is resistant to an attack (MK-DMG-11)."""
    if element == COLD_FIRE:
        return resists(q, me, troop, FIRE) and resists(q, me, troop, ICE)
    if q.turn(me).modifiers and (q.has(me, "units_resist") or _toughened(q, me, troop, element)):
        return True
    protected = troop.banner != NOBODY and q.deed(troop.banner).id == "artifact.banner_of_protection"
    if protected and element in {FIRE, ICE}:
        return True
    return element in q.unit(troop).resists


def _toughened(q: Quest, me: Seat, troop: Troop, element: str) -> bool:
    """Whether Force of Nature helps a unit against a physical attack."""
    own = thing_id(troop.card)
    return element == PHYSICAL and any(
        modifier.kind == "unit_tough" and modifier.what == own for modifier in q.turn(me).modifiers
    )


def armour(q: Quest, me: Seat, troop: Troop) -> int:
    """The Armor of a unit, with what a Banner gives it."""
    bonus = q.modified(me, "glory")
    if troop.banner != NOBODY:
        bonus += q.deed(troop.banner).id in {"artifact.banner_of_protection", "artifact.banner_of_glory"}
    return q.unit(troop).armour + bonus


def hurt_unit(q: Quest, me: Seat, troop: Troop, one: Foe) -> Rules[None]:
    """A unit absorbs its Armor; a resistant one first without a Wound (MK-DMG-07..10)."""
    combat = q.combat(me)
    protection = armour(q, me, troop)
    if resists(q, me, troop, one.threats[combat.blow].element):
        combat.damage = max(0, combat.damage - protection)
        if not combat.damage:
            troop.resisted = True
            q.tell("unit.resists", unit=thing_id(troop.card), rules=("MK-DMG-09",))
            return
    combat.damage = max(0, combat.damage - protection)
    if can_ignore(q, troop) and (yield from q.confirm(me, "banner.fortitude", actor=thing_id(troop.card))):
        troop.banner_used = True
        troop.resisted = True
        q.tell("unit.unharmed", unit=thing_id(troop.card))
        return
    wound_unit(q, me, troop, one)


def can_ignore(q: Quest, troop: Troop) -> bool:
    """Whether a Banner of Fortitude can keep off the Wound, once a round."""
    return (
        troop.banner != NOBODY
        and not troop.banner_used
        and q.deed(troop.banner).id == "artifact.banner_of_fortitude"
    )


def wound_unit(q: Quest, me: Seat, troop: Troop, one: Foe) -> None:
    """A Wound; two from poison; paralysis destroys the unit (MK-DMG-07, MK-DMG-20, MK-DMG-22)."""
    _feed(q, one)
    if foes.has(q, one, "paralyze"):
        q.tell("unit.destroyed", unit=thing_id(troop.card), rules=("MK-DMG-22",))
        lose_unit(q, me, troop)
        return
    troop.wounds += 2 if foes.has(q, one, "poison") else 1
    q.tell("unit.wounded", unit=thing_id(troop.card), n=troop.wounds, rules=("MK-DMG-07",))


def lose_unit(q: Quest, me: Seat, troop: Troop) -> None:
    """A unit leaves the game; its Banner goes to the discard pile (MK-UNIT-08, MK-UNIT-20)."""
    if troop.banner != NOBODY:
        q.lay_open(troop.banner, f"discard.{me}")
    q.things.move(troop.card, "gone")
    q.player(me).troops.remove(troop)


def wounds_of(q: Quest, me: Seat, points: int) -> int:
    """A Wound of the hero for each Armor's worth of damage, rounded up (MK-DMG-14)."""
    return -(-points // q.armour(me))


def hurt_hero(q: Quest, me: Seat, one: Foe) -> None:
    """The hero takes the rest of the damage (MK-DMG-14, MK-DMG-15)."""
    combat = q.combat(me)
    wounds = wounds_of(q, me, combat.damage)
    combat.damage = 0
    if wounds and q.turn(me).modifiers and _ignored(q, me):
        wounds -= 1
    for _ in range(wounds):
        _feed(q, one)
        q.take_wounds(me, 1)
        if foes.has(q, one, "poison"):
            q.new_wound(f"discard.{me}")
            q.turn(me).wounds += 1
            q.tell("wound.poison", seat=player_id(me), rules=("MK-DMG-21",))
    if wounds and foes.has(q, one, "paralyze"):
        q.tell("combat.paralyzed", seat=player_id(me), rules=("MK-DMG-23",))
        q.drop_hand(me)


def _ignored(q: Quest, me: Seat) -> bool:
    """Veil of Mist keeps off the first Wound from enemies with all that comes of it."""
    turn = q.turn(me)
    veil = next((one for one in turn.modifiers if one.kind == "wound_ignored"), None)
    if veil is None:
        return False
    turn.modifiers.remove(veil)
    return True


def _feed(q: Quest, one: Foe) -> None:
    """Vampirism: each Wound it deals makes an enemy tougher in this combat (MK-ABIL-14)."""
    if foes.has(q, one, "vampirism"):
        one.armour += 1
