"""Mana: the Source, tokens and crystals, and how effects are paid for (section MANA)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from hexameron.games.mageknight.content.colours import BASIC, BLACK, GOLD
from hexameron.games.mageknight.options import PayWith
from hexameron.games.mageknight.state import NOBODY
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules, Seat

SIX_FACES = 6
KINDS = ("endless", "token", "tactic", "die", "crystal")
"""In what order ways to pay are listed: what is lost anyway comes first."""

Purse = dict[tuple[str, int], int]
"""How often one can pay in a way: kind and colour of the mana."""


# ---------------------------------------------------------------------- the Source


def roll_source(q: Quest) -> Rules[None]:
    """Rolls the dice in the Source; at least half must show basic colours (MK-SETUP-15, MK-ROUND-03)."""
    dice = [die for die in q.state.source if die.holder == NOBODY]
    faces = yield from q.roll(0, "source", SIX_FACES, len(dice))
    for die, face in zip(dice, faces, strict=True):
        die.face = face
    while 2 * sum(die.face in BASIC for die in dice) < len(dice):
        again = [die for die in dice if die.face not in BASIC]
        faces = yield from q.roll(0, "source", SIX_FACES, len(again))
        for die, face in zip(again, faces, strict=True):
            die.face = face
    q.tell("source.rolled", dice=tuple(f"m{die.face}" for die in dice), rules=("MK-SETUP-15",))


def return_dice(q: Quest, me: Seat) -> Rules[None]:
    """The dice a player used are rolled and go back; some go back as they are (MK-MANA-15, MK-EOT-01)."""
    used = [q.state.source[number] for number in q.turn(me).taken]
    rolled = [die for die in used if not die.keeps]
    if rolled:
        faces = yield from q.roll(me, "die", SIX_FACES, len(rolled))
        for die, face in zip(rolled, faces, strict=True):
            die.face = face
        q.tell("source.returned", dice=tuple(f"m{face}" for face in faces), rules=("MK-MANA-15",))
    for die in used:
        die.holder, die.keeps = NOBODY, False
    q.turn(me).taken.clear()


def usable(q: Quest, me: Seat, face: int) -> bool:
    """Whether mana of a colour can be used: no black by day, no gold by night (MK-MANA-10, MK-MANA-12)."""
    if face == BLACK:
        return q.is_night(me) or q.has(me, "black_by_day")
    if face == GOLD:
        return not q.is_night(me) or q.has(me, "gold_by_night")
    return True


# ---------------------------------------------------------------------- paying


def serves(q: Quest, me: Seat, mana: int, need: int) -> bool:
    """Whether mana of one colour pays for another: gold is any basic colour by day (MK-MANA-09)."""
    return mana == need or (mana == GOLD and need in BASIC)


def purse(q: Quest, me: Seat) -> Purse:
    """All the mana a player could pay with now."""
    player = q.player(me)
    turn = player.turn
    found: Purse = {}
    if turn.modifiers:
        for modifier in turn.modifiers:
            if modifier.kind == "endless_mana":
                found["endless", modifier.n] = 99
    for colour, count in enumerate(turn.tokens):
        if count and usable(q, me, colour):
            found["token", colour] = count
    for colour, count in enumerate(player.crystals):
        if count:
            found["crystal", colour] = count
    _add_dice(q, me, found)
    return found


def _add_dice(q: Quest, me: Seat, found: Purse) -> None:
    """The dice of the Source, and one that was stolen (MK-MANA-13, MK-TACT-10)."""
    player = q.player(me)
    left = player.turn.dice
    if left > 0:
        for die in q.state.source:
            if die.holder == NOBODY and usable(q, me, die.face) and _die_allowed(q, me, die.face):
                found["die", die.face] = min(left, found.get(("die", die.face), 0) + 1)
    if player.tactic == "tactic.mana_steal" and not player.tactic_used:
        for die in q.state.source:
            if die.holder == me:
                found["tactic", die.face] = 1


def _die_allowed(q: Quest, me: Seat, face: int) -> bool:
    """Friendly Mana limits the gold dice by day (MKS-FRND-06)."""
    return True


def payable(q: Quest, me: Seat) -> int:
    """The colours one mana can be paid of, as bits."""
    mask = 0
    for _, colour in purse(q, me):
        mask |= 0b1111 if colour == GOLD else 0
        mask |= 1 << colour
    return mask


def can_pay(q: Quest, me: Seat, needs: Sequence[int]) -> bool:
    """Whether all of these can be paid together."""
    return not needs or _covers(q, me, purse(q, me), tuple(needs), q.turn(me).dice)


def _covers(q: Quest, me: Seat, have: Purse, needs: tuple[int, ...], dice: int) -> bool:
    if not needs:
        return True
    for (kind, colour), count in have.items():
        if not count or not serves(q, me, colour, needs[0]) or (kind == "die" and not dice):
            continue
        rest = have if kind == "endless" else have | {(kind, colour): count - 1}
        if _covers(q, me, rest, needs[1:], dice - (kind == "die")):
            return True
    return False


def ways(q: Quest, me: Seat, needs: Sequence[int]) -> list[PayWith]:
    """The ways to pay the first of these so that the others can still be paid."""
    have = purse(q, me)
    dice = q.turn(me).dice
    found = []
    for kind in KINDS:
        for (one, colour), count in have.items():
            if one != kind or not serves(q, me, colour, needs[0]):
                continue
            rest = have if kind == "endless" else have | {(kind, colour): count - 1}
            if _covers(q, me, rest, tuple(needs[1:]), dice - (kind == "die")):
                found.append(PayWith(kind, colour))
    return found


def pay(q: Quest, me: Seat, needs: Sequence[int]) -> Rules[None]:
    """Pays mana of these colours, one after the other."""
    for number, need in enumerate(needs):
        way = yield from q.ask(me, "mana.pay", partial(ways, q, me, tuple(needs[number:])), actor=f"m{need}")
        take(q, me, way)


def pay_any(q: Quest, me: Seat, colours: Sequence[int]) -> Rules[int]:
    """Pays one mana of one of these colours; tells which colour it was used as."""
    from hexameron.games.mageknight.options import Colour

    mask = payable(q, me)
    fitting = [colour for colour in colours if mask >> colour & 1]
    chosen = yield from q.ask(me, "mana.colour", lambda: [Colour(colour) for colour in fitting])
    yield from pay(q, me, (chosen.colour,))
    return chosen.colour


def take(q: Quest, me: Seat, way: PayWith) -> None:
    """Uses up one mana."""
    player = q.player(me)
    turn = player.turn
    if way.kind == "token":
        turn.tokens[way.colour] -= 1
    elif way.kind == "crystal":
        player.crystals[way.colour] -= 1
        turn.spent_crystals[way.colour] += 1
    elif way.kind == "die":
        number = next(
            n for n, die in enumerate(q.state.source) if die.holder == NOBODY and die.face == way.colour
        )
        q.state.source[number].holder = me
        turn.taken.append(number)
        turn.dice -= 1
    elif way.kind == "tactic":
        number = next(n for n, die in enumerate(q.state.source) if die.holder == me)
        turn.taken.append(number)
        player.tactic_used = True
