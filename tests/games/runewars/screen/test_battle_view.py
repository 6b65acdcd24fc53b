"""A battle on a screen: ranks of figures on their bases, the strength of both, and Fate cards one by one."""

from __future__ import annotations

import msgspec
import pytest

from hexameron.games.runewars.meta import GAME
from hexameron.games.runewars.state import Battle, Side, State
from hexameron.games.runewars.state import Figure as Unit
from hexameron.kernel.scene import Figure, Panel, Scene
from hexameron.kernel.text import Text
from tests.games.runewars.positions import TestWar, war
from tests.games.runewars.rules.test_battle import attack
from tests.rules import rule


def figures(t: TestWar) -> dict[str, Figure]:
    """What stands for each unit, by its id."""
    ranks = [panel for panel in scene(t).panels if panel.kind == "fighter"]
    return {figure.id: figure for panel in ranks for figure in panel.figures}


def scene(t: TestWar) -> Scene:
    return GAME.scene(t.state, 0, None, ())


def seen_by(t: TestWar, seat: int) -> State:
    """The state as a seat may know it."""
    return msgspec.structs.replace(t.state, things=t.things.view(seat))


def panel(t: TestWar, id_: str) -> Panel:
    return next(panel for panel in scene(t).panels if panel.id == id_)


def numbers(t: TestWar, camp: int) -> dict[str, int]:
    """The numbers in the head of a camp."""
    rows = panel(t, f"camp.{camp}").rows
    return {row.name.id: row.number for row in rows if row.number is not None}


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


@rule("RW-COMB-01")
def test_units_stand_in_ranks_by_their_initiative_and_can_each_be_pointed_at() -> None:
    t = attack("2footman 1knight", "p1 1berserker", fate="1 2 11 12")
    battle = t.state.battle
    assert battle is not None
    ranks = {panel.id: panel for panel in scene(t).panels if panel.kind == "fighter"}
    assert {id_: (rank.camp, rank.order, len(rank.figures)) for id_, rank in ranks.items()} == {
        "rank.0.footman": (0, 3, 2),
        "rank.0.knight": (0, 2, 1),
        "rank.1.berserker": (1, 2, 1),
    }
    ids = [figure.id for rank in ranks.values() for figure in rank.figures]
    assert sorted(ids) == sorted(one.id for side in battle.sides for one in side.figures)


def fought(step: str = "start", *, defence: str = "p1 2berserker", **drawn: str) -> TestWar:
    """Three Footmen attack two Berserkers in 5C; ``now0`` and ``now1`` are the kinds that draw."""
    t = war({"HA": "p0 1footman fort", "5C": defence}, order=3, used=(8,), fate="18 1 2 3")
    sides = []
    for seat, kind, n in ((0, "footman", 3), (1, "berserker", 2)):
        units = [Unit(id=f"f{seat}{number}", kind=kind) for number in range(n)]
        sides.append(Side(seat=seat, came=n, now=drawn.get(f"now{seat}", ""), figures=units))
    t.state.battle = Battle(place="5C", step=step, sides=sides, fort=t.place("5C").fort)
    return t


@rule("RW-BATT-09", "RW-BATT-10")
def test_the_strength_of_a_side_is_told_with_what_it_is_made_of() -> None:
    t = fought(defence="p1 2berserker fort")
    assert t.state.battle is not None
    attacker, defender = t.state.battle.sides
    attacker.bonus, defender.figures[0].down = 2, True
    assert numbers(t, 0) == {"scene.row.strength": 5, "scene.row.standing": 3, "scene.row.bonus": 2}
    defence = {"scene.row.strength": 6, "scene.row.standing": 1, "scene.fort": 5, "scene.row.routed": 1}
    assert numbers(t, 1) == defence


@rule("RW-COMB-03", "RW-COMB-04", "RW-COMB-05")
@pytest.mark.parametrize(
    ("step", "told"), [("routs", "scene.fate.next"), ("hits", "scene.fate.now"), ("works", "scene.fate.done")]
)
def test_a_fate_card_lights_the_section_of_the_base_and_tells_when_it_counts(step: str, told: str) -> None:
    """Card 18 deals one damage for a triangle."""
    t = fought(step, now0="footman")
    t.things.deal("fate.deck", "fate.0", 1, 1)
    (card,) = next(zone for zone in scene(t).zones if zone.id == "fate.0").cards
    assert card.lit == 0
    assert card.tag is not None
    assert card.tag.text == Text(told)


@rule("RW-COMB-03")
def test_a_card_of_the_rival_lies_face_down_until_its_step() -> None:
    t = fought("draw", now1="berserker")
    t.things.deal("fate.deck", "fate.1", 1, 0b10)
    hidden, known = (
        next(zone for zone in GAME.scene(seen_by(t, seat), seat, None, ()).zones if zone.id == "fate.1")
        for seat in (0, 1)
    )
    assert (hidden.kind, [card.face for card in hidden.cards]) == ("drawn", [None])
    assert [card.face is not None for card in known.cards] == [True]
