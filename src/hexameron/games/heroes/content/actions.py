"""The action cards, alike for all factions."""

from __future__ import annotations

from hexameron.games.heroes.content.records import ActionCard

ACTION_CARDS: tuple[ActionCard, ...] = (
    ActionCard(id="action.1", named="action", actions=("activation", "construction")),
    ActionCard(id="action.2", named="action", actions=("activation", "recruitment")),
    ActionCard(id="action.3", named="action", actions=("recruitment", "gathering")),
    ActionCard(
        id="action.4", named="action", actions=("construction", "gathering"), special=True, source="rulebook"
    ),
)
