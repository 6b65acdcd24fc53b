"""Why not: what a player may expect but the rules refuse, read from the player's own view."""

from __future__ import annotations

from collections.abc import Callable

from hexameron.games.battlelore import lore_refusals
from hexameron.games.battlelore.board import DISTANCE
from hexameron.games.battlelore.content.command_cards import COMMAND_CARD
from hexameron.games.battlelore.options import Fight, Move, Target
from hexameron.games.battlelore.rules import modifiers, sight
from hexameron.games.battlelore.state import State, Unit
from hexameron.games.battlelore.table import Battle
from hexameron.kernel.asking import Refusal
from hexameron.kernel.chance import Dice
from hexameron.kernel.text import Text

Refused = Callable[[State], list[Refusal]]


def _look(view: State) -> Battle:
    """A table to ask questions at; nothing is rolled there."""
    return Battle(view, Dice(b"view"))


def no_targets(unit_id: str) -> Refused:
    """Why a unit cannot attack this or that enemy."""

    def refused(view: State) -> list[Refusal]:
        b = _look(view)
        unit = b.unit(unit_id)
        legal = [enemy.id for enemy in (*sight.targets(b, unit), *sight.rock_targets(b, unit))]
        return [_no_target(b, unit, enemy) for enemy in sight.enemies(b, unit) if enemy.id not in legal]

    return refused


def _no_target(b: Battle, unit: Unit, enemy: Unit) -> Refusal:
    distance, reach = DISTANCE[unit.hex][enemy.hex], sight.reach(b, unit)
    if not reach:
        return Refusal(Target(enemy.id), Text("refused.melee_only", {"n": distance}), "BL-LOS-01")
    if b.near_enemy(unit.hex, unit.owner):
        return Refusal(Target(enemy.id), Text("refused.enemy_adjacent"), "BL-LOS-05")
    if distance > reach:
        why = Text("refused.too_far", {"n": distance, "reach": reach})
        return Refusal(Target(enemy.id), why, "BL-LOS-04")
    if not sight.may_shoot(b, unit):
        return Refusal(Target(enemy.id), Text("refused.no_shooting"), "BL-CMD-06")
    return Refusal(Target(enemy.id), Text("refused.no_line"), "BL-LOS-07")


def no_card(view: State) -> list[Refusal]:
    """Why a Lore card cannot be played instead of a Command card."""
    return lore_refusals.no_lore(view.turn.seat, "instead")(view)


def no_fight(view: State) -> list[Refusal]:
    """Why an ordered unit cannot attack, or a Lore card be played before its combat."""
    b = _look(view)
    found = lore_refusals.no_lore(view.turn.seat, "combat")(view)
    volley = _volley(view)
    for id_ in view.turn.ordered:
        unit = view.units[id_]
        if not unit.figures:
            continue
        if unit.attacked:
            found.append(Refusal(Fight(id_), Text("refused.fought"), "BL-CMB-02"))
        elif not unit.may_fight:
            found.append(_no_fight_any_more(view, unit))
        elif modifiers.may_not_fight(b, unit):
            found.append(Refusal(Fight(id_), Text("refused.card"), "BL-LORE-06"))
        elif volley and b.near_enemy(unit.hex, unit.owner):
            found.append(Refusal(Fight(id_), Text("refused.card"), "BL-CMD-04"))
        elif not sight.has_target(b, unit):
            found.append(Refusal(Fight(id_), Text("refused.no_target"), "BL-CMB-05"))
    return found


def _volley(view: State) -> bool:
    """Whether the Command card in force lets units shoot from where they stand and do nothing else."""
    return bool(view.turn.command) and COMMAND_CARD[view.turn.command].volley


def _no_fight_any_more(view: State, unit: Unit) -> Refusal:
    """Why a unit has no combat left: its move was the last thing it did, or something else instead of it."""
    if not unit.moved:
        return Refusal(Fight(unit.id), Text("refused.spent"), "BL-ORD-02")
    if unit.hex in view.landmarks:
        return Refusal(Fight(unit.id), Text("refused.landmark"), "BL-LM-09")
    return Refusal(Fight(unit.id), Text("refused.moved_far"), "BL-MOVE-09")


def no_move(view: State) -> list[Refusal]:
    """Why an ordered unit cannot move, or a Lore card be played before its move."""
    still = [view.units[id_] for id_ in view.turn.ordered if view.units[id_].done_moving]
    moved = [_no_move_any_more(view, unit) for unit in still if unit.figures]
    return [*moved, *lore_refusals.no_lore(view.turn.seat, "movement")(view)]


def _no_move_any_more(view: State, unit: Unit) -> Refusal:
    """Why a unit has no move left: it made it, its card allows none, or its order went for something else."""
    if unit.moved:
        return Refusal(Move(unit.id), Text("refused.moved"), "BL-MOVE-02")
    if _volley(view) and unit.may_fight:
        return Refusal(Move(unit.id), Text("refused.stands"), "BL-CMD-04")
    return Refusal(Move(unit.id), Text("refused.spent"), "BL-ORD-02")
