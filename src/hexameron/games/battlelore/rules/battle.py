"""The combat phase: declaring, counting dice, rolling, hits, and what comes after them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hexameron.games.battlelore.content.command_cards import COMMAND_CARD
from hexameron.games.battlelore.content.creatures import CREATURES
from hexameron.games.battlelore.content.units import TROOPS
from hexameron.games.battlelore.options import Fight, Hurl, PlayLore, Target
from hexameron.games.battlelore.rules import creatures, follow, lore, modifiers, morale, retreat, sight
from hexameron.games.battlelore.rules.terrain import dice_limit
from hexameron.games.battlelore.state import FLAG, LORE, SWORD, Attack, Unit
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import CHECKPOINT, Done, Rules

DONE = Done()


def combat_phase(b: Battle) -> Rules[None]:
    """Ordered units fight one at a time, as the active player likes (BL-CMB-01..04)."""
    turn = b.state.turn
    seat = turn.seat

    def options() -> list[Fight | PlayLore | Done]:
        return fighters(b, ready)

    def show() -> bool:
        return lore.could_play(b, seat, "combat")

    while (ready := attackers(b)) or (turn.ordered and lore.may_play(b, seat)):
        yield CHECKPOINT
        got = yield from b.ask(seat, "battle.attacker", options, show=show)
        if type(got) is Fight:
            yield from combat(b, b.state.units[got.unit])
        elif type(got) is Done:
            break
        elif type(got) is PlayLore:
            yield from lore.play(b, seat, got)
    turn.phase = "draw"


def attackers(b: Battle) -> list[Unit]:
    """The ordered units that can attack."""
    units = b.state.units
    volley = in_volley(b)
    found = []
    for id_ in b.state.turn.ordered:
        unit = units[id_]
        if may_attack(b, unit) and sight.has_target(b, unit, volley=volley):
            found.append(unit)
    return found


def fighters(b: Battle, ready: Sequence[Unit]) -> list[Fight | PlayLore | Done]:
    """The units that can attack, and the end of the phase, unless a charge obliges one to attack."""
    found: list[Fight | PlayLore | Done] = [Fight(unit.id) for unit in ready]
    if b.state.terms.lore:
        found += lore.combat_options(b, b.state.turn.seat)
    for unit in ready:
        if unit.rushed and b.near_enemy(unit.hex, unit.owner):  # BL-MERC-04
            return found
    found.append(DONE)
    return found


def may_attack(b: Battle, unit: Unit) -> bool:
    """Whether an ordered unit still has its combat of this turn (BL-CMB-02)."""
    return (
        unit.figures > 0
        and not unit.attacked
        and unit.may_fight
        and not (b.state.effects and modifiers.may_not_fight(b, unit))
    )


def in_volley(b: Battle) -> bool:
    """Whether the Command card in force lets missile units shoot twice, at a distance only."""
    command = b.state.turn.command
    return bool(command) and COMMAND_CARD[command].volley


# ---------------------------------------------------------------------- one combat


def combat(b: Battle, unit: Unit) -> Rules[None]:
    """One unit's combat with all that follows from it (BL-CMB-03)."""
    volley = in_volley(b)
    got = yield from b.ask(
        unit.owner,
        "battle.target",
        partial(aims, b, unit),
        actor=unit.id,
    )
    unit.attacked = True
    yield from fight(b, unit, got)
    if volley and unit.figures and aims(b, unit):
        again = yield from b.ask(unit.owner, "battle.again", lambda: [*aims(b, unit), Done()], actor=unit.id)
        yield from fight(b, unit, again)


def aims(b: Battle, unit: Unit) -> list[Target | Hurl | Done]:
    """Whom a unit may attack, and with what."""
    found: list[Target | Hurl | Done] = [
        Target(enemy.id) for enemy in sight.targets(b, unit, volley=in_volley(b))
    ]
    if unit.tokens:
        found += [Hurl(enemy.id) for enemy in sight.rock_targets(b, unit)]
    return found


def fight(b: Battle, unit: Unit, aim: Target | Hurl | Done) -> Rules[None]:
    """Attacks as aimed, if at all."""
    if isinstance(aim, Hurl):
        creatures.spend(unit, CREATURES[unit.people].powers["rock"])
        yield from assault(b, unit, b.unit(aim.unit), rock=True)
    elif isinstance(aim, Target):
        yield from assault(b, unit, b.unit(aim.unit))


