"""Terrain dice: rolling them, rerolling by exertion and by cards, and what they match (DICE)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hexameron.games.runebound.content.dice import FACES, SIDES, matches
from hexameron.games.runebound.content.effects import Pay, Reroll, TurnDie
from hexameron.games.runebound.content.terms import Ground, Terrain
from hexameron.games.runebound.options import Again, Dice, Shake, TurnTo
from hexameron.games.runebound.rules.kit import Ability
from hexameron.games.runebound.state import Roll
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Done, Option, Rules, Seat
from hexameron.kernel.ids import die_id, player_id


def throw(t: Saga, seat: Seat, purpose: str, n: int) -> Rules[Roll]:
    """Puts freshly rolled dice on the table; more than five are no fewer (RB-LIMIT-02)."""
    faces = yield from t.roll(seat, "terrain", SIDES, n)
    roll = Roll(purpose=purpose, seat=seat, faces=list(faces))
    t.state.rolls.append(roll)
    t.tell("dice.rolled", seat=player_id(seat), dice=tuple(map(die_id, faces)), rules=("RB-DICE-02",))
    return roll


def lift(t: Saga) -> None:
    """Takes the present dice off the table."""
    t.state.rolls.pop()


def is_roll_option(option: Option) -> bool:
    return type(option) is Again or type(option) is Shake


def rerolls(t: Saga, roll: Roll) -> list[Option]:
    """Ways to change the dice that are not spent: exertion (RB-DICE-07) and cards."""
    found: list[Option] = []
    if t.things.order.get(f"hand.{roll.seat}"):
        found += [Again(face) for face in dict.fromkeys(roll.faces)]
    if roll.faces:
        found += [Shake(ability.source) for ability in shakes(t, roll)]
    return found


def shakes(t: Saga, roll: Roll) -> list[Ability]:
    """The abilities that change dice now; once per turn means in the own turn (RB-ABIL-10)."""
    turn = t.state.turn
    if turn is None or turn.seat != roll.seat:
        return []
    player = t.player(roll.seat)
    return [
        ability
        for ability in t.kit(roll.seat).at("rolled")
        if ability.key not in turn.used
        and not (ability.rule.only == "exploring" and roll.purpose != "explore")
        and not (isinstance(ability.rule.cost, Pay) and player.gold < ability.rule.cost.n)
    ]


def change(t: Saga, roll: Roll, option: Option) -> Rules[None]:
    """Does what :func:`rerolls` offered."""
    if isinstance(option, Again):
        yield from t.exert(roll.seat)
        yield from _roll_again(t, roll, [option.face], ("RB-DICE-07", "RB-DICE-08"))
    elif isinstance(option, Shake):
        ability = next(one for one in shakes(t, roll) if one.source == option.source)
        t.turn.used.append(ability.key)
        t.tell("ability.used", seat=player_id(roll.seat), source=ability.source, rules=("RB-ABIL-09",))
        if isinstance(ability.rule.cost, Pay):
            t.lose_gold(roll.seat, ability.rule.cost.n)
        if isinstance(ability.rule.effect, TurnDie):
            yield from _turn(t, roll)
        elif isinstance(ability.rule.effect, Reroll):
            faces = roll.faces[:]
            if ability.rule.effect.n:
                faces = yield from _some(t, roll, ability.rule.effect.n)
            yield from _roll_again(t, roll, faces, ("RB-ABIL-09",))


def _some(t: Saga, roll: Roll, most: int) -> Rules[list[int]]:
    """Up to so many of the dice."""
    picked: list[int] = []
    while len(picked) < min(most, len(roll.faces)):
        left = roll.faces[:]
        for face in picked:
            left.remove(face)

        def options(left: Sequence[int] = left) -> list[Option]:
            found: list[Option] = [Dice(face) for face in dict.fromkeys(left)]
            return [*found, Done()] if picked else found

        got = yield from t.ask(roll.seat, "dice.which", options)
        if not isinstance(got, Dice):
            break
        picked.append(got.face)
    return picked


def _roll_again(t: Saga, roll: Roll, faces: Sequence[int], rules: tuple[str, ...]) -> Rules[None]:
    fresh = yield from t.roll(roll.seat, "terrain", SIDES, len(faces))
    for face in faces:
        roll.faces.remove(face)
    roll.faces += fresh
    t.tell(
        "dice.again",
        seat=player_id(roll.seat),
        old=tuple(map(die_id, faces)),
        dice=tuple(map(die_id, fresh)),
        rules=rules,
    )


def _turn(t: Saga, roll: Roll) -> Rules[None]:
    got = yield from t.ask(
        roll.seat,
        "dice.turn",
        lambda: [TurnTo(face, to) for face in dict.fromkeys(roll.faces) for to in range(SIDES) if to != face],
    )
    roll.faces[roll.faces.index(got.face)] = got.to
    t.tell(
        "dice.turned",
        seat=player_id(roll.seat),
        old=die_id(got.face),
        dice=die_id(got.to),
        rules=("RB-ABIL-09",),
    )


def settle_roll(t: Saga, seat: Seat, purpose: str, n: int) -> Rules[list[int]]:
    """A roll whose result applies by itself: after the last reroll the faces are counted (RB-DICE-06)."""
    roll = yield from throw(t, seat, purpose, n)
    while changes := rerolls(t, roll):
        got = yield from t.ask(seat, f"dice.{purpose}", _or_done(t, roll, changes), free=True)
        if isinstance(got, Done):
            break
        yield from change(t, roll, got)
    lift(t)
    return roll.faces


def explore(t: Saga, seat: Seat) -> Rules[list[int]]:
    """A roll of speed dice that a card asks for; what helps exploring helps here (RB-QUEST-06)."""
    n = t.stat(seat, "speed") + t.stat(seat, "explore_dice")
    return (yield from settle_roll(t, seat, "explore", n))


def _or_done(t: Saga, roll: Roll, changes: Sequence[Option]) -> Callable[[], list[Option]]:
    return lambda: [*changes, Done()]


def count_matching(faces: Sequence[int], ground: Ground) -> int:
    """How many dice match a hex; a city matches them all (RB-MAP-04, RB-DICE-05)."""
    return sum(matches(face, ground) for face in faces)


def count_showing(faces: Sequence[int], terrains: Sequence[Terrain]) -> int:
    """How many dice show one of some terrains; a wild one does (RB-DICE-06)."""
    return sum(any(terrain in FACES[face] for terrain in terrains) for face in faces)
