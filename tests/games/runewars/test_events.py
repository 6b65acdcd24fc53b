"""What lines of the log point at: areas, heroes, and whose units were lost."""

from __future__ import annotations

from hexameron.games.runewars.meta import GAME
from hexameron.kernel.telling import Line, Narrator
from tests.games.runewars.positions import TestWar
from tests.games.runewars.rules.test_battle import attack, quiet
from tests.games.runewars.screen.test_card_texts import CATALOGUES


def told(t: TestWar, event: str) -> list[Line]:
    lines = Narrator(GAME, t.state, 0, CATALOGUES["pl"]).lines(t.events)
    return [line for line in lines if line.event == event]


def words(line: Line) -> str:
    return CATALOGUES["pl"].render(line.text.text(CATALOGUES["pl"].render))


def test_a_march_points_at_the_areas_it_leads_through() -> None:
    t = attack("2footman", "p1 2berserker", fate="1 2 11 12")
    assert told(t, "march.activates")[0].at == ("p0", "5C")
    assert told(t, "units.move")[0].at == ("p0", "5B", "5C")
    assert "moves" in told(t, "march.activates")[0].tags


def test_a_unit_that_is_lost_names_its_owner_and_the_area() -> None:
    t = quiet(attack("3footman", "p1 1berserker", fate="18 18 18 18 18 18"))
    lost = told(t, "battle.destroyed")
    assert lost
    assert {line.at[0] for line in lost} <= {"p0", "p1"}
    assert all("5C" in line.at and "loss" in line.tags for line in lost)


def test_nobody_is_said_to_lose_neutral_units() -> None:
    t = quiet(attack("3footman", "1beastman", fate="18 18 18 18 18 18").go("fight"))
    (line, *_) = [one for one in told(t, "battle.destroyed") if "beastman" in str(one.text.args["kind"])]
    assert not {"p0", "p1"} & {*line.at}
    assert words(line) == "Jednostki neutralne tracą jednostkę: Zwierzoczłek."
