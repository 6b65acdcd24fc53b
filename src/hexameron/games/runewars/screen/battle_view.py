"""A battle and a duel as a screen shows them: two armies in ranks of initiative, each figure for itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from hexameron.games.runewars.content.heroes import HERO
from hexameron.games.runewars.content.units import UNIT
from hexameron.games.runewars.screen import card_texts, looks
from hexameron.games.runewars.screen.names import figure_name, seat_name
from hexameron.games.runewars.state import Battle, Duel, Fighter, Figure, Side
from hexameron.games.runewars.table import War
from hexameron.kernel import scene
from hexameron.kernel.scene import Panel, Phase, Row, Track
from hexameron.kernel.text import Text, text
from hexameron.kernel.words import FigureState, TurnState

STEPS: Final = ("start", "draw", "specials", "routs", "hits", "works", "strength", "outcome")


def panels(t: War) -> Iterator[Panel]:
    """The fighters of a battle or of a duel, if one is fought."""
    if t.state.duel is not None:
        yield from _duel(t, t.state.duel)
    elif t.state.battle is not None:
        yield from _battle(t.state.battle)


def _battle(battle: Battle) -> Iterator[Panel]:
    for camp, side in enumerate(battle.sides):
        for figure in side.figures:
            yield _figure(battle, camp, side, figure)


def health_of(side: Side, figure: Figure) -> int:
    """The health of a unit, which abilities change for a battle."""
    return side.sturdy.get(figure.kind, UNIT[figure.kind].health)


def _figure(battle: Battle, camp: int, side: Side, figure: Figure) -> Panel:
    unit = UNIT[figure.kind]
    health = health_of(side, figure)
    state: TurnState = "done" if figure.down or figure.kind in side.drawn else ""
    if figure.kind == side.now and not figure.down:
        state = "now"
    return Panel(
        figure.id,
        figure_name(figure),
        "fighter",
        owner=None if side.wild else side.seat,
        active=figure.kind == side.now,
        rows=(Row(card_texts.unit_text(unit)),),
        tracks=(
            Track(
                f"health.{figure.id}", Text("scene.row.health"), health - figure.hurt, health, looks.HEALTH
            ),
        ),
        figures=(_token(figure),),
        icon=looks.UNITS[figure.kind],
        colour=looks.FACTION_COLOURS[unit.faction] if unit.faction else "grey",
        camp=camp,
        order=unit.initiative,
        state=state,
    )


def _token(figure: Figure) -> scene.Figure:
    """The figure on its base, whose shape says which section of a Fate card counts; routed ones lie."""
    shape = UNIT[figure.kind].shape
    state: FigureState = "down" if figure.down else ""
    icon = looks.UNITS[figure.kind]
    return scene.Figure(Text(f"shape.{shape}"), icon, state=state, shape=looks.SHAPES[shape])


def _duel(t: War, duel: Duel) -> Iterator[Panel]:
    for camp, fighter in enumerate(duel.fighters):
        yield _fighter(t, camp, fighter)


def _fighter(t: War, camp: int, fighter: Fighter) -> Panel:
    if fighter.hero:
        record, hero = HERO[fighter.hero], t.state.heroes.get(fighter.hero)
        hurt = hero.hurt if hero is not None else record.health
        name, icon, health = Text(fighter.hero), looks.HEROES[fighter.hero], record.health
        told = card_texts.rules(record.rules)
    else:
        unit = UNIT[fighter.kind]
        hurt, health, icon = fighter.hurt, fighter.health, looks.UNITS[fighter.kind]
        name, told = text("option.kind", unit=Text(unit.name)), card_texts.unit_text(unit)
    return Panel(
        f"fighter.{camp}",
        name,
        "fighter",
        owner=fighter.seat if fighter.hero else None,
        rows=(Row(told),),
        tracks=(
            Track(f"health.{camp}", Text("scene.row.health"), max(0, health - hurt), health, looks.HEALTH),
        ),
        icon=icon,
        colour="steel" if fighter.hero else "grey",
        camp=camp,
        order=0,
    )


def phases(t: War) -> tuple[Phase, ...]:
    """The steps of a battle."""
    battle = t.state.battle
    if battle is None or battle.step not in STEPS:
        return ()
    return Phase.row([f"battle.{step}" for step in STEPS], STEPS.index(battle.step))


def title(t: War) -> Text:
    """What is fought for, and by whom."""
    duel, battle = t.state.duel, t.state.battle
    if duel is not None:
        return text("scene.duel", area=duel.place, n=duel.round)
    if battle is not None:
        return text(
            "scene.battle",
            area=battle.place,
            n=battle.round,
            one=seat_name(t.state, battle.sides[0].seat),
            other=seat_name(t.state, battle.sides[1].seat),
        )
    return Text("game.name")