def assault(
    b: Battle, attacker: Unit, target: Unit, *, bonus: bool = False, rock: bool = False
) -> Rules[None]:
    """An attack, and then the enemy's battle back or one's own follow-on actions (BL-CMB-05..07)."""
    attack = declare(b, attacker, target, bonus=bonus, rock=rock)
    yield from resolve(b, attack)
    answers = may_battle_back(b, attack)
    modifiers.expire(b, "attack")
    if answers:
        if (yield from b.confirm(target.owner, "battle.back", actor=target.id)):
            yield from battle_back(b, target, attacker)
    elif follow.has_won(b, attack):
        yield from follow.follow_on(b, attack)
    b.state.attack = None


def declare(
    b: Battle,
    attacker: Unit,
    target: Unit,
    *,
    battle_back: bool = False,
    bonus: bool = False,
    rock: bool = False,
) -> Attack:
    """Names attacker and target; support is counted at this moment."""
    melee = b.distance(attacker, target) == sight.MELEE
    attack = Attack(
        attacker=attacker.id,
        target=target.id,
        melee=melee,
        hex=target.hex,
        origin=attacker.hex,
        battle_back=battle_back,
        bonus=bonus,
        rock=rock,
        supported=(melee or b.state.terms.ruling("support_against_ranged")) and morale.supported(b, target),
    )
    b.state.attack = attack
    name = "battle.backs" if battle_back else "battle.attacks" if melee else "battle.shoots"
    b.tell(
        name,
        unit=attacker.id,
        origin=attacker.hex,
        target=target.id,
        hex=target.hex,
        rules=("BL-CMB-05", "BL-CMB-09"),
    )
    return attack


def resolve(b: Battle, attack: Attack) -> Rules[None]:
    """Dice, hits, retreats, in this order (BL-CMB-06)."""
    yield from lore.before_dice(b)
    attacker, target = b.unit(attack.attacker), b.unit(attack.target)
    if attack.lost or attacker.hex != attack.origin or target.hex != attack.hex:
        attack.lost = True
        return
    n = dice_number(b, attack)
    attack.dice = list((yield from b.battle_dice(attacker.owner, "battle", n)))
    attack.rolled = True
    if b.recording:
        tell_roll(b, attack)
    yield from lore.after_dice(b)
    yield from hits(b, attack)
    flags = attack.dice.count(FLAG)
    if flags and target.figures:
        yield from retreat.face_flags(b, target, flags)
    symbols = 0 if modifiers.lore_hits(b, attack) else attack.dice.count(LORE)
    if attacker.is_creature:
        yield from creatures.after_roll(b, attacker, attack, symbols)
    else:
        b.gain(attacker.owner, symbols)  # BL-HIT-07, BL-HIT-08


def tell_roll(b: Battle, attack: Attack) -> None:
    """Tells a roll with what each die does and how their number comes about."""
    b.tell_dice(
        "battle.rolls",
        attack.dice,
        unit=attack.attacker,
        does=tuple(f"die.{word}" for word in meanings(b, attack)),
        base=base_dice(b.unit(attack.attacker), attack),
        limit=terrain_limit(b, attack),
        n=len(attack.dice),
        rules=("BL-CMB-06", "BL-CMB-08"),
    )


# ---------------------------------------------------------------------- dice


def meanings(b: Battle, attack: Attack) -> list[str]:
    """What each die of a roll does: it hits, drives back, gives Lore or does nothing."""
    struck = strikes(b, attack)
    words = {FLAG: "flag", LORE: "lore" if b.state.terms.lore else "miss"}
    return ["hit" if place in struck else words.get(face, "miss") for place, face in enumerate(attack.dice)]


def terrain_limit(b: Battle, attack: Attack) -> int:
    """To how many dice the ground holds an attack; 0 where it does not."""
    attacker, target = b.unit(attack.attacker), b.unit(attack.target)
    limit = dice_limit(b.state, attacker, target)
    held = limit and limit < base_dice(attacker, attack)
    return limit if held and not modifiers.terrain_limit_lifted(b, attack) else 0


def dice_number(b: Battle, attack: Attack) -> int:
    """Base dice, weapon penalty, terrain limit, then what cards give, take and fix, in this order."""
    attacker, target = b.unit(attack.attacker), b.unit(attack.target)
    n = base_dice(attacker, attack)
    limit = dice_limit(b.state, attacker, target)
    effects = bool(b.state.effects)
    if limit and limit < n and not (effects and modifiers.terrain_limit_lifted(b, attack)):
        n = limit
    if attacker.from_camp and not attack.battle_back:
        n += 1
    if effects:
        n = max(n + modifiers.extra_dice(b, attack) - modifiers.fewer_dice(b, attack), 1)
        fixed = modifiers.fixed_dice(b, attack)
        if fixed is not None:
            n = min(n, fixed)
    return n


