"""How a scenario looks before it is played."""

from __future__ import annotations

import pytest

from tests.server.driving import Node

PATH = "/api/games/battlelore/scenarios"


def test_a_scenario_is_shown_before_it_is_played(node: Node) -> None:
    answer = node.http.get(f"{PATH}/companies")
    scene = answer.json()
    assert scene["title"]["id"] == "scenario.companies"
    assert len(scene["pieces"]) == 29
    assert [side["pl"] for side in scene["sides"]] == ["Armia proporca", "Armia chorągwi"]
    assert not scene.get("example")
    tag = answer.headers["etag"]
    assert node.http.get(f"{PATH}/companies", headers={"If-None-Match": tag}).status_code == 304
    assert node.get(f"{PATH}/nowhere", status=404)["text"]["id"] == "table.no_scenario"
    assert node.get(f"{PATH}/custom", status=400)["text"]["id"] == "table.bad_setup"


def test_it_brings_only_what_a_map_needs(node: Node) -> None:
    scene = node.get(f"{PATH}/companies")
    drawn = {piece["icon"] for piece in scene["pieces"]}
    assert drawn <= {*scene["icons"]}
    assert "panels" not in scene
    assert not any("notes" in piece for piece in scene["pieces"])


@pytest.mark.parametrize(("game", "scenario"), [("heroes", "conquest"), ("mageknight", "full_conquest")])
def test_a_map_that_comes_after_the_first_choices_is_an_example(node: Node, game: str, scenario: str) -> None:
    path = f"/api/games/{game}/scenarios/{scenario}"
    scene = node.get(path)
    assert scene["example"]
    assert len(scene["cells"]) > 10


def test_the_map_is_that_of_the_number_of_players(node: Node) -> None:
    path = "/api/games/heroes/scenarios/conquest"
    two, four = (node.get(f"{path}?players={players}") for players in (2, 4))
    assert len(four["sides"]) == 4
    assert len(four["cells"]) > len(two["cells"]) == len(node.get(path)["cells"])
    assert node.get(f"{path}?players=5", status=400)["text"]["id"] == "table.bad_request"
