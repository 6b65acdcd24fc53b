"""Why something cannot be chosen, and by which rule."""

from __future__ import annotations

import pytest

from hexameron.games.runewars.options import Activate, Build, Choose, Claim, Heal, Move, OfDial, Walk
from hexameron.games.runewars.screen.refusals import REFUSED
from hexameron.kernel.asking import Option
from hexameron.kernel.game import Question
from tests.games.runewars.positions import TestWar, war
from tests.games.runewars.screen.test_card_texts import CATALOGUES
from tests.rules import rule


def reasons(t: TestWar, prompt: str, actor: str = "") -> dict[Option, tuple[str, str]]:
    """What is refused at a question, with the reason and its rule; every reason can be read."""
    asked = Question(0, prompt, tuple(t.options()), actor)
    found = REFUSED[prompt](t.state, asked)
    for refusal in found:
        assert all(catalogue.render(refusal.why).endswith(".") for catalogue in CATALOGUES.values())
    return {refusal.option: (refusal.why.id.removeprefix("refused."), refusal.rule) for refusal in found}


def test_areas_that_cannot_be_activated_say_why() -> None:
    t = war({"HA": "p0 3footman fort", "1B": "@0", "YA": "p1 2berserker"}, order=3).go()
    assert t.prompt == "march.activate"
    why = reasons(t, "march.activate")
    assert why[Activate("1B")] == ("activated", "RW-ACT-03")
    assert why[Activate("YA")] == ("out_of_reach", "RW-MOBI-01")
    assert not any(option in t.options() for option in why)


def test_orders_of_this_year_are_used_up() -> None:
    t = war({"HA": "p0 3footman fort"}, order=3, used=(1,)).go()
    assert reasons(t, "order.choose") == {
        Choose(1): ("order_used", "RW-ORDER-04"),
        Choose(3): ("order_used", "RW-ORDER-04"),
    }


def test_a_routed_hero_may_not_move_and_heals_only_at_home() -> None:
    t = war({"HA": "p0 3footman fort"}, heroes={"h1": (0, "7A")}, order=3).go()
    hero = t.state.heroes["hero.h1"]
    assert reasons(t, "quest.act", "hero.h1") == {Heal(): ("unhurt", "RW-QUEST-05")}
    hero.down, hero.hurt = True, 1
    assert reasons(t, "quest.act", "hero.h1") == {
        Move(): ("routed", "RW-QUEST-04"),
        Heal(): ("uncontrolled", "RW-QUEST-06"),
    }


def test_heroes_whom_strategize_does_not_move_say_why() -> None:
    heroes = {"h1": (0, "HA"), "h2": (0, "HC"), "h3": (0, "HB"), "h4": (0, "HC")}
    t = war({"HA": "p0 3footman fort", "1B": "2beastman"}, heroes=heroes, order=1)
    t.hero("hero.h2").down = True
    t.hero("hero.h3").held = True
    t.go("walk:hero.h4;HB")
    why = reasons(t, "strategize.move")
    assert why[Walk("hero.h1", "1B")] == ("strange", "RW-MOVE-18")
    assert Walk("hero.h1", "1C") not in why
    assert why[Walk("hero.h2", "HA")] == ("lies", "RW-MOVE-22")
    assert why[Walk("hero.h3", "HA")] == ("dungeon", "RW-EXPL-13")
    assert why[Walk("hero.h4", "HA")] == ("walked", "RW-STRG-03")
    assert not any(option in t.options() for option in why)


def test_neutral_units_do_not_march_alone() -> None:
    t = war({"HA": "p0 1footman fort", "HB": "p0 1footman~ 2giant"}, order=3).go()
    t.place("HA").active.append(0)
    assert reasons(t, "march.activate")[Activate("1B")] == ("only_allies", "RW-NEUT-07")


@rule("RW-ORDER-11")
@pytest.mark.parametrize(
    ("number", "wanted"),
    [(4, Build("HA", "walls")), (7, Claim("title.commander", 2))],
)
def test_an_order_below_a_used_one_says_that_it_brings_no_bonus(number: int, wanted: Option) -> None:
    titles = {"commander": (1, 1)}
    t = war({"HA": "p0 1footman fort"}, order=number, used=(8,), titles=titles, tactics={0: "t8"}).go()
    assert reasons(t, "turn.close")[wanted] == ("no_bonus", "RW-ORDER-11")
    t = war({"HA": "p0 1footman fort"}, order=number, used=(1,), titles=titles, tactics={0: "t8"}).go()
    assert wanted not in reasons(t, "turn.close")


def test_a_dial_that_was_recruited_from_is_not_missed() -> None:
    t = war(
        {"HA": "p0 1footman fort"},
        order=5,
        used=(8,),
        dials=(0, 0, 0),
        heroes={"h1": (0, "HA")},
        rewards={"h1": "r1"},
    )
    t.go("dial:wood")
    assert t.prompt == "turn.close"
    assert list(reasons(t, "turn.close")) == [OfDial("food"), OfDial("ore")]