def base_dice(attacker: Unit, attack: Attack) -> int:
    """What colour and weapon give, however few figures are left (BL-CMB-08, BL-UNIT-06)."""
    if attacker.kind == "creature":
        creature = CREATURES[attacker.people]
        return creature.rock_dice if attack.rock else creature.dice
    dice = TROOPS[attacker.kind, attacker.colour].dice
    if attacker.kind == "bow" and attacker.moved and not attack.battle_back:
        dice -= 1
    return dice


def strikes(b: Battle, attack: Attack) -> list[int]:
    """Which dice of the roll hit, by their places in it."""
    target = b.unit(attack.target)
    symbols = [target.colour]
    if sword_hits(b, attack):
        symbols.append(SWORD)
    if b.state.effects and modifiers.lore_hits(b, attack):
        symbols.append(LORE)
    found = []
    spared = swords_spared(b, attack)
    for place, face in enumerate(attack.dice):
        if face == SWORD and spared:
            spared -= 1
        elif face in symbols:
            found.append(place)
    return found


def sword_hits(b: Battle, attack: Attack) -> bool:
    """Whether the sword on shield is a hit for the attacker's weapon (BL-HIT-03)."""
    if b.state.effects:
        if modifiers.sword_stopped(b, attack):
            return False
        if modifiers.sword_hits_at_range(b, attack):
            return True
    return attack.melee and b.unit(attack.attacker).kind != "bow"


def swords_spared(b: Battle, attack: Attack) -> int:
    """The short sword's first sword on shield does nothing to riders."""
    on_foot = b.unit(attack.attacker).kind == "foot"
    return int(on_foot and b.unit(attack.target).kind == "mounted")


def hits(b: Battle, attack: Attack) -> Rules[None]:
    """Removes a figure for each hit (BL-HIT-01..06); against a creature the dice are rolled again.

    A Backstab sends some of them to the attacker. All hits of a roll fall at the same instant, so those on
    the other side's unit come first: what the active side takes counts first (BL-END-01).
    """
    struck = [attack.dice[place] for place in strikes(b, attack)]
    if not attack.backstab:
        yield from hit_target(b, attack, struck)
        return
    forward = [face for face in struck if face != SWORD]
    returned = len(struck) - len(forward)
    attacker, target = b.unit(attack.attacker), b.unit(attack.target)
    if attacker.owner == b.state.turn.seat:
        yield from hit_target(b, attack, forward)
        yield from take_hits(b, target.owner, attacker, returned)
    else:
        yield from take_hits(b, target.owner, attacker, returned)
        yield from hit_target(b, attack, forward)


def hit_target(b: Battle, attack: Attack, struck: Sequence[int]) -> Rules[None]:
    """The hits on the target, less those that a card makes harmless."""
    attacker, target = b.unit(attack.attacker), b.unit(attack.target)
    attack.hits = len(struck) - harmless(b, attack, struck)
    if attack.hits:
        b.tell("battle.hits", unit=target.id, n=attack.hits, rules=("BL-HIT-01", "BL-HIT-05"))
        attack.surplus = yield from take_hits(b, attacker.owner, target, attack.hits)
        if attack.surplus:
            yield from lore.after_hits(b)


def harmless(b: Battle, attack: Attack, struck: Sequence[int]) -> int:
    """How many helmets among the hitting faces a card makes harmless to the target."""
    if not b.state.effects:
        return 0
    return min(modifiers.ignored_colour_hits(b, attack), struck.count(b.unit(attack.target).colour))


def take_hits(b: Battle, seat: int, unit: Unit, n: int) -> Rules[int]:
    """Hits by ``seat`` on a unit; tells how many found no figure."""
    if unit.is_creature:
        yield from creatures.critical_hit(b, seat, unit, n)
        return 0
    return n - b.lose(unit, n)


# ---------------------------------------------------------------------- battle back


def may_battle_back(b: Battle, attack: Attack) -> bool:
    """A Bold unit attacked in melee that still holds its hex may battle back (BL-MOR-04..07, -14)."""
    if attack.lost or attack.battle_back or attack.answered or not attack.melee:
        return False
    target, attacker = b.unit(attack.target), b.unit(attack.attacker)
    return (
        target.hex == attack.hex
        and attacker.hex == attack.origin
        and (morale.bold(b, target) > 0 or modifiers.ignores_all_flags(b, target))
        and not modifiers.cannot_battle_back(b, target)
        and (not attack.blocked or b.state.terms.ruling("blocked_unit_battles_back"))
    )


def battle_back(b: Battle, unit: Unit, against: Unit) -> Rules[None]:
    """A melee roll of the defender against its attacker, without follow-on actions (BL-MOR-08, BL-MOR-13)."""
    outer = b.state.attack
    attack = declare(b, unit, against, battle_back=True)
    yield from resolve(b, attack)
    modifiers.expire(b, "attack")
    b.state.attack = outer
