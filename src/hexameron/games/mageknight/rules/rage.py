"""Rage and More Rage: rampaging enemies come back (MKS-RAGE)."""

from __future__ import annotations

from hexameron.games.mageknight.content.colours import BLACK, BLUE, GOLD, GREEN, RED, WHITE
from hexameron.games.mageknight.rules import mana, sites
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.asking import Rules

WARM = (RED, GREEN, GOLD)
COLD = (WHITE, BLUE, BLACK)


def after_round(q: Quest) -> Rules[None]:
    """A die for each space whose enemies were defeated and where no hero stands (MKS-RAGE-03, -10, -12)."""
    heroes = [player.at for player in q.state.players]
    more = q.state.variants.get("rage") == "more"
    fitting = COLD if q.state.night else WARM
    for cell, site in q.board.site.items():
        if site not in sites.RAMPAGING or q.rampaging(cell) or cell in heroes:
            continue
        (face,) = yield from q.roll(0, "rage", mana.SIX_FACES, 1)
        if not more and face not in fitting:
            continue
        yield from q.draw_enemy(sites.RAMPAGING[site], f"on.{cell}", face_up=True)
        joined = face in fitting if more else face in {GOLD, BLACK}
        q.state.facts[f"pair {cell}"] = int(joined)
        if joined:
            yield from q.draw_enemy("brown", f"on.{cell}", face_up=True)
        q.tell("rage.returns", cell=cell, rules=("MKS-RAGE-04",))
