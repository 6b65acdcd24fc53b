"""A battle on a screen: every figure on its base, and the routed ones lie."""

from __future__ import annotations

from hexameron.games.runewars.meta import GAME
from hexameron.kernel.scene import Figure
from tests.games.runewars.positions import TestWar
from tests.games.runewars.rules.test_battle import attack
from tests.rules import rule


def figures(t: TestWar) -> dict[str, Figure]:
    """What stands for each fighter, by its id."""
    shown = GAME.scene(t.state, 0, None, ())
    return {panel.id: figure for panel in shown.panels if panel.kind == "fighter" for figure in panel.figures}


@rule("RW-TERM-20")
def test_a_routed_figure_lies() -> None:
    t = attack("2footman", "p1 2berserker", fate="1 2 11 12")
    battle = t.state.battle
    assert battle is not None
    routed, other = battle.sides[1].figures
    routed.down = True
    shown = figures(t)
    assert (shown[routed.id].state, shown[other.id].state) == ("down", "")


@rule("RW-UNIT-01")
def test_the_base_of_a_figure_tells_which_section_of_a_fate_card_counts() -> None:
    t = attack("1footman 1knight", "p1 1chaos_lord", fate="1 2 11 12")
    battle = t.state.battle
    assert battle is not None
    shapes = {figure.kind: figures(t)[figure.id].shape for side in battle.sides for figure in side.figures}
    assert shapes == {"footman": "triangle", "knight": "rectangle", "chaos_lord": "hexagon"}
