"""The Tactics cards: six for a day, six for a night. The number is the place in the round."""

from __future__ import annotations

from hexameron.games.mageknight.content.records import Tactic

_DAY = ("early_bird", "rethink", "mana_steal", "planning", "great_start", "right_moment")
_NIGHT = (
    "from_the_dusk",
    "long_night",
    "mana_search",
    "midnight_meditation",
    "preparation",
    "sparing_power",
)

TACTICS: tuple[Tactic, ...] = (
    *(
        Tactic(id=f"tactic.{name}", number=n, night=False, source="rulebook")
        for n, name in enumerate(_DAY, 1)
    ),
    *(Tactic(id=f"tactic.{name}", number=n, night=True) for n, name in enumerate(_NIGHT, 1)),
)
TACTIC = {tactic.id: tactic for tactic in TACTICS}
