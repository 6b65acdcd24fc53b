"""What the events of a battle are to those who read its log."""

from __future__ import annotations

from typing import Final

from hexameron.kernel.words import EventTag

TAGS: Final[dict[str, tuple[EventTag, ...]]] = {
    "battle.attacks": ("attack", "cause", "news"),
    "battle.backs": ("attack", "cause", "news"),
    "battle.hits": ("hits",),
    "battle.shoots": ("attack", "cause", "news"),
    "command.plays": ("news",),
    "creature.poison": ("news",),
    "creature.stomp": ("cause", "news"),
    "creature.tramples": ("news",),
    "creature.web": ("news",),
    "draw.command": ("draw",),
    "draw.reshuffle.command": ("draw",),
    "draw.reshuffle.lore": ("draw",),
    "draw.takes": ("draw",),
    "follow.gains": ("moves",),
    "follow.pursues": ("moves",),
    "lore.aims": ("cause",),
    "lore.arrives": ("moves",),
    "lore.gains": ("gain",),
    "lore.plays": ("cause", "news"),
    "lore.returns": ("news",),
    "lore.takes": ("draw",),
    "move.goes": ("moves",),
    "move.rushes": ("moves",),
    "retreat.goes": ("gain", "retreat"),
    "turn.begins": ("turn",),
    "unit.eliminated": ("loss",),
    "unit.loses": ("loss",),
    "unit.regains": ("gain",),
}
