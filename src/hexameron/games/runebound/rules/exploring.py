"""Exploring: speed dice that meet the requirements of endings (QUEST-04..12)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from hexameron.games.runebound.content.dice import FACES, WILD
from hexameron.games.runebound.content.effects import Ending, SpendAs
from hexameron.games.runebound.content.terms import Need
from hexameron.games.runebound.options import End, EndAs
from hexameron.games.runebound.rules import dice, movement
from hexameron.games.runebound.state import Roll
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Done, Id, Option, Rules, Seat
from hexameron.kernel.ids import player_id, thing_id


def meets(faces: Sequence[int], needs: Sequence[Need], cards: Sequence[SpendAs] = ()) -> bool:
    """Whether there is a die for each symbol; a wild one needs a wild die (RB-QUEST-07..10).

    Each of the cards lets one die be spent as another terrain.
    """
    if cards:
        return _meets_with(faces, needs, cards[0], cards[1:])
    if not needs:
        return True
    need, rest = needs[0], needs[1:]
    for at, face in enumerate(faces):
        fits = face == WILD if need == "wild" else need in FACES[face]
        if fits and meets([*faces[:at], *faces[at + 1 :]], rest):
            return True
    return False


def _meets_with(faces: Sequence[int], needs: Sequence[Need], card: SpendAs, rest: Sequence[SpendAs]) -> bool:
    """Whether all is met if any one die is spent for one symbol that a card names."""
    return any(
        meets([*faces[:die], *faces[die + 1 :]], [*needs[:at], *needs[at + 1 :]], rest)
        for at, need in enumerate(needs)
        if need in card.terrains
        for die in range(len(faces))
    )


def endings_met(t: Saga, roll: Roll, card: Id, endings: Sequence[Ending]) -> list[Option]:
    """The endings that the dice meet, by themselves or with as few cards as it takes (RB-QUEST-07)."""
    cards = movement.spent_as(t, roll.seat)
    found: list[Option] = []
    for number, ending in enumerate(endings):
        if meets(roll.faces, ending.needs):
            found.append(End(card, number))
            continue
        for count in range(1, len(cards) + 1):
            helped = [
                EndAs(card, number, *(source for source, _ in some))
                for some in combinations(cards, count)
                if meets(roll.faces, ending.needs, [effect for _, effect in some])
            ]
            if helped:
                found += helped
                break
    return found


def explore(t: Saga, seat: Seat, card: int, endings: Sequence[Ending]) -> Rules[int | None]:
    """Rolls and chooses an ending that is met, or none of them (RB-QUEST-11, RB-QUEST-12)."""
    n = t.stat(seat, "speed") + t.stat(seat, "explore_dice")
    roll = yield from dice.throw(t, seat, "explore", n)
    id_ = thing_id(card)

    def options() -> list[Option]:
        return [*endings_met(t, roll, id_, endings), *dice.rerolls(t, roll), Done()]

    while True:
        got = yield from t.ask(seat, "quest.explore", options, free=True)
        if not dice.is_roll_option(got):
            break
        yield from dice.change(t, roll, got)
    dice.lift(t)
    if isinstance(got, End):
        if isinstance(got, EndAs):
            for source in filter(None, (got.source, got.second)):
                movement.note(t, seat, source)
        t.tell("quest.ending", seat=player_id(seat), card=id_, n=got.number + 1, rules=("RB-QUEST-05",))
        return got.number
    t.tell("quest.stays", seat=player_id(seat), card=id_, rules=("RB-QUEST-11", "RB-QUEST-14"))
    return None
