"""What a question says: what it is about, and what one must know to answer it."""

from __future__ import annotations

import pytest

from hexameron import lab
from hexameron.games.runewars.content.catalogue import FACE
from hexameron.games.runewars.meta import GAME
from hexameron.games.runewars.options import At, Lay
from hexameron.games.runewars.screen.scene import scene
from hexameron.games.runewars.state import State
from hexameron.kernel.chance import Fairness
from hexameron.kernel.game import Question, Setup
from hexameron.kernel.ids import thing_id
from hexameron.kernel.match import Match
from hexameron.kernel.scene import Scene
from hexameron.kernel.text import Text
from tests.games.runewars.screen.test_card_texts import CATALOGUES
from tests.games.shown import scene_of


def said(text: Text | None) -> str:
    assert text is not None
    return CATALOGUES["pl"].render(text)


def put(match: Match[State], question: Question) -> Scene:
    """The scene of the first seat with any question."""
    return scene(match.view(0), 0, question, (0,))


def test_a_rune_at_home_is_chosen_for_the_one_area_that_the_question_names() -> None:
    match = Match(GAME, Setup("war", 2), Fairness.from_seed(1))
    lab.drive(match, until="setup.rune", policy=lab.first)
    seat = next(iter(match.pending))
    (area,) = {option.area for option in match.options(seat) if isinstance(option, Lay)}
    shown = scene_of(match, seat)
    assert said(shown.prompt) == f"Którą runę kładziesz w obszarze {area}?"
    runes = sorted(said(option.label) for option in shown.options)
    assert runes == ["Fałszywa runa", "Smocza runa", "Smocza runa"]
    assert {option.at for option in shown.options} == {(area,)}


@pytest.mark.parametrize(
    ("rune", "asked"),
    [("rune.dragon", "Gdzie kładziesz smoczą runę?"), ("rune.false", "Gdzie kładziesz fałszywą runę?")],
)
def test_a_rune_that_was_received_is_laid_by_pointing_at_an_area(rune: str, asked: str) -> None:
    match = lab.position("runewars")
    token = thing_id(match.state.things.face.index(FACE[rune]))
    shown = put(match, Question(0, "rune.lay", (Lay(token, "HA"), Lay(token, "HB"))))
    assert said(shown.prompt) == asked
    assert [option.at for option in shown.options] == [("HA",), ("HB",)]
    assert [said(option.label) for option in shown.options] == ["obszar HA", "obszar HB"]


def test_a_march_tells_where_to_and_how_many_find_room_there() -> None:
    areas = {"HA": "3footman 2bowman fort", "1B": "2knight", "YB": "4berserker fort"}
    match = lab.position("runewars", areas=areas, order="conquer")
    lab.drive(match, until="march.units", policy=lab.script(["activate:1B"]))
    shown = scene_of(match, 0)
    assert said(shown.prompt) == "Które jednostki wchodzą do obszaru 1B?"
    assert "Miejsca w obszarze 1B: 8. Zajęte: 2, wybrane: 0." in said(shown.help)
    match.choose(0, "some:HA.footman;2")
    assert "wybrane: 2." in said(scene_of(match, 0).help)


@pytest.mark.parametrize(
    ("prompt", "actor", "asked"),
    [
        ("retreat.where", "7A", "Dokąd wycofują się jednostki z obszaru 7A?"),
        ("quest.act", "hero.h7", "Co robi Corbin?"),
        ("recruit.where", "footman", "Przy których twierdzach stawiasz 1 Piechura?"),
    ],
)
def test_a_question_names_the_area_the_hero_or_the_units_it_is_about(
    prompt: str, actor: str, asked: str
) -> None:
    shown = put(lab.position("runewars"), Question(0, prompt, (At("HA"),), actor))
    assert said(shown.prompt) == asked


def test_a_question_of_a_card_quotes_the_card() -> None:
    shown = put(lab.position("runewars"), Question(0, "effect.raze", (At("HA"),), "season.su1"))
    name = said(Text("season.su1"))
    assert said(shown.help).startswith(f"{name}. ")
    assert len(said(shown.help)) > len(name) + 20
