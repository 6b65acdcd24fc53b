"""Exploring: speed dice that meet the requirements of endings (QUEST-04..12)."""

from __future__ import annotations

from collections.abc import Sequence

from hexameron.games.runebound.content.dice import FACES, WILD
from hexameron.games.runebound.content.effects import Ending
from hexameron.games.runebound.content.terms import Need
from hexameron.games.runebound.options import End
from hexameron.games.runebound.rules import dice
from hexameron.games.runebound.table import Saga
from hexameron.kernel.asking import Done, Option, Rules, Seat
from hexameron.kernel.ids import player_id, thing_id


def meets(faces: Sequence[int], needs: Sequence[Need]) -> bool:
    """Whether there is a die for each symbol; a wild one needs a wild die (RB-QUEST-07..10)."""
    if not needs:
        return True
    need, rest = needs[0], needs[1:]
    for at, face in enumerate(faces):
        fits = face == WILD if need == "wild" else need in FACES[face]
        if fits and meets([*faces[:at], *faces[at + 1 :]], rest):
            return True
    return False


def explore(t: Saga, seat: Seat, card: int, endings: Sequence[Ending]) -> Rules[int | None]:
    """Rolls and chooses an ending that is met, or none of them (RB-QUEST-11, RB-QUEST-12)."""
    n = t.stat(seat, "speed") + t.stat(seat, "explore_dice")
    roll = yield from dice.throw(t, seat, "explore", n)
    id_ = thing_id(card)

    def options() -> list[Option]:
        met: list[Option] = [
            End(id_, number) for number, ending in enumerate(endings) if meets(roll.faces, ending.needs)
        ]
        return [*met, *dice.rerolls(t, roll), Done()]

    while True:
        got = yield from t.ask(seat, "quest.explore", options, free=True)
        if not dice.is_roll_option(got):
            break
        yield from dice.change(t, roll, got)
    dice.lift(t)
    if isinstance(got, End):
        t.tell("quest.ending", seat=player_id(seat), card=id_, n=got.number + 1, rules=("RB-QUEST-05",))
        return got.number
    t.tell("quest.stays", seat=player_id(seat), card=id_, rules=("RB-QUEST-11", "RB-QUEST-14"))
    return None
