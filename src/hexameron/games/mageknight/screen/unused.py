"""What goes unused or is lost when a turn, a talk or a phase of a combat ends."""

from __future__ import annotations

from hexameron.games.mageknight.options import (
    Buy,
    BuyArtifact,
    BuyHealing,
    BuyUnseen,
    Challenge,
    Enter,
    Explore,
    Go,
    Incant,
    Interact,
    Mark,
    Recruit,
)
from hexameron.games.mageknight.rules import foes, guards
from hexameron.games.mageknight.table import Quest
from hexameron.kernel.game import Question
from hexameron.kernel.text import Text, text

STEPS = (Go, Explore)
ACTIONS = (Interact, Enter, Challenge, Mark, Incant)
GOODS = (Recruit, Buy, BuyHealing, BuyArtifact, BuyUnseen)


def at_end(q: Quest, question: Question) -> Text | None:
    """Move points with somewhere to go, an Action that the space offers, Influence that buys something."""
    turn = q.turn(question.seat)
    if question.prompt == "turn.talk":
        return text("lost.influence", n=turn.influence) if _offers(question, GOODS) else None
    acts = _offers(question, ACTIONS)
    if turn.move and _offers(question, STEPS):
        return text("lost.move_and_action" if acts else "lost.move", n=turn.move)
    return Text("lost.action") if acts else None


def at_phase(q: Quest, question: Question) -> Text | None:
    """Attacks that are not blocked, enemies that still stand."""
    combat = q.combat(question.seat)
    if combat.phase == "block":
        n = len(guards.open_threats(q, question.seat))
        return text("lost.unblocked", n=n) if n else None
    if combat.phase == "attack":
        return text("lost.standing", n=len(foes.standing(combat)))
    return None


def _offers(question: Question, kinds: tuple[type, ...]) -> bool:
    return any(isinstance(option, kinds) for option in question.options)
