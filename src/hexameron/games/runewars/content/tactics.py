"""The fifty tactics cards, of thirty-one kinds."""

from __future__ import annotations

from typing import Final

from hexameron.games.runewars.content.effects import (
    ActivateFor,
    All,
    BothSides,
    BuildWork,
    CancelBattle,
    Choice,
    Deactivate,
    Desert,
    Dial,
    Draw,
    DrawTogether,
    Effect,
    FoundFort,
    Heal,
    Ignore,
    Influence,
    Moment,
    MoreFate,
    MoveRune,
    MoveWild,
    Only,
    Place,
    PlaceFalseRune,
    Prevent,
    Raze,
    Reach,
    Recruit,
    Redraw,
    Repair,
    Rout,
    Rule,
    ScatterWild,
    Stand,
    StartDuel,
    Strength,
    TakeBackOrder,
    TakeInfluence,
    Winner,
)
from hexameron.games.runewars.content.records import Tactic
from hexameron.kernel.records import Source

_numbers = iter(range(1, 100))


def _tactic(
    copies: int,
    when: tuple[Moment, ...],
    effect: Effect,
    *,
    only: Only = "",
    source: Source = "designed",
    given: tuple[str, ...] = (),
    false_rune: bool = False,
) -> Tactic:
    return Tactic(
        id=f"tactic.t{next(_numbers)}",
        source=source,
        given=given,
        copies=copies,
        rule=Rule(when=when, effect=effect, only=only, may=True),
        false_rune=false_rune,
    )


_TURN: Final[tuple[Moment, ...]] = ("turn",)
_START: Final[tuple[Moment, ...]] = ("battle_start",)

TACTICS: Final = (
    _tactic(2, _START, BothSides(4), source="published"),
    _tactic(2, ("turn", "pass"), Stand(4), source="published"),
    _tactic(2, _START, CancelBattle(), only="defender", source="published"),
    _tactic(
        2,
        _START,
        Winner(All((Draw("tactics", 2), Influence(1)))),
        only="attacker",
        given=("name",),
    ),
    _tactic(2, _START, Strength(2), only="defender"),
    _tactic(2, ("drawn",), Redraw()),
    _tactic(2, ("hits",), Prevent(3)),
    _tactic(2, _START, Rout(2)),
    _tactic(2, _TURN, Ignore("mountain"), source="published"),
    _tactic(2, _TURN, Ignore("water")),
    _tactic(2, ("before_order",), Deactivate()),
    _tactic(1, _TURN, ActivateFor(), source="published"),
    _tactic(1, ("march",), Reach(1)),
    _tactic(
        2,
        _TURN,
        Choice(
            (
                Place("triangle", 2, "uncontrolled_or_friendly"),
                Place("circle", 1, "uncontrolled_or_friendly"),
            )
        ),
        given=("kind of effect",),
    ),
    _tactic(1, _TURN, MoveWild(), given=("kind of effect",)),
    _tactic(2, _TURN, ScatterWild(), given=("effect",)),
    _tactic(2, ("diplomacy",), MoreFate(2)),
    _tactic(2, _TURN, Dial("choice", 2)),
    _tactic(2, _TURN, TakeBackOrder(), source="published"),
    _tactic(2, _TURN, TakeInfluence(2)),
    _tactic(2, _TURN, DrawTogether(1, 4), given=("effect",)),
    _tactic(2, _TURN, Influence(3)),
    _tactic(1, _TURN, Recruit(most=2)),
    _tactic(1, _TURN, Raze(), source="published"),
    _tactic(1, _TURN, FoundFort(), source="published"),
    _tactic(1, _TURN, Choice((Repair(), BuildWork()))),
    _tactic(1, _TURN, PlaceFalseRune(), false_rune=True),
    _tactic(1, _TURN, MoveRune()),
    _tactic(1, ("turn", "quest_act"), StartDuel(), given=("name",)),
    _tactic(1, ("turn", "quest_act", "duel_start"), Heal(any_hero=True, stand=True)),
    _tactic(1, _TURN, Desert(3, "enemy"), given=("kind of effect",)),
)
TACTIC: Final[dict[str, Tactic]] = {card.id: card for card in TACTICS}
MOST_TACTICS: Final = 10
"""Tactics cards in hand (RW-TACT-04)."""
