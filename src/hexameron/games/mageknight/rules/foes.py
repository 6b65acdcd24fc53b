"""Enemies in a combat: their values with all changes, and the effects that act on them (CBT, ABIL)."""

from __future__ import annotations

from hexameron.games.mageknight.content import catalogue
from hexameron.games.mageknight.content.colours import BLUE, COLD_FIRE, FIRE, ICE, MELEE, RANGED, RED, WHITE
from hexameron.games.mageknight.content.effects import (
    BLOCKING,
    FIGHTING,
    HURTING,
    RESTED,
    SHOOTING,
    Moment,
    Weaken,
)
from hexameron.games.mageknight.options import Against, Target
from hexameron.games.mageknight.rules import centre
from hexameron.games.mageknight.state import NOBODY, Combat, Foe, Threat, Troop
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import number_of, thing_id
from hexameron.kernel.picking import Sets

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hexameron.games.mageknight.rules.effects import Use


def foe_id(number: int) -> str:
    return f"f{number}"


def foe(combat: Combat, id_: str) -> Foe:
    return combat.foes[number_of(id_)]


# ---------------------------------------------------------------------- who is there


def standing(combat: Combat) -> list[Foe]:
    """The enemies that are not defeated."""
    return [one for one in combat.foes if not one.beaten]


def present(combat: Combat) -> list[int]:
    """Which enemies can be acted on: summoners stay away until the Attack phase (MK-BLK-03, MK-BLK-04)."""
    hidden = [one.summoner for one in combat.foes if one.summoner != NOBODY]
    hiding = combat.phase in {"block", "damage"}
    return [n for n, one in enumerate(combat.foes) if not one.beaten and not (hiding and n in hidden)]


# ---------------------------------------------------------------------- values


def has(q: Quest, one: Foe, ability: str) -> bool:
    """Whether an enemy has an ability, printed or given, and not taken away."""
    if ability in one.loses:
        return False
    return ability in one.gains or ability in q.enemy(one).abilities


def resists(q: Quest, one: Foe, element: str) -> bool:
    """Whether an enemy halves attacks of an element; cold fire only with both (MK-RNG-09)."""
    if element == COLD_FIRE:
        return resists(q, one, FIRE) and resists(q, one, ICE)
    if element in one.loses or "resistances" in one.loses:
        return False
    return _unit_resists(q, one, element) if one.role == "unit" else element in q.enemy(one).resists


def _unit_resists(q: Quest, one: Foe, element: str) -> bool:
    """A unit of another player resists also by its Banner and what its leader has played (MK-PVPS-03)."""
    from hexameron.games.mageknight.rules import damage

    return any(
        damage.resists(q, seat, troop, element)
        for seat, player in enumerate(q.state.players)
        for troop in player.troops
        if troop.card == one.token
    )


def fortified(q: Quest, me: Seat, one: Foe) -> int:
    """How often an enemy is fortified: by itself, and by the site it defends (MK-RNG-05, MK-RNG-06)."""
    if "fortified" in one.loses:
        return 0
    walls = (
        one.role == "garrison"
        and q.combat(me).fortified
        and not has(q, one, "unfortified")
        and not q.has(me, "walls_ignored")
    )
    return int(walls) + int(has(q, one, "fortified"))


def armour(q: Quest, me: Seat, one: Foe) -> int:
    """The Armor of an enemy now; effects never bring it under 1 (MK-ABIL-04, MK-ABIL-05)."""
    printed = q.enemy(one)
    if q.turn(me).modifiers and _diseased(q, me, one):
        return 1 + one.defended
    base = printed.armour
    if has(q, one, "elusive") and not (q.combat(me).phase == "attack" and fully_blocked(one)):
        base = printed.elusive
    return max(1, base + one.armour) + one.defended


def _diseased(q: Quest, me: Seat, one: Foe) -> bool:
    """Disease leaves an enemy whose attacks were all blocked with Armor 1."""
    return fully_blocked(one) and q.has(me, "disease") and not has(q, one, "arcane_immunity")


