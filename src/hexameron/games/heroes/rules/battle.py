"""Battles: how they begin, their turns, and how they end (BATTLE, BTURN, DARK)."""

from __future__ import annotations

from functools import partial

from hexameron.games.heroes.options import Strike, UseCard, UseScroll
from hexameron.games.heroes.rules import attack, battle_cards, effects, flight, spoils, stacks, track
from hexameron.games.heroes.state import LEVELS, NOBODY, Battle, Hero, Side, Stack
from hexameron.games.heroes.table import Conquest
from hexameron.kernel.asking import CHECKPOINT, Done, Rules

DONE = Done()


# ---------------------------------------------------------------------- how it begins


def begin(t: Conquest, hero: Hero, field: str, *, token: int = NOBODY, foe: str = "") -> None:
    """A hero fights on a field: with an encounter token, or with an enemy hero.

    The player to the left runs the creatures (HE-BATTLE-03). In Dark Days there is a second stack of them
    (HE-DARK-02).
    """
    lair = next((at for at, lying in t.state.encounters.items() if lying == token), "")
    battle = Battle(field=field, token=token, lair=lair, sides=[Side(seat=hero.seat, hero=hero.id)])
    t.state.battle = battle
    if foe:
        battle.sides.append(Side(seat=t.hero(foe).seat, hero=foe))
    else:
        battle.sides.append(Side(seat=t.left_of(hero.seat)))
    _muster(t, 0, hero)
    if foe:
        _muster(t, 1, t.hero(foe))
    else:
        for _ in range(2 if t.dark else 1):
            _join_creatures(t, token)
    t.tell(
        "battle.begins",
        hero=hero.id,
        enemy=foe or t.encounter(token).name,
        field=field,
        stacks=2 if t.dark and not foe else 1,
        rules=("HE-BATTLE-01", "HE-BATTLE-04"),
    )


def _muster(t: Conquest, side: int, hero: Hero) -> None:
    """All units of a type are one stack, the hero stands among them (HE-INIT-02, HE-INIT-03)."""
    found = t.battle.stacks
    for level in range(1, LEVELS + 1):
        if hero.basic[level - 1] or hero.elite[level - 1]:
            printed = t.unit(hero.seat, level).id
            stack = Stack(id=f"s{len(found)}", side=side, kind="unit", level=level, printed=printed)
            found[stack.id] = stack
    pawn = Stack(id=f"s{len(found)}", side=side, kind="hero")
    found[pawn.id] = pawn


def _join_creatures(t: Conquest, token: int) -> None:
    printed = t.encounter(token)
    found = t.battle.stacks
    stack = Stack(
        id=f"s{len(found)}",
        side=track.CREATURES,
        kind="creature",
        printed=printed.id,
        numbers=printed.numbers,
        strength=printed.strength,
    )
    found[stack.id] = stack


# ---------------------------------------------------------------------- its steps


def fight(t: Conquest) -> Rules[bool]:
    """The battle from its present step to its end; True if the attacker won.

    As soon as it is decided nobody attacks any more (HE-BEND-10).
    """
    battle = t.battle
    while battle.step != "over":
        if battle.winner != NOBODY and battle.step not in ENDING:
            battle.step = "after"
        if t.recording:
            yield CHECKPOINT
        yield from STEPS[battle.step](t)
    won = battle.winner == 0
    t.state.battle = None
    return won


def _honour(t: Conquest) -> Rules[None]:
    """Whether the elite die is used is decided before anything else (HE-BLDG-13)."""
    for number in (0, 1):
        for use, held in list(battle_cards.held_for(t, number, "before_battle")):
            if battle_cards.is_honour(held) and (
                yield from t.confirm(use.seat, "battle.honour", actor=use.hero)
            ):
                yield from effects.run(t, use, held.ways[0][0].effect)
    yield from battle_cards.begin(t, "before_battle")
    t.battle.step = "before_battle"


def _before(t: Conquest) -> Rules[None]:
    """Skills before battle, while the armies are put on the track (HE-TIME-03)."""
    yield from battle_cards.offer(t, "before_battle")
    yield from _start_turn(t)


def _start_turn(t: Conquest) -> Rules[None]:
    """The track is put right, then comes what is used at the start of a battle turn (HE-BTURN-08)."""
    yield from track.put_right(t)
    yield from battle_cards.begin(t, "turn_start")
    t.battle.step = "turn_start"


def _turn_start(t: Conquest) -> Rules[None]:
    yield from battle_cards.offer(t, "turn_start")
    t.battle.step = "attacks"


