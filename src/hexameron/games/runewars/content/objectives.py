"""The objective cards: eight good ones and eight evil ones."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content.effects import AllAllied, AtLeast, Fact
from hexameron.games.runewars.content.records import Objective
from hexameron.games.runewars.content.terms import Alignment
from hexameron.games.runewars.content.units import wild_of_shape
from hexameron.kernel.records import Source

_ALIGNMENTS: Final[dict[str, Alignment]] = {"og": "good", "oe": "evil"}


def _objective(
    code: str,
    *facts: Fact,
    pays: int = 0,
    any_time: bool = False,
    source: Source = "designed",
    given: tuple[str, ...] = (),
) -> Objective:
    return Objective(
        id=f"objective.{code}",
        source=source,
        given=given,
        alignment=_ALIGNMENTS[code[:2]],
        facts=facts,
        pays=pays,
        any_time=any_time,
    )


OBJECTIVES: Final = (
    _objective("og1", AllAllied(wild_of_shape("triangle")), source="published"),
    _objective("og2", AllAllied(("giant",), you=True, least=1), given=("theme",)),
    _objective("og3", AllAllied(("dragon",), you=True, least=1), given=("theme",)),
    _objective("og4", AtLeast("influence", 8), pays=8),
    _objective("og5", AtLeast("cities", 3, with_two=2)),
    _objective("og6", AtLeast("heroes", 3), AtLeast("rewards", 3)),
    _objective("og7", AtLeast("whole_forts", 4)),
    _objective("og8", AtLeast("dials", 15)),
    _objective("oe1", AtLeast("attackers_repelled", 3), any_time=True, given=("name",)),
    _objective("oe2", AtLeast("killed_in_battle", 6)),
    _objective("oe3", AtLeast("foreign_homes", 1)),
    _objective("oe4", AtLeast("areas", 9)),
    _objective("oe5", AtLeast("stormed", 1)),
    _objective("oe6", AtLeast("heroes_slain", 2)),
    _objective("oe7", AtLeast("allied", 6)),
    _objective("oe8", AtLeast("foes_routed", 8)),
)
OBJECTIVE: Final[dict[str, Objective]] = {card.id: card for card in OBJECTIVES}
