"""The three title cards."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content.effects import (
    GiveRewards,
    Influence,
    Permit,
    ReceiveRune,
    Rule,
    Stat,
)
from hexameron.games.runewars.content.records import Title

TITLES: Final = (
    Title(
        id="title.captain",
        source="published",
        title="captain",
        rules=(
            Rule(when=("always",), effect=Permit("no_desertion")),
            Rule(when=("turn",), effect=ReceiveRune(), cost=GiveRewards(3), limit="turn", may=True),
        ),
    ),
    Title(
        id="title.commander",
        given=("name",),
        title="commander",
        rules=(
            Rule(when=("always",), effect=Stat("battle_strength", 1)),
            Rule(when=("stormed",), effect=ReceiveRune(), limit="turn"),
        ),
    ),
    Title(
        id="title.primarch",
        source="published",
        title="primarch",
        rules=(
            Rule(when=("always",), effect=Permit("breaks_ties")),
            Rule(when=("council",), effect=Influence(1)),
        ),
    ),
)
TITLE: Final[dict[str, Title]] = {title.id: title for title in TITLES}
