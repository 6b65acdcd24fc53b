"""The Ruins tokens: altars and fights, with what they give."""

from __future__ import annotations

from hexameron.games.mageknight.content.colours import BASIC, BLUE, GREEN, RED, WHITE
from hexameron.games.mageknight.content.records import Ruin

RUINS: tuple[Ruin, ...] = (
    *(
        Ruin(id=f"ruin.{number}", tribute=(colour, colour, colour), reward=(), fame=7)
        for number, colour in enumerate((GREEN, BLUE, WHITE, RED), 1)
    ),
    Ruin(id="ruin.5", fight=("grey", "violet"), reward=("unit",)),
    Ruin(id="ruin.6", fight=("green", "brown"), reward=("artifact",)),
    Ruin(id="ruin.7", fight=("green", "green"), reward=("crystals",)),
    Ruin(id="ruin.8", fight=("brown", "violet"), reward=("spell", "crystals")),
    Ruin(id="ruin.9", fight=("grey", "white"), reward=("artifact", "spell")),
    Ruin(id="ruin.10", fight=("grey", "brown"), reward=("artifact",)),
    Ruin(id="ruin.11", fight=("brown", "red"), reward=("artifact", "artifact")),
    Ruin(id="ruin.12", fight=("green", "red"), reward=("artifact", "advanced")),
    Ruin(id="ruin.13", tribute=BASIC, reward=(), fame=10, expansion=True),
    Ruin(id="ruin.14", fight=("green", "green", "green"), reward=("unit",), expansion=True),
    Ruin(id="ruin.15", fight=("violet", "violet"), reward=("spell", "advanced"), expansion=True),
)