def fully_blocked(one: Foe) -> bool:
    """Whether every attack of an enemy was blocked (MK-ABIL-13)."""
    return bool(one.threats) and all(threat.blocked for threat in one.threats)


def strength(threat: Threat) -> int:
    """The strength of an attack after what effects took off it."""
    return max(0, threat.n - threat.weaker)


def to_block(q: Quest, one: Foe, threat: Threat) -> int:
    """What a block must reach: Swiftness doubles it (MK-BLK-14)."""
    return strength(threat) * (2 if has(q, one, "swift") else 1)


def to_deal(q: Quest, one: Foe, threat: Threat) -> int:
    """The damage of an unblocked attack: Brutality doubles it (MK-DMG-04)."""
    return strength(threat) * (2 if has(q, one, "brutal") else 1)


def immune(q: Quest, one: Foe, colour: int) -> bool:
    """Fire resistance stops effects of red cards and red mana, ice those of blue (MK-CBT-20, MK-CBT-21)."""
    return (colour == RED and resists(q, one, FIRE)) or (colour == BLUE and resists(q, one, ICE))


# ---------------------------------------------------------------------- effects on enemies


def targets(q: Quest, me: Seat, effect: Weaken, colour: int) -> list[int]:
    """The enemies on which an effect can act, by number."""
    combat = q.turn(me).combat
    if combat is None:
        return []
    return [n for n in present(combat) if can_weaken(q, me, combat.foes[n], effect, colour)]


def can_weaken(q: Quest, me: Seat, one: Foe, effect: Weaken, colour: int) -> bool:
    """Whether an effect can act on an enemy (MK-CBT-20, MK-CBT-21, MK-ABIL-07)."""
    if immune(q, one, colour) or (one.role == "unit" and effect == TAMED and not supports(q, one)):
        return False
    if only_the_attack(effect):
        return bool(attacks(q, me, one))
    if has(q, one, "arcane_immunity"):
        return False
    return not (effect.unfortified and fortified(q, me, one))


def supports(q: Quest, one: Foe) -> bool:
    """Whether a unit gave points to the Attack that another player blocks now (MK-PVPS-11)."""
    duel = q.state.duel
    return duel is not None and duel.stage == "block" and str(one.token) in duel.support


def number(q: Quest, me: Seat) -> int:
    """How many enemies an effect counts; between players by the opponent's units and hero (MK-PVPS-09)."""
    duel = q.state.duel
    if duel is None:
        return len(present(q.combat(me)))
    opponent = duel.defender if me == duel.aggressor else duel.aggressor
    helping = duel.support if duel.attacker == opponent else {}
    helping = helping | {str(guard.unit): guard.n for guard in q.turn(opponent).guards}
    return 1 + sum(
        (not troop.spent and not troop.wounds) or str(troop.card) in helping
        for troop in q.player(opponent).troops
    )


def only_the_attack(effect: Weaken) -> bool:
    """Whether an effect acts on an attack, not on the enemy itself (MK-ABIL-07)."""
    return bool(effect.attack) and not (effect.tame or effect.armour or effect.loses)


def attacks(q: Quest, me: Seat, one: Foe) -> list[int]:
    """The attacks of an enemy that can still be made weaker, by number."""
    if one.tame or q.combat(me).phase == "attack":
        return []
    return [
        m
        for m, threat in enumerate(one.threats)
        if not threat.blocked and not threat.dealt and strength(threat)
    ]


def weaken(q: Quest, me: Seat, effect: Weaken, colour: int) -> Rules[list[Foe]]:
    """Lets an effect act on one enemy, several or all; tells on whom."""
    if effect.everyone:
        everyone = [q.combat(me).foes[number] for number in targets(q, me, effect, colour)]
        for one in everyone:
            apply(q, me, one, effect)
        return everyone
    if only_the_attack(effect):
        return (yield from _weaken_attacks(q, me, effect, colour))
    there = targets(q, me, effect, colour)
    chosen = yield from q.pick_things(
        me,
        "combat.target",
        lambda: there,
        lambda n: Target(foe_id(n)),
        Sets(1, effect.up_to),
    )
    touched = [q.combat(me).foes[number] for number in chosen]
    for one in touched:
        apply(q, me, one, effect)
    return touched


