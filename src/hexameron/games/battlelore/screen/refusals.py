"""Why not: what a player may expect but the rules refuse, read from the player's own view."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from hexameron.games.battlelore.board import DISTANCE
from hexameron.games.battlelore.content.command_cards import COMMAND_CARD
from hexameron.games.battlelore.content.lore_cards import LoreCard, Timing, lore_card
from hexameron.games.battlelore.options import Fight, Move, PlayLore, Target
from hexameron.games.battlelore.rules import lore, lore_targets, modifiers, sight
from hexameron.games.battlelore.screen.card_texts import target_text, timing_text
from hexameron.games.battlelore.state import State, Unit
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import Refusal, Seat
from hexameron.kernel.game import Question
from hexameron.kernel.ids import thing_id
from hexameron.kernel.screen.refusals import Reason, by_prompt, no
from hexameron.kernel.text import joined, text


def _targets(b: Battle, asked: Question) -> Iterator[Refusal]:
    """Enemies that the unit cannot attack."""
    unit = b.unit(asked.actor)
    volley = _volley(b.state)
    legal = [enemy.id for enemy in (*sight.targets(b, unit, volley=volley), *sight.rock_targets(b, unit))]
    for enemy in sight.enemies(b, unit):
        if enemy.id not in legal:
            yield _no_target(b, unit, enemy)


def _no_target(b: Battle, unit: Unit, enemy: Unit) -> Refusal:
    distance, reach = DISTANCE[unit.hex][enemy.hex], sight.reach(b, unit)
    if not reach:
        return no(Target(enemy.id), "melee_only", "BL-LOS-01", n=distance)
    if b.near_enemy(unit.hex, unit.owner):
        return no(Target(enemy.id), "enemy_adjacent", "BL-LOS-05")
    if distance > reach:
        return no(Target(enemy.id), "too_far", "BL-LOS-04", n=distance, reach=reach)
    if not sight.may_shoot(b, unit):
        return no(Target(enemy.id), "no_shooting", "BL-CMD-06")
    return no(Target(enemy.id), "no_line", "BL-LOS-07")


def _fights(b: Battle, asked: Question) -> Iterator[Refusal]:
    """Ordered units that cannot attack."""
    view = b.state
    volley = _volley(view)
    for id_ in view.turn.ordered:
        unit = view.units[id_]
        if not unit.figures:
            continue
        if unit.attacked:
            yield no(Fight(id_), "fought", "BL-CMB-02")
        elif not unit.may_fight:
            yield _no_fight_any_more(view, unit)
        elif modifiers.may_not_fight(b, unit):
            yield no(Fight(id_), "card", "BL-LORE-06")
        elif volley and b.near_enemy(unit.hex, unit.owner):
            yield no(Fight(id_), "card", "BL-CMD-04")
        elif not sight.has_target(b, unit, volley=volley):
            yield no(Fight(id_), "no_target", "BL-CMB-05")


def _volley(view: State) -> bool:
    """Whether the Command card in force lets units shoot from where they stand and do nothing else."""
    return bool(view.turn.command) and COMMAND_CARD[view.turn.command].volley


def _no_fight_any_more(view: State, unit: Unit) -> Refusal:
    """Why a unit has no combat left: its move was the last thing it did, or something else instead of it."""
    if not unit.moved:
        return no(Fight(unit.id), "spent", "BL-ORD-02")
    if unit.hex in view.landmarks:
        return no(Fight(unit.id), "landmark", "BL-LM-09")
    return no(Fight(unit.id), "moved_far", "BL-MOVE-09")


def _moves(b: Battle, asked: Question) -> Iterator[Refusal]:
    """Ordered units that cannot move any more."""
    for id_ in b.state.turn.ordered:
        unit = b.unit(id_)
        if unit.done_moving and unit.figures:
            yield _no_move_any_more(b.state, unit)


def _no_move_any_more(view: State, unit: Unit) -> Refusal:
    """Why a unit has no move left: it made it, its card allows none, or its order went for something else."""
    if unit.moved:
        return no(Move(unit.id), "moved", "BL-MOVE-02")
    if _volley(view) and unit.may_fight:
        return no(Move(unit.id), "stands", "BL-CMD-04")
    return no(Move(unit.id), "spent", "BL-ORD-02")


# ---------------------------------------------------------------------- Lore cards

AFTER_COMMAND: tuple[Timing, ...] = ("with_command", "orders", "movement", "combat", "won_melee")
"""The moments of the own turn that come once a Command card is played."""


def _lore(timing: Timing, b: Battle, asked: Question) -> Iterator[Refusal]:
    """Lore cards of the own hand that cannot be played now."""
    for handle in b.lore_hand(asked.seat):
        card = lore_card(b.things.face[handle])
        refusal = _why(b, asked.seat, timing, card, PlayLore(thing_id(handle)))
        if refusal is not None:
            yield refusal


def _why(b: Battle, seat: Seat, timing: Timing, card: LoreCard, option: PlayLore) -> Refusal | None:
    """The first reason against a card, if there is any."""
    price, have = lore.cost(b.state, seat, card), b.state.tokens[seat]
    if timing == "instead" and card.timing in AFTER_COMMAND:
        reasons = [text("refuse.lore.command_first", timing=timing_text(card))]
        if price > have:
            reasons.append(text("refuse.lore.cost", cost=price, have=have))
        return Refusal(option, joined(reasons), "BL-LORE-03")
    if card.timing != timing:
        return Refusal(option, text("refuse.lore.timing", timing=timing_text(card)), "BL-LORE-03")
    if b.state.turn.lore_played[seat]:
        rule = "BL-LORE-08" if seat == b.state.turn.seat else "BL-LORE-09"
        return Refusal(option, text("refuse.lore.limit"), rule)
    if price > have:
        return Refusal(option, text("refuse.lore.cost", cost=price, have=have), "BL-LORE-07")
    if not lore_targets.has_target(b, seat, card):
        return Refusal(option, text("refuse.lore.target", target=target_text(card.target)), "BL-LORE-06")
    return None


REASONS: dict[str, tuple[Reason[Battle], ...]] = {
    "command.card": (partial(_lore, "instead"),),
    "move.unit": (_moves, partial(_lore, "movement")),
    "battle.attacker": (partial(_lore, "combat"), _fights),
    "battle.target": (_targets,),
    **{prompt: (partial(_lore, timing),) for timing, prompt in lore.PROMPTS.items()},
}
"""Who gives reasons at which question."""

REFUSED = by_prompt(Battle, REASONS)
