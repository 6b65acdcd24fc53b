"""Attacks on enemies: what the played points are worth, and who falls (RNG and ATK)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hexameron.games.mageknight.content.colours import (
    BLUE,
    COLD_FIRE,
    FIRE,
    GREEN,
    ICE,
    LATER,
    PHYSICAL,
    RANGED,
    RED,
    SIEGE,
    WHITE,
)
from hexameron.games.mageknight.options import Aim, Colour
from hexameron.games.mageknight.rules import foes, rivals
from hexameron.games.mageknight.state import NOBODY, Foe, Strike
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules, Seat
from hexameron.kernel.ids import number_of, player_id, thing_id
from hexameron.kernel.picking import Sets


def usable(q: Quest, me: Seat, targets: Sequence[Foe]) -> list[Strike]:
    """The played points that count against these targets in this phase (MK-RNG-05, MK-RNG-06, MK-ATK-02)."""
    strikes = q.turn(me).strikes
    if q.combat(me).phase == "attack":
        return [strike for strike in strikes if strike.how != LATER or in_force(q, me, strike, targets)]
    walls = max(foes.fortified(q, me, one) for one in targets)
    if walls > 1:
        return []
    if q.has(me, "attacks_siege"):
        return [strike for strike in strikes if strike.how != LATER]
    if walls == 1 and not q.has(me, "bow"):
        return [strike for strike in strikes if strike.how == SIEGE]
    return [strike for strike in strikes if strike.how in {RANGED, SIEGE}]


def drawn_twice(q: Quest, me: Seat, targets: Sequence[Foe]) -> bool:
    """Whether Ranged and Siege points count double: by the Bow, but for shots over walls (Starsdawn)."""
    if not q.has(me, "bow"):
        return False
    return q.combat(me).phase == "attack" or not any(foes.fortified(q, me, one) for one in targets)


def in_force(q: Quest, me: Seat, strike: Strike, targets: Sequence[Foe]) -> bool:
    """Whether points that waited for the Attack phase count: some ask for no Wound, some spare one foe."""
    if strike.note == "dodge":
        return not q.combat(me).wounds
    if strike.note == "possess":
        return all(one.token != strike.foe for one in targets)
    if strike.note == "duel":
        return all(one.token == strike.foe for one in targets)
    return True


def keep_later(q: Quest, me: Seat) -> None:
    """Points that are not used at once are lost, but for those that wait for the Attack phase (MK-RNG-17)."""
    turn = q.turn(me)
    turn.strikes = [strike for strike in turn.strikes if strike.how == LATER]


def total(q: Quest, me: Seat, targets: Sequence[Foe]) -> int:
    """What all points that count are worth against these targets."""
    return value(q, me, targets, usable(q, me, targets))


def value(q: Quest, me: Seat, targets: Sequence[Foe], strikes: Sequence[Strike]) -> int:
    """What an attack is worth: points that any target resists are summed and halved once (MK-RNG-08)."""
    bow = drawn_twice(q, me, targets)
    efficient = halved = 0
    for strike in strikes:
        n, element = worth_now(q, me, strike, bow=bow)
        if any(foes.resists(q, one, element) for one in targets):
            halved += n
        else:
            efficient += n
    return efficient + halved // 2


def worth_now(q: Quest, me: Seat, strike: Strike, *, bow: bool) -> tuple[int, str]:
    """What played points count, and of which element they are, under standing effects."""
    if not q.turn(me).modifiers:
        return strike.n, strike.element
    element = COLD_FIRE if q.has(me, "attacks_cold_fire") else strike.element
    n = strike.n * 2 if bow and strike.how in {RANGED, SIEGE} else strike.n
    doubled = element == PHYSICAL and q.combat(me).phase == "attack" and q.has(me, "physical_doubled")
    return n * 2 if doubled else n, element


def needed(q: Quest, me: Seat, targets: Sequence[Foe]) -> int:
    """The combined Armor of the targets, with what Defend would lend them (MK-RNG-10, MK-ABIL-15)."""
    own = sum(foes.armour(q, me, one) for one in targets)
    fresh = sum(not one.defended for one in targets)
    lent = sorted((q.enemy(one).defend for one in _defenders(q, me)), reverse=True)
    return own + sum(lent[:fresh])


def _defenders(q: Quest, me: Seat) -> list[Foe]:
    return [one for one in foes.standing(q.combat(me)) if q.enemy(one).defend and not one.defends]


def beats(q: Quest, me: Seat, targets: Sequence[Foe]) -> bool:
    """Whether the played points defeat these targets together."""
    return total(q, me, targets) >= needed(q, me, targets)


def options(q: Quest, me: Seat) -> list[Aim]:
    """The enemies that the played points would defeat."""
    if not q.turn(me).strikes:
        return []
    combat = q.combat(me)
    return [Aim(foes.foe_id(n)) for n in foes.present(combat) if beats(q, me, [combat.foes[n]])]


def strike(q: Quest, me: Seat, first: Aim) -> Rules[None]:
    """One attack on one or more enemies; whatever is left of its points is lost (MK-RNG-02, MK-RNG-17)."""
    combat = q.combat(me)
    present = foes.present(combat)

    def fall(aimed: Sequence[int]) -> bool:
        return beats(q, me, [combat.foes[n] for n in aimed])

    aimed = yield from q.pick_things(
        me,
        "combat.strike",
        lambda: present,
        lambda n: Aim(foes.foe_id(n)),
        Sets(1, len(present), fall),
        begun=[number_of(first.foe)],
    )
    targets = [combat.foes[n] for n in aimed]
    for one in targets:
        _lend_defence(q, me, one)
    used = struck_with(q, me, targets)
    notes = [played.note for played in used if played.note]
    if any(played.unit != NOBODY for played in used):
        for one in targets:
            help_by_unit(q, me, one)
    q.tell(
        "combat.struck",
        seat=player_id(me),
        n=value(q, me, targets, used),
        foes=tuple(thing_id(one.token) for one in targets),
        rules=("MK-RNG-10",),
    )
    keep_later(q, me)
    turn = q.turn(me)
    turn.strikes = [waiting for waiting in turn.strikes if not any(waiting is one for one in used)]
    for one in targets:
        defeat(q, me, one)
        for note in notes:
            _spoils(q, me, note)
    yield from _harvest(q, me, targets, notes)


def struck_with(q: Quest, me: Seat, targets: Sequence[Foe]) -> list[Strike]:
    """All points that were played for this attack, and of those that wait no more than it needs (MK-RNG-17).

    What can be used against these targets alone comes before what is good for others, too.
    """
    fitting = usable(q, me, targets)
    used = [strike for strike in fitting if strike.how != LATER]
    for strike in sorted((one for one in fitting if one.how == LATER), key=lambda one: one.note != "duel"):
        if value(q, me, targets, used) >= needed(q, me, targets):
            break
        used.append(strike)
    return used


def help_by_unit(q: Quest, me: Seat, one: Foe) -> None:
    """A unit took part in the fight with an enemy, so that it is no duel any more (Dueling)."""
    turn = q.turn(me)
    turn.modifiers = [
        modifier
        for modifier in turn.modifiers
        if modifier.kind != "duel" or modifier.what != thing_id(one.token)
    ]


def _harvest(q: Quest, me: Seat, targets: Sequence[Foe], notes: Sequence[str]) -> Rules[None]:
    """Crystals of those who fell: one for this attack, or for each in the phase (Soul Harvester)."""
    fallen = list(targets) if q.turn(me).modifiers and q.has(me, "harvest") else []
    if not fallen and "harvest" in notes:
        fallen = [max(targets, key=lambda one: len(q.enemy(one).resists))]
    for one in fallen:
        resists = q.enemy(one).resists
        colours = [colour for element, colour in SOULS.items() if element in resists]
        got = yield from q.ask(
            me, "harvest.crystal", partial(_colours, (*colours, WHITE)), actor=thing_id(one.token)
        )
        q.gain_crystal(me, got.colour)


SOULS = {FIRE: RED, ICE: BLUE, PHYSICAL: GREEN}
"""The crystals that resistances are worth; white is always allowed."""


def _colours(colours: Sequence[int]) -> list[Colour]:
    return [Colour(colour) for colour in colours]


def _lend_defence(q: Quest, me: Seat, one: Foe) -> None:
    """The first attack on an enemy calls a defender to its side (MK-ABIL-15)."""
    if one.defended:
        return
    for defender in _defenders(q, me):
        defender.defends = True
        one.defended = q.enemy(defender).defend
        return


def _spoils(q: Quest, me: Seat, note: str) -> None:
    """What a card gives for each enemy its attack defeated."""
    if note in {"chivalry_reputation", "chivalry_both"}:
        q.change_reputation(me, 1)
    if note == "chivalry_both":
        q.gain_fame(me, 1)


def defeat(q: Quest, me: Seat, one: Foe) -> None:
    """A defeated enemy is worth its Fame at once and takes no further part (MK-RNG-11, MK-RNG-12)."""
    if one.role == "unit":
        from hexameron.games.mageknight.rules import duel_damage

        duel_damage.strike_down(q, me, one)
        return
    one.beaten = True
    q.tell("combat.defeated", seat=player_id(me), foe=thing_id(one.token), rules=("MK-RNG-11",))
    q.use_up(one.token)
    q.gain_fame(me, worth(q, me, one), rules=("MK-RNG-12",))
    rivals.reward(q, me, one)
    if q.turn(me).modifiers:
        q.gain_fame(me, q.modified(me, "fame_per_defeated") + _promised(q, me, thing_id(one.token)))
    q.change_reputation(me, q.enemy(one).reputation)


def _promised(q: Quest, me: Seat, token: str) -> int:
    """Fame for a token that was scouted, and for one that fell in a duel."""
    return sum(one.kind in {"scouted", "duel"} and one.what == token for one in q.turn(me).modifiers)


def worth(q: Quest, me: Seat, one: Foe) -> int:
    """The Fame of a defeated enemy: half for the garrison of another player's Keep (MK-CBT-03, MK-BLK-16).

    Of several such enemies the sum is halved (MKS-HOLD-21); an Incantation doubles (MKS-DRUID-14).
    """
    fame = q.enemy(one).fame if one.role != "summoned" else 0
    combat = q.combat(me)
    if combat.kind == "incantation" and one.role == "site":
        return 2 * fame
    if combat.kind != "keep" or one.role != "garrison":
        return fame
    others = sum(
        q.enemy(other).fame
        for other in combat.foes
        if other.beaten and other is not one and other.role == "garrison"
    )
    return (others + fame + 1) // 2 - (others + 1) // 2