def _attacks(t: Conquest) -> Rules[None]:
    """The next on the track acts (HE-ATK-01); those who are gone are passed by (HE-ATK-11)."""
    battle = t.battle
    if battle.acting:
        yield from _hero_acts(t, battle.stacks[battle.acting])
        return
    for id_ in battle.track:
        stack = battle.stacks[id_]
        if stack.acted:
            continue
        stack.acted = True
        if not stacks.alive(t, stack) or stacks.stunned(t, stack):
            continue
        battle.acting = id_
        if stack.kind != "hero":
            yield from attack.strike(t, stack)
            battle.acting = ""
        return
    yield from _end_turn(t)


def _hero_acts(t: Conquest, stack: Stack) -> Rules[None]:
    """A hero attacks and uses skills and scrolls, before or after the attack (HE-TIME-05)."""
    battle = t.battle
    number = stack.side
    got = yield from t.ask(
        battle.sides[number].seat,
        "battle.hero_turn",
        partial(_deeds, t, stack),
        show=partial(battle_cards.hides, t, number, "hero_turn"),
        actor=stack.id,
    )
    if isinstance(got, Strike):
        effects.note_attack(t, number)
        yield from attack.attack(t, stack, got)
    elif isinstance(got, Done):
        battle.acting = ""
    else:
        yield from battle_cards.play(t, number, "hero_turn", got)


def _deeds(t: Conquest, stack: Stack) -> list[Strike | UseCard | UseScroll | Done]:
    found: list[Strike | UseCard | UseScroll | Done] = [*battle_cards.options(t, stack.side, "hero_turn")]
    if effects.attacked(t, stack.side):
        found.append(DONE)
    else:
        found += attack.strikes(t, stack)
    return found


def _end_turn(t: Conquest) -> Rules[None]:
    """All had their chance to attack; creatures regenerate (HE-BTURN-01, HE-ABIL-13)."""
    for stack in t.battle.stacks.values():
        if stack.wounds and stacks.regenerates(t, stack):
            stack.wounds = 0
            t.tell("battle.regenerates", who=stacks.name(t, stack), rules=("HE-ABIL-13",))
    yield from battle_cards.begin(t, "turn_end")
    t.battle.step = "turn_end"


def _turn_end(t: Conquest) -> Rules[None]:
    """Skills at the end of a battle turn, then a new one begins (HE-TIME-06)."""
    yield from battle_cards.offer(t, "turn_end")
    battle = t.battle
    battle.turn += 1
    battle.used = [used for used in battle.used if not used.endswith(":turn")]
    fade(battle)
    for stack in battle.stacks.values():
        stack.acted = False
    battle.step = "flight"
    t.tell("battle.turn", n=battle.turn, rules=("HE-BTURN-01",))


def fade(battle: Battle) -> None:
    """What was for one battle turn is over; what absorbs wounds does so anew."""
    left = []
    for one in battle.modifiers:
        if one.until == "turn":
            continue
        if one.until == "next_turn":
            one.until = "turn"
        one.used = 0
        left.append(one)
    battle.modifiers = left


def _flight(t: Conquest) -> Rules[None]:
    """From the second battle turn on a hero may flee; then the turn starts (HE-BTURN-02, HE-BTURN-08)."""
    yield from flight.offer(t)
    if t.battle.winner == NOBODY:
        yield from _start_turn(t)


def _after(t: Conquest) -> Rules[None]:
    """The battle is decided."""
    t.battle.attack = None
    t.battle.acting = ""
    t.tell("battle.decided", side=t.battle.winner, rules=("HE-BEND-01", "HE-BEND-06"))
    yield from spoils.later(t)
    yield from battle_cards.begin(t, "after_battle")
    t.battle.step = "after_battle"


def _after_battle(t: Conquest) -> Rules[None]:
    """Skills after battle, before the tokens leave the track (HE-TIME-07)."""
    yield from battle_cards.offer(t, "after_battle")
    t.battle.step = "spoils"


def _spoils(t: Conquest) -> Rules[None]:
    yield from spoils.share(t)
    t.battle.step = "over"


ENDING = ("after", "after_battle", "spoils")
STEPS = {
    "before": _honour,
    "before_battle": _before,
    "turn_start": _turn_start,
    "attacks": _attacks,
    "turn_end": _turn_end,
    "flight": _flight,
    "after": _after,
    "after_battle": _after_battle,
    "spoils": _spoils,
}
