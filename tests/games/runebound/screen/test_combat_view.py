"""A fight on the screen: two pools, stacks, what is spent, and an attack that is put together."""

from __future__ import annotations

from hexameron.games.runebound.screen import combat_view
from hexameron.kernel.scene import Panel
from hexameron.kernel.text import Text
from tests.games.runebound.positions import TestJourney, fight

CAST = "0010" + "00000"
"""Thorn: two surges, doubling, magic damage, a shield; the enemy: four damage and doubling."""


def thorn() -> TestJourney:
    return fight("gc12", "thorn", cast=CAST, assets="a08")


def tokens(t: TestJourney) -> dict[str, Panel]:
    return {panel.id: panel for panel in combat_view.panels(t) if panel.kind == "token"}


def test_every_token_lies_in_the_pool_of_its_side_with_both_faces() -> None:
    shown = tokens(thorn())
    assert [panel.camp for panel in shown.values()] == [0] * 4 + [1] * 5
    surge = shown["u15"]
    assert (surge.title.id, surge.rows[0].number) == ("symbol.sur", 2)
    assert surge.figures[0].name.args["symbol"] == Text("symbol.mag")
    of = shown["u25"].rows[-1].value
    assert of is not None, "a token of an asset says so"


def test_a_stack_shares_a_place_and_counts_twice() -> None:
    t = thorn().go("pass", "double:u16;u17")
    shown = tokens(t)
    assert shown["u16"].order == shown["u17"].order
    assert [row.number for row in shown["u17"].rows if row.number] == [2]
    assert list(shown).index("u17") == list(shown).index("u16") + 1, "the one on top is drawn last"


def test_what_is_spent_is_done() -> None:
    t = thorn().go("attack:ene", "pick:u52", "done", "pick:u25")
    shown = tokens(t)
    assert {id_ for id_, panel in shown.items() if panel.state == "done"} == {"u52", "u25"}


def test_an_attack_tells_its_sum_and_what_it_leaves() -> None:
    t = thorn().go("attack:ene", "pick:u52")
    offered = [key.removeprefix("pick:") for key in t.offers("pick")]
    named = combat_view.chosen(t, offered)
    assert named == ["u52"]
    roll = combat_view.attack(t, named)
    assert roll.result is not None
    assert roll.result.value == 1
    assert roll.note is not None
    assert roll.note.args == {"n": 8, "left": 7}
    assert roll.about is not None
    assert roll.about.args == {"n": 1}, "a shield may block"


def test_abilities_say_what_they_cost_and_when_they_are_used() -> None:
    t = thorn().go("pass", "surge:hero.thorn;mind_meld")
    mine = next(panel for panel in combat_view.panels(t) if panel.id == "fighter.0")
    assert [row.short.id for row in mine.rows if row.short is not None] == ["scene.ability.used"]
