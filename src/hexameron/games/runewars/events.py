"""What the events of a war are to those who read its log."""

from __future__ import annotations

from typing import Final

from hexameron.kernel.words import EventTag

TAGS: Final[dict[str, tuple[EventTag, ...]]] = {
    "battle.again": ("fight",),
    "battle.blanks": ("fight",),
    "battle.begins": ("begins", "news"),
    "battle.bonus": ("fight",),
    "battle.cancelled": ("news",),
    "battle.destroyed": ("fight",),
    "battle.draws": ("fight",),
    "battle.hurt": ("fight",),
    "battle.raised": ("fight",),
    "battle.redraws": ("fight",),
    "battle.reveals": ("fight",),
    "battle.routed": ("fight",),
    "battle.special": ("fight",),
    "battle.stands": ("fight",),
    "battle.strength": ("news",),
    "battle.sturdy": ("fight",),
    "battle.withdrawn": ("fight",),
    "deck.shuffled": ("draw",),
    "diplomacy.joins": ("news",),
    "diplomacy.result": ("news",),
    "duel.begins": ("begins", "news"),
    "duel.draws": ("fight",),
    "fate.drawn": ("draw",),
    "fort.built": ("news",),
    "fort.taken": ("news",),
    "game.won": ("news",),
    "hero.defeated": ("news",),
    "hero.gained": ("news",),
    "order.revealed": ("news",),
    "player.out": ("news",),
    "quest.done": ("news",),
    "quest.drawn": ("draw",),
    "season.card": ("news",),
    "tactics.drawn": ("draw",),
    "tactics.played": ("news",),
    "title.taken": ("news",),
    "turn.begins": ("turn",),
    "units.lost": ("loss",),
}
