"""What the events of a quest are to those who read its log."""

from __future__ import annotations

from typing import Final

from hexameron.kernel.words import EventTag

TAGS: Final[dict[str, tuple[EventTag, ...]]] = {
    "assault.failed": ("news",),
    "assault.won": ("news",),
    "card.gained": ("news",),
    "cards.drawn": ("draw",),
    "city.conquered": ("news",),
    "city.revealed": ("news",),
    "combat.begins": ("begins", "news"),
    "combat.defeated": ("news",),
    "combat.knocked_out": ("loss",),
    "duel.begins": ("begins", "news"),
    "duel.draw": ("news",),
    "duel.pushes": ("news",),
    "duel.steals": ("loss", "news"),
    "fame.gained": ("gain",),
    "glade.marked": ("news",),
    "hero.lost": ("news",),
    "hero.moves": ("moves",),
    "hero.withdraws": ("moves",),
    "level.gained": ("gain",),
    "mana.crystal": ("gain",),
    "reputation.changed": ("gain",),
    "rest.taken": ("news",),
    "round.announced": ("news",),
    "round.begins": ("news",),
    "site.conquered": ("news",),
    "skill.gained": ("news",),
    "tactic.chosen": ("news",),
    "tile.revealed": ("draw", "news"),
    "turn.begins": ("turn",),
    "turn.ends": ("turn",),
    "turn.skipped": ("turn",),
    "unit.destroyed": ("loss",),
    "unit.recruited": ("news",),
    "unit.wounded": ("loss",),
    "village.plundered": ("news",),
    "virtual.reveals": ("draw",),
    "wound.taken": ("loss",),
}