def _weaken_attacks(q: Quest, me: Seat, effect: Weaken, colour: int) -> Rules[list[Foe]]:
    """Takes points off single attacks, each of another (MK-ABIL-11)."""
    combat = q.combat(me)
    there = [(n, m) for n in targets(q, me, effect, colour) for m in attacks(q, me, combat.foes[n])]
    chosen = yield from q.pick_things(
        me,
        "combat.against",
        lambda: there,
        lambda attack: Against(foe_id(attack[0]), attack[1]),
        Sets(1, effect.up_to),
    )
    for n, m in chosen:
        combat.foes[n].threats[m].weaker += effect.attack
    return [combat.foes[n] for n, _ in chosen]


def apply(q: Quest, me: Seat, one: Foe, effect: Weaken) -> None:
    """Changes an enemy to the end of the combat."""
    from hexameron.games.mageknight.rules import strikes

    if effect.destroy:
        strikes.defeat(q, me, one)
        return
    if effect.armour_fortified and fortified(q, me, one):
        one.armour -= effect.armour_fortified
    else:
        one.armour -= effect.armour
    for threat in one.threats:
        threat.weaker += effect.attack
    one.loses.extend(effect.loses)
    one.gains.extend(effect.gains)
    if effect.tame:
        tame(q, one)


def tame(q: Quest, one: Foe) -> None:
    """Keeps an enemy from attacking: all its attacks, and its summons, are off (MK-ABIL-12).

    Between players what the unit gave to the Attack is taken off it (MK-PVPS-11).
    """
    one.tame = True
    one.summons = 0
    duel = q.state.duel
    if duel is not None and supports(q, one):
        duel.force = max(0, duel.force - duel.support.pop(str(one.token)))


def under_wings(q: Quest, me: Seat) -> list[Target]:
    """The further enemies that Wings of Night can keep from attacking, for the Move points at hand."""
    turn = q.turn(me)
    wings = next((one for one in turn.modifiers if one.kind == "wings_of_night"), None)
    if wings is None or turn.move < wings.n:
        return []
    combat = q.combat(me)
    return [Target(foe_id(n)) for n in targets(q, me, TAMED, WHITE) if not combat.foes[n].tame]


TAMED = Weaken(tame=True)


def spread_wings(q: Quest, me: Seat, choice: Target) -> None:
    """One more enemy does not attack; the next will cost one Move point more."""
    turn = q.turn(me)
    wings = next(one for one in turn.modifiers if one.kind == "wings_of_night")
    turn.move -= wings.n
    wings.n += 1
    tame(q, foe(q.combat(me), choice.foe))


# ---------------------------------------------------------------------- own strength


def wants_move(q: Quest, me: Seat, now: Moment) -> bool:
    """Whether Move points are worth something in this phase of a combat."""
    combat = q.turn(me).combat
    if combat is None:
        return False
    if now == BLOCKING and any(has(q, one, "cumbersome") for one in standing(combat)):
        return True
    if not q.turn(me).modifiers:
        return False
    if now in {SHOOTING, BLOCKING, HURTING} and q.has(me, "wings_of_night"):
        return any(not combat.foes[n].tame for n in targets(q, me, TAMED, WHITE))
    return (now == FIGHTING and q.has(me, "move_as_attack")) or (
        now in {SHOOTING, FIGHTING} and q.has(me, "move_as_ranged")
    )


BRIBE = 2


def greedy(q: Quest, me: Seat) -> list[Troop]:
    """The units that do something in this combat only for Influence (Thugs, Heroes)."""
    return [
        troop
        for troop in q.player(me).troops
        if not troop.wounds
        and not bribed(q, me, troop)
        and (q.unit(troop).id == "unit.thugs" or refuses(q, me, troop))
    ]


def bribed(q: Quest, me: Seat, troop: Troop) -> bool:
    return f"bribed.t{troop.card}" in q.turn(me).seen


