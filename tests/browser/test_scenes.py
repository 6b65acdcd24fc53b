"""The client draws any scene, also those of games that are still to come."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from hexameron.kernel.scene import OptionView, Scene
from tests.browser import fight_scenes, scenes, showing
from tests.browser.conftest import Sit
from tests.browser.table import BEYOND, COVERED
from tests.browser.test_board import GLOWING, PHONE, at


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("scene", [scenes.squares, scenes.growing, scenes.areas, scenes.ahead])
def test_all_that_can_be_chosen_is_within_reach(
    sit: Sit, scene: Callable[[], Scene], screen: dict[str, Any]
) -> None:
    ania = sit(**screen)
    shown = scene()
    showing.show(ania.page, ania.address, shown)
    assert ania.page.locator("[data-cell]").count() == len(shown.cells)
    assert ania.page.locator(".stand").count() == len(shown.pieces)
    assert ania.cells_covered(GLOWING) == []
    cells = ania.page.locator(GLOWING).evaluate_all("things => things.map(thing => thing.dataset.cell)")
    assert bool(ania.page.evaluate(COVERED, cells)) == bool(ania.page.locator(BEYOND).count())
    assert ania.faults() == []


def test_squares_have_coordinates_tiles_ways_and_red_fights(sit: Sit) -> None:
    ania = sit()
    chosen = showing.show(ania.page, ania.address, scenes.squares())
    page = ania.page
    rim = page.locator(".board .rim span").all_text_contents()
    assert rim == [*"ABCDEFGHIJKLMNOP", *map(str, range(1, 13))]
    assert page.locator(".edge.tile").count() == 12
    assert page.locator(".edge.road").first.get_attribute("points") == "600,700 600,600 700,600 800,600"
    expect(page.locator("[data-cell='h8.9']")).to_have_attribute("data-glow", "hit")
    expect(page.locator(".chip", has_text="Świątynia").locator(".score")).to_contain_text("7")
    page.locator("[data-cell='h8.9']").click()
    assert chosen == [["fight:u3"]]


def test_a_map_grows_and_who_looks_closer_stays_there(sit: Sit) -> None:
    ania = sit()
    chosen = showing.show(ania.page, ania.address, scenes.growing(3), scenes.growing(4))
    page = ania.page
    expect(page.locator(".plate")).to_have_count(2)
    expect(page.locator(".die.spent")).to_have_count(1)
    page.get_by_role("button", name="Przybliż").click()
    before = at(ania, "h0.0"), at(ania, "h2.0")
    page.locator("[data-open=t30]").click()
    page.locator("[data-n='2']").wait_for()
    after = at(ania, "h0.0"), at(ania, "h2.0")
    assert chosen == [["take:t30"]]
    assert page.locator("[data-cell]").count() == 42
    for now, then in zip(after, before, strict=True):
        assert now == pytest.approx(then, abs=1)


def test_a_pile_can_be_chosen(sit: Sit) -> None:
    ania = sit()
    chosen = showing.show(ania.page, ania.address, scenes.growing())
    ania.page.locator(".stack[data-glow=gold]").click()
    assert chosen == [["draw"]]


def test_borders_lie_between_areas_and_the_fallen_lie_down(sit: Sit) -> None:
    ania = sit()
    showing.show(ania.page, ania.address, scenes.areas())
    for kind in ("river", "water", "mountain", "bridge"):
        assert ania.page.locator(f".edge.{kind}").first.get_attribute("points")
    assert ania.page.locator(".piece .down").count() == 2
    ania.page.get_by_role("button", name="Jesień").click()  # the map takes the room, so the panel is folded
    expect(ania.page.get_by_text("kto da najwięcej")).to_be_visible()


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_sheets_lie_over_the_board_with_what_is_still_needed(sit: Sit, screen: dict[str, Any]) -> None:
    ania = sit(**screen)
    chosen = showing.show(ania.page, ania.address, scenes.facing())
    page = ania.page
    expect(page.locator(".sheets article")).to_have_count(2)
    expect(page.locator(".tally")).to_contain_text("Blok lodem")
    expect(page.locator(".board.night")).to_be_visible()
    assert page.locator(".bar.full").count() == 1
    expect(page.locator(".sheets .about")).to_have_text("Groźni z daleka i z bliska.")
    expect(page.locator("[data-card=t0] .tag")).to_have_text("+2: razem 7")
    if screen:  # what lies beside the map on a desk
        page.get_by_role("tab", name="Oferta").tap()
    expect(page.get_by_label("Noc")).to_contain_text("Las")
    expect(page.locator("[data-open=t30]")).to_contain_text("Leczenie 2.")
    assert ania.faults() == []
    page.get_by_role("button", name="Pokaż mapę").click()
    expect(page.locator(".sheets")).to_have_count(0)
    page.get_by_role("button", name="Wróć do walki").click()
    page.locator(".sheets").get_by_role("button", name="Umiejętność").click()
    page.get_by_role("dialog").locator(".card").wait_for()
    page.keyboard.press("Escape")
    page.locator("[data-sheet=f0]").click()
    assert chosen == [["parry:f0"]]


def test_what_a_card_would_do_is_said_before_it_is_done(sit: Sit) -> None:
    """One thing stands at the foot of the card, several in a menu."""
    ania = sit()
    one = scenes.facing()
    strike = OptionView("strike:t0", scenes.say("Szał: Atak 2"), ("t0",), here=scenes.say("Atak 2"))
    several = msgspec.structs.replace(one, options=(*one.options, strike))
    chosen = showing.show(ania.page, ania.address, several, one)
    card = ania.page.locator("[data-card=t0]")
    card.click()
    expect(ania.page.get_by_role("menuitem")).to_have_text(["Blok 2", "Atak 2"])
    assert chosen == []
    ania.page.get_by_role("menuitem").first.click()
    ania.page.locator("[data-n='2']").wait_for()
    assert chosen == [["play:t0"]]
    expect(card.locator(".tag")).to_have_text("+2: razem 7")
    card.click()
    assert chosen == [["play:t0"], ["play:t0"]]


def test_a_space_further_off_is_reached_step_by_step(sit: Sit) -> None:
    ania = sit()
    chosen = showing.show(ania.page, ania.address, scenes.ahead(), scenes.ahead("h9.7"), scenes.ahead("h9.7"))
    page = ania.page
    far = page.locator("[data-way='2']")
    expect(far).to_have_attribute("data-cell", "h10.7")
    far.hover()
    assert page.locator(".trail").get_attribute("points") == "600,700 600,800 600,900"
    far.click()
    page.locator("[data-n='3']").wait_for()
    assert chosen == [["go:h9.7"], ["go:h10.7"]]


def test_a_sheet_shows_values_figures_and_free_places(sit: Sit) -> None:
    ania = sit()
    chosen = showing.show(ania.page, ania.address, scenes.ahead())
    sheet = ania.page.get_by_label("Anton", exact=True)
    expect(sheet.locator(".values li")).to_have_count(2)
    expect(sheet.locator(".troops .figures li")).to_have_count(2)
    expect(sheet.locator(".free i")).to_have_count(3)
    expect(sheet).to_contain_text("w drodze")
    ania.page.get_by_role("button", name="Legenda").click()
    expect(ania.page.locator(".legend")).to_contain_text("do przejęcia")
    ania.page.keyboard.press("Escape")
    expect(ania.page.locator(".flag.claim text")).to_have_text("2")
    sheet.get_by_role("button", name="Zwolnij łucznika").click()
    assert chosen == [["turn:t40"]]


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_armies_face_each_other_with_the_roll_between_them(sit: Sit, screen: dict[str, Any]) -> None:
    ania = sit(**screen)
    chosen = showing.show(ania.page, ania.address, fight_scenes.fight())
    fight = ania.page.locator(".fight")
    expect(fight.locator(".army").first).to_contain_text("Wilki")
    expect(fight.locator(".army").last).to_contain_text("Łucznicy")
    expect(fight.locator(".order")).to_have_text(["2", "4"])
    expect(fight.locator(".bar .full")).to_have_count(4)
    expect(fight.locator(".die")).to_have_count(3)
    expect(fight.locator(".die.apart")).to_contain_text("Czaszka")
    expect(fight.locator(".was s")).to_have_text(["5"])
    expect(fight.locator(".sum")).to_contain_text("2")
    expect(fight.locator(".then")).to_have_text("Ginie 1.")
    expect(fight.locator(".figures .lost")).to_have_count(1)
    assert ania.faults() == []
    if not screen:  # on a phone the others step back while something is asked
        fight.get_by_role("button", name="Szał").click()
        expect(fight).to_contain_text("zawsze 5 kości")
    fight.locator("[data-sheet=s0]").click()
    assert chosen == [["hurt:s0"]]


def test_dice_and_tokens_can_be_pointed_at(sit: Sit) -> None:
    ania = sit()
    chosen = showing.show(ania.page, ania.address, scenes.turning(), scenes.turning())
    expect(ania.page.locator("[data-die]")).to_have_count(1)
    expect(ania.page.locator("[data-open=t50] .back")).to_have_attribute("title", "Na odwrocie: Szał")
    ania.page.locator("[data-die=d2]").click()
    assert chosen == [["reroll:d2"]]


def test_markers_lie_side_by_side_and_steps_say_what_they_give(sit: Sit) -> None:
    ania = sit()
    showing.show(ania.page, ania.address, scenes.turning())
    places = ania.page.locator(".stand").evaluate_all(
        "all => all.slice(-3).map((one) => one.style.transform)"
    )
    assert len({*places}) == 3, "several markers on one spot"
    ania.page.locator(".chip", has_text="Przystań").click()
    steps = ania.page.get_by_role("dialog").locator(".track .step")
    expect(steps).to_have_count(3)
    expect(steps.first).to_have_text("2")


def test_who_shares_a_place_in_the_order_stands_in_a_row(sit: Sit) -> None:
    ania = sit()
    showing.show(ania.page, ania.address, fight_scenes.ranks())
    mine = ania.page.locator(".army").last
    expect(mine.locator("ul:has(> .fighter)")).to_have_count(2)
    expect(mine.locator("ul:has(> .fighter)").first.locator("> .fighter")).to_have_count(2)
    expect(ania.page.locator(".figures .down").first).to_be_visible()
    expect(mine.locator(".health").nth(1).locator("i.gone")).to_have_count(1)