def refuses(q: Quest, me: Seat, troop: Troop) -> bool:
    """Heroes take part in an assault only for 2 Influence."""
    return (
        q.unit(troop).id.startswith("unit.heroes_")
        and q.combat(me).kind in {"assault", "keep", "pact"}
        and not bribed(q, me, troop)
    )


def wants_influence(q: Quest, me: Seat, now: Moment) -> bool:
    """Whether Influence is worth something outside an interaction."""
    if q.turn(me).combat is not None and q.player(me).troops and greedy(q, me):
        return True
    if not q.turn(me).modifiers:
        return False
    return (
        q.has(me, "learning")
        or (now == BLOCKING and q.has(me, "influence_as_block"))
        or (now == RESTED and q.has(me, "peaceful"))
    )


def attack_bonus(q: Quest, me: Seat, use: Use, how: str) -> int:
    """What standing effects add to an Attack that is being played."""
    if use.unit != NOBODY:
        lead = {MELEE: 2, RANGED: 1}.get(how, 0)
        return _unit_bonus(q, me, use, lead) + (_of_others(q, me, use) if q.turn(me).modifiers else 0)
    if not q.turn(me).modifiers:
        return 0
    return _ambush(q, me, use, 1) + _deadly_aim(q, me, use)


def block_bonus(q: Quest, me: Seat, use: Use) -> int:
    """What standing effects add to a Block that is being played."""
    if use.unit != NOBODY:
        return _unit_bonus(q, me, use, 3)
    return _ambush(q, me, use, 2) if q.turn(me).modifiers else 0


def _unit_bonus(q: Quest, me: Seat, use: Use, lead: int) -> int:
    """What a unit's Attack or Block gains by Banners, leaders and encouragement, and loses by howling."""
    bonus = -centre.howling(q, me)
    troop = next((one for one in q.player(me).troops if one.card == use.unit), None)
    if troop is not None and troop.banner != NOBODY and q.deed(troop.banner).id == GLORY:
        bonus += 1
        q.gain_fame(me, 1)
    turn = q.turn(me)
    if not turn.modifiers:
        return bonus
    glory = q.modified(me, "glory")
    if glory:
        bonus += glory
        q.gain_fame(me, _glory_fame(q, me, use))
    if lead and q.has(me, "leadership"):
        turn.modifiers = [modifier for modifier in turn.modifiers if modifier.kind != "leadership"]
        bonus += lead
    return bonus + q.modified(me, "units_stronger")


GLORY = "artifact.banner_of_glory"


def _glory_fame(q: Quest, me: Seat, use: Use) -> int:
    """Fame for each unit that attacks or blocks in a turn of glory, once for each."""
    mark = f"glory.{use.unit}"
    if mark in q.turn(me).seen:
        return 0
    q.turn(me).seen.append(mark)
    return 1


def _deadly_aim(q: Quest, me: Seat, use: Use) -> int:
    """Deadly Aim helps the next Attack card: by 1 from afar, by 2 in the Attack phase."""
    turn = q.turn(me)
    if not is_card(q, use) or turn.combat is None or not q.has(me, "deadly_aim"):
        return 0
    turn.modifiers = [modifier for modifier in turn.modifiers if modifier.kind != "deadly_aim"]
    return 2 if turn.combat.phase == "attack" else 1


def is_card(q: Quest, use: Use) -> bool:
    """Whether it is a Deed card that is played, not a unit or a Skill."""
    return use.source != NOBODY and q.things.face[use.source] < catalogue.UNIT_FACE


def _of_others(q: Quest, me: Seat, use: Use) -> int:
    """What units give to the attacks of the others (Shocktroops)."""
    return sum(
        modifier.n
        for modifier in q.turn(me).modifiers
        if modifier.kind == "others_attack" and modifier.source != thing_id(use.unit)
    )


def _ambush(q: Quest, me: Seat, use: Use, factor: int) -> int:
    """Ambush helps the first Attack or Block card, whichever comes first; a Skill is no card."""
    if not is_card(q, use):
        return 0
    turn = q.turn(me)
    bonus = factor * q.modified(me, "ambush")
    if bonus:
        turn.modifiers = [modifier for modifier in turn.modifiers if modifier.kind != "ambush"]
    return bonus
